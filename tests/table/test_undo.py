"""An undo goes back to a decision: numbers and draws go on, and the record shows it."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import touchline
from tests.courses import each_kind, finish
from touchline import BadChoice, BadRecord
from touchline.table.events import Undone
from touchline.table.records import Undo, read_record

TEAMS = ["gouged-eye", "athelorn-avengers"]
KEY = bytes(range(32))


def played(choices: int, seed: int = 1, *, events: bool = True) -> touchline.Season:
    """A season of two teams after so many random choices."""
    season = touchline.new_season(TEAMS, seed=KEY, events=events)
    go_on(season, choices, seed)
    return season


def go_on(season: touchline.Season, choices: int, seed: int) -> None:
    """Give so many random answers, unless the season ends."""
    answers = random.Random(seed)
    for _ in range(choices):
        if season.decision is not None:
            season.choose(answers.choice(season.decision.options))


def seen(season: touchline.Season) -> list[Any]:
    """What each seat sees, but for the number of the decision."""
    views = [msgspec.to_builtins(season.view(seat)) for seat in (*range(season.managers), None)]
    for view in views:
        view["decision"].pop("number")
    return views


def asked(season: touchline.Season) -> touchline.Decision:
    """The decision that a season in progress stands at."""
    assert season.decision is not None
    return season.decision


# What it does.


def test_an_undo_takes_a_number_and_asks_the_same_again():
    season = played(20)
    old = asked(season)
    before = seen(season)
    go_on(season, 5, seed=2)
    draws = season.position.draws
    assert season.undo(20, 1) == season.events == (Undone(1, 20),)
    assert season.drawn == ()
    assert asked(season).number == 26
    assert (asked(season).manager, asked(season).question) == (old.manager, old.question)
    assert asked(season).asked.texts == old.asked.texts
    assert seen(season) == before
    assert season.position.draws == draws


def test_the_next_draw_has_the_next_number_so_the_same_die_does_not_fall_again():
    season = touchline.new_season(TEAMS, seed=KEY)
    decision = asked(season)
    while not season.choose(decision.options[0]) or not any(" roll " in line for line in season.drawn):
        decision = asked(season)
    rolled = season.drawn
    fallen = set()
    for _ in range(12):
        drawn = season.position.draws
        season.undo(decision.number)
        season.choose(asked(season).options[0])
        assert season.drawn[0].startswith(f"draw {drawn} roll ")
        fallen.add(season.drawn[0].rpartition(" = ")[2])
    assert rolled[0].startswith("draw ")
    assert len(fallen) > 1


def test_the_record_has_a_line_for_it():
    season = played(10)
    season.undo(4)
    go_on(season, 2, seed=2)
    season.undo(11, 1)
    lines = season.record().splitlines()
    assert "undo 10 - to 4" in lines
    assert lines[-1] == "undo 13 1 to 11"
    assert read_record(season.record()).undos == (Undo(10, None, 4), Undo(13, 1, 11))
    assert len(read_record(season.record()).answers) == 12


def test_what_was_undone_can_be_gone_back_to_as_well():
    season = played(10)
    at_eight = seen(played(8))
    season.undo(3)
    go_on(season, 4, seed=2)
    season.undo(8)
    assert seen(season) == at_eight
    assert touchline.replay(season.record()).save() == season.save()


def test_an_undo_leaves_copies_alone_and_copies_can_undo():
    season = played(10)
    twin = season.clone()
    before = season.save()
    twin.undo(2, 0)
    assert season.save() == before
    assert "undo" not in season.record()
    season.undo(2, 0)
    assert twin.record() == season.record()
    assert finish(twin, 4) == finish(season, 4)
    assert twin.record() == season.record()


def test_a_loaded_season_goes_back_as_far_as_to_its_save():
    season = played(25)
    loaded = touchline.load(season.save(), seed=KEY)
    before = seen(loaded)
    go_on(loaded, 5, seed=2)
    with pytest.raises(BadChoice, match="24 is no decision that can be gone back to"):
        loaded.undo(24)
    loaded.undo(25, 1)
    assert seen(loaded) == before
    finish(loaded, 3)
    assert touchline.verify(loaded.record()).is_replayed
    assert touchline.verify(loaded.record()).is_true


def test_a_season_that_was_saved_after_an_undo_goes_on_as_it_would_have():
    season = played(25)
    season.undo(11)
    loaded = touchline.load(season.save(), seed=KEY)
    assert asked(loaded).number == 26
    assert finish(loaded, 3) == finish(season, 3)


def test_a_replayed_season_can_be_undone():
    season = played(25)
    again = touchline.replay(season.record(), seed=KEY)
    season.undo(7, 0)
    again.undo(7, 0)
    assert again.record() == season.record()
    assert again.drawn == season.drawn
    finish(season, 2)
    finish(again, 2)
    assert again.record() == season.record()


def test_a_replay_without_the_key_can_be_undone_as_long_as_nothing_is_drawn():
    again = touchline.replay(played(25).record())
    again.undo(7, 0)
    assert again.record().splitlines()[-1] == "undo 25 0 to 7"
    finish(again)
    with pytest.raises(BadRecord, match="other dice"):
        again.record()


def test_a_replay_counts_undos_among_the_answers():
    season = played(10)
    season.undo(4)
    go_on(season, 3, seed=2)
    record = season.record()
    for answers in range(14):
        again = touchline.replay(record, answers=answers)
        assert asked(again).number == answers
    assert touchline.replay(record, answers=11).events == (Undone(None, 4),)
    assert touchline.replay(record, answers=11, events=False).events == ()
    assert touchline.replay(record, answers=11).drawn == ()


def test_without_events_an_undo_tells_nothing():
    season = played(10, events=False)
    assert season.undo(3) == season.events == ()
    assert season.record() == undone(played(10), 3).record()


def undone(season: touchline.Season, to: int) -> touchline.Season:
    """The season, after an undo."""
    season.undo(to)
    return season


# Refusals.


@pytest.mark.parametrize("to", [-1, 12, 13, 10, 2.0, True, "3", None])
def test_only_an_answered_decision_can_be_gone_back_to(to: Any):
    season = played(10)
    season.undo(4)
    go_on(season, 1, seed=2)
    before, record = season.save(), season.record()
    with pytest.raises(BadChoice, match=r"is no decision that can be gone back to.*from 0 to 11"):
        season.undo(to)
    assert not season.is_free_to_undo(to, 0)
    assert (season.save(), season.record()) == (before, record)


def test_nobody_who_is_not_there_undoes():
    season = played(10)
    before = season.record()
    with pytest.raises(BadChoice, match="There is no manager 2"):
        season.undo(3, 2)
    assert season.record() == before


def test_a_season_that_is_over_stays_over():
    season = played(3000)
    with pytest.raises(BadChoice, match="The season is over"):
        season.undo(3)
    assert not season.is_free_to_undo(asked_last(season), 0)


def asked_last(season: touchline.Season) -> int:
    """The number of the last decision of a season that is over."""
    return len(read_record(season.record()).answers) - 1


def test_a_redeal_has_nothing_to_go_back_to():
    dealt = played(10).redeal(0, seed=1)
    go_on(dealt, 3, seed=1)
    with pytest.raises(BadChoice, match="A redeal can't be undone"):
        dealt.undo(11)
    assert not dealt.is_free_to_undo(11, 0)


@pytest.mark.parametrize(
    ("new", "wrong"),
    [
        ("undo 10 - to 10", "no decision 10 was answered"),
        ("undo 10 - to 11", "no decision 11 was answered"),
        ("undo 11 - to 4", "undo 11, and undo 10 is due"),
        ("undo 10 2 to 4", "no manager 2"),
        ("undo 10 - to -1", "neither a draw nor an answer nor an undo"),
        ("undo 10 to 4", "neither a draw nor an answer nor an undo"),
    ],
)
def test_an_undo_that_can_not_be_is_refused_by_its_line(new: str, wrong: str):
    season = played(10)
    season.undo(4)
    go_on(season, 3, seed=2)
    with pytest.raises(BadRecord, match=wrong):
        touchline.replay(season.record().replace("undo 10 - to 4", new))


def test_an_undo_of_an_undo_or_after_the_end_is_refused_in_a_record():
    season = played(10)
    season.undo(4)
    go_on(season, 1, seed=2)
    with pytest.raises(BadRecord, match="no decision 10 was answered"):
        touchline.replay(f"{season.record()}undo 12 - to 10\n")
    finish(season)
    lines = season.record().splitlines()
    number = 1 + int(next(line for line in reversed(lines) if line.startswith("answer")).split()[1])
    with pytest.raises(BadRecord, match="over before this undo"):
        touchline.replay("\n".join([*lines[:-1], f"undo {number} - to 4"]))


# Free until somebody has learned something.


def find_free(season: touchline.Season, seed: int) -> int:
    """Play on until an answer has taught nobody anything; answers the number of its decision."""
    answers = random.Random(seed)
    while (decision := season.decision) is not None:
        happened = season.choose(answers.choice(decision.options))
        if not season.over and not any(event.teaches for event in happened):
            return decision.number
    raise AssertionError


@pytest.mark.random_seasons
@pytest.mark.parametrize("seed", range(6))
def test_undo_is_free_for_who_answered_as_long_as_nobody_learned_anything(seed: int):
    season = touchline.new_season(3, seed=seed)
    answers = random.Random(seed)
    told: list[tuple[int, bool]] = []
    while (decision := season.decision) is not None and len(told) < 150:
        for to, (manager, _) in enumerate(told):
            since = told[to:]
            is_free = all(by == manager and not teaches for by, teaches in since)
            assert season.is_free_to_undo(to, manager) == is_free
            assert not season.is_free_to_undo(to, (manager + 1) % 3)
        happened = season.choose(answers.choice(decision.options))
        told.append((decision.manager, any(event.teaches for event in happened)))
    assert any(not teaches for _, teaches in told)


def test_undoing_what_was_free_leaves_it_free():
    season = played(0)
    to = find_free(season, 1)
    manager = read_record(season.record()).answers[to].manager
    assert season.is_free_to_undo(to, manager)
    season.undo(to, manager)
    again = asked(season).number
    season.choose(read_record(season.record()).answers[to].text)
    assert season.is_free_to_undo(again, manager)
    assert season.is_free_to_undo(to, manager)
    assert not season.is_free_to_undo(to, 1 - manager)


def test_what_was_learned_in_what_is_undone_stays_learned():
    season = played(0)
    to = find_free(season, 1)
    manager = read_record(season.record()).answers[to].manager
    season.choose(asked(season).options[0])
    while not any(event.teaches for event in season.events):
        season.choose(asked(season).options[0])
    assert not season.is_free_to_undo(to, manager)
    season.undo(to + 1)
    assert not season.is_free_to_undo(to, manager)


def test_an_undo_beyond_a_decision_brings_others_answers_back():
    """From 10 the season goes back to 5; going forward to 10 again would undo nothing of that manager's own."""
    season = played(0)
    to = find_free(season, 1)
    manager = read_record(season.record()).answers[to].manager
    season.undo(to - 1)
    assert not season.is_free_to_undo(to, manager)


