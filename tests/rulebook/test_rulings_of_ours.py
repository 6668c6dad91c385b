"""The rulings on docs/rulings.md: what we decided where all documents are silent."""

from tests.scenario import Table, table
from touchline.engine.dealer import KeyDealer, key_of_seed
from touchline.rules.bags import ALL, entry, seen_by, title_of
from touchline.table.decisions import decision_at


def known_hand(game: Table, owner: str, watcher: str) -> list[str]:
    """What one manager can tell of another's hand."""
    season = game.season
    seen = season.seen_hands[game.manager(owner) * (season.managers + 1) + game.manager(watcher)]
    return game.cards(seen)


def test_stars_go_on_top_in_sight_of_all():
    """Stars go on top of the deck one by one, in sight of all; who draws them is known to hold them."""
    game = table("""
        plays: reveal improvements
        gouged-eye: pile crushface, snotlobba
        reikland-reavers:
    """)

    game.play("top crushface")
    assert game.deck("gouged-eye")[:2] == ["snotlobba", "crushface"]


def test_a_star_drawn_from_the_top_is_known_to_be_in_the_hand():
    """What everybody saw going on top of a deck is known to be drawn next."""
    game = table(
        """
        plays: maintenance phase
        gouged-eye: top crushface
        reikland-reavers:
        """,
        luck=1,
    )

    game.play("decline all")
    assert known_hand(game, "gouged-eye", "reikland-reavers") == ["crushface"]


def test_the_star_of_salary_cap_raised_is_seen_by_its_manager_only():
    """A star drawn into hand is a secret of the hand, until it is shown."""
    game = table("""
        gouged-eye: hand orc-lineman
        reikland-reavers:
        bad-snap:
    """)
    holds_unseen(game, "crushface")

    game.play("commit orc-lineman to bad-snap left")
    assert game.season.secret_star[0] != -1
    assert known_hand(game, "gouged-eye", "reikland-reavers") == []

    game.play("commit crushface to bad-snap left")
    assert game.season.secret_star[0] == -1


def test_a_star_that_could_be_another_copy_stays_a_secret():
    """A card that may be the unseen star or another copy of it leaves the star a secret, in hand or deck."""
    game = table("""
        gouged-eye: hand orc-lineman; deck freebooter-lineman, orc-thrower
        reikland-reavers:
        bad-snap:
    """)
    holds_unseen(game, "freebooter-lineman")

    game.play("commit freebooter-lineman to bad-snap left")
    assert game.season.loose == 0b01
    assert game.season.secret_star[0] != -1


def holds_unseen(game: Table, star: str) -> None:
    """Give the first manager a star as *Salary Cap Raised!* does."""
    title = game.season.book.numbers[star]
    game.season.hand[0] = tuple(sorted((*game.season.hand[0], title)))
    game.season.secret_star[0] = title


def test_everybody_can_tell_a_hand_when_the_deck_is_renewed():
    """When the discard pile becomes the deck, all that is not in sight is in the hand."""
    game = table("""
        gouged-eye: hand orc-lineman, orc-thrower; deck orc-blitzer; discard da-troll
        athelorn-avengers: hand wood-elf-lineman
        bad-snap:
    """)
    game.season.hand[0] = tuple(sorted((*game.season.hand[0], game.season.book.numbers["wood-elf-catcher"])))

    game.play("commit wood-elf-catcher to bad-snap left", "use", "use")
    assert known_hand(game, "gouged-eye", "athelorn-avengers") == [
        "orc-blitzer",
        "orc-lineman",
        "orc-thrower",
    ]


def test_abilities_that_only_bring_fans_are_not_asked_about():
    """Compulsory abilities that only bring fans are carried out at once, in whatever order."""
    game = table("""
        plays: end of season
        gouged-eye: owns team-merchandise-booths, tackling-coach, passing-coach
        reikland-reavers:
    """)

    game.play()
    assert game.asked == "nobody"
    assert game.fans == [6, 0]


def test_fans_of_a_section_come_before_its_cards():
    """The fans of a payout are gained before its cards are drawn."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers: hand human-lineman
        cock-eye-blocked: nothing | orc-lineman
        super-juke: human-lineman
    """)

    game.play()
    assert game.asked == "gouged-eye collect-next"
    assert game.fans == [4, 0]


def test_cards_go_to_the_bottom_one_after_the_other():
    """Of the cards put at the bottom, the later one lies deeper."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        over-the-middle: orc-thrower | human-lineman ball
    """)
    game.play("draw hired-wizard passing-coach cheating-coach", "keep hired-wizard")
    assert game.options == ["bottom cheating-coach", "bottom passing-coach"]

    game.play("bottom passing-coach")
    bottom = tuple(title_of(card) for card in game.season.bottoms[0])
    assert game.cards(bottom) == ["passing-coach", "cheating-coach"]


