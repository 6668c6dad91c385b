"""Whether the words of a card make sense together: what each needs must be given by the card or a word before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from touchline.cards.fields import kind_name
from touchline.cards.lexicon import CATEGORIES, Lexicon, Use
from touchline.cards.reader import Entry, Reading
from touchline.cards.report import Spot
from touchline.rules.abilities import Word
from touchline.rules.given import BESIDE, OF_CARDS, OF_EFFECTS, PHRASES, THIS, UNSAID, UPGRADE
from touchline.rules.vocabulary import OneOf
from touchline.words.grammar import listed, with_article

GIVEN_BY: Final = {
    "player": (THIS,),
    "star": (THIS,),
    "named": (THIS,),
    "headline": (BESIDE,),
    "team_upgrade": (BESIDE, UPGRADE),
    "staff_upgrade": (BESIDE, UPGRADE),
    "penalty": (BESIDE, UPGRADE),
    "stadium": (BESIDE,),
    "enchanted_ball": (BESIDE,),
}
"""What the kinds of cards give; others may give anything of these."""
SHOWN: Final = 4

Given = frozenset[str]


def check_sense(reading: Reading, entry: Entry) -> None:
    """Note every word of a card that needs what nothing gives it."""
    _Sense(reading.lexicon, entry).check()


class _Sense:
    """The words of one entry, one after the other."""

    def __init__(self, lexicon: Lexicon, entry: Entry) -> None:
        self.lexicon = lexicon
        self.entry = entry
        self.by_card: Given = frozenset(GIVEN_BY.get(entry.kind, OF_CARDS))

    def check(self) -> None:
        """Check each modifier by itself, and each ability from its moment to its last effect."""
        spot = self.entry.spot
        self.pass_on(self.entry.values.get("always", ()), self.by_card, spot.inside("always"))
        for place, said in enumerate(self.entry.values.get("ability", ())):
            inside = spot.inside("ability", place)
            given = self.pass_on([said.when], self.by_card, inside.inside("when"))
            given = self.pass_on(said.conditions, given, inside.inside("if"))
            self.pass_on(said.effects, given, inside.inside("do"))

    def pass_on(self, uses: Sequence[Use], given: Given, spot: Spot) -> Given:
        """What there is after these words, if this is what there was before them."""
        for place, use in enumerate(uses):
            inside = spot.inside(place, use.word.word)
            for need, parameter in needs_of(use):
                if not is_given(need, given):
                    self.slip(use.word, need, parameter, given, inside)
            for name, value in use.values.items():
                if isinstance(value, tuple):
                    self.pass_on(value, given, inside.inside(name))
            given = given.union(use.word.gives)
        return given

    def slip(self, word: type[Word], need: str, parameter: OneOf | None, given: Given, spot: Spot) -> None:
        """Note what a word lacks, who could give it, and which choices would do without."""
        right = self.givers(need)
        if parameter is not None:
            others = [
                repr(choice) for choice in parameter.choices if could_do(parameter, choice, need, given)
            ]
            right += f", or {listed(others, 'or')} for `{parameter.name}`" if others else ""
        spot.slip(f"`{word.word}` needs {PHRASES[need]}, and nothing here gives that", right)

    def givers(self, need: str) -> str:
        """What would give what is needed."""
        if need in OF_CARDS:
            kinds = [
                with_article(kind_name(kind))
                for kind, gives in GIVEN_BY.items()
                if need in gives and kind != "named"
            ]
            return f"{listed(kinds, 'or')} is wanted"
        names = [
            name.replace("_", "-")
            for category in CATEGORIES
            for name, word in self.lexicon.words[category].items()
            if need in word.gives
        ]
        if need in OF_EFFECTS:
            return f"{listed([repr(name) for name in names], 'or')} is wanted before it"
        shown = [repr(name) for name in names[:SHOWN]]
        return f"{listed([*shown, 'another'] if len(names) > SHOWN else shown, 'or')} would give it"


def needs_of(use: Use) -> list[tuple[str, OneOf | None]]:
    """What a word needs as the card uses it, with the parameter whose choice needs it."""
    found: list[tuple[str, OneOf | None]] = [(need, None) for need in use.word.needs]
    for parameter in use.word.parameters:
        if isinstance(parameter, OneOf):
            need = parameter.needs.get(use.values.get(parameter.name, parameter.default))
            if need is not None:
                found.append((need, parameter))
    return found


def is_given(need: str, given: Given) -> bool:
    """Whether it is given, for all that the words say."""
    return need in given or (UNSAID in given and need not in (*OF_CARDS, *OF_EFFECTS))


def could_do(parameter: OneOf, choice: str, lacking: str, given: Given) -> bool:
    """Whether another choice would do: it needs nothing, or what is given, or what an effect before it could give."""
    need = parameter.needs.get(choice)
    return need is None or (need != lacking and (is_given(need, given) or need in OF_EFFECTS))
