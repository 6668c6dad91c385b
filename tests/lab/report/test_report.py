"""The report of many seasons: its figures follow from the rows, and the page stands by itself."""

import re
from html.parser import HTMLParser
from xml.etree import ElementTree as ET

import pytest

import touchline
from touchline.cards import catalogue
from touchline.lab import arena, simulate
from touchline.lab.intervals import Estimate, average, share
from touchline.lab.report import figures, report
from touchline.lab.report.drawing import Line, Part, dots, percent, stacks
from touchline.lab.tables import Row


def row(**known: float | str) -> Row:
    """A row of which only some figures matter."""
    usual: Row = {
        "season": 0,
        "managers": 2,
        "manager": 0,
        "fans": 20,
        "win": 0.5,
        "gains": "",
        "luck": 0.0,
        "options": "",
    }
    return usual | known


def test_shares_have_the_interval_of_wilson_and_averages_that_of_the_mean():
    assert share(25, 100) == pytest.approx((0.25, 0.1755, 0.3430, 100), abs=1e-4)
    assert share(0, 0) == (0, 0, 1, 0)
    assert average([1, 2, 3]) == pytest.approx((2, 2 - 1.96 / 3**0.5, 2 + 1.96 / 3**0.5, 3))
    assert average([4]) == (4, 4, 4, 1)
    assert average([]) == (0, 0, 0, 0)


def test_what_is_fair_depends_on_how_many_managers_there_were():
    found = figures.standing([row(managers=2, win=1.0, fans=30), row(managers=4, win=0.0, fans=10)])
    assert found.fair == 0.375
    assert found.wins.value == 0.5
    assert found.fans.value == 20


def test_a_season_counts_once_however_many_managers_it_has():
    rows = [row(season=0, fans=10), row(season=0, fans=20), row(season=1, fans=30)]
    assert figures.of_seasons(rows, "fans").value == 22.5
    assert figures.of_seasons(rows, "fans").cases == 2


def test_a_card_is_held_against_others_of_its_kind_in_the_same_week():
    """Slab brings six fans more than Thornmane, whatever the weeks are worth."""
    (upgrade, *_) = [card.id for card in catalogue() if card.kind == "staff_upgrade"]
    rows = []
    for number in range(figures.FEWEST_GAINS):
        for week, worth in ((1, 40), (3, 20)):
            rows += [
                row(season=number, gains=f"{week}:slab", fans=worth + 6, win=1.0),
                row(season=number, gains=f"{week}:thornmane", fans=worth, win=0.0),
                row(season=number, gains=f"{week}:{upgrade}", fans=99),
            ]
    found = figures.adds(rows, catalogue())
    slab, thornmane = found["star"]
    assert (slab.card, thornmane.card) == ("slab", "thornmane")
    assert (slab.fans.value, thornmane.fans.value) == pytest.approx((3, -3))
    assert slab.wins.value == pytest.approx(0.5)
    assert [(each.card, each.fans.value) for each in found["staff_upgrade"]] == [(upgrade, 0)]
    assert {card.kind for card in catalogue()} >= set(figures.IMPROVEMENTS)
    assert figures.adds(rows[:3], catalogue()) == {kind: [] for kind in figures.IMPROVEMENTS}


def test_luck_is_worth_what_it_goes_with():
    rows = [row(luck=float(luck), fans=20 + 2 * luck, win=float(luck > 0)) for luck in range(-10, 10)]
    assert figures.slope(rows).value == pytest.approx(2)
    fifths = figures.by_luck(rows)
    assert [luck for luck, _ in fifths] == [-8.5, -4.5, -0.5, 3.5, 7.5]
    assert [each.wins.value for _, each in fifths] == [0, 0, 0.25, 1, 1]
    assert figures.slope([row(), row()]) == (0, 0, 0, 2)


def test_every_figure_is_in_one_range():
    found = figures.told_in_bins([100, 105, 130, 219])
    assert sum([count for _, count in found]) == 4
    assert found[0][1] == 2
    assert figures.told_in_bins([]) == []


def test_pictures_are_whole_and_say_what_they_show():
    drawn = dots("Wins <by> team", [Line("A & B", Estimate(0.5, 0.4, 0.6, 9), 0.25)], percent)
    picture = ET.fromstring(drawn)
    assert picture.attrib["aria-label"] == "Wins <by> team"
    assert "A & B" in [text.text for text in picture.iter("text")]
    middle = next(iter(picture.iter("circle"))).attrib["cx"]
    interval = next(line.attrib for line in picture.iter("line") if line.attrib["class"] == "interval")
    assert float(interval["x1"]) < float(middle) < float(interval["x2"])


def test_parts_below_nothing_go_to_the_left():
    picture = stacks("Fans", [Part("Reavers", (10.0, -4.0))], ("payouts", "suspension"))
    gained, lost = [
        (float(left), float(width))
        for left, width in re.findall(
            r'<rect class="part part\d" x="([\d.]+)" y="4" width="([\d.]+)"', picture
        )
    ]
    assert lost[0] + lost[1] == pytest.approx(gained[0], abs=0.2)


class Reader(HTMLParser):
    """Notes what a page fetches, and that what it opens it closes."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.headings: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in {"meta", "link", "line", "circle", "rect"}:
            self.open.append(tag)
        self.fetched += [value or "" for name, value in attrs if name in {"src", "href"}]

    def handle_endtag(self, tag: str) -> None:
        if tag not in {"line", "circle", "rect"}:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "h2":
            self.headings.append(data)


@pytest.mark.random_seasons
def test_the_page_stands_by_itself(tmp_path):
    """All sections are there with intervals, nothing is fetched, and the same seasons make the same page."""
    both = ("sudden-death", "foul-play")
    simulate(8, "2-5", expansions=both, options="random", bots="random", seed=2, processes=1, out=tmp_path)
    page = report(tmp_path)
    reader = Reader()
    reader.feed(page)

    assert reader.open == []
    assert reader.fetched == ["data:,"]
    assert reader.headings == [
        "Teams",
        "Seats",
        "Number of managers",
        "Optional rules",
        "What each improvement adds",
        "How fans come about",
        "Length of seasons",
        "Luck",
    ]
    assert "Reikland Reavers" in page
    assert re.search(r"\d %\s\(\d+\.\d % to \d+\.\d %\)", page)
    assert report(tmp_path) == page


@pytest.mark.random_seasons
def test_bots_have_a_section_if_they_differ(tmp_path):
    simulate(2, 2, bots=["rookie", "random"], seed=2, processes=1, out=tmp_path)
    assert "<h2>Bots</h2>" in report(tmp_path)


@pytest.mark.random_seasons
def test_what_no_report_is_made_of(tmp_path):
    arena(["rookie", "random"], 2, seed=1, processes=1, out=tmp_path / "arena")
    with pytest.raises(touchline.BadSetup, match="which nobody watched"):
        report(tmp_path / "arena")
    with pytest.raises(touchline.BadSetup, match="There are no seasons in"):
        report(tmp_path / "nothing")
    simulate(0, 2, seed=1, out=tmp_path / "empty")
    with pytest.raises(touchline.BadSetup, match="was played to its end"):
        report(tmp_path / "empty")
