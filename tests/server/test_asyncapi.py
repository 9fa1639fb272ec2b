"""The description of the WebSocket is true: what is really said in a game fits it."""

import json
import random
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

from katzentisch.server.door.asyncapi import description
from tests.samples import at_once
from tests.server.harness import Client, play_on, run, served


def validator(struct: str) -> Draft202012Validator:
    found = description()
    schema = {"$ref": f"#/components/schemas/{struct}", "components": found["components"]}
    return Draft202012Validator(schema)


def structs(operation: str) -> dict[str, str]:
    """The messages of one direction by what stands in their `type`."""
    found = description()
    names = [one["$ref"].rpartition("/")[2] for one in found["operations"][operation]["messages"]]
    return {found["components"]["messages"][name]["name"]: name for name in names}


def test_everything_said_in_a_game_fits_its_description(tmp_path: Path) -> None:
    chance = random.Random(11)
    sent: list[dict[str, Any]] = []

    class Noted(Client):
        async def send(self, kind: str, **words: Any) -> str:
            command = await super().send(kind, **words)
            sent.append({"type": kind, "id": command} | words)
            return command

    async def conversation() -> list[str]:
        async with served(tmp_path) as server:
            clients = await server.full_table(4, game=at_once().name, clock=3600)
            for client in clients:
                client.__class__ = Noted
            await clients[0].done("start")
            await clients[0].until(lambda one: one.legal)
            await clients[0].ask("why", moves=["play 99", clients[0].legal[0]])
            await clients[0].ask("hint")
            await clients[0].ask("ping")
            await clients[1].ask("undo")
            await play_on(clients, lambda one: chance.choice(one.legal))
            return [text for client in clients for text in client.raw]

    heard = run(conversation())
    validators = {kind: validator(name) for kind, name in structs("tell").items()}
    seen = set()
    for text in heard:
        message = json.loads(text)
        validators[message["type"]].validate(message)
        seen.add(message["type"])
    assert seen == set(validators)
    said = {kind: validator(name) for kind, name in structs("command").items()}
    for command in sent:
        said[command["type"]].validate(command)
    assert not said["move"].is_valid({"type": "move", "id": "1"})


def test_it_is_served_and_names_every_command(tmp_path: Path) -> None:
    async def conversation() -> Any:
        async with served(tmp_path) as server:
            return (await server.http.get("/api/schema/asyncapi.json")).json()

    found = run(conversation())
    assert found["asyncapi"].startswith("3.")
    kinds = set(structs("command"))
    assert {"hello", "move", "promise", "open", "answer", "ping"} <= kinds
    assert found == json.loads(json.dumps(description()))
