"""The table that rulebook tests play at: a position as text, a script of answers and dice, the outcome as text.

A position is a text, a line for each manager in seating order and a line for each matchup (docs/positions.md says
all that can stand in it). What isn't said is as plain as can be: empty hands, no upgrades, the ball at midfield,
decks as they come out of the box, the matchup phase about to go on with a turn of the first manager.

`play` takes a script: answers by the text of the option, and after each answer what chance brings, by name.
The outcome is read in the notation of positions. A tackle, and who may choose its result:

    def test_stronger():
        game = table('''
            gouged-eye: hand orc-blitzer
            athelorn-avengers: hand wood-elf-lineman
            bad-snap: wood-elf-catcher ball
        ''')

        game.play("commit orc-blitzer to bad-snap right", "tackle wood-elf-catcher", "roll down missed")
        assert game.asked == "gouged-eye choose-result"
        assert game.options == ["apply down", "apply missed"]

        game.play("apply down")
        assert game["bad-snap"] == "wood-elf-catcher down | orc-blitzer [?]"

Cards that are drawn and tokens that are looked at are named like the faces of dice; cards in play are said of
their manager. An answer may begin with who has to be the one that is asked:

        game = table('''
            gouged-eye: owns waaagh, tackling-coach exhausted; hand orc-thrower; fans 3
            skavenblight-scramblers:
            the-chaos-cup: skaven-blitzer down [ejection, ?, ?two-fans] | gouged-eye morg-n-thorg-cwc ball
        ''')
        game.play("commit orc-thrower to the-chaos-cup", "gouged-eye: use")

The phase to be played can be another one, or several, one after the other. The season ends with the last of them,
so that nothing has to be scripted beyond it:

        game = table('''
            plays: scoreboard phase
            reikland-reavers:
            chaos-all-stars: fans 2
            the-tripline: human-catcher ball | beastman [?]
        ''')
        game.play("token one-fan", "draw gryphon-ade", "draw changer-of-plays")
        assert game.fans == [5, 3]
        assert game.pile("reikland-reavers") == ["gryphon-ade"]

A script that doesn't fit fails with what was asked: an answer that is not listed with all that are, chance that is
not scripted with what it was asked for, chance that is left over with what it is. A draw without an alternative
needn't be scripted. `table(text, luck=1)` lets a seed decide all chance that the script doesn't.
The answer "decline all" declines, passes or ends whatever is asked from there on.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from tests.positions import Position, listed, matchup_text
from touchline.cards import library
from touchline.engine.dealer import Dealer, KeyDealer, key_of_seed
from touchline.engine.machine import advance, answer
from touchline.rules.bags import Bag, titles
from touchline.rules.cheating import FACE_NAMES
from touchline.rules.draws import (
    DIE_NAMES,
    DRAW_CARD,
    DRAW_CONTRACT,
    DRAW_SPIKE,
    DRAW_TEAM,
    DRAW_TOKEN,
    ROLL,
    SPIKE_NAMES,
)
from touchline.rules.events import EVENTS, Teller
from touchline.rules.position import NONE
from touchline.rules.printed import SKILL_NAMES, Book
from touchline.rules.questions import QUESTIONS
from touchline.rules.season import Season
from touchline.table.decisions import decision_at
from touchline.table.setup_choices import boxes_of, expansion_ids, options

CHANCE: Final = {
    ROLL: "roll",
    DRAW_TOKEN: "token",
    DRAW_CARD: "draw",
    DRAW_TEAM: "draw",
    DRAW_SPIKE: "draw",
    DRAW_CONTRACT: "contract",
}
"""How a script says what chance brings, for each kind of draw."""

DECLINE_ALL: Final = "decline all"


class BadScript(AssertionError):
    """The script of a test does not fit what happens; the message says what does."""


class ScriptedDealer(Dealer):
    """Chance as a test wants it: by name, in order; what is not scripted comes from a seed, or is an error."""

    def __init__(self, book: Book, luck: int | None) -> None:
        self.book = book
        self.script: list[tuple[str, str]] = []
        self.luck = None if luck is None else KeyDealer(key_of_seed(luck))

    def deal(self, number: int, kind: int, alternatives: tuple[int, ...]) -> int:
        """The place of the alternative that the script names."""
        names = [self.name_of(kind, alternative) for alternative in alternatives]
        verb = CHANCE[kind]
        if (self.script and self.script[0] == (verb, names[0])) or (len(set(names)) > 1 and self.script):
            said, name = self.script.pop(0)
            if said != verb or name not in names:
                raise BadScript(
                    f'chance is asked to {verb} one of {listed(names)}; the script says "{said} {name}"'
                )
            return names.index(name)
        if len(set(names)) == 1:
            return 0
        if self.luck is not None:
            return self.luck.deal(number, kind, alternatives)
        raise BadScript(f"chance is asked to {verb} one of {listed(names)}; the script doesn't say which")

    def name_of(self, kind: int, alternative: int) -> str:
        """What a script calls an alternative."""
        if kind == ROLL:
            return DIE_NAMES[alternative]
        if kind == DRAW_TOKEN:
            return FACE_NAMES[alternative]
        if kind == DRAW_CONTRACT:
            return f"{alternative}-fans"
        if kind == DRAW_TEAM:
            return self.book.teams[alternative].id
        return SPIKE_NAMES[alternative] if kind == DRAW_SPIKE else self.book.printed[alternative].id


def table(text: str, luck: int | None = None, packs: Sequence[str] = ()) -> Table:
    """A table at which the position of this text is about to be played."""
    book = library(packs).book_of(boxes_of(named_expansions(text, packs)))
    return Table(Position(book, text).season(ScriptedDealer(book, luck)))


def named_expansions(text: str, packs: Sequence[str] = ()) -> tuple[str, ...]:
    """The expansions that a position names, or else those that its cards, teams and options are of."""
    said = re.search(r"^ *expansions:(.*)$", text, re.MULTILINE)
    if said:
        return tuple([name.strip() for name in said[1].split(",")])
    words = set(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)*", text))
    found = library(packs)
    boxes = [card.set for card in found.cards if card.id in words]
    boxes += [team.set for team in found.teams if team.id in words]
    return (*expansion_ids(boxes), *[rule.needs for rule in options() if rule.needs and rule.id in words])


class Table:
    """A season that is played by script, and its state in the words of positions."""

    def __init__(self, season: Season) -> None:
        assert isinstance(season.dealer, ScriptedDealer)
        self.season = season
        self.dealer = season.dealer
        self.teller = Teller()
        self.has_begun = False
        season.teller = self.teller

    # Playing.

    def play(self, *script: str) -> None:
        """Play these answers and chances, to the next question after them."""
        pace: list[tuple[str, list[tuple[str, str]]]] = [("", [])]
        for line in script:
            verb, _, rest = line.partition(" ")
            # "token power-1" is chance; "token 2 of ogre" is an answer.
            if verb in CHANCE.values() and " of " not in line:
                pace[-1][1].extend([(verb, name) for name in rest.split()])
            else:
                pace.append((line, []))
        for said, chance in pace:
            if said or chance:
                self.dealer.script = chance
                self._go_on(said)
                if chance:
                    raise BadScript(f"chance is left over: {listed([' '.join(left) for left in chance])}")

    def _go_on(self, said: str) -> None:
        if not self.has_begun:
            self.has_begun = True
            advance(self.season)
        if said == DECLINE_ALL:
            while self.season.pending is not None:
                answer(self.season, self.season.pending.options[-1])
        elif said:
            self._answer(said)

    def _answer(self, said: str) -> None:
        asked = self.asked
        who, _, text = said.rpartition(": ")
        pending = self.season.pending
        if pending is None or (who and who != asked.split()[0]) or text not in self.options:
            options = "".join(f"\n  {option}" for option in self.options)
            raise BadScript(
                f'"{said}" is no answer: {asked} is asked{options and ", with the options"}{options}'
            )
        answer(self.season, pending.options[self.options.index(text)])

    @property
    def asked(self) -> str:
        """Who is asked, and which question: "gouged-eye choose-target"; "nobody" once it is over."""
        self._go_on("")
        pending = self.season.pending
        return "nobody" if pending is None else f"{self.team(pending.manager)} {QUESTIONS[pending.kind][0]}"

    @property
    def options(self) -> list[str]:
        """The answers that are allowed, in notation."""
        self._go_on("")
        decision = decision_at(self.season, 0)
        return [] if decision is None else [option.text for option in decision.options]

    # The outcome.

    @property
    def fans(self) -> list[int]:
        """The fans of all managers, in seating order."""
        return self.season.fans

    @property
    def improvements(self) -> list[int]:
        """The improvements gained by all managers, in seating order."""
        return self.season.improvements

    @property
    def pool(self) -> int:
        """How many tokens lie in the cheating token pool."""
        return self.season.pool

    @property
    def reel(self) -> list[str]:
        """The matchups of the week, from the Highlight deck on; those that went back to the box are left out."""
        return [self.card(title) for title in self.season.reel if title != NONE]

    @property
    def box(self) -> list[str]:
        """Everything that went back to the box, sorted."""
        return self.cards(tuple(sorted(self.season.box + self.season.spent)))

    def __getitem__(self, matchup: str) -> str:
        """Who is at a matchup, as a position says it."""
        at = self.season.reel.index(self.season.book.numbers[matchup])
        return matchup_text(self.season, at)

    def hand(self, team: str) -> list[str]:
        """The cards of a manager's hand, sorted."""
        return self.cards(self.season.hand[self.manager(team)])

    def deck(self, team: str) -> list[str]:
        """The cards of a manager's team deck: those known to be on top in their order, then the others, sorted."""
        manager = self.manager(team)
        return self.cards(self.season.top[manager] + self.season.deck[manager])

    def discard(self, team: str) -> list[str]:
        """A manager's discard pile, the latest card last."""
        return self.cards(self.season.discard[self.manager(team)])

    def owns(self, team: str) -> list[str]:
        """A manager's upgrades in play, with "exhausted" behind those that are."""
        manager = self.manager(team)
        return [
            self.card(title) + " exhausted" * (self.season.exhausted[manager] >> place & 1)
            for place, title in enumerate(self.season.upgrades[manager])
        ]

    def pile(self, team: str) -> list[str]:
        """A manager's improvement pile."""
        return self.cards(titles(self.season.piles[self.manager(team)]))

    @property
    def told(self) -> list[str]:
        """What has happened, in order: the kind of each event and what it is about, by ids and names."""
        return [told_text(self.season, note) for note in self.teller.notes]

    def team(self, manager: int) -> str:
        """The team of a manager."""
        return self.season.book.teams[self.season.teams[manager]].id

    def manager(self, team: str) -> int:
        """The manager of a team."""
        return [self.team(manager) for manager in range(self.season.managers)].index(team)

    def card(self, title: int) -> str:
        """The id of a card."""
        return self.season.book.printed[title].id

    def cards(self, bag: Bag) -> list[str]:
        """The ids of cards."""
        return [self.card(title) for title in bag]


def told_text(season: Season, note: Bag) -> str:
    """An event: its kind and what it is about, by ids and names."""
    kind, fields = EVENTS[note[0]]
    values = list(note[1:])
    said = [kind]
    for field in fields:
        value = values.pop(0)
        if field in ("player", "target"):
            title = values.pop(0)
            values.pop(0)
            said.append(season.printed[title].id if value != NONE else "nobody")
        elif field == "matchup":
            said.append(season.printed[values.pop(0)].id)
        elif field in ("manager", "winner", "victim"):
            said.append(season.book.teams[season.teams[value]].id)
        elif field.endswith("card"):
            said.append(season.printed[value].id)
        else:
            said.append(value_text(season, field, value))
    return " ".join(said)


def value_text(season: Season, field: str, value: int) -> str:
    """What a field of an event holds, by name where it has one."""
    names = {"die": DIE_NAMES, "face": FACE_NAMES, "secret-face": FACE_NAMES, "skill": SKILL_NAMES}.get(field)
    if field == "team":
        return season.book.teams[value].id
    if field == "side":
        return ("left", "right", "open")[value]
    return str(value) if names is None else names[value]
