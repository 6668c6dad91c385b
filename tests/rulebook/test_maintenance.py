"""The maintenance phase, and the headlines that act in it."""

import pytest

from tests.scenario import Table, table

HANDS = {
    2: """
        gouged-eye: hand 6 orc-lineman
        grudgebearers: hand 6 dwarf-longbeard
    """,
    3: """
        gouged-eye: hand 6 orc-lineman
        grudgebearers: hand 6 dwarf-longbeard
        chaos-all-stars: hand 6 chaos-lineman
    """,
    4: """
        gouged-eye: hand 6 orc-lineman
        grudgebearers: hand 6 dwarf-longbeard
        chaos-all-stars: hand 6 chaos-lineman
        reikland-reavers: hand 6 human-lineman
    """,
}
THREE = HANDS[3]


def maintenance(text: str, luck: int = 1) -> Table:
    """A maintenance phase that has been played."""
    game = table(f"plays: maintenance phase\n{text}", luck)
    game.play("decline all")
    return game


def kinds_told(game: Table) -> list[str]:
    """The kinds of the events that were told, one after another."""
    return [line.split()[0] for line in game.told]


# The six steps.


def test_refresh():
    """Each manager refreshes all his exhausted cards (base rulebook, Maintenance Phase, step 1)."""
    game = maintenance("""
        gouged-eye: owns waaagh exhausted, tackling-coach, hired-wizard exhausted
        grudgebearers: owns rigorous-training
    """)
    assert game.owns("gouged-eye") == ["waaagh", "tackling-coach", "hired-wizard"]


@pytest.mark.parametrize(("had", "has"), [(0, 6), (2, 6), (5, 6), (6, 6), (7, 7), (8, 8)])
def test_replenish(had, has):
    """Each manager draws up to six cards, and never discards down to six (rulings, Play: Replenish)."""
    game = maintenance(f"""
        spike: the-dungeonbowl
        gouged-eye: hand {had} orc-lineman; deck 12 orc-thrower
        grudgebearers:
    """)
    assert game.hand("gouged-eye") == ["orc-lineman"] * had + ["orc-thrower"] * (has - had)
    assert game.discard("gouged-eye") == []


def test_replenish_with_nothing_left():
    """A manager whose deck and discard pile are both empty draws nothing (rulings, Play: Replenish)."""
    game = maintenance("""
        spike: the-dungeonbowl
        gouged-eye: hand da-troll; deck 2 orc-lineman
        grudgebearers: hand troll-slayer; deck nothing
    """)
    assert game.hand("gouged-eye") == ["da-troll", "orc-lineman", "orc-lineman"]
    assert game.hand("grudgebearers") == ["troll-slayer"]


def test_replenish_takes_the_top_first():
    """Cards are drawn from the top of the team deck (base rulebook, Maintenance Phase, step 2)."""
    game = maintenance("""
        spike: the-dungeonbowl
        gouged-eye: hand 4 orc-lineman; top bork, varag-ghoulchewer, smashjaw; deck 9 orc-thrower
        grudgebearers:
    """)
    assert game.hand("gouged-eye") == ["bork", *["orc-lineman"] * 4, "varag-ghoulchewer"]


def test_restock():
    """All cheating tokens return to the pool and are mixed anew (base rulebook, Maintenance Phase, step 3)."""
    game = maintenance(f"pool: 4\n{THREE}")
    assert game.pool == 30
    assert len(game.season.unseen_tokens) == 30
    assert game.season.aside == ()


def test_discarded_tokens_stay_away_until_maintenance():
    """Discarded tokens are set aside, and come back to the pool with the next Maintenance phase (base rulebook, The
    Cheating Token Pool).
    """
    game = table(
        """
        plays: matchup phase, maintenance phase
        gouged-eye: hand da-troll, orc-lineman
        grudgebearers:
        bad-snap: | dwarf-longbeard down [?, ejection]
    """,
        luck=1,
    )
    game.play("commit da-troll to bad-snap left", "tackle dwarf-longbeard", "roll down down")
    assert game["bad-snap"] == "da-troll [?]"
    assert game.pool == 27
    game.play("decline all")
    assert game.pool == 30


