"""The JSON schema of pack files, for editors, made from the same lists that the reader checks by."""

from __future__ import annotations

from touchline.cards.fields import Schema, parameter_field
from touchline.cards.lexicon import CATEGORIES, Lexicon, all_words, meaning_of
from touchline.cards.reader import FILE_KEYS
from touchline.cards.shapes import all_shapes, keys_schema
from touchline.rules.abilities import Word
from touchline.rules.vocabulary import REQUIRED

DIALECT = "http://json-schema.org/draft-07/schema#"


def schema(lexicon: Lexicon | None = None) -> Schema:
    """What a pack file may hold."""
    lexicon = all_words() if lexicon is None else lexicon
    properties: Schema = {name: field.schema() for name, field in FILE_KEYS.items()}
    for kind, keys in all_shapes(lexicon).items():
        properties[kind] = {"type": "array", "items": keys_schema(keys)}
    return {
        "$schema": DIALECT,
        "title": "A pack of cards for Touchline",
        "type": "object",
        "properties": properties,
        "additionalProperties": False,
        "definitions": {category: _category(lexicon, category) for category in CATEGORIES},
    }


def _category(lexicon: Lexicon, category: str) -> Schema:
    """Any word of a category, as a string or as a table with one key."""
    words = lexicon.words[category]
    plain = [name.replace("_", "-") for name, word in words.items() if not _required(word)]
    table = {
        "type": "object",
        "properties": {name: _word(word, lexicon) for name, word in words.items()},
        "additionalProperties": False,
        "minProperties": 1,
        "maxProperties": 1,
    }
    return {"anyOf": [{"enum": plain}, table] if plain else [table]}


def _word(word: type[Word], lexicon: Lexicon) -> Schema:
    """What a word may be given: the value of its first parameter, or a table of all."""
    fields = {parameter.name: parameter_field(parameter, lexicon).schema() for parameter in word.parameters}
    table = {
        "type": "object",
        "properties": fields,
        "required": _required(word),
        "additionalProperties": False,
    }
    bare = list(fields.values())[:1] if len(_required(word)) < 2 else []
    return {"description": meaning_of(word), "anyOf": [*bare, table]}


def _required(word: type[Word]) -> list[str]:
    return [parameter.name for parameter in word.parameters if parameter.default is REQUIRED]
