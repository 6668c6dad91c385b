"""Questions and options: their types, their fields, and how options are said."""

import pytest

import touchline
from tests.scenario import table
from touchline.rules.questions import ANSWERS, QUESTIONS
from touchline.table import options, questions
from touchline.table.decisions import OPTIONS_OF, Decision, decision_at
from touchline.table.names import Matchup, Player


def asked(text: str, *script: str, luck: int = 1) -> Decision:
    """The decision at the end of a script."""
    game = table(text, luck=luck)
    game.play(*script)
    assert game.asked != "nobody"
    decision = decision_at(game.season, 0)
    assert decision is not None
    return decision


def texts(decision: Decision) -> list[str]:
    return [option.text for option in decision.options]


# Types.


def test_every_question_has_a_type_with_its_fields() -> None:
    types = touchline.questions()
    assert [each.kind for each in types] == [kind for kind, _ in QUESTIONS]
    for each, (_, fields) in zip(types, QUESTIONS, strict=True):
        assert tuple([field.name for field in each.fields]) == fields
        assert each.about.endswith(".")
        assert each.options


def test_every_option_has_a_type() -> None:
    assert [each.kind for each in options.OPTION_TYPES] == [kind for kind, _ in ANSWERS]
    listed = {kind for kinds in OPTIONS_OF.values() for kind in kinds}
    assert listed == set(range(len(ANSWERS)))


def test_fields_are_told_with_their_types() -> None:
    commit = next(each for each in touchline.questions() if each.kind == "commit-or-pass").options[0]
    assert [(field.name, field.type) for field in commit.fields] == [
        ("card", "str"),
        ("matchup", "Matchup"),
        ("side", "Literal['left', 'right'] | None"),
    ]


# Options, as they are said.


def test_commit_names_card_matchup_and_side() -> None:
    decision = asked(
        """
        gouged-eye: hand 2 orc-lineman
        grudgebearers:
        bad-snap: | dwarf-runner
        the-chaos-cup:
        """
    )
    assert decision.question == questions.CommitOrPass()
    assert texts(decision) == [
        "commit orc-lineman to bad-snap left",
        "commit orc-lineman to the-chaos-cup",
        "pass",
    ]
    to_snap, to_cup, _ = decision.options
    assert isinstance(to_snap, options.Commit)
    assert isinstance(to_cup, options.Commit)
    assert (to_snap.card, to_snap.matchup, to_snap.side) == ("orc-lineman", Matchup(0, "bad-snap"), "left")
    assert to_cup.side is None


def test_players_at_a_matchup_are_told_apart_by_the_order_in_which_they_came() -> None:
    decision = asked(
        """
        gouged-eye: hand orc-blitzer
        chaos-all-stars:
        bad-snap: chaos-lineman, chaos-warrior, chaos-lineman
        """,
        "commit orc-blitzer to bad-snap right",
    )
    assert texts(decision) == [
        "tackle chaos-lineman",
        "tackle chaos-warrior",
        "tackle chaos-lineman 2",
        "decline",
    ]
    first, _, second, _ = decision.options
    assert isinstance(first, options.Tackle)
    assert isinstance(second, options.Tackle)
    assert first.player == Player(0, "chaos-lineman", 1)
    assert second.player == Player(2, "chaos-lineman", 1)
    assert decision.question == questions.ChooseTarget(Player(3, "orc-blitzer", 0))


def test_players_of_several_matchups_are_said_with_theirs() -> None:
    decision = asked(
        """
        skavenblight-scramblers: hand skaven-lineman; owns professional-cheater
        chaos-all-stars: hand chaos-lineman
        bad-snap: chaos-warrior [?, power-1, ?two-fans]
        the-tripline: chaos-warrior [?]
        """,
        "commit skaven-lineman to bad-snap right",
        "act professional-cheater",
    )
    assert texts(decision) == [
        "token of chaos-warrior at bad-snap",
        "token 2 of chaos-warrior at bad-snap",
        "token 3 of chaos-warrior at bad-snap",
        "token of chaos-warrior at the-tripline",
    ]
    third = decision.options[2]
    assert isinstance(third, options.NameToken)
    assert third.token == 3


