"""The browser client: its built files, kept in memory, and the page that every address of it begins with."""

from __future__ import annotations

import gzip
import mimetypes
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
PACKED: Final = {".html", ".js", ".css", ".svg", ".webmanifest", ".json", ".md"}
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
                mimetypes.guess_type(path.name)[0] or "application/octet-stream",
                f'"{blake2b(content, digest_size=12).hexdigest()}"',
            )
    return found


@router.get("/{path:path}")
async def client(request: Request, path: str) -> Response:
    """A file of the client; where there is none the page, which finds out itself what to show."""
    if path.startswith("api/"):
        raise Unknown("There is no such route.", "/api/openapi.json lists what there is.")
    built = files()
    if not built:
        raise Unknown("The browser client is not built.", "`make play` builds it; a wheel holds it.")
    file = built.get(path) or built[PAGE]
    headers = {
        "etag": file.tag,
        "cache-control": FOREVER if path.startswith("assets/") and path in built else "no-cache",
        "content-security-policy": POLICY,
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.kind, headers=headers | {"content-encoding": "gzip"})
    return Response(file.content, media_type=file.kind, headers=headers)
