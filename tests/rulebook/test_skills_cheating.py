"""Cheating: tokens that are used, assigned, looked at and moved, and the cheating token pool."""

import pytest

from tests.scenario import Table, table

# Cheating.


@pytest.mark.parametrize(
    ("card", "tokens"), [("skaven-thrower", 1), ("bite-bite", 2), ("lord-borak-the-despoiler", 3)]
)
def test_cheating_is_mandatory(card, tokens):
    """Cheating is mandatory: one token for each icon, drawn without looking (base rulebook, Cheating)."""
    game = table(f"""
        skavenblight-scramblers: hand {card}
        grudgebearers:
        bad-snap:
    """)
    game.play(f"commit {card} to bad-snap left")
    assert [line for line in game.told if line.startswith("token-assigned")] == [
        f"token-assigned {card}"
    ] * tokens
    assert game["bad-snap"].endswith(f"{card} [{', '.join('?' * tokens)}]")
    assert game.pool == 30 - tokens


@pytest.mark.parametrize(("pool", "tokens"), [(0, ""), (1, " [?]"), (2, " [?, ?]"), (5, " [?, ?, ?]")])
def test_empty_pool(pool, tokens):
    """With an empty cheating pool no token is assigned (rulings, Play)."""
    game = table(f"""
        pool: {pool}
        chaos-all-stars: hand lord-borak-the-despoiler
        grudgebearers:
        bad-snap:
    """)
    game.play("commit lord-borak-the-despoiler to bad-snap left")
    assert game["bad-snap"] == f"lord-borak-the-despoiler{tokens}"
    assert game.pool == max(0, pool - 3)


@pytest.mark.parametrize(("dice", "line"), [("tackler", "orc-blitzer down"), ("missed", "orc-blitzer [?]")])
def test_cheating_after_a_fall(dice, line):
    """Being mandatory doesn't save it: a player downed before his cheating icon takes no token (rulings, Skills)."""
    game = table("""
        gouged-eye: hand orc-blitzer
        reikland-reavers:
        bad-snap: human-catcher
    """)
    game.play("commit orc-blitzer to bad-snap right", "tackle human-catcher", f"roll {dice}")
    assert game["bad-snap"] == f"human-catcher | {line}"


def test_tokens_stay_on_a_downed_player():
    """Downed players retain the tokens on them (base rulebook, Player States)."""
    game = table("""
        gouged-eye: hand da-troll
        reikland-reavers:
        bad-snap: human-catcher [?, ejection]
    """)
    game.play("commit da-troll to bad-snap right", "tackle human-catcher", "roll down down")
    assert game["bad-snap"] == "human-catcher down [?, ejection] | da-troll [?]"


# Using cheating, and being assigned a token.


def dispute(team: str, text: str = "") -> Table:
    """A week of the Referee Contract Dispute."""
    return table(f"headline: referee-contract-dispute\n{team}\n{text}")


def test_dispute_doubles_a_printed_icon():
    """Referee Contract Dispute doubles each use of cheating (rulings, Headlines)."""
    game = dispute("skavenblight-scramblers: hand bite-bite", "grudgebearers:\nbad-snap:")
    game.play("commit bite-bite to bad-snap left")
    assert game["bad-snap"] == "bite-bite [?, ?, ?, ?]"


def test_dispute_with_a_short_pool():
    """Of an odd pool the last token is assigned, and no more (rulings, Headlines; Play: An empty cheating pool)."""
    game = dispute("skavenblight-scramblers: hand bite-bite", "pool: 3\ngrudgebearers:\nbad-snap:")
    game.play("commit bite-bite to bad-snap left")
    assert game["bad-snap"] == "bite-bite [?, ?, ?]"


def test_dispute_doubles_a_gained_icon():
    """So it does with a gained icon: the Beastman's two for his own, two for the tackle (rulings, Skills: Using a
    skill).
    """
    game = dispute("chaos-all-stars: hand beastman", "reikland-reavers:\nbad-snap: human-lineman")
    game.play("commit beastman to bad-snap right", "tackle human-lineman", "roll down down")
    assert game["bad-snap"] == "human-lineman down | beastman [?, ?, ?, ?]"


