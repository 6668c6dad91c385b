"""The abilities of the team upgrades of the Putrid Players' Guild, a test or more for each card."""

from tests.cards.abilities.linked import of
from tests.scenario import table

# Nurgle's Rotters.


@of("bursting-boils")
def test_bursting_boils():
    """An opponent whose tackle takes one's player down gets a disease token."""
    game = table("""
        gouged-eye: hand orc-blitzer
        nurgles-rotters: owns bursting-boils
        bad-snap: da-troll | pestigor
    """)
    game.play("commit orc-blitzer to bad-snap left", "tackle pestigor", "roll down down")
    assert game["bad-snap"] == "da-troll, orc-blitzer disease 1 [?] | pestigor down"


@of("bursting-boils")
def test_bursting_boils_are_for_tackles():
    game = table("""
        gouged-eye: hand orc-lineman; owns hired-wizard
        nurgles-rotters: owns bursting-boils
        bad-snap: | pestigor
    """)
    game.play("commit orc-lineman to bad-snap left", "act hired-wizard", "roll down")
    assert game["bad-snap"] == "orc-lineman | pestigor down"


@of("cloud-of-flies")
def test_cloud_of_flies():
    """Beside a player of one's own an opponent in a tackle attempt gets a disease token, at once."""
    game = table("""
        gouged-eye: hand orc-blitzer
        nurgles-rotters: owns cloud-of-flies
        bad-snap: | nurgle-warrior, pestigor
    """)
    game.play(
        "commit orc-blitzer to bad-snap left",
        "tackle nurgle-warrior",
        "use cloud-of-flies",
        "roll down missed",
        "nurgles-rotters: apply missed",
    )
    assert game["bad-snap"] == "orc-blitzer disease 1 [?] | nurgle-warrior, pestigor"


@of("cloud-of-flies")
def test_cloud_of_flies_wants_a_bystander():
    game = table("""
        gouged-eye: hand orc-blitzer
        nurgles-rotters: owns cloud-of-flies
        bad-snap: | nurgle-warrior
    """)
    game.play("commit orc-blitzer to bad-snap left", "tackle nurgle-warrior", "roll missed")
    assert game.owns("nurgles-rotters") == ["cloud-of-flies"]


@of("festering-handshake")
def test_festering_handshake():
    """An opponent at a matchup where one has a player gets a disease token."""
    game = table("""
        nurgles-rotters: hand rotter; owns festering-handshake
        gouged-eye:
        bad-snap: | da-troll, orc-thrower
        super-juke: | orc-blitzer
    """)
    game.play("commit rotter to bad-snap left", "act festering-handshake")
    assert game.options == ["player da-troll", "player orc-thrower"]

    game.play("player da-troll")
    assert game["bad-snap"] == "rotter | da-troll disease 1, orc-thrower"


@of("one-of-us")
def test_one_of_us():
    """When one of one's players injures an opponent, a card is drawn and committed beside the tackler."""
    game = table("""
        nurgles-rotters: hand beast-of-nurgle; owns one-of-us; deck pestigor, rotter
        gouged-eye:
        bad-snap: | orc-thrower down, da-troll ball
    """)
    game.play(
        "commit beast-of-nurgle to bad-snap left", "tackle orc-thrower", "roll down missed", "apply down"
    )
    game.play("use one-of-us", "draw pestigor")
    game.play("decline", "use")
    assert game["bad-snap"] == "beast-of-nurgle, pestigor | da-troll"
    assert game.owns("nurgles-rotters") == ["one-of-us exhausted"]


@of("pilgrims-of-pestilence")
def test_pilgrims_of_pestilence():
    """A fan for each disease token on opponents at each matchup where one has a standing player."""
    game = table("""
        plays: scoreboard phase
        nurgles-rotters: owns pilgrims-of-pestilence
        gouged-eye:
        one-handed-grab: pestigor disease 1 | da-troll disease 2, orc-lineman down disease 1
        personal-foul: pestigor down | da-troll disease 1
    """)
    assert game.asked == "nobody"
    assert game.fans == [3 + 1, 2 + 2 + 5]


@of("septic-studs")
def test_septic_studs():
    """An opponent whom one's player tackles gets a disease token."""
    game = table("""
        nurgles-rotters: hand nurgle-warrior; owns septic-studs
        gouged-eye:
        bad-snap: | orc-thrower
    """)
    game.play("commit nurgle-warrior to bad-snap left", "tackle orc-thrower", "roll down down")
    assert game["bad-snap"] == "nurgle-warrior | orc-thrower down disease 1"


