"""People at tables: they come back through any server, and say again what was not answered.

They do what the page does (web/src/lib/connection.svelte.ts), and all that can be done at a table.
"""

import asyncio
import hashlib
import itertools
import random
import time
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from katzentisch.core.fair import promise_of
from tests.faults.history import SPECTATOR, Command, Ear, History

Trouble = (OSError, TimeoutError, WebSocketException, InvalidHandshake, EOFError)
LANGUAGES = ("en", "fr", "de")
PHRASES = ("hello", "thanks", "oops", "wow", "cat", "hurry")
# A line on which so long nothing is answered is a lost one; whoever has nothing to do asks so often
# whether it is there.
PATIENCE, PING_EVERY = 5.0, 3.0
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 1.5
# How long a person thinks, and how much longer than a clock allows he sleeps.
THINKING = (0.02, 0.3)
ASLEEP = (5.5, 7.5)
MOST_GAMES = 3


class Lost(OSError):
    """The line is given up."""


class World:
    """Where people can go, how long it lasts, and what is kept of it."""

    def __init__(self, history: History, chance: random.Random) -> None:
        self.history, self.chance = history, chance
        self.addresses: list[str] = []
        self.over = False
        # Everybody says one more thing, to see whether he is heard.
        self.last_word = False

    def any_address(self) -> str:
        return self.chance.choice(self.addresses)


