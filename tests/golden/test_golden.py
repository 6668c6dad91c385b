"""What was written once stays: the texts of all cards, and the course of recorded seasons.

`make golden` writes all of it anew; the diff shows what has changed.
"""

from __future__ import annotations

import pytest

import touchline
from tests.golden.making import SEASONS, TEXTS, digests, texts

RECORDS = sorted(SEASONS.glob("*.record"))


def test_texts_of_cards():
    assert texts() == TEXTS.read_text(encoding="utf-8").splitlines()


def test_some_seasons_are_recorded():
    headers = [path.read_text(encoding="utf-8").splitlines()[0] for path in RECORDS]
    assert len(headers) >= 10
    for managers in (2, 3, 4, 5):
        assert any(f'"managers":{managers}' in header for header in headers)
    ids = [option.id for option in touchline.options()] + [box.id for box in touchline.expansions()]
    for id in ids:
        assert any(id in header for header in headers)


@pytest.mark.random_seasons
@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_recorded_season(path):
    """It is replayed to the same end, its draws are those of its key, and the same happens as on any build."""
    text = path.read_text(encoding="utf-8")
    season = touchline.replay(text)
    assert season.over
    assert season.record() == text
    report = touchline.verify(text)
    assert report.is_true, report.failures
    assert report.is_sealed
    assert report.is_replayed, report.reason
    written = path.with_suffix(".events")
    if written.exists():
        assert digests(text) == written.read_text(encoding="utf-8").splitlines()
