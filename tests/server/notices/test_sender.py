"""The queue: a few at a time, again where that helps, and the newest word only."""

import asyncio

import msgspec
import pytest

from tests.server.notices.conftest import OK, Receiver, Silent, served
from touchline.server.notices import Address, Notice, Outcome, Sender

pytestmark = pytest.mark.anyio

BUSY = b"HTTP/1.1 503 Busy\r\nContent-Length: 0\r\n\r\n"


class Told:
    """Hears what becomes of notices."""

    def __init__(self) -> None:
        self.outcomes: list[tuple[str, Address, Outcome]] = []
        self.heard = asyncio.Condition()

    async def __call__(self, person: str, notice: Notice, address: Address, outcome: Outcome) -> None:
        async with self.heard:
            self.outcomes.append((person, address, outcome))
            self.heard.notify_all()

    async def wait(self, number: int) -> None:
        async with asyncio.timeout(10), self.heard:
            await self.heard.wait_for(lambda: len(self.outcomes) >= number)


@pytest.fixture
async def told() -> Told:
    return Told()


def turn(text: str, tag: str = "t7") -> Notice:
    return Notice("Your turn", text, "https://touchline.example/t/7", tag)


def texts(receiver: Receiver) -> list[str]:
    return [request.json()["text"] for request in receiver.requests]


async def test_every_address_of_a_person_gets_the_notice(receiver, told, settings):
    addresses = [Address("webhook", f"{receiver.url}/{number}") for number in range(3)]
    async with Sender(settings, told) as sender:
        sender.post("griff", turn("one"), addresses)
        await told.wait(3)

    assert sorted(request.target for request in receiver.requests) == [f"/hook/secret/{n}" for n in range(3)]
    assert {(person, outcome.result) for person, _, outcome in told.outcomes} == {("griff", "sent")}
    assert sender.waiting == 0


async def test_an_attempt_that_may_help_is_repeated(told, settings):
    async with served(Receiver([BUSY, BUSY, OK])) as receiver:
        async with Sender(settings, told, delays=(0.01, 0.01)) as sender:
            sender.post("griff", turn("one"), [Address("webhook", receiver.url)])
            await told.wait(1)

        assert texts(receiver) == ["one"] * 3
    assert [outcome for _, _, outcome in told.outcomes] == [Outcome("sent")]


async def test_after_a_few_attempts_it_is_enough(told, settings):
    async with served(Receiver([BUSY])) as receiver:
        async with Sender(settings, told, delays=(0.01, 0.01)) as sender:
            sender.post("griff", turn("one"), [Address("webhook", receiver.url)])
            await told.wait(1)

        assert len(receiver.requests) == 3
    assert told.outcomes[0][2].result == "failed"


async def test_a_refused_address_is_tried_once(told, settings):
    strict = msgspec.structs.replace(settings, allow_private=False)
    async with Sender(strict, told, delays=(60,)) as sender:
        sender.post("griff", turn("one"), [Address("webhook", "https://127.0.0.1/")])
        await told.wait(1)

    assert told.outcomes[0][2].result == "failed"


async def test_the_other_side_is_left_alone_as_long_as_it_asks(told, settings):
    slow = b"HTTP/1.1 429 Slow\r\nRetry-After: 1\r\nContent-Length: 0\r\n\r\n"
    async with served(Receiver([slow, OK])) as receiver:
        begun = asyncio.get_running_loop().time()
        async with Sender(settings, told, delays=(0.01,)) as sender:
            sender.post("griff", turn("one"), [Address("webhook", receiver.url)])
            await told.wait(1)

        assert len(receiver.requests) == 2
        assert asyncio.get_running_loop().time() - begun >= 1


async def test_a_later_notice_of_the_same_table_replaces_one_that_waits(told, settings):
    async with served(Receiver([BUSY, OK])) as receiver:
        async with Sender(settings, told, delays=(60,)) as sender:
            sender.post("griff", turn("old"), [Address("webhook", receiver.url)])
            await asyncio.wait_for(receiver.asked.wait(), 5)
            sender.post("griff", turn("new"), [Address("webhook", receiver.url)])
            await told.wait(1)

        assert texts(receiver) == ["old", "new"]
    assert len(told.outcomes) == 1


