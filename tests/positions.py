"""Positions as text: reads them into a season, and writes what stands on the table (docs/positions.md)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Final, TypeVar

from touchline.engine.dealer import Dealer
from touchline.engine.machine import Procedure
from touchline.rules.bags import ALL, Bag, entry, title_of, without
from touchline.rules.cheating import FACE_NAMES, UNSEEN, is_faceup
from touchline.rules.ending import EndSeason
from touchline.rules.maintenance import MaintenancePhase
from touchline.rules.matchup import MatchupPhase
from touchline.rules.penalties import ResolvePenalties
from touchline.rules.position import NONE
from touchline.rules.printed import HEADLINE, HIGHLIGHT, LEFT, RIGHT, TOURNAMENT, Book
from touchline.rules.scoreboard import RevealAll, ScoreboardPhase
from touchline.rules.season import (
    ABBREVIATED,
    CORRUPT_REF,
    ENCHANTED_BALLS,
    EXTENDED,
    MIDFIELD,
    NO_SALARY_CAP,
    OPEN,
    SCHEDULING,
    STADIUMS,
    STAFF_DECK,
    STAR_DECKS,
    Season,
)
from touchline.rules.setup import PlaySeason, StartingImprovements
from touchline.rules.supplies import set_out_supplies

OPTIONS: Final = {
    "abbreviated": ABBREVIATED,
    "extended": EXTENDED,
    "scheduling": SCHEDULING,
    "no-salary-cap": NO_SALARY_CAP,
    "enchanted-balls": ENCHANTED_BALLS,
    "corrupt-ref": CORRUPT_REF,
    "stadiums": STADIUMS,
}
PHASES: Final[dict[str, type[Procedure]]] = {
    "season": PlaySeason,
    "starting improvements": StartingImprovements,
    "maintenance phase": MaintenancePhase,
    "matchup phase": MatchupPhase,
    "scoreboard phase": ScoreboardPhase,
    "reveal improvements": RevealAll,
    "penalties": ResolvePenalties,
    "end of season": EndSeason,
}

BAGS: Final = ("highlights", "spent", "penalties")
NUMBERS: Final = {"pool": "pool", "contracts": "contracts_left"}
"""Lines that say what a field of the season is."""
SETTINGS: Final = ("options", "week", "coin", "passed", "turn", "plays", "ref", "expansions")
"""Lines that are about the whole of the season."""

T = TypeVar("T")


class BadPosition(ValueError):
    """The text of a position says something that can't be; the message quotes it."""


