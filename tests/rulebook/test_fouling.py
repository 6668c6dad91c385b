"""Fouling (Foul Play, Additional Skill Icons: Fouling; rulings, Foul Play; Open and secret)."""

from tests.rulebook.plain import plain, told
from tests.scenario import Table
from touchline.table.season import Season
from touchline.table.view import View

FOULER, VICTIM, THIRD = 0, 1, 2

POSITION = """
    reikland-reavers: hand ruffian, human-lineman
    gouged-eye: hand orc-lineman, orc-thrower; deck da-troll, orc-blitzer
    grudgebearers: hand 2 dwarf-runner
    the-chaos-cup: gouged-eye orc-lineman
"""


def foul(card: str = "orc-thrower", text: str = POSITION) -> Table:
    """A ruffian has come, and his manager looks at a card of the Orcs."""
    game = plain(text)
    game.play("commit ruffian to the-chaos-cup", "manager gouged-eye", f"draw {card}")
    return game


def seen(game: Table, seat: int | None) -> View:
    """What a seat sees of the table."""
    assert game.asked != "nobody"
    return Season(game.season, 0, None).view(seat)


# Whom.


def test_it_is_optional():
    """Fouling is optional (Foul Play, Fouling)."""
    game = plain(POSITION)
    game.play("commit ruffian to the-chaos-cup")
    assert (game.asked, game.options) == ("reikland-reavers foul", ["manager gouged-eye", "decline"])

    game.play("decline", "decline")
    assert game.asked.startswith("gouged-eye")
    assert told(game, "skill-used", "card-fouled") == []


def test_one_opposing_manager_with_a_player_there():
    """He chooses one opposing manager who has at least one player at that matchup (Foul Play, Fouling)."""
    game = plain("""
        reikland-reavers: hand ruffian
        gouged-eye: hand 2 orc-lineman
        grudgebearers: hand 2 dwarf-runner
        athelorn-avengers: hand 2 wood-elf-lineman
        the-chaos-cup: orc-lineman | dwarf-runner down | human-lineman
    """)
    game.play("commit ruffian to the-chaos-cup")
    assert game.options == ["manager gouged-eye", "manager grudgebearers", "decline"]


def test_not_without_opposing_players():
    """If there are no opposing players at that matchup, the skill can't be resolved (Foul Play, Fouling)."""
    game = plain("""
        reikland-reavers: hand ruffian
        gouged-eye: hand 2 orc-lineman
        bad-snap: human-lineman
        super-juke: orc-lineman
    """)
    game.play("commit ruffian to bad-snap left")
    assert game.asked == "gouged-eye commit-or-pass"


def test_not_against_an_empty_hand():
    """Fouling needs an opposing manager with a card in hand (rulings, Foul Play)."""
    game = plain("""
        reikland-reavers: hand ruffian
        gouged-eye:
        grudgebearers: hand 2 dwarf-runner
        bad-snap: | orc-lineman
        super-juke: | dwarf-runner
    """)
    game.play("commit ruffian to bad-snap left")
    assert game.asked == "grudgebearers commit-or-pass"


def test_whether_or_not_he_has_passed():
    """Fouling needs an opposing manager with a card in hand, whether or not he has passed (rulings, Foul Play; Where:
    Who has passed still draws and can be fouled).
    """
    game = plain("""
        passed: gouged-eye
        turn: reikland-reavers
        reikland-reavers: hand ruffian
        gouged-eye: hand orc-lineman; deck da-troll
        bad-snap: | orc-lineman
    """)
    game.play("commit ruffian to bad-snap left", "manager gouged-eye", "discard orc-lineman")
    assert game.hand("gouged-eye") == ["da-troll"]


# What becomes of the card.


def test_the_card_is_picked_at_random():
    """He randomly picks one card from that manager's hand (Foul Play, Fouling), whatever it is."""
    assert foul("orc-lineman").options == ["discard orc-lineman", "decline"]
    assert foul("orc-thrower").options == ["discard orc-thrower", "decline"]


def test_returned_to_the_hand():
    """He returns it to the owner's hand (Foul Play, Fouling): nothing is discarded, so nothing drawn (rulings)."""
    game = foul()
    game.play("decline")
    assert game.hand("gouged-eye") == ["orc-lineman", "orc-thrower"]
    assert game.discard("gouged-eye") == []
    assert told(game, "card-given-back", "card-drawn") == ["card-given-back reikland-reavers gouged-eye"]