def test_where_nobody_listened_nothing_is_free():
    season = played(0)
    to = find_free(season, 1)
    answers = [answer.text for answer in read_record(season.record()).answers]
    manager = read_record(season.record()).answers[to].manager
    silent = touchline.new_season(TEAMS, seed=KEY, events=False)
    for text in answers:
        silent.choose(text)
    assert season.is_free_to_undo(to, manager)
    assert not silent.is_free_to_undo(to, manager)
    assert touchline.replay(silent.record(), events=False).is_free_to_undo(to, manager)


# Whatever is undone.


class Wanderer:
    """A season that goes on at random, and every now and then goes back, also into what was undone."""

    def __init__(self, season: touchline.Season, seed: int) -> None:
        self.season = season
        self.chance = random.Random(seed)
        self.first = asked(season).number
        self.views: dict[int, list[Any]] = {}
        self.lines = list(season.drawn)
        self.draws = season.position.draws
        self.undos = 0

    def play(self) -> None:
        """Play to the end."""
        while (decision := self.season.decision) is not None:
            self.views[decision.number] = seen(self.season)
            if self.undos < 40 and self.chance.random() < 0.15:
                self.go_back(decision.number)
            else:
                self.answer(decision)

    def answer(self, decision: touchline.Decision) -> None:
        """Answer at random."""
        option = self.chance.choice(decision.options)
        self.lines.append(f"answer {decision.number} {decision.manager} {option.text}")
        self.season.choose(option)
        self.lines += self.season.drawn
        drawn = [int(line.split()[1]) for line in self.season.drawn]
        assert drawn == list(range(self.draws, self.season.position.draws)), "draws don't go on"
        self.draws = self.season.position.draws

    def go_back(self, number: int) -> None:
        """Go back a little or far, to any number: what can't be gone back to is refused."""
        to = self.chance.randrange(max(self.first, number - 12), number + 1)
        manager = self.chance.choice((*range(self.season.managers), None))
        kept = self.season.save()
        try:
            told = self.season.undo(to, manager)
        except BadChoice:
            assert to == number or any(line.startswith(f"undo {to} ") for line in self.lines)
            assert self.season.save() == kept
            return
        assert told == (Undone(manager, to),)
        assert asked(self.season).number == number + 1
        assert self.season.position.draws == self.draws
        assert seen(self.season) == self.views[to]
        self.undos += 1
        self.lines.append(f"undo {number} {'-' if manager is None else manager} to {to}")