class Position:
    """Reads the text of a position."""

    def __init__(self, book: Book, text: str) -> None:
        self.book = book
        self.team_numbers = {team.id: number for number, team in enumerate(book.teams)}
        self.said: dict[str, str] = {}
        for line in text.splitlines():
            head, colon, rest = line.partition("#")[0].strip().partition(":")
            if head in self.said or (head and not colon):
                raise BadPosition(
                    f'"{line.strip()}": a line is a name that no other line has, a colon, what is said of it'
                )
            if head:
                self.said[head] = rest.strip()
        self.teams = [head for head in self.said if head in self.team_numbers]

    def season(self, dealer: Dealer) -> Season:
        """The season at this position."""
        options = sum([known(OPTIONS, name) for name in self.names("options")])
        season = Season(self.book, len(self.teams), options, dealer)
        season.teams = tuple([self.team_numbers[team] for team in self.teams])
        self.set_table(season)
        for manager, team in enumerate(self.teams):
            self.set_manager(season, manager, team)
        for head in self.said:
            self.set_line(season, head)
        # A tournament lies last.
        season.has_tournament = bool(season.reel) and season.printed[season.reel[-1]].kind == TOURNAMENT
        season.tournament = season.reel[-1] if season.has_tournament else NONE
        season.penalties_left = len(season.penalties) - sum(season.facedown)
        season.contracts_left -= sum(season.contracts)
        season.ref = self.matchup(season, self.said["ref"]) if "ref" in self.said else NONE
        season.recount_listening()
        self.set_phase(season)
        return season

    def set_table(self, season: Season) -> None:
        book = self.book
        season.week = int(self.said.get("week", "1"))
        season.coin = self.manager(self.said.get("coin", self.teams[0]))
        for team in self.names("passed"):
            season.passed |= 1 << self.manager(team)
        season.deck = [book.teams[team].roster for team in season.teams]
        season.bags = [book.staff, *book.stars, *[book.teams[team].upgrades for team in season.teams]]
        season.bottoms = [()] * len(season.bags)
        season.unseen_tokens = book.tokens
        season.pool = len(book.tokens)
        set_out_supplies(season)
        season.tournaments_left, season.headlines_left = 2, 2

    def set_line(self, season: Season, head: str) -> None:
        """Carry out a line that is about no manager."""
        first, _, rest = head.partition(" ")
        kind = season.printed[self.book.numbers[first]].kind if first in self.book.numbers else NONE
        if head in self.book.unions:
            season.bags[STAR_DECKS + self.book.unions.index(head)] = self.bag(self.said[head])
        elif head == "staff":
            season.bags[STAFF_DECK] = self.bag(self.said[head])
        elif head in BAGS:
            setattr(season, head, self.bag(self.said[head]))
        elif head in NUMBERS:
            setattr(season, NUMBERS[head], int(self.said[head]))
        elif head == "stadiums":
            season.stadiums = self.row(self.said[head])
        elif head == "spike":
            self.set_spike(season, self.bag(self.said[head]))
        elif head == "headline":
            season.headline = self.title(self.said[head])
        elif kind in (HIGHLIGHT, TOURNAMENT) and rest in ("", "turned"):
            self.set_matchup(season, first, self.said[head])
            season.turned[-1] = bool(rest)
        elif head not in (*self.teams, *SETTINGS):
            raise BadPosition(f'"{head}" is no team, matchup, deck or other thing that a position speaks of')

    def set_spike(self, season: Season, cards: Bag) -> None:
        """Say what the Spike! deck holds above the last tournament."""
        season.tournaments = tuple([title for title in cards if season.printed[title].kind == TOURNAMENT])
        season.headlines = tuple([title for title in cards if season.printed[title].kind == HEADLINE])
        season.tournaments_left, season.headlines_left = len(season.tournaments), len(season.headlines)

    def set_phase(self, season: Season) -> None:
        """Put the phases on the stack, the first on top."""
        phases = self.names("plays") or ["matchup phase"]
        season.stack = [known(PHASES, phase)() for phase in reversed(phases)]
        season.turn = NONE
        if phases[0] == "matchup phase" and ("turn" in self.said or "passed" in self.said):
            # The phase is under way: whose turn it is comes after the manager before him.
            season.turn = self.manager(self.said.get("turn", self.teams[season.coin])) - 1
            season.stack[-1].go_to("next_turn")

    # Managers.

    def set_manager(self, season: Season, manager: int, team: str) -> None:
        """Carry out what is said of a manager, part by part."""
        zones: dict[str, list[Bag]] = {"hand": season.hand, "deck": season.deck}
        rows: dict[str, list[Bag]] = {"top": season.top, "discard": season.discard}
        numbers = {
            "fans": season.fans,
            "gained": season.improvements,
            "contracts": season.contracts,
            "penalties": season.facedown,
        }
        for part in self.said[team].split(";"):
            word, _, rest = part.strip().partition(" ")
            if word in zones:
                zones[word][manager] = self.bag(rest)
            elif word in rows:
                rows[word][manager] = self.row(rest)
            elif word in numbers:
                numbers[word][manager] = int(rest)
            elif word == "owns":
                self.set_upgrades(season, manager, rest)
            elif word == "pile":
                season.piles[manager] = tuple([entry(title, 1 << manager) for title in self.row(rest)])
            elif word == "team-upgrades":
                season.bags[season.upgrade_deck(manager)] = self.bag(rest)
            elif word:
                raise BadPosition(f'"{part.strip()}" is nothing that a position says of a manager')

    def set_upgrades(self, season: Season, manager: int, text: str) -> None:
        for place, name in enumerate(split(text)):
            card, _, state = name.partition(" ")
            if state not in ("", "exhausted"):
                raise BadPosition(f'"{name}": an upgrade may be exhausted, and nothing else')
            season.upgrades[manager] += (self.title(card),)
            season.exhausted[manager] |= bool(state) << place

    # Matchups.

    def set_matchup(self, season: Season, card: str, text: str) -> None:
        """Lay a matchup at the end of the reel, with the players of its zones."""
        title = self.title(card)
        season.add_matchup(title)
        season.highlights = tuple([other for other in season.highlights if other != title])
        season.tournaments = tuple([other for other in season.tournaments if other != title])
        is_highlight = season.printed[title].kind == HIGHLIGHT
        for words, put in (("plague", self.set_plague), ("ball", self.set_ball)):
            text = re.sub(rf"; *{words} ([\w-]+)", partial(put, season), text)
        for zone, said in enumerate(text.split("|")):
            names = split(said)
            if names:
                side = (LEFT, RIGHT, OPEN)[min(zone, OPEN)] if is_highlight else OPEN
                self.set_zone(season, names, side)

    def set_plague(self, season: Season, found: re.Match[str]) -> str:
        """Lay disease tokens at midfield of the last matchup; answers nothing, in place of the words."""
        season.plague[-1] = int(found[1])
        season.disease_left -= season.plague[-1]
        return ""

    def set_ball(self, season: Season, found: re.Match[str]) -> str:
        """Lay an enchanted ball at the last matchup; answers nothing, in place of the words."""
        season.lay_ball(len(season.reel) - 1, self.title(found[1]))
        return ""

    def set_zone(self, season: Season, names: list[str], side: int) -> None:
        first, _, rest = names[0].partition(" ")
        owner = first if first in self.teams else self.book.printed[self.title(first)].team
        matchup = len(season.reel) - 1
        if first in self.teams:
            names[0] = rest
        if names == ["gone"]:
            season.driven[matchup] |= 1 << self.manager(owner)
            return
        for name in names:
            self.set_player(season, name, self.manager(owner), matchup, side)

    def set_player(self, season: Season, text: str, manager: int, matchup: int, side: int) -> None:
        found = re.fullmatch(
            r"([\w-]+)( down)?(?: blood (\d))?(?: disease (\d))?(?: set (\d))?( ball)?(?: \[(.*)\])?", text
        )
        if found is None:
            raise BadPosition(
                f'"{text}": a player is his card, then "down", "blood 1", "disease 1", "set 1", "ball" and [tokens], '
                "as far as they apply"
            )
        card, is_down, blood, disease, skills, has_ball, tokens = found.groups()
        player = season.enter(manager, self.title(card), matchup, side)
        season.downed[player] = is_down is not None
        season.blood[player] = int(blood or 0)
        season.blood_left -= season.blood[player]
        season.disease[player] = int(disease or 0)
        season.disease_left -= season.disease[player]
        if season.printed[season.title[player]].skill_sets:
            season.chosen_set[player] = int(skills or 1) - 1
        if has_ball is not None:
            season.ball[matchup] = player
        for token in split(tokens or ""):
            season.pool -= 1
            if token == "?":
                season.tokens[player] += (UNSEEN,)
            else:
                face = FACE_NAMES.index(token.removeprefix("?"))
                season.unseen_tokens = without(season.unseen_tokens, face)
                season.tokens[player] += (entry(face, 1 << manager if token.startswith("?") else ALL),)

    # Names.

    def names(self, head: str) -> list[str]:
        """The names that a line lists."""
        return split(self.said.get(head, ""))

    def manager(self, team: str) -> int:
        """The manager of a team."""
        if team not in self.teams:
            raise BadPosition(f'"{team}" is not managed here: {listed(self.teams)} are')
        return self.teams.index(team)

    def matchup(self, season: Season, card: str) -> int:
        """The matchup of a card."""
        return season.reel.index(self.title(card))

    def title(self, card: str) -> int:
        """The number of a card."""
        if card not in self.book.numbers:
            raise BadPosition(f'"{card}" is no card')
        return self.book.numbers[card]

    def row(self, text: str) -> Bag:
        """Cards in the order in which they are listed; "3 orc-lineman" is three of them."""
        found: list[int] = []
        for name in split(text):
            count, _, card = name.rpartition(" ")
            found += [self.title(card)] * int(count or "1")
        return tuple(found)

    def bag(self, text: str) -> Bag:
        """Cards in the order of bags."""
        return tuple(sorted(self.row(text)))


