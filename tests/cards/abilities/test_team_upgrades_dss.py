"""The abilities of the team upgrades of the Dark Sorcery Syndicate, a test or more for each card."""

from tests.cards.abilities.linked import of
from tests.scenario import table

# Black Fangs.


@of("expendable-servants")
def test_expendable_servants():
    """Once a week, when a player with Willing Vein goes down, a card is drawn besides."""
    game = table("""
        gouged-eye: hand orc-blitzer
        black-fangs: owns expendable-servants; hand thrall; deck vampire, 2 vampire-courtier
        bad-snap: | thrall
    """)
    game.play("commit orc-blitzer to bad-snap left", "tackle thrall", "roll down down")
    game.play("use expendable-servants", "draw vampire")
    assert "vampire" in game.hand("black-fangs")
    assert game.owns("black-fangs") == ["expendable-servants exhausted"]


@of("expendable-servants")
def test_expendable_servants_are_thralls():
    game = table("""
        gouged-eye: hand orc-blitzer
        black-fangs: owns expendable-servants
        bad-snap: | vampire-courtier down, vampire-stalker
    """)
    game.play("commit orc-blitzer to bad-snap left", "tackle vampire-stalker", "roll down down")
    assert game.asked == "nobody"


@of("first-blood-bonus")
def test_first_blood_bonus():
    """Each time one of one's players injures an opponent: a fan, and a blood token for him."""
    game = table("""
        black-fangs: hand vampire; owns first-blood-bonus
        gouged-eye:
        bad-snap: thrall | orc-thrower down
    """)
    game.play("commit vampire to bad-snap left", "decline")
    game.play("tackle orc-thrower", "roll down missed", "apply down", "use first-blood-bonus")
    assert game["bad-snap"] == "thrall, vampire blood 2"
    assert game.fans == [1, 0]


@of("mist-over-the-pitch")
def test_mist_over_the_pitch():
    """All dice of an attempt against one's player are rolled again."""
    game = table("""
        gouged-eye: hand da-troll
        black-fangs: owns mist-over-the-pitch
        bad-snap: | thrall
    """)
    game.play("commit da-troll to bad-snap left", "tackle thrall", "roll down down")
    assert (game.asked, game.options) == ("black-fangs respond", ["use mist-over-the-pitch", "decline"])

    game.play("use mist-over-the-pitch", "roll missed missed")
    assert game["bad-snap"] == "da-troll [?] | thrall"
    assert game.owns("black-fangs") == ["mist-over-the-pitch exhausted"]


@of("red-carpet-night")
def test_red_carpet_night():
    """A fan for each blood token on one's players at each highlight."""
    game = table("""
        plays: scoreboard phase
        black-fangs: owns red-carpet-night
        gouged-eye:
        one-handed-grab: vampire blood 2, thrall down blood 1 | orc-thrower
        right-in-the-jibblies: thrall | da-troll
        the-blood-bowl: thrall blood 1 | da-troll
    """)
    assert game.asked == "nobody"
    assert "fans-changed black-fangs 3 3" in game.told
    assert game.told.count("ability-used black-fangs red-carpet-night nobody") == 2


@of("vintage-of-the-house")
def test_vintage_of_the_house():
    """A player of one's own at any matchup gains a blood token."""
    game = table("""
        black-fangs: hand thrall; owns vintage-of-the-house
        gouged-eye:
        bad-snap: vampire-courtier down | orc-thrower
        super-juke:
    """)
    game.play("commit thrall to super-juke left", "act vintage-of-the-house")
    assert game.options == ["player vampire-courtier at bad-snap", "player thrall at super-juke"]

    game.play("player vampire-courtier at bad-snap")
    assert game["bad-snap"] == "vampire-courtier down blood 1 | orc-thrower"


@of("willing-throats")
def test_willing_throats():
    """A standing player with Willing Vein goes down, and a downed friend at his matchup stands."""
    game = table("""
        black-fangs: hand vampire-courtier; owns willing-throats; deck nothing
        gouged-eye:
        bad-snap: vampire-elder down, thrall | da-troll
        super-juke: thrall down
    """)
    game.play("commit vampire-courtier to bad-snap left", "decline", "act willing-throats")
    assert game.options == ["player vampire-elder", "player thrall"]

    game.play("player vampire-elder")
    assert game["bad-snap"] == "vampire-elder, thrall down, vampire-courtier | da-troll"


