"""Makes of the packs what everybody works with: the book for the rules, the catalogue for people."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from touchline.cards.card import Card, NamedAbility, Payouts, TeamInfo
from touchline.cards.checks import check
from touchline.cards.lexicon import Lexicon, all_words
from touchline.cards.mistakes import BadPack
from touchline.cards.reader import BUILT_IN, Entry, Reading
from touchline.cards.shapes import FREE_AGENT, Sentence
from touchline.cards.text import THIS_WEEK, card_text, payouts_text
from touchline.rules.abilities import Ability, Modifier
from touchline.rules.printed import (
    CENTRE,
    ICON_NAMES,
    KIND_NAMES,
    LEFT,
    LOSE,
    RIGHT,
    RUNNER_UP,
    SKILL_NAMES,
    WINNER,
    Book,
    Printed,
    Section,
    Team,
)

SECTIONS: Final = {
    "highlight": {"left": LEFT, "centre": CENTRE, "right": RIGHT},
    "tournament": {"winner": WINNER, "runner_up": RUNNER_UP, "lose": LOSE},
}
FREEBOOTER: Final = "freebooter"


class Library(NamedTuple):
    """All that some packs hold, in the order in which they give it; the book has an order of its own."""

    book: Book
    cards: tuple[Card, ...]
    teams: tuple[TeamInfo, ...]
    named: tuple[NamedAbility, ...]


def library(packs: Sequence[str | Path] = ()) -> Library:
    """What the packs hold, laid on top of the built-in ones. Read once, as long as no file changes."""
    paths = [BUILT_IN, *[Path(pack) for pack in packs]]
    return _library(tuple([(path, _stamp(path)) for path in paths]))


@lru_cache(maxsize=8)
def _library(stamped: tuple[tuple[Path, object], ...]) -> Library:
    return read_library([path for path, _ in stamped], all_words())


def _stamp(path: Path) -> object:
    """What changes when a pack of somebody's own changes; the built-in ones don't."""
    if path == BUILT_IN:
        return None
    files = sorted(path.rglob("*.toml")) if path.is_dir() else [path] if path.is_file() else []
    return tuple([(file, file.stat().st_mtime_ns, file.stat().st_size) for file in files])


def read_library(packs: Sequence[Path], lexicon: Lexicon) -> Library:
    """What these packs hold, each laid on top of those before, read with these words."""
    reading = Reading(lexicon)
    for pack in packs:
        reading.add(pack)
    check(reading)
    if reading.slips:
        raise BadPack(reading.sorted_slips())
    return _Shelves(reading).library()


class _Shelves:
    """The entries of a reading, on their way into a library."""

    def __init__(self, reading: Reading) -> None:
        self.entries = reading.entries
        self.kinds = {kind: reading.of_kind(kind) for kind in reading.shapes}
        self.titles = sorted(
            [entry for kind in KIND_NAMES for entry in self.kinds[kind]], key=lambda entry: entry.id
        )
        self.numbers = {entry.id: number for number, entry in enumerate(self.titles)}
        self.unions = tuple([union.id for union in self.kinds["union"]])

    def library(self) -> Library:
        teams = [
            TeamInfo(**{key: team[key] for key in ("id", "name", "union", "race", "style")}, set=team.origin)
            for team in self.kinds["team"]
        ]
        named = [
            NamedAbility(id=named.id, name=named["name"], text=self.text(named))
            for named in self.kinds["named"]
        ]
        return Library(self.book(), tuple(self.cards()), tuple(teams), tuple(named))

    # The book.

    def book(self) -> Book:
        tournaments = self.kinds["tournament"]
        staff = self.kinds["staff_upgrade"]
        finals = [self.numbers[entry.id] for entry in tournaments if entry["final"]]
        return Book(
            printed=[self.printed(entry) for entry in self.titles],
            teams=[self.team(entry) for entry in self.kinds["team"]],
            unions=self.unions,
            stars=[
                self.deck([star for star in self.kinds["star"] if u in star["decks"]]) for u in self.unions
            ],
            highlights=self.deck(self.kinds["highlight"]),
            tournaments=self.deck([entry for entry in tournaments if not entry["final"]]),
            final=finals[0] if finals else -1,
            headlines=self.deck(self.kinds["headline"]),
            staff=self.deck(staff),
            premium_staff=self.deck([entry for entry in staff if entry["salary_cap"]]),
        )

    def deck(self, entries: list[Entry]) -> tuple[int, ...]:
        """The numbers of these cards, each as often as it has copies."""
        return tuple(sorted([self.numbers[entry.id] for entry in entries for _ in range(entry["copies"])]))

    def team(self, team: Entry) -> Team:
        roster = self.deck([player for player in self.kinds["player"] if player["team"] == team.id])
        upgrades = self.deck(
            [upgrade for upgrade in self.kinds["team_upgrade"] if upgrade["team"] == team.id]
        )
        return Team(team.id, team["name"], self.unions.index(team["union"]), roster, upgrades)

    def printed(self, entry: Entry) -> Printed:
        standing, downed = entry.values.get("star_power", (0, 0))
        speakers = [entry, *[self.entries[name] for name in entry.values.get("named", ())]]
        return Printed(
            id=entry.id,
            name=entry["name"],
            kind=KIND_NAMES.index(entry.kind),
            standing=standing,
            downed=downed,
            skills=tuple([SKILL_NAMES.index(skill) for skill in entry.values.get("skills", ())]),
            team=team_of(entry) or "",
            payouts=sections_of(entry),
            is_freebooter=FREEBOOTER in entry.values.get("named", ()),
            named=tuple(entry.values.get("named", ())),
            abilities=tuple([ability for speaker in speakers for ability in abilities_of(speaker)]),
            modifiers=tuple([modifier for speaker in speakers for modifier in modifiers_of(speaker)]),
        )

    # The catalogue.

    def cards(self) -> list[Card]:
        """Every title in each of its decks."""
        found = []
        for kind in KIND_NAMES:
            if kind == "star":
                stars = self.kinds[kind]
                found += [
                    self.card(star, union)
                    for union in self.unions
                    for star in stars
                    if union in star["decks"]
                ]
            else:
                found += [self.card(entry, None) for entry in self.kinds[kind]]
        return found

    def card(self, entry: Entry, union: str | None) -> Card:
        plays = entry.kind in {"player", "star"}
        if entry.kind == "player":
            union = self.entries[entry["team"]]["union"]
        return Card(
            kind=entry.kind,
            id=entry.id,
            name=entry["name"],
            set=entry.origin,
            copies=entry["copies"],
            team=team_of(entry),
            union=union,
            star_power=entry["star_power"] if plays else None,
            skills=entry["skills"] if plays else None,
            downed_skills=() if plays else None,
            named=entry["named"] if plays else None,
            payouts=payouts_of(entry),
            text=self.text(entry),
            provenance=entry.provenance,
            reconstructed=entry["reconstructed"],
        )

    def text(self, entry: Entry) -> str:
        payouts = payouts_of(entry)
        if payouts is not None:
            return payouts_text(payouts)
        named = [self.entries[name]["name"] for name in entry.values.get("named", ())]
        duration = THIS_WEEK if entry.kind == "headline" else ""
        return card_text(named, modifiers_of(entry), abilities_of(entry), duration)


def team_of(entry: Entry) -> str | None:
    """The team that a card belongs to, or whose logo it shows."""
    team: str | None = entry.values.get("team", entry.values.get("side"))
    return None if team == FREE_AGENT else team


def payouts_of(entry: Entry) -> Payouts | None:
    """The sections of a highlight or tournament, by name."""
    if entry.kind not in SECTIONS:
        return None
    return {name: tuple([dict(payout) for payout in entry[name]]) for name in SECTIONS[entry.kind]}


def sections_of(entry: Entry) -> tuple[Section, ...]:
    """The sections of a highlight or tournament, as the rules number them."""
    places = SECTIONS.get(entry.kind, {})
    return tuple(
        [
            tuple([tuple([(ICON_NAMES.index(icon), n) for icon, n in payout]) for payout in entry[name]])
            for name in sorted(places, key=places.__getitem__)
        ]
    )


def abilities_of(entry: Entry) -> list[Ability]:
    """The entry's own abilities, built anew: an ability belongs to one title."""
    sentences: tuple[Sentence, ...] = entry.values.get("ability", ())
    return [
        Ability(
            said.when.build(),
            tuple([use.build() for use in said.conditions]),
            tuple([use.build() for use in said.effects]),
            said.may,
            said.exhausts,
        )
        for said in sentences
    ]


def modifiers_of(entry: Entry) -> list[Modifier]:
    """What the entry itself says that always holds."""
    return [use.build() for use in entry.values.get("always", ())]
