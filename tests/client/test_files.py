"""The files of the built client, as the server gives them to browsers."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import Request, Response

from touchline.server.refusals import Unknown
from touchline.server.web import client

FILES = {
    "index.html": b"<!doctype html>the page",
    "service-worker.js": b"worker",
    "manifest.webmanifest": b"{}",
    "icon-192.png": b"picture",
    "assets/index-1a2b.js": b"code",
    "assets/barlow-3c4d.woff2": b"font",
}


@pytest.fixture(autouse=True)
def _built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name, content in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(content)
    monkeypatch.setattr(client, "BUILT", tmp_path)
    client.files.cache_clear()
    yield
    client.files.cache_clear()


def get(path: str, **headers: str) -> Response:
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return asyncio.run(client.client(Request({"type": "http", "headers": named}), path))


def test_assets_are_kept_for_ever_and_all_else_is_asked_for_again():
    kept = {path for path in FILES if "immutable" in get(path).headers["cache-control"]}

    assert kept == {"assets/index-1a2b.js", "assets/barlow-3c4d.woff2"}
    assert get("service-worker.js").headers["cache-control"] == "no-cache"


def test_each_file_says_of_what_kind_it_is():
    kinds = {path: get(path).headers["content-type"] for path in FILES}

    assert kinds["manifest.webmanifest"] == "application/manifest+json"
    assert kinds["assets/index-1a2b.js"].startswith("text/javascript")
    assert kinds["assets/barlow-3c4d.woff2"] == "font/woff2"
    assert kinds["icon-192.png"] == "image/png"


def test_any_address_of_the_client_begins_with_the_page():
    assert get("table/x").body == FILES["index.html"]


def test_a_file_of_another_build_is_no_page():
    with pytest.raises(Unknown, match="another build"):
        get("assets/index-0000.js")


def test_what_the_browser_has_already_is_not_sent_again():
    tag = get("index.html").headers["etag"]

    assert get("index.html", if_none_match=tag).status_code == 304


def test_text_is_sent_packed_to_who_can_unpack_it():
    packed = get("assets/index-1a2b.js", accept_encoding="gzip, br")

    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(bytes(packed.body)) == FILES["assets/index-1a2b.js"]
    assert "content-encoding" not in get("icon-192.png", accept_encoding="gzip").headers
