"""What occurs in random seasons: cards in play, abilities used, questions asked, optional rules side by side."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

from tests.seasons.lineups import line_up
from touchline.table import events as told
from touchline.table.events import AnyEvent


class Occurring:
    """Counts of what has occurred so far."""

    def __init__(self) -> None:
        self.cards: Counter[str] = Counter()
        self.abilities: Counter[str] = Counter()
        self.questions: Counter[str] = Counter()
        self.rules: Counter[tuple[str, ...]] = Counter()
        self.seasons = 0

    def play(self, number: int) -> None:
        """Play the season of that number, as tests/seasons/properties.py does, without its checks."""
        asked = line_up(number)
        answers = Random(number)
        season = asked.begin()
        self.seasons += 1
        self.rules.update(combinations(sorted((*asked.choice.options, *asked.choice.expansions)), 1))
        self.rules.update(combinations(sorted((*asked.choice.options, *asked.choice.expansions)), 2))
        self.note(season.events)
        while (decision := season.decision) is not None:
            self.questions[str(decision.question.__struct_config__.tag)] += 1
            self.note(season.choose(answers.choice(decision.options)))

    def note(self, events: tuple[AnyEvent, ...]) -> None:
        """Count what happened."""
        for event in events:
            if isinstance(event, told.AbilityUsed):
                self.abilities[event.card] += 1
            self.cards.update(cards_in(event))


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
