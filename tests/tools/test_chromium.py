"""The Chromium that the browser tests drive: which one it is, and what is said where there is none."""

import pytest

from tools import chromium


@pytest.fixture
def folder(tmp_path):
    """A folder with two browsers."""
    for name in ("chromium", "google-chrome"):
        path = tmp_path / name
        path.write_text("#!/bin/sh\n")
        path.chmod(0o755)
    return tmp_path


def test_the_one_that_is_named_comes_first(folder):
    mine = str(folder / "google-chrome")
    assert chromium.find({"CHROMIUM": mine, "PATH": str(folder)}) == mine


def test_chromium_comes_before_chrome(folder):
    assert chromium.find({"PATH": str(folder)}) == str(folder / "chromium")
    (folder / "chromium").unlink()
    assert chromium.find({"PATH": str(folder)}) == str(folder / "google-chrome")


def test_one_that_is_named_and_is_not_there_is_not_replaced_by_another(folder):
    assert chromium.find({"CHROMIUM": str(folder / "firefox"), "PATH": str(folder)}) is None


def test_where_there_is_none_and_none_can_be_installed_it_says_what_helps(monkeypatch):
    monkeypatch.setattr(chromium, "find", lambda: None)
    monkeypatch.setattr(chromium, "install", lambda: None)
    with pytest.raises(SystemExit, match="apt-get install chromium"):
        chromium.main()
