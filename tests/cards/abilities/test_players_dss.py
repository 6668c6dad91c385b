"""The starting players of the Dark Sorcery Syndicate, and the named abilities that came with them."""

import pytest

from tests.cards.abilities.linked import of
from tests.scenario import table

# Black Fangs.

FEEDERS = ["vampire", "vampire-stalker", "vampire-elder", "count-vorlak-nightmantle", "lady-ysolde-redlips"]
FEEDERS += ["sanguis-mortimer", "zsoltan-gorecloak"]
VEINS = ["thrall", "freebooter-familiar", "renfeld-the-fawning"]


@pytest.mark.parametrize("feeder", FEEDERS)
@of("bloodlust", *FEEDERS)
def test_bloodlust_feeds_on_a_thrall(feeder):
    """When played he may bring down a standing Thrall here, and gains a blood token for it."""
    game = table(f"""
        black-fangs: hand {feeder}; deck nothing
        reikland-reavers:
        bad-snap: thrall, thrall down, vampire-courtier | ogre
    """)
    game.play(f"commit {feeder} to bad-snap left")
    assert (game.asked, game.options) == ("black-fangs respond", [f"use {feeder}", "decline"])

    game.play(f"use {feeder}")
    assert game["bad-snap"].startswith(f"thrall down, thrall down, vampire-courtier, {feeder} blood 1")


@pytest.mark.parametrize("feeder", FEEDERS)
@of("bloodlust", *FEEDERS)
def test_bloodlust_needs_a_willing_vein_here(feeder):
    """Nobody else is fed upon, nobody on the ground, nobody elsewhere."""
    game = table(f"""
        black-fangs: hand {feeder}; deck nothing
        reikland-reavers:
        bad-snap: thrall down, vampire-courtier | ogre
        super-juke: thrall
    """)
    game.play(f"commit {feeder} to bad-snap left")
    assert game.asked != "black-fangs respond"


@pytest.mark.parametrize("tackler", ["vampire", "vampire-elder", "count-vorlak-nightmantle"])
@of("bloodlust", "vampire", "vampire-elder", "count-vorlak-nightmantle")
def test_bloodlust_drinks_from_whom_he_injures(tackler):
    """Each opponent whom he injures brings him a blood token, like it or not; one who only goes down brings none."""
    game = table(f"""
        black-fangs: hand {tackler}; owns tackling-coach
        skavenblight-scramblers:
        bad-snap: | skaven-thrower
    """)
    game.play(f"commit {tackler} to bad-snap left", "tackle skaven-thrower", "roll down down")
    assert "blood" not in game["bad-snap"]

    game.play("act tackling-coach", "tackle skaven-thrower", "roll down down")
    assert f"{tackler} blood 1" in game["bad-snap"]


@of("bloodlust", "willing-vein")
def test_an_empty_supply_feeds_nobody():
    """With no blood token left nobody is fed upon, and nobody offers himself (player aid, Blood Tokens)."""
    game = table("""
        black-fangs: hand vampire-stalker, thrall; deck nothing
        reikland-reavers: hand human-lineman
        bad-snap: thrall, vampire blood 6
    """)
    game.play("commit vampire-stalker to bad-snap left")
    assert game.asked == "reikland-reavers commit-or-pass"

    game.play("commit human-lineman to bad-snap right", "commit thrall to bad-snap left")
    assert game["bad-snap"].startswith("thrall, vampire blood 6, vampire-stalker, thrall |")


@of("bloodlust", "vampire")
def test_bloodlust_makes_stronger_at_once():
    """The blood of a Thrall counts in the tackle that follows: four against three."""
    game = table("""
        black-fangs: hand vampire; deck nothing
        reikland-reavers:
        bad-snap: thrall | human-blitzer
    """)
    game.play("commit vampire to bad-snap left", "use vampire", "tackle human-blitzer", "roll missed down")
    assert game.asked == "black-fangs choose-result"


