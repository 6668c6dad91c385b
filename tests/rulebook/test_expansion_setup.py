"""Setting up a season with the expansions (rulings, Counts; Setup; player aid, Sudden Death Expansion: Setup, Playing
with Two Managers; Foul Play, How to Use This Expansion, Fifth Player, New Cheating Tokens).
"""

from collections import Counter
from itertools import combinations

import pytest

from tests.scenario import Table, table
from touchline import BadSetup, new_season, options
from touchline.cards import catalogue, library
from touchline.cards.boxes import FOUL_PLAY, SUDDEN_DEATH
from touchline.rules.cheating import FACE_NAMES

BASE_TEAMS = [
    "reikland-reavers",
    "gouged-eye",
    "chaos-all-stars",
    "grudgebearers",
    "athelorn-avengers",
    "skavenblight-scramblers",
]
SYNDICATE = ["black-fangs", "naggaroth-nightmares", "champions-of-death"]
GUILD = ["nurgles-rotters", "lowdown-rats", "zharr-naggrund-ziggurats"]
BOXES = {
    "": (),
    "sudden-death": (SUDDEN_DEATH,),
    "foul-play": (FOUL_PLAY,),
    "sudden-death, foul-play": (SUDDEN_DEATH, FOUL_PLAY),
}
OWN_TOURNAMENTS = {
    "": ["the-chaos-cup", "the-dungeonbowl", "the-spike-magazine-trophy"],
    "sudden-death": [
        "far-albion-cup",
        "the-chaos-cup-sudden-death",
        "the-dungeonbowl-sudden-death",
        "the-spike-magazine-trophy-sudden-death",
    ],
}
LEEG = "goblin-tribal-leeg"


def season(teams: list[str], expansions: str, chosen: str = "", luck: int = 1) -> Table:
    """A season with these boxes and optional rules, before its set-up."""
    lines = ["plays: season", "week: 0", f"expansions: {expansions}", f"options: {chosen}"]
    return table("\n".join([*lines, *[f"{team}:" for team in teams]]), luck)


def begun(teams: list[str], expansions: str, chosen: str = "") -> Table:
    """A season that has been set up."""
    game = season(teams, expansions, chosen)
    assert game.asked != "nobody"
    return game


def weeks(game: Table) -> list[str]:
    """The Spike! cards of a season in which everybody passes, week by week."""
    game.play("decline all")
    return [line.split()[1] for line in game.told if line.startswith("spike-revealed")]


def is_tournament(card: str) -> bool:
    return next(each for each in catalogue() if each.id == card).kind == "tournament"


# Components.


@pytest.mark.parametrize(
    ("box", "counts"),
    [
        (
            "sudden_death",
            {
                "player": 36,
                "star": 25,
                "highlight": 15,
                "tournament": 5,
                "headline": 3,
                "team_upgrade": 24,
                "staff_upgrade": 14,
                "enchanted_ball": 12,
            },
        ),
        (
            "foul_play",
            {
                "player": 36,
                "star": 25,
                "tournament": 1,
                "headline": 3,
                "team_upgrade": 24,
                "staff_upgrade": 14,
                "penalty": 20,
                "stadium": 10,
            },
        ),
    ],
)
def test_components(box, counts):
    """Each box has as many of each component as it should (rulings, Counts)."""
    found: Counter[str] = Counter()
    for card in catalogue():
        if card.set == box:
            found[card.kind] += card.copies
    assert found == counts


@pytest.mark.parametrize(("box", "teams"), [("sudden_death", SYNDICATE), ("foul_play", GUILD)])
def test_teams(box, teams):
    """Each box brings three teams of twelve starting players and a union with 25 stars (rulings, Counts)."""
    assert [team.id for team in library().teams if team.set == box] == teams
    book = library().book_of((box,))
    union = {"sudden_death": "DSS", "foul_play": "PPG"}[box]
    for team in book.teams:
        assert len(team.roster) == 12
        assert (book.unions[team.union] == union) == (team.id in teams)
    assert len(book.stars[book.unions.index(union)]) == 25


def test_contract_tokens():
    """Fifteen contracts: two fans six times, three four times, four three times, five twice (rulings, Counts)."""
    assert Counter(library().book_of((SUDDEN_DEATH,)).contracts) == {2: 6, 3: 4, 4: 3, 5: 2}
    assert library().book_of((FOUL_PLAY,)).contracts == ()


