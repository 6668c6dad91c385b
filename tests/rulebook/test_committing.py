"""Committing players to matchups, passing, and the games of two managers."""

import pytest

from tests.scenario import Table, table


def places(game: Table, card: str) -> list[str]:
    """Where a card of the hand may be committed."""
    start = f"commit {card} to "
    return [option.removeprefix(start) for option in game.options if option.startswith(start)]


# Where.


def test_free_zones():
    """A player may be committed to any free zone of a highlight, or to the tournament (rulings, Committing: Where)."""
    game = table("""
        gouged-eye: hand orc-lineman
        grudgebearers:
        chaos-all-stars:
        bad-snap:
        super-juke: | dwarf-longbeard
        the-dungeonbowl: dwarf-longbeard
    """)
    assert places(game, "orc-lineman") == [
        "bad-snap left",
        "bad-snap right",
        "super-juke left",
        "the-dungeonbowl",
    ]


def test_own_zone_only():
    """He may not have his own players in both zones of a highlight (base rulebook, Committing Players to a
    Highlight).
    """
    game = table("""
        gouged-eye: hand orc-lineman
        grudgebearers:
        bad-snap: orc-thrower
        the-dungeonbowl: orc-thrower
    """)
    assert places(game, "orc-lineman") == ["bad-snap left", "the-dungeonbowl"]


def test_no_more_than_two_managers_at_a_highlight():
    """While two managers have players at a highlight no other can commit there; at a tournament there is no limit
    (base rulebook, Committing Players).
    """
    game = table("""
        gouged-eye: hand orc-lineman
        grudgebearers:
        chaos-all-stars:
        reikland-reavers:
        bad-snap: dwarf-longbeard | chaos-lineman
        super-juke:
        the-dungeonbowl: dwarf-longbeard | chaos-lineman | human-lineman
    """)
    assert places(game, "orc-lineman") == ["super-juke left", "super-juke right", "the-dungeonbowl"]


def test_no_limit_in_a_zone():
    """A zone holds any number of players of its manager (base rulebook, Committing Players)."""
    game = table("""
        gouged-eye: hand orc-lineman
        grudgebearers:
        bad-snap: orc-lineman, orc-lineman, orc-lineman, orc-thrower, orc-thrower, da-troll
    """)
    game.play("commit orc-lineman to bad-snap left")
    assert game["bad-snap"].count("orc-lineman") == 4


def test_player_comes_standing():
    """A player is committed standing, faceup in the zone that was chosen (base rulebook, Player States)."""
    game = table("""
        gouged-eye: hand orc-lineman
        grudgebearers:
        bad-snap: dwarf-longbeard down
    """)
    game.play("commit orc-lineman to bad-snap right")
    assert game["bad-snap"] == "dwarf-longbeard down | orc-lineman"
    assert game.hand("gouged-eye") == []


def test_emptied_zone_opens():
    """If the last player is removed from a zone, a different manager may take it (base rulebook, Committing Players to
    a Highlight).
    """
    game = table("""
        gouged-eye: hand orc-blitzer
        grudgebearers:
        chaos-all-stars: hand chaos-lineman
        bad-snap: dwarf-longbeard down
    """)
    game.play(
        "commit orc-blitzer to bad-snap right", "tackle dwarf-longbeard", "roll down missed", "apply down"
    )
    assert game.asked == "chaos-all-stars commit-or-pass"
    assert places(game, "chaos-lineman") == ["bad-snap left"]


def test_driven_manager_comes_back():
    """A manager driven from a highlight may come back to either zone that is free (rulings, Committing: Where)."""
    game = table("""
        gouged-eye: hand orc-lineman
        grudgebearers:
        bad-snap: gouged-eye gone
        super-juke: gouged-eye gone | dwarf-longbeard
    """)
    assert places(game, "orc-lineman") == ["bad-snap left", "bad-snap right", "super-juke left"]


