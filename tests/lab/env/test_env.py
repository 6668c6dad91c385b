"""The table for learning agents: it passes the checks of the libraries, pays what was gained, and shows only views."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import touchline
from touchline.lab import env as lab_env
from touchline.lab.env import ACTIONS, COLUMNS, ROWS, SeatEnv, observe, raw_env
from touchline.lab.env.encoding import FLAT_LENGTH
from touchline.table.questions import ChooseTarget

pytestmark = [
    pytest.mark.random_seasons,
    pytest.mark.filterwarnings(
        "ignore:Observation"
    ),  # PettingZoo's own games with a mask are warned of it as well
    pytest.mark.filterwarnings("ignore:.*alternative render modes"),
]
BOTH = ("sudden-death", "foul-play")


def finish(table: raw_env, seed: int) -> dict[str, float]:
    """Play a season with any actions; answers what each agent has got in all."""
    lot = np.random.default_rng(seed)
    table.reset(seed=seed)
    got = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, is_over, _, _ = table.last()
        got[agent] += reward
        table.step(None if is_over else lot.choice(np.flatnonzero(observation["action_mask"])))
    return got


@pytest.mark.parametrize("managers", [2, 3, 4, 5])
@pytest.mark.parametrize(("observations", "rewards"), [("flat", "fans"), ("tables", "winning")])
def test_pettingzoo_finds_nothing_wrong(managers, observations, rewards):
    settings = {"managers": managers, "expansions": BOTH, "options": "random"}
    api_test(lab_env.env(**settings, observations=observations, rewards=rewards), num_cycles=60)


def test_the_same_seed_brings_the_same_seasons():
    seed_test(lambda: lab_env.env(managers=3, options="random"), num_cycles=60)
    table = raw_env(managers=2)
    table.reset(seed=3)
    first = table.observe("manager_0")["observation"]
    table.reset()
    assert not np.array_equal(table.observe("manager_0")["observation"], first)
    table.reset(seed=3)
    assert np.array_equal(table.observe("manager_0")["observation"], first)


def test_it_can_be_looked_at(capsys):
    render_test(lab_env.env)
    assert "fans" in capsys.readouterr().out
    table = raw_env(teams=("gouged-eye", "grudgebearers"), render_mode="ansi")
    table.reset(seed=1)
    assert "0 gouged-eye: 0 fans" in str(table.render())


@pytest.mark.parametrize("observations", ["flat", "tables"])
def test_gymnasium_finds_nothing_wrong(observations):
    check_env(SeatEnv(observations=observations))


def test_rewards_add_up_to_the_fans_at_the_end():
    table = raw_env(managers=3, expansions=BOTH)
    got = finish(table, 5)
    assert table.season is not None
    assert got == {f"manager_{each.manager}": each.fans for each in table.season.standings}


def test_who_wins_is_rewarded_at_the_end():
    table = raw_env(managers=4, rewards="winning")
    got = finish(table, 6)
    assert table.season is not None
    assert got == {f"manager_{number}": float(number == table.season.winner) for number in range(4)}


def test_only_who_is_asked_has_actions_and_they_are_the_options():
    table = raw_env(managers=2)
    table.reset(seed=2)
    assert table.season is not None
    decision = table.season.decision
    assert decision is not None
    asked, other = table.agent_selection, f"manager_{1 - decision.manager}"
    assert table.observe(asked)["action_mask"].sum() == len(decision.options)
    assert table.observe(other)["action_mask"].sum() == 0
    with pytest.raises(touchline.BadChoice, match="There is no option"):
        table.step(len(decision.options))
    with pytest.raises(touchline.BadChoice, match="There is no option"):
        table.step(None)
    table.step(0)
    assert table.season.record().count("\n") > 1


def test_an_action_that_is_ruled_out_ends_the_season_of_the_wrapped_table():
    table = lab_env.env(managers=2)
    table.reset(seed=2)
    table.step(ACTIONS - 1)
    assert all(table.terminations.values())


def test_seasons_that_look_alike_are_seen_alike():
    """What others hide changes nothing that an agent sees."""
    season = touchline.new_season(4, BOTH, seed=3, events=False)
    lot = np.random.default_rng(3)
    for number in range(200):
        decision = season.decision
        assert decision is not None
        seen = observe(season.view(decision.manager))
        other = observe(season.redeal(decision.manager, seed=number).view(decision.manager))
        assert np.array_equal(seen.flat(), other.flat())
        assert np.array_equal(seen.mask, other.mask)
        season.choose(decision.options[lot.integers(len(decision.options))])


def test_tables_have_the_columns_that_they_promise():
    season = touchline.new_season(["gouged-eye", "grudgebearers"], seed=3, events=False)
    decision = season.decision
    assert decision is not None
    found = observe(season.view(decision.manager))
    assert {name: table.shape for name, table in found.tables.items()} == {
        name: (ROWS[name], len(columns)) for name, columns in COLUMNS.items()
    }
    assert len(found.flat()) == FLAT_LENGTH

    def column(table: str, name: str) -> list[float]:
        return [float(value) for value in found.tables[table][:, COLUMNS[table].index(name)]]

    count = len(decision.options)
    commits = [option.kind == "commit" for option in decision.options]
    assert column("options", "is_commit")[:count] == commits
    assert column("options", "is_pass")[:count] == [not commit for commit in commits]
    assert column("options", "is_commit")[count:] == [0.0] * (ACTIONS - count)
    assert column("question", "commit-or-pass") == [1.0]
    own = season.view(decision.manager).managers[decision.manager]
    assert sum([standing > 0 for standing in column("hand", "standing")]) == len(own.hand)
    assert column("managers", "is_there") == [1.0, 1.0, 0.0, 0.0, 0.0]
    view = season.view(decision.manager)
    assert column("season", "weeks_left") == [view.weeks - view.week]


def test_it_is_seen_what_a_question_is_about():
    """Who is about to tackle, for one."""
    table = raw_env(managers=2)
    table.reset(seed=4)
    lot = np.random.default_rng(4)
    while table.infos[table.agent_selection]["question"] != "choose-target":
        table.step(lot.choice(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])))
    assert table.season is not None
    decision = table.season.decision
    assert decision is not None
    assert isinstance(decision.question, ChooseTarget)
    view = table.season.view(decision.manager)
    (tackler,) = [
        player
        for matchup in view.reel
        for player in matchup.players
        if player.number == decision.question.player.number
    ]
    about = dict(zip(COLUMNS["about"], observe(view).tables["about"][0], strict=True))
    assert about["star_power"] == tackler.star_power
    assert about["mine"] == 1


def test_a_seat_gains_what_its_manager_gains():
    table = SeatEnv("rookie", managers=3, expansions=BOTH)
    lot = np.random.default_rng(1)
    _, info = table.reset(seed=9)
    gained, over = 0.0, False
    while not over:
        assert np.array_equal(table.action_masks(), info["action_mask"] > 0)
        _, reward, over, _, info = table.step(lot.choice(np.flatnonzero(info["action_mask"])))
        gained += reward
    season = table.table.season
    assert season is not None
    assert gained == next(each.fans for each in season.standings if each.manager == info["seat"])


def test_a_place_without_an_option_is_the_default():
    table, other = SeatEnv("random", seat=0), SeatEnv("random", seat=0)
    table.reset(seed=1)
    _, info = other.reset(seed=1)
    _, _, _, _, found = table.step(ACTIONS - 1)
    _, _, _, _, same = other.step(int(info["action_mask"].sum()) - 1)
    assert found["illegal"]
    assert not same["illegal"]
    assert table.table.season is not None
    assert other.table.season is not None
    assert table.table.season.save() == other.table.season.save()


@pytest.mark.parametrize(
    "wrong",
    [
        {"managers": 6},
        {"observations": "picture"},
        {"rewards": "money"},
        {"bots": ["rookie", "rookie"]},
        {"seat": 2},
        {"options": ["no-such-rule"]},
    ],
)
def test_what_makes_no_table(wrong):
    with pytest.raises(touchline.BadSetup):
        SeatEnv(**wrong)


def test_nothing_is_seen_before_a_season_has_begun():
    with pytest.raises(touchline.BadChoice, match="Call reset first"):
        raw_env().observe("manager_0")
