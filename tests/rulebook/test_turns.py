"""Turns: matchup actions, responses, and what "this turn" means."""

import pytest

from tests.scenario import table
from touchline.table.seeing import view_of


def test_matchup_phase_example():
    """The worked example of the rulebook, steps 1 to 7 (base rulebook, Matchup Phase Example; rulings, Counts: the
    Offensive Coordinator names the player committed this turn).
    """
    game = table("""
        athelorn-avengers: hand wood-elf-catcher, wood-elf-lineman; top treeman, wardancer
        gouged-eye: hand orc-blitzer; owns offensive-coordinator
        unsportsmanlike-conduct:
    """)
    game.play("commit wood-elf-catcher to unsportsmanlike-conduct left", "use")
    assert game["unsportsmanlike-conduct"] == "wood-elf-catcher ball"
    game.play("use", "discard wood-elf-lineman", "use", "discard treeman")
    assert game.hand("athelorn-avengers") == ["wardancer"]
    game.play(
        "commit orc-blitzer to unsportsmanlike-conduct right", "tackle wood-elf-catcher", "roll down missed"
    )
    assert game.asked == "gouged-eye choose-result"
    game.play("apply down")
    assert game["unsportsmanlike-conduct"] == "wood-elf-catcher down | orc-blitzer [?]"
    game.play("act offensive-coordinator")
    assert game["unsportsmanlike-conduct"] == "wood-elf-catcher down | orc-blitzer ball [?]"
    assert game.owns("gouged-eye") == ["offensive-coordinator exhausted"]


def test_turns_go_round():
    """Beginning with the first manager and proceeding clockwise, each manager takes turns until all have passed (base
    rulebook, Matchup Phase).
    """
    game = table("""
        coin: grudgebearers
        gouged-eye: hand 2 orc-lineman
        grudgebearers: hand dwarf-longbeard
        chaos-all-stars: hand 2 chaos-lineman
        bad-snap:
        super-juke:
    """)
    game.play("commit dwarf-longbeard to bad-snap left", "commit chaos-lineman to bad-snap right")
    game.play("commit orc-lineman to super-juke left", "chaos-all-stars: pass", "done")
    assert game.asked == "gouged-eye commit-or-pass"


def test_one_action_a_turn():
    """After committing, the manager may resolve one matchup action (base rulebook, Resolving Matchup Actions)."""
    game = table("""
        reikland-reavers: hand 2 human-lineman; owns passing-coach, cheating-coach
        gouged-eye:
        bad-snap:
    """)
    game.play("commit human-lineman to bad-snap left")
    assert game.options == ["act passing-coach", "act cheating-coach", "decline"]
    game.play("act cheating-coach")
    assert game.asked == "reikland-reavers commit-or-pass"
    game.play("commit human-lineman to bad-snap left")
    assert game.options == ["act passing-coach", "decline"]


def test_exhausted_once_a_week():
    """A card that is exhausted can't be used again this round; two copies are two cards (base rulebook, Upgrade Card
    Abilities).
    """
    game = table("""
        reikland-reavers: hand 3 human-lineman; owns cheating-coach, cheating-coach
        gouged-eye:
        bad-snap:
    """)
    for _ in range(2):
        game.play("commit human-lineman to bad-snap left")
        assert game.options == ["act cheating-coach", "decline"]
        game.play("act cheating-coach")
    assert game.owns("reikland-reavers") == ["cheating-coach exhausted"] * 2
    game.play("commit human-lineman to bad-snap left")
    assert game["bad-snap"] == "human-lineman [?], human-lineman [?], human-lineman"
    assert game.asked == "nobody"


# The player committed this turn.


def test_coach_on_a_downed_player():
    """A coach lets the player just committed use the skill even if he is downed by then, with his downed Star Power and
    without his abilities (rulings, Play; Actions: The player you committed this turn).
    """
    game = table("""
        grudgebearers: hand dwarf-blitzer; owns tackling-coach
        gouged-eye:
        bad-snap: | orc-thrower ball, orc-lineman
    """)
    game.play("commit dwarf-blitzer to bad-snap left", "tackle orc-lineman", "roll tackler tackler")
    assert game["bad-snap"] == "dwarf-blitzer down | orc-thrower ball, orc-lineman"
    game.play("act tackling-coach")
    # No Strip Ball from the ground; two downed Star Power beat one.
    assert game.options == ["tackle orc-thrower", "tackle orc-lineman", "decline"]
    game.play("tackle orc-lineman", "roll down missed", "grudgebearers: apply down")
    assert game["bad-snap"] == "dwarf-blitzer down | orc-thrower ball, orc-lineman down"


