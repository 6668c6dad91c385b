"""A record can be checked: its key against the seal, each draw against the key, and all of it against the rules."""

from __future__ import annotations

import json

import pytest

import touchline
from tests.courses import each_kind, finish
from touchline import BadRecord
from touchline.engine.dealer import key_of_seed
from touchline.table.records import Draw, Record, read_record, write_record


@pytest.fixture(scope="module")
def record() -> Record:
    """The record of a season that is over."""
    season = touchline.new_season(3, seed=1)
    finish(season)
    return read_record(season.record())


def check(record: Record) -> touchline.Report:
    return touchline.verify(write_record(record))


def with_outcome(record: Record, place: int, outcome: str) -> Record:
    """The record with another outcome of a draw."""
    lines = list(record.lines)
    draw = record.draws[place]
    lines[lines.index(draw)] = draw._replace(outcome=outcome)
    return record._replace(lines=tuple(lines))


@pytest.mark.random_seasons
@each_kind
def test_records_are_true(managers: int, options: tuple[str, ...]):
    season = touchline.new_season(managers, options=options, seed=10)
    finish(season)
    report = touchline.verify(season.record())
    assert report.is_true
    assert report.is_sealed
    assert report.is_replayed
    assert report.draws == season.position.draws


def test_a_report_counts_draws_and_answers(record: Record):
    report = check(record)
    assert (report.draws, report.answers, report.undos) == (len(record.draws), len(record.answers), 0)
    assert report.failures == ()
    assert report.reason == ""


def test_a_season_in_progress_can_be_checked_with_its_key():
    season = touchline.new_season(2, seed=4)
    assert touchline.verify(season.record(key=True)).is_true


def test_without_a_key_nothing_can_be_checked():
    season = touchline.new_season(2, seed=4)
    with pytest.raises(BadRecord, match="no key"):
        touchline.verify(season.record())


def test_a_changed_outcome_is_found_where_it_stands(record: Record):
    draw = record.draws[5]
    other = next(name for name in draw.alternatives if name != draw.outcome)
    report = check(with_outcome(record, 5, other))
    line = record.lines.index(draw) + 2
    assert not report.is_true
    assert report.failures[0].line == line
    assert f"Draw 5 brought {other}, but by the key it brings {draw.outcome}" in report.failures[0].wrong


def test_another_key_fails_the_seal_and_nearly_every_draw(record: Record):
    report = check(record._replace(key=key_of_seed(2)))
    assert not report.is_sealed
    assert report.failures[0].wrong == "The seal is not that of the key."
    assert len(report.failures) > len(record.draws) / 2


def test_draws_that_fit_the_key_but_not_the_rules_are_found(record: Record):
    """Alternatives that were doctored until the key brought what somebody wanted."""
    draw = record.draws[3]
    doctored = draw._replace(alternatives=(draw.outcome,) * len(draw.alternatives))
    lines = tuple([doctored if line is draw else line for line in record.lines])
    report = check(record._replace(lines=lines))
    assert [failure.line for failure in report.failures] == [record.lines.index(draw) + 2]
    assert report.failures[0].wrong.startswith("The rules draw from ")


def test_draws_out_of_number_are_no_record(record: Record):
    lines = list(record.lines)
    assert isinstance(lines[1], Draw)
    lines[0], lines[1] = lines[1], lines[0]
    with pytest.raises(BadRecord, match="draw 1, and draw 0 is due"):
        check(record._replace(lines=tuple(lines)))


@pytest.mark.parametrize(("field", "reason"), [("touchline", "0.0.1"), ("packs", "other cards")])
def test_a_record_of_other_rules_is_checked_against_the_key_alone(record: Record, field: str, reason: str):
    header, rest = write_record(record).split("\n", 1)
    text = json.dumps({**json.loads(header), field: "0.0.1"}) + "\n" + rest
    report = touchline.verify(text)
    assert report.is_true
    assert not report.is_replayed
    assert reason in report.reason
    assert report.draws == len(record.draws)
