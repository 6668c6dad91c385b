"""The stars of the Dark Sorcery Syndicate who have an ability of their own."""

import pytest

from tests.cards.abilities.linked import of
from tests.scenario import table

FREEBOOTERS = ["freebooter-cutthroat", "freebooter-familiar", "freebooter-lurker", "freebooter-revenant"]


@pytest.mark.parametrize("star", FREEBOOTERS)
@of("freebooter", *FREEBOOTERS)
def test_freebooter(star):
    """On his reveal one player card may go to the box, then he, deck and discard pile are a new deck."""
    game = table(f"""
        plays: reveal improvements
        black-fangs: pile {star}; deck vampire; discard thrall; hand vampire-elder
        gouged-eye:
    """)
    game.play("return thrall from discard")
    assert game.deck("black-fangs") == sorted([star, "vampire"])
    assert game.discard("black-fangs") == []
    assert game.box == ["thrall"]


@of("freebooter-lurker")
def test_freebooter_lurker():
    """He passes from the ground: the ball that he drops he may take again."""
    game = table("""
        gouged-eye: hand da-troll
        naggaroth-nightmares:
        bad-snap: | naggaroth-nightmares freebooter-lurker ball
    """)
    game.play(
        "commit da-troll to bad-snap left", "tackle freebooter-lurker", "roll down missed", "apply down"
    )
    game.play("use")
    assert game["bad-snap"].endswith("freebooter-lurker down ball")


@of("baron-gravemorn")
def test_baron_gravemorn():
    """A fan for each of one's players here who stands up."""
    game = table("""
        gouged-eye: hand deeproot-strongbranch
        champions-of-death:
        bad-snap: | baron-gravemorn, zombie
        super-juke: | zombie
    """)
    game.play("commit deeproot-strongbranch to bad-snap left", "tackle zombie", "roll down down")
    game.play("use", "roll tackler missed", "use")
    assert game.fans == [0, 1]


@of("baron-gravemorn")
def test_baron_gravemorn_stands_up_himself():
    """He counts himself; players elsewhere don't count."""
    game = table("""
        champions-of-death: hand ghoul; owns team-apothecary
        gouged-eye:
        bad-snap: baron-gravemorn | orc-lineman
        super-juke: zombie down
    """)
    game.play("commit ghoul to bad-snap left", "use", "act team-apothecary", "roll down")
    assert game["super-juke"] == "zombie"
    assert game.fans == [0, 0]

    game = table("""
        champions-of-death: hand ghoul; owns team-apothecary
        gouged-eye:
        bad-snap: baron-gravemorn down | orc-lineman
    """)
    game.play("commit ghoul to bad-snap left", "use", "act team-apothecary", "roll down")
    assert game.fans == [1, 0]


@of("baron-gravemorn")
def test_baron_gravemorn_does_not_cheer_for_others():
    game = table("""
        gouged-eye: hand orc-thrower; owns team-apothecary
        champions-of-death:
        bad-snap: orc-lineman down | baron-gravemorn
    """)
    game.play("commit orc-thrower to bad-snap left", "use", "act team-apothecary", "roll down")
    assert game["bad-snap"].startswith("orc-lineman,")
    assert game.fans == [0, 0]


COUNT = """
    black-fangs: hand count-vorlak-nightmantle
    gouged-eye:
    bad-snap: | orc-blitzer [?], orc-thrower [?two-fans]
"""
DINE = (
    "commit count-vorlak-nightmantle to bad-snap left",
    "tackle orc-blitzer",
    "roll down missed",
    "apply down",
)


@of("count-vorlak-nightmantle")
def test_count_vorlak_nightmantle():
    """After a successful tackle he may take a facedown cheating token off an opponent here, unseen."""
    game = table(COUNT)
    game.play(*DINE)
    assert (game.asked, game.options) == ("black-fangs respond", ["use count-vorlak-nightmantle", "decline"])

    game.play("use count-vorlak-nightmantle")
    assert game.options == ["token of orc-blitzer", "token of orc-thrower"]

    game.play("token of orc-blitzer")
    assert game["bad-snap"] == "count-vorlak-nightmantle [?] | orc-blitzer down, orc-thrower [?two-fans]"