def test_downed_tackler_of_a_coach_is_injured():
    """A tackler who is downed already becomes injured by Tackler Down (base rulebook, Tackling; rulings, Play)."""
    game = table("""
        grudgebearers: hand dwarf-blitzer; owns tackling-coach
        gouged-eye:
        bad-snap: | orc-lineman
    """)
    game.play("commit dwarf-blitzer to bad-snap left", "tackle orc-lineman", "roll tackler tackler")
    game.play("act tackling-coach", "tackle orc-lineman", "roll tackler tackler")
    assert game["bad-snap"] == "| orc-lineman"
    assert game.discard("grudgebearers") == ["dwarf-blitzer"]


def test_no_action_on_an_injured_player():
    """If he has been injured, no action can be used on him (rulings, Actions: The player you committed this turn)."""
    game = table(
        """
        headline: violence-at-an-all-time-high
        gouged-eye: hand orc-blitzer, orc-lineman; owns tackling-coach, cheating-coach, offensive-coordinator, \
            sprinting-coach
        grudgebearers:
        bad-snap: dwarf-blocker
    """
    )
    game.play("commit orc-blitzer to bad-snap right", "tackle dwarf-blocker", "roll tackler down")
    assert game["bad-snap"] == "dwarf-blocker"
    assert game.asked == "gouged-eye commit-or-pass"


def test_action_on_the_committed_player_only():
    """ "The player you committed this turn" is the card that came from the hand, no other (rulings, Actions)."""
    game = table("""
        gouged-eye: hand orc-lineman; owns offensive-coordinator
        grudgebearers:
        bad-snap: da-troll
        super-juke:
    """)
    game.play("commit orc-lineman to bad-snap left", "act offensive-coordinator")
    assert game["bad-snap"] == "da-troll, orc-lineman ball"


def test_newcomer_for_one_ear_is_meant():
    """If One Ear was replaced during his own manager's turn, the newcomer is the player committed this turn (rulings,
    Actions): the Minotaur strikes back at a coached One Ear.
    """
    game = table("""
        gouged-eye: hand one-ear; top orc-thrower; owns tackling-coach
        chaos-all-stars:
        bad-snap: | minotaur
    """)
    game.play(
        "commit one-ear to bad-snap left",
        "decline",
        "act tackling-coach",
        "tackle minotaur",
        "roll down down",
    )
    game.play("use minotaur", "roll down down")
    assert game.asked == "gouged-eye use-skill"
    committed = view_of(game.season, None, None).committed
    assert committed is not None
    assert committed.card == "orc-thrower"


def test_newcomer_in_another_managers_turn_is_not_meant():
    """In another manager's turn it is still the player whom that manager committed (rulings, Actions)."""
    game = table("""
        grudgebearers: hand dwarf-blocker
        gouged-eye: top orc-thrower
        bad-snap: | gouged-eye one-ear
    """)
    game.play("commit dwarf-blocker to bad-snap left", "tackle one-ear", "roll down down")
    assert game.asked == "gouged-eye use-skill"
    committed = view_of(game.season, None, None).committed
    assert committed is not None
    assert committed.card == "dwarf-blocker"


def test_turn_lasts_to_the_end_of_the_action():
    """A turn lasts from committing to the end of the matchup action, interruptions by others included (rulings,
    Actions): then the next manager's begins.
    """
    game = table("""
        grudgebearers: hand dwarf-blocker; owns cheating-coach
        gouged-eye: hand orc-lineman; top orc-thrower
        bad-snap: | gouged-eye one-ear
    """)
    game.play("commit dwarf-blocker to bad-snap left", "tackle one-ear", "roll down down", "gouged-eye: use")
    assert game.asked == "grudgebearers choose-action"
    game.play("act cheating-coach")
    assert game["bad-snap"] == "dwarf-blocker [?] | orc-thrower ball"
    assert game.asked == "gouged-eye commit-or-pass"


