"""Bots that do what no bot should: a worker finds them by PYTHONPATH."""

import os
import subprocess
import sys
import time
from pathlib import Path

from touchline.bots import Bot

HOLD = (
    "import sys, time\nstream = open(sys.argv[1], 'w')\nstream.write('held')\nstream.flush()\ntime.sleep(600)"
)


class Sleeper(Bot):
    """Sleeps."""

    def decide(self, seat):
        time.sleep(600)


class Ponderer(Bot):
    """Keeps a core busy for half a second, in a way that nothing else can be done meanwhile in his process."""

    def decide(self, seat):
        until = time.perf_counter() + 0.5
        while time.perf_counter() < until:
            sum(range(100_000))
        return seat.decision.options[0]


class Raiser(Bot):
    """Makes an error that tells what he has in his hand."""

    def decide(self, seat):
        raise RuntimeError(str(seat.view.managers[seat.manager].hand))


class Unborn(Bot):
    """Is never made."""

    def __init__(self, seed=0):
        raise ValueError(seed)

    def decide(self, seat):
        return seat.decision.default


class Liar(Bot):
    """Answers with something that nobody has offered him."""

    def decide(self, seat):
        return "win the season"


class Silent(Bot):
    """Has no answer."""

    def decide(self, seat):
        return None


class Leaver(Bot):
    """Leaves the table."""

    def decide(self, seat):
        sys.exit("I am off")


class Crasher(Bot):
    """Takes his process with him."""

    def decide(self, seat):
        os._exit(3)


class Talker(Bot):
    """Says what he thinks, and listens to nobody, before he takes the first option."""

    def decide(self, seat):
        sys.stdout.write("thinking\n")
        sys.stdout.flush()
        os.write(1, b"aloud\n")
        os.write(2, b"and how\n")
        assert sys.stdin.read() == ""
        return seat.decision.options[0]


class Curious(Bot):
    """Takes the first option, if he finds no secret around him."""

    def decide(self, seat):
        assert "TOUCHLINE_SECRET" not in os.environ
        return seat.decision.options[0]


class Holder(Bot):
    """Holds a pipe open, and sleeps."""

    def decide(self, seat):
        with Path(os.environ["PYTHON_PIPE"]).open("w") as stream:
            stream.write("held")
            stream.flush()
            time.sleep(600)


class Starter(Bot):
    """Starts a process that holds a pipe open, and sleeps."""

    def decide(self, seat):
        subprocess.Popen([sys.executable, "-c", HOLD, os.environ["PYTHON_PIPE"]])
        time.sleep(600)
