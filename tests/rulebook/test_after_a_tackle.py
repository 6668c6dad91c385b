"""What follows the result of a tackle: the ball, gained icons, Fend, Varag, Cornelius."""

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


# The order of what follows.


def test_ball_falls_before_the_die_of_violence_and_before_responses():
    """The ball falls, then Violence rolls, then responses are used (rulings, What follows a result)."""
    game = table("""
        headline: violence-at-an-all-time-high
        gouged-eye: hand orc-blitzer; owns orcidas-sponsorship
        reikland-reavers:
        bad-snap: | human-thrower ball, human-lineman
    """)

    game.play("commit orc-blitzer to bad-snap left", "tackle human-thrower", "roll down missed", "apply down")
    game.play("decline")
    assert game.asked == "reikland-reavers respond"

    game.play("use human-thrower", "roll missed")
    assert game["bad-snap"] == "orc-blitzer | human-thrower down, human-lineman ball"
    assert game.asked == "gouged-eye respond"
    assert game.options == ["use orcidas-sponsorship", "decline"]


def test_responses_go_round_until_all_decline_in_a_row():
    """Each in turn order uses one or declines, round and round, until all decline in a row (rulings)."""
    game = table("""
        coin: athelorn-avengers
        turn: gouged-eye
        gouged-eye: hand orc-blitzer; owns smash-em-bash-em, orcidas-sponsorship, waaagh exhausted
        athelorn-avengers:
        bad-snap: | treeman ball, wood-elf-lineman down
    """)

    game.play("commit orc-blitzer to bad-snap left", "tackle treeman", "roll missed down", "apply down")
    assert game.asked == "athelorn-avengers respond"

    game.play("decline")
    assert game.asked == "gouged-eye respond"
    assert game.options == ["use smash-em-bash-em", "use orcidas-sponsorship", "decline"]

    game.play("use orcidas-sponsorship")
    assert game.asked == "athelorn-avengers respond"

    game.play("use treeman")
    assert game.options == ["use smash-em-bash-em", "decline"]

    game.play("use smash-em-bash-em", "roll down")
    assert game["bad-snap"] == "orc-blitzer ball [?] | wood-elf-lineman"


def test_what_a_response_made_impossible_can_not_be_used():
    """What a response made impossible can no longer be used (rulings): the Minotaur is injured before he answers."""
    game = table("""
        gouged-eye: hand orc-blitzer; owns smash-em-bash-em
        chaos-all-stars:
        bad-snap: | minotaur
    """)

    game.play("commit orc-blitzer to bad-snap left", "tackle minotaur", "roll down down")
    game.play("use smash-em-bash-em", "roll down")

    assert game["bad-snap"] == "orc-blitzer [?]"
    assert game.asked == "nobody"


# Gained icons.


def test_human_blitzer_gains_a_pass_for_each_success():
    """A gained icon comes once for each successful tackle, outside his own icons too (rulings, Skills)."""
    game = table("""
        reikland-reavers: hand human-blitzer; owns tackling-coach
        gouged-eye:
        bad-snap: | orc-blitzer ball
    """)

    game.play("commit human-blitzer to bad-snap left", "tackle orc-blitzer", "roll down", "decline")
    game.play("act tackling-coach", "tackle orc-blitzer", "roll missed down", "apply down")
    assert game.asked == "reikland-reavers use-skill"

    game.play("use")
    assert game["bad-snap"] == "human-blitzer ball"


def test_wardancer_gains_a_sprint():
    """Wardancer: a successful tackle gains a sprinting icon (card-facts §2a)."""
    game = table("""
        athelorn-avengers: hand wardancer, treeman; deck 2 wood-elf-lineman
        gouged-eye:
        bad-snap: | orc-thrower
    """)

    game.play(
        "commit wardancer to bad-snap left", "tackle orc-thrower", "roll down down", "use", "discard treeman",
    )  # fmt: skip

    assert game.hand("athelorn-avengers") == ["wood-elf-lineman"]


def test_beastman_has_to_use_the_icon_he_gains():
    """A gained cheating icon must be used (rulings, Skills)."""
    game = table("""
        chaos-all-stars: hand beastman
        gouged-eye:
        bad-snap: | orc-thrower
    """)

    game.play("commit beastman to bad-snap left", "tackle orc-thrower", "roll down down")

    assert game["bad-snap"] == "beastman [?, ?] | orc-thrower down"