async def test_notices_of_other_tables_and_people_are_not_replaced(receiver, told, settings):
    async with Sender(settings, told) as sender:
        for person, notice in [("griff", turn("a")), ("griff", turn("b", "t8")), ("morg", turn("c"))]:
            sender.post(person, notice, [Address("webhook", receiver.url)])
        await told.wait(3)

    assert sorted(texts(receiver)) == ["a", "b", "c"]


async def test_a_notice_about_what_is_settled_is_withdrawn(told, settings):
    async with served(Receiver([BUSY, OK])) as receiver:
        async with Sender(settings, told, delays=(60,)) as sender:
            sender.post("griff", turn("one"), [Address("webhook", receiver.url)])
            await asyncio.wait_for(receiver.asked.wait(), 5)
            sender.withdraw("griff", "t7")
            sender.withdraw("griff", "no such table")

            assert sender.waiting == 0
        assert texts(receiver) == ["one"]
    assert told.outcomes == []


async def test_whoever_has_slow_addresses_keeps_nobody_else_waiting(receiver, told, settings):
    hasty = msgspec.structs.replace(settings, seconds=1)
    async with served(Silent([b""])) as silent, Sender(hasty, told, places=2, delays=()) as sender:
        for number in range(20):
            sender.post("slow", turn("x", str(number)), [Address("webhook", silent.url)])
        sender.post("griff", turn("one"), [Address("webhook", receiver.url)])
        await told.wait(1)

        assert told.outcomes[0][0] == "griff"
        assert silent.most_at_once <= 1


async def test_only_so_many_attempts_are_under_way(told, settings):
    hasty = msgspec.structs.replace(settings, seconds=0.5)
    async with served(Silent([b""])) as silent, Sender(hasty, told, places=3, delays=()) as sender:
        for number in range(9):
            sender.post(f"person {number}", turn("x"), [Address("webhook", silent.url)])
        await told.wait(9)

        assert silent.connections == 9
        assert silent.most_at_once == 3


async def test_only_so_many_notices_wait(told, settings, caplog):
    hasty = msgspec.structs.replace(settings, seconds=0.5)
    async with served(Silent([b""])) as silent, Sender(hasty, told, places=1, delays=(), most=3) as sender:
        for number in range(5):
            sender.post(f"person {number}", turn("x"), [Address("webhook", silent.url)])

        assert sender.waiting == 3
        await told.wait(3)
    assert [person for person, _, _ in told.outcomes] == ["person 2", "person 3", "person 4"]
    assert "the oldest is dropped" in caplog.text


async def test_closing_ends_the_wait_for_another_attempt_and_takes_nothing_new(told, settings):
    async with served(Receiver([BUSY])) as receiver:
        async with Sender(settings, told, delays=(600,)) as sender:
            sender.post("griff", turn("one"), [Address("webhook", receiver.url)])
            await asyncio.wait_for(receiver.asked.wait(), 5)
        sender.post("griff", turn("two"), [Address("webhook", receiver.url)])

        assert texts(receiver) == ["one"]
    assert [outcome.result for _, _, outcome in told.outcomes] == ["failed"]
    assert sender.waiting == 0


async def test_closing_does_not_wait_for_ever(told, settings):
    async with served(Silent([b""])) as silent:
        begun = asyncio.get_running_loop().time()
        async with Sender(msgspec.structs.replace(settings, seconds=0.3), told, places=1) as sender:
            for number in range(50):
                sender.post(f"person {number}", turn("x"), [Address("webhook", silent.url)])

        assert asyncio.get_running_loop().time() - begun < 5


async def test_an_error_of_the_listener_is_noted_and_stops_nothing(receiver, settings, caplog):
    told = Told()

    async def deaf(person: str, notice: Notice, address: Address, outcome: Outcome) -> None:
        await told(person, notice, address, outcome)
        if person == "griff":
            raise LookupError("no such person")

    async with Sender(settings, deaf) as sender:
        for person in ("griff", "morg"):
            sender.post(person, turn("one"), [Address("webhook", receiver.url)])
        await told.wait(2)

    assert "a notice broke off" in caplog.text
    assert "secret" not in caplog.text
