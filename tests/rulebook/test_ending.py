"""The end of the season: last fans, tie-breaks, nobody wins (base rulebook, Winning the Game)."""

import pytest

from tests.scenario import Table, table
from touchline.rules.ending import winner
from touchline.rules.position import NONE


def manager_of_the_year(game: Table) -> str:
    """The team that wins once the season is over."""
    assert game.asked == "nobody"
    found = winner(game.season)
    return "nobody" if found == NONE else game.team(found)


def end(*managers: tuple[int, int]) -> Table:
    """The end of a season of managers with these fans and improvements."""
    teams = ["gouged-eye", "reikland-reavers", "chaos-all-stars", "grudgebearers"]
    lines = [
        f"{team}: fans {fans}; gained {gained}" for team, (fans, gained) in zip(teams, managers, strict=False)
    ]
    return table("\n".join(["plays: end of season", *lines]))


def test_most_fans_win():
    """After the final tally the manager with the most fans wins the game (Winning the Game)."""
    game = end((30, 9), (31, 0))
    assert manager_of_the_year(game) == "reikland-reavers"
    assert game.fans == [30, 31]


def test_end_of_game_abilities_come_first():
    """The managers gain fans from End of Game abilities, then fans are compared (Winning the Game)."""
    game = table("""
        plays: end of season
        gouged-eye: fans 10; owns team-merchandise-booths
        reikland-reavers: fans 13
    """)
    assert manager_of_the_year(game) == "gouged-eye"
    assert game.fans == [14, 13]


def test_most_improvements_break_a_tie():
    """Of the managers tied for most fans, who accumulated the most improvements wins (Winning the Game)."""
    game = end((30, 4), (30, 5), (20, 9))
    assert manager_of_the_year(game) == "reikland-reavers"
    assert game.fans == [30, 30, 20]


def test_tied_managers_are_suspended():
    """Still tied: they are suspended and lose all fans; the remaining manager with most fans wins (…)."""
    game = end((30, 5), (20, 0), (30, 5), (19, 9))
    assert manager_of_the_year(game) == "reikland-reavers"
    assert game.fans == [0, 20, 0, 19]


def test_only_those_equal_at_the_top_are_suspended():
    """These, and only these, lose all fans and are out (rulings, End of the season: Ties)."""
    game = end((30, 5), (30, 4), (30, 5))
    assert manager_of_the_year(game) == "reikland-reavers"
    assert game.fans == [0, 30, 0]


def test_suspension_is_repeated():
    """Then the same is done again with all the others, as often as needed (rulings, End of the season: Ties)."""
    game = end((30, 5), (20, 2), (30, 5), (20, 2))
    assert manager_of_the_year(game) == "nobody"
    assert game.fans == [0, 0, 0, 0]


@pytest.mark.parametrize("managers", [2, 3, 4])
def test_nobody_wins(managers):
    """If all managers are still tied, nobody wins the game (Winning the Game)."""
    game = end(*[(30, 5)] * managers)
    assert manager_of_the_year(game) == "nobody"
    assert game.fans == [0] * managers


def test_suspended_manager_does_not_win_with_no_fans():
    """The suspended are out, though the others have no fans either (rulings, End of the season: Ties)."""
    game = end((30, 5), (30, 5), (0, 0))
    assert manager_of_the_year(game) == "chaos-all-stars"


def test_roster_is_every_card_of_the_manager():
    """At matchups, in deck, discard pile and hand (rulings, Play: Roster; End of the season)."""
    game = table("""
        plays: end of season
        gouged-eye: owns well-get-em-next-season; hand bork; deck slab; top smashjaw; discard crushface
        reikland-reavers:
        personal-foul: snotlobba | ogre
    """)
    assert game.asked == "nobody"
    assert game.fans == [10, 0]


def test_improvement_pile_is_no_part_of_the_roster():
    """The improvement pile is not yet part of it (rulings, Play: Roster)."""
    game = table("""
        plays: end of season
        gouged-eye: owns well-get-em-next-season; pile bork; deck nothing
        reikland-reavers:
    """)
    assert game.asked == "nobody"
    assert game.fans == [0, 0]


def test_free_agents_and_freebooters_count_as_stars():
    """Free agents and Freebooters included as stars (rulings, End of the season: Roster counts)."""
    game = table("""
        plays: end of season
        reikland-reavers: owns publicity-stunts; deck slab, freebooter-runner, mighty-zug, ogre
        gouged-eye:
    """)
    assert game.asked == "nobody"
    assert game.fans == [1 + 1 + 2, 0]


def test_exhausted_upgrades_count():
    """Exhausted upgrades count (rulings, End of the season: Roster counts)."""
    game = table("""
        plays: end of season
        gouged-eye: owns hall-of-famers exhausted, staffing-office exhausted, waaagh exhausted
        reikland-reavers:
    """)
    assert game.asked == "nobody"
    assert game.fans == [2 + 2, 0]


def test_blood_bowl_ends_the_season():
    """The season ends with the week of the Blood Bowl (base rulebook, Scoreboard Phase)."""
    game = table(
        """
        plays: season
        gouged-eye:
        reikland-reavers:
    """,
        luck=1,
    )
    game.play("decline all")
    assert game.told[-1] == "season-ended"