@pytest.mark.parametrize("coach", ["cheating-coach", "passing-coach", "sprinting-coach"])
def test_every_coach_works_on_a_downed_player(coach):
    """A coach-type card works even if the player is downed by then (rulings, Play)."""
    game = table(f"""
        gouged-eye: hand black-orc-blocker; owns {coach}; top orc-lineman
        reikland-reavers:
        bad-snap: human-catcher
    """)
    game.play("commit black-orc-blocker to bad-snap right", "tackle human-catcher", "roll tackler tackler")
    game.play(f"act {coach}", *["use"] * (coach != "cheating-coach"))
    assert game["bad-snap"].startswith("human-catcher | black-orc-blocker down")
    assert [line.split()[2] for line in game.told if line.startswith("skill-used")] == [
        "tackle",
        coach.removesuffix("ing-coach"),
    ]


# A matchup action needs its object when chosen.


ORCS = """
    gouged-eye: hand 2 orc-lineman; owns {}
    reikland-reavers:
    chaos-all-stars:
    super-juke: chaos-lineman | human-lineman
"""


@pytest.mark.parametrize(
    ("upgrade", "text", "is_offered"),
    [
        ("tackling-coach", "bad-snap: human-thrower", True),
        ("tackling-coach", "bad-snap:", False),
        ("passing-coach", "bad-snap: human-thrower ball", True),
        ("passing-coach", "bad-snap:", True),
        ("sprinting-coach", "bad-snap:", True),
        ("cheating-coach", "bad-snap:", True),
        ("cheating-coach", "pool: 0\nbad-snap:", False),
        ("offensive-coordinator", "bad-snap:", True),
        ("offensive-coordinator", "bad-snap: human-thrower ball", False),
        ("offensive-coordinator", "bad-snap: orc-lineman ball", False),
        ("team-apothecary", "bad-snap: orc-thrower down", True),
        ("team-apothecary", "bad-snap: orc-thrower | human-lineman down", False),
        ("team-apothecary", "shank-yank: orc-thrower down\nbad-snap:", True),
        ("legendary-toughness", "bad-snap: orc-thrower down", True),
        ("legendary-toughness", "bad-snap: orc-thrower | human-lineman down", False),
        ("bear-the-grudge", "bad-snap: orc-thrower down", False),
        ("bear-the-grudge", "bad-snap: orc-thrower down | human-lineman", True),
        ("bear-the-grudge", "shank-yank: orc-thrower down\nbad-snap: human-lineman", False),
        ("bear-the-grudge", "shank-yank: orc-thrower down | human-lineman\nbad-snap:", True),
        ("bear-the-grudge", "bad-snap: orc-thrower down | reikland-reavers skuff-whitebeard ball", False),
        ("bear-the-grudge", "bad-snap: orc-thrower down | reikland-reavers skuff-whitebeard", True),
        ("hired-wizard", "bad-snap: human-lineman", True),
        ("hired-wizard", "bad-snap: human-lineman down", False),
        ("hired-wizard", "bad-snap:", False),
        ("handy-mutation", "bad-snap:", True),
        ("illegal-substitution", "bad-snap:", True),
        ("sewer-go-map", "bad-snap:", False),
        ("sewer-go-map", "shank-yank:\nbad-snap:", True),
        ("sewer-go-map", "shank-yank: human-lineman | chaos-lineman\nbad-snap:", False),
        ("sewer-go-map", "bad-snap:\nthe-dungeonbowl:", True),
        ("professional-cheater", "bad-snap:", False),
        ("professional-cheater", "bad-snap: human-lineman [?]", True),
        ("professional-cheater", "shank-yank: human-lineman [?] | chaos-lineman\nbad-snap:", True),
        ("winds-of-change", "bad-snap:", True),
        ("winds-of-change", "pool: 0\nbad-snap:", False),
        ("changer-of-plays", "bad-snap:", True),
        ("changer-of-plays", "highlights: nothing\nbad-snap:", False),
        ("changer-of-plays", "highlights: nothing\nspent: one-handed-grab\nbad-snap:", True),
    ],
)
def test_action_needs_its_object(upgrade, text, is_offered):
    """A matchup action needs its object when chosen (rulings, Actions)."""
    game = table(f"{ORCS.format(upgrade)}{text}")
    game.play(next(option for option in game.options if " to bad-snap" in option))
    assert (f"act {upgrade}" in game.options) == is_offered


def test_tackling_coach_for_strip_ball():
    """Stripping the ball is something that a tackling icon can do (rulings, Actions; Skills: Strip Ball)."""
    game = table("""
        grudgebearers: hand dwarf-blitzer; owns tackling-coach
        gouged-eye:
        bad-snap: dwarf-runner ball
    """)
    game.play("commit dwarf-blitzer to bad-snap left", "decline")
    assert game.options == ["act tackling-coach", "decline"]


