"""Numerals, plurals and lists, for all texts that are written from definitions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

NUMERALS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
IRREGULAR: Final = {"die": "dice"}
VOWELS: Final = "aeiou"


def numeral(n: int) -> str:
    """The number as a word, up to nine."""
    return NUMERALS[n] if 0 <= n < len(NUMERALS) else str(n)


def plural(noun: str) -> str:
    """The noun for more than one; of several words the last one changes."""
    before, space, last = noun.rpartition(" ")
    if last in IRREGULAR:
        last = IRREGULAR[last]
    elif last.endswith("y") and last[-2] not in VOWELS:
        last = last[:-1] + "ies"
    elif last.endswith(("s", "x", "ch", "sh")):
        last += "es"
    else:
        last += "s"
    return before + space + last


def with_article(noun: str) -> str:
    """The noun with "a" or "an"."""
    return f"an {noun}" if noun[0].lower() in VOWELS else f"a {noun}"


def count(n: int, noun: str) -> str:
    """So many of something: "a fan", "two fans", "no fans", "12 fans"."""
    if n == 1:
        return with_article(noun)
    return f"{numeral(n)} {plural(noun)}"


def figure(n: int, noun: str) -> str:
    """So many of something that was asked for or counted, in figures: "1 team", "5 teams"."""
    return f"{n} {noun if n == 1 else plural(noun)}"


def there_are(n: int, noun: str) -> str:
    """The beginning of a sentence about so many: "There is 1 team", "There are 2 teams"."""
    return f"There {'is' if n == 1 else 'are'} {figure(n, noun)}"


def listed(items: Sequence[str], conjunction: str = "and") -> str:
    """The items as one phrase: "a fan, a star player and two dice"."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {conjunction} {items[-1]}"


def permitted(actor: str, clause: str) -> str:
    """What a clause says, as something that one may do, or have done by the actor whom it begins with."""
    if not actor:
        return f"you may {clause}"
    verb, _, rest = clause.removeprefix(f"{actor} ").partition(" ")
    if actor == "you":
        return f"you may {verb} {rest}"
    whom = "him" if actor == "he" else actor
    if verb == "has":
        return f"you may give {whom} {rest}"
    if verb in ("is", "may"):
        return f"you may have {whom} {rest}"
    return f"you may have {whom} {verb.removesuffix('s')} {rest}"


def capitalized(clause: str) -> str:
    """The clause with a capital letter, and otherwise as it is."""
    return clause[0].upper() + clause[1:]


def sentence(clause: str) -> str:
    """The clause as a sentence, with a capital letter and a full stop."""
    return f"{capitalized(clause)}."
