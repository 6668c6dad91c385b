"""Who wins and loses: ties, draws, alone, driven off (base rulebook, Determine Winner; rulings, Scoreboard)."""

from tests.scenario import table


def test_highest_total_wins():
    """The manager whose team has the highest Star Power is the winner (Determine Winner)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        personal-foul: orc-blitzer | ogre
    """)
    assert game.asked == "nobody"
    assert game.fans == [0, 5]


def test_carrier_wins_a_tie():
    """In case of a tie the team with the ball carrier is the winner (Determine Winner)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        personal-foul: orc-lineman ball | human-blitzer
    """)
    assert game.asked == "nobody"
    assert game.fans == [5, 0]


def test_draw_at_a_highlight():
    """With the ball at midfield it is a draw: zone payouts, no central payout (Determine Winner)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        right-in-the-jibblies: orc-blitzer | human-blitzer
    """)
    assert game.asked == "nobody"
    assert "matchup-drawn right-in-the-jibblies" in game.told
    assert game.fans == [2, 1]


def test_draw_has_no_loser():
    """A draw has no loser, not even one whose last player was injured (rulings, Scoreboard: Who counts)."""
    game = table("""
        plays: scoreboard phase
        skavenblight-scramblers: owns warpstone-souvenirs
        reikland-reavers:
        gouged-eye:
        personal-foul: skaven-blitzer | human-blitzer
        one-handed-grab: orc-blitzer | human-blitzer | skavenblight-scramblers gone
    """)
    assert game.asked == "nobody"
    assert game.fans[0] == 0


def test_zone_pays_only_who_is_still_there():
    """A team zone pays only if a player of its manager is still there (rulings, Scoreboard: Who counts)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        grudgebearers:
        right-in-the-jibblies: orc-blitzer [?] | human-lineman
    """)
    game.play("token ejection")
    assert game.fans == [0, 2 + 3 + 1, 0]


def test_who_was_driven_off_has_lost():
    """Whose last player was injured or ejected counts as a loser, if somebody wins (…: Who counts)."""
    game = table("""
        plays: scoreboard phase
        skavenblight-scramblers: owns warpstone-souvenirs
        reikland-reavers:
        personal-foul: skaven-blitzer [?] | human-lineman
        one-handed-grab: skavenblight-scramblers gone | human-lineman
    """)
    game.play("token ejection")
    assert game.fans[0] == 4


def test_who_was_driven_off_has_lost_to_whoever_took_his_zone():
    """… even if another manager has taken his zone since (rulings, Scoreboard: Who counts)."""
    game = table("""
        plays: scoreboard phase
        skavenblight-scramblers: owns warpstone-souvenirs
        reikland-reavers:
        gouged-eye:
        personal-foul: orc-blitzer | human-lineman | skavenblight-scramblers gone
    """)
    assert game.asked == "nobody"
    assert game.fans == [2, 0, 5]


def test_injured_in_the_matchup_phase_is_driven_off():
    """… committed, moved in or placed (rulings, Scoreboard: Who counts)."""
    game = table("""
        plays: matchup phase, scoreboard phase
        gouged-eye: hand black-orc-blocker
        skavenblight-scramblers: owns warpstone-souvenirs
        personal-foul: | skaven-lineman down
    """)
    game.play("commit black-orc-blocker to personal-foul left", "tackle skaven-lineman", "roll down down")
    assert game.fans == [5, 2]


def test_who_moved_his_last_player_away_has_left():
    """Who moved his last player away neither wins nor loses (rulings, Scoreboard: Who counts)."""
    game = table("""
        plays: matchup phase, scoreboard phase
        skavenblight-scramblers: hand skaven-lineman; owns warpstone-souvenirs, sewer-go-map; deck nothing
        gouged-eye:
        personal-foul: skaven-lineman | orc-blitzer
        one-handed-grab:
    """)
    game.play("commit skaven-lineman to one-handed-grab left", "act sewer-go-map")
    game.play("player skaven-lineman at personal-foul")
    assert "player-moved skaven-lineman one-handed-grab left" in game.told
    assert game.fans == [1 + 2 + 2, 5]


