"""Upgrades that follow a tackle or stand in its place, and who is paid for an injury."""

import pytest

from tests.scenario import Table, table


def orcs_against(
    line: str, hand: str = "orc-blitzer", orcs: str = "", elves: str = "", more: str = ""
) -> Table:
    """Gouged Eye about to commit to Bad Snap, the Avengers in the right zone."""
    return table(f"""
        gouged-eye: hand {hand}; {orcs}
        athelorn-avengers: {elves}
        bad-snap: {line}
        {more}
    """)


AT_DANCER = ("commit orc-blitzer to bad-snap left", "tackle wardancer", "roll down")

# Smash 'Em, Bash 'Em.


@pytest.mark.parametrize(
    ("face", "line"), [("down", "orc-blitzer [?]"), ("missed", "orc-blitzer [?] | wardancer down")]
)
def test_smash_em_injures_on_target_down(face, line):
    """After a successful tackle of a standing opponent a die is rolled; on Target Down he is injured (§7a)."""
    game = orcs_against("| wardancer", orcs="owns smash-em-bash-em")

    game.play(*AT_DANCER, "use smash-em-bash-em", f"roll {face}")

    assert game["bad-snap"] == line
    assert game.owns("gouged-eye") == ["smash-em-bash-em exhausted"]


def test_smash_em_tackler_down_harms_nobody():
    """… the other faces do nothing (card-facts §7a)."""
    game = orcs_against("| wardancer", orcs="owns smash-em-bash-em")

    game.play(*AT_DANCER, "use smash-em-bash-em", "roll tackler")

    assert game["bad-snap"] == "orc-blitzer [?] | wardancer down"


def test_smash_em_asks_whether_he_stood():
    """It asks whether the player was standing when tackled (rulings, Smash 'Em)."""
    game = orcs_against("| wardancer down", orcs="owns smash-em-bash-em")

    game.play("commit orc-blitzer to bad-snap left", "tackle wardancer", "roll down down")

    assert game.asked == "nobody"


def test_smash_em_goes_on_against_the_guard():
    """Guard takes the target's place: Smash 'Em goes on against the Guard (rulings, Tackles)."""
    game = orcs_against("| wardancer, wood-elf-lineman", orcs="owns smash-em-bash-em")

    game.play(*AT_DANCER, "use wood-elf-lineman", "use smash-em-bash-em", "roll down")

    assert game["bad-snap"] == "orc-blitzer [?] | wardancer"


def test_smash_em_needs_somebody_to_injure():
    """A compulsory price is not asked for nothing: who was injured outright is gone (rulings, Nothing to act on)."""
    game = orcs_against(
        "| wardancer", orcs="owns smash-em-bash-em", more="headline: flooding-causes-soggy-pitch"
    )

    game.play("commit orc-blitzer to bad-snap left", "tackle wardancer", "roll down down")

    assert game.asked == "nobody"


def test_smash_em_and_the_ball_in_sure_hands():
    """If Sure Hands is injured, at once or later, the ball falls to midfield (rulings, Play)."""
    game = orcs_against(
        "| athelorn-avengers freebooter-thrower ball, wardancer", orcs="owns smash-em-bash-em"
    )

    game.play(
        "commit orc-blitzer to bad-snap left", "tackle freebooter-thrower", "roll down down",
        "use smash-em-bash-em", "roll down",
    )  # fmt: skip

    assert game["bad-snap"] == "orc-blitzer [?] | wardancer"
    assert game.season.ball == [-1]


# Orcidas Sponsorship.


def test_orcidas_takes_the_ball_from_midfield():
    """After tackling the opposing carrier the tackler gets the ball (card-facts §7a)."""
    game = orcs_against("| wardancer ball", orcs="owns orcidas-sponsorship")

    game.play(*AT_DANCER, "use orcidas-sponsorship")

    assert game["bad-snap"] == "orc-blitzer ball [?] | wardancer down"
    assert game.owns("gouged-eye") == ["orcidas-sponsorship exhausted"]