def test_gained_icon_comes_last():
    """… at the right end of what the player has left (rulings, Skills): the coach's tackle, then the pass."""
    game = table("""
        reikland-reavers: hand human-blitzer
        gouged-eye:
        bad-snap: | orc-blitzer ball
    """)

    game.play("commit human-blitzer to bad-snap left", "tackle orc-blitzer", "roll down", "use")

    assert game["bad-snap"] == "human-blitzer ball | orc-blitzer down"


def test_gained_icon_is_lost_if_he_is_downed_first():
    """… lost if he is downed first (rulings, Skills): the Minotaur answers before the Blitzer's own ability."""
    game = table("""
        coin: chaos-all-stars
        turn: reikland-reavers
        reikland-reavers: hand human-blitzer
        chaos-all-stars:
        bad-snap: | minotaur
    """)

    game.play(
        "commit human-blitzer to bad-snap left", "tackle minotaur", "roll down down",
        "use minotaur", "roll down missed", "apply down",
    )  # fmt: skip

    assert game["bad-snap"] == "human-blitzer down | minotaur down"
    assert game.asked == "nobody"


def test_icon_gained_and_lost_to_the_minotaur():
    """… also if he has gained it already when he goes down (rulings, Skills)."""
    game = table("""
        reikland-reavers: hand human-blitzer
        chaos-all-stars:
        bad-snap: | minotaur
    """)

    game.play(
        "commit human-blitzer to bad-snap left", "tackle minotaur", "roll down down",
        "use minotaur", "roll down missed", "apply down",
    )  # fmt: skip

    assert game["bad-snap"] == "human-blitzer down | minotaur down"
    assert game.asked == "nobody"


def test_death_roller_takes_a_token_for_each_success():
    """The Death Roller: each successful tackle puts a single token on him (card-facts §3a; rulings, Skills)."""
    game = table("""
        headline: referee-contract-dispute
        grudgebearers: hand the-death-roller
        gouged-eye:
        bad-snap: | orc-blitzer
    """)

    game.play("commit the-death-roller to bad-snap left", "tackle orc-blitzer", "roll down down")
    assert game["bad-snap"] == "the-death-roller [?] | orc-blitzer down"

    game.play("decline", "decline")
    assert game["bad-snap"] == "the-death-roller [?, ?, ?] | orc-blitzer down"


def test_rat_ogre_may_look_at_a_token():
    """Rat Ogre: after a success he may look at a token on himself, and keep or replace it (card-facts §2a)."""
    game = table("""
        skavenblight-scramblers: hand rat-ogre
        gouged-eye:
        bad-snap: | orc-blitzer
    """)

    game.play(
        "commit rat-ogre to bad-snap left", "tackle orc-blitzer", "roll down down",
        "use rat-ogre", "token ejection", "replace",
    )  # fmt: skip

    assert game["bad-snap"] == "rat-ogre [?] | orc-blitzer down"
    assert game.pool == 28


# The ball.


def test_sure_hands_hold_through_the_fall():
    """Sure Hands hold the ball through the fall; if he is injured later, it falls (rulings, Play)."""
    game = orcs_against("| athelorn-avengers freebooter-thrower ball", hand="smashjaw")

    game.play("commit smashjaw to bad-snap left", "tackle freebooter-thrower", "roll down down")
    assert game["bad-snap"] == "smashjaw | athelorn-avengers freebooter-thrower down ball"

    game.play("tackle freebooter-thrower", "roll down down")
    assert game["bad-snap"] == "smashjaw"
    assert game.season.ball == [-1]


def test_dump_off_of_a_tackled_carrier():
    """Dump-Off may name a downed friend when he would drop the ball (rulings, Play)."""
    game = table("""
        gouged-eye: hand orc-blitzer
        reikland-reavers:
        bad-snap: | human-thrower ball, human-blitzer down, ogre
    """)

    game.play(
        "commit orc-blitzer to bad-snap left", "tackle human-thrower", "roll down down", "use human-thrower"
    )
    assert game.options == ["player human-blitzer", "player ogre"]

    game.play("player human-blitzer")
    assert game["bad-snap"] == "orc-blitzer [?] | human-thrower down, human-blitzer down ball, ogre"


