"""Moving players to other matchups, placing them, and changing the matchups themselves."""

import pytest

from tests.scenario import Table, table

# Moving.


def go_map(
    before: str, hand: str = "skaven-lineman", managers: str = "grudgebearers:\nreikland-reavers:"
) -> Table:
    """The Skaven have a Sewer Go-Map and somebody to commit."""
    return table(f"skavenblight-scramblers: hand {hand}; owns sewer-go-map\n{managers}\n{before}")


def test_moved_is_not_committed():
    """A moved player uses no skills (base rulebook, Moving a Committed Player; rulings, Play)."""
    game = go_map("bad-snap: rat-ogre\nsuper-juke: | dwarf-longbeard")
    game.play("commit skaven-lineman to bad-snap left", "act sewer-go-map", "player rat-ogre")
    assert game["super-juke"] == "rat-ogre | dwarf-longbeard"
    assert game.asked == "nobody"


def test_moved_star_has_no_when_played():
    """Nor has he "When Played" (rulings, Play: Moved is not committed)."""
    game = table("""
        skavenblight-scramblers: hand skaven-lineman; owns sewer-go-map
        grudgebearers:
        reikland-reavers:
        bad-snap: skavenblight-scramblers snotlobba
        super-juke: skaven-thrower | dwarf-longbeard
    """)
    game.play("commit skaven-lineman to bad-snap left", "act sewer-go-map", "player snotlobba at bad-snap")
    assert game["super-juke"] == "skaven-thrower, snotlobba | dwarf-longbeard"
    assert game.asked == "nobody"


def test_legal_destinations():
    """A player may be moved to any matchup with an open zone or a friend, and at a highlight to any free zone (base
    rulebook, Moving a Committed Player; rulings, Moving and placing: A moved player).
    """
    game = go_map("""
        bad-snap: skaven-thrower
        super-juke:
        shank-yank: dwarf-longbeard | skaven-lineman
        the-tripline: dwarf-longbeard | human-lineman
        personal-foul: | human-lineman
        the-dungeonbowl: dwarf-longbeard
    """)
    game.play(
        "commit skaven-lineman to bad-snap left", "act sewer-go-map", "player skaven-thrower at bad-snap"
    )
    assert game.options == [
        "to super-juke left",
        "to super-juke right",
        "to shank-yank right",
        "to personal-foul left",
        "to the-dungeonbowl",
    ]


def test_not_to_where_he_is():
    """He is moved to another matchup, not to the other zone of his own (base rulebook, Moving)."""
    game = go_map("bad-snap:\nsuper-juke: dwarf-longbeard | human-lineman", "2 skaven-lineman")
    game.play("commit skaven-lineman to bad-snap left")
    assert game.asked == "skavenblight-scramblers commit-or-pass"


def test_moved_player_keeps_state_and_tokens():
    """A moved player keeps his state and all his tokens (rulings, Moving and placing: A moved player)."""
    game = go_map("bad-snap: rat-ogre down [?, ejection]\nsuper-juke: | dwarf-longbeard")
    game.play("commit skaven-lineman to bad-snap left", "act sewer-go-map", "player rat-ogre")
    assert game["super-juke"] == "rat-ogre down [?, ejection] | dwarf-longbeard"


def test_leaving_a_zone_empty_opens_it():
    """Leaving a zone empty opens it (rulings, Moving and placing: A moved player)."""
    game = table("""
        skavenblight-scramblers: hand skaven-lineman; owns sewer-go-map
        grudgebearers: hand dwarf-longbeard
        reikland-reavers:
        bad-snap: | human-lineman
        super-juke: | human-lineman
    """)
    game.play("commit skaven-lineman to bad-snap left", "act sewer-go-map")
    assert game["super-juke"] == "skaven-lineman | human-lineman"
    assert game.options == ["commit dwarf-longbeard to bad-snap left", "pass"]


def test_who_moved_away_has_left():
    """Who moved his last player away has left: he neither wins nor loses (rulings, Scoreboard: Who counts)."""
    game = table("""
        plays: matchup phase, scoreboard phase
        skavenblight-scramblers: hand skaven-lineman; owns sewer-go-map, warpstone-souvenirs
        grudgebearers:
        personal-foul: | dwarf-longbeard
        the-blood-bowl:
    """)
    game.play("commit skaven-lineman to personal-foul left", "act sewer-go-map")
    # Alone at the tournament: seven and two; no two for a highlight lost.
    assert game.fans == [9, 5]


