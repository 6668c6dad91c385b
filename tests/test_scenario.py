"""The table of the rulebook tests keeps what it promises."""

import re
from pathlib import Path

import pytest

from tests.positions import BadPosition
from tests.scenario import BadScript, table

POSITION = """
    gouged-eye: hand orc-blitzer
    athelorn-avengers: hand wood-elf-lineman
    bad-snap: wood-elf-catcher ball
"""
PAGE = Path(__file__).resolve().parents[1] / "docs" / "positions.md"
COMMIT = "commit orc-blitzer to bad-snap right"


def test_stronger():
    game = table(POSITION)

    game.play(COMMIT, "tackle wood-elf-catcher", "roll down missed")
    assert game.asked == "gouged-eye choose-result"
    assert game.options == ["apply down", "apply missed"]

    game.play("apply down")
    assert game["bad-snap"] == "wood-elf-catcher down | orc-blitzer [?]"


def test_upgrades_stars_and_tokens():
    game = table("""
        gouged-eye: owns waaagh, tackling-coach exhausted; hand orc-thrower; fans 3
        skavenblight-scramblers:
        the-chaos-cup: skaven-blitzer down [ejection, ?, ?two-fans] | gouged-eye morg-n-thorg-cwc ball
    """)
    line = "skaven-blitzer down [ejection, ?, ?two-fans] | gouged-eye morg-n-thorg-cwc"
    assert game["the-chaos-cup"] == f"{line} ball"

    game.play("commit orc-thrower to the-chaos-cup", "gouged-eye: use")
    assert game["the-chaos-cup"] == f"{line}, orc-thrower ball"
    assert game.owns("gouged-eye") == ["waaagh", "tackling-coach exhausted"]
    assert game.pool == 27


def test_another_phase():
    game = table("""
        plays: scoreboard phase
        reikland-reavers:
        chaos-all-stars: fans 2
        the-tripline: human-catcher ball | beastman [?]
    """)
    game.play("token one-fan", "draw gryphon-ade", "draw changer-of-plays")
    assert game.fans == [5, 3]
    assert game.pile("reikland-reavers") == []
    assert game.owns("reikland-reavers") == ["gryphon-ade"]


@pytest.mark.parametrize(
    ("script", "message"),
    [
        (["commit ogre to bad-snap right"], "no answer: gouged-eye commit-or-pass is asked"),
        (
            [f"athelorn-avengers: {COMMIT}"],
            "is no answer: gouged-eye commit-or-pass is asked, with the options",
        ),
        (
            [COMMIT, "tackle wood-elf-catcher", "roll down"],
            "chance is asked to roll one of down, missed, tackler",
        ),
        ([COMMIT, "tackle wood-elf-catcher", "draw ogre"], 'the script says "draw ogre"'),
        ([COMMIT, "roll missed"], "chance is left over: roll missed"),
        ([COMMIT, "decline", "pass", "done", "decline"], "nobody is asked"),
    ],
)
def test_script_that_does_not_fit(script, message):
    with pytest.raises(BadScript, match=re.escape(message)):
        table(POSITION).play(*script)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("bad-snap", "a line is a name that no other line has"),
        ("gouged-eye: hand ogre", "a line is a name that no other line has"),
        ("bad-snip: ogre", '"bad-snip" is no team, matchup, deck'),
        ("super-juke: ogre", '"reikland-reavers" is not managed here: gouged-eye, athelorn-avengers are'),
        ("super-juke: orc-blitzer injured", "a player is his card"),
        ("super-juke: orc-bitzer", '"orc-bitzer" is no card'),
        ("plays: half-time", '"half-time" is none of season,'),
        ("options: none", '"none" is none of abbreviated, extended, scheduling, no-salary-cap'),
        ("chaos-all-stars: money 3", '"money 3" is nothing that a position says of a manager'),
        ("chaos-all-stars: owns waaagh used", "an upgrade may be exhausted, and nothing else"),
    ],
)
def test_position_that_can_not_be(line, message):
    with pytest.raises(BadPosition, match=re.escape(message)):
        table(POSITION + line)


def test_luck_decides_what_is_not_scripted():
    game = table(POSITION, luck=1)
    game.play(COMMIT, "tackle wood-elf-catcher", "decline all")
    assert [line.split()[0] for line in game.told].count("die-rolled") == 2
    assert game.asked == "nobody"


def test_everything_a_position_can_say():
    game = table("""
        # a comment
        plays: maintenance phase, matchup phase, scoreboard phase, end of season
        week: 3          # and another
        coin: athelorn-avengers
        passed: grudgebearers
        options: no-salary-cap, scheduling
        headline: cursed-ball
        pool: 4
        staff: hired-wizard, 2 tackling-coach
        OWA: griff-oberwald
        highlights: the-tripline, super-juke
        spent: shank-yank
        spike: cursed-ball, the-dungeonbowl
        grudgebearers: fans 3; gained 2; pile grim-ironjaw; top 2 ogre, orc-lineman
        athelorn-avengers: hand 2 wardancer; deck treeman; discard wardancer; team-upgrades nothing
        bad-snap: | wardancer
        gutter-run turned: grudgebearers gone | athelorn-avengers gone | troll-slayer
    """)
    assert game["bad-snap"] == "| wardancer"
    assert game.season.driven == [0, 2]
    assert game.season.turned == [False, True]
    assert game.hand("athelorn-avengers") == ["wardancer", "wardancer"]
    assert game.deck("grudgebearers")[:3] == ["ogre", "ogre", "orc-lineman"]
    assert game.improvements == [2, 0]
    assert game.reel == ["bad-snap", "gutter-run"]
    assert game.box == ["shank-yank"]
    assert game.discard("athelorn-avengers") == ["wardancer"]


def test_page_about_positions():
    position, matchup, script, _ = re.findall(
        r"```.*?\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL
    )
    assert table(position).asked == "gouged-eye commit-or-pass"
    head, _, zones = matchup.partition(": ")
    assert table(f"gouged-eye:\nathelorn-avengers:\n{matchup}")[head] == zones.strip()

    game = table(position)
    game.play(*script.splitlines())
    line = "wood-elf-catcher down, wood-elf-lineman down | orc-thrower [?], orc-blitzer [?]"
    assert game["bad-snap"] == line
