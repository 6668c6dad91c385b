"""Stadiums (Foul Play, Stadiums; rulings, Foul Play)."""

import pytest

from tests.scenario import Table, table
from touchline.rules.printed import FANS, STAFF_UPGRADES


def received(game: Table) -> list[str]:
    """Who has received penalties, in order."""
    return [line.split()[1] for line in game.told if line.startswith("penalty-received")]


@pytest.mark.parametrize(("managers", "stadiums"), [(2, 4), (3, 3), (4, 4), (5, 5)])
def test_how_many(managers, stadiums):
    """As many as managers, four for two; the others go back to the box (Foul Play, Stadiums)."""
    teams = ["gouged-eye", "reikland-reavers", "chaos-all-stars", "grudgebearers", "athelorn-avengers"]
    lines = "\n".join(f"{team}:" for team in teams[:managers])
    game = table(f"options: stadiums\nexpansions: foul-play\nplays: season\n{lines}", luck=1)
    assert game.asked != "nobody"
    laid = game.cards(game.season.stadiums)
    assert len(set(laid)) == stadiums
    book = game.season.book
    assert len([title for title in book.stadiums if title in game.season.box]) == 10 - stadiums


def test_no_stadiums_without_the_option():
    """They are an optional rule (Foul Play, Optional Rules)."""
    game = table("expansions: foul-play\nplays: season\ngouged-eye:\nreikland-reavers:", luck=1)
    assert game.asked != "nobody"
    assert game.season.stadiums == ()


def test_they_stay_for_the_season():
    """They remain in their order for the whole game (Foul Play, Stadiums)."""
    game = table(
        "options: stadiums\nexpansions: foul-play\nplays: season\ngouged-eye:\nreikland-reavers:\ngrudgebearers:",
        luck=1,
    )
    assert game.asked != "nobody"
    laid = game.season.stadiums
    game.play("decline all")
    assert game.season.stadiums == laid


BAN = """
    options: stadiums
    stadiums: cathedral-green, cathedral-green
    gouged-eye: hand orc-blitzer; owns cheating-coach
    reikland-reavers:
"""


def test_highlights_fill_them_from_the_deck_on():
    """The first highlight lies on the first stadium; a tournament has none (rulings, Foul Play: Stadiums)."""
    for place, stadiums, is_optional in (
        ("bad-snap left", "cathedral-green, titans-arena", True),
        ("super-juke left", "titans-arena, cathedral-green", True),
        ("bad-snap left", "titans-arena, cathedral-green", False),
        ("the-chaos-cup", "titans-arena, titans-arena, cathedral-green", False),
    ):
        game = table(f"""
            options: stadiums
            stadiums: {stadiums}
            gouged-eye: hand headsplitter
            chaos-all-stars:
            bad-snap:
            super-juke:
            the-chaos-cup:
        """)
        game.play(f"commit headsplitter to {place}")
        assert (game.asked == "gouged-eye use-skill") == is_optional


def test_more_highlights_than_stadiums():
    """The extra highlight of More Sales, More Matches has no stadium (rulings, Maintenance)."""
    game = table("""
        options: stadiums
        headline: more-sales-more-matches
        stadiums: cathedral-green, cathedral-green
        gouged-eye: hand crushface
        reikland-reavers:
        bad-snap:
        super-juke:
        shank-yank:
    """)
    game.play("commit crushface to shank-yank left", "use")
    assert game["shank-yank"] == "crushface ball [?]"
    assert received(game) == []


def test_an_unused_stadium_has_no_effect():
    """Two managers send two highlights back; their stadiums ban nothing any more, and no other slides into their place
    (rulings, Foul Play: Stadiums; Committing: Two managers).
    """
    position = """
        options: stadiums
        stadiums: drakwald-clearing, gallows-field, cathedral-green, titans-arena
        gouged-eye: hand orc-lineman, orc-thrower, one-ear
        athelorn-avengers: hand wood-elf-thrower, wood-elf-lineman
        bad-snap:
        super-juke:
        shank-yank:
        gutter-run:
    """
    game = table(position)
    game.play("commit orc-lineman to bad-snap left", "commit wood-elf-thrower to shank-yank left")
    assert game.reel == ["bad-snap", "shank-yank"]
    game.play("use")
    assert received(game) == []

    game.play("commit one-ear to shank-yank right")
    assert game.asked == "gouged-eye use-skill"
    game.play("decline")
    assert received(game) == []


# Banned skills.


def test_each_use_of_a_banned_skill():
    """Each time a player uses a banned skill there, his manager receives a penalty; it works all the same."""
    game = table("""
        options: stadiums
        stadiums: gallows-field
        athelorn-avengers: hand wood-elf-thrower
        gouged-eye:
        bad-snap: | orc-lineman ball
    """)
    game.play("commit wood-elf-thrower to bad-snap left", "use", "use")
    assert received(game) == ["athelorn-avengers", "athelorn-avengers"]
    assert game["bad-snap"] == "wood-elf-thrower ball | orc-lineman"