def test_dump_off_of_a_downed_carrier():
    """… if he was standing (rulings, The ball): a downed Thrower who is injured drops it."""
    game = table("""
        gouged-eye: hand orc-blitzer
        reikland-reavers:
        bad-snap: | human-thrower down ball, ogre
    """)

    game.play("commit orc-blitzer to bad-snap left", "tackle human-thrower", "roll down down")

    assert game["bad-snap"] == "orc-blitzer [?] | ogre"


# Fend.


def test_fend_stands_a_friend():
    """Fend: he may stand one of his manager's other downed players here (List of Named Abilities)."""
    game = orcs_against("| treeman, wardancer down, wood-elf-thrower down", orcs="owns waaagh")

    game.play(
        "commit orc-blitzer to bad-snap left", "tackle treeman", "use waaagh", "roll down down", "use treeman"
    )
    assert game.options == ["player wardancer", "player wood-elf-thrower"]

    game.play("player wardancer")
    assert game["bad-snap"] == "orc-blitzer [?] | treeman down, wardancer, wood-elf-thrower down"


def test_fend_is_optional():
    """Fend is optional (rulings, May or must)."""
    game = orcs_against("| treeman, wardancer down")

    game.play("commit orc-blitzer to bad-snap left", "tackle treeman", "roll down down", "decline")

    assert game["bad-snap"] == "orc-blitzer [?] | treeman down, wardancer down"


@pytest.mark.parametrize("line", ["treeman", "treeman, wardancer", "treeman down, wardancer down"])
def test_fend_needs_a_downed_friend_and_a_standing_treeman(line):
    """An optional effect without a legal object is not offered; and he must have stood (rulings, Fend)."""
    game = orcs_against(f"| {line}", more="super-juke: wardancer down")

    game.play("commit orc-blitzer to bad-snap left", "tackle treeman", "roll down down")

    assert game.asked == "nobody"


def test_fend_answers_a_tackle_and_nothing_else():
    """Hired Wizard: no Fend (rulings, Moving and placing)."""
    game = orcs_against("| treeman, wardancer down", hand="orc-thrower", orcs="owns hired-wizard")

    game.play("commit orc-thrower to bad-snap left", "decline", "act hired-wizard", "roll down")

    assert game["bad-snap"] == "orc-thrower | treeman down, wardancer down"
    assert game.asked == "nobody"


def test_fend_works_against_juggernaut():
    """Juggernaut forbids Guard and nothing else (rulings, Tackles)."""
    game = table("""
        reikland-reavers: hand ogre
        athelorn-avengers:
        bad-snap: | treeman, wardancer down
    """)

    game.play("commit ogre to bad-snap left", "tackle treeman", "roll down", "use treeman")

    assert game["bad-snap"] == "ogre [?] | treeman down, wardancer"


def test_slab_fends_when_he_guards():
    """Slab's Fend works when he guards (rulings, Guard takes the target's place): he may stand whom he saved."""
    game = orcs_against("| wardancer down, slab")
    assert game["bad-snap"] == "| wardancer down, slab"

    game.play(
        "commit orc-blitzer to bad-snap left", "tackle wardancer", "roll down down", "use slab", "use slab",
    )  # fmt: skip

    assert game["bad-snap"] == "orc-blitzer [?] | wardancer, slab down"


# Varag Ghoulchewer.


def test_varag_is_paid_for_downed_then_injured_once():
    """One fan for downed and then injured, since the ball was gone by then (rulings, Varag)."""
    game = orcs_against("varag-ghoulchewer | wardancer ball", hand="smashjaw")

    game.play("commit smashjaw to bad-snap left", "tackle wardancer", "roll down", "decline")
    assert game.fans == [1, 0]

    again = orcs_against("varag-ghoulchewer | wardancer down")
    again.play("commit orc-blitzer to bad-snap left", "tackle wardancer", "roll down down")
    assert again.fans == [0, 0]


