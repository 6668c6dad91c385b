"""A redeal is a season that its seat could be in: what he knows stays, all else is dealt anew."""

from __future__ import annotations

import textwrap
from collections import Counter

import pytest

from tests.courses import each_kind, finish, positions
from tests.scenario import table
from touchline.engine.dealer import KeyDealer, key_of_seed
from touchline.engine.machine import advance
from touchline.rules.bags import ALL, Bag, entry, titles
from touchline.rules.cheating import BASE_TOKENS, UNSEEN
from touchline.rules.knowledge import (
    deck_of_card,
    has_secret_star,
    seen_in_hand,
    unknown_faces,
    unknown_improvements,
    unknown_team_cards,
)
from touchline.rules.redeal import redeal
from touchline.rules.season import STAFF_DECK, STAR_DECKS, Season

ORCS, ELVES = 0, 1
SPECTATORS = 2

POSITION = """
    gouged-eye: hand orc-lineman, orc-thrower; deck da-troll, 2 orc-blitzer, orc-lineman
    athelorn-avengers: hand treeman, wardancer; deck 2 wood-elf-catcher, wood-elf-lineman
    bad-snap: orc-blitzer | wood-elf-catcher ball
"""


def at(text: str = POSITION) -> Season:
    """The season of a position, at its first question."""
    season = table(textwrap.dedent(text)).season
    advance(season)
    return season


def dealt(season: Season, seat: int, seed: int = 1) -> Season:
    return redeal(season, seat, KeyDealer(key_of_seed(seed)))


def cards(season: Season, *ids: str) -> Bag:
    return tuple(sorted([season.book.numbers[id] for id in ids]))


def ids(season: Season, bag: Bag) -> list[str]:
    return [season.book.printed[title].id for title in bag]


def all_dealt(season: Season, seat: int) -> list[Season]:
    return [dealt(season, seat, seed) for seed in range(60)]


# Hands.


def test_my_own_hand_stays_and_his_is_dealt_from_hand_and_deck():
    season = at()
    hands = set()
    for twin in all_dealt(season, ORCS):
        assert (twin.hand[ORCS], twin.deck[ORCS]) == (season.hand[ORCS], season.deck[ORCS])
        assert sorted(twin.hand[ELVES] + twin.deck[ELVES]) == sorted(season.hand[ELVES] + season.deck[ELVES])
        hands.add(twin.hand[ELVES])
    # Two of treeman, wardancer, lineman and two equal catchers.
    assert len(hands) == 7


def test_every_card_comes_as_often_as_it_lies_there():
    season = at()
    counts = Counter([title for seed in range(3000) for title in dealt(season, ORCS, seed).hand[ELVES]])
    # Two of five cards are in hand: each copy in two of five redeals.
    assert counts[season.book.numbers["treeman"]] == pytest.approx(1200, abs=130)
    assert counts[season.book.numbers["wood-elf-catcher"]] == pytest.approx(2400, abs=180)


def test_a_card_that_was_seen_on_its_way_into_his_hand_stays_there():
    season = at()
    season.show_in_hand(ELVES, season.book.numbers["wardancer"])
    for twin in all_dealt(season, ORCS):
        assert season.book.numbers["wardancer"] in twin.hand[ELVES]
        assert twin.seen_hands == season.seen_hands
    assert unknown_team_cards(season, ELVES, ORCS) == cards(
        season, "treeman", "wood-elf-catcher", "wood-elf-catcher", "wood-elf-lineman"
    )


def test_cards_known_on_top_of_his_deck_stay_there():
    season = at(POSITION.replace("athelorn-avengers:", "athelorn-avengers: top aurora-silverleaf;"))
    for twin in all_dealt(season, ORCS):
        assert ids(twin, twin.top[ELVES]) == ["aurora-silverleaf"]
        assert season.book.numbers["aurora-silverleaf"] not in twin.hand[ELVES] + twin.deck[ELVES]


def test_what_only_a_third_has_seen_of_a_hand_i_do_not_know():
    season = at("""
        gouged-eye: hand orc-lineman, orc-thrower
        athelorn-avengers: hand treeman, wardancer, wood-elf-lineman; deck wood-elf-thrower
        reikland-reavers: hand ogre
        bad-snap:
    """)
    season.show_in_hand(ELVES, season.book.numbers["wood-elf-lineman"])
    third = ELVES * 4 + 2
    season.seen_hands[third] = cards(season, "treeman", "wood-elf-lineman")
    for twin in all_dealt(season, ORCS):
        assert twin.seen_hands[third] == cards(season, "wood-elf-lineman")
    assert dealt(season, 2).seen_hands == season.seen_hands


