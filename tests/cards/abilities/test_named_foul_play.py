"""The named abilities of Foul Play, each on every card that has it (Foul Play, Spread Disease; rulings: Tackles)."""

import pytest

from tests.cards.abilities.linked import of
from tests.scenario import table

GUARDS = {
    "guardsman": "zharr-naggrund-ziggurats",
    "freebooter-bruiser": "lowdown-rats",
}
CHAINED = {"fanatic": "lowdown-rats", "roundabout-nub": "nurgles-rotters"}
BOMBERS = {"bombardier": "lowdown-rats", "blastnob-fizzle": "nurgles-rotters"}
SAWYERS = {"looney": "lowdown-rats", "gritgash-sawtooth": "nurgles-rotters"}
POGOS = ["pogo", "scrappa-sorehead"]
SPREADERS = ["pestigor", "bishop-carbuncle", "mother-canker", "pusgrin-slough"]
TRAMPLERS = {"bull-centaur": "zharr-naggrund-ziggurats", "hazkar-thunderhoof": "lowdown-rats"}
FREEBOOTERS = ["freebooter-bruiser", "freebooter-ruffian", "freebooter-scamp", "freebooter-slinger"]


@pytest.mark.parametrize(("player", "team"), CHAINED.items())
@of("ball-and-chain", *CHAINED)
def test_ball_and_chain(player, team):
    """After each successful tackle he must attempt to tackle another opponent here, whoever that is."""
    game = table(f"""
        {team}: hand {player}
        gouged-eye:
        bad-snap: | orc-thrower, orc-thrower, da-troll
    """)
    game.play(f"commit {player} to bad-snap left", "tackle orc-thrower", "roll down down")
    assert (game.asked, game.options) == (
        f"{team} choose-target",
        ["tackle orc-thrower 2", "tackle da-troll"],
    )

    game.play("tackle orc-thrower 2", "roll tackler tackler")
    assert game["bad-snap"].endswith("down [?] | orc-thrower down, orc-thrower, da-troll")


@pytest.mark.parametrize(("player", "team"), CHAINED.items())
@of("ball-and-chain", *CHAINED)
def test_ball_and_chain_comes_to_rest(player, team):
    """A miss stops him, and so does having tackled everybody."""
    game = table(f"""
        {team}: hand 2 {player}
        gouged-eye:
        bad-snap: | orc-thrower, orc-thrower
        super-juke: | orc-thrower, orc-thrower
    """)
    game.play(f"commit {player} to bad-snap left", "tackle orc-thrower", "roll missed missed")
    game.play(f"commit {player} to super-juke left", "tackle orc-thrower", "roll down down down missed")
    game.play("apply down")
    assert game["super-juke"].endswith("[?] | orc-thrower down, orc-thrower down")
    assert game.asked == "nobody"


@pytest.mark.parametrize(("player", "team"), BOMBERS.items())
@of("bombs", *BOMBERS)
def test_bombs(player, team):
    """When played he may throw a bomb at a standing opponent here: a die says whom it takes down."""
    position = f"""
        {team}: hand {player}
        gouged-eye:
        bad-snap: | da-troll, orc-thrower, orc-lineman down
    """
    game = table(position)
    game.play(f"commit {player} to bad-snap left")
    assert (game.asked, game.options) == (f"{team} respond", [f"use {player}", "decline"])

    game.play(f"use {player}")
    assert game.options == ["player da-troll", "player orc-thrower"]

    game.play("player da-troll", "roll down")
    assert game["bad-snap"].endswith(f"{player} [?] | da-troll down, orc-thrower, orc-lineman down")

    game = table(position)
    game.play(f"commit {player} to bad-snap left", f"use {player}", "player da-troll", "roll missed")
    assert game["bad-snap"].endswith(f"{player} [?] | da-troll, orc-thrower, orc-lineman down")


@pytest.mark.parametrize(("player", "team"), BOMBERS.items())
@of("bombs", *BOMBERS)
def test_bombs_go_off_in_the_hand(player, team):
    """On Tackler Down he goes down himself, and uses none of his skills."""
    game = table(f"""
        {team}: hand {player}
        gouged-eye:
        bad-snap: | da-troll, orc-thrower
    """)
    game.play(f"commit {player} to bad-snap left", f"use {player}", "player da-troll", "roll tackler")
    assert game["bad-snap"].endswith(f"{player} down | da-troll, orc-thrower")


