"""People: guests with a signed cookie, accounts with a password, programs with a token."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection
from typing import Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy import Connection, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from touchline.server.clock import ServerClock
from touchline.server.names import checked_name, folded
from touchline.server.notices import Address
from touchline.server.rating import MU, SIGMA
from touchline.server.refusals import Forbidden, Refusal, Unknown
from touchline.server.storage import schema
from touchline.server.storage.store import Store
from touchline.server.tables.seats import hash_of_token, new_id

SHORTEST_PASSWORD: Final = 10
LONGEST_PASSWORD: Final = 200
MOST_TOKENS: Final = 20
COOKIE_SECONDS: Final = 400 * 24 * 3600
"""How long a cookie is good; whoever asks who he is gets it anew."""
SEEN_EVERY: Final = 3600.0
"""When somebody was last seen is written down this often."""
HASHED_AT_ONCE: Final = 2
"""A password takes 64 MiB and a core to be checked, so few are at a time."""
MOST_ADDRESSES: Final = 10

_HASHER: Final = PasswordHasher()


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
    rated: int
    seen_at: float


class TokenKept(msgspec.Struct, frozen=True):
    """What is kept of a token for programs, beside its hash: what it is for, and since when it is."""

    label: str
    created_at: float


def check_ban(person: Person) -> None:
    """Forbidden for who is banned."""
    if person.is_banned:
        raise Forbidden("You are banned from this server.", "Write to its host.")


class People:
    """Who is known here, and how they show who they are."""

    def __init__(self, store: Store, clock: ServerClock, secret: str) -> None:
        self.store = store
        self.clock = clock
        self._signer = URLSafeTimedSerializer(secret, salt="touchline person")
        self._hashing = asyncio.Semaphore(HASHED_AT_ONCE)

    # Cookies and tokens.

    def cookie_of(self, person: Person) -> str:
        """What a browser brings to be known again."""
        written: str = self._signer.dumps([person.id, person.sign_in])
        return written

    async def by_cookie(self, cookie: str) -> Person | None:
        """Whose cookie it is; None if it is nobody's, too old, or void."""
        try:
            found = self._signer.loads(cookie, max_age=COOKIE_SECONDS)
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

    async def saw(self, person: Person) -> None:
        """Note that somebody is here, if that was not noted of late."""
        now = self.clock.now()
        if now - person.seen_at > SEEN_EVERY:
            await self._alter(person, seen_at=now)

    async def sign_ins(self, ids: Collection[str]) -> dict[str, int]:
        """How often these people have made their cookies void; without those who are banned or gone."""
        found = schema.people.c
        query = select(found.id, found.sign_in).where(found.id.in_(ids), found.is_banned.is_(False))
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return {id: sign_in for id, sign_in in rows}  # noqa: C416 - dict() of rows has no types

    # Guests and accounts.

    async def welcome(self, name: str) -> Person:
        """A new guest."""
        now = self.clock.now()
        person = Person(new_id(), checked_name(name), None, 0, False, MU, SIGMA, 0, 0, now)
        values = msgspec.structs.asdict(person) | {"created_at": now}
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
        hashed = await self._hashed(password)
        try:
            return await self._alter(person, name=called, login=folded(called), password=hashed)
        except IntegrityError:
            raise Refusal(
                "There is an account with that name, or one that reads like it.", "Take another, or sign in."
            ) from None

    async def sign_in(self, name: str, password: str) -> Person:
        """Whose account it is; Forbidden if name and password don't go together."""
        person = await self._find(schema.people.c.login == folded(name))
        if not await self._fits(person, password) or person is None:
            raise Forbidden("Name and password don't go together.", "Check both.")
        check_ban(person)
        return person

    async def change_password(self, person: Person, old: str, new: str) -> Person:
        """Give an account another password; all cookies are void then."""
        if person.login is None:
            raise Refusal("A guest has no password.", "Make an account first.")
        await self.check_password(person, old)
        return await self._alter(person, password=await self._hashed(new), sign_in=person.sign_in + 1)

    async def check_password(self, person: Person, password: str) -> None:
        """Forbidden if that is not the password of the person's account."""
        if not await self._fits(person, password):
            raise Forbidden("That is not your password.", "Check it.")

    async def sign_out_everywhere(self, person: Person) -> Person:
        """Make all cookies of a person void."""
        return await self._alter(person, sign_in=person.sign_in + 1)

    async def _alter(self, person: Person, **values: object) -> Person:
        await self.store.execute(
            update(schema.people).where(schema.people.c.id == person.id).values(**values)
        )
        changed = {name: value for name, value in values.items() if name in Person.__struct_fields__}
        return msgspec.structs.replace(person, **changed)

    # Being forgotten.

    async def forget(self, person: Person) -> None:
        """Delete a person with all tokens and addresses; results keep the name, and nothing else."""
        await self.store.write(lambda connection: _forget(connection, person.id))

    async def forget_guests(self, unseen: float) -> int:
        """Delete guests that were not seen for so many seconds, unless they sit at a table, or host one."""
        long_ago = self.clock.now() - unseen
        return await self.store.write(lambda connection: _forget_guests(connection, long_ago))

    # Passwords, which are hashed beside the event loop.

    async def _hashed(self, password: str) -> str:
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise Refusal(
                "That is no good password.",
                f"Take {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters; a few words will do.",
            )
        async with self._hashing:
            return await asyncio.to_thread(_HASHER.hash, password)

    async def _fits(self, person: Person | None, password: str) -> bool:
        """Whether that is the password of the person's account; without one it takes as long to say no."""
        stored = None
        if len(password) > LONGEST_PASSWORD:
            return False
        if person is not None:
            query = select(schema.people.c.password).where(schema.people.c.id == person.id)
            stored = await self.store.read(lambda connection: connection.scalar(query))
        async with self._hashing:
            return await asyncio.to_thread(_is_password, stored, password)

    # Tokens for programs.

    async def give_token(self, person: Person, label: str) -> str:
        """A token with which a program acts for a person; it is shown once."""
        token = secrets.token_urlsafe(32)
        values = {
            "hash": hash_of_token(token),
            "person_id": person.id,
            "label": checked_name(label),
            "created_at": self.clock.now(),
        }
        if len(await self.tokens(person)) >= MOST_TOKENS:
            raise Refusal(f"You have {MOST_TOKENS} tokens.", "Take one back first.")
        await self.store.execute(insert(schema.tokens).values(values))
        return token

    async def tokens(self, person: Person) -> list[TokenKept]:
        """A person's tokens, as far as they are kept."""
        found = schema.tokens.c
        query = (
            select(found.label, found.created_at)
            .where(found.person_id == person.id)
            .order_by(found.created_at)
        )
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return [TokenKept(label, at) for label, at in rows]

    async def take_token(self, person: Person, label: str) -> None:
        """Make the tokens of that label void."""
        found = schema.tokens.c
        query = delete(schema.tokens).where(found.person_id == person.id, found.label == checked_name(label))
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


def _forget(connection: Connection, person: str) -> None:
    played = schema.results.c.person_id
    connection.execute(update(schema.results).where(played == person).values(person_id=None))
    connection.execute(delete(schema.people).where(schema.people.c.id == person))


def _forget_guests(connection: Connection, long_ago: float) -> int:
    found = schema.people.c
    is_seated = exists().where(schema.chairs.c.person_id == found.id)
    is_host = exists().where(schema.tables.c.host == found.id)
    query = select(found.id).where(
        found.login.is_(None), found.seen_at < long_ago, found.is_banned.is_(False), ~is_seated, ~is_host
    )
    gone = connection.scalars(query).all()
    for person in gone:
        _forget(connection, person)
    return len(gone)


def _is_password(stored: str | None, password: str) -> bool:
    try:
        _HASHER.verify(stored or _NOBODYS, password)
    except (VerificationError, InvalidHashError):
        return False
    return stored is not None


_NOBODYS: Final = _HASHER.hash(secrets.token_urlsafe(16))
