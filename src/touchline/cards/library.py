"""Makes of the packs what everybody works with: the book for the rules, the catalogue for people."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

from touchline.cards.boxes import CONTRACT_TOKENS, FOUL_PLAY, SUDDEN_DEATH, is_in_play
from touchline.cards.card import Card, NamedAbility, Payouts, TeamInfo
from touchline.cards.checks import check
from touchline.cards.lexicon import Lexicon, all_words
from touchline.cards.mistakes import BadPack
from touchline.cards.reader import BUILT_IN, Entry, Reading
from touchline.cards.shapes import FREE_AGENT, SETS, Sentence
from touchline.cards.text import THIS_WEEK, card_text, payouts_text
from touchline.rules.abilities import Ability, Modifier
from touchline.rules.cheating import BASE_TOKENS, FOUL_PLAY_TOKENS
from touchline.rules.printed import (
    CENTRE,
    ICON_NAMES,
    KIND_NAMES,
    LEFT,
    LOSE,
    RIGHT,
    RUNNER_UP,
    SKILL_NAMES,
    SUPPLY_NAMES,
    WINNER,
    Book,
    Printed,
    Section,
    Team,
)

SECTIONS: Final = {
    "stadium": {"left": LEFT, "right": RIGHT},
    "highlight": {"left": LEFT, "centre": CENTRE, "right": RIGHT},
    "tournament": {"winner": WINNER, "runner_up": RUNNER_UP, "lose": LOSE},
}
FREEBOOTER: Final = "freebooter"


class Library:
    """All that some packs hold, in the order in which they give it; the books have an order of their own."""

    __slots__ = ("_books", "_shelves", "cards", "named", "teams")

    def __init__(self, shelves: _Shelves) -> None:
        self._shelves = shelves
        self._books: dict[tuple[str, ...], Book] = {}
        self.cards = tuple(shelves.cards())
        self.teams = tuple(shelves.teams())
        self.named = tuple(shelves.named())

    @property
    def book(self) -> Book:
        """What a season of the base game is made of."""
        return self.book_of(())

    def book_of(self, expansions: Sequence[str]) -> Book:
        """What a season with these expansions is made of, given by the names of their sets."""
        boxes = tuple([box for box in SETS[1:] if box in expansions])
        if boxes not in self._books:
            self._books[boxes] = self._shelves.book(boxes)
        return self._books[boxes]


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
    return Library(_Shelves(reading))


class _Shelves:
    """The entries of a reading, on their way into a library."""

    def __init__(self, reading: Reading) -> None:
        self.entries = reading.entries
        self.kinds = {kind: reading.of_kind(kind) for kind in reading.shapes}
        self.titles = sorted(
            [entry for kind in KIND_NAMES for entry in self.kinds[kind]], key=lambda entry: entry.id
        )
        self.numbers = {entry.id: number for number, entry in enumerate(self.titles)}
        self.printed = [self.printed_of(entry) for entry in self.titles]

    # The books.

    def book(self, boxes: tuple[str, ...]) -> Book:
        """What is in play with these boxes beside the base game."""

        def those(kind: str) -> list[Entry]:
            return [entry for entry in self.kinds[kind] if is_in_play(self.entries, entry, boxes)]

        unions = those("union")
        tournaments = those("tournament")
        finals = [self.numbers[entry.id] for entry in tournaments if entry["final"]]
        return Book(
            printed=self.printed,
            teams=[self.team(team, [union.id for union in unions], boxes) for team in those("team")],
            unions=tuple([union.id for union in unions]),
            stars=[self.deck([star for star in those("star") if u.id in star["decks"]]) for u in unions],
            highlights=self.deck(those("highlight")),
            tournaments=self.deck([entry for entry in tournaments if not entry["final"]]),
            final=finals[0] if finals else -1,
            headlines=self.deck(those("headline")),
            staff=self.deck(those("staff_upgrade")),
            premium_staff=self.deck([entry for entry in those("staff_upgrade") if entry["salary_cap"]]),
            tokens=FOUL_PLAY_TOKENS if FOUL_PLAY in boxes else BASE_TOKENS,
            expansions=boxes,
            supplies=tuple([SUPPLY_NAMES.index(union["supply"]) for union in unions]),
            contracts=CONTRACT_TOKENS if SUDDEN_DEATH in boxes else (),
            penalties=self.deck(those("penalty")),
            stadiums=self.deck(those("stadium")),
            balls=self.deck(those("enchanted_ball")),
        )

    def deck(self, entries: list[Entry]) -> tuple[int, ...]:
        """The numbers of these cards, each as often as it has copies."""
        return tuple(sorted([self.numbers[entry.id] for entry in entries for _ in range(entry["copies"])]))

    def team(self, team: Entry, unions: list[str], boxes: tuple[str, ...]) -> Team:
        roster = self.deck([player for player in self.kinds["player"] if player["team"] == team.id])
        upgrades = self.deck(
            [
                upgrade
                for upgrade in self.kinds["team_upgrade"]
                if upgrade["team"] == team.id and is_in_play(self.entries, upgrade, boxes)
            ]
        )
        return Team(team.id, team["name"], unions.index(team["union"]), roster, upgrades)

    def printed_of(self, entry: Entry) -> Printed:
        standing, downed = entry.values.get("star_power", (0, 0))
        speakers = [entry, *[self.entries[name] for name in entry.values.get("named", ())]]
        return Printed(
            id=entry.id,
            name=entry["name"],
            kind=KIND_NAMES.index(entry.kind),
            standing=standing,
            downed=downed,
            skills=skill_numbers(entry.values.get("skills", ())),
            skill_sets=tuple([skill_numbers(skills) for skills in entry.values.get("skill_sets", ())]),
            downed_skills=skill_numbers(entry.values.get("downed_skills", ())),
            team=team_of(entry) or "",
            payouts=sections_of(entry),
            is_freebooter=FREEBOOTER in entry.values.get("named", ()),
            named=tuple(entry.values.get("named", ())),
            abilities=tuple([ability for speaker in speakers for ability in abilities_of(speaker)]),
            modifiers=tuple([modifier for speaker in speakers for modifier in modifiers_of(speaker)]),
        )

    # The catalogue.

    def teams(self) -> list[TeamInfo]:
        """Every team that can be managed."""
        keys = ("id", "name", "union", "race", "style")
        return [TeamInfo(**{key: team[key] for key in keys}, set=team.origin) for team in self.kinds["team"]]

    def named(self) -> list[NamedAbility]:
        """Every named ability."""
        return [
            NamedAbility(id=named.id, name=named["name"], text=self.text(named))
            for named in self.kinds["named"]
        ]

    def cards(self) -> list[Card]:
        """Every title in each of its decks."""
        found = []
        for kind in KIND_NAMES:
            if kind == "star":
                stars = self.kinds[kind]
                found += [
                    self.card(star, union)
                    for union in [union.id for union in self.kinds["union"]]
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
            skill_sets=(entry["skill_sets"] or None) if plays else None,
            downed_skills=entry["downed_skills"] if plays else None,
            named=entry["named"] if plays else None,
            payouts=payouts_of(entry),
            text=self.text(entry),
            provenance=entry.provenance,
            reconstructed=entry["reconstructed"],
        )

    def text(self, entry: Entry) -> str:
        payouts = payouts_of(entry)
        if payouts is not None and entry.kind != "stadium":
            return payouts_text(payouts)
        named = [self.entries[name]["name"] for name in entry.values.get("named", ())]
        duration = THIS_WEEK if entry.kind == "headline" else ""
        text = card_text(named, modifiers_of(entry), abilities_of(entry), duration)
        return f"{text} {payouts_text(payouts)}" if payouts is not None else text


def skill_numbers(skills: Sequence[str]) -> tuple[int, ...]:
    """The skills as the rules number them."""
    return tuple([SKILL_NAMES.index(skill) for skill in skills])


def team_of(entry: Entry) -> str | None:
    """The team that a card belongs to, or whose logo it shows."""
    team: str | None = entry.values.get("team", entry.values.get("side"))
    return None if team == FREE_AGENT else team


def payouts_of(entry: Entry) -> Payouts | None:
    """The sections of a highlight, tournament or stadium, by name."""
    if entry.kind not in SECTIONS:
        return None
    return {name: tuple([dict(payout) for payout in entry[name]]) for name in SECTIONS[entry.kind]}


def sections_of(entry: Entry) -> tuple[Section, ...]:
    """The sections of a highlight, tournament or stadium, as the rules number them."""
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
