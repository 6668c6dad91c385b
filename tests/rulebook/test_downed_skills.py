"""Downed skills (Foul Play, Downed Skills; player aid, Downed Skills; rulings, Sudden Death)."""

import pytest

from tests.rulebook.plain import plain, told
from tests.scenario import Table
from touchline.rules.harm import DOWN, Harm

SKILLS = ("player-downed", "player-injured", "skill-used", "player-stood")


def falls(player: str, text: str = "") -> Table:
    """A brute brings a player of the second manager down."""
    game = plain(f"""
        reikland-reavers: hand brute
        gouged-eye: hand orc-lineman; deck orc-thrower
        bad-snap: | gouged-eye {player}{text}
    """)
    game.play("commit brute to bad-snap left", f"tackle {player}", "roll down down")
    return game


# When, and in what order.


def test_going_down_interrupts_the_turn():
    """Each time a player with downed skills becomes downed his manager resolves them immediately, interrupting the
    active manager's turn; then the turn resumes and remaining icons of the card just played are used (Foul Play,
    Downed Skills).
    """
    game = falls("crawler")
    assert (game.asked, game.season.turn) == ("gouged-eye use-skill", 0)

    game.play("use", "discard orc-lineman")
    assert game.asked == "reikland-reavers use-skill"
    assert told(game, *SKILLS) == [
        "skill-used brute tackle",
        "player-downed crawler",
        "skill-used crawler sprint",
    ]


def test_from_left_to_right_and_all_but_cheating_optional():
    """They are resolved from left to right in the same way as standing skills; cheating is mandatory, passing,
    sprinting, tackling and fouling are optional (Foul Play, Downed Skills; rulings: a downed cheating icon must be
    used).
    """
    game = falls("juggler")
    assert game["bad-snap"] == "reikland-reavers brute | gouged-eye juggler down [?]"
    assert (game.asked, game.options) == ("gouged-eye use-skill", ["use", "decline"])

    game.play("use", "use", "discard orc-lineman")
    assert "juggler down ball [?]" in game["bad-snap"]
    assert (game.asked, game.options) == ("gouged-eye choose-target", ["tackle brute", "decline"])

    game.play("decline")
    # The reavers have an empty hand, so fouling can do nothing.
    assert game.asked == "reikland-reavers use-skill"
    assert told(game, "skill-used")[1:] == [
        "skill-used juggler cheat",
        "skill-used juggler pass",
        "skill-used juggler sprint",
    ]


def test_all_optional_ones_may_be_declined():
    """Passing, sprinting, tackling and fouling are optional (Foul Play, Downed Skills)."""
    game = plain("""
        reikland-reavers: hand brute, human-lineman
        gouged-eye: deck orc-thrower
        bad-snap: | gouged-eye juggler
    """)
    game.play("commit brute to bad-snap left", "tackle juggler", "roll down down")
    asked = []
    while game.asked.startswith("gouged-eye"):
        asked.append(game.asked.split()[1])
        game.play("decline")
    assert asked == ["use-skill", "use-skill", "choose-target", "foul"]
    assert game["bad-snap"] == "reikland-reavers brute | gouged-eye juggler down [?]"


def test_a_downed_cheating_icon_needs_a_token():
    """A downed cheating icon must be used (rulings, Sudden Death); with an empty pool no token is assigned."""
    assert falls("pickpocket")["bad-snap"].endswith("pickpocket down [?]")

    game = plain("""
        pool: 0
        reikland-reavers: hand brute
        gouged-eye:
        bad-snap: | gouged-eye pickpocket
    """)
    game.play("commit brute to bad-snap left", "tackle pickpocket", "roll down down")
    assert game["bad-snap"].endswith("pickpocket down")


@pytest.mark.parametrize(
    ("active", "other"), [("reikland-reavers", "gouged-eye"), ("gouged-eye", "reikland-reavers")]
)
def test_the_active_manager_goes_first(active, other):
    """If players of two managers become downed simultaneously, the active manager resolves his downed skills first,
    wherever the coin lies (Foul Play, Downed Skills; rulings, Play).
    """
    game = plain(f"""
        headline: flooding-causes-soggy-pitch
        coin: reikland-reavers
        turn: {active}
        reikland-reavers: hand crawler, human-lineman; deck 2 human-thrower
        gouged-eye: hand crawler, orc-lineman; deck 2 orc-thrower
        bad-snap: | {other} crawler
    """)
    game.play("commit crawler to bad-snap left", "tackle crawler", "roll down tackler")
    assert game.asked == f"{active} use-skill"
    game.play("decline")
    assert game.asked == f"{other} use-skill"


