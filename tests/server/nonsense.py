"""Messages that nobody should send: commands with something wrong in them, and what is no command at all."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

from touchline.server.tables.messages import COMMANDS

NUMBERS: Final = (-1, -0.0, 0, 1, 2**31, 2**63, 2**70, -(2**70), 10**400, 0.5, 3, 4, 5, 1_000_001)
TEXTS: Final = (
    "",
    " ",
    "\x00",
    "a\x00b",
    "\ud800",
    "\udfff\ud800",
    "\u202etxet",
    "\u2066\u2069",
    "\r\n",
    "𝕬" * 20,
    "e\u0301" * 40,
    "x" * 9000,
    "<script>alert(1)</script>",
    "'; DROP TABLE tables; --",
    "../../etc/passwd",
    "%s%n{0}{__class__}",
    "null",
    "rookie",
    "use-skill",
    "gouged-eye",
    "\uffff\U0010ffff",
)
RAW: Final = (
    b"",
    b"null",
    b"[]",
    b"{}",
    b'"choose"',
    b"0",
    b"1e400",
    b"-0",
    b"NaN",
    b"Infinity",
    b"\x00",
    b"\xff\xfe",
    b"\xc3\x28",
    b'{"type":',
    b'{"type":"pause","id":"a"',
    b'{"type":"pause","id":"a"}{"type":"pause","id":"b"}',
    b'{"type":"pause","type":"resume","id":"a"}',
    b'{"type":"pause","id":"a","id":"b"}',
    b'{"id":"a","type":"say","text":"\\ud800"}',
    b'{"id":"a","type":"say","text":"\xed\xa0\x80"}',
    b'{"id":"a","type":"choose","number":1e400,"option":"x"}',
    b'{"id":"a","type":"choose","number":-0,"option":"x"}',
    b'{"id":"a","type":"choose","number":1.0,"option":"x"}',
    b'{"id":"a","type":"choose","number":' + b"9" * 5000 + b',"option":"x"}',
    b"[" * 8000,
    b'{"id":' * 1300,
    b'{"type":"change","id":"a","title":"t","setup":' + b"[" * 4000 + b"]" * 4000 + b"}",
    b"\xef\xbb\xbf" + b'{"type":"pause","id":"a"}',
    b" " * 8192,
    b"x" * 70_000,
)


class Nonsense:
    """Makes messages, always the same ones for the same seed."""

    def __init__(self, seed: str) -> None:
        self.chance = Random(seed)
        self._count = 0

    def message(self) -> bytes:
        """A message."""
        if self.chance.randrange(6) == 0:
            return self._garbled(self.chance.choice(RAW))
        command = self.command()
        for _ in range(self.chance.choice((0, 1, 1, 2))):
            self.chance.choice(SPOILS)(self, command)
        text = json.dumps(command, ensure_ascii=self.chance.random() < 0.5).encode("utf-8", "surrogatepass")
        return self._garbled(text) if self.chance.randrange(8) == 0 else text

    def command(self) -> dict[str, Any]:
        """A command of any kind, as it could be meant; mostly out of turn, or for what isn't one's own."""
        self._count += 1
        kind = self.chance.choice(COMMANDS)
        fields: dict[str, Any] = {"type": kind.__struct_config__.tag, "id": f"n{self._count}"}
        for field in kind.__struct_fields__:
            if field != "id":
                fields[field] = self._value(field)
        return fields

    def _value(self, field: str) -> object:
        match field:
            case "number" | "to":
                return self.chance.randrange(40)
            case "seat":
                return self.chance.randrange(5)
            case "yes":
                return self.chance.random() < 0.5
            case "salt":
                return self.chance.randbytes(16).hex()
            case "setup":
                return {"managers": self.chance.randrange(8), "options": [self.text()], "undo": "free"}
            case _:
                return self.text()

    def text(self) -> str:
        """Some text."""
        return self.chance.choice(TEXTS)

    def _garbled(self, text: bytes) -> bytes:
        """The text with a byte more, less, or another one."""
        place = self.chance.randrange(len(text) + 1)
        match self.chance.randrange(4):
            case 0:
                return text[:place]
            case 1:
                return text[:place] + self.chance.randbytes(1) + text[place:]
            case 2:
                return text[:place] + self.chance.randbytes(1) + text[place + 1 :]
            case _:
                return text

    # What spoils a command.

    def _place(self, command: dict[str, Any]) -> str:
        return self.chance.choice(sorted(command)) if command else "id"

    def other_type(self, command: dict[str, Any]) -> None:
        """A field holds something else."""
        command[self._place(command)] = self.chance.choice(
            (None, True, [], {}, self.chance.choice(NUMBERS), self.text(), [self.text()], {self.text(): 1})
        )

    def missing(self, command: dict[str, Any]) -> None:
        """A field is missing."""
        command.pop(self._place(command), None)

    def further(self, command: dict[str, Any]) -> None:
        """There is a field too many."""
        command[self.text()] = self.chance.choice(NUMBERS)

    def deep(self, command: dict[str, Any]) -> None:
        """A field is nested deeply."""
        found: object = 0
        for _ in range(self.chance.choice((10, 400, 900))):
            found = [found] if self.chance.random() < 0.5 else {"a": found}
        command[self._place(command)] = found

    def huge(self, command: dict[str, Any]) -> None:
        """A field is huge."""
        command[self._place(command)] = "y" * self.chance.choice((70, 400, 8200, 66_000))

    def many(self, command: dict[str, Any]) -> None:
        """There are many fields too many."""
        command.update({f"f{number}": number for number in range(self.chance.choice((5, 900)))})


SPOILS: Final[tuple[Callable[[Nonsense, dict[str, Any]], None], ...]] = (
    Nonsense.other_type,
    Nonsense.other_type,
    Nonsense.missing,
    Nonsense.further,
    Nonsense.deep,
    Nonsense.huge,
    Nonsense.many,
)
