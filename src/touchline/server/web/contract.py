"""The contract: what every route is sent and what it answers, as JSON schemas made from the models themselves."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

import touchline
from touchline.server.people import TokenKept
from touchline.server.storage.results import Ranked, Result
from touchline.server.tables.messages import (
    AnyCommand,
    Cursor,
    Done,
    Message,
    Moment,
    Refused,
    TableSeen,
    Update,
)
from touchline.server.tables.sheet import Setup
from touchline.server.web.addresses import AddressGiven, AddressSeen, PushKey
from touchline.server.web.careers import PersonSeen
from touchline.server.web.knocking import COOKIE
from touchline.server.web.knowledge import Knowledge
from touchline.server.web.operating import Readiness
from touchline.server.web.persons import Me, TokenGiven
from touchline.server.web.seasons import Listed, Made


class Other(NamedTuple):
    """An answer that is no JSON: a text, or none at all."""

    media_type: str | None


PLAIN: Final = Other("text/plain")
EMPTY: Final = Other(None)

ANSWERS: Final[dict[str, dict[int, Any]]] = {
    "GET /api/knowledge": {200: Knowledge},
    "GET /api/me": {200: Me | None},
    "POST /api/me": {201: Me},
    "POST /api/me/account": {201: Me},
    "POST /api/me/password": {200: Me},
    "POST /api/me/leaving": {200: None},
    "POST /api/sign-in": {200: Me},
    "POST /api/sign-out": {200: None},
    "POST /api/sign-out-everywhere": {200: Me},
    "GET /api/me/tokens": {200: list[TokenKept]},
    "POST /api/me/tokens": {201: TokenGiven},
    "DELETE /api/me/tokens/{label}": {200: None},
    "GET /api/me/addresses": {200: list[AddressSeen]},
    "POST /api/me/addresses": {201: AddressGiven},
    "DELETE /api/me/addresses/{address}": {200: None},
    "POST /api/addresses/confirm": {200: None},
    "GET /api/push-key": {200: PushKey},
    "GET /api/me/tables": {200: list[Listed]},
    "GET /api/me/results": {200: list[Result]},
    "GET /api/people/{id}": {200: PersonSeen},
    "GET /api/ratings": {200: list[Ranked]},
    "GET /api/tables": {200: list[Listed]},
    "POST /api/tables": {201: Made},
    "POST /api/play": {201: Made},
    "POST /api/invitations": {200: Made},
    "GET /api/tables/{id}": {200: TableSeen},
    "GET /api/tables/{id}/record": {200: PLAIN},
    "GET /api/tables/{id}/moments/{number}": {200: Moment},
    "POST /api/tables/{id}/moments/{number}/play": {201: Made},
    "POST /api/tables/{id}/commands": {200: Done},
    "GET /api/tables/{id}/updates": {200: Update, 204: EMPTY},
    "GET /health": {200: dict[str, bool]},
    "GET /ready": {200: Readiness, 503: Readiness},
    "GET /metrics": {200: PLAIN},
}
"""What each route answers when all is well; whatever it refuses is told as `Refused`."""

BODIES: Final[dict[str, Any]] = {"POST /api/tables/{id}/commands": AnyCommand}
"""What routes are sent that read it themselves."""

SPOKEN: Final[dict[str, Any]] = {
    "Command": AnyCommand,
    "Message": Message,
    "Event": touchline.Event,
    "Cursor": Cursor,
    "Setup": Setup,
    "Refused": Refused,
}
"""What is said on sockets, and what other schemas speak of, by the names that they have."""

SHOWN: Final = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
    "token": {"type": "http", "scheme": "bearer"},
}
"""How people and programs show who they are."""

REF: Final = "#/components/schemas/{name}"


def openapi_of(app: FastAPI) -> dict[str, Any]:
    """The contract as OpenAPI; made once."""
    if app.openapi_schema is None:
        app.openapi_schema = _filled(
            get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        )
    return app.openapi_schema


def _filled(found: dict[str, Any]) -> dict[str, Any]:
    """What FastAPI knows of the routes, with what they answer."""
    kinds = [kind for answers in ANSWERS.values() for kind in answers.values() if not isinstance(kind, Other)]
    kinds += [*BODIES.values(), *SPOKEN.values()]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    schema_of = iter(schemas)
    for operation, answers in ANSWERS.items():
        said = {str(status): _response(kind, schema_of) for status, kind in answers.items()}
        said["4XX"] = _json("What is wrong, and what would be right.", {"$ref": REF.format(name="Refused")})
        _operation(found, operation)["responses"] = said
    for operation in BODIES:
        content = {"application/json": {"schema": next(schema_of)}}
        _operation(found, operation)["requestBody"] = {"required": True, "content": content}
    all_schemas = found["components"]["schemas"]
    for name in ("HTTPValidationError", "ValidationError"):
        all_schemas.pop(name, None)
    assert not all_schemas.keys() & components.keys(), "two schemas have one name"
    all_schemas |= components
    all_schemas["TableWanted"]["properties"]["setup"] = {"$ref": REF.format(name="Setup")}
    found["components"]["securitySchemes"] = SHOWN
    found["security"] = [{}, *[{name: []} for name in SHOWN]]
    for name in SPOKEN:
        schema = next(schema_of)
        if schema != {"$ref": REF.format(name=name)}:
            all_schemas[name] = schema
    return found


def _operation(found: dict[str, Any], operation: str) -> dict[str, Any]:
    method, path = operation.split()
    described: dict[str, Any] = found["paths"][path][method.lower()]
    return described


def _response(kind: object, schema_of: Any) -> dict[str, Any]:
    if not isinstance(kind, Other):
        return _json("As asked.", next(schema_of))
    if kind.media_type is None:
        return {"description": "Nothing."}
    return {"description": "As text.", "content": {kind.media_type: {"schema": {"type": "string"}}}}


def _json(about: str, schema: object) -> dict[str, Any]:
    return {"description": about, "content": {"application/json": {"schema": schema}}}
