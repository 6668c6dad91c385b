"""The tables of the database, the same in SQLite and PostgreSQL. Times are seconds of the server's clock."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column(
        "version", Integer, nullable=False
    ),  # counts its changes: who changes it names the one that he saw
    Column("state", String(16), nullable=False),
    Column("host", String(32), nullable=False, index=True),
    Column("is_listed", Boolean, nullable=False),
    Column("due_at", Double),  # when somebody has to look after it
    Column("created_at", Double, nullable=False),
    Column("changed_at", Double, nullable=False),
    Column("sheet", Text, nullable=False),
    Column("save", Text),  # the position after the last row, for a later version to go on from
    Index("ix_tables_due", "due_at"),
    Index("ix_tables_listed", "is_listed", "created_at"),
)
"""A table at which a season is played: its sheet, and what has to be found by."""

keys: Final = Table(
    "keys",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("key", LargeBinary(32), nullable=False),
    Column("salts", Text, nullable=False),  # what each seat has added, as JSON
)
"""The secret key of each table, apart from its state."""

rows: Final = Table(
    "rows",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("manager", Integer),
    Column("text", Text, nullable=False),
    Column("drawn", Text, nullable=False),
    Column("version", String(32), nullable=False),
    Column("packs", String(64), nullable=False),
    Column("given_by", String(8), nullable=False),
    Column("command", String(64), nullable=False),
    Column("at", Double, nullable=False),
    Column("hash", String(64), nullable=False),
)
"""What a season consists of: its beginning, and each answer and undo after it, with the draws that followed."""

saves: Final = Table(
    "saves",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("version", String(32), nullable=False),
    Column("packs", String(64), nullable=False),
    Column("save", Text, nullable=False),
)
"""The positions from which a later version of the rules went on."""

chairs: Final = Table(
    "chairs",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", String(32), nullable=False, index=True),
)
"""Who sits where, to find a person's tables by."""

invitations: Final = Table(
    "invitations",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer),  # none: to watch
    Column("expires_at", Double, nullable=False),
)
"""Tokens that seat whoever brings them first, hashed."""

people: Final = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(80), unique=True),  # the name of an account, folded; none: a guest
    Column("password", Text),
    Column("sign_in", Integer, nullable=False),  # counted up, all earlier cookies are void
    Column("created_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
    Column("is_banned", Boolean, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("seasons", Integer, nullable=False),  # finished ones
    Column("rated", Integer, nullable=False),  # those of them that counted for the rating
    Index("ix_people_seen", "login", "seen_at"),
)
"""People: guests and accounts."""

tokens: Final = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", String(40), nullable=False),
    Column("created_at", Double, nullable=False),
)
"""Tokens with which programs act for a person, hashed."""

addresses: Final = Table(
    "addresses",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("target", Text, nullable=False),
    Column("code", String(64)),  # hashed, with which it is confirmed; none: it is
    UniqueConstraint("person_id", "kind", "target"),
)
"""Where a person wants to be told that a table waits for him."""

chat: Final = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("person", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)
"""What people say at a table."""

commands: Final = Table(
    "commands",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", String(32), primary_key=True),
    Column("id", String(64), primary_key=True),
    Column("digest", String(16), nullable=False),
    Column("version", Integer, nullable=False),  # that of the table afterwards
    Index("ix_commands_latest", "table_id", "version"),
)
"""The commands that were carried out, so that none is twice."""

results: Final = Table(
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", String(32), index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(64)),
    Column("team", String(40), nullable=False),
    Column("place", Integer, nullable=False),
    Column("fans", Integer, nullable=False),
    Column("managers", Integer, nullable=False),
    Column("mu_before", Double),  # none: it did not count for a rating
    Column("mu_after", Double),
    Column("at", Double, nullable=False),
)
"""How finished seasons ended for each seat."""

processes: Final = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("beat_at", Double, nullable=False),
)
"""The processes that serve these tables, and when each was last alive, by the clock on the wall."""

facts: Final = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the server has to remember: the secret of its cookies, and how long it was down in all."""
