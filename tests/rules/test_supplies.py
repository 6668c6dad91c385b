"""Blood and disease: what the supply lacks is not placed, and nobody is told of nothing."""

from tests.scenario import table
from touchline.rules.supplies import gain_blood, infect, spread_disease


def test_an_empty_supply_gives_nothing():
    """Tokens are limited to the number provided (player aid, Blood Tokens; Foul Play, Disease Tokens)."""
    game = table("""
        black-fangs: hand thrall
        nurgles-rotters: hand rotter
        bad-snap: vampire blood 6 | pestigor disease 6
    """)
    assert game.asked == "black-fangs commit-or-pass"
    season = game.season
    gain_blood(season, 0, 1)
    spread_disease(season, 0, 1)
    infect(season, 0, 1)
    assert game["bad-snap"] == "vampire blood 6 | pestigor disease 6"
    assert season.plague == [0]
    assert not {line.split()[0] for line in game.told} & {"blood-gained", "disease-spread", "disease-caught"}
