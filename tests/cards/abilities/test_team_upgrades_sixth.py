"""The sixth team upgrade of each base team, one of Sudden Death and one of Foul Play."""

from tests.cards.abilities.linked import of
from tests.scenario import table

# Sudden Death.


@of("altdorf-broadcast-rights")
def test_altdorf_broadcast_rights():
    """Once a week a contract for a matchup won by two or more with a star there who is no Freebooter."""
    game = table("""
        plays: scoreboard phase
        reikland-reavers: owns altdorf-broadcast-rights
        gouged-eye:
        one-handed-grab: human-blitzer, freebooter-lineman | orc-lineman
        right-in-the-jibblies: griff-oberwald | orc-blitzer
        personal-foul: griff-oberwald | orc-thrower
    """)
    assert game.asked == "reikland-reavers respond"
    assert "matchup-won reikland-reavers personal-foul" in game.told

    game.play("use altdorf-broadcast-rights")
    assert game.asked == "nobody"
    assert game.season.contracts == [1, 0]


@of("trained-hawks")
def test_trained_hawks():
    """Once a week a ball at midfield goes to a player of one's own, before the totals are counted."""
    game = table("""
        plays: scoreboard phase
        athelorn-avengers: owns trained-hawks
        gouged-eye:
        one-handed-grab: wood-elf-catcher down | orc-lineman ball
        personal-foul: wardancer, treeman down | orc-blitzer
        right-in-the-jibblies: wardancer | orc-blitzer
    """)
    game.play("use trained-hawks")
    assert game.options == ["player wardancer", "player treeman"]

    game.play("player treeman")
    assert "total-counted athelorn-avengers personal-foul 7" in game.told
    assert game.asked == "nobody"


@of("tavern-screenings")
def test_tavern_screenings():
    """Once a week a contract at a highlight where an opposing team has more downed players."""
    game = table("""
        plays: scoreboard phase
        grudgebearers: owns tavern-screenings
        gouged-eye:
        one-handed-grab: troll-slayer down | orc-lineman down, da-troll
        personal-foul: dwarf-longbeard | orc-lineman down, da-troll
        right-in-the-jibblies: dwarf-longbeard | orc-lineman down, da-troll
    """)
    game.play("use tavern-screenings")
    assert game.asked == "nobody"
    assert game.season.contracts == [1, 0]


@of("gore-reel")
def test_gore_reel():
    """Once a week a contract when one of one's players injures an opponent."""
    game = table("""
        gouged-eye: hand da-troll; owns gore-reel
        reikland-reavers:
        bad-snap: | human-thrower down
    """)
    game.play("commit da-troll to bad-snap left", "tackle human-thrower", "roll down missed", "apply down")
    game.play("use gore-reel")
    assert game.season.contracts == [1, 0]
    assert game.owns("gouged-eye") == ["gore-reel exhausted"]


@of("sent-off-in-style")
def test_sent_off_in_style():
    """Two fans for each of one's players ejected."""
    game = table("""
        plays: scoreboard phase
        chaos-all-stars: owns sent-off-in-style
        gouged-eye:
        personal-foul: beastman [?], minotaur [?] | orc-blitzer [?], da-troll
    """)
    game.play("token ejection ejection ejection")
    assert game.asked == "nobody"
    assert game.fans == [4, 5]


@of("interception-racket")
def test_interception_racket():
    """When an opponent passes, a standing player of one's own there uses passing."""
    game = table("""
        gouged-eye: hand orc-thrower
        skavenblight-scramblers: owns interception-racket
        bad-snap: | skaven-lineman, skaven-thrower down
        super-juke: | rat-ogre
    """)
    game.play("commit orc-thrower to bad-snap left", "use")
    assert game.asked == "skavenblight-scramblers respond"

    game.play("use interception-racket", "use")
    assert game["bad-snap"] == "orc-thrower | skaven-lineman, skaven-thrower down"


@of("interception-racket")
def test_interception_racket_wants_a_standing_player():
    game = table("""
        gouged-eye: hand orc-thrower
        skavenblight-scramblers: owns interception-racket
        bad-snap: | skaven-thrower down
        super-juke: | rat-ogre
    """)
    game.play("commit orc-thrower to bad-snap left", "use")
    assert game["bad-snap"] == "orc-thrower ball | skaven-thrower down"
    assert game.asked == "nobody"


# Foul Play.