def test_orcidas_takes_the_ball_out_of_sure_hands():
    """… out of Sure Hands (rulings, Orcidas Sponsorship)."""
    game = orcs_against("| athelorn-avengers freebooter-thrower ball", orcs="owns orcidas-sponsorship")

    game.play(
        "commit orc-blitzer to bad-snap left", "tackle freebooter-thrower", "roll down down",
        "use orcidas-sponsorship",
    )  # fmt: skip

    assert game["bad-snap"] == "orc-blitzer ball [?] | athelorn-avengers freebooter-thrower down"


def test_orcidas_takes_the_ball_from_a_friend_it_was_dumped_off_to():
    """… from the friend it was dumped off to (rulings, Orcidas Sponsorship), past Stand Firm."""
    game = table("""
        gouged-eye: hand orc-blitzer; owns orcidas-sponsorship
        reikland-reavers:
        bad-snap: | human-thrower ball, skuff-whitebeard
    """)

    game.play(
        "commit orc-blitzer to bad-snap left", "tackle human-thrower", "roll down down",
        "use human-thrower", "use orcidas-sponsorship",
    )  # fmt: skip

    assert game["bad-snap"] == "orc-blitzer ball [?] | human-thrower down, skuff-whitebeard"


def test_orcidas_asks_for_the_carrier():
    """… the opposing carrier (card-facts §7a)."""
    game = orcs_against("| wardancer, wood-elf-thrower ball", orcs="owns orcidas-sponsorship")

    game.play(*AT_DANCER)

    assert game.asked == "nobody"


def test_orcidas_and_guard():
    """It gets no ball from a guarded carrier, but it does from a Guard who had it (rulings, Guard)."""
    guarded = orcs_against("| wardancer ball, wood-elf-lineman", orcs="owns orcidas-sponsorship")
    guarded.play(*AT_DANCER, "use wood-elf-lineman")
    assert guarded.asked == "nobody"

    guarding = orcs_against("| wardancer, wood-elf-lineman ball", orcs="owns orcidas-sponsorship")
    guarding.play(*AT_DANCER, "use wood-elf-lineman", "use orcidas-sponsorship")
    assert guarding["bad-snap"] == "orc-blitzer ball [?] | wardancer, wood-elf-lineman down"


def test_orcidas_for_a_downed_carrier_who_is_injured():
    """… whatever became of him: a downed carrier counts as one."""
    game = orcs_against("| wardancer down ball", orcs="owns orcidas-sponsorship")

    game.play(
        "commit orc-blitzer to bad-snap left", "tackle wardancer", "roll down down", "use orcidas-sponsorship",
    )  # fmt: skip

    assert game["bad-snap"] == "orc-blitzer ball [?]"


def test_orcidas_for_a_tackler_who_is_down_by_then():
    """The tackler gets it, standing or downed (rulings, Orcidas Sponsorship): the Minotaur answered first."""
    game = table("""
        coin: chaos-all-stars
        turn: gouged-eye
        gouged-eye: hand orc-blitzer; owns orcidas-sponsorship
        chaos-all-stars:
        bad-snap: | minotaur ball
    """)

    game.play(
        "commit orc-blitzer to bad-snap left", "tackle minotaur", "roll down down",
        "use minotaur", "roll down down", "use orcidas-sponsorship",
    )  # fmt: skip

    assert game["bad-snap"] == "orc-blitzer down ball | minotaur down"


def test_orcidas_for_a_tackler_who_has_left():
    """… as long as he is still at the matchup (rulings, Orcidas Sponsorship)."""
    game = table("""
        coin: chaos-all-stars
        turn: gouged-eye
        headline: violence-at-an-all-time-high
        gouged-eye: hand orc-blitzer; owns orcidas-sponsorship
        chaos-all-stars:
        bad-snap: | minotaur ball
    """)

    game.play(
        "commit orc-blitzer to bad-snap left", "tackle minotaur", "roll down down missed",
        "use minotaur", "roll down down down",
    )  # fmt: skip

    assert game["bad-snap"] == "| minotaur down"
    assert game.asked == "nobody"


# Eshin Assassination Coordinator.


def eshin(line: str, more: str = "", rats: str = "") -> Table:
    return table(f"""
        skavenblight-scramblers: hand skaven-blitzer; owns eshin-assassination-coordinator; fans 3; {rats}
        athelorn-avengers: owns orions-cleats, dodge-type-thing, conditioning-coach
        bad-snap: | {line}
        {more}
    """)


