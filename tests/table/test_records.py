"""A record is a season as text: it can be played again, step by step, and says in which line it is wrong."""

from __future__ import annotations

import json
import pickle
import random
from pathlib import Path

import pytest

import touchline
from tests.courses import each_kind, finish, positions
from touchline import BadRecord, BadSetup
from touchline.engine.dealer import key_of_seed
from touchline.table.keys import key_of, seal_of
from touchline.table.records import BadLine, Draw, Given, packs_hash, read_record, write_record
from touchline.table.version import VERSION

TEAMS = ["gouged-eye", "athelorn-avengers"]


def played(seed: int = 1, choices: int | None = None, teams: list[str] | int = 2) -> touchline.Season:
    """A season with so many random answers given, or with all."""
    answers = random.Random(seed)
    season = touchline.new_season(teams, seed=seed)
    while season.decision is not None and (choices is None or season.decision.number < choices):
        season.choose(answers.choice(season.decision.options))
    return season


@pytest.fixture(scope="module")
def whole() -> str:
    """The record of a season that is over."""
    return played().record()


@pytest.fixture(scope="module")
def short() -> str:
    """The record of a season in progress, of two known teams."""
    return played(choices=12, teams=TEAMS).record()


def changed(record: str, line: int, text: str) -> str:
    """The record with another line at a place, counted from 1."""
    lines = record.split("\n")
    lines[line - 1] = text
    return "\n".join(lines)


def first_line(record: str, kind: str) -> int:
    """The number of the first line that begins so."""
    return [line.startswith(kind) for line in record.split("\n")].index(True) + 1


# What stands in it.


def test_the_first_lines_of_a_record(short: str):
    header, first, *_ = short.split("\n")
    assert json.loads(header) == {
        "format": "touchline record",
        "version": 1,
        "touchline": VERSION,
        "packs": packs_hash(),
        "managers": 2,
        "teams": TEAMS,
        "expansions": [],
        "options": [],
        "seal": seal_of(key_of_seed(1)),
        "first": 0,
        "save": None,
    }
    deck = "black-orc-blocker*2 da-troll orc-blitzer*3 orc-lineman*4 orc-thrower*2"
    assert first.startswith(f"draw 0 card {deck} = ")


def test_every_answer_is_there_in_notation():
    season = touchline.new_season(TEAMS, seed=1)
    said = []
    for _ in range(30):
        assert season.decision is not None
        option = season.decision.options[0]
        said.append(Given(season.decision.number, season.decision.manager, option.text))
        season.choose(option)
    assert list(read_record(season.record()).answers) == said


def test_teams_that_are_drawn_are_draws():
    record = read_record(played(choices=0, teams=3).record())
    assert record.header.teams == ()
    assert record.header.managers == 3
    assert [draw.kind for draw in record.draws[:4]] == ["team", "team", "team", "card"]
    assert record.draws[0].outcome not in record.draws[1].alternatives


def test_the_key_is_there_once_the_season_is_over_or_if_asked_for(whole: str, short: str):
    assert whole.endswith(f"\nkey {key_of_seed(1).hex()}\n")
    assert "\nkey" not in short
    assert played(choices=3).record(key=True).endswith(f"\nkey {key_of_seed(1).hex()}\n")


def test_a_record_is_read_as_it_was_written(whole: str):
    assert write_record(read_record(whole)) == whole
    assert read_record(whole.replace("\n", "\r\n")) == read_record(whole)


def test_writing_a_record_leaves_the_season_alone():
    season = played(choices=20)
    before = season.save()
    season.record()
    assert season.save() == before
    assert finish(season) == finish(played(choices=20))


def test_a_copy_has_its_own_record():
    season = played(choices=10)
    twin = season.clone()
    finish(twin, 3)
    assert len(read_record(season.record()).answers) == 10
    assert len(read_record(twin.record()).answers) > 10


# Played again.


@pytest.mark.random_seasons
@each_kind
def test_a_season_is_played_again_with_all_its_events(managers: int, options: tuple[str, ...]):
    season = touchline.new_season(managers, options=options, seed=8)
    begun = season.events
    told = finish(season, 8)
    record = season.record()
    again = touchline.replay(record, answers=0)
    assert again.events == begun
    answers = read_record(record).answers
    assert [again.choose(answer.text) for answer in answers] == told
    assert again.over
    assert again.standings == season.standings
    assert touchline.replay(record).events == told[-1]
    assert touchline.replay(record).record() == record