@pytest.mark.parametrize(("player", "team"), SAWYERS.items())
@of("chainsaw", *SAWYERS)
def test_chainsaw(player, team):
    """With +2 Star Power in his own attempt he is stronger than one who has one more, and no stronger as a target."""
    game = table(f"""
        {team}: hand {player}; deck nothing
        skavenblight-scramblers: hand skaven-blitzer
        bad-snap: | skaven-blitzer
    """)
    game.play(f"commit {player} to bad-snap left", "tackle skaven-blitzer", "roll missed down")
    assert game.asked == f"{team} choose-result"


@pytest.mark.parametrize("player", ["freebooter-ruffian"])
@of("dirty-player", "freebooter-ruffian")
def test_dirty_player(player):
    """A fan for an opponent whom he injures."""
    game = table(f"""
        lowdown-rats: hand {player}
        gouged-eye:
        bad-snap: | orc-lineman down
    """)
    game.play(f"commit {player} to bad-snap left", "tackle orc-lineman", "roll down down")
    assert game.fans == [1, 0]


@of("dodge", "scrappa-sorehead")
def test_dodge():
    """He may have all dice of an attempt against him rerolled."""
    game = table("""
        gouged-eye: hand da-troll
        lowdown-rats:
        bad-snap: | scrappa-sorehead
    """)
    game.play("commit da-troll to bad-snap left", "tackle scrappa-sorehead", "decline", "roll down missed")
    game.play("use scrappa-sorehead", "roll missed missed")
    assert game["bad-snap"].endswith("scrappa-sorehead")


@of("dump-off", "freebooter-slinger")
def test_dump_off():
    """If he would become the ball carrier, another friend here may be it instead."""
    game = table("""
        lowdown-rats: hand freebooter-slinger
        gouged-eye:
        bad-snap: troll
    """)
    game.play("commit freebooter-slinger to bad-snap left", "use", "use freebooter-slinger")
    assert "troll ball" in game["bad-snap"]


@of("fend", "freebooter-scamp")
def test_fend():
    """Tackled successfully, he may stand another downed player of his side here."""
    game = table("""
        gouged-eye: hand da-troll
        lowdown-rats:
        bad-snap: | lowdown-rats freebooter-scamp, goblin down
    """)
    game.play("commit da-troll to bad-snap left", "tackle freebooter-scamp", "roll down missed", "apply down")
    game.play("use freebooter-scamp")
    assert game["bad-snap"].endswith("freebooter-scamp down, goblin")


@pytest.mark.parametrize("star", FREEBOOTERS)
@of("freebooter", *FREEBOOTERS)
def test_freebooter(star):
    """On his reveal one player card may go to the box, then he, deck and discard pile are a new deck."""
    game = table(f"""
        plays: reveal improvements
        lowdown-rats: pile {star}; deck troll; discard goblin
        chaos-all-stars:
    """)
    game.play("return goblin from discard")
    assert game.deck("lowdown-rats") == sorted(["troll", star])
    assert game.box == ["goblin"]


@of("frenzy", "enslaved-minotaur")
def test_frenzy():
    """With +1 Star Power in his own attempt he is stronger than an equal."""
    game = table("""
        zharr-naggrund-ziggurats: hand enslaved-minotaur
        gouged-eye:
        bad-snap: | da-troll
    """)
    game.play("commit enslaved-minotaur to bad-snap left", "tackle da-troll", "roll missed down")
    assert game.asked == "zharr-naggrund-ziggurats choose-result"


@pytest.mark.parametrize(("guard", "team"), GUARDS.items())
@of("guard", *GUARDS)
def test_guard(guard, team):
    """When a friend here is tackled successfully, the result may be applied to him instead."""
    game = table(f"""
        gouged-eye: hand bone-crusher
        {team}:
        bad-snap: | {team} orc-thrower, {guard}
    """)
    game.play("commit bone-crusher to bad-snap left", "tackle orc-thrower", "roll down down", f"use {guard}")
    assert f"orc-thrower, {guard} down" in game["bad-snap"]


