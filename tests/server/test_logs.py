"""The log has what went wrong and where, and never what was in it."""

from __future__ import annotations

import json
import subprocess
import sys

FAILING = """
import asyncio, logging
import structlog
from touchline.server.logs import begin_logging

begin_logging("info")
log = structlog.get_logger()

def fail():
    key = b"the secret key of the table"
    raise KeyError("da-troll in the hand of manager 2")

for say in (
    lambda: log.exception("a rule failed", table="t1"),
    lambda: logging.getLogger("uvicorn.error").exception("Exception in ASGI application\\n"),
    lambda: logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" [accepted]', "10.0.0.1", "/api/tables/t1"),
    lambda: logging.getLogger("asyncio").info("said in passing"),
    lambda: logging.getLogger("asyncio").warning("said plainly"),
):
    try:
        fail()
    except KeyError:
        say()
try:
    fail()
except KeyError as error:
    log.error("a socket failed", exc_info=error)
log.debug("not from this level on")

async def forgotten():
    fail()

async def main():
    task = asyncio.create_task(forgotten())
    await asyncio.sleep(0)

asyncio.run(main())
"""


def test_the_log_has_the_kind_and_the_place_of_an_error_and_not_its_words():
    done = subprocess.run([sys.executable, "-c", FAILING], capture_output=True, text=True, check=True)
    assert done.stdout == ""
    for secret in ("secret key", "da-troll", "manager 2", "10.0.0.1"):
        assert secret not in done.stderr
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    assert [line["event"] for line in lines] == [
        "a rule failed",
        "Exception in ASGI application",
        "said plainly",
        "a socket failed",
        "Task exception was never retrieved",
    ]
    for line in lines:
        assert line["level"] in {"error", "warning"}
        assert line["timestamp"]
        if line["event"] != "said plainly":
            assert line["error"] == "KeyError"
            assert line["at"][-1].endswith(" fail")
    assert lines[0]["table"] == "t1"
