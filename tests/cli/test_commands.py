"""The commands: what they print, what they refuse, and their exit codes."""

import json
import re
import subprocess
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import touchline
from tests.cli.terminal import COMMAND
from touchline import new_season
from touchline.bots import make, play
from touchline.cards import catalogue
from touchline.cli.app import app
from touchline.cli.manual import commands_page
from touchline.cli.seats import seats_of
from touchline.cli.shelf import Shelf
from touchline.cli.sittings import read_sitting, write_sitting
from touchline.lab import Failure
from touchline.lab import Result as Found

DOCS = Path(__file__).resolve().parents[2] / "docs"
KEYS = [
    *("kind", "id", "name", "set", "copies", "team", "union", "star_power", "skills", "skill_sets"),
    *("downed_skills", "named", "payouts", "text", "provenance", "reconstructed"),
]


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, arguments)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    season = new_season(["gouged-eye", "athelorn-avengers"], seed=3)
    play(season, [make("rookie"), make("random")])
    file = tmp_path_factory.mktemp("records") / "season.record"
    file.write_text(season.record(), encoding="utf-8")
    return file


def test_the_page_of_commands_is_fresh():
    assert (DOCS / "commands.md").read_text(encoding="utf-8") == commands_page()


def test_help_names_all_teams_and_optional_rules():
    text = run("play", "--help").output
    ids = [team.id for team in touchline.teams()] + [rule.id for rule in touchline.options()]
    assert [id for id in ids if id not in text] == []


