"""The table at a glance: week and Spike! card, the reel with both zones of each matchup, and all managers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.box import ROUNDED, SIMPLE
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from touchline.cards.text import payout_text
from touchline.cli.console import manager_style
from touchline.cli.shelf import Shelf
from touchline.table.names import Side
from touchline.table.spans import ranked
from touchline.table.view import ManagerSeen, MatchupSeen, PlayerSeen, Token, Total, View
from touchline.words.grammar import count

PHASES: Final = {
    "setup": "Set-up",
    "maintenance": "Maintenance phase",
    "matchup": "Matchup phase",
    "scoreboard": "Scoreboard phase",
    "end": "End of the season",
    "over": "The season is over",
}
FACES: Final = {
    "ejection": "ejection",
    "power-0": "+0",
    "power-1": "+1",
    "power-2": "+2",
    "power-3": "+3",
    "one-fan": "a fan",
    "two-fans": "two fans",
    "penalty": "penalty",
}
PLACES: Final = {"winner": "winner", "runner_up": "runner-up", "lose": "loser"}
DECIDED: Final = ("resolve-matchup: begin-payouts", "resolve-matchup: pay-next")
"""Where the rules stand once a matchup has its winner."""

Place = tuple[int, Side | None]
"""A matchup, by its number, and the side of it."""


class Board:
    """A view, on its way to the terminal; places that can be picked are shown with their letter."""

    def __init__(self, shelf: Shelf, view: View, letters: Mapping[Place, str] | None = None) -> None:
        self.shelf = shelf
        self.seen = view
        self.letters: Mapping[Place, str] = letters or {}

    def whole(self) -> RenderableType:
        """Everything that lies open."""
        reel = [matchup for matchup in self.seen.reel if not matchup.is_tournament]
        tournaments = [matchup for matchup in self.seen.reel if matchup.is_tournament]
        parts: list[RenderableType] = [self.heading(), self.spike()]
        if reel:
            parts.append(self.highlights(reel))
        parts += [self.tournament(matchup) for matchup in tournaments]
        return Group(*parts, self.managers())

    # Above the reel.

    def heading(self) -> Rule:
        """Week and phase."""
        seen = self.seen
        title = f"Week {seen.week} of {seen.weeks} · {PHASES[seen.phase]}"
        return Rule(Text(title, "heading"), style="quiet")

    def spike(self) -> Text:
        """The Spike! Magazine card of the week, and the pool."""
        spike = self.seen.spike
        said = Text()
        card = spike.headline or spike.tournament
        if card is not None:
            said.append("Spike! Magazine: " if spike.headline else "Spike! Magazine invites to ", "quiet")
            said.append(self.shelf.name(card), "card")
            if spike.headline is not None:
                said.append(f" – {self.shelf.cards[card].text}")
            said.append("\n")
        said.append(f"{count(self.seen.pool.count, 'token')} in the cheating token pool", "quiet")
        return said

    # The reel.

    def highlights(self, reel: Sequence[MatchupSeen]) -> Table:
        """Highlights, each with its left zone, the card, and its right zone."""
        table = Table(box=ROUNDED, show_lines=True, expand=True, border_style="quiet")
        table.add_column("Left zone", ratio=5, header_style="quiet")
        table.add_column("Highlight reel", ratio=4, justify="center", header_style="quiet")
        table.add_column("Right zone", ratio=5, header_style="quiet")
        for matchup in reel:
            table.add_row(self._zone(matchup, "left"), self._middle(matchup), self._zone(matchup, "right"))
        return table

    def matchup(self, matchup: MatchupSeen) -> RenderableType:
        """A single matchup."""
        if matchup.is_tournament:
            return self.tournament(matchup)
        table = self.highlights([matchup])
        table.show_header = False
        return table

    def tournament(self, matchup: MatchupSeen) -> Panel:
        """A tournament: what it pays, and a column for each manager who is there."""
        prizes = Text(" · ").join([Text(prize, "pays") for prize in self._prizes(matchup)])
        title = self._title(matchup).append("  ").append_text(prizes)
        state = Text(" · ").join(list(self._state(matchup)))
        if not matchup.totals:
            return Panel(Group(title, state), box=ROUNDED, border_style="quiet")
        there = Table.grid(padding=(0, 2), expand=True)
        for _ in matchup.totals:
            there.add_column(ratio=1)
        there.add_row(*[self._side(matchup, total.manager) for total in matchup.totals])
        return Panel(Group(title, state, there), box=ROUNDED, border_style="quiet")

    def _zone(self, matchup: MatchupSeen, side: Side) -> Text:
        """A zone of a highlight: what it pays, who holds it."""
        owner = matchup.left if side == "left" else matchup.right
        section = ("right" if side == "left" else "left") if matchup.is_turned else side
        text = self._letter(matchup, side).append(f"pays {self._payout(matchup, section)}", "pays")
        if matchup.stadium is not None:
            added = (self.shelf.cards[matchup.stadium].payouts or {}).get(side, ())
            text.append(f", with {' or '.join([payout_text(payout) for payout in added])}", "pays")
        if owner is None:
            return text.append("\nempty", "quiet")
        return text.append("\n").append_text(self._side(matchup, owner))

    def _letter(self, matchup: MatchupSeen, side: Side | None) -> Text:
        """The letter that picks a place, if one does."""
        letter = self.letters.get((matchup.number, side))
        return Text() if letter is None else Text.assemble((f"{letter}) ", "key"))

    def _side(self, matchup: MatchupSeen, manager: int) -> Text:
        """A manager's players at a matchup, with their total."""
        total = next((total for total in matchup.totals if total.manager == manager), Total(manager, 0, 0))
        text = Text.assemble(
            (self._team(manager), manager_style(manager)), "  total ", (str(total.star_power), "power")
        )
        if total.facedown:
            text.append(f" + {'?' * total.facedown}", "quiet")
        for player, place in _placed(matchup):
            if player.manager == manager:
                text.append("\n  ").append_text(self._player(player, place))
        return text

    def _player(self, player: PlayerSeen, place: int) -> Text:
        """A player with his Star Power, and what is special about him."""
        name = ranked(self.shelf.name(player.card), place + 1)
        text = Text.assemble(
            (str(player.star_power), "power"), " ", (name, "dim" if player.is_downed else "")
        )
        if player.is_downed:
            text.append(" downed", "bad")
        if player.is_carrier:
            text.append(" ball", "good")
        if player.blood:
            text.append(f" +{player.blood} blood", "bad")
        if player.disease:
            text.append(f" -{player.disease} disease", "bad")
        for token in player.tokens:
            text.append(f" [{_token(token)}]", "quiet" if token.face is None else "yellow")
        return text

    def _middle(self, matchup: MatchupSeen) -> Text:
        """The card of a highlight: what the winner gets, where the ball is, who would win."""
        text = self._title(matchup)
        for line in self._prizes(matchup):
            text.append(f"\n{line}", "pays")
        for state in self._state(matchup):
            text.append("\n").append_text(state)
        return text

    def _title(self, matchup: MatchupSeen) -> Text:
        text = self._letter(matchup, None).append(self.shelf.name(matchup.card), "card")
        resolving = self.seen.resolving
        is_now = resolving is not None and resolving.number == matchup.number
        return text.append(" ◀ now", "good") if is_now else text

    def _prizes(self, matchup: MatchupSeen) -> list[str]:
        if not matchup.is_tournament:
            return [f"winner: {self._payout(matchup, 'centre')}"]
        return [
            f"{said}: {self._payout(matchup, place)}"
            for place, said in PLACES.items()
            if self._is_paid(place)
        ]

    def _is_paid(self, place: str) -> bool:
        """With two managers there is no runner-up."""
        return place != "runner_up" or len(self.seen.managers) > 2

    def _state(self, matchup: MatchupSeen) -> Iterator[Text]:
        """Where the ball is, and who would win as it stands."""
        if matchup.stadium is not None:
            yield Text.assemble("in ", (self.shelf.name(matchup.stadium), "card"))
        if matchup.has_ref:
            yield Text("the corrupt ref is here", "yellow")
        if matchup.disease:
            yield Text(f"{count(matchup.disease, 'disease token')} at midfield", "bad")
        if matchup.enchanted_ball is not None:
            yield Text(self.shelf.name(matchup.enchanted_ball), "card")
        if matchup.ball is None:
            yield Text("ball at midfield", "quiet")
        if self._is_decided(matchup):
            yield Text("decided: payouts are collected")
        elif matchup.leader is not None:
            style = manager_style(matchup.leader)
            yield Text.assemble((self._team(matchup.leader), style), " would win")
        elif matchup.totals:
            yield Text("tied: the coin would decide" if matchup.is_tournament else "it would be a draw")
        for manager in matchup.driven:
            yield Text.assemble((self._team(manager), manager_style(manager)), " driven off")

    def _is_decided(self, matchup: MatchupSeen) -> bool:
        """Whether its winner has been announced."""
        resolving = self.seen.resolving
        is_now = resolving is not None and resolving.number == matchup.number
        return is_now and any(rule in DECIDED for rule in self.seen.rules)

    def _payout(self, matchup: MatchupSeen, section: str) -> str:
        return " or ".join([payout_text(side) for side in matchup.payouts[section]])

    def _team(self, manager: int) -> str:
        return self.shelf.team(self.seen.managers[manager].team)

    # The managers.

    def managers(self) -> Table:
        """Fans, hands, decks and upgrades of all managers."""
        table = Table(box=SIMPLE, pad_edge=False, header_style="quiet", expand=True)
        table.add_column("Manager", overflow="fold", ratio=5)
        for heading in ("Fans", "Hand", "Deck", "Discard"):
            table.add_column(heading, justify="right")
        table.add_column("Upgrades (exhausted in brackets)", overflow="fold", ratio=7)
        for manager in self.seen.managers:
            table.add_row(
                self._manager(manager),
                Text(str(manager.fans), "power"),
                str(manager.hand_count),
                str(manager.deck_count),
                str(len(manager.discard)),
                self._upgrades(manager),
            )
        return table

    def _manager(self, manager: ManagerSeen) -> Text:
        said = Text.assemble((self._team(manager.manager), manager_style(manager.manager)))
        marks = []
        if manager.manager == self.seen.seat:
            marks.append("you")
        if manager.manager == self.seen.coin:
            marks.append("coin")
        if manager.has_passed:
            marks.append("passed")
        return said.append(f" ({', '.join(marks)})", "quiet") if marks else said

    def _upgrades(self, manager: ManagerSeen) -> Text:
        names = []
        for upgrade in manager.upgrades:
            name = self.shelf.name(upgrade.card)
            names.append(Text(f"({name})", "quiet") if upgrade.is_exhausted else Text(name))
        names += [Text(self.shelf.name(penalty), "bad") for penalty in manager.penalties]
        if manager.facedown_penalties:
            names.append(Text(count(manager.facedown_penalties, "facedown penalty"), "bad"))
        if manager.contracts:
            names.append(Text(count(manager.contracts, "contract"), "good"))
        if manager.pile:
            names.append(Text(f"{count(len(manager.pile), 'card')} in the improvement pile", "quiet"))
        return Text(", ").join(names)


def _placed(matchup: MatchupSeen) -> Iterator[tuple[PlayerSeen, int]]:
    """The players with how many of the same card came before each."""
    before: list[str] = []
    for player in matchup.players:
        yield player, before.count(player.card)
        before.append(player.card)


def _token(token: Token) -> str:
    """A token: its face for who knows it."""
    if token.face is None:
        return "?"
    return FACES[token.face] if token.is_faceup else f"? {FACES[token.face]}"
