"""Either/or skills (player aid, Sudden Death: Either/Or Skills; rulings, Sudden Death)."""

import pytest

from tests.rulebook.plain import plain, told
from tests.scenario import Table, table

CHOOSER = """
    reikland-reavers: hand chooser, human-lineman; deck 2 human-thrower
    gouged-eye: hand orc-lineman
    bad-snap: | orc-blitzer
"""


def came(skills: str, text: str = CHOOSER) -> Table:
    """A chooser has come with these skills."""
    game = plain(text)
    game.play("commit chooser to bad-snap left", f"skills {skills}")
    return game


def test_a_set_must_be_chosen():
    """Each time a player with more than one skill set is committed, one must be chosen (player aid, Either/Or Skills);
    all icons on one side of a slash are a set, however many slashes there are.
    """
    game = plain(CHOOSER)
    game.play("commit chooser to bad-snap left")
    assert game.asked == "reikland-reavers choose-skill-set"
    assert game.options == ["skills tackle pass", "skills cheat pass", "skills sprint foul"]


def test_all_icons_of_one_side():
    """All skill icons on a single side of a slash may be used, and those only (player aid, Either/Or Skills)."""
    game = came("tackle pass")
    assert game.options == ["tackle orc-blitzer", "decline"]
    game.play("decline")
    assert (game.asked, game.options) == ("reikland-reavers use-skill", ["use", "decline"])
    game.play("use")
    assert game["bad-snap"].startswith("reikland-reavers chooser ball |")
    assert game.asked == "gouged-eye commit-or-pass"


def test_cheating_of_the_set_is_mandatory():
    """If a cheating icon is among the skills, the player must be assigned a cheating token (player aid, Either/Or
    Skills; rulings, Icons that fell out of the text); with another set he isn't.
    """
    assert came("cheat pass")["bad-snap"].startswith("reikland-reavers chooser [?]")
    assert came("sprint foul")["bad-snap"].startswith("reikland-reavers chooser |")


def test_the_others_do_not_exist():
    """The unchosen skill sets do not exist for the remainder of the time that card is in play (player aid, Either/Or
    Skills): for the headline that counts sprint icons, only the chosen ones do (rulings, Headlines).
    """
    for number, asked in ((1, "gouged-eye commit-or-pass"), (3, "reikland-reavers choose-result")):
        game = plain(f"""
            headline: all-star-conditioning
            gouged-eye: hand crawler, orc-lineman
            reikland-reavers:
            bad-snap: | reikland-reavers chooser set {number}
        """)
        # Two against two, or against three: then the target's manager chooses.
        game.play(
            "commit crawler to bad-snap left", "tackle chooser", "roll missed" + " down" * (number == 3)
        )
        assert game.asked == asked


def test_it_is_chosen_anew_each_time_the_card_comes():
    """Each time he is committed (player aid, Either/Or Skills); the choice stays until he leaves (rulings)."""
    game = plain("""
        reikland-reavers: hand 2 chooser; deck 2 human-thrower
        gouged-eye: hand orc-lineman
        bad-snap:
        super-juke:
    """)
    game.play("commit chooser to bad-snap left", "skills cheat pass", "decline", "pass", "done")
    game.play("commit chooser to super-juke left", "skills sprint foul", "decline")
    assert game["bad-snap"] == "reikland-reavers chooser [?]"
    assert game.season.chosen_set == [1, 2]


def test_the_choice_is_open():
    """A skill set is open to all (rulings, Sudden Death)."""
    assert "skills-chosen chooser 1" in came("cheat pass").told


def test_before_all_that_he_meets():
    """On entering, the skill set is chosen first: before disease tokens are taken and "When Played" (rulings,
    Committing: On entering).
    """
    game = plain("""
        nurgles-rotters: hand chooser; deck 2 rotter
        gouged-eye:
        bad-snap: | orc-blitzer; plague 1
    """)
    game.play("commit chooser to bad-snap left")
    assert game.season.disease == [0, 0]
    game.play("skills sprint foul")
    assert game["bad-snap"].startswith("nurgles-rotters chooser disease 1")
    assert told(game, "skills-chosen", "disease-caught") == [
        "skills-chosen chooser 2",
        "disease-caught chooser 1",
    ]


def test_a_coach_lends_his_skill_besides():
    """A coach lends his skill besides the chosen set (rulings, Sudden Death)."""
    game = came(
        "sprint foul", CHOOSER.replace("deck 2 human-thrower", "deck 2 human-thrower; owns tackling-coach")
    )
    game.play("decline", "decline", "act tackling-coach")
    assert (game.asked, game.options) == ("reikland-reavers choose-target", ["tackle orc-blitzer", "decline"])


def test_a_moved_player_keeps_his_set():
    """The set stays until the card leaves its matchups; a moved player keeps his state (rulings, Sudden Death; Moving
    and placing).
    """
    game = plain("""
        lowdown-rats: hand troll
        gouged-eye:
        bad-snap: lowdown-rats chooser set 2
        super-juke:
    """)
    game.play("commit troll to bad-snap left", "use troll", "to super-juke left")
    assert game["super-juke"] == "lowdown-rats chooser"
    assert game.season.chosen_set[0] == 1
    assert "skills-chosen" not in [line.split()[0] for line in game.told]


@pytest.mark.parametrize("skills", ["tackle pass", "cheat pass"])
def test_for_a_placed_player_too(skills):
    """A skill set is chosen whenever the card enters a matchup (rulings, Sudden Death), for a placed player all the
    same, who uses none of them (rulings, Moving and placing: A placed player).
    """
    game = plain("""
        gouged-eye: hand orc-lineman; top chooser; owns illegal-substitution
        reikland-reavers:
        bad-snap: orc-thrower | human-lineman
        super-juke:
    """)
    game.play(
        "commit orc-lineman to super-juke left", "act illegal-substitution", "player orc-thrower at bad-snap"
    )
    assert game.asked == "gouged-eye choose-skill-set"
    game.play(f"skills {skills}")
    assert game["bad-snap"].startswith("gouged-eye chooser |")
    assert game.asked == "nobody"


def test_downed_skills_belong_to_no_set():
    """Downed skills stand beside the downed Star Power (player aid, Downed Skills), whatever set was chosen."""
    game = plain("""
        gouged-eye: hand brute
        reikland-reavers: hand human-lineman; deck human-thrower
        bad-snap: | reikland-reavers chooser set 1
    """)
    game.play("commit brute to bad-snap left", "tackle chooser", "roll down down")
    assert (game.asked, game.options) == ("reikland-reavers use-skill", ["use", "decline"])


def test_one_ears_newcomer_chooses():
    """The card that comes for One Ear is committed: it chooses its skill set (rulings, Tackles: One Ear)."""
    game = plain("""
        gouged-eye: hand brute
        skavenblight-scramblers: top chooser
        bad-snap: | skavenblight-scramblers one-ear
    """)
    game.play("commit brute to bad-snap left", "tackle one-ear", "roll down down")
    assert game.asked == "skavenblight-scramblers choose-skill-set"
    game.play("skills cheat pass", "decline")
    assert game["bad-snap"].endswith("skavenblight-scramblers chooser [?]")


def test_a_card_with_one_set_leaves_no_choice():
    """Only a player with more than one skill set leaves a choice (player aid, Either/Or Skills)."""
    game = table("""
        naggaroth-nightmares: hand dark-elf-blitzer
        gouged-eye:
        bad-snap: | orc-lineman
    """)
    game.play("commit dark-elf-blitzer to bad-snap left")
    assert game.asked == "naggaroth-nightmares choose-target"
