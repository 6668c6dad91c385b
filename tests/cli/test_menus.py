"""Menus: how options are shown and picked."""

import io
import re
from collections.abc import Iterator

import pytest
from rich.console import Console, RenderableType

from tests.scenario import Table, table
from touchline import Option, Season, new_season
from touchline.bots import Seat, make
from touchline.cli.board import Board, Place
from touchline.cli.chronicle import Chronicle
from touchline.cli.console import THEME
from touchline.cli.menus import are_alike, menu_of, narrowed, picked, place_letters
from touchline.cli.piles import piles
from touchline.cli.play import card_of, matchup_of
from touchline.cli.portraits import hand_table
from touchline.cli.shelf import Shelf
from touchline.table.questions import (
    ChooseTarget,
    CollectNext,
    CommitOrPass,
    DiscardUnwanted,
    Respond,
    UseSkill,
)


def shown(what: RenderableType, width: int = 110) -> str:
    console = Console(width=width, file=io.StringIO(), theme=THEME, highlight=False)
    with console.capture() as capture:
        console.print(what)
    return capture.get()


def positions(seed: int, managers: int) -> Iterator[Season]:
    """The positions of a season among bots that take anything."""
    season = new_season(managers, seed=seed)
    bot = make("random", seed)
    while (decision := season.decision) is not None:
        yield season
        season.choose(bot.decide(Seat(season, decision.manager)))


def first(question: type, seed: int = 1, managers: int = 3) -> Season:
    for season in positions(seed, managers):
        decision = season.decision
        if decision is not None and isinstance(decision.question, question):
            return season
    raise AssertionError(question)


@pytest.mark.random_seasons
def test_every_option_can_be_picked_by_a_key_and_by_its_notation():
    shelf = Shelf()
    kinds = set()
    for season in positions(2, 4):
        decision = season.decision
        assert decision is not None
        kinds.add(type(decision.question))
        menu = menu_of(shelf, season, decision)
        by_key = {found[0] for found in menu.keys.values() if len(found) == 1}
        assert by_key == set(decision.options)
        for option in decision.options:
            assert option in menu.find(season, option.text)
            card = card_of(option)
            assert card is None or card in shelf.cards
    assert len(kinds) > 8


@pytest.mark.random_seasons
@pytest.mark.parametrize("width", [80, 100, 120])
def test_nothing_is_wider_than_the_terminal(width: int):
    shelf = Shelf()
    for number, season in enumerate(positions(width, 4)):
        decision = season.decision
        assert decision is not None
        if number % 12:
            continue
        view = season.view(decision.manager)
        board = Board(shelf, view, place_letters(decision.options))
        what: list[RenderableType] = [
            board.whole(),
            hand_table(shelf, view.managers[decision.manager].hand, "Your hand"),
            menu_of(shelf, season, decision).shown,
            piles(shelf, view),
        ]
        about = matchup_of(view, decision)
        if about is not None:
            what.append(board.matchup(about))
        for part in what:
            assert max(len(line) for line in shown(part, width).splitlines()) <= width


def test_cards_have_numbers_and_places_letters():
    season = first(CommitOrPass)
    decision = season.decision
    assert decision is not None
    menu = menu_of(Shelf(), season, decision)

    some = menu.find(season, "1")
    assert len(some) > 1
    assert menu.find(season, "1b") == menu.find(season, "1 B") == some[1:2]
    where = narrowed(season, menu, some)
    assert where.keys["b"] == some[1:2]
    assert where.hint.startswith("a–")
    assert [option.kind for option in menu.find(season, "pass")] == ["pass"]


def test_a_number_is_no_answer_where_letters_are_shown():
    """It would be the second place or the second card, and nobody could know which."""
    season = first(CommitOrPass)
    decision = season.decision
    assert decision is not None
    menu = menu_of(Shelf(), season, decision)
    where = narrowed(season, menu, menu.find(season, "1"))

    assert [picked(season, where, menu, str(number)) for number in range(12)] == [()] * 12
    assert picked(season, where, menu, "b") == menu.find(season, "1b")
    assert picked(season, where, menu, "2b") == menu.find(season, "2b") != menu.find(season, "1b")
    assert [option.kind for option in picked(season, where, menu, "pass")] == ["pass"]


def test_cards_that_fit_are_picked_by_number():
    season = first(CommitOrPass)
    decision = season.decision
    assert decision is not None
    menu = menu_of(Shelf(), season, decision)
    some = narrowed(season, menu, menu.find(season, "commit"))

    assert some.hint == f"1–{len(menu.find(season, 'commit'))}"
    assert picked(season, some, menu, "2") == menu.find(season, "commit")[1:2]


@pytest.mark.random_seasons
@pytest.mark.parametrize("managers", [2, 4])
def test_a_place_keeps_its_letter_for_the_week(managers: int):
    """Zones fill, and highlights go back to the box; `3e` means the same place all week."""
    letters: dict[tuple[int, Place], str] = {}
    for season in positions(3, managers):
        decision = season.decision
        assert decision is not None
        now = place_letters(decision.options)
        assert len(set(now.values())) == len(now)
        for place, letter in now.items():
            assert letters.setdefault((season.view(None).week, place), letter) == letter
    assert len(set(letters.values())) > 6


