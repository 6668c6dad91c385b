"""How to read the rules: may or must, nothing to act on, the price, interruptions, falls, and what is open."""

import pytest

from tests.scenario import Table, table
from touchline.table.seeing import view_of
from touchline.table.view import View


def seen(game: Table, team: str) -> View:
    """What the manager of a team sees."""
    assert game.asked
    return view_of(game.season, game.manager(team), None)


# May or must.

OPTIONAL = {
    "Dodge": (
        "gouged-eye: hand black-orc-blocker\nchaos-all-stars:\nbad-snap: beastman-thrower",
        ["commit black-orc-blocker to bad-snap right", "tackle beastman-thrower", "roll missed missed"],
        "use beastman-thrower",
    ),
    "Dump-Off": (
        "reikland-reavers: hand human-thrower\ngouged-eye:\nbad-snap: human-lineman",
        ["commit human-thrower to bad-snap left", "use"],
        "use human-thrower",
    ),
    "Fend": (
        "gouged-eye: hand da-troll\nathelorn-avengers:\nbad-snap: treeman, wood-elf-lineman down",
        ["commit da-troll to bad-snap right", "tackle treeman", "roll down"],
        "use treeman",
    ),
    "Guard": (
        "gouged-eye: hand da-troll\nathelorn-avengers:\nbad-snap: wood-elf-thrower, wood-elf-lineman",
        ["commit da-troll to bad-snap right", "tackle wood-elf-thrower", "roll down down"],
        "use wood-elf-lineman",
    ),
    "Piling On": (
        "gouged-eye: hand da-troll\nathelorn-avengers:\nbad-snap: wood-elf-thrower, wood-elf-catcher",
        ["commit da-troll to bad-snap right", "tackle wood-elf-thrower", "roll down down"],
        "use da-troll",
    ),
    "Strip Ball": (
        "grudgebearers: hand dwarf-blitzer\ngouged-eye:\nbad-snap: | orc-thrower ball",
        ["commit dwarf-blitzer to bad-snap left"],
        "strip-ball",
    ),
    "Throw Team-Mate": (
        "gouged-eye: hand snotlobba\ngrudgebearers:\nbad-snap: orc-lineman\nsuper-juke:",
        ["commit snotlobba to bad-snap left"],
        "use snotlobba",
    ),
    "a Freebooter's removal": (
        "plays: reveal improvements\ngouged-eye: pile freebooter-runner; hand orc-lineman\ngrudgebearers:",
        [],
        "return orc-lineman from hand",
    ),
    "Minotaur": (
        "reikland-reavers: hand ogre\nchaos-all-stars:\nbad-snap: | minotaur",
        ["commit ogre to bad-snap left", "tackle minotaur", "roll down"],
        "use minotaur",
    ),
    "Rat Ogre": (
        "skavenblight-scramblers: hand rat-ogre\ngouged-eye:\nbad-snap: | orc-lineman",
        ["commit rat-ogre to bad-snap left", "tackle orc-lineman", "roll down down"],
        "use rat-ogre",
    ),
    "Thornmane": (
        "athelorn-avengers: hand thornmane\ngouged-eye:\nbad-snap: | orc-blitzer [?]",
        ["commit thornmane to bad-snap left", "use"],
        "use thornmane",
    ),
    "Marcus Siebermann": (
        (
            "plays: scoreboard phase\nreikland-reavers:\ngouged-eye:\n"
            "personal-foul: marcus-siebermann ball | orc-blitzer [power-2]"
        ),
        [],
        "use marcus-siebermann",
    ),
    "Lord Borak": (
        (
            "plays: scoreboard phase\nchaos-all-stars:\nreikland-reavers:\n"
            "personal-foul: lord-borak-the-despoiler, beastman [power-2]"
        ),
        [],
        "use lord-borak-the-despoiler",
    ),
    "Bite-Bite": (
        (
            "plays: scoreboard phase\nskavenblight-scramblers:\nreikland-reavers:\n"
            "personal-foul: bite-bite [ejection], skaven-lineman"
        ),
        [],
        "use bite-bite",
    ),
    "Spikey McSpike": (
        "grudgebearers: hand spikey-mcspike\ngouged-eye:\nbad-snap: | orc-blitzer [?]",
        ["commit spikey-mcspike to bad-snap left"],
        "use spikey-mcspike",
    ),
    "Recruiting Agent": (
        (
            "plays: scoreboard phase\nreikland-reavers: owns recruiting-agent\ngouged-eye:\n"
            "OWA: 9 slab\nunnecessary-roughness: human-lineman | orc-thrower"
        ),
        [],
        "use recruiting-agent",
    ),
    "an upgrade that exhausts, as a matchup action": (
        "gouged-eye: hand orc-lineman; owns cheating-coach\ngrudgebearers:\nbad-snap:",
        ["commit orc-lineman to bad-snap left"],
        "act cheating-coach",
    ),
    "an upgrade that exhausts, as a response": (
        "gouged-eye: hand black-orc-blocker; owns waaagh\ngrudgebearers:\nbad-snap: | dwarf-longbeard",
        ["commit black-orc-blocker to bad-snap left", "tackle dwarf-longbeard"],
        "use waaagh",
    ),
    "Orcidas Sponsorship": (
        (
            "gouged-eye: hand black-orc-blocker; owns orcidas-sponsorship\ngrudgebearers:\n"
            "bad-snap: | dwarf-longbeard ball"
        ),
        ["commit black-orc-blocker to bad-snap left", "tackle dwarf-longbeard", "roll down down"],
        "use orcidas-sponsorship",
    ),
    "Smash 'Em, Bash 'Em": (
        "gouged-eye: hand black-orc-blocker; owns smash-em-bash-em\ngrudgebearers:\nbad-snap: | dwarf-longbeard",
        ["commit black-orc-blocker to bad-snap left", "tackle dwarf-longbeard", "roll down down"],
        "use smash-em-bash-em",
    ),
    "Dodge Type Thing": (
        "gouged-eye: hand black-orc-blocker\nathelorn-avengers: owns dodge-type-thing\nbad-snap: | wood-elf-thrower",
        ["commit black-orc-blocker to bad-snap left", "tackle wood-elf-thrower", "roll down down"],
        "use dodge-type-thing",
    ),
}


