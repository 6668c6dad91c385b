"""Abilities that watch the ball: Bork, Thornmane, Varag Ghoulchewer, Barik Farblast; and the cursed ball."""

import pytest

from tests.scenario import Table, table


def tokens_assigned(game: Table) -> int:
    """How many cheating tokens were assigned."""
    return len([line for line in game.told if line.startswith("token-assigned")])


# Bork.


def test_bork_gets_the_ball():
    """Bork takes a token each time the ball comes to him (rulings, The ball: Bork)."""
    game = table("""
        gouged-eye: hand bork
        grudgebearers:
        bad-snap:
    """)
    game.play("commit bork to bad-snap left", "use", "decline")
    assert game["bad-snap"] == "bork ball [?]"


def test_bork_loses_the_ball():
    """And each time it leaves him (rulings, The ball: Bork)."""
    game = table("""
        grudgebearers: hand dwarf-runner
        gouged-eye:
        bad-snap: | bork ball
    """)
    game.play("commit dwarf-runner to bad-snap left", "use")
    assert game["bad-snap"] == "dwarf-runner | bork [?]"


def test_bork_goes_down():
    """Also as he goes down (rulings, The ball: Bork)."""
    game = table("""
        reikland-reavers: hand ogre
        gouged-eye:
        bad-snap: | bork ball
    """)
    game.play("commit ogre to bad-snap left", "tackle bork", "roll down down")
    assert game["bad-snap"] == "ogre [?] | bork down [?]"


def test_bork_is_moved():
    """Also as he is moved, and the token goes with him (rulings, The ball: Bork; Moving: A moved player)."""
    game = table("""
        skavenblight-scramblers: hand skaven-lineman; owns sewer-go-map
        grudgebearers:
        reikland-reavers:
        bad-snap: skavenblight-scramblers bork ball
        super-juke: skaven-lineman
    """)
    game.play("commit skaven-lineman to super-juke left", "act sewer-go-map", "player bork at bad-snap")
    assert game["super-juke"] == "skaven-lineman, skaven-lineman, bork [?]"
    assert game["bad-snap"] == ""


def test_bork_is_injured():
    """Not when he is injured (rulings, The ball: Bork)."""
    game = table("""
        gouged-eye: hand orc-lineman; top orc-blitzer; owns illegal-substitution
        grudgebearers:
        bad-snap: bork ball
    """)
    game.play("commit orc-lineman to bad-snap left", "act illegal-substitution", "player bork")
    assert tokens_assigned(game) == 0


def test_bork_is_ejected():
    """Nor when he is ejected (rulings, The ball: Bork)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        grudgebearers:
        personal-foul: bork ball [ejection], orc-lineman
    """)
    game.play("decline all")
    assert "player-ejected bork" in game.told
    assert tokens_assigned(game) == 0


def test_bork_is_downed_already():
    """A downed Bork takes none (rulings, How to read the rules: The fall itself)."""
    game = table("""
        grudgebearers: hand dwarf-runner
        gouged-eye:
        bad-snap: | bork down ball
    """)
    game.play("commit dwarf-runner to bad-snap left", "use")
    assert game["bad-snap"] == "dwarf-runner | bork down"


def test_bork_hands_nothing_to_an_empty_pool():
    """With an empty pool no token is assigned (rulings, Play: An empty cheating pool)."""
    game = table("""
        pool: 0
        gouged-eye: hand bork
        grudgebearers:
        bad-snap:
    """)
    game.play("commit bork to bad-snap left", "use", "decline")
    assert game["bad-snap"] == "bork ball"


# Thornmane.


def test_thornmane_by_any_way():
    """Thornmane looks each time he becomes carrier, however that came (rulings, The ball: Thornmane)."""
    game = table(
        """
        reikland-reavers: hand human-lineman, human-thrower
        chaos-all-stars:
        bad-snap: reikland-reavers thornmane | beastman [?]
    """
    )
    game.play(
        "commit human-thrower to bad-snap left", "use", "use human-thrower", "use thornmane", "token power-1"
    )
    assert game.asked == "reikland-reavers keep-token"


