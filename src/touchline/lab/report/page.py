"""The report of a run: one page of HTML with pictures, which needs nothing beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import Final

from touchline.cards import BadSetup, library
from touchline.lab.intervals import average, share
from touchline.lab.journal import opened
from touchline.lab.plans import Plan
from touchline.lab.report import figures
from touchline.lab.report.drawing import Line, Part, columns, dots, figure, percent, stacks, told
from touchline.lab.report.figures import number
from touchline.lab.stories import SOURCES
from touchline.lab.tables import Row, Value, rows
from touchline.table.setup_choices import options
from touchline.table.version import VERSION

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1c1c1c; --paper: #fdfcf8; --quiet: #6a6a6a; --grid: #ddd8cc; --a: #1f6f54;
 --part0: #1f6f54; --part1: #c9871f; --part2: #4a6fa5; --part3: #8e5572; --part4: #b5452f; --part5: #7a7a7a; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece9e2; --paper: #17191b; --quiet: #a3a09a; --grid: #383b3f;
 --a: #6cc5a1; --part0: #4ea686; --part1: #dba54a; --part2: #7d9fd1; --part3: #bb86a3; --part4: #d9725e; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem;
 margin: 2rem auto; padding: 0 1rem; }
svg { width: 100%; height: auto; } svg text { fill: var(--ink); font-size: 13px; } svg .mark { fill: var(--quiet); }
.grid { stroke: var(--grid); } .interval { stroke: var(--a); stroke-width: 2; } .dot { fill: var(--a); }
.fair { stroke: var(--quiet); stroke-width: 2; stroke-dasharray: 2 2; } p { max-width: 45rem; }
.part0 { fill: var(--part0); background: var(--part0); } .part1 { fill: var(--part1); background: var(--part1); }
.part2 { fill: var(--part2); background: var(--part2); } .part3 { fill: var(--part3); background: var(--part3); }
.part4 { fill: var(--part4); background: var(--part4); } .part5 { fill: var(--part5); background: var(--part5); }
.key { margin-right: 1rem; white-space: nowrap; } .key i { display: inline-block; width: .8em; height: .8em;
 margin-right: .3em; } table { border-collapse: collapse; font-size: .9rem; display: block; overflow-x: auto; }
th, td { padding: .15rem .6rem; text-align: right; border-bottom: 1px solid var(--grid); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; } summary { color: var(--quiet); cursor: pointer; }
"""

Cells = Sequence[str]


def report(folder: Path) -> str:
    """The page of the run in a folder; BadSetup if there is none with whole seasons."""
    journal = opened(folder)
    if not journal.plan.watched:
        raise BadSetup(
            f"The seasons in {folder} are those of an arena, which nobody watched.",
            "A report is made of the seasons that `touchline simulate --out` has kept.",
        )
    found = list(rows(journal, len(journal)))
    if not found:
        raise BadSetup(f"No season in {folder} was played to its end.", "Play some more.")
    return Page(journal.plan, found).html()