def test_abilities_at_the_new_matchup():
    """His abilities work at the new matchup from then on, no longer at the old (rulings, Moving and placing): Varag."""
    text = """
        skavenblight-scramblers: hand rat-ogre; owns sewer-go-map
        reikland-reavers:
        grudgebearers:
        bad-snap: human-thrower ball | skaven-lineman
        super-juke: skavenblight-scramblers varag-ghoulchewer
    """
    game = table(text)
    game.play("commit rat-ogre to bad-snap right", "tackle human-thrower", "roll down down", "decline")
    assert game.fans[0] == 0
    game = table(text.replace("hand rat-ogre", "hand skaven-lineman, rat-ogre"))
    game.play(
        "commit skaven-lineman to super-juke left",
        "act sewer-go-map",
        "player varag-ghoulchewer at super-juke",
    )
    game.play("commit rat-ogre to bad-snap right", "tackle human-thrower", "roll down down", "decline")
    assert game.fans[0] == 1


# The ball that a moved player leaves.


def test_ball_goes_to_a_friend():
    """If the ball carrier is moved, his manager gives the ball to another of his players at the old matchup (base
    rulebook, Moving; rulings, Play: Moved is not committed).
    """
    game = go_map(
        "bad-snap: skaven-thrower ball, rat-ogre, skaven-lineman down\nsuper-juke: | dwarf-longbeard"
    )
    game.play(
        "commit skaven-lineman to super-juke left", "act sewer-go-map", "player skaven-thrower at bad-snap"
    )
    assert game.asked == "skavenblight-scramblers give-ball"
    # It may go to a downed friend.
    assert game.options == ["player rat-ogre", "player skaven-lineman"]
    game.play("player skaven-lineman")
    assert game["bad-snap"] == "rat-ogre, skaven-lineman down ball"
    assert game["super-juke"] == "skaven-lineman, skaven-thrower | dwarf-longbeard"


def test_ball_goes_to_midfield():
    """If he has none there, it goes to midfield (rulings, Play: Moved is not committed)."""
    game = go_map(
        "bad-snap: skaven-thrower ball | dwarf-longbeard\nsuper-juke:", "skaven-lineman, skaven-thrower"
    )
    game.play(
        "commit skaven-lineman to super-juke left", "act sewer-go-map", "player skaven-thrower at bad-snap"
    )
    assert game["bad-snap"] == "| dwarf-longbeard"
    assert game["super-juke"] == "skaven-lineman, skaven-thrower"


def test_moving_without_the_ball():
    """Who does not carry the ball leaves it where it is (base rulebook, Moving)."""
    game = go_map("bad-snap: skaven-thrower, rat-ogre ball\nsuper-juke:")
    game.play(
        "commit skaven-lineman to super-juke left", "act sewer-go-map", "player skaven-thrower at bad-snap"
    )
    assert game["bad-snap"] == "rat-ogre ball"


def test_a_friend_who_is_up_may_hand_it_on():
    """If the friend is up, his Dump-Off works; downed, it doesn't (rulings, Moving: The ball he leaves)."""
    for state, asked in (("", "skavenblight-scramblers respond"), (" down", "nobody")):
        game = go_map(f"bad-snap: skaven-thrower ball, blightmaw{state}, rat-ogre\nsuper-juke:")
        game.play("commit skaven-lineman to super-juke left", "act sewer-go-map")
        game.play("player skaven-thrower at bad-snap", "player blightmaw")
        assert game.asked == asked


# Throw Team-Mate.


def test_throw_team_mate():
    """Throw Team-Mate moves another player of one's own from this matchup to a different one (base rulebook, Throw
    Team-mate; rulings, Play).
    """
    game = table("""
        gouged-eye: hand snotlobba
        grudgebearers:
        bad-snap: orc-lineman, orc-thrower down
        super-juke: da-troll | dwarf-longbeard
    """)
    game.play("commit snotlobba to bad-snap left", "use snotlobba")
    assert game.options == ["player orc-lineman", "player orc-thrower"]
    game.play("player orc-thrower")
    assert game["super-juke"] == "da-troll, orc-thrower down | dwarf-longbeard"
    assert game["bad-snap"] == "orc-lineman, snotlobba"


