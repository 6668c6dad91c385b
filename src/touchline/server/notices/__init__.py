"""Tells a person who is not at the table that something waits there: by e-mail, webhook or web push.

This package knows nothing of tables: whoever uses it says what to write, and to whom.
Apprise was looked at and left out: it opens its own connections to a hundred services, each in its own way,
so none can be held to the address that was checked, and private addresses must be refused on every channel.
What it would reach beyond these three, people reach by a webhook.
"""

from __future__ import annotations

from touchline.server.notices.notice import Address, Notice, NoticeSettings, Outcome, Refused
from touchline.server.notices.push import new_push_key, public_push_key
from touchline.server.notices.sender import Sender
from touchline.server.notices.sending import check_address, send

__all__ = [
    "Address",
    "Notice",
    "NoticeSettings",
    "Outcome",
    "Refused",
    "Sender",
    "check_address",
    "new_push_key",
    "public_push_key",
    "send",
]
