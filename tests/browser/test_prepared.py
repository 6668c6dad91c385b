"""The moments that the browser tests lay on the table are what they are said to be."""

import touchline
from tests.browser import prepared
from touchline.server.tables.game import again


def season_of(moment: prepared.Moment) -> touchline.Season:
    """The season of a table that is laid."""
    change = prepared.founded("table", "ann", "Table", moment)
    assert change.secret is not None
    return again(change.sheet, change.secret, list(change.rows), None).season


def test_there_is_a_moment_for_each_kind_of_question():
    moments = prepared.questions()
    assert set(moments) == {question.kind for question in touchline.questions()}
    assert {kind: prepared.kind_of(season_of(moment)) for kind, moment in moments.items()} == {
        kind: kind for kind in moments
    }


def test_the_fullest_table_has_everything_on_it():
    season = season_of(prepared.fullest())
    assert season.decision is not None
    seat = season.decision.manager
    view = season.view(seat)
    players = [player for matchup in view.reel for player in matchup.players]
    assert prepared.kind_of(season) == "commit-or-pass"
    assert len(view.managers) == 5
    assert len(view.reel) == 6
    assert len([matchup for matchup in view.reel if matchup.stadium]) == 5
    assert len([matchup for matchup in view.reel if matchup.enchanted_ball]) == 6
    assert any(matchup.is_tournament for matchup in view.reel)
    assert any(matchup.has_ref for matchup in view.reel)
    assert all(len(manager.upgrades) >= prepared.UPGRADES for manager in view.managers)
    assert len(players) >= 20
    assert len({token.face for player in players for token in player.tokens}) >= 7
    assert any(player.blood for player in players)
    assert any(player.disease for player in players)
    assert any(player.is_downed for player in players)
    assert len(view.managers[seat].hand) >= prepared.HAND - 1


def test_the_season_that_is_over_is_over():
    assert season_of(prepared.over()).over
