"""E-mail: a notice as a plain letter, handed to the host's own mail server."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import format_datetime, localtime, make_msgid, parseaddr
from typing import Final

from touchline.server.notices.network import in_thread
from touchline.server.notices.notice import Notice, NoticeSettings, Outcome, Refused
from touchline.server.notices.wording import one_line, paragraphs

ATOM: Final = r"[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
LABEL: Final = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
MAIL: Final = re.compile(
    rf"(?P<person>{ATOM}(?:\.{ATOM})*)@(?P<domain>(?:{LABEL}\.)+(?P<last>[a-z](?:[a-z0-9-]*[a-z0-9])?))",
    re.ASCII | re.IGNORECASE,
)
LONGEST_MAIL: Final = 254
LONGEST_PERSON: Final = 64
PRIVATE: Final = frozenset(
    {"arpa", "home", "internal", "intranet", "invalid", "lan", "local", "localhost", "test"}
)
TLS_PORT: Final = 465


def check_mail(target: str, settings: NoticeSettings) -> None:
    """Refuse what is no mail address, or one of a private network.

    Which machine takes the letters for a domain is the mail server's business; machines can't be addressed here.
    """
    if not settings.smtp_host or not settings.mail_from:
        raise Refused("This server sends no e-mail.", "Choose another kind of notice.")
    found = MAIL.fullmatch(target) if len(target) <= LONGEST_MAIL else None
    if found is None or len(found["person"]) > LONGEST_PERSON:
        raise Refused("This is no mail address.", "Give one of the form name@example.org.")
    if found["last"].lower() in PRIVATE and not settings.allow_private:
        raise Refused(
            "This mail address belongs to a private network.",
            "Give one that the whole internet can reach, or ask the host of this server to allow private addresses.",
        )


async def send_mail(notice: Notice, target: str, settings: NoticeSettings) -> Outcome:
    """Hand a notice to the mail server."""
    try:
        async with asyncio.timeout(settings.seconds):
            await in_thread(hand_over, letter(notice, target, settings), settings)
    except smtplib.SMTPRecipientsRefused as error:
        ((code, _),) = error.recipients.values()
        return answered(code)
    except smtplib.SMTPResponseException as error:
        return answered(error.smtp_code)
    except smtplib.SMTPNotSupportedError:
        return Outcome("failed", "The mail server does not offer what the settings ask for.")
    except TimeoutError:
        return Outcome("failed", "The mail server did not answer in time.", again=True)
    except OSError:
        return Outcome("failed", "The mail server could not be reached.", again=True)
    except ValueError:
        return Outcome("failed", "The address from which this server writes is not valid.")
    return Outcome("sent")


def answered(code: int) -> Outcome:
    """What a mail server's refusal means: from 500 on it is for good."""
    return Outcome("failed", f"The mail server answers with code {code}.", again=code < 500)


def letter(notice: Notice, target: str, settings: NoticeSettings) -> EmailMessage:
    """A notice as a letter; letters of the same tag are one thread, and no machine answers them."""
    domain = home(settings)
    message = EmailMessage()
    message["From"] = settings.mail_from
    message["To"] = target
    message["Subject"] = one_line(notice.title, 200)
    message["Date"] = format_datetime(localtime())
    message["Message-ID"] = make_msgid(domain=domain)
    message["References"] = f"<{notice.topic}@{domain}>"
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(f"{paragraphs(notice.text, 5000)}\n\n{notice.link}\n", cte="quoted-printable")
    return message


def home(settings: NoticeSettings) -> str:
    """The domain from which this server writes."""
    return parseaddr(settings.mail_from)[1].rpartition("@")[2]


def hand_over(message: EmailMessage, settings: NoticeSettings) -> None:
    """Talk to the mail server, encrypted before the password is said if the settings want it."""
    secret = ssl.create_default_context()
    place = (settings.smtp_host, settings.smtp_port, home(settings))
    server: smtplib.SMTP
    if settings.smtp_port == TLS_PORT:
        server = smtplib.SMTP_SSL(*place, timeout=settings.seconds, context=secret)
    else:
        server = smtplib.SMTP(*place, timeout=settings.seconds)
    with server:
        if settings.smtp_starttls and settings.smtp_port != TLS_PORT:
            server.starttls(context=secret)
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password)
        server.send_message(message, parseaddr(settings.mail_from)[1], [str(message["To"])])
