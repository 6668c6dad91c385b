"""Those who answer a tackle themselves: the Minotaur strikes back, One Ear sends another."""

from tests.scenario import Table, table

# Minotaur.


def minotaur(
    hand: str = "orc-blitzer", line: str = "| minotaur", orcs: str = "", chaos: str = "", more: str = ""
) -> Table:
    return table(f"""
        gouged-eye: hand {hand}; {orcs}
        chaos-all-stars: {chaos}
        bad-snap: {line}
        {more}
    """)


AT_MINOTAUR = ("commit orc-blitzer to bad-snap left", "tackle minotaur", "roll down down")


def test_minotaur_strikes_back_with_standing_star_power():
    """Downed by a tackle he may tackle that tackler, with his standing 4 against 3 (card-facts §2a)."""
    game = minotaur()

    game.play(*AT_MINOTAUR, "use minotaur", "roll down tackler")
    assert game.asked == "chaos-all-stars choose-result"

    game.play("apply down")
    assert game["bad-snap"] == "orc-blitzer down | minotaur down"


def test_minotaur_is_optional():
    """Minotaur is optional (rulings, May or must)."""
    game = minotaur()

    game.play(*AT_MINOTAUR, "decline")

    assert game["bad-snap"] == "orc-blitzer [?] | minotaur down"


def test_minotaur_tackles_that_tackler_only():
    """He tackles that tackler only (rulings, Minotaur)."""
    game = minotaur(line="orc-lineman, orc-thrower | minotaur")

    game.play(*AT_MINOTAUR, "use minotaur", "roll missed missed")

    assert "tackle-attempted minotaur orc-blitzer" in game.told


def test_minotaur_is_injured_by_tackler_down():
    """Tackler Down injures the Minotaur (rulings, Minotaur)."""
    game = minotaur()

    game.play(*AT_MINOTAUR, "use minotaur", "roll tackler tackler")

    assert game["bad-snap"] == "orc-blitzer [?]"
    assert game.discard("chaos-all-stars") == ["minotaur"]


def test_minotaur_may_be_guarded_against():
    """Tackles by an ability are tackle attempts (rulings, Skills): a friend of the tackler may guard."""
    game = minotaur(line="orc-lineman | minotaur")

    game.play(*AT_MINOTAUR, "use minotaur", "roll down down", "gouged-eye: use orc-lineman")

    assert game["bad-snap"] == "orc-lineman down, orc-blitzer [?] | minotaur down"


def test_minotaur_on_the_ground_does_not_answer():
    """… not if an injury takes him (rulings, Minotaur)."""
    game = minotaur(line="| minotaur down")

    game.play(*AT_MINOTAUR)

    assert game["bad-snap"] == "orc-blitzer [?]"
    assert game.asked == "nobody"


def test_minotaur_does_not_answer_his_own_fall():
    """… not when his own tackle fells him (rulings, Minotaur)."""
    game = table("""
        chaos-all-stars: hand minotaur
        gouged-eye:
        bad-snap: | orc-blitzer
    """)

    game.play("commit minotaur to bad-snap left", "tackle orc-blitzer", "roll tackler tackler")

    assert game["bad-snap"] == "minotaur down | orc-blitzer"
    assert game.asked == "nobody"


def test_minotaur_does_not_answer_a_wizard():
    """… not when a wizard fells him (rulings, Minotaur)."""
    game = minotaur(hand="orc-thrower", orcs="owns hired-wizard")

    game.play("commit orc-thrower to bad-snap left", "decline", "act hired-wizard", "roll down")

    assert game["bad-snap"] == "orc-thrower | minotaur down"
    assert game.asked == "nobody"


def test_minotaur_is_not_answering_for_a_guard():
    """Guard takes the target's place: the Minotaur doesn't answer (rulings, Tackles)."""
    game = minotaur(line="| minotaur, chaos-lineman")

    game.play(*AT_MINOTAUR, "use chaos-lineman")

    assert game["bad-snap"] == "orc-blitzer [?] | minotaur, chaos-lineman down"
    assert game.asked == "nobody"