def test_thrown_carrier_leaves_the_ball():
    """If the moved player was the ball carrier, the ball goes to any of his manager's players there, the thrower among
    them; then the thrower uses his skills (base rulebook, Throw Team-mate).
    """
    game = table("""
        gouged-eye: hand snotlobba
        grudgebearers:
        bad-snap: orc-lineman ball
        super-juke:
    """)
    game.play("commit snotlobba to bad-snap left", "use snotlobba", "to super-juke right")
    assert game["bad-snap"] == "snotlobba ball"
    assert game["super-juke"] == "| orc-lineman"
    assert game.asked == "nobody"


@pytest.mark.parametrize(
    "line",
    [
        "bad-snap: | dwarf-longbeard\nsuper-juke:",
        "bad-snap: orc-lineman\nsuper-juke: dwarf-longbeard | chaos-lineman",
    ],
)
def test_throw_team_mate_without_an_object(line):
    """With no other friend at the matchup or no legal destination nothing happens (rulings, Skills: Throw
    Team-Mate).
    """
    game = table(f"gouged-eye: hand snotlobba\ngrudgebearers:\nchaos-all-stars:\n{line}")
    game.play("commit snotlobba to bad-snap left")
    assert game.asked == "gouged-eye use-skill"


def test_throw_team_mate_is_optional():
    """He may throw nobody (rulings, How to read the rules: May or must)."""
    game = table("""
        gouged-eye: hand snotlobba
        grudgebearers:
        bad-snap: orc-lineman
        super-juke:
    """)
    game.play("commit snotlobba to bad-snap left", "decline", "decline")
    assert game["bad-snap"] == "orc-lineman, snotlobba"


def test_thrown_and_a_full_zone():
    """Throw Team-Mate follows the rules of moving: not into a full zone (rulings, Skills: Throw Team-Mate)."""
    game = table("""
        headline: weather-disrupts-match
        gouged-eye: hand snotlobba
        grudgebearers:
        chaos-all-stars:
        bad-snap: orc-lineman
        super-juke: orc-thrower, orc-thrower, da-troll
        shank-yank:
    """)
    game.play("commit snotlobba to bad-snap left", "use snotlobba")
    assert game.options == ["to shank-yank left", "to shank-yank right"]


# Placing.


def substitution(before: str, hand: str = "orc-lineman", top: str = "da-troll", more: str = "") -> Table:
    """The Orcs have an Illegal Substitution and somebody to commit."""
    return table(
        f"gouged-eye: hand {hand}; top {top}; owns illegal-substitution\n"
        f"reikland-reavers:{more}\ngrudgebearers:\n{before}"
    )


def test_substitute_is_neither_committed_nor_moved():
    """A placed player uses no skills, and stands in the same zone (rulings, Moving and placing: A placed player)."""
    game = substitution("bad-snap: human-lineman | orc-thrower down [?, ejection]\nsuper-juke:")
    game.play(
        "commit orc-lineman to super-juke left", "act illegal-substitution", "player orc-thrower at bad-snap"
    )
    # The tokens go; the newcomer takes over neither them nor the fall.
    assert game["bad-snap"] == "human-lineman | da-troll"
    assert game.discard("gouged-eye") == ["orc-thrower"]
    assert game.asked == "nobody"


def test_any_player_may_be_substituted():
    """Any player of one's own at any matchup, standing or downed (rulings, Moving: Illegal Substitution)."""
    game = substitution(
        "bad-snap: human-lineman | orc-thrower down\nsuper-juke: orc-blitzer\nthe-dungeonbowl: da-troll"
    )
    game.play("commit orc-lineman to super-juke left", "act illegal-substitution")
    assert game.options == [
        "player orc-thrower at bad-snap",
        "player orc-blitzer at super-juke",
        "player da-troll at the-dungeonbowl",
        "player orc-lineman at super-juke",
    ]


