"""Revealing the improvement pile (base rulebook, Reveal Improvement Pile; rulings, Payouts and improvements)."""

from tests.scenario import table


def test_order_of_reveal():
    """Staff upgrades, team upgrades, Freebooters, all other stars (Reveal Improvement Pile)."""
    game = table("""
        plays: reveal improvements
        gouged-eye: pile bork, freebooter-blitzer, waaagh, hired-wizard; deck nothing
        reikland-reavers:
    """)
    assert game.owns("gouged-eye") == []
    assert game.asked == "nobody"
    revealed = [event.split()[-1] for event in game.told if event.startswith("improvement-revealed")]
    assert revealed == ["hired-wizard", "waaagh", "freebooter-blitzer", "bork"]
    assert game.told.index("star-shuffled-in gouged-eye freebooter-blitzer") < game.told.index(
        "star-on-top gouged-eye bork"
    )


def test_piles_are_revealed_in_turn_order():
    """In turn order each manager reveals his pile (Reveal Improvement Pile)."""
    game = table("""
        plays: reveal improvements
        coin: reikland-reavers
        gouged-eye: pile waaagh
        reikland-reavers: pile gryphon-ade
        chaos-all-stars: pile changer-of-plays
    """)
    assert game.asked == "nobody"
    assert game.told == [
        "improvement-revealed reikland-reavers gryphon-ade",
        "improvement-revealed chaos-all-stars changer-of-plays",
        "improvement-revealed gouged-eye waaagh",
    ]


def test_stars_go_on_top_in_any_order():
    """Stars without Freebooter go on top of the team deck in any order (Reveal Improvement Pile)."""
    game = table("""
        plays: reveal improvements
        gouged-eye: pile bork, slab, slab; deck da-troll
        reikland-reavers:
    """)
    assert (game.asked, game.options) == ("gouged-eye top-card", ["top bork", "top slab"])

    game.play("top slab", "top bork")
    assert game.deck("gouged-eye") == ["slab", "bork", "slab", "da-troll"]


def test_stars_on_top_are_drawn_first():
    """… so a manager's next hand begins with them (Reveal Improvement Pile)."""
    game = table(
        """
        plays: reveal improvements, maintenance phase
        spike: endurance-training
        gouged-eye: pile bork; hand 5 orc-lineman; deck da-troll, orc-blitzer
        reikland-reavers: hand 6 ogre; deck nothing
        chaos-all-stars: hand 6 beastman; deck nothing
    """,
        luck=1,
    )
    assert game.asked == "nobody"
    assert "bork" in game.hand("gouged-eye")


# Freebooters.


def test_freebooter_without_a_removal():
    """The removal is optional; deck and discard pile are shuffled all the same (rulings, Scoreboard: Freebooter)."""
    game = table("""
        plays: reveal improvements
        gouged-eye: pile freebooter-lineman; deck da-troll; top bork; discard orc-lineman; hand orc-thrower
        reikland-reavers:
    """)
    game.play("decline")
    assert game.deck("gouged-eye") == ["bork", "da-troll", "freebooter-lineman", "orc-lineman"]
    assert game.discard("gouged-eye") == []
    assert game.hand("gouged-eye") == ["orc-thrower"]
    assert game.box == []


def test_freebooter_may_send_a_card_from_any_zone():
    """Any one player card from deck, discard pile or hand goes to the box (rulings, Scoreboard: Freebooter)."""
    position = """
        plays: reveal improvements
        gouged-eye: pile freebooter-lineman; deck da-troll; discard orc-lineman; hand orc-thrower
        reikland-reavers:
    """
    game = table(position)
    game.play("return orc-thrower from hand")
    assert game.hand("gouged-eye") == []
    assert game.deck("gouged-eye") == ["da-troll", "freebooter-lineman", "orc-lineman"]
    assert game.box == ["orc-thrower"]

    game = table(position)
    game.play("return da-troll from deck")
    assert game.deck("gouged-eye") == ["freebooter-lineman", "orc-lineman"]
    assert game.box == ["da-troll"]

    game = table(position)
    game.play("return orc-lineman from discard")
    assert game.deck("gouged-eye") == ["da-troll", "freebooter-lineman"]


def test_freebooter_may_send_a_card_from_the_top_of_the_deck():
    """A star that lies on top of the deck is a card of the deck (rulings, Scoreboard: Freebooter)."""
    game = table("""
        plays: reveal improvements
        gouged-eye: pile freebooter-lineman; deck da-troll; top bork
        reikland-reavers:
    """)
    game.play("return bork from deck")
    assert game.deck("gouged-eye") == ["da-troll", "freebooter-lineman"]