def test_dispute_doubles_a_coach():
    """And with a coach's (rulings, Headlines: Referee Contract Dispute)."""
    game = dispute("gouged-eye: hand orc-lineman; owns cheating-coach", "reikland-reavers:\nbad-snap:")
    game.play("commit orc-lineman to bad-snap left", "act cheating-coach")
    assert game["bad-snap"] == "orc-lineman [?, ?]"


def test_jack_of_all_trades_may_cheat():
    """Jack of All Trades lends any skill, cheating too (rulings, Skills: Using a skill)."""
    game = dispute("reikland-reavers: hand human-lineman; owns jack-of-all-trades", "gouged-eye:\nbad-snap:")
    game.play("commit human-lineman to bad-snap left", "act jack-of-all-trades")
    assert game.options == ["skill pass", "skill sprint", "skill cheat"]
    game.play("skill cheat")
    assert game["bad-snap"] == "human-lineman [?, ?]"


def test_dispute_and_cornelius():
    """Tokens from Cornelius are single tokens and no use of cheating (rulings, Skills: Using a skill)."""
    game = dispute("gouged-eye: hand black-orc-blocker", "reikland-reavers:\nbad-snap: cornelius-krieg")
    game.play("commit black-orc-blocker to bad-snap right", "tackle cornelius-krieg", "roll down down")
    assert game["bad-snap"] == "cornelius-krieg down [?] | black-orc-blocker"


def test_dispute_and_bork():
    """Nor are Bork's (rulings, Skills: Using a skill)."""
    game = dispute("gouged-eye: hand bork", "reikland-reavers:\nbad-snap:")
    game.play("commit bork to bad-snap left", "use", "decline")
    assert game["bad-snap"] == "bork ball [?]"


def test_dispute_and_the_death_roller():
    """Nor are those of The Death Roller's tackles: three of them and two for his icon (rulings, Skills)."""
    game = dispute("grudgebearers: hand the-death-roller", "gouged-eye:\nbad-snap: orc-thrower, orc-lineman")
    game.play("commit the-death-roller to bad-snap right", "tackle orc-thrower", "roll down down", "decline")
    game.play("tackle orc-thrower", "roll down down", "decline", "tackle orc-lineman", "roll down down")
    assert game["bad-snap"] == "orc-lineman down | the-death-roller [?, ?, ?, ?, ?]"


def test_dispute_and_winds_of_change():
    """Nor that of Winds of Change (rulings, Skills: Using a skill)."""
    game = dispute("chaos-all-stars: hand chaos-lineman; owns winds-of-change", "gouged-eye:\nbad-snap:")
    game.play("commit chaos-lineman to bad-snap left", "act winds-of-change")
    assert game["bad-snap"] == "chaos-lineman [?]"


# Looking at tokens.


@pytest.mark.parametrize(("pool", "line"), [(5, "rat-ogre [?]"), (0, "rat-ogre")])
def test_rat_ogre(pool, line):
    """If the pool is empty the token may still be discarded, and none replaces it (rulings, Skills: Rat Ogre)."""
    game = table(f"""
        pool: {pool + 1}
        skavenblight-scramblers: hand rat-ogre
        gouged-eye:
        bad-snap: orc-lineman
    """)
    game.play(
        "commit rat-ogre to bad-snap right",
        "tackle orc-lineman",
        "roll down down",
        "use rat-ogre",
        "token ejection",
        "replace",
    )
    assert game["bad-snap"] == f"orc-lineman down | {line}"
    assert game.pool == max(0, pool - 1)


def test_rat_ogre_keeps_his_token():
    """He may keep the token; only his manager has seen it (rulings, Open and secret)."""
    game = table("""
        skavenblight-scramblers: hand rat-ogre
        gouged-eye:
        bad-snap: orc-lineman
    """)
    game.play(
        "commit rat-ogre to bad-snap right",
        "tackle orc-lineman",
        "roll down down",
        "use rat-ogre",
        "token power-2",
        "keep",
    )
    assert game["bad-snap"] == "orc-lineman down | rat-ogre [?power-2]"


