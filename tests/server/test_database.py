"""The database can be had by one process alone, can be full, and can't be had at all: each is told in a sentence."""

from __future__ import annotations

import asyncio
import resource
import subprocess
import sys

import pytest

from tests.server.ledger import Ledger
from tests.server.serving import SOON, free_port, guest
from touchline.cards import BadSetup
from touchline.server.serving import prepared
from touchline.server.settings import Settings
from touchline.server.storage.database import open_engine


def refused(database: str) -> str:
    """What `touchline serve` says of a database with which it does not start."""
    command = [sys.executable, "-m", "touchline", "serve", "--port", str(free_port()), "--database", database]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=SOON, check=False)
    assert ended.returncode == 2, ended.stderr
    assert ended.stdout == ""
    lines = ended.stderr.splitlines()
    assert len(lines) == 1, ended.stderr
    return lines[0]


def test_a_second_process_on_one_file_does_not_start(serve, tmp_path):
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    first = serve(database)
    said = refused(database)
    assert said == (
        f"touchline: Another process serves the tables in {tmp_path}/tables.sqlite. "
        "Stop it first; several processes need PostgreSQL."
    )
    first.kill()
    first.start()


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("sqlite:////nowhere/at/all.sqlite", "No such file or directory"),
        ("sqlite:///{folder}/no-database.txt", "file is not a database"),
        ("postgresql://nobody@127.0.0.1:9/nothing", "refused"),
        ("tables.sqlite", "Could not parse"),
    ],
)
def test_a_database_that_cannot_be_opened_is_told_in_a_sentence(tmp_path, address, reason):
    (tmp_path / "no-database.txt").write_text("Only a letter. " * 100, encoding="utf-8")
    with (
        pytest.raises(BadSetup) as refusal,
        prepared(Settings(database=address.format(folder=tmp_path))),
    ):
        pass
    assert refusal.value.wrong.startswith("The database can't be opened: ")
    assert reason in refusal.value.wrong


def test_a_database_of_another_kind_is_refused_before_anything_starts():
    assert refused("oracle://somewhere/else") == (
        "touchline: Tables can't be kept in oracle. "
        "Give sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/NAME."
    )


def test_a_full_disk_refuses_choices_until_there_is_room(serve, tmp_path):
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    server = serve(database)

    def leave_room(bytes_: int) -> None:
        assert server.process is not None
        hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (bytes_, hard))

    async def play() -> str:
        async with guest(server.url) as ann:
            table = await ann.play(managers=2)
            async with ann.at(table) as socket:
                await socket.choose()
                await socket.until(lambda: socket.prompt is not None)
                assert socket.prompt is not None
                before = dict(socket.cursor), dict(socket.view)
                option = socket.prompt["options"][0]["text"]
                leave_room(1)
                for _ in range(3):
                    answer = await socket.order("choose", number=socket.prompt["number"], option=option)
                    assert (answer["type"], answer["code"]) == ("refused", "unavailable")
                assert (socket.cursor, socket.view) == before
                assert (await ann.post("/api/me", name="Anna")).status_code == 503
                assert (await ann.get(f"/api/tables/{table}")).json()["number"] == before[0]["number"]
                async with ann.at(table) as another:
                    await another.hear()
                    assert another.view == socket.view
                leave_room(resource.RLIM_INFINITY)
                answer = await socket.order("choose", number=socket.prompt["number"], option=option)
                assert answer["type"] == "done"
                await socket.choose()
                server.kill()
                server.start()
        return table

    table = asyncio.run(asyncio.wait_for(play(), 2 * SOON))
    engine = open_engine(database)
    assert Ledger(engine, table).head[0] >= 2
    engine.dispose()
