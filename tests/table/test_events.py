"""Events: what happened, and who may be told what."""

import msgspec
import pytest

import touchline
from tests.scenario import table
from touchline.rules.events import EVENTS
from touchline.table import events
from touchline.table.names import Matchup, Player
from touchline.table.season import Season
from touchline.table.telling import Event

KINDS = [kind.__struct_config__.tag for kind in events.AnyNoted.__args__]


def told(text: str, *script: str) -> tuple[events.AnyEvent, ...]:
    """What the last answer of a script brings about."""
    game = table(text, luck=1)
    game.play(*script[:-1])
    assert game.asked != "nobody"
    game.teller.notes = []
    return Season(game.season, 0, None).choose(script[-1])


def test_every_kind_of_event_has_a_type_with_its_fields() -> None:
    assert [kind for kind, _ in EVENTS] == KINDS
    assert set(events.AnyEvent.__args__) == {*events.AnyNoted.__args__, events.Undone}
    for kind, (_, fields) in zip(events.AnyNoted.__args__, EVENTS, strict=True):
        assert kind.__struct_fields__ == tuple([field.removeprefix("secret-") for field in fields])


def test_a_tackle_is_told_step_by_step() -> None:
    tackler, target = Player(1, "orc-blitzer", 0), Player(0, "wood-elf-catcher", 1)
    happened = told(
        "gouged-eye: hand orc-blitzer\nathelorn-avengers:\nbad-snap: wood-elf-catcher ball",
        "commit orc-blitzer to bad-snap right",
        "tackle wood-elf-catcher",
        "roll down missed",
        "apply down",
    )
    assert happened[:4] == (
        events.ResultChosen(0, "down"),
        events.BallMoved(Matchup(0, "bad-snap"), None),
        events.PlayerDowned(target),
        events.SkillUsed(tackler, "cheat"),
    )


def test_a_fouled_card_is_told_to_the_fouler_and_to_whose_it_is() -> None:
    happened = told(
        "lowdown-rats: hand goblin\ngouged-eye: hand orc-lineman\ngrudgebearers:\nbad-snap: | orc-thrower",
        "commit goblin to bad-snap left",
        "manager gouged-eye",
    )
    fouled = next(event for event in happened if isinstance(event, events.CardFouled))
    assert fouled == events.CardFouled(0, 1, "orc-lineman")
    assert fouled.told(0) == fouled.told(1) == fouled
    assert fouled.told(2) == fouled.told(None) == events.CardFouled(0, 1, None)


def test_a_card_that_is_drawn_is_told_to_who_draws_it() -> None:
    happened = told(
        "athelorn-avengers: hand wood-elf-catcher\ngouged-eye:\nbad-snap: ",
        "commit wood-elf-catcher to bad-snap left",
        "decline",
        "use",
    )
    drawn = next(event for event in happened if isinstance(event, events.CardDrawn))
    assert drawn.card is not None
    assert drawn.told(0) == drawn
    assert drawn.told(1) == drawn.told(None) == events.CardDrawn(0, None)


def test_a_face_is_told_to_who_looks_at_it() -> None:
    looked = events.TokenLookedAt(1, Player(4, "rat-ogre", 1), "ejection")
    assert looked.told(1) == looked
    assert looked.told(0) == events.TokenLookedAt(1, Player(4, "rat-ogre", 1), None)


def test_what_lies_open_is_told_to_all() -> None:
    downed = events.PlayerDowned(Player(4, "rat-ogre", 1))
    assert downed.told(0) is downed.told(None) is downed


@pytest.mark.parametrize(
    ("kind", "teaches"),
    [
        (events.DieRolled, True),
        (events.CardDrawn, True),
        (events.TokenTurned, True),
        (events.CardLookedAt, True),
        (events.PlayerCommitted, True),
        (events.TokenAssigned, False),
        (events.PlayerDowned, False),
        (events.FansChanged, False),
        (events.ManagerPassed, False),
        (events.CardKept, False),
        (events.Undone, False),
    ],
)
def test_whether_an_event_teaches_somebody_something(kind: type[Event], teaches: bool) -> None:
    assert kind.teaches is teaches


def test_set_up_is_told_first() -> None:
    season = touchline.new_season(["gouged-eye", "grudgebearers"], seed=2)
    assert season.events[:3] == (
        events.TeamTaken(0, "gouged-eye"),
        events.TeamTaken(1, "grudgebearers"),
        events.WeekBegan(1),
    )
    assert season.events[-1] == events.TurnBegan(0)


def test_sections_are_named_as_their_card_names_them() -> None:
    season = touchline.new_season(3, seed=2)
    sections: dict[bool, set[str]] = {True: set(), False: set()}
    while season.decision is not None:
        view = season.view(None)
        tournaments = {matchup.card for matchup in view.reel if matchup.is_tournament}
        for event in season.choose(season.decision.options[0]):
            if isinstance(event, events.PayoutCollected):
                sections[event.matchup.card in tournaments].add(event.section)
    assert sections[True] <= {"winner", "runner_up", "lose"}
    assert sections[False] == {"left", "right", "centre"}


def test_events_are_plain_data() -> None:
    happened = touchline.new_season(3, seed=2).events
    text = msgspec.json.encode(happened)
    assert msgspec.json.decode(text, type=tuple[events.AnyEvent, ...]) == happened
