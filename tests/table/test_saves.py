"""A save is a position as text: what is loaded is the same, goes on alike, and anything else is refused."""

from __future__ import annotations

import copy
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

import touchline
from tests.courses import each_kind, finish, positions
from tests.scenario import table
from tests.sources import parameters, slots
from touchline import BadSave
from touchline.cli.sittings import write_sitting
from touchline.engine.dealer import KeyDealer
from touchline.engine.machine import KINDS, Game, Procedure
from touchline.rules.position import Position
from touchline.rules.questions import COMMIT_OR_PASS
from touchline.rules.season import Season
from touchline.rules.windows import UseAbility
from touchline.table import saves
from touchline.table.records import unrecorded
from touchline.table.saves import (
    DERIVED,
    MIGRATIONS,
    OF_MANAGERS,
    OF_MATCHUPS,
    OF_PLAYERS,
    SHARED,
    pack,
)
from touchline.table.stacks import read_rule, write_rule
from touchline.table.version import VERSION

FIELDS = [
    *SHARED,
    *OF_MANAGERS,
    *OF_MATCHUPS,
    *OF_PLAYERS,
    "bags",
    "bottoms",
    "seen_hands",
    "listening",
    "hears",
]
PAGE = Path(__file__).resolve().parents[2] / "docs" / "saves.md"


def told(season: Season) -> list[object]:
    """Everything of a position."""
    rules = [(type(rule).__name__, rule.at, rule.answer, rule.fields()) for rule in season.stack]
    pending = season.pending
    asked = pending and (pending.manager, pending.kind, pending.about, pending.options)
    return [*[(name, getattr(season, name)) for name in FIELDS], rules, asked]


def fresh(seed: int = 1) -> touchline.Season:
    """A season in the middle of its second week: players at matchups, cards in all hands, somebody about to commit."""
    for season in positions(3, (), seed):
        position = season.position
        is_asked = position.pending is not None and position.pending.kind == COMMIT_OR_PASS
        if position.week == 2 and is_asked and len(position.title) >= 4 and all(position.hand):
            return season
    raise AssertionError


def load(text: str) -> touchline.Season:
    return touchline.load(text, seed=1)


@pytest.fixture(scope="module")
def save() -> dict[str, Any]:
    """A save, to be spoilt."""
    found: dict[str, Any] = json.loads(fresh().save())
    return found


# There and back.


@pytest.mark.random_seasons
@each_kind
def test_what_is_loaded_is_the_same_and_goes_on_alike(managers: int, options: tuple[str, ...]):
    for number, season in enumerate(positions(managers, options, seed=6, every=4)):
        text = season.save()
        loaded = touchline.load(text, seed=6)
        assert told(loaded.position) == told(season.position)
        assert loaded.save() == text
        assert loaded.view(None) == season.view(None)
        assert loaded.view(0) == season.view(0)
        if number % 20 == 0:
            twin = season.clone()
            assert finish(loaded, number) == finish(twin, number)
            assert loaded.standings == twin.standings


def test_without_the_seed_the_dice_are_fresh():
    season = fresh()
    ends = {
        tuple([place.fans for place in _ended(touchline.load(season.save())).standings]) for _ in range(4)
    }
    assert len(ends) > 1


def _ended(season: touchline.Season) -> touchline.Season:
    finish(season)
    return season


def test_a_save_holds_no_key():
    season = touchline.new_season(2, seed=bytes(range(32)))
    assert bytes(range(32)).hex() not in season.save()
    assert str(list(range(32)))[1:-1] not in season.save()


def test_a_season_that_is_over_can_be_saved():
    season = _ended(fresh())
    assert load(season.save()).over
    assert load(season.save()).standings == season.standings


def test_the_number_of_the_decision_goes_on():
    season = fresh()
    assert season.decision is not None
    loaded = load(season.save())
    assert loaded.decision is not None
    assert loaded.decision.number == season.decision.number > 20


@pytest.mark.random_seasons
@each_kind
def test_what_listens_is_what_is_in_play(managers: int, options: tuple[str, ...]):
    """The counts that are kept, change by change, are those that a count of all cards in play gives."""
    for season in positions(managers, options, seed=7):
        position = season.position
        kept = (position.listening[:], position.hears[:])
        position.recount_listening()
        assert (position.listening, position.hears) == kept