@of("count-vorlak-nightmantle")
def test_count_vorlak_nightmantle_declines():
    game = table(COUNT)
    game.play(*DINE, "decline")
    assert game["bad-snap"] == "count-vorlak-nightmantle | orc-blitzer down [?], orc-thrower [?two-fans]"


@of("doktor-sepulcher")
def test_doktor_sepulcher():
    """When played he may stand another downed player of his side here."""
    game = table("""
        champions-of-death: hand doktor-sepulcher
        gouged-eye:
        bad-snap: zombie down, wight down | orc-lineman down
        super-juke: mummy down
    """)
    game.play("commit doktor-sepulcher to bad-snap left", "use doktor-sepulcher")
    assert game.options == ["player zombie", "player wight"]

    game.play("player wight", "use")
    assert game["bad-snap"] == "zombie down, wight, doktor-sepulcher ball [?] | orc-lineman down"


@of("doktor-sepulcher")
def test_doktor_sepulcher_has_no_patient():
    game = table("""
        champions-of-death: hand doktor-sepulcher
        gouged-eye:
        bad-snap: wight | orc-lineman down
    """)
    game.play("commit doktor-sepulcher to bad-snap left")
    assert game.asked == "champions-of-death use-skill"


@of("dreth-ironlash")
def test_dreth_ironlash():
    """After an opponent here has used passing he may tackle at once, whatever skills were chosen for him."""
    game = table("""
        gouged-eye: hand orc-thrower
        naggaroth-nightmares:
        bad-snap: orc-lineman | dreth-ironlash
    """)
    game.play("commit orc-thrower to bad-snap left", "use")
    assert (game.asked, game.options) == (
        "naggaroth-nightmares choose-target",
        ["tackle orc-lineman", "tackle orc-thrower", "decline"],
    )
    game.play("tackle orc-thrower", "roll down missed", "apply missed")
    assert game["bad-snap"] == "orc-lineman, orc-thrower ball | dreth-ironlash"


@of("dreth-ironlash")
def test_dreth_ironlash_lets_friends_pass():
    game = table("""
        naggaroth-nightmares: hand dark-elf-runner
        gouged-eye:
        bad-snap: dreth-ironlash | orc-lineman
    """)
    game.play("commit dark-elf-runner to bad-snap left", "skills pass", "use")
    assert game.asked == "nobody"


@of("gus-the-unburied")
def test_gus_the_unburied():
    """Up again he may take any number of cheating tokens off any players here."""
    game = table("""
        gouged-eye: hand orc-thrower; owns tackling-coach
        champions-of-death: hand zombie; owns team-apothecary
        bad-snap: orc-blitzer [?] | gus-the-unburied down [?], wight [?]
    """)
    game.play(
        "commit orc-thrower to bad-snap left", "use", "decline", "commit zombie to bad-snap right", "decline"
    )
    game.play("act team-apothecary", "roll down", "use gus-the-unburied")
    assert game.options == ["token of orc-blitzer", "token of wight", "done"]

    game.play("token of orc-blitzer", "done")
    assert game["bad-snap"] == "orc-blitzer, orc-thrower ball | gus-the-unburied [?, ?], wight [?], zombie"


@of("jibber")
def test_jibber_falls_apart():
    """A successful tackle injures him, standing as he is."""
    game = table("""
        gouged-eye: hand deeproot-strongbranch
        champions-of-death:
        bad-snap: | jibber, wight
    """)
    game.play("commit deeproot-strongbranch to bad-snap left", "tackle jibber", "roll down down")
    assert game.discard("champions-of-death") == ["jibber"]


