"""Running a server: whether it lives, what it counts and logs, what it says when it can't start, how it ends."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.serving import Served, guest
from touchline.cards import BadSetup
from touchline.server.settings import read_settings


def figure(server: Served, name: str) -> float:
    """One of the server's figures, all of its labels together."""
    told = httpx.get(f"{server.url}/metrics").text
    found = re.findall(rf"^touchline_{name}(?:\{{[^}}]*\}})? (\S+)$", told, re.MULTILINE)
    assert found, told
    return sum([float(value) for value in found])


def logged(server: Served) -> list[dict[str, object]]:
    """The lines of a server's log."""
    return [json.loads(line) for line in server.log.read_text(encoding="utf-8").splitlines()]


# What a host sees.


def test_a_season_is_counted_and_the_log_holds_nothing_of_it(serve, database):
    """No option, name, chat, token, cookie or save is in the log or among the figures."""
    server = serve(database, log_level="debug")
    secrets: set[str] = set()

    async def season() -> int:
        answers = 0
        async with guest(server.url, "Zebedee") as ann:
            secrets.update(ann.client.cookies.values())
            label = await ann.client.post("/api/me/tokens", json={"label": "Program"})
            secrets.update(label.json().values())
            table = await ann.play(managers=2, options=["abbreviated-season"])
            refused = await ann.post(f"/api/tables/{table}/commands", type="nonsense", id="x")
            assert refused.status_code == 400
            async with ann.at(table) as socket:
                assert (await socket.order("say", text="Quite unmistakable."))["type"] == "done"
                wrong = await socket.order(
                    "choose", number=socket.cursor.get("number") or 0, option="fly home"
                )
                assert wrong["type"] == "refused"
                while not socket.is_over:
                    await socket.until(lambda: socket.prompt is not None or socket.is_over)
                    if socket.prompt is not None:
                        texts = [option["text"] for option in socket.prompt["options"]]
                        secrets.update([text for text in texts if "-" in text])
                        await socket.choose()
                        answers += 1
            async with ann.at(table) as socket:
                await socket.hear()
        return answers

    answers = asyncio.run(season())
    assert figure(server, "choices_total") > answers > 10
    assert figure(server, "commit_seconds_count") > answers
    assert figure(server, "change_seconds_bucket") > answers
    assert figure(server, "updates_total") > answers
    assert figure(server, "refusals_total") >= 2
    assert figure(server, "thoughts_total") > 10
    assert figure(server, "tables_open") == 1
    figures = httpx.get(f"{server.url}/metrics").text
    server.stop()
    log = server.log.read_text(encoding="utf-8")
    assert logged(server)[0]["event"] == "serving"
    for said in [*secrets, "Zebedee", "unmistakable", "fly home", "touchline save"]:
        assert said not in log, said
        assert said not in figures, said


def test_the_first_line_of_the_log_says_where_the_server_is(serve):
    server = serve()
    (line, *_) = logged(server)
    assert line["url"] == server.url
    assert line["database"] == "sqlite"


def test_the_log_says_where_an_error_came_about_but_not_what_it_said():
    program = (
        "import logging, structlog\n"
        "from touchline.server.logs import begin_logging\n"
        "begin_logging('warning')\n"
        "try:\n    raise ValueError('orc-lineman')\n"
        "except ValueError:\n"
        "    structlog.get_logger().exception('a rule failed', table='t')\n"
        "    logging.getLogger('uvicorn.error').error('failed', exc_info=True)\n"
        "structlog.get_logger().info('not at this level')\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    assert [line["error"] for line in lines] == ["ValueError", "ValueError"]
    assert all("<module>" in line["at"][-1] for line in lines)
    assert "orc-lineman" not in done.stderr


def test_the_figures_are_for_this_machine_or_for_who_brings_the_token(serve):
    server = serve(metrics_token="figures please")
    assert httpx.get(f"{server.url}/metrics").status_code == 403
    bearing = {"authorization": "Bearer figures please"}
    assert httpx.get(f"{server.url}/metrics", headers=bearing).status_code == 200


@pytest.mark.parametrize(("proxies", "status"), [("127.0.0.0/8", 403), ("10.0.0.0/8", 200)])
def test_only_a_proxy_that_is_known_is_believed_whom_a_request_is_from(serve, proxies, status):
    server = serve(behind_proxy="true", proxies=proxies)
    through = {"x-forwarded-for": "203.0.113.9"}
    assert httpx.get(f"{server.url}/metrics", headers=through).status_code == status


def test_a_server_whose_database_is_gone_lives_and_is_not_ready(serve, postgresql):
    """It says so within seconds, without waiting for the database; once that is back it is ready by itself."""
    database = postgresql()
    server = serve(database)
    name = database.partition("?")[0].rpartition("/")[2]
    with psycopg.connect(database.replace(name, "postgres", 1), autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,)
        )
        answer = wait_for(server, 503)
        assert "database" in answer.json()["why"]
        assert answer.elapsed.total_seconds() < 2
        assert httpx.get(f"{server.url}/health").status_code == 200
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    assert wait_for(server, 200).json() == {"ready": True, "why": ""}


def test_a_server_that_waits_for_its_database_is_not_ready(serve, postgresql):
    database = postgresql()
    server = serve(database)
    with psycopg.connect(database) as connection:
        connection.execute("LOCK TABLE processes IN ACCESS EXCLUSIVE MODE")
        assert "nothing for" in wait_for(server, 503).json()["why"]
    wait_for(server, 200)