def test_the_others_follow_in_turn_order():
    """The active manager's go first, then the others' in turn order (rulings, Play: Two abilities at one moment)."""
    game = plain("""
        coin: grudgebearers
        reikland-reavers: hand human-lineman; deck 2 human-thrower
        gouged-eye: hand orc-lineman; deck 2 orc-thrower
        grudgebearers: hand dwarf-runner; deck 2 troll-slayer
        the-chaos-cup: reikland-reavers crawler | gouged-eye crawler | grudgebearers crawler
    """)
    game.season.turn = 1
    game.season.stack = [Harm(((0, DOWN), (1, DOWN), (2, DOWN)))]
    order = []
    while game.asked != "nobody":
        order.append(game.asked.split()[0])
        game.play("decline")
    assert order == ["gouged-eye", "grudgebearers", "reikland-reavers"]


# Which Star Power.


def test_a_downed_tackle_uses_the_downed_star_power():
    """Each time a downed tackling skill is used, the downed Star Power is used to attempt the tackle (Foul Play,
    Downed Skills): one against one is a single die.
    """
    game = plain("""
        reikland-reavers: hand brute
        gouged-eye:
        bad-snap: human-lineman | gouged-eye biter
    """)
    game.play(
        "commit brute to bad-snap left", "tackle biter", "roll down down", "tackle human-lineman", "roll down"
    )
    assert game["bad-snap"] == "human-lineman down, brute | gouged-eye biter down"


def test_who_falls_by_his_own_downed_tackle_is_injured():
    """A downed player to whom Tackler Down is applied is injured (base rulebook, Player States)."""
    game = falls("biter")
    game.play("tackle brute", "roll missed tackler", "apply tackler")
    assert game.discard("gouged-eye") == ["biter"]


def test_downed_players_with_downed_skills_lose_their_abilities():
    """Downed players with downed skills still lose all printed abilities (Foul Play, Downed Skills): a downed Skeleton
    guards nobody.
    """
    game = plain("""
        reikland-reavers: hand brute
        champions-of-death:
        bad-snap: | skeleton down, ghoul
        super-juke: | skeleton, ghoul
    """)
    game.play("commit brute to bad-snap left", "tackle ghoul", "roll down down")
    assert "ghoul down" in game["bad-snap"]

    game = plain("""
        reikland-reavers: hand brute
        champions-of-death:
        bad-snap: | skeleton, ghoul
    """)
    game.play("commit brute to bad-snap left", "tackle ghoul", "roll down down")
    assert game.options == ["use skeleton", "decline"]


# Whatever the cause of the fall.


def test_after_a_failed_tackle_of_ones_own():
    """Downed skills go off whatever the cause of the fall, one's own tackle included (rulings, Sudden Death); the
    standing icons that are left are lost.
    """
    game = plain("""
        gouged-eye: hand biter, orc-lineman
        reikland-reavers: hand human-lineman
        bad-snap: | human-blitzer, human-lineman
    """)
    game.play("commit biter to bad-snap left", "tackle human-blitzer", "roll tackler")
    assert (game.asked, game.options) == (
        "gouged-eye choose-target",
        ["tackle human-blitzer", "tackle human-lineman", "decline"],
    )
    game.play("tackle human-lineman", "roll missed")
    # Passing stood behind tackling among his standing skills.
    assert game.asked == "reikland-reavers commit-or-pass"


def test_after_a_wizard():
    """Downed skills go off after a wizard's (rulings, Sudden Death; Moving and placing: Hired Wizard)."""
    game = plain("""
        reikland-reavers: hand human-lineman; owns hired-wizard
        gouged-eye: hand orc-lineman; deck orc-thrower
        bad-snap: | gouged-eye crawler
    """)
    game.play("commit human-lineman to bad-snap left", "act hired-wizard", "roll down")
    assert (game.asked, game.options) == ("gouged-eye use-skill", ["use", "decline"])


def test_of_a_guard():
    """Guard takes the target's place for everything that follows (rulings, Tackles): his downed skills go off."""
    game = plain("""
        reikland-reavers: hand brute
        gouged-eye:
        bad-snap: | gouged-eye phoenix, crawler
    """)
    game.play("commit brute to bad-snap left", "tackle crawler", "roll down down", "use phoenix")
    assert game.asked == "gouged-eye use-skill"
    game.play("decline")
    assert game["bad-snap"].endswith("phoenix down [?], crawler")