ESHIN = "use eshin-assassination-coordinator"


def test_eshin_replaces_the_attempt():
    """It replaces the attempt: one die injures whom it names; nobody can guard or answer (rulings, Eshin)."""
    game = eshin("treeman ball, wood-elf-lineman, wardancer down")

    game.play(
        "commit skaven-blitzer to bad-snap left",
        "tackle wood-elf-lineman",
        ESHIN,
        "player treeman",
        "roll down",
    )

    assert game["bad-snap"] == "skaven-blitzer [?] | wood-elf-lineman, wardancer down"
    assert game.fans == [3, 0]
    assert game.asked == "skavenblight-scramblers use-skill"


@pytest.mark.parametrize("face", ["missed", "tackler"])
def test_eshin_costs_a_fan_and_risks_nobody(face):
    """Target Missed and Tackler Down lose a fan; the tackler is not at risk (card-facts §7a; rulings)."""
    game = eshin("wardancer")

    game.play("commit skaven-blitzer to bad-snap left", "tackle wardancer", ESHIN, f"roll {face}")

    assert game["bad-snap"] == "skaven-blitzer [?] | wardancer"
    assert game.fans == [2, 0]
    assert game.asked == "skavenblight-scramblers use-skill"


def test_eshin_may_choose_who_stands_firm():
    """Any opposing player may be chosen, also one with Stand Firm (rulings, Eshin), and downed ones."""
    game = table("""
        skavenblight-scramblers: hand skaven-blitzer; owns eshin-assassination-coordinator
        grudgebearers:
        bad-snap: | dwarf-runner ball, dwarf-longbeard down
        super-juke: dwarf-blitzer
    """)

    game.play("commit skaven-blitzer to bad-snap left", "tackle dwarf-longbeard", ESHIN)
    assert game.options == ["player dwarf-runner", "player dwarf-longbeard"]

    game.play("player dwarf-runner", "roll down")
    assert game["bad-snap"] == "skaven-blitzer [?] | dwarf-longbeard down"


def test_eshin_injures_a_minotaur_without_answer():
    """Injured outright he never was downed: no Minotaur; Dump-Off works (rulings, Headlines)."""
    game = table("""
        skavenblight-scramblers: hand skaven-blitzer; owns eshin-assassination-coordinator
        chaos-all-stars:
        bad-snap: | minotaur, chaos-lineman
    """)

    game.play(
        "commit skaven-blitzer to bad-snap left", "tackle minotaur", ESHIN, "player minotaur", "roll down"
    )

    assert game["bad-snap"] == "skaven-blitzer [?] | chaos-lineman"
    assert game.asked == "skavenblight-scramblers use-skill"


def test_eshin_and_dump_off():
    """… Dump-Off works (rulings, A standing player injured outright)."""
    game = table("""
        skavenblight-scramblers: hand skaven-blitzer; owns eshin-assassination-coordinator
        reikland-reavers:
        bad-snap: | human-thrower ball, ogre
    """)

    game.play(
        "commit skaven-blitzer to bad-snap left", "tackle ogre", ESHIN, "player human-thrower", "roll down",
        "use human-thrower",
    )  # fmt: skip

    assert game["bad-snap"] == "skaven-blitzer [?] | ogre ball"


def test_eshin_after_waaagh():
    """Eshin replaces the rest: what was used before stays paid, and no miss of a tackle costs a fan."""
    game = table("""
        skavenblight-scramblers: hand skaven-blitzer; owns eshin-assassination-coordinator, waaagh; fans 3
        athelorn-avengers:
        bad-snap: | wardancer
    """)

    game.play(
        "commit skaven-blitzer to bad-snap left", "tackle wardancer", "use waaagh", ESHIN, "roll missed"
    )

    assert game.fans == [2, 0]
    assert game.owns("skavenblight-scramblers") == [
        "eshin-assassination-coordinator exhausted",
        "waaagh exhausted",
    ]


