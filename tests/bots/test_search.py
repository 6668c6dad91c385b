"""The search core: rules of thumb for every question, weeks played to their end, and trees that grow where it pays."""

import pytest

from touchline.bots.search.facts import Facts
from touchline.bots.search.playout import answer_in_week, play_season, values
from touchline.bots.search.policy import PLAIN, RULES, Policy
from touchline.bots.search.tree import Search
from touchline.bots.search.weights import WEIGHTS, Weights
from touchline.bots.search.worth import chances, prospects
from touchline.bots.tuning import facts_of, tuned
from touchline.engine.dealer import KeyDealer, key_of_seed
from touchline.lab.bench import middle_of_week
from touchline.rules.questions import QUESTIONS
from touchline.rules.redeal import redeal
from touchline.rules.season import Season
from touchline.table.saves import pack


@pytest.fixture(name="season")
def _season() -> Season:
    """A season in the middle of its third week, dealt from the seat of who is asked."""
    season = middle_of_week().position
    assert season.pending is not None
    return redeal(season, season.pending.manager, KeyDealer(key_of_seed(1)))


def policy_for(season: Season) -> Policy:
    return Policy(facts_of(season.book))


def search_of(season: Season, seed: int = 1) -> Search:
    return Search(season, policy_for(season), seed, trust=4.0, curiosity=0.1, breadth=2.0)


def test_every_question_has_a_rule_of_thumb():
    assert set(RULES) | set(PLAIN) == set(range(len(QUESTIONS)))
    assert not set(RULES) & set(PLAIN)


def test_a_week_is_played_to_its_end_and_no_further(season):
    week, fans = season.week, sum(season.fans)
    policy, pending = policy_for(season), season.pending
    while pending is not None:
        pending = answer_in_week(season, policy.take(season, pending))
    assert season.week == week
    assert season.stack
    assert not season.title, "all players have gone to the discard piles"
    assert sum(season.fans) > fans


def test_the_last_week_is_played_to_the_end_of_the_season(season):
    policy = policy_for(season)
    play_season(season, [policy] * season.managers)
    assert not season.stack
    shares = values(season, policy.facts)
    assert max(shares) > 0.8
    assert sum(shares) <= 1.0001


def test_who_has_more_has_better_prospects(season):
    facts = policy_for(season).facts
    before = chances(season, facts, 2)
    season.gain_fans(0, 5)
    after = chances(season, facts, 2)
    assert after[0] > before[0]
    assert sum(after) == pytest.approx(1)
    assert prospects(season, facts, 2)[0] > prospects(season, facts, 0)[0]


def test_a_search_leaves_the_season_as_it_is(season):
    before = pack(season, 1)
    search_of(season).run(20)
    assert pack(season, 1) == before


def test_a_search_of_the_same_seed_finds_the_same(season):
    first, second, other = [search_of(season, seed) for seed in (1, 1, 9)]
    for search in (first, second, other):
        search.run(30)
    assert [branch.total for branch in first.ranking()] == [branch.total for branch in second.ranking()]
    assert [branch.total for branch in first.ranking()] != [branch.total for branch in other.ranking()]


def test_each_playout_is_one_try_of_an_option(season):
    search = search_of(season)
    search.run(40)
    assert season.pending is not None
    branches = search.ranking()
    assert {branch.option for branch in branches} == set(season.pending.options)
    assert sum([branch.tries for branch in branches]) == 40
    assert search.best() == branches[0].option


def test_what_did_well_is_tried_more(season):
    search = search_of(season)
    search.run(300)
    ranking = search.ranking()
    assert ranking[0].tries > 300 / len(ranking)
    assert ranking[-1].tries < 300 / len(ranking)


def test_tuned_weights_are_weights_and_cards_of_ours(season):
    found = tuned()
    assert set(found.weights) <= set(WEIGHTS)
    assert set(found.cards) <= set(season.book.numbers)
    assert found.command


def test_a_card_that_nobody_has_seen_is_weighed_by_what_is_printed_on_it(season):
    facts = Facts(season.book, Weights({}), {})
    numbers = season.book.numbers
    assert facts.weekly[numbers["morg-n-thorg-cwc"]] > facts.weekly[numbers["freebooter-lineman"]]
    assert facts.weekly[numbers["hired-wizard"]] > 0
