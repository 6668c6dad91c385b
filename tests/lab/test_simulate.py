"""Simulations: the same on any number of processes, and none is stopped by an error in a season."""

import json
import sys

import pytest

import touchline
from touchline.bots import make, play
from touchline.engine.dealer import KeyDealer
from touchline.lab import Result, simulate
from touchline.lab.plans import make_plan
from touchline.table.season import replay


def told(result: Result) -> dict[str, object]:
    """All of a result but the time that it took."""
    found: dict[str, object] = json.loads(result.to_json())
    del found["seconds"]
    return found


@pytest.mark.random_seasons
def test_any_number_of_processes():
    one, two = [simulate(40, "2-4", options="random", seed=5, processes=count) for count in (1, 2)]
    assert told(one) == told(two)
    assert one.errors == []
    assert told(one) != told(simulate(40, "2-4", options="random", seed=6, processes=1))


@pytest.mark.random_seasons
def test_what_is_counted():
    result = simulate(12, 3, seed=1, processes=1)
    assert list(json.loads(result.to_json())) == ["seasons", "decisions", "seconds", "errors", "teams"]
    assert result.seasons == 12
    assert result.decisions > 12 * 100
    assert sum([team.seasons for team in result.teams.values()]) == 36
    assert 6 <= sum([team.wins for team in result.teams.values()]) <= 12
    assert all(team.fans > 0 for team in result.teams.values())
    assert list(result.teams) == sorted(result.teams)


def test_cards_of_ones_own_are_played_with(tmp_path):
    """A team of a pack can be named, on one process and on two, at random and with bots."""
    pack = tmp_path / "mine.toml"
    pack.write_text(
        '[[team]]\nid = "elves"\nname = "Elves"\nunion = "OWA"\nrace = "Elf"\nstyle = "They run."\n'
        '[[player]]\nid = "elf"\nname = "Elf"\nteam = "elves"\nstar_power = [3, 1]\ncopies = 12\n'
    )
    for bots, processes in (("random", 2), ("rookie", 1)):
        result = simulate(
            2 if processes == 1 else 32,
            2,
            ["elves", "gouged-eye"],
            bots=bots,
            processes=processes,
            packs=[str(pack)],
        )
        assert result.errors == []
        assert set(result.teams) == {"elves", "gouged-eye"}


@pytest.mark.random_seasons
def test_seasons_are_those_that_their_seeds_give():
    seen: list[int] = []
    simulate(
        3, teams=["gouged-eye", "grudgebearers"], bots="rookie", seed=1, processes=1, progress=seen.append
    )
    assert seen == [0, 1, 2, 3]
    plan = make_plan(None, ["gouged-eye", "grudgebearers"], (), (), "rookie", 1)
    fans = 0
    for number in range(3):
        seed = plan.season_seed(number)
        season = touchline.new_season(["gouged-eye", "grudgebearers"], seed=seed, events=False)
        play(season, [make("rookie")] * 2)
        fans += next(standing.fans for standing in season.standings if standing.team == "gouged-eye")
    result = simulate(3, teams=["gouged-eye", "grudgebearers"], bots="rookie", seed=1, processes=1)
    assert result.teams["gouged-eye"].fans == fans / 3


@pytest.mark.random_seasons
def test_progress_over_processes():
    seen: list[int] = []
    simulate(40, 2, seed=1, processes=2, progress=seen.append)
    assert seen == sorted(seen)
    assert seen[-1] == 40


class Loaded(KeyDealer):
    """A dealer who fails at draw 90 of every other season."""

    def deal(self, number, kind, alternatives):
        if number == 90 and self.key[0] % 2:
            raise RuntimeError("the dice are loaded")
        return super().deal(number, kind, alternatives)