def test_minotaur_can_not_strike_a_stand_firm_carrier():
    """… if the tackler can be tackled (rulings, Minotaur): not Skuff with the ball and Stand Firm."""
    game = table("""
        grudgebearers: hand skuff-whitebeard; owns tackling-coach
        chaos-all-stars:
        bad-snap: | minotaur
    """)

    game.play(
        "commit skuff-whitebeard to bad-snap left", "decline", "use",
        "act tackling-coach", "tackle minotaur", "roll down down",
    )  # fmt: skip

    assert game["bad-snap"] == "skuff-whitebeard ball | minotaur down"
    assert game.asked == "nobody"


def test_minotaur_strikes_a_downed_tackler_too():
    """He tackles the tackler standing or downed (rulings, Minotaur): a coached one on the ground is injured."""
    game = minotaur(line="| minotaur, beastman-thrower", orcs="owns tackling-coach")

    game.play(
        "commit orc-blitzer to bad-snap left", "tackle beastman-thrower", "roll tackler tackler", "decline",
        "act tackling-coach", "tackle minotaur", "roll down down",
        "use minotaur", "roll down down",
    )  # fmt: skip

    assert game["bad-snap"] == "| minotaur down, beastman-thrower"


def test_tackler_downed_by_the_minotaur_has_no_skills_left():
    """The tackler's remaining icons are lost (rulings, Play): no cheating for the Blitzer, no Piling On."""
    game = minotaur(hand="da-troll", line="| minotaur, chaos-lineman down")

    game.play("commit da-troll to bad-snap left", "tackle minotaur", "roll down", "use minotaur", "roll down")

    assert game["bad-snap"] == "da-troll down | minotaur down, chaos-lineman down"
    assert game.asked == "nobody"


def test_minotaur_before_piling_on():
    """Piling On comes after what follows the result (rulings, step by step): who is down by then has none."""
    game = minotaur(hand="da-troll", line="| minotaur, chaos-lineman down", orcs="owns waaagh")

    game.play(
        "commit da-troll to bad-snap left", "tackle minotaur", "use waaagh", "roll down down",
        "use minotaur", "roll down",
    )  # fmt: skip

    assert game["bad-snap"] == "da-troll down | minotaur down, chaos-lineman down"
    assert game.asked == "nobody"


def test_helping_the_minotaur_in_another_turn():
    """A player who tackles in another manager's turn may be helped (rulings, Responses), also after passing."""
    game = table("""
        passed: chaos-all-stars
        gouged-eye: hand orc-blitzer
        chaos-all-stars: owns waaagh, swarm-tactics
        bad-snap: | minotaur, chaos-lineman down
    """)

    game.play(*AT_MINOTAUR, "use minotaur")

    assert game.asked == "chaos-all-stars respond"
    assert game.options == ["use waaagh", "use swarm-tactics", "decline"]


def test_cleats_against_the_minotaur():
    """… and the tackler he strikes is the target of an attempt (rulings, Tackles by an ability)."""
    game = table("""
        athelorn-avengers: hand wardancer; owns orions-cleats
        chaos-all-stars:
        bad-snap: | minotaur
    """)

    game.play(
        "commit wardancer to bad-snap left", "tackle minotaur", "roll down down",
        "use minotaur", "use orions-cleats", "roll tackler",
    )  # fmt: skip

    assert game["bad-snap"] == "wardancer"


# One Ear.


def one_ear(
    newcomer: str, line: str = "gouged-eye one-ear", hand: str = "the-death-roller", orcs: str = ""
) -> Table:
    """The Reavers about to commit to Bad Snap, One Ear in the right zone, the newcomer on top of the orcs' deck."""
    return table(f"""
        reikland-reavers: hand {hand}
        gouged-eye: top {newcomer}; {orcs}
        bad-snap: | {line}
    """)


AT_ONE_EAR = ("commit the-death-roller to bad-snap left", "tackle one-ear", "roll down down")


def test_one_ear_is_injured_instead_of_downed():
    """One Ear is injured when tackled successfully, and the top card committed in his zone (card-facts §3a)."""
    game = one_ear("orc-lineman")

    game.play(*AT_ONE_EAR)

    assert game["bad-snap"] == "reikland-reavers the-death-roller [?] | orc-lineman"
    assert game.discard("gouged-eye") == ["one-ear"]
    assert "player-downed one-ear" not in game.told
    assert "player-committed orc-lineman bad-snap right" in game.told


