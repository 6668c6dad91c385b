"""The fifteen named abilities, each on every card that has it (base rulebook, List of Named Abilities)."""

import pytest

from tests.cards.abilities.linked import of
from tests.scenario import table

GUARDS = {
    "human-lineman": "reikland-reavers",
    "wood-elf-lineman": "athelorn-avengers",
    "dwarf-longbeard": "grudgebearers",
    "dwarf-blocker": "grudgebearers",
    "orc-lineman": "gouged-eye",
    "chaos-lineman": "chaos-all-stars",
    "skaven-lineman": "skavenblight-scramblers",
    "freebooter-lineman": "gouged-eye",
    "cornelius-krieg": "reikland-reavers",
    "deeproot-strongbranch": "athelorn-avengers",
    "slab": "grudgebearers",
    "morkai-the-everchanging": "chaos-all-stars",
}
CARRIERS = {
    "human-catcher": "reikland-reavers",
    "orc-thrower": "gouged-eye",
    "freebooter-thrower": "chaos-all-stars",
    "barik-farblast": "grudgebearers",
    "eldril-sidewinder": "athelorn-avengers",
    "niknik-yellowtail": "skavenblight-scramblers",
}


@of("dauntless", "troll-slayer")
def test_dauntless():
    """Against more Star Power he rolls a single die and applies it."""
    game = table("""
        grudgebearers: hand troll-slayer
        athelorn-avengers: hand wood-elf-lineman
        bad-snap: | treeman
    """)
    game.play("commit troll-slayer to bad-snap left", "tackle treeman", "roll down")
    assert game["bad-snap"] == "troll-slayer [?] | treeman down"


@of("dauntless", "troll-slayer")
def test_dauntless_is_for_stronger_targets_only():
    game = table("""
        grudgebearers: hand troll-slayer
        athelorn-avengers:
        bad-snap: | wardancer
        super-juke: | wood-elf-lineman
    """)
    game.play("commit troll-slayer to super-juke left", "tackle wood-elf-lineman", "roll down missed")
    assert game.asked == "grudgebearers choose-result"


@of("dirty-player", "chaos-warrior")
def test_dirty_player():
    """A fan for each opponent whom he injures, and none for one who only goes down."""
    game = table("""
        chaos-all-stars: hand 2 chaos-warrior
        skavenblight-scramblers:
        bad-snap: | skaven-thrower
    """)
    commit = "commit chaos-warrior to bad-snap left"
    game.play(commit, "tackle skaven-thrower", "roll down down")
    assert game.fans == [0, 0]

    game.play(commit, "tackle skaven-thrower", "roll down down")
    assert game.fans == [1, 0]
    assert game.discard("skavenblight-scramblers") == ["skaven-thrower"]


@pytest.mark.parametrize(
    ("dodger", "team"),
    [
        ("beastman-thrower", "chaos-all-stars"),
        ("skaven-gutter-runner", "skavenblight-scramblers"),
        ("freebooter-runner", "gouged-eye"),
    ],
)
@of("dodge", "beastman-thrower", "skaven-gutter-runner", "freebooter-runner")
def test_dodge(dodger, team):
    """He may have all dice of an attempt against him rerolled, once."""
    game = table(f"""
        reikland-reavers: hand ogre
        {team}:
        bad-snap: | {team} {dodger}
    """)
    game.play("commit ogre to bad-snap left", f"tackle {dodger}", "roll down missed")
    assert (game.asked, game.options) == (f"{team} respond", [f"use {dodger}", "decline"])

    game.play(f"use {dodger}", "roll down tackler")
    assert (game.asked, game.options) == ("reikland-reavers choose-result", ["apply down", "apply tackler"])


@of("dodge")
def test_dodge_is_declined_or_lost_on_the_ground():
    game = table("""
        reikland-reavers: hand ogre
        chaos-all-stars:
        bad-snap: | beastman-thrower, beastman-thrower down
    """)
    game.play("commit ogre to bad-snap left", "tackle beastman-thrower 2", "roll missed missed")
    assert game["bad-snap"] == "ogre [?] | beastman-thrower, beastman-thrower down"

    game = table("""
        reikland-reavers: hand ogre
        chaos-all-stars:
        bad-snap: | beastman-thrower
    """)
    game.play("commit ogre to bad-snap left", "tackle beastman-thrower", "roll down down", "decline")
    assert game["bad-snap"] == "ogre [?] | beastman-thrower down"