def test_new_cheating_tokens():
    """Foul Play includes additional cheating tokens (Foul Play, New Cheating Tokens): a penalty four times, +1 twice,
    +2 once, +3 once; Sudden Death adds none (rulings, Counts).
    """
    base = Counter(library().book.tokens)
    added = Counter(library().book_of((FOUL_PLAY,)).tokens) - base
    assert {FACE_NAMES[face]: count for face, count in added.items()} == {
        "penalty": 4,
        "power-1": 2,
        "power-2": 1,
        "power-3": 1,
    }
    assert Counter(library().book_of((SUDDEN_DEATH,)).tokens) == base
    assert begun(["gouged-eye", "grudgebearers"], "foul-play").pool == 38
    assert begun(["gouged-eye", "grudgebearers"], "sudden-death").pool == 30


# What is shuffled into which deck.


@pytest.mark.parametrize(
    ("expansions", "highlights", "staff", "headlines"),
    [
        ("", 32, 28, 10),
        ("sudden-death", 47, 42, 13),
        ("foul-play", 32, 42, 13),
        ("sudden-death, foul-play", 47, 56, 16),
    ],
)
def test_decks_by_box(expansions, highlights, staff, headlines):
    """Most cards of a box are simply shuffled into their respective decks (Foul Play, How to Use This Expansion; player
    aid, Setup).
    """
    book = library().book_of(BOXES[expansions])
    assert (len(book.highlights), len(book.staff), len(book.headlines)) == (highlights, staff, headlines)


@pytest.mark.parametrize("expansions", list(BOXES))
def test_seven_base_staff_upgrades_go_back(expansions):
    """Unless No Salary Cap is on, seven of the base cards go back to the box first (rulings, Setup: Staff Upgrade
    deck), whatever else is in it.
    """
    game = begun(["gouged-eye", "grudgebearers", "reikland-reavers"], expansions)
    sets = {card.id: card.set for card in catalogue()}
    assert len(game.box) == 7
    assert {sets[card] for card in game.box} == {"base"}
    game = begun(["gouged-eye", "grudgebearers", "reikland-reavers"], expansions, "no-salary-cap")
    assert game.box == []


@pytest.mark.parametrize("expansions", list(BOXES))
def test_tournaments_in_play(expansions):
    """Sudden Death's five tournaments replace the base four (player aid, Setup); Foul Play adds the Goblin Tribal Leeg
    to those already in use (Foul Play, Tournament Card).
    """
    book = library().book_of(BOXES[expansions])
    base, _, _ = expansions.partition("foul-play")
    expected = OWN_TOURNAMENTS[base.strip(" ,")] + [LEEG] * ("foul-play" in expansions)
    assert sorted([book.printed[title].id for title in book.tournaments]) == sorted(expected)
    assert book.printed[book.final].name == "The Blood Bowl"


@pytest.mark.parametrize(
    ("expansions", "sixth"),
    [
        ("", None),
        ("sudden-death", "sudden_death"),
        ("foul-play", "foul_play"),
        ("sudden-death, foul-play", "sudden_death"),
    ],
)
def test_sixth_upgrades_of_base_teams(expansions, sixth):
    """A team of the base game shuffles its card of the expansion into its Team Upgrade deck; with both, Sudden Death's
    only (Foul Play, CWC and OWA Teams; player aid, Setup; rulings, Setup).
    """
    book = library().book_of(BOXES[expansions])
    sets = {card.id: card.set for card in catalogue()}
    for team in book.teams:
        found = Counter([sets[book.printed[title].id] for title in team.upgrades])
        if team.id in BASE_TEAMS:
            assert found == {"base": 5} if sixth is None else found == {"base": 5, sixth: 1}
        else:
            assert found == {"sudden_death" if team.id in SYNDICATE else "foul_play": 6}


# What is set out only if somebody manages it.


