"""What a bot would say for its options: what each is worth, and a sentence from what was counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from touchline.bots.search.commitments import Commitments
from touchline.bots.search.outlook import Outlook, holds
from touchline.bots.search.policy import Policy
from touchline.engine.machine import Option as Answer
from touchline.rules.season import Season as Position
from touchline.table.odds import odds_of
from touchline.table.options import Commit, Option, Tackle
from touchline.table.season import Season
from touchline.table.spans import Line, Span, fill, plain, text_of
from touchline.table.writer import label

FEW: Final = 3
"""What was played on less often than that is told without figures."""


class Advice(msgspec.Struct, frozen=True):
    """An option with what it is worth, in fans, next to the option that is taken for who does not answer; and why.

    `tries` is how many weeks were played on from it, 0 if none.
    """

    option: Option
    fans: float
    tries: int
    why: Line


class Reason(msgspec.Struct, frozen=True):
    """Advice as it goes out: the option's text and what it would do in words, what it is worth in fans, and why.

    `tries` is how many weeks were played on from it, 0 if none: after one or two the worth says little.
    """

    option: str
    words: str
    worth: float
    tries: int
    why: Line


class Weighed(msgspec.Struct, frozen=True):
    """An answer in the numbers of the rules, with what it is worth in fans and how often it was tried."""

    answer: Answer
    fans: float
    tries: int = 0


def advised(dealt: Season, policy: Policy, weighed: list[Weighed], most: int) -> tuple[Advice, ...]:
    """The best of the weighed answers, best first, each with a reason; the season is as it was dealt from the seat."""
    decision = dealt.decision
    assert decision is not None
    position = dealt.position
    outlook = Outlook(position, decision.manager, policy.facts)
    answers = decision.asked.answers
    spare = sum([found.fans for found in weighed if found.answer == answers[-1]])
    default = text_of(label(dealt, decision.default))
    advice: list[Advice] = []
    for found in weighed[:most]:
        option = decision.options[answers.index(found.answer)]
        write = REASONS.get(type(option))
        said = () if write is None else write(position, outlook, option)
        fans = found.fans - spare
        if found.answer != answers[-1]:
            said = (*said, *plain(_compared(fans, found.tries, default)))
        advice.append(Advice(option, round(fans, 2), found.tries, said))
    return tuple(advice)


def _tackle(season: Position, outlook: Outlook, option: Option) -> Line:
    """The odds, and what hangs on them."""
    assert isinstance(option, Tackle)
    assert season.pending is not None
    tackler, target = season.pending.about[0], option.player.number
    odds = odds_of(season, tackler, target)
    return fill(
        "{down} to down {target}: that turns {gain}; {fall} to fall himself. ",
        {
            "down": plain(_percent(odds.down)),
            "target": (_player(season, target),),
            "gain": plain(_counted_fans(outlook.if_struck(target))),
            "fall": plain(_percent(odds.tackler)),
        }.__getitem__,
    )


def _commit(season: Position, outlook: Outlook, option: Option) -> Line:
    """How the matchup stands before and after."""
    assert isinstance(option, Commit)
    matchup = option.matchup.number
    mine, theirs = Commitments(outlook).totals(option.answer[1], option.answer[2])
    is_there = outlook.there[matchup]
    before = outlook.here[matchup] * holds((outlook.mine[matchup] - outlook.theirs[matchup]) / outlook.spread)
    after = holds((mine - theirs) / outlook.spread)
    card = season.printed[season.reel[matchup]]
    template = "The chance to win {matchup} goes from {before} to {after}. "
    if not is_there:
        template = "Nobody else is at {matchup} yet. "
    return fill(
        template,
        {
            "matchup": (Span(card.name, card=card.id),),
            "before": plain(_percent(before)),
            "after": plain(_percent(after)),
        }.__getitem__,
    )


REASONS: Final[dict[type[Option], Callable[[Position, Outlook, Option], Line]]] = {
    Commit: _commit,
    Tackle: _tackle,
}
"""What is said for options of a kind, before what was found by playing on."""


def _player(season: Position, player: int) -> Span:
    card = season.printed[season.title[player]]
    return Span(card.name, card=card.id, manager=season.owner[player], number=player)


def _percent(share: float) -> str:
    return f"{round(100 * share)} %"


def _counted_fans(fans: float) -> str:
    return f"{fans:.1f} fans"


def _compared(fans: float, tries: int, default: str) -> str:
    """How much better an option is than the default, and how that was found."""
    than = f"{'better' if fans >= 0 else 'worse'} than “{default}”"
    if 0 < tries < FEW:
        return f"Hardly tried, {'once' if tries == 1 else 'twice'}: perhaps {than}."
    found = f"{abs(fans):.1f} fans {than}"
    if not tries:
        return f"By rules of thumb {found}."
    return f"Played on {tries} times: {found}."
