"""What holds in every season at every position; a season is played at random and checked as it goes.

`python -m tests.seasons.properties 123` plays season 123 alone.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Final

import touchline
from tests.seasons.answers import Answers
from tests.seasons.lineups import Choice, LineUp, line_up
from tests.seasons.places import (
    cards_of_season,
    check_cards,
    check_listening,
    check_supplies,
    check_tokens,
)
from tests.seasons.sight import check_sight
from touchline.rules.season import Season as Position
from touchline.table.events import AnyEvent, TokenAssigned, TokenShown, WeekBegan

ONE_IN: Final = 20
"""At one position in so many, and at each kind of question that is new in the season, everything is checked."""
FURTHER: Final = 10
"""How many decisions two copies go on for, to see whether they go on alike."""
LONGEST: Final = 3000
"""A season that asks more decisions than this doesn't end."""

Course = list[tuple[int, tuple[str, ...], tuple[object, ...]]]
"""Who was asked, the texts of his options, and what happened after his answer, decision by decision."""


class Broken(AssertionError):
    """A property does not hold; the message says in which season, and how to play it alone."""


class Tally:
    """What has been looked at: positions, those that were checked thoroughly, redeals, and line-ups."""

    def __init__(self) -> None:
        self.positions = 0
        self.checked = 0
        self.redeals = 0
        self.open_redeals = 0
        self.differing = 0
        self.kinds: set[int] = set()
        self.teams: set[str] = set()
        self.line_ups: set[Choice] = set()


def play(number: int, tally: Tally | None = None) -> Tally:
    """Play the season of that number with all checks."""
    watched = Watched(line_up(number), tally or Tally())
    try:
        watched.play()
    except Exception as error:
        wrong = f"Season {number}, {watched.where}: {type(error).__name__}: {error}"
        raise Broken(f"{wrong}\nTo play it alone: python -m tests.seasons.properties {number}") from error
    return watched.tally


class Watched:
    """A season that is played at random, and everything that is checked along it."""

    def __init__(self, asked: LineUp, tally: Tally) -> None:
        self.seed = asked.number
        self.tally = tally
        self.answers = Answers(asked.number)
        self.chance = Random(f"checks {asked.number}")
        self.season = asked.begin()
        self.cards = cards_of_season(self.season.position)
        self.pool = 0
        self.kinds: set[int] = set()
        self.asked_before: dict[int, touchline.Decision] = {}
        self.halfway = self.chance.randrange(20, 120)
        tally.line_ups.add(asked.choice)
        tally.teams.update([standing.team for standing in self.season.standings])

    @property
    def where(self) -> str:
        """The decision that the season stands at."""
        decision = self.season.decision
        if decision is None:
            return "at its end"
        return f"decision {decision.number} of manager {decision.manager}"

    def play(self) -> None:
        """Play to the end."""
        events = self.season.events
        while (decision := self.season.decision) is not None:
            assert decision.number < LONGEST, "the season does not end"
            self.check_position(decision, events)
            kind = decision.asked.kind
            if kind not in self.kinds or self.chance.randrange(ONE_IN) == 0:
                self.kinds.add(kind)
                self.tally.kinds.add(kind)
                self.check_all(decision)
            if decision.number == self.halfway:
                self.check_record(key=True)
            self.asked_before[decision.manager] = decision
            events = self.season.choose(self.answers.choose(self.season))
        self.check_end()

    # At each position.

    def check_position(self, decision: touchline.Decision, events: tuple[AnyEvent, ...]) -> None:
        """Options are distinct, and everything is in exactly one place."""
        self.tally.positions += 1
        answers = decision.asked.answers
        texts = [option.text for option in decision.options]
        assert len(answers) > 1, "there are fewer than two options"
        assert len(set(answers)) == len(answers) == len(texts), f"options are equal: {answers}"
        assert len(set(texts)) == len(texts), f"options have equal texts: {texts}"
        self.check_places(events)

    def check_places(self, events: tuple[AnyEvent, ...]) -> None:
        """Cards, tokens and listeners are where they should be."""
        for event in events:
            if isinstance(event, WeekBegan):
                self.pool = len(self.season.position.book.tokens)
            elif isinstance(event, TokenAssigned | TokenShown):
                self.pool -= 1
        position = self.season.position
        check_cards(position, self.cards)
        check_tokens(position, self.pool)
        check_supplies(position)
        check_listening(position)

    # At some.

    def check_all(self, decision: touchline.Decision) -> None:
        """Everything else."""
        self.tally.checked += 1
        save = self.season.save()
        self.check_refusals(decision, save)
        self.check_copies(save)
        for seat in (*range(self.season.managers), None):
            check_sight(self.season.position, self.season.view(seat))
            self.check_redeal(seat)
        self.check_redeal_goes_on(self.chance.randrange(self.season.managers))
        assert self.season.save() == save, "looking and copying has changed the season"

    def check_refusals(self, decision: touchline.Decision, save: str) -> None:
        """What is not listed can't be answered, and changes nothing."""
        for choice in self.unlisted(decision):
            try:
                self.season.choose(choice)
            except touchline.BadChoice:
                pass
            else:
                raise AssertionError(f"{choice!r} is not listed, and was taken")
        assert self.season.decision is decision, "a refused answer has changed the decision"
        assert self.season.save() == save, "a refused answer has changed the season"

    def unlisted(self, decision: touchline.Decision) -> list[touchline.Option | str]:
        """Another manager's answer, one to an older decision, another card's, misspelt ones, nonsense, nothing."""
        text = self.chance.choice(decision.asked.texts)
        found: list[touchline.Option | str] = [f"{text} ", text.upper(), "win the season", ""]
        found.append(self.other_card(decision))
        for manager, asked in self.asked_before.items():
            option = self.chance.choice(asked.options)
            found.append(option)
            if manager != decision.manager and option.text not in decision.asked.texts:
                found.append(option.text)
        return found

    def other_card(self, decision: touchline.Decision) -> str:
        """The text of an option, about a card that none of the options is about."""
        cards = self.season.position.book.numbers
        texts = decision.asked.texts
        for text in texts:
            for word in text.split():
                if word in cards:
                    others = {text.replace(word, card) for card in cards} - set(texts)
                    return self.chance.choice(sorted(others))
        return f"{texts[0]} {self.chance.choice(sorted(cards))}"

    def check_copies(self, save: str) -> None:
        """A clone and a loaded save are equal to the season and go on alike; the season stays as it is."""
        season = self.season
        clone = season.clone()
        check_equal(season, clone)
        loaded = touchline.load(save, seed=self.seed)
        check_equal(season, loaded)
        steps = self.chance.random()
        course = go_on(clone, Random(steps))
        assert season.save() == save, "playing a clone has changed the season"
        check_listening(season.position)
        assert go_on(loaded, Random(steps)) == course, "a loaded season goes on in another way than a clone"
        check_equal(clone, loaded)

    def check_redeal(self, seat: int | None) -> None:
        """A redeal looks the same to its seat, and depends on nothing that the seat can't see."""
        season = self.season
        seed = self.chance.getrandbits(32)
        deal = season.redeal(seat, seed)
        assert deal.view(seat) == season.view(seat), f"a redeal looks different to seat {seat}"
        check_cards(deal.position, self.cards)
        check_listening(deal.position)
        dealt = deal.save()
        for other in (deal, season.redeal(seat, seed + 1)):
            again = other.redeal(seat, seed).save()
            assert again == dealt, f"a redeal for seat {seat} depends on what it can't see"
        self.tally.redeals += 1
        self.tally.open_redeals += is_open(season.position, seat)
        self.tally.differing += hidden_zones(deal.position) != hidden_zones(season.position)

    def check_redeal_goes_on(self, seat: int) -> None:
        """A redeal is a season like any other: it can be stored, and played on."""
        deal = self.season.redeal(seat, self.chance.getrandbits(32))
        save = deal.save()
        assert touchline.load(save).save() == save, "the save of a redeal is not loaded as it was"
        go_on(deal, Random(seat))
        check_cards(deal.position, self.cards)
        check_listening(deal.position)

    # At the end.

    def check_record(self, *, key: bool = False) -> None:
        """The record replays to the same position, and every draw is that of the key."""
        season = self.season
        record = season.record(key=key)
        again = touchline.replay(record, seed=self.seed)
        check_equal(season, again)
        assert again.record(key=key) == record, "a replay has another record"
        report = touchline.verify(record)
        assert report.is_true, f"the record is not true: {report.failures}"
        assert report.is_sealed, "the record is not sealed with its key"
        assert report.is_replayed, f"the record was not replayed: {report.reason}"
        assert report.draws == season.position.draws, "the record lacks draws"

    def check_end(self) -> None:
        """The season is over for good, its standings are in order, and its record is true."""
        season = self.season
        assert season.over
        self.check_places(season.events)
        places = [standing.place for standing in season.standings]
        assert places == sorted(places), f"the places are {places}"
        assert season.winner is None or season.standings[0].manager == season.winner
        for seat in (*range(season.managers), None):
            check_sight(season.position, season.view(seat))
        for choice in ("pass", ""):
            try:
                season.choose(choice)
            except touchline.BadChoice:
                continue
            raise AssertionError("a season that is over was gone on with")
        check_equal(season, season.clone())
        check_equal(season, touchline.load(season.save(), seed=self.seed))
        self.check_record()