def test_several_freebooters():
    """Done one by one; the card sent away may be a star, or a Freebooter just added (rulings, Payouts)."""
    game = table("""
        plays: reveal improvements
        gouged-eye: pile freebooter-lineman, freebooter-runner, bork; deck da-troll; hand slab
        reikland-reavers:
    """)
    assert game.options == ["add freebooter-lineman", "add freebooter-runner"]

    game.play("add freebooter-runner", "return slab from hand")
    assert game.options == ["return da-troll from deck", "return freebooter-runner from deck", "decline"]

    game.play("return freebooter-runner from deck")
    assert game.deck("gouged-eye") == ["bork", "da-troll", "freebooter-lineman"]
    assert game.box == ["freebooter-runner", "slab"]


def test_card_sent_away_is_out_for_the_season():
    """It is out for the season: no part of the roster (rulings, Payouts: Several Freebooters)."""
    game = table("""
        plays: reveal improvements, end of season
        gouged-eye: pile freebooter-lineman; owns well-get-em-next-season, talent-scout; deck slab
        reikland-reavers:
    """)
    game.play("return slab from deck")
    assert game.fans == [2, 0]


# Improvements work from their reveal on.


def test_upgrade_in_the_pile_does_nothing():
    """Improvements work from their reveal on: an upgrade still in the pile does nothing (rulings, Payouts)."""
    game = table("""
        plays: scoreboard phase
        reikland-reavers: pile product-endorsements
        gouged-eye:
        personal-foul: ogre | orc-lineman
    """)
    assert game.asked == "nobody"
    assert game.fans == [5, 0]
    assert game.owns("reikland-reavers") == ["product-endorsements"]


def test_gryphon_ade_works_on_stars_of_the_same_week():
    """All stars revealed after it are shuffled in, none goes on top; sending away is optional for each (…, Payouts)."""
    game = table("""
        plays: reveal improvements
        reikland-reavers: pile gryphon-ade, griff-oberwald, slab; deck ogre; discard human-lineman
        gouged-eye:
    """)
    assert game.options == ["add griff-oberwald", "add slab"]

    game.play("add slab", "decline", "return ogre from deck")
    assert game.deck("reikland-reavers") == ["griff-oberwald", "human-lineman", "slab"]
    assert not [event for event in game.told if event.startswith("star-on-top")]


def test_gryphon_ade_makes_nobody_a_freebooter():
    """… for cards that count Freebooters, which go by the print (rulings, Payouts: Gryphon-ade)."""
    game = table("""
        plays: end of season
        reikland-reavers: owns gryphon-ade, talent-scout, well-get-em-next-season; deck slab
        gouged-eye:
    """)
    assert game.asked == "nobody"
    assert game.fans == [2, 0]


def test_last_week_is_resolved_before_the_end():
    """The last week's improvements are revealed before End of Game abilities (rulings, Payouts: The last week's)."""
    game = table("""
        plays: scoreboard phase, end of season
        gouged-eye: pile team-merchandise-booths
        reikland-reavers:
        the-blood-bowl: orc-blitzer
    """)
    assert game.asked == "nobody"
    assert game.fans == [7 + 2 + 4, 0]


def test_refreshed_by_the_next_maintenance_only():
    """Revealed upgrades come into play upright; those exhausted stay so until maintenance (Upgrade Card Abilities)."""
    game = table("""
        plays: reveal improvements
        gouged-eye: owns waaagh exhausted; pile orcidas-sponsorship
        reikland-reavers:
    """)
    assert game.asked == "nobody"
    assert game.owns("gouged-eye") == ["waaagh exhausted", "orcidas-sponsorship"]


# What counts as an improvement.


def test_improvements_are_counted_as_they_are_revealed():
    """All stars, team upgrades and staff upgrades gained in the season (rulings, Scoreboard: Improvements)."""
    game = table("""
        plays: reveal improvements
        gouged-eye: gained 2; pile bork, waaagh, hired-wizard, freebooter-runner; deck nothing
        reikland-reavers:
    """)
    assert game.asked == "nobody"
    assert game.improvements == [6, 0]


def test_improvements_lost_again_still_count():
    """… also those lost again (rulings, Scoreboard: Improvements)."""
    game = table("""
        plays: reveal improvements
        gouged-eye: pile freebooter-lineman, freebooter-runner; deck nothing
        reikland-reavers:
    """)
    game.play("add freebooter-runner", "return freebooter-runner from deck")
    assert game.improvements == [2, 0]


def test_starting_improvements_count():
    """… starting improvements included; two stars, a team upgrade and a staff upgrade (…: Improvements)."""
    game = table(
        """
        plays: starting improvements
        options: abbreviated
        staff: hired-wizard
        gouged-eye: team-upgrades waaagh
        reikland-reavers: team-upgrades gryphon-ade
    """,
        luck=1,
    )
    game.play("decline all")
    assert game.improvements == [4, 3]