@pytest.mark.parametrize(
    "managed", [[], ["black-fangs"], ["lowdown-rats"], ["champions-of-death", "nurgles-rotters"]]
)
def test_a_union_without_a_managed_team_is_not_set_out(managed):
    """The stars and tokens of a union that comes with an expansion are set out if one of its teams is managed (rulings,
    Setup; docs/rulings.md): its star deck, and blood or disease. Those of the base game always are.
    """
    game = begun(["reikland-reavers", "grudgebearers", *managed], "sudden-death, foul-play")
    book = game.season.book
    set_out = {union: len(game.season.bags[1 + at]) for at, union in enumerate(book.unions)}
    has_dss, has_ppg = bool(set(managed) & set(SYNDICATE)), bool(set(managed) & set(GUILD))
    assert set_out == {"OWA": 25, "CWC": 25, "DSS": 25 * has_dss, "PPG": 25 * has_ppg}
    assert (game.season.blood_left, game.season.disease_left) == (6 * has_dss, 6 * has_ppg)


def test_contracts_and_penalties_are_set_out_always():
    """Contracts form a pool and penalties a deck, whoever plays (player aid, Setup; Foul Play, Penalty Cards)."""
    game = begun(BASE_TEAMS[:3], "sudden-death, foul-play")
    assert (game.season.contracts_left, game.season.penalties_left) == (15, 20)
    game = begun(BASE_TEAMS[:3], "")
    assert (game.season.contracts_left, game.season.penalties_left) == (0, 0)


# The Spike! deck.


@pytest.mark.parametrize(
    ("managers", "expansions"),
    [
        (3, "sudden-death"),
        (4, "sudden-death"),
        (3, "foul-play"),
        (5, "foul-play"),
        (5, "sudden-death, foul-play"),
    ],
)
@pytest.mark.parametrize(
    ("chosen", "tournaments", "headlines"), [("", 3, 2), ("abbreviated", 2, 2), ("extended", 3, 3)]
)
def test_spike_deck(managers, expansions, chosen, tournaments, headlines):
    """Three or more managers: The Blood Bowl at the bottom, above it two tournaments and two headlines; abbreviated one
    tournament, extended three headlines (rulings, Setup: Spike! Magazine deck), with any boxes.
    """
    cards = weeks(season(BASE_TEAMS[:managers], expansions, chosen))
    found = Counter([is_tournament(card) for card in cards])
    assert (found[True], found[False]) == (tournaments, headlines)
    assert cards[-1].startswith("the-blood-bowl")


@pytest.mark.parametrize(
    ("expansions", "count"), [("", 4), ("sudden-death", 5), ("foul-play", 5), ("sudden-death, foul-play", 6)]
)
@pytest.mark.parametrize("chosen", ["", "abbreviated"])
def test_weeks_of_two_managers(expansions, count, chosen):
    """Two managers: no headlines; every tournament in play, shuffled, with The Blood Bowl at the bottom. Four weeks,
    with Sudden Death five, Foul Play one more; abbreviated leaves one tournament out (rulings, Setup: Two managers;
    player aid, Playing with Two Managers).
    """
    seasons = [weeks(season(BASE_TEAMS[:2], expansions, chosen, luck)) for luck in range(4)]
    for cards in seasons:
        assert len(cards) == len(set(cards)) == count - bool(chosen)
        assert all(is_tournament(card) for card in cards)
        assert cards[-1].startswith("the-blood-bowl")
    assert len({cards[0] for cards in seasons}) > 1


def test_a_two_manager_season_of_sudden_death_has_five_rounds():
    """A game with two managers therefore lasts five rounds (player aid, Playing with Two Managers); no headline lies in
    the deck (rulings, Setup: Two managers).
    """
    game = season(["black-fangs", "gouged-eye"], "sudden-death")
    assert weeks(game)
    assert (game.season.headlines, game.season.headlines_left) == ((), 0)
    assert game.season.week == 5


# Five managers.


def test_five_managers():
    """Up to five managers, with all normal rules of the base game (Foul Play, Fifth Player): five highlights a week,
    and turns in turn order.
    """
    game = begun(BASE_TEAMS[:5], "foul-play")
    assert game.season.turn_order() == (0, 1, 2, 3, 4)
    highlights = [line for line in game.told if line.startswith("highlight-rolled")]
    assert len(highlights) == 5
    game.play("decline all")
    passed = [line.split()[1] for line in game.told if line.startswith("manager-passed")]
    assert passed[:5] == BASE_TEAMS[:5]


