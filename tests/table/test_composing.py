"""A record can be composed of its parts: the header, and the lines that a season gave as it went on."""

from __future__ import annotations

import json
import random

import pytest

import touchline
from touchline import BadRecord
from touchline.table.records import Version, read_record

TEAMS = ["gouged-eye", "athelorn-avengers"]
KEY = bytes(range(32))
SALTS = (b"the first salt..", bytes(16))


def kept(season: touchline.Season, choices: int = 3000, seed: int = 1) -> list[str]:
    """The lines of a record, kept as the season goes on, at random, for so many choices."""
    answers = random.Random(seed)
    lines = list(season.drawn)
    for _ in range(choices):
        decision = season.decision
        if decision is None:
            break
        option = answers.choice(decision.options)
        lines.append(f"answer {decision.number} {decision.manager} {option.text}")
        season.choose(option)
        lines += season.drawn
    return lines


# What was drawn.


def test_what_was_drawn_is_told_as_lines_of_the_record():
    season = touchline.new_season(3, seed=KEY)
    assert season.drawn[0].startswith("draw 0 team ")
    assert season.record().splitlines()[1:] == list(season.drawn)
    lines = kept(season)
    assert [
        season.header,
        *lines,
        f"key {KEY.hex()}",
    ] == season.record().splitlines()


def test_without_events_nothing_is_told_of_draws():
    heard, silent = touchline.new_season(3, seed=4), touchline.new_season(3, seed=4, events=False)
    assert silent.drawn == ()
    kept(heard, 30)
    kept(silent, 30)
    assert silent.drawn == ()
    assert silent.record() == heard.record()


def test_a_copy_tells_only_of_its_own_draws():
    season = touchline.new_season(3, seed=4)
    kept(season, 20)
    told = season.drawn
    twin, silent, heard = (
        season.clone(),
        season.clone(events=False),
        season.clone(events=False).clone(events=True),
    )
    assert twin.drawn == told
    lines = [kept(copy, 20, seed=2) for copy in (twin, heard)]
    assert kept(season, 20, seed=2) == lines[0]
    assert lines[1][len(told) :] == lines[0][len(told) :]
    assert [line for line in kept(silent, 20, seed=2)[len(told) :] if line.startswith("draw")] == []
    assert twin.record() == season.record() == silent.record()


def test_a_loaded_season_and_a_replay_tell_of_their_draws_too():
    season = touchline.new_season(TEAMS, seed=KEY)
    kept(season, 25)
    loaded = touchline.load(season.save(), seed=KEY)
    again = touchline.replay(season.record(), seed=KEY)
    assert loaded.drawn == ()
    assert again.drawn == season.drawn
    told = kept(season, 40, seed=3)
    assert kept(again, 40, seed=3) == told
    assert kept(loaded, 40, seed=3)[-5:] == told[-5:]
    assert touchline.replay(season.record(), events=False).drawn == ()


def test_a_redeal_tells_of_what_it_draws_once_it_goes_on():
    dealt = touchline.new_season(TEAMS, seed=KEY).redeal(0, seed=1)
    assert dealt.drawn == ()
    assert [line for line in kept(dealt) if line.startswith("draw")]


# The header and the whole.


def test_the_header_is_the_first_line_of_the_record():
    season = touchline.new_season(TEAMS, seed=KEY)
    kept(season, 25)
    for other in (season, touchline.load(season.save(), seed=3), touchline.replay(season.record())):
        assert other.header == other.record().split("\n", maxsplit=1)[0]
    with pytest.raises(BadRecord, match="A redeal has no record"):
        assert season.redeal(0).header
    other_dice = touchline.replay(season.record())
    kept(other_dice)
    with pytest.raises(BadRecord, match="other dice"):
        assert other_dice.header


@pytest.mark.random_seasons
@pytest.mark.parametrize("seed", range(5))
def test_a_record_is_composed_of_what_was_kept(seed: int):
    salts = SALTS if seed % 2 else ()
    season = touchline.new_season(TEAMS, seed=KEY, salts=salts)
    begun = season.header
    lines = kept(season, seed=seed)
    assert touchline.compose_record(begun, lines, KEY, salts) == season.record()
    assert touchline.verify(touchline.compose_record(begun, lines, KEY, salts)).is_true


