"""Which text wins: between cards "cannot" beats "may", and what a team has of its own beats the week's headline."""

import pytest

from tests.scenario import table


def test_piling_on_may_but_stand_firm_can_not():
    """Da Troll may tackle another opponent, but a carrier with Stand Firm cannot be (rulings, Which text wins)."""
    for ball, asked in (("", "gouged-eye respond"), (" ball", "nobody")):
        game = table(f"""
            gouged-eye: hand da-troll
            grudgebearers:
            bad-snap: | dwarf-blitzer, dwarf-runner{ball}
        """)
        game.play("commit da-troll to bad-snap left", "tackle dwarf-blitzer", "roll down down")
        assert game.asked == asked


def test_guard_may_but_juggernaut_says_that_it_can_not():
    """A Guard may take a teammate's tackle, but not one of Mighty Zug's (rulings, Which text wins)."""
    for tackler, asked in (("black-orc-blocker", "grudgebearers respond"), ("mighty-zug", "nobody")):
        game = table(f"""
            gouged-eye: hand {tackler}
            grudgebearers:
            bad-snap: | troll-slayer, dwarf-longbeard
        """)
        game.play(f"commit {tackler} to bad-snap left", "tackle troll-slayer", "roll down down")
        assert game.asked == asked


def test_a_go_map_may_but_morg_can_not():
    """A Sewer Go-Map may move a player, but Morg cannot be where another Morg is (rulings, Which text wins)."""
    game = table("""
        skavenblight-scramblers: hand skaven-lineman; owns sewer-go-map
        grudgebearers:
        bad-snap: skavenblight-scramblers morg-n-thorg-cwc
        super-juke: | grudgebearers morg-n-thorg-owa
        shank-yank: | dwarf-runner
    """)
    game.play("commit skaven-lineman to bad-snap left", "act sewer-go-map", "player morg-n-thorg-cwc")
    assert game["super-juke"] == "| grudgebearers morg-n-thorg-owa"
    assert game["shank-yank"] == "skavenblight-scramblers morg-n-thorg-cwc | dwarf-runner"


@pytest.mark.parametrize(
    ("tackler", "upgrades", "script"),
    [("troll-slayer", "", ()), ("dwarf-blitzer", "orions-cleats", ("use orions-cleats",))],
)
def test_an_ability_or_an_upgrade_beats_the_headline(tackler, upgrades, script):
    """Flooding means two dice; Dauntless, and Orion's Cleats, still mean one (rulings, Which text wins; Headlines)."""
    game = table(f"""
        headline: flooding-causes-soggy-pitch
        grudgebearers: hand {tackler}
        athelorn-avengers: owns {upgrades or "nothing"}
        bad-snap: | treeman
    """)
    game.play(f"commit {tackler} to bad-snap left", "tackle treeman", *script, "roll down")
    assert game["bad-snap"].endswith("| treeman down")
