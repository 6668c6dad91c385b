"""Salary Cap Raised! deals a star that only its manager sees: what all others may conclude later on."""

from tests.scenario import Table, table
from touchline.rules.knowledge import has_secret_star, hidden_in_hand

OWNER, OTHER = 0, 1
DRAW = "commit freebooter-thrower to bad-snap left"


def hidden(game: Table) -> list[str]:
    """The cards of the first manager's hand that the second doesn't know to be there."""
    return game.cards(hidden_in_hand(game.season, OWNER, OTHER))


def raised(rest: str) -> Table:
    """The first manager holds a Freebooter Thrower and draws another one unseen."""
    game = table(
        f"""
        plays: maintenance phase, matchup phase, reveal improvements
        spike: salary-cap-raised
        highlights: bad-snap, super-juke, shank-yank
        CWC: freebooter-thrower
        gouged-eye: hand freebooter-thrower, 5 orc-lineman; {rest}
        reikland-reavers: hand 6 ogre
        grudgebearers: hand 6 troll-slayer
        """,
        luck=1,
    )
    assert game.asked == "gouged-eye commit-or-pass"
    assert has_secret_star(game.season, OWNER, OTHER)
    return game


def test_new_deck_tells_all_but_the_secret_star():
    """With a new deck everybody can tell what the hand holds, but for the star (rulings, Open and secret)."""
    game = raised("deck orc-thrower; discard da-troll; owns sprinting-coach")
    game.play("commit orc-lineman to bad-snap left", "act sprinting-coach", "use")
    assert "deck-renewed gouged-eye" in game.told
    assert hidden(game) == ["freebooter-thrower"]
    assert has_secret_star(game.season, OWNER, OTHER)


def test_star_may_be_either_of_two_copies():
    """If another copy is played, the star may still be in hand, or in the deck: it stays a secret."""
    game = raised("deck da-troll, orc-thrower; owns illegal-substitution")
    game.play(DRAW, "decline", "decline", "act illegal-substitution", "draw da-troll")
    assert game["bad-snap"] == "da-troll"
    assert has_secret_star(game.season, OWNER, OTHER)


def test_star_is_no_secret_once_no_other_copy_is_left():
    """Once no other copy is left that could be meant, everybody knows which star it was."""
    game = raised("deck da-troll")
    game.play(DRAW, "decline", "decline")
    assert has_secret_star(game.season, OWNER, OTHER)

    game.play("pass", "done", "pass", "done", DRAW)
    assert not has_secret_star(game.season, OWNER, OTHER)


def test_card_sent_away_by_a_freebooter():
    """A card of the deck that goes to the box in sight of all leaves the star a secret."""
    game = raised("deck da-troll, orc-thrower; pile freebooter-lineman")
    game.play(DRAW, "decline", "decline")
    while game.asked.split()[1] != "return-card":
        game.play(game.options[-1])
    game.play("return da-troll from deck")
    assert game.box.count("da-troll") == 1
    assert has_secret_star(game.season, OWNER, OTHER)