@of("diving-lessons")
def test_diving_lessons():
    """When a tackle takes one's player down, the tackler's manager receives a penalty, once a week."""
    game = table("""
        expansions: foul-play
        gouged-eye: hand orc-blitzer
        reikland-reavers: owns diving-lessons
        bad-snap: da-troll | human-thrower
    """)
    game.play("commit orc-blitzer to bad-snap left", "tackle human-thrower", "roll down down")
    game.play("use diving-lessons")
    assert game.season.facedown == [1, 0]


@of("diving-lessons")
def test_diving_lessons_are_for_tackles():
    game = table("""
        expansions: foul-play
        gouged-eye: hand orc-lineman; owns hired-wizard
        reikland-reavers: owns diving-lessons
        bad-snap: | human-thrower
    """)
    game.play("commit orc-lineman to bad-snap left", "act hired-wizard", "roll down")
    assert game.asked == "nobody"


@of("treetop-lookouts")
def test_treetop_lookouts():
    """Each attempt against one's ball carrier may be rolled again, once."""
    game = table("""
        gouged-eye: hand orc-blitzer
        athelorn-avengers: owns treetop-lookouts
        bad-snap: | wood-elf-lineman ball
    """)
    game.play("commit orc-blitzer to bad-snap left", "tackle wood-elf-lineman", "roll down down")
    game.play("use treetop-lookouts", "roll missed missed")
    assert game["bad-snap"] == "orc-blitzer [?] | wood-elf-lineman ball"


@of("treetop-lookouts")
def test_treetop_lookouts_watch_the_ball():
    game = table("""
        gouged-eye: hand orc-blitzer
        athelorn-avengers: owns treetop-lookouts
        bad-snap: | wood-elf-lineman, wardancer ball
    """)
    game.play("commit orc-blitzer to bad-snap left", "tackle wood-elf-lineman", "roll down down")
    assert game["bad-snap"] == "orc-blitzer [?] | wood-elf-lineman down, wardancer ball"


@of("steel-capped-boots")
def test_steel_capped_boots():
    """The player committed this turn uses fouling twice."""
    game = table("""
        grudgebearers: hand dwarf-longbeard; owns steel-capped-boots
        gouged-eye: hand da-troll; deck orc-lineman, orc-blitzer
        bad-snap: | orc-thrower
    """)
    game.play("commit dwarf-longbeard to bad-snap left", "act steel-capped-boots")
    game.play("manager gouged-eye", "discard da-troll", "draw orc-blitzer")
    game.play("manager gouged-eye", "discard orc-blitzer")
    assert game.hand("gouged-eye") == ["orc-lineman"]


@of("puttin-da-boot-in")
def test_puttin_da_boot_in():
    """Once a week a player who has tackled successfully uses fouling."""
    game = table("""
        gouged-eye: hand orc-blitzer; owns puttin-da-boot-in
        reikland-reavers: hand ogre; deck human-lineman
        bad-snap: | human-thrower
    """)
    game.play("commit orc-blitzer to bad-snap left", "tackle human-thrower", "roll down down")
    game.play("use puttin-da-boot-in", "manager reikland-reavers", "discard ogre")
    assert game.hand("reikland-reavers") == ["human-lineman"]


@of("blasphemous-appeals")
def test_blasphemous_appeals():
    """A revealed token on an opponent is discarded before it does anything."""
    game = table("""
        plays: scoreboard phase
        chaos-all-stars: owns blasphemous-appeals
        gouged-eye:
        one-handed-grab: beastman [?] | orc-blitzer [?, ?]
    """)
    game.play("token power-1 two-fans power-0", "use blasphemous-appeals")
    assert game.options == ["token of orc-blitzer", "token 2 of orc-blitzer"]

    game.play("token of orc-blitzer")
    assert game.fans == [1 + 2, 2]


@of("gutter-pickpockets")
def test_gutter_pickpockets():
    """A standing player of one's own, at any matchup, uses fouling."""
    game = table("""
        skavenblight-scramblers: hand skaven-lineman; owns gutter-pickpockets
        gouged-eye: hand da-troll; deck orc-lineman
        bad-snap: skaven-thrower | orc-thrower
        super-juke: rat-ogre down | orc-blitzer
        shank-yank:
    """)
    game.play("commit skaven-lineman to shank-yank left", "act gutter-pickpockets")
    game.play("manager gouged-eye", "discard da-troll")
    assert game.hand("gouged-eye") == ["orc-lineman"]
