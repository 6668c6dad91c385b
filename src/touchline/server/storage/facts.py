"""What the server has to remember, by name."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from touchline.server.storage import schema


def fact(connection: Connection, name: str) -> str | None:
    """What is remembered under a name."""
    found: str | None = connection.scalar(select(schema.facts.c.value).where(schema.facts.c.name == name))
    return found


def set_fact(connection: Connection, name: str, value: str) -> None:
    """Remember something under a name, for what was there before."""
    connection.execute(delete(schema.facts).where(schema.facts.c.name == name))
    connection.execute(insert(schema.facts).values(name=name, value=value))