def test_substituted_carrier():
    """The ball falls to midfield (rulings, Moving: Illegal Substitution)."""
    game = substitution("bad-snap: human-lineman | orc-blitzer ball\nsuper-juke:")
    game.play(
        "commit orc-lineman to super-juke left", "act illegal-substitution", "player orc-blitzer at bad-snap"
    )
    assert game["bad-snap"] == "human-lineman | da-troll"


@pytest.mark.parametrize(("state", "asked"), [("", "gouged-eye respond"), (" down", "nobody")])
def test_substituted_carrier_with_dump_off(state, asked):
    """Dump-Off if he stood (rulings, Moving: Illegal Substitution)."""
    game = substitution(
        f"bad-snap: human-lineman | gouged-eye blightmaw{state} ball, orc-thrower\nsuper-juke:"
    )
    game.play(
        "commit orc-lineman to super-juke left", "act illegal-substitution", "player blightmaw at bad-snap"
    )
    assert game.asked == asked


def test_nobody_is_paid_for_a_substitution():
    """Nobody is paid for the injury (rulings, Moving: Illegal Substitution; Who injured him)."""
    game = table(
        """
        gouged-eye: hand orc-lineman; top da-troll; owns illegal-substitution, bloodthirsty-supporters, \
            beat-da-points-outta-dem
        chaos-all-stars: owns bloodthirsty-supporters
        bad-snap: chaos-warrior | gouged-eye smashjaw, orc-thrower down
    """
    )
    game.play("commit orc-lineman to bad-snap right", "act illegal-substitution", "player orc-thrower")
    assert game.fans == [0, 0]


def test_substitute_reopens_the_zone():
    """He stands in the same zone, which he may thereby keep (rulings, Moving and placing: A placed player)."""
    game = table("""
        gouged-eye: hand orc-lineman; top da-troll; owns illegal-substitution
        grudgebearers: hand dwarf-longbeard
        reikland-reavers:
        bad-snap: | human-lineman
    """)
    game.play("commit orc-lineman to bad-snap left", "act illegal-substitution")
    assert game["bad-snap"] == "da-troll | human-lineman"
    assert game.asked == "grudgebearers discard-unwanted"


def test_nobody_comes_from_an_empty_deck():
    """If no card can be drawn, nobody comes (rulings, Moving and placing: A placed player): the injured card itself is
    in the discard pile before the card is drawn, so it comes back.
    """
    game = table("""
        gouged-eye: hand orc-lineman; deck nothing; discard nothing; owns illegal-substitution
        grudgebearers:
        bad-snap:
    """)
    game.play("commit orc-lineman to bad-snap left", "act illegal-substitution")
    assert game["bad-snap"] == "orc-lineman"
    assert "player-placed orc-lineman bad-snap left" in game.told


def test_substitute_for_the_player_committed_this_turn():
    """The substitute is not the player committed this turn, and is placed standing (rulings, Moving and placing)."""
    game = substitution("bad-snap: human-lineman", "orc-blitzer", "orc-thrower")
    game.play(
        "commit orc-blitzer to bad-snap right", "tackle human-lineman", "roll tackler missed", "apply tackler"
    )
    game.play("act illegal-substitution")
    assert game["bad-snap"] == "human-lineman | orc-thrower"
    assert game.asked == "nobody"


def workout(tokens: str, top: str = "minotaur", deck: str = "") -> Table:
    """The Chaos All-Stars have a Withering Workout and a cheater who is caught."""
    return table(f"""
        plays: scoreboard phase
        chaos-all-stars: owns withering-workout; top {top}{deck}
        grudgebearers:
        personal-foul: {tokens}
    """)


def test_withering_workout():
    """The newcomer is neither committed nor moved: no skills; he stands in the same zone (rulings, Moving: A placed
    player).
    """
    game = workout("beastman [ejection] | dwarf-longbeard")
    game.play("decline all")
    # Four beat one: the zone is kept, and the centre won.
    assert game.fans == [5, 0]
    assert "player-placed minotaur personal-foul left" in game.told
    assert game.discard("chaos-all-stars") == ["beastman", "minotaur"]


def test_withering_workout_once_for_each():
    """Once for each player ejected (rulings, Scoreboard: Step a)."""
    game = workout("beastman [ejection], chaos-warrior [ejection] | dwarf-longbeard", "2 chaos-lineman")
    game.play("decline all")
    assert [line for line in game.told if line.startswith("player-placed")] == [
        "player-placed chaos-lineman personal-foul left"
    ] * 2