def test_driven_manager_may_change_sides():
    """He may come back to the zone that the opponent has left too (rulings, Committing: Where)."""
    game = table("""
        gouged-eye: hand 2 orc-lineman
        grudgebearers: hand 2 dwarf-longbeard
        bad-snap: dwarf-longbeard | gouged-eye gone
        super-juke: grudgebearers gone | gouged-eye gone
    """)
    assert places(game, "orc-lineman") == ["bad-snap right", "super-juke left", "super-juke right"]
    game.play("commit orc-lineman to super-juke left")
    assert places(game, "dwarf-longbeard") == ["bad-snap left", "super-juke right"]


def test_no_legal_place():
    """Without a legal place for any card in hand the manager must pass; he may still discard (rulings, Committing: No
    legal place).
    """
    game = table("""
        gouged-eye: hand 2 orc-lineman
        grudgebearers:
        chaos-all-stars:
        bad-snap: dwarf-longbeard | chaos-lineman
    """)
    assert game.asked == "gouged-eye discard-unwanted"
    assert "manager-passed gouged-eye" in game.told


# Weather Disrupts Match!


def weather(line: str) -> Table:
    """A week of bad weather, with one matchup and a free highlight."""
    return table(f"""
        headline: weather-disrupts-match
        gouged-eye: hand orc-lineman
        grudgebearers:
        chaos-all-stars:
        shank-yank:
        {line}
    """)


@pytest.mark.parametrize(
    ("line", "is_open"),
    [
        ("bad-snap: orc-lineman, orc-thrower", True),
        ("bad-snap: orc-lineman, orc-thrower, da-troll", False),
        ("bad-snap: orc-lineman down, orc-thrower down, da-troll down", False),
        ("bad-snap: dwarf-longbeard, dwarf-longbeard, dwarf-longbeard", True),
        ("the-dungeonbowl: orc-lineman, orc-thrower", True),
        ("the-dungeonbowl: orc-lineman, orc-thrower down, da-troll", False),
        ("the-dungeonbowl: dwarf-longbeard, dwarf-longbeard, dwarf-longbeard, dwarf-longbeard", True),
    ],
)
def test_weather(line, is_open):
    """Three players fit in a zone, standing and downed ones counted; a tournament has one zone for each manager; a
    full zone is no legal place for committing (rulings, Committing: Weather Disrupts Match!).
    """
    matchup = line.partition(":")[0]
    found = [place for place in places(weather(line), "orc-lineman") if matchup in place]
    assert bool(found) == is_open


def test_weather_and_moving():
    """A full zone is no legal place for moving (rulings, Committing: Weather Disrupts Match!)."""
    game = table("""
        headline: weather-disrupts-match
        skavenblight-scramblers: hand skaven-lineman; owns sewer-go-map
        grudgebearers:
        chaos-all-stars:
        bad-snap: skaven-lineman, skaven-lineman down, rat-ogre
        super-juke: skaven-lineman, skaven-lineman
        shank-yank: skaven-thrower
    """)
    game.play("commit skaven-lineman to shank-yank left", "act sewer-go-map", "player rat-ogre at bad-snap")
    assert game.asked == "skavenblight-scramblers choose-place"
    assert game.options == ["to super-juke left", "to shank-yank left"]


def test_weather_and_a_substitute():
    """A substitute takes the place of the third player (rulings, Committing; Moving and placing: A placed player)."""
    game = table("""
        headline: weather-disrupts-match
        gouged-eye: hand orc-lineman; top da-troll; owns illegal-substitution
        grudgebearers:
        bad-snap: orc-thrower, orc-thrower
    """)
    game.play("commit orc-lineman to bad-snap left", "act illegal-substitution", "player orc-lineman")
    assert game["bad-snap"] == "orc-thrower, orc-thrower, da-troll"


# Morg 'N Thorg.


