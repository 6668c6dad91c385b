"""Writes the text of a card from its definition.

An ability is said as *[moment] [condition] [may] [effects, then …]*. A moment that ends with a colon is a heading
("Scoreboard phase:"), any other a clause ("when this player tackles successfully").
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from touchline.rules.abilities import Ability, Modifier
from touchline.words.grammar import capitalized, count, listed, permitted, sentence

THIS_WEEK: Final = "This week: "
NOTHING: Final = "nothing"
DRAFTED: Final = ("star_player", "team_upgrade", "staff_upgrade")
"""The icons of cards: a manager looks at as many as there are, and keeps one."""

Alternatives = Sequence[Mapping[str, int]]


def card_text(
    named: Sequence[str], modifiers: Sequence[Modifier], abilities: Sequence[Ability], duration: str = ""
) -> str:
    """The text of a card: the names of its named abilities, what always holds, and what it does at its moments."""
    said = [f"{', '.join(named)}."] if named else []
    said += [said_with(duration, modifier.text()) for modifier in modifiers]
    said += [ability_text(ability) for ability in abilities]
    return " ".join(said)


def said_with(heading: str, clause: str) -> str:
    """A sentence that goes on after a heading, if there is one."""
    return f"{heading}{clause}." if heading else sentence(clause)


def ability_text(ability: Ability) -> str:
    """One ability, as a sentence."""
    moment = ability.when.text()
    condition = " and ".join([condition.text_of(ability.when.subject) for condition in ability.conditions])
    effects = effects_text(ability)
    if moment.endswith(":"):
        exhaust = " (exhaust)" if ability.exhausts else ""
        heading = f"{capitalized(moment[:-1])}{exhaust}: "
        return said_with(heading, f"if {condition}, {effects}" if condition else effects)
    opening = f"{moment}, if {condition}" if condition else moment
    if ability.exhausts:
        return sentence(f"exhaust {opening}: {effects}")
    return sentence(f"{opening}, {effects}")


def effects_text(ability: Ability) -> str:
    """What an ability does, one effect after the other, and whether the manager may decline."""
    effects = ability.blocks[0]
    said = [effect.text() for effect in effects]
    # What exhausts its card is always optional, so its text need not say so.
    if said and ability.may and not ability.exhausts:
        said[0] = permitted(effects[0].actor(), said[0])
    return ", then ".join(said)


def payouts_text(payouts: Mapping[str, Alternatives]) -> str:
    """The sections of a highlight or tournament with what they pay."""
    said = []
    for section, alternatives in payouts.items():
        pays = " or ".join([payout_text(payout) for payout in alternatives])
        said.append(sentence(f"{section.replace('_', '-')}: {pays}"))
    return " ".join(said)


def payout_text(payout: Mapping[str, int]) -> str:
    """What one alternative pays."""
    return listed([icon_text(icon, n) for icon, n in payout.items()]) or NOTHING


def icon_text(icon: str, n: int) -> str:
    """So many of an icon; of cards to choose from one is kept, however many there are."""
    counted = count(n, icon.replace("_", " ").removesuffix("s"))
    return f"one of {counted}" if n > 1 and icon in DRAFTED else counted
