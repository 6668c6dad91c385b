"""Trains a small agent against the rookie: first it imitates him, then it plays against him and learns from that.

    python examples/learn.py            # until it surely beats him, or all batches are played
    python examples/learn.py --quick    # only to see that it works

It needs `pip install 'touchline[lab]'`. The agent is a network with one layer, which gives each option a number from
what the environment shows; NumPy is all that it takes.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from touchline.bots import Bot, Seat, make
from touchline.lab.env import COLUMNS, Observation, SeatEnv, observe
from touchline.lab.intervals import Estimate, share

Array = NDArray[Any]

HIDDEN = 48
TRIALS, PROOFS = 1_000_000, 2_000_000  # the first seeds of seasons to measure at; it learns from none of them
NUMBERS_OF_CARDS = {"card", "stadium", "enchanted_ball"}
OPTION = [at for at, name in enumerate(COLUMNS["options"]) if name not in NUMBERS_OF_CARDS]
ABOUT = [at for at, name in enumerate(COLUMNS["about"]) if name not in NUMBERS_OF_CARDS]
PLACE = {name: at for at, name in enumerate(COLUMNS["options"])}
INPUTS = len(OPTION) + len(ABOUT) + len(COLUMNS["question"]) + len(COLUMNS["season"]) + 6


class Choice(NamedTuple):
    """A decision: what was seen of each option, and which was taken."""

    seen: Array
    taken: int


def inputs(seen: Observation) -> Array:
    """A row for each option: what it is, what the question is about, and how the matchup that it names stands."""
    rows = seen.tables["options"][: int(seen.mask.sum())]
    shared = np.concatenate(
        [seen.tables["about"][0, ABOUT], seen.tables["question"][0], seen.tables["season"][0]]
    )
    margin = rows[:, PLACE["my_total"]] - rows[:, PLACE["best_other_total"]]
    ahead = 1 / (1 + np.exp(-margin - rows[:, PLACE["standing"]]))
    power = seen.tables["about"][0, COLUMNS["about"].index("star_power")] - rows[:, PLACE["star_power"]]
    made = [
        margin / 3,
        ahead,
        ahead * rows[:, PLACE["fans_centre"]],
        rows[:, PLACE["place_left"]] * rows[:, PLACE["fans_left"]],
        rows[:, PLACE["place_right"]] * rows[:, PLACE["fans_right"]],
        np.sign(power),
    ]
    whole = np.hstack([rows[:, OPTION], np.tile(shared, (len(rows), 1)), np.stack(made, axis=1)])
    found: Array = np.clip(whole / 3, -3, 3)
    return found


class Network:
    """Gives each option a number; the higher it is, the likelier the option is taken. Learns by Adam."""

    def __init__(self, seed: int = 0) -> None:
        lot = np.random.default_rng(seed)
        self.weights = [lot.normal(0, INPUTS**-0.5, (INPUTS, HIDDEN)), np.zeros(HIDDEN), np.zeros(HIDDEN)]
        self._mean = [np.zeros_like(each) for each in self.weights]
        self._square = [np.zeros_like(each) for each in self.weights]
        self._steps = 0

    def chances(self, seen: Array) -> Array:
        """How likely each option is taken."""
        numbers = np.tanh(seen @ self.weights[0] + self.weights[1]) @ self.weights[2]
        weights = np.exp(numbers - numbers.max())
        chances: Array = weights / weights.sum()
        return chances

    def learn(self, choices: list[Choice], worth: Array, rate: float, curiosity: float = 0.0) -> float:
        """Make choices likelier that were worth much; answers how surprising they were, on average."""
        slopes = [np.zeros_like(each) for each in self.weights]
        surprise = 0.0
        for choice, gain in zip(choices, worth, strict=True):
            hidden = np.tanh(choice.seen @ self.weights[0] + self.weights[1])
            chances = self.chances(choice.seen)
            surprise -= float(np.log(chances[choice.taken] + 1e-9))
            push = -gain * chances
            push[choice.taken] += gain
            logs = np.log(chances + 1e-9)
            push -= curiosity * chances * (logs - chances @ logs)
            back = np.outer(push, self.weights[2]) * (1 - hidden**2)
            parts = (choice.seen.T @ back, back.sum(0), push @ hidden)
            slopes = [slope + part / len(choices) for slope, part in zip(slopes, parts, strict=True)]
        self._climb(slopes, rate)
        return surprise / len(choices)

    def _climb(self, slopes: list[Array], rate: float) -> None:
        self._steps += 1
        for at, slope in enumerate(slopes):
            self._mean[at] += 0.1 * (slope - self._mean[at])
            self._square[at] += 0.001 * (slope**2 - self._square[at])
            usual = np.sqrt(self._square[at] / (1 - 0.999**self._steps)) + 1e-8
            self.weights[at] += rate * self._mean[at] / (1 - 0.9**self._steps) / usual


class Learned(Bot):
    """The agent as a bot; `touchline arena learn:Learned rookie` lets it play, from the folder with its weights."""

    WEIGHTS = Path("learned.npz")

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.network = Network()
        if self.WEIGHTS.exists():
            with np.load(self.WEIGHTS) as kept:
                self.network.weights = [kept[name] for name in kept.files]

    def decide(self, seat: Seat) -> Any:
        """The likeliest option."""
        return seat.decision.options[int(self.network.chances(inputs(observe(seat.view))).argmax())]


def lesson(number: int) -> list[Choice]:
    """What a rookie chooses in a season against another."""
    table = SeatEnv("rookie")
    table.reset(seed=number)
    teacher, choices, over = make("rookie", number), [], False
    while not over:
        season = table.table.season
        assert season is not None
        taken = teacher.decide(Seat(season, table.seat)).place
        choices.append(Choice(inputs(observe(season.view(table.seat))), taken))
        over = table.step(taken)[2]
    return choices


def match(
    network: Network, number: int, lot: np.random.Generator | None
) -> tuple[list[Choice], Array, float]:
    """A season against the rookie: the choices, by how much more each was followed by than the rookie got, and the win.

    Without a lot the likeliest option is taken.
    """
    table = SeatEnv("rookie")
    table.reset(seed=number)
    choices: list[Choice] = []
    leads: list[float] = []
    over = False
    while not over:
        season = table.table.season
        assert season is not None
        seen = inputs(observe(season.view(table.seat)))
        chances = network.chances(seen)
        taken = int(chances.argmax() if lot is None else lot.choice(len(chances), p=chances))
        choices.append(Choice(seen, taken))
        leads.append(lead(table))
        over = table.step(taken)[2]
    season = table.table.season
    assert season is not None
    won = 0.5 if season.winner is None else float(season.winner == table.seat)
    return choices, lead(table) + 10 * (won - 0.5) - np.array(leads), won


def lead(table: SeatEnv) -> float:
    """By how many fans the agent is ahead."""
    assert table.table.season is not None
    fans = {each.manager: each.fans for each in table.table.season.standings}
    return float(2 * fans[table.seat] - sum(fans.values()))


def imitate(network: Network, seasons: int, rounds: int) -> None:
    """Learn from what rookies choose."""
    lot = np.random.default_rng(0)
    choices = [choice for number in range(seasons) for choice in lesson(number)]
    for round_ in range(rounds):
        order = lot.permutation(len(choices))
        rate = 0.004 / (1 + round_)
        surprises = []
        for first in range(0, len(order), 64):
            batch = [choices[at] for at in order[first : first + 64]]
            surprises.append(network.learn(batch, np.ones(len(batch)), rate))
        print(f"imitating, round {round_ + 1}: surprise {np.mean(surprises):.3f}", flush=True)


def improve(network: Network, first: int, seasons: int) -> float:
    """Play so many seasons against the rookie, and learn from all of them at once; answers the share of wins."""
    lot = np.random.default_rng(first)
    played = [match(network, first + number, lot) for number in range(seasons)]
    choices = [choice for found, _, _ in played for choice in found]
    worth = np.concatenate([gains for _, gains, _ in played])
    worth = (worth - worth.mean()) / (worth.std() + 1e-9)
    network.learn(choices, worth, rate=0.001, curiosity=0.003)
    return float(np.mean([won for _, _, won in played]))


def measure(network: Network, first: int, seasons: int) -> Estimate:
    """The share of so many seasons against the rookie, from a seed on, that the agent wins."""
    found = share(sum([match(network, first + number, None)[2] for number in range(seasons)]), seasons)
    print(f"against the rookie: {found.value:.1%} ({found.low:.1%} to {found.high:.1%})", flush=True)
    return found


def main() -> None:
    """Train, measure now and then, and stop as soon as the agent surely beats the rookie."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--quick", action="store_true", help="a few seasons, to see that it works")
    quick = parser.parse_args().quick
    lessons, rounds, batches, batch, trial = (6, 2, 2, 2, 4) if quick else (300, 4, 400, 16, 600)
    network = Network()
    imitate(network, lessons, rounds)
    for number in range(batches):
        won = improve(network, 10_000 + number * batch, batch)
        print(f"batch {number + 1} of {batches}: wins {won:.0%}", flush=True)
        if (number + 1) % (batches // 10 or 1) == 0:
            np.savez(Learned.WEIGHTS, *network.weights)
            # Who looks often is lucky once, so it has to hold for seasons that nobody has looked at before.
            if measure(network, TRIALS, trial).low > 0.5 and measure(network, PROOFS, trial).low > 0.5:
                break


if __name__ == "__main__":
    main()
