"""The terminal table: a season played line by line, by people at this screen and bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from touchline.bots import Bot, Seat
from touchline.cli.board import Board
from touchline.cli.chronicle import Chronicle
from touchline.cli.coaching import coached
from touchline.cli.console import manager_style, styled
from touchline.cli.endings import final_standings
from touchline.cli.explain import explain, word_list
from touchline.cli.menus import Menu, are_alike, card_numbers, menu_of, narrowed, picked, place_letters
from touchline.cli.piles import piles
from touchline.cli.portraits import hand_table, portrait
from touchline.cli.program import as_called
from touchline.cli.seats import HUMAN
from touchline.cli.shelf import Shelf
from touchline.cli.sittings import write_sitting
from touchline.cli.talk import Left, Talk
from touchline.table import questions as ask
from touchline.table.decisions import Decision
from touchline.table.names import Matchup, Player
from touchline.table.options import Option
from touchline.table.season import Season
from touchline.table.setup_choices import options
from touchline.table.view import MatchupSeen, View
from touchline.table.writer import label, prompt
from touchline.words.grammar import count

HELP: Final = (
    ("a number, or a number and a letter", "answer; `3b` commits card 3 to place b, `3` asks where"),
    ("any part of an answer", "`blitzer left` will do, if only one answer fits"),
    ("table", "show the table again"),
    ("hand", "show your hand"),
    ("log", "what has happened since the season began, or was loaded; `log 30`: the last 30 lines"),
    ("piles", "discard piles, decks, and the tokens that may still come"),
    ("coach", "what a veteran would answer here, and why, from what you may know"),
    ("? WORD", "explain a word, a card, an ability: `? star power`, `? guard`"),
    ("? NUMBER", "explain the card of an answer"),
    ("? words", "list what can be explained"),
    ("save FILE", "save, and play on; `touchline play --load FILE` goes on from there"),
    ("quit", "leave; you are asked whether to save, and `back` plays on"),
)


class Sitting:
    """A season, who sits at it, and what has been said so far."""

    def __init__(
        self, season: Season, shelf: Shelf, seats: tuple[str, ...], bots: dict[int, Bot], console: Console
    ) -> None:
        self.season = season
        self.shelf = shelf
        self.seats = seats
        self.bots = bots
        self.talk = Talk(console)
        self.chronicle = Chronicle(season)
        self.people = [manager for manager, seat in enumerate(seats) if seat == HUMAN]
        self.person: int | None = None
        self.shown: tuple[int, str] | None = None
        self.menu: Menu | None = None

    # The course of a sitting.

    def play(self) -> bool:
        """Play to the end, or until somebody leaves; whether the season is over."""
        while True:
            try:
                self._play_on()
            except (Left, KeyboardInterrupt):
                if self._leave():
                    return False
                # Whoever is asked next takes the screen as at first.
                self.person = None
            else:
                break
        last = self.people[0] if len(self.people) == 1 else None
        self.talk.say(*self.chronicle.news(last), final_standings(self.shelf, self.season))
        return True

    def _play_on(self) -> None:
        while (decision := self.season.decision) is not None:
            self._choose(self._choice(decision))
            if not self.people:
                self.talk.say(*self.chronicle.news(None))

    def _choice(self, decision: Decision) -> Option:
        bot = self.bots.get(decision.manager)
        if bot is not None:
            return bot.decide(Seat(self.season, decision.manager))
        is_alone = self.people == [decision.manager]
        if is_alone and are_alike(self.season, decision.options):
            return decision.options[0]
        if decision.manager != self.person:
            self._hand_over(decision.manager)
        self._show(decision)
        return self._answer(decision)

    def _choose(self, option: Option) -> None:
        """Take an option; if the rules are interrupted or fail, the season is as it was before."""
        before = self.season.clone()
        try:
            self.chronicle.add(self.season.choose(option))
        except KeyboardInterrupt:
            self.season = before
            raise
        except Exception:
            self.season = before
            self.talk.say(Text(f"The rules failed at `{option.text}`: please report it with a save.", "bad"))
            self._leave()
            raise

    def _hand_over(self, manager: int) -> None:
        """Another person comes to the screen: what it shows is hidden first."""
        self.person = manager
        self.shown = None
        if len(self.people) > 1:
            self.talk.clear()
            self.talk.say(Text.assemble("It is for ", self._team(manager), " to decide."))
            self.talk.ask("Press Enter when nobody else can see the screen. ")
            self.talk.clear()

    def _leave(self) -> bool:
        """Leave politely: nothing is lost unless that is wanted. False, if whoever is there plays on after all."""
        try:
            while True:
                file = self.talk.ask(
                    "Name a file to save the season first, type `back` to play on, "
                    "or press Enter to leave without saving: "
                )
                if file.lower() == "back":
                    return False
                if not file or self._save(file):
                    break
        except Left:
            file = ""
        self.talk.note("Until next time." if file else "Not saved. Until next time.")
        return True

    # What is shown.

    def _show(self, decision: Decision) -> None:
        """What has happened, and the table as far as it matters now."""
        self.talk.say(*self.chronicle.news(self.person))
        view = self.season.view(decision.manager)
        now = (view.week, view.phase)
        if isinstance(decision.question, ask.CommitOrPass) or now != self.shown:
            self.shown = now
            self._show_table()
            if view.phase == "matchup":
                self._show_hand()
        else:
            about = matchup_of(view, decision)
            if about is not None:
                self.talk.say(Board(self.shelf, view).matchup(about))

    def _show_table(self) -> None:
        letters = place_letters(self._options())
        self.talk.say("", Board(self.shelf, self.season.view(self.person), letters).whole())

    def _show_hand(self) -> None:
        assert self.person is not None
        hand = self.season.view(self.person).managers[self.person].hand
        if hand:
            self.talk.say(hand_table(self.shelf, hand, "Your hand", card_numbers(self._options())))
        else:
            self.talk.note("Your hand is empty.")

    def _options(self) -> tuple[Option, ...]:
        """The options of the person at the screen."""
        decision = self.season.decision
        return () if decision is None or decision.manager != self.person else decision.options

    def _show_menu(self, decision: Decision, menu: Menu) -> None:
        asked = Text.assemble(self._team(decision.manager), ": ", styled(prompt(decision)))
        self.talk.say(Rule(style="quiet"), asked, menu.shown)

    def _team(self, manager: int) -> Text:
        id = self.season.view(None).managers[manager].team
        return Text(self.shelf.team(id), manager_style(manager))

    # Answers.

    def _answer(self, decision: Decision) -> Option:
        """One of the options, however long it takes."""
        whole = menu = menu_of(self.shelf, self.season, decision)
        self._show_menu(decision, menu)
        while True:
            self.menu = menu
            typed = self.talk.ask(_invitation(menu, whole))
            if self._command(typed):
                continue
            if not typed and menu.default is not None:
                return menu.default
            if not typed or typed.lower() == "back":
                menu = whole
                self._show_menu(decision, menu)
                continue
            found = picked(self.season, menu, whole, typed)
            if len(found) == 1:
                self.talk.say(Text.assemble(("→ ", "quiet"), styled(label(self.season, found[0]))))
                return found[0]
            if not found:
                self.talk.note(f"No answer fits “{typed}”. Pick {_hint(menu, whole)}.")
                continue
            menu = narrowed(self.season, whole, found)
            self.talk.note("Where?" if menu.is_of_places else f"{len(found)} answers fit: which one?")
            self.talk.say(menu.shown)

    # Commands.

    def _command(self, typed: str) -> bool:
        """Follow a command of the table; False if it is none."""
        if typed.startswith("?"):
            self._explain(typed[1:].strip())
            return True
        name, _, rest = typed.partition(" ")
        follow = COMMANDS.get(name.lower())
        if follow is None:
            return False
        follow(self, rest.strip())
        return True

    def _explain(self, asked: str) -> None:
        if not asked:
            self._help("")
        elif asked.lower() == "words":
            self.talk.say(word_list(self.shelf))
        else:
            option = self._pointed_at(asked)
            card = None if option is None else card_of(option)
            if card is not None:
                self.talk.say(portrait(self.shelf, self.shelf.cards[card]))
            elif option is not None:
                self.talk.note(f"Answer {asked} is about no card.")
            else:
                self.talk.say(explain(self.shelf, asked))

    def _pointed_at(self, key: str) -> Option | None:
        """The option, or the first of those, that a key of the menu leads to."""
        found = () if self.menu is None else self.menu.keys.get("".join(key.lower().split()), ())
        return found[0] if found else None

    def _help(self, _: str) -> None:
        width = max([len(what) for what, _ in HELP])
        for what, means in HELP:
            self.talk.say(Text.assemble(f"  {what:<{width}}  ", (as_called(means), "quiet")))

    def _table(self, _: str) -> None:
        self._show_table()

    def _hand(self, _: str) -> None:
        self._show_hand()

    def _log(self, rest: str) -> None:
        lines = self.chronicle.lines(self.person)
        if not self.chronicle.is_whole:
            self.talk.note("A save doesn't hold what happened before: this is since it was loaded.")
        self.talk.say(*(lines[-int(rest) :] if rest.isdecimal() and int(rest) else lines))

    def _piles(self, _: str) -> None:
        self.talk.say(piles(self.shelf, self.season.view(self.person)))

    def _coach(self, _: str) -> None:
        assert self.person is not None
        self.talk.say(*coached(self.season, self.person))

    def _save_as(self, file: str) -> None:
        if not file:
            self.talk.note("Name a file: `save season.json`.")
        else:
            self._save(file)

    def _save(self, file: str) -> bool:
        is_written = self.talk.write(file, write_sitting(self.season, self.seats, self.shelf.packs))
        if is_written:
            self.talk.note(f"Saved. `touchline play --load {file}` goes on from here.")
        return is_written

    def _quit(self, _: str) -> None:
        raise Left


COMMANDS: Final[dict[str, Callable[[Sitting, str], None]]] = {
    "help": Sitting._help,  # noqa: SLF001 - the table of the commands above
    "table": Sitting._table,  # noqa: SLF001 - as above
    "hand": Sitting._hand,  # noqa: SLF001 - as above
    "log": Sitting._log,  # noqa: SLF001 - as above
    "piles": Sitting._piles,  # noqa: SLF001 - as above
    "coach": Sitting._coach,  # noqa: SLF001 - as above
    "save": Sitting._save_as,  # noqa: SLF001 - as above
    "quit": Sitting._quit,  # noqa: SLF001 - as above
    "exit": Sitting._quit,  # noqa: SLF001 - as above
}
"""What can be typed besides answers."""


def _invitation(menu: Menu, whole: Menu) -> str:
    return f"Your choice ({_hint(menu, whole)}): "


def _hint(menu: Menu, whole: Menu) -> str:
    """What can be typed, and the way out of a menu that is a part of the whole."""
    return f"{menu.hint}; {'? helps' if menu is whole else 'Enter goes back'}"


def matchup_of(view: View, decision: Decision) -> MatchupSeen | None:
    """The matchup that a question is about, if it is about one."""
    question = decision.question
    about = getattr(question, "matchup", None)
    player = getattr(question, "player", None)
    for matchup in view.reel:
        if isinstance(about, Matchup) and matchup.number == about.number:
            return matchup
        if isinstance(player, Player) and player.number in [seen.number for seen in matchup.players]:
            return matchup
    return None


def card_of(option: Option) -> str | None:
    """The card that an option is about."""
    for field in ("card", "upgrade", "player", "matchup"):
        value = getattr(option, field, None)
        if isinstance(value, str):
            return value
        if isinstance(value, Player | Matchup):
            return value.card
    return None


def introduce(sitting: Sitting, seal: str) -> None:
    """Who plays what, by which rules, and with which dice."""
    view = sitting.season.view(None)
    say = sitting.talk.say
    say(Rule(Text("Touchline", "heading"), style="quiet"))
    for manager in view.managers:
        team = sitting.shelf.teams[manager.team]
        who = "you" if sitting.people == [manager.manager] else sitting.seats[manager.manager]
        say(
            Text.assemble((team.name, manager_style(manager.manager)), f" ({team.race}, {who}): {team.style}")
        )
    rules = [rule.name for rule in options() if rule.id in view.options]
    if rules:
        say(f"Optional rules: {', '.join(rules)}.")
    say(
        "Each week the managers commit players to matchups. The most Star Power takes the best payout of each: "
        f"fans, stars, upgrades. Whoever has the most fans after {count(view.weeks, 'week')} wins."
    )
    sitting.talk.note(f"The dice are sealed: {seal}")
    sitting.talk.note("`?` helps at any time, `? words` lists what can be explained.")


def keep_record(sitting: Sitting, file: str | None) -> None:
    """Write the record of a finished season where it is wanted."""
    talk = sitting.talk
    try:
        while True:
            name = file or talk.ask("Keep a record of the season? Name a file, or press Enter not to: ")
            if not name:
                return
            if talk.write(name, sitting.season.record()):
                break
            file = None
    except Left:
        return
    talk.note(
        f"Recorded in {name}: `touchline replay {name}` shows it again, `touchline verify {name}` checks its dice."
    )