@of("willing-throats")
def test_willing_throats_are_standing():
    game = table("""
        black-fangs: hand vampire-courtier; owns willing-throats
        gouged-eye:
        bad-snap: vampire-elder down, thrall down | da-troll
    """)
    game.play("commit vampire-courtier to bad-snap left", "decline")
    assert game.asked == "nobody"


# Naggaroth Nightmares.


@of("ankle-high-handling")
def test_ankle_high_handling():
    """A downed player of one's own, at any matchup, uses passing."""
    game = table("""
        naggaroth-nightmares: hand witch-elf; owns ankle-high-handling
        gouged-eye:
        bad-snap: dark-elf-lineman down | orc-thrower ball
        super-juke:
    """)
    game.play("commit witch-elf to super-juke left", "act ankle-high-handling", "use")
    assert game["bad-snap"] == "dark-elf-lineman down | orc-thrower"


@of("ankle-high-handling")
def test_ankle_high_handling_of_the_carrier():
    """Passing could do nothing for the ball carrier."""
    game = table("""
        naggaroth-nightmares: hand witch-elf; owns ankle-high-handling
        gouged-eye:
        bad-snap: dark-elf-lineman down ball | orc-thrower
        super-juke:
    """)
    game.play("commit witch-elf to super-juke left")
    assert game.asked == "nobody"


@of("black-ark-broadcast")
def test_black_ark_broadcast():
    """Once a week, for a matchup won with the ball, a contract."""
    game = table("""
        plays: scoreboard phase
        naggaroth-nightmares: owns black-ark-broadcast
        gouged-eye:
        one-handed-grab: witch-elf | orc-lineman
        personal-foul: witch-elf ball | orc-lineman
        right-in-the-jibblies: witch-elf ball | orc-lineman
    """)
    assert game.asked == "naggaroth-nightmares respond"

    game.play("use black-ark-broadcast")
    assert game.asked == "nobody"
    assert game.season.contracts == [1, 0]


@of("harpy-spotters")
def test_harpy_spotters():
    """Against the ball carrier one's tackler counts as stronger, and a miss costs nothing."""
    position = """
        naggaroth-nightmares: hand dark-elf-blitzer; owns harpy-spotters; fans 3
        gouged-eye:
        bad-snap: | da-troll ball, orc-lineman
    """
    game = table(position)
    game.play("commit dark-elf-blitzer to bad-snap left", "tackle da-troll", "roll tackler missed")
    game.play("naggaroth-nightmares: apply missed")
    assert game.fans == [3, 0]

    game = table(position)
    game.play("commit dark-elf-blitzer to bad-snap left", "tackle orc-lineman", "roll missed missed")
    assert game["bad-snap"] == "dark-elf-blitzer | da-troll ball, orc-lineman"


@of("manbane-on-the-studs")
def test_manbane_on_the_studs():
    """Each time one of one's players injures an opponent: a fan and a card."""
    game = table("""
        naggaroth-nightmares: hand dark-elf-blitzer; owns manbane-on-the-studs; deck witch-elf
        gouged-eye:
        bad-snap: | orc-thrower down
    """)
    game.play("commit dark-elf-blitzer to bad-snap left", "tackle orc-thrower", "roll down down")
    assert game.hand("naggaroth-nightmares") == ["witch-elf"]
    assert game.fans == [1, 0]


@of("spite-of-naggaroth")
def test_spite_of_naggaroth():
    """When a tackle takes one's player down, a downed player there tackles with his standing Star Power."""
    game = table("""
        gouged-eye: hand orc-blitzer
        naggaroth-nightmares: owns spite-of-naggaroth
        bad-snap: | dark-elf-assassin, dark-elf-executioner down
    """)
    game.play("commit orc-blitzer to bad-snap left", "tackle dark-elf-assassin", "roll down")
    game.play("use spite-of-naggaroth")
    assert game.options == ["player dark-elf-assassin", "player dark-elf-executioner"]

    game.play("player dark-elf-executioner", "roll down down")
    assert game["bad-snap"] == "orc-blitzer down | dark-elf-assassin down, dark-elf-executioner down"


@of("spite-of-naggaroth")
def test_spite_of_naggaroth_is_for_tackles():
    game = table("""
        gouged-eye: hand orc-lineman; owns hired-wizard
        naggaroth-nightmares: owns spite-of-naggaroth
        bad-snap: | dark-elf-assassin
    """)
    game.play("commit orc-lineman to bad-snap left", "act hired-wizard", "roll down")
    assert game.asked == "nobody"