@pytest.mark.random_seasons
@pytest.mark.parametrize("bots", ["random", "rookie"])
def test_errors_are_collected(bots, monkeypatch):
    with monkeypatch.context() as patch:
        for module in ("lab.seasons", "table.season"):
            patch.setattr(f"touchline.{module}.KeyDealer", Loaded)
        result = simulate(12, 3, seed=2, processes=1, bots=bots)
    assert 2 <= len(result.errors) <= 10
    for failure in result.errors:
        where, said = failure.message.split(": ", 1)
        assert said == "RuntimeError: the dice are loaded"
        season = replay(failure.record)
        assert season.decision is not None
        number, text = where.removeprefix("decision ").split(", ")
        assert season.decision.number == int(number)
        assert text in [option.text for option in season.decision.options]
    assert sum([team.seasons for team in result.teams.values()]) == 3 * (12 - len(result.errors))


@pytest.mark.random_seasons
def test_a_season_that_does_not_begin(monkeypatch):
    def fail(*_: object) -> None:
        raise RuntimeError("no cards")

    monkeypatch.setattr("touchline.lab.seasons.library", fail)
    monkeypatch.setattr("touchline.lab.seasons.new_season", fail)
    result = simulate(2, 2, seed=2, processes=1)
    assert [failure.message for failure in result.errors] == ["RuntimeError: no cards"] * 2
    assert [failure.record for failure in result.errors] == ["", ""]
    assert result.teams == {}


@pytest.mark.random_seasons
def test_a_bot_that_fails(monkeypatch, tmp_path):
    (tmp_path / "tired_bot.py").write_text(
        "from touchline.bots import Bot\n\nclass Tired(Bot):\n"
        "    def decide(self, seat):\n"
        "        if seat.view.week == 2:\n            raise ValueError('asleep')\n"
        "        return seat.decision.options[0]\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    result = simulate(1, 2, seed=2, bots="tired_bot:Tired", processes=1)
    (failure,) = result.errors
    assert failure.message.endswith(", no choice: ValueError: asleep")
    assert replay(failure.record).view(None).week == 2


@pytest.mark.random_seasons
@pytest.mark.parametrize(
    ("body", "wrong"),
    [
        ("def __init__(self, seed):\n        raise ValueError('asleep')", "ValueError: asleep"),
        ("def __init__(self, seed, name):\n        self.name = name", "TypeError: "),
        ("def __init__(self, seed):\n        raise SystemExit(3)", "SystemExit: 3"),
    ],
    ids=["fails", "wants-more", "leaves"],
)
def test_a_bot_that_cannot_be_made_fails_at_the_first_decision(body, wrong, monkeypatch, tmp_path):
    (tmp_path / "unmade_bot.py").write_text(
        f"from touchline.bots import Bot\n\nclass Unmade(Bot):\n    {body}\n"
        "    def decide(self, seat):\n        return seat.decision.default\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "unmade_bot", raising=False)
    (failure,) = simulate(1, 2, seed=2, bots="unmade_bot:Unmade", processes=1).errors
    assert failure.message.startswith(f"decision 0, no choice: {wrong}")
    begun = replay(failure.record).decision
    assert begun is not None
    assert begun.number == 0


@pytest.mark.random_seasons
def test_a_bot_that_leaves_the_program_fails_its_season_only(monkeypatch, tmp_path):
    (tmp_path / "leaving_bot.py").write_text(
        "from touchline.bots import Bot\n\nclass Leaving(Bot):\n"
        "    def decide(self, seat):\n"
        "        if seat.view.week == 2:\n            raise SystemExit\n"
        "        return seat.decision.default\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    errors = simulate(2, 2, seed=2, bots="leaving_bot:Leaving", processes=1).errors
    assert [failure.message.rpartition(", ")[2] for failure in errors] == ["no choice: SystemExit"] * 2
    assert [replay(failure.record).view(None).week for failure in errors] == [2, 2]


@pytest.mark.parametrize(
    "asked", [{"seasons": -1}, {"seasons": 1, "processes": 0}, {"seasons": 10**22, "processes": 2}]
)
def test_what_is_too_little_or_too_much(asked):
    with pytest.raises(touchline.BadSetup):
        simulate(**asked)


def test_nothing_to_play():
    assert told(simulate(0)) == {"seasons": 0, "decisions": 0, "errors": [], "teams": {}}
