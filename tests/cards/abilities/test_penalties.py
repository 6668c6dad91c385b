"""The penalties: what each costs (Foul Play, Penalties; rulings, Foul Play: Penalties)."""

import pytest

from tests.cards.abilities.linked import of
from tests.scenario import Table, table


def penalized(said: str, *penalties: str, owner: str = "gouged-eye") -> Table:
    """A table at which this manager, of whom this is said, resolves these penalties."""
    game = table(f"""
        expansions: foul-play, sudden-death
        plays: penalties
        {owner}: penalties {len(penalties)}; {said}
        reikland-reavers: fans 9
    """)
    game.play(*[f"draw {penalty}" for penalty in penalties])
    return game


@of("roughing-the-ref")
def test_roughing_the_ref():
    """Two fans are lost, as far as there are any, and the card is discarded."""
    for had, has in ((5, 3), (1, 0)):
        game = penalized(f"fans {had}", "roughing-the-ref")
        assert game.asked == "nobody"
        assert game.fans == [has, 9]
        assert game.owns("gouged-eye") == []


@of("red-card")
def test_red_card():
    """A star of one's choice goes back to the box, from discard pile, deck or hand, a Freebooter like any other."""
    game = penalized("hand bork; deck da-troll, freebooter-lineman; discard crushface", "red-card")
    assert (game.asked, game.options) == (
        "gouged-eye lose-card",
        ["lose bork", "lose crushface", "lose freebooter-lineman"],
    )
    game.play("lose crushface")
    assert game.box == ["crushface"]
    assert game.discard("gouged-eye") == []


@of("red-card")
def test_red_card_for_a_star_in_hand():
    """A star in hand can be lost like one in the deck."""
    game = penalized("hand bork, orc-blitzer; deck da-troll", "red-card")
    assert game.asked == "nobody"
    assert game.hand("gouged-eye") == ["orc-blitzer"]
    assert game.box == ["bork"]


@of("red-card")
def test_red_card_for_the_last_card_of_the_deck():
    """When the last card leaves the deck, the discard pile becomes the new one (rulings, Maintenance: The new deck)."""
    game = penalized("hand orc-blitzer; top slab; deck nothing; discard da-troll", "red-card")
    assert game.asked == "nobody"
    assert game.deck("gouged-eye") == ["da-troll"]
    assert game.discard("gouged-eye") == []


@of("red-card")
def test_red_card_and_a_star_drawn_unseen():
    """Others don't learn from the question which star was drawn unseen: two copies are two answers."""
    for hand, options in (
        ("2 bork", ["lose bork", "lose bork 2"]),
        ("bork, slab", ["lose bork", "lose slab"]),
    ):
        game = table(f"""
            expansions: foul-play
            plays: penalties
            gouged-eye: penalties 1; hand {hand}
            reikland-reavers:
        """)
        game.season.secret_star[0] = game.season.book.numbers["bork"]
        game.play("draw red-card")
        assert (game.asked, game.options) == ("gouged-eye lose-card", options)


@of("red-card")
def test_red_card_without_a_star():
    """Who has none of what he should lose ignores it (Foul Play, Penalties)."""
    game = penalized("hand orc-blitzer", "red-card")
    assert game.asked == "nobody"
    assert game.box == []


@of("flying-elbow")
def test_flying_elbow():
    """A starting player with the most Star Power goes back to the box; stars don't count."""
    game = penalized(
        "hand bork; deck 4 orc-lineman, da-troll; discard orc-blitzer, mighty-zug", "flying-elbow"
    )
    assert game.asked == "nobody"
    assert game.box == ["da-troll"]
    assert game.deck("gouged-eye") == ["orc-lineman"] * 4


@of("flying-elbow")
def test_flying_elbow_among_equals():
    """Of several with the most Star Power the manager chooses one."""
    game = penalized("hand black-orc-blocker; deck 4 orc-lineman; discard 2 orc-blitzer", "flying-elbow")
    assert game.options == ["lose black-orc-blocker", "lose orc-blitzer"]

    game.play("lose black-orc-blocker")
    assert game.hand("gouged-eye") == []
    assert game.box == ["black-orc-blocker"]


