"""Collecting payouts: fans, drafting, either/or, short decks (base rulebook, Payout Icons; rulings, Scoreboard)."""

from tests.scenario import Table, table
from touchline.rules.bags import titles


def bottoms(game: Table) -> list[list[str]]:
    """The cards that are known to lie at the bottom of the decks that have such cards."""
    return [game.cards(titles(below)) for below in game.season.bottoms if below]


def test_every_fan_icon_counts():
    """For each fan icon gain one fan, at once (Payout Icons)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        right-in-the-jibblies: orc-blitzer | human-lineman
    """)
    assert game.asked == "nobody"
    assert game.fans == [2 + 3, 1]


def test_keep_one_of_several():
    """Draw one for each icon, keep one, put the rest at the bottom in any order (Payout Icons)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        shank-yank: orc-blitzer | human-lineman
    """)
    game.play("draw bork crushface smashjaw")
    assert (game.asked, game.options) == (
        "gouged-eye keep-card",
        ["keep bork", "keep crushface", "keep smashjaw"],
    )
    game.play("keep crushface")
    assert game.options == ["bottom bork", "bottom smashjaw"]

    game.play("bottom smashjaw")
    assert bottoms(game) == [["smashjaw", "bork"]]
    assert game.deck("gouged-eye")[0] == "crushface"


def test_cards_at_the_bottom_come_last():
    """… at the bottom of the deck: they are drawn once nothing else is left (Payout Icons)."""
    game = table("""
        plays: scoreboard phase
        CWC: bork, crushface, smashjaw, slab
        gouged-eye:
        chaos-all-stars:
        shank-yank: orc-blitzer | chaos-lineman
        unnecessary-roughness: | beastman
    """)
    game.play("draw bork crushface smashjaw", "keep bork", "bottom smashjaw")
    assert game.asked == "chaos-all-stars collect-next"

    game.play("collect left star-player", "collect right star-player")
    kept = [event.split()[-1] for event in game.told if event.startswith("card-kept chaos-all-stars")]
    assert kept == ["slab", "smashjaw", "crushface"]


def test_each_section_is_a_payout_of_its_own():
    """… also for a manager who collects them all (rulings, Scoreboard: A payout of several equal icons)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        knuckleduster-smear: orc-blitzer
    """)
    assert game.options == [
        "collect left team-upgrade",
        "collect right staff-upgrade",
        "collect centre team-upgrade",
    ]

    game.play("collect left team-upgrade", "draw waaagh")
    assert game.pile("gouged-eye") == ["waaagh"]

    game.play("collect centre team-upgrade", "draw smash-em-bash-em illegal-substitution")
    assert game.options == ["keep illegal-substitution", "keep smash-em-bash-em"]


def test_zone_payouts_come_before_the_centre():
    """Zone payouts in turn order, then the centre (rulings, Scoreboard: step d)."""
    game = table("""
        plays: scoreboard phase
        coin: reikland-reavers
        gouged-eye:
        reikland-reavers:
        right-in-the-jibblies: orc-blitzer | human-lineman
    """)
    assert game.asked == "nobody"
    paid = [event for event in game.told if event.startswith("payout-collected")]
    assert paid == [
        "payout-collected reikland-reavers right-in-the-jibblies 1",
        "payout-collected gouged-eye right-in-the-jibblies 0",
        "payout-collected gouged-eye right-in-the-jibblies 2",
    ]


def test_tournament_payouts_go_by_place():
    """At a tournament winner, runner-up, then LOSE! in turn order (rulings, Scoreboard: step d)."""
    game = table("""
        plays: scoreboard phase
        coin: chaos-all-stars
        gouged-eye:
        reikland-reavers:
        chaos-all-stars:
        grudgebearers:
        the-blood-bowl: orc-blitzer | ogre | chaos-lineman | dwarf-longbeard
    """)
    assert game.asked == "nobody"
    paid = [event.split()[1] for event in game.told if event.startswith("payout-collected")]
    assert paid == ["reikland-reavers", "gouged-eye", "chaos-all-stars", "grudgebearers"]


