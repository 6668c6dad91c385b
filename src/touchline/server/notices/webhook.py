"""Webhooks: a notice as JSON, with a field that Discord shows."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from touchline.server.notices.notice import Notice, NoticeSettings, Outcome
from touchline.server.notices.posting import Answer, outcome_of, post, read_url
from touchline.server.notices.wording import one_line, paragraphs

MARKUP: Final = re.compile(r"[\\*_~`>|\[\]()#<@-]")


async def send_webhook(notice: Notice, target: str, settings: NoticeSettings) -> Outcome:
    """Post a notice to a webhook."""
    answer = await post(
        read_url(target, settings), {"Content-Type": "application/json"}, webhook_body(notice), settings
    )
    return outcome_of(answer) if isinstance(answer, Answer) else answer


def webhook_body(notice: Notice) -> bytes:
    """A notice as JSON; `content` stays under Discord's 2,000 characters, and calls nobody by name."""
    title, text = one_line(notice.title, 200), paragraphs(notice.text, 600)
    return msgspec.json.encode(
        {
            "title": title,
            "text": text,
            "link": notice.link,
            "tag": notice.tag,
            "content": f"**{unmarked(title)}**\n{unmarked(text)}\n{notice.link}",
            "allowed_mentions": {"parse": []},
        }
    )


def unmarked(text: str) -> str:
    """A text in which no sign is markup to Discord."""
    return MARKUP.sub(r"\\\g<0>", text)
