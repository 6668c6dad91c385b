"""What the expansions add to the game, and how often it happens in seasons of rookies.

A mechanism has components: a box, an optional rule, cards of a starting roster, a stadium of the line.
It is counted over the seasons that have them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from tests.seasons.lineups import FOUL_PLAY, SUDDEN_DEATH, line_up
from tests.seasons.occurring import abilities_noted
from touchline.bots.rookie import Rookie
from touchline.bots.seat import Seat
from touchline.cards import library
from touchline.rules.abilities import BANNED_SKILL, BREACH, CROWD, Ability, Modifier
from touchline.rules.moments import LOST, WON
from touchline.rules.printed import ENCHANTED_BALL, FOUL, REGENERATE, SKILL_NAMES, TOURNAMENT, Printed
from touchline.rules.season import CORRUPT_REF, ENCHANTED_BALLS, STADIUMS
from touchline.rules.season import Season as Position
from touchline.rules.stadiums import is_banned
from touchline.table import events as told
from touchline.table import questions as ask
from touchline.table.events import AnyEvent
from touchline.table.questions import AnyQuestion
from touchline.table.telling import Event

Has = Callable[[Position], bool]
"""Whether a season has the components of a mechanism."""
Note = Callable[[str], None]
"""Told the name of a mechanism whenever it happens."""


def box(name: str) -> Has:
    """The season is played with an expansion."""
    return lambda position: name.replace("-", "_") in position.book.expansions


def any_box(position: Position) -> bool:
    """The season is played with one of the expansions, or both."""
    return bool(position.book.expansions)


def option(bit: int) -> Has:
    """The season is played with an optional rule."""
    return lambda position: bool(position.options & bit)


def laid(fold: int) -> Has:
    """A stadium of the line has a rule of that kind."""
    return lambda position: any(position.printed[title].folds[fold] for title in position.stadiums)


def roster(fits: Callable[[Printed], bool]) -> Has:
    """A card of a starting roster fits."""

    def has(position: Position) -> bool:
        book = position.book
        return any(fits(book.printed[title]) for team in position.teams for title in book.teams[team].roster)

    return has


def does(word: str) -> Callable[[Printed], bool]:
    """A card has an ability with that effect."""
    return lambda card: any(
        effect.word == word for ability in card.abilities for block in ability.blocks for effect in block
    )


COMPONENTS: Final[dict[str, Has]] = {
    "contracts": box(SUDDEN_DEATH),
    "either/or skill sets": roster(lambda card: bool(card.skill_sets)),
    "downed skills": roster(lambda card: bool(card.downed_skills)),
    "regeneration": roster(lambda card: REGENERATE in (*card.skills, *card.downed_skills)),
    "blood": roster(does("gain_blood")),
    "abilities of enchanted balls": option(ENCHANTED_BALLS),
    "abilities for winning or losing": any_box,
    "disease spread": roster(does("spread_disease")),
    "disease caught": roster(does("spread_disease")),
    "fouling": roster(lambda card: FOUL in (*card.skills, *card.downed_skills)),
    "penalties": box(FOUL_PLAY),
    "penalty tokens": box(FOUL_PLAY),
    "tournaments": any_box,
    "corrupt ref": option(CORRUPT_REF),
    "stadium bans": laid(BANNED_SKILL),
    "stadium limits": laid(CROWD),
    "stadium Star Power": laid(BREACH),
    "stadium payouts": option(STADIUMS),
}
"""The mechanisms, and what a season must have for each."""

BREACHED: Final = {CROWD: "stadium limits", BREACH: "stadium Star Power"}


class Mechanisms:
    """Counts over seasons: those that have the components of each mechanism, and how often it happened in them."""

    def __init__(self) -> None:
        self.seasons: Counter[str] = Counter()
        self.times: Counter[str] = Counter()

    def play(self, number: int) -> None:
        """Play the line-up of that number with a rookie in every seat."""
        season = line_up(number).begin()
        position = season.position
        self.seasons.update([name for name, has in COMPONENTS.items() if has(position)])
        rookies = [Rookie(number * 8 + seat) for seat in range(season.managers)]
        down: set[int] = set()
        self.note_events(position, season.events, down)
        with breaches_noted(self.note), abilities_noted(self.note_ability):
            while (decision := season.decision) is not None:
                self.note_question(position, decision.question)
                answer = rookies[decision.manager].decide(Seat(season, decision.manager))
                self.note_events(position, season.choose(answer), down)

    def add(self, other: Mechanisms) -> None:
        """Add what happened in other seasons."""
        self.seasons += other.seasons
        self.times += other.times

    def rates(self) -> dict[str, float]:
        """How often each mechanism happens in a season that has its components; 0 if no season has them."""
        return {name: self.times[name] / max(1, self.seasons[name]) for name in COMPONENTS}

    def note(self, name: str) -> None:
        """A mechanism happens."""
        self.times[name] += 1

    def note_ability(self, ability: Ability) -> None:
        """An ability is used."""
        if {WON, LOST} & {*ability.when.moments}:
            self.note("abilities for winning or losing")
        if library().book.printed[ability.title].kind == ENCHANTED_BALL:
            self.note("abilities of enchanted balls")

    def note_question(self, position: Position, question: AnyQuestion) -> None:
        """A banned skill may be used for a penalty, or left alone: either way the ban is minded."""
        match question:
            case ask.UseSkill(player=player, skill=skill):
                icon = SKILL_NAMES.index(skill)
            case ask.ChooseTarget(player=player):
                icon = SKILL_NAMES.index("tackle")
            case ask.Foul(player=player):
                icon = FOUL
            case _:
                return
        if is_banned(position, player.number, icon):
            self.note("stadium bans")

    def note_events(self, position: Position, events: tuple[AnyEvent, ...], down: set[int]) -> None:
        """Count what happened, and keep to who is down."""
        for event in events:
            match event:
                case told.WeekBegan():
                    down.clear()
                case told.PlayerDowned(player=player):
                    down.add(player.number)
                case told.PlayerStood(player=player):
                    down.discard(player.number)
                case told.SkillUsed(player=player) if player.number in down:
                    self.note("downed skills")
            self.times.update(marked(position, event))


MARKS: Final[dict[type[Event], str]] = {
    told.ContractTaken: "contracts",
    told.SkillsChosen: "either/or skill sets",
    told.BloodGained: "blood",
    told.DiseaseSpread: "disease spread",
    told.DiseaseCaught: "disease caught",
    told.CardFouled: "fouling",
    told.PenaltyRevealed: "penalties",
    told.RefMoved: "corrupt ref",
}
"""Events that are the mark of a mechanism, whatever they say."""


def marked(position: Position, event: AnyEvent) -> list[str]:
    """The mechanism that an event is the mark of, if it is of one."""
    found = MARKS.get(type(event), "")
    match event:
        case told.SkillUsed(skill="regeneration"):
            found = "regeneration"
        case told.TokenTurned(face="penalty") | told.TokenShown(face="penalty"):
            found = "penalty tokens"
        case told.SpikeRevealed(card=card):
            is_tournament = position.printed[position.book.numbers[card]].kind == TOURNAMENT
            found = "tournaments" if is_tournament else ""
        case told.PayoutCollected(section="left" | "right", matchup=matchup):
            found = "stadium payouts" if matchup.number < len(position.stadiums) else ""
    return [found] if found else []


class Noted(Modifier):
    """A rule of a stadium that tells when it is breached."""

    __slots__ = ("name", "note", "rule")

    def __init__(self, rule: Modifier, name: str, note: Note) -> None:
        self.rule = rule
        self.name = name
        self.note = note

    def text(self) -> str:
        """What the rule says."""
        return self.rule.text()

    def amount(self, season: Position, manager: int, about: int) -> int:
        """What the rule says now."""
        breaches = self.rule.amount(season, manager, about)
        if breaches:
            self.note(self.name)
        return breaches


@contextmanager
def breaches_noted(note: Note) -> Iterator[None]:
    """Tell of each breach of a stadium's rules by who comes to it; a penalty does not say what it is for."""
    rules = [
        (card, fold, rule)
        for card in library().book.printed
        for fold in BREACHED
        if (rule := card.folds[fold]) is not None
    ]
    for card, fold, rule in rules:
        card.folds[fold] = Noted(rule, BREACHED[fold], note)
    try:
        yield
    finally:
        for card, fold, rule in rules:
            card.folds[fold] = rule
