"""One season of a plan: played to its end, or, where that fails, to the choice that shows what is wrong."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from touchline.bots.registry import make
from touchline.bots.seat import Seat
from touchline.cards import library
from touchline.engine.dealer import KeyDealer, key_of_seed
from touchline.lab.plans import Plan
from touchline.lab.playout import first_state, next_state, place, play_random
from touchline.lab.stories import Story, Watcher
from touchline.rules.ending import winner
from touchline.rules.setup import begin
from touchline.table.decisions import Decision
from touchline.table.options import Option
from touchline.table.season import Season, new_season
from touchline.table.setup_choices import boxes_of, option_bits, team_numbers
from touchline.table.standings import standings_of

Chooser = Callable[[Season, Decision], Option]
"""Takes an option of the decision that the season waits for."""


class Outcome(msgspec.Struct, frozen=True):
    """How a season ended: the teams in seating order, their fans and places, and who won, or -1.

    Of a season that was watched it is told how it went for each manager, too.
    """

    decisions: int
    teams: tuple[str, ...]
    fans: tuple[int, ...]
    winner: int
    places: tuple[int, ...] = ()
    weeks: int = 0
    stories: tuple[Story, ...] = ()

    @property
    def shares(self) -> tuple[float, ...]:
        """What each manager has of the win; one that nobody has is shared by all."""
        managers = len(self.teams)
        return tuple(
            [1 / managers if self.winner < 0 else float(self.winner == at) for at in range(managers)]
        )


class Failure(msgspec.Struct, frozen=True):
    """A season that could not be played to its end: its seed, what went wrong, and the record up to that choice."""

    seed: int
    message: str
    record: str


def play_season(plan: Plan, number: int) -> Outcome | Failure:
    """Play a season of the plan; an error in it is noted, with the record that shows it."""
    seed = plan.season_seed(number)
    try:
        return _play_fast(plan, seed) if plan.is_all_random else _play(plan, number)
    except (Exception, SystemExit) as error:  # noqa: BLE001 - what is wrong in one season must not stop the others
        return _failure(plan, number, error)


def _play_fast(plan: Plan, seed: int) -> Outcome:
    """Play a season at random, over the rules themselves."""
    book = library(plan.packs).book_of(boxes_of(plan.expansions))
    position = begin(
        book,
        team_numbers(book, plan.teams),
        plan.managers_of(seed),
        option_bits(plan.options_of(seed)),
        KeyDealer(key_of_seed(seed)),
    )
    decisions = play_random(position, seed)
    teams = tuple([book.teams[team].id for team in position.teams])
    places = {standing.manager: standing.place for standing in standings_of(position)}
    in_order = tuple([places[manager] for manager in range(position.managers)])
    return Outcome(decisions, teams, tuple(position.fans), winner(position), in_order, position.week)


def _play(plan: Plan, number: int) -> Outcome:
    """Play a season with bots."""
    season = _begin(plan, plan.season_seed(number), plan.watched)
    watcher = Watcher(season.managers)
    watcher.see(season.events)
    choose = _chooser(plan, number)
    decisions = 0
    while (decision := season.decision) is not None:
        watcher.count_decision(decision.manager)
        watcher.see(season.choose(choose(season, decision)))
        decisions += 1
    standings = sorted(season.standings, key=lambda standing: standing.manager)
    return Outcome(
        decisions,
        tuple([standing.team for standing in standings]),
        tuple([standing.fans for standing in standings]),
        -1 if season.winner is None else season.winner,
        tuple([standing.place for standing in standings]),
        season.view(None).week,
        watcher.stories() if plan.watched else (),
    )


def _begin(plan: Plan, seed: int, events: bool = False) -> Season:
    return new_season(
        plan.teams or plan.managers_of(seed),
        plan.expansions,
        plan.options_of(seed),
        seed=seed,
        packs=plan.packs,
        events=events,
    )


def _chooser(plan: Plan, number: int) -> Chooser:
    """What the seats of a season choose, the same each time it is played."""
    seed = plan.season_seed(number)
    if plan.is_all_random:
        state = first_state(seed)

        def any_option(_: Season, decision: Decision) -> Option:
            nonlocal state
            state = next_state(state)
            return decision.options[place(state, len(decision.options))]

        return any_option
    bots = [make(name, seed * 8 + seat) for seat, name in enumerate(plan.bots_of(number))]
    return lambda season, decision: bots[decision.manager].decide(Seat(season, decision.manager))


# What went wrong.


def _failure(plan: Plan, number: int, error: BaseException) -> Failure:
    """Play the season again up to the choice that fails, and keep the record of it."""
    seed = plan.season_seed(number)
    try:
        choices = _choices_before_error(plan, number)
        season = _begin(plan, seed)
        for choice in choices[:-1]:
            season.choose(choice)
    except Exception:  # noqa: BLE001 - it already fails before the first choice: there is nothing to be recorded
        return Failure(seed, _said(error), "")
    decision = season.decision
    if decision is None:
        return Failure(seed, f"once the season was over: {_said(error)}", season.record(key=True))
    last = choices[-1] or "no choice"
    return Failure(seed, f"decision {decision.number}, {last}: {_said(error)}", season.record(key=True))


def _choices_before_error(plan: Plan, number: int) -> list[str]:
    """The texts of all choices up to the one that fails; of a bot that fails itself the last one is empty."""
    season = _begin(plan, plan.season_seed(number))
    try:
        choose = _chooser(plan, number)
    except (Exception, SystemExit):  # noqa: BLE001 - a bot that can't be made fails before the first choice
        return [""]
    choices: list[str] = []
    while (decision := season.decision) is not None:
        choices.append("")
        try:
            choices[-1] = choose(season, decision).text
            season.choose(choices[-1])
        except (Exception, SystemExit):  # noqa: BLE001 - this is the one that is looked for
            return choices
    return [*choices, ""]


def _said(error: BaseException) -> str:
    """An error in a line."""
    return f"{type(error).__name__}: {error}".rstrip(": ").replace("\n", " ")