def test_who_knew_the_cards_does_not_know_which_was_kept():
    """Who knew what lies at the bottom does not know which of several cards another manager kept."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        knuckleduster-smear: human-lineman | orc-lineman ball
    """)
    game.dealer.luck = KeyDealer(key_of_seed(1))
    season = game.season
    season.bags[0] = ()
    season.bottoms[0] = tuple(
        entry(season.book.numbers[card], 0b10) for card in ("hired-wizard", "passing-coach")
    )

    assert game.asked == "gouged-eye keep-card"
    game.play("keep hired-wizard")
    (kept,) = [card for card in season.piles[0] if title_of(card) == season.book.numbers["hired-wizard"]]
    assert seen_by(kept, 0)
    assert not seen_by(kept, 1)


def test_an_ejected_friend_gets_no_ball():
    """All ejections happen at once: Dump-Off names nobody who is ejected with the carrier."""
    game = table("""
        plays: scoreboard phase
        reikland-reavers:
        gouged-eye:
        bad-snap: human-thrower ball [ejection], human-lineman [ejection], human-catcher
    """)

    game.play("use human-thrower")
    assert "human-lineman" not in game["bad-snap"]
    assert game["bad-snap"].startswith("human-catcher ball") or "human-catcher ball" in game["bad-snap"]


def test_a_card_in_deck_and_discard_pile_is_one_answer():
    """A Freebooter's manager names a card, not the pile it comes from, where both will be shuffled together."""
    game = table("""
        plays: reveal improvements
        gouged-eye: deck 2 orc-lineman; discard orc-lineman; hand orc-lineman; pile freebooter-lineman
        reikland-reavers:
    """)

    game.play()
    assert [option for option in game.options if "orc-lineman" in option] == [
        "return orc-lineman from discard",
        "return orc-lineman from hand",
    ]


def test_a_drawn_morg_is_discarded_where_he_may_not_be():
    """A Morg 'N Thorg drawn to stand where another manager's is goes to the discard pile; nobody comes."""
    game = table("""
        gouged-eye: hand orc-lineman; owns illegal-substitution; top morg-n-thorg-cwc
        reikland-reavers:
        bad-snap: orc-thrower | reikland-reavers morg-n-thorg-owa
        super-juke:
    """)

    game.play(
        "commit orc-lineman to super-juke left", "act illegal-substitution", "player orc-thrower at bad-snap"
    )
    assert game["bad-snap"] == "| reikland-reavers morg-n-thorg-owa"
    assert game.discard("gouged-eye") == ["orc-thrower", "morg-n-thorg-cwc"]


def test_the_default_is_the_last_option():
    """Who does not answer passes, declines, or takes what is listed last."""
    game = table("""
        gouged-eye: hand orc-lineman
        reikland-reavers:
        bad-snap:
    """)
    assert game.asked == "gouged-eye commit-or-pass"

    decision = decision_at(game.season, 0)
    assert decision is not None
    assert decision.default.text == "pass"


def test_spectators_see_what_all_see():
    """What has every bit is open to all."""
    assert all(seen_by(entry(7, ALL), seat) for seat in range(6))


def test_a_fallen_carrier_may_get_the_ball_back_from_a_friend():
    """A friend with Dump-Off, to whom a fallen carrier's ball came, may hand it back: a downed friend may be named."""
    game = table("""
        gouged-eye: hand orc-blitzer
        reikland-reavers:
        bad-snap: human-thrower ball, human-thrower | nothing
    """)

    game.play(
        "commit orc-blitzer to bad-snap right",
        "tackle human-thrower",
        "roll down missed",
        "apply down",
        "use human-thrower",
        "use human-thrower 2",
    )
    assert game["bad-snap"].startswith("human-thrower down ball, human-thrower |")


def test_in_a_soggy_pitch_a_guard_and_a_target_are_two_tackles():
    """A Guard who takes one of two Target Downs and the target who takes the other were both tackled successfully."""
    game = table("""
        headline: flooding-causes-soggy-pitch
        reikland-reavers: hand human-blitzer
        gouged-eye:
        bad-snap: orc-thrower, orc-lineman | nothing
    """)

    game.play(
        "commit human-blitzer to bad-snap right",
        "tackle orc-thrower",
        "roll down down",
        "use orc-lineman",
        "decline",
    )
    assert game["bad-snap"].startswith("orc-thrower down, orc-lineman down | human-blitzer")
    assert game.options == ["use human-blitzer for orc-thrower", "use human-blitzer for orc-lineman"]
