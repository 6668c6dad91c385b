"""The ball: passing, dropping, handing on, and cards that give it."""

import pytest

from tests.scenario import Table, table


def ball_moves(game: Table) -> list[str]:
    """Where the ball rested, one after another."""
    return [line.split()[2] for line in game.told if line.startswith("ball-moved")]


# Passing.


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", "dwarf-runner ball"),
        ("| orc-thrower ball", "dwarf-runner | orc-thrower"),
        ("| orc-thrower down ball", "dwarf-runner | orc-thrower down"),
        ("| gouged-eye freebooter-thrower ball", "dwarf-runner | gouged-eye freebooter-thrower"),
        ("dwarf-longbeard ball |", "dwarf-longbeard, dwarf-runner ball"),
        ("dwarf-longbeard down ball | orc-lineman", "dwarf-longbeard down, dwarf-runner ball | orc-lineman"),
    ],
)
def test_passing(before, after):
    """Passing takes the ball from midfield, off any opposing carrier to midfield, also a downed one and one with Sure
    Hands, or from a friend (base rulebook, Passing; rulings, Skills: Passing).
    """
    game = table(f"""
        grudgebearers: hand dwarf-runner
        gouged-eye:
        bad-snap: {before}
    """)
    game.play("commit dwarf-runner to bad-snap left", "use")
    assert game["bad-snap"] == after


def test_passing_against_stand_firm():
    """It takes the ball off a carrier with Stand Firm too (rulings, Skills: Passing)."""
    game = table("""
        gouged-eye: hand orc-thrower
        grudgebearers:
        bad-snap: dwarf-runner ball
    """)
    game.play("commit orc-thrower to bad-snap right", "use")
    assert game["bad-snap"] == "dwarf-runner | orc-thrower"


def test_passing_may_leave_the_ball_with_a_friend():
    """From a friend only if wanted (base rulebook, Passing)."""
    game = table("""
        gouged-eye: hand orc-thrower
        grudgebearers:
        bad-snap: orc-lineman ball
    """)
    game.play("commit orc-thrower to bad-snap left", "decline")
    assert game["bad-snap"] == "orc-lineman ball, orc-thrower"


def test_passing_twice():
    """The first icon knocks the ball to midfield, the second takes it; then further icons are ignored (base rulebook,
    Passing).
    """
    game = table("""
        athelorn-avengers: hand wood-elf-thrower, jordell-freshbreeze
        gouged-eye:
        bad-snap: | orc-thrower ball
        super-juke:
    """)
    game.play("commit wood-elf-thrower to bad-snap left", "use", "use")
    assert game["bad-snap"] == "wood-elf-thrower ball | orc-thrower"
    game.play("commit jordell-freshbreeze to super-juke left", "use", "decline", "decline")
    assert game["super-juke"] == "jordell-freshbreeze ball"


# Dropping.


def test_carrier_drops_when_downed():
    """A ball carrier who becomes downed drops the ball to midfield (base rulebook, Player States)."""
    game = table("""
        gouged-eye: hand black-orc-blocker
        athelorn-avengers:
        bad-snap: wood-elf-thrower ball
    """)
    game.play("commit black-orc-blocker to bad-snap right", "tackle wood-elf-thrower", "roll down down")
    assert game["bad-snap"] == "wood-elf-thrower down | black-orc-blocker"


def test_carrier_drops_by_his_own_tackle():
    """To drop the ball is to lose it by going down, whatever the cause (rulings, The ball)."""
    game = table("""
        grudgebearers: hand dwarf-longbeard; owns tackling-coach
        gouged-eye:
        bad-snap: | orc-lineman
    """)
    game.play(
        "commit dwarf-longbeard to bad-snap left", "act tackling-coach", "tackle orc-lineman", "roll tackler"
    )
    assert game["bad-snap"] == "dwarf-longbeard down | orc-lineman"


def test_sure_hands_holds_through_the_fall():
    """Sure Hands holds the ball through the fall; downed, he stays the carrier (rulings, Play: Sure Hands)."""
    game = table("""
        gouged-eye: hand da-troll
        reikland-reavers:
        bad-snap: human-catcher ball
    """)
    game.play("commit da-troll to bad-snap right", "tackle human-catcher", "roll down down")
    assert game["bad-snap"] == "human-catcher down ball | da-troll [?]"


def test_sure_hands_of_an_injured_player():
    """If he is injured later the ball falls to midfield (rulings, Play: Sure Hands)."""
    game = table("""
        gouged-eye: hand da-troll
        reikland-reavers:
        bad-snap: human-catcher down ball, human-lineman
    """)
    game.play("commit da-troll to bad-snap right", "tackle human-catcher", "roll down down", "decline")
    game.play("decline all")
    assert game["bad-snap"] == "human-lineman | da-troll [?]"


