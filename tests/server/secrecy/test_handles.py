"""Handles: by what a viewer knows a card or an event tells nothing of what he may not see."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

import touchline
from tests.seasons.lineups import line_up
from tests.server.secrecy.twins import NOW, Whispered, house, original, positions, whispered_at
from touchline.server.tables.messages import Choose, Entry
from touchline.server.tables.order import Asker
from touchline.server.tables.projection import Eyes
from touchline.server.tables.viewers import Viewer
from touchline.table.events import PlayerCommitted, PlayerPlaced, WeekBegan
from touchline.table.sentences import SENTENCES

SEASONS = range(700, 706)
CARDS = {card.id for card in touchline.catalogue()}


def course(number: int) -> Iterator[touchline.Season]:
    """A season at each of its decisions; it goes on by itself."""
    season, answers = line_up(number).begin(), Random(number)
    while season.decision is not None:
        yield season
        season.choose(answers.choice(season.decision.options))


@pytest.mark.parametrize("number", SEASONS)
def test_players_are_numbered_in_the_order_in_which_they_come_in_a_week(number):
    """Whatever zones their cards have passed: a card that comes again comes under a new number."""
    known: dict[int, str] = {}
    came_again = 0
    for season in course(number):
        for event in season.events:
            match event:
                case WeekBegan():
                    known = {}
                case PlayerCommitted(player=player) | PlayerPlaced(player=player):
                    came_again += player.card in known.values()
                    assert player.number == len(known), f"{player} comes after {len(known)} others"
                    known[player.number] = player.card
        for matchup in season.view(None).reel:
            for seen in matchup.players:
                assert known[seen.number] == seen.card
    assert came_again, f"in season {number} no card came twice in a week"


def test_a_hand_is_a_bag_of_names():
    """Copies can't be told apart, and the order in which cards came to hand is not to be seen."""
    for number in SEASONS:
        for season in course(number):
            for seat in range(season.managers):
                hand = season.view(seat).managers[seat].hand
                assert set(hand) <= CARDS
                places = [season.position.book.numbers[card] for card in hand]
                assert places == sorted(places)


def test_what_a_viewer_is_told_is_numbered_without_gaps(monkeypatch):
    """Also while others are told what he isn't, and though he reads at odd times; the log read whole is the same."""

    monkeypatch.setitem(SENTENCES, "whispered", "Psst.")

    async def play(number: int) -> None:
        at, chance = house(), Random(number)
        table = original(at, next(positions(number, 1000)), "viewer", 0)
        game = table.game
        assert game is not None
        managers = game.season.managers
        viewers = [Viewer(Eyes(None, seat), None) for seat in (*range(managers), None)]
        heard: list[list[Entry]] = [[] for _ in viewers]
        while (decision := game.season.decision) is not None and decision.number < 150:
            game.chronicle.append(whispered_at(decision.number, chance.randrange(managers)))
            option = chance.choice(decision.options).text
            asker = Asker(str(table.sheet.chairs[decision.manager].person), "")
            order = Choose(id=f"c{decision.number}", number=decision.number, option=option)
            await table.obey(asker, order, NOW, at.hub.alive)
            for viewer, entries in zip(viewers, heard, strict=True):
                if chance.random() < 0.5:
                    news = viewer.news(table.sight(at.hub.alive, NOW), table.chat)
                    entries.extend(() if news is None else news.events)
        for viewer, entries in zip(viewers, heard, strict=True):
            news = viewer.news(table.sight(at.hub.alive, NOW), table.chat)
            entries.extend(() if news is None else news.events)
            assert [entry.number for entry in entries] == list(range(len(entries)))
            fresh = Viewer(viewer.eyes, None).news(table.sight(at.hub.alive, NOW), table.chat)
            assert fresh is not None
            assert msgspec.to_builtins(fresh.events) == msgspec.to_builtins(tuple(entries))
            whispers = [entry.event for entry in entries if isinstance(entry.event, Whispered)]
            assert {whisper.manager for whisper in whispers} == {viewer.eyes.seat} - {None}

    for number in (1, 2, 3):
        asyncio.run(play(number))
