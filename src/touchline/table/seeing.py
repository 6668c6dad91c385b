"""Makes views: looks at a position with the eyes of a seat."""

from __future__ import annotations

from typing import Final

from touchline.engine.machine import Procedure, bookmark
from touchline.rules.bags import ALL, Bag, seen_by, title_of
from touchline.rules.cheating import FACE_NAMES, UNSEEN, is_faceup, is_known
from touchline.rules.draws import DIE_NAMES
from touchline.rules.ending import EndSeason
from touchline.rules.improvements import cards_left
from touchline.rules.knowledge import (
    has_secret_star,
    seen_in_hand,
    unknown_faces,
    unknown_improvements,
    unknown_team_cards,
)
from touchline.rules.maintenance import MaintenancePhase
from touchline.rules.matchup import MatchupPhase
from touchline.rules.modifiers import star_power
from touchline.rules.position import NONE
from touchline.rules.printed import ICON_NAMES, KIND_NAMES, PENALTY, SKILL_NAMES
from touchline.rules.scoreboard import ResolveMatchup, ScoreboardPhase, total_power
from touchline.rules.season import MIDFIELD, Season
from touchline.rules.setup import StartingImprovements, spike_deck
from touchline.rules.tackle import TACKLER_CHOOSES, TARGET_CHOOSES, TackleAttempt, dice_rule, powers
from touchline.table.decisions import Decision
from touchline.table.names import SIDES, Names, free_or_manager, names_in, section_name
from touchline.table.setup_choices import expansion_ids, option_ids
from touchline.table.standings import standings_of, winner_of
from touchline.table.view import (
    Asked,
    Attempt,
    Deck,
    Improvement,
    ManagerSeen,
    MatchupSeen,
    Payouts,
    PlayerSeen,
    Pool,
    Spike,
    Supplies,
    Token,
    Total,
    UnseenStar,
    Upgrade,
    View,
)

_PHASES: Final[dict[type[Procedure], str]] = {
    StartingImprovements: "setup",
    MaintenancePhase: "maintenance",
    MatchupPhase: "matchup",
    ScoreboardPhase: "scoreboard",
    EndSeason: "end",
}


def view_of(season: Season, seat: int | None, decision: Decision | None) -> View:
    """What a manager may know of a season that stands at this decision; None for a spectator."""
    return _Eyes(season, seat).view(decision)