def test_morg_keeps_morg_away():
    """If one manager has Morg 'N Thorg at a matchup, no other can commit his copy there, whatever its state (base
    rulebook, Morg 'N Thorg).
    """
    game = table("""
        gouged-eye: hand morg-n-thorg-cwc, orc-lineman
        reikland-reavers:
        bad-snap: reikland-reavers morg-n-thorg-owa
        super-juke: reikland-reavers morg-n-thorg-owa down
        shank-yank: human-lineman
        the-dungeonbowl: reikland-reavers morg-n-thorg-owa, human-lineman
    """)
    assert places(game, "morg-n-thorg-cwc") == ["shank-yank right"]
    assert places(game, "orc-lineman") == [
        "bad-snap right",
        "super-juke right",
        "shank-yank right",
        "the-dungeonbowl",
    ]


def test_only_morg_and_nowhere_to_go():
    """If Morg is his only card and no matchup is legal, the manager must pass (rulings, Committing)."""
    game = table("""
        gouged-eye: hand morg-n-thorg-cwc
        reikland-reavers:
        bad-snap: reikland-reavers morg-n-thorg-owa
    """)
    assert {option.split()[0] for option in game.options} == {"pass"}
    game.play("pass", "done")
    assert game["bad-snap"] == "reikland-reavers morg-n-thorg-owa"


def test_morg_is_not_moved_to_morg():
    """Nor may he be moved there (rulings, Committing: Morg 'N Thorg)."""
    game = table("""
        skavenblight-scramblers: hand skaven-lineman; owns sewer-go-map
        reikland-reavers:
        grudgebearers:
        bad-snap: skavenblight-scramblers morg-n-thorg-cwc
        super-juke: reikland-reavers morg-n-thorg-owa
        shank-yank:
        the-dungeonbowl: reikland-reavers morg-n-thorg-owa
    """)
    game.play("commit skaven-lineman to bad-snap left", "act sewer-go-map", "player morg-n-thorg-cwc")
    assert game.options == ["to shank-yank left", "to shank-yank right"]


def test_morg_is_not_placed_beside_morg():
    """A drawn Morg who would have to be placed there goes to the discard pile, and nobody comes in his stead (rulings,
    Committing: Morg 'N Thorg).
    """
    game = table("""
        gouged-eye: hand orc-lineman; top morg-n-thorg-cwc, orc-blitzer; owns illegal-substitution
        reikland-reavers:
        bad-snap: reikland-reavers morg-n-thorg-owa | da-troll
    """)
    game.play("commit orc-lineman to bad-snap right", "act illegal-substitution", "player da-troll")
    assert game["bad-snap"] == "reikland-reavers morg-n-thorg-owa | orc-lineman"
    assert game.discard("gouged-eye") == ["da-troll", "morg-n-thorg-cwc"]
    assert game.deck("gouged-eye")[0] == "orc-blitzer"


def test_morg_is_not_committed_beside_morg_for_one_ear():
    """Nor does he come for One Ear where another manager's Morg is (rulings, Committing: Morg 'N Thorg)."""
    game = table("""
        reikland-reavers: hand human-blitzer
        gouged-eye: top morg-n-thorg-cwc
        bad-snap: reikland-reavers morg-n-thorg-owa | gouged-eye one-ear
    """)
    game.play(
        "commit human-blitzer to bad-snap left", "tackle one-ear", "roll down missed", "apply down", "decline"
    )
    assert game["bad-snap"] == "reikland-reavers morg-n-thorg-owa, human-blitzer"
    assert game.discard("gouged-eye") == ["one-ear", "morg-n-thorg-cwc"]


# On entering.


def test_when_played_comes_before_skills():
    """On entering come "When Played" abilities, then skills (rulings, Committing: On entering): Spikey McSpike gathers
    before his own cheating.
    """
    game = table("""
        grudgebearers: hand spikey-mcspike
        gouged-eye:
        bad-snap: dwarf-longbeard | orc-blitzer [?]
    """)
    game.play("commit spikey-mcspike to bad-snap left")
    assert game.asked == "grudgebearers respond"
    assert game["bad-snap"] == "dwarf-longbeard, spikey-mcspike | orc-blitzer [?]"
    game.play("use spikey-mcspike", "token of orc-blitzer")
    assert game["bad-snap"] == "dwarf-longbeard, spikey-mcspike [?, ?] | orc-blitzer"