def test_manager_chooses_the_order_within_a_section():
    """Within a section its manager chooses the order and sees one before the next (rulings, Scoreboard: step d)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        goal-line-plunge: | ogre
    """)
    game.play("collect centre team-upgrade", "draw gryphon-ade")
    assert game.pile("reikland-reavers") == ["gryphon-ade"]
    assert game.options == [
        "collect left staff-upgrade",
        "collect centre star-player",
        "collect centre staff-upgrade",
    ]


def test_turned_highlight():
    """A highlight that lies the other way round pays each zone what lies on its side (…: Changer of Plays)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        right-in-the-jibblies turned: orc-blitzer | human-lineman
    """)
    assert game.asked == "nobody"
    assert game.fans == [1 + 3, 2]


# Either/or.


def test_either_or():
    """The winner chooses one side (Payout Icons: Either/Or)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        double-down: orc-blitzer | human-lineman
    """)
    game.play("draw slab")
    assert (game.asked, game.options) == ("gouged-eye choose-side", ["side 1", "side 2"])

    game.play("side 1")
    assert game.fans == [2 + 2, 0]


def test_side_is_chosen_before_anything_is_drawn():
    """A side is chosen before anything is drawn, and may be one that yields nothing (rulings, Payouts)."""
    game = table("""
        plays: scoreboard phase
        staff: nothing
        gouged-eye: team-upgrades nothing
        reikland-reavers:
        all-out-blitz: orc-blitzer | human-lineman
    """)
    assert game.options == ["side 1", "side 2"]

    game.play("side 1")
    assert game.asked == "nobody"
    assert game.fans == [0, 0]


# Short decks.


def test_short_deck_gives_what_it_has():
    """Short decks give what they have, and one of that is kept; empty ones nothing (rulings, Scoreboard)."""
    game = table("""
        plays: scoreboard phase
        CWC: bork, crushface
        gouged-eye:
        reikland-reavers:
        shank-yank: orc-blitzer | human-lineman
    """)
    game.play("draw bork")
    assert game.options == ["keep bork", "keep crushface"]

    game = table("""
        plays: scoreboard phase
        CWC: nothing
        gouged-eye:
        reikland-reavers:
        shank-yank: orc-blitzer | human-lineman
    """)
    assert game.asked == "nobody"
    assert game.fans == [2, 1]
    assert game.improvements == [0, 0]


def test_no_supply_no_payout():
    """Nothing left of the components that a payout names: nothing is earned (rulings, Scoreboard)."""
    game = table("""
        plays: scoreboard phase
        staff: nothing
        gouged-eye: team-upgrades nothing
        reikland-reavers: team-upgrades nothing
        the-tripline: orc-blitzer | human-lineman
    """)
    assert game.asked == "nobody"
    assert game.fans == [4, 0]


def test_union_decks_are_shared():
    """Managers of one union draw from one deck, each after what the other has left (rulings, Set-up)."""
    game = table("""
        plays: scoreboard phase
        CWC: bork, crushface
        gouged-eye:
        chaos-all-stars:
        unnecessary-roughness: orc-blitzer | chaos-lineman
    """)
    game.play("draw bork")
    assert game.asked == "nobody"
    assert [game.deck(team)[0] for team in ("gouged-eye", "chaos-all-stars")] == ["bork", "crushface"]


def test_recruiting_agent_for_each_section():
    """Once for each section with star icons that is collected, after seeing the others (rulings, Payouts)."""
    game = table("""
        plays: scoreboard phase
        reikland-reavers: owns recruiting-agent
        gouged-eye:
        unnecessary-roughness: human-lineman
    """)
    game.play("collect left star-player", "draw slab")
    assert game.options == ["use recruiting-agent", "decline"]

    game.play("use recruiting-agent", "draw thornmane", "keep slab")
    game.play("collect right star-player", "draw mighty-zug")
    assert game.options == ["use recruiting-agent", "decline"]

    game.play("decline", "draw griff-oberwald")
    assert game.options == ["use recruiting-agent", "decline"]
    assert bottoms(game) == [["thornmane"]]