def test_one_ear_newcomer_uses_his_skills_before_the_tackler_goes_on():
    """The newcomer uses his skills, all before the tackler goes on (rulings, One Ear)."""
    game = one_ear("orc-blitzer")

    game.play(*AT_ONE_EAR)
    assert game.asked == "gouged-eye choose-target"
    assert game.options == ["tackle the-death-roller", "decline"]

    game.play("decline")
    assert game["bad-snap"] == "reikland-reavers the-death-roller [?] | orc-blitzer [?]"
    assert game.asked == "reikland-reavers choose-target"


def test_one_ear_newcomer_may_be_tackled_by_the_next_icon():
    """The tackler's remaining icons may name the newcomer (rulings, One Ear)."""
    game = one_ear("orc-lineman")

    game.play(*AT_ONE_EAR, "tackle orc-lineman", "roll down down")

    assert game["bad-snap"] == "reikland-reavers the-death-roller [?, ?] | orc-lineman down"


def test_one_ear_newcomer_downs_the_tackler():
    """… if the newcomer downs the tackler, they are lost (rulings, One Ear)."""
    game = one_ear("orc-blitzer")

    game.play(*AT_ONE_EAR, "tackle the-death-roller", "roll down down")

    assert game["bad-snap"] == "reikland-reavers the-death-roller down [?] | orc-blitzer [?]"
    assert game.asked == "nobody"


def test_one_ear_drops_the_ball_first():
    """He drops the ball first (rulings, One Ear): the newcomer may take it from midfield."""
    game = one_ear("orc-thrower", "gouged-eye one-ear ball")

    game.play(*AT_ONE_EAR, "use")

    assert game["bad-snap"] == "reikland-reavers the-death-roller [?] | orc-thrower ball"


def test_one_ear_on_the_ground_is_injured_like_anyone():
    """Already downed, he is injured like anyone (rulings, One Ear)."""
    game = one_ear("orc-lineman", "gouged-eye one-ear down, orc-thrower")

    game.play(*AT_ONE_EAR)

    assert game["bad-snap"] == "reikland-reavers the-death-roller [?] | orc-thrower"


def test_one_ear_guarded_does_not_answer():
    """Guard takes the target's place: One Ear doesn't answer (rulings, Tackles)."""
    game = one_ear("orc-thrower", "gouged-eye one-ear, orc-lineman")

    game.play(*AT_ONE_EAR, "use orc-lineman")

    assert game["bad-snap"] == "reikland-reavers the-death-roller [?] | gouged-eye one-ear, orc-lineman down"


def test_one_ear_newcomer_resolves_when_played():
    """The newcomer has his "When Played" (rulings, One Ear): Snotlobba throws another."""
    game = table("""
        reikland-reavers: hand the-death-roller
        gouged-eye: top snotlobba
        bad-snap: | gouged-eye one-ear, orc-thrower
        super-juke:
    """)

    game.play(*AT_ONE_EAR, "use snotlobba", "to super-juke left", "decline")

    assert game["bad-snap"] == "reikland-reavers the-death-roller [?] | snotlobba"
    assert game["super-juke"] == "orc-thrower"


def test_one_ear_and_a_wizard():
    """A wizard is no tackle: no newcomer (rulings, One Ear); he is downed like anyone."""
    game = table("""
        reikland-reavers: hand human-lineman; owns hired-wizard
        gouged-eye: top orc-lineman
        bad-snap: | gouged-eye one-ear
    """)

    game.play("commit human-lineman to bad-snap left", "act hired-wizard", "roll down")

    assert game["bad-snap"] == "human-lineman | gouged-eye one-ear down"


def test_one_ear_and_eshin():
    """Eshin is no tackle: no newcomer (rulings, One Ear)."""
    game = table("""
        skavenblight-scramblers: hand skaven-blitzer; owns eshin-assassination-coordinator
        gouged-eye: top orc-lineman
        bad-snap: | gouged-eye one-ear
    """)

    game.play(
        "commit skaven-blitzer to bad-snap left", "tackle one-ear", "use eshin-assassination-coordinator",
        "roll down", "decline",
    )  # fmt: skip

    assert game["bad-snap"] == "skaven-blitzer [?]"
    assert game.deck("gouged-eye")[0] == "orc-lineman"


