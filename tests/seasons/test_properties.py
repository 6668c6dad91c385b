"""The checks of the random seasons notice what they are there to notice."""

import msgspec
import pytest

import touchline
from tests.seasons import properties
from tests.seasons.places import cards_of_season, check_cards, check_listening, check_tokens
from tests.seasons.properties import Broken, Tally, check_equal, play
from tests.seasons.sight import check_sight
from touchline.rules.moments import ENTERED
from touchline.rules.season import Season as Position


@pytest.fixture
def season() -> touchline.Season:
    """A season in its first week, with players at a matchup."""
    season = touchline.new_season(3, seed=3)
    while not any(season.position.tokens):
        assert season.decision is not None
        season.choose(season.decision.options[0])
    return season


@pytest.fixture
def position(season) -> Position:
    found: Position = season.position
    return found


def test_lost_card(position):
    cards = cards_of_season(position)
    check_cards(position, cards)
    position.hand[1] = position.hand[1][1:]
    with pytest.raises(AssertionError, match="missing: \\['"):
        check_cards(position, cards)


def test_doubled_card(position):
    cards = cards_of_season(position)
    position.box += position.deck[0][:1]
    with pytest.raises(AssertionError, match="too many cards: \\['"):
        check_cards(position, cards)


def test_lost_token(position):
    check_tokens(position, position.pool)
    position.unseen_tokens = position.unseen_tokens[1:]
    with pytest.raises(AssertionError, match="not those that there are"):
        check_tokens(position, position.pool)


def test_token_that_nobody_took(position):
    with pytest.raises(AssertionError, match="the pool has"):
        check_tokens(position, position.pool - 1)


def test_token_on_a_player_who_is_gone(position):
    player = next(player for player, tokens in enumerate(position.tokens) if tokens)
    position.where[player] = -1
    with pytest.raises(AssertionError, match="is gone"):
        check_tokens(position, position.pool)


def test_listener_that_is_not_counted(position):
    position.listening[ENTERED] += 1
    with pytest.raises(AssertionError, match="recount"):
        check_listening(position)


def test_view_that_tells_too_much(season, position):
    """As if manager 0 saw his rival's hand."""
    view = season.view(0)
    check_sight(position, view)
    rival = msgspec.structs.replace(view.managers[1], hand=season.view(1).managers[1].hand)
    shown = msgspec.structs.replace(view, managers=(view.managers[0], rival, view.managers[2]))
    with pytest.raises(AssertionError, match="seat 0 names hidden cards"):
        check_sight(position, shown)


def test_copy_that_is_different(season):
    twin = season.clone()
    check_equal(season, twin)
    twin.position.fans[2] += 1
    with pytest.raises(AssertionError, match="another save"):
        check_equal(season, twin)


def test_failure_says_how_to_see_it_again(monkeypatch):
    monkeypatch.setattr(properties, "LONGEST", 5)
    with pytest.raises(Broken, match=r"python -m tests\.seasons\.properties 7$"):
        play(7, Tally())