def test_not_when_a_downed_player_is_injured():
    """They are lost if the player is injured (rulings, Sudden Death): who lies already is injured, not downed."""
    game = plain("""
        reikland-reavers: hand brute
        gouged-eye: hand orc-lineman; deck orc-thrower
        bad-snap: | gouged-eye crawler down
    """)
    game.play("commit brute to bad-snap left", "tackle crawler", "roll down down")
    assert game.asked == "reikland-reavers use-skill"
    assert game.discard("gouged-eye") == ["crawler"]


def test_not_when_injured_outright():
    """A standing player injured outright never was downed: no downed skills (rulings, Headlines)."""
    game = plain("""
        headline: flooding-causes-soggy-pitch
        reikland-reavers: hand brute
        gouged-eye: hand orc-lineman; deck orc-thrower
        bad-snap: | gouged-eye crawler
    """)
    game.play("commit brute to bad-snap left", "tackle crawler", "roll down down")
    assert game.asked == "reikland-reavers use-skill"
    assert game.discard("gouged-eye") == ["crawler"]


@pytest.mark.parametrize(("die", "asked"), [("down", "reikland-reavers"), ("missed", "gouged-eye")])
def test_the_die_of_violence_comes_first(die, asked):
    """Violence at an All-time High!: the die is rolled before downed skills; who is injured uses none (rulings,
    Headlines; Tackles: What follows a result).
    """
    game = plain("""
        headline: violence-at-an-all-time-high
        reikland-reavers: hand brute
        gouged-eye: hand orc-lineman; deck orc-thrower
        bad-snap: | gouged-eye crawler
    """)
    game.play("commit brute to bad-snap left", "tackle crawler", f"roll down down {die}")
    assert game.asked == f"{asked} use-skill"


def test_before_all_responses():
    """After the ball has fallen, downed skills come before all responses to success and fall (rulings, Tackles: What
    follows a result): Rigorous Training waits.
    """
    game = plain("""
        reikland-reavers: hand brute
        grudgebearers: hand troll-slayer; owns rigorous-training; deck 2 dwarf-runner
        bad-snap: | grudgebearers phoenix ball
    """)
    game.play(
        "commit brute to bad-snap left", "tackle phoenix", "roll down down", "use", "roll missed missed"
    )
    assert told(game, "ball-moved", "skill-used", "player-downed", "ability-used") == [
        "skill-used brute tackle",
        "ball-moved bad-snap nobody",
        "player-downed phoenix",
        "skill-used phoenix regeneration",
        "skill-used phoenix cheat",
        "ability-used grudgebearers rigorous-training nobody",
    ]


def test_a_tackler_who_has_gone_down_answers_no_more():
    """A tackler who has gone down by the time of the responses has no ability left to answer with (rulings, Tackles:
    What follows a result): the target's downed tackle brings down a Human Blitzer, who gains no icon.
    """
    game = plain("""
        reikland-reavers: hand human-blitzer
        gouged-eye:
        bad-snap: | gouged-eye biter
    """)
    game.play(
        "commit human-blitzer to bad-snap left",
        "tackle biter",
        "roll down",
        "tackle human-blitzer",
        "roll down down",
    )
    assert game["bad-snap"] == "human-blitzer down | gouged-eye biter down"
    assert "ability-used" not in [line.split()[0] for line in game.told]


# Lost, and nested.


def test_nested_order():
    """Downed skills go off in nested order (rulings, Sudden Death; In detail, Interruptions: the newest is finished
    first): who is brought down by a downed tackle uses his before the first goes on.
    """
    game = plain("""
        reikland-reavers: hand brute
        gouged-eye: hand orc-lineman; deck orc-thrower
        bad-snap: reikland-reavers crawler | gouged-eye juggler
    """)
    game.play("commit brute to bad-snap left", "tackle juggler", "roll down down", "decline", "decline")
    game.season.deck[0] = game.season.deck[0][:2]
    game.play("tackle crawler", "roll missed down", "apply down")
    assert game.asked == "reikland-reavers use-skill"


