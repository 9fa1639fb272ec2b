"""What can happen at a table, as the log keeps it. A table is these, replayed.

The log outlives the program: a field may be added with a default, none may change its meaning.
"""

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from katzentisch.server.protocol import Matter, Phrase, Watch

Mover: TypeAlias = Literal["person", "bot", "clock"]


class Branched(Struct, frozen=True):
    """Where a table's first game goes on from: an earlier game so far, dealt anew for one seat."""

    game: str
    step: int
    shuffles: list[list[str]]
    moves: list[tuple[int, str]]


class Taught(Struct, frozen=True):
    """A lesson: its deal, and move by move the seat and all that goes on with it, the usual first.

    It is here as it was when the table was opened: the house may bring another one later.
    """

    shuffles: list[list[str]]
    moves: list[tuple[int, list[str]]]


class Created(Struct, frozen=True, tag="created"):
    """A table. `secret` is the root of all its deals, `brain` of all its bots' chance."""

    game: str
    players: int
    options: dict[str, str]
    level: str
    hints: bool
    watch: Watch
    public: bool
    clock: int | None
    secret: str
    brain: int
    branch: Branched | None = None
    # By seat, for those where it is not `level`.
    levels: list[str] = []
    lesson: Taught | None = None


class Sat(Struct, frozen=True, tag="sat"):
    """Somebody took a seat; `lock` is the SHA-256 of the token that opens it."""

    seat: int
    name: str
    lock: str
    # Written while salts were still sent in clear.
    salt: str = ""
    promise: str = ""


class Left(Struct, frozen=True, tag="left"):
    """A seat is free again; during a game a bot keeps it.

    Whoever was shown out by the operator cannot come back to it.
    """

    seat: int
    shown_out: bool = False


class Salted(Struct, frozen=True, tag="salted"):
    """A seat's share in the next shuffle, in clear: no longer written."""

    seat: int
    salt: str


class Started(Struct, frozen=True, tag="started"):
    """A deal with salts in clear: no longer written. Bots take these seats."""

    game: str
    bots: list[int]


class Promised(Struct, frozen=True, tag="promised"):
    """What a seat's device promises to open at the next deal."""

    seat: int
    promise: str


class Locked(Struct, frozen=True, tag="locked"):
    """A game begins: bots take these seats, and all promises stand."""

    game: str
    bots: list[int]


class Opened(Struct, frozen=True, tag="opened"):
    """The salt that a seat had promised. With the last of them the cards are dealt."""

    seat: int
    salt: str


class Late(Struct, frozen=True, tag="late"):
    """The cards are dealt without these seats' salts: they were not opened in time."""

    seats: list[int]


class Moved(Struct, frozen=True, tag="moved"):
    """A move, or another choice before they are turned over. Who made it for the seat?"""

    seat: int
    text: str
    by: Mover = "person"


class Undone(Struct, frozen=True, tag="undone"):
    """A seat took its last move back, which nobody has acted on."""

    seat: int


class Spoke(Struct, frozen=True, tag="spoke"):
    """A set phrase."""

    seat: int
    phrase: Phrase


class Asked(Struct, frozen=True, tag="asked"):
    """Something that needs these others' consent. If nobody needs to be asked, it is done.

    A rematch brings the id of the game along that will be dealt. Requests are numbered; 0: written
    when they were not.
    """

    matter: Matter
    by: int
    seat: int
    needed: list[int]
    game: str = ""
    number: int = 0


class Answered(Struct, frozen=True, tag="answered"):
    """Consent, or none, to the request of that number; 0: to the one of that matter."""

    matter: Matter
    seat: int
    agree: bool
    request: int = 0


class Back(Struct, frozen=True, tag="back"):
    """The owner of a seat that a bot keeps, or is about to keep, is back."""

    seat: int


class ClosedDown(Struct, frozen=True, tag="closed"):
    """The operator has closed the table: nothing more happens here."""


Happened: TypeAlias = (
    Created
    | Sat
    | Left
    | Salted
    | Started
    | Promised
    | Locked
    | Opened
    | Late
    | Moved
    | Undone
    | Spoke
    | Asked
    | Answered
    | Back
    | ClosedDown
)


class Logged(Struct, frozen=True):
    """An event with the command that caused it, so that it is never done twice."""

    what: Happened
    by: int | None = None
    command: str | None = None


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Logged).decode