def test_what_i_alone_have_seen_of_a_hand_others_go_on_not_knowing():
    season = at(POSITION)
    mine = ELVES * 3 + ORCS
    season.seen_hands[mine] = cards(season, "treeman")
    for twin in all_dealt(season, ORCS):
        assert twin.seen_hands == season.seen_hands
        assert season.book.numbers["treeman"] in twin.hand[ELVES]


# A card that is fouled.

FOUL = """
    gouged-eye: hand orc-lineman
    athelorn-avengers: hand treeman, wardancer; deck 2 wood-elf-catcher, wood-elf-lineman
    lowdown-rats: hand goblin, pogo
    bad-snap: | wood-elf-thrower
"""
RATS = 2


def fouled() -> Season:
    """The rats look at the wardancer of the elves."""
    game = table(f"turn: lowdown-rats\n{textwrap.dedent(FOUL)}")
    game.play("commit goblin to bad-snap left", "manager athelorn-avengers", "draw wardancer")
    assert game.asked == "lowdown-rats discard-fouled"
    return game.season


def test_another_fouled_card_is_dealt_to_who_does_not_know_it():
    season = fouled()
    seen = set()
    for twin in all_dealt(season, ORCS):
        (card,) = twin.fouled[ELVES]
        assert card & ALL == 1 << ELVES | 1 << RATS
        assert titles(twin.fouled[ELVES])[0] in twin.hand[ELVES]
        assert twin.seen_hands[ELVES * 4 + RATS] == titles(twin.fouled[ELVES])
        # What is asked speaks of the card of this redeal.
        assert twin.pending is not None
        assert twin.pending.options[0][1] == titles(twin.fouled[ELVES])[0]
        assert [twin.seen_hands[ELVES * 4 + seat] for seat in (ORCS, ELVES, 3)] == [(), (), ()]
        seen.add(titles(twin.fouled[ELVES]))
    # Treeman, wardancer, lineman and two equal catchers.
    assert len(seen) == 4


@pytest.mark.parametrize("seat", [ELVES, RATS])
def test_who_knows_the_fouled_card_keeps_it(seat):
    season = fouled()
    for twin in all_dealt(season, seat):
        assert twin.fouled == season.fouled
        assert twin.seen_hands == season.seen_hands
        assert season.book.numbers["wardancer"] in twin.hand[ELVES]


def test_a_copy_that_the_fouler_knows_already_is_not_known_twice():
    season = fouled()
    season.show_in_hand(ELVES, season.book.numbers["wardancer"])
    season.hand[ELVES] = cards(season, "wardancer", "wardancer")
    season.deck[ELVES] = cards(season, "wardancer")
    mine = ELVES * 4 + RATS
    season.seen_hands[mine] = cards(season, "wardancer")
    for twin in all_dealt(season, ORCS):
        assert twin.seen_hands[mine] == cards(season, "wardancer")


def test_once_it_is_given_back_i_know_of_it_what_all_know():
    game = table(f"turn: lowdown-rats\n{textwrap.dedent(FOUL)}")
    game.play("commit goblin to bad-snap left", "manager athelorn-avengers", "draw wardancer", "decline")
    season = game.season
    mine = ELVES * 4 + RATS
    for twin in all_dealt(season, ORCS):
        assert twin.fouled[ELVES] == twin.seen_hands[mine] == ()
    for twin in all_dealt(season, RATS):
        assert twin.seen_hands[mine] == cards(season, "wardancer")
        assert season.book.numbers["wardancer"] in twin.hand[ELVES]


def test_a_fouled_star_is_no_secret_for_the_fouler_only():
    season = fouled()
    # The wardancer's place is taken by a star that the elves have drawn unseen.
    star = season.book.numbers["griff-oberwald"]
    deck = season.star_deck(ELVES)
    season.bags[deck] = tuple([title for title in season.bags[deck] if title != star])
    season.hand[ELVES] = tuple(sorted([star, *cards(season, "treeman")]))
    season.secret_star[ELVES] = star
    season.fouled[ELVES] = (entry(star, 1 << ELVES | 1 << RATS),)
    season.seen_hands[ELVES * 4 + RATS] = (star,)
    assert [has_secret_star(season, ELVES, seat) for seat in (ORCS, ELVES, RATS, 3)] == [
        True,
        False,
        False,
        True,
    ]
    assert star not in unknown_improvements(season, deck, RATS)
    assert all(twin.secret_star[ELVES] == star for twin in all_dealt(season, RATS))
    stars = {twin.secret_star[ELVES] for twin in all_dealt(season, ORCS)}
    assert len(stars) > 5
    looked_at = {titles(twin.fouled[ELVES])[0] == twin.secret_star[ELVES] for twin in all_dealt(season, ORCS)}
    assert looked_at == {True, False}