def test_downed_thornmane():
    """Not if he is downed (rulings, The ball: Thornmane)."""
    game = table("""
        reikland-reavers: hand human-thrower
        chaos-all-stars:
        bad-snap: reikland-reavers thornmane down | beastman [?]
    """)
    game.play("commit human-thrower to bad-snap left", "use", "use human-thrower")
    assert game["bad-snap"] == "reikland-reavers thornmane down ball, human-thrower | beastman [?]"
    assert game.asked == "nobody"


def test_thornmane_looks_at_opponents_here():
    """He names an opposing player's token at his matchup; without one he is not asked (rulings, Nothing to act on)."""
    game = table("""
        athelorn-avengers: hand thornmane, wood-elf-lineman
        chaos-all-stars:
        bad-snap: wood-elf-thrower [?] | beastman
        super-juke: | beastman [?]
    """)
    game.play("commit thornmane to bad-snap left", "use")
    assert game.asked == "athelorn-avengers choose-target"


# Varag Ghoulchewer.


def test_varag_once_for_a_fall():
    """Varag is paid once for each change of state of an opposing carrier (rulings, The ball: Varag)."""
    game = table("""
        gouged-eye: hand da-troll
        athelorn-avengers:
        bad-snap: wood-elf-thrower ball, wood-elf-catcher | varag-ghoulchewer
    """)
    game.play(
        "commit da-troll to bad-snap right", "tackle wood-elf-thrower", "roll missed down", "apply down"
    )
    assert game.fans == [1, 0]


def test_varag_for_an_injury_at_once():
    """One fan for injured outright (rulings, The ball: Varag)."""
    game = table("""
        headline: flooding-causes-soggy-pitch
        gouged-eye: hand black-orc-blocker
        athelorn-avengers:
        bad-snap: wood-elf-thrower ball | varag-ghoulchewer
    """)
    game.play("commit black-orc-blocker to bad-snap right", "tackle wood-elf-thrower", "roll down down")
    assert game["bad-snap"] == "| varag-ghoulchewer, black-orc-blocker"
    assert game.fans == [1, 0]


@pytest.mark.parametrize(("carrier", "fans"), [("human-blitzer", 1), ("human-catcher", 2)])
def test_varag_for_a_fall_and_an_injury(carrier, fans):
    """One for downed and then injured, since the ball was gone by then; two if Sure Hands kept it in between (rulings,
    The ball: Varag).
    """
    game = table(f"""
        headline: violence-at-an-all-time-high
        gouged-eye: hand black-orc-blocker
        reikland-reavers:
        bad-snap: {carrier} ball | varag-ghoulchewer
    """)
    game.play("commit black-orc-blocker to bad-snap right", f"tackle {carrier}", "roll down down down")
    assert game["bad-snap"] == "| varag-ghoulchewer, black-orc-blocker"
    assert game.fans == [fans, 0]


def test_varag_whoever_caused_it():
    """Whoever caused it: the carrier by his own tackle (rulings, The ball: Varag)."""
    game = table("""
        grudgebearers: hand dwarf-runner; owns tackling-coach
        gouged-eye:
        bad-snap: | varag-ghoulchewer
    """)
    game.play(
        "commit dwarf-runner to bad-snap left",
        "use",
        "act tackling-coach",
        "tackle varag-ghoulchewer",
        "roll tackler tackler",
    )
    assert game["bad-snap"] == "dwarf-runner down | varag-ghoulchewer"
    assert game.fans == [0, 1]


@pytest.mark.parametrize("line", ["varag-ghoulchewer down", "orc-lineman"])
def test_no_varag(line):
    """A downed Varag is paid nothing, nor is one at another matchup (rulings, The fall itself; base rulebook, Player
    Card Abilities).
    """
    game = table(f"""
        gouged-eye: hand da-troll
        athelorn-avengers:
        bad-snap: wood-elf-thrower ball | {line}
        super-juke: varag-ghoulchewer
    """)
    game.play("commit da-troll to bad-snap right", "tackle wood-elf-thrower", "roll down down")
    assert game.fans == [0, 0]