def test_banned_cheating_is_optional():
    """Using cheating is optional where it is banned, and mandatory elsewhere (Foul Play, Stadiums)."""
    position = BAN + "\nbad-snap:\n"
    game = table(position)
    game.play("commit orc-blitzer to bad-snap left")
    assert game.asked == "gouged-eye use-skill"

    game.play("use")
    assert game["bad-snap"] == "orc-blitzer [?]"
    assert received(game) == ["gouged-eye"]

    game = table(position)
    game.play("commit orc-blitzer to bad-snap left", "decline")
    assert game["bad-snap"] == "orc-blitzer"
    assert received(game) == []


def test_coaches_break_a_ban():
    """One penalty for each icon used against a ban, coaches included (rulings, Foul Play: Stadium breaches)."""
    game = table(BAN + "\nbad-snap:\n")
    game.play("commit orc-blitzer to bad-snap left", "decline", "act cheating-coach", "use")
    assert game["bad-snap"] == "orc-blitzer [?]"
    assert received(game) == ["gouged-eye"]


def test_abilities_that_tackle_break_no_ban():
    """Tackles by an ability are no use of the tackling skill (rulings, Skills: Tackles by an ability)."""
    game = table("""
        options: stadiums
        stadiums: drakwald-clearing
        gouged-eye: hand orc-blitzer
        chaos-all-stars:
        bad-snap: | minotaur
    """)
    game.play("commit orc-blitzer to bad-snap left", "tackle minotaur", "roll down down")
    game.play("use minotaur", "roll missed missed", "decline all")
    assert received(game) == ["gouged-eye"]


def test_strip_ball_breaks_no_ban():
    """Strip Ball is no use of the tackling skill (rulings, Skills: Strip Ball)."""
    game = table("""
        options: stadiums
        stadiums: drakwald-clearing
        grudgebearers: hand dwarf-blitzer
        gouged-eye:
        bad-snap: | orc-lineman ball
    """)
    game.play("commit dwarf-blitzer to bad-snap left", "strip-ball")
    assert game["bad-snap"] == "dwarf-blitzer | orc-lineman"
    assert received(game) == []


def test_tokens_of_other_cards_break_no_ban():
    """A token from an ability is no use of cheating (rulings, Skills: Using a skill and being assigned a token)."""
    game = table("""
        options: stadiums
        stadiums: cathedral-green
        chaos-all-stars: hand chaos-lineman; owns winds-of-change
        gouged-eye:
        bad-snap:
    """)
    game.play("commit chaos-lineman to bad-snap left", "act winds-of-change")
    assert game["bad-snap"] == "chaos-lineman [?]"
    assert received(game) == []


# Player limits and Star Power.


def test_the_limit_is_of_a_team_zone():
    """The limit counts the players of one team zone, not those of both (Foul Play, Stadiums)."""
    game = table("""
        options: stadiums
        stadiums: rat-cellar
        gouged-eye: hand 2 orc-lineman
        reikland-reavers:
        bad-snap: orc-lineman | human-lineman, human-lineman, human-lineman
    """)
    game.play("commit orc-lineman to bad-snap left", "commit orc-lineman to bad-snap left")
    assert game["bad-snap"].startswith("orc-lineman, orc-lineman, orc-lineman |")
    assert received(game) == ["gouged-eye"]


def test_moved_players_break_rules_too():
    """Each time a manager commits or moves a player there (Foul Play, Stadiums)."""
    game = table("""
        options: stadiums
        stadiums: sea-of-claws-raft
        skavenblight-scramblers: hand skaven-lineman; owns sewer-go-map
        reikland-reavers:
        bad-snap: skaven-lineman, skaven-lineman, skaven-lineman | human-lineman
        super-juke: rat-ogre
    """)
    game.play(
        "commit skaven-lineman to super-juke left",
        "act sewer-go-map",
        "player rat-ogre at super-juke",
        "decline all",
    )
    assert game["bad-snap"].startswith("skaven-lineman, skaven-lineman, skaven-lineman, rat-ogre")
    assert received(game) == ["skavenblight-scramblers"] * 2


def test_placed_players_break_none():
    """A placed player is neither committed nor moved: no stadium penalty (rulings, Moving and placing)."""
    game = table("""
        options: stadiums
        stadiums: halfling-paddock
        gouged-eye: hand orc-lineman; owns illegal-substitution; deck da-troll
        reikland-reavers:
        bad-snap: | human-lineman
    """)
    game.play("commit orc-lineman to bad-snap left", "act illegal-substitution")
    assert game["bad-snap"].startswith("da-troll")
    assert received(game) == []


def test_stadiums_read_the_print():
    """They go by printed standing Star Power, whatever tokens say (Foul Play; rulings, Sudden Death: Blood)."""
    game = table("""
        options: stadiums
        expansions: foul-play
        stadiums: titans-arena
        gouged-eye: hand slab
        reikland-reavers:
        bad-snap: ; plague 2
    """)
    game.play("commit slab to bad-snap left", "decline all")
    assert received(game) == []


