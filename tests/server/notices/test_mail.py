"""E-mail: a plain letter, whatever the names in it hold."""

import socket
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default

import msgspec
import pytest

from tests.server.notices.conftest import free_port
from touchline.server.notices import Address, Notice, Outcome, send

pytestmark = pytest.mark.anyio

GRIFF = Address("email", "griff@reikland.example")


def opened(letterbox) -> EmailMessage:
    """The one letter in the box."""
    (envelope,) = letterbox.envelopes
    letter = message_from_bytes(envelope.content, policy=default)
    assert isinstance(letter, EmailMessage)
    return letter


async def test_a_letter_arrives(mail_server, letterbox, notice, settings):
    outcome = await send(notice, GRIFF, msgspec.structs.replace(settings, smtp_port=mail_server))

    assert outcome == Outcome("sent")
    (envelope,) = letterbox.envelopes
    assert (envelope.mail_from, envelope.rcpt_tos) == (
        "notices@touchline.example",
        ["griff@reikland.example"],
    )
    letter = opened(letterbox)
    assert letter["From"] == "Touchline <notices@touchline.example>"
    assert letter["To"] == "griff@reikland.example"
    assert letter["Subject"] == "Your turn"
    assert letter["Auto-Submitted"] == "auto-generated"
    assert letter["Date"]
    assert letter["Message-ID"].endswith("@touchline.example>")
    assert letter.get_content().splitlines() == [
        "Grim's table waits for you.",
        "",
        "https://touchline.example/t/7",
    ]


async def test_letters_about_one_table_are_one_thread(mail_server, letterbox, notice, settings):
    for sent in (notice, notice, Notice("", "", "", "t8")):
        await send(sent, GRIFF, msgspec.structs.replace(settings, smtp_port=mail_server))

    letters = [message_from_bytes(envelope.content) for envelope in letterbox.envelopes]
    first, again, else_where = (letter["References"] for letter in letters)
    assert first == again != else_where
    assert len({letter["Message-ID"] for letter in letters}) == 3


@pytest.mark.parametrize(
    "end", ["\r\n", "\n", "\r", "\x0b", "\x0c", "\x1e", "\x85", "\u2028", "\r\n\r\n", "\x00"]
)
async def test_a_title_can_add_no_header_and_no_recipient(end, mail_server, letterbox, settings):
    rude = Notice(f"Turn{end}Bcc: all@reikland.example", f"a{end}.{end}QUIT", "x", f"t{end}X: y")

    outcome = await send(rude, GRIFF, msgspec.structs.replace(settings, smtp_port=mail_server))

    assert outcome == Outcome("sent")
    letter = opened(letterbox)
    assert letterbox.envelopes[0].rcpt_tos == ["griff@reikland.example"]
    assert (letter["Bcc"], letter["X"]) == (None, None)
    assert letter["Subject"].replace(" ", "") == "TurnBcc:all@reikland.example"
    assert letter.get_content().rstrip().endswith("x")


async def test_letters_of_any_language_arrive(mail_server, letterbox, settings):
    greeting = Notice("Zug für Björn 💥", "Ты ходишь\n" * 50 + "\ud800", "https://x.example", "t")

    await send(greeting, GRIFF, msgspec.structs.replace(settings, smtp_port=mail_server))

    letter = opened(letterbox)
    assert letter["Subject"] == "Zug für Björn 💥"
    assert letter.get_content().splitlines()[:50] == ["Ты ходишь"] * 50


async def test_the_password_is_said_only_after_encryption(secret_mail_server, letterbox, notice, settings):
    asked = msgspec.structs.replace(
        settings,
        smtp_port=secret_mail_server,
        smtp_starttls=True,
        smtp_user="touchline",
        smtp_password="long secret",
    )

    right = await send(notice, GRIFF, asked)
    wrong = await send(notice, GRIFF, msgspec.structs.replace(asked, smtp_password="wrong secret"))

    assert right == Outcome("sent")
    assert letterbox.encrypted == [True]
    assert wrong == Outcome("failed", "The mail server answers with code 535.")


async def test_a_server_that_is_encrypted_from_the_start_gets_letters(
    tls_mail_server, letterbox, notice, settings
):
    outcome = await send(
        notice, GRIFF, msgspec.structs.replace(settings, smtp_port=tls_mail_server, smtp_starttls=True)
    )

    assert outcome == Outcome("sent")
    assert opened(letterbox)["Subject"] == "Your turn"


async def test_a_server_without_encryption_gets_nothing_where_it_is_asked_for(
    mail_server, letterbox, notice, settings
):
    outcome = await send(
        notice, GRIFF, msgspec.structs.replace(settings, smtp_port=mail_server, smtp_starttls=True)
    )

    assert (outcome.result, outcome.again) == ("failed", False)
    assert letterbox.envelopes == []


@pytest.mark.parametrize(("reply", "again"), [("450 Later", True), ("550 No such user griff", False)])
async def test_a_refusal_says_whether_another_attempt_may_help(
    reply, again, mail_server, letterbox, notice, settings
):
    letterbox.reply = reply

    outcome = await send(notice, GRIFF, msgspec.structs.replace(settings, smtp_port=mail_server))

    assert (outcome.result, outcome.again) == ("failed", again)
    assert outcome.reason == f"The mail server answers with code {reply[:3]}."


async def test_a_mail_server_that_is_away_is_tried_again(notice, settings):
    outcome = await send(notice, GRIFF, msgspec.structs.replace(settings, smtp_port=free_port()))

    assert (outcome.result, outcome.again) == ("failed", True)


async def test_a_mail_server_that_never_answers_is_left_in_time(notice, settings):
    with socket.create_server(("127.0.0.1", 0)) as silent:
        outcome = await send(
            notice, GRIFF, msgspec.structs.replace(settings, smtp_port=silent.getsockname()[1], seconds=0.2)
        )

    assert (outcome.result, outcome.again) == ("failed", True)


async def test_a_sender_that_is_no_mail_address_is_said_to_be(mail_server, notice, settings):
    outcome = await send(
        notice,
        GRIFF,
        msgspec.structs.replace(settings, smtp_port=mail_server, mail_from="a\r\nBcc: b@c.example"),
    )

    assert (outcome.result, outcome.again) == ("failed", False)