def test_tournament_of_the_week():
    """The revealed tournament lies last in the reel, with a ball at midfield (base rulebook, Maintenance Phase)."""
    game = maintenance(f"spike: the-dungeonbowl\nhighlights: bad-snap, super-juke, the-tripline\n{THREE}")
    assert game.reel[-1] == "the-dungeonbowl"
    assert sorted(game.reel[:-1]) == ["bad-snap", "super-juke", "the-tripline"]


def test_new_spike_card_covers_the_old():
    """The new card covers last week's headline, which is over (base rulebook, Maintenance Phase, step 4)."""
    game = table(
        """
        plays: maintenance phase, matchup phase
        headline: cursed-ball
        spike: the-dungeonbowl
        reikland-reavers: hand 6 human-thrower
        grudgebearers: hand 6 dwarf-longbeard
    """,
        luck=1,
    )
    game.play("commit human-thrower to the-dungeonbowl", "use")
    assert game["the-dungeonbowl"] == "human-thrower ball"
    assert game.box == ["cursed-ball"]


def test_blood_bowl_after_all_others():
    """The last Spike! card is The Blood Bowl (base rulebook, Setup, step 6)."""
    assert maintenance(f"spike: nothing\n{THREE}").reel[-1] == "the-blood-bowl"


@pytest.mark.parametrize(
    ("managers", "options", "spike", "highlights"),
    [
        (4, "", "the-dungeonbowl", 4),
        (4, "", "cursed-ball", 4),
        (3, "", "the-dungeonbowl", 3),
        (3, "", "cursed-ball", 3),
        (2, "", "the-dungeonbowl", 4),
        (4, "scheduling", "the-dungeonbowl", 3),
        (4, "scheduling", "cursed-ball", 4),
        (3, "scheduling", "the-dungeonbowl", 2),
        (3, "scheduling", "cursed-ball", 3),
        (2, "scheduling", "the-dungeonbowl", 1),
        (2, "scheduling, abbreviated", "the-dungeonbowl", 1),
        (4, "", "more-sales-more-matches", 5),
        (3, "", "more-sales-more-matches", 4),
        (4, "scheduling", "more-sales-more-matches", 5),
        (3, "scheduling", "more-sales-more-matches", 4),
    ],
)
def test_number_of_highlights(managers, options, spike, highlights):
    """As many highlights as managers, four for two managers; with Scheduling Limitations the tournament counts among
    them, with two managers one beside it; More Sales, More Matches adds one to whatever number would be rolled
    (base rulebook, Roll the Highlights; Scheduling Limitations; rulings, Combining options; Maintenance).
    """
    game = maintenance(f"options: {options}\nspike: {spike}\n{HANDS[managers]}")
    assert len(game.reel) == highlights + (spike == "the-dungeonbowl")


def test_reel_is_laid_from_the_highlight_deck_on():
    """The first highlight lies closest to the Highlight deck, the last to the Spike! card (base rulebook, Roll the
    Highlights); each has a ball at midfield.
    """
    game = table(
        """
        plays: maintenance phase, matchup phase
        spike: more-sales-more-matches
        gouged-eye: hand 6 orc-thrower
        grudgebearers: hand 6 dwarf-longbeard
        chaos-all-stars: hand 6 chaos-lineman
    """
    )
    game.play("draw super-juke bad-snap the-tripline shank-yank")
    assert game.reel == ["super-juke", "bad-snap", "the-tripline", "shank-yank"]
    # The additional one lies nearest to the Spike! deck and has a ball like the others.
    game.play("commit orc-thrower to shank-yank left", "use")
    assert game["shank-yank"] == "orc-thrower ball"


def test_order_of_steps():
    """Hands are replenished before the Spike! card is revealed, the highlights are rolled after it (base rulebook,
    Maintenance Phase).
    """
    game = maintenance("""
        spike: cursed-ball
        gouged-eye: hand 5 orc-lineman; deck 2 orc-thrower
        grudgebearers: hand 6 dwarf-longbeard
        chaos-all-stars: hand 6 chaos-lineman
    """)
    assert kinds_told(game) == ["card-drawn", "spike-revealed", *["highlight-rolled"] * 3]


