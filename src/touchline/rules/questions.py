"""Questions: everything that a manager can be asked, and the answers that there can be.

A question is its kind and what it is about; an answer is its kind and what it names. Both are plain numbers here;
`table/` gives them names and text. By convention the answer for who does not answer comes last.
"""

from __future__ import annotations

from typing import Final

from touchline.engine.machine import Decision, Option

# Questions, with the fields of what they are about.
COMMIT_OR_PASS: Final = 0
DISCARD_UNWANTED: Final = 1
DISCARD_CARD: Final = 2
USE_SKILL: Final = 3
CHOOSE_TARGET: Final = 4
CHOOSE_RESULT: Final = 5
CHOOSE_ACTION: Final = 6
RESPOND: Final = 7
ORDER_ABILITIES: Final = 8
CHOOSE_PLAYER: Final = 9
GIVE_BALL: Final = 10
CHOOSE_SKILL: Final = 11
CHOOSE_TOKEN: Final = 12
KEEP_TOKEN: Final = 13
CHOOSE_PLACE: Final = 14
CHOOSE_HIGHLIGHT: Final = 15
TURN_HIGHLIGHT: Final = 16
CHOOSE_SIDE: Final = 17
COLLECT_NEXT: Final = 18
KEEP_CARD: Final = 19
BOTTOM_CARD: Final = 20
BREAK_TIE: Final = 21
NAME_OPPONENT: Final = 22
ADD_STAR: Final = 23
RETURN_CARD: Final = 24
TOP_CARD: Final = 25
CHOOSE_DIE: Final = 26
CHOOSE_SKILL_SET: Final = 27
STAND_UP: Final = 28
FOUL: Final = 29
DISCARD_FOULED: Final = 30
ORDER_DOWNED: Final = 31
RESOLVE_PENALTY: Final = 32
PLACE_REF: Final = 33
LOSE_CARD: Final = 34

QUESTIONS: Final = (
    ("commit-or-pass", ()),
    ("discard-unwanted", ()),
    ("discard-card", ()),
    ("use-skill", ("player", "skill")),
    ("choose-target", ("player",)),
    ("choose-result", ("player", "target")),
    ("choose-action", ()),
    ("respond", ("moment", "matchup")),
    ("order-abilities", ("moment", "matchup")),
    ("choose-player", ("card",)),
    ("give-ball", ("matchup",)),
    ("choose-skill", ("player",)),
    ("choose-token", ("card",)),
    ("keep-token", ("player", "token")),
    ("choose-place", ("player",)),
    ("choose-highlight", ("card",)),
    ("turn-highlight", ("matchup",)),
    ("choose-side", ("matchup",)),
    ("collect-next", ("matchup",)),
    ("keep-card", ()),
    ("bottom-card", ()),
    ("break-tie", ("matchup",)),
    ("name-opponent", ("matchup",)),
    ("add-star", ()),
    ("return-card", ("card",)),
    ("top-card", ()),
    ("choose-die", ("player", "target")),
    ("choose-skill-set", ("player",)),
    ("stand-up", ("player",)),
    ("foul", ("player",)),
    ("discard-fouled", ("manager",)),
    ("order-downed", ()),
    ("resolve-penalty", ()),
    ("place-ref", ()),
    ("lose-card", ("card",)),
)

# Answers, with the fields that they name.
COMMIT: Final = 0
PASS: Final = 1
DISCARD: Final = 2
DONE: Final = 3
USE: Final = 4
DECLINE: Final = 5
TACKLE: Final = 6
STRIP: Final = 7
RESULT: Final = 8
ACT: Final = 9
ABILITY: Final = 10
PLAYER: Final = 11
SKILL: Final = 12
TOKEN: Final = 13
KEEP: Final = 14
REPLACE: Final = 15
PLACE: Final = 16
MATCHUP: Final = 17
STRAIGHT: Final = 18
TURNED: Final = 19
SIDE: Final = 20
COLLECT: Final = 21
CARD: Final = 22
MANAGER: Final = 23
RETURN: Final = 24
DIE: Final = 25
SKILL_SET: Final = 26

ANSWERS: Final = (
    ("commit", ("card", "place")),
    ("pass", ("copy",)),
    ("discard", ("card", "copy")),
    ("done", ()),
    ("use", ()),
    ("decline", ()),
    ("tackle", ("player",)),
    ("strip-ball", ()),
    ("apply", ("die",)),
    ("act", ("upgrade",)),
    ("ability", ("ability", "source", "subject")),
    ("player", ("player",)),
    ("skill", ("skill",)),
    ("token", ("player", "token")),
    ("keep", ()),
    ("replace", ()),
    ("place", ("place",)),
    ("matchup", ("matchup",)),
    ("straight", ()),
    ("turned", ()),
    ("side", ("number",)),
    ("collect", ("section", "icon")),
    ("card", ("card", "copy")),
    ("manager", ("manager",)),
    ("return", ("zone", "card")),
    ("reroll", ("die",)),
    ("skill-set", ("set",)),
)

# Zones from which a card can be returned to the box.
FROM_DECK: Final = 0
FROM_DISCARD: Final = 1
FROM_HAND: Final = 2
ZONE_NAMES: Final = ("deck", "discard", "hand")

YES_OR_NO: Final[tuple[Option, ...]] = ((USE,), (DECLINE,))


ask: Final = Decision
"""Asks a manager; a question with a single answer is answered by itself."""


def one_card(kind: int, bag: tuple[int, ...]) -> tuple[Option, ...]:
    """An answer for each title of a sorted bag that nobody else sees.

    Copies are one answer; where that would leave one, they are told apart by a number, so that being asked
    does not tell others what the bag holds.
    """
    if bag[0] == bag[-1]:
        return tuple([(kind, bag[0], copy) for copy in range(len(bag))])
    last = -1
    found: list[Option] = []
    for title in bag:
        if title != last:
            found.append((kind, title, 0))
            last = title
    return tuple(found)
