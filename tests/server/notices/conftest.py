"""Servers on this machine that take what notices send: for webhooks and push, for e-mail, and with certificates."""

import asyncio
import datetime as dt
import ipaddress
import json
import socket
import ssl
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from touchline.server.notices import Notice, NoticeSettings, new_push_key
from touchline.server.notices.posting import trusted

OK = b"HTTP/1.1 204 No Content\r\n\r\n"


class Request:
    """What a server was asked."""

    def __init__(self, head: bytes, body: bytes) -> None:
        first, *lines = head.decode("latin-1").split("\r\n")
        self.method, self.target, _ = first.split(" ")
        self.headers = {
            name.lower(): value for name, value in (line.split(": ", 1) for line in lines if line)
        }
        self.body = body

    def json(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.body)
        return found


class Receiver:
    """An HTTP server that notes all requests and answers each with the next of its answers, the last for ever."""

    def __init__(self, answers: list[bytes]) -> None:
        self.answers = answers
        self.requests: list[Request] = []
        self.connections = 0
        self.most_at_once = 0
        self.server_names: list[str | None] = []
        self.written = 0
        self.broken_off = asyncio.Event()
        self.asked = asyncio.Event()
        self.port = 0
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook/secret"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        task = asyncio.current_task()
        assert task is not None
        self.tasks.add(task)
        self.most_at_once = max(self.most_at_once, len(self.tasks))
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            request = Request(head, b"")
            request.body = await reader.readexactly(int(request.headers["content-length"]))
            self.requests.append(request)
            self.asked.set()
            await self.answer(reader, writer)
        except (ConnectionError, asyncio.IncompleteReadError):
            self.broken_off.set()
        finally:
            writer.transport.abort()
            with suppress(ConnectionError):
                await writer.wait_closed()
            self.tasks.discard(task)

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(self.answers.pop(0) if len(self.answers) > 1 else self.answers[0])
        await writer.drain()


class Silent(Receiver):
    """A server that takes a request and never says a word."""

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        self.broken_off.set()


class Endless(Receiver):
    """A server whose answer begins well and never ends."""

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(self.answers[0])
        while True:
            writer.write(bytes(65536))
            await writer.drain()
            self.written += 65536


@asynccontextmanager
async def served(
    receiver: Receiver, host: str = "127.0.0.1", port: int = 0, **options
) -> AsyncIterator[Receiver]:
    server = await asyncio.start_server(receiver.serve, host, port, **options)
    receiver.port = server.sockets[0].getsockname()[1]
    async with server:
        yield receiver
    for task in receiver.tasks:
        task.cancel()
    await asyncio.gather(*receiver.tasks, return_exceptions=True)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with served(Receiver([OK])) as receiver:
        yield receiver


@pytest.fixture
def notice() -> Notice:
    return Notice("Your turn", "Grim's table waits for you.", "https://touchline.example/t/7", "t7")


@pytest.fixture
def settings() -> NoticeSettings:
    """A host that allows addresses of its own network."""
    return NoticeSettings(
        smtp_host="127.0.0.1",
        smtp_starttls=False,
        mail_from="Touchline <notices@touchline.example>",
        allow_private=True,
        vapid_private_key=new_push_key(),
        vapid_subject="mailto:host@touchline.example",
        seconds=5,
    )


@pytest.fixture
def names(monkeypatch) -> dict[str, list[list[str]]]:
    """A name system of the test's own: for each name, what it answers first, second …, the last for ever."""
    known: dict[str, list[list[str]]] = {}
    of_the_system = socket.getaddrinfo

    def answer(host, port, *args, **kwargs):
        if host not in known:
            return of_the_system(host, port, *args, **kwargs)
        answers = known[host]
        addresses = answers.pop(0) if len(answers) > 1 else answers[0]
        return [entry for address in addresses for entry in of_the_system(address, port, *args, **kwargs)]

    monkeypatch.setattr(socket, "getaddrinfo", answer)
    return known


class Letterbox:
    """A mail server's letters, and what it says to each step."""

    def __init__(self) -> None:
        self.envelopes: list[Envelope] = []
        self.encrypted: list[bool] = []
        self.reply = "250 OK"

    async def handle_RCPT(  # noqa: N802 - aiosmtpd calls it so
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ):
        if self.reply.startswith("250"):
            envelope.rcpt_tos.append(address)
        return self.reply

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope):  # noqa: N802 - as above
        self.envelopes.append(envelope)
        self.encrypted.append(session.ssl is not None)
        return "250 OK"


def knows_the_password(server, session, envelope, mechanism, given) -> AuthResult:
    return AuthResult(success=given == LoginPassword(b"touchline", b"long secret"), handled=False)


@pytest.fixture
def letterbox() -> Letterbox:
    return Letterbox()


@pytest.fixture
def mail_server(letterbox) -> Iterator[int]:
    """The port of a mail server that takes letters in clear text."""
    controller = Controller(letterbox, hostname="127.0.0.1", port=free_port())
    controller.start()
    yield controller.port
    controller.stop()


@pytest.fixture
def secret_mail_server(letterbox, certificate) -> Iterator[int]:
    """The port of a mail server that takes letters only after STARTTLS and with a password."""
    controller = Controller(
        letterbox,
        hostname="127.0.0.1",
        port=free_port(),
        tls_context=certificate,
        require_starttls=True,
        auth_required=True,
        authenticator=knows_the_password,
    )
    controller.start()
    yield controller.port
    controller.stop()


@pytest.fixture
def tls_mail_server(letterbox, certificate, monkeypatch) -> Iterator[int]:
    """The port of a mail server that speaks TLS from the first byte, as one at port 465 does."""
    controller = Controller(letterbox, hostname="127.0.0.1", port=free_port(), ssl_context=certificate)
    monkeypatch.setattr("touchline.server.notices.mail.TLS_PORT", controller.port)
    controller.start()
    yield controller.port
    controller.stop()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.fixture
def certificate(tmp_path, monkeypatch) -> Iterator[ssl.SSLContext]:
    """What a server needs to prove that it is hooks.example or 127.0.0.1, to a machine that trusts it."""
    path = tmp_path / "server.pem"
    write_certificate(path)
    monkeypatch.setenv("SSL_CERT_FILE", str(path))
    trusted.cache_clear()
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(path)
    yield context
    trusted.cache_clear()


def write_certificate(path: Path) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "hooks.example")])
    now = dt.datetime.now(dt.UTC)
    loopback = x509.IPAddress(ipaddress.ip_address("127.0.0.1"))
    proof = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("hooks.example"), loopback]), critical=False)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    path.write_bytes(secret + proof.public_bytes(serialization.Encoding.PEM))
