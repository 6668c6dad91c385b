"""Procedures, the loop that runs them, and the dealers."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec
import pytest

import touchline.rules.setup  # noqa: F401 - all rules are known once the season's course is
from touchline.cards import read_packs
from touchline.engine.dealer import WORDS, Dealer, KeyDealer, key_of_seed, outcome, words_of_block
from touchline.engine.machine import (
    KINDS,
    Decision,
    Game,
    Next,
    Option,
    Procedure,
    advance,
    answer,
    bookmark,
    step,
    trace,
)
from touchline.rules.questions import ABILITY
from touchline.table.stacks import read_rule, write_rule
from touchline.table.values import Json

KEY = bytes(range(32))


class FirstDealer(Dealer):
    """Always brings the first alternative, and notes what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int, tuple[int, ...]]] = []

    def deal(self, number: int, kind: int, alternatives: tuple[int, ...]) -> int:
        self.asked.append((number, kind, alternatives))
        return 0


class LastDealer(Dealer):
    """Always brings the last alternative."""

    def deal(self, number: int, kind: int, alternatives: tuple[int, ...]) -> int:
        return len(alternatives) - 1


# Every procedure of the rules can be copied and stored in its middle.

BOOK = read_packs()[0]
RULES = {
    name: kind for name, kind in KINDS.items() if kind.__module__.startswith("touchline.") and kind.NAMES
}
SPEAKER = next(title for title in BOOK.printed if title.abilities)


NESTED: dict[str, dict[int, Any]] = {
    "CollectPayouts": {3: ((11, 12), (13, 14))},
    "Harm": {0: ((3, 1), (4, 2)), 4: ((11, 1, 3, 4, 5, 6, 7), (12, 1, 3, 4, 5, 6, 7))},
    "InTurn": {0: ((13, 1, 2, 3, 4, 0, 0), (14, 2, 3, 4, 5, 1, 1))},
    "ResolveMatchup": {4: ((0, (1, 2)), (1, (0,)))},
    "UseAbility": {3: (15, 1, 2, 3, 4, 0, 0), 4: 0, 5: 1},
    "Window": {0: ((13, 1, 2, 3, 4, 0, 0), (14, 2, 3, 4, 5, 1, 1))},
}
"""Fields that hold facts, tuples of tuples or a line of an ability, by their place."""


def values_of_its_own(kind: type[Procedure]) -> tuple[Any, ...]:
    """A value for each field that no other field has, of the type of its default."""
    found: list[Any] = []
    for place, default in enumerate(kind().fields()):
        code = kind.CODED.get(place)
        if place in NESTED.get(kind.__name__, {}):
            found.append(NESTED[kind.__name__][place])
        elif code == "card":
            found.append(len(BOOK.printed) - 1 - place)
        elif code == "ability":
            found.append(SPEAKER.abilities[0].number)
        elif code == "uses":
            last = len(BOOK.abilities) - 1
            found.append((last, 50 + place, 1, 2, last - 1, 60 + place, 0, 3))
        elif isinstance(default, bool):
            found.append(not default)
        else:
            found.append((10 + place, 30 + place) if isinstance(default, tuple) else 10 + place)
    return tuple(found)


def filled(name: str) -> list[Procedure]:
    """The rule with all fields filled, then with each of them alone, in its middle."""
    kind = RULES[name]
    values = values_of_its_own(kind)
    defaults = kind().fields()
    alone = [(*defaults[:at], value, *defaults[at + 1 :]) for at, value in enumerate(values)]
    found: list[Procedure] = []
    for given in (values, *alone):
        rule = kind(*given)
        assert rule.fields() == given, "fields() lists other values than __init__ was given"
        rule.at = len(kind.NAMES) - 1
        rule.answer = (ABILITY, SPEAKER.abilities[0].number, 4, 1)
        found.append(rule)
    return found


def assert_equal(rule: Procedure, twin: Procedure) -> None:
    """Two rules are the same, and no field is one object that could be changed."""
    assert type(twin) is type(rule)
    assert twin is not rule
    assert (twin.at, twin.answer, twin.fields()) == (rule.at, rule.answer, rule.fields())
    hash(twin.fields())


