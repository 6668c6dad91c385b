"""Set-up and the course of a season (base rulebook, Setup; The Game Round; Optional Rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from touchline.engine.dealer import Dealer
from touchline.engine.machine import Next, Procedure, step
from touchline.rules.bags import without
from touchline.rules.draws import DRAW_TEAM
from touchline.rules.ending import EndSeason
from touchline.rules.events import TEAM_TAKEN, WEEK_BEGAN
from touchline.rules.improvements import DraftImprovements, RevealImprovements
from touchline.rules.maintenance import MaintenancePhase
from touchline.rules.matchup import MatchupPhase
from touchline.rules.printed import NO_SUPPLY, Book
from touchline.rules.scoreboard import ScoreboardPhase
from touchline.rules.season import ABBREVIATED, EXTENDED, NO_SALARY_CAP, STADIUMS, STAFF_DECK, Season
from touchline.rules.stadiums import lay_stadiums
from touchline.rules.supplies import set_out_supplies

if TYPE_CHECKING:
    from touchline.rules.bags import Bag


def begin(book: Book, teams: Bag, managers: int, options: int, dealer: Dealer) -> Season:
    """A season about to begin, with chosen teams, or with none: then they are drawn."""
    season = Season(book, managers, options, dealer)
    season.teams = teams
    season.stack.append(PlaySeason())
    return season


class PlaySeason(Procedure):
    """A season from set-up to the award (Setup; The Game Round; Winning the Game)."""

    __slots__ = ()

    @step
    def choose_teams(self, season: Season) -> Next:
        left = tuple([number for number in range(len(season.book.teams)) if number not in season.teams])
        while len(season.teams) < season.managers:
            team = left[season.draw(DRAW_TEAM, left)]
            left = without(left, team)
            season.teams += (team,)
        for manager, team in enumerate(season.teams):
            season.tell(TEAM_TAKEN, manager, team)
        return None

    @step
    def prepare_team_decks(self, season: Season) -> Next:
        season.deck = [season.book.teams[team].roster for team in season.teams]
        return None

    @step
    def prepare_improvement_decks(self, season: Season) -> Next:
        book = season.book
        staff = book.staff
        if not season.options & NO_SALARY_CAP:
            for title in book.premium_staff:
                staff = without(staff, title)
                season.box += (title,)
        managed = [book.teams[team].union for team in season.teams]
        # The stars of a union that came with an expansion are set out if one of its teams is managed.
        stars = [
            deck if union in managed or book.supplies[union] == NO_SUPPLY else ()
            for union, deck in enumerate(book.stars)
        ]
        season.bags = [staff, *stars, *[book.teams[team].upgrades for team in season.teams]]
        season.bottoms = [()] * len(season.bags)
        return None

    @step
    def prepare_spike_deck(self, season: Season) -> Next:
        season.tournaments_left, season.headlines_left = spike_deck(season)
        if season.managers == 2:
            season.headlines = ()
        return None

    @step
    def set_out_expansions(self, season: Season) -> Next:
        set_out_supplies(season)
        if season.options & STADIUMS:
            lay_stadiums(season)
        return None

    @step
    def distribute_starting_improvements(self, season: Season) -> Next:
        return StartingImprovements() if season.options & ABBREVIATED else None

    @step
    def begin_week(self, season: Season) -> Next:
        season.week += 1
        season.tell(WEEK_BEGAN, season.week)
        return MaintenancePhase()

    @step
    def matchup_phase(self, season: Season) -> Next:
        return MatchupPhase()

    @step
    def scoreboard_phase(self, season: Season) -> Next:
        return ScoreboardPhase()

    @step
    def end_week(self, season: Season) -> Next:
        if season.tournament != season.book.final:
            self.go_to("begin_week")
        return None

    @step
    def end_season(self, season: Season) -> Next:
        return EndSeason()


def spike_deck(season: Season) -> tuple[int, int]:
    """How many tournaments, besides the Blood Bowl, and how many headlines the season has."""
    abbreviated = bool(season.options & ABBREVIATED)
    if season.managers == 2:
        return len(season.book.tournaments) - abbreviated, 0
    return 2 - abbreviated, 2 + bool(season.options & EXTENDED)


class StartingImprovements(Procedure):
    """Each manager drafts two of four stars, a team upgrade and one of three staff upgrades (Abbreviated Season)."""

    __slots__ = ("done",)

    def __init__(self, done: int = 0) -> None:
        Procedure.__init__(self)
        self.done = done

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (self.done,)

    def manager(self, season: Season) -> int:
        """Whose turn it is to get them."""
        return season.turn_order()[self.done]

    @step
    def draft_stars(self, season: Season) -> Next:
        manager = self.manager(season)
        return DraftImprovements(manager, season.star_deck(manager), 4, 2)

    @step
    def draft_team_upgrade(self, season: Season) -> Next:
        manager = self.manager(season)
        return DraftImprovements(manager, season.upgrade_deck(manager))

    @step
    def draft_staff_upgrade(self, season: Season) -> Next:
        return DraftImprovements(self.manager(season), STAFF_DECK, 3)

    @step
    def reveal(self, season: Season) -> Next:
        return RevealImprovements(self.manager(season))

    @step
    def go_on(self, season: Season) -> Next:
        self.done += 1
        if self.done < season.managers:
            self.go_to("draft_stars")
        return None
