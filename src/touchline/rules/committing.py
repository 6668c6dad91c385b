"""Committing players to matchups, and moving and placing them (base rulebook, Committing Players to a Matchup)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from touchline.engine.machine import Next, Procedure, step
from touchline.rules.abilities import APART, ZONE_LIMIT
from touchline.rules.actors import OfPlayer
from touchline.rules.ball import LEFT_BEHIND, MoveBall, receivers
from touchline.rules.events import (
    CARD_DISCARDED,
    PLAYER_COMMITTED,
    PLAYER_MOVED,
    PLAYER_PLACED,
    SKILLS_CHOSEN,
)
from touchline.rules.icons import UseSkills
from touchline.rules.modifiers import of_title, of_upgrades, of_week
from touchline.rules.moments import ENTERED
from touchline.rules.position import NONE
from touchline.rules.printed import LEFT, RIGHT
from touchline.rules.questions import (
    CHOOSE_PLACE,
    CHOOSE_SKILL_SET,
    GIVE_BALL,
    PLACE,
    PLAYER,
    SKILL_SET,
    ask,
)
from touchline.rules.referee import PlaceRef, meet_ref
from touchline.rules.season import CORRUPT_REF, FREE, MIDFIELD, OPEN, PLACES
from touchline.rules.stadiums import enter_stadium
from touchline.rules.supplies import take_disease
from touchline.rules.windows import announce

if TYPE_CHECKING:
    from touchline.rules.season import Season


def open_places(season: Season, manager: int) -> list[int]:
    """Where a manager may bring a player: his own zones, free zones and the tournament, unless they are full."""
    limits = (of_week(season, ZONE_LIMIT), of_upgrades(season, ZONE_LIMIT, manager))
    limit = min([limit for limit in limits if limit], default=0)
    found: list[int] = []
    highlights = len(season.reel) - season.has_tournament
    for matchup, left in enumerate(season.left):
        right = season.right[matchup]
        if limit and len(season.players_of(manager, matchup)) >= limit:
            continue
        if left == manager:
            found.append(matchup * PLACES + LEFT)
        elif right == manager:
            found.append(matchup * PLACES + RIGHT)
        elif matchup == highlights:
            found.append(matchup * PLACES + OPEN)
        else:
            if left == FREE:
                found.append(matchup * PLACES + LEFT)
            if right == FREE:
                found.append(matchup * PLACES + RIGHT)
    return found


def is_kept_away(season: Season, manager: int, title: int, matchup: int) -> bool:
    """Whether another manager's card of the same name keeps this one away from a matchup (Morg 'N Thorg)."""
    if not of_title(season, APART, title, manager):
        return False
    name = season.printed[title].name
    for player in season.present[matchup]:
        if season.owner[player] != manager and season.printed[season.title[player]].name == name:
            return True
    return False


def places_for(season: Season, manager: int, title: int, places: list[int]) -> list[int]:
    """The places, of those that are open, to which a manager may bring this card."""
    if not of_title(season, APART, title, manager):
        return places
    return [place for place in places if not is_kept_away(season, manager, title, place // PLACES)]


def return_unused_highlights(season: Season) -> Procedure | None:
    """Two managers: once two of the four highlights are in use, the other two go back to the box.

    Only then the corrupt ref is placed (Foul Play, Ref Movement; rulings, Foul Play).
    """
    if season.managers != 2:
        return None
    highlights = len(season.reel) - season.has_tournament
    used = [matchup for matchup in range(highlights) if season.present[matchup]]
    unused = [
        matchup for matchup in range(highlights) if season.reel[matchup] != NONE and matchup not in used
    ]
    if len(used) != 2 or not unused:
        return None
    for matchup in unused:
        season.return_highlight(matchup)
    return PlaceRef() if season.options & CORRUPT_REF else None


class ChooseSkillSet(OfPlayer):
    """A player whose card has several skill sets gets one of them, for as long as he is in play (Either/Or Skills)."""

    __slots__ = ()

    @step
    def choose(self, season: Season) -> Next:
        sets = season.printed[season.title[self.player]].skill_sets
        options = tuple([(SKILL_SET, number) for number in range(len(sets))])
        return ask(season.owner[self.player], CHOOSE_SKILL_SET, options, (self.player,))

    @step
    def take(self, season: Season) -> Next:
        season.chosen_set[self.player] = self.answer[1]
        season.tell(SKILLS_CHOSEN, self.player, self.answer[1])
        return None


def choose_skill_set(season: Season, player: int) -> Procedure | None:
    """Let a skill set be chosen, if the card leaves a choice."""
    return ChooseSkillSet(player) if season.printed[season.title[player]].skill_sets else None


class CommitPlayer(Procedure):
    """A player comes to a matchup: he is put there, "When Played" is resolved, he uses his skills.

    What he meets there comes in the order of rulings.md, "On entering"; `ref` is where the corrupt ref was till then.
    """

    __slots__ = ("manager", "place", "player", "ref", "title")

    CODED: ClassVar[dict[int, str]] = {1: "card"}

    def __init__(
        self, manager: int = 0, title: int = 0, place: int = 0, player: int = NONE, ref: int = NONE
    ) -> None:
        Procedure.__init__(self)
        self.manager = manager
        self.title = title
        self.place = place
        self.player = player
        self.ref = ref

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (self.manager, self.title, self.place, self.player, self.ref)

    @step
    def enter(self, season: Season) -> Next:
        matchup = self.place // PLACES
        side = self.place % PLACES
        self.player = season.enter(self.manager, self.title, matchup, side)
        self.ref = season.ref
        if self.manager == season.turn:
            season.committed = self.player
        season.tell(PLAYER_COMMITTED, self.player, matchup, side)
        return return_unused_highlights(season)

    @step
    def choose_skills(self, season: Season) -> Next:
        return choose_skill_set(season, self.player)

    @step
    def meet(self, season: Season) -> Next:
        take_disease(season, self.player)
        if self.ref == self.place // PLACES:
            meet_ref(season, self.player)
        enter_stadium(season, self.player)
        return None

    @step
    def when_played(self, season: Season) -> Next:
        return announce(season, ENTERED, self.place // PLACES, self.player, self.player)

    @step
    def skills(self, season: Season) -> Next:
        # Who went down when played uses none.
        skills = season.skills_of(self.player)
        return UseSkills(self.player, skills) if skills else None


class MovePlayer(Procedure):
    """A player is moved to another matchup: no skills, and the ball stays behind (base rulebook, Moving a Player)."""

    __slots__ = ("place", "player")

    def __init__(self, player: int = 0, place: int = NONE) -> None:
        Procedure.__init__(self)
        self.player = player
        self.place = place

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (self.player, self.place)

    @step
    def choose_place(self, season: Season) -> Next:
        places = destinations(season, self.player)
        manager = season.owner[self.player]
        return ask(manager, CHOOSE_PLACE, tuple([(PLACE, place) for place in places]), (self.player,))

    @step
    def leave_ball(self, season: Season) -> Next:
        self.place = self.answer[1]
        player = self.player
        if not season.is_carrier(player):
            self.go_to("move")
            return None
        friends = receivers(season, player)
        if not friends:
            self.go_to("move")
            return MoveBall(season.where[player], MIDFIELD, LEFT_BEHIND)
        return None

    @step
    def choose_carrier(self, season: Season) -> Next:
        player = self.player
        options = tuple([(PLAYER, friend) for friend in receivers(season, player)])
        return ask(season.owner[player], GIVE_BALL, options, (season.where[player],))

    @step
    def give_ball(self, season: Season) -> Next:
        return MoveBall(season.where[self.player], self.answer[1], LEFT_BEHIND)

    @step
    def move(self, season: Season) -> Next:
        matchup = self.place // PLACES
        side = self.place % PLACES
        season.move(self.player, matchup, side)
        season.tell(PLAYER_MOVED, self.player, matchup, side)
        return return_unused_highlights(season)

    @step
    def meet(self, season: Season) -> Next:
        take_disease(season, self.player)
        enter_stadium(season, self.player)
        return None


def destinations(season: Season, player: int) -> list[int]:
    """Where a player may be moved."""
    manager = season.owner[player]
    places = places_for(season, manager, season.title[player], open_places(season, manager))
    here = season.where[player]
    return [place for place in places if place // PLACES != here]


class DrawIntoPlay(Procedure):
    """The top card of a team deck comes to a matchup, committed (One Ear) or only placed.

    A card that may not stand there goes to the discard pile, and nobody comes.
    """

    __slots__ = ("manager", "place")

    def __init__(self, manager: int = 0, place: int = 0) -> None:
        Procedure.__init__(self)
        self.manager = manager
        self.place = place

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (self.manager, self.place)

    @step
    def draw(self, season: Season) -> Next:
        manager = self.manager
        title = season.take_top_openly(manager)
        if title == NONE:
            return None
        if is_kept_away(season, manager, title, self.place // PLACES):
            season.discard_card(manager, title)
            season.tell(CARD_DISCARDED, manager, title)
            season.after_draw(manager)
            return None
        season.after_draw(manager)
        return self.bring(season, title)

    def bring(self, season: Season, title: int) -> Next:
        """Place the card standing: no skills, no "When Played"."""
        matchup = self.place // PLACES
        side = self.place % PLACES
        player = season.enter(self.manager, title, matchup, side)
        season.tell(PLAYER_PLACED, player, matchup, side)
        return Settle(player)


class Settle(OfPlayer):
    """A player has been placed: unused highlights go back, his skill set is chosen, and nothing else happens to him."""

    __slots__ = ()

    @step
    def return_unused(self, season: Season) -> Next:
        return return_unused_highlights(season)

    @step
    def choose_skills(self, season: Season) -> Next:
        return choose_skill_set(season, self.player)


class CommitTopCard(DrawIntoPlay):
    """The top card of a team deck is committed to a matchup, and uses its skills at once."""

    __slots__ = ()

    def bring(self, season: Season, title: int) -> Next:
        """Commit the card."""
        return CommitPlayer(self.manager, title, self.place)