def split(text: str) -> list[str]:
    """The items of a list, separated by commas; those between brackets separate nothing. "nothing" lists nothing."""
    items = [item.strip() for item in re.split(r",(?![^\[]*\])", text)]
    return [item for item in items if item not in ("", "nothing")]


def known(names: dict[str, T], name: str) -> T:
    """What a name stands for."""
    if name not in names:
        raise BadPosition(f'"{name}" is none of {listed(list(names))}')
    return names[name]


def matchup_text(season: Season, matchup: int) -> str:
    """Who is at a matchup, as a position says it."""
    carrier = season.ball[matchup]
    assert carrier == MIDFIELD or carrier in season.present[matchup], (
        "the ball is with a player who is not there"
    )
    owners = list(dict.fromkeys([season.owner[player] for player in season.present[matchup]]))
    if season.is_highlight(matchup):
        owners = [season.left[matchup], season.right[matchup]]
    zones = [zone_text(season, matchup, owner) for owner in owners]
    return " | ".join(zones).strip() if zones[1:] != [""] else zones[0]


def zone_text(season: Season, matchup: int, owner: int) -> str:
    """A manager's players at a matchup, in order; behind the name of his team if the first of them doesn't show it."""
    players = season.players_of(owner, matchup) if owner >= 0 else ()
    if not players:
        return ""
    team = season.book.teams[season.teams[owner]].id
    shown = "" if season.printed[season.title[players[0]]].team == team else f"{team} "
    return shown + ", ".join([player_text(season, player) for player in players])


def player_text(season: Season, player: int) -> str:
    """A player at a matchup, as a position says it."""
    said = season.printed[season.title[player]].id + " down" * season.downed[player]
    for name, count in (("blood", season.blood[player]), ("disease", season.disease[player])):
        said += f" {name} {count}" * bool(count)
    said += " ball" * season.is_carrier(player)
    tokens = [token_text(token) for token in season.tokens[player]]
    return said + (f" [{', '.join(tokens)}]" if tokens else "")


def token_text(token: int) -> str:
    """A token: its face, behind a question mark if it lies facedown, as far as anybody knows it."""
    if token == UNSEEN:
        return "?"
    return "?" * (not is_faceup(token)) + FACE_NAMES[title_of(token)]


def listed(names: Sequence[str]) -> str:
    """Different names, each once, for a message."""
    return ", ".join(dict.fromkeys(names))
