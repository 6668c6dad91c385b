"""Tables at which a season stands where a test wants it: each kind of question, and the fullest table there is."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import httpx

import touchline
from tests.seasons.answers import Answers
from tests.seasons.lineups import Choice, line_up
from tests.server.serving import Served
from touchline.server.storage.database import open_engine
from touchline.server.storage.store import Change, Store
from touchline.server.tables.game import Game, Secret, begin
from touchline.server.tables.seats import new_id, salts_of
from touchline.server.tables.sheet import Chair, Setup, Sheet
from touchline.server.tables.table import seal_of

SEASONS: Final = (189, 3, 6, 21, 139)
"""Random seasons in which each kind of question is asked; `test_prepared.py` knows when they no longer are."""
FULLEST: Final = Choice(
    5, ("sudden-death", "foul-play"), ("extended-season", "enchanted-balls", "corrupt-ref", "stadiums")
)
FULLEST_SEED: Final = 5
FULLEST_DECISION: Final = 631
FULLEST_FURTHER: Final = 35
"""Then the same manager is to commit again."""
TEAMS: Final = ("gouged-eye", "athelorn-avengers", "chaos-all-stars", "reikland-reavers")
LONGEST: Final = 3000
KEY: Final = blake2b(b"Table", digest_size=32).digest()
"""Of all of them: they stand where they stood the last time."""
UPGRADES: Final = 10
HAND: Final = 7
FACES: Final = ("power-0", "power-1", "power-2", "power-3", "ejection", "two-fans", "penalty")
PENALTIES: Final = frozenset([card.id for card in touchline.catalogue() if card.kind == "penalty"])


class Moment(NamedTuple):
    """A season that goes on from a save, or begins, and takes so many further answers, which stand in its log."""

    choice: Choice
    save: str | None
    further: int = 0


class Laid(NamedTuple):
    """A server with tables at moments, and the cookie of the person who is asked at all of them."""

    served: Served
    cookie: str
    tables: dict[str, str]


def kind_of(season: touchline.Season) -> str:
    """What kind of question the season stands at."""
    decision = season.decision
    assert decision is not None
    asked = season.view(decision.manager).decision
    assert asked is not None
    return str(asked.question.__struct_config__.tag)


@cache
def questions() -> dict[str, Moment]:
    """A moment for each kind of question, by its name."""
    found: dict[str, Moment] = {}
    for number in SEASONS:
        season, answers = line_up(number).begin(events=False), Answers(number)
        while season.decision is not None:
            kind = kind_of(season)
            if kind not in found:
                found[kind] = Moment(line_up(number).choice, season.save())
            season.choose(answers.choose(season))
    return found


@cache
def fullest() -> Moment:
    """Five managers at five highlights and the Blood Bowl, with all that can lie on a table."""
    season, answers = touchline.new_season(*FULLEST, seed=FULLEST_SEED, events=False), Answers(1)
    while season.decision is not None and season.decision.number < FULLEST_DECISION:
        season.choose(answers.choose(season))
    assert season.decision is not None
    save = json.loads(season.save())
    fill(save, save["asked"]["manager"])
    return Moment(FULLEST, json.dumps(save), FULLEST_FURTHER)


def over() -> Moment:
    """A season of three managers that is over."""
    return Moment(Choice(3, ("sudden-death",), ("abbreviated-season",)), None, LONGEST)


def fill(save: dict[str, Any], seat: int) -> None:
    """Move cards and tokens of a save from their decks onto the table."""
    managers, once, players = save["by_manager"], save["season"], save["by_player"]
    staff = save["decks"]["staff"]["bag"]
    for manager, upgrades in enumerate(managers["upgrades"]):
        team = save["decks"]["upgrades"][manager]["bag"]
        penalties = [card for card in upgrades if card in PENALTIES]
        while len(upgrades) - len(penalties) < UPGRADES:
            upgrades.append((team or staff).pop())
    hand, deck = managers["hand"][seat], managers["deck"][seat]
    while len(hand) < HAND and deck:
        hand.append(deck.pop())
    hand.sort()
    faces = list(FACES)
    for tokens in players["tokens"]:
        if faces and tokens[:1] == [None]:
            once["unseen_tokens"].remove(faces[0])
            tokens[0] = [faces.pop(0), "all"]
    players["blood"][0] += 2
    players["disease"][3] += 2
    save["by_matchup"]["plague"][0] += 1
    once["blood_left"] -= 2
    once["disease_left"] -= 3


def lay(served: Served, moments: dict[str, Moment]) -> Laid:
    """Write tables into the database of a server, which is down meanwhile; somebody sits where he is asked."""
    served.start()
    answer = httpx.post(f"{served.url}/api/me", json={"name": "Ann"})
    person = answer.json()["id"]
    served.stop()
    tables = {name: new_id() for name in moments}
    changes = [founded(tables[name], person, name, moment) for name, moment in moments.items()]
    asyncio.run(_write(served.database, changes))
    served.start()
    return Laid(served, answer.cookies["touchline"], tables)


async def _write(database: str, changes: Iterable[Change]) -> None:
    store = Store(open_engine(database))
    try:
        for change in changes:
            await store.create(change)
    finally:
        store.close()


def founded(table: str, person: str, title: str, moment: Moment) -> Change:
    """A table that stands at a moment: somebody sits where he is asked, bots have the other seats."""
    now = time.time()
    managers, expansions, options = moment.choice
    sheet = Sheet(
        id=table,
        title=title,
        host=person,
        state="playing",
        setup=Setup(managers=managers, teams="chosen", expansions=expansions, options=options),
        chairs=[Chair(bot="rookie", name="Rookie") for _ in range(managers)],
        seal=seal_of(KEY),
        created_at=now,
        asked_at=now,
    )
    teams = TEAMS[:managers] if moment.save is None else json.loads(moment.save)["season"]["teams"]
    for chair, team in zip(sheet.chairs, teams, strict=True):
        chair.team = team
    secret = Secret(KEY, salts_of(sheet))
    game = _played_on(begin(sheet, secret, now, moment.save), moment.further, now)
    decision = game.season.decision
    mine = sheet.chairs[0 if decision is None else decision.manager]
    mine.bot, mine.person, mine.name = None, person, "Ann"
    if decision is None:
        sheet.state = "over"
    return Change(
        sheet=sheet,
        version=0,
        at=now,
        due_at=None,
        secret=secret,
        rows=tuple(game.rows),
        save=game.season.save(),
    )


def _played_on(game: Game, further: int, now: float) -> Game:
    """The game after so many more answers, or at its end."""
    answers = Answers(1)
    while game.season.decision is not None and further > 0:
        option = answers.choose(game.season)
        following = game.answered(option.text, "person", "", now)
        game = Game(following.season, [*game.rows, following.row], [])
        further -= 1
    return game
