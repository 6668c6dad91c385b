"""People: guests with a signed cookie, accounts with a password, programs with a token."""

from __future__ import annotations

import asyncio
import re
import secrets
from typing import Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from touchline.server.clock import ServerClock
from touchline.server.notices import Address
from touchline.server.refusals import Forbidden, Refusal, Unknown
from touchline.server.storage import schema
from touchline.server.storage.store import Store
from touchline.server.tables.seats import hash_of_token, new_id
from touchline.server.tables.sheet import LONGEST_NAME

SHORTEST_PASSWORD: Final = 10
LONGEST_PASSWORD: Final = 200
MOST_TOKENS: Final = 20
MOST_ADDRESSES: Final = 10
MU: Final = 25.0
SIGMA: Final = 25.0 / 3

_HASHER: Final = PasswordHasher()
_NAMED: Final = re.compile(r"[^\W_](?:[\w '.\-]*[\w.'])?")


class Person(msgspec.Struct, frozen=True):
    """A person: `login` is the name of his account, folded; a guest has none."""

    id: str
    name: str
    login: str | None
    sign_in: int
    is_banned: bool
    mu: float
    sigma: float
    seasons: int


def checked_name(name: str) -> str:
    """A name that can be read and shown; Refusal if it is none."""
    found = " ".join(name.split())
    if not found or len(found) > LONGEST_NAME or not _NAMED.fullmatch(found):
        raise Refusal(
            "That is no name for a table.",
            f"Take up to {LONGEST_NAME} letters, figures, spaces, dots, hyphens and apostrophes.",
        )
    return found