THROWERS = {
    "human-thrower": "reikland-reavers",
    "long-bomb-silver": "athelorn-avengers",
    "blightmaw": "chaos-all-stars",
}


@pytest.mark.parametrize(("thrower", "team"), THROWERS.items())
@of("dump-off", *THROWERS)
def test_dump_off_of_a_ball_that_comes(thrower, team):
    """If he would become the ball carrier, another friend here may be it instead, also a downed one."""
    game = table(f"""
        {team}: hand {thrower}
        grudgebearers:
        bad-snap: {team} wardancer down
    """)
    game.play(f"commit {thrower} to bad-snap left", "use")
    assert (game.asked, game.options) == (f"{team} respond", [f"use {thrower}", "decline"])

    game.play(f"use {thrower}")
    assert "wardancer down ball" in game["bad-snap"]


@pytest.mark.parametrize(("thrower", "team"), THROWERS.items())
@of("dump-off", *THROWERS)
def test_dump_off_of_a_ball_that_drops(thrower, team):
    """If he would drop the ball, a friend here may have it instead."""
    game = table(f"""
        grudgebearers: hand deeproot-strongbranch
        {team}:
        bad-snap: | {team} wardancer, {thrower} ball
    """)
    game.play("commit deeproot-strongbranch to bad-snap left", f"tackle {thrower}", "roll down down")
    assert (game.asked, game.options) == (f"{team} respond", [f"use {thrower}", "decline"])

    game.play(f"use {thrower}")
    assert game["bad-snap"].endswith(f"wardancer ball, {thrower} down")


@of("dump-off")
def test_dump_off_wants_a_friend_here():
    game = table("""
        reikland-reavers: hand human-thrower
        grudgebearers:
        bad-snap:
    """)
    game.play("commit human-thrower to bad-snap left", "use")
    assert game["bad-snap"] == "human-thrower ball"


@pytest.mark.parametrize(("fender", "team"), [("treeman", "athelorn-avengers"), ("slab", "grudgebearers")])
@of("fend", "treeman", "slab")
def test_fend(fender, team):
    """Tackled successfully, he may stand another downed player of his side here."""
    game = table(f"""
        gouged-eye: hand morg-n-thorg-cwc
        {team}:
        bad-snap: | {team} {fender}, barik-farblast down
    """)
    game.play("commit morg-n-thorg-cwc to bad-snap left", f"tackle {fender}", "roll down down")
    assert (game.asked, game.options) == (f"{team} respond", [f"use {fender}", "decline"])

    game.play(f"use {fender}")
    assert game["bad-snap"].endswith(f"{fender} down, barik-farblast")


@of("fend")
def test_fend_does_not_stand_himself_up():
    game = table("""
        gouged-eye: hand morg-n-thorg-cwc
        athelorn-avengers:
        bad-snap: | treeman, wardancer
    """)
    game.play("commit morg-n-thorg-cwc to bad-snap left", "tackle treeman", "roll down down")
    assert game.asked == "gouged-eye use-skill"
    assert game["bad-snap"] == "gouged-eye morg-n-thorg-cwc [?] | treeman down, wardancer"


FREEBOOTERS = ["freebooter-blitzer", "freebooter-lineman", "freebooter-runner", "freebooter-thrower"]


@pytest.mark.parametrize("star", FREEBOOTERS)
@of("freebooter", *FREEBOOTERS)
def test_freebooter(star):
    """On his reveal one player card may go to the box, then he, deck and discard pile are a new deck."""
    game = table(f"""
        plays: reveal improvements
        gouged-eye: pile {star}; deck da-troll, orc-thrower; discard orc-lineman; hand orc-blitzer
        chaos-all-stars:
    """)
    assert game.options == [
        "return orc-lineman from discard",
        "return da-troll from deck",
        "return orc-thrower from deck",
        "return orc-blitzer from hand",
        "decline",
    ]
    game.play("return orc-lineman from discard")
    assert game.deck("gouged-eye") == sorted(["da-troll", "orc-thrower", star])
    assert game.discard("gouged-eye") == []
    assert game.hand("gouged-eye") == ["orc-blitzer"]
    assert game.box == ["orc-lineman"]