def test_a_downed_skill_is_lost_with_the_player():
    """They are lost if the player is injured before they are due (rulings, Sudden Death): both fall, and the first
    to answer injures the other.
    """
    game = plain("""
        headline: flooding-causes-soggy-pitch
        reikland-reavers: hand biter
        gouged-eye: hand orc-lineman; deck orc-thrower
        bad-snap: | gouged-eye crawler
    """)
    game.play("commit biter to bad-snap left", "tackle crawler", "roll down tackler")
    assert game.asked == "reikland-reavers choose-target"
    game.play("tackle crawler", "roll down missed")
    assert game.discard("gouged-eye") == ["crawler"]
    assert game.asked == "gouged-eye commit-or-pass"
    assert "skill-used crawler sprint" not in game.told


def test_a_lost_player_is_no_part_of_the_order():
    """Who is injured before his downed skills are due has none to be put in order (rulings, Sudden Death)."""
    game = plain("""
        reikland-reavers: hand human-lineman
        gouged-eye: hand orc-lineman; deck orc-thrower
        bad-snap: reikland-reavers biter | gouged-eye crawler, juggler
    """)
    game.season.turn = 0
    game.season.stack = [Harm(((0, DOWN), (1, DOWN), (2, DOWN)))]
    game.play("tackle crawler", "roll down")
    assert game.discard("gouged-eye") == ["crawler"]
    assert game.asked == "gouged-eye use-skill"
    assert "juggler down [?]" in game["bad-snap"]


UP_AGAIN = """
    headline: flooding-causes-soggy-pitch
    reikland-reavers: hand gnasher
    gouged-eye: hand orc-lineman; deck orc-thrower
    bad-snap: | gouged-eye crawler, slab
"""


def test_a_downed_skill_is_lost_when_he_is_up_again():
    """They are lost if the player is up again before they are due (rulings, Sudden Death): both fall, and before the
    other one's turn comes Slab, tackled from the ground, puts him on his feet.
    """
    game = plain(UP_AGAIN)
    game.play("commit gnasher to bad-snap left", "tackle crawler", "roll down tackler", "decline")
    game.play("tackle slab", "roll down missed", "use slab", "decline")
    assert game["bad-snap"].endswith("gouged-eye crawler, slab down")
    assert game.asked == "gouged-eye commit-or-pass"


def test_of_two_falls_each_has_its_own():
    """Downed skills work anew the next time he goes down (rulings, In detail: Up again), but those of the fall before
    are lost: brought down twice, he uses them once.
    """
    game = plain(UP_AGAIN)
    game.play("commit gnasher to bad-snap left", "tackle crawler", "roll down tackler", "decline")
    game.play("tackle slab", "roll down missed", "use slab", "tackle crawler", "roll down missed")
    assert game.asked == "gouged-eye use-skill"
    game.play("decline")
    assert game.asked == "gouged-eye commit-or-pass"


def test_they_work_anew_the_next_time():
    """Downed skills work anew the next time he goes down (rulings, In detail: Up again)."""
    game = plain("""
        gouged-eye: hand 2 brute
        reikland-reavers: hand human-lineman; deck 2 human-thrower; owns team-apothecary
        bad-snap: | reikland-reavers crawler
    """)
    game.play(
        "commit brute to bad-snap left", "tackle crawler", "roll down down", "use", "discard human-thrower"
    )
    game.play("decline", "commit human-lineman to bad-snap right", "act team-apothecary", "roll down")
    assert game["bad-snap"].endswith("crawler, human-lineman")

    game.play("commit brute to bad-snap left", "tackle crawler", "roll down down", "decline")
    assert game.asked == "reikland-reavers use-skill"


def test_one_manager_orders_his_own():
    """One manager orders the downed skills of his own players (rulings, Play: Two abilities at one moment): in a soggy
    pitch a Guard and the target both take a Target Down.
    """
    game = plain("""
        headline: flooding-causes-soggy-pitch
        reikland-reavers: hand brute
        gouged-eye: hand orc-lineman; deck orc-thrower
        bad-snap: | gouged-eye phoenix, crawler
    """)
    game.play("commit brute to bad-snap left", "tackle crawler", "roll down down", "use phoenix", "decline")
    assert game.asked == "gouged-eye order-downed"
    assert sorted(game.options) == ["player crawler", "player phoenix"]

    game.play("player crawler", "decline")
    assert game.asked == "gouged-eye use-skill"
    assert "player-downed crawler" in game.told


# With other cards.


def test_a_downed_player_is_paid_for_no_injury():
    """Downed players with downed skills still lose all printed abilities (Foul Play, Downed Skills): a Mummy's downed
    tackle injures somebody, and Dirty Player pays nothing.
    """
    game = plain("""
        reikland-reavers: hand brute
        champions-of-death:
        bad-snap: human-lineman down | mummy
    """)
    game.play("commit brute to bad-snap left", "tackle mummy", "roll down down")
    game.play("tackle human-lineman", "roll down down")
    assert game.discard("reikland-reavers") == ["human-lineman"]
    assert game.fans == [0, 0]


