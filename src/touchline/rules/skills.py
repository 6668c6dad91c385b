"""Using skills, icon by icon (base rulebook, Skills)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from touchline.engine.machine import Next, Option, Procedure, step
from touchline.rules.abilities import CURSED_PASS, STRIPS_BALL, TOKENS_PER_CHEAT
from touchline.rules.actors import OfManager, OfPlayer
from touchline.rules.ball import CursedBall, MoveBall, pass_ball
from touchline.rules.cheating import assign_token
from touchline.rules.events import ABILITY_USED, CARD_DISCARDED, PLAYER_STOOD, SKILL_USED
from touchline.rules.modifiers import of_player, of_week
from touchline.rules.moments import PASSED
from touchline.rules.printed import CHEAT, PASS, SPRINT, TACKLE
from touchline.rules.questions import (
    CHOOSE_TARGET,
    DECLINE,
    DISCARD,
    DISCARD_CARD,
    STRIP,
    USE_SKILL,
    YES_OR_NO,
    ask,
    one_card,
)
from touchline.rules.questions import TACKLE as TACKLE_WHOM
from touchline.rules.season import GONE, MIDFIELD
from touchline.rules.tackle import TackleAttempt, targets
from touchline.rules.windows import announce

if TYPE_CHECKING:
    from touchline.rules.season import Season


class UseSkills(Procedure):
    """A player uses his skills from left to right (base rulebook, Skills).

    Cheating is mandatory, all else optional. They are used in one state, standing or downed:
    a player who leaves it in the middle uses no more of them.
    """

    __slots__ = ("downed", "icons", "player")

    def __init__(self, player: int = 0, icons: tuple[int, ...] = (), downed: bool = False) -> None:
        Procedure.__init__(self)
        self.player = player
        self.icons = icons
        self.downed = downed

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (self.player, self.icons, self.downed)

    @step
    def next_icon(self, season: Season) -> Next:
        player = self.player
        if not self.icons or season.where[player] == GONE or season.downed[player] != self.downed:
            return None
        self.go_to("next_icon")
        icon = self.icons[0]
        self.icons = self.icons[1:]
        if icon == TACKLE:
            return UseTackling(player)
        if icon == PASS:
            return UsePassing(player) if can_pass(season, player) else None
        if icon == SPRINT:
            return UseSprinting(player) if can_sprint(season, season.owner[player]) else None
        assert icon == CHEAT
        season.tell(SKILL_USED, player, CHEAT)
        cheat(season, player)
        return None


def use_skills(season: Season, player: int, icons: tuple[int, ...]) -> Procedure | None:
    """Let a player use these skills in his present state; None if there are none."""
    return UseSkills(player, icons, season.downed[player]) if icons else None


def gain_icon(season: Season, player: int, icon: int) -> Procedure | None:
    """Give a player an icon: at the right end of what he has left, or at once outside his own sequence."""
    for rule in reversed(season.stack):
        if isinstance(rule, UseSkills) and rule.player == player:
            rule.icons += (icon,)
            return None
    return use_skills(season, player, (icon,))


def stand_up(season: Season, player: int) -> None:
    """Stand a downed player: he has his abilities back, but no skill that he had left (rulings, Up again)."""
    assert season.where[player] != GONE
    season.downed[player] = False
    for rule in season.stack:
        if isinstance(rule, UseSkills) and rule.player == player:
            rule.icons = ()
    season.tell(PLAYER_STOOD, player)


def can_use(season: Season, player: int, icon: int) -> bool:
    """Whether using the skill could do something for the player now."""
    if icon == TACKLE:
        return bool(targets(season, player)) or can_strip(season, player)
    if icon == PASS:
        return can_pass(season, player)
    if icon == SPRINT:
        return can_sprint(season, season.owner[player])
    assert icon == CHEAT
    return season.pool > 0


def cheat(season: Season, player: int) -> None:
    """Use a cheating icon: assign a token, or as many as the week asks for."""
    for _ in range(of_week(season, TOKENS_PER_CHEAT, player) or 1):
        assign_token(season, player)


# Sprinting.


def can_sprint(season: Season, manager: int) -> bool:
    """Whether the manager has a card to draw."""
    return bool(season.deck[manager] or season.top[manager] or season.discard[manager])


class UseSprinting(OfPlayer):
    """Sprinting: draw the top card of the team deck, then discard one card from hand."""

    __slots__ = ()

    @step
    def offer(self, season: Season) -> Next:
        return ask(season.owner[self.player], USE_SKILL, YES_OR_NO, (self.player, SPRINT))

    @step
    def sprint(self, season: Season) -> Next:
        if self.answer[0] == DECLINE:
            return None
        season.tell(SKILL_USED, self.player, SPRINT)
        manager = season.owner[self.player]
        season.draw_card(manager)
        return DiscardFromHand(manager)


class DiscardFromHand(OfManager):
    """A manager discards one card from his hand."""

    __slots__ = ()

    @step
    def choose(self, season: Season) -> Next:
        return ask(self.manager, DISCARD_CARD, one_card(DISCARD, season.hand[self.manager]))

    @step
    def discard(self, season: Season) -> Next:
        title = self.answer[1]
        season.leave_hand(self.manager, title)
        season.discard_card(self.manager, title)
        season.tell(CARD_DISCARDED, self.manager, title)
        return None


# Passing.


def can_pass(season: Season, player: int) -> bool:
    """Whether passing could change anything: not for the ball carrier himself."""
    return season.ball[season.where[player]] != player


class UsePassing(Procedure):
    """Passing: take the ball from midfield or from a friend, or knock an opposing carrier's to midfield."""

    __slots__ = ("matchup", "player")

    def __init__(self, player: int = 0, matchup: int = 0) -> None:
        Procedure.__init__(self)
        self.player = player
        self.matchup = matchup

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (self.player, self.matchup)

    @step
    def offer(self, season: Season) -> Next:
        return ask(season.owner[self.player], USE_SKILL, YES_OR_NO, (self.player, PASS))

    @step
    def move_ball(self, season: Season) -> Next:
        if self.answer[0] == DECLINE:
            self.finish()
            return None
        player = self.player
        self.matchup = season.where[player]
        season.tell(SKILL_USED, player, PASS)
        if of_week(season, CURSED_PASS, player):
            return CursedBall(player)
        return pass_ball(season, player)

    @step
    def react(self, season: Season) -> Next:
        return announce(season, PASSED, self.matchup, self.player)