def test_varag_is_paid_twice_for_sure_hands():
    """… two if Sure Hands kept it in between (rulings, Varag)."""
    game = orcs_against(
        "varag-ghoulchewer | athelorn-avengers freebooter-thrower ball", hand="the-death-roller"
    )

    game.play(
        "commit the-death-roller to bad-snap left",
        "tackle freebooter-thrower", "roll down down",
        "tackle freebooter-thrower", "roll down down",
    )  # fmt: skip

    assert game.fans == [2, 0]


def test_varag_is_paid_whoever_caused_it():
    """… whoever caused it (rulings, Varag): an opposing carrier who falls at his own tackle."""
    game = table("""
        athelorn-avengers: hand thornmane
        gouged-eye:
        bad-snap: | varag-ghoulchewer
    """)

    game.play(
        "commit thornmane to bad-snap left", "use", "tackle varag-ghoulchewer", "roll tackler tackler",
    )  # fmt: skip

    assert game["bad-snap"] == "thornmane down | varag-ghoulchewer"
    assert game.fans == [0, 1]


@pytest.mark.parametrize(
    "line", ["varag-ghoulchewer down | wardancer ball", "| wardancer ball", "varag-ghoulchewer | wardancer"]
)
def test_varag_has_to_stand_here_and_see_a_carrier_fall(line):
    """All abilities need a standing player at the matchup (Player Card Abilities; rulings, The fall itself)."""
    game = orcs_against(line, more="super-juke: varag-ghoulchewer")

    game.play("commit orc-blitzer to bad-snap left", "tackle wardancer", "roll down")

    assert game.fans == [0, 0]


def test_varag_is_not_paid_for_his_own_side():
    """… an opposing ball carrier (Card Abilities)."""
    game = table("""
        athelorn-avengers: hand wardancer
        gouged-eye: deck nothing
        bad-snap: | varag-ghoulchewer, orc-blitzer ball
    """)

    game.play("commit wardancer to bad-snap left", "tackle orc-blitzer", "roll down", "decline all")

    assert game.fans == [0, 0]


def test_varag_and_guard():
    """A guarded carrier pays Varag nothing; a Guard who carries the ball does (rulings, Guard)."""
    guarded = orcs_against("varag-ghoulchewer | wardancer ball, wood-elf-lineman")
    guarded.play(
        "commit orc-blitzer to bad-snap left", "tackle wardancer", "roll down", "use wood-elf-lineman"
    )
    assert guarded.fans == [0, 0]

    guarding = orcs_against("varag-ghoulchewer | wardancer, wood-elf-lineman ball")
    guarding.play(
        "commit orc-blitzer to bad-snap left", "tackle wardancer", "roll down", "use wood-elf-lineman"
    )
    assert guarding.fans == [1, 0]


def test_varag_is_paid_for_his_own_tackle():
    """Varag's own tackle of a carrier pays like any (Card Abilities)."""
    game = orcs_against("| wardancer ball", hand="varag-ghoulchewer")

    game.play("commit varag-ghoulchewer to bad-snap left", "tackle wardancer", "roll down down", "decline")

    assert game.fans == [1, 0]


# Cornelius Krieg and Rigorous Training.


def test_cornelius_takes_a_token_when_he_goes_down():
    """Cornelius becomes downed: a single token, like it or not (card-facts §3a; rulings, May or must)."""
    game = table("""
        headline: referee-contract-dispute
        gouged-eye: hand black-orc-blocker
        reikland-reavers:
        bad-snap: | cornelius-krieg [?]
    """)

    game.play("commit black-orc-blocker to bad-snap left", "tackle cornelius-krieg", "roll down down")

    assert game["bad-snap"] == "black-orc-blocker | cornelius-krieg down [?, ?]"


def test_cornelius_who_is_down_already():
    """… becomes downed: not if he is injured (card-facts §3a)."""
    game = table("""
        gouged-eye: hand black-orc-blocker
        reikland-reavers:
        bad-snap: | cornelius-krieg down
    """)

    game.play("commit black-orc-blocker to bad-snap left", "tackle cornelius-krieg", "roll down down")

    assert game.pool == 30