def test_interception_assistant():
    """Two uses of passing, one after the other: off the opposing carrier, then from midfield (rulings, Skills)."""
    game = table("""
        athelorn-avengers: hand wood-elf-lineman; owns interception-assistant
        gouged-eye:
        bad-snap: | orc-thrower ball
    """)
    game.play("commit wood-elf-lineman to bad-snap left", "act interception-assistant", "use", "use")
    assert game["bad-snap"] == "wood-elf-lineman ball | orc-thrower"


def test_passing_coach_for_the_carrier():
    """A coach needs a player for whom the skill can do something: no passing for the carrier (rulings, Actions)."""
    game = table("""
        gouged-eye: hand orc-thrower, orc-lineman; owns passing-coach
        grudgebearers:
        bad-snap:
    """)
    game.play("commit orc-thrower to bad-snap left", "use")
    assert game.asked == "gouged-eye commit-or-pass"


def test_sprinting_coach_without_cards():
    """No sprinting coach with nothing to draw (rulings, Actions; Play: Sprinting)."""
    game = table("""
        gouged-eye: hand 2 orc-lineman; deck nothing; owns sprinting-coach
        grudgebearers:
        bad-snap:
    """)
    game.play("commit orc-lineman to bad-snap left")
    assert game.asked == "gouged-eye commit-or-pass"


def test_tackling_coach_with_nobody_but_a_firm_carrier():
    """With no opponent there but a carrier who stands firm, the tackling coach has no object (rulings, Actions; Stand
    Firm).
    """
    game = table("""
        gouged-eye: hand 2 orc-lineman; owns tackling-coach
        grudgebearers:
        bad-snap: dwarf-runner ball
    """)
    game.play("commit orc-lineman to bad-snap right")
    assert game.asked == "gouged-eye commit-or-pass"


@pytest.mark.parametrize("upgrade", ["handy-mutation", "illegal-substitution"])
def test_no_player_at_any_matchup(upgrade):
    """Handy Mutation and Illegal Substitution need a player of one's own at a matchup (rulings, Actions)."""
    game = table(f"""
        headline: violence-at-an-all-time-high
        gouged-eye: hand black-orc-blocker, orc-lineman; owns {upgrade}
        grudgebearers:
        bad-snap: dwarf-blocker
    """)
    game.play(
        "commit black-orc-blocker to bad-snap right", "tackle dwarf-blocker", "roll tackler tackler down"
    )
    assert game.asked == "gouged-eye commit-or-pass"


def test_changer_of_plays_needs_a_highlight():
    """Changer of Plays needs a highlight with a player of one's own, not a tournament (rulings, Actions)."""
    game = table("""
        chaos-all-stars: hand chaos-lineman, beastman; owns changer-of-plays
        grudgebearers:
        bad-snap: dwarf-longbeard
        the-dungeonbowl:
    """)
    game.play("commit chaos-lineman to the-dungeonbowl")
    assert game.asked == "chaos-all-stars commit-or-pass"


# Object before or after the die.


@pytest.mark.parametrize("upgrade", ["team-apothecary", "hired-wizard"])
def test_object_before_the_die(upgrade):
    """Team Apothecary and Hired Wizard name their player before the roll (rulings, Actions)."""
    game = table(f"""
        gouged-eye: hand orc-lineman; owns {upgrade}
        grudgebearers:
        bad-snap: dwarf-longbeard, dwarf-runner | orc-thrower down, da-troll down
    """)
    game.play("commit orc-lineman to bad-snap right", f"act {upgrade}")
    assert game.asked == "gouged-eye choose-player"
    assert "die-rolled" not in " ".join(game.told)


@pytest.mark.parametrize("upgrade", ["handy-mutation", "legendary-toughness"])
@pytest.mark.parametrize(("die", "asked"), [("down", "gouged-eye choose-player"), ("missed", "nobody")])
def test_object_after_the_die(upgrade, die, asked):
    """Handy Mutation and Legendary Toughness name theirs after a Target Down (rulings, Actions)."""
    game = table(f"""
        gouged-eye: hand orc-lineman; owns {upgrade}
        grudgebearers:
        bad-snap: dwarf-longbeard, dwarf-runner | orc-thrower down, da-troll down
    """)
    game.play("commit orc-lineman to bad-snap right", f"act {upgrade}", f"roll {die}")
    assert game.asked == asked
    assert game.owns("gouged-eye") == [f"{upgrade} exhausted"]