# Two managers, four highlights.

FOUR = """
    gouged-eye: hand orc-lineman, orc-thrower, snotlobba
    grudgebearers: hand 2 dwarf-longbeard
    bad-snap:
    super-juke:
    shank-yank:
    the-tripline:
    the-dungeonbowl:
"""


def test_two_highlights_of_four():
    """After two highlights each have a player, the other two go back to the box (base rulebook, Playing with Two
    Managers).
    """
    game = table(FOUR)
    game.play("commit orc-lineman to super-juke left")
    assert len(game.reel) == 5
    game.play("commit dwarf-longbeard to the-tripline right")
    assert game.reel == ["super-juke", "the-tripline", "the-dungeonbowl"]
    assert game.box == ["bad-snap", "shank-yank"]
    assert places(game, "orc-thrower") == ["super-juke left", "the-tripline left", "the-dungeonbowl"]


def test_one_manager_may_fill_both_highlights():
    """The two highlights may hold players of the same manager (rulings, Committing: Two managers, four highlights)."""
    game = table(FOUR.replace("2 dwarf-longbeard", "nothing"))
    game.play("commit orc-lineman to super-juke left", "commit snotlobba to shank-yank left", "decline")
    assert game.reel == ["super-juke", "shank-yank", "the-dungeonbowl"]


def test_both_managers_at_one_highlight():
    """Two players at one highlight, or at the tournament, are no second highlight (rulings, Committing: Two
    managers).
    """
    game = table(FOUR)
    game.play("commit orc-lineman to super-juke left", "commit dwarf-longbeard to super-juke right")
    game.play("commit orc-thrower to the-dungeonbowl", "decline")
    assert len(game.reel) == 5


def test_highlights_return_at_once():
    """They go back before anything else about the arriving player is resolved (rulings, Committing: Two managers)."""
    game = table(FOUR.replace("super-juke:", "super-juke: dwarf-runner"))
    game.play("commit orc-thrower to bad-snap left")
    assert game.asked == "gouged-eye use-skill"
    assert game.reel == ["bad-snap", "super-juke", "the-dungeonbowl"]


def test_thrown_player_can_not_reach_a_returned_highlight():
    """A player thrown by one who opens the second highlight finds only what is left of the reel (rulings, Committing:
    Two managers).
    """
    game = table("""
        gouged-eye: hand snotlobba
        grudgebearers:
        bad-snap: orc-lineman
        super-juke: gouged-eye gone
        shank-yank: dwarf-longbeard down
        the-tripline:
        the-dungeonbowl:
    """)
    # Two highlights are in use already, as the position says; the next arrival returns the others.
    game.play("commit snotlobba to bad-snap left", "use snotlobba")
    assert game.reel == ["bad-snap", "shank-yank", "the-dungeonbowl"]
    assert game.options == ["to shank-yank right", "to the-dungeonbowl"]


def test_moved_player_opens_the_second_highlight():
    """A player moved counts as one committed does (rulings, Committing: Two managers, four highlights)."""
    game = table("""
        skavenblight-scramblers: hand skaven-lineman; owns sewer-go-map
        grudgebearers:
        bad-snap: skaven-lineman
        super-juke:
        shank-yank:
        the-tripline:
    """)
    game.play("commit skaven-lineman to bad-snap left", "act sewer-go-map", "player skaven-lineman")
    game.play("to shank-yank right")
    assert game.reel == ["bad-snap", "shank-yank"]
    assert game.box == ["super-juke", "the-tripline"]