@pytest.mark.parametrize("name", sorted(RULES))
def test_rule_is_copied_whole(name):
    for rule in filled(name):
        assert_equal(rule, rule.clone())


@pytest.mark.parametrize("name", sorted(RULES))
def test_rule_is_stored_whole(name):
    for rule in filled(name):
        stored: Json = msgspec.json.decode(msgspec.json.encode(write_rule(rule, BOOK)))
        assert_equal(rule, read_rule(stored, BOOK))


FOUND_ANEW = ("found",)
"""What a window has found ready is only remembered: a copy looks again."""


@pytest.mark.parametrize("name", sorted(RULES))
def test_fields_are_all_that_a_rule_has(name):
    """What a rule holds besides would be lost; a compiled class doesn't say what it holds."""
    kind = RULES[name]
    slots = [slot for parent in kind.__mro__[:-1] for slot in vars(parent).get("__slots__", ())]
    own = [slot for slot in slots if slot not in ("at", "answer", *FOUND_ANEW)]
    if slots:
        assert len(own) == len(kind().fields())


# Steps.


class Count(Procedure):
    """Counts down, then asks; used to try out the loop."""

    __slots__ = ("done", "left")

    def __init__(self, left: int = 0) -> None:
        super().__init__()
        self.left = left
        self.done: list[str] = []

    def fields(self) -> tuple[Any, ...]:
        return (self.left,)

    @step
    def count(self, game: Game) -> Next:
        self.done.append("count")
        if self.left == 0:
            self.go_to("ask")
        return None

    @step
    def again(self, game: Game) -> Next:
        self.left -= 1
        self.go_to("count")
        return Leaf()

    @step
    def ask(self, game: Game) -> Next:
        return Decision(0, 3, ((1,), (2,), (3,)), (7,))

    @step
    def take(self, game: Game) -> Next:
        self.done.append(str(self.answer))
        if self.answer == (3,):
            self.finish()
        return None

    @step
    def end(self, game: Game) -> Next:
        self.done.append("end")
        return None


class Leaf(Procedure):
    """Draws once; a question with one answer is not asked."""

    __slots__ = ("took",)

    def __init__(self) -> None:
        super().__init__()
        self.took: Option = ()

    @step
    def draw(self, game: Game) -> Next:
        game.draw(5, (8, 9))
        return None

    @step
    def ask(self, game: Game) -> Next:
        return Decision(1, 4, ((6,),))

    @step
    def take(self, game: Game) -> Next:
        self.took = self.answer
        assert self.took == (6,)
        return None


class OtherCount(Count):
    """A rule without steps of its own goes through those of its parent."""

    __slots__ = ()


class ShortCount(Count):
    """A rule with steps of its own goes through these alone."""

    __slots__ = ()

    @step
    def only(self, game: Game) -> Next:
        self.done.append("only")
        return None


def game_of(rule: Procedure) -> tuple[Game, FirstDealer]:
    dealer = FirstDealer()
    game = Game(dealer)
    game.stack.append(rule)
    return game, dealer


def test_steps_run_in_the_order_of_the_class():
    assert list(Count.NAMES) == ["count", "again", "ask", "take", "end"]
    assert KINDS["Count"] is Count
    assert OtherCount.STEPS == Count.STEPS
    assert list(ShortCount.NAMES) == ["only"]


def test_loop_runs_to_the_next_decision():
    rule = Count(2)
    game, dealer = game_of(rule)
    decision = advance(game)
    assert decision is game.pending
    assert decision is not None
    assert (decision.manager, decision.kind, decision.about) == (0, 3, (7,))
    assert decision.options == ((1,), (2,), (3,))
    assert rule.done == ["count"] * 3
    assert dealer.asked == [(0, 5, (8, 9)), (1, 5, (8, 9))]
    assert game.draws == 2


