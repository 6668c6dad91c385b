"""Other game engines from the package index, measured beside ours where they are installed."""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import deepcopy
from importlib.util import find_spec
from typing import Any, Final, Protocol

MIDDLE: Final = 250
"""After so many actions a game of catanatron is in its middle; one of uno after a tenth of that."""

Play = Callable[[], int]


class Peer(Protocol):
    """Another engine: plays a random game of four, and copies one in its middle."""

    def play(self, number: int) -> int:
        """Play a game; answers how many actions were applied, forced ones included."""

    def middle(self) -> Callable[[], object]:
        """What copies a game in its middle."""

    def simulation(self) -> Callable[[], object] | None:
        """What its tree search does again and again: copy a game in its middle, and play it on at random to its end.

        None if it has no such search.
        """


class Catanatron:
    """Settlers of Catan."""

    def play(self, number: int) -> int:
        """Play a game."""
        game = self._game(number)
        game.play()
        actions = getattr(game.state, "action_records", None)
        return len(game.state.actions if actions is None else actions)

    def middle(self) -> Callable[[], object]:
        """What copies a game in its middle."""
        copy: Callable[[], object] = self._middle().copy
        return copy

    def simulation(self) -> Callable[[], object] | None:
        """What a simulation of its Monte Carlo tree search costs at the least; its tree comes on top."""
        game = self._middle()
        return lambda: game.copy().play()

    def _middle(self) -> Any:
        game = self._game(1)
        for _ in range(MIDDLE):
            game.play_tick()
        return game

    def _game(self, number: int) -> Any:
        import catanatron  # noqa: PLC0415 - only where it is installed

        return catanatron.Game(
            [catanatron.RandomPlayer(color) for color in catanatron.Color], seed=number + 1
        )


class Uno:
    """Uno of rlcard, with the observation that each of its steps makes."""

    def play(self, number: int) -> int:
        """Play a game."""
        return self._play(self._environment(number), number)

    def middle(self) -> Callable[[], object]:
        """What copies a game in its middle."""
        environment = self._environment(1)
        self._play(environment, 1, MIDDLE // 10)
        game = environment.game
        return lambda: deepcopy(game)

    def simulation(self) -> Callable[[], object] | None:
        """It has no search of its own."""
        return None

    def _environment(self, number: int) -> Any:
        import rlcard  # noqa: PLC0415 - only where it is installed

        return rlcard.make("uno", config={"seed": number + 1, "game_num_players": 4})

    def _play(self, environment: Any, number: int, steps: int = 10**9) -> int:
        lot = random.Random(number)
        state, _ = environment.reset()
        done = 0
        while not environment.is_over() and done < steps:
            state, _ = environment.step(lot.choice(list(state["legal_actions"])))
            done += 1
        return done


def installed_peers() -> dict[str, Peer]:
    """The peers that are installed, by name."""
    peers: dict[str, Peer] = {"catanatron": Catanatron(), "rlcard": Uno()}
    return {name: peer for name, peer in peers.items() if find_spec(name) is not None}