@pytest.mark.parametrize("name", OPTIONAL)
def test_may(name):
    """What is optional is asked for, and can be declined (rulings, How to read the rules: May or must)."""
    position, script, option = OPTIONAL[name]
    game = table(position, luck=1)
    game.play(*script)
    assert option in game.options
    assert game.options[-1] == "decline"
    game.play("decline all")


COMPULSORY = {
    "Barik": (
        "gouged-eye: hand orc-thrower\ngrudgebearers:\nbad-snap: barik-farblast, dwarf-runner down",
        ["commit orc-thrower to bad-snap right", "use"],
        "player-stood dwarf-runner",
    ),
    "Bloodhorn": (
        "plays: scoreboard phase\nchaos-all-stars:\ngrudgebearers:\npersonal-foul: bloodhorn",
        [""],
        "ball-moved personal-foul bloodhorn",
    ),
    "Cornelius": (
        "gouged-eye: hand da-troll\nreikland-reavers:\nbad-snap: cornelius-krieg",
        ["commit da-troll to bad-snap right", "tackle cornelius-krieg", "roll down down"],
        "token-assigned cornelius-krieg",
    ),
    "Bork": (
        "gouged-eye: hand bork\ngrudgebearers:\nbad-snap:",
        ["commit bork to bad-snap left", "use", "decline"],
        "token-assigned bork",
    ),
    "The Death Roller": (
        "grudgebearers: hand the-death-roller\ngouged-eye:\nbad-snap: | orc-thrower",
        [
            "commit the-death-roller to bad-snap left",
            "tackle orc-thrower",
            "roll down down",
            "decline",
            "decline",
        ],
        "token-assigned the-death-roller",
    ),
    "One Ear": (
        "grudgebearers: hand dwarf-blocker\ngouged-eye: top da-troll\nbad-snap: | gouged-eye one-ear",
        ["commit dwarf-blocker to bad-snap left", "tackle one-ear", "roll down down", "decline"],
        "player-committed da-troll bad-snap right",
    ),
    "Sure Hands": (
        "grudgebearers: hand troll-slayer\ngouged-eye:\nbad-snap: | orc-thrower ball",
        ["commit troll-slayer to bad-snap left", "tackle orc-thrower", "roll down down"],
        "player-downed orc-thrower",
    ),
    "Rigorous Training": (
        "gouged-eye: hand da-troll\ngrudgebearers: owns rigorous-training; top troll-slayer\nbad-snap: dwarf-longbeard",
        ["commit da-troll to bad-snap right", "tackle dwarf-longbeard", "roll down down"],
        "card-discarded grudgebearers troll-slayer",
    ),
    "Withering Workout": (
        (
            "plays: scoreboard phase\nchaos-all-stars: owns withering-workout; top minotaur\ngrudgebearers:\n"
            "personal-foul: beastman [ejection]"
        ),
        [""],
        "player-placed minotaur personal-foul left",
    ),
    "Dauntless": (
        "grudgebearers: hand troll-slayer\nathelorn-avengers:\nbad-snap: | treeman",
        ["commit troll-slayer to bad-snap left", "tackle treeman", "roll missed"],
        "result-chosen grudgebearers missed",
    ),
}


