"""The words that cards' abilities are made of; a word is one small class that says and does one thing."""

from touchline.words import (
    ball,
    cards,
    conditions,
    fans,
    losses,
    modifiers,
    moments,
    players,
    skills,
    stadiums,
    supplies,
    tackles,
    tokens,
)

__all__ = [
    "ball",
    "cards",
    "conditions",
    "fans",
    "losses",
    "modifiers",
    "moments",
    "players",
    "skills",
    "stadiums",
    "supplies",
    "tackles",
    "tokens",
]