def wait_for(server: Served, status: int) -> httpx.Response:
    """The answer of /ready once it has this status."""
    deadline = time.monotonic() + 15
    while True:
        answer = httpx.get(f"{server.url}/ready")
        if answer.status_code == status:
            return answer
        assert time.monotonic() < deadline, answer.text
        time.sleep(0.05)


# What keeps it from starting.


def start(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """`touchline serve`, which is expected to end by itself."""
    return subprocess.run(
        [sys.executable, "-m", "touchline", "serve", *arguments],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )


@pytest.mark.parametrize(
    ("environment", "words"),
    [
        ({"TOUCHLINE_PORT": "many"}, "`port`"),
        ({"TOUCHLINE_LOG_LEVEL": "loud"}, "'loud'"),
        ({"TOUCHLINE_PROT": "8000"}, "TOUCHLINE_PROT"),
        ({"TOUCHLINE_DATABASE": "tables"}, "sqlite:///FILE"),
        ({"TOUCHLINE_DATABASE": "mysql://host/name"}, "mysql"),
        ({"TOUCHLINE_DATABASE": "sqlite:////nowhere/tables.sqlite"}, "/nowhere"),
        ({"TOUCHLINE_DATABASE": "postgresql://me:hidden@127.0.0.1:1/x"}, "refused"),
        ({"TOUCHLINE_HOST": "nowhere.invalid"}, "nowhere.invalid"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_keeps_it_from_starting_is_said_in_a_line(environment, words, tmp_path):
    done = start(**({"TOUCHLINE_DATABASE": f"sqlite:///{tmp_path}/x.sqlite"} | environment))
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert words in line
    assert "hidden" not in line


def test_a_second_process_on_one_file_or_port_is_refused(serve, tmp_path):
    server = serve()
    same_file = start("--database", server.database, "--port", "0")
    assert same_file.returncode == 2
    assert "Another process serves" in same_file.stderr
    same_port = start("--database", f"sqlite:///{tmp_path}/other.sqlite", "--port", str(server.port))
    assert same_port.returncode == 2
    assert str(server.port) in same_port.stderr


def test_settings_of_a_file_are_under_those_of_the_environment(tmp_path: Path):
    file = tmp_path / "touchline.toml"
    file.write_text('port = 1000\nbot_pace = 0\norigins = ["https://one.example"]\n', encoding="utf-8")
    found = read_settings(str(file), {"TOUCHLINE_PORT": "2000", "TOUCHLINE_BUILD": "compiled"})
    assert (found.port, found.bot_pace, found.origins) == (2000, 0, ("https://one.example",))
    listed = read_settings(None, {"TOUCHLINE_ORIGINS": "https://one.example, https://two.example"})
    assert listed.origins == ("https://one.example", "https://two.example")
    file.write_text("prot = 1000\n", encoding="utf-8")
    with pytest.raises(BadSetup, match="no setting `prot`"):
        read_settings(str(file), {})


# How it ends.


def test_a_server_told_to_stop_sends_everybody_off_to_come_again(serve, database):
    """Sockets are closed with 1012, requests that wait are answered, and all that was given is there afterwards."""
    server = serve(database)

    async def evening() -> None:
        async with guest(server.url) as ann:
            table = await ann.play(managers=2)
            async with ann.at(table) as socket, ann.at(table) as idle:
                await idle.hear()
                for _ in range(5):
                    await socket.choose()
                number, cursor = socket.cursor["number"], json.dumps(socket.cursor)
                waiting = asyncio.create_task(ann.get(f"/api/tables/{table}/updates", cursor=cursor, wait=20))
                last = await socket.send("say", text="Good night.")
                await socket.until(lambda: socket.told[-1].get("id") == last)
                await asyncio.sleep(0.2)
                started = time.monotonic()
                assert server.process is not None
                server.process.send_signal(signal.SIGTERM)
                with pytest.raises(ConnectionClosed) as closed:
                    await idle.until(lambda: False)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code in {1001, 1012}
                assert (await waiting).status_code in {200, 204}
                await asyncio.to_thread(server.process.wait, 10)
                assert server.process.returncode == 0
                assert time.monotonic() - started < 8
            server.start()
            async with ann.at(table) as again:
                await again.hear()
                assert again.cursor["number"] >= number
                assert [said["text"] for said in again.told[0]["chat"]] == ["Good night."]

    asyncio.run(evening())


def test_a_socket_that_does_not_answer_keeps_no_server_from_stopping(serve):
    server = serve()
    with httpx.Client(base_url=server.url) as client:
        client.post("/api/me", json={"name": "Ann"})
        table = client.post("/api/play", json={}).json()["table"]
    deaf = subprocess.Popen(
        [sys.executable, "-c", DEAF, str(server.port), table], stdout=subprocess.PIPE, text=True
    )
    try:
        assert deaf.stdout is not None
        assert deaf.stdout.readline() == "there\n"
        started = time.monotonic()
        server.stop()
        assert time.monotonic() - started < 8
    finally:
        deaf.kill()
        deaf.communicate()


DEAF = """
import socket, sys, time
with socket.create_connection(("127.0.0.1", int(sys.argv[1]))) as deaf:
    deaf.sendall((f"GET /api/tables/{sys.argv[2]}/socket HTTP/1.1\\r\\nHost: x\\r\\nUpgrade: websocket\\r\\n"
        "Connection: Upgrade\\r\\nSec-WebSocket-Version: 13\\r\\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\\r\\n\\r\\n").encode())
    assert b"101" in deaf.recv(12)
    print("there", flush=True)
    time.sleep(60)
"""
"""Opens a socket, and then neither reads nor answers."""
