"""Views of what the expansions bring: what a seat may know of it."""

import msgspec

from tests.scenario import table
from tests.table.test_view import matchup, player, season_of, seen
from touchline.rules.penalties import receive_penalty
from touchline.table.season import Season
from touchline.table.view import Supplies, View

FANGS, ROTTERS, RATS = 0, 1, 2
POSITION = """
    options: enchanted-balls, corrupt-ref, stadiums
    stadiums: gallows-field, rat-cellar
    ref: super-juke
    black-fangs: hand vampire, thrall; contracts 2; penalties 1; owns sponsors-ultimatum, hired-wizard
    nurgles-rotters: hand rotter, pestigor; penalties 2
    lowdown-rats: hand goblin, troll; contracts 1
    contracts: 9
    bad-snap: vampire blood 2, thrall down disease 1 | rotter disease 2; plague 1; ball humming-ball
    super-juke: goblin | nurgles-rotters dark-elf-assassin set 2
"""


def views() -> list[View]:
    """What all seats see of the position, spectators last."""
    return [seen(POSITION, seat) for seat in (FANGS, ROTTERS, RATS, None)]


def test_blood_and_disease_lie_open_and_count() -> None:
    for view in views():
        vampire, thrall, rotter = [player(view, card) for card in ("vampire", "thrall", "rotter")]
        assert [(each.blood, each.disease) for each in (vampire, thrall, rotter)] == [(2, 0), (0, 1), (0, 2)]
        assert [each.star_power for each in (vampire, thrall, rotter)] == [5, 0, 0]
        assert matchup(view, "bad-snap").disease == 1
        assert (view.supplies.blood, view.supplies.disease) == (4, 2)


def test_the_chosen_skills_are_open() -> None:
    for view in views():
        assert player(view, "dark-elf-assassin").skills == ("tackle",)
        assert player(view, "goblin").skills == ("foul",)


def test_no_skills_before_they_are_chosen() -> None:
    game = table("naggaroth-nightmares: hand dark-elf-runner\ngouged-eye: hand orc-lineman\nbad-snap:")
    game.play("commit dark-elf-runner to bad-snap left")
    assert player(Season(game.season, 0, None).view(1), "dark-elf-runner").skills == ()
    game.play("skills pass")
    assert player(Season(game.season, 0, None).view(1), "dark-elf-runner").skills == ("pass",)


def test_ball_stadium_and_ref_are_at_their_matchups() -> None:
    for view in views():
        highlight, other = matchup(view, "bad-snap"), matchup(view, "super-juke")
        assert (highlight.stadium, highlight.enchanted_ball, highlight.has_ref) == (
            "gallows-field",
            "humming-ball",
            False,
        )
        assert (other.stadium, other.enchanted_ball, other.has_ref) == ("rat-cellar", None, True)


def test_of_contracts_only_the_number_is_known() -> None:
    """They have no value before the season ends, for their own manager neither."""
    for view in views():
        assert [each.contracts for each in view.managers] == [2, 0, 1]
        assert view.supplies.contracts == 6
        assert b"contract" in msgspec.json.encode(view)


def test_facedown_penalties_are_a_number_and_could_be_any() -> None:
    for view in views():
        assert [each.facedown_penalties for each in view.managers] == [1, 2, 0]
        assert view.supplies.penalty_deck == 17
        assert len(view.supplies.penalties) == 20
        assert view.supplies.penalties_before == view.supplies.penalty_discard == ()


def test_after_the_deck_has_run_out_older_ones_are_told_apart() -> None:
    """The discarded penalties are the new deck; what lies facedown is of those before."""
    game = table("""
        penalties: downsize
        lowdown-rats: penalties 1; hand goblin
        nurgles-rotters: hand rotter
        bad-snap:
    """)
    assert game.asked == "lowdown-rats commit-or-pass"
    number = game.season.book.numbers
    game.season.penalty_discard = (number["red-card"], number["chaos-karma"])
    receive_penalty(game.season, 0)
    view = Season(game.season, 0, None).view(1)
    assert view.managers[0].facedown_penalties == 2
    assert view.supplies.penalties_before == ("downsize",)
    assert view.supplies.penalties == ("chaos-karma", "red-card")
    assert (view.supplies.penalty_deck, view.supplies.penalty_discard) == (1, ())


def test_penalties_that_last_lie_beside_the_upgrades() -> None:
    for view in views():
        fangs = view.managers[FANGS]
        assert fangs.penalties == ("sponsors-ultimatum",)
        assert [upgrade.card for upgrade in fangs.upgrades] == ["hired-wizard"]


def test_once_flipped_all_see_them() -> None:
    game = table(
        """
        plays: scoreboard phase
        penalties: downsize, red-card, downsize
        lowdown-rats: penalties 2; hand goblin; owns hired-wizard
        nurgles-rotters: hand rotter
        bad-snap:
        """
    )
    game.play("draw downsize red-card")
    for seat in (0, 1, None):
        view = Season(game.season, 0, None).view(seat)
        assert sorted(view.managers[0].penalties) == ["downsize", "red-card"]
        assert view.managers[0].facedown_penalties == 0
        assert view.supplies.penalties == ("downsize",)


def test_who_knows_which_card_is_fouled() -> None:
    game = table("""
        lowdown-rats: hand goblin
        nurgles-rotters: hand rotter, pestigor
        black-fangs: hand thrall
        bad-snap: | rotter
    """)
    game.play("commit goblin to bad-snap left", "manager nurgles-rotters", "draw pestigor")
    fouled = [Season(game.season, 0, None).view(seat).managers[ROTTERS].fouled for seat in (0, 1, 2, None)]
    assert fouled == ["pestigor", "pestigor", None, None]
    hands = [Season(game.season, 0, None).view(seat).managers[ROTTERS] for seat in (0, 1, 2, None)]
    assert [hand.hand for hand in hands] == [("pestigor",), ("pestigor", "rotter"), (), ()]
    assert {hand.shown for hand in hands} == {()}
    asked = Season(game.season, 0, None).view(1).decision
    assert asked is not None
    assert asked.options is None


def test_expansions_are_named_and_nothing_of_them_stands_where_there_are_none() -> None:
    assert {view.expansions for view in views()} == {("sudden-death", "foul-play")}
    plain = season_of(table("gouged-eye: hand orc-lineman\ngrudgebearers:\nbad-snap:")).view(0)
    assert plain.expansions == ()
    assert plain.supplies == Supplies(0, 0, 0, 0, (), (), ())
    highlight = matchup(plain, "bad-snap")
    assert (highlight.stadium, highlight.enchanted_ball, highlight.disease, highlight.has_ref) == (
        None,
        None,
        0,
        False,
    )
