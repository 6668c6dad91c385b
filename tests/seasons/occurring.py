"""What occurs in random seasons: cards in play, abilities used, questions asked, optional rules side by side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import combinations

from tests.seasons.answers import Answers
from tests.seasons.lineups import line_up
from touchline.cards import library
from touchline.rules.abilities import Ability
from touchline.rules.season import Season as Position
from touchline.rules.windows import UseAbility
from touchline.table import events as told
from touchline.table.events import AnyEvent


class Occurring:
    """Counts of what has occurred so far; abilities go by the names that `name_of` gives them."""

    def __init__(self) -> None:
        self.cards: Counter[str] = Counter()
        self.abilities: Counter[str] = Counter()
        self.questions: Counter[str] = Counter()
        self.rules: Counter[tuple[str, ...]] = Counter()

    def play(self, number: int) -> None:
        """Play the season of that number, as tests/seasons/properties.py does, without its checks."""
        asked = line_up(number)
        answers = Answers(number)
        rules = sorted((*asked.choice.options, *asked.choice.expansions))
        self.rules.update(combinations(rules, 1))
        self.rules.update(combinations(rules, 2))
        with abilities_noted(self.note_ability):
            season = asked.begin()
            self.note(season.events)
            while (decision := season.decision) is not None:
                self.questions[str(decision.question.__struct_config__.tag)] += 1
                self.note(season.choose(answers.choose(season)))

    def note(self, events: tuple[AnyEvent, ...]) -> None:
        """Count the cards that came into play."""
        for event in events:
            self.cards.update(cards_in(event))

    def note_ability(self, ability: Ability) -> None:
        """Count an ability that is used."""
        self.abilities[name_of(ability)] += 1

    def add(self, other: Occurring) -> None:
        """Add what has occurred in other seasons."""
        self.cards += other.cards
        self.abilities += other.abilities
        self.questions += other.questions
        self.rules += other.rules


def name_of(ability: Ability) -> str:
    """The card that has the ability, which of its abilities it is, and the moment that it answers to."""
    card = library().book.printed[ability.title]
    return f"{card.id} {card.abilities.index(ability) + 1}: {ability.when.word}"


@contextmanager
def abilities_noted(note: Callable[[Ability], None]) -> Iterator[None]:
    """Tell of each ability that is used; the event names its card only, and a card may have several."""
    steps = UseAbility.STEPS
    pay = steps[0]

    def pay_and_note(use: UseAbility, season: Position) -> object:
        if use.block == 0:
            note(season.book.abilities[use.ability])
        return pay(use, season)

    UseAbility.STEPS = (pay_and_note, *steps[1:])
    try:
        yield
    finally:
        UseAbility.STEPS = steps


def cards_in(event: AnyEvent) -> set[str]:
    """The cards that an event brings into play or into sight."""
    match event:
        case told.PlayerCommitted(player=player) | told.PlayerPlaced(player=player):
            return {player.card}
        case told.HighlightRolled(matchup=matchup) | told.HighlightReplaced(matchup=matchup):
            return {matchup.card}
        case (
            told.SpikeRevealed(card=card)
            | told.ImprovementRevealed(card=card)
            | told.PenaltyRevealed(card=card)
            | told.StadiumLaid(card=card)
            | told.BallLaid(card=card)
        ):
            return {card}
    return set()