@of("flying-elbow")
def test_a_lost_player_who_lies_in_several_piles():
    """Of copies of a card the one in the discard pile goes first, then one in the deck, then one in hand."""
    for said, hand, deck in (
        ("hand orc-blitzer; deck orc-blitzer; discard orc-blitzer", ["orc-blitzer"], ["orc-blitzer"]),
        ("hand orc-blitzer; deck orc-blitzer, orc-lineman", ["orc-blitzer"], ["orc-lineman"]),
    ):
        game = penalized(said, "flying-elbow")
        assert game.asked == "nobody"
        assert (game.hand("gouged-eye"), game.deck("gouged-eye")) == (hand, deck)
        assert game.discard("gouged-eye") == []


@of("flying-elbow")
def test_flying_elbow_without_starting_players():
    """Nobody is lost by a manager without starting players."""
    game = penalized("deck bork", "flying-elbow")
    assert game.asked == "nobody"
    assert game.box == []


@pytest.mark.parametrize(
    ("penalty", "owned", "options"),
    [
        (
            "staff-walkout",
            "hired-wizard, waaagh, 2 passing-coach",
            ["lose hired-wizard", "lose passing-coach"],
        ),
        ("illegal-equipment", "waaagh, swarm-tactics, hired-wizard", ["lose swarm-tactics", "lose waaagh"]),
    ],
)
@of("staff-walkout", "illegal-equipment")
def test_lost_upgrades(penalty, owned, options):
    """An upgrade of the kind, of one's choice, goes back to the box; it remains an improvement gained."""
    game = penalized(
        f"owns {owned.replace('2 passing-coach', 'passing-coach, passing-coach')}; gained 4", penalty
    )
    assert game.options == options

    before = game.owns("gouged-eye")
    game.play(options[-1])
    lost = options[-1].removeprefix("lose ")
    assert game.box == [lost]
    assert sorted([*game.owns("gouged-eye"), lost]) == sorted(before)
    assert game.improvements == [4, 0]


@of("staff-walkout", "illegal-equipment")
def test_no_upgrade_to_lose():
    """Without an upgrade of the kind nothing is lost; a penalty in play is none."""
    game = penalized("owns waaagh, downsize", "staff-walkout")
    assert game.asked == "nobody"
    assert game.owns("gouged-eye")[:1] == ["waaagh"]

    game = penalized("owns hired-wizard", "illegal-equipment")
    assert game.asked == "nobody"
    assert game.owns("gouged-eye") == ["hired-wizard"]


@of("swearing-on-cabalvision")
def test_swearing_on_cabalvision():
    """A fan is lost, and a contract, unseen, if there is one."""
    game = penalized("fans 3; contracts 2", "swearing-on-cabalvision")
    assert game.asked == "nobody"
    assert (game.fans[0], game.season.contracts[0], game.season.contracts_left) == (2, 1, 14)

    game = penalized("fans 3", "swearing-on-cabalvision")
    assert game.asked == "nobody"
    assert (game.fans[0], game.season.contracts[0]) == (2, 0)


@of("over-the-salary-cap")
def test_over_the_salary_cap():
    """Three fans are lost by a manager with two stars without Freebooter or more."""
    for stars, fans in (("bork, slab", 2), ("bork, freebooter-lineman", 5)):
        game = penalized(f"fans 5; hand {stars}", "over-the-salary-cap")
        assert game.asked == "nobody"
        assert game.fans[0] == fans


LASTING = [
    "downsize",
    "scouting-ban",
    "chaos-karma",
    "sponsors-ultimatum",
    "stretcher-bearers-strike",
    "shoddy-padding",
]


@pytest.mark.parametrize("penalty", LASTING)
@of(*LASTING)
def test_penalties_that_last(penalty):
    """They stay faceup in play until the end of the next week, and do nothing when they are resolved."""
    game = penalized("fans 5", penalty)
    assert game.asked == "nobody"
    assert game.owns("gouged-eye") == [penalty]
    assert game.fans == [5, 9]


@pytest.mark.parametrize("penalty", LASTING)
@of(*LASTING)
def test_penalties_that_have_lasted(penalty):
    """At the end of the week in which they were in force they are discarded, copies too."""
    game = table(f"""
        expansions: foul-play
        plays: scoreboard phase
        gouged-eye: owns waaagh, {penalty}, {penalty}, tackling-coach
        reikland-reavers:
        personal-foul:
    """)
    assert game.asked == "nobody"
    assert game.owns("gouged-eye") == ["waaagh", "tackling-coach"]