def test_cornelius_who_guards():
    """… also when he guards (rulings, Guard takes the target's place)."""
    game = table("""
        gouged-eye: hand black-orc-blocker
        reikland-reavers:
        bad-snap: | human-blitzer, cornelius-krieg
    """)

    game.play(
        "commit black-orc-blocker to bad-snap left", "tackle human-blitzer", "roll down down", "use cornelius-krieg",
    )  # fmt: skip

    assert game["bad-snap"] == "black-orc-blocker | human-blitzer, cornelius-krieg down [?]"


def test_cornelius_at_his_own_tackle():
    """… and at his own Tackler Down: the cheating icon is lost, the token is not (rulings, Skills)."""
    game = table("""
        reikland-reavers: hand cornelius-krieg
        gouged-eye:
        bad-snap: | orc-blitzer
    """)

    game.play("commit cornelius-krieg to bad-snap left", "tackle orc-blitzer", "roll tackler")

    assert game["bad-snap"] == "cornelius-krieg down [?] | orc-blitzer"


def test_cornelius_with_an_empty_pool():
    """An empty cheating pool: no token is assigned (rulings, Play)."""
    game = table("""
        pool: 0
        reikland-reavers: hand cornelius-krieg
        gouged-eye:
        bad-snap: | orc-blitzer
    """)

    game.play("commit cornelius-krieg to bad-snap left", "tackle orc-blitzer", "roll tackler")

    assert game["bad-snap"] == "cornelius-krieg down | orc-blitzer"


def test_cornelius_injured_by_violence():
    """If Violence injures him he did become downed, but is not there to take a token (rulings, Headlines)."""
    game = table("""
        headline: violence-at-an-all-time-high
        gouged-eye: hand black-orc-blocker
        reikland-reavers:
        bad-snap: | cornelius-krieg
    """)

    game.play("commit black-orc-blocker to bad-snap left", "tackle cornelius-krieg", "roll down down down")

    assert game.pool == 30


# Compulsory and optional responses together.


def test_compulsory_response_can_not_be_declined():
    """All but the listed effects are carried out, in an order of the manager's choice (rulings, May or must)."""
    game = table("""
        grudgebearers: hand the-death-roller; owns smash-em-bash-em
        gouged-eye:
        bad-snap: | orc-blitzer
    """)

    game.play("commit the-death-roller to bad-snap left", "tackle orc-blitzer", "roll down down")
    assert game.asked == "grudgebearers order-abilities"
    assert game.options == ["use the-death-roller", "use smash-em-bash-em"]

    game.play("use the-death-roller")
    assert game.options == ["use smash-em-bash-em", "decline"]


def test_varag_and_dump_off():
    """A carrier who hands the ball on as he falls was the carrier until then (rulings, Varag; Dump-Off)."""
    game = table("""
        gouged-eye: hand orc-blitzer
        reikland-reavers:
        bad-snap: varag-ghoulchewer | human-thrower ball, human-blitzer down
    """)

    game.play(
        "commit orc-blitzer to bad-snap left", "tackle human-thrower", "roll down down", "use human-thrower"
    )
    assert game.fans == [1, 0]


def test_varag_and_a_downed_carrier():
    """A downed carrier who is injured pays one (rulings, Varag; A downed carrier)."""
    game = orcs_against("varag-ghoulchewer | wardancer down ball")

    game.play("commit orc-blitzer to bad-snap left", "tackle wardancer", "roll down down")

    assert game.fans == [1, 0]


def test_varag_and_a_wizard():
    """… whoever caused it (rulings, Varag): a wizard of his own manager."""
    game = orcs_against("varag-ghoulchewer | wardancer ball", hand="orc-lineman", orcs="owns hired-wizard")

    game.play("commit orc-lineman to bad-snap left", "act hired-wizard", "roll down")

    assert game.fans == [1, 0]


def test_varag_at_a_tournament():
    """Opposing at a tournament is every other manager's player (rulings): a fall between two others pays."""
    game = table("""
        gouged-eye: hand nothing
        reikland-reavers: hand human-blitzer
        athelorn-avengers:
        the-chaos-cup: varag-ghoulchewer | wardancer ball
    """)

    game.play("commit human-blitzer to the-chaos-cup", "tackle wardancer", "roll down", "decline")

    assert game.fans == [1, 0, 0]
