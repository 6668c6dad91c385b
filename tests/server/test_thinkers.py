"""Bots think in processes of their own: whatever one does, the table goes on, and so do all others."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, MutableMapping
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

import touchline
from touchline.bots import Seat, make, play
from touchline.server import worker
from touchline.server.thinkers import Busy, Closed, NoThought, NoWorker, Thinkers, Thought
from touchline.table.spans import text_of
from touchline.table.writer import label

OWN = {
    name.lower(): f"bad_bots:{name}"
    for name in (
        "Sleeper",
        "Ponderer",
        "Raiser",
        "Unborn",
        "Liar",
        "Silent",
        "Leaver",
        "Crasher",
        "Talker",
        "Curious",
        "Starter",
        "Absent",
    )
}
SEASON = touchline.new_season(3, seed=11, events=False)
SAVE = SEASON.save()
assert SEASON.decision is not None
ASKED = SEASON.decision.manager
FIRST = SEASON.decision.options[0].text
DEFAULT = Thought(
    SEASON.decision.default.text, text_of(label(SEASON, SEASON.decision.default)), is_default=True
)


@pytest.fixture(autouse=True)
def _bad_bots(monkeypatch):
    """Workers find the bots of this folder."""
    paths = [str(Path(__file__).parent), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([path for path in paths if path]))


@pytest.fixture
def pipe(tmp_path, monkeypatch):
    """A pipe that a bot can hold open: who reads it to its end knows that nobody does any longer."""
    path = tmp_path / "pipe"
    os.mkfifo(path)
    monkeypatch.setenv("PYTHON_PIPE", str(path))
    return path


def thinkers(workers: int = 1, seconds: float = 0.2, waiting: int = 256) -> Thinkers:
    return Thinkers(workers, seconds, waiting, OWN)


def asked(level: str) -> tuple[Thought, list[MutableMapping[str, Any]], Thinkers]:
    """What a bot's move is, with what is written down, and the workers with it."""

    async def ask() -> Any:
        async with thinkers() as bots:
            return await bots.decide(SAVE, ASKED, level, 1), bots

    with capture_logs() as logs:
        thought, bots = asyncio.run(ask())
    return thought, logs, bots


def positions(count: int) -> list[tuple[str, int, Thought]]:
    """Saves of a season of rookies, each with who is asked and what a rookie would answer."""
    season = touchline.new_season(4, seed=5, events=False)
    rookies = [make("rookie", 1) for _ in range(season.managers)]
    found: list[tuple[str, int, Thought]] = []
    while len(found) < count:
        assert season.decision is not None
        manager = season.decision.manager
        option = rookies[manager].decide(Seat(season, manager, 2.0))
        thought = Thought(option.text, text_of(label(season, option)), is_default=False)
        found.append((season.save(), manager, thought))
        season.choose(option)
    return found


async def until(is_so: Callable[[], bool]) -> None:
    """Let the loop run until something is so."""
    async with asyncio.timeout(60):
        while not is_so():  # noqa: ASYNC110 - it is looked at from outside, as a host looks at it
            await asyncio.sleep(0.001)


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_bots_decide_in_a_worker_as_they_do_at_the_table():
    wanted = positions(120)

    async def ask() -> Any:
        async with thinkers(2, 2.0) as bots:
            thoughts = await asyncio.gather(
                *[bots.decide(save, asked, "rookie", 1) for save, asked, _ in wanted]
            )
            return thoughts, bots.thought, bots.failed, bots.under_way, bots.waiting

    thoughts, *counts = asyncio.run(ask())
    assert list(thoughts) == [thought for _, _, thought in wanted]
    assert counts == [120, 0, 0, 0]


def test_the_server_stays_responsive_while_bots_think():
    """Each of four bots thinks for half a second, with sixty others waiting: the loop is never held up half as long."""

    async def ask() -> Any:
        delays: list[float] = []

        async def tick() -> None:
            while True:
                begun = time.perf_counter()
                await asyncio.sleep(0.005)
                delays.append(time.perf_counter() - begun)

        async with thinkers(2, 2.0) as bots:
            ticker = asyncio.create_task(tick())
            levels = ["ponderer"] * 4 + ["rookie"] * 60
            thoughts = await asyncio.gather(*[bots.decide(SAVE, ASKED, level, 1) for level in levels])
            ticker.cancel()
        return thoughts, delays

    thoughts, delays = asyncio.run(ask())
    assert not any(thought.is_default for thought in thoughts)
    assert sum(delays) > 0.9
    assert max(delays) < 0.25


def test_equal_seeds_decide_alike():
    async def ask() -> Any:
        async with thinkers(2, 2.0) as bots:
            seeds = [*range(12), 2**200] * 2
            return await asyncio.gather(*[bots.decide(SAVE, ASKED, "random", seed) for seed in seeds])

    thoughts = asyncio.run(ask())
    assert thoughts[:13] == thoughts[13:]
    assert len(set(thoughts)) > 1


