"""Setting up a season, with the optional rules and with two managers."""

from collections import Counter
from itertools import combinations

import pytest

from tests.scenario import Table, table
from touchline import BadSetup, new_season, options
from touchline.cards import read_packs
from touchline.rules.cheating import BASE_TOKENS, FACE_NAMES
from touchline.rules.draws import DIE, DIE_NAMES

TEAMS = ("reikland-reavers", "gouged-eye", "chaos-all-stars", "grudgebearers")
PREMIUM_STAFF = [
    "fan-club-enrollment",
    "hall-of-famers",
    "staffing-office",
    "staffing-office",
    "talent-scout",
    "talent-scout",
    "well-get-em-next-season",
]
ALLOWED = [
    (managers, chosen)
    for managers in (2, 3, 4)
    for number in range(5)
    for chosen in combinations([rule.id for rule in options() if not rule.needs], number)
    if not {"abbreviated-season", "extended-season"} <= set(chosen)
    and not (managers == 2 and "extended-season" in chosen)
]


def season(managers: int, options: str = "", luck: int = 1) -> Table:
    """A season with these optional rules, before its set-up."""
    lines = [f"{team}:" for team in TEAMS[:managers]]
    return table("\n".join(["plays: season", "week: 0", f"options: {options}", *lines]), luck)


def weeks(game: Table) -> list[str]:
    """The Spike! cards of a season in which everybody passes, week by week."""
    game.play("decline all")
    return [line.split()[1] for line in game.told if line.startswith("spike-revealed")]


def kinds(game: Table) -> Counter[str]:
    """How many tournaments and headlines the weeks of a season bring."""
    tournaments = ("the-blood-bowl", "the-chaos-cup", "the-dungeonbowl", "the-spike-magazine-trophy")
    return Counter(["tournament" if card in tournaments else "headline" for card in weeks(game)])


def test_components():
    """The base game has six teams of twelve, 32 highlights, 14 Spike! cards, 28 staff upgrades, five team upgrades
    a team and 25 stars in each of two decks (rulings, Counts).
    """
    book = read_packs()[0]
    assert [len(team.roster) for team in book.teams] == [12] * 6
    assert [len(team.upgrades) for team in book.teams] == [5] * 6
    assert len(book.highlights) == len(set(book.highlights)) == 32
    assert (len(book.tournaments) + 1, len(book.headlines)) == (4, 10)
    assert len(book.staff) == 28
    assert dict(zip(book.unions, map(len, book.stars), strict=True)) == {"OWA": 25, "CWC": 25}


def test_tokens():
    """The 30 cheating tokens are six ejections, Star Power +0 four times, +1 nine, +2 four, +3 twice, one fan four
    times, two fans once (rulings, Counts).
    """
    faces = Counter([FACE_NAMES[face] for face in BASE_TOKENS])
    assert faces == {
        "ejection": 6,
        "power-0": 4,
        "power-1": 9,
        "power-2": 4,
        "power-3": 2,
        "one-fan": 4,
        "two-fans": 1,
    }


def test_dice():
    """A tackle die has three Target Down faces, two Target Missed, one Tackler Down (rulings, Counts)."""
    assert Counter([DIE_NAMES[face] for face in DIE]) == {"down": 3, "missed": 2, "tackler": 1}


def test_managers_begin_with_twelve_players_and_nothing_else():
    """Each manager has a scoreboard at zero, a deck of his twelve starting players and five team upgrades facedown
    (base rulebook, Setup).
    """
    game = season(3)
    assert game.asked == "reikland-reavers commit-or-pass"
    assert game.fans == game.improvements == [0, 0, 0]
    cards = Counter(game.hand("reikland-reavers") + game.deck("reikland-reavers"))
    assert cards == {
        "human-lineman": 4,
        "human-thrower": 2,
        "human-catcher": 2,
        "human-blitzer": 3,
        "ogre": 1,
    }
    assert game.owns("reikland-reavers") == []
    upgrades = game.season.bags[game.season.upgrade_deck(0)]
    assert {game.season.printed[title].team for title in upgrades} == {"reikland-reavers"}
    assert len(upgrades) == 5


def test_teams_are_drawn():
    """Without choosing, each manager draws one of the six teams, no two the same (base rulebook, Setup)."""
    drawn = [tuple(new_season(4, seed=seed).position.teams) for seed in range(30)]
    assert all(len(set(teams)) == 4 for teams in drawn)
    assert {team for teams in drawn for team in teams} == set(range(6))


