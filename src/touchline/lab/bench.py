"""What a decision and a copy cost, ours and of peers: CPU time of one core, medians of rounds that alternate.

A decision of ours is one that was asked, with everything until the next one, new season included: base game, four
managers, teams drawn, no optional rules, random choices, no events; `full_decision_us` is the same with both
expansions and all optional rules. One of a peer is one action applied, forced ones
included. Everything else is measured on a season in the middle of a week, over the public interface.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Final

from touchline.bots.levels import Legend
from touchline.bots.random_bot import RandomBot
from touchline.bots.seat import Seat
from touchline.cards import library
from touchline.cards.shapes import SETS
from touchline.engine import machine
from touchline.engine.dealer import KeyDealer, key_of_seed
from touchline.lab.peers import Peer, installed_peers
from touchline.lab.playout import play_random
from touchline.rules.printed import Book
from touchline.rules.setup import begin
from touchline.table.season import Season, load, new_season
from touchline.table.setup_choices import option_bits

ROUNDS: Final = 3
MANAGERS: Final = 4
SEASONS: Final = 120
"""Seasons in a round; games of a peer take about as long."""
GAMES: Final = 30
REPEATS: Final = 500
"""How often a copy or a view is made in a round, or a week played on by a search."""
SIMULATIONS: Final = 30
"""How often a peer's search plays a game on in a round."""

PLAYERS_IN_THE_MIDDLE: Final = 10
WEEK_IN_THE_MIDDLE: Final = 3

ALL_RULES: Final = option_bits(
    (
        "extended-season",
        "scheduling-limitations",
        "no-salary-cap",
        "enchanted-balls",
        "corrupt-ref",
        "stadiums",
    )
)

Measure = Callable[[int], float]
"""A round, by its number: answers the microseconds that one of what is measured takes."""


def is_compiled() -> bool:
    """Whether the rules run as compiled by mypyc."""
    return not machine.__file__.endswith(".py")


def bench() -> dict[str, object]:
    """Measure everything, in less than a minute."""
    peers = installed_peers()
    ours: dict[str, Measure] = {
        "decision_us": _decisions(library().book, 0),
        "full_decision_us": _decisions(library().book_of(SETS), ALL_RULES),
        **_measures_in_the_middle(),
    }
    theirs = {name: _measures_of(peer) for name, peer in peers.items()}
    rounds: dict[tuple[str, str], list[float]] = {}
    for number in range(ROUNDS):
        for engine, measures in {"": ours, **theirs}.items():
            for what, measure in measures.items():
                rounds.setdefault((engine, what), []).append(measure(number))
    return {
        "compiled": is_compiled(),
        **{what: _median(rounds["", what]) for what in ours},
        "peers": {
            engine: {what: _median(rounds[engine, what]) for what in measures}
            for engine, measures in theirs.items()
        },
    }


def _median(found: list[float]) -> float:
    return round(median(found), 2)


def _decisions(book: Book, rules: int) -> Measure:
    """The measure of a decision in seasons of this book with these optional rules."""

    def measure(number: int) -> float:
        begun = process_time()
        decisions = 0
        for seed in range(number * SEASONS, (number + 1) * SEASONS):
            season = begin(book, (), MANAGERS, rules, KeyDealer(key_of_seed(seed)))
            decisions += play_random(season, seed)
        return (process_time() - begun) / decisions * 1e6

    return measure


def middle_of_week() -> Season:
    """A season in the middle of a week: in the third, with ten players at matchups."""
    season = new_season(MANAGERS, seed=1, events=False)
    bot = RandomBot(1)
    while (decision := season.decision) is not None:
        view = season.view(None)
        players = sum([len(matchup.players) for matchup in view.reel])
        if view.week == WEEK_IN_THE_MIDDLE and view.phase == "matchup" and players >= PLAYERS_IN_THE_MIDDLE:
            return season
        season.choose(bot.decide(Seat(season, decision.manager)))
    raise AssertionError("no season without a third week")


def _measures_in_the_middle() -> dict[str, Measure]:
    """What is done with a season in the middle of a week, ready to be measured."""
    season = middle_of_week()
    text = season.save()
    return {
        "clone_us": _repeated(season.clone),
        "save_us": _repeated(season.save),
        "load_us": _repeated(lambda: load(text, seed=1)),
        "view_us": _repeated(lambda: season.view(0)),
        "redeal_us": _repeated(lambda: season.redeal(0, seed=1)),
        "playout_us": _playouts(season),
    }


def _playouts(season: Season) -> Measure:
    """The measure of a playout of legend's search: a redeal, played on by rules of thumb to the end of the week."""
    decision = season.decision
    assert decision is not None
    legend = Legend(1)
    dealt = Seat(season, decision.manager).deal_numbers(0)

    def measure(_: int) -> float:
        search = legend.begin(decision.number, dealt, legend.policy(dealt))
        begun = process_time()
        search.run(REPEATS)
        return (process_time() - begun) / REPEATS * 1e6

    return measure


def _measures_of(peer: Peer) -> dict[str, Measure]:
    peer.play(0)

    def decisions(number: int) -> float:
        begun = process_time()
        count = sum([peer.play(number * GAMES + game) for game in range(GAMES)])
        return (process_time() - begun) / count * 1e6

    measures = {"decision_us": decisions, "clone_us": _repeated(peer.middle())}
    simulation = peer.simulation()
    if simulation is not None:
        measures["simulation_us"] = _repeated(simulation, SIMULATIONS)
    return measures


def _repeated(do: Callable[[], object], repeats: int = REPEATS) -> Measure:
    """The measure of something that is done many times in a round."""

    def measure(_: int) -> float:
        do()
        begun = process_time()
        for _ in range(repeats):
            do()
        return (process_time() - begun) / repeats * 1e6

    return measure
