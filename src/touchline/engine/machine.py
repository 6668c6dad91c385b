"""Rules in progress: procedures with bookmarks on a stack, and the loop that runs them to the next decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from touchline.engine.dealer import Dealer

Option = tuple[int, ...]
Step = Callable[..., Any]

KINDS: Final[dict[str, type[Procedure]]] = {}

_marked: Final[list[Step]] = []


def step(method: Step) -> Step:
    """Mark a step. Steps run in the order in which the class body lists them."""
    _marked.append(method)
    return method


class Decision:
    """A question that somebody has to answer: who, what kind, about what, and the answers that are allowed."""

    __slots__ = ("about", "kind", "manager", "options")

    def __init__(self, manager: int, kind: int, options: tuple[Option, ...], about: Option = ()) -> None:
        self.manager = manager
        self.kind = kind
        self.about = about
        self.options = options


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure:
    """A rule in progress. Its fields are its local variables; `at` is its bookmark.

    Fields are plain data (`int`, `str`, `tuple`, `bytes`), so a rule can be copied and stored in its middle.
    Every parameter of `__init__` has a default, and `fields` lists their values in that order.
    A subclass without steps of its own goes through those of its parent.
    `CODED` says of which fields, by their place, the number means a card or an ability: saves write those by name.
    """

    __slots__ = ("answer", "at")

    STEPS: ClassVar[tuple[Step, ...]] = ()
    NAMES: ClassVar[dict[str, int]] = {}
    CODED: ClassVar[dict[int, str]] = {}

    def __init__(self) -> None:
        self.at = 0
        self.answer: Option = ()

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if _marked:
            cls.STEPS = (*_marked, leave)
            cls.NAMES = {method.__name__: at for at, method in enumerate(_marked)}
            _marked.clear()
        KINDS[cls.__name__] = cls

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields, in the order of `__init__`."""
        return ()

    def clone(self) -> Procedure:
        """The same rule at the same bookmark, for another position."""
        twin: Procedure = type(self)(*self.fields())
        twin.at = self.at
        twin.answer = self.answer
        return twin

    def go_to(self, name: str) -> None:
        """Move the bookmark: the step of that name comes next."""
        self.at = self.NAMES[name]

    def repeat(self) -> None:
        """Set the bookmark back: the step that is being taken comes next again."""
        self.at -= 1

    def finish(self) -> None:
        """Move the bookmark behind the last step: the rule is done with."""
        self.at = len(self.STEPS) - 1


Next = Procedure | Decision | None


def leave(_: Procedure, game: Game) -> None:
    """The step behind the last one: the rule is done with."""
    game.stack.pop()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What every position has: the stack of rules in progress, who is asked, and the number of the next draw."""

    __slots__ = ("dealer", "draws", "pending", "stack")

    def __init__(self, dealer: Dealer) -> None:
        self.stack: list[Procedure] = []
        self.pending: Decision | None = None
        self.dealer = dealer
        self.draws = 0

    def draw(self, kind: int, alternatives: tuple[int, ...]) -> int:
        """Let chance take one of the alternatives; answers which place of the tuple it took."""
        number = self.draws
        self.draws = number + 1
        return self.dealer.deal(number, kind, alternatives)


def advance(game: Game) -> Decision | None:
    """Run the rules until somebody has to decide; None once the game is over.

    A step returns nothing (go on), a procedure (do that first) or a decision (ask).
    While a question is open the bookmark stays on the step that asked it, so a stored position asks it again.
    A question with a single answer is answered at once.
    """
    stack = game.stack
    while stack:
        top = stack[-1]
        at = top.at
        top.at = at + 1
        result: Next = top.STEPS[at](top, game)
        if result is None:
            continue
        if isinstance(result, Decision):
            options = result.options
            if len(options) == 1:
                top.answer = options[0]
                continue
            assert options
            top.at = at
            game.pending = result
            return result
        stack.append(result)
    game.pending = None
    return None


def answer(game: Game, option: Option) -> Decision | None:
    """Take an answer that the pending decision lists, and run on to the next decision."""
    top = game.stack[-1]
    top.answer = option
    top.at += 1
    return advance(game)


def trace(game: Game) -> str:
    """The stack as a line: each rule in progress and the step that it stands at."""
    return " > ".join(f"{type(rule).__name__}@{bookmark(rule)}" for rule in game.stack)


def bookmark(rule: Procedure) -> str:
    """The name of the step that comes next, or `done` after the last."""
    names = list(rule.NAMES)
    return names[rule.at] if rule.at < len(names) else "done"