class People:
    """Who is known here, and how they show who they are."""

    def __init__(self, store: Store, clock: ServerClock, secret: str) -> None:
        self.store = store
        self.clock = clock
        self._signer = URLSafeSerializer(secret, salt="touchline person")

    # Cookies and tokens.

    def cookie_of(self, person: Person) -> str:
        """What a browser brings to be known again."""
        written: str = self._signer.dumps([person.id, person.sign_in])
        return written

    async def by_cookie(self, cookie: str) -> Person | None:
        """Whose cookie it is; None if it is nobody's, or void."""
        try:
            found = self._signer.loads(cookie)
        except BadSignature:
            return None
        match found:
            case [str(id), int(sign_in)]:
                person = await self._find(schema.people.c.id == id)
                return person if person is not None and person.sign_in == sign_in else None
            case _:
                return None

    async def by_token(self, token: str) -> Person | None:
        """Whose program it is."""
        owner = select(schema.tokens.c.person_id).where(schema.tokens.c.hash == hash_of_token(token))
        return await self._find(schema.people.c.id.in_(owner))

    async def _find(self, condition: object) -> Person | None:
        columns = [schema.people.c[name] for name in Person.__struct_fields__]
        query = select(*columns).where(condition)  # type: ignore[arg-type]  # a condition on the table's columns
        row = await self.store.read(lambda connection: connection.execute(query).first())
        return None if row is None else Person(*row)

    async def person(self, id: str) -> Person | None:
        """The person of this id."""
        return await self._find(schema.people.c.id == id)

    # Guests and accounts.

    async def welcome(self, name: str) -> Person:
        """A new guest."""
        person = Person(new_id(), checked_name(name), None, 0, False, MU, SIGMA, 0)
        now = self.clock.now()
        values = msgspec.structs.asdict(person) | {"created_at": now, "seen_at": now}
        await self.store.execute(insert(schema.people).values(values))
        return person

    async def rename(self, person: Person, name: str) -> Person:
        """Give a guest another name; who has an account keeps that one's."""
        if person.login is not None:
            raise Refusal("An account keeps its name.", "Make another account.")
        return await self._alter(person, name=checked_name(name))

    async def register(self, person: Person, name: str, password: str) -> Person:
        """Make a guest's things an account's, with a name of its own and a password."""
        called = checked_name(name)
        if person.login is not None:
            raise Refusal("You have an account.", "Sign out to make another.")
        hashed = await asyncio.to_thread(_hashed, password)
        try:
            return await self._alter(person, name=called, login=called.casefold(), password=hashed)
        except IntegrityError:
            raise Refusal("That name has an account.", "Take another one, or sign in.") from None

    async def sign_in(self, name: str, password: str) -> Person:
        """Whose account it is; Forbidden if name and password don't go together."""
        login = " ".join(name.split()).casefold()
        query = select(schema.people.c.password).where(schema.people.c.login == login)
        stored = await self.store.read(lambda connection: connection.scalar(query))
        person = await self._find(schema.people.c.login == login)
        if not await asyncio.to_thread(_fits, stored, password) or person is None:
            raise Forbidden("Name and password don't go together.", "Check both.")
        return person

    async def sign_out_everywhere(self, person: Person) -> Person:
        """Make all cookies of a person void."""
        return await self._alter(person, sign_in=person.sign_in + 1)

    async def _alter(self, person: Person, **values: object) -> Person:
        await self.store.execute(
            update(schema.people).where(schema.people.c.id == person.id).values(**values)
        )
        changed = {name: value for name, value in values.items() if name in Person.__struct_fields__}
        return msgspec.structs.replace(person, **changed)

    # Tokens for programs.

    async def give_token(self, person: Person, label: str) -> str:
        """A token with which a program acts for a person; it is shown once."""
        token = secrets.token_urlsafe(32)
        now = self.clock.now()
        labels = [label for label, _ in await self.tokens(person)]
        if len(labels) >= MOST_TOKENS:
            raise Refusal(f"You have {MOST_TOKENS} tokens.", "Take one back first.")
        values = {
            "hash": hash_of_token(token),
            "person_id": person.id,
            "label": checked_name(label),
            "created_at": now,
        }
        await self.store.execute(insert(schema.tokens).values(values))
        return token

    async def tokens(self, person: Person) -> list[tuple[str, float]]:
        """The labels of a person's tokens, and since when they are."""
        found = schema.tokens.c
        query = (
            select(found.label, found.created_at)
            .where(found.person_id == person.id)
            .order_by(found.created_at)
        )
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return [(label, at) for label, at in rows]

    async def take_token(self, person: Person, label: str) -> None:
        """Make the tokens of that label void."""
        found = schema.tokens.c
        query = delete(schema.tokens).where(found.person_id == person.id, found.label == label)
        await self.store.execute(query)

    # Addresses for notices.

    async def addresses_of(self, person: str) -> list[Address]:
        """Where a person wants notices, as far as he has confirmed it."""
        found = schema.addresses.c
        query = select(found.kind, found.target).where(found.person_id == person, found.code.is_(None))
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return [Address(kind, target) for kind, target in rows]

    async def all_addresses(self, person: Person) -> list[tuple[int, Address, bool]]:
        """All addresses that a person has given, each with its number and whether it is confirmed."""
        found = schema.addresses.c
        query = select(found.id, found.kind, found.target, found.code).where(found.person_id == person.id)
        rows = await self.store.read(lambda connection: connection.execute(query.order_by(found.id)).all())
        return [(id, Address(kind, target), code is None) for id, kind, target, code in rows]

    async def give_address(self, person: Person, address: Address) -> str | None:
        """Add an address; a mail address is to be confirmed with the code that is answered, as it may be another's."""
        known = await self.all_addresses(person)
        if any((one.kind, one.target) == (address.kind, address.target) for _, one, _ in known):
            raise Refusal("You have given this address.", "Take it back first, to give it anew.")
        if len(known) >= MOST_ADDRESSES:
            raise Refusal(f"You have {MOST_ADDRESSES} addresses.", "Take one back first.")
        code = secrets.token_urlsafe(24) if address.kind == "email" else None
        values = {"person_id": person.id, "kind": address.kind, "target": address.target}
        hashed = None if code is None else hash_of_token(code)
        try:
            await self.store.execute(insert(schema.addresses).values(**values, code=hashed))
        except IntegrityError:
            raise Refusal("You have given this address.", "Take it back first, to give it anew.") from None
        return code

    async def confirm_address(self, code: str) -> None:
        """Begin to send to the mail address that this code was sent to."""
        found = schema.addresses.c
        query = update(schema.addresses).where(found.code == hash_of_token(code)).values(code=None)
        if not await self.store.write(lambda connection: connection.execute(query).rowcount):
            raise Unknown("This code is void.", "Give the address anew to get another one.")

    async def take_address(self, person: Person, id: int) -> None:
        """Forget an address of a person."""
        found = schema.addresses.c
        await self.store.execute(delete(schema.addresses).where(found.person_id == person.id, found.id == id))

    async def forget_address(self, person: str, address: Address) -> None:
        """Forget an address that is no more."""
        found = schema.addresses.c
        query = delete(schema.addresses).where(
            found.person_id == person, found.kind == address.kind, found.target == address.target
        )
        await self.store.execute(query)


def _hashed(password: str) -> str:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refusal(
            "That is no good password.",
            f"Take {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters; a few words will do.",
        )
    return _HASHER.hash(password)


def _fits(stored: str | None, password: str) -> bool:
    """Whether a password is the stored one; without one it takes as long."""
    try:
        _HASHER.verify(stored or _NOBODYS, password[: LONGEST_PASSWORD + 1])
    except (VerificationError, InvalidHashError):
        return False
    return stored is not None


_NOBODYS: Final = _HASHER.hash(secrets.token_urlsafe(16))
