"""What bots say for their options: the best first, with what they are worth and what was counted."""

import pytest

import touchline
from tests.scenario import Table, table
from touchline.bots import Seat, make
from touchline.bots.advice import Advice, _compared
from touchline.bots.levels import Regular
from touchline.table.season import Season
from touchline.table.spans import text_of


def advice_of(name: str, game: Table) -> tuple[Advice, ...]:
    assert game.asked != "nobody"
    season = Season(game.season, 0, None)
    assert season.decision is not None
    bot = make(name, 1)
    assert isinstance(bot, Regular)
    return bot.advise(Seat(season, season.decision.manager))


def in_front_of_the_wardancer() -> Table:
    game = table("""
        plays: matchup phase, scoreboard phase
        gouged-eye: hand da-troll
        athelorn-avengers:
        bad-snap: wood-elf-thrower, wardancer ball |
    """)
    game.play("commit da-troll to bad-snap right")
    return game


@pytest.mark.parametrize("name", ["regular", "veteran", "legend:40"])
def test_says_the_odds_of_a_tackle_and_what_hangs_on_them(name):
    best, *_, worst = advice_of(name, in_front_of_the_wardancer())
    assert best.option.text == "tackle wardancer"
    assert best.fans > worst.fans
    assert text_of(best.why).startswith("75 % to down Wardancer: that turns ")
    assert "3 % to fall himself" in text_of(best.why)
    assert "better than “" in text_of(best.why)


def test_names_cards_and_players_in_spans():
    best = advice_of("regular", in_front_of_the_wardancer())[0]
    (named,) = [span for span in best.why if span.card is not None]
    assert (named.card, named.manager) == ("wardancer", 1)


def test_says_how_a_commitment_turns_a_matchup():
    game = table("""
        plays: matchup phase, scoreboard phase
        gouged-eye: hand orc-lineman, da-troll
        athelorn-avengers: hand wood-elf-lineman
        razzle-dazzle: wardancer |
    """)
    found = advice_of("veteran", game)
    assert found[0].tries > 0
    assert sum([advice.tries for advice in found]) == 20
    assert text_of(found[0].why).startswith("The chance to win Razzle Dazzle goes from 0 % to ")


@pytest.mark.parametrize(
    ("tries", "said"),
    [
        (0, "By rules of thumb 1.5 fans worse than “Pass”."),
        (1, "Hardly tried, once: perhaps worse than “Pass”."),
        (2, "Hardly tried, twice: perhaps worse than “Pass”."),
        (3, "Played on 3 times: 1.5 fans worse than “Pass”."),
    ],
)
def test_gives_no_figures_for_what_was_hardly_tried(tries, said):
    assert _compared(-1.5, tries, "Pass") == said


@pytest.mark.random_seasons
@pytest.mark.parametrize("name", ["regular", "veteran:2"])
def test_every_question_can_be_explained(name):
    season = touchline.new_season(3, ["sudden-death", "foul-play"], ["no-salary-cap"], seed=11, events=False)
    bot, other = make(name), make("random", 3)
    assert isinstance(bot, Regular)
    while (decision := season.decision) is not None:
        seat = Seat(season, decision.manager)
        found = bot.advise(seat, most=99)
        assert {advice.option for advice in found} == set(decision.options)
        assert found[0].option == bot.decide(seat) or found[0].fans >= 0
        season.choose(other.decide(seat))