@pytest.mark.random_seasons
@each_kind
def test_a_season_in_progress_is_played_again(managers: int, options: tuple[str, ...]):
    for season in positions(managers, options, seed=9, every=80):
        again = touchline.replay(season.record())
        assert again.save() == season.save()
        assert again.record() == season.record()


def test_a_replay_stops_where_it_is_told_to(whole: str):
    again = touchline.replay(whole, answers=7)
    assert again.decision is not None
    assert again.decision.number == 7
    assert len(read_record(again.record()).answers) == 7


def test_with_its_seed_or_its_key_a_season_in_progress_goes_on_as_it_would_have():
    season = played(choices=25)
    with_seed = touchline.replay(season.record(), seed=1)
    with_key = touchline.replay(season.record(key=True))
    told = finish(season, 2)
    assert finish(with_seed, 2) == told
    assert finish(with_key, 2) == told
    assert with_seed.record() == with_key.record() == season.record()


def test_without_them_it_goes_on_with_other_dice_and_has_no_record_any_more():
    again = touchline.replay(played(choices=25).record())
    finish(again)
    with pytest.raises(BadRecord, match="other dice"):
        again.record()
    saved = touchline.load(again.save())
    assert touchline.replay(saved.record()).save() == again.save()


def test_another_seed_is_refused(short: str):
    with pytest.raises(BadRecord, match="sealed with another key"):
        touchline.replay(short, seed=2)


def test_what_was_loaded_has_a_record_that_begins_with_the_save():
    season = played(choices=25)
    loaded = touchline.load(season.save(), seed=5)
    told = finish(loaded, 5)
    record = loaded.record()
    header = read_record(record).header
    assert header.save == season.save()
    assert header.first == 25
    assert read_record(record).answers[0].number == 25
    again = touchline.replay(record)
    assert again.events == told[-1]
    assert again.record() == record
    assert touchline.verify(record).is_true


def test_a_redeal_has_no_record():
    with pytest.raises(BadRecord, match="redeal"):
        played(choices=5).redeal(0, seed=1).record()


def test_a_season_with_cards_of_ones_own_needs_them_again(tmp_path: Path):
    own = tmp_path / "own.toml"
    own.write_text(
        '[[highlight]]\nid = "own-goal"\nname = "Own Goal"\nprovenance = "reconstructed"\n'
        "left = [{ fans = 1 }]\ncentre = [{ fans = 2 }]\nright = [{ fans = 1 }]\n",
        encoding="utf-8",
    )
    season = touchline.new_season(2, seed=1, packs=[own])
    record = season.record()
    assert packs_hash([own]) != packs_hash() == packs_hash([])
    assert packs_hash([own]) == packs_hash([str(own)])
    assert packs_hash([tmp_path]) == packs_hash([own])
    assert touchline.replay(record, packs=[own]).save() == season.save()
    with pytest.raises(BadRecord, match="other cards"):
        touchline.replay(record)


# Refusals.


@pytest.mark.parametrize("text", ["", "{}", "[]", "7", "{", "[" * 100_000, '{"format":"touchline save"}'])
def test_what_is_no_record_is_refused(text: str):
    with pytest.raises(BadRecord, match="Line 1 of the record"):
        touchline.replay(text)


def test_a_refusal_tells_its_line_to_other_processes_too(short: str):
    with pytest.raises(BadLine) as caught:
        read_record(changed(short, 3, "nonsense: or is it?"))
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.line, str(again)) == (3, str(caught.value))


def test_what_is_no_text_is_refused():
    with pytest.raises(BadRecord, match="no text"):
        read_record(None)