def test_highlight_deck_runs_out():
    """The highlights that went back to the box this season are shuffled into a new deck (rulings, Maintenance)."""
    game = maintenance(f"""
        spike: cursed-ball
        highlights: bad-snap
        spent: super-juke, the-tripline
        {THREE}
    """)
    assert game.reel[0] == "bad-snap"
    assert sorted(game.reel[1:]) == ["super-juke", "the-tripline"]
    assert game.season.spent == ()


# The new deck.


def test_new_deck_the_moment_the_last_card_leaves():
    """The discard pile becomes the deck the moment the last card leaves the deck, not when the next is wanted
    (rulings, Maintenance: The new deck).
    """
    game = maintenance("""
        spike: the-dungeonbowl
        gouged-eye: hand 5 orc-lineman; deck orc-thrower; discard da-troll, orc-blitzer
        grudgebearers: hand 6 dwarf-longbeard
    """)
    assert game.hand("gouged-eye") == [*["orc-lineman"] * 5, "orc-thrower"]
    assert game.deck("gouged-eye") == ["da-troll", "orc-blitzer"]
    assert game.discard("gouged-eye") == []


def test_replenish_goes_on_with_the_new_deck():
    """After shuffling he continues drawing if necessary (base rulebook, Replenish Hand)."""
    game = maintenance("""
        spike: the-dungeonbowl
        gouged-eye: hand 4 orc-lineman; deck orc-thrower; discard da-troll
        grudgebearers: hand 6 dwarf-longbeard
    """)
    assert game.hand("gouged-eye") == ["da-troll", *["orc-lineman"] * 4, "orc-thrower"]
    assert game.deck("gouged-eye") == game.discard("gouged-eye") == []


def test_new_deck_in_the_middle_of_sprinting():
    """The deck is renewed in the middle of an effect too: before the discard of sprinting (rulings, Maintenance)."""
    game = table("""
        reikland-reavers: hand human-catcher, human-thrower; deck human-lineman; discard ogre
        gouged-eye:
        bad-snap:
    """)
    game.play("commit human-catcher to bad-snap left", "use")
    assert game.asked == "reikland-reavers discard-card"
    assert (game.deck("reikland-reavers"), game.discard("reikland-reavers")) == (["ogre"], [])
    game.play("discard human-lineman")
    assert (game.deck("reikland-reavers"), game.discard("reikland-reavers")) == (["ogre"], ["human-lineman"])


def test_new_deck_when_a_card_is_next_needed():
    """If the discard pile is empty just then, it is renewed when a card is next needed; so a card just discarded can
    come back by the very next draw (rulings, Maintenance: The new deck).
    """
    game = table("""
        athelorn-avengers: hand wood-elf-catcher; deck treeman
        gouged-eye:
        bad-snap: wood-elf-thrower ball
    """)
    game.play("commit wood-elf-catcher to bad-snap left", "decline", "use")
    assert (game.deck("athelorn-avengers"), game.discard("athelorn-avengers")) == ([], ["treeman"])
    game.play("use")
    assert [line for line in game.told if line.startswith("card-drawn")] == [
        "card-drawn athelorn-avengers treeman"
    ] * 2
    assert game.discard("athelorn-avengers") == ["treeman"]


def test_injured_player_comes_back_by_the_very_next_draw():
    """A card that has just been injured can come back by the very next draw (rulings, Maintenance: The new deck)."""
    game = table("""
        gouged-eye: hand orc-thrower; deck nothing; owns illegal-substitution
        grudgebearers:
        bad-snap: da-troll down
    """)
    game.play("commit orc-thrower to bad-snap left", "decline", "act illegal-substitution", "player da-troll")
    assert game["bad-snap"] == "orc-thrower, da-troll"
    assert game.discard("gouged-eye") == []


def test_new_deck_when_the_last_card_is_placed():
    """A card that comes to a matchup from the deck leaves it too: One Ear is shuffled in with the rest (rulings,
    Maintenance: The new deck).
    """
    game = table("""
        grudgebearers: hand dwarf-blocker
        gouged-eye: deck orc-lineman; discard da-troll
        bad-snap: gouged-eye one-ear
    """)
    game.play("commit dwarf-blocker to bad-snap right", "tackle one-ear", "roll down missed", "apply down")
    assert game["bad-snap"] == "orc-lineman | dwarf-blocker"
    assert game.deck("gouged-eye") == ["da-troll", "one-ear"]
    assert game.discard("gouged-eye") == []


# Endurance Training.