def test_everybody_knows_his_own_hand():
    season = at()
    assert seen_in_hand(season, ORCS, ORCS) == season.hand[ORCS]
    assert seen_in_hand(season, ELVES, ORCS) == ()
    assert unknown_team_cards(season, ORCS, ORCS) == season.deck[ORCS]


def test_spectators_know_no_hand():
    season = at()
    assert {twin.hand[ORCS] for twin in all_dealt(season, SPECTATORS)} != {season.hand[ORCS]}
    assert unknown_team_cards(season, ORCS, SPECTATORS) == tuple(
        sorted(season.hand[ORCS] + season.deck[ORCS])
    )


def test_an_empty_hand_leaves_nothing_to_deal():
    season = at(POSITION.replace("hand treeman, wardancer;", ""))
    assert dealt(season, ORCS).deck == season.deck
    assert dealt(season, ORCS).draws == 0


# A star drawn unseen (Salary Cap Raised!).


def with_secret(star: str = "griff-oberwald") -> Season:
    """The elves have drawn a star unseen; a card of their hand is that star."""
    season = at(POSITION.replace("hand treeman, wardancer", f"hand {star}, wardancer"))
    number = season.book.numbers[star]
    season.secret_star[ELVES] = number
    deck = season.star_deck(ELVES)
    bag = list(season.bags[deck])
    bag.remove(number)
    season.bags[deck] = tuple(bag)
    return season


def test_a_star_drawn_unseen_is_any_star_that_could_be_and_lies_in_his_hand():
    season = with_secret()
    assert has_secret_star(season, ELVES, ORCS)
    assert not has_secret_star(season, ELVES, ELVES)
    assert season.secret_star[ELVES] in unknown_improvements(season, season.star_deck(ELVES), ORCS)
    assert season.secret_star[ELVES] not in unknown_improvements(season, season.star_deck(ELVES), ELVES)
    assert season.secret_star[ELVES] not in unknown_team_cards(season, ELVES, ORCS)
    stars = set()
    for twin in all_dealt(season, ORCS):
        star = twin.secret_star[ELVES]
        stars.add(star)
        assert star in twin.hand[ELVES]
        assert star not in twin.deck[ELVES]
        pool = twin.bags[season.star_deck(ELVES)]
        assert sorted((*pool, star)) == sorted(season.book.stars[0])
    assert len(stars) > 10
    assert dealt(season, ELVES).secret_star == season.secret_star


def test_once_it_may_have_been_played_and_shuffled_in_it_may_lie_in_the_deck_too():
    season = with_secret("freebooter-blitzer")
    season.loose = 1 << ELVES
    places: Counter[bool] = Counter()
    for twin in all_dealt(season, ORCS):
        places[twin.secret_star[ELVES] in twin.hand[ELVES]] += 1
        assert twin.secret_star[ELVES] in twin.hand[ELVES] + twin.deck[ELVES]
        assert len(twin.hand[ELVES]) == 2
    assert places[True] > 5
    assert places[False] > 5


def test_a_star_that_everybody_has_seen_in_his_hand_since_is_no_secret():
    season = with_secret()
    season.show_in_hand(ELVES, season.secret_star[ELVES])
    assert not has_secret_star(season, ELVES, ORCS)
    assert all(twin.secret_star == season.secret_star for twin in all_dealt(season, ORCS))
    assert all(season.secret_star[ELVES] in twin.hand[ELVES] for twin in all_dealt(season, ORCS))


def with_copies(rest: str) -> Season:
    """The elves have drawn a Freebooter unseen and have another copy; the orcs have seen one of them by fouling."""
    season = at(POSITION.replace("hand treeman, wardancer; deck", f"hand freebooter-blitzer, {rest}"))
    star = season.book.numbers["freebooter-blitzer"]
    deck = season.star_deck(ELVES)
    season.bags[deck] = tuple([title for title in season.bags[deck] if title != star])
    season.secret_star[ELVES] = star
    season.seen_hands[ELVES * 3 + ORCS] = (star,)
    return season