def test_nothing_comes_before_an_attempt_that_is_off():
    """… and once it is off, nothing more is offered before it (rulings, step by step)."""
    game = table("""
        skavenblight-scramblers: hand skaven-blitzer; owns eshin-assassination-coordinator, waaagh, swarm-tactics
        athelorn-avengers:
        bad-snap: | wardancer
    """)

    game.play("commit skaven-blitzer to bad-snap left", "tackle wardancer", ESHIN, "roll missed")

    assert game.asked == "skavenblight-scramblers use-skill"


def test_eshin_in_place_of_piling_on():
    """The icon or ability is spent (rulings, Eshin): Piling On's attempt may be replaced too."""
    game = table("""
        gouged-eye: hand da-troll; owns eshin-assassination-coordinator
        athelorn-avengers:
        bad-snap: | wardancer, wood-elf-thrower, wood-elf-catcher
    """)

    game.play(
        "commit da-troll to bad-snap left", "tackle wardancer", "decline", "roll down down",
        "use da-troll", "tackle wood-elf-thrower", ESHIN, "player wardancer", "roll down",
    )  # fmt: skip

    assert game["bad-snap"] == "da-troll [?] | wood-elf-thrower, wood-elf-catcher"


# Bear the Grudge.


def grudge(mine: str, theirs: str, dwarfs: str = "", elves: str = "") -> Table:
    return table(f"""
        grudgebearers: hand dwarf-longbeard; owns bear-the-grudge; {dwarfs}
        athelorn-avengers: {elves}
        bad-snap: {mine} | {theirs}
        super-juke:
    """)


def test_bear_the_grudge_attempts_with_standing_star_power():
    """A downed player attempts one tackle at standing Star Power: 3 against 3 (card-facts §7a)."""
    game = grudge("dwarf-blocker down", "wardancer")

    game.play("commit dwarf-longbeard to super-juke left", "act bear-the-grudge", "roll down")

    assert game["bad-snap"] == "dwarf-blocker down | wardancer down"
    assert game.owns("grudgebearers") == ["bear-the-grudge exhausted"]


def test_bear_the_grudge_tackler_down_injures():
    """Tackler Down injures him (rulings, Bear the Grudge)."""
    game = grudge("dwarf-blocker down", "wardancer")

    game.play("commit dwarf-longbeard to super-juke left", "act bear-the-grudge", "roll tackler")

    assert game["bad-snap"] == "| wardancer"


@pytest.mark.parametrize(
    ("mine", "asked"),
    [
        ("troll-slayer", "athelorn-avengers choose-result"),
        ("grudgebearers black-orc-blocker", "athelorn-avengers choose-result"),
        ("grudgebearers mighty-zug", "grudgebearers choose-result"),
    ],
)
def test_bear_the_grudge_is_without_abilities(mine, asked):
    """… without abilities (rulings, Bear the Grudge): no Dauntless, no Frenzy; the print counts."""
    game = grudge(f"{mine} down", "treeman")

    game.play("commit dwarf-longbeard to super-juke left", "act bear-the-grudge", "roll down missed")

    assert game.asked == asked


def test_bear_the_grudge_gains_no_icons_and_piles_nothing_on():
    """… without abilities (rulings, Bear the Grudge): no Piling On, no gained icon, no Juggernaut."""
    game = grudge("grudgebearers da-troll down", "wardancer, wood-elf-catcher")
    game.play(
        "commit dwarf-longbeard to super-juke left",
        "act bear-the-grudge",
        "tackle wardancer",
        "roll down down",
    )
    assert game.asked == "nobody"

    game = grudge("grudgebearers human-blitzer down", "wardancer")
    game.play("commit dwarf-longbeard to super-juke left", "act bear-the-grudge", "roll down")
    assert game.asked == "nobody"

    game = grudge("grudgebearers mighty-zug down", "wardancer, wood-elf-lineman")
    game.play(
        "commit dwarf-longbeard to super-juke left",
        "act bear-the-grudge",
        "tackle wardancer",
        "roll down down",
    )
    assert game.options == ["use wood-elf-lineman", "decline"]


@pytest.mark.parametrize(("mine", "theirs"), [("dwarf-blocker", "wardancer"), ("dwarf-blocker down", "")])
def test_bear_the_grudge_needs_a_downed_player_and_somebody_to_tackle(mine, theirs):
    """It needs a downed player of one's own at a matchup, and somebody to tackle (rulings, A matchup action)."""
    game = grudge(mine, theirs)

    game.play("commit dwarf-longbeard to super-juke left")

    assert game.asked == "nobody"