def test_a_record_that_is_composed_without_the_key_shows_no_salts():
    season = touchline.new_season(TEAMS, seed=KEY, salts=SALTS)
    lines = kept(season, 10)
    assert touchline.compose_record(season.header, lines, None, SALTS) == season.record()


@pytest.mark.parametrize(
    ("header", "lines", "wrong"),
    [
        ("{}", [], "Line 1"),
        (None, ["draw 1 roll down = down"], "Line 2 .*draw 0 is due"),
        (None, ["answer 3 0 pass"], "Line 2 .*answer 0 is due"),
        (None, ["", "answer 0 0 pass"], "Line 2"),
    ],
)
def test_what_makes_no_record_is_refused(header: str | None, lines: list[str], wrong: str):
    begun = touchline.new_season(TEAMS, seed=KEY).header
    with pytest.raises(BadRecord, match=wrong):
        touchline.compose_record(header or begun, lines, None, ())


# Later versions.


Rows = list[tuple[int, str, str]]


def gone_on_with(later: str = "0.1.1") -> tuple[str, list[str], Rows]:
    """The header of a season, its lines, and the version of each row; a later one went on with it at 30."""
    season = touchline.new_season(TEAMS, seed=KEY, salts=SALTS)
    begun = season.header
    lines = kept(season, 30)
    loaded = touchline.load(season.save(), seed=KEY, salts=SALTS)
    lines += kept(loaded, 30)
    packs = json.loads(loaded.header)["packs"]
    return begun, lines, [(number, "0.1.0" if number < 30 else later, packs) for number in range(60)]


def test_a_record_of_two_versions_says_where_the_later_one_went_on():
    begun, lines, versions = gone_on_with()
    text = touchline.compose_record(begun, lines, KEY, SALTS, versions=versions)
    header = read_record(text).header
    assert header.touchline == json.loads(begun)["touchline"]
    assert header.save is None
    assert header.versions == (Version(30, "0.1.1", header.packs),)


def test_draws_of_a_record_of_two_versions_are_checked_without_the_rules():
    begun, lines, versions = gone_on_with()
    text = touchline.compose_record(begun, lines, KEY, SALTS, versions=versions)
    report = touchline.verify(text)
    assert report.is_true
    assert not report.is_replayed
    assert report.reason == "It was begun by Touchline 0.1.0, and gone on with by 0.1.1 from decision 30 on."
    assert report.draws == len([line for line in lines if line.startswith("draw")])
    draw = next(line for line in reversed(lines) if line.startswith("draw") and "*" in line)
    alternatives, _, outcome = draw.partition(" = ")
    other = next(
        name for name in alternatives.replace("*", " ").split()[3:] if name not in {outcome, "2", "3"}
    )
    assert not touchline.verify(text.replace(draw, f"{alternatives} = {other}")).is_true


def test_a_record_of_two_versions_can_not_be_replayed():
    begun, lines, versions = gone_on_with()
    with pytest.raises(BadRecord, match="later versions went on with, from decision 30 on"):
        touchline.replay(touchline.compose_record(begun, lines, KEY, SALTS, versions=versions))


def test_the_same_version_that_goes_on_is_no_later_one():
    begun, lines, versions = gone_on_with("0.1.0")
    text = touchline.compose_record(begun, lines, KEY, SALTS, versions=versions)
    assert text == touchline.compose_record(begun, lines, KEY, SALTS)
    assert touchline.verify(text).is_replayed


# Words.


def test_what_people_read_is_made_of_what_is_exported():
    season = touchline.new_season(TEAMS, seed=KEY)
    decision = season.decision
    assert decision is not None
    assert touchline.prompt(decision) == (touchline.Span("Commit a player to a matchup, or pass."),)
    told = [touchline.sentence(season, event) for event in season.events]
    assert told[0] == (touchline.Span("Gouged Eye", manager=0), touchline.Span(" take the field."))
    passing: touchline.Line = touchline.label(season, decision.default)
    assert passing == (touchline.Span("Pass: commit no more players this week"),)