@pytest.mark.parametrize("vein", VEINS)
@of("willing-vein", *VEINS)
def test_willing_vein(vein):
    """When played he may go down for another player here with Bloodlust, who gains a blood token for it."""
    game = table(f"""
        black-fangs: hand {vein}; deck nothing
        reikland-reavers:
        bad-snap: black-fangs vampire, vampire-courtier, vampire-elder down | ogre
    """)
    game.play(f"commit {vein} to bad-snap left")
    assert (game.asked, game.options) == ("black-fangs respond", [f"use {vein}", "decline"])

    game.play(f"use {vein}")
    assert game.options == ["player vampire", "player vampire-elder"]

    game.play("player vampire")
    assert game["bad-snap"].startswith(
        f"vampire blood 1, vampire-courtier, vampire-elder down, {vein} down |"
    )


@of("willing-vein", "thrall")
def test_willing_vein_declines_or_finds_nobody():
    game = table("""
        black-fangs: hand 2 thrall; deck nothing
        reikland-reavers: hand human-lineman
        bad-snap: vampire
        super-juke: vampire-courtier
    """)
    game.play("commit thrall to bad-snap left", "decline", "commit human-lineman to super-juke right")
    game.play("commit thrall to super-juke left")
    assert game["bad-snap"] == "vampire, thrall"
    assert game["super-juke"] == "vampire-courtier, thrall | human-lineman"


@of("willing-vein", "renfeld-the-fawning")
def test_willing_vein_uses_no_standing_skills():
    """Who went down for a vampire uses no skills (player aid, Downed Skills)."""
    game = table("""
        black-fangs: hand renfeld-the-fawning; deck nothing
        reikland-reavers: hand human-lineman
        bad-snap: vampire
    """)
    game.play("commit renfeld-the-fawning to bad-snap left", "use renfeld-the-fawning")
    assert game["bad-snap"] == "vampire blood 1, renfeld-the-fawning down"


@pytest.mark.parametrize("gazer", ["vampire-courtier", "vampire-elder"])
@of("hypnotic-gaze", "vampire-courtier", "vampire-elder")
def test_hypnotic_gaze(gazer):
    """When an opponent has rolled to tackle him, he may have one of the dice rerolled."""
    game = table(f"""
        gouged-eye: hand deeproot-strongbranch
        black-fangs:
        bad-snap: | {gazer}
    """)
    game.play("commit deeproot-strongbranch to bad-snap left", f"tackle {gazer}", "roll down missed")
    assert (game.asked, game.options) == ("black-fangs respond", [f"use {gazer}", "decline"])

    game.play(f"use {gazer}")
    assert (game.asked, game.options) == ("black-fangs choose-die", ["reroll down", "reroll missed"])

    game.play("reroll down", "roll tackler")
    assert (game.asked, game.options) == ("gouged-eye choose-result", ["apply missed", "apply tackler"])


# Naggaroth Nightmares.

CHOICES = {
    "dark-elf-runner": ["skills sprint", "skills pass"],
    "dark-elf-assassin": ["skills sprint", "skills tackle"],
    "dark-elf-executioner": ["skills tackle tackle", "skills cheat pass"],
}


@pytest.mark.parametrize(("elf", "choices"), CHOICES.items())
@of("dark-elf-runner", "dark-elf-assassin", "dark-elf-executioner")
def test_dark_elves_choose_their_skills(elf, choices):
    """On being committed he gets one of his sets, and the other is gone (player aid, Either/Or Skills)."""
    game = table(f"""
        naggaroth-nightmares: hand {elf}
        athelorn-avengers:
        bad-snap: | treeman
    """)
    game.play(f"commit {elf} to bad-snap left")
    assert (game.asked, game.options) == ("naggaroth-nightmares choose-skill-set", choices)


@of("dark-elf-lineman", "guard")
def test_dark_elf_lineman():
    """He guards, goes down in the friend's place and sprints from the ground."""
    game = table("""
        reikland-reavers: hand ogre, human-blitzer
        naggaroth-nightmares: hand dark-elf-runner; deck witch-elf, wight
        bad-snap: | dark-elf-blitzer, dark-elf-lineman
    """)
    game.play(
        "commit human-blitzer to bad-snap left",
        "tackle dark-elf-blitzer",
        "roll down",
        "use dark-elf-lineman",
    )
    assert game.asked == "naggaroth-nightmares use-skill"

    game.play("use", "draw witch-elf", "discard dark-elf-runner")
    assert game["bad-snap"] == "human-blitzer | dark-elf-blitzer, dark-elf-lineman down"
    assert game.hand("naggaroth-nightmares") == ["witch-elf"]


