"""Contracts (player aid, Contracts; rulings, Scoreboard and Payouts and improvements)."""

from tests.scenario import Table, table


def taken(game: Table) -> list[str]:
    """Who has taken contracts, in order."""
    return [line.split()[1] for line in game.told if line.startswith("contract-taken")]


def test_a_contract_for_each_icon():
    """For each contract icon of a payout that is collected, one token (player aid, Contracts)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        fourth-and-forever: orc-blitzer | human-lineman
        quarterback-snack: orc-lineman | human-blitzer
    """)
    assert game.asked == "nobody"
    assert taken(game) == ["gouged-eye", "gouged-eye", "gouged-eye", "reikland-reavers"]
    assert game.season.contracts == [3, 1]
    assert game.season.contracts_left == 11


def test_nobody_sees_a_contract():
    """The token is revealed to nobody, its manager included; no value is settled (player aid, Contracts)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        fourth-and-forever: orc-blitzer | human-lineman
    """)
    draws = game.season.draws
    assert game.asked == "nobody"
    assert taken(game) == ["gouged-eye", "gouged-eye"]
    assert game.season.draws == draws
    assert game.fans == [0, 0]


def test_contracts_are_revealed_at_the_end():
    """After all End of Game abilities every manager reveals his contracts and gains their fans (player aid)."""
    game = table("""
        expansions: sudden-death
        plays: end of season
        gouged-eye: fans 7; owns team-merchandise-booths; contracts 2
        reikland-reavers: fans 10; contracts 1
    """)
    game.play("contract 5-fans 2-fans 4-fans")
    assert game.asked == "nobody"
    assert game.fans == [7 + 4 + 5 + 2, 10 + 4]
    told = [line for line in game.told if line.startswith(("ability-used", "contract-revealed"))]
    assert told == [
        "ability-used gouged-eye team-merchandise-booths nobody",
        "contract-revealed gouged-eye 5",
        "contract-revealed gouged-eye 2",
        "contract-revealed reikland-reavers 4",
    ]


def test_fifteen_contracts():
    """Worth two fans six times, three four times, four three times, five twice (rulings, Counts)."""
    game = table(
        """
        expansions: sudden-death
        plays: end of season
        gouged-eye: contracts 15
        reikland-reavers:
    """,
        luck=1,
    )
    assert game.asked == "nobody"
    revealed = [line.split()[2] for line in game.told if line.startswith("contract-revealed")]
    assert sorted(revealed) == [*"222222333344455"]
    assert game.fans == [12 + 12 + 12 + 10, 0]


def test_contracts_are_no_improvements():
    """Contracts do not count as improvements (player aid, Contracts; rulings, Improvements for the tie-break)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        fourth-and-forever: orc-blitzer | human-lineman
    """)
    assert game.asked == "nobody"
    assert game.improvements == [0, 0]


def test_two_fans_where_no_contract_is_left():
    """Two fans at once for each icon that finds no token (player aid, Contracts; rulings, No supply left)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers: contracts 14
        fourth-and-forever: orc-blitzer | human-lineman
    """)
    assert game.asked == "nobody"
    assert game.season.contracts == [1, 14]
    assert game.fans == [2, 0]


def test_a_manager_alone_takes_all_contracts():
    """A manager alone collects everything on the card (rulings, Scoreboard: Who counts)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        quarterback-snack: orc-blitzer
    """)
    assert game.asked == "nobody"
    assert game.season.contracts == [2, 0]
    assert game.fans == [1, 0]


def test_contracts_come_after_the_last_penalties():
    """The last week's improvements and penalties, then End of Game abilities, then contracts (rulings, Payouts)."""
    game = table("""
        expansions: sudden-death, foul-play
        plays: penalties, end of season
        gouged-eye: fans 1; penalties 1; contracts 1
        reikland-reavers: fans 9
    """)
    game.play("draw roughing-the-ref", "contract 4-fans")
    assert game.asked == "nobody"
    assert game.fans == [4, 9]


def test_tournaments_pay_contracts():
    """The tournaments of Sudden Death pay contracts by place (player aid, Contracts)."""
    game = table("""
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        chaos-all-stars:
        far-albion-cup: da-troll | ogre down | chaos-lineman
    """)
    assert game.asked == "nobody"
    assert game.season.contracts == [2, 1, 0]
    assert game.fans == [2, 1, 2]
