"""What `?` explains, who sits where, and why somebody has his place."""

import io
import itertools
from pathlib import Path

import pytest
from rich.console import Console

from touchline import BadSave, BadSetup, Standing, new_season
from touchline.cli.console import THEME
from touchline.cli.endings import reason
from touchline.cli.explain import BY_NAME, explain
from touchline.cli.seats import how_many, seats_of, teams_for
from touchline.cli.shelf import Shelf, word
from touchline.cli.sittings import read_sitting, write_sitting
from touchline.table.glossary import TERMS
from touchline.table.standings import Reason


def said(asked: str) -> str:
    console = Console(width=200, file=io.StringIO(), theme=THEME, highlight=False)
    with console.capture() as capture:
        console.print(explain(Shelf(), asked))
    return capture.get()


def test_every_word_card_ability_and_team_is_explained():
    shelf = Shelf()
    things = [*BY_NAME, *shelf.cards, *shelf.teams, *[named.name for named in shelf.named.values()]]
    for thing in things:
        assert "Nothing is called" not in said(thing), thing


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ("guard", "Guard – "),
        ("DOWNED", "Downed – "),
        ("Star  Power", "Star power – "),
        ("human-blitzer", "Human Blitzer"),
        ("morg n thorg", "Morg 'N Thorg"),
        ("gouged eye", "Orc, CWC."),
        ("extended season", "a week longer"),
        ("blitzr", "Did you mean"),
        ("zzzzz", "`? words` lists"),
    ],
)
def test_explained(asked: str, words: str):
    assert words in said(asked)


def test_no_name_leads_to_two_words():
    names = [word(name) for term in TERMS for name in term.names]
    assert len(names) == len(set(names))


def test_seats():
    assert seats_of((), 4) == ("human", "rookie", "rookie", "rookie")
    assert seats_of(("random",), 3) == ("human", "random", "random")
    assert seats_of(("random", "rookie"), 3) == ("human", "random", "rookie")
    assert seats_of(("random", "human"), 2) == ("random", "human")
    assert seats_of(("human",), 3) == ("human",) * 3
    assert how_many(None, (), ("random", "rookie", "human")) == 3
    assert how_many(None, ("a", "b"), ()) == 2
    assert how_many(None, ("a",), ()) == 4
    with pytest.raises(BadSetup):
        seats_of(("random", "rookie"), 4)
    with pytest.raises(BadSetup):
        seats_of(("nobody",), 2)


def test_teams_that_are_not_named_are_drawn():
    shelf = Shelf()
    key = bytes(32)
    assert teams_for(shelf, (), (), 3, key) == 3
    teams = teams_for(shelf, ("gouged-eye",), (), 3, key)
    assert isinstance(teams, tuple)
    assert teams[0] == "gouged-eye"
    assert len(set(teams)) == 3


@pytest.mark.parametrize(
    ("expansions", "sets"),
    [
        ((), {"base"}),
        (("foul-play",), {"base", "foul_play"}),
        (("sudden-death", "foul-play"), {"base", "sudden_death", "foul_play"}),
    ],
)
def test_teams_are_drawn_from_the_boxes_on_the_table(expansions: tuple[str, ...], sets: set[str]):
    shelf = Shelf()
    drawn = set()
    for number in range(60):
        teams = teams_for(shelf, ("gouged-eye",), expansions, 2, bytes([number] * 32))
        assert isinstance(teams, tuple)
        assert new_season(teams, expansions).managers == 2
        drawn.add(teams[1])
    assert drawn <= {team.id for team in shelf.teams.values() if team.set in sets}
    assert {shelf.teams[team].set for team in drawn} == sets


def test_a_team_of_ones_own_is_drawn_too(tmp_path: Path):
    pack = tmp_path / "mine.toml"
    team = '[[team]]\nid = "bright-blues"\nname = "Bright Blues"\nunion = "OWA"\nrace = "Human"\nstyle = "Fast."\n'
    player = (
        '[[player]]\nid = "bright-blue"\nname = "Bright Blue"\nteam = "bright-blues"\nstar_power = [2, 1]\n'
    )
    pack.write_text(team + player, encoding="utf-8")
    shelf = Shelf((str(pack),))
    drawn = [teams_for(shelf, ("gouged-eye",), (), 2, bytes([number] * 32)) for number in range(60)]
    assert ("gouged-eye", "bright-blues") in drawn


@pytest.mark.parametrize("managers", [6, 9])
def test_no_team_is_drawn_for_more_managers_than_can_play(managers: int):
    with pytest.raises(BadSetup, match=f"can't have {managers} managers"):
        teams_for(Shelf(), ("gouged-eye",), (), managers, bytes(32))


def test_a_sitting_is_written_and_read():
    season = new_season(2, seed=1)
    text = write_sitting(season, ("human", "rookie"), ("mine.toml",))
    assert read_sitting(text) == (season.save(), ("human", "rookie"), (str(Path("mine.toml").resolve()),))
    assert read_sitting(season.save()).seats == ()
    for wrong in (
        "nonsense",
        text.replace('"version":1', '"version":2', 1),
        text.replace('"seats"', '"chairs"'),
    ):
        with pytest.raises(BadSave):
            read_sitting(wrong)


def test_every_place_has_its_reason():
    teams = itertools.cycle(["gouged-eye", "grudgebearers", "chaos-all-stars"])

    def reasons(*rows: tuple[int, int, int, Reason | None]) -> list[str]:
        found = tuple([Standing(n, next(teams), *row) for n, row in enumerate(rows)])
        return [reason(Shelf(), found, standing) for standing in found]

    assert reasons((1, 30, 5, None), (2, 29, 9, None), (3, 20, 1, None)) == [
        "the most fans",
        "a fan behind Gouged Eye",
        "nine fans behind Grudgebearers",
    ]
    assert reasons((1, 30, 5, "improvements"), (2, 30, 4, "improvements"), (3, 2, 1, None))[:2] == [
        "as many fans as Grudgebearers; five improvements decide",
        "as many fans as Gouged Eye; four improvements decide",
    ]
    assert "suspended" in reasons((1, 9, 1, None), (3, 0, 4, "suspended"), (3, 0, 4, "suspended"))[1]
    assert reasons((1, 9, 1, None), (2, 3, 4, None), (2, 3, 4, None))[2] == "level with Grudgebearers"