def test_sure_hands_of_a_player_injured_at_once():
    """So it does if he is injured at once (rulings, Play: Sure Hands)."""
    game = table("""
        gouged-eye: hand orc-lineman; top orc-blitzer; owns illegal-substitution
        grudgebearers:
        bad-snap: orc-thrower ball
    """)
    game.play("commit orc-lineman to bad-snap left", "act illegal-substitution", "player orc-thrower")
    assert game["bad-snap"] == "orc-lineman, orc-blitzer"


# Dump-Off.


def test_dump_off_of_his_own_pass():
    """Dump-Off works on his own passing: the ball goes from hand to hand and never rests with him (rulings, The ball:
    Dump-Off).
    """
    game = table("""
        reikland-reavers: hand human-thrower
        gouged-eye:
        bad-snap: human-catcher
    """)
    game.play("commit human-thrower to bad-snap left", "use", "use human-thrower")
    assert game["bad-snap"] == "human-catcher ball, human-thrower"
    assert ball_moves(game) == ["human-catcher"]


def test_dump_off_needs_another_player_there():
    """It names another player of his side at the matchup; alone he is not asked (rulings, The ball: Dump-Off)."""
    game = table("""
        reikland-reavers: hand human-thrower
        gouged-eye:
        bad-snap: | orc-lineman
        super-juke: human-catcher
    """)
    game.play("commit human-thrower to bad-snap left", "use")
    assert game["bad-snap"] == "human-thrower ball | orc-lineman"


def test_dump_off_to_a_downed_friend():
    """Dump-Off may name a downed friend (rulings, Play: Dump-off)."""
    game = table("""
        gouged-eye: hand black-orc-blocker
        reikland-reavers:
        bad-snap: human-thrower ball, human-lineman down
    """)
    game.play("commit black-orc-blocker to bad-snap right", "tackle human-thrower", "roll down down")
    game.play("use human-thrower")
    assert game["bad-snap"] == "human-thrower down, human-lineman down ball | black-orc-blocker"


def test_dump_off_chain():
    """In one movement of the ball each player's Dump-Off is used once (rulings, The ball: Dump-Off)."""
    game = table("""
        reikland-reavers: hand human-thrower
        gouged-eye:
        bad-snap: long-bomb-silver, human-lineman
    """)
    game.play("commit human-thrower to bad-snap left", "use", "use human-thrower", "player long-bomb-silver")
    assert game.options == ["use long-bomb-silver", "decline"]
    # Back to the Thrower, who can't hand it on again.
    game.play("use long-bomb-silver", "player human-thrower")
    assert game["bad-snap"] == "long-bomb-silver, human-lineman, human-thrower ball"
    assert ball_moves(game) == ["human-thrower"]


def test_dump_off_again_in_another_movement():
    """In the next movement he may use it again (rulings, The ball: Dump-Off)."""
    game = table("""
        reikland-reavers: hand human-thrower; owns passing-coach
        gouged-eye:
        bad-snap: human-lineman
    """)
    game.play("commit human-thrower to bad-snap left", "use", "use human-thrower", "act passing-coach", "use")
    assert game.options == ["use human-thrower", "decline"]
    game.play("decline")
    assert game["bad-snap"] == "human-lineman, human-thrower ball"


def test_no_dump_off_against_passing():
    """Passing and Strip Ball are not drops: no Dump-Off against them (rulings, The ball: To drop the ball)."""
    game = table("""
        grudgebearers: hand dwarf-runner
        reikland-reavers:
        bad-snap: | human-thrower ball, human-lineman
    """)
    game.play("commit dwarf-runner to bad-snap left", "use")
    assert game["bad-snap"] == "dwarf-runner | human-thrower, human-lineman"


def test_no_dump_off_against_strip_ball():
    """Strip Ball is no drop (rulings, The ball: To drop the ball)."""
    game = table("""
        grudgebearers: hand dwarf-blitzer
        reikland-reavers:
        bad-snap: | human-thrower ball, human-lineman
    """)
    game.play("commit dwarf-blitzer to bad-snap left", "strip-ball")
    assert game["bad-snap"] == "dwarf-blitzer | human-thrower, human-lineman"


def test_no_dump_off_against_handy_mutation():
    """Cards that move the ball make nobody drop it (rulings, The ball: To drop the ball; Cards that give the ball)."""
    game = table("""
        chaos-all-stars: hand chaos-lineman; owns handy-mutation
        reikland-reavers:
        bad-snap: | human-thrower ball, human-lineman
    """)
    game.play("commit chaos-lineman to bad-snap left", "act handy-mutation", "roll down")
    assert game["bad-snap"] == "chaos-lineman ball | human-thrower, human-lineman"


