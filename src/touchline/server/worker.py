"""A worker: the process in which bots think, as the server holds it. It is asked one question after the other."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from typing import Final

import msgspec
import structlog

from touchline.cards import BadChoice, BadSave, Mistake
from touchline.server.thinking import Begun, Ended, Failed, Message, Question, Refused, Thought

COMMAND: Final = (sys.executable, "-P", "-m", "touchline.server.thinking")

PASSED_ON: Final = ("PATH", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "SYSTEMROOT", "TEMP", "TMPDIR")
"""What a worker gets of the server's environment, beside what is Python's: the rest may hold secrets."""

STARTING: Final = 60.0
"""Seconds within which a worker has to be ready."""

LOADING: Final = 10.0
"""Seconds within which it has to have loaded a season."""

PAUSE: Final = 1.0
"""Seconds until it is tried again to start a process."""

GRACE: Final = 0.5
"""Seconds by which a bot may be late, so that one that uses all of its time is not too late."""

TRIES: Final = 3
"""How many workers may be lost over a season before its bot has begun to think."""

_log = structlog.get_logger()

MISTAKES: Final[dict[str, type[Mistake]]] = {kind.__name__: kind for kind in (BadChoice, BadSave)}


class NoThought(Exception):
    """Not even a default could be told, as the season can't be loaded without an error."""


class NoWorker(Exception):
    """The process of a worker couldn't be started."""


class _Silence(Exception):
    """Nothing more will be heard of a process; why."""


class Worker:
    """A process for one bot at a time; it is ended if a bot takes too long, and started anew."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)

    @property
    def pid(self) -> int | None:
        """The number of the process; None while there is none."""
        return self._process.pid if self._process is not None and self._process.returncode is None else None

    async def start(self) -> None:
        """Have a process that is ready: a new one, unless there is one. NoWorker if none can be had."""
        if self.pid is not None:
            return
        try:
            # In a session of its own, so that Ctrl+C at the server's terminal does not end it in a thought.
            self._process = await asyncio.create_subprocess_exec(
                *COMMAND, stdin=PIPE, stdout=PIPE, env=_environment(), start_new_session=True
            )
            await self._hear(STARTING)
        except (OSError, _Silence) as error:
            await self.stop()
            raise NoWorker(f"The process of a worker did not get ready: {error}.") from error
        except BaseException:
            await self.stop()
            raise

    async def keep(self) -> None:
        """Have a process that is ready, however long that takes: moves wait meanwhile, and none is lost."""
        while True:
            try:
                await self.start()
            except NoWorker as problem:
                _log.error("no worker", why=str(problem))
                await asyncio.sleep(PAUSE)
            else:
                return

    async def ask(self, question: Question) -> tuple[Thought, str]:
        """What the bot would do; if nothing comes of it the default, and why.

        Mistake if there is nothing to decide, NoThought if the season can't be loaded without an error.
        If it is cancelled the process is ended, as the bot may be thinking still.
        """
        try:
            default = await self._begin(question)
            return await self._finish(question, default)
        except (Mistake, NoThought):
            raise
        except BaseException:
            await self.stop()
            raise

    async def _begin(self, question: Question) -> Thought:
        """Have the season loaded; answers what the default is. A process that is lost over it is replaced."""
        for _ in range(TRIES):
            await self.keep()
            try:
                begun = await self._put(question)
            except _Silence:
                await self.stop()
                continue
            if isinstance(begun, Refused):
                raise MISTAKES.get(begun.kind, Mistake)(begun.wrong, begun.right)
            if isinstance(begun, Failed):
                raise NoThought(f"The season could not be loaded: {begun.why}.")
            assert isinstance(begun, Begun)
            return begun.default
        raise NoThought(f"{TRIES} workers were lost over the season.")

    async def _finish(self, question: Question, default: Thought) -> tuple[Thought, str]:
        """What comes of the bot's thinking; if that is nothing, the default and why."""
        try:
            ended = await self._hear(question.seconds + GRACE)
        except _Silence as silence:
            await self.stop()
            return default, str(silence)
        if isinstance(ended, Failed):
            return default, ended.why
        assert isinstance(ended, Ended)
        return ended.thought, ""

    async def _put(self, question: Question) -> Message:
        """Put a question; answers what is heard first."""
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            async with asyncio.timeout(LOADING):
                self._process.stdin.write(msgspec.json.encode(question) + b"\n")
                await self._process.stdin.drain()
        except (OSError, TimeoutError) as error:
            raise _Silence("it takes no questions") from error
        return await self._hear(LOADING)

    async def _hear(self, seconds: float) -> Message:
        """The next message of the process, if it comes within so many seconds."""
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                line = await self._process.stdout.readline()
            if not line:
                raise _Silence("its process ended")
            return self._decoder.decode(line)
        except TimeoutError as error:
            raise _Silence("it ran out of time") from error
        except (ValueError, msgspec.DecodeError) as error:
            raise _Silence("its process said what is no message") from error

    async def stop(self) -> None:
        """End the process, and whatever a bot may have started from it."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            _kill(process)
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()


def _kill(process: Process) -> None:
    """End a process at once, and all of its session where the system knows of such a thing."""
    try:
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    except ProcessLookupError:
        return


def _environment() -> dict[str, str]:
    """The environment of a worker."""
    return {
        name: value for name, value in os.environ.items() if name in PASSED_ON or name.startswith("PYTHON")
    }