def test_endurance_training():
    """Each manager draws two cards after replenishing (rulings, Maintenance: Endurance Training)."""
    game = maintenance("""
        spike: endurance-training
        gouged-eye: hand 2 orc-lineman; deck 7 orc-thrower
        grudgebearers: hand 7 dwarf-longbeard; deck 4 dwarf-runner
        chaos-all-stars: hand 6 chaos-lineman; deck beastman
    """)
    assert game.hand("gouged-eye") == [*["orc-lineman"] * 2, *["orc-thrower"] * 6]
    assert len(game.hand("grudgebearers")) == 9
    assert game.hand("chaos-all-stars") == ["beastman", *["chaos-lineman"] * 6]


def test_endurance_training_renews_the_deck_in_its_middle():
    """The deck is renewed in the middle of an effect, after the first of the two cards (rulings, The new deck)."""
    game = maintenance("""
        spike: endurance-training
        gouged-eye: hand 6 orc-lineman; deck orc-thrower; discard da-troll
        grudgebearers: hand 6 dwarf-longbeard
        chaos-all-stars: hand 6 chaos-lineman
    """)
    assert game.hand("gouged-eye") == ["da-troll", *["orc-lineman"] * 6, "orc-thrower"]


def test_hand_of_eight_is_played():
    """Hands of eight are played like any other: eight turns (rulings, Maintenance: Endurance Training)."""
    game = table(
        """
        plays: maintenance phase, matchup phase
        spike: endurance-training
        highlights: bad-snap, super-juke, the-tripline
        gouged-eye: hand 6 orc-lineman; deck 2 orc-lineman
        grudgebearers: hand nothing; deck nothing
        chaos-all-stars: hand nothing; deck nothing
    """,
        luck=1,
    )
    game.play(*["commit orc-lineman to bad-snap left"] * 8)
    assert game["bad-snap"] == ", ".join(["orc-lineman"] * 8)
    assert game.asked == "nobody"


def test_hand_of_seven_is_kept():
    """A hand of seven is kept, and not cut down in the next week (rulings, Maintenance: Endurance Training)."""
    game = table(
        """
        plays: maintenance phase, matchup phase, maintenance phase
        spike: endurance-training
        gouged-eye: hand 6 orc-lineman; deck 2 orc-lineman
        grudgebearers: hand nothing; deck nothing
        chaos-all-stars: hand nothing; deck nothing
    """,
        luck=1,
    )
    matchup = game.reel[0] if game.asked == "gouged-eye commit-or-pass" else ""
    game.play(f"commit orc-lineman to {matchup} left", "decline all")
    assert game.hand("gouged-eye") == ["orc-lineman"] * 7


# Salary Cap Raised!


def salary_cap(text: str) -> Table:
    """A week of Salary Cap Raised!, with hands of six before it."""
    return maintenance(f"spike: salary-cap-raised\n{text}")


def test_salary_cap_raised():
    """The star joins the roster at once, in the hand, and counts as a star gained; nobody chooses (rulings,
    Maintenance: Salary Cap Raised!).
    """
    game = salary_cap(f"OWA: griff-oberwald\nCWC: 2 bork\n{THREE}")
    assert game.hand("gouged-eye") == ["bork", *["orc-lineman"] * 6]
    assert game.hand("grudgebearers") == [*["dwarf-longbeard"] * 6, "griff-oberwald"]
    assert game.improvements == [1, 1, 1]


@pytest.mark.parametrize(("coin", "gained"), [("gouged-eye", [1, 1, 0]), ("chaos-all-stars", [0, 1, 1])])
def test_salary_cap_raised_from_a_shared_deck(coin, gained):
    """Whatever draws from a union deck does so in turn order; an empty union deck gives nothing (rulings, Set-up;
    Maintenance).
    """
    game = salary_cap(f"coin: {coin}\nOWA: griff-oberwald\nCWC: bork\n{THREE}")
    assert game.improvements == gained


def test_salary_cap_raised_comes_after_replenishing():
    """It comes after replenishing: six cards and the star (rulings, Maintenance)."""
    game = salary_cap("""
        OWA: griff-oberwald
        grudgebearers: deck 7 dwarf-longbeard
        gouged-eye: hand 6 orc-lineman
        chaos-all-stars: hand 6 chaos-lineman
    """)
    assert game.hand("grudgebearers") == [*["dwarf-longbeard"] * 6, "griff-oberwald"]