def test_two_breaches_at_once():
    """A player may breach two rules at once; the action itself is legal (rulings, Foul Play: Stadium breaches)."""
    game = table("""
        options: stadiums
        stadiums: sea-of-claws-raft
        gouged-eye: hand da-troll
        reikland-reavers:
        bad-snap: orc-lineman, orc-lineman, orc-lineman | human-lineman
    """)
    game.play("commit da-troll to bad-snap left")
    assert received(game) == ["gouged-eye", "gouged-eye"]
    assert "da-troll" in game["bad-snap"]


# Payouts.


def test_added_payouts():
    """A stadium's payouts belong to the zones on their side (Foul Play, Stadiums)."""
    game = table("""
        options: stadiums
        plays: scoreboard phase
        stadiums: halfling-paddock, cathedral-green
        gouged-eye:
        reikland-reavers:
        one-handed-grab: orc-lineman | human-blitzer
        personal-foul: orc-blitzer
    """)
    game.play("draw gryphon-ade")
    assert game.fans == [1 + 2 + 1 + 5 + 1, 2 + 2]
    assert game.owns("reikland-reavers") == ["gryphon-ade"]


def test_added_payouts_of_a_turned_highlight():
    """Changer of Plays turns the card, not the stadium (rulings, Moving and placing: Changer of Plays)."""
    game = table("""
        options: stadiums
        plays: scoreboard phase
        stadiums: halfling-paddock
        gouged-eye:
        reikland-reavers:
        one-handed-grab turned: orc-lineman | human-blitzer
    """)
    game.play("draw gryphon-ade")
    assert game.fans == [2 + 2, 1 + 2]
    assert game.owns("reikland-reavers") == ["gryphon-ade"]


def test_equal_icons_are_one_payout():
    """Equal icons of stadium and zone: draw for all, keep one (rulings, Foul Play: Stadiums)."""
    game = table("""
        options: stadiums
        plays: scoreboard phase
        stadiums: rat-cellar
        gouged-eye:
        reikland-reavers:
        gutter-run: orc-lineman | human-lineman
    """)
    game.play("draw bork crushface smashjaw")
    assert game.asked == "gouged-eye keep-card"
    assert game.options == ["keep bork", "keep crushface", "keep smashjaw"]


def test_scheduling_limitations_with_two_managers():
    """The highlight takes the stadium nearest the Highlight deck (rulings, Foul Play)."""
    game = table(
        """
        options: stadiums, scheduling
        plays: maintenance phase, matchup phase
        stadiums: halfling-paddock, titans-arena, rat-cellar, cathedral-green
        spike: the-chaos-cup
        gouged-eye:
        reikland-reavers:
        """,
        luck=1,
    )
    assert game.asked == "gouged-eye commit-or-pass"
    assert len(game.season.reel) == 2
    assert game.card(game.season.stadium_of(0)) == "halfling-paddock"


@pytest.mark.parametrize(("side", "fans", "cards"), [("side 1", 2, 1), ("side 2", 0, 2)])
def test_a_stadium_adds_to_either_side(side, fans, cards, monkeypatch):
    """What it adds to a zone is collected whichever side of an either/or is taken; equal icons are one payout."""
    game = table("""
        options: stadiums
        plays: scoreboard phase
        stadiums: gallows-field
        gouged-eye:
        reikland-reavers:
        one-handed-grab: orc-lineman | human-blitzer
    """)
    card = game.season.printed[game.season.reel[0]]
    either = (((FANS, 2),), ((STAFF_UPGRADES, 1),))
    monkeypatch.setattr(card, "payouts", (either, *card.payouts[1:]))
    game.play("collect left either-or", side, f"draw {' '.join(['hired-wizard', 'passing-coach'][:cards])}")
    assert game.fans[0] == fans
    assert game.asked == ("nobody" if cards == 1 else "gouged-eye keep-card")


def test_downed_skills_break_a_ban():
    """Downed skills break a ban like any other use (rulings, Foul Play: Stadium breaches)."""
    game = table("""
        options: stadiums
        stadiums: drakwald-clearing
        gouged-eye: hand orc-blitzer
        champions-of-death:
        bad-snap: | mummy
    """)
    game.play("commit orc-blitzer to bad-snap left", "tackle mummy", "roll down down")
    assert received(game) == ["gouged-eye"]

    game.play("tackle orc-blitzer", "roll missed missed")
    assert received(game) == ["gouged-eye", "champions-of-death"]


def test_banned_fouling():
    """Fouling where it is banned brings a penalty (Foul Play, Stadiums)."""
    for answer, fined in (("manager gouged-eye", ["lowdown-rats"]), ("decline", [])):
        game = table("""
            options: stadiums
            stadiums: top-of-the-gate
            lowdown-rats: hand morg-n-thorg-ppg
            gouged-eye: hand 2 orc-lineman
            bad-snap: | orc-blitzer
        """)
        game.play("commit morg-n-thorg-ppg to bad-snap left", "decline", answer)
        assert received(game) == fined