def test_responses_help_a_downed_tackle():
    """A player who tackles in another manager's turn by a downed skill may be helped by WAAAGH! (rulings, Actions,
    responses and "this turn": Responses).
    """
    game = plain("""
        reikland-reavers: hand brute
        gouged-eye: owns waaagh; fans 2
        bad-snap: | gouged-eye biter
    """)
    game.play("commit brute to bad-snap left", "tackle biter", "roll down down", "tackle brute")
    game.play("use waaagh", "roll down missed")
    assert (game.asked, game.options) == ("gouged-eye choose-result", ["apply down", "apply missed"])


def test_a_dispute_doubles_downed_cheating():
    """Referee Contract Dispute doubles each use of cheating (rulings, Headlines), a downed player's too."""
    game = plain("""
        headline: referee-contract-dispute
        reikland-reavers: hand brute
        gouged-eye:
        bad-snap: | gouged-eye pickpocket
    """)
    game.play("commit brute to bad-snap left", "tackle pickpocket", "roll down down")
    assert game["bad-snap"].endswith("pickpocket down [?, ?]")


def test_a_cursed_ball_is_passed_from_the_ground():
    """Cursed Ball!: the die is rolled for each use of passing that could do something (rulings, Headlines)."""
    game = plain("""
        headline: cursed-ball
        reikland-reavers: hand brute
        gouged-eye:
        bad-snap: | gouged-eye juggler
    """)
    game.play("commit brute to bad-snap left", "tackle juggler", "roll down down", "use", "roll tackler")
    assert game["bad-snap"].startswith("reikland-reavers brute ball |")


def test_a_banned_downed_skill():
    """Stadium breaches: one penalty for each icon used against a ban, downed skills included (rulings, Foul Play)."""
    game = plain("""
        options: stadiums
        stadiums: backyard
        reikland-reavers: hand brute
        gouged-eye: hand orc-lineman; deck orc-thrower
        bad-snap: | gouged-eye crawler
    """)
    game.play("commit brute to bad-snap left", "tackle crawler", "roll down down")
    assert game.season.facedown == [0, 0]
    game.play("use")
    assert game.season.facedown == [0, 1]


def test_trample_comes_after_downed_skills():
    """A Bull Centaur may tackle whom he has downed at once (rulings, Errata: Trample), but what follows a result comes
    in order: downed skills, then responses (rulings, Tackles). He who is up again is tackled standing, with the
    Centaur's downed Star Power.
    """
    game = plain("""
        zharr-naggrund-ziggurats: hand bull-centaur
        gouged-eye:
        bad-snap: | gouged-eye phoenix
    """)
    game.play(
        "commit bull-centaur to bad-snap left",
        "tackle phoenix",
        "roll down",
        "use",
        "roll tackler down",
        "use",
    )
    assert (game.asked, game.options) == (
        "zharr-naggrund-ziggurats respond",
        ["use bull-centaur", "decline"],
    )
    # Two against three.
    game.play("use bull-centaur", "roll missed down")
    assert game.asked == "gouged-eye choose-result"


def test_trample_with_disease():
    """Disease decreases standing and downed Star Power (Foul Play, Disease Tokens), also where an ability says which of
    them counts: one against one is a single die.
    """
    game = plain("""
        zharr-naggrund-ziggurats: hand bull-centaur
        gouged-eye:
        bad-snap: | gouged-eye bystander; plague 1
    """)
    game.play(
        "commit bull-centaur to bad-snap left",
        "tackle bystander",
        "roll down",
        "use bull-centaur",
        "roll down",
    )
    assert game.discard("gouged-eye") == ["bystander"]


def test_a_moment_of_all_ones_players():
    """An ability may answer whenever any of its manager's players brings an opponent down, by a downed skill too."""
    game = plain("""
        reikland-reavers: hand brute
        gouged-eye:
        bad-snap: reikland-reavers captain, human-lineman | gouged-eye captain, biter
    """)
    game.play(
        "commit brute to bad-snap left", "tackle biter", "roll down down", "tackle human-lineman", "roll down"
    )
    assert game["bad-snap"].startswith("reikland-reavers captain, human-lineman down")
    assert game.fans == [1, 1]
