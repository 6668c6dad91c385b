"""Disease tokens (Foul Play, Disease Tokens; rulings, Foul Play; Sudden Death)."""

import pytest

from tests.rulebook.plain import plain, told
from tests.scenario import table

# At midfield.


def test_placed_at_midfield():
    """Spread Disease places disease tokens at midfield (Foul Play, Disease Tokens); the player whose ability puts them
    there doesn't take them, the next to come does (rulings, Foul Play).
    """
    game = plain("""
        nurgles-rotters: hand sneezer
        gouged-eye: hand orc-thrower
        bad-snap:
    """)
    game.play("commit sneezer to bad-snap left")
    assert (game["bad-snap"], game.season.plague) == ("nurgles-rotters sneezer", [2])
    assert "disease-spread bad-snap 2" in game.told

    game.play("commit orc-thrower to bad-snap right")
    assert game["bad-snap"].endswith("orc-thrower disease 2")
    assert game.season.plague == [0]


@pytest.mark.parametrize(("hand", "zone"), [("bystander", "nurgles-rotters bystander"), ("rotter", "rotter")])
def test_any_player_takes_all_of_them(hand, zone):
    """Any player, those of the Rotters included, who is committed to a matchup with disease tokens at midfield is
    immediately assigned all of them (Foul Play, Disease Tokens); the next finds none.
    """
    game = plain(f"""
        nurgles-rotters: hand {hand}, goblin
        gouged-eye:
        bad-snap: ; plague 3
    """)
    game.play(f"commit {hand} to bad-snap left", "commit goblin to bad-snap left")
    assert game["bad-snap"] == f"{zone} disease 3, goblin"


def test_a_moved_player_takes_them():
    """Either committed or moved to the matchup (Foul Play, Disease Tokens)."""
    game = plain("""
        lowdown-rats: hand troll
        gouged-eye:
        bad-snap: lowdown-rats bystander disease 1
        super-juke: ; plague 2
    """)
    game.play("commit troll to bad-snap left", "use troll", "to super-juke left")
    assert game["super-juke"] == "lowdown-rats bystander disease 3"


def test_a_placed_player_meets_none():
    """A placed player is neither committed nor moved: no disease (rulings, Moving and placing)."""
    game = plain("""
        expansions: foul-play
        gouged-eye: hand orc-lineman; top bystander; owns illegal-substitution
        nurgles-rotters:
        bad-snap: orc-thrower | rotter; plague 2
        super-juke:
    """)
    game.play("commit orc-lineman to super-juke left", "act illegal-substitution")
    game.play("player orc-thrower at bad-snap")
    assert game["bad-snap"] == "gouged-eye bystander | rotter"
    assert game.season.plague[0] == 2


def test_before_when_played_and_skills():
    """On entering, disease tokens are taken before "When Played" and skills (rulings, Committing: On entering): two
    against two had been a single die.
    """
    game = plain("""
        nurgles-rotters: hand sneezer
        gouged-eye:
        bad-snap: | gouged-eye bystander; plague 1
    """)
    game.play("commit sneezer to bad-snap left", "tackle bystander", "roll down missed")
    assert game.asked == "gouged-eye choose-result"
    assert game.season.plague == [2]
    assert told(game, "disease-caught", "disease-spread") == [
        "disease-caught sneezer 1",
        "disease-spread bad-snap 2",
    ]


def test_one_ears_newcomer_takes_them():
    """One Ear's newcomer is committed and meets disease (rulings, Tackles: One Ear)."""
    game = plain("""
        nurgles-rotters: hand brute
        skavenblight-scramblers: top bystander
        bad-snap: | skavenblight-scramblers one-ear; plague 1
    """)
    game.play("commit brute to bad-snap left")
    game.season.plague[0] = 1
    game.play("tackle one-ear", "roll down down")
    assert game["bad-snap"].endswith("skavenblight-scramblers bystander disease 1")


def test_who_is_immune_leaves_them():
    """No disease token is placed on who is immune: those at midfield stay for the next to come."""
    game = table("""
        nurgles-rotters: hand bloater, rotter
        gouged-eye:
        bad-snap: ; plague 2
    """)
    game.play("commit bloater to bad-snap left", "commit rotter to bad-snap left")
    assert game["bad-snap"] == "bloater, rotter disease 2"


def test_onto_a_player():
    """Some abilities place disease tokens on a player; then too no more than there are (rulings, Counts: six)."""
    game = plain("""
        nurgles-rotters: hand coughing-nurse
        gouged-eye:
        bad-snap: | orc-thrower disease 3
        super-juke: ; plague 2
    """)
    game.play("commit coughing-nurse to bad-snap left")
    assert game["bad-snap"].endswith("orc-thrower disease 4")
    assert game.season.disease_left == 0


def test_an_immune_player_is_not_infected():
    """Nor by an ability that names him."""
    game = plain("""
        gouged-eye: hand coughing-nurse
        nurgles-rotters:
        bad-snap: | bloater
    """)
    game.play("commit coughing-nurse to bad-snap left")
    assert game["bad-snap"].endswith("bloater")
    assert game.season.disease_left == 6


# What they do.


