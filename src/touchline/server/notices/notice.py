"""What is sent, where to, under which settings, and what came of it."""

from __future__ import annotations

import hashlib
from typing import Any, Literal

import msgspec

from touchline import Mistake


class Refused(Mistake):
    """An address to which this server sends nothing."""


class Notice(msgspec.Struct, frozen=True):
    """One thing to tell somebody; a later notice of the same tag replaces an earlier one where the channel can."""

    title: str
    text: str
    link: str
    tag: str

    @property
    def topic(self) -> str:
        """The tag as 32 letters and digits that fit any header, and that tell nobody the tag."""
        return hashlib.sha256(self.tag.encode("utf-8", "replace")).hexdigest()[:32]


class Address(msgspec.Struct, frozen=True):
    """Where a person wants notices: `email` and an address, `webhook` and a URL, `push` and a subscription as JSON.

    The target of a webhook or subscription is as good as a password, so it does not show in `repr`.
    """

    kind: str
    target: str

    def __repr__(self) -> str:
        return f"Address({self.kind!r}, …)"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        return [("kind", self.kind)]


class NoticeSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What the host decides about notices; a channel whose settings are empty is closed.

    `seconds` is the most that one attempt may take, from looking up the name to the answer.
    """

    smtp_host: str = ""
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_starttls: bool = True
    mail_from: str = ""
    allow_private: bool = False
    vapid_private_key: str = ""
    vapid_subject: str = ""
    seconds: float = 10.0

    def __repr__(self) -> str:
        return "NoticeSettings(…)"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        return []


class Outcome(msgspec.Struct, frozen=True):
    """What became of a notice; `gone` says that the address is no more and can be forgotten.

    The reason of a failure is a sentence without secrets: neither the address nor what the other side wrote.
    `again` says whether another attempt may help, and `wait` how many seconds the other side asked to be left alone.
    """

    result: Literal["sent", "failed", "gone"]
    reason: str = ""
    again: bool = False
    wait: float = 0.0