@pytest.mark.parametrize("blitzer", ["dark-elf-blitzer", "ravek-blackspur"])
@of("dark-elf-blitzer", "ravek-blackspur")
def test_dark_elf_blitzer(blitzer):
    """Brought down he passes: he knocks an opponent's ball to midfield, or takes it from there."""
    game = table(f"""
        gouged-eye: hand deeproot-strongbranch
        naggaroth-nightmares:
        bad-snap: orc-thrower ball | {blitzer}
    """)
    game.play("commit deeproot-strongbranch to bad-snap left", f"tackle {blitzer}", "roll down down")
    assert game.asked == "naggaroth-nightmares use-skill"

    game.play("use")
    assert game["bad-snap"] == f"orc-thrower, deeproot-strongbranch | {blitzer} down"


@of("dark-elf-blitzer")
def test_dark_elf_blitzer_falls_over_a_stronger_man():
    """His own tackle may take him down: he has the ball from midfield all the same."""
    game = table("""
        naggaroth-nightmares: hand dark-elf-blitzer
        reikland-reavers:
        bad-snap: | ogre
    """)
    game.play("commit dark-elf-blitzer to bad-snap left", "tackle ogre", "roll tackler tackler", "use")
    assert game["bad-snap"] == "dark-elf-blitzer down ball | ogre"


STABBERS = {
    "dark-elf-assassin": "tackle",
    "freebooter-cutthroat": "tackle",
    "sareth-coldblade": "tackle tackle",
}


@pytest.mark.parametrize(("stabber", "skills"), STABBERS.items())
@of("stab", *STABBERS)
def test_stab(stabber, skills):
    """Against three or more printed Star Power he counts as the stronger."""
    game = table(f"""
        naggaroth-nightmares: hand {stabber}
        athelorn-avengers:
        bad-snap: | treeman
    """)
    game.play(f"commit {stabber} to bad-snap left", f"skills {skills}", "tackle treeman", "roll missed down")
    assert game.asked == "naggaroth-nightmares choose-result"

    game.play("apply missed")
    assert game.fans == [0, 0]


@of("stab", "freebooter-cutthroat")
def test_stab_is_for_the_strong_only():
    game = table("""
        naggaroth-nightmares: hand freebooter-cutthroat
        athelorn-avengers:
        bad-snap: | wood-elf-thrower
    """)
    game.play(
        "commit freebooter-cutthroat to bad-snap left",
        "skills tackle",
        "tackle wood-elf-thrower",
        "roll down",
    )
    assert game["bad-snap"].endswith("freebooter-cutthroat | wood-elf-thrower down")


@of("stab", "dark-elf-assassin")
def test_stab_helps_nobody_else():
    """It is his own tackles that count."""
    game = table("""
        naggaroth-nightmares: hand witch-elf
        athelorn-avengers:
        bad-snap: dark-elf-assassin | deeproot-strongbranch
    """)
    game.play("commit witch-elf to bad-snap left", "tackle deeproot-strongbranch", "roll missed down")
    assert game.asked == "athelorn-avengers choose-result"


@of("witch-elf", "frenzy", "dodge")
def test_witch_elf():
    """Frenzy makes her stronger than an equal; Dodge has the dice against her rerolled."""
    game = table("""
        naggaroth-nightmares: hand witch-elf
        athelorn-avengers: hand wardancer
        bad-snap: | wardancer
    """)
    game.play(
        "commit witch-elf to bad-snap left", "tackle wardancer", "roll missed down", "apply missed", "decline"
    )
    game.play(
        "commit wardancer to bad-snap right", "tackle witch-elf", "roll down", "use witch-elf", "roll missed"
    )
    assert game["bad-snap"] == "witch-elf | wardancer, wardancer"


# Champions of Death.

