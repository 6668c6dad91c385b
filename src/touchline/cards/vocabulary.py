"""The page of words in the docs, written from the word classes and the cards that use them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from touchline.cards.fields import Choice, ListOf, Whole, parameter_field
from touchline.cards.lexicon import Lexicon, all_words, category_of, meaning_of
from touchline.cards.reader import BUILT_IN, Entry, Reading
from touchline.cards.report import shown
from touchline.rules.abilities import Word
from touchline.rules.given import PHRASES
from touchline.rules.vocabulary import REQUIRED, OneOf, Parameter
from touchline.words.grammar import listed, numeral, plural

HEADINGS: Final = {
    "moment": ("Moments", "When an ability acts: the value of `when`."),
    "condition": ("Conditions", "What must be true besides: the value of `if`, one or a list."),
    "effect": ("Effects", "What an ability does: the list `do`, one after the other."),
    "modifier": ("Modifiers", "What holds as long as the card is in play: the list `always`."),
}
OPENING: Final = """\
# The words of cards

A word is a table with its name as the only key: `{ word = 1 }` gives its first parameter, `{ word = { n = 1 } }` \
gives parameters by name.
A word that needs none stands as a string, with hyphens.
What a word needs must be given by the kind of the card, or by a word before it in the same ability: the moment first, \
then conditions, then effects.
"""


def vocabulary_page(lexicon: Lexicon | None = None, packs: Sequence[Path] = (BUILT_IN,)) -> str:
    """All words with what they mean, their parameters, and how many cards use them, as Markdown."""
    lexicon = all_words() if lexicon is None else lexicon
    users = _users(lexicon, packs)
    parts = [OPENING]
    for category, (heading, about) in HEADINGS.items():
        parts.append(f"## {heading}\n\n{about}\n")
        for name, word in lexicon.words[category].items():
            parts.append(_section(word, users.get((category, name), []), lexicon))
    return "\n".join(parts)


def _section(word: type[Word], users: list[Entry], lexicon: Lexicon) -> str:
    plain = all(parameter.default is not REQUIRED for parameter in word.parameters)
    title = f'### `"{word.word.replace("_", "-")}"`' if plain else f"### `{word.word}`"
    lines = [title, "", meaning_of(word), ""]
    lines += [f"- `{parameter.name}`: {_said(parameter, lexicon)}" for parameter in word.parameters]
    lines += [""] if word.parameters else []
    lines += [line for line in (_listed("Needs", word.needs), _listed("Gives", word.gives)) if line]
    return "\n".join([*lines, _used(users), ""])


def _said(parameter: Parameter, lexicon: Lexicon) -> str:
    """The kind, the bounds and the default of a parameter."""
    match parameter_field(parameter, lexicon):
        case Whole(low=low, high=high):
            kind = f"a number from {low} to {high}"
        case Choice(names=names):
            kind = f"one of {', '.join([f'`{name}`' for name in names])}"
        case ListOf(item=item):
            kind = f"a list of {plural(str(getattr(item, 'category', 'value')))}"
        case field:
            kind = field.wanted
    said = [kind]
    if parameter.default is not REQUIRED:
        default = "empty" if parameter.default == () else f"`{shown(parameter.default)}`"
        said.append(f"{default} if left out")
    if isinstance(parameter, OneOf):
        said += [f"`{choice}` needs {PHRASES[need]}" for choice, need in parameter.needs.items()]
    return "; ".join(said)


def _listed(verb: str, names: Sequence[str]) -> str:
    """What a word needs or gives, as a sentence."""
    phrases = [PHRASES[name] for name in names if name in PHRASES]
    return f"{verb} {listed(phrases)}." if phrases else ""


def _used(users: list[Entry]) -> str:
    if not users:
        return "No card uses it."
    if len(users) == 1:
        return f"One use: {users[0]['name']}."
    return f"{numeral(len(users)).capitalize()} uses, among them {users[0]['name']} and {users[1]['name']}."


def _users(lexicon: Lexicon, packs: Sequence[Path]) -> dict[tuple[str, str], list[Entry]]:
    """The entries that use each word, in the order of the packs."""
    reading = Reading(lexicon)
    for pack in packs:
        reading.add(pack)
    users: dict[tuple[str, str], list[Entry]] = {}
    for entry in reading.entries.values():
        uses = [use for start in entry.values.get("always", ()) for use in start.all()]
        uses += [use for said in entry.values.get("ability", ()) for use in said.all()]
        for word in dict.fromkeys([use.word for use in uses]):
            users.setdefault((category_of(word), word.word), []).append(entry)
    return users
