"""The terminal table, in a real terminal."""

import random
import re
from pathlib import Path

from tests.cli.terminal import Terminal
from touchline import load, new_season, verify
from touchline.bots import make, play
from touchline.cli.sittings import read_sitting

CHOICE = "helps): "
WHERE = "Enter goes back): "


def test_a_person_sees_the_table_answers_saves_and_goes_on_later(tmp_path: Path):
    file = tmp_path / "season.json"
    with Terminal("play", "--seed", "7", "--managers", "2") as table:
        first = table.see(CHOICE)
        for words in (
            "Week 1 of 4",
            "Left zone",
            "Right zone",
            "Fans",
            "Your hand",
            "dice are sealed",
            "Commit a player",
            "Whoever has the most fans",
        ):
            assert words in first
        table.type("? guard")
        assert "you may apply the result to this player" in " ".join(table.see(CHOICE).split())
        table.type("? Star Power")
        assert "the second while he is downed" in " ".join(table.see(CHOICE).split())
        table.type("1")
        assert "Where?" in table.see(WHERE)
        table.type("2")
        assert "No answer fits “2”. Pick a–i; Enter goes back." in " ".join(table.see(WHERE).split())
        table.type("a")
        assert "→ Commit" in table.see(CHOICE, "(y/N)")
        table.type(f"save {file}")
        assert "Saved." in table.see(CHOICE)
        table.type("quit")
        table.see("without saving: ")
        table.type("")
        assert table.leave() == 0

        saved = read_sitting(file.read_text())
        assert saved.seats == ("human", "rookie")
        decision = load(saved.save).decision
        assert decision is not None
    with Terminal("play", "--load", str(file)) as again:
        assert "Your choice" in again.see(CHOICE)
        again.type("log")
        assert "this is since it was loaded" in " ".join(again.see(CHOICE).split())
        again.press_control_d()
        again.see("without saving: ")
        again.press_control_d()
        assert again.leave() == 0
        assert "Not saved" in again.text


def test_commands_of_the_table_and_answers_that_fit_nothing():
    with Terminal("play", "--seed", "3", "--managers", "3") as table:
        table.see(CHOICE)
        for typed, shown in {
            "?": "explain a word",
            "? words": "Named abilities",
            "? 1": "Star Power",
            "? gaurd": "Did you mean Guard",
            "hand": "Your hand",
            "table": "Highlight reel",
            "log": "log\n  Chaos All-Stars take the field.",
            "log 1": "It is the turn of",
            "piles": "Cheating tokens you haven't seen",
            "coach": " fans better than",
            "save": "Name a file",
            "xyzzy": "No answer fits “xyzzy”",
            "commit": "answers fit: which one?",
        }.items():
            table.type(typed)
            assert shown in table.see(CHOICE, WHERE), typed
        table.press_control_c()
        table.see("without saving: ")
        table.type("back")
        again = table.see(CHOICE)
        assert "Your hand" in again
        assert "Commit a player" in again
        table.type("quit")
        table.see("without saving: ")
        table.type("")
        assert table.leave() == 0


def test_a_whole_season_is_played_and_recorded(tmp_path: Path):
    file = tmp_path / "season.record"
    with Terminal("play", "--seed", "5", "--managers", "2", "--record", str(file)) as table:
        choice = random.Random(1)

        while not (seen := table.see("helps): ", "goes back): ", "checks its dice.", "Recorded in")).endswith(
            "Recorded in"
        ):
            span = re.findall(r"\((\w+)–(\w+)[^(]*$", seen)
            assert span, seen[-300:]
            low, high = span[0]
            picked = (
                choice.randint(ord(low), ord(high)) if low.isalpha() else choice.randint(int(low), int(high))
            )
            table.type(chr(picked) if low.isalpha() else str(picked))

        assert table.leave() == 0
        assert "Manager of the Year" in table.text
        assert "the most fans" in table.text
        assert verify(file.read_text()).is_true


def test_another_person_gets_an_empty_screen_first():
    with Terminal(
        "play", "--seed", "2", "--bots", "human,human", "--teams", "gouged-eye,grudgebearers"
    ) as table:
        table.see("nobody else can see the screen. ")
        table.type("")
        first = table.see(CHOICE)
        assert "Orc" in first
        table.type("1a")
        while "nobody else" not in table.see("nobody else can see the screen. ", CHOICE):
            table.type("1")
        before, _, after = table.raw.rpartition("\x1b[2J")
        assert "Orc" in before
        assert (
            "It is for Grudgebearers to decide." in after.replace("\x1b", "")[-400:]
            or "Grudgebearers" in after
        )
        assert "Your hand" not in after
        table.type("")
        hand = table.see(CHOICE).rpartition("Your hand")[2]
        assert "Dwarf" in hand or "Slayer" in hand
        assert "Orc" not in hand
        table.press_control_d()
        table.see("without saving: ")
        table.press_control_d()
        assert table.leave() == 0


def test_a_file_is_not_overwritten_unasked(tmp_path: Path):
    file = tmp_path / "precious.txt"
    file.write_text("mine")
    with Terminal("play", "--seed", "7", "--managers", "2") as table:
        table.see(CHOICE)
        table.type(f"save {file}")
        table.see("(y/N) ")
        table.type("n")
        assert "Nothing was written" in table.see(CHOICE)
        assert file.read_text() == "mine"
        table.type(f"save {tmp_path}")
        assert "can't be written: Is a directory" in table.see(CHOICE, "(y/N) ")
        table.type(f"save {tmp_path}/nowhere/season.json")
        assert "can't be written" in table.see(CHOICE)
        table.press_control_d()
        table.see("without saving: ")
        table.press_control_d()
        assert table.leave() == 0


def test_bots_alone_are_watched():
    with Terminal("play", "--seed", "4", "--bots", "random,random") as table:
        table.see("Manager of the Year")
        table.see("press Enter not to: ")
        table.type("")
        assert table.leave() == 0


def test_a_record_is_shown_step_by_step(tmp_path: Path):
    file = tmp_path / "season.record"
    season = new_season(["gouged-eye", "grudgebearers"], seed=1)
    play(season, [make("random"), make("random")])
    file.write_text(season.record())
    with Terminal("replay", str(file), "--as", "gouged-eye") as show:
        assert "Week 1 of 4" in show.see("[0] Enter: next · a number: so many answers · table · quit: ")
        show.type("")
        show.see("[1] Enter", "[1] Enter")
        show.type("5")
        show.see("[6] Enter")
        show.type("table")
        assert "The hand of Gouged Eye" in show.see("[6] Enter")
        show.type("what")
        assert "Press Enter, or type a number" in show.see("[6] Enter")
        show.type("quit")
        assert show.leave() == 0


def test_many_seasons_have_a_progress_bar():
    with Terminal("simulate", "--seasons", "30", "--managers", "2", "--processes", "1", "--seed", "1") as bar:
        bar.see("Seasons")
        bar.see("30 seasons")
        assert bar.leave() == 0
