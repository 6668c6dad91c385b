"""What anybody may know, as the server tells it."""

import asyncio
import json
from typing import Any

import touchline
from touchline.server.web.knowledge import knowledge


def told() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(bytes(asyncio.run(knowledge()).body))
    return found


def test_every_named_ability_of_a_card_is_explained_beside_the_cards():
    known = told()
    explained = {named["id"] for named in known["named"] if named["name"] and named["text"]}
    on_cards = {ability for card in known["cards"] for ability in card.get("named") or ()}
    assert on_cards <= explained
    assert "trample" in on_cards
    assert len(known["cards"]) == len(touchline.catalogue())


def test_the_words_of_the_game_are_those_that_the_terminal_explains():
    words = {term["names"][0]: term["text"] for term in told()["glossary"]}
    assert {"matchup", "star power", "cheating token", "golden coin", "corrupt ref"} <= {
        name for term in told()["glossary"] for name in term["names"]
    }
    assert all(text.endswith(".") for text in words.values())