@pytest.mark.parametrize(
    ("level", "why"),
    [
        ("sleeper", "it ran out of time"),
        ("raiser", "RuntimeError in bad_bots.py, line #"),
        ("unborn", "ValueError in bad_bots.py, line #"),
        ("liar", "it answered with something that is no option"),
        ("silent", "it answered with something that is no option"),
        ("leaver", "SystemExit in bad_bots.py, line #"),
        ("crasher", "its process ended"),
        ("absent", "bad_bots:Absent is no bot. Name a class that is made from touchline.bots.Bot."),
    ],
)
def test_the_default_stands_in_for_a_bot_that_fails(level, why):
    """What is written down names the place, and nothing that is on the table."""
    thought, logs, bots = asked(level)

    assert thought == DEFAULT
    (log,) = logs
    assert re.sub(r"\d+", "#", log.pop("why")) == why
    assert log == {"event": "bot failed", "level": level, "log_level": "warning"}
    assert (bots.failed, bots.thought) == (1, 0)


@pytest.mark.parametrize("level", ["talker", "curious"])
def test_a_bot_has_no_part_in_the_server(level, monkeypatch):
    """What he prints goes nowhere, and the server's environment is not his."""
    monkeypatch.setenv("TOUCHLINE_SECRET", "of the host")
    thought, logs, _ = asked(level)

    assert thought.option == FIRST
    assert (thought.is_default, logs) == (False, [])


def test_nobody_waits_for_a_bot_that_sleeps():
    """While it sleeps another worker thinks for all others; the sleeper's own is put back in its place."""

    async def ask() -> Any:
        async with thinkers(2, 1.0) as bots:
            asleep = asyncio.create_task(bots.decide(SAVE, ASKED, "sleeper", 1))
            moves = await asyncio.gather(*[bots.decide(SAVE, ASKED, "rookie", 1) for _ in range(20)])
            assert not asleep.done()
            assert bots.under_way == 1
            assert (await asleep).is_default
            after = await asyncio.gather(*[bots.decide(SAVE, ASKED, "ponderer", 1) for _ in range(2)])
        return [*moves, *after]

    assert not any(thought.is_default for thought in asyncio.run(ask()))


def test_a_worker_that_is_killed_is_replaced():
    async def ask() -> Any:
        async with thinkers(1, 2.0) as bots:
            pids = []
            for _ in range(4):
                thought = await bots.decide(SAVE, ASKED, "rookie", 1)
                assert not thought.is_default
                (pid,) = bots.processes
                pids.append(pid)
                os.kill(pid, signal.SIGKILL)
            return pids, bots.failed

    pids, failed = asyncio.run(ask())
    assert len(set(pids)) == 4
    assert failed == 0


def test_advice_waits_for_moves_and_may_be_refused():
    async def ask() -> Any:
        order: list[str] = []

        async def note(name: str, thought: Awaitable[Thought]) -> None:
            await thought
            order.append(name)

        async with thinkers(1, 2.0, waiting=2) as bots:
            first = asyncio.create_task(note("first", bots.decide(SAVE, ASKED, "ponderer", 1)))
            await until(lambda: bots.under_way == 1)
            advice = [
                asyncio.create_task(note("advice", bots.advise(SAVE, ASKED, "rookie", 1))) for _ in "12"
            ]
            await asyncio.sleep(0)
            assert bots.waiting == 2
            with pytest.raises(Busy, match="Ask again in a moment"):
                await bots.advise(SAVE, ASKED, "rookie", 1)
            moves = [asyncio.create_task(note("move", bots.decide(SAVE, ASKED, "rookie", 1))) for _ in "123"]
            await asyncio.gather(first, *advice, *moves)
            await bots.advise(SAVE, ASKED, "rookie", 1)
        return order

    assert asyncio.run(ask()) == ["first", "move", "move", "move", "advice", "advice"]


def test_who_no_longer_waits_is_not_thought_for():
    async def ask() -> Any:
        async with thinkers(1, 2.0) as bots:
            under_way = asyncio.create_task(bots.decide(SAVE, ASKED, "ponderer", 1))
            waits = asyncio.create_task(bots.decide(SAVE, ASKED, "sleeper", 1))
            await until(lambda: (bots.under_way, bots.waiting) == (1, 1))
            under_way.cancel()
            waits.cancel()
            await asyncio.gather(under_way, waits, return_exceptions=True)
            assert (bots.under_way, bots.waiting) == (1, 0)
            thought = await bots.decide(SAVE, ASKED, "rookie", 1)
            return thought.is_default, bots.thought, bots.failed

    assert asyncio.run(ask()) == (False, 2, 0)


