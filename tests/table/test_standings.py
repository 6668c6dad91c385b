"""Standings: places, ties and who is out."""

import pytest

from tests.scenario import table
from touchline.table.standings import standings_of, winner_of

MANAGERS = ("gouged-eye", "athelorn-avengers", "grudgebearers", "reikland-reavers")


def final(*said: str) -> tuple[list[tuple[int, int, str | None]], int | None]:
    """The end of a season for these managers: manager, place and why, the best first; and the winner."""
    lines = [f"{team}: {line}" for team, line in zip(MANAGERS, said, strict=False)]
    game = table("\n".join(["plays: end of season", *lines]))
    assert game.asked == "nobody"
    standings = standings_of(game.season)
    return [(each.manager, each.place, each.why) for each in standings], winner_of(game.season)


@pytest.mark.parametrize(
    ("said", "places", "winner"),
    [
        (("fans 3", "fans 5"), [(1, 1, None), (0, 2, None)], 1),
        (
            ("fans 5; gained 2", "fans 5; gained 3"),
            [(1, 1, "improvements"), (0, 2, "improvements")],
            1,
        ),
        (
            ("fans 5; gained 2", "fans 5; gained 2", "fans 1"),
            [(2, 1, None), (0, 3, "suspended"), (1, 3, "suspended")],
            2,
        ),
        (
            ("fans 5", "fans 5", "fans 1", "fans 1"),
            [(0, 4, "suspended"), (1, 4, "suspended"), (2, 4, "suspended"), (3, 4, "suspended")],
            None,
        ),
        (("fans 9", "fans 1", "fans 1"), [(0, 1, None), (1, 2, None), (2, 2, None)], 0),
    ],
)
def test_places(said: tuple[str, ...], places: list[tuple[int, int, str | None]], winner: int | None) -> None:
    assert final(*said) == (places, winner)


def test_while_the_season_is_on_a_tie_at_the_top_is_shared() -> None:
    game = table("gouged-eye: fans 4; hand orc-lineman\nathelorn-avengers: fans 4\nbad-snap:")
    assert game.asked == "gouged-eye commit-or-pass"
    assert [each.place for each in standings_of(game.season)] == [1, 1]
    assert winner_of(game.season) is None
