"""Enchanted balls (player aid, Enchanted Balls; rulings, Scoreboard and Sudden Death)."""

from tests.scenario import table
from touchline.rules.moments import BALL_GAINED, Fact
from touchline.rules.printed import PASS
from touchline.rules.skills import can_use
from touchline.rules.windows import ready_abilities


def test_a_ball_on_each_matchup():
    """At kickoff a random ball lies faceup on each highlight and tournament (player aid, Enchanted Balls)."""
    game = table(
        """
        options: enchanted-balls
        plays: maintenance phase
        spike: the-chaos-cup-sudden-death
        gouged-eye:
        reikland-reavers:
        chaos-all-stars:
        """,
        luck=1,
    )
    assert game.asked == "nobody"
    balls = game.cards(tuple(game.season.balls))
    assert len(balls) == 4
    laid = [line for line in game.told if line.startswith("ball-laid")]
    assert sorted(line.split()[-1] for line in laid) == sorted(balls)


def test_balls_are_mixed_each_week():
    """All twelve are mixed for each kickoff, so a week later any of them can come again (player aid)."""
    game = table(
        """
        options: enchanted-balls
        plays: maintenance phase, matchup phase, scoreboard phase, maintenance phase
        spike: the-chaos-cup-sudden-death, far-albion-cup
        gouged-eye:
        reikland-reavers:
        chaos-all-stars:
        """,
        luck=1,
    )
    game.play("decline all")
    assert len(game.season.balls) == 4
    assert len([line for line in game.told if line.startswith("ball-laid")]) == 8


def test_the_extra_highlight_has_a_ball():
    """The extra highlight of More Sales, More Matches has a ball like the others (rulings, Maintenance)."""
    game = table(
        """
        options: enchanted-balls
        plays: maintenance phase
        spike: more-sales-more-matches
        gouged-eye:
        reikland-reavers:
        chaos-all-stars:
        """,
        luck=1,
    )
    assert game.asked == "nobody"
    assert len(game.season.balls) == 4
    assert -1 not in game.season.balls


def test_the_ball_of_an_unused_highlight_leaves_play():
    """With two managers the unused highlights go back, ball and all (rulings, Committing: Two managers)."""
    game = table("""
        options: enchanted-balls
        gouged-eye: hand orc-lineman
        reikland-reavers: hand human-lineman
        bad-snap: ; ball winged-ball
        super-juke: ; ball gilded-ball
        shank-yank: ; ball spiked-ball
        gutter-run: ; ball comet-ball
    """)
    game.play("commit orc-lineman to bad-snap left", "commit human-lineman to gutter-run left")
    left = [game.card(ball) for ball in game.season.balls if ball >= 0]
    assert left == ["winged-ball", "comet-ball"]


def test_no_enchanted_balls_without_the_option():
    """They are an optional rule; without it balls are those of the base game (player aid, Setup)."""
    game = table(
        """
        expansions: sudden-death
        plays: maintenance phase
        spike: the-chaos-cup-sudden-death
        gouged-eye:
        reikland-reavers:
        """,
        luck=1,
    )
    assert game.asked == "nobody"
    assert set(game.season.balls) == {-1}


def test_fans_belong_to_step_b():
    """A ball's fans come with the scoreboard abilities, before the winner is known (rulings, Scoreboard: Step b)."""
    game = table("""
        options: enchanted-balls
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        personal-foul: orc-lineman ball | human-blitzer; ball gilded-ball
    """)
    assert game.asked == "nobody"
    told = [line for line in game.told if line.startswith(("fans-changed", "total-counted"))]
    assert told[0] == "fans-changed gouged-eye 2 2"
    assert told[1].startswith("total-counted")


def test_the_carrier_breaks_ties():
    """Ties are broken by the ball carrier as ever, whatever the ball does (rulings, Scoreboard: Enchanted balls)."""
    game = table("""
        options: enchanted-balls
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        personal-foul: orc-lineman | human-lineman ball; ball winged-ball
    """)
    assert game.asked == "nobody"
    assert game.fans == [0, 5]


def test_a_ball_at_midfield_does_nothing():
    """Its effect is the carrier's (player aid, Enchanted Balls)."""
    for ball in ("gilded-ball", "comet-ball"):
        game = table(f"""
            options: enchanted-balls
            plays: scoreboard phase
            gouged-eye:
            reikland-reavers:
            personal-foul: orc-lineman | human-lineman; ball {ball}
        """)
        assert game.asked == "nobody"
        assert game.fans == [0, 0]


SPIKED = """
    options: enchanted-balls
    gouged-eye: hand orc-thrower
    athelorn-avengers: hand wood-elf-thrower
    bad-snap: orc-lineman | wardancer; ball spiked-ball
"""


def test_the_skill_is_optional_and_interrupts():
    """Its manager may use the icon at once, then the turn goes on (player aid, Enchanted Balls: Skills)."""
    game = table(SPIKED.replace("orc-thrower", "morg-n-thorg-cwc, bloodhorn"))
    game.play("commit bloodhorn to bad-snap left", "decline", "use")
    assert game.asked == "gouged-eye choose-target"

    game.play("decline")
    assert game.asked == "athelorn-avengers commit-or-pass"