def test_withering_workout_with_an_empty_deck():
    """Ejected players are in the discard pile before the card is drawn (rulings, Scoreboard: Step a)."""
    game = workout("beastman [ejection] | dwarf-longbeard", "nothing", "; deck nothing")
    game.play("decline all")
    assert "player-placed beastman personal-foul left" in game.told
    assert game.fans == [5, 0]


def test_placed_spikey_gathers_nothing():
    """A placed player has no "When Played" (rulings, Moving and placing: A placed player)."""
    game = substitution(
        "bad-snap: human-lineman [?] | orc-thrower\nsuper-juke:", "orc-lineman", "spikey-mcspike"
    )
    game.play(
        "commit orc-lineman to super-juke left", "act illegal-substitution", "player orc-thrower at bad-snap"
    )
    assert game.asked == "nobody"
    assert game["bad-snap"] == "human-lineman [?] | gouged-eye spikey-mcspike"


# Changer of Plays.


def plays(before: str, highlights: str = "one-handed-grab") -> Table:
    """The Chaos All-Stars have a Changer of Plays."""
    return table(f"""
        plays: matchup phase, scoreboard phase
        highlights: {highlights}
        chaos-all-stars: hand chaos-lineman; owns changer-of-plays
        grudgebearers:
        {before}
    """)


def test_changer_of_plays():
    """It replaces the card, not the matchup: players stay on their sides with ball and tokens; the old card goes to the
    box (rulings, Moving: Changer of Plays).
    """
    game = plays("bad-snap: minotaur down ball [?] | dwarf-longbeard [ejection]")
    game.play("commit chaos-lineman to bad-snap left", "act changer-of-plays")
    assert game.asked == "chaos-all-stars turn-highlight"
    assert game["one-handed-grab"] == ("minotaur down ball [?], chaos-lineman | dwarf-longbeard [ejection]")
    assert game.box == ["bad-snap"]


@pytest.mark.parametrize(("way", "fans"), [("straight", [1 + 2, 2]), ("turned", [2 + 2, 1])])
def test_changer_of_plays_turns_the_payouts(way, fans):
    """Only the payouts change, turned as the Chaos manager likes (rulings, Moving: Changer of Plays)."""
    game = plays("bad-snap: minotaur | dwarf-longbeard")
    game.play("commit chaos-lineman to bad-snap left", "act changer-of-plays", way)
    assert game.fans == fans


def test_changer_of_plays_from_the_box():
    """If the deck has run out, the highlights that went back this season are shuffled; not the card replaced now
    (rulings, Maintenance: The Highlight deck runs out; Moving: Changer of Plays).
    """
    game = plays("spent: one-handed-grab\nbad-snap: minotaur | dwarf-longbeard", "nothing")
    game.play("commit chaos-lineman to bad-snap left", "act changer-of-plays")
    assert game.reel == ["one-handed-grab"]


def test_changer_of_plays_at_any_highlight():
    """Any highlight with a player of one's own (rulings, Actions: A matchup action needs its object)."""
    game = plays(
        "bad-snap: beastman\nsuper-juke: dwarf-longbeard\nshank-yank: | minotaur\nthe-dungeonbowl: beastman"
    )
    game.play("commit chaos-lineman to the-dungeonbowl", "act changer-of-plays")
    assert game.options == ["matchup bad-snap", "matchup shank-yank"]


# Hired Wizard.

WIZARD = """
    gouged-eye: hand 2 orc-lineman; owns hired-wizard
    reikland-reavers:
    bad-snap: human-catcher ball, human-lineman, human-lineman down | orc-blitzer down
"""


def test_wizard_downs():
    """On Target Down the chosen player goes down, but no Guard (rulings, Moving: Hired Wizard)."""
    game = table(WIZARD)
    game.play("commit orc-lineman to bad-snap right", "act hired-wizard")
    assert game.options == ["player human-catcher", "player human-lineman"]
    game.play("player human-catcher", "roll down")
    # Sure Hands works in the instant of the fall.
    assert game["bad-snap"].startswith("human-catcher down ball, human-lineman, human-lineman down |")
    assert game.owns("gouged-eye") == ["hired-wizard exhausted"]