# Upgrades and downed players.


def test_upgrades_affect_downed_players():
    """Staff and team upgrades can affect downed players (rulings, Play): Winds of Change gives a token to one."""
    game = table("""
        chaos-all-stars: hand chaos-lineman; owns winds-of-change
        grudgebearers:
        bad-snap: dwarf-longbeard down
        super-juke: dwarf-runner
    """)
    game.play("commit chaos-lineman to bad-snap right", "act winds-of-change")
    assert game.options == ["player dwarf-longbeard", "player chaos-lineman"]
    game.play("player dwarf-longbeard")
    assert game["bad-snap"] == "dwarf-longbeard down [?] | chaos-lineman"


# Responses.


def test_response_in_another_managers_turn():
    """Responses are used in anybody's turn: One Ear's newcomer, who tackles in another manager's turn, may be helped by
    Swarm Tactics (rulings, Actions: Responses).
    """
    game = table("""
        reikland-reavers: hand ogre
        skavenblight-scramblers: top skaven-blitzer; owns swarm-tactics
        bad-snap: | skavenblight-scramblers one-ear, skaven-lineman
    """)
    game.play("commit ogre to bad-snap left", "tackle one-ear", "roll down down")
    assert game.asked == "skavenblight-scramblers choose-target"
    # Three and a friend are as much as the Ogre's four: one die.
    game.play("tackle ogre", "use swarm-tactics", "roll down")
    assert game["bad-snap"].startswith("ogre down |")


def test_response_of_eshin_in_another_managers_turn():
    """So does Eshin Assassination Coordinator, also after passing (rulings, Actions: Responses)."""
    game = table("""
        passed: skavenblight-scramblers
        turn: reikland-reavers
        reikland-reavers: hand ogre
        skavenblight-scramblers: hand rat-ogre; top skaven-blitzer; owns eshin-assassination-coordinator
        bad-snap: | skavenblight-scramblers one-ear
    """)
    game.play("commit ogre to bad-snap left", "tackle one-ear", "roll down down", "tackle ogre")
    game.play("use eshin-assassination-coordinator", "roll down")
    assert game["bad-snap"] == "| skaven-blitzer [?]"


def test_responses_that_do_not_exhaust():
    """Responses that don't exhaust work each time (rulings, Actions: Responses): Rigorous Training for both Guards."""
    game = table("""
        passed: grudgebearers
        turn: gouged-eye
        grudgebearers: hand dwarf-runner; deck 3 troll-slayer; owns rigorous-training
        gouged-eye: hand 2 black-orc-blocker
        bad-snap: dwarf-longbeard
        super-juke: dwarf-longbeard
    """)
    for matchup in ("bad-snap", "super-juke"):
        game.play(f"commit black-orc-blocker to {matchup} right", "tackle dwarf-longbeard", "roll down down")
        game.play("discard troll-slayer")
    assert game.discard("grudgebearers") == ["troll-slayer"] * 2
    assert [line for line in game.told if line.startswith("card-drawn")] == [
        "card-drawn grudgebearers troll-slayer"
    ] * 2


def test_no_responses_in_the_scoreboard_phase():
    """No responses in the Scoreboard phase: Bork gains no token there, though Dump-Off still works (rulings, Actions:
    No responses).
    """
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        grudgebearers:
        personal-foul: gouged-eye blightmaw ball [ejection], bork
    """)
    game.play("use blightmaw")
    assert "ball-moved personal-foul bork" in game.told
    assert not [line for line in game.told if line.startswith("token-assigned")]


def test_named_abilities_in_the_scoreboard_phase():
    """Named abilities still work: Dump-Off of an ejected carrier (rulings, Actions: No responses)."""
    game = table("""
        plays: scoreboard phase
        reikland-reavers:
        grudgebearers:
        personal-foul: human-thrower ball [ejection], human-catcher | dwarf-longbeard
    """)
    assert game.asked == "reikland-reavers respond"
    game.play("use human-thrower")
    # The Catcher scores a fan as carrier, then wins the five of the centre.
    assert game.fans == [1 + 5, 0]


def test_no_thornmane_in_the_scoreboard_phase():
    """Thornmane looks at nothing when the ball comes to him there (rulings, Actions: No responses)."""
    game = table("""
        plays: scoreboard phase
        reikland-reavers:
        grudgebearers:
        personal-foul: human-thrower ball [ejection], thornmane | dwarf-longbeard [?]
    """)
    game.play("token power-0", "use human-thrower")
    assert game.asked == "nobody"


# Several responses at one moment.

CHASE = """
    {coin}
    chaos-all-stars: owns writhing-tentacles
    gouged-eye: hand orc-blitzer
    athelorn-avengers: owns conditioning-coach, orions-cleats
    the-dungeonbowl: wood-elf-catcher ball | chaos-lineman
