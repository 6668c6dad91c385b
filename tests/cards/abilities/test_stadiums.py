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


@pytest.mark.parametrize(("stadium", "limit"), [("rat-cellar", 2), ("mad-alchemists-yard", 2)])
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


@pytest.mark.parametrize(("friends", "count"), [(1, 0), (2, 1)])
@of("sea-of-claws-raft")
def test_sea_of_claws_raft_holds_two(friends, count):
    game = played("sea-of-claws-raft", "slab", friends=", ".join(["orc-lineman"] * friends))
    assert penalties(game) == count


@pytest.mark.parametrize(("friends", "count"), [(1, 1), (2, 2)])
@of("sea-of-claws-raft")
def test_sea_of_claws_raft_holds_nobody_of_more_than_three_star_power(friends, count):
    """A player may breach both rules at once."""
    game = played("sea-of-claws-raft", "snotlobba", friends=", ".join(["orc-lineman"] * friends))
    assert penalties(game) == count


@of("top-of-the-gate")
def test_nobody_fouls_on_top_of_the_gate():
    """Each use of fouling brings a penalty; who declines receives none."""
    position = """
        options: stadiums
        stadiums: top-of-the-gate
        gouged-eye: hand skrit-knifegrin
        reikland-reavers: hand ogre
        bad-snap: | human-lineman
    """
    for answer, count in (("manager reikland-reavers", 1), ("decline", 0)):
        game = table(position, luck=1)
        game.play("commit skrit-knifegrin to bad-snap left", answer)
        assert penalties(game) == count


@pytest.mark.parametrize(("card", "count"), [("one-ear", 0), ("orc-lineman", 1)])
@of("top-of-the-gate")
def test_top_of_the_gate_is_for_players_of_two_star_power(card, count):
    assert penalties(played("top-of-the-gate", card)) == count
