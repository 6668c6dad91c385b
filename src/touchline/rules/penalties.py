"""Penalties: received facedown, unseen by all, and resolved one by one at the end of the week (Foul Play, Penalties).

A facedown penalty has no face until it is flipped. `season.penalties` is the bag of all that nobody has seen:
the deck, and what lies facedown. If the deck runs out while some lie facedown, the discarded ones become the new
deck, and those that lie facedown are of the bag before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from touchline.engine.machine import Next, Procedure, step
from touchline.rules.actors import OfManager
from touchline.rules.bags import Bag, without
from touchline.rules.draws import DRAW_CARD
from touchline.rules.events import PENALTY_DISCARDED, PENALTY_RECEIVED, PENALTY_REVEALED
from touchline.rules.improvements import each_title, gain_upgrade
from touchline.rules.moments import PENALTY_DUE, Fact
from touchline.rules.position import NONE
from touchline.rules.questions import CARD, RESOLVE_PENALTY, ask
from touchline.rules.windows import PENALTY, UPGRADES_FROM, UseAbility

if TYPE_CHECKING:
    from touchline.rules.season import Season


def receive_penalty(season: Season, manager: int) -> None:
    """A manager draws a penalty and lays it facedown; none if there is none."""
    if not season.penalties_left:
        if not season.penalty_discard:
            return
        _shuffle(season)
    season.penalties_left -= 1
    season.facedown[manager] += 1
    season.tell(PENALTY_RECEIVED, manager)


def _shuffle(season: Season) -> None:
    """The discarded penalties become the deck; what lies facedown stays what it is."""
    season.penalties_before = season.penalties
    season.facedown_before = season.facedown
    season.facedown = [0] * season.managers
    season.penalties = tuple(sorted(season.penalty_discard))
    season.penalties_left = len(season.penalties)
    season.penalty_discard = ()


def flip_penalties(season: Season) -> None:
    """Every manager flips his penalties faceup."""
    for manager in season.turn_order():
        for _ in range(season.facedown_before[manager]):
            title, season.penalties_before = _drawn(season, season.penalties_before)
            _flip(season, manager, title)
        for _ in range(season.facedown[manager]):
            title, season.penalties = _drawn(season, season.penalties)
            _flip(season, manager, title)
    season.facedown = [0] * season.managers
    season.facedown_before = [0] * season.managers


def has_facedown(season: Season) -> bool:
    """Whether anybody has a penalty to be resolved."""
    return any(season.facedown) or any(season.facedown_before)


def _drawn(season: Season, unseen: Bag) -> tuple[int, Bag]:
    at = season.draw(DRAW_CARD, unseen)
    return unseen[at], unseen[:at] + unseen[at + 1 :]


def _flip(season: Season, manager: int, title: int) -> None:
    season.flipped[manager] = tuple(sorted((*season.flipped[manager], title)))
    season.tell(PENALTY_REVEALED, manager, title)


def discard_penalty(season: Season, manager: int, title: int) -> None:
    """A penalty that has been served goes to the discard pile."""
    season.penalty_discard += (title,)
    season.tell(PENALTY_DISCARDED, manager, title)


class ResolvePenalties(Procedure):
    """All penalties are flipped; then in turn order each manager resolves his own, in the order he likes."""

    __slots__ = ("done",)

    def __init__(self, done: int = 0) -> None:
        Procedure.__init__(self)
        self.done = done

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (self.done,)

    @step
    def flip(self, season: Season) -> Next:
        flip_penalties(season)
        return None

    @step
    def resolve(self, season: Season) -> Next:
        manager = season.turn_order()[self.done]
        self.done += 1
        return ServePenalties(manager) if season.flipped[manager] else None

    @step
    def go_on(self, season: Season) -> Next:
        if self.done < season.managers:
            self.go_to("resolve")
        return None


class ServePenalties(OfManager):
    """A manager resolves his penalties one by one; one that lasts stays in play until its text says otherwise."""

    __slots__ = ()

    @step
    def choose(self, season: Season) -> Next:
        return ask(self.manager, RESOLVE_PENALTY, each_title(CARD, season.flipped[self.manager]))

    @step
    def serve(self, season: Season) -> Next:
        manager = self.manager
        card = season.printed[self.answer[1]]
        source = PENALTY
        if card.lasts:
            source = UPGRADES_FROM + len(season.upgrades[manager])
            season.flipped[manager] = without(season.flipped[manager], card.number)
            gain_upgrade(season, manager, card.number)
        due = [ability for ability in card.abilities if PENALTY_DUE in ability.when.moments]
        if not due:
            return None
        use = UseAbility(due[0].number, manager, source, Fact(PENALTY_DUE, NONE, manager=manager))
        return use if due[0].is_ready(season, use) else None

    @step
    def lay_aside(self, season: Season) -> Next:
        title = self.answer[1]
        if not season.printed[title].lasts:
            season.flipped[self.manager] = without(season.flipped[self.manager], title)
            discard_penalty(season, self.manager, title)
        return None

    @step
    def go_on(self, season: Season) -> Next:
        if season.flipped[self.manager]:
            self.go_to("choose")
        return None