def test_bookmark_stays_on_the_step_that_asked():
    """So a stored position asks again when it is gone on with."""
    game, _ = game_of(Count())
    first = advance(game)
    assert trace(game) == "Count@ask"
    again = advance(game)
    assert first is not None
    assert again is not None
    assert again.options == first.options


def test_answer_goes_on_behind_the_question():
    rule = Count()
    game, _ = game_of(rule)
    advance(game)
    assert answer(game, (2,)) is None
    assert rule.done == ["count", "(2,)", "end"]
    assert game.stack == []
    assert game.pending is None


def test_finished_rule_leaves():
    rule = Count()
    game, _ = game_of(rule)
    advance(game)
    assert answer(game, (3,)) is None
    assert rule.done == ["count", "(3,)"]


def test_single_answer_is_taken_without_asking():
    rule = Leaf()
    game, dealer = game_of(rule)
    assert advance(game) is None
    assert rule.took == (6,)
    assert len(dealer.asked) == 1


def test_trace_names_rules_and_steps():
    rule = Count(1)
    game, _ = game_of(rule)
    game.stack.append(Leaf())
    game.stack[-1].go_to("take")
    assert trace(game) == "Count@count > Leaf@take"
    rule.finish()
    assert bookmark(rule) == "done"


def test_procedure_without_fields():
    twin = Leaf().clone()
    assert (twin.at, twin.answer, twin.fields()) == (0, (), ())


# Dealers.


@pytest.mark.parametrize(
    ("number", "alternatives", "place"),
    [(0, 6, 3), (1, 6, 5), (15, 6, 0), (16, 6, 0), (17, 30, 23), (1000, 2, 0), (10**12, 52, 49)],
)
def test_outcomes_stay_what_they_were(number, alternatives, place):
    """Records that were written stay true; the key is the bytes 0 to 31."""
    assert outcome(KEY, number, alternatives) == place


def test_outcome_is_what_the_docs_say():
    """Written down a second time, from the words of the design alone."""
    for number in (0, 7, 16, 31, 12345):
        digest = blake2b((number // 16).to_bytes(8, "little"), key=KEY, digest_size=64).digest()
        at = 4 * (number % 16)
        word = int.from_bytes(digest[at : at + 4], "little")
        for alternatives in (1, 6, 30, 200):
            assert outcome(KEY, number, alternatives) == word * alternatives // 2**32


def test_key_dealer_deals_the_outcomes():
    dealer = KeyDealer(KEY)
    order = [*range(3 * WORDS), WORDS - 1, WORDS, 5 * WORDS, 0]
    for number in order:
        for alternatives in (1, 2, 6, 30):
            dealt = dealer.deal(number, number % 5, tuple(range(alternatives)))
            assert dealt == outcome(KEY, number, alternatives)
            assert 0 <= dealt < alternatives


@pytest.mark.parametrize("dealer", [KeyDealer(KEY), LastDealer()])
def test_taking_many_is_taking_one_by_one(dealer):
    pool = [*range(40)]
    taken = dealer.take(WORDS - 3, 2, pool, 30)
    left = [*range(40)]
    assert taken == [
        left.pop(dealer.deal(number, 2, tuple(left))) for number in range(WORDS - 3, WORDS - 3 + 30)
    ]
    assert pool == left


def test_blocks_follow_each_other():
    first, second = words_of_block(KEY, 0), words_of_block(KEY, 1)
    assert len(first) == len(second) == WORDS
    assert not set(first) & set(second)
    assert outcome(KEY, WORDS - 1, 2**32) == first[-1]
    assert outcome(KEY, WORDS, 2**32) == second[0]


def test_every_outcome_comes_about_as_often():
    dealer = KeyDealer(KEY)
    count = [0] * 6
    for number in range(6000):
        count[dealer.deal(number, 0, tuple(range(6)))] += 1
    assert all(900 < times < 1100 for times in count)


def test_seeds():
    assert key_of_seed(KEY) == KEY
    keys = {key_of_seed(seed) for seed in (0, 1, -1, 10**30)}
    assert len(keys) == 4
    assert {len(key) for key in keys} == {32}