@of("juggernaut", "roundabout-nub")
def test_juggernaut():
    """Nobody can guard against his tackles."""
    game = table("""
        lowdown-rats: hand roundabout-nub
        gouged-eye:
        bad-snap: | da-troll, orc-lineman
    """)
    game.play("commit roundabout-nub to bad-snap left", "tackle da-troll", "roll down missed missed")
    assert game["bad-snap"].endswith("| da-troll down, orc-lineman")


@pytest.mark.parametrize("player", POGOS)
@of("pogo-stick", *POGOS)
def test_pogo_stick(player):
    """When he is the target of a tackle attempt he may make it one die that is applied."""
    game = table(f"""
        gouged-eye: hand da-troll
        lowdown-rats:
        bad-snap: | {player}, goblin
    """)
    game.play("commit da-troll to bad-snap left", f"tackle {player}")
    assert (game.asked, game.options) == ("lowdown-rats respond", [f"use {player}", "decline"])

    game.play(f"use {player}", "roll missed", "decline all")
    assert game["bad-snap"].endswith(f"{player}, goblin")


@pytest.mark.parametrize("player", POGOS)
@of("pogo-stick", *POGOS)
def test_pogo_stick_is_his_own(player):
    """It carries none of his friends."""
    game = table(f"""
        gouged-eye: hand da-troll
        lowdown-rats:
        bad-snap: | {player}, goblin
    """)
    game.play("commit da-troll to bad-snap left", "tackle goblin", "roll missed down")
    assert game.asked == "gouged-eye choose-result"


@pytest.mark.parametrize("player", SPREADERS)
@of("spread-disease", *SPREADERS)
def test_spread_disease(player):
    """When played he may place a disease token at midfield, for whoever comes next."""
    game = table(f"""
        nurgles-rotters: hand {player}
        gouged-eye: hand orc-lineman
        bad-snap:
    """)
    game.play(f"commit {player} to bad-snap left")
    assert (game.asked, game.options) == ("nurgles-rotters respond", [f"use {player}", "decline"])

    game.play(f"use {player}")
    assert list(game.season.plague) == [1]
    game.play("decline all")


@pytest.mark.parametrize(("player", "team"), TRAMPLERS.items())
@of("trample", *TRAMPLERS)
def test_trample(player, team):
    """Each time he downs an opponent he may at once attempt to tackle him again, with his own downed Star Power."""
    game = table(f"""
        {team}: hand {player}
        gouged-eye:
        bad-snap: | orc-thrower
    """)
    game.play(f"commit {player} to bad-snap left", "tackle orc-thrower", "roll down down")
    assert (game.asked, game.options) == (f"{team} respond", [f"use {player}", "decline"])

    # A downed thrower has one Star Power, and the centaur two in his downed state.
    game.play(f"use {player}", "roll down missed")
    assert game.asked == f"{team} choose-result"

    game.play("apply down")
    assert game.discard("gouged-eye") == ["orc-thrower"]


@pytest.mark.parametrize(("player", "team"), TRAMPLERS.items())
@of("trample", *TRAMPLERS)
def test_trample_goes_on_against_a_guard(player, team):
    """Who has taken the hit in another's place is the one who is trampled on."""
    game = table(f"""
        {team}: hand {player}
        gouged-eye:
        bad-snap: | orc-thrower, orc-lineman
    """)
    game.play(f"commit {player} to bad-snap left", "tackle orc-thrower", "roll down down", "use orc-lineman")
    game.play(f"use {player}", "roll down down")
    assert game.discard("gouged-eye") == ["orc-lineman"]


@pytest.mark.parametrize(("player", "team"), TRAMPLERS.items())
@of("trample", *TRAMPLERS)
def test_trample_wants_a_fall(player, team):
    """Whoever lay there already is injured, and not trampled on."""
    game = table(f"""
        {team}: hand {player}; deck nothing
        gouged-eye:
        bad-snap: | orc-thrower down
    """)
    game.play(f"commit {player} to bad-snap left", "tackle orc-thrower", "roll down down")
    assert game.asked == "nobody"
    assert game.discard("gouged-eye") == ["orc-thrower"]


@of("throw-team-mate", "troll")
def test_throw_team_mate():
    """When played he may move a friend from here."""
    game = table("""
        lowdown-rats: hand troll
        athelorn-avengers:
        bad-snap: goblin
        super-juke: treeman
    """)
    game.play("commit troll to bad-snap left", "use troll")
    assert game["super-juke"] == "treeman | goblin"
