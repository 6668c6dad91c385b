"""What reaches a browser names nothing that is hidden from its seat: each frame against the truth of the season."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import count
from typing import Any, Final

import msgspec

import touchline
from tests.browser.playing import answer_by_pressing, next_question
from tests.seasons.sight import NAMES, hidden_cards, seen_cards, without_unknown
from tests.server.players import thrown
from touchline.rules.position import NONE

FRAMES: Final = 60


def named_secrets(season: touchline.Season, seat: int, update: dict[str, Any]) -> set[str]:
    """Cards that view and question of an update name, though they lie where the seat can't see them."""
    position = season.position
    secret = hidden_cards(position, seat) - seen_cards(position, seat) - {NONE}
    said = set(NAMES.findall(json.dumps(without_unknown([update["view"], update.get("prompt")]))))
    return {position.printed[title].id for title in secret} & said


def known_tokens(view: dict[str, Any]) -> list[list[str | None]]:
    return [
        [token["face"] for token in player["tokens"]]
        for matchup in view["reel"]
        for player in matchup["players"]
    ]


def moments(record: str) -> Iterator[tuple[int, touchline.Season]]:
    """The season at each of its decisions, with its number, and at its end."""
    for number in count():
        season = touchline.replay(record, answers=number)
        yield number, season
        if season.over:
            return


def check(season: touchline.Season, update: dict[str, Any]) -> None:
    """An update says of hands and tokens what its seat may know at that moment, and names nothing else."""
    shown, truth = update["view"], json.loads(msgspec.json.encode(season.view(0)))
    assert season.over or named_secrets(season, 0, update) == set()
    assert known_tokens(shown) == known_tokens(truth)
    hands = [[manager["hand"] for manager in view["managers"]] for view in (shown, truth)]
    assert hands[0] == hands[1]


def test_no_frame_names_what_is_hidden_from_its_seat(visit):
    chance = random.Random(thrown())
    visitor = visit(reduced_motion="reduce")
    page = visitor.go("/")
    wish = {"managers": 3, "expansions": ["sudden-death", "foul-play"], "options": ["abbreviated-season"]}
    visitor.context.request.post("/api/me", data={"name": "Ann"})
    table = visitor.context.request.post("/api/play", data=wish).json()["table"]
    visitor.go(f"/table/{table}")
    number = next_question(page)
    while number is not None:
        answer_by_pressing(page, number, chance)
        number = next_question(page, number)
    record = visitor.context.request.get(f"/api/tables/{table}/record").text()
    updates = [frame for frame in map(json.loads, visitor.frames) if frame["type"] == "update"]
    seen = [update for update in updates if update.get("view")]
    assert len(seen) > FRAMES
    told = [entry["event"] for update in updates for entry in update.get("events", [])]
    happened: list[Any] = []
    for at, season in moments(record):
        happened += [event.told(0) for event in season.events]
        for update in seen:
            if update["cursor"]["number"] == at:
                check(season, update)
    truth = [event for event in happened if event is not None]
    assert told == json.loads(msgspec.json.encode(truth))
