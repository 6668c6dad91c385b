"""Salts: each seat adds to the key, so that nobody can choose the dice; the record shows them with the key."""

from __future__ import annotations

from hashlib import blake2b

import pytest

import touchline
from tests.courses import finish
from touchline import BadRecord, BadSetup
from touchline.engine.dealer import outcome
from touchline.table.keys import seal_of
from touchline.table.records import read_record, write_record

KEY = bytes(range(32))
SALTS = [b"the first salt..", bytes(16)]
TEAMS = ["gouged-eye", "athelorn-avengers"]


def salted(salts: list[bytes] = SALTS) -> touchline.Season:
    """A season of two managers, at its first decision."""
    return touchline.new_season(TEAMS, seed=KEY, salts=salts)


def begun() -> touchline.Season:
    """A season some way on."""
    season = salted()
    for _ in range(25):
        assert season.decision is not None
        season.choose(season.decision.options[0])
    return season


def test_draws_come_from_the_hash_of_key_and_salts():
    stream = blake2b(b"".join(SALTS), digest_size=32, key=KEY, person=b"touchline stream").digest()
    for draw in read_record(begun().record()).draws:
        assert draw.alternatives[outcome(stream, draw.number, len(draw.alternatives))] == draw.outcome


def test_another_salt_of_any_seat_brings_other_dice():
    saves = {
        salted(salts).save()
        for salts in (SALTS, [bytes(16), bytes(16)], [bytes(16), SALTS[0]], [SALTS[0], SALTS[0]], [])
    }
    assert len(saves) == 5


def test_without_salts_all_is_as_it_was():
    plain = touchline.new_season(TEAMS, seed=KEY)
    assert salted([]).record(key=True) == plain.record(key=True)
    assert "\nsalt" not in plain.record(key=True)


def test_the_seal_is_that_of_the_key_alone():
    assert read_record(salted().record()).header.seal == seal_of(KEY)


def test_salts_stand_before_the_key_in_seating_order():
    lines = begun().record(key=True).splitlines()[-3:]
    assert lines == [f"salt 0 {SALTS[0].hex()}", f"salt 1 {'0' * 32}", f"key {KEY.hex()}"]


def test_before_the_end_nothing_shows_them():
    season = begun()
    shown = season.record() + season.save() + str(season.view(0)) + repr(season)
    assert "\nsalt" not in shown
    assert SALTS[0].hex() not in shown
    finish(season)
    assert f"\nsalt 0 {SALTS[0].hex()}\n" in season.record()


def test_a_record_with_salts_is_true():
    season = begun()
    finish(season)
    report = touchline.verify(season.record())
    assert report.is_true
    assert report.is_sealed
    assert report.is_replayed


def test_other_salts_in_a_record_fail_its_draws():
    season = begun()
    record = read_record(season.record(key=True))
    for other in (record._replace(salts=(bytes(16), bytes(16))), record._replace(salts=())):
        report = touchline.verify(write_record(other))
        assert report.is_sealed
        assert len(report.failures) > len(record.draws) / 2


def test_what_is_saved_goes_on_with_its_seed_and_salts():
    season = begun()
    loaded = touchline.load(season.save(), seed=KEY, salts=SALTS)
    assert finish(loaded, 3) == finish(season, 3)
    assert touchline.verify(loaded.record()).is_true
    assert loaded.record().splitlines()[-3:] == season.record().splitlines()[-3:]


def test_a_replay_goes_on_with_its_seed_and_salts_or_from_what_the_record_shows():
    season = begun()
    short, shown = season.record(), season.record(key=True)
    told = finish(season.clone(), 3)
    again = touchline.replay(short, seed=KEY, salts=SALTS)
    assert again.record() == short
    assert again.record(key=True) == shown
    assert finish(again, 3) == told
    assert finish(touchline.replay(shown), 3) == told
    assert finish(touchline.replay(shown, seed=KEY), 3) == told


@pytest.mark.parametrize("salts", [[], [bytes(16), bytes(16)]])
def test_a_replay_refuses_a_seed_with_the_wrong_salts(salts: list[bytes]):
    with pytest.raises(BadRecord, match="is not that of this seed with these salts"):
        touchline.replay(begun().record(), seed=KEY, salts=salts)


def test_a_replay_refuses_other_salts_than_the_record_shows():
    with pytest.raises(BadRecord, match="other salts"):
        touchline.replay(begun().record(key=True), salts=[bytes(16), bytes(16)])


@pytest.mark.parametrize(
    ("salts", "wrong"),
    [
        ([bytes(16)], "Salts are given for 1 of 2 managers"),
        ([bytes(16)] * 3, "Salts are given for 3 of 2 managers"),
        ([bytes(16), bytes(15)], "the salt of manager 1"),
        ([bytes(17), bytes(16)], "the salt of manager 0"),
        (["0" * 16, bytes(16)], "the salt of manager 0"),
        (bytes(32), "Salts are given as bytes"),
        (None, "Salts are given as NoneType"),
    ],
)
def test_salts_of_the_wrong_number_or_length_are_refused(salts: list[bytes], wrong: str):
    save, record = salted().save(), salted().record()
    with pytest.raises(BadSetup, match=wrong):
        touchline.new_season(TEAMS, seed=KEY, salts=salts)
    with pytest.raises(BadSetup, match=wrong):
        touchline.load(save, seed=KEY, salts=salts)
    with pytest.raises(BadSetup, match=wrong):
        touchline.replay(record, seed=KEY, salts=salts)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("salt 0", "salt 1"),
        ("salt 1", "salt 2"),
        ("salt 1 0", "salt 1 x"),
        ("salt 1 0", "salt 1 "),
        (f"salt 1 {'0' * 32}\n", ""),
        ("salt 1", "slat 1"),
        ("\nkey", "\nyek"),
    ],
)
def test_a_record_with_broken_salts_is_refused(old: str, new: str):
    record = begun().record(key=True)
    with pytest.raises(BadRecord, match="Line"):
        touchline.verify(record.replace(old, new))
