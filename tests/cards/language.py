"""A small language of cards for tests: words that say something and do nothing, and a pack to stand on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from touchline.cards.lexicon import Lexicon
from touchline.rules.abilities import POWER, Condition, Effect, Modifier, Moment
from touchline.rules.vocabulary import Count, Effects, OneOf
from touchline.words.grammar import count

if TYPE_CHECKING:
    from touchline.engine.machine import Next
    from touchline.rules.moments import Fact
    from touchline.rules.season import Season
    from touchline.rules.windows import UseAbility

PACK: Final = """\
set = "base"
provenance = "printed"

[[union]]
id = "OWA"
name = "Old World Association"

[[team]]
id = "reavers"
name = "Reavers"
union = "OWA"
race = "Human"
style = "They play."

[[named]]
id = "guard"
name = "Guard"
always = [{ stronger = 1 }]

[[player]]
id = "ogre"
name = "Ogre"
team = "reavers"
copies = 12
star_power = [4, 2]
"""


class Listens(Moment):
    """A moment of which nobody ever hears."""

    __slots__ = ()

    def hears(self, season: Season, fact: Fact, manager: int, player: int) -> bool:
        return False


class Scoreboard(Listens):
    """The matchup is scored."""

    word = "scoreboard"
    moments = (2,)

    def text(self) -> str:
        return "Scoreboard Phase:"


class Action(Listens):
    """The manager's matchup action."""

    word = "matchup_action"
    moments = (1,)

    def text(self) -> str:
        return "matchup action:"


class Tackles(Listens):
    """This player tackles successfully."""

    word = "tackles"
    moments = (10,)

    def text(self) -> str:
        return "when this player tackles successfully"


class BallCarrier(Condition):
    """This player has the ball."""

    word = "ball_carrier"

    def text(self) -> str:
        return "this player is the ball carrier"

    def holds(self, season: Season, use: UseAbility) -> bool:
        return True


class Alone(Condition):
    """No other player of his manager is there."""

    word = "alone"

    def text(self) -> str:
        return "no friend is here"

    def holds(self, season: Season, use: UseAbility) -> bool:
        return True


class Does(Effect):
    """An effect that does nothing."""

    __slots__ = ()

    def perform(self, season: Season, use: UseAbility) -> Next:
        return None


class GainFans(Does):
    """A manager gains fans."""

    word = "gain_fans"
    parameters = (Count("n", 1, 9), OneOf("to", ("you", "opponent"), default="you"))

    def __init__(self, n: int, to: str = "you") -> None:
        super().__init__()
        self.n = n
        self.to = to

    def text(self) -> str:
        return (
            f"gain {count(self.n, 'fan')}"
            if self.to == "you"
            else f"an opponent gains {count(self.n, 'fan')}"
        )


class DrawCard(Does):
    """Draw a card."""

    word = "draw_card"

    def text(self) -> str:
        return "draw a card"


class RollDie(Does):
    """Roll a die, and go on as it says."""

    word = "roll_die"
    parameters = (Effects("down"), Effects("missed", default=()))

    def __init__(self, down: tuple[Effect, ...], missed: tuple[Effect, ...] = ()) -> None:
        super().__init__()
        self.down = down
        self.missed = missed

    def branches(self) -> tuple[tuple[Effect, ...], ...]:
        return (self.down, self.missed)

    def text(self) -> str:
        return f"roll a die and, if it shows Target Down, {', then '.join([one.text() for one in self.down])}"


class Stronger(Modifier):
    """More Star Power."""

    word = "stronger"
    parameters = (Count("by", 1, 3, default=1),)
    fold = POWER

    def __init__(self, by: int = 1) -> None:
        self.by = by

    def text(self) -> str:
        return f"this player has +{self.by} Star Power"

    def amount(self, season: Season, manager: int, about: int) -> int:
        return self.by


class Mightier(Stronger):
    """Yet more Star Power."""

    word = "mightier"


WORDS: Final = (
    Scoreboard,
    Action,
    Tackles,
    BallCarrier,
    Alone,
    GainFans,
    DrawCard,
    RollDie,
    Stronger,
    Mightier,
)
LEXICON: Final = Lexicon(WORDS)
