"""The stadiums: what each forbids (Foul Play, Stadiums; rulings, Foul Play: Stadium breaches)."""

import pytest

from tests.cards.abilities.linked import of
from tests.scenario import Table, table


def penalties(game: Table) -> int:
    """How many penalties the first manager has received."""
    return len([line for line in game.told if line.startswith("penalty-received gouged-eye")])


def played(stadium: str, card: str, *script: str, friends: str = "orc-lineman") -> Table:
    """A table at which a card has been committed to this stadium."""
    game = table(f"""
        options: stadiums
        stadiums: {stadium}
        gouged-eye: hand {card}; deck 2 da-troll
        reikland-reavers:
        bad-snap: {friends} | human-lineman
    """)
    game.play(f"commit {card} to bad-snap left", *script)
    return game


@pytest.mark.parametrize(
    ("stadium", "card", "script", "declining"),
    [
        (
            "drakwald-clearing",
            "black-orc-blocker",
            ("tackle human-lineman", "roll missed missed"),
            ("decline",),
        ),
        ("gallows-field", "orc-thrower", ("use",), ("decline",)),
        ("bog-of-a-thousand-boots", "grashnak-blackhoof", ("use", "decline", "decline"), ("decline",) * 3),
        ("cathedral-green", "crushface", ("use", "decline"), ("decline", "use")),
    ],
)
@of("drakwald-clearing", "gallows-field", "bog-of-a-thousand-boots", "cathedral-green")
def test_banned_skills(stadium, card, script, declining):
    """Each use of the banned skill brings a penalty; who declines receives none, nor who uses another skill."""
    assert penalties(played(stadium, card, *script)) == 1
    assert penalties(played(stadium, card, *declining)) == 0


@pytest.mark.parametrize(("stadium", "limit"), [("rat-cellar", 2), ("mad-alchemists-yard", 3)])
@of("rat-cellar", "mad-alchemists-yard")
def test_player_limits(stadium, limit):
    """Who enters a team zone above the limit brings a penalty; downed players count."""
    friends = ["orc-lineman down"] * limit
    assert penalties(played(stadium, "orc-lineman", friends=", ".join(friends[:-1]))) == 0
    assert penalties(played(stadium, "orc-lineman", friends=", ".join(friends))) == 1


@pytest.mark.parametrize(
    ("stadium", "card", "count"),
    [
        ("halfling-paddock", "orc-lineman", 0),
        ("halfling-paddock", "slab", 1),
        ("titans-arena", "slab", 0),
        ("titans-arena", "one-ear", 1),
    ],
)
@of("halfling-paddock", "titans-arena")
def test_star_power_asked_for(stadium, card, count):
    """Who has more printed standing Star Power than the most that is asked for, or less than the least, pays."""
    game = played(stadium, card)
    assert penalties(game) == count


@pytest.mark.parametrize(
    ("card", "friends", "count"),
    [("slab", 2, 0), ("slab", 3, 1), ("snotlobba", 2, 1), ("snotlobba", 3, 2)],
)
@of("sea-of-claws-raft")
def test_sea_of_claws_raft(card, friends, count):
    """Three players at most, of three Star Power at most; a player may breach both rules at once."""
    game = played("sea-of-claws-raft", card, friends=", ".join(["orc-lineman"] * friends))
    assert penalties(game) == count


@of("top-of-the-gate")
def test_top_of_the_gate():
    """Fouling is banned, and so are players of less than two Star Power."""
    assert penalties(played("top-of-the-gate", "one-ear")) == 0
    assert penalties(played("top-of-the-gate", "orc-lineman")) == 1