# Tackling.


def can_strip(season: Season, player: int) -> bool:
    """Whether a player may place the ball at midfield instead of tackling."""
    return season.ball[season.where[player]] != MIDFIELD and bool(of_player(season, STRIPS_BALL, player))


class UseTackling(OfPlayer):
    """Tackling: attempt one tackle against an opposing player at the matchup."""

    __slots__ = ()

    @step
    def choose_target(self, season: Season) -> Next:
        player = self.player
        options: list[Option] = [(TACKLE_WHOM, target) for target in targets(season, player)]
        if can_strip(season, player):
            options.append((STRIP,))
        options.append((DECLINE,))
        return ask(season.owner[player], CHOOSE_TARGET, tuple(options), (player,))

    @step
    def tackle(self, season: Season) -> Next:
        kind = self.answer[0]
        if kind == DECLINE:
            return None
        player = self.player
        if kind == STRIP:
            # No use of the tackling skill (rulings, Strip Ball).
            season.tell(ABILITY_USED, season.owner[player], season.title[player], player)
            return MoveBall(season.where[player], MIDFIELD)
        season.tell(SKILL_USED, player, TACKLE)
        return TackleAttempt(player, self.answer[1])


FREE_CHOICE: Final = (TACKLE, PASS, SPRINT, CHEAT)
"""The skills that a manager may be given the choice of, in the order in which they are offered."""
