"""The worked examples of the base rulebook, played as they are printed."""

import pytest

from tests.scenario import Table, table
from touchline.rules.bags import titles

# Matchup Phase Example.


def matchup_example() -> Table:
    return table("""
        athelorn-avengers: hand wood-elf-catcher, treeman, wardancer
        gouged-eye: hand orc-blitzer; owns offensive-coordinator
        unsportsmanlike-conduct:
        bad-snap:
        super-juke:
        shank-yank:
    """)


CATCHER = ("commit wood-elf-catcher to unsportsmanlike-conduct left",)
PASS_AND_SPRINT = (
    "use",
    "use", "draw wood-elf-thrower", "discard treeman",
    "use", "draw wood-elf-lineman", "discard wood-elf-lineman",
)  # fmt: skip
BLITZER = ("commit orc-blitzer to unsportsmanlike-conduct right",)


def test_catcher_is_committed():
    """The Avengers' manager commits a Wood Elf Catcher to a highlight (Matchup Phase Example, step 1)."""
    game = matchup_example()

    game.play(*CATCHER)

    assert game["unsportsmanlike-conduct"] == "wood-elf-catcher"
    assert game.asked == "athelorn-avengers use-skill"


def test_catcher_passes_and_sprints_twice():
    """By passing the Catcher becomes carrier; each sprint draws a card, then discards one (…, step 2)."""
    game = matchup_example()

    game.play(*CATCHER, *PASS_AND_SPRINT)

    assert game["unsportsmanlike-conduct"] == "wood-elf-catcher ball"
    assert game.hand("athelorn-avengers") == ["wardancer", "wood-elf-thrower"]
    assert game.discard("athelorn-avengers") == ["treeman", "wood-elf-lineman"]
    assert game.asked == "gouged-eye commit-or-pass"


def test_only_the_other_zone_is_open_to_the_blitzer():
    """The Orc Blitzer is committed to the open team zone (Matchup Phase Example, step 3)."""
    game = matchup_example()

    game.play(*CATCHER, *PASS_AND_SPRINT)

    there = [option for option in game.options if "unsportsmanlike-conduct" in option]
    assert there == list(BLITZER)


def test_blitzer_rolls_two_dice_and_chooses():
    """With the higher Star Power, the Blitzer's manager rolls two dice and chooses (…, steps 4 and 5)."""
    game = matchup_example()

    game.play(*CATCHER, *PASS_AND_SPRINT, *BLITZER, "tackle wood-elf-catcher", "roll down missed")

    assert game.asked == "gouged-eye choose-result"
    assert game.options == ["apply down", "apply missed"]


def test_blitzer_downs_the_catcher_and_cheats():
    """The Catcher goes down and drops the ball; the Blitzer then takes a token unseen (…, steps 5 and 6)."""
    game = matchup_example()

    game.play(
        *CATCHER, *PASS_AND_SPRINT, *BLITZER,
        "tackle wood-elf-catcher", "roll down missed", "apply down",
    )  # fmt: skip

    assert game["unsportsmanlike-conduct"] == "wood-elf-catcher down | orc-blitzer [?]"
    assert game.asked == "gouged-eye choose-action"


def test_offensive_coordinator_gives_him_the_ball():
    """With the ball at midfield, Offensive Coordinator makes the player committed this turn carrier (…, step 7)."""
    game = matchup_example()

    game.play(
        *CATCHER, *PASS_AND_SPRINT, *BLITZER,
        "tackle wood-elf-catcher", "roll down missed", "apply down",
        "act offensive-coordinator",
    )  # fmt: skip

    assert game["unsportsmanlike-conduct"] == "wood-elf-catcher down | orc-blitzer ball [?]"
    assert game.owns("gouged-eye") == ["offensive-coordinator exhausted"]


def test_zone_payouts_of_the_example():
    """The Avengers collect one team upgrade, Gouged Eye two stars of which they draft one (Team Zone Payouts)."""
    game = table("""
        plays: scoreboard phase
        athelorn-avengers:
        gouged-eye:
        unsportsmanlike-conduct: wood-elf-catcher down | orc-blitzer ball [?]
    """)

    game.play(
        "token power-1",
        "draw orions-cleats",
        "draw varag-ghoulchewer crushface",
        "gouged-eye: keep varag-ghoulchewer",
        "draw hired-wizard tackling-coach team-apothecary",
        "gouged-eye: keep hired-wizard", "bottom tackling-coach",
    )  # fmt: skip

    assert game.owns("athelorn-avengers") == ["orions-cleats"]
    assert game.owns("gouged-eye") == ["hired-wizard"]
    assert game.deck("gouged-eye")[0] == "varag-ghoulchewer"


# Resolving the Scoreboard Phase.


def scoreboard_example() -> Table:
    """Six against six once the Beastman is out; the steps stop where the Chaos manager keeps a staff upgrade."""
    game = table("""
        plays: scoreboard phase
        reikland-reavers:
        chaos-all-stars:
        knuckleduster-smear: human-catcher ball, human-lineman | chaos-warrior [?], beastman [?, ?]
    """)
    game.play("token power-3 one-fan ejection", "draw gryphon-ade", "draw tackling-coach passing-coach")
    return game


def test_beastman_is_ejected_and_his_fan_frenzy_lost():
    """An ejected player is removed at once, his other tokens go unresolved (Scoreboard example, steps 1, 2)."""
    game = scoreboard_example()

    assert "token-turned beastman one-fan" in game.told
    assert "player-ejected beastman" in game.told
    assert game["knuckleduster-smear"] == "human-catcher ball, human-lineman | chaos-warrior [power-3]"
    assert game.discard("chaos-all-stars") == ["beastman"]
    assert game.fans[1] == 0


