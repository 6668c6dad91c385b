"""Blood tokens (player aid, Sudden Death: Blood Tokens; rulings, Sudden Death)."""

import pytest

from tests.rulebook.plain import plain
from tests.scenario import table


def test_a_player_may_have_several():
    """Each time a player gains a blood token it is placed on his card; players may accumulate more than one (player
    aid, Blood Tokens).
    """
    game = plain("""
        black-fangs: hand drinker
        gouged-eye:
        bad-snap:
    """)
    game.play("commit drinker to bad-snap left")
    assert game["bad-snap"] == "black-fangs drinker blood 2"
    assert game.season.blood_left == 4
    assert "blood-gained drinker 2" in game.told


def test_each_increases_his_standing_star_power():
    """Each blood token increases the player's standing Star Power by one (player aid, Blood Tokens): four against
    three.
    """
    game = plain("""
        black-fangs: hand drinker
        gouged-eye:
        bad-snap: | orc-blitzer
    """)
    game.play("commit drinker to bad-snap left", "tackle orc-blitzer", "roll down missed")
    assert game.asked == "black-fangs choose-result"


def test_and_his_downed_star_power():
    """And his downed Star Power (player aid, Blood Tokens): a downed tackle with three against three."""
    game = plain("""
        gouged-eye: hand brute
        black-fangs:
        bad-snap: orc-blitzer | black-fangs drinker blood 2
    """)
    game.play(
        "commit brute to bad-snap left", "tackle drinker", "roll down down", "tackle orc-blitzer", "roll down"
    )
    assert game["bad-snap"] == "orc-blitzer down, brute | black-fangs drinker down blood 2"


@pytest.mark.parametrize(("state", "total"), [("", 5), (" down", 4)])
def test_it_counts_when_the_winner_is_determined(state, total):
    """Blood changes Star Power, standing or downed, wherever that counts (player aid, Blood Tokens)."""
    game = plain(
        f"""
        plays: scoreboard phase
        black-fangs:
        gouged-eye:
        cock-eye-blocked: black-fangs drinker{state} blood 3 | orc-thrower
    """,
        luck=1,
    )
    game.play("decline all")
    assert f"total-counted black-fangs cock-eye-blocked {total}" in game.told


def test_until_clear_the_pitch():
    """Blood tokens remain until the Clear the Pitch step, when they are returned to the supply (player aid, Blood
    Tokens).
    """
    game = plain(
        """
        plays: scoreboard phase
        black-fangs:
        gouged-eye:
        cock-eye-blocked: black-fangs drinker blood 3 | orc-thrower
    """,
        luck=1,
    )
    assert game.season.blood_left == 3
    game.play("decline all")
    assert game.season.blood_left == 6
    assert sum(game.season.blood) == 0


@pytest.mark.parametrize(("blood", "gained"), [(6, ""), (5, " blood 1")])
def test_the_supply_is_limited(blood, gained):
    """Blood tokens are limited to the number provided; players can't gain any if the supply is depleted (player aid,
    Blood Tokens).
    """
    game = plain(f"""
        black-fangs: hand drinker
        gouged-eye:
        bad-snap: black-fangs bystander blood {blood}
    """)
    game.play("commit drinker to bad-snap left")
    assert game["bad-snap"] == f"black-fangs bystander blood {blood}, drinker{gained}"
    assert game.season.blood_left == 0


def test_back_at_once_when_he_is_injured():
    """Blood on a player who is injured goes back to the supply at once (rulings, Sudden Death)."""
    game = plain("""
        gouged-eye: hand brute
        black-fangs:
        bad-snap: | black-fangs drinker down blood 3
    """)
    game.play("commit brute to bad-snap left", "tackle drinker", "roll down down")
    assert (game.season.blood_left, sum(game.season.blood)) == (6, 0)
    assert game.discard("black-fangs") == ["drinker"]


def test_back_at_once_when_he_is_ejected():
    """Blood on a player who is ejected goes back to the supply at once (rulings, Sudden Death): he counts no more."""
    game = plain(
        """
        plays: scoreboard phase
        black-fangs:
        gouged-eye:
        cock-eye-blocked: black-fangs drinker blood 3 [ejection], bystander | orc-thrower
    """,
        luck=1,
    )
    game.play("decline all")
    assert game.season.blood_left == 6
    assert "total-counted black-fangs cock-eye-blocked 2" in game.told


def test_a_moved_player_takes_them_along():
    """A moved player takes his blood along (rulings, Sudden Death)."""
    game = plain("""
        lowdown-rats: hand troll
        black-fangs: hand vampire
        bad-snap: lowdown-rats drinker blood 2
        super-juke:
    """)
    game.play("commit troll to bad-snap left", "use troll", "to super-juke left")
    assert game["super-juke"] == "lowdown-rats drinker blood 2"


def test_the_ref_reads_the_print():
    """Stadiums and the ref read the print (rulings, Sudden Death): with two blood tokens a drinker sends him no
    further.
    """
    game = plain("""
        options: corrupt-ref
        ref: bad-snap
        black-fangs: hand drinker
        nurgles-rotters:
        grudgebearers:
        bad-snap:
        super-juke:
        shank-yank:
    """)
    game.play("commit drinker to bad-snap left", "token power-0")
    assert "ref-moved shank-yank" in game.told
    assert game.season.ref == 2


@pytest.mark.parametrize("team", ["black-fangs", "naggaroth-nightmares", "champions-of-death"])
def test_set_out_for_any_team_of_the_syndicate(team):
    """Blood tokens are set out when any DSS team is managed (rulings, Setup), six of them (rulings, Counts)."""
    game = table(f"plays: season\nweek: 0\n{team}:\ngouged-eye:", luck=1)
    assert game.asked != "nobody"
    assert game.season.blood_left == 6


def test_not_set_out_without_one():
    """Without a DSS team there is no blood to be gained (rulings, Setup)."""
    game = plain("""
        expansions: sudden-death
        reikland-reavers: hand drinker
        gouged-eye:
        bad-snap:
    """)
    game.play("commit drinker to bad-snap left")
    assert game["bad-snap"] == "reikland-reavers drinker"
