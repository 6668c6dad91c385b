"""Cabalvision contracts: tokens that nobody looks at before the season ends (player aid, Contracts)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from touchline.rules.draws import DRAW_CONTRACT
from touchline.rules.events import CONTRACT_RETURNED, CONTRACT_REVEALED, CONTRACT_TAKEN

if TYPE_CHECKING:
    from touchline.rules.season import Season

INSTEAD: Final = 2
"""The fans for a contract that finds no token."""


def take_contract(season: Season, manager: int) -> None:
    """A manager takes a contract, unseen; fans at once if none is left."""
    if not season.contracts_left:
        season.gain_fans(manager, INSTEAD)
        return
    season.contracts_left -= 1
    season.contracts[manager] += 1
    season.tell(CONTRACT_TAKEN, manager)


def return_contract(season: Season, manager: int) -> None:
    """A contract goes back to the pool, as unseen as it was."""
    season.contracts[manager] -= 1
    season.contracts_left += 1
    season.tell(CONTRACT_RETURNED, manager)


def reveal_contracts(season: Season) -> None:
    """At the end of the season everybody reveals his contracts and gains their fans."""
    unseen = season.book.contracts
    for manager in season.turn_order():
        for _ in range(season.contracts[manager]):
            at = season.draw(DRAW_CONTRACT, unseen)
            season.tell(CONTRACT_REVEALED, manager, unseen[at])
            season.gain_fans(manager, unseen[at])
            unseen = unseen[:at] + unseen[at + 1 :]
