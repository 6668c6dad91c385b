"""Menus: the options of a decision as people pick them, by number, by notation, or by any part of it.

Each type of question has the form of menu that shows it best; all are picked from in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from string import ascii_lowercase
from typing import Final, NamedTuple

from rich.box import SIMPLE
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from touchline.cli.board import Place
from touchline.cli.console import manager_style, styled
from touchline.cli.portraits import facts
from touchline.cli.shelf import Shelf, power_of, word
from touchline.rules.position import NONE
from touchline.rules.printed import KIND_NAMES
from touchline.table import questions as ask
from touchline.table.decisions import Decision
from touchline.table.names import Names
from touchline.table.options import (
    Commit,
    Decline,
    Discard,
    Done,
    NamePlayer,
    NameToken,
    Option,
    Return,
    Tackle,
    TakeCard,
)
from touchline.table.season import Season
from touchline.table.spans import text_of
from touchline.table.writer import FALLS, STRUCK, label

DICE: Final = {
    "one": "one die",
    "tackler-chooses": "two dice, you choose",
    "target-chooses": "two dice, they choose",
    "both-apply": "two dice, both apply",
}

HARMLESS: Final[dict[type[ask.Question], type[Option]]] = {ask.DiscardUnwanted: Done}
"""What Enter alone answers, where it can do no harm."""

YES_OR_NO: Final = frozenset({ask.UseSkill, ask.StandUp, ask.ChooseAction, ask.Respond, ask.ReturnCard})
"""Questions that can be answered with yes or no."""


class Menu(NamedTuple):
    """What can be picked: keys that lead to one option, or to a few among which is picked again."""

    keys: dict[str, tuple[Option, ...]]
    shown: RenderableType
    hint: str
    default: Option | None = None

    @property
    def is_of_places(self) -> bool:
        """Whether only letters of places are shown, so that a number would be a slip."""
        return all(key.isalpha() for key in self.keys)

    def find(self, season: Season, typed: str) -> tuple[Option, ...]:
        """The options that what was typed may mean: none, one, or several."""
        key = "".join(typed.lower().split())
        if key in self.keys:
            return self.keys[key]
        options = tuple(dict.fromkeys([option for found in self.keys.values() for option in found]))
        exact = [option for option in options if word(typed) == word(option.text)]
        if exact:
            return tuple(exact)
        parts = word(typed).split()
        return tuple([option for option in options if parts and _holds(season, option, parts)])


def _holds(season: Season, option: Option, parts: Sequence[str]) -> bool:
    said = word(f"{option.text} {text_of(label(season, option))}").split()
    return all(any(found.startswith(part) for found in said) for part in parts)


def menu_of(shelf: Shelf, season: Season, decision: Decision) -> Menu:
    """The menu of a decision."""
    make = MENUS.get(type(decision.question), list_menu)
    menu = _with_yes_and_no(make(shelf, season, decision.options), decision)
    harmless = HARMLESS.get(type(decision.question))
    default = next((option for option in decision.options if harmless and isinstance(option, harmless)), None)
    if are_alike(season, decision.options):
        default = decision.options[0]
    if default is None:
        return menu
    return menu._replace(default=default, hint=f"{menu.hint}; Enter: {text_of(label(season, default))}")


def _with_yes_and_no(menu: Menu, decision: Decision) -> Menu:
    """The menu, in which yes and no answer a question that can be answered so; yes may leave a choice."""
    no = tuple([option for option in decision.options if isinstance(option, Decline)])
    if not no or type(decision.question) not in YES_OR_NO:
        return menu
    yes = tuple([option for option in decision.options if option not in no])
    hint = f"{menu.hint}, yes or no" if len(yes) == 1 else menu.hint
    return menu._replace(keys={**menu.keys, "y": yes, "yes": yes, "n": no, "no": no}, hint=hint)


def are_alike(season: Season, options: Sequence[Option]) -> bool:
    """Whether all options come to the same: copies of a card, or passing with cards that can't be committed.

    The rules ask all the same, so that nobody else can tell.
    """
    texts = {option.text.rstrip("0123456789 ") for option in options}
    return len(texts) == 1 and len({text_of(label(season, option)) for option in options}) == 1


# Forms of menus.


def list_menu(shelf: Shelf, season: Season, options: Sequence[Option]) -> Menu:
    """One option a line; players with whose they are."""
    table = _grid(3)
    for number, option in enumerate(options, start=1):
        where = Text()
        if isinstance(option, NamePlayer | NameToken):
            where = whereabouts(shelf, season, option.asked.manager, option.player.number)
        table.add_row(str(number), styled(label(season, option)), where)
    return Menu(_numbered(options), table, f"1–{len(options)}")


def whereabouts(shelf: Shelf, season: Season, seat: int, number: int) -> Text:
    """Whose a player is, and how he is; nothing, if he is at no matchup."""
    view = season.view(seat)
    for matchup in view.reel:
        for player in matchup.players:
            if player.number == number:
                team = shelf.team(view.managers[player.manager].team)
                text = Text.assemble((team, manager_style(player.manager)), ", Star Power ")
                text.append(str(player.star_power), "power")
                text.append(" downed" if player.is_downed else "", "bad")
                return text.append(" ball" if player.is_carrier else "", "good")
    return Text()


def card_menu(shelf: Shelf, season: Season, options: Sequence[Option]) -> Menu:
    """Cards, with what there is to know about them."""
    table = _grid(3)
    for number, option in enumerate(options, start=1):
        if isinstance(option, Discard | TakeCard | Return):
            card = shelf.cards[option.card]
            table.add_row(str(number), styled(label(season, option)), _power(power_of(card)), facts(card))
        else:
            table.add_row(str(number), styled(label(season, option)))
    return Menu(_numbered(options), table, f"1–{len(options)}")


def target_menu(shelf: Shelf, season: Season, options: Sequence[Option]) -> Menu:
    """Whom to tackle, with the odds of each attempt."""
    decision = season.decision
    assert decision is not None
    question = decision.question
    assert isinstance(question, ask.ChooseTarget)
    powers = {p.number: p for matchup in season.view(decision.manager).reel for p in matchup.players}
    table = Table(box=SIMPLE, pad_edge=False, header_style="quiet")
    tackler = powers[question.player.number]
    falls = f"{shelf.name(tackler.card)} {FALLS['injured' if tackler.is_downed else 'downed']}"
    for heading in ("", "Tackle", "Power", "Target", "Missed", falls, "Dice"):
        table.add_column(heading, justify="left" if heading in {"Tackle", "Dice"} else "right")
    for number, option in enumerate(options, start=1):
        key = Text(str(number), "key")
        if not isinstance(option, Tackle):
            table.add_row(key, styled(label(season, option)))
            continue
        target = powers[option.player.number]
        odds = season.odds(question.player.number, target.number)
        name = Text.assemble(
            (_target(season, option), manager_style(target.manager)),
            (" downed", "bad") if target.is_downed else "",
            (" ball", "good") if target.is_carrier else "",
        )
        struck = f"{_chance(odds.down)} {STRUCK[odds.target_becomes]}"
        chances = [struck, _chance(odds.missed), _chance(odds.tackler)]
        table.add_row(key, name, _power(str(target.star_power)), *chances, DICE[odds.dice])
    title = Text(f"{shelf.name(tackler.card)} has {tackler.star_power} Star Power", "quiet")
    return Menu(_numbered(options), Group(title, table), f"1–{len(options)}")


def commit_menu(shelf: Shelf, season: Season, options: Sequence[Option]) -> Menu:
    """Cards by number, places by letter: `3b`; a number alone picks the card first.

    The numbers stand at the cards of the hand, and the letters on the board.
    """
    commits = [option for option in options if isinstance(option, Commit)]
    if not commits:
        return list_menu(shelf, season, options)
    others = [option for option in options if not isinstance(option, Commit)]
    numbers = card_numbers(commits)
    letters = place_letters(commits)
    keys: dict[str, tuple[Option, ...]] = {}
    for option in commits:
        number = numbers[option.card]
        keys[number] = (*keys.get(number, ()), option)
        keys[number + letters[option.matchup.number, option.side]] = (option,)
    shown = _grid()
    for place, other in enumerate(others, start=len(numbers) + 1):
        keys[str(place)] = (other,)
        shown.add_row(str(place), styled(label(season, other)))
    example = numbers[commits[0].card] + next(iter(letters.values()))
    title = Text(
        f"A card and a place, such as {example}; a number alone shows where the card may go.", "quiet"
    )
    return Menu(keys, Group(title, shown), f"1–{len(numbers) + len(others)}, or {example}")


def card_numbers(options: Sequence[Option]) -> dict[str, str]:
    """The numbers that pick cards to be committed."""
    cards = dict.fromkeys([option.card for option in options if isinstance(option, Commit)])
    return {card: str(number) for number, card in enumerate(cards, start=1)}


def place_letters(options: Sequence[Option]) -> dict[Place, str]:
    """The letters that pick places to commit cards to: a place has the same one as long as the reel lies."""
    commits = [option for option in options if isinstance(option, Commit)]
    if not commits:
        return {}
    open_places = {(option.matchup.number, option.side) for option in commits}
    letters = dict(zip(_all_places(commits[0].asked.names), ascii_lowercase, strict=False))
    return {place: letter for place, letter in letters.items() if place in open_places}


def _all_places(names: Names) -> list[Place]:
    """Every place of the week, open or not; what went back to the box was a highlight."""
    places: list[Place] = []
    for number, title in enumerate(names.reel):
        is_tournament = title != NONE and KIND_NAMES[names.book.printed[title].kind] == "tournament"
        places += [(number, None)] if is_tournament else [(number, "left"), (number, "right")]
    return places


def narrowed(season: Season, menu: Menu, found: Sequence[Option]) -> Menu:
    """A menu of some options of another one; places keep their letters."""
    places = {
        options[0]: key[-1] for key, options in menu.keys.items() if key[:1].isdecimal() and key[-1].isalpha()
    }
    is_one_card = len({option.card for option in found if isinstance(option, Commit)}) == 1
    table = _grid()
    keys: dict[str, tuple[Option, ...]] = {}
    for number, option in enumerate(found, start=1):
        key = places.get(option, str(number)) if is_one_card else str(number)
        keys[key] = (option,)
        table.add_row(key, styled(label(season, option)))
    letters = [key for key in keys if key.isalpha()]
    numbers = [key for key in keys if not key.isalpha()]
    spans = [f"{shown[0]}–{shown[-1]}" for shown in (letters, numbers) if shown]
    return Menu(keys, table, " or ".join(spans))


def picked(season: Season, menu: Menu, whole: Menu, typed: str) -> tuple[Option, ...]:
    """The options that what was typed may mean, in the menu that is shown or else in the whole one.

    Where only letters are shown a number means nothing: in the whole menu it would be another card.
    """
    if menu.is_of_places and typed.isdecimal():
        return ()
    return menu.find(season, typed) or whole.find(season, typed)


def _numbered(options: Sequence[Option]) -> dict[str, tuple[Option, ...]]:
    """Options by number, and by letter too."""
    keys: dict[str, tuple[Option, ...]] = {str(n): (option,) for n, option in enumerate(options, start=1)}
    return keys | {letter: (option,) for letter, option in zip(ascii_lowercase, options, strict=False)}


def _grid(columns: int = 2) -> Table:
    """A table without lines: keys, then what they stand for."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="key", justify="right")
    for _ in range(columns - 1):
        table.add_column(overflow="fold")
    return table


def _target(season: Season, option: Tackle) -> str:
    """The target's name as the writer says it, numbered among his like."""
    return next(span.text for span in label(season, option) if span.number is not None)


def _power(power: str) -> Text:
    return Text(power, "power")


def _chance(chance: float) -> str:
    return f"{chance:.0%}".replace("%", " %")


MENUS: Final[dict[type[ask.Question], Callable[[Shelf, Season, Sequence[Option]], Menu]]] = {
    ask.CommitOrPass: commit_menu,
    ask.ChooseTarget: target_menu,
    ask.DiscardUnwanted: card_menu,
    ask.DiscardCard: card_menu,
    ask.KeepCard: card_menu,
    ask.BottomCard: card_menu,
    ask.AddStar: card_menu,
    ask.TopCard: card_menu,
    ask.ReturnCard: card_menu,
    ask.LoseCard: card_menu,
}
"""The form of menu for each type of question; all others are lists."""