@pytest.mark.parametrize("name", COMPULSORY)
def test_must(name):
    """All other effects are carried out whether the manager likes it or not (rulings, May or must)."""
    position, script, event = COMPULSORY[name]
    game = table(position)
    game.play(*script)
    assert game.asked == "nobody"
    assert event in game.told


def test_gryphon_ade_is_compulsory():
    """With Gryphon-ade all stars are shuffled in, like it or not; sending a player away is optional (rulings, May or
    must; Payouts: Gryphon-ade).
    """
    game = table("""
        plays: reveal improvements
        reikland-reavers: owns gryphon-ade; pile griff-oberwald
        gouged-eye:
    """)
    game.play("decline")
    assert game.season.top[0] == ()
    assert "griff-oberwald" in game.deck("reikland-reavers")


def test_manager_chooses_what_is_left_open():
    """What a compulsory effect leaves open, its manager chooses (rulings, May or must): Barik's whom."""
    game = table("""
        gouged-eye: hand orc-thrower
        grudgebearers:
        bad-snap: barik-farblast, dwarf-runner down, troll-slayer down
    """)
    game.play("commit orc-thrower to bad-snap right", "use")
    assert game.asked == "grudgebearers choose-player"
    assert game.options == ["player dwarf-runner", "player troll-slayer"]


# Nothing to act on.

NOTHING = {
    "Fend with nobody downed": (
        "gouged-eye: hand da-troll\nathelorn-avengers:\nbad-snap: treeman, wood-elf-lineman",
        ["commit da-troll to bad-snap right", "tackle treeman", "roll down", "decline"],
    ),
    "Rat Ogre without a token": (
        "pool: 0\nskavenblight-scramblers: hand rat-ogre\ngouged-eye:\nbad-snap: | orc-lineman",
        ["commit rat-ogre to bad-snap left", "tackle orc-lineman", "roll down down"],
    ),
    "Piling On without another": (
        "gouged-eye: hand da-troll\nathelorn-avengers:\nbad-snap: wood-elf-thrower",
        ["commit da-troll to bad-snap right", "tackle wood-elf-thrower", "roll down down"],
    ),
    "Bite-Bite alone": (
        "plays: scoreboard phase\nskavenblight-scramblers:\nreikland-reavers:\npersonal-foul: bite-bite [ejection]",
        [""],
    ),
    "Marcus without a token": (
        "plays: scoreboard phase\nreikland-reavers:\ngouged-eye:\npersonal-foul: marcus-siebermann ball",
        [""],
    ),
    "Lord Borak without another's token": (
        (
            "plays: scoreboard phase\nchaos-all-stars:\ngouged-eye:\n"
            "personal-foul: lord-borak-the-despoiler [power-1, power-2]"
        ),
        [""],
    ),
    "Recruiting Agent with an empty deck": (
        (
            "plays: scoreboard phase\nreikland-reavers: owns recruiting-agent\ngouged-eye:\nOWA: slab\nCWC: nothing\n"
            "unnecessary-roughness: human-lineman | orc-thrower"
        ),
        [""],
    ),
    "Cornelius with an empty pool": (
        "pool: 0\ngouged-eye: hand black-orc-blocker\nreikland-reavers:\nbad-snap: cornelius-krieg",
        ["commit black-orc-blocker to bad-snap right", "tackle cornelius-krieg", "roll down down"],
    ),
    "a tackle without opponents": (
        "gouged-eye: hand black-orc-blocker\nreikland-reavers:\nbad-snap:",
        ["commit black-orc-blocker to bad-snap right"],
    ),
}


