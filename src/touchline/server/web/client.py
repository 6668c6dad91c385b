"""The browser client: its built files, kept in memory, and the page that every address of it begins with."""

from __future__ import annotations

import gzip
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec
from fastapi import APIRouter, Request, Response

from touchline.server.refusals import Unknown

BUILT: Final = Path(__file__).parent.parent / "client"
PAGE: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"
ASSETS: Final = "assets/"
KINDS: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
"""What browsers insist on being told; systems differ in what they know of it."""
PACKED: Final = {".html", ".js", ".css", ".svg", ".webmanifest"}
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
"""The page loads nothing from elsewhere, and is shown in no other page's frame."""

router = APIRouter(include_in_schema=False)


class File(msgspec.Struct, frozen=True):
    """A built file, and its packed form where that is worth it."""

    content: bytes
    packed: bytes | None
    kind: str
    tag: str


@lru_cache
def files() -> dict[str, File]:
    """All built files, by the path at which they are served; none if the client is not built."""
    found = {}
    for path in sorted(BUILT.rglob("*")):
        if path.is_file():
            content = path.read_bytes()
            found[path.relative_to(BUILT).as_posix()] = File(
                content,
                gzip.compress(content, mtime=0) if path.suffix in PACKED else None,
                KINDS.get(path.suffix, "application/octet-stream"),
                f'"{blake2b(content, digest_size=12).hexdigest()}"',
            )
    return found


@router.get("/{path:path}")
async def client(request: Request, path: str) -> Response:
    """A file of the client; where there is none the page, which finds out itself what to show.

    Files under assets/ are named by their content and kept for ever. One that is gone was of another build.
    """
    if path.startswith("api/"):
        raise Unknown("There is no such route.", "/api/openapi.json lists what there is.")
    built = files()
    if not built:
        raise Unknown("The browser client is not built.", "`make play` builds it; a wheel holds it.")
    if path.startswith(ASSETS) and path not in built:
        raise Unknown("That file is of another build of the client.", "Load the page again.")
    file = built.get(path) or built[PAGE]
    headers = {
        "etag": file.tag,
        "cache-control": FOREVER if path.startswith(ASSETS) else "no-cache",
        "content-security-policy": POLICY,
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.kind, headers=headers | {"content-encoding": "gzip"})
    return Response(file.content, media_type=file.kind, headers=headers)