@of("jibber")
def test_jibber():
    """In the Scoreboard phase a fan for each downed opponent here."""
    game = table("""
        plays: scoreboard phase
        champions-of-death:
        gouged-eye:
        personal-foul: jibber, wight down | da-troll, orc-blitzer down, orc-lineman down
        one-handed-grab: wight | da-troll, orc-blitzer down
    """)
    assert game.asked == "nobody"
    assert "fans-changed champions-of-death 2 2" in game.told


@of("kaldor-spitevane")
def test_kaldor_spitevane():
    """Each time the ball comes to him or leaves him, a card is drawn and one discarded."""
    game = table("""
        naggaroth-nightmares: hand kaldor-spitevane, witch-elf; deck dark-elf-blitzer, dark-elf-lineman
        gouged-eye: hand orc-thrower
        bad-snap:
    """)
    game.play("commit kaldor-spitevane to bad-snap left", "skills pass pass", "use", "draw dark-elf-blitzer")
    game.play("discard witch-elf")
    assert game["bad-snap"] == "kaldor-spitevane ball"

    game.play("commit orc-thrower to bad-snap right", "use")
    assert game.asked == "naggaroth-nightmares discard-card"


@of("lady-ysolde-redlips")
def test_lady_ysolde_redlips():
    """Each time she becomes the ball carrier she gains a blood token."""
    game = table("""
        black-fangs: hand lady-ysolde-redlips, vampire-courtier; deck nothing
        gouged-eye: hand orc-thrower
        bad-snap: | gouged-eye orc-lineman
    """)
    game.play("commit lady-ysolde-redlips to bad-snap left", "use", "decline")
    assert game["bad-snap"] == "lady-ysolde-redlips blood 1 ball | orc-lineman"


@pytest.mark.parametrize("other", ["morg-n-thorg-owa", "morg-n-thorg-cwc"])
@of("morg-n-thorg-dss")
def test_morg_n_thorg(other):
    """He can't be committed where another manager has his own Morg 'N Thorg."""
    game = table(f"""
        black-fangs: hand morg-n-thorg-dss
        reikland-reavers:
        bad-snap: | reikland-reavers {other}
        super-juke: | human-lineman
    """)
    assert game.options == ["commit morg-n-thorg-dss to super-juke left", "pass"]


@of("ravek-blackspur")
def test_ravek_blackspur():
    """Tackling the ball carrier successfully he has the ball."""
    game = table("""
        naggaroth-nightmares: hand 2 ravek-blackspur
        reikland-reavers:
        bad-snap: | human-catcher ball
        super-juke: dark-elf-runner ball | human-thrower
    """)
    game.play("commit ravek-blackspur to bad-snap left", "tackle human-catcher", "roll down down")
    assert game["bad-snap"] == "ravek-blackspur ball | human-catcher down"

    game.play("commit ravek-blackspur to super-juke left", "tackle human-thrower", "roll down down")
    assert game["super-juke"] == "dark-elf-runner ball, ravek-blackspur | human-thrower down"


@of("renfeld-the-fawning")
def test_renfeld_the_fawning():
    """When he becomes downed, a card is drawn and placed there; on the ground already, he fetches nobody."""
    game = table("""
        gouged-eye: hand 2 orc-blitzer
        black-fangs: deck vampire-elder, thrall, vampire
        personal-foul: | renfeld-the-fawning
    """)
    game.play(
        "commit orc-blitzer to personal-foul left",
        "tackle renfeld-the-fawning",
        "roll down down",
        "draw vampire-elder",
    )
    assert game["personal-foul"] == "orc-blitzer [?] | renfeld-the-fawning down, vampire-elder"

    game.play("commit orc-blitzer to personal-foul left", "tackle renfeld-the-fawning", "roll down down")
    assert game["personal-foul"] == "orc-blitzer [?], orc-blitzer [?] | vampire-elder"