def test_dump_off_when_injured_at_once():
    """Dump-Off works on a drop by injury if he was standing (rulings, The ball: Dump-Off)."""
    game = table("""
        skavenblight-scramblers: hand rat-ogre; owns eshin-assassination-coordinator
        reikland-reavers:
        bad-snap: human-thrower ball, human-lineman
    """)
    game.play(
        "commit rat-ogre to bad-snap right", "tackle human-thrower", "use eshin-assassination-coordinator"
    )
    game.play("player human-thrower", "roll down", "use human-thrower")
    assert game["bad-snap"] == "human-lineman ball | rat-ogre [?]"


def test_no_dump_off_of_a_downed_player():
    """A downed player hands nothing on: neither getting nor dropping the ball (rulings, The ball: Dump-Off)."""
    game = table("""
        gouged-eye: hand da-troll
        reikland-reavers:
        bad-snap: human-thrower down ball, human-catcher
    """)
    game.play("commit da-troll to bad-snap right", "tackle human-thrower", "roll down down", "decline")
    assert game["bad-snap"] == "human-catcher | da-troll [?]"


def test_dump_off_with_offensive_coordinator():
    """It works on every way of getting the ball: an upgrade's too (rulings, The ball: Dump-Off)."""
    game = table("""
        reikland-reavers: hand human-thrower; owns offensive-coordinator
        gouged-eye:
        bad-snap: human-catcher
    """)
    game.play(
        "commit human-thrower to bad-snap left", "decline", "act offensive-coordinator", "use human-thrower"
    )
    assert game["bad-snap"] == "human-catcher ball, human-thrower"


def test_dump_off_of_a_ball_left_behind():
    """And on a ball that a moved carrier leaves him (rulings, The ball: Dump-Off; Moving: The ball he leaves)."""
    game = table("""
        skavenblight-scramblers: hand skaven-lineman; owns sewer-go-map
        reikland-reavers:
        grudgebearers:
        bad-snap: skavenblight-scramblers blightmaw, skaven-thrower ball, rat-ogre
        super-juke:
    """)
    game.play(
        "commit skaven-lineman to super-juke left", "act sewer-go-map", "player skaven-thrower at bad-snap"
    )
    game.play("player blightmaw", "use blightmaw")
    assert game["bad-snap"] == "skavenblight-scramblers blightmaw, rat-ogre ball"


def test_ball_left_behind_does_not_come_back():
    """A ball left behind can't be handed back to who leaves: it goes to another of his players at the old matchup
    (rulings, Play: Moved is not committed).
    """
    game = table("""
        skavenblight-scramblers: hand skaven-lineman; owns sewer-go-map
        reikland-reavers:
        grudgebearers:
        bad-snap: skavenblight-scramblers blightmaw, skaven-thrower ball
        super-juke:
    """)
    game.play(
        "commit skaven-lineman to super-juke left", "act sewer-go-map", "player skaven-thrower at bad-snap"
    )
    assert game.asked == "nobody"
    assert game["bad-snap"] == "skavenblight-scramblers blightmaw ball"
    assert game["super-juke"] == "skaven-lineman, skaven-thrower"


def test_ejected_carrier_gets_no_ball_back():
    """Nor can it be handed back to a carrier on his way out (rulings, The ball: Dump-Off)."""
    game = table("""
        plays: scoreboard phase
        reikland-reavers:
        grudgebearers:
        personal-foul: human-thrower ball [ejection], long-bomb-silver | dwarf-longbeard
    """)
    game.play("use human-thrower")
    assert game.asked == "nobody"
    assert ball_moves(game) == ["long-bomb-silver"]


def test_substituted_carrier_gets_no_ball_back():
    """Nor to one who is injured (rulings, The ball: Dump-Off)."""
    game = table("""
        gouged-eye: hand orc-lineman; top orc-blitzer; owns illegal-substitution
        grudgebearers:
        bad-snap: gouged-eye blightmaw ball, blightmaw
    """)
    game.play("commit orc-lineman to bad-snap left", "act illegal-substitution", "player blightmaw")
    game.play("use blightmaw", "player blightmaw 2", "use blightmaw 2")
    assert game["bad-snap"] == "gouged-eye blightmaw, orc-lineman ball, orc-blitzer"


def test_receiver_becomes_the_carrier():
    """Nothing that asks for "becomes the carrier" happens to who hands it on; it does to the receiver (rulings, The
    ball: Dump-Off).
    """
    game = table("""
        reikland-reavers: hand human-thrower
        gouged-eye:
        bad-snap: reikland-reavers thornmane | orc-blitzer [?]
    """)
    game.play("commit human-thrower to bad-snap left", "use", "use human-thrower")
    assert game.asked == "reikland-reavers respond"
    assert game.options == ["use thornmane", "decline"]


