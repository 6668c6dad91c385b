"""The season that everybody holds: made, answered, refused, copied and kept."""

import pytest

import touchline
from touchline import BadChoice, BadRecord, BadSave, BadSetup

TEAMS = ["reikland-reavers", "gouged-eye", "athelorn-avengers"]


def play_on(season: touchline.Season, choices: int) -> None:
    """Let everybody take the middle one of his options, so many times."""
    for _ in range(choices):
        decision = season.decision
        if decision is None:
            return
        season.choose(decision.options[len(decision.options) // 2])


# Setting up.


def test_teams_sit_in_the_order_in_which_they_are_named() -> None:
    season = touchline.new_season(TEAMS, seed=7)
    assert [manager.team for manager in season.view(None).managers] == TEAMS
    assert season.decision is not None
    assert season.decision.manager == 0


def test_teams_are_drawn_for_a_number_of_managers() -> None:
    drawn = {
        tuple(manager.team for manager in touchline.new_season(4, seed=seed).view(None).managers)
        for seed in range(5)
    }
    assert len(drawn) > 1
    assert all(len(set(teams)) == 4 for teams in drawn)


@pytest.mark.parametrize(
    ("managers", "options", "weeks"),
    [
        (2, [], 4),
        (2, ["abbreviated-season"], 3),
        (3, [], 5),
        (4, ["abbreviated-season", "no-salary-cap"], 4),
        (4, ["scheduling-limitations", "extended-season"], 6),
    ],
)
def test_weeks_of_a_season(managers: int, options: list[str], weeks: int) -> None:
    season = touchline.new_season(managers, options=options, seed=1)
    view = season.view(0)
    assert view.weeks == weeks
    assert set(view.options) == set(options)
    while not season.over:
        play_on(season, 1)
    assert season.view(0).week == weeks


@pytest.mark.parametrize(
    ("teams", "named", "wrong"),
    [
        (1, {}, "A season can't have one manager."),
        (5, {}, "5 managers need Foul Play."),
        (6, {}, "A season can't have 6 managers."),
        ([], {}, "A season can't have 0 managers."),
        (["gouged-eye"], {}, "A season can't have one manager."),
        ("gouged-eye", {}, "Teams are given as 'gouged-eye'."),
        (2.0, {}, "Teams are given as 2.0."),
        ([["gouged-eye"], "grudgebearers"], {}, "There is no team ['gouged-eye']."),
        (["gouged-eye", "gouged-eye"], {}, "The team 'gouged-eye' is named twice."),
        (["gouged-eye", "gouged-ear"], {}, "There is no team 'gouged-ear'."),
        (3, {"options": ["five-managers"]}, "There is no optional rule 'five-managers'."),
        (3, {"options": ["no-salary-cap"] * 2}, "The optional rule 'no-salary-cap' is named twice."),
        (
            3,
            {"options": ["abbreviated-season", "extended-season"]},
            "Abbreviated Season and Extended Season exclude each other.",
        ),
        (2, {"options": ["extended-season"]}, "Extended Season can't be played by 2 managers."),
        (3, {"expansions": ["more-death"]}, "There is no expansion 'more-death'."),
        (3, {"expansions": ["foul-play"] * 2}, "The expansion 'foul-play' is named twice."),
        (3, {"options": ["stadiums"]}, "Stadiums: this optional rule is played with what is in another box."),
        (3, {"seed": "seven"}, "'seven' is no seed."),
        (3, {"seed": b"seven"}, "A seed of 5 bytes is no key."),
    ],
)
def test_impossible_set_ups_are_refused(teams: list[str] | int, named: dict[str, object], wrong: str) -> None:
    with pytest.raises(BadSetup) as refused:
        touchline.new_season(teams, **named)  # type: ignore[arg-type]  # wrong ones are what is tested
    assert refused.value.wrong == wrong
    assert refused.value.right


def test_a_slip_of_the_pen_is_answered_with_what_was_meant() -> None:
    with pytest.raises(BadSetup, match=r"Did you mean 'gouged-eye'\?"):
        touchline.new_season(["gouged-eye", "gouged-ear"])
    with pytest.raises(BadSetup, match="There are reikland-reavers, "):
        touchline.new_season(["gouged-eye", "darkside-cowboys"])


def test_what_a_season_can_be_made_of() -> None:
    assert {team.id for team in touchline.teams()} >= set(TEAMS)
    assert [expansion.id for expansion in touchline.expansions()] == ["sudden-death", "foul-play"]
    options = {option.id: option for option in touchline.options()}
    assert options["extended-season"].managers == (3, 4, 5)
    assert options["stadiums"].needs == "foul-play"
    assert options["extended-season"].excludes == ("abbreviated-season",)
    assert all(option.sentence.endswith(".") for option in options.values())


def test_without_a_seed_every_season_is_another() -> None:
    first, second = touchline.new_season(TEAMS), touchline.new_season(TEAMS)
    assert first.view(0) != second.view(0)


def test_a_seed_brings_the_same_season_again() -> None:
    first, second = touchline.new_season(3, seed=5), touchline.new_season(3, seed=5)
    play_on(first, 60)
    play_on(second, 60)
    assert first.save() == second.save()


# Answering.


def test_an_option_and_its_text_are_the_same_answer() -> None:
    by_option, by_text = touchline.new_season(3, seed=5), touchline.new_season(3, seed=5)
    while not by_option.over:
        assert by_option.decision is not None
        option = by_option.decision.options[len(by_option.decision.options) // 3]
        assert by_option.choose(option) == by_text.choose(option.text)
    assert by_option.save() == by_text.save()


def test_the_default_is_the_last_option() -> None:
    decision = touchline.new_season(3, seed=5).decision
    assert decision is not None
    assert decision.default == decision.options[-1]
    assert decision.default.text == "pass"


def test_decisions_are_counted() -> None:
    season = touchline.new_season(2, seed=5)
    number = 0
    while season.decision is not None:
        assert season.decision.number == number
        play_on(season, 1)
        number += 1


def test_what_is_not_listed_is_refused_with_what_is() -> None:
    season = touchline.new_season(3, seed=5)
    before = season.save()
    with pytest.raises(BadChoice) as refused:
        season.choose("commit griff-oberwald to everywhere")
    assert refused.value.wrong == "'commit griff-oberwald to everywhere' is no option of decision 0."
    assert refused.value.right.startswith("Manager 0 may answer 'commit ")
    assert refused.value.right.endswith("'pass'.")
    with pytest.raises(BadChoice, match="None is no option"):
        season.choose(None)  # type: ignore[arg-type]  # what is tested
    assert season.save() == before


def test_an_option_of_an_earlier_decision_is_refused() -> None:
    season = touchline.new_season(3, seed=5)
    assert season.decision is not None
    old = season.decision.options[0]
    season.choose("pass")
    with pytest.raises(BadChoice, match="answers decision 0, and this is decision 1"):
        season.choose(old)


def test_an_option_of_another_season_is_refused_if_it_is_another_answer() -> None:
    season = touchline.new_season(["gouged-eye", "grudgebearers"], seed=5)
    other = touchline.new_season(["grudgebearers", "gouged-eye"], seed=5)
    assert other.decision is not None
    with pytest.raises(BadChoice, match="answers another decision than this one"):
        season.choose(other.decision.options[0])


def test_an_option_keeps_its_text_when_the_season_goes_on() -> None:
    season = touchline.new_season(2, seed=5)
    kept = []
    while season.decision is not None:
        option = season.decision.options[0]
        if season.decision.number % 2:
            kept.append((option, option.text))
            season.choose(option)
        else:
            season.choose(option)
            kept.append((option, option.text))
    other = touchline.new_season(2, seed=5)
    for option, text in kept:
        assert option.text == text
        other.choose(text)
    assert other.over


def test_after_the_end_nothing_can_be_chosen() -> None:
    season = touchline.new_season(2, seed=5)
    play_on(season, 1000)
    assert season.over
    assert season.decision is None
    with pytest.raises(BadChoice, match="The season is over"):
        season.choose("pass")


# Copies.


def test_a_clone_goes_on_as_the_original_would() -> None:
    season = touchline.new_season(3, seed=5)
    play_on(season, 40)
    before = season.save()
    twin = season.clone()
    assert twin.save() == before
    assert twin.events == season.events
    play_on(twin, 40)
    assert season.save() == before
    play_on(season, 40)
    assert twin.save() == season.save()
    assert twin.record() == season.record()


def test_a_clone_takes_the_options_of_the_original() -> None:
    season = touchline.new_season(3, seed=5)
    assert season.decision is not None
    twin = season.clone()
    assert twin.choose(season.decision.options[0]) == season.choose(season.decision.options[0])
    twin.choose("pass")
    assert season.decision.options[0].asked.number == 1


def test_a_clone_makes_events_if_they_are_asked_for() -> None:
    silent = touchline.new_season(3, seed=5, events=False)
    assert silent.events == ()
    assert silent.clone(events=True).choose("pass")
    assert silent.clone().choose("pass") == ()
    assert silent.choose("pass") == ()
    assert touchline.new_season(3, seed=5).clone(events=False).choose("pass") == ()


def test_a_redeal_looks_the_same_and_is_another_season() -> None:
    season = touchline.new_season(3, seed=5)
    play_on(season, 45)
    dealt = season.redeal(1, seed=3)
    assert dealt.view(1) == season.view(1)
    assert dealt.view(0) != season.view(0)
    assert dealt.events == ()
    assert dealt.save() == season.redeal(1, seed=3).save()
    assert dealt.save() != season.redeal(1, seed=4).save()
    with pytest.raises(BadRecord, match="A redeal has no record"):
        dealt.record()


@pytest.mark.parametrize("seat", [3, -1, "gouged-eye"])
def test_a_seat_that_is_not_there_sees_nothing(seat: int) -> None:
    season = touchline.new_season(3, seed=5)
    with pytest.raises(BadChoice, match="Give a number from 0 to 2"):
        season.view(seat)
    with pytest.raises(BadChoice, match="There is no manager"):
        season.redeal(seat)


# Saves and records.


def test_a_save_goes_on_as_the_original_if_given_its_seed() -> None:
    season = touchline.new_season(3, seed=5)
    play_on(season, 40)
    loaded = touchline.load(season.save(), seed=5)
    assert loaded.decision is not None
    assert loaded.decision.number == 40
    play_on(season, 40)
    play_on(loaded, 40)
    assert loaded.save() == season.save()


def test_a_save_goes_on_with_fresh_dice_if_given_none() -> None:
    text = touchline.new_season(3, seed=5).save()
    ends = []
    for _ in range(2):
        loaded = touchline.load(text)
        play_on(loaded, 1000)
        ends.append(loaded.save())
    assert ends[0] != ends[1]


def test_what_is_no_save_or_record_is_refused() -> None:
    with pytest.raises(BadSave):
        touchline.load("season 7")
    with pytest.raises(BadRecord):
        touchline.replay("season 7")
    with pytest.raises(BadRecord):
        touchline.verify("season 7")


def test_a_record_is_played_again_and_verified() -> None:
    season = touchline.new_season(3, seed=5)
    play_on(season, 1000)
    again = touchline.replay(season.record())
    assert again.over
    assert again.standings == season.standings
    assert touchline.verify(season.record()).is_true


def test_a_record_can_be_played_up_to_any_answer() -> None:
    season = touchline.new_season(3, seed=5)
    play_on(season, 40)
    after_forty = season.save()
    told = season.events
    play_on(season, 1000)
    again = touchline.replay(season.record(), answers=40)
    assert again.save() == after_forty
    assert again.events == told
    assert touchline.replay(season.record(), answers=40, events=False).events == ()


def test_a_loaded_season_has_a_record_of_its_own() -> None:
    season = touchline.new_season(3, seed=5)
    play_on(season, 40)
    loaded = touchline.load(season.save(), seed=9)
    play_on(loaded, 1000)
    assert touchline.verify(loaded.record()).is_true
    assert touchline.replay(loaded.record()).standings == loaded.standings


def test_the_key_is_kept_back_until_the_season_is_over() -> None:
    season = touchline.new_season(3, seed=5)
    assert "\nkey " not in season.record()
    assert "\nkey " in season.record(key=True)


# Standings.


def test_the_winner_has_the_first_place() -> None:
    season = touchline.new_season(3, seed=5)
    assert [standing.place for standing in season.standings] == [1, 1, 1]
    play_on(season, 1000)
    first = season.standings[0]
    assert first.manager == season.winner
    assert first.place == 1
    assert first.fans == max(standing.fans for standing in season.standings)