# All of a position, and all rules.


def test_every_field_of_a_position_is_written_or_follows_from_others():
    fields = {*slots(Game), *slots(Position), *slots(Season)}
    written = {*SHARED, *OF_MANAGERS, *OF_MATCHUPS, *OF_PLAYERS, "bags", "bottoms", "seen_hands"}
    assert written & set(DERIVED) == set()
    assert fields == written | set(DERIVED)


def kinds() -> list[type[Procedure]]:
    """All rules that there are; tests have some of their own."""
    return [kind for kind in KINDS.values() if kind.__module__.startswith("touchline.") and kind.NAMES]


FACT = (1, 2, 3, 4, 5, 6, 7)


def filled(kind: type[Procedure]) -> Procedure:
    """A rule with a value of its own in each field."""
    values: list[object] = []
    for place, default in enumerate(kind().fields()):
        code = kind.CODED.get(place)
        if code == "ability":
            values.append(1)
        elif code == "uses":
            values.append((5, 1, 0, 2, 7, 1001, 1, 0))
        elif isinstance(default, bool):
            values.append(not default)
        elif isinstance(default, int):
            values.append(0 if kind is UseAbility else place + 3)
        else:
            values.append(FACT if default else (FACT, FACT))
    return kind(*values)


@pytest.mark.parametrize("kind", kinds(), ids=lambda kind: kind.__name__)
def test_every_rule_can_be_copied_saved_and_loaded_at_each_step(kind: type[Procedure]):
    book = touchline.new_season(2, seed=1).position.book
    rule = filled(kind)
    for at in range(len(kind.NAMES) + 1):
        rule.at = at
        rule.answer = (22, 5, 0)
        for twin in (rule.clone(), read_rule(json.loads(json.dumps(write_rule(rule, book))), book)):
            assert type(twin) is kind
            assert (twin.at, twin.answer, twin.fields()) == (at, rule.answer, rule.fields())


@pytest.mark.parametrize("kind", kinds(), ids=lambda kind: kind.__name__)
def test_fields_that_number_a_card_or_an_ability_say_so(kind: type[Procedure]):
    """Saves write them by name, so that they mean the same in a later book."""
    named = {"title": "card", "card": "card", "ability": "ability", "used": "uses"}
    assert {place: named[name] for place, name in enumerate(parameters(kind)) if name in named} == kind.CODED


def test_cards_and_abilities_are_written_by_name():
    game = table("""
        skavenblight-scramblers: hand rat-ogre; owns professional-cheater
        athelorn-avengers: hand wood-elf-lineman
        bad-snap: wood-elf-catcher [?] | skaven-lineman [?]
    """)
    game.play("commit rat-ogre to bad-snap right", "decline", "act professional-cheater")
    assert game.asked == "skavenblight-scramblers choose-token"
    stack = json.loads(pack(game.season))["stack"]
    rules = {rule["rule"]: rule for rule in stack}
    assert rules["Turn"]["answer"] == ["act", 0]
    assert rules["UseAbility"]["fields"][0] == ["professional-cheater", 0]
    assert rules["ChooseToken"]["fields"][3] == "professional-cheater"


def test_uses_and_answers_in_a_window_are_written_by_name():
    game = table("""
        gouged-eye: hand orc-blitzer
        athelorn-avengers: hand treeman; owns dodge-type-thing
        bad-snap: athelorn-avengers freebooter-runner
    """)
    game.play("commit orc-blitzer to bad-snap right", "tackle freebooter-runner", "roll down")
    game.play("use dodge-type-thing", "roll missed")
    assert game.options == ["use freebooter-runner", "decline"]
    window = json.loads(pack(game.season))["stack"][-1]
    assert window["rule"] == "Window"
    assert window["answer"] == ["ability", ["dodge-type-thing", 0], 1000, 0]
    assert window["fields"][3] == [[["dodge-type-thing", 0], 1000, 0, 1]]


# Later books.