@pytest.mark.parametrize("name", NOTHING)
def test_nothing_to_act_on(name):
    """A compulsory effect without a legal object does nothing; an optional one is not offered, nor is an icon that can
    change nothing (rulings, How to read the rules: Nothing to act on).
    """
    position, script = NOTHING[name]
    game = table(position, luck=1)
    game.play(*script)
    assert game.asked == "nobody"


# Exhausting is the price.


@pytest.mark.parametrize("die", ["down", "missed", "tackler"])
def test_exhausting_is_paid_whatever_the_die_shows(die):
    """The price is paid when the card is used, before any die, and stays paid whatever the die shows (rulings,
    Exhausting is the price).
    """
    game = table("""
        gouged-eye: hand orc-lineman; owns legendary-toughness
        grudgebearers:
        bad-snap: orc-thrower down
    """)
    game.play("commit orc-lineman to bad-snap left", "act legendary-toughness", f"roll {die}")
    assert game.owns("gouged-eye") == ["legendary-toughness exhausted"]


def test_exhausting_is_paid_before_the_object():
    """It is paid before anything else of the card is resolved (rulings, Exhausting is the price)."""
    game = table("""
        gouged-eye: hand orc-lineman; owns team-apothecary
        grudgebearers:
        bad-snap: orc-thrower down, da-troll down
    """)
    game.play("commit orc-lineman to bad-snap left", "act team-apothecary")
    assert game.asked == "gouged-eye choose-player"
    assert game.owns("gouged-eye") == ["team-apothecary exhausted"]


def test_fans_to_be_lost_need_not_be_there():
    """WAAAGH! may be used with no fans; they never go below zero (rulings, Exhausting is the price; Scoreboard)."""
    game = table("""
        gouged-eye: hand black-orc-blocker; owns waaagh
        grudgebearers:
        bad-snap: dwarf-longbeard
    """)
    game.play(
        "commit black-orc-blocker to bad-snap right",
        "tackle dwarf-longbeard",
        "use waaagh",
        "roll missed missed",
    )
    assert game.fans == [0, 0]
    assert game.owns("gouged-eye") == ["waaagh exhausted"]


def test_eshin_without_fans():
    """So may Eshin Assassination Coordinator (rulings, Exhausting is the price)."""
    game = table("""
        skavenblight-scramblers: hand rat-ogre; owns eshin-assassination-coordinator
        grudgebearers:
        bad-snap: dwarf-longbeard
    """)
    game.play("commit rat-ogre to bad-snap right", "tackle dwarf-longbeard")
    game.play("use eshin-assassination-coordinator", "roll tackler")
    assert game.fans == [0, 0]
    assert game["bad-snap"] == "dwarf-longbeard | rat-ogre [?]"


# Interruptions.


def test_newest_interruption_is_finished_first():
    """The newest interruption is finished first; then what was interrupted goes on (rulings, Interruptions): the
    tackler's next icon may name the newcomer.
    """
    game = table("""
        grudgebearers: hand the-death-roller
        gouged-eye: top bork
        bad-snap: | gouged-eye one-ear
    """)
    game.play("commit the-death-roller to bad-snap left", "tackle one-ear", "roll down down")
    assert game.asked == "gouged-eye use-skill"
    game.play("use", "decline", "tackle bork", "roll down down")
    assert game["bad-snap"].endswith("| bork down [?, ?]")


