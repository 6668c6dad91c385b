"""What a host can set, by environment or file; docs/server.md lists it."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from touchline.cards import BadSetup

PREFIX: Final = "TOUCHLINE_"
NO_SETTINGS: Final = frozenset({"TOUCHLINE_BUILD"})
"""What begins so in the environment, and is for the tests."""

Count = Annotated[int, msgspec.Meta(ge=1)]
Port = Annotated[int, msgspec.Meta(ge=0, le=65535)]
Seconds = Annotated[float, msgspec.Meta(ge=0)]
Rate = Annotated[float, msgspec.Meta(gt=0)]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the server runs."""

    host: str = "127.0.0.1"
    """The address that it listens on."""
    port: Port = 8642
    """The port that it listens on; 0: any that is free."""
    database: str = "sqlite:///touchline.sqlite"
    """Where tables are kept: sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/NAME for several processes."""
    secret: str = ""
    """What cookies are signed with; empty: made once, and kept in the database."""
    origins: tuple[str, ...] = ()
    """Addresses of pages that may use this server beside its own, such as https://example.org."""
    secure_cookies: bool = False
    """Whether cookies travel over HTTPS only: set it behind HTTPS."""
    behind_proxy: bool = False
    """Whether a proxy in front says whom a request is from."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses and networks of the proxies that are believed, such as 10.0.0.0/8."""
    bot_workers: Count = 1
    """Processes in which bots think."""
    bot_seconds: Rate = 2.0
    """How many seconds a bot may think about a decision."""
    bot_pace: Seconds = 0.4
    """How many seconds a bot waits before it answers, so that people can follow."""
    tables_per_person: Count = 50
    """How many running tables a person may host."""
    sockets_per_person: Count = 20
    """How many sockets a person, or an address of strangers, may have open."""
    commands_per_second: Rate = 10.0
    """How many commands a person may give, on average; bursts may be three times as many."""
    words_per_minute: Rate = 20.0
    """How often a person may say something, on average; a quarter of that at once."""
    requests_per_second: Rate = 30.0
    """How many requests an address may make, on average; bursts may be three times as many."""
    sign_ins_per_minute: Rate = 12.0
    """How often an address may try a password or make a person, and an account's password be tried, on average."""
    guest_days: Rate = 60.0
    """After so many days a guest who was not seen again is forgotten, if he sits at no table."""
    reader_seconds: float = 10.0
    """How long a socket may take to read what it was sent; a slower one is dropped, and comes again."""
    metrics_token: str = ""
    """What /metrics wants as a bearer token; empty: only this machine may read it."""
    smtp_host: str = ""
    """The mail server that notices go through; empty: no mail."""
    smtp_port: Port = 587
    """The port of the mail server."""
    smtp_user: str = ""
    """Who signs in at the mail server; empty: nobody."""
    smtp_password: str = ""
    """The password that goes with it."""
    smtp_starttls: bool = True
    """Whether the connection to the mail server is encrypted by STARTTLS."""
    mail_from: str = ""
    """Who notices by mail are from."""
    allow_private: bool = False
    """Whether webhooks may go to private addresses."""
    vapid_private_key: str = ""
    """The key for web push; empty: no push."""
    vapid_subject: str = ""
    """Whom push services may turn to, such as mailto:host@example.org."""
    public_url: str = ""
    """Where people reach this server, for links in notices."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """What is logged: from debug, info, warning or error on."""

    def __repr__(self) -> str:
        return "Settings(…)"  # some of them are secret


def read_settings(file: str | None = None, environment: Mapping[str, str] | None = None) -> Settings:
    """The settings of a TOML file, with those of the environment on top; BadSetup names the one that can't be so."""
    found: dict[str, object] = {} if file is None else _of_file(file)
    found |= _of_environment(os.environ if environment is None else environment)
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        wrong = str(error).replace("Object contains unknown field", "there is no setting").replace("`$.", "`")
        raise BadSetup(f"The settings can't be so: {wrong}.", "docs/server.md lists them.") from None


def with_these(settings: Settings, host: str | None, port: int | None, database: str | None) -> Settings:
    """The settings with those that are given laid on top."""
    given = {"host": host, "port": port, "database": database}
    return msgspec.structs.replace(
        settings, **{name: value for name, value in given.items() if value is not None}
    )


def _of_environment(environment: Mapping[str, str]) -> dict[str, object]:
    found: dict[str, object] = {}
    for name, value in environment.items():
        if name.startswith(PREFIX) and name not in NO_SETTINGS:
            setting = name.removeprefix(PREFIX).lower()
            if setting not in Settings.__struct_fields__:
                raise BadSetup(
                    f"The environment has {name}, and there is no such setting.", "docs/server.md lists them."
                )
            found[setting] = _listed(value) if setting in {"origins", "proxies"} else value
    return found


def _listed(value: str) -> list[str]:
    return [part.strip() for part in value.split(",") if part.strip()]


def _of_file(file: str) -> dict[str, object]:
    try:
        return tomllib.loads(Path(file).read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetup(f"The settings in {file} can't be read: {error}.", "Name a TOML file.") from None