@pytest.mark.parametrize(
    ("field", "value", "wrong"),
    [
        ("version", 2, "version 2 of the format"),
        ("managers", "two", "Line 1"),
        ("managers", 3, "names 2 teams for 3 managers"),
        ("teams", ["gouged-eye", "elves"], "no team 'elves'"),
        ("options", ["extended-season"], "Extended Season"),
        ("seal", None, "Line 1"),
        ("colour", "red", "Line 1"),
        ("first", 3, "Line .*answer 3 is due"),
        ("touchline", "0.0.9", "written by Touchline 0.0.9"),
        ("packs", "00", "other cards"),
        ("save", "{}", "Line 1 of the record: The save"),
    ],
)
def test_a_changed_header_is_refused(short: str, field: str, value: object, wrong: str):
    header = json.loads(short.split("\n", maxsplit=1)[0])
    header[field] = value
    with pytest.raises(BadRecord, match=wrong):
        touchline.replay(changed(short, 1, json.dumps(header)))


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("draw 3 card", "draw 3 roll", "a draw of the kind card"),
        ("draw 3 card", "draw 4 card", "draw 4, and draw 3 is due"),
        ("draw 3 card", "drew 3 card", "neither a draw nor an answer nor an undo"),
        ("draw 0 card", "draw 7 card", "draw 7, and draw 0 is due"),
        ("draw 0 card black-orc-blocker*2", "draw 0 card black-orc-blocker*3", "the rules draw from"),
        ("draw 0 card black-orc-blocker*2", "draw 0 card black-orc-blocker*", "no name"),
        ("answer 0 0", "answer 0 1", "ask manager 0 for answer 0"),
        ("answer 0 0", "answer 1 0", "answer 1, and answer 0 is due"),
        ("answer 0 0 commit", "answer 0 0 omit", "is no option"),
    ],
)
def test_a_changed_line_is_refused_by_its_number(short: str, old: str, new: str, wrong: str):
    line = first_line(short, old.split("*", maxsplit=1)[0])
    text = short.split("\n")[line - 1].replace(old, new)
    assert text != short.split("\n")[line - 1]
    with pytest.raises(BadRecord, match=f"Line {line} of the record.*{wrong}"):
        touchline.replay(changed(short, line, text))


def test_an_outcome_that_could_not_come_is_refused(short: str):
    text = short.split("\n")[1].rpartition(" = ")[0]
    with pytest.raises(BadRecord, match="'treeman' is none of the alternatives"):
        touchline.replay(changed(short, 2, f"{text} = treeman"))


def test_a_record_that_lacks_lines_is_refused(whole: str):
    lines = whole.rstrip("\n").split("\n")
    draws = [at for at, line in enumerate(lines) if line.startswith("draw")]
    for cut in (1, 2, draws[-1]):
        with pytest.raises(BadRecord):
            touchline.replay("\n".join(lines[:cut]))


def test_a_record_with_answers_beyond_the_end_is_refused(whole: str):
    record = read_record(whole)
    more = Given(len(record.answers), 0, "pass")
    with pytest.raises(BadRecord, match="over before this answer"):
        touchline.replay(write_record(record._replace(lines=(*record.lines, more))))


def test_a_record_with_draws_that_nobody_asked_for_is_refused(whole: str):
    record = read_record(whole)
    more = Draw(len(record.draws), "roll", ("down", "missed"), "down")
    with pytest.raises(BadRecord, match="ends with"):
        touchline.replay(write_record(record._replace(lines=(*record.lines, more))))


def test_a_record_of_a_loaded_season_that_begins_too_late_is_refused():
    loaded = touchline.load(played(choices=25).save(), seed=5)
    finish(loaded)
    record = read_record(loaded.record())
    later = tuple(
        [line._replace(number=line.number + 1) if isinstance(line, Draw) else line for line in record.lines]
    )
    with pytest.raises(BadRecord, match="the rules ask for draw"):
        touchline.replay(write_record(record._replace(lines=later)))


# Keys.


def test_a_key_is_made_of_a_number_or_is_32_bytes_or_new():
    assert key_of(7) == key_of_seed(7)
    assert key_of(bytes(32)) == bytes(32)
    assert len(key_of(None)) == 32
    assert key_of(None) != key_of(None)


@pytest.mark.parametrize("seed", [b"short", bytes(33), "7", 7.5, []])
def test_what_makes_no_key_is_refused(seed: object):
    with pytest.raises(BadSetup, match=r"key|seed"):
        key_of(seed)
