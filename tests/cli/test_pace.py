"""How fast seasons are played, and how long it takes yet."""

import io

from rich.console import Console

from touchline.cli.pace import Pace, progress_bar, told_rate, told_time


def test_what_was_played_before_does_not_count_for_the_rate():
    now = 100.0
    pace = Pace(1000, lambda: now)
    pace.reach(400)
    assert str(pace) == "no rate yet"
    now = 120.0
    pace.reach(600)
    assert str(pace) == "10 a second, 0:00:40 left"


def test_rates_and_times_are_as_precise_as_makes_sense():
    assert [told_rate(rate) for rate in (123.4, 2.34, 0.0456)] == ["123", "2.3", "0.046"]
    assert [told_time(seconds) for seconds in (5, 65, 36000)] == ["0:00:05", "0:01:05", "10:00:00"]


def test_a_terminal_sees_a_bar_and_a_file_nothing_in_the_first_minute():
    terminal, file = io.StringIO(), io.StringIO()
    with progress_bar(10, Console(file=terminal, force_terminal=True, width=100)) as tell:
        tell(0)
        tell(4)
    with progress_bar(10, Console(file=file)) as tell:
        tell(4)
    assert "4/10" in terminal.getvalue()
    assert " a second, " in terminal.getvalue()
    assert file.getvalue() == ""


def test_a_file_gets_a_line_once_a_minute(monkeypatch):
    now = 0.0
    monkeypatch.setattr("touchline.cli.pace.monotonic", lambda: now)
    monkeypatch.setattr("touchline.cli.pace.Pace.__init__.__defaults__", (lambda: now,))
    file = io.StringIO()
    with progress_bar(10, Console(file=file)) as tell:
        tell(0)
        now = 59.0
        tell(3)
        now = 60.0
        tell(4)
    assert file.getvalue().splitlines() == ["4 of 10 seasons, 0.067 a second, 0:01:30 left"]
