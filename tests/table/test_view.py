"""Views: what a manager, and a spectator, may know."""

import msgspec

import touchline
from tests.scenario import Table, table
from touchline.table.season import Season
from touchline.table.view import ManagerSeen, MatchupSeen, PlayerSeen, Token, Total, View

ORCS, ELVES, DWARFS = 0, 1, 2
TOURNAMENT = """
    gouged-eye: hand orc-blitzer, 2 orc-lineman; owns waaagh, tackling-coach exhausted; fans 3; gained 2
    athelorn-avengers: hand wood-elf-lineman; top griff-oberwald; discard treeman, wardancer
    grudgebearers: hand troll-slayer; pile gryphon-ade, mighty-zug
    bad-snap: wood-elf-catcher ball, wood-elf-lineman down | orc-thrower [power-1, ?, ?two-fans]
    the-chaos-cup: dwarf-runner [?ejection] | orc-lineman, orc-lineman [?]
"""


def season_of(game: Table) -> Season:
    """The season of a table that stands at its first question."""
    assert game.asked != "nobody"
    return Season(game.season, 0, None)


def seen(text: str, seat: int | None) -> View:
    """What a seat sees of a position."""
    return season_of(table(text, luck=1)).view(seat)


def matchup(view: View, card: str) -> MatchupSeen:
    (found,) = [each for each in view.reel if each.card == card]
    return found


def player(view: View, card: str) -> PlayerSeen:
    return next(each for matchup in view.reel for each in matchup.players if each.card == card)


def managers(text: str, manager: int) -> tuple[ManagerSeen, ManagerSeen, ManagerSeen]:
    """A manager as he sees himself, as another sees him, and as spectators do."""
    other = (manager + 1) % 2
    return (
        seen(text, manager).managers[manager],
        seen(text, other).managers[manager],
        seen(text, None).managers[manager],
    )


def test_a_hand_is_shown_to_its_manager_only() -> None:
    own, other, spectator = managers(TOURNAMENT, ORCS)
    assert own.hand == ("orc-blitzer", "orc-lineman", "orc-lineman")
    assert other.hand == spectator.hand == ()
    assert own.hand_count == other.hand_count == spectator.hand_count == 3


def test_a_card_drawn_from_the_top_is_known_to_all() -> None:
    game = table(
        """
        athelorn-avengers: hand wood-elf-catcher, wood-elf-lineman; top griff-oberwald
        gouged-eye: hand orc-lineman
        bad-snap:
        """,
        luck=1,
    )
    game.play("commit wood-elf-catcher to bad-snap left", "use", "use", "discard wood-elf-lineman")
    view = Season(game.season, 0, None).view(1)
    assert view.managers[0].hand == ("griff-oberwald",)
    assert view.managers[0].shown == ("griff-oberwald",)


def test_who_knows_the_roster_knows_what_deck_and_hand_hold_together() -> None:
    own, other, spectator = managers(TOURNAMENT, ORCS)
    assert own.deck_count == len(own.unknown)
    assert sorted([*own.unknown, *own.hand]) == sorted(other.unknown)
    assert other.unknown == spectator.unknown


def test_the_top_of_a_deck_and_the_discard_pile_lie_open() -> None:
    for elves in managers(TOURNAMENT, ELVES):
        assert elves.top == ("griff-oberwald",)
        assert elves.discard == ("treeman", "wardancer")


def test_upgrades_and_fans_are_seen_by_all() -> None:
    for orcs in managers(TOURNAMENT, ORCS):
        assert [(upgrade.card, upgrade.is_exhausted) for upgrade in orcs.upgrades] == [
            ("waaagh", False),
            ("tackling-coach", True),
        ]
        assert (orcs.fans, orcs.improvements) == (3, 2)


def test_of_an_improvement_pile_others_see_the_kinds() -> None:
    own = seen(TOURNAMENT, DWARFS).managers[DWARFS]
    other = seen(TOURNAMENT, ORCS).managers[DWARFS]
    assert {each.card for each in own.pile} == {"gryphon-ade", "mighty-zug"}
    assert [each.card for each in other.pile] == [None, None]
    assert sorted(each.kind for each in other.pile) == ["star", "team_upgrade"]


def test_a_facedown_token_shows_its_face_to_who_has_looked() -> None:
    faceup, unseen = Token("power-1", True, (0, 1, 2)), Token(None, False, ())
    looked_at, to_others = Token("two-fans", False, (ORCS,)), Token(None, False, (ORCS,))
    assert player(seen(TOURNAMENT, ORCS), "orc-thrower").tokens == (faceup, unseen, looked_at)
    assert player(seen(TOURNAMENT, ELVES), "orc-thrower").tokens == (faceup, unseen, to_others)
    assert player(seen(TOURNAMENT, None), "orc-thrower").tokens == (faceup, unseen, to_others)


def test_the_pool_may_hold_every_face_that_the_seat_has_not_seen() -> None:
    orcs, dwarfs, spectator = [seen(TOURNAMENT, seat).pool for seat in (ORCS, DWARFS, None)]
    assert orcs.count == dwarfs.count == spectator.count == 25
    assert orcs.unknown.count("two-fans") == 0
    assert orcs.unknown.count("ejection") == 6
    assert dwarfs.unknown.count("two-fans") == 1
    assert dwarfs.unknown.count("ejection") == 5
    assert spectator.unknown.count("power-1") == 8
    assert len(spectator.unknown) == 29