# Lowdown Rats.


@of("bag-of-tricks")
def test_bag_of_tricks():
    """The player committed this turn uses cheating twice."""
    game = table("""
        lowdown-rats: hand goblin; owns bag-of-tricks
        gouged-eye:
        bad-snap:
    """)
    game.play("commit goblin to bad-snap left", "act bag-of-tricks")
    assert game["bad-snap"] == "goblin [?, ?]"


@of("blame-the-victim")
def test_blame_the_victim():
    """Once a week, when one of one's players injures an opponent, a fan, and a penalty for his manager."""
    game = table("""
        lowdown-rats: hand troll; owns blame-the-victim
        gouged-eye:
        reikland-reavers:
        bad-snap: | orc-thrower down
        the-chaos-cup: human-lineman
    """)
    game.play("commit troll to bad-snap left", "tackle orc-thrower", "roll down down")
    game.play("use blame-the-victim")
    assert game.season.facedown == [0, 1, 0]
    assert game.fans == [1, 0, 0]


@of("bribe-kitty")
def test_bribe_kitty():
    """A revealed token on one's own player is discarded before ejections."""
    game = table("""
        plays: scoreboard phase
        lowdown-rats: owns bribe-kitty
        gouged-eye:
        personal-foul: fanatic [?, ?], troll [?] | orc-blitzer
    """)
    game.play("token power-0 ejection ejection", "use bribe-kitty")
    assert game.options == ["token of fanatic", "token 2 of fanatic", "token of troll"]

    game.play("token of troll")
    assert "player-ejected fanatic" in game.told
    assert "player-ejected troll" not in game.told


@of("dogpile")
def test_dogpile():
    """Against the ball carrier one's tackler has +1 Star Power for each friend there, each time."""
    position = """
        lowdown-rats: hand looney; owns dogpile
        gouged-eye:
        bad-snap: troll down, pogo | da-troll ball, black-orc-blocker
    """
    game = table(position)
    game.play("commit looney to bad-snap left", "tackle da-troll", "roll down missed")
    assert game.asked == "lowdown-rats choose-result"

    game = table(position.replace(" ball, black-orc-blocker", ", black-orc-blocker ball"))
    game.play("commit looney to bad-snap left", "tackle da-troll", "roll missed")
    assert game["bad-snap"].startswith("troll down, pogo, looney [?] | da-troll")


@of("hooligan-section")
def test_hooligan_section():
    """A fan each time one of one's players fouls, whether the card is discarded or not."""
    game = table("""
        lowdown-rats: hand goblin; owns hooligan-section
        gouged-eye: hand da-troll
        bad-snap: | orc-blitzer
    """)
    game.play("commit goblin to bad-snap left", "manager gouged-eye", "decline")
    assert game.hand("gouged-eye") == ["da-troll"]
    assert game.fans == [1, 0]


CHAINSAW = """
    lowdown-rats: hand looney; owns overclocked-chainsaws
    gouged-eye:
    bad-snap: | orc-thrower ball, da-troll
"""
SAW = (
    "commit looney to bad-snap left",
    "tackle orc-thrower",
    "use overclocked-chainsaws",
    "player da-troll",
)


@of("overclocked-chainsaws")
def test_overclocked_chainsaws():
    """Instead of the tackle a die, against any opponent here: Target Down injures him."""
    game = table(CHAINSAW)
    game.play(*SAW, "roll down")
    assert game["bad-snap"] == "looney [?] | orc-thrower ball"


@of("overclocked-chainsaws")
def test_overclocked_chainsaws_kick_back():
    """Target Missed does nothing, Tackler Down injures the tackler."""
    game = table(CHAINSAW)
    game.play(*SAW, "roll missed")
    assert game["bad-snap"] == "looney [?] | orc-thrower ball, da-troll"

    game = table(CHAINSAW)
    game.play(*SAW, "roll tackler")
    assert game["bad-snap"] == "| orc-thrower ball, da-troll"


# Zharr-Naggrund Ziggurats.


@of("blackshard-plate")
def test_blackshard_plate():
    """When one's player is the target, a token from the pool adds its Star Power to him in this attempt."""
    game = table("""
        gouged-eye: hand orc-blitzer
        zharr-naggrund-ziggurats: owns blackshard-plate
        bad-snap: | hobgoblin
    """)
    game.play("commit orc-blitzer to bad-snap left", "tackle hobgoblin")
    game.play("use blackshard-plate", "token power-3", "roll down missed")
    assert game.asked == "zharr-naggrund-ziggurats choose-result"


