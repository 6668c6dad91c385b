"""A manager who follows plain rules of thumb: one for each type of question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.bots import drafting, pitch
from touchline.bots.seat import Bot, Seat
from touchline.bots.sight import Sight
from touchline.table import questions as ask
from touchline.table.options import Option

Rule = Callable[[Sight], Option]

RULES: Final[dict[type[ask.Question], Rule]] = {
    ask.CommitOrPass: pitch.commit_or_pass,
    ask.DiscardUnwanted: drafting.discard_unwanted,
    ask.DiscardCard: drafting.discard_card,
    ask.UseSkill: pitch.use_skill,
    ask.ChooseTarget: pitch.choose_target,
    ask.ChooseResult: pitch.choose_result,
    ask.ChooseAction: pitch.choose_action,
    ask.Respond: pitch.respond,
    ask.OrderAbilities: pitch.first,
    ask.ChoosePlayer: pitch.choose_player,
    ask.GiveBall: pitch.give_ball,
    ask.ChooseSkill: pitch.choose_skill,
    ask.ChooseToken: pitch.choose_token,
    ask.KeepToken: pitch.keep_token,
    ask.ChoosePlace: pitch.choose_place,
    ask.ChooseHighlight: pitch.first,
    ask.TurnHighlight: pitch.first,
    ask.ChooseSide: drafting.choose_side,
    ask.CollectNext: pitch.first,
    ask.KeepCard: drafting.keep_card,
    ask.BottomCard: pitch.first,
    ask.BreakTie: pitch.break_tie,
    ask.NameOpponent: pitch.first,
    ask.AddStar: drafting.best_card,
    ask.ReturnCard: drafting.return_card,
    ask.TopCard: drafting.worst_card,
    ask.ChooseDie: pitch.choose_die,
    ask.ChooseSkillSet: pitch.choose_skill_set,
    ask.StandUp: pitch.stand_up,
    ask.Foul: pitch.foul,
    ask.DiscardFouled: drafting.discard_fouled,
    ask.OrderDowned: pitch.first,
    ask.ResolvePenalty: pitch.first,
    ask.PlaceRef: pitch.first,
    ask.LoseCard: drafting.worst_card,
}
"""What the rookie goes by for each type of question."""


class Rookie(Bot):
    """Commits where it pays, tackles at good odds, keeps the best card. Knows only what the view and the cards say."""

    def decide(self, seat: Seat) -> Option:
        """The option that the rule of thumb takes; for a question that there is none for yet, the default."""
        rule = RULES.get(type(seat.decision.question))
        return seat.decision.default if rule is None else rule(Sight(seat))