def test_wizard_turns_on_his_own():
    """On Target Missed one standing player of one's own at that matchup goes down, of one's choice (rulings, Moving:
    Hired Wizard).
    """
    game = table(WIZARD.replace("orc-blitzer down", "orc-blitzer down, orc-thrower"))
    game.play(
        "commit orc-lineman to bad-snap right", "act hired-wizard", "player human-catcher", "roll missed"
    )
    assert game.options == ["player orc-thrower", "player orc-lineman"]
    game.play("player orc-lineman")
    assert game["bad-snap"].endswith("| orc-blitzer down, orc-thrower, orc-lineman down")


def test_wizard_leaves():
    """On Tackler Down the card goes to the box, is no longer owned, and remains an improvement gained (rulings, Moving:
    Hired Wizard).
    """
    game = table(WIZARD.replace("owns hired-wizard", "owns waaagh, hired-wizard, tackling-coach; gained 3"))
    game.play(
        "commit orc-lineman to bad-snap right", "act hired-wizard", "player human-catcher", "roll tackler"
    )
    assert game.owns("gouged-eye") == ["waaagh", "tackling-coach"]
    assert game.box == ["hired-wizard"]
    assert game.improvements == [3, 0]


def test_wizard_and_the_minotaur():
    """A wizard is no tackle: no Minotaur, no Fend, no newcomer for One Ear (rulings, Moving: Hired Wizard)."""
    for card, team in (("minotaur", "chaos-all-stars"), ("one-ear", "chaos-all-stars")):
        game = table(f"""
            reikland-reavers: hand 2 human-lineman; owns hired-wizard
            {team}:
            bad-snap: | chaos-all-stars {card}, chaos-lineman down
        """)
        game.play("commit human-lineman to bad-snap left", "act hired-wizard", "roll down")
        assert f"{card} down" in game["bad-snap"]
        assert game.asked == "reikland-reavers commit-or-pass"


def test_wizard_and_fend():
    """Fend answers tackles only (rulings, Moving: Hired Wizard)."""
    game = table("""
        gouged-eye: hand orc-lineman, orc-thrower; owns hired-wizard
        athelorn-avengers:
        bad-snap: treeman, wood-elf-lineman down
    """)
    game.play("commit orc-lineman to bad-snap right", "act hired-wizard", "roll down")
    assert game["bad-snap"] == "treeman down, wood-elf-lineman down | orc-lineman"
    assert game.asked == "gouged-eye commit-or-pass"


def test_wizard_through_violence():
    """A manager injures also by his cards: the wizard through Violence pays Bloodthirsty Supporters only (rulings,
    Tackles: Who injured him).
    """
    game = table("""
        headline: violence-at-an-all-time-high
        gouged-eye: hand orc-lineman; owns hired-wizard, bloodthirsty-supporters, beat-da-points-outta-dem
        reikland-reavers:
        bad-snap: human-catcher
    """)
    game.play("commit orc-lineman to bad-snap right", "act hired-wizard", "roll down down")
    assert game["bad-snap"] == "| orc-lineman"
    assert game.fans == [1, 0]


def test_wizard_downs_a_guard_for_rigorous_training():
    """Whatever the cause of the fall, a Guard has become downed (rulings, Errata: Rigorous Training)."""
    game = table("""
        gouged-eye: hand orc-lineman; owns hired-wizard
        grudgebearers: owns rigorous-training; top troll-slayer
        bad-snap: dwarf-longbeard
    """)
    game.play("commit orc-lineman to bad-snap right", "act hired-wizard", "roll down")
    assert game.discard("grudgebearers") == ["troll-slayer"]


def test_moving_is_no_drop():
    """A moved carrier does not drop the ball: no Dump-Off of his own (rulings, The ball: To drop the ball)."""
    game = go_map("bad-snap: skavenblight-scramblers blightmaw ball, rat-ogre, skaven-thrower\nsuper-juke:")
    game.play("commit skaven-lineman to super-juke left", "act sewer-go-map", "player blightmaw at bad-snap")
    assert game.asked == "skavenblight-scramblers give-ball"
    assert game.options == ["player rat-ogre", "player skaven-thrower"]