def test_teams_are_chosen():
    """Managers may agree to choose the teams they want to manage (base rulebook, Setup)."""
    game = season(4)
    assert game.asked.startswith("reikland-reavers")
    assert [game.team(manager) for manager in range(4)] == list(TEAMS)


def test_first_manager():
    """The golden coin is the first manager's during the first round (base rulebook, Setup)."""
    game = season(3)
    assert game.asked == "reikland-reavers commit-or-pass"
    assert game.season.turn_order() == (0, 1, 2)


def test_staff_deck():
    """Seven premium staff upgrades go back to the box first (rulings, Setup: Staff Upgrade deck)."""
    game = season(3)
    assert game.asked == "reikland-reavers commit-or-pass"
    assert game.box == PREMIUM_STAFF
    staff = game.cards(game.season.bags[0])
    assert len(staff) == 21
    assert not set(staff) & set(PREMIUM_STAFF)


def test_staff_deck_without_salary_cap():
    """With No Salary Cap all 28 staff upgrades are in the deck (rulings, Setup: Staff Upgrade deck)."""
    game = season(3, "no-salary-cap")
    assert game.asked == "reikland-reavers commit-or-pass"
    assert game.box == []
    assert sorted(set(PREMIUM_STAFF) & set(game.cards(game.season.bags[0]))) == sorted(set(PREMIUM_STAFF))
    assert len(game.season.bags[0]) == 28


@pytest.mark.parametrize("managers", [3, 4])
@pytest.mark.parametrize(
    ("options", "tournaments", "headlines"), [("", 3, 2), ("abbreviated", 2, 2), ("extended", 3, 3)]
)
def test_spike_deck(managers, options, tournaments, headlines):
    """Above The Blood Bowl lie two tournaments and two headlines, one tournament in an abbreviated season, three
    headlines in an extended one (rulings, Setup: Spike! Magazine deck; "instead of three" is a misprint).
    """
    game = season(managers, options)
    assert kinds(game) == {"tournament": tournaments, "headline": headlines}
    assert game.told.count("season-ended") == 1
    assert game.season.week == tournaments + headlines


@pytest.mark.parametrize("options", ["", "abbreviated", "extended"])
def test_blood_bowl_comes_last(options):
    """The Blood Bowl is at the bottom, what lies above it is shuffled (base rulebook, Setup, step 6)."""
    seasons = [weeks(season(3, options, luck)) for luck in range(8)]
    assert {cards[-1] for cards in seasons} == {"the-blood-bowl"}
    assert all(cards.count("the-blood-bowl") == 1 for cards in seasons)
    assert len({cards[0] for cards in seasons}) > 2


def test_spike_cards_are_drawn_unseen():
    """Which tournaments and headlines are left out is not known: over seasons all of them come up
    (base rulebook, Setup, step 6: without looking).
    """
    seen = {card for luck in range(30) for card in weeks(season(3, "", luck))}
    assert len(seen) == 14


def test_two_managers_spike_deck():
    """Two managers have no headlines and all four tournaments, so four rounds (base rulebook, Playing with Two
    Managers; rulings, Setup).
    """
    cards = weeks(season(2))
    assert sorted(cards) == [
        "the-blood-bowl",
        "the-chaos-cup",
        "the-dungeonbowl",
        "the-spike-magazine-trophy",
    ]
    assert cards[-1] == "the-blood-bowl"


def test_two_managers_abbreviated():
    """An abbreviated season of two managers leaves one tournament out, drawn unseen (rulings, Setup; Set-up)."""
    seasons = [weeks(season(2, "abbreviated", luck)) for luck in range(12)]
    assert {len(cards) for cards in seasons} == {3}
    assert {cards[-1] for cards in seasons} == {"the-blood-bowl"}
    assert len({frozenset(cards) for cards in seasons}) == 3


def test_two_managers_extended():
    """An extended season is refused for two managers with a clear error (rulings, Setup: Two managers)."""
    with pytest.raises(BadSetup, match="Extended Season can't be played by 2 managers"):
        new_season(2, options=["extended-season"])


@pytest.mark.parametrize(
    ("teams", "chosen", "message"),
    [
        (3, ["abbreviated-season", "extended-season"], "exclude each other"),
        (3, ["extended-season", "no-salary-cap", "abbreviated-season"], "exclude each other"),
        (5, [], "5 managers"),
        (1, [], "one manager"),
        (["gouged-eye", "grudgebearers", "gouged-eye"], [], "named twice"),
        (["gouged-eye", "elfheim-eagles"], [], "no team"),
    ],
)
def test_impossible(teams, chosen, message):
    """Abbreviated and Extended Season exclude each other; a team is managed by one manager only; five managers need
    Foul Play; an impossible set-up is refused (rulings, Setup).
    """
    with pytest.raises(BadSetup, match=message):
        new_season(teams, options=chosen, seed=1)


