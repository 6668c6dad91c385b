"""One seat of the table as a Gymnasium environment: bots sit in the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from touchline.bots.registry import make
from touchline.bots.seat import Bot, Seat
from touchline.cards import BadSetup
from touchline.lab.env.encoding import ACTIONS
from touchline.lab.env.table_env import raw_env
from touchline.table.decisions import Decision


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """A manager's seat against bots, which are made anew for each season.

    `bots` is one name for all other seats, or a name for each. `seat` is where the agent sits; None: another seat each
    season, drawn. All else is as for the table. A place without an option counts as the default of the decision, and
    costs nothing; `info["illegal"]` says so, and `info["action_mask"]` which places have one.
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012 - as its base

    def __init__(
        self,
        bots: Sequence[str] | str = "rookie",
        seat: int | None = None,
        managers: int = 2,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.table = raw_env(managers=managers, render_mode=render_mode, **settings)
        seats = len(self.table.possible_agents)
        self.bots = (bots,) * (seats - 1) if isinstance(bots, str) else tuple(bots)
        if len(self.bots) != seats - 1 or seat not in {None, *range(seats)}:
            raise BadSetup(f"{seats} seats are one for the agent and {seats - 1} for bots.", "Name as many.")
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(ACTIONS)
        self.observation_space = self.table.observation_space("manager_0")
        self._wanted = seat
        self._players: dict[int, Bot] = {}
        self.seat = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a season, and play it to the agent's first decision."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**31))
        self.table.reset(seed=drawn)
        seats = len(self.table.possible_agents)
        self.seat = drawn % seats if self._wanted is None else self._wanted
        others = [other for other in range(seats) if other != self.seat]
        self._players = {
            other: make(name, drawn * 8 + other) for other, name in zip(others, self.bots, strict=True)
        }
        self._let_bots_play()
        return self._answer(is_illegal=False)

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take the option at a place, and let the others play until the agent is asked again."""
        decision = self._asked()
        assert decision is not None
        is_illegal = not 0 <= int(action) < len(decision.options)
        self.table.step(len(decision.options) - 1 if is_illegal else int(action))
        reward = self._reward() + self._let_bots_play()
        seen, info = self._answer(is_illegal)
        return seen, reward, self._asked() is None, False, info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Which places have an option, in the form that masked learners ask for."""
        found: np.ndarray[Any, np.dtype[np.bool_]] = self._seen()["action_mask"].astype(bool)
        return found

    def render(self) -> Any:
        """As the table."""
        return self.table.render()

    def _asked(self) -> Decision | None:
        season = self.table.season
        return None if season is None else season.decision

    def _seen(self) -> dict[str, Any]:
        return self.table.observe(self.table.possible_agents[self.seat])

    def _reward(self) -> float:
        return float(self.table.rewards[self.table.possible_agents[self.seat]])

    def _let_bots_play(self) -> float:
        """Play until the agent is asked or the season over; answers what he gained by it."""
        gained = 0.0
        while (decision := self._asked()) is not None and decision.manager != self.seat:
            season = self.table.season
            assert season is not None
            option = self._players[decision.manager].decide(Seat(season, decision.manager))
            self.table.step(option.place)
            gained += self._reward()
        return gained

    def _answer(self, is_illegal: bool) -> tuple[dict[str, Any], dict[str, Any]]:
        """What the agent sees now, and the info beside it."""
        seen = self._seen()
        return seen, {"illegal": is_illegal, "seat": self.seat, "action_mask": seen["action_mask"]}