@pytest.mark.parametrize(
    "rest", ["wardancer; deck freebooter-blitzer,", "freebooter-blitzer; deck wardancer,"]
)
def test_a_fouler_does_not_know_a_star_that_could_be_another_copy(rest):
    """He has seen one of two copies: the star may be that one, or any other card of the hand."""
    season = with_copies(rest)
    assert has_secret_star(season, ELVES, ORCS)
    stars = set()
    for twin in all_dealt(season, ORCS):
        stars.add(twin.secret_star[ELVES])
        assert season.book.numbers["freebooter-blitzer"] in twin.hand[ELVES]
        assert twin.secret_star[ELVES] in twin.hand[ELVES]
        assert dealt(twin, ORCS).hand == dealt(season, ORCS).hand
    assert len(stars) > 10


def test_a_fouler_knows_the_star_if_the_hand_holds_no_other_card_that_he_does_not_know():
    season = with_copies("wardancer; deck freebooter-blitzer,")
    season.seen_hands[ELVES * 3 + ORCS] = season.hand[ELVES]
    assert not has_secret_star(season, ELVES, ORCS)


def test_a_new_deck_does_not_tell_a_fouler_which_of_two_copies_is_the_star():
    """All but the star lie open with a new deck; the copy that the fouler has seen may be the other one."""
    season = with_copies("freebooter-blitzer; deck wardancer,")
    season.discard[ELVES], season.deck[ELVES] = season.deck[ELVES], ()
    season.after_draw(ELVES)
    assert seen_in_hand(season, ELVES, ORCS) == cards(season, "freebooter-blitzer")
    assert has_secret_star(season, ELVES, ORCS)


# Improvements.


def with_piles() -> Season:
    """The elves keep two cards, look at two, and have put two below; of one of each kind the orcs know which it is."""
    season = at()
    number = season.book.numbers

    def take(deck: int, card: str, *seen: int) -> int:
        bag = list(season.bags[deck])
        bag.remove(number[card])
        season.bags[deck] = tuple(bag)
        return entry(number[card], sum([1 << seat for seat in seen]))

    stars = season.star_deck(ELVES)
    upgrades = season.upgrade_deck(ELVES)
    season.piles[ELVES] = (
        take(stars, "griff-oberwald", ELVES),
        take(STAFF_DECK, "hired-wizard", ELVES, ORCS),
        take(upgrades, "orions-cleats", ELVES),
    )
    season.looking[ELVES] = (
        take(STAFF_DECK, "team-apothecary", ELVES),
        take(STAFF_DECK, "cheating-coach", ELVES),
    )
    season.bottoms[stars] = (take(stars, "slab", ELVES), take(stars, "grim-ironjaw", ORCS, ELVES))
    return season


def test_a_pile_keeps_the_backs_of_its_cards_and_what_i_know_of_them():
    season = with_piles()
    wizard = season.piles[ELVES][1]
    decks = [deck_of_card(season, ELVES, title) for title in titles(season.piles[ELVES])]
    seen = set()
    for twin in all_dealt(season, ORCS):
        assert twin.piles[ELVES][1] == wizard
        assert [deck_of_card(twin, ELVES, title) for title in titles(twin.piles[ELVES])] == decks
        assert [card & ALL for card in twin.piles[ELVES]] == [card & ALL for card in season.piles[ELVES]]
        seen.add(titles(twin.piles[ELVES])[0])
    assert len(seen) > 10


def test_the_bottom_of_a_deck_stays_where_i_know_it():
    season = with_piles()
    deck = season.star_deck(ELVES)
    unknown = set()
    for twin in all_dealt(season, ORCS):
        assert twin.bottoms[deck][1] == season.bottoms[deck][1]
        unknown.add(twin.bottoms[deck][0])
        assert twin.bottoms[deck][0] & ALL == 1 << ELVES
    assert len(unknown) > 10
    assert all(twin.bottoms == season.bottoms for twin in all_dealt(season, ELVES))


def test_no_card_of_a_deck_is_lost_or_doubled():
    season = with_piles()
    for seat in (ORCS, ELVES, SPECTATORS):
        for twin in all_dealt(season, seat):
            for deck, before in enumerate(season.bags):
                assert unknown_improvements(twin, deck, seat) == unknown_improvements(season, deck, seat)
                assert len(twin.bags[deck]) == len(before)