def test_discarded_and_replaced():
    """Or he places it in the owner's discard pile; then that manager draws one card from his deck (Foul Play,
    Fouling).
    """
    game = foul()
    game.play("discard orc-thrower", "draw da-troll")
    assert game.hand("gouged-eye") == ["da-troll", "orc-lineman"]
    assert game.discard("gouged-eye") == ["orc-thrower"]


def test_nothing_to_draw():
    """A manager whose deck was empty draws what was just discarded: the discard pile becomes the deck when a card is
    needed (rulings, In detail: The new deck).
    """
    game = plain("""
        reikland-reavers: hand ruffian
        gouged-eye: hand orc-lineman; deck nothing
        bad-snap: | orc-thrower
    """)
    game.play("commit ruffian to bad-snap left", "manager gouged-eye", "discard orc-lineman")
    assert game.hand("gouged-eye") == ["orc-lineman"]
    assert "deck-renewed gouged-eye" in game.told


def test_each_icon_is_a_foul_of_its_own():
    """Each time a manager uses fouling he chooses anew (Foul Play, Fouling; rulings, Play: Each skill icon)."""
    game = foul()
    game.play("decline")
    assert game.asked == "reikland-reavers foul"
    game.play("manager gouged-eye", "draw orc-lineman", "discard orc-lineman", "draw orc-blitzer")
    assert game.hand("gouged-eye") == ["orc-blitzer", "orc-thrower"]


def test_a_downed_player_fouls():
    """Fouling may be a downed skill (Foul Play, Downed Skills; The Teams: Not even being downed can stop these players
    from fouling).
    """
    game = plain("""
        reikland-reavers: hand brute, human-lineman
        zharr-naggrund-ziggurats: hand hobgoblin
        bad-snap: | guardsman
    """)
    game.play("commit brute to bad-snap left", "tackle guardsman", "roll down down")
    assert (game.asked, game.season.turn) == ("zharr-naggrund-ziggurats foul", 0)
    game.play("manager reikland-reavers", "discard human-lineman", "draw human-thrower")
    assert game.hand("reikland-reavers") == ["human-thrower"]


# What is known.


def test_only_the_fouler_looks():
    """The fouling manager looks at this card without revealing it to the other managers (Foul Play, Fouling; rulings,
    Open and secret: who looks at a fouled card keeps it to himself).
    """
    game = foul()
    assert game.asked == "reikland-reavers discard-fouled"
    hands = [seen(game, seat).managers[VICTIM].hand for seat in (FOULER, THIRD, None)]
    assert hands == [("orc-thrower",), (), ()]


def test_the_owner_knows_which_card_was_looked_at():
    """The owner of a fouled card knows which of his cards was looked at; nobody but he and the fouler does
    (docs/rulings.md).
    """
    game = foul()
    fouled = [seen(game, seat).managers[VICTIM].fouled for seat in (FOULER, VICTIM, THIRD, None)]
    assert fouled == ["orc-thrower", "orc-thrower", None, None]
    game.play("decline")
    assert seen(game, VICTIM).managers[VICTIM].fouled is None


def test_a_card_given_back_is_known_to_be_in_the_hand():
    """Whoever has looked at a card of a hand knows that it is there, as long as it is (rulings, Open and secret)."""
    game = foul()
    game.play("decline", "decline")
    hands = [seen(game, seat).managers[VICTIM].hand for seat in (FOULER, THIRD, None)]
    assert hands == [("orc-thrower",), (), ()]

    game.play("commit orc-thrower to the-chaos-cup")
    assert seen(game, FOULER).managers[VICTIM].hand == ()


def test_what_comes_instead_is_not_known():
    """The card drawn for a discarded one is as secret as any (rulings, Open and secret)."""
    game = foul()
    game.play("discard orc-thrower", "draw da-troll")
    assert {seen(game, seat).managers[VICTIM].hand for seat in (FOULER, THIRD, None)} == {()}


def test_looking_at_the_same_card_again_teaches_nothing():
    """A fouler who looks at a card of which he knows a copy to be in that hand has learned nothing new: he can't tell
    copies apart (docs/rulings.md).
    """
    game = foul(
        "orc-lineman", POSITION.replace("hand orc-lineman, orc-thrower", "hand 2 orc-lineman, orc-thrower")
    )
    game.play("decline", "manager gouged-eye", "draw orc-lineman", "decline")
    assert seen(game, FOULER).managers[VICTIM].hand == ("orc-lineman",)

    game = foul("orc-lineman")
    game.play("decline", "manager gouged-eye", "draw orc-thrower", "decline")
    assert seen(game, FOULER).managers[VICTIM].hand == ("orc-lineman", "orc-thrower")
