"""The lines that people read: prompts, labels with odds, and the log."""

from random import Random

import pytest

import touchline
from tests.scenario import table
from touchline.rules.events import EVENTS
from touchline.rules.questions import ANSWERS, QUESTIONS
from touchline.table import events
from touchline.table.names import Matchup, Player
from touchline.table.season import Season
from touchline.table.sentences import SENTENCES, sentence
from touchline.table.spans import Span, text_of
from touchline.table.telling import Event
from touchline.table.writer import LABELS, PROMPTS, label, prompt


def asked(text: str, *script: str) -> Season:
    """A season that stands at the question after a script."""
    game = table(text, luck=1)
    game.play(*script)
    assert game.asked != "nobody"
    return Season(game.season, 0, None)


def lines(season: Season) -> list[str]:
    """The prompt and the labels, as text."""
    decision = season.decision
    assert decision is not None
    return [
        text_of(prompt(decision)),
        *[text_of(label(season, option)) for option in decision.options],
    ]


def test_there_is_a_template_for_everything() -> None:
    assert list(PROMPTS) == [kind for kind, _ in QUESTIONS]
    assert {kind for kind in LABELS if isinstance(kind, str)} == {kind for kind, _ in ANSWERS}
    assert list(SENTENCES) == [*[kind for kind, _ in EVENTS], "undone"]


def test_a_commitment_says_what_the_zone_pays() -> None:
    season = asked("gouged-eye: hand orc-lineman\ngrudgebearers:\nbad-snap:\nthe-chaos-cup:")
    assert lines(season) == [
        "Commit a player to a matchup, or pass.",
        "Commit Orc Lineman to Bad Snap, left (two fans)",
        "Commit Orc Lineman to Bad Snap, right (a star player)",
        "Commit Orc Lineman to The Chaos Cup",
        "Pass: commit no more players this week",
    ]


def test_a_highlight_that_lies_turned_pays_the_other_way_round() -> None:
    season = asked("gouged-eye: hand orc-lineman\ngrudgebearers:\nbad-snap turned: dwarf-runner")
    assert lines(season)[1] == "Commit Orc Lineman to Bad Snap, right (two fans)"


def test_a_label_names_cards_and_players() -> None:
    season = asked(
        "gouged-eye: hand orc-blitzer\nchaos-all-stars:\nbad-snap: chaos-lineman, chaos-lineman",
        "commit orc-blitzer to bad-snap right",
    )
    decision = season.decision
    assert decision is not None
    assert label(season, decision.options[1]) == (
        Span("Tackle "),
        Span("Chaos Lineman #2", card="chaos-lineman", manager=1, number=1),
        Span(" (75 % down, 3 % Orc Blitzer falls)"),
    )
    assert prompt(decision)[1] == Span("Orc Blitzer", card="orc-blitzer", manager=0, number=2)


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ("bad-snap: | dwarf-runner", "Use passing: the ball goes from midfield to him"),
        ("bad-snap: | dwarf-runner ball", "Use passing: the ball goes from Dwarf Runner to midfield"),
        ("bad-snap: orc-lineman ball", "Use passing: the ball goes from Orc Lineman to him"),
        ("headline: cursed-ball\nbad-snap:", "Use passing: roll for the Cursed Ball"),
    ],
)
def test_a_skill_says_what_it_would_do(position: str, said: str) -> None:
    season = asked(
        f"gouged-eye: hand orc-thrower\ngrudgebearers:\n{position}", "commit orc-thrower to bad-snap left"
    )
    assert lines(season) == ["Shall Orc Thrower use passing?", said, "Don't use passing"]


def test_sprinting_says_what_it_does() -> None:
    season = asked(
        "athelorn-avengers: hand wood-elf-catcher\ngouged-eye:\nbad-snap:",
        "commit wood-elf-catcher to bad-snap left",
        "use",
    )
    assert "Use sprinting: draw a card, then discard one" in lines(season)


def test_payouts_of_cards_say_that_one_is_kept() -> None:
    """Three stars are looked at, one is kept: no label promises three (base rulebook, Payout Icons)."""
    text = "CWC: bork, crushface, smashjaw, slab\ngouged-eye:\nreikland-reavers:\ngutter-run: orc-blitzer"
    season = asked(f"plays: scoreboard phase\n{text}")
    assert lines(season)[:3] == [
        "What do you collect next? (Gutter Run!)",
        "One of two star players, from the left zone's payout",
        "A staff upgrade, from the right zone's payout",
    ]
    season.choose("collect left star-player")
    assert lines(season)[0] == "Keep one of these star players; the rest go to the bottom of their deck."


def test_a_matchup_action_says_what_it_does() -> None:
    season = asked(
        "gouged-eye: hand orc-lineman; owns tackling-coach\nathelorn-avengers:\nbad-snap: wood-elf-catcher",
        "commit orc-lineman to bad-snap right",
    )
    assert lines(season) == [
        "Use an upgrade as your matchup action?",
        "Use Tackling Coach: the player you committed this turn uses tackling",
        "Use none",
    ]


def test_a_label_of_an_earlier_decision_can_still_be_read() -> None:
    season = asked(
        "gouged-eye: hand orc-blitzer\nathelorn-avengers:\nbad-snap: wood-elf-catcher",
        "commit orc-blitzer to bad-snap right",
    )
    assert season.decision is not None
    option = season.decision.options[0]
    season.choose("decline")
    assert text_of(label(season, option)) == "Tackle Wood Elf Catcher"


