"""The bots by name."""

from __future__ import annotations

import re
from difflib import get_close_matches
from importlib import import_module
from inspect import isabstract
from typing import Final, NamedTuple

from touchline.bots.levels import CHARACTERS, Legend, Regular, Veteran
from touchline.bots.random_bot import RandomBot
from touchline.bots.rookie import Rookie
from touchline.bots.seat import Bot
from touchline.cards import BadSetup

BOTS: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "rookie": Rookie,
    "regular": Regular,
    "veteran": Veteran,
    "legend": Legend,
}
"""The bots that come with the package, weakest first."""

NAMES: Final = (
    *BOTS,
    *[f"{level}-{character}" for level in ("regular", "veteran", "legend") for character in CHARACTERS],
)
"""The names of all bots that come with the package: the levels, then the levels with a character."""

_BUDGET: Final = re.compile("(?P<playouts>[1-9][0-9]{0,6})?(x(?P<processes>[1-9][0-9]?))?")


class Name(NamedTuple):
    """A bot's name, taken apart: `regular-careful`, `legend:400`, `legend:400x4`, `legend:x4`, `module:Class`."""

    level: str
    character: str = ""
    playouts: int | None = None
    processes: int | None = None


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name, or one of your own as `module:Class`; BadSetup if there is none.

    A level behind whose name stands a character plays in it: `regular-careful`. A number at the end is his budget:
    `legend:400` makes 400 playouts a decision, and `legend:400x4` divides them among four processes.
    """
    bot = bot_type(name)(seed)
    found = taken_apart(name)
    if found.playouts is not None:
        bot.playouts = found.playouts
    if isinstance(bot, Regular) and found.character:
        bot.character = CHARACTERS[found.character]
    if isinstance(bot, Legend) and found.processes is not None:
        bot.processes = found.processes
    return bot


def taken_apart(name: str) -> Name:
    """The level or class that a name means, and the character and the number of playouts that it asks for."""
    first, colon, budget = name.rpartition(":")
    found = _BUDGET.fullmatch(budget) if colon and budget else None
    if found is not None and (found["playouts"] or first in NAMES):
        name = first
    else:
        found = None
    playouts, processes = (None, None) if found is None else (found["playouts"], found["processes"])
    level, _, character = name.partition("-")
    if character not in CHARACTERS or level not in BOTS:
        level, character = name, ""
    return Name(level, character, int(playouts) if playouts else None, int(processes) if processes else None)


def spoken(name: str) -> str:
    """What a bot is called: "Regular", "Careful regular"."""
    found = taken_apart(name)
    return f"{found.character} {found.level}".strip().capitalize()


def bot_type(name: str) -> type[Bot]:
    """The class of a bot; BadSetup if there is none of that name, or it has no use for the rest of it."""
    level, character, playouts, processes = taken_apart(name)
    found = _class_of(level)
    if playouts is not None and found.playouts is None:
        raise BadSetup(f"{level} makes no playouts.", f"Name it without a number: {level}.")
    if processes is not None and not issubclass(found, Legend):
        raise BadSetup(f"{level} thinks in one process.", f"Name it without their number: {level}.")
    if character and not issubclass(found, Regular):
        raise BadSetup(f"{level} has no character.", f"Name it without one: {level}.")
    return found


def _class_of(name: str) -> type[Bot]:
    if name in BOTS:
        return BOTS[name]
    module, colon, class_name = name.partition(":")
    if not colon:
        close = get_close_matches(name, NAMES, n=1)
        known = f"Did you mean {close[0]!r}?" if close else f"There are {', '.join(BOTS)}."
        raise BadSetup(f"There is no bot {name!r}.", f"{known} One of your own is named module:Class.")
    return _own(module, class_name)


def _own(module: str, class_name: str) -> type[Bot]:
    """A bot of somebody's own, from a module that Python finds."""
    if not all(part.isidentifier() for part in module.split(".")):
        raise BadSetup(f"{module!r} is no name of a module.", "A bot of your own is named module:Class.")
    try:
        found: object = getattr(import_module(module), class_name, None)
    except ImportError as error:
        raise BadSetup(
            f"The module {module!r} of the bot can't be imported: {error}.",
            "Name one that Python finds, for instance with its folder in PYTHONPATH.",
        ) from error
    except (Exception, SystemExit) as error:
        raise BadSetup(
            f"The module {module!r} of the bot fails while it is imported: {type(error).__name__}: {error}.",
            "Name one that Python can import.",
        ) from error
    if not (isinstance(found, type) and issubclass(found, Bot)) or isabstract(found):
        raise BadSetup(
            f"{module}:{class_name} is no bot.", "Name a class that is made from touchline.bots.Bot."
        )
    return found
