"""Packs that tests write."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cards.language import LEXICON, PACK
from touchline.cards import BadPack, Library
from touchline.cards.library import read_library

Write = Callable[..., Path]
Read = Callable[..., Library]
Slips = Callable[..., list[str]]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a pack file."""

    def write(text: str, name: str = "bad.toml") -> Path:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    return write


@pytest.fixture
def read(write: Write) -> Read:
    """Read a pack on top of the small one, with the small language."""

    def read(text: str) -> Library:
        return read_library([write(PACK, "small.toml"), write(text)], LEXICON)

    return read


@pytest.fixture
def slips(read: Read, tmp_path: Path) -> Slips:
    """What is wrong in a pack, as lines without the folder."""

    def slips(text: str) -> list[str]:
        with pytest.raises(BadPack) as caught:
            read(text)
        return [str(slip).replace(f"{tmp_path}/", "") for slip in caught.value.slips]

    return slips
