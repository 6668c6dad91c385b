"""What a learning agent sees: a view of the season as tables of numbers, each with names for its columns.

Everything is read from the view of the manager who looks, and from what is printed on cards. Managers are counted from
him: he is 0, who sits next is 1. Cards are numbered in the order of the catalogue, from 1; 0 is none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from touchline.cards import catalogue
from touchline.table.decisions import questions
from touchline.table.options import OPTION_TYPES
from touchline.table.setup_choices import options, teams
from touchline.table.view import ManagerSeen, MatchupSeen, PlayerSeen, View

Array = NDArray[np.float32]
Row = Mapping[str, float]

ACTIONS: Final = 192
"""The length of the mask. No decision has ever had half as many options; of more, only the first could be taken."""

SKILLS: Final = ("tackle", "pass", "sprint", "cheat", "foul", "regeneration")
PHASES: Final = ("setup", "maintenance", "matchup", "scoreboard", "end", "over")
SECTIONS: Final = (("left", "winner"), ("right", "runner_up"), ("centre", "lose"))
"""The sections of highlights, with those of tournaments that stand in the same column."""

FACES: Final = {"power-1": 1.0, "power-2": 2.0, "power-3": 3.0}
KINDS: Final = tuple([option.kind for option in OPTION_TYPES])
QUESTIONS: Final = tuple([question.kind for question in questions()])
RULES: Final = tuple([rule.id for rule in options()])
TEAMS: Final = tuple([team.id for team in teams()])

CARD: Final = ("card", "standing", "downed_power", *SKILLS, "named")
MATCHUP: Final = (
    "is_tournament",
    "fans_left",
    "fans_right",
    "fans_centre",
    "icons_left",
    "icons_right",
    "icons_centre",
    "left_mine",
    "left_theirs",
    "right_mine",
    "right_theirs",
    "my_total",
    "best_other_total",
    "my_facedown",
    "other_facedown",
    "my_players",
    "other_players",
    "ball_mine",
    "ball_theirs",
    "leader_mine",
    "leader_theirs",
    "disease",
    "has_ref",
)
PLAYER: Final = (
    "mine",
    "theirs",
    "is_downed",
    "is_carrier",
    "star_power",
    "facedown",
    "shown_power",
    "blood",
    "disease_on",
)

THING: Final = (*CARD, "place", "place_left", "place_right", *MATCHUP, *PLAYER, "manager", "number")
"""What is told of whatever a question or an option names: a card, a place, a player, a manager, a number."""

COLUMNS: Final[dict[str, tuple[str, ...]]] = {
    "season": (
        "week",
        "weeks_left",
        *PHASES,
        "managers",
        "coin",
        "pool",
        "tackler_power",
        "target_power",
        *RULES,
    ),
    "question": QUESTIONS,
    "about": THING,
    "managers": (
        "is_there",
        "team",
        "fans",
        "improvements",
        "has_passed",
        "hand",
        "deck",
        "discard",
        "upgrades",
        "ready_upgrades",
        "pile",
        "contracts",
        "facedown_penalties",
        "penalties",
    ),
    "hand": CARD,
    "upgrades": ("card", "is_exhausted"),
    "reel": ("card", "stadium", "enchanted_ball", *MATCHUP),
    "players": (*CARD, "matchup", "manager", *PLAYER),
    "options": (*[f"is_{kind}" for kind in KINDS], *THING),
}
"""The columns of each table, in order."""

ROWS: Final = {
    "season": 1,
    "question": 1,
    "about": 1,
    "managers": 5,
    "hand": 12,
    "upgrades": 12,
    "reel": 8,
    "players": 40,
    "options": ACTIONS,
}
"""How many rows each table has; what is not there is 0."""

LEAST: Final = -1000.0
MOST: Final = 1000.0
"""What no figure goes beyond."""


class Observation(NamedTuple):
    """What is seen at a decision: the tables, and which places of the list of options can be taken."""

    tables: dict[str, Array]
    mask: NDArray[np.int8]

    def flat(self) -> Array:
        """All tables one after the other, row by row."""
        return np.concatenate([table.ravel() for table in self.tables.values()])


FLAT_LENGTH: Final = sum([ROWS[name] * len(columns) for name, columns in COLUMNS.items()])


def observe(view: View) -> Observation:
    """What the manager of a view sees; options only if it is he who is asked."""
    eyes = _Eyes(view)
    tables = {name: _table(name, rows) for name, rows in eyes.tables().items()}
    mask = np.zeros(ACTIONS, np.int8)
    mask[: len(eyes.shown)] = 1
    return Observation(tables, mask)


def _table(name: str, rows: Iterable[Row]) -> Array:
    found = np.zeros((ROWS[name], len(COLUMNS[name])), np.float32)
    places = _places(name)
    for number, row in zip(range(ROWS[name]), rows, strict=False):
        for column, value in row.items():
            found[number, places[column]] = min(MOST, max(LEAST, value))
    return found


@cache
def _places(name: str) -> dict[str, int]:
    return {column: place for place, column in enumerate(COLUMNS[name])}


@cache
def card_numbers() -> dict[str, int]:
    """The number of each card."""
    ids = dict.fromkeys([card.id for card in catalogue()])
    return {id: number for number, id in enumerate(ids, 1)}


@cache
def _facts(card: str) -> dict[str, float]:
    """What is printed on a card that matters to most; of a card that the catalogue lacks nothing."""
    found: dict[str, float] = {"card": card_numbers().get(card, 0)}
    for other in catalogue():
        if other.id == card and other.star_power is not None:
            found["standing"], found["downed_power"] = other.star_power
            skills = max([other.skills or (), *(other.skill_sets or ())], key=len)
            found.update({skill: skills.count(skill) for skill in SKILLS})
            found["named"] = len(other.named or ())
    return found


class _Eyes:
    """A view, as its manager sees it."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.me = view.seat
        self.reel = {matchup.number: matchup for matchup in view.reel}
        self.rows = {matchup.number: row for row, matchup in enumerate(view.reel, 1)}
        self.players = {player.number: player for matchup in view.reel for player in matchup.players}
        asked = view.decision
        self.shown: tuple[Any, ...] = (
            () if asked is None or asked.options is None else asked.options[:ACTIONS]
        )

    def tables(self) -> dict[str, Iterable[Row]]:
        """The rows of all tables, as far as there is something in them."""
        managers = self.view.managers
        in_turn = [managers[(self.me + at) % len(managers)] for at in range(len(managers))]
        own = managers[self.me]
        asked = self.view.decision
        return {
            "season": [self._season()],
            "question": [] if asked is None else [{kind_of(asked.question): 1.0}],
            "about": [] if asked is None else [self._thing(asked.question)],
            "managers": [_manager(manager) for manager in in_turn],
            "hand": [_facts(card) for card in own.hand],
            "upgrades": [
                {"card": card_numbers().get(upgrade.card, 0), "is_exhausted": upgrade.is_exhausted}
                for upgrade in own.upgrades
            ],
            "reel": [self._reel(matchup) for matchup in self.view.reel],
            "players": [
                {
                    **_facts(player.card),
                    **self._player(player),
                    "matchup": self.rows[matchup.number],
                    "manager": self._offset(player.manager),
                }
                for matchup in self.view.reel
                for player in matchup.players
            ],
            "options": [{f"is_{kind_of(option)}": 1.0, **self._thing(option)} for option in self.shown],
        }

    def _offset(self, manager: int) -> int:
        return (manager - self.me) % len(self.view.managers)

    def _season(self) -> Row:
        view = self.view
        attempt = view.attempt
        return {
            "week": view.week,
            "weeks_left": max(0, view.weeks - view.week),
            view.phase: 1.0,
            "managers": len(view.managers),
            "coin": self._offset(view.coin),
            "pool": view.pool.count,
            "tackler_power": 0 if attempt is None else attempt.tackler_power,
            "target_power": 0 if attempt is None else attempt.target_power,
            **dict.fromkeys(view.options, 1.0),
        }

    def _reel(self, matchup: MatchupSeen) -> Row:
        return {
            **self._matchup(matchup),
            "card": card_numbers().get(matchup.card, 0),
            "stadium": card_numbers().get(matchup.stadium or "", 0),
            "enchanted_ball": card_numbers().get(matchup.enchanted_ball or "", 0),
        }

    def _matchup(self, matchup: MatchupSeen) -> dict[str, float]:
        totals = {total.manager: total for total in matchup.totals}
        mine = totals.pop(self.me, None)
        carrier = None if matchup.ball is None else self.players[matchup.ball]
        present = [player.manager == self.me for player in matchup.players]
        row: dict[str, float] = {
            "is_tournament": matchup.is_tournament,
            "my_total": 0 if mine is None else mine.star_power,
            "my_facedown": 0 if mine is None else mine.facedown,
            "best_other_total": max([total.star_power for total in totals.values()], default=0),
            "other_facedown": sum([total.facedown for total in totals.values()]),
            "my_players": sum(present),
            "other_players": len(present) - sum(present),
            "ball_mine": carrier is not None and carrier.manager == self.me,
            "ball_theirs": carrier is not None and carrier.manager != self.me,
            "leader_mine": matchup.leader == self.me,
            "leader_theirs": matchup.leader not in {None, self.me},
            "disease": matchup.disease,
            "has_ref": matchup.has_ref,
        }
        for side, owner in (("left", matchup.left), ("right", matchup.right)):
            row[f"{side}_mine"] = owner == self.me
            row[f"{side}_theirs"] = owner not in {None, self.me}
        for column, payout in _payouts(matchup).items():
            row[f"fans_{column}"] = payout.get("fans", 0)
            row[f"icons_{column}"] = sum(payout.values()) - payout.get("fans", 0)
        return row

    def _player(self, player: PlayerSeen) -> dict[str, float]:
        faces = [token.face for token in player.tokens]
        return {
            "mine": player.manager == self.me,
            "theirs": player.manager != self.me,
            "is_downed": player.is_downed,
            "is_carrier": player.is_carrier,
            "star_power": player.star_power,
            "facedown": faces.count(None),
            "shown_power": sum([FACES.get(face, 0.0) for face in faces if face is not None]),
            "blood": player.blood,
            "disease_on": player.disease,
        }

    def _thing(self, named: Any) -> Row:
        """What a question or an option names."""
        row: dict[str, float] = {}
        for field in named.__struct_fields__:
            read = _FIELDS.get(field)
            value = getattr(named, field)
            if read is not None and value is not None:
                row.update(read(self, value))
        return row

    def at_matchup(self, matchup: Any) -> Row:
        """A matchup that is named."""
        found = self.reel.get(matchup.number)
        return {} if found is None else {"place": self.rows[found.number], **self._matchup(found)}

    def of_player(self, player: Any) -> Row:
        """A player who is named; what he has by now goes before what is printed."""
        found = self.players.get(player.number)
        return _facts(player.card) if found is None else {**_facts(found.card), **self._player(found)}

    def of_manager(self, manager: int) -> Row:
        """A manager who is named."""
        return {"manager": self._offset(manager) + 1}