def test_the_table_says_who_would_win_until_somebody_has_won():
    """While the payouts of a matchup are collected, its winner is known."""
    season = first(CollectNext)
    view = season.view(None)
    assert view.resolving is not None
    matchup = next(seen for seen in view.reel if seen.number == view.resolving.number)
    said = shown(Board(Shelf(), view).matchup(matchup))
    assert "decided: payouts are collected" in said
    assert "would win" not in said
    before = first(CommitOrPass)
    assert "would win" not in shown(Board(Shelf(), before.view(None)).whole())


def test_a_part_of_an_answer_picks_it_if_only_one_fits():
    season = first(CommitOrPass)
    decision = season.decision
    assert decision is not None
    menu = menu_of(Shelf(), season, decision)
    commit: Option = decision.options[0]
    card, matchup, side = getattr(commit, "card"), getattr(commit, "matchup").card, getattr(commit, "side")  # noqa: B009

    assert commit in menu.find(season, f"{card} {matchup} {side}")
    assert not menu.find(season, "nobody of that name")


@pytest.mark.parametrize("question", [UseSkill, Respond])
def test_yes_and_no_answer_whether_something_is_done(question: type):
    season = first(question)
    decision = season.decision
    assert decision is not None
    menu = menu_of(Shelf(), season, decision)

    for yes, no in (("y", "n"), ("yes", "no"), ("YES", "No")):
        assert [option.kind for option in menu.find(season, no)] == ["decline"]
        assert {option.kind for option in menu.find(season, yes)} <= {"use", "ability"}
        assert set(menu.find(season, yes) + menu.find(season, no)) == set(decision.options)
    assert "yes or no" in menu.hint


def test_yes_is_no_answer_to_a_question_that_is_not_asked_so():
    season = first(ChooseTarget)
    decision = season.decision
    assert decision is not None
    assert not menu_of(Shelf(), season, decision).find(season, "yes")


def test_odds_are_shown_before_a_tackle():
    season = first(ChooseTarget)
    decision = season.decision
    assert decision is not None
    text = shown(menu_of(Shelf(), season, decision).shown)

    assert isinstance(decision.question, ChooseTarget)
    tackler = Shelf().name(decision.question.player.card)
    assert all(heading in " ".join(text.split()) for heading in ("Target", "Missed", f"{tackler} falls"))
    assert text.count("%") >= 3
    assert "Tackle nobody" in text


def test_the_menu_says_who_would_go_down_and_who_would_be_injured():
    game = table("""
        gouged-eye: hand orc-blitzer
        champions-of-death:
        bad-snap: skeleton, mummy down |
    """)
    game.play("commit orc-blitzer to bad-snap right")
    menu = re.sub(r"\s+", " ", target_rows(game))
    assert "Skeleton 1 75 % down 22 % 3 %" in menu
    assert "Mummy downed 2 75 % injured 22 % 3 %" in menu
    assert "Orc Blitzer falls" in menu

    game = table("""
        gouged-eye: hand da-troll
        champions-of-death:
        bad-snap: mummy |
    """)
    game.play("commit da-troll to bad-snap right", "tackle mummy", "roll down")
    assert "Mummy is injured" in target_rows(game)


def target_rows(game: Table) -> str:
    """The menu of whom to tackle, as it is shown."""
    assert game.asked != "nobody"
    season = Season(game.season, 0, None)
    assert season.decision is not None
    return shown(menu_of(Shelf(), season, season.decision).shown)


def test_enter_answers_only_where_it_does_no_harm():
    season = first(DiscardUnwanted)
    decision = season.decision
    assert decision is not None
    menu = menu_of(Shelf(), season, decision)
    assert menu.default is not None
    assert menu.default.kind == "done"
    assert "Enter: Keep the rest" in menu.hint
    commit = first(CommitOrPass)
    assert commit.decision is not None
    assert menu_of(Shelf(), commit, commit.decision).default is None


def test_the_chronicle_tells_each_seat_what_it_may_know_and_nothing_twice():
    season = new_season(2, seed=1)
    chronicle = Chronicle(season)

    mine = "\n".join([line.plain for line in chronicle.news(0)])
    theirs = "\n".join([line.plain for line in chronicle.news(1)])
    assert "draw a card. (×6)" in mine
    assert mine != theirs
    assert chronicle.news(0) == []
    assert "\n".join([line.plain for line in chronicle.lines(0)]) == mine


@pytest.mark.random_seasons
def test_answers_that_come_to_the_same_are_known_as_such():
    alike = []
    for seed in range(20):
        for season in positions(seed, 3):
            decision = season.decision
            assert decision is not None
            if are_alike(season, decision.options):
                alike.append(decision)
                assert menu_of(Shelf(), season, decision).default == decision.options[0]
    assert {option.kind for decision in alike for option in decision.options} <= {
        "pass",
        "discard",
        "card",
        "return",
    }
    assert alike