@pytest.mark.parametrize(
    ("player", "total"),
    [
        ("bystander", 2),
        ("bystander disease 1", 1),
        ("bystander disease 5", 0),
        ("bystander down", 1),
        ("bystander down disease 1", 0),
        ("bystander down disease 3", 0),
    ],
)
def test_each_decreases_star_power(player, total):
    """Each disease token decreases standing and downed Star Power by one, to a minimum of zero (Foul Play, Disease
    Tokens).
    """
    game = plain(
        f"""
        plays: scoreboard phase
        nurgles-rotters:
        gouged-eye:
        cock-eye-blocked: nurgles-rotters {player} | orc-blitzer
    """,
        luck=1,
    )
    game.play("decline all")
    assert f"total-counted nurgles-rotters cock-eye-blocked {total}" in game.told


def test_in_a_tackle():
    """Star Power in a tackle is changed by blood and disease, never below zero (rulings, Play): of a tackler, and of
    his target.
    """
    game = plain("""
        nurgles-rotters: hand crawler
        gouged-eye: hand crawler, orc-lineman
        bad-snap: | gouged-eye bystander disease 1
        super-juke: | nurgles-rotters bystander; plague 1
    """)
    game.play("commit crawler to bad-snap left", "tackle bystander", "roll down missed")
    assert game.asked == "nurgles-rotters choose-result"

    game.play("apply missed", "commit crawler to super-juke left", "tackle bystander", "roll down missed")
    assert game.asked == "nurgles-rotters choose-result"


@pytest.mark.parametrize(("blood", "disease", "total"), [(2, 1, 3), (1, 3, 0), (1, 2, 1)])
def test_with_blood(blood, disease, total):
    """Changes of Star Power add up and never go below zero (rulings, Tackles)."""
    game = plain(
        f"""
        plays: scoreboard phase
        nurgles-rotters:
        black-fangs:
        cock-eye-blocked: nurgles-rotters bystander blood {blood} disease {disease} | vampire-elder
    """,
        luck=1,
    )
    game.play("decline all")
    assert f"total-counted nurgles-rotters cock-eye-blocked {total}" in game.told


# How long, and how many.


def test_until_clear_the_pitch():
    """Disease tokens remain until Clear the Pitch, when they return to the supply (Foul Play, Disease Tokens); tokens
    still at midfield go back then too (rulings, Foul Play).
    """
    game = plain(
        """
        plays: scoreboard phase
        nurgles-rotters:
        gouged-eye:
        cock-eye-blocked: rotter | orc-thrower disease 2; plague 2
        super-juke: ; plague 1
    """,
        luck=1,
    )
    assert game.season.disease_left == 1
    game.play("decline all")
    assert game.season.disease_left == 6


def test_the_supply_is_limited():
    """Managers cannot place disease tokens if the supply is depleted (Foul Play, Disease Tokens)."""
    game = plain("""
        nurgles-rotters: hand 2 sneezer
        gouged-eye:
        bad-snap: rotter disease 5
    """)
    game.play("commit sneezer to bad-snap left", "commit sneezer to bad-snap left")
    assert game["bad-snap"] == "rotter disease 5, sneezer, sneezer disease 1"
    assert (game.season.plague, game.season.disease_left) == ([0], 0)


def test_back_at_once_when_he_is_injured_or_ejected():
    """Disease on a player who is injured or ejected goes back to the supply at once (rulings, Sudden Death)."""
    game = plain("""
        nurgles-rotters: hand brute
        gouged-eye:
        bad-snap: | orc-thrower down disease 2
    """)
    game.play("commit brute to bad-snap left", "tackle orc-thrower", "roll down down")
    assert game.season.disease_left == 6

    game = plain(
        """
        plays: scoreboard phase
        nurgles-rotters:
        gouged-eye:
        cock-eye-blocked: rotter | orc-thrower disease 2 [ejection]
    """,
        luck=1,
    )
    game.play("decline all")
    assert game.season.disease_left == 6


def test_of_an_unused_highlight():
    """An unused highlight goes back to the box with ball and tokens (rulings, Committing: Two managers), and what lay
    at its midfield to the supply.
    """
    game = plain("""
        nurgles-rotters: hand bystander
        gouged-eye:
        bad-snap: | orc-thrower
        super-juke:
        shank-yank: ; plague 2
        the-tripline:
    """)
    game.play("commit bystander to super-juke left")
    assert game.reel == ["bad-snap", "super-juke"]
    assert game.season.disease_left == 6


def test_changer_of_plays_leaves_them():
    """Changer of Plays replaces the card, not the matchup (rulings, Moving and placing): disease stays."""
    game = plain("""
        chaos-all-stars: hand beastman; owns changer-of-plays
        nurgles-rotters:
        highlights: the-tripline
        bad-snap: chaos-lineman disease 1 | rotter; plague 2
    """)
    game.season.disease_left = 3
    game.play("commit beastman to bad-snap left")
    game.season.plague[0] = 1
    game.play("decline", "act changer-of-plays", "straight")
    assert game.reel == ["the-tripline"]
    assert game.season.plague == [1]
    assert "chaos-lineman disease 1" in game["the-tripline"]


def test_set_out_only_with_a_team_of_the_guild():
    """If any manager plays a PPG team a supply of the disease tokens is made (Foul Play, How to Use This Expansion)."""
    for team, count in (
        ("nurgles-rotters", 6),
        ("lowdown-rats", 6),
        ("zharr-naggrund-ziggurats", 6),
        ("grudgebearers", 0),
    ):
        game = table(f"expansions: foul-play\nplays: season\nweek: 0\n{team}:\ngouged-eye:", luck=1)
        assert game.asked != "nobody"
        assert game.season.disease_left == count