def test_catcher_gains_a_fan():
    """The Human Catcher, ball carrier in the Scoreboard phase, gains a fan at once (…, step 3)."""
    game = scoreboard_example()

    assert game.fans == [1, 0]
    counted = game.told.index("total-counted reikland-reavers knuckleduster-smear 6")
    assert game.told.index("fans-changed reikland-reavers 1 1") < counted


def test_ball_carrier_wins_the_tie():
    """At six against six the team with the ball carrier wins the highlight (…, step 4)."""
    game = scoreboard_example()

    assert "total-counted reikland-reavers knuckleduster-smear 6" in game.told
    assert "total-counted chaos-all-stars knuckleduster-smear 6" in game.told
    assert "matchup-won reikland-reavers knuckleduster-smear" in game.told


def test_payouts_of_the_scoreboard_example():
    """One team upgrade for the zone; of two drawn for the centre, and of two staff, one is kept (…, step 5)."""
    game = scoreboard_example()

    game.play("chaos-all-stars: keep passing-coach", "draw recruiting-agent publicity-stunts")
    assert game.pile("reikland-reavers") == ["gryphon-ade"]
    assert game.options == ["keep publicity-stunts", "keep recruiting-agent"]

    game.play("keep recruiting-agent")
    assert game.owns("reikland-reavers") == ["gryphon-ade", "recruiting-agent"]
    assert game.owns("chaos-all-stars") == ["passing-coach"]
    bottoms = [game.cards(titles(below)) for below in game.season.bottoms if below]
    assert bottoms == [["tackling-coach"], ["publicity-stunts"]]


# Card Abilities.


def test_jordell_freshbreeze_is_paid_in_the_scoreboard_phase_only():
    """Jordell's ability is immediate: two fans if he is ball carrier in the Scoreboard phase (Card Abilities)."""
    game = table("""
        plays: matchup phase, scoreboard phase
        athelorn-avengers: hand jordell-freshbreeze; deck nothing
        gouged-eye:
        personal-foul: | orc-lineman
    """)

    game.play("commit jordell-freshbreeze to personal-foul left", "use")
    assert game.fans == [2 + 5, 0]
    assert game.told.index("matchup-resolved personal-foul") < game.told.index(
        "fans-changed athelorn-avengers 2 2"
    )


def test_jordell_freshbreeze_without_the_ball():
    """… only if the condition is fulfilled in the Scoreboard phase (Card Abilities)."""
    game = table("""
        plays: scoreboard phase
        athelorn-avengers:
        gouged-eye:
        personal-foul: jordell-freshbreeze | orc-lineman
    """)

    game.play()
    assert game.asked == "nobody"
    assert game.fans == [5, 0]


def test_varag_ghoulchewer_is_paid_each_time():
    """Varag's ability is ongoing, so his manager can gain several fans in a round (Card Abilities)."""
    game = table("""
        gouged-eye: hand 2 black-orc-blocker
        athelorn-avengers: hand wood-elf-thrower
        bad-snap: varag-ghoulchewer | wardancer ball
    """)

    game.play("commit black-orc-blocker to bad-snap left", "tackle wardancer", "roll down down")
    assert game.fans == [1, 0]

    game.play(
        "commit wood-elf-thrower to bad-snap right", "use",
        "commit black-orc-blocker to bad-snap left", "tackle wood-elf-thrower", "roll down down",
    )  # fmt: skip
    assert game.fans == [2, 0]


def test_human_catcher_is_paid_as_carrier_only():
    """The Human Catcher gains a fan in the Scoreboard phase if he is the ball carrier (Player Card Abilities)."""
    position = """
        plays: scoreboard phase
        reikland-reavers:
        gouged-eye:
        personal-foul: | human-catcher{ball}, human-lineman
    """
    with_ball, without = table(position.format(ball=" ball")), table(position.format(ball=""))

    with_ball.play()
    without.play()

    assert with_ball.asked == without.asked == "nobody"
    assert (with_ball.fans, without.fans) == ([1 + 5, 0], [5, 0])


# Roll the Highlights; Scheduling Limitations.


def four_managers(options: str) -> Table:
    """The maintenance phase of four managers with full hands, so that only the Spike! card needs a script."""
    return table(
        f"""
        plays: maintenance phase
        options: {options}
        reikland-reavers: hand 6 human-lineman
        athelorn-avengers: hand 6 wood-elf-lineman
        gouged-eye: hand 6 orc-lineman
        chaos-all-stars: hand 6 chaos-lineman
        """,
        luck=1,
    )


@pytest.mark.parametrize(
    ("options", "card", "highlights"),
    [
        ("nothing", "headline cursed-ball", 4),
        ("nothing", "tournament the-chaos-cup", 4),
        ("scheduling", "headline cursed-ball", 4),
        ("scheduling", "tournament the-chaos-cup", 3),
    ],
)
def test_four_managers_roll_four_highlights(options, card, highlights):
    """In a four-manager game four highlights are drawn; by Scheduling Limitations three beside a tournament."""
    game = four_managers(options)

    game.play(f"draw {card}")

    assert len([matchup for matchup in game.reel if matchup != "the-chaos-cup"]) == highlights
    assert all(game[matchup] == "" for matchup in game.reel)


# Morg 'N Thorg.


def test_morg_n_thorg_shuns_himself():
    """No other manager can commit a copy of Morg 'N Thorg where one is (Morg 'N Thorg)."""
    game = table("""
        gouged-eye: hand morg-n-thorg-cwc
        reikland-reavers:
        bad-snap: | reikland-reavers morg-n-thorg-owa
        super-juke:
    """)

    assert game.options == [
        "commit morg-n-thorg-cwc to super-juke left",
        "commit morg-n-thorg-cwc to super-juke right",
        "pass",
    ]