@pytest.mark.parametrize("blocker", ["black-orc-blocker", "freebooter-blitzer"])
@of("frenzy", "black-orc-blocker", "freebooter-blitzer")
def test_frenzy(blocker):
    """With +1 Star Power in his own attempt he is stronger than an equal, and no stronger as a target."""
    game = table(f"""
        gouged-eye: hand {blocker}
        athelorn-avengers: hand wardancer
        bad-snap: | wardancer
    """)
    game.play(f"commit {blocker} to bad-snap left", "tackle wardancer", "roll missed down")
    assert game.asked == "gouged-eye choose-result"

    game.play("apply missed", "commit wardancer to bad-snap right", f"tackle {blocker}", "roll down")
    assert f"{blocker} down" in game["bad-snap"]


@pytest.mark.parametrize(("guard", "team"), GUARDS.items())
@of("guard", *GUARDS)
def test_guard(guard, team):
    """When a friend here is tackled successfully, the result may be applied to him instead."""
    opponent = "chaos-all-stars" if team != "chaos-all-stars" else "gouged-eye"
    game = table(f"""
        {opponent}: hand bone-crusher
        {team}:
        bad-snap: | {team} bork, {guard}
    """)
    game.play("commit bone-crusher to bad-snap left", "tackle bork", "roll down down")
    assert (game.asked, game.options) == (f"{team} respond", [f"use {guard}", "decline"])

    game.play(f"use {guard}")
    assert f"bork, {guard} down" in game["bad-snap"]


@pytest.mark.parametrize("tackler", ["ogre", "mighty-zug"])
@of("juggernaut", "ogre", "mighty-zug")
def test_juggernaut(tackler):
    """Nobody can guard against his tackles."""
    game = table(f"""
        reikland-reavers: hand {tackler}
        gouged-eye:
        bad-snap: | orc-thrower, orc-lineman
    """)
    game.play(f"commit {tackler} to bad-snap left", "tackle orc-thrower", "roll down down")
    assert game.asked == "nobody"
    assert game["bad-snap"].endswith("| orc-thrower down, orc-lineman")


@pytest.mark.parametrize(("star", "power"), [("eldril-sidewinder", 3), ("griff-oberwald", 4)])
@of("nerves-of-steel", "eldril-sidewinder", "griff-oberwald")
def test_nerves_of_steel(star, power):
    """+1 Star Power as ball carrier, and none without the ball."""
    game = table(f"""
        plays: scoreboard phase
        athelorn-avengers:
        chaos-all-stars:
        personal-foul: athelorn-avengers {star} ball
        one-handed-grab: athelorn-avengers {star}
    """)
    game.play("decline all")
    assert f"total-counted athelorn-avengers personal-foul {power + 1 + 2}" in game.told
    assert f"total-counted athelorn-avengers one-handed-grab {power}" in game.told


@of("piling-on", "da-troll")
def test_piling_on():
    """Two Target Downs in a roll: he may at once attempt to tackle another opponent, and so on."""
    game = table("""
        gouged-eye: hand da-troll
        skavenblight-scramblers:
        bad-snap: | rat-ogre, skaven-blitzer, skaven-thrower
    """)
    game.play("commit da-troll to bad-snap left", "tackle skaven-blitzer", "roll down down")
    assert (game.asked, game.options) == ("gouged-eye respond", ["use da-troll", "decline"])

    game.play("use da-troll")
    assert game.options == ["tackle rat-ogre", "tackle skaven-thrower"]

    game.play("tackle skaven-thrower", "roll down down", "use da-troll", "roll down")
    assert game["bad-snap"] == "da-troll [?] | rat-ogre down, skaven-blitzer down, skaven-thrower down"