class Person:
    """Somebody with a seat, or a watcher."""

    def __init__(self, world: World, table: str, seat: int, token: str | None) -> None:
        self.world, self.table, self.seat, self.token = world, table, seat, token
        self.chance = random.Random(world.chance.random())
        self.ear = Ear(table, seat, self.chance.choice(LANGUAGES))
        world.history.ears.append(self.ear)
        self.numbers = itertools.count(1)
        self.pending: dict[str, Command] = {}
        self.about: dict[str, Any] = {}
        self.play: dict[str, Any] | None = None
        self.busy_until = 0.0
        self.pinged = self.spoke = 0.0
        self.done = False
        self.lines = 0
        # When the last word was first sent.
        self.last_word: Command | None = None

    # Being there

    async def live(self) -> None:
        """Come, play, be thrown out, come again."""
        pause = FIRST_PAUSE
        while not self.world.over and not self.done:
            try:
                began = time.monotonic()
                await self._visit()
            except Trouble:
                if time.monotonic() - began > 1.0:
                    pause = FIRST_PAUSE
            await asyncio.sleep(pause * self.chance.uniform(0.5, 1.0))
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _visit(self) -> None:
        address = self.world.any_address()
        self.lines += 1
        async with asyncio.timeout(PATIENCE):
            line = await connect(
                f"ws://{address}/ws/{self.table}",
                compression=None, open_timeout=None, close_timeout=0.2, ping_interval=None,
            )  # fmt: skip
        try:
            await self._greet(line)
            for command in self.pending.values():
                await self._send(line, command)
            while not self.world.over and not self.done:
                await self._hear_or_act(line)
        finally:
            line.transport.abort()

    async def _greet(self, line: ClientConnection) -> None:
        hello = {
            "type": "hello", "id": f"hello-{self.lines}", "table": self.table,
            "since": self.ear.seen, "token": self.token, "language": self.ear.language,
        }  # fmt: skip
        await line.send(msgspec.json.encode(hello).decode())
        answer: dict[str, Any] = {}
        async with asyncio.timeout(PATIENCE + 5):
            while answer.get("id") != hello["id"]:
                answer = msgspec.json.decode(await line.recv())
                if answer["type"] == "update":
                    self._see(answer)
        if answer["type"] == "rejected":
            # The page would show that and stay away.
            why = f"{self.table} seat {self.seat}: {answer['reason']}"
            self.world.history.turned_away.append(why)
            raise Lost(why)
        self.pinged = self.spoke = time.monotonic()

    async def _hear_or_act(self, line: ClientConnection) -> None:
        try:
            async with asyncio.timeout(self._leisure()):
                text = await line.recv()
        except TimeoutError:
            pass
        else:
            self._take(msgspec.json.decode(text))
            return
        now = time.monotonic()
        if self.pending and now - max(self.spoke, self.pinged) > PATIENCE:
            raise Lost("nothing is answered")
        if not self.pending:
            await self._act(line, now)

    def _leisure(self) -> float:
        """How long to listen before anything else is done."""
        now = time.monotonic()
        return 0.25 if self.pending else min(0.5, max(0.001, self.busy_until - now))

    # Hearing

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "update":
            self._see(message)
            return
        command = self.pending.pop(message["id"], None)
        if command is not None:
            command.answered = time.monotonic()
            command.answer = message["type"]
            command.reason = message.get("reason", "")

    def _see(self, update: dict[str, Any]) -> None:
        stale = update["n"] < self.ear.seen
        self.ear.hear(update, time.monotonic())
        if not stale:
            self.about = update["table"] or self.about
            self.play = update["play"]

    # Saying

    async def _send(self, line: ClientConnection, command: Command) -> None:
        command.sends += 1
        self.spoke = time.monotonic()
        message = {"type": command.kind, "id": command.id} | command.words
        await line.send(msgspec.json.encode(message).decode())

    async def _say(self, line: ClientConnection, kind: str, **words: Any) -> Command:
        name = f"{self.seat}-{next(self.numbers)}"
        command = Command(self.table, self.seat, name, kind, words, sent=time.monotonic())
        self.world.history.commands.append(command)
        self.pending[name] = command
        await self._send(line, command)
        return command

    # Acting

    async def _act(self, line: ClientConnection, now: float) -> None:
        if self.world.last_word and self.seat != SPECTATOR:
            await self._last_word(line)
            return
        wish = self._wish() if self.seat != SPECTATOR and now >= self.busy_until else None
        if wish is not None:
            self.busy_until = now + self.chance.uniform(*THINKING)
            kind, words = wish
            await self._say(line, kind, **words)
            self._tire(now)
        elif now - max(self.pinged, self.spoke) > PING_EVERY:
            self.pinged = now
            await self._say(line, "ping")
        elif self.chance.random() < 0.002:
            raise Lost("he goes for a walk")

    async def _last_word(self, line: ClientConnection) -> None:
        if self.last_word is None:
            self.last_word = await self._say(line, "say", phrase="good-game")
        elif self.last_word.answer == "ok":
            self.done = True
        else:
            self.last_word = None

    def _tire(self, now: float) -> None:
        """Now and then somebody sleeps, longer than a clock allows."""
        if self.about.get("clock") and self.chance.random() < 0.03:
            self.busy_until = now + self.chance.uniform(*ASLEEP)

    def _wish(self) -> tuple[str, dict[str, Any]] | None:
        """What to say now."""
        if not self.about:
            return None
        for request in self.about["requests"]:
            if self.seat in request["needed"] and self.seat not in request["agreed"]:
                agree = request["matter"] == "rematch" or self.chance.random() < 0.7
                return "answer", {"request": request["number"], "agree": agree}
        match self.about["stage"]:
            case "waiting":
                return self._begin()
            case "dealing":
                return self._open()
            case "playing":
                return self._move()
            case _:
                return self._again()

    def _salt(self, number: int) -> str:
        return hashlib.sha256(f"{self.table} {self.seat} {number}".encode()).hexdigest()

    def _promise(self) -> tuple[str, dict[str, Any]] | None:
        if self.seat in self.about["promised"]:
            return None
        number = len(self.about["played"]) + 1
        return "promise", {"promise": promise_of(bytes.fromhex(self._salt(number)))}

    def _begin(self) -> tuple[str, dict[str, Any]] | None:
        if (wish := self._promise()) is not None:
            return wish
        return ("start", {"fill": True}) if self.about["host"] == self.seat else None

    def _open(self) -> tuple[str, dict[str, Any]] | None:
        dealing = self.about["dealing"]
        if not dealing["promises"][self.seat] or self.seat in dealing["opened"]:
            return None
        return "open", {"salt": self._salt(dealing["number"])}

    def _move(self) -> tuple[str, dict[str, Any]] | None:
        number = self.chance.random()
        if number < 0.01:
            return "say", {"phrase": self.chance.choice(PHRASES)}
        if self.play is None or not self.play["legal"]:
            free = self.play and self.play["undo"] == "free" and number < 0.03
            return ("undo", {}) if free else None
        if number < 0.055:
            undo = self.play["undo"] != "no" and number > 0.04
            return ("undo" if undo else "hint"), {}
        if number < 0.065:
            return "why", {"moves": self.play["legal"][:3]}
        return "move", {"text": self.chance.choice(self.play["legal"])}

    def _again(self) -> tuple[str, dict[str, Any]] | None:
        if len(self.about["played"]) >= MOST_GAMES:
            self.done = not self.world.last_word
            return None
        if (wish := self._promise()) is not None:
            return wish
        asked = any(one["matter"] == "rematch" for one in self.about["requests"])
        return None if asked else ("ask", {"matter": "rematch"})