def test_the_rest_of_the_icons_come_after_it():
    """After resolving the skill the turn resumes with the icons that are left (player aid, Enchanted Balls: Skills)."""
    game = table(SPIKED.replace("orc-thrower", "blightmaw"))
    game.play("commit blightmaw to bad-snap left", "use", "decline", "tackle wardancer", "roll missed")
    assert game.asked == "gouged-eye use-skill"


def test_the_skill_is_offered_each_time():
    """… each time somebody becomes its carrier, in any manager's turn (rulings, Sudden Death: Skill on a ball)."""
    game = table(SPIKED)
    game.play("commit orc-thrower to bad-snap left", "use", "tackle wardancer", "roll missed missed")
    game.play("commit wood-elf-thrower to bad-snap right", "use", "use")
    assert game.asked == "athelorn-avengers choose-target"

    game.play("tackle orc-thrower", "roll down", "decline")
    assert game["bad-snap"] == "orc-lineman, orc-thrower down | wardancer, wood-elf-thrower ball"


def test_a_downed_carrier_uses_it_with_downed_star_power():
    """The skill is the ball's, so a downed carrier uses it too, at downed Star Power (rulings, Sudden Death)."""
    game = table("""
        options: enchanted-balls
        gouged-eye: hand orc-lineman; owns handy-mutation
        reikland-reavers:
        bad-snap: da-troll down | ogre; ball spiked-ball
    """)
    game.play("commit orc-lineman to bad-snap left", "act handy-mutation", "roll down", "player da-troll")
    game.play("tackle ogre", "roll down missed")
    assert game.asked == "reikland-reavers choose-result"


def test_the_offer_of_a_ball_lapses_once_it_has_moved_on():
    """The skill is its carrier's: who has had the ball and has it no longer is not offered it."""
    game = table(SPIKED.replace("orc-lineman |", "orc-lineman ball, slab |"))
    assert game.asked == "gouged-eye commit-or-pass"
    for player, offers in ((0, 1), (1, 0)):
        gained = Fact(BALL_GAINED, 0, subject=player)
        assert len(ready_abilities(game.season, (gained,), ())) == offers


def test_passing_on_a_ball_does_nothing():
    """A carrier can't use a skill that would change nothing (rulings, Sudden Death: Passing on a ball)."""
    game = table(SPIKED.replace("orc-lineman |", "orc-lineman ball |"))
    assert game.asked == "gouged-eye commit-or-pass"
    assert not can_use(game.season, 0, PASS)


def test_cheating_on_a_ball_is_mandatory():
    """A carrier of a ball with a mandatory icon has to use it, each time he becomes carrier (player aid)."""
    game = table("""
        options: enchanted-balls
        gouged-eye: hand orc-thrower
        athelorn-avengers: hand wood-elf-thrower
        bad-snap: | wood-elf-lineman; ball whispering-ball
    """)
    game.play("commit orc-thrower to bad-snap left", "use")
    game.play("commit wood-elf-thrower to bad-snap right", "use", "use")
    assert game["bad-snap"] == "orc-thrower [?] | wood-elf-lineman, wood-elf-thrower ball [?]"


def test_referee_contract_dispute_doubles_a_balls_cheating():
    """The headline doubles each use of cheating, a mandatory ball's too (rulings, Headlines)."""
    game = table("""
        options: enchanted-balls
        headline: referee-contract-dispute
        gouged-eye: hand orc-thrower
        reikland-reavers:
        bad-snap: ; ball whispering-ball
    """)
    game.play("commit orc-thrower to bad-snap left", "use")
    assert game["bad-snap"] == "orc-thrower ball [?, ?]"


def test_no_skill_in_the_scoreboard_phase():
    """It is offered in the Matchup phase only (rulings, Scoreboard: Enchanted balls)."""
    game = table("""
        options: enchanted-balls
        plays: scoreboard phase
        reikland-reavers:
        gouged-eye:
        personal-foul: human-thrower ball [ejection], human-lineman | orc-lineman; ball whispering-ball
    """)
    game.play("use human-thrower")
    assert game.asked == "nobody"
    assert "token-assigned" not in " ".join(game.told)


def test_a_ban_makes_a_balls_cheating_optional():
    """At a stadium that bans cheating using it is optional, and costs a penalty (Foul Play, Stadiums)."""
    game = table("""
        options: enchanted-balls, stadiums
        stadiums: cathedral-green
        gouged-eye: hand orc-thrower
        reikland-reavers:
        bad-snap: ; ball whispering-ball
    """)
    game.play("commit orc-thrower to bad-snap left", "use")
    assert game.asked == "gouged-eye use-skill"

    game.play("use")
    assert game["bad-snap"] == "orc-thrower ball [?]"
    assert game.told.count("penalty-received gouged-eye") == 1