@of("downsize")
def test_downsize():
    """Two staff upgrades fewer are drawn for each payout; other payouts are as ever."""
    game = table("""
        expansions: foul-play
        plays: scoreboard phase
        gouged-eye: owns downsize
        reikland-reavers:
        over-the-middle: orc-blitzer
        razzle-dazzle: | orc-blitzer
    """)
    game.play("collect left staff-upgrade", "draw hired-wizard", "side 1", "draw bork one-ear", "keep bork")
    assert game.pile("gouged-eye") == ["hired-wizard", "bork"]


@of("scouting-ban")
def test_scouting_ban():
    """Two stars fewer are drawn for each payout, none for one or two."""
    game = table("""
        expansions: foul-play
        plays: scoreboard phase
        gouged-eye: owns scouting-ban
        reikland-reavers:
        shank-yank: orc-blitzer | human-lineman
        unnecessary-roughness: orc-blitzer
    """)
    game.play("draw bork", "decline all")
    assert game.deck("gouged-eye")[0] == "bork"
    assert game.improvements == [1, 0]


KARMA = """
    expansions: foul-play
    gouged-eye: hand 2 orc-blitzer; owns chaos-karma
    reikland-reavers: hand human-blitzer
    bad-snap: | human-lineman
    super-juke: orc-thrower | human-catcher
"""


@of("chaos-karma")
def test_chaos_karma():
    """Whoever tackles an opponent successfully goes down himself, again and again."""
    game = table(KARMA)
    game.play("commit orc-blitzer to bad-snap left", "tackle human-lineman", "roll down down")
    assert game["bad-snap"] == "orc-blitzer down | human-lineman down"


@of("chaos-karma")
def test_chaos_karma_on_the_ground():
    """A tackler who lies on the ground already is injured."""
    game = table("""
        expansions: foul-play
        grudgebearers: hand dwarf-longbeard; owns chaos-karma, bear-the-grudge
        gouged-eye:
        bad-snap: dwarf-blocker down | orc-lineman
    """)
    game.play("commit dwarf-longbeard to bad-snap left", "act bear-the-grudge", "roll down down")
    assert game["bad-snap"] == "dwarf-longbeard | orc-lineman down"


@of("chaos-karma")
def test_chaos_karma_spares_opponents():
    """An opponent's tackle, or one that misses, brings nobody of one's own down."""
    game = table(KARMA)
    game.play("commit orc-blitzer to super-juke left", "tackle human-catcher", "roll missed")
    game.play("commit human-blitzer to super-juke right", "tackle orc-thrower", "roll down down", "decline")
    assert game["super-juke"] == "orc-thrower down, orc-blitzer [?] | human-catcher, human-blitzer"


@of("sponsors-ultimatum")
def test_sponsors_ultimatum():
    """Each matchup lost costs a fan."""
    game = table("""
        expansions: foul-play
        plays: scoreboard phase
        gouged-eye: owns sponsors-ultimatum; fans 9
        reikland-reavers:
        one-handed-grab: orc-lineman | human-blitzer
        right-in-the-jibblies: orc-blitzer | human-lineman
        personal-foul: orc-lineman | human-blitzer
    """)
    assert game.asked == "nobody"
    assert game.fans[0] == 9 + 1 - 1 + 2 + 3 - 1
    assert game.owns("gouged-eye") == []


@of("stretcher-bearers-strike")
def test_stretcher_bearers_strike():
    """The team has less Star Power where it has a downed player."""
    game = table("""
        expansions: foul-play
        plays: scoreboard phase
        gouged-eye: owns stretcher-bearers-strike
        reikland-reavers:
        right-in-the-jibblies: orc-blitzer, orc-lineman down | human-blitzer
        one-handed-grab: orc-blitzer | human-thrower
    """)
    assert game.asked == "nobody"
    assert [line for line in game.told if line.startswith("total-counted gouged-eye")] == [
        "total-counted gouged-eye right-in-the-jibblies 2",
        "total-counted gouged-eye one-handed-grab 3",
    ]


@of("shoddy-padding")
def test_shoddy_padding():
    """One's own players have less Star Power as targets of tackle attempts."""
    game = table("""
        expansions: foul-play
        gouged-eye: hand orc-blitzer
        reikland-reavers: owns shoddy-padding
        bad-snap: | human-blitzer
    """)
    game.play("commit orc-blitzer to bad-snap left", "tackle human-blitzer", "roll down missed")
    assert game.asked == "gouged-eye choose-result"
