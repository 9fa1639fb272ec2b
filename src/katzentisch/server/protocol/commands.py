"""Said by a client over the WebSocket. The first message is `hello`."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from katzentisch.server.protocol.vocabulary import (
    CommandId,
    Language,
    Matter,
    MoveText,
    Phrase,
    Salt,
    SaltPromise,
    SeatNumber,
    TableId,
    Token,
)


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Every command has an id of the client's choice; the answer repeats it."""

    id: CommandId


class Hello(Command, frozen=True, tag="hello"):
    """Show this table, from this seat or as a spectator, from number `since` on."""

    table: TableId
    token: Token | None = None
    since: Annotated[int, Meta(ge=0)] = 0
    language: Language = "en"


class Move(Command, frozen=True, tag="move"):
    """Make a move, or change a choice that is not yet turned over."""

    text: MoveText


class TakeBack(Command, frozen=True, tag="undo"):
    """Take the own last move back; where others have seen it, they are asked."""


class Start(Command, frozen=True, tag="start"):
    """Deal. `fill` puts bots on the empty seats."""

    fill: bool = False


class Leave(Command, frozen=True, tag="leave"):
    """Stand up. During a game a bot keeps the seat until its owner is back."""


class Free(Command, frozen=True, tag="free"):
    """The host empties a seat before the deal."""

    seat: SeatNumber


class Promise(Command, frozen=True, tag="promise"):
    """What this device will open at the next deal; it takes the place of an earlier promise."""

    promise: SaltPromise


class Open(Command, frozen=True, tag="open"):
    """The salt that was promised, once the promises of all are shown."""

    salt: Salt


class Say(Command, frozen=True, tag="say"):
    """One of the set phrases and emotes."""

    phrase: Phrase


class Ask(Command, frozen=True, tag="ask"):
    """Ask the others: take back, let a bot keep an absent `seat`, end the game, play again."""

    matter: Matter
    seat: SeatNumber | None = None


class Answer(Command, frozen=True, tag="answer"):
    """Agree to the request of that number, or decline."""

    request: Annotated[int, Meta(ge=1, le=1_000_000_000)]
    agree: bool


class Why(Command, frozen=True, tag="why"):
    """Why are these moves not possible now?"""

    moves: Annotated[list[MoveText], Meta(max_length=120)]


class Hint(Command, frozen=True, tag="hint"):
    """What would a strong bot do with what this seat can see?"""


class Pace(Command, frozen=True, tag="pace"):
    """How long bots take before they move, in percent of the usual, while this client is here."""

    percent: Annotated[int, Meta(ge=0, le=200)]


class Ping(Command, frozen=True, tag="ping"):
    """Are you there?"""


AnyCommand: TypeAlias = (
    Hello
    | Move
    | TakeBack
    | Start
    | Leave
    | Free
    | Promise
    | Open
    | Say
    | Ask
    | Answer
    | Why
    | Hint
    | Pace
    | Ping
)