class _Eyes:
    """A seat that looks at a position. `place` is the seat's number among all, spectators last."""

    __slots__ = ("names", "place", "season", "seat")

    def __init__(self, season: Season, seat: int | None) -> None:
        self.season = season
        self.seat = seat
        self.place = season.managers if seat is None else seat
        self.names: Names = names_in(season)

    def ids(self, titles: Bag) -> tuple[str, ...]:
        """The ids of these cards."""
        printed = self.season.printed
        return tuple([printed[title].id for title in titles])

    def view(self, decision: Decision | None) -> View:
        """Everything."""
        season = self.season
        return View(
            seat=self.seat,
            is_over=decision is None,
            week=season.week,
            weeks=sum(spike_deck(season)) + 1,
            phase=phase_of(season),
            rules=tuple([_spoken_rule(rule) for rule in season.stack]),
            coin=season.coin,
            turn=season.turn if phase_of(season) == "matchup" and season.turn != NONE else None,
            committed=self.names.player_or_none(season.committed),
            expansions=expansion_ids(season.book.expansions),
            options=option_ids(season.options),
            managers=tuple([self.manager(manager) for manager in range(season.managers)]),
            reel=tuple([self.matchup(number) for number, title in enumerate(season.reel) if title != NONE]),
            spike=self.spike(),
            pool=self.pool(),
            supplies=self.supplies(),
            decks=tuple([self.deck(deck) for deck in range(len(season.bags))]),
            highlights=self.ids(season.highlights),
            spent=self.ids(season.spent),
            box=self.ids(season.box),
            attempt=self.attempt(),
            resolving=self.names.matchup_or_none(_resolved_matchup(season)),
            decision=None if decision is None else self.asked(decision),
            standings=standings_of(season),
            winner=winner_of(season),
        )

    def asked(self, decision: Decision) -> Asked:
        """The decision, with its options if it is this seat's."""
        options = None
        if decision.manager == self.seat:
            options = tuple([option.shown() for option in decision.options])
        return Asked(decision.number, decision.manager, decision.question, options)

    # Managers.

    def manager(self, manager: int) -> ManagerSeen:
        """A manager and his cards."""
        season = self.season
        exhausted = season.exhausted[manager]
        upgrades = [
            Upgrade(season.printed[title].id, bool(exhausted >> place & 1))
            for place, title in enumerate(season.upgrades[manager])
            if season.printed[title].kind != PENALTY
        ]
        return ManagerSeen(
            manager=manager,
            team=season.book.teams[season.teams[manager]].id,
            fans=season.fans[manager],
            improvements=season.improvements[manager],
            has_passed=bool(season.passed >> manager & 1),
            is_suspended=bool(season.suspended >> manager & 1),
            hand_count=len(season.hand[manager]),
            hand=self.ids(seen_in_hand(season, manager, self.place)),
            shown=self.ids(seen_in_hand(season, manager, season.managers)),
            unseen_star=self.unseen_star(manager),
            deck_count=len(season.top[manager]) + len(season.deck[manager]),
            top=self.ids(season.top[manager]),
            unknown=self.ids(unknown_team_cards(season, manager, self.place)),
            discard=self.ids(season.discard[manager]),
            upgrades=tuple(upgrades),
            pile=self.improvements(season.piles[manager]),
            looking=self.improvements(season.looking[manager]),
            revealed=self.ids(season.revealed[manager]),
            contracts=season.contracts[manager],
            facedown_penalties=season.facedown[manager] + season.facedown_before[manager],
            penalties=self.penalties(manager),
            fouled=self.fouled(manager),
        )

    def penalties(self, manager: int) -> tuple[str, ...]:
        """The penalties that lie faceup before a manager: those that last, and those still to be resolved."""
        season = self.season
        lasting = [title for title in season.upgrades[manager] if season.printed[title].kind == PENALTY]
        return self.ids((*lasting, *season.flipped[manager]))

    def fouled(self, manager: int) -> str | None:
        """The card of a manager's hand that a fouler looks at, if the seat knows which it is."""
        for card in self.season.fouled[manager]:
            if seen_by(card, self.place):
                return self.season.printed[title_of(card)].id
        return None

    def unseen_star(self, manager: int) -> UnseenStar | None:
        """A star that the manager drew unseen, if there is one that this seat can't name."""
        if not has_secret_star(self.season, manager, self.place):
            return None
        return UnseenStar(bool(self.season.loose >> manager & 1))

    def improvements(self, cards: Bag) -> tuple[Improvement, ...]:
        """Cards of a pile or looked at; the back of a card shows its kind."""
        printed = self.season.printed
        return tuple(
            [
                Improvement(
                    KIND_NAMES[printed[title_of(card)].kind],
                    printed[title_of(card)].id if seen_by(card, self.place) else None,
                    self.who_knows(card),
                )
                for card in cards
            ]
        )

    # Matchups.

    def matchup(self, number: int) -> MatchupSeen:
        """A matchup and who is there."""
        season = self.season
        title = season.reel[number]
        ball = season.ball[number]
        totals = tuple(
            [self.total(m, number) for m in range(season.managers) if season.is_present(m, number)]
        )
        is_tournament = not season.is_highlight(number)
        return MatchupSeen(
            number=number,
            card=season.printed[title].id,
            is_tournament=is_tournament,
            payouts=self.payouts(title, is_tournament),
            is_turned=season.turned[number],
            ball=None if ball == MIDFIELD else ball,
            left=None if is_tournament else free_or_manager(season.left[number]),
            right=None if is_tournament else free_or_manager(season.right[number]),
            players=tuple([self.player(player) for player in season.present[number]]),
            totals=totals,
            leader=_leader(season, number, totals),
            driven=tuple([m for m in range(season.managers) if season.driven[number] >> m & 1]),
            stadium=self.names.card_or_none(season.stadium_of(number)),
            enchanted_ball=self.names.card_or_none(season.balls[number]),
            disease=season.plague[number],
            has_ref=season.ref == number,
        )

    def payouts(self, title: int, is_tournament: bool) -> Payouts:
        """What a matchup's card pays, section by section."""
        return {
            section_name(is_tournament, section): tuple(
                [{ICON_NAMES[icon]: count for icon, count in side} for side in sides]
            )
            for section, sides in enumerate(self.season.printed[title].payouts)
        }

    def player(self, number: int) -> PlayerSeen:
        """A player as he stands or lies there."""
        season = self.season
        tokens = [self.token(token) for token in season.tokens[number]]
        return PlayerSeen(
            number=number,
            card=season.printed[season.title[number]].id,
            manager=season.owner[number],
            side=SIDES[season.side[number]],
            is_downed=season.downed[number],
            is_carrier=season.is_carrier(number),
            star_power=star_power(season, number),
            tokens=tuple(tokens),
            blood=season.blood[number],
            disease=season.disease[number],
            skills=self.skills(number),
        )

    def skills(self, number: int) -> tuple[str, ...]:
        """A player's standing skills; none as long as his set has not been chosen."""
        season = self.season
        if season.printed[season.title[number]].skill_sets and season.chosen_set[number] == NONE:
            return ()
        return tuple([SKILL_NAMES[skill] for skill in season.skills_of(number)])

    def token(self, token: int) -> Token:
        """A token, as it lies."""
        face = FACE_NAMES[title_of(token)] if is_known(token, self.place) else None
        return Token(face, is_faceup(token), () if token == UNSEEN else self.who_knows(token))

    def who_knows(self, seen: int) -> tuple[int, ...]:
        """Which managers know the card or face of an entry: who has looked is open to all."""
        return tuple([manager for manager in range(self.season.managers) if seen_by(seen, manager)])

    def total(self, manager: int, matchup: int) -> Total:
        """A manager's total at a matchup, by what lies open."""
        season = self.season
        facedown = 0
        for player in season.players_of(manager, matchup):
            facedown += sum([not is_faceup(token) for token in season.tokens[player]])
        return Total(manager, total_power(season, manager, matchup), facedown)

    # What lies beside.

    def spike(self) -> Spike:
        """The Spike! Magazine deck, and what was revealed."""
        season = self.season
        return Spike(
            self.names.card_or_none(season.tournament),
            self.names.card_or_none(season.headline),
            season.tournaments_left,
            season.headlines_left,
            self.ids(season.tournaments),
            self.ids(season.headlines),
            self.names.card(season.book.final),
        )

    def pool(self) -> Pool:
        """The cheating token pool."""
        faces = unknown_faces(self.season, self.place)
        aside = tuple([self.token(token) for token in sorted(self.season.aside, key=self.order)])
        return Pool(self.season.pool, tuple([FACE_NAMES[face] for face in faces]), aside)

    def supplies(self) -> Supplies:
        """What the expansions keep in stock."""
        season = self.season
        return Supplies(
            season.contracts_left,
            season.blood_left,
            season.disease_left,
            season.penalties_left,
            self.ids(season.penalties),
            self.ids(season.penalties_before),
            self.ids(season.penalty_discard),
        )

    def order(self, token: int) -> int:
        """An order of discarded tokens that tells nothing of the faces that the seat doesn't know."""
        return token if is_known(token, self.place) else token & ALL

    def attempt(self) -> Attempt | None:
        """The innermost tackle attempt in progress."""
        attempts = [rule for rule in self.season.stack if isinstance(rule, TackleAttempt)]
        if not attempts:
            return None
        attempt = attempts[-1]
        tackler, target = powers(self.season, attempt)
        chooses = {TACKLER_CHOOSES: attempt.tackler, TARGET_CHOOSES: attempt.target}
        chooser = chooses.get(dice_rule(self.season, attempt))
        return Attempt(
            self.names.player(attempt.tackler),
            self.names.player(attempt.target),
            tackler,
            target,
            tuple([DIE_NAMES[face] for face in attempt.dice]),
            None if chooser is None else self.season.owner[chooser],
        )

    def deck(self, deck: int) -> Deck:
        """A deck of improvements."""
        season = self.season
        return Deck(
            _deck_id(season, deck),
            cards_left(season, deck),
            self.improvements(season.bottoms[deck]),
            self.ids(unknown_improvements(season, deck, self.place)),
        )


