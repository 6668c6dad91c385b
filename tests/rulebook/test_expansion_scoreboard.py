"""The scoreboard phase with the expansions (Foul Play, New Cheating Tokens, Scoreboard Phase Abilities, Penalties;
player aid, Scoreboard Phase Abilities; rulings, Scoreboard).
"""

import pytest

from tests.rulebook.plain import plain, told
from tests.scenario import Table

STEPS = (
    "player-ejected",
    "fans-changed",
    "penalty-received",
    "total-counted",
    "matchup-won",
    "payout-collected",
)


def resolved(text: str) -> Table:
    """A scoreboard phase that has been played."""
    game = plain(f"plays: scoreboard phase\n{text}", luck=1)
    game.play("decline all")
    return game


# Step a.


def test_ejections_fans_penalties():
    """Within a matchup: ejections of all players first, then fans, then penalties, all in step a, before the winner is
    determined (rulings, Scoreboard; Foul Play, Penalties: at the end of the Reveal Cheating Tokens step).
    """
    game = resolved("""
        expansions: foul-play
        gouged-eye:
        reikland-reavers:
        personal-foul: orc-lineman [penalty, one-fan], orc-thrower | human-lineman [penalty], ogre [ejection]
    """)
    lines = told(game, *STEPS)
    assert lines[:6] == [
        "player-ejected ogre",
        "fans-changed gouged-eye 1 1",
        "penalty-received gouged-eye",
        "penalty-received reikland-reavers",
        "total-counted gouged-eye personal-foul 3",
        "total-counted reikland-reavers personal-foul 1",
    ]


def test_a_penalty_token_on_an_ejected_player():
    """A penalty token on an ejected player is discarded unresolved (rulings, Scoreboard), and so are his fans."""
    game = resolved("""
        expansions: foul-play
        gouged-eye:
        reikland-reavers:
        personal-foul: orc-lineman [penalty, one-fan, ejection], orc-thrower | human-lineman
    """)
    assert told(game, *STEPS)[:2] == [
        "player-ejected orc-lineman",
        "total-counted gouged-eye personal-foul 2",
    ]


def test_each_penalty_icon():
    """When a cheating token with a penalty icon is revealed, that player's manager receives one penalty (Foul Play,
    Penalties): one for each token, from the deck, facedown.
    """
    game = plain(
        """
        plays: scoreboard phase
        expansions: foul-play
        gouged-eye:
        reikland-reavers:
        personal-foul: orc-lineman [?], orc-thrower [penalty] | human-lineman
        over-the-middle: | human-catcher ball
        """,
        luck=3,
    )
    game.play("token penalty")
    assert game.asked != "nobody"
    assert (game.season.facedown, game.season.penalties_left) == ([2, 0], 18)


def test_penalty_faces_have_no_star_power():
    """Only Star Power tokens count in Determine Winner (rulings, Scoreboard)."""
    game = resolved("""
        expansions: foul-play
        gouged-eye:
        reikland-reavers:
        personal-foul: orc-lineman [penalty, power-3] | human-lineman [penalty, penalty]
    """)
    assert told(game, "total-counted") == [
        "total-counted gouged-eye personal-foul 4",
        "total-counted reikland-reavers personal-foul 1",
    ]


def test_matchup_by_matchup():
    """Tokens are revealed matchup by matchup (rulings, Misprints): penalties of the second after the first's winner."""
    game = resolved("""
        expansions: foul-play
        gouged-eye:
        reikland-reavers:
        personal-foul: orc-lineman [penalty] | human-catcher
        bad-snap: orc-lineman [penalty] | human-catcher
    """)
    assert told(game, "matchup-won", "penalty-received") == [
        "penalty-received gouged-eye",
        "matchup-won reikland-reavers personal-foul",
        "penalty-received gouged-eye",
        "matchup-won reikland-reavers bad-snap",
    ]


# Scoreboard phase abilities.


def test_abilities_for_winning_come_after_determine_winner():
    """Managers must resolve all "Scoreboard phase" abilities that score fans for winning or losing a matchup after the
    Determine Winner step (Foul Play, Scoreboard Phase Abilities; player aid), all others in step b (rulings,
    Scoreboard).
    """
    game = resolved("""
        gouged-eye: owns endorsement-deal
        skavenblight-scramblers: owns warpstone-souvenirs
        personal-foul: gouged-eye show-off | skaven-lineman
    """)
    assert told(game, *STEPS)[:7] == [
        "fans-changed gouged-eye 3 3",
        "total-counted gouged-eye personal-foul 4",
        "total-counted skavenblight-scramblers personal-foul 1",
        "matchup-won gouged-eye personal-foul",
        "fans-changed gouged-eye 1 4",
        "fans-changed skavenblight-scramblers 2 2",
        "payout-collected gouged-eye personal-foul 0",
    ]


@pytest.mark.parametrize(
    ("coin", "first"), [("gouged-eye", "gouged-eye"), ("skavenblight-scramblers", "skavenblight-scramblers")]
)
def test_winning_and_losing_in_turn_order(coin, first):
    """Then fans for winning and losing, in turn order (rulings, Scoreboard: Step c)."""
    game = resolved(f"""
        coin: {coin}
        gouged-eye: owns endorsement-deal
        skavenblight-scramblers: owns warpstone-souvenirs
        personal-foul: orc-thrower | skaven-lineman
    """)
    assert told(game, "fans-changed")[0].split()[1] == first


def test_a_driven_out_team_has_lost():
    """A manager whose last player here was injured or ejected counts as a loser, if somebody wins (rulings, Scoreboard:
    Who counts), with the new tokens too: his penalty goes unresolved with the player.
    """
    game = resolved("""
        expansions: foul-play
        gouged-eye:
        skavenblight-scramblers: owns warpstone-souvenirs
        personal-foul: orc-thrower | skaven-lineman [ejection, penalty]
    """)
    assert "fans-changed skavenblight-scramblers 2 2" in game.told
    assert "penalty-received skavenblight-scramblers" not in game.told


# Determine Winner.


def test_downed_star_power_with_blood_and_disease():
    """Blood and disease change the total of whoever has them, standing or downed (player aid, Blood Tokens; Foul Play,
    Disease Tokens).
    """
    game = resolved("""
        expansions: sudden-death, foul-play
        black-fangs:
        nurgles-rotters:
        personal-foul: black-fangs bystander down blood 2, bystander disease 1 | nurgles-rotters bystander disease 3
    """)
    assert told(game, "total-counted") == [
        "total-counted black-fangs personal-foul 4",
        "total-counted nurgles-rotters personal-foul 0",
    ]


def test_a_penalty_shown_by_the_conditioning_coach():
    """Conditioning Coach: the token's Star Power counts in this attempt only; ejection, fans and penalty on it do
    nothing (rulings, Tackles).
    """
    game = plain("""
        expansions: foul-play
        gouged-eye: hand crawler
        skavenblight-scramblers: owns conditioning-coach
        bad-snap: | skavenblight-scramblers bystander ball
    """)
    game.play("commit crawler to bad-snap left", "tackle bystander")
    game.play("use conditioning-coach", "token penalty", "roll missed")
    assert game.season.facedown == [0, 0]
