"""A run that was stopped goes on where it stopped, and ends as if nobody had stopped it."""

import csv
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

import touchline
from touchline.lab import simulate
from touchline.lab.journal import NAME, opened
from touchline.lab.seasons import Failure, Outcome
from touchline.lab.stories import SOURCES
from touchline.lab.tables import COLUMNS

pytestmark = pytest.mark.random_seasons

ALL: dict[str, Any] = {
    "expansions": ("sudden-death", "foul-play"),
    "options": "random",
    "managers": "2-5",
    "bots": "rookie",
}


class Stopped(Exception):
    """Somebody has stopped the run."""


def kept(folder: Path) -> dict[int, Outcome | Failure]:
    """All that was played, and how."""
    return dict(opened(folder).seasons(1000))


def test_a_run_that_was_stopped_goes_on(tmp_path):
    def stop(done: int) -> None:
        if done == 3:
            raise Stopped

    with pytest.raises(Stopped):
        simulate(5, **ALL, seed=4, processes=1, progress=stop, out=tmp_path / "stopped")
    assert list(kept(tmp_path / "stopped")) == [0, 1, 2]
    with (tmp_path / "stopped" / NAME).open("a") as file:
        file.write('{"first":3,"outcomes":[{"deci')
    told: list[int] = []
    simulate(5, **ALL, seed=4, processes=1, progress=told.append, out=tmp_path / "stopped")
    simulate(5, **ALL, seed=4, processes=1, out=tmp_path / "whole")

    assert told == [3, 4, 5]
    assert kept(tmp_path / "stopped") == kept(tmp_path / "whole")


def test_more_seasons_of_a_run_are_the_next_ones(tmp_path):
    """Without a seed it is that of the run; any number of processes may go on."""
    first = simulate(2, 2, bots="rookie", seed=4, processes=1, out=tmp_path)
    more = simulate(40, 2, bots="rookie", processes=2, out=tmp_path)
    whole = simulate(40, 2, bots="rookie", seed=4, processes=1)

    assert first.seasons == 2
    assert more.teams == whole.teams
    assert more.decisions == whole.decisions
    assert simulate(2, 2, bots="rookie", seed=4, processes=1, out=tmp_path).teams == first.teams


def test_a_folder_with_another_run_is_left_alone(tmp_path):
    simulate(1, 2, seed=4, processes=1, out=tmp_path)
    before = (tmp_path / NAME).read_bytes()
    with pytest.raises(touchline.BadSetup, match="holds another run"):
        simulate(1, 3, seed=4, processes=1, out=tmp_path)
    assert (tmp_path / NAME).read_bytes() == before


def test_two_runs_do_not_write_to_the_same_folder(tmp_path):
    simulate(1, 2, seed=4, processes=1, out=tmp_path)

    def meanwhile(done: int) -> None:
        if done == 2:
            simulate(3, 2, seed=4, processes=1, out=tmp_path)

    with pytest.raises(touchline.BadSetup, match="Another run is writing"):
        simulate(4, 2, seed=4, processes=1, out=tmp_path, progress=meanwhile)
    assert list(kept(tmp_path)) == [0, 1, 2]


def test_reading_a_run_leaves_what_is_being_written(tmp_path):
    simulate(1, 2, seed=4, processes=1, out=tmp_path)
    with (tmp_path / NAME).open("a") as file:
        file.write('{"first":1,')
    before = (tmp_path / NAME).read_bytes()
    assert list(kept(tmp_path)) == [0]
    assert (tmp_path / NAME).read_bytes() == before


def test_a_file_that_is_no_journal_is_left_alone(tmp_path):
    (tmp_path / NAME).write_text("shopping: milk\n")
    with pytest.raises(touchline.BadSetup, match="is no journal of a run"):
        simulate(1, 2, processes=1, out=tmp_path)
    with pytest.raises(touchline.BadSetup, match="There are no seasons in"):
        opened(tmp_path / "elsewhere")
    assert (tmp_path / NAME).read_text() == "shopping: milk\n"


