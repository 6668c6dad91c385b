"""What words give to those after them in a sentence, and need from those before: a moment gives, an effect needs."""

from __future__ import annotations

from typing import Final

# By the kind of the card.
THIS: Final = "this"
BESIDE: Final = "beside"
UPGRADE: Final = "upgrade"

# By the moment, some by a condition.
MATCHUP: Final = "matchup"
SUBJECT: Final = "subject"
FRIEND: Final = "friend"
DOER: Final = "doer"
TACKLER: Final = "tackler"
WAS: Final = "was"
ATTEMPT: Final = "attempt"
UNROLLED: Final = "unrolled"
DICE: Final = "dice"
HIT: Final = "hit"
BALL: Final = "ball"
TOTAL: Final = "total"
MARGIN: Final = "margin"
STARS: Final = "stars"

# By an effect.
CHOSEN: Final = "chosen"
TOKEN: Final = "token"

UNSAID: Final = "unsaid"
"""What a moment gives that does not say what it gives: perhaps all that a moment can."""

OF_CARDS: Final = (THIS, BESIDE, UPGRADE)
OF_EFFECTS: Final = (CHOSEN, TOKEN)

PHRASES: Final = {
    THIS: "a player who has it",
    BESIDE: "a card beside the pitch",
    UPGRADE: "an upgrade that has it",
    MATCHUP: "a matchup",
    SUBJECT: "a player whom it is about",
    FRIEND: "a player of yours whom it is about",
    DOER: "a player who does it",
    TACKLER: "an opponent who tackled",
    WAS: "what he was until then",
    ATTEMPT: "a tackle attempt",
    UNROLLED: "a tackle attempt before its roll",
    DICE: "a roll of a tackle attempt",
    HIT: "a tackle about to succeed",
    BALL: "a ball in motion",
    TOTAL: "your total",
    MARGIN: "by how much you won",
    STARS: "stars drawn for a payout",
    CHOSEN: "a chosen player",
    TOKEN: "a chosen token",
}
"""What each of them is, as a phrase."""