def test_salary_cap_raised_without_recruiting_agent():
    """Recruiting Agent, Gryphon-ade and the Freebooter ability have no part in it (rulings, Maintenance)."""
    game = table(
        """
        plays: maintenance phase, matchup phase
        spike: salary-cap-raised
        OWA: freebooter-thrower
        CWC: freebooter-runner
        reikland-reavers: hand 6 human-lineman; owns recruiting-agent, gryphon-ade
        gouged-eye: hand 6 orc-lineman
        grudgebearers: hand 6 dwarf-longbeard
    """,
        luck=1,
    )
    assert game.asked == "reikland-reavers commit-or-pass"
    assert "freebooter-thrower" in game.hand("reikland-reavers")
    assert "freebooter-runner" in game.hand("gouged-eye")
    assert "freebooter-runner" not in game.deck("gouged-eye")


def test_salary_cap_raised_draws_morg():
    """Morg 'N Thorg is drawn like any star; only where he may stand is limited (rulings, Maintenance)."""
    game = table(
        """
        plays: maintenance phase, matchup phase
        spike: salary-cap-raised
        highlights: bad-snap, super-juke, the-tripline
        OWA: morg-n-thorg-owa
        CWC: morg-n-thorg-cwc
        reikland-reavers: hand 6 human-lineman
        gouged-eye: hand 6 orc-lineman
        grudgebearers: hand 6 dwarf-longbeard
    """,
        luck=1,
    )
    game.play("commit morg-n-thorg-owa to bad-snap left", "decline", "gouged-eye: pass", "done")
    assert "morg-n-thorg-cwc" in game.hand("gouged-eye")


def test_star_of_salary_cap_counts_for_the_roster():
    """The star joins the roster at once: Talent Scout counts him (rulings, Maintenance; Scoreboard: Improvements)."""
    game = table(
        """
        plays: maintenance phase, end of season
        spike: salary-cap-raised
        CWC: freebooter-runner
        gouged-eye: hand 6 orc-lineman; owns talent-scout
        grudgebearers: hand 6 dwarf-longbeard
        reikland-reavers: hand 6 human-lineman
    """,
        luck=1,
    )
    game.play("decline all")
    assert game.fans[0] == 2


# Rivalry Week.


def rivalry(line: str) -> list[int]:
    """The fans of Orcs and Dwarfs after a matchup of Rivalry Week."""
    game = table(
        f"""
        plays: scoreboard phase
        headline: rivalry-week-kicks-off
        gouged-eye:
        grudgebearers:
        reikland-reavers:
        {line}
    """,
        luck=1,
    )
    game.play("decline all")
    return game.fans[:2]


@pytest.mark.parametrize(
    ("line", "fans"),
    [
        # Orcs win the centre of three fans and two more; Dwarfs have one for their zone.
        ("right-in-the-jibblies: da-troll | dwarf-longbeard", [2 + 3 + 2, 1]),
        ("right-in-the-jibblies: orc-lineman | troll-slayer", [2, 1 + 3 + 2]),
        # Alone: all three sections, and two more.
        ("right-in-the-jibblies: da-troll", [2 + 3 + 1 + 2, 0]),
        # A draw.
        ("right-in-the-jibblies: orc-lineman | dwarf-longbeard", [2, 1]),
        # Driven off while nobody is left.
        ("right-in-the-jibblies: gouged-eye gone | grudgebearers gone", [0, 0]),
        # A tournament is no highlight.
        ("the-blood-bowl: da-troll | dwarf-longbeard", [7, 4]),
    ],
)
def test_rivalry_week(line, fans):
    """The winner of a highlight gains two fans more: also a manager alone, nobody in a draw (rulings, Headlines:
    Rivalry Week Kicks Off).
    """
    assert rivalry(line) == fans


def test_rivalry_week_pays_each_highlight():
    """Each highlight won pays (rulings, Headlines: Rivalry Week Kicks Off)."""
    text = "personal-foul: da-troll | dwarf-longbeard\nright-in-the-jibblies: orc-lineman | gouged-eye gone"
    assert rivalry(text) == [5 + 2 + 2 + 3 + 1 + 2, 0]