def test_a_fifth_manager_takes_part_in_everything():
    """A season of five comes to its end with a place for each (Foul Play, Fifth Player)."""
    five = new_season([*GUILD, *SYNDICATE[:2]], expansions=["sudden-death", "foul-play"], seed=5)
    while five.decision is not None:
        five.choose(five.decision.default)
    assert sorted(place.team for place in five.standings) == sorted([*GUILD, *SYNDICATE[:2]])


def test_teams_are_drawn_from_all_that_are_in_play():
    """Managers now have the option of the new teams in addition to the base ones (Foul Play, Choose Teams)."""
    drawn = set()
    for seed in range(40):
        position = new_season(5, expansions=["sudden-death", "foul-play"], seed=seed, events=False).position
        assert len(set(position.teams)) == 5
        drawn |= {position.book.teams[team].id for team in position.teams}
    assert drawn == {*BASE_TEAMS, *SYNDICATE, *GUILD}


# Combinations, and refusals.


@pytest.mark.parametrize("managers", [2, 3, 4, 5])
@pytest.mark.parametrize("pair", list(combinations([rule.id for rule in options()], 2)), ids="+".join)
def test_every_pair_of_options(managers, pair):
    """Every optional rule can be combined with every other, at every number of managers; but Abbreviated and Extended
    Season exclude each other, and two managers have no extended season (rulings, Setup: Combining options).
    """
    impossible = set(pair) == {"abbreviated-season", "extended-season"}
    impossible = impossible or (managers == 2 and "extended-season" in pair)
    if impossible:
        with pytest.raises(BadSetup):
            new_season(managers, expansions=["sudden-death", "foul-play"], options=pair, seed=1)
    else:
        made = new_season(
            managers, expansions=["sudden-death", "foul-play"], options=pair, seed=1, events=False
        )
        assert made.decision is not None


@pytest.mark.random_seasons
def test_all_options_at_once():
    """Every optional rule with every other (rulings, Setup: Combining options)."""
    chosen = [rule.id for rule in options() if rule.id != "extended-season"]
    for managers in (2, 3, 4, 5):
        made = new_season(managers, expansions=["foul-play", "sudden-death"], options=chosen, seed=2)
        while made.decision is not None:
            made.choose(made.decision.default)
        assert len(made.standings) == managers


@pytest.mark.parametrize(
    ("teams", "expansions", "chosen", "message"),
    [
        (5, [], [], "need Foul Play"),
        (5, ["sudden-death"], [], "need Foul Play"),
        (6, ["sudden-death", "foul-play"], [], "6 managers"),
        (["black-fangs", "gouged-eye"], [], [], "belong to Sudden Death"),
        (["black-fangs", "gouged-eye"], ["foul-play"], [], "belong to Sudden Death"),
        (["lowdown-rats", "gouged-eye"], ["sudden-death"], [], "belong to Foul Play"),
        (["black-fangs", "gouged-eye", "black-fangs"], ["sudden-death"], [], "named twice"),
        (3, ["sudden-deaths"], [], "no expansion 'sudden-deaths'"),
        (3, ["sudden-death", "sudden-death"], [], "named twice"),
        (3, "sudden-death", [], "given as 'sudden-death'"),
        (3, [], ["enchanted-balls"], "another box"),
        (3, ["foul-play"], ["enchanted-balls"], "another box"),
        (3, ["sudden-death"], ["corrupt-ref"], "another box"),
        (3, ["sudden-death"], ["stadiums"], "another box"),
        (2, ["sudden-death"], ["extended-season"], "can't be played by 2 managers"),
        (2, ["foul-play"], ["extended-season"], "can't be played by 2 managers"),
        (5, ["foul-play"], ["extended-season", "abbreviated-season"], "exclude each other"),
        (5, ["foul-play"], ["corrupt-ref", "corrupt-ref"], "named twice"),
    ],
)
def test_impossible(teams, expansions, chosen, message):
    """An impossible set-up is refused with a clear error (rulings, Setup): five managers need Foul Play, a team and an
    optional rule their box, a team one manager.
    """
    with pytest.raises(BadSetup, match=message):
        new_season(teams, expansions=expansions, options=chosen, seed=1)