@pytest.mark.random_seasons
@each_kind
def test_seasons_with_undos_are_played_again_to_the_same_end(managers: int, options: tuple[str, ...]):
    seed = 12
    season = touchline.new_season(
        managers, options=options, seed=seed, salts=[b"sixteen bytes it"] * managers
    )
    begun = season.header
    wandered = Wanderer(season, seed)
    wandered.play()
    record = season.record()
    assert wandered.undos > 5, f"seed {seed} undoes too little"
    assert touchline.compose_record(begun, wandered.lines, *secret_of(record)) == record
    check_true(record, season)


@pytest.mark.random_seasons
@pytest.mark.parametrize("seed", range(5))
def test_loaded_seasons_with_undos_are_played_again_to_the_same_end(seed: int):
    season = touchline.new_season(3, expansions=("sudden-death", "foul-play"), seed=seed)
    before = Wanderer(season, seed)
    for _ in range(30):
        before.answer(asked(season))
    season.undo(20)
    loaded = touchline.load(season.save(), seed=seed)
    Wanderer(loaded, seed).play()
    check_true(loaded.record(), loaded)


def secret_of(record: str) -> tuple[bytes, tuple[bytes, ...]]:
    """The key and the salts that a record shows."""
    found = read_record(record)
    assert found.key is not None
    return found.key, found.salts


def check_true(record: str, season: touchline.Season) -> None:
    """The record replays to the same save, and verifies, at its end and half way."""
    again = touchline.replay(record)
    assert again.save() == season.save()
    assert again.record() == record
    report = touchline.verify(record)
    assert report.is_true, report.failures
    assert report.is_replayed
    assert report.draws == len(read_record(record).draws)
    assert report.undos == len(read_record(record).undos) > 0
    half = touchline.replay(record, answers=len(read_record(record).rows) // 2)
    assert touchline.replay(half.record()).save() == half.save()
    assert touchline.verify(half.record(key=True)).is_true
