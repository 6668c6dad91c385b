"""What only a card starts: naming players and tokens, looking at tokens, substitutes and changed plays.

Base rulebook, Upgrade Card Abilities; rulings, Actions, responses and "this turn".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from touchline.engine.machine import Next, Option, Procedure, step
from touchline.rules.actors import OfManager
from touchline.rules.cheating import (
    UNSEEN,
    assign_token,
    discard_token,
    is_faceup,
    look_at_token,
    take_token,
)
from touchline.rules.committing import DrawIntoPlay
from touchline.rules.events import HIGHLIGHT_REPLACED, TOKEN_MOVED
from touchline.rules.harm import INJURE, Harm
from touchline.rules.icons import use_skills
from touchline.rules.maintenance import draw_highlight
from touchline.rules.position import NONE
from touchline.rules.questions import (
    CHOOSE_DIE,
    CHOOSE_HIGHLIGHT,
    CHOOSE_PLAYER,
    CHOOSE_SKILL,
    CHOOSE_TARGET,
    CHOOSE_TOKEN,
    DIE,
    DONE,
    KEEP,
    KEEP_TOKEN,
    MATCHUP,
    PLAYER,
    REPLACE,
    SKILL,
    STRAIGHT,
    TACKLE,
    TOKEN,
    TURN_HIGHLIGHT,
    TURNED,
    ask,
)
from touchline.rules.season import PLACES
from touchline.rules.tackle import PRESENT_POWER, TackleAttempt, attempt_in_progress
from touchline.rules.windows import UseAbility

if TYPE_CHECKING:
    from touchline.rules.season import Season


def use_below(season: Season) -> UseAbility:
    """The use of an ability that started the rule on top of the stack."""
    use = season.stack[-2]
    assert isinstance(use, UseAbility)
    return use


class ChoosePlayer(Procedure):
    """A manager names one of these players for an ability of his."""

    __slots__ = ("card", "manager", "players")

    CODED: ClassVar[dict[int, str]] = {2: "card"}

    def __init__(self, manager: int = 0, players: tuple[int, ...] = (), card: int = 0) -> None:
        Procedure.__init__(self)
        self.manager = manager
        self.players = players
        self.card = card

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (self.manager, self.players, self.card)

    @step
    def choose(self, season: Season) -> Next:
        options = tuple([(PLAYER, player) for player in self.players])
        return ask(self.manager, CHOOSE_PLAYER, options, (self.card,))

    @step
    def name(self, season: Season) -> Next:
        use_below(season).chosen = self.answer[1]
        return None


# Cheating tokens.


FACEUP: Final = 1
FACEDOWN: Final = 2
EITHER_WAY: Final = FACEUP | FACEDOWN


def tokens_to_name(season: Season, players: tuple[int, ...], facing: int) -> list[Option]:
    """The tokens of these players that lie that way; those that nobody can tell apart once."""
    options: list[Option] = []
    for player in players:
        told_apart: list[int] = []
        for place, token in enumerate(season.tokens[player]):
            lies = FACEUP if is_faceup(token) else FACEDOWN
            same = token in told_apart and (lies == FACEUP or token == UNSEEN)
            if lies & facing and not same:
                told_apart.append(token)
                options.append((TOKEN, player, place))
    return options


class ChooseToken(Procedure):
    """A manager names one token of these players for an ability of his."""

    __slots__ = ("card", "facing", "manager", "players")

    CODED: ClassVar[dict[int, str]] = {3: "card"}

    def __init__(
        self, manager: int = 0, players: tuple[int, ...] = (), facing: int = FACEDOWN, card: int = 0
    ) -> None:
        Procedure.__init__(self)
        self.manager = manager
        self.players = players
        self.facing = facing
        self.card = card

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (self.manager, self.players, self.facing, self.card)

    @step
    def choose(self, season: Season) -> Next:
        options = tokens_to_name(season, self.players, self.facing)
        return ask(self.manager, CHOOSE_TOKEN, tuple(options), (self.card,))

    @step
    def name(self, season: Season) -> Next:
        use = use_below(season)
        _, use.chosen, use.token = self.answer
        return None


class LookAtToken(Procedure):
    """A manager looks at a token, then keeps it or discards it and draws a fresh one onto the same player."""

    __slots__ = ("manager", "place", "player")

    def __init__(self, manager: int = 0, player: int = 0, place: int = 0) -> None:
        Procedure.__init__(self)
        self.manager = manager
        self.player = player
        self.place = place

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (self.manager, self.player, self.place)

    @step
    def look(self, season: Season) -> Next:
        look_at_token(season, self.manager, self.player, self.place)
        return None

    @step
    def keep_or_replace(self, season: Season) -> Next:
        return ask(self.manager, KEEP_TOKEN, ((REPLACE,), (KEEP,)), (self.player, self.place))

    @step
    def replace(self, season: Season) -> Next:
        if self.answer[0] == REPLACE:
            discard_token(season, self.player, self.place)
            assign_token(season, self.player)
        return None


class GatherTokens(Procedure):
    """A player takes any number of tokens from any players at his matchup, without looking (Spikey McSpike)."""

    __slots__ = ("card", "player")

    CODED: ClassVar[dict[int, str]] = {1: "card"}

    def __init__(self, player: int = 0, card: int = 0) -> None:
        Procedure.__init__(self)
        self.player = player
        self.card = card

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (self.player, self.card)

    @step
    def choose(self, season: Season) -> Next:
        others = others_here(season, self.player)
        options = tokens_to_name(season, others, EITHER_WAY)
        return ask(season.owner[self.player], CHOOSE_TOKEN, (*options, (DONE,)), (self.card,))

    @step
    def take(self, season: Season) -> Next:
        if self.answer[0] == TOKEN:
            move_token(season, self.answer[1], self.answer[2], self.player)
            self.go_to("choose")
        return None


def others_here(season: Season, player: int) -> tuple[int, ...]:
    """All other players at a player's matchup."""
    return tuple([other for other in season.present[season.where[player]] if other != player])