# Barik Farblast.


@pytest.mark.parametrize(
    ("line", "after"),
    [
        # From midfield, from an opposing carrier, from a friend.
        ("barik-farblast, troll-slayer down", "barik-farblast, troll-slayer | orc-thrower ball"),
        ("barik-farblast, troll-slayer down ball", "barik-farblast, troll-slayer | orc-thrower"),
        (
            "barik-farblast, troll-slayer down | orc-lineman ball",
            "barik-farblast, troll-slayer | orc-lineman, orc-thrower ball",
        ),
        # Downed himself, or with nobody to stand.
        (
            "barik-farblast down, troll-slayer down",
            "barik-farblast down, troll-slayer down | orc-thrower ball",
        ),
        (
            "barik-farblast, troll-slayer | orc-lineman down",
            "barik-farblast, troll-slayer | orc-lineman down, orc-thrower ball",
        ),
    ],
)
def test_barik(line, after):
    """Barik works after every use of passing by an opponent at the matchup, whatever came of it; a compulsory effect
    without an object does nothing (rulings, The ball: Barik; Nothing to act on).
    """
    game = table(f"""
        gouged-eye: hand orc-thrower
        grudgebearers:
        bad-snap: {line}
    """)
    game.play("commit orc-thrower to bad-snap right", "use")
    assert game["bad-snap"] == after


def test_barik_for_each_use():
    """After every use: two passes stand two players, the first of his manager's choice (rulings, The ball: Barik; May
    or must).
    """
    game = table("""
        athelorn-avengers: hand wood-elf-thrower
        grudgebearers:
        bad-snap: | grudgebearers barik-farblast ball, dwarf-runner down, dwarf-longbeard down
    """)
    game.play("commit wood-elf-thrower to bad-snap left", "use")
    assert game.asked == "grudgebearers choose-player"
    assert game.options == ["player dwarf-runner", "player dwarf-longbeard"]
    game.play("player dwarf-longbeard", "use")
    assert game["bad-snap"] == "wood-elf-thrower ball | barik-farblast, dwarf-runner, dwarf-longbeard"


def test_barik_after_a_declined_pass():
    """A pass that is declined is no use of passing (rulings, The ball: Barik)."""
    game = table("""
        gouged-eye: hand orc-thrower
        grudgebearers:
        bad-snap: barik-farblast, troll-slayer down
    """)
    game.play("commit orc-thrower to bad-snap right", "decline")
    assert game["bad-snap"] == "barik-farblast, troll-slayer down | orc-thrower"


@pytest.mark.parametrize("die", ["down", "missed", "tackler"])
def test_barik_after_a_cursed_pass(die):
    """Whatever came of it: also after a pass with a cursed ball (rulings, The ball: Barik)."""
    game = table("""
        headline: cursed-ball
        gouged-eye: hand orc-thrower
        grudgebearers:
        chaos-all-stars:
        bad-snap: barik-farblast, troll-slayer down
    """)
    game.play("commit orc-thrower to bad-snap right", "use", f"roll {die}", "decline all")
    assert "troll-slayer down" not in game["bad-snap"]


def test_barik_and_a_coach():
    """A coach's passing is a use too (rulings, Skills: Using a skill)."""
    game = table("""
        gouged-eye: hand orc-lineman; owns passing-coach
        grudgebearers:
        bad-snap: barik-farblast, troll-slayer down
    """)
    game.play("commit orc-lineman to bad-snap right", "act passing-coach", "use")
    assert game["bad-snap"] == "barik-farblast, troll-slayer | orc-lineman ball"


def test_barik_and_friends():
    """His own side's passing is none of an opponent's (rulings, The ball: Barik)."""
    game = table("""
        grudgebearers: hand dwarf-runner
        gouged-eye:
        bad-snap: barik-farblast, troll-slayer down
    """)
    game.play("commit dwarf-runner to bad-snap left", "use")
    assert game["bad-snap"] == "barik-farblast, troll-slayer down, dwarf-runner ball"


