"""The table as a PettingZoo environment: every manager is an agent, and acts when he is asked."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final, Literal

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from touchline.cards import BadChoice, BadSetup
from touchline.lab.env.encoding import ACTIONS, COLUMNS, FLAT_LENGTH, LEAST, MOST, ROWS, kind_of, observe
from touchline.lab.env.picture import picture
from touchline.lab.plans import Plan, make_plan
from touchline.table.season import Season, new_season

Form = Literal["flat", "tables"]
Reward = Literal["fans", "winning"]

FORMS: Final = ("flat", "tables")
REWARDS: Final = ("fans", "winning")
SEEDS: Final = 2**48


def env(**settings: Any) -> AECEnv:
    """The table with PettingZoo's usual wrappers; an action that the mask rules out ends the season."""
    wrapped: Any = raw_env(**settings)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo comes without types, and names them so
    """The table itself, without wrappers, which cost some time.

    `managers` is their number, 2 to 5, and `teams` are drawn unless they are named. `options` are optional rules, or
    "random": drawn for each season. `observations` are "flat", one row of numbers, or "tables" by name; each comes with
    its `action_mask`. An action is a place in the list of options. `rewards` are "fans", as they come and go, or
    "winning": 1 for who wins, at the end. Infos say which
    decision of the season it is, and which kind of question.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo declares it so
        "name": "touchline_v0",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        managers: int = 4,
        teams: Sequence[str] = (),
        expansions: Sequence[str] = (),
        options: Sequence[str] | str = (),
        observations: Form = "flat",
        rewards: Reward = "fans",
        render_mode: str | None = None,
        packs: Sequence[str] = (),
    ) -> None:
        super().__init__()
        _check(observations, FORMS)
        _check(rewards, REWARDS)
        self.plan: Plan = make_plan(len(teams) or managers, teams, expansions, options, "random", 0, packs)
        self.render_mode = render_mode
        self._form = observations
        self._reward = rewards
        self._lot = random.Random()
        self.possible_agents = [f"manager_{number}" for number in range(self.plan.managers[0])]
        self.observation_spaces = {agent: space_of(observations) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.season: Season | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a season; the same seed brings the same seasons from there on."""
        if seed is not None:
            self._lot = random.Random(seed)
        chance = self._lot.randrange(SEEDS)
        plan = self.plan
        self.season = new_season(
            plan.teams or plan.managers[0],
            plan.expansions,
            plan.options_of(chance),
            seed=chance,
            packs=plan.packs,
            events=False,
        )
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._fans = self._fans_now()
        self._turn()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and its mask; it is empty unless he is asked."""
        view = self._on().view(self.possible_agents.index(agent))
        found = observe(view)
        seen = found.flat() if self._form == "flat" else found.tables
        return {"observation": seen, "action_mask": found.mask}

    def step(self, action: int | None) -> None:
        """Take the option at a place of the list; BadChoice if there is none."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        season = self._on()
        decision = season.decision
        assert decision is not None
        if action is None or not 0 <= action < min(ACTIONS, len(decision.options)):
            raise BadChoice(
                f"There is no option {action!r}.", f"Give one from 0 to {len(decision.options) - 1}."
            )
        self._cumulative_rewards[self.agent_selection] = 0.0
        season.choose(decision.options[int(action)])
        self._pay()
        self._turn()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as a spectator sees it, as text: printed in mode human, answered in mode ansi."""
        text = picture(self._on())
        if self.render_mode == "human":
            print(text)  # noqa: T201 - that is what the mode is for
            return None
        return text

    def close(self) -> None:
        """There is nothing to be closed."""

    def _on(self) -> Season:
        if self.season is None:
            raise BadChoice("No season has begun.", "Call reset first.")
        return self.season

    def _turn(self) -> None:
        """Who is asked acts next; once the season is over, everybody has come to the end."""
        decision = self._on().decision
        if decision is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[decision.manager]
        self.infos[self.agent_selection] = {
            "decision": decision.number,
            "question": kind_of(decision.question),
        }

    def _fans_now(self) -> list[int]:
        season = self._on()
        fans = {standing.manager: standing.fans for standing in season.standings}
        return [fans[manager] for manager in range(season.managers)]

    def _pay(self) -> None:
        """What each agent gains by what has just happened."""
        season = self._on()
        before, self._fans = self._fans, self._fans_now()
        for manager, agent in enumerate(self.possible_agents):
            if self._reward == "fans":
                self.rewards[agent] = float(self._fans[manager] - before[manager])
            else:
                self.rewards[agent] = float(season.over and season.winner == manager)


def space_of(form: Form) -> spaces.Dict:
    """What can be seen in that form."""
    seen: spaces.Space[Any] = (
        spaces.Box(LEAST, MOST, (FLAT_LENGTH,), np.float32)
        if form == "flat"
        else spaces.Dict(
            {
                name: spaces.Box(LEAST, MOST, (ROWS[name], len(columns)), np.float32)
                for name, columns in COLUMNS.items()
            }
        )
    )
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8)})


def _check(given: str, known: Sequence[str]) -> None:
    if given not in known:
        raise BadSetup(f"{given!r} is none of the forms there are.", f"Give one of {', '.join(known)}.")