def move_token(season: Season, player: int, place: int, to: int) -> None:
    """Move a token from one player to another, as it lies; who has seen it still knows it."""
    season.tokens[to] += (take_token(season, player, place),)
    season.tell(TOKEN_MOVED, player, to)


# Skills and tackles.


class ChooseSkill(Procedure):
    """The player committed this turn uses one skill of his manager's choice."""

    __slots__ = ("icons", "player")

    def __init__(self, player: int = 0, icons: tuple[int, ...] = ()) -> None:
        Procedure.__init__(self)
        self.player = player
        self.icons = icons

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (self.player, self.icons)

    @step
    def choose(self, season: Season) -> Next:
        options = tuple([(SKILL, icon) for icon in self.icons])
        return ask(season.owner[self.player], CHOOSE_SKILL, options, (self.player,))

    @step
    def use(self, season: Season) -> Next:
        return use_skills(season, self.player, (self.answer[1],))


class ExtraTackle(Procedure):
    """A player attempts a tackle that needs no icon, against one of these targets."""

    __slots__ = ("player", "power", "victims")

    def __init__(self, player: int = 0, victims: tuple[int, ...] = (), power: int = PRESENT_POWER) -> None:
        Procedure.__init__(self)
        self.player = player
        self.victims = victims
        self.power = power

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (self.player, self.victims, self.power)

    @step
    def choose_target(self, season: Season) -> Next:
        options = tuple([(TACKLE, victim) for victim in self.victims])
        return ask(season.owner[self.player], CHOOSE_TARGET, options, (self.player,))

    @step
    def tackle(self, season: Season) -> Next:
        return TackleAttempt(self.player, self.answer[1], self.power)


class RerollOneDie(OfManager):
    """A manager picks one die of the tackle attempt to be rolled again."""

    __slots__ = ()

    @step
    def choose(self, season: Season) -> Next:
        attempt = attempt_in_progress(season)
        dice = attempt.dice
        faces = (dice[0],) if dice[0] == dice[-1] else tuple(sorted(dice))
        options = tuple([(DIE, face) for face in faces])
        return ask(self.manager, CHOOSE_DIE, options, (attempt.tackler, attempt.target))

    @step
    def reroll(self, season: Season) -> Next:
        attempt = attempt_in_progress(season)
        place = attempt.dice.index(self.answer[1])
        attempt.dice = (*attempt.dice[:place], season.roll(), *attempt.dice[place + 1 :])
        return None


# Substitutes and changed plays.


class Substitute(Procedure):
    """A manager injures one of his own players and draws a card to stand in his place."""

    __slots__ = ("place", "player")

    def __init__(self, player: int = 0, place: int = NONE) -> None:
        Procedure.__init__(self)
        self.player = player
        self.place = place

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (self.player, self.place)

    @step
    def injure(self, season: Season) -> Next:
        player = self.player
        self.place = season.where[player] * PLACES + season.side[player]
        return Harm(((player, INJURE),), season.owner[player])

    @step
    def bring_substitute(self, season: Season) -> Next:
        return DrawIntoPlay(season.owner[self.player], self.place)


def highlights_of(season: Season, manager: int) -> tuple[int, ...]:
    """The highlights at which a manager has a player."""
    return tuple(
        [
            matchup
            for matchup in range(len(season.reel))
            if season.is_highlight(matchup) and season.is_present(manager, matchup)
        ]
    )


class ChangePlays(Procedure):
    """A manager replaces a highlight by the top card of the deck and turns it as he likes; the players stay."""

    __slots__ = ("card", "manager", "matchup")

    CODED: ClassVar[dict[int, str]] = {1: "card"}

    def __init__(self, manager: int = 0, card: int = 0, matchup: int = 0) -> None:
        Procedure.__init__(self)
        self.manager = manager
        self.card = card
        self.matchup = matchup

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (self.manager, self.card, self.matchup)

    @step
    def choose(self, season: Season) -> Next:
        options = tuple([(MATCHUP, matchup) for matchup in highlights_of(season, self.manager)])
        return ask(self.manager, CHOOSE_HIGHLIGHT, options, (self.card,))

    @step
    def replace(self, season: Season) -> Next:
        self.matchup = self.answer[1]
        old = season.reel[self.matchup]
        season.reel[self.matchup] = draw_highlight(season)
        season.spent += (old,)
        season.tell(HIGHLIGHT_REPLACED, self.matchup)
        return None

    @step
    def choose_turn(self, season: Season) -> Next:
        return ask(self.manager, TURN_HIGHLIGHT, ((TURNED,), (STRAIGHT,)), (self.matchup,))

    @step
    def turn(self, season: Season) -> Next:
        season.turned[self.matchup] = self.answer[0] == TURNED
        return None
