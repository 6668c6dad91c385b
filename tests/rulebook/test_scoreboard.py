"""The Scoreboard phase up to the totals: tokens, abilities (base rulebook, Scoreboard Phase in Detail; rulings)."""

from tests.scenario import Table, table


def in_order(game: Table, *events: str) -> bool:
    """Whether these events happened, in this order."""
    places = [game.told.index(event) for event in events]
    return places == sorted(places)


def test_matchups_are_resolved_from_the_highlight_deck_on():
    """From the Highlight closest to the deck on, the tournament last (base rulebook, Scoreboard Phase)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        personal-foul: orc-blitzer | human-lineman
        one-handed-grab: orc-blitzer | human-lineman
        the-blood-bowl: orc-blitzer | human-lineman
    """)
    assert game.asked == "nobody"
    assert in_order(
        game,
        "matchup-resolved personal-foul",
        "matchup-cleared personal-foul",
        "matchup-resolved one-handed-grab",
        "matchup-cleared one-handed-grab",
        "matchup-resolved the-blood-bowl",
        "matchup-cleared the-blood-bowl",
    )


# Step a: cheating tokens.


def test_tokens_are_revealed_matchup_by_matchup():
    """Tokens are revealed matchup by matchup, not all at the start of the phase (rulings, Counts: misprints)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        personal-foul: orc-blitzer [?] | human-lineman
        one-handed-grab: da-troll [?] | human-lineman
    """)
    game.play("token power-1 power-2")
    assert in_order(
        game,
        "token-turned orc-blitzer power-1",
        "matchup-cleared personal-foul",
        "token-turned da-troll power-2",
    )


def test_ejections_of_all_players_come_before_fans():
    """Within a matchup ejections of all players first, then fans, all in step a (rulings, Scoreboard)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        personal-foul: orc-blitzer [?], da-troll | ogre [?]
    """)
    game.play("token one-fan ejection")
    assert in_order(
        game,
        "player-ejected ogre",
        "fans-changed gouged-eye 1 1",
        "total-counted gouged-eye personal-foul 7",
    )


def test_other_tokens_of_the_ejected_are_discarded():
    """Any other token of an ejected player is discarded without being resolved (Reveal Cheating Tokens)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        personal-foul: orc-blitzer [?, ?, ?], da-troll | ogre
    """)
    game.play("token two-fans power-3 ejection")
    assert game.discard("gouged-eye")[0] == "orc-blitzer"
    assert "total-counted gouged-eye personal-foul 4" in game.told
    assert game.fans == [0, 0]


def test_ejected_carrier_drops_the_ball():
    """If the ball carrier is ejected, he drops the ball (Reveal Cheating Tokens)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        personal-foul: orc-blitzer, da-troll | ogre ball [?], human-lineman
    """)
    game.play("token ejection")
    assert in_order(game, "ball-moved personal-foul nobody", "player-ejected ogre")
    assert "total-counted reikland-reavers personal-foul 1" in game.told


def test_dump_off_of_an_ejected_carrier():
    """Named abilities still work: the ball of an ejected carrier may be dumped off (rulings, Actions; The ball)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        personal-foul: orc-blitzer | human-thrower ball [?], ogre [?], human-lineman
    """)
    game.play("token ejection ejection", "use human-thrower")
    assert "ball-moved personal-foul human-lineman" in game.told
    assert "total-counted reikland-reavers personal-foul 3" in game.told


def test_fan_frenzy():
    """For each flag icon on a token the manager gains a fan at once (Reveal Cheating Tokens)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        personal-foul: orc-blitzer [?] | ogre [?, ?]
    """)
    game.play("token one-fan one-fan two-fans")
    assert game.fans == [1, 3 + 5]


def test_star_power_of_tokens_adds_up():
    """Star Power tokens are cumulative and count in Determine Winner, for downed players too (rulings, Scoreboard)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        personal-foul: orc-blitzer down [?, ?] | ogre
    """)
    game.play("token power-3 power-1")
    assert "total-counted gouged-eye personal-foul 5" in game.told
    assert "matchup-won gouged-eye personal-foul" in game.told


def test_looked_at_tokens_are_as_they_were_seen():
    """A token somebody has looked at shows the same face when it is turned."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        personal-foul: orc-blitzer [?two-fans] | ogre
    """)
    assert game.asked == "nobody"
    assert game.fans == [2, 5]


def test_bite_bite_passes_on_all_ejections_or_none():
    """Bite-Bite, if standing and not alone of his side, may pass on all his ejections (rulings, Scoreboard: step a)."""
    game = table("""
        plays: scoreboard phase
        skavenblight-scramblers:
        reikland-reavers:
        personal-foul: bite-bite down [?], rat-ogre | ogre
        one-handed-grab: bite-bite [?] | ogre
        right-in-the-jibblies: bite-bite [?, ?], rat-ogre, skaven-blitzer | ogre
    """)
    game.play("token ejection ejection ejection ejection")
    assert game.told.count("player-ejected bite-bite") == 2

    game.play("use bite-bite", "player skaven-blitzer")
    assert "player-ejected skaven-blitzer" in game.told
    assert game.told.count("player-ejected bite-bite") == 2