@of("piling-on", "da-troll")
def test_piling_on_wants_two_dice_on_target_down():
    game = table("""
        gouged-eye: hand da-troll
        skavenblight-scramblers:
        bad-snap: | rat-ogre, skaven-blitzer
    """)
    game.play("commit da-troll to bad-snap left", "tackle rat-ogre", "roll down")
    assert game["bad-snap"] == "da-troll [?] | rat-ogre down, skaven-blitzer"


@pytest.mark.parametrize("runner", ["dwarf-runner", "skuff-whitebeard"])
@of("stand-firm", "dwarf-runner", "skuff-whitebeard")
def test_stand_firm(runner):
    """As ball carrier he can't be tackled, as long as he stands; without the ball he can."""
    game = table(f"""
        gouged-eye: hand 3 black-orc-blocker
        grudgebearers:
        bad-snap: | {runner} ball, troll-slayer
        super-juke: | {runner} down ball
        shank-yank: | {runner}
    """)
    game.play("commit black-orc-blocker to bad-snap left")
    assert game.options == ["tackle troll-slayer", "decline"]

    game.play("decline", "commit black-orc-blocker to super-juke left")
    assert game.options == [f"tackle {runner}", "decline"]

    game.play("decline", "commit black-orc-blocker to shank-yank left")
    assert game.options == [f"tackle {runner}", "decline"]


@pytest.mark.parametrize(
    ("blitzer", "team"),
    [("dwarf-blitzer", "grudgebearers"), ("grim-ironjaw", "grudgebearers"), ("bone-crusher", "gouged-eye")],
)
@of("strip-ball", "dwarf-blitzer", "grim-ironjaw", "bone-crusher")
def test_strip_ball(blitzer, team):
    """Instead of using a tackling icon he may place the ball at midfield."""
    game = table(f"""
        {team}: hand {blitzer}
        athelorn-avengers:
        bad-snap: | treeman ball
    """)
    game.play(f"commit {blitzer} to bad-snap left")
    assert game.options == ["tackle treeman", "strip-ball", "decline"]

    game.play("strip-ball")
    assert game["bad-snap"].endswith("| treeman")


@of("strip-ball")
def test_strip_ball_is_not_offered_with_the_ball_at_midfield():
    game = table("""
        grudgebearers: hand dwarf-blitzer
        athelorn-avengers:
        bad-snap: | treeman
    """)
    game.play("commit dwarf-blitzer to bad-snap left")
    assert game.options == ["tackle treeman", "decline"]


@pytest.mark.parametrize(("carrier", "team"), CARRIERS.items())
@of("sure-hands", *CARRIERS)
def test_sure_hands(carrier, team):
    """He keeps the ball when he goes down, and loses it when he is injured."""
    opponent = "chaos-all-stars" if team != "chaos-all-stars" else "gouged-eye"
    game = table(f"""
        {opponent}: hand 2 mighty-zug
        {team}:
        bad-snap: | {team} {carrier} ball, slab down
    """)
    commit = "commit mighty-zug to bad-snap left"
    game.play(commit, f"tackle {carrier}", "roll down down")
    assert f"{carrier} down ball" in game["bad-snap"]

    game.play(commit, f"tackle {carrier}", "roll down down")
    assert game["bad-snap"].endswith(f"| {team} slab down")


@of("throw-team-mate", "snotlobba")
def test_throw_team_mate():
    """When played he may move a friend from here; the ball that one had goes to any friend left here."""
    game = table("""
        gouged-eye: hand snotlobba
        athelorn-avengers:
        bad-snap: orc-blitzer ball, orc-lineman
        super-juke: treeman
    """)
    game.play("commit snotlobba to bad-snap left")
    assert (game.asked, game.options) == ("gouged-eye respond", ["use snotlobba", "decline"])

    game.play("use snotlobba")
    assert game.options == ["player orc-blitzer", "player orc-lineman"]

    game.play("player orc-blitzer", "player orc-lineman")
    assert game["bad-snap"] == "orc-lineman ball, snotlobba"
    assert game["super-juke"] == "treeman | orc-blitzer"
