"""Replays: a recorded season, shown step by step or at once, from any seat's eyes."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from touchline.cli.board import Board
from touchline.cli.chronicle import Chronicle
from touchline.cli.console import styled
from touchline.cli.endings import final_standings
from touchline.cli.lists import BadCommand, instead
from touchline.cli.portraits import hand_table
from touchline.cli.shelf import Shelf
from touchline.cli.talk import Left, Talk
from touchline.table.records import Undo, read_record
from touchline.table.season import Season, replay
from touchline.table.view import View
from touchline.table.writer import label, prompt

SPECTATOR = "spectator"


class Show:
    """A record on its way across the screen."""

    def __init__(self, record: str, packs: Sequence[str], eyes: str, console: Console) -> None:
        replay(record, packs)
        self.rows = [row for _, row in read_record(record).rows]
        self.season: Season = replay(record, packs, answers=0)
        self.shelf = Shelf(packs)
        self.seat = seat_named(self.season.view(None), eyes)
        self.chronicle = Chronicle(self.season)
        self.talk = Talk(console)
        self.steps_left = 1
        self.week = 0

    def run(self, all_at_once: bool) -> None:
        """Show everything, or stop after each answer."""
        try:
            for row in self.rows:
                self._show()
                if not all_at_once:
                    self._wait()
                if isinstance(row, Undo):
                    self.chronicle.add(self.season.undo(row.to, row.manager))
                else:
                    self._answer(row.text)
        except Left:
            self.talk.note("The record goes on from here; that was all for now.")
            return
        self.talk.say(*self.chronicle.news(self.seat))
        if self.season.over:
            self.talk.say("", final_standings(self.shelf, self.season))
        else:
            self.talk.note("The record ends here, and the season is not over.")

    def _show(self) -> None:
        """What has happened, and the table at the start of each week's matchups."""
        self.talk.say(*self.chronicle.news(self.seat))
        view = self.season.view(self.seat)
        if view.phase == "matchup" and view.week != self.week:
            self.week = view.week
            self._table()

    def _answer(self, text: str) -> None:
        decision = self.season.decision
        assert decision is not None
        if decision.manager == self.seat:
            option = next((option for option in decision.options if option.text == text), None)
            if option is not None:
                asked = styled(prompt(decision)).append(" ")
                self.talk.say(
                    Text.assemble(
                        ("  ? ", "quiet"), asked, ("→ ", "quiet"), styled(label(self.season, option))
                    )
                )
        self.chronicle.add(self.season.choose(text))

    def _wait(self) -> None:
        """Wait for a sign to go on."""
        self.steps_left -= 1
        while self.steps_left <= 0:
            number = 0 if self.season.decision is None else self.season.decision.number
            typed = self.talk.ask(
                f"[{number}] Enter: next · a number: so many answers · table · quit: "
            ).lower()
            if typed in {"q", "quit", "exit"}:
                raise Left
            if typed in {"t", "table"}:
                self._table()
            elif not typed or typed.isdecimal():
                self.steps_left = int(typed or 1)
            else:
                self.talk.note("Press Enter, or type a number, `table` or `quit`.")

    def _table(self) -> None:
        view = self.season.view(self.seat)
        self.talk.say("", Board(self.shelf, view).whole())
        if view.seat is not None and view.managers[view.seat].hand:
            manager = view.managers[view.seat]
            self.talk.say(
                hand_table(self.shelf, manager.hand, f"The hand of {self.shelf.team(manager.team)}")
            )


def seat_named(view: View, eyes: str) -> int | None:
    """A seat by its number or its team; None for a spectator."""
    teams = [manager.team for manager in view.managers]
    wanted = eyes.lower()
    if wanted == SPECTATOR:
        return None
    if wanted in teams:
        return teams.index(wanted)
    if wanted.isdecimal() and int(wanted) < len(teams):
        return int(wanted)
    right = instead(eyes, [SPECTATOR, *teams])
    if wanted.isdecimal():
        right = (
            f"There are {', '.join([f'{seat} ({team})' for seat, team in enumerate(teams)])}, {SPECTATOR}."
        )
    raise BadCommand(f"There is no manager {eyes!r}.", right)
