"""The terminal table, in a real terminal."""

import random
import re
from pathlib import Path

from tests.cli.terminal import Terminal
from touchline import load, verify
from touchline.cli.sittings import read_sitting

CHOICE = "helps): "
WHERE = "Enter goes back): "


def test_a_person_sees_the_table_answers_saves_and_goes_on_later(tmp_path: Path):
    file = tmp_path / "season.json"
    table = Terminal("play", "--seed", "7", "--managers", "2")

    first = table.see(CHOICE)
    for words in (
        "Week 1 of 4",
        "Left zone",
        "Right zone",
        "Fans",
        "Your hand",
        "dice are sealed",
        "Commit a player",
    ):
        assert words in first
    table.type("? guard")
    assert "you may apply the result to this player" in " ".join(table.see(CHOICE).split())
    table.type("? Star Power")
    assert "the second while he is downed" in " ".join(table.see(CHOICE).split())
    table.type("1")
    assert "Where?" in table.see(WHERE)
    table.type("a")
    assert "→ Commit" in table.see(CHOICE, "(y/N)")
    table.type(f"save {file}")
    assert "goes on from here" in table.see(CHOICE)
    table.type("quit")
    table.see("without saving: ")
    table.type("")
    assert table.leave() == 0

    saved = read_sitting(file.read_text())
    assert saved.seats == ("human", "rookie")
    decision = load(saved.save).decision
    assert decision is not None
    again = Terminal("play", "--load", str(file))
    assert "Your choice" in again.see(CHOICE)
    again.press_control_d()
    again.see("without saving: ")
    again.press_control_d()
    assert again.leave() == 0
    assert "Not saved" in again.text


def test_commands_of_the_table_and_answers_that_fit_nothing():
    table = Terminal("play", "--seed", "3", "--managers", "3")
    table.see(CHOICE)
    for typed, shown in {
        "?": "explain a word",
        "? words": "Named abilities",
        "? 1": "Star Power",
        "? gaurd": "Did you mean Guard",
        "hand": "Your hand",
        "table": "Highlight reel",
        "log": "Week 1 begins",
        "log 1": "It is the turn of",
        "piles": "Cheating tokens you haven't seen",
        "save": "Name a file",
        "xyzzy": "No answer fits “xyzzy”",
        "commit": "answers fit: which one?",
    }.items():
        table.type(typed)
        assert shown in table.see(CHOICE, WHERE), typed
    table.press_control_c()
    table.see("without saving: ")
    table.type("")
    assert table.leave() == 0


def test_a_whole_season_is_played_and_recorded(tmp_path: Path):
    file = tmp_path / "season.record"
    table = Terminal("play", "--seed", "5", "--managers", "2", "--record", str(file))
    choice = random.Random(1)

    while not (seen := table.see("helps): ", "goes back): ", "checks its dice.", "Recorded in")).endswith(
        "Recorded in"
    ):
        span = re.findall(r"\((\w+)–(\w+)[^(]*$", seen)
        assert span, seen[-300:]
        low, high = span[0]
        picked = choice.randint(ord(low), ord(high)) if low.isalpha() else choice.randint(int(low), int(high))
        table.type(chr(picked) if low.isalpha() else str(picked))

    assert table.leave() == 0
    assert "Manager of the Year" in table.text
    assert "the most fans" in table.text
    assert verify(file.read_text()).is_true


def test_another_person_gets_an_empty_screen_first():
    table = Terminal("play", "--seed", "2", "--bots", "human,human", "--teams", "gouged-eye,grudgebearers")
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
        "It is for Grudgebearers to decide." in after.replace("\x1b", "")[-400:] or "Grudgebearers" in after
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
    table = Terminal("play", "--seed", "7", "--managers", "2")
    table.see(CHOICE)
    table.type(f"save {file}")
    table.see("(y/N) ")
    table.type("n")
    assert "Nothing was written" in table.see(CHOICE)
    assert file.read_text() == "mine"
    table.type(f"save {tmp_path}/nowhere/season.json")
    assert "can't be written" in table.see(CHOICE)
    table.press_control_d()
    table.see("without saving: ")
    table.press_control_d()
    assert table.leave() == 0


def test_bots_alone_are_watched():
    table = Terminal("play", "--seed", "4", "--bots", "random,random")
    table.see("Manager of the Year")
    table.see("press Enter not to: ")
    table.type("")
    assert table.leave() == 0