class Page:
    """The page, section by section."""

    def __init__(self, plan: Plan, found: Sequence[Row]) -> None:
        self.plan = plan
        self.rows = found
        box = library(plan.packs)
        self.cards = box.cards
        self.names = {card.id: card.name for card in box.cards} | {team.id: team.name for team in box.teams}

    def html(self) -> str:
        """All of it."""
        parts = [self._by_team(), self._by_seat(), self._by_count(), self._by_rule(), self._by_bot()]
        parts += [self._improvements(), self._sources(), self._length(), self._luck()]
        return (
            '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Touchline: report</title>'
            '<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">'
            f"<style>{STYLE}</style></head><body><h1>What these seasons show</h1>{self._about()}"
            f"{''.join(parts)}</body></html>\n"
        )

    def _about(self) -> str:
        plan = self.plan
        seasons = figures.seasons_of(self.rows)
        facts = {
            "Seasons": str(len(seasons)),
            "Managers": ", ".join([str(each) for each in plan.managers]),
            "Teams": ", ".join(plan.teams) or "drawn",
            "Expansions": ", ".join(plan.expansions) or "none",
            "Optional rules": "drawn" if plan.options is None else ", ".join(plan.options) or "none",
            "Bots": ", ".join(plan.everybody),
            "Seed": str(plan.seed),
            "Version": VERSION,
        }
        listed = "".join(
            [f"<tr><td>{name}</td><td>{escape(value)}</td></tr>" for name, value in facts.items()]
        )
        return f"<table>{listed}</table>" + _prose(
            "A line around a dot is the 95 % interval of the figure; a dashed tick is what would be fair: the share "
            "that all would have if they were equal. A season that nobody wins counts for each of its managers in "
            "parts."
        )

    def _name(self, value: Value) -> str:
        return self.names.get(str(value), str(value))

    # Who wins.

    def _standings(self, groups: dict[str, figures.Standing], what: str) -> str:
        """Shares and fans of some groups of managers."""
        wins = dots(
            f"Shares of wins by {what}",
            [Line(name, each.wins, each.fair) for name, each in groups.items()],
            percent,
        )
        fans = dots(f"Fans by {what}", [Line(name, each.fans) for name, each in groups.items()], figure)
        body = [
            (
                name,
                str(each.wins.cases),
                told(each.wins, percent),
                percent(each.fair),
                told(each.fans, figure),
            )
            for name, each in groups.items()
        ]
        head = (what.capitalize(), "managers", "wins", "fair", "fans")
        return f"<h3>Wins</h3>{wins}<h3>Fans at the end</h3>{fans}{_table(head, body)}"

    def _by_team(self) -> str:
        groups = {
            self._name(team): figures.standing(some)
            for team, some in figures.grouped(self.rows, _team).items()
        }
        ordered = dict(sorted(groups.items(), key=lambda group: -group[1].wins.value + group[1].fair))
        counts = list(figures.grouped(self.rows, lambda row: row["managers"]))
        return _section(
            "Teams",
            self._standings(ordered, "team")
            + self._teams_across(
                "By number of managers", [(f"{count} managers", _with_count(count)) for count in counts]
            ),
        )

    def _teams_across(self, title: str, columns_: Sequence[tuple[str, Callable[[Row], bool]]]) -> str:
        """The share of wins of each team under several circumstances."""
        if len(columns_) < 2:
            return ""
        body = []
        for team, some in figures.grouped(self.rows, _team).items():
            cells = [_share_of([row for row in some if holds(row)]) for _, holds in columns_]
            body.append((self._name(team), *cells))
        return f"<h3>{title}</h3>" + _open_table(("Team", *[name for name, _ in columns_]), body)

    def _by_seat(self) -> str:
        groups = {}
        for count, some in figures.grouped(self.rows, lambda row: row["managers"]).items():
            for seat, sitting in figures.grouped(some, lambda row: row["manager"]).items():
                groups[f"{count} managers, seat {int(seat) + 1}"] = figures.standing(sitting)
        return _section(
            "Seats", _prose("Seat 1 has the golden coin in the first week.") + self._standings(groups, "seat")
        )

    def _by_count(self) -> str:
        groups = figures.grouped(self.rows, lambda row: row["managers"])
        lines = [
            Line(f"{count} managers", figures.of_seasons(some, "fans")) for count, some in groups.items()
        ]
        nobody = {
            f"{count} managers": share(
                len([row for row in figures.seasons_of(some) if number(row, "win") not in {0.0, 1.0}]),
                len(figures.seasons_of(some)),
            )
            for count, some in groups.items()
        }
        body = [(name, told(each, percent)) for name, each in nobody.items()]
        return _section(
            "Number of managers",
            dots("Fans by number of managers", lines, figure)
            + _table(("Managers", "fans"), [(line.label, told(line.estimate, figure)) for line in lines])
            + "<h3>Seasons that nobody wins</h3>"
            + _open_table(("Managers", "share"), body),
        )

    def _by_rule(self) -> str:
        played = [rule for rule in options() if figures.with_rule(self.rows, rule.id)]
        plain = [row for row in self.rows if not figures.rules_of(row)]
        if not played:
            return ""
        lines = [
            Line(rule.name, figures.of_seasons(figures.with_rule(self.rows, rule.id), "fans"))
            for rule in played
        ]
        lines += [Line("No optional rule", figures.of_seasons(plain, "fans"))] if plain else []
        return _section(
            "Optional rules",
            _prose("Fans of all managers in seasons with a rule, whatever else was agreed.")
            + dots("Fans by optional rule", lines, figure)
            + _table(("Rule", "fans"), [(line.label, told(line.estimate, figure)) for line in lines])
            + self._teams_across("Wins of each team", [(rule.name, _with_rule(rule.id)) for rule in played]),
        )

    def _by_bot(self) -> str:
        groups = figures.grouped(self.rows, lambda row: row["bot"])
        if len(groups) < 2:
            return ""
        return _section(
            "Bots", self._standings({str(bot): figures.standing(some) for bot, some in groups.items()}, "bot")
        )

    # How it comes about.

    def _improvements(self) -> str:
        kinds = {"star": "Stars", "team_upgrade": "Team upgrades", "staff_upgrade": "Staff upgrades"}
        parts = [
            _prose(
                "Who gains a card has so many fans more at the end than who gains another of its kind in the same "
                "week, with as many managers. Cards that were gained fewer than "
                f"{figures.FEWEST_GAINS} times are left out."
            )
        ]
        for kind, found in figures.adds(self.rows, self.cards).items():
            lines = [Line(self._name(each.card), each.fans, 0.0) for each in found]
            body = [
                (
                    self._name(each.card),
                    str(each.fans.cases),
                    told(each.fans, figure),
                    told(each.wins, percent),
                )
                for each in found
            ]
            if lines:
                drawn = dots(f"What {kinds[kind].lower()} add", lines, figure)
                parts.append(
                    f"<h3>{kinds[kind]}</h3>{drawn}{_table(('Card', 'gained', 'fans', 'wins'), body)}"
                )
        return _section("What each improvement adds", "".join(parts))

    def _sources(self) -> str:
        groups = {
            "All": self.rows,
            **{self._name(team): some for team, some in figures.grouped(self.rows, _team).items()},
        }
        found = {name: figures.sources(some) for name, some in groups.items()}
        bars = [Part(name, tuple([of[source].value for source in SOURCES])) for name, of in found.items()]
        body = [(name, *[told(of[source], figure) for source in SOURCES]) for name, of in found.items()]
        return _section(
            "How fans come about",
            _prose(
                "For a manager in a season. Abilities are those of players, upgrades and the cards of the week; "
                "who shares the first place is suspended and loses all."
            )
            + stacks("Fans by source", bars, SOURCES)
            + _table(("Team", *SOURCES), body),
        )

    def _length(self) -> str:
        seasons = figures.seasons_of(self.rows)
        drawn = []
        body = []
        for count, some in figures.grouped(seasons, lambda row: row["managers"]).items():
            decisions = [number(row, "season_decisions") for row in some]
            drawn.append(f"<h3>{count} managers</h3>")
            drawn.append(
                columns(f"Decisions of a season of {count} managers", figures.told_in_bins(decisions))
            )
            weeks = average([number(row, "weeks") for row in some])
            mine = average([number(row, "decisions") for row in self.rows if row["managers"] == count])
            body.append(
                (f"{count} managers", *[told(each, figure) for each in (weeks, average(decisions), mine)])
            )
        head = ("Managers", "weeks", "decisions of a season", "decisions of a manager")
        return _section("Length of seasons", _open_table(head, body) + "".join(drawn))

    def _luck(self) -> str:
        fifths = figures.by_luck(self.rows)
        names = ("worst dice", "bad", "usual", "good", "best dice")
        groups = {f"{name} ({luck:+.1f})": each for name, (luck, each) in zip(names, fifths, strict=False)}
        worth = told(figures.slope(self.rows), figure)
        ejections = figures.of_seasons(self.rows, "ejections")
        tackles = figures.of_seasons(self.rows, "tackles")
        return _section(
            "Luck",
            _prose(
                "Luck is by how much the Target Downs less the Tackler Downs of a manager's tackles exceed what as "
                f"many dice bring on average. One more of it goes with {worth} fans more. A manager attempts "
                f"{told(tackles, figure)} tackles in a season, and {told(ejections, figure)} of his players are "
                "ejected by a token. Managers are divided into fifths, by luck."
            )
            + self._standings(groups, "luck"),
        )


def _team(row: Row) -> Value:
    return row["team"]


def _with_count(count: Value) -> Callable[[Row], bool]:
    return lambda row: row["managers"] == count


def _with_rule(rule: str) -> Callable[[Row], bool]:
    return lambda row: rule in figures.rules_of(row)


def _share_of(some: Sequence[Row]) -> str:
    if not some:
        return "–"
    return told(figures.standing(some).wins, percent)


def _section(title: str, body: str) -> str:
    return f"<section><h2>{title}</h2>{body}</section>\n"


def _prose(text: str) -> str:
    return f"<p>{text}</p>"


def _table(head: Cells, body: Sequence[Cells]) -> str:
    """A table that opens when it is asked for."""
    return f"<details><summary>The figures</summary>{_open_table(head, body)}</details>"


def _open_table(head: Cells, body: Sequence[Cells]) -> str:
    top = "".join([f"<th>{escape(cell)}</th>" for cell in head])
    lines = ["<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in line]) + "</tr>" for line in body]
    return f"<table><thead><tr>{top}</tr></thead><tbody>{''.join(lines)}</tbody></table>"
