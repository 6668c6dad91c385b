"""What the seasons of a simulation are made of."""

import pytest

import touchline
from touchline.lab.plans import combinations_for, make_plan, numbers_of_managers


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        (3, (3,)),
        ("4", (4,)),
        ("2,4", (2, 4)),
        ("2-4", (2, 3, 4)),
        ("2, 3-4", (2, 3, 4)),
        ([2, 3], (2, 3)),
        (None, (4,)),
    ],
)
def test_numbers_of_managers(given, meant):
    assert numbers_of_managers(given) == meant


def test_named_teams_say_how_many_managers():
    assert numbers_of_managers(None, teams=2) == (2,)


@pytest.mark.parametrize("managers", [2, 3, 4])
def test_combinations_are_all_that_set_up_allows(managers):
    allowed = combinations_for(managers)
    assert len(set(allowed)) == len(allowed) == {2: 8, 3: 12, 4: 12}[managers]
    for options in allowed:
        touchline.new_season(managers, options=options, seed=1, events=False)


def test_each_season_draws_anew():
    plan = make_plan("2-4", (), (), "random", "random", 1)
    seeds = [plan.season_seed(number) for number in range(300)]
    assert len(set(seeds)) == 300
    assert max(seeds) < 2**53
    assert {plan.managers_of(seed) for seed in seeds} == {2, 3, 4}
    drawn = {(plan.managers_of(seed), plan.options_of(seed)) for seed in seeds}
    assert len(drawn) == 8 + 12 + 12


def test_one_bot_for_all_seats():
    assert make_plan(3, (), (), (), "rookie", 1).bots_of(0) == ("rookie",) * 3
    assert make_plan(2, (), (), (), ["rookie", "random"], 1).bots_of(0) == ("rookie", "random")


@pytest.mark.parametrize(
    ("changed", "wrong"),
    [
        ({"managers": 5}, "5 managers need Foul Play"),
        ({"managers": "two"}, "'two' is no number of managers"),
        ({"managers": "4-2"}, "'4-2' is no range. The smaller number comes first: 2-4."),
        ({"managers": "2-900000000"}, "'2-900000000' is no number of managers"),
        ({"managers": "3,2-1" + "0" * 5000}, "is no number of managers"),
        ({"managers": "2-"}, "'2-' is no number of managers"),
        ({"managers": []}, "There is no number of managers"),
        ({"teams": ["gouged-eye"], "managers": 2}, "There is 1 team for 2 managers"),
        ({"teams": ["gouged-eye", "gouged-ear"]}, "There is no team 'gouged-ear'"),
        ({"options": ["longer"]}, "There is no optional rule 'longer'"),
        ({"options": ["extended-season"], "managers": "2-3"}, "can't be played by 2 managers"),
        ({"expansions": ["more-death"]}, "There is no expansion 'more-death'"),
        ({"bots": ["random", "random"], "managers": 3}, "There are 2 bots for 3 managers"),
        ({"bots": "nobody"}, "There is no bot 'nobody'"),
    ],
)
def test_what_cannot_be_played(changed, wrong):
    asked = {"managers": None, "teams": (), "expansions": (), "options": (), "bots": "random", "seed": 1}
    with pytest.raises(touchline.BadSetup) as mistake:
        make_plan(**(asked | changed))
    assert wrong in str(mistake.value)