def test_highlight_that_lost_its_players_is_unused():
    """A highlight that has lost its players by then counts as unused (rulings, Committing: Two managers)."""
    game = table("""
        skavenblight-scramblers: hand skaven-lineman, rat-ogre; owns sewer-go-map
        grudgebearers: hand dwarf-longbeard
        bad-snap:
        super-juke:
        shank-yank:
        the-tripline:
    """)
    game.play("commit skaven-lineman to bad-snap left", "act sewer-go-map", "to super-juke left")
    assert len(game.reel) == 4
    game.play("commit dwarf-longbeard to the-tripline left")
    assert game.reel == ["super-juke", "the-tripline"]
    assert game.box == ["bad-snap", "shank-yank"]


def test_highlight_emptied_later_stays():
    """Once two are in use the other two are gone for the week, even if one of the two is left again (rulings,
    Committing: Two managers).
    """
    game = table("""
        skavenblight-scramblers: hand skaven-lineman, rat-ogre; owns sewer-go-map
        grudgebearers: hand dwarf-longbeard
        bad-snap: dwarf-longbeard
        super-juke:
        shank-yank:
        the-tripline:
    """)
    game.play("commit skaven-lineman to super-juke left", "act sewer-go-map")
    assert game.reel == ["bad-snap", "super-juke"]
    assert places(game, "dwarf-longbeard") == ["bad-snap left", "super-juke left", "super-juke right"]


def test_unused_highlights_at_the_end_of_the_week():
    """If it never happens, all empty ones go back unpaid at the end of the week (rulings, Committing: Two managers)."""
    game = table("""
        plays: matchup phase, scoreboard phase
        gouged-eye: hand orc-lineman
        grudgebearers:
        personal-foul:
        right-in-the-jibblies:
        razzle-dazzle:
        one-handed-grab:
        the-blood-bowl: dwarf-longbeard
    """)
    game.play("commit orc-lineman to right-in-the-jibblies left", "decline all")
    assert game.fans == [2 + 3 + 1, 7 + 2]
    assert set(game.season.spent) >= {
        game.season.book.numbers[card] for card in ("personal-foul", "razzle-dazzle", "one-handed-grab")
    }


def test_three_managers_keep_all_highlights():
    """More than two managers compete at all highlights (base rulebook, Playing with Two Managers)."""
    game = table("""
        gouged-eye: hand orc-lineman
        grudgebearers: hand dwarf-longbeard
        chaos-all-stars: hand chaos-lineman
        bad-snap:
        super-juke:
        shank-yank:
    """)
    game.play("commit orc-lineman to super-juke left", "commit dwarf-longbeard to bad-snap right")
    assert len(game.reel) == 3


@pytest.mark.parametrize(
    ("line", "fans"),
    [
        ("the-blood-bowl: da-troll | dwarf-longbeard", [7, 2]),
        ("the-blood-bowl: dwarf-longbeard ball | da-troll", [7, 2]),
        ("the-blood-bowl: da-troll", [7 + 2, 0]),
    ],
)
def test_two_managers_at_a_tournament(line, fans):
    """Two managers: the winner collects the winner's payout, the loser LOSE!; who is alone collects both, and nobody
    the runner-up's (base rulebook, Playing with Two Managers).
    """
    game = table(f"plays: scoreboard phase\ngouged-eye:\ngrudgebearers:\n{line}")
    game.play("decline all")
    assert game.fans == fans


# Passing.


def test_empty_hand():
    """A manager with an empty hand passes without being asked (rulings, Play)."""
    game = table("""
        gouged-eye: hand nothing; owns team-apothecary
        grudgebearers: hand dwarf-longbeard
        bad-snap: orc-lineman down
    """)
    assert game.asked == "grudgebearers commit-or-pass"
    assert game.told[0] == "manager-passed gouged-eye"


