"""A season in a few lines of text, as a spectator sees it."""

from __future__ import annotations

from touchline.table.season import Season
from touchline.table.view import MatchupSeen
from touchline.table.writer import prompt


def picture(season: Season) -> str:
    """Week, managers with their fans, matchups with their totals, and who is asked what."""
    view = season.view(None)
    lines = [f"Week {view.week} of {view.weeks}, {view.phase}"]
    lines += [
        f"  {manager.manager} {manager.team}: {manager.fans} fans, {manager.hand_count} in hand"
        for manager in view.managers
    ]
    lines += [_matchup(matchup) for matchup in view.reel]
    decision = season.decision
    if decision is not None:
        lines.append(f"Manager {decision.manager}: " + "".join([span.text for span in prompt(decision)]))
    return "\n".join(lines)


def _matchup(matchup: MatchupSeen) -> str:
    totals = [f"{total.manager} has {total.star_power}" + "?" * total.facedown for total in matchup.totals]
    return f"  {matchup.card}: {', '.join(totals) or 'nobody'}"
