"""The contract: /api/openapi.json says what every route is sent and answers, and so they do."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Final

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from sqlalchemy import create_engine

from tests.server.serving import guest
from touchline.server.settings import Settings
from touchline.server.tables.messages import COMMANDS
from touchline.server.web.app import make_app
from touchline.server.web.contract import ANSWERS

CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
CONTRACT: Final[dict[str, Any]] = make_app(Settings(), create_engine("sqlite://")).openapi()
PASSWORD: Final = "gutter runners all"


def test_every_route_says_what_it_answers():
    routes = {f"{method.upper()} {path}" for path, methods in CONTRACT["paths"].items() for method in methods}
    assert routes == set(ANSWERS)


def test_every_reference_leads_somewhere_and_every_schema_is_one():
    schemas = CONTRACT["components"]["schemas"]
    for reference in references(CONTRACT):
        assert reference.removeprefix("#/components/schemas/") in schemas
    for schema in schemas.values():
        Draft202012Validator.check_schema(schema)


def references(found: object) -> set[str]:
    if isinstance(found, Mapping):
        here = {found["$ref"]} if isinstance(found.get("$ref"), str) else set()
        return here.union(*[references(each) for each in found.values()])
    if isinstance(found, list):
        return set().union(*[references(each) for each in found])
    return set()


def test_every_command_and_message_is_a_schema_of_its_own():
    schemas = CONTRACT["components"]["schemas"]
    mapping = schemas["Command"]["discriminator"]["mapping"]
    assert set(mapping) == {command.__struct_config__.tag for command in COMMANDS}
    for tag, reference in mapping.items():
        schema = schemas[reference.removeprefix("#/components/schemas/")]
        assert schema["properties"]["type"] == {"enum": [tag]}
        assert "id" in schema["required"]
    assert {"Update", "Done", "Refused", "Event", "View", "Cursor", "Moment"} <= set(schemas)


async def _player(url: str) -> tuple[str, str]:
    """A person with an account at a running table: his token, and the table."""
    async with guest(url, "Player") as player:
        answer = await player.post("/api/me/account", name=f"Player of {url[-4:]}", password=PASSWORD)
        assert answer.status_code in {201, 422}
        token = (await player.post("/api/me/tokens", label="contract")).json()["token"]
        return token, await player.play(managers=2)


def _calls(url: str, count: int) -> None:
    token, table = asyncio.run(_player(url))
    schema = schemathesis.openapi.from_dict(CONTRACT)
    for found in schema.get_all_operations():
        operation = found.ok()  # type: ignore[union-attr]  # a contract with a fault raises here, as it should

        @settings(
            max_examples=count,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(), at_the_table=st.booleans())
        def call(case: schemathesis.Case[Any], at_the_table: bool) -> None:
            if at_the_table and "id" in case.path_parameters:
                case.path_parameters["id"] = table
            if "wait" in (case.query or {}):
                case.query["wait"] = 0
            response = case.call(base_url=url, headers={"Authorization": f"Bearer {token}"})
            case.validate_response(response, checks=CHECKS)

        call()


def test_whatever_is_asked_is_answered_as_the_contract_says(town):
    _calls(town.url, 5)


@pytest.mark.proof
def test_whatever_is_asked_is_answered_as_the_contract_says_many_times(serve, database):
    _calls(serve(database).url, 40)