@pytest.mark.parametrize(
    ("tackler", "target", "dice", "chances"),
    [
        ("orc-blitzer", "wood-elf-catcher", "tackler-chooses", (27 / 36, 8 / 36, 1 / 36)),
        ("orc-blitzer", "wardancer", "one", (1 / 2, 1 / 3, 1 / 6)),
        ("orc-blitzer", "treeman", "target-chooses", (9 / 36, 16 / 36, 11 / 36)),
    ],
)
def test_odds(tackler: str, target: str, dice: str, chances: tuple[float, float, float]) -> None:
    season = asked(
        f"gouged-eye: hand {tackler}\nathelorn-avengers:\nbad-snap: {target}",
        f"commit {tackler} to bad-snap right",
    )
    odds = season.odds(1, 0)
    assert odds.dice == dice
    assert (odds.down, odds.missed, odds.tackler) == pytest.approx(chances)


def test_who_lies_already_would_be_injured() -> None:
    """A Target Down injures a downed target, and One Ear at once; a Tackler Down a downed tackler."""
    season = asked(
        "gouged-eye: hand orc-blitzer\nathelorn-avengers:\nbad-snap: treeman down, wardancer, one-ear |",
        "commit orc-blitzer to bad-snap right",
    )
    assert lines(season)[1:4] == [
        "Tackle Treeman (75 % injured, 3 % Orc Blitzer falls)",
        "Tackle Wardancer (50 % down, 17 % Orc Blitzer falls)",
        "Tackle One Ear (75 % injured, 3 % Orc Blitzer falls)",
    ]
    assert [season.odds(3, target).target_becomes for target in range(3)] == ["injured", "downed", "injured"]

    from_the_ground = asked(
        "gouged-eye: hand da-troll\nchampions-of-death:\nbad-snap: mummy |",
        "commit da-troll to bad-snap right",
        "tackle mummy",
        "roll down",
    )
    assert lines(from_the_ground)[1] == "Tackle Da Troll (25 % down, 31 % Mummy is injured)"
    assert from_the_ground.odds(0, 1).tackler_becomes == "injured"


def test_odds_where_both_dice_apply() -> None:
    season = asked(
        "headline: flooding-causes-soggy-pitch\ngouged-eye: hand orc-blitzer\nathelorn-avengers:\nbad-snap: treeman",
        "commit orc-blitzer to bad-snap right",
    )
    odds = season.odds(1, 0)
    assert odds.dice == "both-apply"
    assert (odds.down, odds.missed, odds.tackler) == pytest.approx((27 / 36, 4 / 36, 11 / 36))


def test_there_are_no_odds_between_players_who_are_apart() -> None:
    season = asked(
        "gouged-eye: hand orc-lineman\nathelorn-avengers:\nbad-snap: treeman\nthe-tripline: wardancer"
    )
    with pytest.raises(touchline.BadChoice, match="at no matchup together"):
        season.odds(0, 1)
    with pytest.raises(touchline.BadChoice, match="at no matchup together"):
        season.odds(0, 9)


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (events.WeekBegan(3), "Week 3 begins."),
        (
            events.TackleAttempted(Player(1, "orc-blitzer", 0), Player(0, "dwarf-runner", 1)),
            "Gouged Eye’s Orc Blitzer tackles Grudgebearers’ Dwarf Runner …",
        ),
        (
            events.HighlightReturned(Matchup(0, "bad-snap")),
            "Bad Snap goes back to the box: players are at two other highlights.",
        ),
        (events.DieRolled("tackler"), "A die shows Tackler Down."),
        (events.FansChanged(0, 2, 5), "Gouged Eye gain two fans, and have 5."),
        (events.FansChanged(0, -1, 4), "Gouged Eye lose a fan, and have 4."),
        (events.BallMoved(Matchup(0, "bad-snap"), None), "At Bad Snap, the ball goes to midfield."),
        (events.CardDrawn(0, None), "Gouged Eye draw a card."),
        (events.CardDrawn(0, "orc-lineman"), "Gouged Eye draw Orc Lineman."),
        (
            events.PlayerCommitted(Player(1, "orc-blitzer", 0), Matchup(0, "bad-snap"), "left"),
            "Gouged Eye’s Orc Blitzer is committed to Bad Snap, left.",
        ),
        (events.Undone(0, 113), "Gouged Eye go back to decision 113."),
        (events.Undone(None, 0), "The managers go back to decision 0."),
        (
            events.PayoutCollected(1, Matchup(4, "the-chaos-cup"), "runner_up"),
            "Grudgebearers collect the runner-up's payout of The Chaos Cup.",
        ),
    ],
)
def test_the_log(event: Event, said: str) -> None:
    season = asked("gouged-eye: hand orc-lineman\ngrudgebearers:\nbad-snap:")
    assert text_of(sentence(season, event)) == said


@pytest.mark.random_seasons
@pytest.mark.parametrize("seed", range(12))
def test_everything_that_comes_up_can_be_written(seed: int) -> None:
    chance = Random(seed)
    season = touchline.new_season(2 + seed % 3, seed=seed)
    while season.decision is not None:
        written = lines(season)
        assert all(line and "{" not in line and line[0] == line[0].upper() for line in written)
        for event in season.choose(chance.choice(season.decision.options)):
            for seat in (*range(season.managers), None):
                seen = event.told(seat)
                assert seen is not None
                assert text_of(sentence(season, seen)).endswith((".", "…"))
