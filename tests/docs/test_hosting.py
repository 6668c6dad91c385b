"""What hosts are told to type fits the settings and the commands that there are."""

import re
import tomllib
from pathlib import Path

import pytest

from tools.pages import DOCS
from touchline.cli.manual import commands_page
from touchline.server.settings import PREFIX, Settings

ROOT = DOCS.parent
OTHERS = {"SITE"}
"""What compose.yaml itself asks for."""
FILES = [
    ROOT / "compose.yaml",
    ROOT / "Caddyfile",
    ROOT / "Dockerfile",
    DOCS / "hosting.md",
    DOCS / "server.md",
]


def read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_setting_that_hosts_are_told_to_set_exists(file):
    named = set(re.findall(rf"\b{PREFIX}([A-Z_]+)", read(file))) - OTHERS
    assert {name.lower() for name in named} <= set(Settings.__struct_fields__)


def test_settings_in_examples_are_read_as_they_stand():
    for page in (DOCS / "hosting.md", DOCS / "server.md"):
        for block in re.findall(r"^```toml\n(.*?)^```", read(page), re.MULTILINE | re.DOTALL):
            assert tomllib.loads(block).keys() <= set(Settings.__struct_fields__)


def test_every_command_that_hosts_are_told_to_type_exists():
    known = set(re.findall(r"^## touchline (.+)$", commands_page(), re.MULTILINE))
    typed = set(re.findall(r"`[^`]*touchline ((?:admin [a-z-]+)|serve)", read(DOCS / "hosting.md")))
    assert typed <= known
    assert "admin backup" in typed


def test_the_proxy_of_the_compose_file_sends_to_its_processes():
    services = set(
        re.findall(r"^  (\w+):", read(ROOT / "compose.yaml").partition("services:")[2], re.MULTILINE)
    )
    upstreams = dict(re.findall(r"(\w+):(\d+)\b", read(ROOT / "Caddyfile")))
    assert upstreams.keys() == {"one", "two"}
    assert upstreams.keys() <= services
    assert set(upstreams.values()) == {str(Settings().port)}