@of("boots-from-below")
def test_boots_from_below():
    """A downed player of one's own, at any matchup, gets a cheating token and uses fouling."""
    game = table("""
        zharr-naggrund-ziggurats: hand guardsman; owns boots-from-below
        gouged-eye: hand da-troll; deck orc-lineman
        bad-snap: guardsman down | orc-thrower
        super-juke:
    """)
    game.play("commit guardsman to super-juke left", "act boots-from-below")
    game.play("manager gouged-eye", "discard da-troll")
    assert game["bad-snap"] == "guardsman down [?] | orc-thrower"
    assert game.hand("gouged-eye") == ["orc-lineman"]


@of("boots-from-below")
def test_boots_from_below_without_a_card_to_foul():
    """The token is assigned all the same."""
    game = table("""
        zharr-naggrund-ziggurats: hand guardsman; owns boots-from-below
        gouged-eye:
        bad-snap: guardsman down | orc-thrower
    """)
    game.play("commit guardsman to bad-snap left", "act boots-from-below")
    assert game.asked == "nobody"
    assert game["bad-snap"] == "guardsman down [?], guardsman | orc-thrower"


@of("boots-from-below")
def test_boots_from_below_want_a_token_in_the_pool():
    game = table("""
        pool: 0
        zharr-naggrund-ziggurats: hand guardsman; owns boots-from-below
        gouged-eye: hand da-troll
        bad-snap: guardsman down | orc-thrower
    """)
    game.play("commit guardsman to bad-snap left")
    assert game.asked == "gouged-eye commit-or-pass"


@of("drag-them-down")
def test_drag_them_down():
    """When a tackle takes one's player down, a die for a standing opponent there."""
    position = """
        gouged-eye: hand orc-blitzer
        zharr-naggrund-ziggurats: owns drag-them-down
        bad-snap: da-troll, orc-thrower down | hobgoblin
    """
    tackle = (
        "commit orc-blitzer to bad-snap left",
        "tackle hobgoblin",
        "roll down down",
        "use drag-them-down",
    )
    game = table(position)
    game.play(*tackle)
    assert game.options == ["player da-troll", "player orc-blitzer"]

    game.play("player da-troll", "roll down")
    assert game["bad-snap"].startswith("da-troll down, orc-thrower down, orc-blitzer")

    game = table(position)
    game.play(*tackle, "player da-troll", "roll tackler")
    assert game["bad-snap"].startswith("da-troll, orc-thrower down, orc-blitzer")


@of("stolen-playbooks")
def test_stolen_playbooks():
    """Once a week, when one of one's players has fouled, a card is drawn."""
    game = table("""
        zharr-naggrund-ziggurats: hand guardsman; owns stolen-playbooks, boots-from-below; deck bull-centaur
        gouged-eye: hand da-troll
        bad-snap: guardsman down | orc-thrower
        super-juke:
    """)
    game.play("commit guardsman to super-juke left", "act boots-from-below")
    game.play("manager gouged-eye", "decline", "use stolen-playbooks")
    assert game.hand("zharr-naggrund-ziggurats") == ["bull-centaur"]
    assert game.owns("zharr-naggrund-ziggurats") == [
        "stolen-playbooks exhausted",
        "boots-from-below exhausted",
    ]


@of("tithe-of-hashut")
def test_tithe_of_hashut():
    """Three fans for each matchup won where an opposing team has more downed players."""
    game = table("""
        plays: scoreboard phase
        zharr-naggrund-ziggurats: owns tithe-of-hashut
        gouged-eye:
        one-handed-grab: enslaved-minotaur | orc-lineman down
        personal-foul: enslaved-minotaur | orc-lineman
        right-in-the-jibblies: guardsman | orc-lineman down, da-troll
    """)
    assert game.asked == "nobody"
    assert game.fans == [3 + 1 + 2 + 5 + 2, 2 + 1 + 3]


@of("trampling-drills")
def test_trampling_drills():
    """Once a week a player who has tackled successfully uses tackling again."""
    game = table("""
        zharr-naggrund-ziggurats: hand chaos-dwarf-blocker; owns trampling-drills
        gouged-eye:
        bad-snap: | orc-thrower, orc-lineman
    """)
    game.play("commit chaos-dwarf-blocker to bad-snap left", "tackle orc-thrower", "roll down down")
    game.play("decline", "use trampling-drills", "tackle orc-lineman", "roll down down")
    assert game["bad-snap"] == "chaos-dwarf-blocker | orc-thrower down, orc-lineman down"
