"""What is told of a season afterwards, from its events."""

from touchline.lab.stories import Gain, Story, Watcher
from touchline.table import events as told
from touchline.table.events import AnyEvent
from touchline.table.names import Matchup, Player

HIGHLIGHT = Matchup(0, "pose-for-the-fans")
BLITZER = Player(3, "human-blitzer", 0)
LINEMAN = Player(4, "orc-lineman", 1)


def heard(*events: AnyEvent) -> tuple[Story, ...]:
    """How it went for two managers of whom this was heard."""
    watcher = Watcher(2)
    watcher.see(events)
    return watcher.stories()


def sources(story: Story) -> dict[str, int]:
    """Where fans came from, and where to."""
    return {source: fans for source, fans in story.fans_from.items() if fans}


def test_fans_come_from_what_was_heard_last():
    mine, theirs = heard(
        told.WeekBegan(1),
        told.PayoutCollected(0, HIGHLIGHT, "left"),
        told.FansChanged(0, 2, 2),
        told.AbilityUsed(1, "poster-boys", None),
        told.FansChanged(1, 1, 1),
        told.FansChanged(0, -1, 1),
        told.ContractRevealed(1, 4),
        told.FansChanged(1, 4, 5),
    )
    assert sources(mine) == {"payouts": 2, "abilities": -1}
    assert sources(theirs) == {"abilities": 1, "contracts": 4}


def test_a_token_turned_pays_its_fans_even_if_something_happens_before():
    mine, theirs = heard(
        told.TokenTurned(BLITZER, "two-fans"),
        told.TokenTurned(LINEMAN, "ejection"),
        told.AbilityUsed(1, "sent-off-in-style", None),
        told.FansChanged(1, 1, 1),
        told.FansChanged(0, 2, 2),
        told.FansChanged(0, 2, 4),
    )
    assert sources(mine) == {"tokens": 2, "abilities": 2}
    assert sources(theirs) == {"abilities": 1}
    assert [mine.ejections, theirs.ejections] == [0, 1]


def test_who_shares_the_first_place_loses_his_fans_by_suspension():
    stories = heard(
        told.AbilityUsed(0, "fan-club-enrollment", None),
        told.FansChanged(0, 5, 5),
        told.FansChanged(1, 5, 5),
        told.ContractRevealed(1, 0),
        told.FansChanged(0, -5, 0),
        told.FansChanged(1, -5, 0),
        told.SeasonEnded(),
    )
    assert [sources(story) for story in stories] == [{"abilities": 5, "suspension": -5}] * 2


def test_luck_is_counted_from_the_dice_of_ones_own_tackles():
    mine, theirs = heard(
        told.DieRolled("down"),
        told.TackleAttempted(BLITZER, LINEMAN),
        told.DieRolled("down"),
        told.DieRolled("missed"),
        told.DieRolled("tackler"),
        told.ResultChosen(0, "down"),
        told.DieRolled("down"),
        told.TackleAttempted(LINEMAN, BLITZER),
        told.DieRolled("tackler"),
        told.ResultChosen(1, "tackler"),
    )
    assert (mine.tackles, mine.dice, mine.luck) == (1, 3, -1.0)
    assert (theirs.tackles, theirs.dice, theirs.luck) == (1, 1, -1.333)


def test_gains_have_their_week():
    mine, _ = heard(
        told.ImprovementRevealed(0, "gore-reel"), told.WeekBegan(1), told.ImprovementRevealed(0, "thornmane")
    )
    assert mine.gains == (Gain(0, "gore-reel"), Gain(1, "thornmane"))
