"""Windows: a moment is announced, and whatever listens may act, in turn order from the golden coin.

Base rulebook, Card Abilities; rulings, Several responses at one moment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from touchline.engine.machine import Next, Option, Procedure, step
from touchline.rules.events import ABILITY_USED
from touchline.rules.moments import NOBODY, WAS_STANDING, Fact, as_fact
from touchline.rules.position import NONE
from touchline.rules.questions import ABILITY, DECLINE, ORDER_ABILITIES, RESPOND, ask
from touchline.rules.season import GONE

if TYPE_CHECKING:
    from touchline.rules.abilities import Ability
    from touchline.rules.season import Season

UPGRADES_FROM = 1000
"""A source is a player's number, or this plus the place of an upgrade or penalty among its manager's."""
HEADLINE = 999
BALL = 998
"""The enchanted ball of the matchup."""
PENALTY = 997
"""A penalty that is being resolved and does not last."""


class UseAbility(Procedure):
    """Carry out an ability: pay for it, then its effects one after the other.

    `source` says which card speaks, `block` which of the ability's lists of effects, `line` which effect is next;
    `chosen` is the player that the ability has named, and `token` the place of one of his tokens.
    """

    __slots__ = ("ability", "block", "chosen", "fact", "line", "manager", "source", "token")

    CODED: ClassVar[dict[int, str]] = {0: "ability"}

    def __init__(
        self,
        ability: int = 0,
        manager: int = 0,
        source: int = 0,
        fact: tuple[int, ...] = (0, 0),
        block: int = 0,
        line: int = 0,
        chosen: int = NOBODY,
        token: int = 0,
    ) -> None:
        Procedure.__init__(self)
        self.ability = ability
        self.manager = manager
        self.source = source
        self.fact = fact if isinstance(fact, Fact) else as_fact(fact)
        self.block = block
        self.line = line
        self.chosen = chosen
        self.token = token

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (
            self.ability,
            self.manager,
            self.source,
            self.fact,
            self.block,
            self.line,
            self.chosen,
            self.token,
        )

    @property
    def player(self) -> int:
        """The player who has the ability, or NOBODY if a card beside the pitch has it."""
        return self.source if self.source < PENALTY else NOBODY

    def branch(self, block: int) -> UseAbility:
        """The same use, going on with another list of effects."""
        return UseAbility(
            self.ability, self.manager, self.source, self.fact, block, 0, self.chosen, self.token
        )

    @step
    def pay(self, season: Season) -> Next:
        if self.block == 0:
            ability = season.book.abilities[self.ability]
            season.tell(ABILITY_USED, self.manager, ability.title, self.player)
            if ability.exhausts:
                season.exhausted[self.manager] |= 1 << self.source - UPGRADES_FROM
        return None

    @step
    def perform(self, season: Season) -> Next:
        effects = season.book.abilities[self.ability].blocks[self.block]
        if self.line == len(effects):
            return None
        effect = effects[self.line]
        self.line += 1
        if self.line < len(effects):
            self.repeat()
        # An effect may have become impossible by what an earlier one did.
        return effect.perform(season, self) if effect.is_possible(season, self) else None


class Window(Procedure):
    """Let everything that listens to these facts act: each in turn uses one or declines, until all have declined.

    `used` holds what has been used: ability, source, fact and manager, in fours. `found` is what was found ready as
    long as nothing has changed since; a copy finds it anew.
    """

    __slots__ = ("asked", "declined", "facts", "found", "used")

    CODED: ClassVar[dict[int, str]] = {3: "uses"}

    def __init__(
        self,
        facts: tuple[tuple[int, ...], ...] = (),
        asked: int = 0,
        declined: int = 0,
        used: tuple[int, ...] = (),
    ) -> None:
        Procedure.__init__(self)
        self.facts = tuple([as_fact(fact) for fact in facts])
        self.asked = asked
        self.declined = declined
        self.used = used
        self.found: list[tuple[int, Option]] | None = None

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (self.facts, self.asked, self.declined, self.used)

    @step
    def offer(self, season: Season) -> Next:
        if self.found is None:
            self.found = ready_abilities(season, self.facts, self.used)
        ready = self.found
        while ready and self.declined < season.managers:
            manager = (season.coin + self.asked) % season.managers
            found = [option for owner, option in ready if owner == manager]
            if found:
                return self._ask(season, manager, found)
            self.asked += 1
            self.declined += 1
        self.finish()
        return None

    def _ask(self, season: Season, manager: int, found: list[Option]) -> Next:
        """Ask which to use; a manager with something compulsory can't decline."""
        fact = self.facts[found[0][3]]
        about = (fact.moment, fact.matchup)
        compulsory = False
        for option in found:
            ability = season.book.abilities[option[1]]
            if ability.is_plain:
                return ask(manager, ORDER_ABILITIES, (option,), about)
            compulsory = compulsory or not ability.may
        if compulsory:
            return ask(manager, ORDER_ABILITIES, tuple(found), about)
        return ask(manager, RESPOND, (*found, (DECLINE,)), about)

    @step
    def use(self, season: Season) -> Next:
        self.go_to("offer")
        manager = (season.coin + self.asked) % season.managers
        if self.answer[0] == DECLINE:
            self.asked += 1
            self.declined += 1
            return None
        self.pass_on()
        _, ability, source, fact = self.answer
        self.used += (ability, source, fact, manager)
        # What must be carried out in any order leaves the rest as it is.
        is_plain = season.book.abilities[ability].is_plain
        if is_plain and self.found is not None:
            self.found = [use for use in self.found if use != (manager, self.answer)]
        else:
            self.found = None
        return UseAbility(ability, manager, source, self.facts[fact])

    def pass_on(self) -> None:
        """After using one, it is the next manager's go, and all may speak again."""
        self.asked += 1
        self.declined = 0