def test_nobody_left_nobody_wins():
    """Where nobody is left nobody wins or loses (rulings, Scoreboard: Who counts)."""
    game = table("""
        plays: scoreboard phase
        skavenblight-scramblers: owns warpstone-souvenirs
        reikland-reavers:
        personal-foul: skaven-blitzer [?] | ogre [?]
    """)
    game.play("token ejection ejection")
    assert game.fans == [0, 0]
    assert "matchup-won" not in " ".join(game.told)


def test_alone_at_a_highlight():
    """The one team left is the winner, with whatever total, and collects everything on the card (…: Who counts)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye: owns endorsement-deal
        reikland-reavers:
        right-in-the-jibblies: orc-lineman down
    """)
    assert game.asked == "nobody"
    assert game.fans == [1 + 2 + 3 + 1, 0]


def test_alone_at_an_either_or():
    """A manager alone at a highlight chooses a side of an either/or centre (rulings, Scoreboard)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye: team-upgrades nothing
        reikland-reavers:
        the-sneaky-weasel: orc-lineman
        CWC: nothing
    """)
    assert game.asked == "gouged-eye collect-next"

    game.play("collect centre either-or")
    assert game.options == ["side 1", "side 2"]

    game.play("side 1")
    assert game.fans == [2 + 2, 0]


def test_matchup_without_players():
    """A matchup without players pays nothing; its card goes to the box (rulings, Scoreboard)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        personal-foul:
        the-blood-bowl:
    """)
    assert game.asked == "nobody"
    assert game.fans == [0, 0]
    assert game.box == ["personal-foul", "the-blood-bowl"]


# Tournaments.


def test_tournament_places():
    """Highest total wins, the second-highest is runner-up, all others there lose (Tournament Payouts)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        chaos-all-stars:
        grudgebearers:
        the-blood-bowl: orc-blitzer | ogre | chaos-lineman | dwarf-longbeard down
    """)
    assert game.asked == "nobody"
    assert game.fans == [4, 7, 2, 2]


def test_tie_at_a_tournament_goes_to_the_ball_carrier():
    """The tied team with the ball carrier (rulings, Scoreboard: Ties at tournaments)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        chaos-all-stars:
        the-blood-bowl: orc-blitzer | human-lineman ball | chaos-lineman
    """)
    assert game.asked == "nobody"
    assert game.fans == [4, 7, 2]


def test_tie_at_a_tournament_is_decided_by_the_first_manager():
    """Else the first manager decides, be he there or not (Determine Winner; …: Ties at tournaments)."""
    game = table("""
        plays: scoreboard phase
        coin: chaos-all-stars
        gouged-eye:
        reikland-reavers:
        chaos-all-stars:
        the-blood-bowl: orc-blitzer | human-blitzer
    """)
    assert (game.asked, game.options) == (
        "chaos-all-stars break-tie",
        ["manager gouged-eye", "manager reikland-reavers"],
    )
    game.play("manager reikland-reavers")
    assert "tie-decided chaos-all-stars reikland-reavers" in game.told
    assert game.fans == [4, 7, 0]


def test_tie_for_runner_up():
    """A tie for runner-up too; a carrier of a team that isn't tied doesn't matter (…: Ties at tournaments)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        chaos-all-stars:
        the-blood-bowl: orc-blitzer | ogre ball | beastman
    """)
    assert (game.asked, game.options) == (
        "gouged-eye break-tie",
        ["manager gouged-eye", "manager chaos-all-stars"],
    )
    game.play("manager chaos-all-stars")
    assert game.fans == [2, 7, 4]


