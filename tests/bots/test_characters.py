"""Characters: the same level plays differently, by figures that are counted over the same seasons."""

from collections import Counter
from functools import cache

import pytest

import touchline
from touchline.bots import Seat, make
from touchline.bots.levels import CHARACTERS
from touchline.bots.registry import NAMES, spoken
from touchline.table.events import TackleAttempted, TokenAssigned

SEASONS = 8


@cache
def deeds(name: str) -> Counter[str]:
    """What a bot does in some seasons against a regular."""
    found: Counter[str] = Counter()
    for seed in range(SEASONS):
        season = touchline.new_season(
            ["grudgebearers", "gouged-eye"], options=["abbreviated-season"], seed=seed
        )
        bots = [make(name, seed), make("regular", seed)]
        while (decision := season.decision) is not None:
            for event in season.choose(bots[decision.manager].decide(Seat(season, decision.manager))):
                if isinstance(event, TackleAttempted | TokenAssigned) and mine(event):
                    found[type(event).__name__] += 1
    return found


def mine(event: TackleAttempted | TokenAssigned) -> bool:
    return event.player.manager == 0


def test_who_likes_to_cheat_cheats_more_than_who_is_careful():
    assert deeds("regular-cheating")["TokenAssigned"] > deeds("regular-careful")["TokenAssigned"] * 1.5


def test_the_aggressive_tackle_more_than_the_careful():
    assert deeds("regular-aggressive")["TackleAttempted"] > deeds("regular-careful")["TackleAttempted"] * 1.2


@pytest.mark.parametrize("character", list(CHARACTERS))
def test_every_character_plays_unlike_the_regular(character):
    assert deeds(f"regular-{character}") != deeds("regular")


def test_characters_are_offered_by_name():
    assert len(NAMES) == 14
    assert NAMES[5:8] == ("regular-aggressive", "regular-careful", "regular-cheating")
    for name in NAMES:
        make(name)
    assert make("veteran-careful:40").playouts == 40


def test_what_a_bot_is_called():
    assert [spoken(name) for name in ("rookie", "regular-careful", "legend:40")] == [
        "Rookie",
        "Careful regular",
        "Legend",
    ]