RISERS = ["zombie", "skeleton", "wight", "freebooter-revenant", "gus-the-unburied", "baron-gravemorn"]
RISERS += ["sir-clatterbone"]


@pytest.mark.parametrize("riser", RISERS)
@of(
    "zombie",
    "skeleton",
    "wight",
    "freebooter-revenant",
    "gus-the-unburied",
    "baron-gravemorn",
    "sir-clatterbone",
)
def test_regeneration(riser):
    """Brought down he may roll two dice, and stand again on a Tackler Down."""
    game = table(f"""
        gouged-eye: hand deeproot-strongbranch
        champions-of-death:
        bad-snap: | champions-of-death {riser}
    """)
    game.play("commit deeproot-strongbranch to bad-snap left", f"tackle {riser}", "roll down down")
    assert game.asked == "champions-of-death use-skill"

    game.play("use", "roll missed tackler", "use")
    assert game["bad-snap"].endswith(f" {riser}")


@of("gus-the-unburied")
def test_gus_the_unburied_tries_twice():
    game = table("""
        gouged-eye: hand deeproot-strongbranch
        champions-of-death:
        bad-snap: | gus-the-unburied
    """)
    game.play("commit deeproot-strongbranch to bad-snap left", "tackle gus-the-unburied", "roll down down")
    game.play("use", "roll missed down", "use", "roll tackler down", "use")
    assert game["bad-snap"].endswith("| gus-the-unburied")


@of("skeleton", "guard")
def test_skeleton():
    """He guards, goes down in the friend's place and may be up again."""
    game = table("""
        gouged-eye: hand orc-blitzer
        champions-of-death:
        bad-snap: | wight, skeleton
    """)
    game.play("commit orc-blitzer to bad-snap left", "tackle wight", "roll down", "use skeleton")
    game.play("use", "roll tackler missed", "use")
    assert game["bad-snap"] == "orc-blitzer [?] | wight, skeleton"


@of("ghoul")
def test_ghoul():
    """He sprints from the ground."""
    game = table("""
        gouged-eye: hand da-troll
        champions-of-death: hand mummy; deck zombie, wight
        bad-snap: | ghoul
    """)
    game.play("commit da-troll to bad-snap left", "tackle ghoul", "roll down missed", "apply down")
    game.play("use", "draw wight", "discard mummy")
    assert game.hand("champions-of-death") == ["wight"]


@pytest.mark.parametrize("mummy", ["mummy", "mumma-hotep", "morg-n-thorg-dss"])
@of("mummy", "mumma-hotep", "morg-n-thorg-dss")
def test_mummy_tackles_back(mummy):
    """Brought down he may tackle an opponent here, with his downed Star Power: two against one is stronger."""
    game = table(f"""
        gouged-eye: hand deeproot-strongbranch; owns waaagh
        champions-of-death:
        bad-snap: orc-lineman | champions-of-death {mummy}
    """)
    game.play(
        "commit deeproot-strongbranch to bad-snap left", f"tackle {mummy}", "use waaagh", "roll down down"
    )
    assert (game.asked, game.options) == (
        "champions-of-death choose-target",
        ["tackle orc-lineman", "tackle deeproot-strongbranch", "decline"],
    )
    game.play("tackle orc-lineman", "roll missed down")
    assert game.asked == "champions-of-death choose-result"


@of("mummy")
def test_mummy_who_misses_badly_is_injured():
    """Tackler Down on the ground injures him."""
    game = table("""
        gouged-eye: hand deeproot-strongbranch
        champions-of-death:
        bad-snap: | mummy
    """)
    game.play("commit deeproot-strongbranch to bad-snap left", "tackle mummy", "roll down down")
    game.play("tackle deeproot-strongbranch", "roll tackler tackler")
    assert game.discard("champions-of-death") == ["mummy"]


@of("mummy", "dirty-player")
def test_mummy_plays_dirty():
    """Two tackles in a row: the second one injures, for a fan."""
    game = table("""
        champions-of-death: hand mummy
        gouged-eye:
        bad-snap: | orc-thrower
    """)
    game.play("commit mummy to bad-snap left", *["tackle orc-thrower", "roll down down"] * 2)
    assert game.fans == [1, 0]