def test_several_bite_bites_go_in_turn_order():
    """Several such abilities act in turn order, before anybody is ejected (rulings, Scoreboard: step a)."""
    game = table("""
        plays: scoreboard phase
        coin: gouged-eye
        skavenblight-scramblers:
        gouged-eye:
        personal-foul: bite-bite [?], rat-ogre | gouged-eye bite-bite [?], orc-lineman
    """)
    game.play("token ejection ejection")
    assert game.asked == "gouged-eye respond"

    game.play("use bite-bite 2")
    assert game.asked == "skavenblight-scramblers respond"

    game.play("decline")
    ejected = [event for event in game.told if event.startswith("player-ejected")]
    assert ejected == ["player-ejected bite-bite", "player-ejected orc-lineman"]


def test_withering_workout_draws_after_all_ejections():
    """Once for each of one's players ejected, who are in the discard pile before the card is drawn (…: step a)."""
    game = table("""
        plays: scoreboard phase
        chaos-all-stars: owns withering-workout; deck nothing
        reikland-reavers:
        personal-foul: beastman [?] | ogre [?]
    """)
    game.play("token ejection one-fan")
    assert in_order(
        game,
        "player-ejected beastman",
        "deck-renewed chaos-all-stars",
        "player-placed beastman personal-foul left",
        "fans-changed reikland-reavers 1 1",
    )
    assert "total-counted chaos-all-stars personal-foul 3" in game.told


# Step b: abilities.


def test_scoreboard_abilities_go_in_turn_order():
    """In turn order each manager resolves all his scoreboard abilities of a matchup (rulings, Scoreboard: step b)."""
    game = table("""
        plays: scoreboard phase
        coin: reikland-reavers
        chaos-all-stars:
        reikland-reavers:
        personal-foul: lord-borak-the-despoiler, beastman [?] | marcus-siebermann ball [?], human-catcher
    """)
    game.play("token power-2 power-1")
    assert game.asked == "reikland-reavers respond"

    game.play("use marcus-siebermann")
    assert game.asked == "chaos-all-stars respond"


def test_conditions_are_read_when_an_ability_is_resolved():
    """Bloodhorn first, then fans for the carrier (rulings, Scoreboard: step b)."""
    game = table("""
        plays: scoreboard phase
        chaos-all-stars: owns end-zone-celebration-choreographer
        reikland-reavers:
        personal-foul: bloodhorn | ogre
    """)
    assert game.asked == "nobody"
    assert game.fans == [1 + 5, 0]


def test_bloodhorn_can_not_follow_another_carrier():
    """Conditions are read when each is resolved: of two Bloodhorns only the first finds the ball at midfield."""
    game = table("""
        plays: scoreboard phase
        coin: reikland-reavers
        chaos-all-stars:
        reikland-reavers:
        personal-foul: bloodhorn | reikland-reavers bloodhorn
    """)
    assert game.asked == "nobody"
    assert "matchup-won reikland-reavers personal-foul" in game.told


def test_moved_token_carries_its_star_power_only():
    """Moved and discarded revealed tokens only carry their Star Power: fans were dealt with (…: step b)."""
    game = table("""
        plays: scoreboard phase
        reikland-reavers:
        gouged-eye:
        personal-foul: marcus-siebermann ball | orc-blitzer [?, ?], black-orc-blocker
    """)
    game.play("token two-fans power-2", "use marcus-siebermann", "token of orc-blitzer")
    assert game.fans == [0, 2 + 5]

    game = table("""
        plays: scoreboard phase
        chaos-all-stars:
        gouged-eye:
        personal-foul: lord-borak-the-despoiler | orc-blitzer [?]
    """)
    game.play("token one-fan", "use lord-borak-the-despoiler")
    assert game.fans == [5, 1]


def test_no_responses_in_the_scoreboard_phase():
    """Bork, Thornmane and the like gain nothing there (rulings, Actions: No responses in the Scoreboard phase)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        athelorn-avengers:
        personal-foul: bork ball [?], orc-thrower | wardancer
        one-handed-grab: orc-lineman [?] | athelorn-avengers long-bomb-silver ball [?], thornmane
    """)
    game.play("token ejection power-1 ejection", "use long-bomb-silver")
    assert "ball-moved one-handed-grab thornmane" in game.told
    assert not [event for event in game.told if event.startswith("token-assigned")]