def test_a_matchup_is_counted_as_it_stands() -> None:
    view = seen(TOURNAMENT, None)
    highlight = matchup(view, "bad-snap")
    assert not highlight.is_tournament
    assert (highlight.left, highlight.right) == (ELVES, ORCS)
    assert highlight.payouts == {
        "left": ({"fans": 2},),
        "right": ({"star_player": 1},),
        "centre": ({"fans": 2, "team_upgrade": 1},),
    }
    assert highlight.totals == (Total(ORCS, 3, 2), Total(ELVES, 4, 0))
    assert highlight.leader == ELVES
    assert highlight.ball == player(view, "wood-elf-catcher").number
    assert player(view, "wood-elf-catcher").is_carrier
    assert player(view, "wood-elf-lineman").is_downed
    assert player(view, "wood-elf-lineman").star_power == 0


def test_a_tournament_has_no_sides() -> None:
    cup = matchup(seen(TOURNAMENT, None), "the-chaos-cup")
    assert cup.is_tournament
    assert (cup.left, cup.right) == (None, None)
    assert {each.side for each in cup.players} == {None}
    assert set(cup.payouts) == {"winner", "runner_up", "lose"}


def test_nobody_leads_where_all_are_equal_and_the_ball_is_at_midfield() -> None:
    text = "gouged-eye: hand orc-lineman\nchaos-all-stars:\nbad-snap: orc-lineman | chaos-lineman{}"
    assert matchup(seen(text.format(""), None), "bad-snap").leader is None
    text = "gouged-eye: hand orc-lineman\nchaos-all-stars: hand minotaur\nbad-snap: orc-lineman ball | minotaur down"
    assert matchup(seen(text, None), "bad-snap").leader == ORCS


def test_who_was_driven_from_a_matchup_is_said() -> None:
    text = "gouged-eye: hand orc-lineman\nchaos-all-stars:\nbad-snap: chaos-all-stars gone | orc-lineman"
    highlight = matchup(seen(text, None), "bad-snap")
    assert highlight.driven == (1,)
    assert highlight.left is None


def test_options_are_shown_to_who_is_asked() -> None:
    season = season_of(table(TOURNAMENT))
    for seat in (ELVES, DWARFS, None):
        asked = season.view(seat).decision
        assert asked is not None
        assert asked.manager == ORCS
        assert asked.options is None
    asked = season.view(ORCS).decision
    decision = season.decision
    assert asked is not None
    assert decision is not None
    assert asked.question == decision.question
    assert asked.options == tuple([option.shown() for option in decision.options])


def test_the_week_is_described() -> None:
    view = seen(
        f"week: 3\ncoin: athelorn-avengers\nturn: gouged-eye\npassed: grudgebearers{TOURNAMENT}", None
    )
    assert (view.week, view.coin, view.turn) == (3, ELVES, ORCS)
    assert view.phase == "matchup"
    assert view.rules[0].startswith("matchup-phase: ")
    assert [each.has_passed for each in view.managers] == [False, False, True]
    assert view.committed is None


def test_the_headline_in_force_is_shown() -> None:
    view = seen("headline: cursed-ball\ngouged-eye: hand orc-lineman\ngrudgebearers:\nbad-snap:", 1)
    assert view.spike.headline == "cursed-ball"
    assert view.spike.final == "the-blood-bowl"


def test_a_star_drawn_unseen_is_named_to_nobody_else() -> None:
    game = table(
        """
        plays: maintenance phase
        gouged-eye:
        grudgebearers:
        skavenblight-scramblers:
        spike: salary-cap-raised
        """,
        luck=1,
    )
    assert game.asked == "nobody"
    season = Season(game.season, 0, None)
    view = season.view(0)
    assert view.managers[0].unseen_star is None
    assert view.managers[0].hand_count == 7
    scramblers = view.managers[2]
    assert scramblers.unseen_star is not None
    assert not scramblers.unseen_star.may_be_in_deck
    assert len(scramblers.unknown) == 12
    stars = {deck.id: deck for deck in view.decks}["CWC"]
    star = game.season.secret_star[2]
    assert game.card(star) in stars.unknown
    assert len(stars.unknown) == 24
    assert season.view(2).managers[2].unseen_star is None
    assert len({deck.id: deck for deck in season.view(None).decks}["CWC"].unknown) == 25


def test_the_bottom_of_a_deck_is_known_to_who_put_it_there() -> None:
    season = touchline.new_season(["gouged-eye", "grudgebearers"], options=["abbreviated-season"], seed=3)
    while season.decision is not None and season.decision.manager == 0:
        season.choose(season.decision.options[0])
    bottoms = {
        seat: [card.card for deck in season.view(seat).decks if deck.id == "CWC" for card in deck.bottom]
        for seat in (0, 1, None)
    }
    assert None not in bottoms[0]
    assert len(bottoms[0]) == 2
    assert bottoms[1] == bottoms[None] == [None, None]
    own = next(deck for deck in season.view(0).decks if deck.id == "CWC")
    other = next(deck for deck in season.view(1).decks if deck.id == "CWC")
    assert own.count == other.count == 23
    assert len(own.unknown) == 21
    # What has been revealed of the starting improvements is known to all.
    assert len(other.unknown) == 23


def test_a_view_is_plain_data() -> None:
    season = touchline.new_season(3, seed=4)
    for seat in (0, 1, 2, None):
        view = season.view(seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
    assert msgspec.json.schema(View)


def test_a_season_that_is_over_asks_nobody() -> None:
    season = touchline.new_season(2, seed=4)
    while season.decision is not None:
        season.choose(season.decision.default)
    view = season.view(None)
    assert view.is_over
    assert view.decision is None
    assert view.phase == "over"
    assert view.winner == season.winner
    assert view.standings == season.standings