def phase_of(season: Season) -> str:
    """Which phase a season is in: setup, maintenance, matchup, scoreboard, end, or over."""
    for rule in reversed(season.stack):
        if type(rule) in _PHASES:
            return _PHASES[type(rule)]
    return "setup" if season.stack else "over"


def _spoken_rule(rule: Procedure) -> str:
    """A rule in progress and its next step: `use-skills: next-icon`."""
    name = "".join([f"-{letter.lower()}" if letter.isupper() else letter for letter in type(rule).__name__])
    return f"{name.lstrip('-')}: {bookmark(rule).replace('_', '-')}"


def _resolved_matchup(season: Season) -> int:
    for rule in season.stack:
        if isinstance(rule, ResolveMatchup):
            return rule.matchup
    return NONE


def _leader(season: Season, matchup: int, totals: tuple[Total, ...]) -> int | None:
    """Who would win a matchup as it stands; None if nobody, or if somebody would have to decide."""
    best = max([total.star_power for total in totals], default=0)
    tied = [total.manager for total in totals if total.star_power == best]
    if len(tied) == 1:
        return tied[0]
    carrier = season.ball[matchup]
    if carrier != MIDFIELD and season.owner[carrier] in tied:
        return season.owner[carrier]
    return None


def _deck_id(season: Season, deck: int) -> str:
    """The name of a deck of improvements: staff, a union, or the team whose upgrades it holds."""
    names = ("staff", *season.book.unions, *[season.book.teams[team].id for team in season.teams])
    return names[deck]
