"""What the base game's own cards hardly ever meet: the rule in question is put on the table by itself."""

from tests.scenario import Table, table
from touchline.engine.machine import Procedure
from touchline.rules.committing import CommitTopCard, DrawIntoPlay
from touchline.rules.improvements import lose_upgrade
from touchline.rules.moments import DOWNED, END_OF_GAME, Fact
from touchline.rules.position import NONE
from touchline.rules.printed import LEFT
from touchline.rules.season import PLACES
from touchline.rules.upgrades import ExtraTackle
from touchline.rules.windows import UPGRADES_FROM, UseAbility, Window
from touchline.words.cards import RollDie
from touchline.words.fans import GainFans
from touchline.words.moments import Downs
from touchline.words.selectors import select


def begun(text: str, rule: Procedure) -> Table:
    """A table at which this rule is about to be played in place of a phase."""
    game = table(text)
    game.season.turn = 0
    game.season.stack = [rule]
    return game


def test_no_card_nobody_comes():
    """If no card can be drawn, nobody comes (rulings, Moving and placing: A placed player)."""
    position = """
        gouged-eye: deck nothing
        reikland-reavers:
        bad-snap: orc-lineman
    """
    for rule in (DrawIntoPlay, CommitTopCard):
        game = begun(position, rule(0, LEFT))
        assert game.asked == "nobody"
        assert game["bad-snap"] == "orc-lineman"
        assert game.told == []


def test_drawn_card_comes_to_the_zone():
    """A card is drawn: placed standing without skills, or committed with them."""
    position = """
        gouged-eye: deck orc-blitzer
        reikland-reavers:
        bad-snap:
        super-juke: orc-lineman
    """
    game = begun(position, DrawIntoPlay(0, PLACES + LEFT))
    assert game.asked == "nobody"
    assert game["super-juke"] == "orc-lineman, orc-blitzer"

    game = begun(position, CommitTopCard(0, PLACES + LEFT))
    assert game["super-juke"] == "orc-lineman"
    assert game.asked == "nobody"
    assert game["super-juke"] == "orc-lineman, orc-blitzer [?]"


def test_gained_icon_outside_his_own_sequence():
    """Outside his own sequence a gained icon is used at once (rulings, Skills: A gained icon)."""
    game = begun(
        """
        reikland-reavers:
        gouged-eye:
        bad-snap: human-blitzer | orc-blitzer, orc-thrower
        """,
        ExtraTackle(0, (1, 2)),
    )
    game.play("tackle orc-blitzer", "roll down")
    assert game.asked == "reikland-reavers use-skill"

    game.play("use")
    assert game["bad-snap"] == "human-blitzer ball | orc-blitzer down, orc-thrower"


def test_listeners_are_counted_anew():
    """A stored position counts anew which cards in play listen: those of the injured no longer do."""
    game = table("""
        headline: endurance-training
        gouged-eye: hand orc-blitzer; owns waaagh, tackling-coach
        reikland-reavers: hand ogre; owns rigorous-training
        bad-snap: varag-ghoulchewer | human-blitzer down, human-thrower ball
    """)
    game.play("commit orc-blitzer to bad-snap left", "tackle human-blitzer", "decline", "roll down missed")
    game.play("apply down")
    assert game.discard("reikland-reavers") == ["human-blitzer"]

    season = game.season
    listening, hears = season.listening, season.hears
    season.recount_listening()
    assert (season.listening, season.hears) == (listening, hears)


def test_a_die_may_do_nothing_on_target_down():
    """A word that rolls a die is rolled too if Target Down brings nothing."""
    game = table("gouged-eye:\nreikland-reavers:\nbad-snap: orc-lineman")
    assert RollDie(missed=(GainFans(1),)).is_possible(game.season, UseAbility())


def test_nobody_is_here_where_there_is_no_matchup():
    """An ability that acts at no matchup names nobody "here"."""
    game = table("gouged-eye:\nreikland-reavers:\nbad-snap: orc-lineman")
    nowhere = UseAbility(fact=Fact(END_OF_GAME, NONE))
    assert select(game.season, nowhere, "anyone", "any", "here", "nothing") == []
    assert select(game.season, UseAbility(), "anyone", "any", "here", "nothing") == [0]


def test_places_of_upgrades_after_a_loss():
    """A card leaves play: uses of the cards behind it, past and in progress, go by their new places."""
    game = table("""
        gouged-eye: owns hired-wizard, waaagh, tackling-coach
        reikland-reavers: owns passing-coach, recruiting-agent
    """)
    wizard, waaagh, coach = UPGRADES_FROM, UPGRADES_FROM + 1, UPGRADES_FROM + 2
    window = Window(used=(7, wizard, 0, 0, 8, waaagh, 0, 0, 9, coach, 0, 0, 6, coach, 0, 1, 5, 3, 0, 0))
    uses = [UseAbility(9, 0, coach), UseAbility(7, 0, wizard), UseAbility(6, 1, coach)]
    game.season.stack = [window, *uses]

    lose_upgrade(game.season, 0, 1)
    assert game.owns("gouged-eye") == ["hired-wizard", "tackling-coach"]
    assert window.used == (7, wizard, 0, 0, 9, waaagh, 0, 0, 6, coach, 0, 1, 5, 3, 0, 0)
    assert [use.source for use in uses] == [waaagh, wizard, coach]


def test_any_of_mine_may_bring_somebody_down():
    """A moment that speaks of one's players is about each of them, and about nobody else's."""
    moment = Downs("yours")
    game = table("gouged-eye:\nreikland-reavers:\nbad-snap: orc-lineman | ogre")
    assert moment.text() == "when one of your players brings an opponent down"
    assert moment.hears(game.season, Fact(DOWNED, 0, 0, 1), 0, NONE)
    assert not moment.hears(game.season, Fact(DOWNED, 0, 0, 1), 1, NONE)
    assert not moment.hears(game.season, Fact(DOWNED, 0, NONE, 1), 0, NONE)
