"""A real terminal for tests: starts the command, types lines, and waits for what is to be seen."""

import codecs
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import Self

COMMAND = [sys.executable, "-c", "from touchline.cli import main; main()"]
MARKS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PATIENCE = 30.0


class Terminal:
    """The command `touchline` in a pseudo-terminal, with everything it has shown."""

    def __init__(self, *arguments: str, columns: int = 110, command: Sequence[str] = COMMAND) -> None:
        self.screen, inside = pty.openpty()
        environment = {**os.environ, "COLUMNS": str(columns), "TERM": "xterm-256color"}
        # A shell lets what it runs in the background ignore interrupts, and the command would inherit that.
        if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
            signal.signal(signal.SIGINT, signal.default_int_handler)
        self.process = subprocess.Popen(
            [*command, *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env=environment,
            start_new_session=True,
        )
        os.close(inside)
        self.decoder = codecs.getincrementaldecoder("utf-8")()
        self.raw = ""
        self.read = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """End the command if it still runs."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(PATIENCE)
        os.close(self.screen)

    @property
    def text(self) -> str:
        """All that was shown, without colours."""
        return MARKS.sub("", self.raw).replace("\r", "")

    def see(self, *awaited: str) -> str:
        """Wait until one of these is shown after what was seen before; answers what was shown up to its end."""
        end = time.monotonic() + PATIENCE
        while True:
            text = self.text
            places = [
                text.find(words, self.read) + len(words) for words in awaited if words in text[self.read :]
            ]
            if places:
                seen = text[self.read : min(places)]
                self.read = min(places)
                return seen
            assert time.monotonic() < end, f"no {awaited} in:\n{text[-3000:]}"
            if not self._more():
                raise AssertionError(f"no {awaited} until the end of:\n{text[-3000:]}")

    def type(self, line: str) -> None:
        """Type a line, and press Enter."""
        os.write(self.screen, f"{line}\n".encode())

    def press_control_d(self) -> None:
        """End the input."""
        os.write(self.screen, b"\x04")

    def press_control_c(self) -> None:
        """Interrupt."""
        self.process.send_signal(signal.SIGINT)

    def leave(self) -> int:
        """Wait for the end; answers the exit code."""
        while self._more():
            pass
        return self.process.wait(PATIENCE)

    def _more(self) -> bool:
        """Read what there is; False once the command has ended."""
        if not select.select([self.screen], [], [], PATIENCE)[0]:
            return False
        try:
            found = os.read(self.screen, 65536)
        except OSError:
            return False
        self.raw += self.decoder.decode(found)
        return bool(found)