@pytest.mark.parametrize(("coin", "token"), [("grudgebearers", " [?]"), ("gouged-eye", "")])
def test_interrupted_icons_that_are_no_longer_possible(coin, token):
    """It goes on with whatever of it is still possible (rulings, Interruptions): nothing, once the newcomer has downed
    the tackler, whose token for his success comes first only in turn order.
    """
    game = table(f"""
        coin: {coin}
        turn: grudgebearers
        grudgebearers: hand the-death-roller, dwarf-longbeard
        gouged-eye: top da-troll
        bad-snap: | gouged-eye one-ear
    """)
    game.play("commit the-death-roller to bad-snap left", "tackle one-ear", "roll down down")
    game.play("gouged-eye: tackle the-death-roller", "roll down tackler", "grudgebearers: apply down")
    assert game["bad-snap"] == f"the-death-roller down{token} | da-troll [?]"
    assert game.asked == "grudgebearers commit-or-pass"


# Opposing.


def test_opposing_at_a_tournament():
    """Opposing at a tournament is every other manager's player there (rulings, Opposing)."""
    game = table("""
        gouged-eye: hand black-orc-blocker
        grudgebearers:
        reikland-reavers:
        the-dungeonbowl: dwarf-longbeard | human-thrower | orc-lineman
    """)
    game.play("commit black-orc-blocker to the-dungeonbowl")
    assert game.options == ["tackle dwarf-longbeard", "tackle human-thrower", "decline"]


def test_opposing_manager_of_a_tackle():
    """ "The opposing manager" of a tackle is the target's (rulings, Opposing)."""
    game = table("""
        gouged-eye: hand black-orc-blocker
        grudgebearers:
        reikland-reavers:
        the-dungeonbowl: grudgebearers the-death-roller | human-thrower
    """)
    game.play("commit black-orc-blocker to the-dungeonbowl", "tackle the-death-roller", "roll down missed")
    assert game.asked == "grudgebearers choose-result"


def test_varag_at_a_tournament():
    """A carrier of any other manager is an opposing one (rulings, Opposing): Varag is paid, whoever tackles."""
    game = table("""
        grudgebearers: hand troll-slayer
        gouged-eye:
        reikland-reavers:
        the-dungeonbowl: varag-ghoulchewer | human-thrower ball
    """)
    game.play("commit troll-slayer to the-dungeonbowl", "tackle human-thrower", "roll down down")
    assert game.fans == [0, 1, 0]


# The fall itself.


def test_cornelius_falls():
    """An ability that speaks of its own player's going down works in that instant, if he was standing until then
    (rulings, The fall itself).
    """
    game = table("""
        grudgebearers: hand troll-slayer; owns tackling-coach
        reikland-reavers:
        bad-snap: | cornelius-krieg
    """)
    game.play("commit troll-slayer to bad-snap left", "tackle cornelius-krieg", "roll down")
    assert game["bad-snap"] == "troll-slayer [?] | cornelius-krieg down [?]"
    game.play("act tackling-coach", "tackle cornelius-krieg", "roll down missed", "apply down")
    assert game["bad-snap"] == "troll-slayer [?]"
    # One for the slayer, one for Cornelius.
    assert " ".join(game.told).count("token-assigned") == 2


@pytest.mark.parametrize(
    ("line", "fans"),
    [
        ("personal-foul: human-catcher ball", 5 + 1),
        ("personal-foul: human-catcher down ball", 5),
        ("personal-foul: reikland-reavers jordell-freshbreeze ball", 5 + 2),
        ("personal-foul: reikland-reavers jordell-freshbreeze down ball", 5),
        ("personal-foul: reikland-reavers jordell-freshbreeze", 5),
    ],
)
def test_other_abilities_need_a_standing_player(line, fans):
    """All other printed abilities need a standing player (rulings, The fall itself)."""
    game = table(f"plays: scoreboard phase\nreikland-reavers:\ngouged-eye:\n{line}")
    game.play("decline all")
    assert game.fans == [fans, 0]


def test_downed_guard_does_not_guard():
    """Downed players lose all abilities (base rulebook, Player States)."""
    game = table("""
        gouged-eye: hand black-orc-blocker
        athelorn-avengers:
        bad-snap: wood-elf-thrower, wood-elf-lineman down
    """)
    game.play("commit black-orc-blocker to bad-snap right", "tackle wood-elf-thrower", "roll down down")
    assert game["bad-snap"] == "wood-elf-thrower down, wood-elf-lineman down | black-orc-blocker"


