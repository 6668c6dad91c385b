"""Saves: a position as JSON text that a later version, or a book with more cards, can load and go on with.

A save holds everything of a position but the key and what follows from the rest. docs/saves.md describes it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from touchline.cards.mistakes import BadSave, BadSetup
from touchline.engine.dealer import Dealer
from touchline.rules.bags import Bag
from touchline.rules.position import NONE
from touchline.rules.printed import Book
from touchline.rules.questions import QUESTIONS
from touchline.rules.season import FREE, MIDFIELD, STAFF_DECK, STAR_DECKS, Season
from touchline.table.conservation import check_cards, counts_of
from touchline.table.consistency import check_length, check_position
from touchline.table.setup_choices import (
    FEWEST_MANAGERS,
    MOST_MANAGERS,
    boxes_of,
    check_expansions,
    check_managers,
    check_options,
    expansion_ids,
    option_bits,
    option_ids,
)
from touchline.table.stacks import NobodyDeals, ask_again, read_rule, write_rule
from touchline.table.values import (
    CardOrNone,
    Cards,
    Each,
    Faces,
    Flag,
    Json,
    Members,
    Numbers,
    SeenCards,
    Teams,
    Tokens,
    Value,
    Whole,
    as_list,
    as_number,
    as_table,
    as_text,
    entry_of,
    read_cards,
    read_seen_cards,
    refuse,
    write_cards,
    write_seen_cards,
)
from touchline.table.version import VERSION

FORMAT: Final = "touchline save"
SITTING_FORMAT: Final = "touchline sitting"
FORMAT_VERSION: Final = 1

MIGRATIONS: Final[dict[int, Callable[[dict[str, Json]], dict[str, Json]]]] = {}
"""For each earlier version of the format, what makes a save of it into one of the next version."""

SHARED: Final[dict[str, Value]] = {
    "teams": Teams(),
    "week": Whole(),
    "coin": Whole(),
    "turn": Whole(NONE),
    "passed": Members(),
    "committed": Whole(NONE),
    "suspended": Members(),
    "highlights": Cards(),
    "spent": Cards(is_bag=False),
    "tournaments": Cards(),
    "headlines": Cards(),
    "tournaments_left": Whole(),
    "headlines_left": Whole(),
    "has_tournament": Flag(),
    "tournament": CardOrNone(),
    "headline": CardOrNone(),
    "box": Cards(is_bag=False),
    "unseen_tokens": Faces(),
    "pool": Whole(),
    "aside": Tokens(),
    "loose": Members(),
    "contracts_left": Whole(),
    "blood_left": Whole(),
    "disease_left": Whole(),
    "stadiums": Cards(is_bag=False),
    "ref": Whole(NONE),
    "penalties": Cards(),
    "penalties_left": Whole(),
    "penalties_before": Cards(),
    "penalty_discard": Cards(is_bag=False),
    "draws": Whole(0, 10**9),
}
"""The fields that a position has once, and what they hold."""

OF_MANAGERS: Final[dict[str, Value]] = {
    "fans": Each(Whole()),
    "improvements": Each(Whole()),
    "hand": Each(Cards()),
    "top": Each(Cards(is_bag=False)),
    "deck": Each(Cards()),
    "discard": Each(Cards(is_bag=False)),
    "upgrades": Each(Cards(is_bag=False)),
    "exhausted": Each(Members()),
    "piles": Each(SeenCards()),
    "looking": Each(SeenCards()),
    "revealed": Each(Cards()),
    "secret_star": Each(CardOrNone()),
    "contracts": Each(Whole()),
    "facedown": Each(Whole()),
    "facedown_before": Each(Whole()),
    "flipped": Each(Cards()),
    "fouled": Each(SeenCards()),
}
"""The fields with a value for each manager."""

OF_MATCHUPS: Final[dict[str, Value]] = {
    "reel": Each(CardOrNone()),
    "present": Each(Numbers()),
    "left": Each(Whole(FREE - 1)),
    "right": Each(Whole(FREE - 1)),
    "ball": Each(Whole(MIDFIELD)),
    "driven": Each(Members()),
    "turned": Each(Flag()),
    "balls": Each(CardOrNone()),
    "plague": Each(Whole()),
}
"""The fields with a value for each matchup of the week."""

OF_PLAYERS: Final[dict[str, Value]] = {
    "title": Each(CardOrNone()),
    "owner": Each(Whole()),
    "where": Each(Whole(NONE)),
    "side": Each(Whole()),
    "downed": Each(Flag()),
    "tokens": Each(Tokens()),
    "tackled": Each(Members()),
    "blood": Each(Whole()),
    "disease": Each(Whole()),
    "chosen_set": Each(Whole(NONE)),
}
"""The fields with a value for each player who entered a matchup this week."""

DERIVED: Final = (
    "book",
    "printed",
    "teller",
    "listening",
    "hears",
    "managers",
    "options",
    "dealer",
    "stack",
    "pending",
)
"""What is no such field: it follows from others, or is written in another way."""


def pack(position: Season, decision: int = 0) -> str:
    """The position as text, without its key; `decision` is the number of the decision that it stands at."""
    book = position.book
    pending = position.pending
    asked: Json = None
    if pending is not None:
        asked = {"manager": pending.manager, "question": QUESTIONS[pending.kind][0]}
    counts: dict[str, Json] = dict(counts_of(position))
    save: dict[str, Json] = {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "touchline": VERSION,
        "managers": position.managers,
        "expansions": list(expansion_ids(book.expansions)),
        "options": list(option_ids(position.options)),
        "decision": decision,
        "asked": asked,
        "cards": counts,
        "season": _write_fields(SHARED, position),
        "by_manager": _write_fields(OF_MANAGERS, position),
        "by_matchup": _write_fields(OF_MATCHUPS, position),
        "by_player": _write_fields(OF_PLAYERS, position),
        "seen_hands": _write_seen_hands(position),
        "decks": _write_decks(position),
        "stack": [write_rule(rule, book) for rule in position.stack],
    }
    return msgspec.json.encode(save).decode()


def decision_of(text: str) -> int:
    """The number of the decision that a save stands at."""
    return as_number(entry_of(_read_save(text), "text", "decision"), "decision", 0)


def boxes_in(text: str) -> tuple[str, ...]:
    """The sets of cards that the season of a save is played with."""
    return boxes_of(_read_expansions(_read_save(text)))


def unpack(text: str, dealer: Dealer, book: Book) -> Season:
    """The position of a save, to be gone on with by this dealer; BadSave if there is anything wrong with the text."""
    save = _read_save(text)
    managers = as_number(entry_of(save, "text", "managers"), "managers", FEWEST_MANAGERS, MOST_MANAGERS)
    season = Season(book, managers, _read_options(managers, save), NobodyDeals())
    _read_fields(SHARED, season, entry_of(save, "text", "season"), "season")
    _read_fields(OF_MANAGERS, season, entry_of(save, "text", "by_manager"), "by_manager", managers)
    reel = as_list(entry_of(entry_of(save, "text", "by_matchup"), "by_matchup", "reel"), "reel")
    _read_fields(OF_MATCHUPS, season, entry_of(save, "text", "by_matchup"), "by_matchup", len(reel))
    titles = as_list(entry_of(entry_of(save, "text", "by_player"), "by_player", "title"), "title")
    _read_fields(OF_PLAYERS, season, entry_of(save, "text", "by_player"), "by_player", len(titles))
    _read_seen_hands(season, entry_of(save, "text", "seen_hands"))
    _read_decks(season, entry_of(save, "text", "decks"))
    check_position(season)
    season.stack = [read_rule(rule, book) for rule in as_list(entry_of(save, "text", "stack"), "stack")]
    cards = as_table(entry_of(save, "text", "cards"), "cards")
    check_cards(season, {name: as_number(count, f"cards.{name}", 0) for name, count in cards.items()})
    season.recount_listening()
    season.pending = ask_again(season, entry_of(save, "text", "asked"))
    season.dealer = dealer
    return season


# The text and its version.


def _read_save(text: object) -> dict[str, Json]:
    """The text of a save as plain data of the present version."""
    if not isinstance(text, str):
        raise BadSave("That is no text.", "A save is the text that season.save() gave.")
    try:
        found: Json = msgspec.json.decode(text)
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise BadSave(
            "The save is no JSON, or it is cut short.", "Take all of what season.save() gave."
        ) from None
    save = as_table(found, "text")
    if save.get("format") == SITTING_FORMAT:
        raise BadSave(
            "This is a save of the terminal table.",
            "`touchline play --load` goes on with it; the save of the season is its entry `save`, as JSON.",
        )
    if entry_of(save, "text", "format") != FORMAT:
        refuse("format", save["format"], repr(FORMAT))
    version = as_number(entry_of(save, "text", "version"), "version", 1)
    if version > FORMAT_VERSION:
        raise BadSave(
            f"The save is of version {version} of the format.",
            f"This Touchline reads up to {FORMAT_VERSION}: update it.",
        )
    while version < FORMAT_VERSION:
        save = MIGRATIONS[version](save)
        version += 1
    return save


def _read_expansions(save: Json) -> list[str]:
    """The expansions, which must be known here."""
    found = as_list(entry_of(save, "text", "expansions"), "expansions")
    ids = [as_text(id, "expansions") for id in found]
    try:
        check_expansions(ids)
    except BadSetup as refused:
        raise BadSave(refused.wrong, refused.right) from None
    return ids


def _read_options(managers: int, save: Json) -> int:
    """The optional rules, which must go together, and with so many managers and these expansions."""
    ids = [as_text(id, "options") for id in as_list(entry_of(save, "text", "options"), "options")]
    expansions = _read_expansions(save)
    try:
        check_managers(managers, expansions)
        check_options(ids, managers, expansions)
    except BadSetup as refused:
        raise BadSave(refused.wrong, refused.right) from None
    return option_bits(tuple(ids))


# Fields.


def _write_fields(values: dict[str, Value], position: Season) -> Json:
    return {name: value.write(getattr(position, name), position.book) for name, value in values.items()}


def _read_fields(
    values: dict[str, Value], season: Season, found: Json, path: str, length: int | None = None
) -> None:
    for name, value in values.items():
        read = value.read(entry_of(found, path, name), season.book, f"{path}.{name}")
        if isinstance(read, list) and length is not None:
            check_length(read, length, f"{path}.{name}")
        setattr(season, name, read)


def _write_seen_hands(position: Season) -> Json:
    seats = position.managers + 1
    seen = [write_cards(hand, position.book) for hand in position.seen_hands]
    return [seen[at : at + seats] for at in range(0, len(seen), seats)]


def _read_seen_hands(season: Season, found: Json) -> None:
    hands = as_list(found, "seen_hands")
    check_length(hands, season.managers, "seen_hands")
    season.seen_hands = []
    for manager, seats in enumerate(hands):
        path = f"seen_hands[{manager}]"
        check_length(as_list(seats, path), season.managers + 1, path)
        season.seen_hands += [_read_bag(seen, season.book, path) for seen in as_list(seats, path)]


def _read_bag(found: Json, book: Book, path: str) -> Bag:
    return tuple(sorted(read_cards(found, book, path)))


# Decks of improvements.


def _write_decks(position: Season) -> Json:
    decks: list[Json] = []
    for bag, bottom in zip(position.bags, position.bottoms, strict=True):
        decks.append(
            {"bag": write_cards(bag, position.book), "bottom": write_seen_cards(bottom, position.book)}
        )
    unions = position.book.unions
    first = STAR_DECKS + len(unions)
    stars: dict[str, Json] = dict(zip(unions, decks[STAR_DECKS:first], strict=True))
    return {"staff": decks[STAFF_DECK], "stars": stars, "upgrades": decks[first:]}


def _read_decks(season: Season, found: Json) -> None:
    """Read the decks; a union that the save does not know, as it came later, has nothing set out."""
    book = season.book
    _read_deck(season, entry_of(found, "decks", "staff"), "decks.staff")
    stars = as_table(entry_of(found, "decks", "stars"), "decks.stars")
    for union in stars:
        if union not in book.unions:
            refuse("decks.stars", union, "A union of these packs")
    for union in book.unions:
        if union in stars:
            _read_deck(season, stars[union], f"decks.stars.{union}")
        else:
            season.bags.append(())
            season.bottoms.append(())
    upgrades = as_list(entry_of(found, "decks", "upgrades"), "decks.upgrades")
    check_length(upgrades, season.managers, "decks.upgrades")
    for manager, deck in enumerate(upgrades):
        _read_deck(season, deck, f"decks.upgrades[{manager}]")


def _read_deck(season: Season, found: Json, path: str) -> None:
    season.bags.append(_read_bag(entry_of(found, path, "bag"), season.book, path))
    season.bottoms.append(read_seen_cards(entry_of(found, path, "bottom"), season.book, path))