def test_barik_and_offensive_coordinator():
    """Cards that move the ball are no use of passing (rulings, The ball: To drop the ball)."""
    game = table("""
        gouged-eye: hand orc-lineman; owns offensive-coordinator
        grudgebearers:
        bad-snap: barik-farblast, troll-slayer down
    """)
    game.play("commit orc-lineman to bad-snap right", "act offensive-coordinator")
    assert game["bad-snap"] == "barik-farblast, troll-slayer down | orc-lineman ball"


# Cursed Ball!


def cursed(before: str, hand: str = "human-catcher", more: str = "") -> Table:
    """A week of the Cursed Ball, with a matchup at which somebody is about to pass."""
    return table(f"""
        headline: cursed-ball
        reikland-reavers: hand {hand}; owns passing-coach{more}
        gouged-eye:
        grudgebearers:
        {before}
    """)


@pytest.mark.parametrize(
    ("die", "before", "after"),
    [
        ("down", "| orc-lineman", "human-blitzer ball | orc-lineman"),
        ("missed", "| orc-lineman", "human-blitzer | orc-lineman"),
        ("tackler", "| orc-lineman", "human-blitzer | orc-lineman ball"),
        ("tackler", "| orc-lineman down", "human-blitzer | orc-lineman down ball"),
        ("tackler", "", "human-blitzer"),
        ("down", "| orc-lineman ball", "human-blitzer | orc-lineman"),
        ("missed", "| orc-lineman ball", "human-blitzer | orc-lineman ball"),
        ("tackler", "| orc-lineman ball", "human-blitzer | orc-lineman ball"),
        ("down", "human-lineman ball | orc-lineman", "human-lineman, human-blitzer ball | orc-lineman"),
        ("missed", "human-lineman ball | orc-lineman", "human-lineman ball, human-blitzer | orc-lineman"),
        ("tackler", "human-lineman ball | orc-lineman", "human-lineman, human-blitzer | orc-lineman ball"),
    ],
)
def test_cursed_ball(die, before, after):
    """A die is rolled for each use of passing: it works, the ball stays, or an opposing manager gives it to one of his
    players, downed ones included; with no opponent there it stays (rulings, Headlines: Cursed Ball!).
    """
    game = cursed(f"bad-snap: {before}", "human-blitzer")
    game.play("commit human-blitzer to bad-snap left", *["decline"] * ("orc" in before))
    game.play("act passing-coach", "use", f"roll {die}")
    assert game["bad-snap"] == after


def test_cursed_ball_after_declaring():
    """The die is rolled once passing is declared (rulings, Headlines: Cursed Ball!): not if it is declined."""
    game = cursed("bad-snap: | orc-lineman", "human-thrower")
    game.play("commit human-thrower to bad-snap left", "decline", "decline")
    assert "die-rolled" not in " ".join(game.told)


def test_cursed_ball_for_a_pass_that_can_do_nothing():
    """Only a use of passing that could do something rolls (rulings, Headlines: Cursed Ball!): not the carrier's."""
    game = table("""
        headline: cursed-ball
        athelorn-avengers: hand wood-elf-thrower
        gouged-eye:
        grudgebearers:
        bad-snap:
    """)
    game.play("commit wood-elf-thrower to bad-snap left", "use", "roll down")
    assert game["bad-snap"] == "wood-elf-thrower ball"
    assert game.asked == "nobody"


def test_cursed_ball_is_given_by_the_opposing_manager():
    """The opposing manager must give the ball to one of his players there, of his choice (rulings, Headlines)."""
    game = cursed("bad-snap: | orc-lineman down, orc-thrower", "human-thrower")
    game.play("commit human-thrower to bad-snap left", "use", "roll tackler")
    assert game.asked == "gouged-eye give-ball"
    assert game.options == ["player orc-lineman", "player orc-thrower"]
    game.play("player orc-lineman")
    assert game["bad-snap"] == "human-thrower | orc-lineman down ball, orc-thrower"


