"""The matchup phase: turns in which managers commit a player and use a matchup action, until all have passed."""

from __future__ import annotations

from touchline.engine.machine import Next, Option, Procedure, step
from touchline.rules.abilities import APART
from touchline.rules.actors import OfManager
from touchline.rules.bags import distinct
from touchline.rules.committing import CommitPlayer, open_places, places_for
from touchline.rules.events import CARD_DISCARDED, MANAGER_PASSED, TURN_BEGAN
from touchline.rules.moments import ACTION, NOBODY, Fact
from touchline.rules.position import NONE
from touchline.rules.questions import (
    ACT,
    CHOOSE_ACTION,
    COMMIT,
    COMMIT_OR_PASS,
    DECLINE,
    DISCARD,
    DISCARD_UNWANTED,
    DONE,
    PASS,
    ask,
)
from touchline.rules.season import Season
from touchline.rules.windows import UPGRADES_FROM, UseAbility


class MatchupPhase(Procedure):
    """Managers take turns from the first manager on, clockwise, until all have passed (Matchup Phase)."""

    __slots__ = ()

    @step
    def begin(self, season: Season) -> Next:
        season.passed = 0
        season.turn = season.coin - 1
        return None

    @step
    def next_turn(self, season: Season) -> Next:
        season.committed = NONE
        everybody = (1 << season.managers) - 1
        while season.passed != everybody:
            season.turn = manager = (season.turn + 1) % season.managers
            if season.hand[manager] and not season.passed >> manager & 1:
                self.repeat()
                season.tell(TURN_BEGAN, manager)
                return Turn(manager)
            if not season.passed >> manager & 1:
                pass_phase(season, manager)
        return None

    @step
    def end(self, season: Season) -> Next:
        season.turn = NONE
        return None


def pass_phase(season: Season, manager: int) -> None:
    """A manager commits no more this week."""
    season.passed |= 1 << manager
    season.tell(MANAGER_PASSED, manager)


class Turn(OfManager):
    """A manager's turn: commit one player or pass, then resolve one matchup action."""

    __slots__ = ()

    @step
    def commit_or_pass(self, season: Season) -> Next:
        manager = self.manager
        options = commitments(season, manager)
        if not options:
            # Whether anything fits may only follow from the hand, which others don't see: so he is asked.
            options = [(PASS, 0), (PASS, 1)] if open_places(season, manager) else [(PASS, 0)]
        else:
            options.append((PASS, 0))
        return ask(manager, COMMIT_OR_PASS, tuple(options))

    @step
    def commit(self, season: Season) -> Next:
        manager = self.manager
        if self.answer[0] == PASS:
            pass_phase(season, manager)
            self.finish()
            return DiscardUnwanted(manager)
        _, title, place = self.answer
        season.leave_hand(manager, title)
        return CommitPlayer(manager, title, place)

    @step
    def choose_action(self, season: Season) -> Next:
        options = matchup_actions(season, self.manager)
        if not options:
            self.finish()
            return None
        return ask(self.manager, CHOOSE_ACTION, (*options, (DECLINE,)))

    @step
    def act(self, season: Season) -> Next:
        if self.answer[0] == DECLINE:
            return None
        place = self.answer[1]
        action = season.printed[season.upgrades[self.manager][place]].action
        assert action is not None
        return UseAbility(action.number, self.manager, UPGRADES_FROM + place, action_fact(season))


def commitments(season: Season, manager: int) -> list[Option]:
    """Every card of a manager's hand with every place where it may go."""
    places = open_places(season, manager)
    options: list[Option] = []
    for title in distinct(season.hand[manager]):
        allowed = places
        if season.printed[title].folds[APART] is not None:
            allowed = places_for(season, manager, title, places)
        options += [(COMMIT, title, place) for place in allowed]
    return options


def action_fact(season: Season) -> Fact:
    """What a matchup action is about: the player committed this turn."""
    player = season.committed
    matchup = season.where[player] if player != NOBODY else NONE
    return Fact(ACTION, matchup, NOBODY, player)


def matchup_actions(season: Season, manager: int) -> list[Option]:
    """The upgrades whose matchup action a manager could use now, copies once."""
    if not season.hears[manager] >> ACTION & 1:
        return []
    fact = action_fact(season)
    options: list[Option] = []
    offered: list[int] = []
    for place, title in enumerate(season.upgrades[manager]):
        action = season.printed[title].action
        if action is None or title in offered or season.exhausted[manager] >> place & 1:
            continue
        use = UseAbility(action.number, manager, UPGRADES_FROM + place, fact)
        if action.is_ready(season, use):
            offered.append(title)
            options.append((ACT, place))
    return options


class DiscardUnwanted(OfManager):
    """Who passes may discard any cards that he does not wish to keep."""

    __slots__ = ()

    @step
    def choose(self, season: Season) -> Next:
        options = [(DISCARD, title, 0) for title in distinct(season.hand[self.manager])]
        return ask(self.manager, DISCARD_UNWANTED, (*options, (DONE,)))

    @step
    def discard(self, season: Season) -> Next:
        if self.answer[0] == DISCARD:
            title = self.answer[1]
            season.leave_hand(self.manager, title)
            season.discard_card(self.manager, title)
            season.tell(CARD_DISCARDED, self.manager, title)
            if season.hand[self.manager]:
                self.go_to("choose")
        return None
