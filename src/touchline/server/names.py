"""Names of people: what can be read and shown, and which of them are the same to whoever reads them."""

from __future__ import annotations

import unicodedata
from typing import Final

from touchline.server.refusals import Refusal
from touchline.server.tables.sheet import LONGEST_NAME

MOST_MARKS: Final = 2
"""So many marks a letter may carry; more would run over other lines."""
BETWEEN: Final = " '.-_’"

LOOKALIKES: Final = str.maketrans(
    "аеорсухіјѕԁһӏкмтвнгп" + "αεικνοπρτυχωβη" + "ı01i",
    "aeopcyxljsdhlkmtbhrn" + "aelkvonptyxwbh" + "loll",
)
"""Letters and figures that look alike, folded: Cyrillic ones, Greek ones, and what an l could be."""


def checked_name(name: str) -> str:
    """A name that can be read and shown; Refusal if it is none."""
    found = " ".join(unicodedata.normalize("NFKC", name).split())
    if not found or len(found) > LONGEST_NAME or not _is_readable(found):
        raise Refusal(
            "That is no name for a table.",
            f"Take up to {LONGEST_NAME} letters, figures, spaces, dots, hyphens and apostrophes.",
        )
    return found


def _is_readable(name: str) -> bool:
    """Whether a name begins with a letter or figure, and holds nothing that can't be seen or runs over others."""
    marks = 0
    for letter in name:
        if unicodedata.category(letter).startswith("M"):
            marks += 1
        elif letter.isalnum() or letter in BETWEEN:
            marks = 0
        else:
            return False
        if marks > MOST_MARKS:
            return False
    return name[0].isalnum() and name[-1] not in "-' "


def folded(name: str) -> str:
    """What a name is compared by: names that differ in case, marks or between letters, or look alike, are one."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join([letter for letter in plain if _tells_apart(letter)])
    return unicodedata.normalize("NFKC", letters.translate(LOOKALIKES))


def _tells_apart(letter: str) -> bool:
    """Whether names differ by this: letters, figures and vowel signs do, accents don't."""
    is_sign = unicodedata.category(letter).startswith("M") and not unicodedata.combining(letter)
    return letter.isalnum() or is_sign