def test_one_ear_may_come_back_himself():
    """A card just injured can come back by the very next draw (rulings, The new deck)."""
    game = one_ear("nothing", orcs="deck nothing")

    game.play(*AT_ONE_EAR, "decline")

    assert game["bad-snap"] == "reikland-reavers the-death-roller [?] | gouged-eye one-ear [?]"


def test_one_ear_newcomer_may_not_stand_there():
    """If a drawn Morg would have to be committed where another's is, nobody comes (rulings, Morg 'N Thorg)."""
    game = table("""
        reikland-reavers: hand the-death-roller
        gouged-eye: top morg-n-thorg-cwc
        bad-snap: reikland-reavers morg-n-thorg-owa | gouged-eye one-ear
    """)

    game.play(*AT_ONE_EAR)

    assert game["bad-snap"] == "reikland-reavers morg-n-thorg-owa, the-death-roller [?, ?]"
    assert game.discard("gouged-eye") == ["one-ear", "morg-n-thorg-cwc"]


def test_one_ear_in_the_mud():
    """In Flooding he answers a tackle that injured him outright, or that felled the tackler too (rulings)."""
    position = """
        headline: flooding-causes-soggy-pitch
        reikland-reavers: hand ogre
        gouged-eye: top orc-lineman
        bad-snap: | gouged-eye one-ear
    """
    injured, felled = table(position), table(position)

    injured.play("commit ogre to bad-snap left", "tackle one-ear", "roll down down")
    assert injured["bad-snap"] == "ogre [?] | orc-lineman"

    felled.play("commit ogre to bad-snap left", "tackle one-ear", "roll down tackler")
    assert felled["bad-snap"] == "ogre down | orc-lineman"


def test_helping_the_newcomer_in_another_turn():
    """One Ear's newcomer, who tackles in another manager's turn, may be helped by WAAAGH! (rulings, Responses)."""
    game = one_ear("orc-blitzer", orcs="owns waaagh")

    game.play(*AT_ONE_EAR, "tackle the-death-roller", "use waaagh", "roll down missed")

    assert game.asked == "gouged-eye choose-result"


def test_one_ear_newcomer_in_his_own_managers_turn_is_the_committed_one():
    """If One Ear was replaced in his own manager's turn, the newcomer is the one committed (rulings, This turn)."""
    game = table("""
        gouged-eye: hand one-ear; top orc-thrower; owns tackling-coach, passing-coach
        chaos-all-stars:
        bad-snap: | minotaur
    """)

    game.play(
        "commit one-ear to bad-snap left", "decline", "act tackling-coach", "tackle minotaur", "roll down down",
        "use minotaur", "roll down down",
    )  # fmt: skip
    assert game.card(game.season.title[game.season.committed]) == "orc-thrower"

    game.play("use")
    assert game["bad-snap"] == "orc-thrower ball | minotaur down"


def test_who_stands_up_has_no_skill_left():
    """A player who stands up has his abilities back at once, but no skill he had left (rulings, Up again).

    Aurora's tackle brings One Ear's newcomer, who fells her; he passes, and Barik puts her on her feet again.
    """
    game = table("""
        grudgebearers: hand aurora-silverleaf
        gouged-eye: top bloodhorn
        bad-snap: barik-farblast | gouged-eye one-ear
    """)

    game.play(
        "commit aurora-silverleaf to bad-snap left", "tackle one-ear", "roll down down",
        "tackle aurora-silverleaf", "roll down down", "use",
    )  # fmt: skip

    assert game["bad-snap"] == "barik-farblast, aurora-silverleaf | gouged-eye bloodhorn ball"
    assert game.asked == "nobody"