# A downed carrier.


@pytest.mark.parametrize(
    ("line", "fans"),
    [
        # Nothing and the ball's two beat one.
        ("personal-foul: orc-lineman down ball | dwarf-longbeard", [5, 0]),
        # Two and two: the ball decides.
        ("personal-foul: orc-lineman down ball | dwarf-runner", [5, 0]),
        ("personal-foul: orc-lineman down ball | grudgebearers skuff-whitebeard down", [5, 0]),
    ],
)
def test_downed_carrier_counts(line, fans):
    """A downed carrier counts in everything a carrier counts in: two Star Power, ties (rulings, The ball)."""
    game = table(f"plays: scoreboard phase\ngouged-eye:\ngrudgebearers:\n{line}")
    game.play("decline all")
    assert game.fans == fans


@pytest.mark.parametrize("upgrade", ["end-zone-celebration-choreographer", "late-game-scoring-streak"])
def test_downed_carrier_and_upgrades(upgrade):
    """He counts for End Zone Celebration Choreographer and Late Game Scoring Streak (rulings, The ball)."""
    game = table(f"""
        plays: scoreboard phase
        athelorn-avengers: owns {upgrade}
        grudgebearers:
        personal-foul: wood-elf-thrower down ball
    """)
    game.play("decline all")
    assert game.fans == [5 + 1, 0]


# Cards that give the ball.


@pytest.mark.parametrize("carrier", ["dwarf-runner", "barik-farblast", "dwarf-longbeard down"])
def test_handy_mutation_takes_the_ball_from_anyone(carrier):
    """Handy Mutation takes the ball from wherever it is at that matchup, past Stand Firm and Sure Hands (rulings, The
    ball: Cards that give the ball).
    """
    game = table(f"""
        chaos-all-stars: hand chaos-lineman; owns handy-mutation
        grudgebearers:
        bad-snap: | {carrier} ball
    """)
    game.play("commit chaos-lineman to bad-snap left", "act handy-mutation", "roll down")
    assert game["bad-snap"] == f"chaos-lineman ball | {carrier}"


def test_handy_mutation_may_name_a_downed_player():
    """Handy Mutation may name a downed player, at any matchup (rulings, The ball: Cards that give the ball)."""
    game = table("""
        chaos-all-stars: hand chaos-lineman; owns handy-mutation
        grudgebearers:
        bad-snap: beastman down | dwarf-runner ball
        super-juke:
    """)
    game.play("commit chaos-lineman to super-juke left", "act handy-mutation", "roll down")
    assert game.options == ["player beastman at bad-snap", "player chaos-lineman at super-juke"]
    game.play("player beastman at bad-snap")
    assert game["bad-snap"] == "beastman down ball | dwarf-runner"


@pytest.mark.parametrize("die", ["missed", "tackler"])
def test_handy_mutation_fails(die):
    """It needs a Target Down (rulings, Actions: Object before or after the die)."""
    game = table("""
        chaos-all-stars: hand chaos-lineman; owns handy-mutation
        grudgebearers:
        bad-snap: | dwarf-runner ball
    """)
    game.play("commit chaos-lineman to bad-snap left", "act handy-mutation", f"roll {die}")
    assert game["bad-snap"] == "chaos-lineman | dwarf-runner ball"


def test_handy_mutation_names_the_carrier():
    """Who has the ball does not become the carrier again: no Dump-Off (rulings, The ball: Dump-Off)."""
    game = table("""
        chaos-all-stars: hand chaos-lineman; owns handy-mutation
        grudgebearers:
        bad-snap: blightmaw ball
    """)
    game.play("commit chaos-lineman to bad-snap left", "act handy-mutation", "roll down", "player blightmaw")
    assert game["bad-snap"] == "blightmaw ball, chaos-lineman"
    assert game.asked == "nobody"


@pytest.mark.parametrize(
    ("line", "paid"),
    [
        ("personal-foul: orc-lineman | bloodhorn", "bloodhorn"),
        ("personal-foul: orc-lineman ball | bloodhorn", "nobody"),
        ("personal-foul: orc-lineman | bloodhorn down", "nobody"),
    ],
)
def test_bloodhorn_needs_the_ball_at_midfield(line, paid):
    """Bloodhorn needs the ball at midfield, and to stand (rulings, The ball: Cards that give the ball)."""
    game = table(f"plays: scoreboard phase\ngouged-eye:\nchaos-all-stars:\n{line}")
    game.play("decline all")
    assert ball_moves(game) == [paid] * (paid != "nobody")