def test_copies_of_one_card_are_told_apart_by_a_number() -> None:
    decision = asked(
        """
        athelorn-avengers: hand wood-elf-catcher, 2 wood-elf-lineman; deck wood-elf-lineman
        gouged-eye:
        bad-snap:
        """,
        "commit wood-elf-catcher to bad-snap left",
        "use",
        "use",
    )
    assert decision.question == questions.DiscardCard()
    assert texts(decision) == [
        "discard wood-elf-lineman",
        "discard wood-elf-lineman 2",
        "discard wood-elf-lineman 3",
    ]


def test_a_skill_is_asked_for_by_player_and_skill() -> None:
    decision = asked(
        "athelorn-avengers: hand wood-elf-thrower\ngouged-eye:\nbad-snap:",
        "commit wood-elf-thrower to bad-snap left",
    )
    assert decision.question == questions.UseSkill(Player(0, "wood-elf-thrower", 0), "pass")
    assert texts(decision) == ["use", "decline"]


def test_dice_are_said_by_their_faces() -> None:
    decision = asked(
        "gouged-eye: hand orc-blitzer\nathelorn-avengers:\nbad-snap: wood-elf-catcher",
        "commit orc-blitzer to bad-snap right",
        "tackle wood-elf-catcher",
        "roll tackler down",
    )
    assert texts(decision) == ["apply down", "apply tackler"]
    assert decision.question == questions.ChooseResult(
        Player(1, "orc-blitzer", 0), Player(0, "wood-elf-catcher", 1)
    )


def test_an_ability_is_said_by_the_card_that_has_it() -> None:
    decision = asked(
        """
        gouged-eye: hand orc-blitzer
        athelorn-avengers:
        bad-snap: wood-elf-catcher, wood-elf-lineman, wood-elf-lineman
        """,
        "commit orc-blitzer to bad-snap right",
        "tackle wood-elf-catcher",
        "roll down missed",
        "apply down",
    )
    assert texts(decision) == ["use wood-elf-lineman", "use wood-elf-lineman 2", "decline"]
    assert decision.question == questions.Respond("tackle-succeeding", Matchup(0, "bad-snap"))
    guard = decision.options[0]
    assert isinstance(guard, options.UseAbility)
    assert guard.card == "wood-elf-lineman"
    assert guard.player == Player(1, "wood-elf-lineman", 1)
    assert guard.subject == Player(0, "wood-elf-catcher", 1)


def test_an_upgrade_has_no_player() -> None:
    decision = asked(
        "gouged-eye: hand orc-lineman; owns tackling-coach\nathelorn-avengers:\nbad-snap: wood-elf-catcher",
        "commit orc-lineman to bad-snap right",
    )
    assert texts(decision) == ["act tackling-coach", "decline"]


def test_a_place_is_said_by_matchup_and_side() -> None:
    decision = asked(
        """
        skavenblight-scramblers: hand skaven-lineman; owns sewer-go-map
        gouged-eye:
        bad-snap:
        the-tripline: | orc-lineman
        the-chaos-cup:
        """,
        "commit skaven-lineman to bad-snap right",
        "act sewer-go-map",
    )
    assert texts(decision) == ["to the-tripline left", "to the-chaos-cup"]
    assert isinstance(decision.options[0], options.GoTo)


@pytest.mark.parametrize(
    ("given", "distinct"),
    [
        (["pass", "pass"], ("pass", "pass 2")),
        (["use a", "use b", "use a", "use a"], ("use a", "use b", "use a 2", "use a 3")),
        (["use a 2", "use a", "use a"], ("use a 2", "use a", "use a 3")),
    ],
)
def test_of_equal_texts_the_later_has_a_number(given: list[str], distinct: tuple[str, ...]) -> None:
    assert options.distinct_texts(given) == distinct


def test_options_go_out_with_their_text_and_fields() -> None:
    decision = asked("gouged-eye: hand orc-lineman\ngrudgebearers:\nbad-snap: dwarf-runner")
    shown = decision.options[0].shown()
    assert shown.__struct_config__.tag == "commit"
    assert shown.__struct_fields__ == ("text", "card", "matchup", "side")
    assert repr(decision.options[0]) == "<commit: commit orc-lineman to bad-snap right>"
    assert repr(decision) == "<decision 0: manager 0, commit-or-pass>"
