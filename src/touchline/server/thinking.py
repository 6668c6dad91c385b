"""The process in which bots think: it reads questions on its standard input and answers on its standard output.

Run as a module, it goes on until its input ends. A line is a message. Each question is answered by `Begun`, with what
is taken if the bot fails, and then by `Ended` or `Failed`; or else by `Refused` or `Failed` alone.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from io import BufferedReader
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from traceback import extract_tb
from typing import BinaryIO, Final, TypeAlias

import msgspec

import touchline
from touchline.bots import Seat, make
from touchline.bots.advice import Advice, Reason
from touchline.bots.levels import Regular
from touchline.table.decisions import answer_to
from touchline.table.spans import text_of
from touchline.table.writer import label

NICENESS: Final = 10
"""How far a thinking bot stands back behind the server, where the system knows of such a thing."""


class Thought(msgspec.Struct, frozen=True):
    """What a bot would answer: an option's text, and in words what it would do.

    `is_default` says that the bot failed or ran out of time, and the decision's default stands in. `reasons` are the
    options that it thought most of, best first, if it was asked for them and can tell.
    """

    option: str
    label: str
    is_default: bool
    reasons: tuple[Reason, ...] = ()


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked: a save that waits for a manager's answer, the bot by name and seed, and its time.

    `reasons` is how many options it is to explain.
    """

    save: str
    manager: int
    bot: str
    seed: int
    seconds: float
    reasons: int = 0


class Ready(msgspec.Struct, frozen=True, tag=True):
    """The process has read the cards, and can be asked."""


class Begun(msgspec.Struct, frozen=True, tag=True):
    """The season is loaded and the bot begins to think; with what is taken if nothing comes of it."""

    default: Thought


class Ended(msgspec.Struct, frozen=True, tag=True):
    """The bot has answered."""

    thought: Thought


class Failed(msgspec.Struct, frozen=True, tag=True):
    """Nothing came of it; why, without a word of what is on the table."""

    why: str


class Refused(msgspec.Struct, frozen=True, tag=True):
    """There is nothing to decide: the kind of mistake, what is wrong and what would be right."""

    kind: str
    wrong: str
    right: str


Message: TypeAlias = Ready | Begun | Ended | Failed | Refused
Tell = Callable[[Message], None]


def answer(question: Question, tell: Tell) -> None:
    """Load the season, say what the default is, ask the bot, say what it answers."""
    try:
        season = touchline.load(question.save, events=False)
        seat = Seat(season, question.manager, question.seconds)
        default = _thought(season, seat.decision.default, is_default=True)
    except touchline.Mistake as mistake:
        tell(Refused(type(mistake).__name__, mistake.wrong, mistake.right))
        return
    except Exception as error:  # noqa: BLE001 - an error in a rule ends this question only
        tell(Failed(_where(error)))
        return
    tell(Begun(default))
    try:
        tell(_asked(question, season, seat))
    except BaseException as error:  # noqa: BLE001 - also a bot that wants to leave fails at this question only
        tell(Failed(_where(error)))


def _asked(question: Question, season: touchline.Season, seat: Seat) -> Ended | Failed:
    """What the bot answers, if that is an option of the decision."""
    try:
        bot = make(question.bot, question.seed)
    except touchline.BadSetup as mistake:
        return Failed(str(mistake))
    if question.reasons and isinstance(bot, Regular):
        return Ended(_advice(season, bot.advise(seat, question.reasons)))
    decision = seat.decision
    answered = answer_to(decision.asked, bot.decide(seat))
    if answered is None:
        return Failed("it answered with something that is no option")
    option = decision.options[decision.asked.answers.index(answered)]
    return Ended(_thought(season, option, is_default=False))


def _thought(season: touchline.Season, option: touchline.Option, *, is_default: bool) -> Thought:
    return Thought(option.text, text_of(label(season, option)), is_default)


def _advice(season: touchline.Season, advice: tuple[Advice, ...]) -> Thought:
    """What a bot advises, explained."""
    best = [
        Reason(found.option.text, text_of(label(season, found.option)), found.fans, found.tries, found.why)
        for found in advice
    ]
    return Thought(best[0].option, best[0].words, is_default=False, reasons=tuple(best))


def _where(error: BaseException) -> str:
    """The kind of an error and its place; not what it says, as that may tell what is hidden."""
    frames = extract_tb(error.__traceback__)
    place = f" in {Path(frames[-1].filename).name}, line {frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{place}"


def main() -> None:
    """Answer one question after the other. The cards are read first, so that no bot's time goes into that."""
    touchline.catalogue()
    questions, answers = _own_streams()
    waiting: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(questions, waiting), daemon=True).start()

    def tell(message: Message) -> None:
        answers.write(msgspec.json.encode(message) + b"\n")
        answers.flush()

    tell(Ready())
    if hasattr(os, "nice"):
        os.nice(NICENESS)  # not before: a server that starts on a busy machine waits for its workers
    decoder = msgspec.json.Decoder(Question)
    while True:
        answer(decoder.decode(waiting.get()), tell)


def _own_streams() -> tuple[BufferedReader, BinaryIO]:
    """Input and output, out of the reach of bots that print or read: for them there is nothing there."""
    questions = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    return questions, answers


def _listen(questions: BufferedReader, waiting: SimpleQueue[bytes]) -> None:
    """Take in questions. Once nobody is there to ask any, the process ends, whatever a bot is doing."""
    for line in questions:
        waiting.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