class InTurn(Window):
    """Each manager in turn order carries out all of his abilities, in the order he likes."""

    __slots__ = ()

    def pass_on(self) -> None:
        """It stays the same manager's go until he has nothing left or declines."""


def forget_source(season: Season, manager: int, place: int) -> None:
    """An upgrade or penalty has left a manager's others: those behind it are known by another place from now on."""
    gone = UPGRADES_FROM + place
    for rule in season.stack:
        if isinstance(rule, UseAbility) and rule.manager == manager and rule.source > gone:
            rule.source -= 1
        elif isinstance(rule, Window):
            rule.found = None
            uses = [rule.used[at : at + 4] for at in range(0, len(rule.used), 4)]
            rule.used = tuple(
                [
                    value
                    for ability, source, fact, user in uses
                    if user != manager or source != gone
                    for value in (ability, source - (user == manager and source > gone), fact, user)
                ]
            )


def in_turn(season: Season, facts: tuple[Fact, ...]) -> Procedure | None:
    """Let the managers carry out, one after the other, what listens to these facts."""
    for fact in facts:
        if season.listening[fact.moment]:
            return opened(season, InTurn(facts))
    return None


def announce(
    season: Season,
    moment: int,
    matchup: int,
    doer: int = NOBODY,
    subject: int = NOBODY,
    was: int = 0,
    manager: int = NOBODY,
    amount: int = 0,
) -> Procedure | None:
    """Open a window on a fact; None when nothing in play listens to its moment."""
    if not season.listening[moment]:
        return None
    return announce_all(season, (Fact(moment, matchup, doer, subject, was, manager, amount),))


def announce_all(season: Season, facts: tuple[Fact, ...]) -> Procedure | None:
    """Open one window on several facts; None when there is nothing that could act on any."""
    return opened(season, Window(facts))


def opened(season: Season, window: Window) -> Window | None:
    """The window, if there is anything that could act."""
    window.found = ready_abilities(season, window.facts, ())
    return window if window.found else None