def test_bear_the_grudge_chooses_among_downed_players():
    """… at any matchup, of those who have somebody to tackle (card-facts §7a)."""
    game = table("""
        grudgebearers: hand dwarf-longbeard; owns bear-the-grudge
        athelorn-avengers:
        bad-snap: dwarf-blocker down, dwarf-runner down | wardancer
        super-juke:
        gutter-run: dwarf-blitzer down
    """)

    game.play("commit dwarf-longbeard to super-juke left", "act bear-the-grudge")

    assert game.options == ["player dwarf-blocker", "player dwarf-runner"]


# Rigorous Training.


def training(line: str, hand: str = "orc-blitzer", orcs: str = "", more: str = "") -> Table:
    return table(f"""
        gouged-eye: hand {hand}; {orcs}
        grudgebearers: owns rigorous-training; deck dwarf-runner, troll-slayer
        bad-snap: | {line}
        {more}
    """)


def test_rigorous_training_draws_and_discards():
    """Each time a Guard player becomes downed, draw a card, then discard one (rulings, Errata)."""
    game = training("dwarf-longbeard")

    game.play(
        "commit orc-blitzer to bad-snap left", "tackle dwarf-longbeard", "roll down down", "draw troll-slayer"
    )

    assert game.discard("grudgebearers") == ["troll-slayer"]
    assert game.deck("grudgebearers") == ["dwarf-runner"]


@pytest.mark.parametrize("line", ["dwarf-blitzer", "dwarf-longbeard down"])
def test_rigorous_training_asks_for_guard_and_a_fall(line):
    """… with Guard, who becomes downed: who is injured does not (rulings, Errata)."""
    game = training(line)

    target = line.removesuffix(" down")
    dice = "roll down" if target == "dwarf-blitzer" else "roll down down"
    game.play("commit orc-blitzer to bad-snap left", f"tackle {target}", dice)

    assert game.deck("grudgebearers") == ["dwarf-runner", "troll-slayer"]


def test_rigorous_training_for_a_guard_who_stepped_in():
    """… the Guard who takes a result goes down like any (rulings, Errata)."""
    game = training("dwarf-blitzer, dwarf-longbeard")

    game.play(
        "commit orc-blitzer to bad-snap left", "tackle dwarf-blitzer", "roll down", "use dwarf-longbeard",
        "draw dwarf-runner",
    )  # fmt: skip

    assert game.discard("grudgebearers") == ["dwarf-runner"]


def test_rigorous_training_by_a_wizard():
    """… by whatever cause (rulings, Errata)."""
    game = training("dwarf-longbeard", hand="orc-thrower", orcs="owns hired-wizard")

    game.play(
        "commit orc-thrower to bad-snap left", "decline", "act hired-wizard", "roll down", "draw dwarf-runner",
    )  # fmt: skip

    assert game.discard("grudgebearers") == ["dwarf-runner"]


def test_rigorous_training_with_nothing_to_draw():
    """A compulsory effect without an object does nothing (rulings, Nothing to act on)."""
    game = table("""
        gouged-eye: hand orc-blitzer
        grudgebearers: owns rigorous-training; deck nothing; hand dwarf-runner
        bad-snap: | dwarf-longbeard
    """)

    game.play("commit orc-blitzer to bad-snap left", "tackle dwarf-longbeard", "roll down down")

    assert game.asked == "grudgebearers commit-or-pass"
    assert game.hand("grudgebearers") == ["dwarf-runner"]


def test_rigorous_training_at_his_own_tackle():
    """… and at his own Tackler Down (rulings, Errata)."""
    game = table("""
        grudgebearers: hand dwarf-blocker; owns rigorous-training; deck dwarf-runner, troll-slayer
        gouged-eye:
        bad-snap: | orc-blitzer
    """)

    game.play(
        "commit dwarf-blocker to bad-snap left", "tackle orc-blitzer", "roll tackler", "draw dwarf-runner"
    )

    assert game.discard("grudgebearers") == ["dwarf-runner"]