def kind_of(tagged: Any) -> str:
    """The kind of a question or an option as it goes out."""
    return str(tagged.__struct_config__.tag)


def _payouts(matchup: MatchupSeen) -> dict[str, Mapping[str, int]]:
    """The payouts of the zones on the left and right as the card lies, and of the centre; of two sides the first."""
    found: dict[str, Mapping[str, int]] = {}
    for names in SECTIONS:
        sides = [matchup.payouts[name] for name in names if name in matchup.payouts]
        found[names[0]] = sides[0][0] if sides and sides[0] else {}
    if matchup.is_turned:
        found["left"], found["right"] = found["right"], found["left"]
    return found


def _manager(manager: ManagerSeen) -> Row:
    return {
        "is_there": 1.0,
        "team": TEAMS.index(manager.team) + 1 if manager.team in TEAMS else 0,
        "fans": manager.fans,
        "improvements": manager.improvements,
        "has_passed": manager.has_passed,
        "hand": manager.hand_count,
        "deck": manager.deck_count,
        "discard": len(manager.discard),
        "upgrades": len(manager.upgrades),
        "ready_upgrades": len([upgrade for upgrade in manager.upgrades if not upgrade.is_exhausted]),
        "pile": len(manager.pile),
        "contracts": manager.contracts,
        "facedown_penalties": manager.facedown_penalties,
        "penalties": len(manager.penalties),
    }


_FIELDS: Final[dict[str, Callable[[_Eyes, Any], Row]]] = {
    "card": lambda _, card: _facts(card),
    "matchup": _Eyes.at_matchup,
    "side": lambda _, side: {f"place_{side}": 1.0} if isinstance(side, str) else {"number": side},
    "player": _Eyes.of_player,
    "target": _Eyes.of_player,
    "manager": _Eyes.of_manager,
    "token": lambda _, token: {"number": token},
    "die": lambda _, die: {"number": ("down", "missed", "tackler").index(die) + 1},
    "skill": lambda _, skill: {skill: 1.0},
    "skills": lambda _, skills: {skill: skills.count(skill) for skill in SKILLS},
}
"""What each field of a question or an option adds to its row."""