def test_where_nothing_is_to_be_decided_it_says_so():
    """And no level is taken for a module to be imported, but those that the host has named."""

    async def ask() -> Any:
        finished = touchline.new_season(2, options=["abbreviated-season"], seed=1)
        play(finished, [make("random", 1), make("random", 2)])
        async with thinkers(1, 2.0) as bots:
            with pytest.raises(touchline.BadChoice, match=f"It is manager {ASKED}"):
                await bots.decide(SAVE, (ASKED + 1) % 3, "rookie", 1)
            with pytest.raises(touchline.BadChoice, match="It is nobody"):
                await bots.decide(finished.save(), 0, "rookie", 1)
            with pytest.raises(touchline.BadSave):
                await bots.decide(SAVE[:-100], ASKED, "rookie", 1)
            with pytest.raises(
                touchline.BadSetup, match="There are random, rookie, regular, veteran, legend, sleeper"
            ):
                await bots.advise(SAVE, ASKED, "bad_bots:Sleeper", 1)
            return bots.thought, bots.failed, bots.under_way, bots.waiting

    assert asyncio.run(ask()) == (0, 0, 0, 0)


def test_closing_leaves_no_process_and_nobody_waiting(pipe):
    """Also none that a bot has started."""

    async def ask() -> Any:
        async with thinkers(2, 60.0) as bots:
            pids = bots.processes
            waits = [asyncio.create_task(bots.decide(SAVE, ASKED, "starter", 1))]
            waits += [asyncio.create_task(bots.decide(SAVE, ASKED, "sleeper", 1)) for _ in range(5)]
            held = await asyncio.to_thread(pipe.open)
            assert held.read(4) == "held"
            assert (bots.under_way, bots.waiting) == (2, 4)
        answers = await asyncio.gather(*waits, return_exceptions=True)
        with pytest.raises(Closed):
            await bots.decide(SAVE, ASKED, "rookie", 1)
        with held:
            assert await asyncio.to_thread(held.read) == ""
        return pids, answers, (bots.under_way, bots.waiting, bots.processes)

    pids, answers, left = asyncio.run(ask())
    assert len(pids) == 2
    assert not any(is_there(pid) for pid in pids)
    assert [type(answer) for answer in answers] == [Closed] * 6
    assert left == (0, 0, [])


SERVER = """
import asyncio, sys
from touchline.server.thinkers import Thinkers

async def serve():
    async with Thinkers(1, 600.0, own={"holder": "bad_bots:Holder"}) as bots:
        await bots.decide(sys.stdin.read(), int(sys.argv[1]), "holder", 1)

asyncio.run(serve())
"""


def test_workers_end_with_a_server_that_is_killed(pipe):
    """Also in the middle of a thought."""
    with subprocess.Popen(
        [sys.executable, "-c", SERVER, str(ASKED)], stdin=subprocess.PIPE, text=True
    ) as server:
        assert server.stdin is not None
        server.stdin.write(SAVE)
        server.stdin.close()
        with pipe.open() as held:
            assert held.read(4) == "held"
            server.kill()
            assert held.read() == ""


def test_workers_that_cannot_start_say_so(monkeypatch, capfd):
    async def ask() -> Any:
        async with thinkers(2):
            pass

    monkeypatch.setattr(worker, "COMMAND", (sys.executable, "-c", "raise SystemExit('no cards')"))
    with pytest.raises(NoWorker, match="its process ended"):
        asyncio.run(ask())
    assert "no cards" in capfd.readouterr().err


def test_moves_wait_until_a_worker_can_be_had_again(monkeypatch, capfd):
    """The worker is killed, and for a while no other starts."""

    async def ask() -> Any:
        async with thinkers(1, 2.0) as bots:
            monkeypatch.setattr(worker, "COMMAND", (sys.executable, "-c", "raise SystemExit('no cards')"))
            monkeypatch.setattr(worker, "PAUSE", 0.01)
            os.kill(bots.processes[0], signal.SIGKILL)
            move = asyncio.create_task(bots.decide(SAVE, ASKED, "rookie", 1))
            with capture_logs() as logs:
                await until(lambda: len(logs) >= 4)
            assert not move.done()
            monkeypatch.setattr(worker, "COMMAND", command)
            assert not (await move).is_default
            return logs

    command = worker.COMMAND
    assert {log["event"] for log in asyncio.run(ask())} == {"no worker"}


def test_a_season_over_which_workers_are_lost_has_no_thought(monkeypatch):
    """It is tried a few times, and the next season is thought about as ever."""

    async def ask() -> Any:
        async with thinkers(1, 2.0) as bots:
            with monkeypatch.context() as slow:
                slow.setattr(worker, "LOADING", 0.0)
                with pytest.raises(NoThought, match="3 workers were lost"):
                    await bots.decide(SAVE, ASKED, "rookie", 1)
            return await bots.decide(SAVE, ASKED, "rookie", 1)

    assert not asyncio.run(ask()).is_default