def test_cursed_ball_may_stay_where_it_is():
    """He may leave it where it is if he has it (rulings, Headlines: Cursed Ball!), and nobody hands anything on."""
    game = table("""
        headline: cursed-ball
        grudgebearers: hand dwarf-runner
        reikland-reavers:
        gouged-eye:
        bad-snap: | human-thrower ball, human-lineman
    """)
    game.play("commit dwarf-runner to bad-snap left", "use", "roll tackler", "player human-thrower")
    assert game["bad-snap"] == "dwarf-runner | human-thrower ball, human-lineman"
    assert game.asked == "nobody"


def test_cursed_ball_at_a_tournament_with_an_opposing_carrier():
    """At a tournament it is the manager of the present opposing carrier (rulings, Headlines: Cursed Ball!)."""
    game = cursed("the-dungeonbowl: orc-lineman | dwarf-longbeard ball, dwarf-runner", "human-thrower")
    game.play("commit human-thrower to the-dungeonbowl", "use", "roll tackler")
    assert game.asked == "grudgebearers give-ball"


@pytest.mark.parametrize("carrier", ["", " ball"])
def test_cursed_ball_at_a_tournament_without_one(carrier):
    """Else it is one that the passing manager names (rulings, Headlines: Cursed Ball!)."""
    game = cursed(f"the-dungeonbowl: orc-lineman | dwarf-longbeard | human-lineman{carrier}", "human-blitzer")
    game.play(
        "commit human-blitzer to the-dungeonbowl", "decline", "act passing-coach", "use", "roll tackler"
    )
    assert game.asked == "reikland-reavers name-opponent"
    assert game.options == ["manager gouged-eye", "manager grudgebearers"]
    game.play("manager grudgebearers")
    assert "dwarf-longbeard ball" in game["the-dungeonbowl"]


def test_cursed_ball_rolls_for_each_use():
    """Each use rolls (rulings, Headlines: Cursed Ball!): two icons, two dice."""
    game = table("""
        headline: cursed-ball
        athelorn-avengers: hand wood-elf-thrower
        gouged-eye:
        grudgebearers:
        bad-snap: | orc-lineman
    """)
    game.play("commit wood-elf-thrower to bad-snap left", "use", "roll missed", "use", "roll down")
    assert game["bad-snap"] == "wood-elf-thrower ball | orc-lineman"


def test_strip_ball_is_not_cursed():
    """Only passing is cursed: not Strip Ball (rulings, Headlines: Cursed Ball!)."""
    game = table("""
        headline: cursed-ball
        grudgebearers: hand dwarf-blitzer
        gouged-eye:
        bad-snap: | orc-lineman ball
    """)
    game.play("commit dwarf-blitzer to bad-snap left", "strip-ball")
    assert game["bad-snap"] == "dwarf-blitzer | orc-lineman"


def test_cards_are_not_cursed():
    """Nor cards and abilities that move the ball (rulings, Headlines: Cursed Ball!)."""
    game = table("""
        headline: cursed-ball
        grudgebearers: hand dwarf-longbeard; owns offensive-coordinator
        gouged-eye:
        bad-snap: | orc-lineman
    """)
    game.play("commit dwarf-longbeard to bad-snap left", "act offensive-coordinator")
    assert game["bad-snap"] == "dwarf-longbeard ball | orc-lineman"


def test_dump_off_of_a_cursed_ball():
    """Whoever is given the ball may hand it on (rulings, The ball: Dump-Off, every way of getting the ball)."""
    game = table("""
        headline: cursed-ball
        grudgebearers: hand dwarf-runner
        reikland-reavers:
        gouged-eye:
        bad-snap: | human-thrower, human-lineman
    """)
    game.play("commit dwarf-runner to bad-snap left", "use", "roll tackler", "player human-thrower")
    game.play("use human-thrower")
    assert game["bad-snap"] == "dwarf-runner | human-thrower, human-lineman ball"
