"""Collecting payouts (base rulebook, Collect Payouts; Payout Icons)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from touchline.engine.machine import Next, Option, Procedure, step
from touchline.rules.abilities import DRAWS_FEWER
from touchline.rules.contracts import take_contract
from touchline.rules.events import PAYOUT_COLLECTED
from touchline.rules.improvements import DraftImprovements
from touchline.rules.modifiers import of_upgrades
from touchline.rules.penalties import receive_penalty
from touchline.rules.position import NONE
from touchline.rules.printed import CENTRE, CONTRACTS, FANS, PENALTIES, STAFF_UPGRADES, STARS, Payout
from touchline.rules.questions import CHOOSE_SIDE, COLLECT, COLLECT_NEXT, SIDE, ask
from touchline.rules.season import STAFF_DECK

if TYPE_CHECKING:
    from touchline.rules.season import Season

EITHER_OR: Final = 9
"""In place of an icon: a section whose side is still to be chosen."""

Due = tuple[int, int, int]
"""What is still to be collected: section, icon, count."""


class CollectPayouts(Procedure):
    """A manager collects sections of a matchup's card: fans at once, cards icon by icon in the order he likes.

    A side of an either/or is chosen before anything of it is drawn.
    """

    __slots__ = ("due", "manager", "matchup", "section", "sections")

    def __init__(
        self,
        manager: int = 0,
        matchup: int = 0,
        sections: tuple[int, ...] = (),
        due: tuple[Due, ...] = (),
        section: int = 0,
    ) -> None:
        Procedure.__init__(self)
        self.manager = manager
        self.matchup = matchup
        self.sections = sections
        self.due = due
        self.section = section

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (self.manager, self.matchup, self.sections, self.due, self.section)

    @step
    def open_sections(self, season: Season) -> Next:
        for section in self.sections:
            season.tell(PAYOUT_COLLECTED, self.manager, self.matchup, section)
            sides = season.printed[season.reel[self.matchup]].payouts[section]
            if len(sides) > 1:
                self.due += ((section, EITHER_OR, 1),)
            else:
                self._owe(season, section, sides[0])
            self._owe_of_stadium(season, section)
        if not self.due:
            self.finish()
        return None

    @step
    def choose_next(self, season: Season) -> Next:
        if not self.due:
            self.finish()
            return None
        options = [(COLLECT, section, icon) for section, icon, _ in self.due]
        if season.stadiums:
            options = list(dict.fromkeys(options))  # equal icons of a zone and its stadium are one payout
        return ask(self.manager, COLLECT_NEXT, tuple(options), (self.matchup,))

    @step
    def collect(self, season: Season) -> Next:
        _, section, icon = self.answer
        self.section = section
        count = 0
        rest: list[Due] = []
        for due in self.due:
            if due[0] == section and due[1] == icon:
                count += due[2]
            else:
                rest.append(due)
        self.due = tuple(rest)
        if icon == EITHER_OR:
            return None
        if rest:
            self.go_to("choose_next")
        else:
            self.finish()
        count -= of_upgrades(season, DRAWS_FEWER, self.manager, icon)
        return DraftImprovements(self.manager, deck_of(season, self.manager, icon), max(0, count))

    @step
    def choose_side(self, season: Season) -> Next:
        sides = season.printed[season.reel[self.matchup]].payouts[self.section]
        options: tuple[Option, ...] = tuple([(SIDE, side) for side in range(len(sides))])
        return ask(self.manager, CHOOSE_SIDE, options, (self.matchup,))

    @step
    def take_side(self, season: Season) -> Next:
        sides = season.printed[season.reel[self.matchup]].payouts[self.section]
        self._owe(season, self.section, sides[self.answer[1]])
        self.go_to("choose_next")
        return None

    def _owe(self, season: Season, section: int, payout: Payout) -> None:
        """Pay at once what needs no choice."""
        for icon, count in payout:
            if icon == FANS:
                season.gain_fans(self.manager, count)
            elif icon == CONTRACTS:
                for _ in range(count):
                    take_contract(season, self.manager)
            elif icon == PENALTIES:
                for _ in range(count):
                    receive_penalty(season, self.manager)
            else:
                self.due += ((section, icon, count),)

    def _owe_of_stadium(self, season: Season, section: int) -> None:
        """Add what the stadium pays."""
        if season.stadiums:
            self._owe(season, section, of_stadium(season, self.matchup, section))


def of_stadium(season: Season, matchup: int, section: int) -> Payout:
    """What the stadium of a highlight adds to a zone: it lies straight, also under a highlight that was turned."""
    stadium = season.stadium_of(matchup)
    if stadium == NONE or section == CENTRE:
        return ()
    side = 1 - section if season.turned[matchup] else section
    return season.printed[stadium].payouts[side][0]


def deck_of(season: Season, manager: int, icon: int) -> int:
    """The deck from which a manager draws for an icon."""
    if icon == STARS:
        return season.star_deck(manager)
    if icon == STAFF_UPGRADES:
        return STAFF_DECK
    return season.upgrade_deck(manager)