def test_a_book_with_more_cards_loads_an_earlier_save(tmp_path: Path):
    pack_file = tmp_path / "more.toml"
    pack_file.write_text(
        '[[highlight]]\nid = "aaa-first"\nname = "Aaa First"\nprovenance = "reconstructed"\n'
        "left = [{ fans = 1 }]\ncentre = [{ fans = 2 }]\nright = [{ fans = 1 }]\n",
        encoding="utf-8",
    )
    season = fresh()
    later = touchline.load(season.save(), seed=1, packs=[pack_file])
    number = season.position.book.numbers["bad-snap"]
    assert later.position.book.numbers["bad-snap"] == number + 1
    assert later.save() == season.save()
    assert finish(later, 3) == finish(season, 3)


def test_a_union_that_came_later_has_nothing_set_out(save: dict[str, Any]):
    season = fresh().position
    spoilt = json.loads(json.dumps(save))
    managed = {season.book.unions[season.book.teams[team].union] for team in season.teams}
    for union in set(spoilt["decks"]["stars"]) - managed:
        spoilt["cards"]["star"] -= len(spoilt["decks"]["stars"].pop(union)["bag"])
        loaded = load(json.dumps(spoilt)).position
        assert () in loaded.bags


# Versions.


def test_every_earlier_version_has_its_migration():
    assert list(MIGRATIONS) == list(range(1, saves.FORMAT_VERSION))


def test_earlier_saves_go_through_all_migrations(save: dict[str, Any], monkeypatch: pytest.MonkeyPatch):
    def rename(old: dict[str, Any]) -> dict[str, Any]:
        return {("season" if key == "position" else key): value for key, value in old.items()}

    old = {("position" if key == "season" else key): value for key, value in save.items()}
    monkeypatch.setattr(saves, "FORMAT_VERSION", 3)
    monkeypatch.setattr(saves, "MIGRATIONS", {1: rename, 2: copy.deepcopy})
    assert told(load(json.dumps(old)).position) == told(fresh().position)


def test_a_later_version_is_refused(save: dict[str, Any]):
    with pytest.raises(BadSave, match=r"version 99.*update"):
        load(json.dumps({**save, "version": 99}))


def test_a_save_names_the_version_that_wrote_it(save: dict[str, Any]):
    assert save["touchline"] == VERSION
    project = Path(__file__).resolve().parents[2] / "pyproject.toml"
    assert f'version = "{VERSION}"' in project.read_text(encoding="utf-8")


# Refusals.


def spoil(save: dict[str, Any], path: str, value: object) -> str:
    """The save with another value at a place: `by_manager/fans/0`."""
    spoilt = json.loads(json.dumps(save))
    *steps, last = path.split("/")
    inner = spoilt
    for part in steps:
        inner = inner[int(part)] if isinstance(inner, list) else inner[part]
    if isinstance(inner, list):
        inner[int(last)] = value
    else:
        inner[last] = value
    return json.dumps(spoilt)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", "7", '"save"', "{}", "[" * 100_000, '{"format": "touchline save"}']
)
def test_what_is_no_save_is_refused(text: str):
    with pytest.raises(BadSave):
        load(text)


@pytest.mark.parametrize("text", [None, 7, b"{}"])
def test_what_is_no_text_is_refused(text: Any):
    with pytest.raises(BadSave, match="no text"):
        touchline.load(text)