@pytest.mark.parametrize(("managers", "chosen"), ALLOWED)
def test_every_combination_of_options(managers, chosen):
    """All other optional rules can be combined, at every number of managers (rulings, Setup: Combining options)."""
    begun = new_season(managers, options=chosen, seed=1, events=False)
    assert begun.decision is not None
    is_dealing = begun.decision.question.__struct_config__.tag == "keep-card"
    assert is_dealing == ("abbreviated-season" in chosen)


# Starting improvements.

STARTING = """
    plays: starting improvements
    options: abbreviated
    coin: chaos-all-stars
    reikland-reavers: team-upgrades recruiting-agent, 2 publicity-stunts
    chaos-all-stars: team-upgrades winds-of-change
    OWA: griff-oberwald, mighty-zug, deeproot-strongbranch, slab, freebooter-thrower
    CWC: bork, one-ear, smashjaw, snotlobba, crushface
    staff: hired-wizard, passing-coach, tackling-coach, team-apothecary, cheating-coach
"""


def test_starting_improvements():
    """Each manager drafts two of four stars, takes a team upgrade, keeps one of three staff upgrades and reveals them
    (base rulebook, Abbreviated Season).
    """
    game = table(STARTING, luck=1)
    game.play("draw bork one-ear smashjaw snotlobba")
    assert game.asked == "chaos-all-stars keep-card"
    assert game.options == ["keep bork", "keep one-ear", "keep smashjaw", "keep snotlobba"]
    game.play("keep bork")
    assert game.options == ["keep one-ear", "keep smashjaw", "keep snotlobba"]
    game.play("keep one-ear")
    assert game.asked == "chaos-all-stars bottom-card"
    game.play("bottom snotlobba", "draw hired-wizard passing-coach tackling-coach")
    assert game.pile("chaos-all-stars") == ["bork", "one-ear", "winds-of-change"]
    game.play("keep passing-coach", "bottom tackling-coach")
    assert game.asked == "chaos-all-stars top-card"
    assert game.owns("chaos-all-stars") == ["passing-coach", "winds-of-change"]


def test_starting_improvements_go_manager_by_manager():
    """They are dealt and revealed manager by manager in turn order from the coin (rulings, Set-up: Starting
    improvements).
    """
    game = table(STARTING, luck=1)
    game.play(
        "draw bork one-ear smashjaw snotlobba",
        "keep bork",
        "keep one-ear",
        "bottom snotlobba",
        "draw hired-wizard passing-coach tackling-coach",
        "keep passing-coach",
    )
    game.play("bottom tackling-coach", "top bork", "draw griff-oberwald mighty-zug slab freebooter-thrower")
    assert game.asked == "reikland-reavers keep-card"
    assert game.deck("chaos-all-stars")[:2] == ["one-ear", "bork"]
    assert game.improvements == [0, 4]


def test_starting_staff_goes_to_the_bottom():
    """The cards not kept are placed at the bottom of the deck, in an order of choice (base rulebook, Abbreviated
    Season): who draws after two others have left the deck gets them.
    """
    game = table(
        """
        plays: starting improvements
        options: abbreviated
        reikland-reavers: team-upgrades recruiting-agent
        chaos-all-stars: team-upgrades winds-of-change
        OWA: nothing
        CWC: nothing
        staff: hired-wizard, passing-coach, tackling-coach
    """,
        luck=1,
    )
    game.play("keep passing-coach", "bottom tackling-coach")
    assert game.owns("reikland-reavers") == ["passing-coach", "recruiting-agent"]
    assert game.options == ["keep hired-wizard", "keep tackling-coach"]


def test_starting_stars_come_into_the_first_hand():
    """Stars other than Freebooters go on top of the deck and so into the first hand (rulings, Set-up)."""
    game = table(
        """
        plays: starting improvements, maintenance phase
        options: abbreviated
        reikland-reavers: team-upgrades recruiting-agent
        chaos-all-stars: team-upgrades winds-of-change
        OWA: griff-oberwald, mighty-zug
        CWC: bork, one-ear
        staff: nothing
    """,
        luck=1,
    )
    game.play("top griff-oberwald", "top bork")
    assert {"griff-oberwald", "mighty-zug"} < set(game.hand("reikland-reavers"))
    assert {"bork", "one-ear"} < set(game.hand("chaos-all-stars"))