@of("renfeld-the-fawning")
def test_renfeld_the_fawning_is_fed_upon():
    """Brought down by the vampire whom he feeds, he fetches another servant."""
    game = table("""
        black-fangs: hand vampire; deck thrall, vampire-courtier
        gouged-eye: hand orc-lineman
        personal-foul: renfeld-the-fawning
    """)
    game.play("commit vampire to personal-foul left", "use vampire", "draw thrall", "decline all")
    assert game["personal-foul"].startswith("renfeld-the-fawning down, vampire blood 1, thrall")


@of("sanguis-mortimer")
def test_sanguis_mortimer():
    """A blood token when an opposing ball carrier here becomes downed or injured."""
    game = table("""
        black-fangs: hand vampire
        reikland-reavers:
        bad-snap: sanguis-mortimer | ogre ball, human-lineman down
        super-juke: | human-catcher ball
    """)
    game.play("commit vampire to bad-snap left", "tackle ogre", "roll down down")
    assert game["bad-snap"].startswith("sanguis-mortimer blood 1, vampire |")


@of("sareth-coldblade")
def test_sareth_coldblade():
    """He stabs twice, or he comes to pass and sprint."""
    game = table("""
        naggaroth-nightmares: hand 2 sareth-coldblade
        athelorn-avengers:
        bad-snap: | treeman, wardancer
    """)
    game.play("commit sareth-coldblade to bad-snap left", "skills tackle tackle")
    game.play(
        "tackle treeman",
        "roll down missed",
        "apply down",
        "tackle wardancer",
        "roll down tackler",
        "apply down",
    )
    assert game["bad-snap"] == "sareth-coldblade | treeman down, wardancer down"

    game.play("commit sareth-coldblade to bad-snap left", "skills pass sprint")
    assert game.asked == "naggaroth-nightmares use-skill"


@of("sir-clatterbone")
def test_sir_clatterbone():
    """+2 Star Power as ball carrier, and none without the ball."""
    game = table("""
        plays: scoreboard phase
        champions-of-death:
        chaos-all-stars:
        personal-foul: sir-clatterbone ball
        one-handed-grab: sir-clatterbone
    """)
    game.play("decline all")
    assert "total-counted champions-of-death personal-foul 7" in game.told
    assert "total-counted champions-of-death one-handed-grab 3" in game.told


VELISSE = """
    naggaroth-nightmares: hand velisse-bloodkiss; owns tackling-coach
    athelorn-avengers:
    bad-snap: | treeman, wood-elf-thrower
"""


@of("velisse-bloodkiss")
def test_velisse_bloodkiss_is_stronger_as_she_tackles():
    """+2 Star Power in her own attempts: it is she who chooses against a Treeman."""
    game = table(VELISSE)
    game.play("commit velisse-bloodkiss to bad-snap left", "tackle treeman", "roll missed down")
    assert game.asked == "naggaroth-nightmares choose-result"


@of("velisse-bloodkiss")
def test_velisse_bloodkiss_is_loved_for_whom_she_fells():
    """A fan for each opponent of three or more printed Star Power."""
    game = table(VELISSE)
    game.play("commit velisse-bloodkiss to bad-snap left", "tackle treeman", "roll missed down", "apply down")
    assert game.fans == [1, 0]

    game.play("decline", "act tackling-coach", "tackle wood-elf-thrower", "roll down down")
    assert game.fans == [1, 0]


@of("zsoltan-gorecloak")
def test_zsoltan_gorecloak():
    """Two Target Downs in a roll bring him a blood token, whoever chose the result."""
    game = table("""
        black-fangs: hand zsoltan-gorecloak; owns tackling-coach
        athelorn-avengers:
        bad-snap: | wardancer, wood-elf-thrower
    """)
    game.play("commit zsoltan-gorecloak to bad-snap left", "tackle wardancer", "roll down down")
    assert game["bad-snap"].startswith("zsoltan-gorecloak blood 1 |")

    game.play("act tackling-coach", "tackle wood-elf-thrower", "roll down missed", "apply down")
    assert game["bad-snap"].startswith("zsoltan-gorecloak blood 1 |")