def test_what_is_unknown_to_me_is_the_deck_and_all_that_others_took_of_it():
    season = with_piles()
    stars = season.star_deck(ELVES)
    taken = cards(season, "griff-oberwald", "slab")
    assert unknown_improvements(season, stars, ORCS) == tuple(sorted(season.bags[stars] + taken))
    assert unknown_improvements(season, stars, ELVES) == season.bags[stars]
    looked_at = cards(season, "cheating-coach", "team-apothecary")
    assert unknown_improvements(season, STAFF_DECK, ORCS) == tuple(
        sorted(season.bags[STAFF_DECK] + looked_at)
    )
    assert unknown_improvements(season, STAR_DECKS + 1, ORCS) == season.bags[STAR_DECKS + 1]


# Cheating tokens.

TOKENS = """
    gouged-eye: hand orc-lineman, orc-thrower
    athelorn-avengers: hand treeman, wardancer
    bad-snap: orc-blitzer [?, ?power-3, two-fans] | wood-elf-catcher [?ejection, ?], wood-elf-lineman
"""


def test_a_face_that_only_others_have_seen_is_dealt_and_stays_seen_by_them():
    season = at(TOKENS)
    orc, elf = 0, 1
    faces = set()
    for twin in all_dealt(season, ORCS):
        assert twin.tokens[orc] == season.tokens[orc]
        assert twin.tokens[elf][1] == UNSEEN
        assert twin.tokens[elf][0] & ALL == 1 << ELVES
        faces.add(twin.tokens[elf][0])
        assert unknown_faces(twin, ORCS) == unknown_faces(season, ORCS)
    # All but two fans, of which there is one token, faceup.
    assert len(faces) == len(set(BASE_TOKENS)) - 1


def test_tokens_set_aside_by_others_are_dealt_and_their_order_tells_nothing():
    season = at(TOKENS)
    seen_by_elves = season.tokens[1][0]
    shown = season.tokens[0][2]
    season.tokens[1] = season.tokens[1][1:]
    season.tokens[0] = season.tokens[0][:2]
    season.aside = (shown, seen_by_elves)
    other_way = season.clone()
    other_way.aside = (seen_by_elves, shown)
    assert dealt(season, ORCS).aside == dealt(other_way, ORCS).aside
    assert all(shown in twin.aside for twin in all_dealt(season, ORCS))
    assert len({twin.aside for twin in all_dealt(season, ORCS)}) == len(set(BASE_TOKENS)) - 1


# The question.


def test_who_is_asked_keeps_his_options():
    season = at()
    twin = dealt(season, ORCS)
    assert twin.pending is season.pending


def test_another_manager_is_asked_what_fits_his_new_hand():
    season = at()
    for twin in all_dealt(season, ELVES):
        assert twin.pending is not None
        named = {option[1] for option in twin.pending.options[:-1]}
        assert named == set(twin.hand[ORCS])


def test_at_the_end_of_a_season_nobody_is_asked():
    season = table("plays: end of season\n" + textwrap.dedent(POSITION)).season
    advance(season)
    assert dealt(season, ORCS).pending is None


# Along random seasons.


@pytest.mark.random_seasons
@each_kind
def test_a_redeal_looks_the_same_and_truly_differs(managers: int, options: tuple[str, ...]):
    differs = total = 0
    for number, season in enumerate(positions(managers, options, seed=3, every=5)):
        for seat in (*range(managers), None):
            twin = season.redeal(seat, seed=number)
            assert twin.view(seat) == season.view(seat)
            differs += twin.save() != season.save()
            total += not season.over
    assert differs > total * 0.9


@pytest.mark.random_seasons
@each_kind
def test_seasons_that_look_the_same_deal_the_same(managers: int, options: tuple[str, ...]):
    for number, season in enumerate(positions(managers, options, seed=4, every=7)):
        for seat in (*range(managers), None):
            one, other = season.redeal(seat, seed=number), season.redeal(seat, seed=number + 1000)
            assert one.redeal(seat, seed=5).save() == other.redeal(seat, seed=5).save()
            assert one.redeal(seat, seed=5).save() == season.redeal(seat, seed=5).save()


@pytest.mark.random_seasons
@each_kind
def test_a_redeal_goes_on_to_the_end_and_leaves_the_season_alone(managers: int, options: tuple[str, ...]):
    for number, season in enumerate(positions(managers, options, seed=5, every=60)):
        before = season.save()
        twin = season.redeal(number % managers, seed=number)
        finish(twin)
        assert twin.over
        assert season.save() == before