def test_starting_freebooter():
    """Freebooters act as always: a card may be returned, then he is shuffled into the deck (rulings, Set-up)."""
    game = table(
        """
        plays: starting improvements
        options: abbreviated
        reikland-reavers: team-upgrades recruiting-agent
        chaos-all-stars: team-upgrades winds-of-change
        OWA: griff-oberwald, freebooter-thrower
        CWC: nothing
        staff: nothing
    """,
        luck=1,
    )
    assert game.asked == "reikland-reavers return-card"
    game.play("return human-lineman from deck")
    assert game.deck("reikland-reavers")[0] == "griff-oberwald"
    assert "freebooter-thrower" in game.deck("reikland-reavers")
    assert game.deck("reikland-reavers").count("human-lineman") == 3
    assert game.box == ["human-lineman"]


def test_starting_gryphon_ade():
    """Gryphon-ade already works on the stars revealed after it (rulings, Set-up: Starting improvements)."""
    game = table(
        """
        plays: starting improvements
        options: abbreviated
        reikland-reavers: team-upgrades gryphon-ade
        chaos-all-stars: team-upgrades winds-of-change
        OWA: griff-oberwald, mighty-zug
        CWC: nothing
        staff: nothing
    """,
        luck=1,
    )
    game.play("add griff-oberwald")
    assert game.asked == "reikland-reavers return-card"
    game.play("return human-lineman from deck", "decline")
    assert game.season.top[0] == ()
    assert {"griff-oberwald", "mighty-zug"} < set(game.deck("reikland-reavers"))
    assert game.box == ["human-lineman"]


@pytest.mark.parametrize(
    ("stars", "gained"), [("griff-oberwald, mighty-zug", 2), ("slab", 1), ("nothing", 0)]
)
def test_two_starting_stars_must_be_kept(stars, gained):
    """Two stars must be kept, if there are two (rulings, Set-up: Starting improvements)."""
    game = table(
        f"""
        plays: starting improvements
        options: abbreviated
        reikland-reavers: team-upgrades nothing
        chaos-all-stars: team-upgrades nothing
        OWA: {stars}
        CWC: nothing
        staff: nothing
    """,
        luck=1,
    )
    game.play("decline all")
    assert game.improvements == [gained, 0]
    assert len(game.deck("reikland-reavers")) == 12 + gained


def test_union_deck_is_shared():
    """Union decks are shared; whatever draws from them does so in turn order (rulings, Set-up): what the manager with
    the coin leaves is there for the next.
    """
    game = table(
        """
        plays: starting improvements
        options: abbreviated
        coin: grudgebearers
        reikland-reavers: team-upgrades nothing
        grudgebearers: team-upgrades nothing
        OWA: griff-oberwald, mighty-zug, deeproot-strongbranch, skuff-whitebeard
        staff: nothing
    """,
        luck=1,
    )
    assert game.asked == "grudgebearers keep-card"
    game.play("keep deeproot-strongbranch", "keep griff-oberwald", "bottom mighty-zug", "top griff-oberwald")
    assert game.asked == "reikland-reavers top-card"
    assert game.options == ["top mighty-zug", "top skuff-whitebeard"]


def test_stars_of_other_teams_may_be_drafted():
    """Stars of any team of one's own union may be drafted, as may its free agents, without limit (rulings, Play)."""
    game = table("""
        plays: reveal improvements
        reikland-reavers: pile deeproot-strongbranch, grim-ironjaw, slab, morg-n-thorg-owa, griff-oberwald
        gouged-eye:
    """)
    game.play("top slab", "top griff-oberwald", "top morg-n-thorg-owa", "top grim-ironjaw")
    assert game.deck("reikland-reavers")[:2] == ["deeproot-strongbranch", "grim-ironjaw"]
    assert game.improvements == [5, 0]


def test_roster():
    """A roster is every player card that belongs to the manager: at matchups, in deck, discard pile and hand; the
    improvement pile is not yet part of it (rulings, Play: Roster).
    """
    game = table(
        """
        plays: end of season
        gouged-eye: hand bork; top smashjaw; deck varag-ghoulchewer; discard snotlobba; pile crushface; \
            owns nothing
        reikland-reavers: owns publicity-stunts; hand griff-oberwald; top mighty-zug; deck slab; \
            discard human-lineman, long-bomb-silver; pile marcus-siebermann
        bad-snap: cornelius-krieg
    """
    )
    game.play("decline all")
    # Four of one's own team at two fans, and a free agent at one.
    assert game.fans == [0, 9]