CHANGES: list[tuple[str, object, str]] = [
    ("format", "touchline record", "format is 'touchline record'"),
    ("version", "1", "version is '1'"),
    ("managers", 9, "managers is 9"),
    ("managers", 2, "has 3 values instead of 2"),
    ("options", ["house-rules"], "no optional rule 'house-rules'"),
    ("options", ["abbreviated-season", "extended-season"], "exclude each other"),
    ("season/teams/0", "gouged-eyes", "season.teams is 'gouged-eyes'"),
    ("season/week", True, "season.week is True"),
    ("season/week", 1.5, "season.week is 1.5"),
    ("season/week", -1, "season.week is -1"),
    ("season/has_tournament", 1, "season.has_tournament is 1"),
    ("season/coin", 3, "coin lies with manager 3"),
    ("season/turn", 7, "manager 7's turn"),
    ("season/passed", [5], "passed names a manager"),
    ("season/passed", [-1], "season.passed is -1"),
    ("season/committed", 99, "committed is a player"),
    ("season/highlights/0", "bad-snapp", "season.highlights is 'bad-snapp'"),
    ("season/highlights", "bad-snap", "season.highlights is 'bad-snap'"),
    ("season/box", {}, "season.box is {}"),
    ("season/unseen_tokens/0", "power-9", "season.unseen_tokens is 'power-9'"),
    ("season/unseen_tokens", [], "cheating tokens"),
    ("season/pool", 99, "more facedown cheating tokens"),
    ("season/aside", [["power-1"]], r"season.aside is \['power-1'\]"),
    ("season/aside", [["power-1", "none"]], "season.aside is 'none'"),
    ("season/tournaments_left", 9, "Spike! deck has more cards"),
    ("by_manager/fans", [1, 2], "by_manager.fans has 2 values instead of 3"),
    ("by_manager/exhausted/0", [9], "exhausted upgrade"),
    ("by_manager/secret_star/0", "griff-oberwald", "secret star"),
    ("by_manager/piles/0", [["hired-wizard", []]], "has not seen"),
    ("by_manager/hand/0", [], "cards of the kind player|not in his hand"),
    ("by_manager/fans/1", "many", r"by_manager.fans\[1\] is 'many'"),
    ("by_matchup/reel", None, "reel is None"),
    ("by_matchup/reel/0", "ogre", "reel has a card of another kind"),
    ("by_matchup/present/0", [77], "matchup 0 has a player who is not there"),
    ("by_matchup/ball/0", 77, "ball of matchup 0"),
    ("by_matchup/left/0", 5, "matchup 0 has a side without owner"),
    ("by_matchup/driven/0", [4], "driven names a manager"),
    ("by_player/title/0", "hired-wizard", "player 0 is no player card"),
    ("by_player/title/0", None, "player 0 is no player card"),
    ("by_player/owner/0", 3, "player 0 is nobody's"),
    ("by_player/where/0", 7, "who is not there|does not have him"),
    ("by_player/side/0", 4, "player 0 is on no side"),
    ("by_player/tackled/0", [120], "tackled names a player"),
    ("by_player/downed", [], "by_player.downed has 0 values"),
    ("seen_hands", [], "seen_hands has 0 values"),
    ("seen_hands/0/1", ["morg-n-thorg-owa"], "is not in his hand"),
    ("decks/stars/XYZ", {}, "decks.stars is 'XYZ'"),
    ("decks/upgrades", [], "decks.upgrades has 0 values"),
    ("decks/staff/bag", ["hired-wizard"], "cards of the kind staff_upgrade"),
    ("decks/staff/bottom", [["hired-wizard", "all"]], "cards of the kind staff_upgrade"),
    ("cards/player", 3, "cards of the kind player instead of 3"),
    ("asked", None, "nobody is asked"),
    ("asked/manager", 9, "asked.manager is 9"),
    ("asked/question", "top-card", "is asked 'top-card', but he is not"),
    ("stack", [], "is asked .*, but he is not|cards of the kind"),
    ("stack/0/rule", "PlayChess", "stack is 'PlayChess'"),
    ("stack/0/rule", "Procedure", "stack is 'Procedure'"),
    ("stack/0/at", "begin_war", "PlaySeason.at is 'begin_war'"),
    ("stack/0/fields", [1], "PlaySeason has 1 fields instead of 0"),
    ("stack/0/answer", ["resign"], "answer is 'resign'"),
    ("stack/0/answer", ["commit", "ogre"], "answer is "),
    ("stack/0/answer", [7], "answer is 7"),
]


@pytest.mark.parametrize(("path", "value", "wrong"), CHANGES)
def test_a_changed_save_is_refused(save: dict[str, Any], path: str, value: object, wrong: str):
    with pytest.raises(BadSave, match=wrong) as caught:
        load(spoil(save, path, value))
    assert caught.value.right


def test_a_card_too_many_is_refused(save: dict[str, Any]):
    highlights = save["season"]["highlights"]
    with pytest.raises(BadSave, match=f"2 copies of {highlights[1]} instead of 1"):
        load(spoil(save, "season/highlights", [highlights[1], *highlights[1:]]))


def test_a_card_in_strange_hands_is_refused(save: dict[str, Any]):
    mine, his = save["by_manager"]["hand"][:2]
    swapped = json.loads(spoil(save, "by_manager/hand/0", [his[0], *mine[1:]]))
    with pytest.raises(BadSave, match=f"gives {his[0]} to manager 0, the"):
        load(spoil(swapped, "by_manager/hand/1", [mine[0], *his[1:]]))