def test_tie_of_three_is_decided_place_by_place():
    """A tie of three or more is decided place by place in the same way (…: Ties at tournaments)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        chaos-all-stars:
        the-blood-bowl: orc-blitzer | human-lineman ball | beastman
    """)
    assert (game.asked, game.options) == (
        "gouged-eye break-tie",
        ["manager gouged-eye", "manager chaos-all-stars"],
    )
    game.play("manager gouged-eye")
    assert game.fans == [4, 7, 2]

    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        chaos-all-stars:
        the-blood-bowl: orc-blitzer | human-blitzer | beastman
    """)
    game.play("manager chaos-all-stars")
    assert game.options == ["manager gouged-eye", "manager reikland-reavers"]

    game.play("manager reikland-reavers")
    assert game.fans == [2, 4, 7]


def test_no_runner_up_with_two_managers():
    """The winner collects the winner's payout, the loser LOSE! (Playing with Two Managers: Tournament Payouts)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        the-blood-bowl: orc-blitzer | ogre
    """)
    assert game.asked == "nobody"
    assert game.fans == [2, 7]


def test_alone_at_a_tournament():
    """A manager alone collects winner, runner-up and LOSE! payouts, and has won (rulings, Scoreboard)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye: owns warpstone-souvenirs, late-game-scoring-streak
        reikland-reavers:
        chaos-all-stars:
        the-blood-bowl: orc-blitzer ball
    """)
    assert game.asked == "nobody"
    assert game.fans == [1 + 7 + 4 + 2, 0, 0]


def test_alone_at_a_tournament_of_two():
    """… with two managers: winner and LOSE! (rulings, Scoreboard; Playing with Two Managers)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        the-blood-bowl: orc-blitzer
    """)
    assert game.asked == "nobody"
    assert game.fans == [9, 0]


# Abilities based on winning or losing.


def test_runner_up_is_a_winner():
    """Winner and runner-up are both winners; who collects LOSE! without being alone is a loser (Winning or Losing)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye: owns warpstone-souvenirs
        reikland-reavers: owns warpstone-souvenirs, the-best-players-in-the-league
        chaos-all-stars: owns warpstone-souvenirs, the-best-players-in-the-league
        the-blood-bowl: da-troll | reikland-reavers slab | bloodhorn down
    """)
    assert game.asked == "nobody"
    assert game.fans == [7, 2 + 4, 2 + 2]


def test_only_who_came_wins_or_loses():
    """A manager must commit a player to a matchup in order to be winner or loser (…, Winning or Losing: Note)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye: owns warpstone-souvenirs, endorsement-deal
        reikland-reavers:
        chaos-all-stars:
        personal-foul: ogre | beastman
        the-blood-bowl: ogre | beastman
    """)
    assert game.asked == "nobody"
    assert game.fans[0] == 0


def test_driven_off_a_tournament():
    """Each matchup where one's last player was injured or ejected while another wins (rulings: Warpstone Souvenirs)."""
    game = table("""
        plays: scoreboard phase
        skavenblight-scramblers: owns warpstone-souvenirs
        reikland-reavers:
        chaos-all-stars:
        the-blood-bowl: skaven-lineman [?] | ogre | beastman
    """)
    game.play("token ejection")
    assert game.fans == [2, 7, 4]


def test_offensive_firepower_of_one_alone():
    """A manager alone compares with zero (rulings, Scoreboard: Offensive Firepower)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye: owns offensive-firepower
        reikland-reavers:
        personal-foul: orc-blitzer
        one-handed-grab: orc-thrower
    """)
    assert game.asked == "nobody"
    assert game.told.count("ability-used gouged-eye offensive-firepower nobody") == 1


def test_offensive_firepower_at_a_tournament():
    """True totals, with the best team placed behind; a runner-up with nobody behind him has not (…: same)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye: owns offensive-firepower
        reikland-reavers: owns offensive-firepower
        chaos-all-stars: owns offensive-firepower
        the-blood-bowl: da-troll | ogre ball | chaos-lineman
    """)
    assert game.asked == "nobody"
    assert game.fans == [2 + 4, 7, 2]

    game = table("""
        plays: scoreboard phase
        gouged-eye: owns offensive-firepower
        reikland-reavers: owns offensive-firepower
        chaos-all-stars:
        the-blood-bowl: orc-thrower | ogre ball
    """)
    assert game.asked == "nobody"
    assert game.fans == [4, 2 + 7, 0]


def test_offensive_firepower_of_a_tie():
    """The chosen winner of a tie has not won by three (rulings, Scoreboard: Offensive Firepower)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye: owns offensive-firepower
        reikland-reavers: owns offensive-firepower
        chaos-all-stars:
        the-blood-bowl: da-troll | ogre | chaos-lineman
    """)
    game.play("manager gouged-eye")
    assert game.fans == [7, 2 + 4, 2]


def test_the_best_player_must_still_be_there():
    """The star, standing or downed, must still be there (rulings, Scoreboard)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye: owns the-best-players-in-the-league
        reikland-reavers:
        personal-foul: bork [?], da-troll | human-lineman
    """)
    game.play("token ejection")
    assert game.fans == [5, 0]