def test_for_each_matchup_means_when_it_is_resolved():
    """… if the manager has a player there then (rulings, Scoreboard: "For each matchup")."""
    game = table("""
        plays: scoreboard phase
        grudgebearers: owns lessons-in-violence
        gouged-eye:
        chaos-all-stars:
        personal-foul: dwarf-runner [?] | orc-lineman down
        one-handed-grab: chaos-lineman | orc-lineman down, orc-blitzer
    """)
    game.play("token ejection")
    assert "ability-used grudgebearers lessons-in-violence nobody" not in game.told


def test_lessons_in_violence_at_a_tournament():
    """One fan if any opposing team there has more downed players (rulings, Scoreboard)."""
    game = table("""
        plays: scoreboard phase
        grudgebearers: owns lessons-in-violence
        gouged-eye:
        chaos-all-stars:
        the-blood-bowl: dwarf-runner | orc-lineman down, orc-blitzer | chaos-lineman down, minotaur
    """)
    assert game.asked == "nobody"
    assert game.told.count("ability-used grudgebearers lessons-in-violence nobody") == 1


def test_laying_the_smackdown_at_a_tournament():
    """Every downed opponent, of all teams there (rulings, Scoreboard)."""
    game = table("""
        plays: scoreboard phase
        grudgebearers: owns laying-the-smackdown
        gouged-eye:
        chaos-all-stars:
        the-blood-bowl: dwarf-runner | orc-lineman down | chaos-lineman down, beastman
    """)
    assert game.asked == "nobody"
    assert "fans-changed grudgebearers 2 2" in game.told


# Step c: totals.


def test_what_a_total_is():
    """Standing and downed Star Power, tokens, two for the ball, and what cards add (Determine Winner; step c)."""
    game = table("""
        plays: scoreboard phase
        grudgebearers: owns rising-ire
        athelorn-avengers:
        personal-foul: dwarf-blocker, troll-slayer down [?] | athelorn-avengers griff-oberwald ball, wood-elf-lineman
    """)
    game.play("token power-2")
    assert "total-counted grudgebearers personal-foul 8" in game.told
    assert "total-counted athelorn-avengers personal-foul 8" in game.told


def test_product_endorsements_wants_players_in_the_zone():
    """Paid as soon as a total of four or more is known, before the winner, with players still there (…: step c)."""
    game = table("""
        plays: scoreboard phase
        reikland-reavers: owns product-endorsements
        gouged-eye:
        personal-foul: ogre | da-troll
        one-handed-grab: ogre [?] | da-troll
    """)
    game.play("token ejection")
    assert game.told.count("ability-used reikland-reavers product-endorsements nobody") == 1
    assert in_order(
        game,
        "total-counted gouged-eye personal-foul 4",
        "fans-changed reikland-reavers 1 1",
        "matchup-drawn personal-foul",
    )


def test_fans_for_winning_and_losing_come_in_turn_order():
    """… after Determine Winner, from the golden coin (rulings, Scoreboard: step c)."""
    game = table("""
        plays: scoreboard phase
        coin: skavenblight-scramblers
        gouged-eye: owns endorsement-deal
        skavenblight-scramblers: owns warpstone-souvenirs
        personal-foul: orc-blitzer | skaven-lineman
    """)
    assert game.asked == "nobody"
    assert in_order(
        game,
        "matchup-won gouged-eye personal-foul",
        "fans-changed skavenblight-scramblers 2 2",
        "fans-changed gouged-eye 1 1",
        "fans-changed gouged-eye 5 6",
    )


# Step e and the end of the phase.


def test_clear_the_pitch():
    """Players go to their managers' discard piles, highlights to the box (base rulebook, Scoreboard Phase)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        personal-foul: orc-blitzer, orc-lineman down | ogre ball
    """)
    assert game.asked == "nobody"
    assert game.discard("gouged-eye") == ["orc-blitzer", "orc-lineman"]
    assert game.discard("reikland-reavers") == ["ogre"]
    assert game.box == ["personal-foul"]
    assert game.reel == []


def test_golden_coin_passes_to_the_left():
    """The manager with the golden coin passes it to the manager on his left (base rulebook, Scoreboard Phase)."""
    game = table("""
        plays: scoreboard phase
        coin: reikland-reavers
        gouged-eye:
        reikland-reavers:
        personal-foul:
    """)
    assert game.asked == "nobody"
    assert game.told[-1] == "coin-passed gouged-eye"


def test_fans_are_neither_below_zero_nor_capped():
    """Fans never go below zero, and are not capped at 99 (rulings, Scoreboard)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye: fans 98
        reikland-reavers:
        personal-foul: orc-blitzer | human-lineman
    """)
    assert game.asked == "nobody"
    assert game.fans == [103, 0]

    game = table("""
        gouged-eye: hand orc-blitzer; owns waaagh
        reikland-reavers:
        bad-snap: | ogre
    """)
    game.play("commit orc-blitzer to bad-snap left", "tackle ogre", "use waaagh", "roll missed missed")
    assert game.fans == [0, 0]
