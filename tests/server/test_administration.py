"""What a host does with `touchline admin`, beside a server that runs, and without one."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Engine, select, update
from typer.testing import CliRunner, Result
from websockets.exceptions import ConnectionClosed

from tests.server.serving import guest
from touchline.cli.app import app
from touchline.server.storage import schema
from touchline.server.storage.database import open_engine
from touchline.server.tables.rows import Row, chained


def admin(database: str, *arguments: str) -> Result:
    """What `touchline admin` says of a database."""
    return CliRunner().invoke(app, ["admin", *arguments, "--database", database])


def told(result: Result) -> Any:
    """What was printed as JSON."""
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def a_table(server_url: str, choices: int = 2, name: str = "Ann") -> str:
    """A table at which somebody has played some choices against a bot."""

    async def play() -> str:
        async with guest(server_url, name) as ann:
            table = await ann.play(managers=2)
            async with ann.at(table) as socket:
                for _ in range(choices):
                    await socket.choose()
            return table

    return asyncio.run(play())


def test_a_host_sees_his_tables_and_nothing_that_is_hidden(serve, database):
    server = serve(database)
    table = a_table(server.url)
    (line,) = told(admin(database, "list", "--json"))
    assert line["id"] == table
    assert line["state"] == "playing"
    assert line["people"] == ["Ann"]
    assert line["bots"] == 1
    assert 0 <= line["idle"] <= line["age"] < 600
    assert table in admin(database, "list").stdout
    facts = told(admin(database, "show", table, "--json"))
    assert facts["seats"][0]["name"] == "Ann"
    assert facts["rows"] > 2
    shown = admin(database, "show", table).stdout
    engine = open_engine(database)
    with engine.connect() as connection:
        key = connection.scalar(select(schema.keys.c.key))
        save = connection.scalar(select(schema.tables.c.save))
    engine.dispose()
    assert key is not None
    assert save is not None
    for word in (key.hex(), "hand", save):
        assert word not in shown
        assert word not in json.dumps(facts)
    unknown = admin(database, "show", "nowhere")
    assert unknown.exit_code == 2
    assert "There is no table 'nowhere'" in unknown.stderr


def test_a_table_is_stopped_beside_the_server_and_all_who_look_are_told_why(serve, database):
    server = serve(database)

    async def evening() -> None:
        async with guest(server.url) as ann:
            table = await ann.play(managers=2)
            async with ann.at(table) as socket:
                await socket.until(lambda: socket.prompt is not None)
                done = await asyncio.to_thread(admin, database, "stop", table, "--why", "The house closes.")
                assert done.exit_code == 0, done.output
                await socket.until(lambda: socket.table["state"] == "stopped")
                assert socket.table["reason"] == "The house closes."
                number = socket.cursor["number"]
                refused = await socket.order("choose", number=number, option="x")
                assert refused["type"] == "refused"
            again = await asyncio.to_thread(admin, database, "stop", table, "--why", "Twice.")
            assert again.exit_code == 2
            assert "The table is stopped." in again.stderr

    asyncio.run(evening())


def test_who_is_banned_is_put_out_at_once_and_may_come_back_when_that_ends(serve, database):
    server = serve(database)

    async def evening() -> None:
        async with guest(server.url, "Griff") as griff, guest(server.url, "Zug") as zug:
            table = await griff.host()
            async with griff.at(table) as his, zug.at(table) as other:
                await his.hear()
                await other.hear()
                done = await asyncio.to_thread(admin, database, "ban", "Griff")
                assert done.exit_code == 0, done.output
                with pytest.raises(ConnectionClosed):
                    await his.until(lambda: False)
                assert (await griff.get("/api/me")).status_code == 403
                assert (await other.order("say", text="Hello?"))["type"] == "done"
            done = await asyncio.to_thread(admin, database, "unban", "Griff")
            assert done.exit_code == 0, done.output
            assert (await griff.get("/api/me")).json()["name"] == "Griff"

    asyncio.run(evening())


def test_a_name_that_several_people_have_bans_nobody(serve):
    server = serve()

    async def names() -> list[str]:
        async with guest(server.url, "Ann") as one, guest(server.url, "Ann") as other:
            return [(await person.get("/api/me")).json()["id"] for person in (one, other)]

    ids = asyncio.run(names())
    server.stop()
    refused = admin(server.database, "ban", "Ann")
    assert refused.exit_code == 2
    assert all(id in refused.stderr for id in ids)
    assert admin(server.database, "ban", ids[0]).exit_code == 0
    assert "Nobody here is 'Bob'" in admin(server.database, "ban", "Bob").stderr


def test_guests_who_were_not_seen_for_long_are_deleted_unless_they_play(serve):
    server = serve()

    async def people() -> None:
        async with (
            guest(server.url, "Plays"),
            guest(server.url, "Gone"),
            guest(server.url, "Keeps") as keeps,
            guest(server.url, "Plays") as plays,
        ):
            registered = await keeps.post("/api/me/account", name="Keeps", password="a few good words")
            assert registered.status_code == 201, registered.text
            await plays.play(managers=2)

    asyncio.run(people())
    assert "0 guests" in admin(server.database, "delete-guests", "--days", "1").stdout
    assert "2 guests" in admin(server.database, "delete-guests", "--days", "0").stdout
    engine = open_engine(server.database)
    with engine.connect() as connection:
        names = sorted(connection.scalars(select(schema.people.c.name)))
    engine.dispose()
    assert names == ["Keeps", "Plays"]


def test_a_backup_of_a_running_server_is_restored_and_served(serve, tmp_path):
    """What was played after the backup is gone, what was played before is there, and the former file is kept."""
    server = serve()
    table = a_table(server.url)
    backup = tmp_path / "backup.sqlite"
    assert admin(server.database, "backup", str(backup)).exit_code == 0
    assert backup.stat().st_mode & 0o077 == 0
    assert "is there already" in admin(server.database, "backup", str(backup)).stderr
    later = a_table(server.url, name="Bob")
    in_use = admin(server.database, "restore", str(backup))
    assert in_use.exit_code == 2
    assert "Another process serves" in in_use.stderr
    server.stop()
    assert len(told(admin(server.database, "list", "--json"))) == 2
    done = admin(server.database, "restore", str(backup))
    assert done.exit_code == 0, done.output
    server.start()
    assert [line["id"] for line in told(admin(server.database, "list", "--json"))] == [table]
    asyncio.run(_looked_at(server.url, table))
    kept = [file for file in tmp_path.glob("served.sqlite.*") if file.suffix[1:].startswith("2")]
    assert len(kept) == 1
    ids = [line["id"] for line in told(admin(f"sqlite:///{kept[0]}", "list", "--json"))]
    assert sorted(ids) == sorted([table, later])


async def _looked_at(url: str, table: str) -> None:
    async with guest(url, None) as nobody:
        assert (await nobody.get("/health")).status_code == 200
        assert (await nobody.get(f"/api/tables/{table}")).status_code in {200, 404}


@pytest.mark.parametrize("what", ["nothing", "text", "another database"])
def test_what_is_no_backup_is_not_restored(tmp_path: Path, what: str):
    file = tmp_path / "backup.sqlite"
    if what == "text":
        file.write_text("Not a database, but long enough to be taken for one." * 50, encoding="utf-8")
    elif what == "another database":
        with sqlite3.connect(file) as other:
            other.execute("CREATE TABLE facts (name TEXT)")
        other.close()
    target = tmp_path / "tables.sqlite"
    refused = admin(f"sqlite:///{target}", "restore", str(file))
    assert refused.exit_code == 2, refused.output
    assert not target.exists()


def test_postgresql_is_backed_up_by_its_own_tools(postgresql):
    address = postgresql()
    refused = admin(address, "backup", "tables.dump")
    assert refused.exit_code == 2
    assert "pg_dump --format=custom --file=tables.dump postgresql://" in refused.stderr
    assert "pg_restore" in admin(address, "restore", "tables.dump").stderr


# Checking.


def changed(engine: Engine, table: str, number: int, **values: object) -> None:
    """Change a row, and chain all after it anew, as if it had always been so."""
    found = schema.rows.c
    columns = [found[name] for name in Row.__struct_fields__]
    query = select(*columns).where(found.table_id == table).order_by(found.number)
    with engine.begin() as connection:
        before = ""
        for line in connection.execute(query).mappings().all():
            row = Row(**line)
            if row.number == number:
                row = msgspec.structs.replace(row, **values)
            row = chained(row, before)
            before = row.hash
            where = (found.table_id == table, found.number == row.number)
            connection.execute(update(schema.rows).where(*where).values(msgspec.structs.asdict(row)))


def test_a_check_names_each_table_that_this_version_cannot_go_on_with(serve, database):
    """A row that was altered, rows that lead elsewhere, and a save that can't be loaded; the others are well."""
    server = serve(database)
    well, altered, elsewhere, other = [a_table(server.url, name=name) for name in ("A", "B", "C", "D")]
    server.stop()
    assert told(admin(database, "check", "--json")) == {"tables": 4, "later": 0, "faults": []}
    engine = open_engine(database)
    rows = schema.rows.c
    with engine.begin() as connection:
        connection.execute(
            update(schema.rows).where(rows.table_id == altered, rows.number == 1).values(command="another")
        )
        save = connection.scalar(select(schema.tables.c.save).where(schema.tables.c.id == well))
        connection.execute(update(schema.tables).where(schema.tables.c.id == elsewhere).values(save=save))
        last = connection.scalar(
            select(rows.number).where(rows.table_id == other).order_by(rows.number.desc()).limit(1)
        )
        connection.execute(update(schema.tables).where(schema.tables.c.id == other).values(save="{}"))
    assert last is not None
    changed(engine, other, last, version="0.0.1")
    engine.dispose()
    found = admin(database, "check", "--json")
    assert found.exit_code == 1
    faults = {fault["table"]: fault["why"] for fault in json.loads(found.stdout)["faults"]}
    assert faults.keys() == {altered, elsewhere, other}
    assert "Row 1 does not follow" in faults[altered]
    assert "not where its rows lead" in faults[elsewhere]
    assert "can't be opened" in faults[other]
    listed = admin(database, "check")
    assert listed.exit_code == 1
    assert "4 tables, 3 faulty." in listed.stdout


def test_a_table_of_another_version_is_well_if_its_save_can_be_loaded(serve):
    server = serve()
    table = a_table(server.url)
    server.stop()
    engine = open_engine(server.database)
    with engine.connect() as connection:
        numbers = connection.scalars(select(schema.rows.c.number)).all()
    for number in (-1, max(numbers)):
        changed(engine, table, number, version="0.0.1")
    engine.dispose()
    assert told(admin(server.database, "check", "--json")) == {"tables": 1, "later": 1, "faults": []}


# Without the packages.


@pytest.mark.parametrize("command", [["serve"], ["admin", "list"], ["admin", "backup", "x"]])
def test_without_the_server_s_packages_a_sentence_says_how_to_install_them(command, tmp_path):
    blocker = tmp_path / "sitecustomize.py"
    blocker.write_text(
        "import sys\nfor name in ('fastapi', 'sqlalchemy', 'uvicorn', 'structlog'):\n    sys.modules[name] = None\n",
        encoding="utf-8",
    )
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-m", "touchline", *command],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert "pip install 'touchline[server]'" in line