@of("trophy-rack")
def test_trophy_rack():
    """Two fans for each successful tackle of an opposing ball carrier."""
    for ball, fans in ((" ball", 2), ("", 0)):
        game = table(f"""
            naggaroth-nightmares: hand dark-elf-blitzer; owns trophy-rack
            gouged-eye:
            bad-snap: | orc-thrower{ball}
        """)
        game.play("commit dark-elf-blitzer to bad-snap left", "tackle orc-thrower", "roll down down")
        assert game.fans == [fans, 0]


# Champions of Death.


@of("aura-of-the-grave")
def test_aura_of_the_grave():
    """A tackler of one's player has two Star Power less in this attempt."""
    game = table("""
        gouged-eye: hand orc-blitzer
        champions-of-death: owns aura-of-the-grave
        bad-snap: | wight
    """)
    game.play("commit orc-blitzer to bad-snap left", "tackle wight")
    game.play("use aura-of-the-grave", "roll down missed")
    assert game.asked == "champions-of-death choose-result"


@of("body-snatchers")
def test_body_snatchers():
    """Once a week, when one of one's players injures an opponent, a card is drawn."""
    game = table("""
        champions-of-death: hand mummy; owns body-snatchers; deck wight
        gouged-eye:
        bad-snap: | orc-thrower down
    """)
    game.play("commit mummy to bad-snap left", "tackle orc-thrower", "roll down down")
    game.play("use body-snatchers")
    assert game.hand("champions-of-death") == ["wight"]


@of("funeral-on-cabalvision")
def test_funeral_on_cabalvision():
    """Once a week a contract for a matchup lost."""
    game = table("""
        plays: scoreboard phase
        champions-of-death: owns funeral-on-cabalvision
        gouged-eye:
        one-handed-grab: zombie | da-troll
        personal-foul: zombie | orc-blitzer
    """)
    game.play("use funeral-on-cabalvision")
    assert game.asked == "nobody"
    assert game.season.contracts == [1, 0]


@of("necromancers-notes")
def test_necromancers_notes():
    """One's players roll two dice more for regeneration."""
    game = table("""
        gouged-eye: hand orc-blitzer
        champions-of-death: owns necromancers-notes
        bad-snap: | zombie
    """)
    game.play("commit orc-blitzer to bad-snap left", "tackle zombie", "roll down down")
    game.play("use", "roll down missed missed tackler", "use")
    assert game["bad-snap"] == "orc-blitzer [?] | zombie"


@of("restless-corpses")
def test_restless_corpses():
    """When one of one's players goes down, a downed player there uses regeneration."""
    game = table("""
        gouged-eye: hand da-troll
        champions-of-death: owns restless-corpses
        bad-snap: | wight down, mummy
    """)
    game.play("commit da-troll to bad-snap left", "tackle mummy", "roll down")
    game.play("decline", "use restless-corpses")
    assert game.options == ["player wight", "player mummy"]

    game.play("player mummy", "use", "roll down tackler", "use")
    assert game["bad-snap"] == "da-troll [?] | wight down, mummy"


@of("standing-ovation")
def test_standing_ovation():
    """A fan each time one of one's players stands up, by whatever cause."""
    game = table("""
        champions-of-death: hand zombie; owns standing-ovation, team-apothecary
        gouged-eye: owns team-apothecary; hand orc-lineman
        bad-snap: wight down | orc-thrower down
        super-juke:
    """)
    game.play("commit zombie to super-juke left", "act team-apothecary", "roll down")
    game.play("commit orc-lineman to super-juke right", "act team-apothecary", "roll down")
    assert game["bad-snap"] == "wight | orc-thrower"
    assert game.fans == [1, 0]


@of("standing-ovation")
def test_standing_ovation_and_regeneration():
    """One's players roll a die more for regeneration."""
    game = table("""
        gouged-eye: hand orc-blitzer
        champions-of-death: owns standing-ovation
        bad-snap: | zombie
    """)
    game.play("commit orc-blitzer to bad-snap left", "tackle zombie", "roll down down")
    game.play("use", "roll down missed tackler", "use")
    assert game["bad-snap"] == "orc-blitzer [?] | zombie"
    assert game.fans == [0, 1]