@pytest.mark.parametrize(
    ("line", "fans"), [("eldril-sidewinder ball", [5, 0]), ("eldril-sidewinder down ball", [0, 5])]
)
def test_nerves_of_steel(line, fans):
    """Nerves of Steel too is lost while he is downed (rulings, The fall itself)."""
    game = table(f"""
        plays: scoreboard phase
        athelorn-avengers:
        grudgebearers:
        personal-foul: {line} | the-death-roller
    """)
    game.play("decline all")
    assert game.fans == fans


def test_up_again():
    """A player who stands up has his abilities back at once (rulings, Up again)."""
    game = table("""
        gouged-eye: hand orc-thrower, black-orc-blocker
        grudgebearers:
        bad-snap: grudgebearers barik-farblast, dwarf-longbeard down
    """)
    game.play("commit orc-thrower to bad-snap right", "use")
    game.play(
        "commit black-orc-blocker to bad-snap right",
        "tackle barik-farblast",
        "roll down missed",
        "apply down",
    )
    assert game.asked == "grudgebearers respond"
    assert game.options == ["use dwarf-longbeard", "decline"]


def test_up_again_without_skills():
    """But no skill he had left (rulings, Up again): the Apothecary's patient does not cheat after all."""
    game = table("""
        gouged-eye: hand orc-blitzer, orc-lineman; owns team-apothecary
        reikland-reavers:
        bad-snap: human-catcher
    """)
    game.play("commit orc-blitzer to bad-snap right", "tackle human-catcher", "roll tackler")
    game.play("act team-apothecary", "roll down")
    assert game["bad-snap"] == "human-catcher | orc-blitzer"
    assert game.asked == "gouged-eye commit-or-pass"


# Open and secret.


def test_hands_and_decks_are_secret():
    """Hands and decks are secret; discard piles, cards in play and all numbers are open (rulings, Open and secret)."""
    game = table("""
        gouged-eye: hand orc-lineman, orc-blitzer; deck 3 orc-thrower; discard da-troll; owns waaagh
        grudgebearers: hand dwarf-longbeard
        bad-snap:
    """)
    mine, other = seen(game, "gouged-eye").managers[0], seen(game, "grudgebearers").managers[0]
    assert (mine.hand, other.hand) == (("orc-blitzer", "orc-lineman"), ())
    assert (other.hand_count, other.deck_count) == (2, 3)
    assert other.discard == ("da-troll",)
    assert [upgrade.card for upgrade in other.upgrades] == ["waaagh"]


def test_improvement_piles_are_secret():
    """Improvement piles, and the cards looked at for a payout, are secret (rulings, Open and secret)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye: pile hired-wizard
        reikland-reavers:
        intentional-pounding: orc-lineman | human-lineman
    """)
    game.play("draw passing-coach cheating-coach")
    mine, other = seen(game, "gouged-eye").managers[0], seen(game, "reikland-reavers").managers[0]
    assert [card.card for card in mine.pile] == ["hired-wizard"]
    assert [card.card for card in other.pile] == [None]
    assert [card.card for card in mine.looking] == ["passing-coach", "cheating-coach"]
    assert [card.card for card in other.looking] == [None, None]


def test_who_looks_at_a_token_keeps_it_to_himself():
    """Who looks at a token keeps it to himself (rulings, Open and secret)."""
    game = table("""
        athelorn-avengers: hand thornmane
        gouged-eye:
        bad-snap: | orc-blitzer [?]
    """)
    game.play("commit thornmane to bad-snap left", "use", "use thornmane", "token two-fans", "keep")
    faces = {
        team: seen(game, team).reel[0].players[0].tokens[0].face
        for team in ("athelorn-avengers", "gouged-eye")
    }
    assert faces == {"athelorn-avengers": "two-fans", "gouged-eye": None}


def test_facedown_tokens_are_unknown_to_all():
    """Managers cannot look at an assigned token unless a card allows it (base rulebook, Cheating)."""
    game = table("""
        gouged-eye: hand orc-blitzer, orc-lineman
        grudgebearers:
        bad-snap:
    """)
    game.play("commit orc-blitzer to bad-snap left")
    for team in ("gouged-eye", "grudgebearers"):
        assert seen(game, team).reel[0].players[0].tokens[0].face is None