def has_listeners(season: Season, fact: Fact) -> bool:
    """Whether a card in play listens to the fact's moment, or that of the player whom it took out of play."""
    if season.listening[fact.moment]:
        return True
    subject = fact.subject
    if subject == NOBODY or season.where[subject] != GONE:
        return False
    return bool(season.printed[season.title[subject]].listens >> fact.moment & 1)


def ready_abilities(
    season: Season, facts: tuple[Fact, ...], used: tuple[int, ...]
) -> list[tuple[int, Option]]:
    """What could be used now in answer to the facts: managers, each with an option of his."""
    found: list[tuple[int, Option]] = []
    for number, fact in enumerate(facts):
        if has_listeners(season, fact):
            listens = 1 << fact.moment
            if season.book.players_listen & listens:
                _ready_players(season, fact, number, listens, found)
            for manager in range(season.managers):
                if season.hears[manager] & listens:
                    _ready_upgrades(season, manager, fact, number, listens, found)
            if season.headline != NONE and season.printed[season.headline].listens & listens:
                for manager in range(season.managers):
                    abilities = season.printed[season.headline].abilities
                    _ready(season, manager, abilities, HEADLINE, fact, number, found)
            if fact.matchup != NONE and season.balls[fact.matchup] != NONE:
                _ready_ball(season, fact, number, listens, found)
    if used:
        spent = [used[at : at + 4] for at in range(0, len(used), 4)]
        found = [(manager, option) for manager, option in found if (*option[1:], manager) not in spent]
    return found


def _ready_players(
    season: Season, fact: Fact, number: int, listens: int, found: list[tuple[int, Option]]
) -> None:
    """The players at the matchup, and whom the fact is about though he has left it."""
    present = season.present[fact.matchup] if fact.matchup != NONE else ()
    subject = fact.subject
    if subject != NOBODY and subject not in present:
        present += (subject,)
    for player in present:
        title = season.printed[season.title[player]]
        if title.listens & listens and speaks(season, player, fact):
            _ready(season, season.owner[player], title.abilities, player, fact, number, found)


def _ready_upgrades(
    season: Season, manager: int, fact: Fact, number: int, listens: int, found: list[tuple[int, Option]]
) -> None:
    for place, title in enumerate(season.upgrades[manager]):
        printed = season.printed[title]
        if printed.listens & listens:
            _ready(season, manager, printed.abilities, UPGRADES_FROM + place, fact, number, found)


def _ready_ball(
    season: Season, fact: Fact, number: int, listens: int, found: list[tuple[int, Option]]
) -> None:
    """An enchanted ball speaks for the manager of its carrier; of a carrier's gain, as long as he has it."""
    printed = season.printed[season.balls[fact.matchup]]
    carrier = season.ball[fact.matchup]
    if printed.listens & listens and carrier != NOBODY and fact.subject in (NOBODY, carrier):
        _ready(season, season.owner[carrier], printed.abilities, BALL, fact, number, found)


def speaks(season: Season, player: int, fact: Fact) -> bool:
    """Whether a player has his abilities: standing, or just struck by what happened while he stood."""
    return season.is_standing(player) or (player == fact.subject and bool(fact.was & WAS_STANDING))


def _ready(
    season: Season,
    manager: int,
    abilities: tuple[Ability, ...],
    source: int,
    fact: Fact,
    number: int,
    found: list[tuple[int, Option]],
) -> None:
    player = source if source < PENALTY else NOBODY
    for ability in abilities:
        if fact.moment not in ability.when.moments:
            continue
        if ability.exhausts and season.exhausted[manager] >> source - UPGRADES_FROM & 1:
            continue
        if not ability.when.hears(season, fact, manager, player):
            continue
        if ability.needs_nothing or ability.is_ready(
            season, UseAbility(ability.number, manager, source, fact)
        ):
            found.append((manager, (ABILITY, ability.number, source, number)))