def test_an_upgrade_among_the_players_is_refused(save: dict[str, Any]):
    mine, staff = save["by_manager"]["hand"][0], save["decks"]["staff"]["bag"]
    swapped = json.loads(spoil(save, "by_manager/hand/0", [staff[0], *mine[1:]]))
    with pytest.raises(BadSave, match=f"{staff[0]} among the players"):
        load(spoil(swapped, "decks/staff/bag", [mine[0], *staff[1:]]))


def test_a_player_among_the_upgrades_is_refused(save: dict[str, Any]):
    mine = save["by_manager"]["hand"][0]
    moved = json.loads(spoil(save, "by_manager/hand/0", mine[1:]))
    with pytest.raises(BadSave, match=f"{mine[0]} among the upgrades"):
        load(spoil(moved, "by_manager/upgrades/0", [*save["by_manager"]["upgrades"][0], mine[0]]))


def test_a_team_with_two_managers_is_refused(save: dict[str, Any]):
    names = save["season"]["teams"]
    with pytest.raises(BadSave, match="one team to two managers"):
        load(spoil(save, "season/teams", [names[0], *names[:2]]))


def test_every_save_that_is_cut_short_is_refused():
    text = fresh().save()
    for length in range(0, len(text), 97):
        with pytest.raises(BadSave):
            load(text[:length])


def test_every_missing_entry_is_refused(save: dict[str, Any]):
    tables = [
        "",
        "season",
        "by_manager",
        "by_matchup",
        "by_player",
        "decks",
        "decks/staff",
        "asked",
        "stack/0",
    ]
    for path in tables:
        inner: Any = save
        for part in filter(None, path.split("/")):
            inner = inner[int(part)] if isinstance(inner, list) else inner[part]
        for key in inner:
            if key == "touchline":
                continue
            less = {other: value for other, value in inner.items() if other != key}
            with pytest.raises(BadSave):
                load(spoil(save, path, less) if path else json.dumps(less))


def leaves(found: Any, path: str = "") -> list[str]:
    """The places of all values of a save."""
    inner = found.items() if isinstance(found, dict) else enumerate(found) if isinstance(found, list) else ()
    below = [leaf for key, value in inner for leaf in leaves(value, f"{path}/{key}".lstrip("/"))]
    return below or [path]


@pytest.mark.random_seasons
def test_whatever_is_changed_nothing_but_a_bad_save_is_raised(save: dict[str, Any]):
    """A changed save is refused, or it is another position; it never ends in an error of ours."""
    chance = random.Random(1)
    wordless = 0
    junk: list[object] = [None, True, -2, 3, 10**6, "x", [], {}, [[]], ["ogre"], 0.5, [[1, 2]]]
    for path in leaves(save):
        for value in chance.sample(junk, 3):
            try:
                load(spoil(save, path, value))
            except BadSave as refused:
                said = (refused.wrong, refused.right)
                wordless += not all(sentence.endswith(".") for sentence in said)
    assert wordless == 0


def test_a_save_that_stands_at_no_question_is_refused(save: dict[str, Any]):
    top = len(save["stack"]) - 1
    rule = save["stack"][top]
    for at in [*KINDS[rule["rule"]].NAMES, "done"]:
        if at != rule["at"]:
            with pytest.raises(BadSave, match=r"he is not|draws|can't go on"):
                load(spoil(save, f"stack/{top}/at", at))


def test_the_dealer_is_not_asked_while_a_save_is_read():
    season = fresh()
    assert load(season.save()).position.draws == season.position.draws
    assert isinstance(unrecorded(load(season.save()).position.dealer), KeyDealer)


def test_a_save_of_the_terminal_table_is_called_what_it_is():
    """Who loads one by the interface learns what it is, and that the save is inside."""
    season = touchline.new_season(2, seed=1)
    text = write_sitting(season, ("human", "rookie"), ())
    with pytest.raises(BadSave, match=r"a save of the terminal table.*play --load.*entry `save`"):
        touchline.load(text)
    assert touchline.load(json.dumps(json.loads(text)["save"])).save() == season.save()


def test_the_examples_in_the_docs_run():
    page: dict[str, object] = {}
    for example in re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL):
        exec(compile(example, PAGE.name, "exec"), page)
    assert "lines" in page