def test_passing_costs_the_action():
    """Passing is possible on any own turn, and costs the matchup action of that turn (rulings, Committing: Passing)."""
    game = table("""
        gouged-eye: hand 2 orc-lineman; owns team-apothecary
        grudgebearers: hand 2 dwarf-longbeard
        bad-snap: orc-lineman down | dwarf-runner
    """)
    game.play("commit orc-lineman to bad-snap left")
    assert game.asked == "gouged-eye choose-action"
    game.play("decline", "commit dwarf-longbeard to bad-snap right", "gouged-eye: pass", "done")
    assert game.asked == "grudgebearers commit-or-pass"
    assert game.owns("gouged-eye") == ["team-apothecary"]


def test_who_passed_is_out():
    """Who has passed commits no more and resolves no matchup actions; the others go on until all have passed (base
    rulebook, Matchup Phase).
    """
    game = table("""
        gouged-eye: hand 2 orc-lineman; owns team-apothecary
        grudgebearers: hand 3 dwarf-longbeard
        bad-snap: orc-lineman down
    """)
    game.play("pass", "done", *["commit dwarf-longbeard to bad-snap right"] * 3)
    assert game.asked == "nobody"
    assert game.hand("gouged-eye") == ["orc-lineman", "orc-lineman"]


def test_discarding_unwanted_cards():
    """Who passes may discard any number of cards, then and there, once (rulings, Committing: Passing)."""
    game = table("""
        gouged-eye: hand 2 orc-lineman, orc-thrower, da-troll
        grudgebearers: hand dwarf-longbeard
        bad-snap:
    """)
    game.play("pass", "discard orc-lineman", "discard da-troll")
    assert game.options == ["discard orc-lineman", "discard orc-thrower", "done"]
    game.play("done", "commit dwarf-longbeard to bad-snap left")
    assert game.discard("gouged-eye") == ["orc-lineman", "da-troll"]
    assert game.hand("gouged-eye") == ["orc-lineman", "orc-thrower"]


def test_discarding_the_whole_hand():
    """Any number may be all of them (rulings, Committing: Passing)."""
    game = table("""
        gouged-eye: hand 2 orc-lineman
        grudgebearers: hand dwarf-longbeard
        bad-snap:
    """)
    game.play("pass", "discard orc-lineman", "discard orc-lineman")
    assert game.asked == "grudgebearers commit-or-pass"
    assert game.discard("gouged-eye") == ["orc-lineman", "orc-lineman"]


def test_who_passed_still_responds_and_rolls():
    """Who has passed still responds, chooses dice and draws (rulings, Committing: Passing)."""
    game = table("""
        plays: matchup phase
        passed: grudgebearers
        turn: gouged-eye
        gouged-eye: hand da-troll
        grudgebearers: hand dwarf-runner; owns rigorous-training; deck 2 dwarf-blitzer
        bad-snap: dwarf-longbeard, dwarf-longbeard
    """)
    game.play("commit da-troll to bad-snap right", "tackle dwarf-longbeard", "roll down missed", "apply down")
    assert game.asked == "grudgebearers respond"
    game.play("decline")
    assert game.asked == "grudgebearers discard-card"
    assert game.hand("grudgebearers") == ["dwarf-blitzer", "dwarf-runner"]


def test_who_passed_chooses_the_result():
    """Who has passed still chooses the die of a stronger target (rulings, Committing: Passing)."""
    game = table("""
        passed: grudgebearers
        turn: gouged-eye
        gouged-eye: hand orc-blitzer
        grudgebearers: hand dwarf-runner
        bad-snap: grudgebearers deeproot-strongbranch
    """)
    game.play("commit orc-blitzer to bad-snap right", "tackle deeproot-strongbranch", "roll down tackler")
    assert game.asked == "grudgebearers choose-result"


def test_weather_and_no_legal_place():
    """With all his zones full and no free one a manager must pass (rulings, Committing: Weather; No legal place)."""
    game = table("""
        headline: weather-disrupts-match
        gouged-eye: hand 2 orc-lineman
        grudgebearers:
        chaos-all-stars:
        bad-snap: orc-lineman, orc-thrower, da-troll
        super-juke: dwarf-longbeard | chaos-lineman
    """)
    assert game.asked == "gouged-eye discard-unwanted"