"""


@pytest.mark.parametrize(
    ("coin", "first"),
    [
        ("", "chaos-all-stars"),
        ("coin: gouged-eye", "athelorn-avengers"),
        ("coin: athelorn-avengers", "athelorn-avengers"),
    ],
)
def test_responses_in_turn_order(coin, first):
    """Several responses at one moment are used in turn order from the coin (rulings, Actions; Play: Two abilities at
    one moment).
    """
    game = table(CHASE.format(coin=f"{coin}\n turn: gouged-eye" if coin else "turn: gouged-eye"))
    game.play("commit orc-blitzer to the-dungeonbowl", "tackle wood-elf-catcher")
    assert game.asked == f"{first} respond"


def test_responses_round_and_round():
    """Each uses one or declines, round and round, until all decline in a row; who declined is asked again, and one
    manager may use several (rulings, Actions: Several responses at one moment).
    """
    game = table(CHASE.format(coin="turn: gouged-eye"))
    game.play("commit orc-blitzer to the-dungeonbowl", "tackle wood-elf-catcher")
    game.play("chaos-all-stars: decline", "athelorn-avengers: use orions-cleats")
    assert game.asked == "chaos-all-stars respond"
    game.play("decline", "athelorn-avengers: use conditioning-coach", "token power-3")
    assert game.asked == "chaos-all-stars respond"
    game.play("use writhing-tentacles", "player wood-elf-catcher", "roll missed")
    assert game.owns("athelorn-avengers") == ["conditioning-coach exhausted", "orions-cleats exhausted"]


def test_responses_end_when_all_decline():
    """When all have declined in a row nobody is asked again (rulings, Actions: Several responses)."""
    game = table(CHASE.format(coin="turn: gouged-eye"))
    game.play("commit orc-blitzer to the-dungeonbowl", "tackle wood-elf-catcher")
    game.play("chaos-all-stars: decline", "athelorn-avengers: decline", "roll missed missed")
    assert game.owns("chaos-all-stars") == ["writhing-tentacles"]


def test_response_made_impossible():
    """What a response made impossible can no longer be used: no Swarm Tactics once Eshin replaced the attempt (rulings,
    Actions: Several responses).
    """
    game = table("""
        skavenblight-scramblers: hand rat-ogre; owns swarm-tactics, eshin-assassination-coordinator
        grudgebearers:
        bad-snap: dwarf-longbeard
    """)
    game.play("commit rat-ogre to bad-snap right", "tackle dwarf-longbeard")
    assert game.options == ["use swarm-tactics", "use eshin-assassination-coordinator", "decline"]
    game.play("use eshin-assassination-coordinator", "roll missed")
    assert game.asked == "nobody"
    assert game.owns("skavenblight-scramblers") == [
        "swarm-tactics",
        "eshin-assassination-coordinator exhausted",
    ]


def test_later_response_stands():
    """If two responses contradict each other the later one stands, for the point in which they do: one die against
    WAAAGH!, whose stake of a fan stays (rulings, Actions: The later response stands).
    """
    game = table("""
        gouged-eye: hand orc-lineman; owns waaagh, tackling-coach; fans 2
        athelorn-avengers: owns orions-cleats
        bad-snap: treeman
    """)
    game.play("commit orc-lineman to bad-snap right", "act tackling-coach", "tackle treeman")
    game.play("use waaagh", "use orions-cleats", "roll missed")
    assert game["bad-snap"] == "treeman | orc-lineman"
    assert game.fans == [1, 0]


def test_use_of_an_action_is_told():
    """The text of a matchup action is read aloud (base rulebook, Resolving Matchup Actions)."""
    game = table("""
        gouged-eye: hand orc-lineman; owns cheating-coach
        grudgebearers:
        bad-snap:
    """)
    game.play("commit orc-lineman to bad-snap left", "act cheating-coach")
    assert "ability-used gouged-eye cheating-coach nobody" in game.told