def test_failures_are_kept_too(tmp_path, monkeypatch):
    (tmp_path / "sleepy_bot.py").write_text(
        "from touchline.bots import Bot\n\nclass Sleepy(Bot):\n"
        "    def decide(self, seat):\n"
        "        if self.seed % 16 < 8:\n            raise ValueError('asleep')\n"
        "        return seat.decision.default\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    asked: dict[str, Any] = {"managers": 2, "bots": "sleepy_bot:Sleepy", "seed": 6, "processes": 1}
    first = simulate(8, **asked, out=tmp_path / "run")
    again = simulate(8, **asked, out=tmp_path / "run")

    assert 0 < len(first.errors) < 8
    assert again.errors == first.errors
    assert again.teams == first.teams


def test_it_is_told_where_all_fans_came_from(tmp_path):
    """Payouts, tokens, abilities, contracts and penalties make the fans; who is suspended loses them."""
    simulate(12, **ALL, seed=2, processes=1, out=tmp_path)
    seen = set()
    for outcome in kept(tmp_path).values():
        assert isinstance(outcome, Outcome)
        assert sum([story.decisions for story in outcome.stories]) == outcome.decisions
        assert min(outcome.places) == 1 or outcome.winner < 0
        for fans, story in zip(outcome.fans, outcome.stories, strict=True):
            assert sum(story.fans_from.values()) == fans
            assert all(0 <= gain.week <= outcome.weeks for gain in story.gains)
            assert abs(story.luck) <= 2 * story.dice
            seen |= {source for source in SOURCES if story.fans_from[source]}
    assert {"payouts", "tokens", "abilities", "contracts"} <= seen


def test_tables_have_a_row_for_each_manager(tmp_path):
    names = [f"seasons.{form}" for form in ("csv", "json", "parquet")]
    simulate(4, **ALL, seed=2, processes=1, out=tmp_path, tables=names)
    as_json = json.loads((tmp_path / "seasons.json").read_text())
    with (tmp_path / "seasons.csv").open() as file:
        as_csv = list(csv.DictReader(file))
    as_parquet = parquet.read_table(tmp_path / "seasons.parquet").to_pylist()

    assert as_json == as_parquet
    assert [{name: str(value) for name, value in row.items()} for row in as_json] == as_csv
    assert list(as_json[0]) == list(COLUMNS)
    assert {row["season"] for row in as_json} == {0, 1, 2, 3}
    for number in range(4):
        managers = [row for row in as_json if row["season"] == number]
        assert len(managers) == managers[0]["managers"]
        assert sum([row["win"] for row in managers]) == pytest.approx(1)


def test_a_form_that_does_not_exist_is_refused_before_anything_is_played(tmp_path):
    with pytest.raises(touchline.BadSetup, match=r"ends in \.csv, \.json, \.parquet"):
        simulate(1, 2, out=tmp_path / "run", tables=["seasons.xls"])
    assert not (tmp_path / "run").exists()


def test_parquet_needs_its_package(tmp_path, monkeypatch):
    monkeypatch.setattr("touchline.lab.tables.find_spec", lambda _: None)
    with pytest.raises(touchline.BadSetup, match="touchline\\[lab\\]"):
        simulate(1, 2, out=tmp_path, tables=["seasons.parquet"])


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only Linux lists the children of a process")
def test_processes_leave_with_who_started_them(tmp_path):
    """Also if that was killed; and what they had played goes on."""
    command = [sys.executable, "-m", "touchline", "simulate", "--bots", "rookie", "--processes", "2"]
    command += ["--seasons", "400", "--managers", "2", "--seed", "1", "--out", str(tmp_path)]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as run:
        while not ((tmp_path / NAME).exists() and (tmp_path / NAME).read_bytes().count(b"\n") > 1):
            assert run.poll() is None
            time.sleep(0.05)
        listed = Path(f"/proc/{run.pid}/task/{run.pid}/children").read_text().split()
        os.kill(run.pid, signal.SIGKILL)
    assert len(listed) >= 2
    until = time.monotonic() + 20
    while any(is_alive(child) for child in listed):
        assert time.monotonic() < until
        time.sleep(0.05)
    assert len(kept(tmp_path)) >= 25


def is_alive(process: str) -> bool:
    """Whether a process still runs."""
    try:
        return not re.search(r"\) Z ", Path(f"/proc/{process}/stat").read_text())
    except OSError:
        return False