@pytest.mark.parametrize(("pool", "line"), [(5, "slab [?]"), (0, "slab")])
def test_thornmane(pool, line):
    """Thornmane's manager too may discard the token with an empty pool (rulings, Skills: Rat Ogre, Thornmane)."""
    game = table(f"""
        pool: {pool + 1}
        athelorn-avengers: hand thornmane
        gouged-eye:
        bad-snap: | gouged-eye slab [?]
    """)
    game.play(
        "commit thornmane to bad-snap left", "use", "use thornmane", "token power-3", "replace", "decline"
    )
    assert game["bad-snap"].endswith(line)


@pytest.mark.parametrize(("pool", "line"), [(5, "orc-blitzer [?]"), (0, "orc-blitzer")])
def test_professional_cheater(pool, line):
    """So may who uses Professional Cheater, on any player anywhere (rulings, Skills: Rat Ogre, Thornmane)."""
    game = table(f"""
        pool: {pool + 1}
        skavenblight-scramblers: hand skaven-lineman; owns professional-cheater
        gouged-eye:
        bad-snap: orc-blitzer [?]
        super-juke:
    """)
    game.play(
        "commit skaven-lineman to super-juke left", "act professional-cheater", "token power-1", "replace"
    )
    assert game["bad-snap"] == line


# Spikey McSpike.

SPIKEY = """
    grudgebearers: hand spikey-mcspike
    gouged-eye:
    bad-snap: dwarf-longbeard [?] | orc-blitzer [?, ejection], orc-thrower down [?two-fans]
    super-juke: | orc-blitzer [?]
"""


def test_spikey_takes_any_number():
    """Spikey McSpike takes tokens from friends and opponents without looking, before his own cheating; those that lay
    faceup stay faceup (rulings, Skills: Spikey McSpike).
    """
    game = table(SPIKEY)
    game.play("commit spikey-mcspike to bad-snap left", "use spikey-mcspike")
    assert game.asked == "grudgebearers choose-token"
    assert len(game.options) == 5
    game.play("token 2 of orc-blitzer", "token of dwarf-longbeard")
    game.play("token of orc-thrower", "done")
    assert game["bad-snap"] == (
        "dwarf-longbeard, spikey-mcspike [ejection, ?, ?two-fans, ?] | orc-blitzer [?], orc-thrower down"
    )


@pytest.mark.parametrize("script", [["decline"], ["use spikey-mcspike", "done"]])
def test_spikey_takes_none(script):
    """Any number, also none (rulings, How to read the rules: May or must)."""
    game = table(SPIKEY)
    game.play("commit spikey-mcspike to bad-snap left", *script)
    assert game["bad-snap"].startswith("dwarf-longbeard [?], spikey-mcspike [?] | orc-blitzer [?, ejection]")


def test_spikey_without_tokens():
    """With no token at the matchup he is not asked (rulings, How to read the rules: Nothing to act on)."""
    game = table(SPIKEY)
    game.play("commit spikey-mcspike to super-juke left")
    assert game.asked == "grudgebearers respond"
    game = table("grudgebearers: hand spikey-mcspike\ngouged-eye:\nbad-snap: | orc-lineman")
    game.play("commit spikey-mcspike to bad-snap left")
    assert game.asked == "grudgebearers use-skill"


def test_spikey_does_not_play_on_when_moved():
    """Moved or placed, he has no "When Played" (rulings, Play: Moved is not committed)."""
    game = table("""
        grudgebearers: hand dwarf-longbeard
        gouged-eye: hand orc-lineman; top spikey-mcspike; owns illegal-substitution
        bad-snap: | orc-blitzer, orc-thrower [?]
    """)
    game.play("commit dwarf-longbeard to bad-snap left", "commit orc-lineman to bad-snap right")
    game.play("act illegal-substitution", "player orc-blitzer")
    assert game["bad-snap"] == "dwarf-longbeard | orc-thrower [?], orc-lineman, spikey-mcspike"
