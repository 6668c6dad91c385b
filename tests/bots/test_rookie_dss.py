"""What the rookie knows of the Dark Sorcery Syndicate."""

from tests.bots.test_rookie import advice
from tests.scenario import table


def test_an_assassin_stabs_the_strong():
    """Three against five are bad odds for anybody else."""
    game = table("""
        naggaroth-nightmares: hand dark-elf-assassin
        athelorn-avengers:
        bad-snap: deeproot-strongbranch |
    """)
    game.play("commit dark-elf-assassin to bad-snap right")
    assert advice(game) == "skills tackle"

    game.play("skills tackle")
    assert advice(game) == "tackle deeproot-strongbranch"


def test_a_thrall_feeds_the_strongest():
    game = table("""
        black-fangs: hand thrall
        athelorn-avengers:
        bad-snap: vampire, vampire-elder, vampire-courtier | wardancer
    """)
    game.play("commit thrall to bad-snap left", "use thrall")
    assert advice(game) == "player vampire-elder"