@pytest.mark.parametrize("arguments", [["play"], ["play", "--managers", "3"]])
def test_playing_without_a_terminal_is_refused_in_a_line(arguments: list[str]):
    found = subprocess.run(
        [*COMMAND, *arguments], capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False
    )
    assert found.returncode == 2
    assert found.stdout == ""
    assert found.stderr == "touchline: Playing needs a terminal: start `touchline play` in one.\n"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("plai", "No such command 'plai'"),
        ("cards --nope", "No such option: --nope"),
        ("cards nobody-at-all", "There is no card 'nobody-at-all'."),
        (
            "cards gouged-eye",
            "Gouged Eye are a team, and no card. `touchline cards --team gouged-eye` shows their cards.",
        ),
        ("cards morg", "'morg' fits four cards. Name one of them: morg-n-thorg-owa, "),
        ("cards free --json", "freebooter-blitzer, freebooter-lineman, "),
        ("cards free", "or three more."),
        ("cards --kind plyer", "Did you mean 'player'?"),
        ("cards --team gouged-ey", "Did you mean 'gouged-eye'?"),
        ("cards --union ABC", "There is no union 'ABC'"),
        ("cards --packs /no/where", "/no/where"),
        ("simulate --seasons 0", "Invalid value for '--seasons': the smallest number allowed is 1. "),
        ("simulate --seasons 1 --managers 9", "A season can't have 9 managers."),
        ("simulate --seasons 1 --managers 2-900000000", "'2-900000000' is no number of managers."),
        ("simulate --seasons 1 --managers 5-2", "'5-2' is no range."),
        ("simulate --seasons 1 --managers 4 --teams gouged-eye", "There is 1 team for 4 managers."),
        ("simulate --seasons 1 --bots :X", "'' is no name of a module."),
        ("simulate --seasons 1000001", "1000001 seasons are too many at once."),
        ("simulate --seasons 1 --bots rokie", "Did you mean 'rookie'?"),
        ("simulate --seasons 1 --options no-cap", "There is no optional rule 'no-cap'."),
        ("simulate --seasons 1 --expansions sudden", "There is no expansion 'sudden'."),
        ("simulate --out x --format xls", "No table can be written to x/seasons.xls."),
        ("arena rookie", "That makes no line-ups."),
        ("arena rookie rooky", "Did you mean 'rookie'?"),
        ("arena rookie random --managers 6", "Invalid value for '--managers'"),
        ("cards --kind foo", "headline, team-upgrade, staff-upgrade, penalty, stadium, enchanted-ball."),
        ("cards --set foo", "There are base, sudden-death, foul-play."),
        ("replay /no/where", "/no/where can't be read"),
        ("verify /no/where", "/no/where can't be read"),
        ("pack", "Missing command"),
        ("pack check", "Missing argument"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(line: str, words: str):
    found = run(*line.split())
    assert found.exit_code == 2
    assert words in found.stderr
    assert found.stderr.startswith("touchline: ")
    assert found.stderr.count("\n") == 1
    assert found.stdout == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no file that is always full")
@pytest.mark.parametrize("arguments", [["cards", "--json"], ["cards"], ["--version"]])
def test_what_cannot_be_printed_is_said_in_a_line(arguments: list[str]):
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        found = subprocess.run(
            [*COMMAND, *arguments], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert found.returncode == 2
    assert found.stderr.startswith("touchline: What is to be shown can't be read or written: ")
    assert found.stderr.count("\n") == 1


@pytest.mark.parametrize("arguments", [["cards"], ["--version"]])
def test_a_reader_who_has_gone_is_told_nothing(arguments: list[str]):
    """As under `touchline cards | head -1`."""
    with subprocess.Popen([*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as command:
        assert command.stdout is not None
        assert command.stderr is not None
        command.stdout.close()
        assert command.stderr.read() == b""
        assert command.wait() == 1


def test_version():
    assert run("--version").output.startswith("touchline ")


# Cards.


def test_cards_as_json_have_exactly_the_agreed_keys():
    found = json.loads(run("cards", "--json").stdout)
    assert all(list(card) == KEYS for card in found)
    assert len(found) == len(Shelf().all)
    by_id = {card["id"]: card for card in found}
    catcher = by_id["human-catcher"]
    assert (catcher["star_power"], catcher["team"], catcher["union"]) == ([3, 1], "reikland-reavers", "OWA")
    assert catcher["payouts"] is None
    highlight = next(card for card in found if card["kind"] == "highlight")
    assert set(highlight["payouts"]) == {"left", "centre", "right"}
    assert highlight["skills"] is None


def test_cards_are_filtered():
    def ids(*arguments: str) -> set[str]:
        return {card["id"] for card in json.loads(run("cards", "--json", *arguments).stdout)}

    orcs = ids("--team", "gouged-eye", "--kind", "player")
    assert "orc-lineman" in orcs
    assert ids("--kind", "team-upgrade,staff_upgrade") == ids("--kind", "team_upgrade") | ids(
        "--kind", "staff_upgrade"
    )
    assert ids("--skill", "tackling", "--team", "gouged-eye") < ids("--team", "gouged-eye")
    assert ids("--union", "owa").isdisjoint(orcs)
    assert "human-catcher" in ids("--text", "ball CARRIER")
    assert "bull-centaur" in ids("--set", "foul_play") - ids("--set", "base,sudden_death")
    assert ids("--set", "foul_play", "--union", "owa") == set()
    assert run("cards", "--set", "foul_play", "--union", "owa").output == "No card fits.\n"
    assert run("cards", "human-catcher", "--kind", "star").output == "No card fits.\n"


@pytest.mark.parametrize("written", ["foul-play", "foul_play", "FOUL_PLAY"])
def test_a_box_is_named_with_hyphens_or_underscores(written: str):
    cards = json.loads(run("cards", "--json", "--set", written, "--team", "lowdown_rats").stdout)
    assert {card["set"] for card in cards} == {"foul_play"}
    assert {card["team"] for card in cards} == {"lowdown-rats"}


@pytest.mark.parametrize("written", ["sudden-death", "sudden_death"])
def test_an_expansion_is_named_with_hyphens_or_underscores(written: str):
    found = run(
        *("simulate", "--seasons", "1", "--teams", "black_fangs,gouged-eye", "--json"),
        *("--expansions", written, "--options", "enchanted_balls"),
    )
    assert list(json.loads(found.stdout)["teams"]) == ["black-fangs", "gouged-eye"]


def test_a_card_alone_is_shown_in_full():
    for asked in ("human-catcher", "Human Catcher", "griff"):
        text = run("cards", asked).output
        assert "Star Power" in text
        assert "printed card" in text
    assert "Sure Hands – " in run("cards", "human-catcher").output
    assert len(json.loads(run("cards", "human-catcher", "--json").stdout)) == 1


@pytest.mark.parametrize(
    ("card", "source"),
    [
        ("human-catcher", "Its facts are those of the printed card."),
        ("mummy", "Reconstructed by us: copies, star power, text; the rest is printed."),
        ("bloodthirsty-supporters", "Reconstructed by us: copies; the rest is printed."),
        ("late-hits-legalised", "The printed card is not known to us: its values are ours."),
    ],
)
def test_a_card_says_where_its_facts_are_from(card: str, source: str):
    """What is ours is never said to be printed."""
    shown = " ".join(run("cards", card).output.replace("│", " ").split())
    assert source in shown
    assert shown.count("printed") == 1


def test_a_card_of_the_rule_documents_says_what_they_name(tmp_path: Path):
    pack = tmp_path / "mine.toml"
    card = (
        '[[staff_upgrade]]\nid = "zed"\nname = "Zed"\nprovenance = "documents"\nreconstructed = ["copies"]\n'
    )
    pack.write_text(card, encoding="utf-8")
    shown = run("cards", "zed", "--packs", str(pack)).output
    assert "Reconstructed by us: copies; the rest is from the rule documents." in shown


def test_all_cards_can_be_listed():
    text = run("cards").output
    assert [card.id for card in Shelf().all if card.id not in text] == []
    assert "Orc Lineman ×4" in text
    assert "titles" in text


# Simulation.


def test_simulation_as_json():
    arguments = (
        "simulate",
        "--seasons",
        "3",
        "--managers",
        "2-3",
        "--options",
        "random",
        "--seed",
        "1",
        "--json",
    )
    found, again = [run(*arguments) for _ in range(2)]
    assert found.exit_code == 0
    result, other = json.loads(found.stdout), json.loads(again.stdout)
    assert list(result) == ["seasons", "decisions", "seconds", "errors", "teams"]
    assert result["seasons"] == 3
    assert result["errors"] == []
    assert all(list(team) == ["seasons", "wins", "fans"] for team in result["teams"].values())
    assert {**result, "seconds": 0} == {**other, "seconds": 0}


def test_simulation_for_people():
    text = run(
        "simulate", "--seasons", "2", "--managers", "2", "--bots", "rookie,random", "--seed", "1"
    ).output
    assert "two seasons" in text
    assert re.search(r"\([0-9.]+ seasons a second\)", " ".join(text.split()))
    assert "Wins" in text


def test_a_simulation_keeps_its_seasons_where_it_is_told(tmp_path: Path):
    """And tells who stops it how it goes on."""
    folder = str(tmp_path / "run")
    first = run("simulate", "--seasons", "2", "--managers", "2", "--out", folder, "--format", "json,csv")
    assert first.exit_code == 0
    assert sorted(path.name for path in (tmp_path / "run").iterdir()) == [
        "seasons.csv",
        "seasons.json",
        "seasons.jsonl",
    ]
    again = run("simulate", "--seasons", "2", "--managers", "3", "--out", folder)
    assert again.exit_code == 2
    assert "holds another run. Name another folder" in again.stderr


def test_who_stops_a_run_is_told_how_it_goes_on(monkeypatch: pytest.MonkeyPatch):
    def stop(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("touchline.lab.simulate", stop)
    kept = run("simulate", "--seasons", "1", "--out", "runs/first")
    assert kept.exit_code == 130
    assert kept.stderr == "Stopped. What was played is in runs/first: the same command goes on from there.\n"
    assert run("simulate", "--seasons", "1").stderr == ""


def test_an_arena_for_people_and_as_json():
    asked = ("arena", "rookie,random,random", "--seasons", "3", "--seed", "1")
    text = " ".join(run(*asked).output.split())
    assert "2 × random, rookie" in text
    assert re.search(r"rookie [0-9.]+ [0-9.]+–[0-9.]+ 3 ", text)
    result = json.loads(run(*asked, "--json").stdout)
    assert list(result) == [
        "seasons",
        "decisions",
        "seconds",
        "errors",
        "ratings",
        "performances",
        "duels",
    ]
    assert result["seasons"] == 3


def test_a_report_is_a_page_in_the_folder_or_where_it_is_told(tmp_path: Path):
    folder = str(tmp_path / "run")
    run("simulate", "--seasons", "2", "--managers", "2", "--out", folder)
    assert run("report", folder).stdout == f"{folder}/report.html\n"
    assert run("report", folder, "--out", str(tmp_path / "page.html")).exit_code == 0
    assert (tmp_path / "page.html").read_text() == (tmp_path / "run" / "report.html").read_text()
    assert "There are no seasons in" in run("report", str(tmp_path / "nothing")).stderr


def test_a_simulation_with_errors_leaves_with_1(monkeypatch: pytest.MonkeyPatch):
    failed = Found(1, 5, 0.1, [Failure(9, "AssertionError: oh", "record")], {})
    monkeypatch.setattr("touchline.lab.simulate", lambda *_, **__: failed)
    found = run("simulate", "--seasons", "1")
    assert found.exit_code == 1
    assert "Seed 9: AssertionError: oh" in found.output
    assert run("simulate", "--seasons", "1", "--json").exit_code == 1


@pytest.mark.parametrize("command", [["simulate"], ["play"]])
def test_a_seed_is_a_number(command: list[str]):
    found = run(*command, "--seed", "abc")
    assert found.exit_code == 2
    assert found.stderr.startswith("touchline: Invalid value for '--seed': a whole number is wanted. ")


def test_who_can_sit_at_the_table():
    """A person can, too."""
    with pytest.raises(touchline.BadSetup) as refused:
        seats_of(["xx", "rookie"], 2)
    levels = "human, random, rookie, regular, veteran, legend"
    assert refused.value.right == f"There are {levels}. One of your own is named module:Class."
    with pytest.raises(touchline.BadSetup, match="Did you mean 'human'"):
        seats_of(["humn", "rookie"], 2)


def test_packs_of_a_table_are_found_from_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "mine.toml").touch()
    monkeypatch.chdir(tmp_path)
    text = write_sitting(new_season(2, packs=["mine.toml"]), ("human", "human"), ("mine.toml",))
    assert read_sitting(text).packs == (str(tmp_path / "mine.toml"),)


# Records.


def test_a_replay_shows_what_each_seat_may_know(record: Path):
    spectator = run("replay", str(record)).output
    mine = run("replay", str(record), "--as", "gouged-eye", "--all").output
    assert "Manager of the Year" in spectator
    assert "Week 1 of 4" in spectator
    assert "Gouged Eye draw Orc" not in spectator
    assert "Gouged Eye draw Orc" in mine
    assert "Athelorn Avengers draw a card." in mine
    assert mine == run("replay", str(record), "--as", "0").output
    refused = run("replay", str(record), "--as", "gouged-ey")
    assert refused.exit_code == 2
    assert "Did you mean 'gouged-eye'?" in refused.stderr
    refused = run("replay", str(record), "--as", "5")
    assert "There are 0 (gouged-eye), 1 (athelorn-avengers), spectator." in refused.stderr


def test_a_season_with_undos_is_shown_and_verified(tmp_path: Path):
    season = new_season(["gouged-eye", "athelorn-avengers"], seed=1)
    for _ in range(3):
        assert season.decision is not None
        season.choose(season.decision.options[0])
    season.undo(1, 0)
    season.undo(0)
    path = tmp_path / "undone.record"
    path.write_text(season.record(key=True), encoding="utf-8")
    shown = run("replay", str(path), "--all").output
    assert "Gouged Eye go back to decision 1." in shown
    assert "The managers go back to decision 0." in shown
    assert "went back two times" in " ".join(run("verify", str(path)).output.split())


def test_a_record_is_verified(record: Path, tmp_path: Path):
    found = run("verify", str(record))
    assert found.exit_code == 0
    assert "follow from the key" in " ".join(found.output.split())

    forged = tmp_path / "forged.record"
    lines = record.read_text(encoding="utf-8").splitlines()
    place = next(n for n, line in enumerate(lines) if " roll " in line and line.endswith("= missed"))
    lines[place] = lines[place].removesuffix("missed") + "down"
    forged.write_text("\n".join(lines) + "\n", encoding="utf-8")
    found = run("verify", str(forged))
    assert found.exit_code == 1
    assert f"{forged}:{place + 1}: " in found.stdout

    lines[place] = "draw".join(lines[place].rsplit("roll", 1))
    forged.write_text("\n".join(lines) + "\n", encoding="utf-8")
    found = run("verify", str(forged))
    assert f"{forged}:{place + 1}: The rules ask for a draw of the kind roll." in found.stdout
    assert "of the record" not in found.stdout

    cut = tmp_path / "cut.record"
    cut.write_text("\n".join(lines[:-1]) + "\n", encoding="utf-8")
    found = run("verify", str(cut))
    assert found.exit_code == 1
    assert "no key" in found.stderr


def test_the_rules_are_asked_with_the_cards_of_the_season(tmp_path: Path):
    pack = tmp_path / "mine.toml"
    pack.write_text('[[staff_upgrade]]\nid = "zed"\nname = "Zed"\n', encoding="utf-8")
    season = new_season(2, seed=3, packs=[pack])
    play(season, [make("random"), make("random")])
    file = tmp_path / "season.record"
    file.write_text(season.record(), encoding="utf-8")

    without = " ".join(run("verify", str(file)).output.split())
    assert "The rules were not asked. It was written with other cards than these." in without
    assert without.endswith("If it was played with cards of your own, name them with --packs.")
    assert "were allowed" in run("verify", str(file), "--packs", str(pack)).output


def test_a_record_is_not_taken_for_a_save(record: Path):
    with pytest.raises(touchline.BadSave) as refused:
        read_sitting(record.read_text(encoding="utf-8"))
    assert refused.value.wrong == "The file is a record, and no save."
    assert refused.value.right == "`touchline replay FILE` shows it."


# Packs and measurements.


def test_packs_are_checked(tmp_path: Path):
    bad = tmp_path / "bad.toml"
    bad.write_text('[[player]]\nid = "x"\nname = "X"\nteam = "gouged-ey"\n', encoding="utf-8")
    found = run("pack", "check", str(bad))
    assert found.exit_code == 1
    lines = found.stdout.splitlines()
    assert f"{bad}:4: x: `team` is 'gouged-ey', which is not a team: did you mean 'gouged-eye'?" in lines
    assert all(line.startswith(f"{bad}:") for line in lines)
    refused = run("cards", "--packs", str(bad))
    assert refused.exit_code == 2
    assert "more: `touchline pack check` lists them all." in refused.stderr

    good = tmp_path / "good.toml"
    good.write_text("", encoding="utf-8")
    found = run("pack", "check", str(good))
    assert found.exit_code == 0
    assert found.stdout == "No slip, but no card either that is new or differs from a built-in one.\n"
    assert run("pack", "check", str(tmp_path / "none.toml")).exit_code == 1


def test_a_card_of_ones_own_is_counted_and_shown_as_such(tmp_path: Path):
    """What is in a file is told apart from what is built in, and nobody else vouches for it."""
    pack = tmp_path / "mine.toml"
    ogre = '[[player]]\nid = "ogre"\nname = "Ogre"\nteam = "reikland-reavers"\nstar_power = [6, 1]\n'
    star = '[[star]]\nid = "zed"\nname = "Zed"\nside = "free-agent"\ndecks = ["OWA", "CWC"]\nstar_power = [3, 1]\n'
    pack.write_text(ogre + star, encoding="utf-8")
    found = run("pack", "check", str(pack))
    assert found.stdout == (
        f"All is well: a title of your own and a built-in one changed, {len(catalogue()) + 2} with the built-in ones.\n"
    )
    shown = run("cards", "zed", "--packs", str(pack)).output
    assert "A card of your own." in shown
    assert "not known to us" not in shown


def test_measures(monkeypatch: pytest.MonkeyPatch):
    found = {
        "compiled": False,
        "decision_us": 20.5,
        "clone_us": 9.0,
        "peers": {"catanatron": {"decision_us": 80.0}},
    }
    monkeypatch.setattr("touchline.lab.bench.bench", lambda: found)
    assert json.loads(run("bench", "--json").stdout) == found
    text = run("bench").output
    assert "80.0" in text
    assert "not compiled" in text