def test_one_ear_and_violence():
    """He is injured instead of downed (card-facts §3a): no fall, so no die of Violence."""
    game = table("""
        headline: violence-at-an-all-time-high
        reikland-reavers: hand ogre
        gouged-eye: top orc-lineman
        bad-snap: | gouged-eye one-ear
    """)

    game.play("commit ogre to bad-snap left", "tackle one-ear", "roll down down")

    assert game["bad-snap"] == "ogre [?] | orc-lineman"


def test_one_ear_at_his_own_tackle():
    """He answers a tackle of an opponent: at his own Tackler Down he goes down like anyone (card-facts §3a)."""
    game = table("""
        gouged-eye: hand one-ear; owns tackling-coach; top orc-lineman
        reikland-reavers:
        bad-snap: | ogre
    """)

    game.play(
        "commit one-ear to bad-snap left", "decline",
        "act tackling-coach", "tackle ogre", "roll tackler tackler",
    )  # fmt: skip

    assert game["bad-snap"] == "gouged-eye one-ear down [?] | ogre"


def test_piling_on_the_newcomer():
    """Piling On may be aimed at the newcomer, another opponent (rulings, Piling On; One Ear)."""
    game = table("""
        gouged-eye: hand da-troll
        reikland-reavers: top human-lineman
        bad-snap: | reikland-reavers one-ear
    """)

    game.play(
        "commit da-troll to bad-snap left", "tackle one-ear", "roll down down",
        "use da-troll", "roll missed missed",
    )  # fmt: skip

    assert game["bad-snap"] == "da-troll [?] | human-lineman"
    assert "tackle-attempted da-troll human-lineman" in game.told


def test_piling_on_of_a_troll_whom_the_newcomer_felled():
    """… not if the newcomer has downed the tackler by then (rulings, What follows a result)."""
    game = table("""
        gouged-eye: hand da-troll
        reikland-reavers: top ogre
        bad-snap: | reikland-reavers one-ear
    """)

    game.play(
        "commit da-troll to bad-snap left", "tackle one-ear", "roll down down",
        "tackle da-troll", "roll down",
    )  # fmt: skip

    assert game["bad-snap"] == "da-troll down | ogre [?]"
    assert game.asked == "nobody"


def test_strike_back_is_no_use_of_the_skill():
    """Tackles by an ability are attempts, but no use of the tackling skill (rulings, Skills)."""
    game = minotaur()

    game.play(*AT_MINOTAUR, "use minotaur", "roll missed missed")

    assert "tackle-attempted minotaur orc-blitzer" in game.told
    assert "skill-used minotaur tackle" not in game.told


def test_minotaur_in_the_mud():
    """In Flooding the Minotaur's attempt is rolled like any: both dice apply to the tackler (rulings, Headlines)."""
    game = table("""
        headline: flooding-causes-soggy-pitch
        gouged-eye: hand orc-blitzer
        chaos-all-stars:
        bad-snap: | minotaur
    """)

    game.play(
        "commit orc-blitzer to bad-snap left", "tackle minotaur", "roll down missed",
        "use minotaur", "roll down down",
    )  # fmt: skip

    assert game["bad-snap"] == "| minotaur down"
    assert game.discard("gouged-eye") == ["orc-blitzer"]


def test_minotaur_who_injures_himself():
    """A tackler injured by his own Tackler Down was injured by nobody (rulings, Who injured him)."""
    game = minotaur(orcs="owns beat-da-points-outta-dem, bloodthirsty-supporters")

    game.play(*AT_MINOTAUR, "use minotaur", "roll tackler tackler")

    assert game.fans == [0, 0]


def test_piling_on_of_a_troll_whom_the_minotaur_injured():
    """Interrupted, what is still possible goes on (rulings, Interruptions): who is injured piles on no more."""
    game = table("""
        headline: violence-at-an-all-time-high
        gouged-eye: hand da-troll; owns waaagh
        chaos-all-stars:
        bad-snap: | minotaur, chaos-lineman
        super-juke: | chaos-lineman
    """)

    game.play(
        "commit da-troll to bad-snap left", "tackle minotaur", "use waaagh", "roll down down", "decline",
        "roll missed", "use minotaur", "roll down down",
    )  # fmt: skip

    assert game["bad-snap"] == "| minotaur down, chaos-lineman"
    assert game.asked == "nobody"