def check_equal(season: touchline.Season, twin: touchline.Season) -> None:
    """Two seasons are in the same position, at the same decision."""
    one, other = season.position, twin.position
    assert season.save() == twin.save(), "a copy has another save"
    assert (one.listening, one.hears) == (other.listening, other.hears), "other cards listen in a copy"
    assert [rule.fields() for rule in one.stack] == [rule.fields() for rule in other.stack]
    decision, again = season.decision, twin.decision
    if decision is None or again is None:
        assert decision is again, "only one of two copies is over"
        return
    assert decision.manager == again.manager, "another manager is asked in a copy"
    assert decision.question == again.question, "another question is asked in a copy"
    assert decision.options == again.options, "a copy has other options"
    assert decision.asked.texts == again.asked.texts, "options of a copy have other texts"


def go_on(season: touchline.Season, answers: Random) -> Course:
    """Play on for some decisions; answers what was asked and what happened."""
    course: Course = []
    while (decision := season.decision) is not None and len(course) < FURTHER:
        events = season.choose(answers.choice(decision.options))
        course.append((decision.manager, decision.asked.texts, events))
    return course


def hidden_zones(position: Position) -> tuple[object, ...]:
    """Everything that may lie hidden."""
    zones = (position.hand, position.deck, position.bags, position.bottoms, position.piles, position.looking)
    return (*[tuple(zone) for zone in zones], tuple(position.tokens), sorted(position.aside))


def is_open(position: Position, seat: int | None) -> bool:
    """Whether another manager surely has hidden cards that could be other ones: most of his deck is still to come."""
    seats = position.managers + 1
    place = position.managers if seat is None else seat
    for manager in range(position.managers):
        hidden = len(position.hand[manager]) - len(position.seen_hands[manager * seats + place])
        if manager != seat and hidden >= 2 and len(set(position.deck[manager])) >= 2:
            return True
    return False


if __name__ == "__main__":
    for wanted in sys.argv[1:]:
        done = play(int(wanted))
        sys.stdout.write(f"season {wanted}: {done.positions} decisions, {done.checked} checked thoroughly\n")
