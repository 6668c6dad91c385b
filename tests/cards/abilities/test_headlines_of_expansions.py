"""The headlines of Sudden Death and Foul Play."""

from tests.cards.abilities.linked import of
from tests.scenario import Table, table


def bidding_war() -> Table:
    """Its week with four managers, of whom one has all contracts but three."""
    return table(
        """
        plays: maintenance phase
        expansions: sudden-death
        spike: cabalvision-bidding-war
        coin: reikland-reavers
        gouged-eye: contracts 12
        reikland-reavers:
        chaos-all-stars:
        grudgebearers:
        """,
        luck=1,
    )


@of("cabalvision-bidding-war")
def test_cabalvision_bidding_war():
    """At once each manager in turn order takes a contract, two fans if none is left."""
    game = bidding_war()
    assert game.asked == "nobody"
    assert game.season.contracts == [12, 1, 1, 1]
    assert game.fans == [2, 0, 0, 0]


@of("cabalvision-bidding-war")
def test_a_bidding_war_has_a_highlight_more():
    game = bidding_war()
    assert game.asked == "nobody"
    assert len(game.reel) == 5


SHIFT = """
    headline: graveyard-shift-demands-overtime
    gouged-eye: hand orc-blitzer
    reikland-reavers:
    bad-snap: | human-catcher
"""


@of("graveyard-shift-demands-overtime")
def test_graveyard_shift_demands_overtime():
    """Whoever goes down may use regeneration."""
    game = table(SHIFT)
    game.play("commit orc-blitzer to bad-snap left", "tackle human-catcher", "roll down")
    assert game.asked == "reikland-reavers use-skill"

    game.play("use", "roll missed tackler", "use")
    assert game["bad-snap"] == "orc-blitzer [?] | human-catcher"


@of("graveyard-shift-demands-overtime")
def test_graveyard_shift_may_fail():
    """Without Tackler Down on a die he stays down; his own Tackler Down sets it off for a tackler too."""
    game = table(SHIFT)
    game.play("commit orc-blitzer to bad-snap left", "tackle human-catcher", "roll tackler")
    game.play("use", "roll down missed")
    assert game["bad-snap"] == "orc-blitzer down | human-catcher"


def blowouts() -> Table:
    """A highlight won by three, one won by two, and one without an opponent."""
    return table("""
        plays: scoreboard phase
        headline: viewers-want-blowouts
        gouged-eye:
        reikland-reavers:
        chaos-all-stars:
        right-in-the-jibblies: da-troll | human-lineman
        one-handed-grab: orc-lineman | human-blitzer
        personal-foul: | beastman
    """)


@of("viewers-want-blowouts")
def test_viewers_want_blowouts():
    """Who wins a matchup by three or more takes a contract."""
    game = blowouts()
    assert game.asked == "nobody"
    assert game.season.contracts == [1, 0, 1]


@of("viewers-want-blowouts")
def test_viewers_add_a_fan_to_each_win():
    """Who wins a highlight gains a fan more, by however much."""
    game = blowouts()
    assert game.asked == "nobody"
    assert game.fans == [2 + 3 + 1 + 1, 1 + 2 + 2 + 1, 5 + 1]


LATE_HITS = """
    headline: late-hits-legalised
    gouged-eye: hand orc-blitzer
    reikland-reavers: hand human-catcher; deck ogre
    bad-snap: | human-lineman
"""


@of("late-hits-legalised")
def test_late_hits_legalised():
    """Who tackles successfully may use fouling, before his next icon."""
    game = table(LATE_HITS)
    game.play("commit orc-blitzer to bad-snap left", "tackle human-lineman", "roll down down")
    assert game.asked == "gouged-eye foul"


@of("late-hits-legalised")
def test_late_hits_need_a_hit():
    """Without a successful tackle there is no fouling."""
    game = table(LATE_HITS)
    game.play("commit orc-blitzer to bad-snap left", "tackle human-lineman", "roll missed missed")
    assert game.asked == "reikland-reavers commit-or-pass"


@of("league-auditors-in-town")
def test_league_auditors_in_town():
    """A total of nine or more brings a penalty, won or lost."""
    game = table(
        """
        plays: scoreboard phase
        headline: league-auditors-in-town
        gouged-eye:
        reikland-reavers:
        right-in-the-jibblies: da-troll, orc-blitzer ball | ogre, mighty-zug
        one-handed-grab: da-troll, da-troll | human-lineman
        """,
        luck=1,
    )
    game.play("decline all")
    assert [line for line in game.told if line.startswith("penalty-received")] == [
        "penalty-received gouged-eye",
        "penalty-received reikland-reavers",
    ]


@of("rookie-referees-panic")
def test_rookie_referees_panic():
    """Each player who is ejected brings his manager a penalty."""
    game = table(
        """
        plays: scoreboard phase
        headline: rookie-referees-panic
        gouged-eye:
        reikland-reavers:
        right-in-the-jibblies: orc-blitzer [ejection], orc-lineman [ejection, ejection], da-troll | ogre [power-1]
        """,
        luck=1,
    )
    game.play("decline all")
    assert [line for line in game.told if line.startswith("penalty-received")] == [
        "penalty-received gouged-eye",
        "penalty-received gouged-eye",
    ]


@of("rookie-referees-panic")
def test_rookie_referees_panic_and_cheats():
    """Each use of cheating assigns two tokens."""
    game = table("""
        headline: rookie-referees-panic
        gouged-eye: hand crushface
        reikland-reavers:
        bad-snap:
    """)
    game.play("commit crushface to bad-snap left", "decline")
    assert game["bad-snap"] == "crushface [?, ?]"
