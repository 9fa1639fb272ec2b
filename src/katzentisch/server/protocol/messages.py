"""Said by the server over the WebSocket."""

from typing import TypeAlias

from msgspec import Struct

from katzentisch.server.protocol.vocabulary import (
    BotTrouble,
    Happening,
    Matter,
    Occupant,
    Stage,
    Undo,
    View,
    Watch,
)


class Message(Struct, frozen=True, tag_field="type"):
    """Anything the server says."""


class Ok(Message, frozen=True, tag="ok"):
    """The command is done, and durable."""

    id: str


class Rejected(Message, frozen=True, tag="rejected"):
    """The command is not possible: a reason for programs, a clause, a sentence for people."""

    id: str
    reason: str
    clause: str
    said: str


class Reason(Struct, frozen=True):
    """Why one move is not possible; all empty if it is."""

    move: str
    possible: bool
    clause: str
    said: str


class Reasons(Message, frozen=True, tag="reasons"):
    """The answer to `why`, in the order asked."""

    id: str
    reasons: list[Reason]


class Advice(Message, frozen=True, tag="hint"):
    """The answer to `hint`: what to do and why, and for those who ask, the figures behind it."""

    id: str
    move: str
    said: str
    figures: str


class Pong(Message, frozen=True, tag="pong"):
    """The answer to `ping`; `time` is the server's, in seconds since 1970."""

    id: str
    time: float


class Seat(Struct, frozen=True):
    """Who sits there. A `kept` seat is played by a bot until its owner is back.

    `trouble`: the seat's bot fails, and a simpler one plays for it, or it is stuck. `long_away`:
    its owner has been away so long that a bot may keep it.
    """

    occupant: Occupant
    name: str
    level: str
    connected: bool
    away_since: float | None
    kept: bool
    trouble: BotTrouble | None
    long_away: bool = False


class Request(Struct, frozen=True):
    """Something asked of the table that is not yet decided. An answer names its `number`."""

    number: int
    matter: Matter
    by: int
    seat: int
    agreed: list[int]
    needed: list[int]


class Played(Struct, frozen=True):
    """A finished game of this table; its record and replay are found by its id."""

    id: str
    number: int
    finished: bool
    scores: list[int]
    winners: list[int]


class Dealing(Struct, frozen=True):
    """All promises for the deal of that number, by seat: null has no share in it.

    Who has promised opens until `until`; the cards are dealt when all have, or then.
    """

    number: int
    commitment: str
    promises: list[str | None]
    opened: list[int]
    until: float


class BranchedFrom(Struct, frozen=True):
    """The step of a finished game from which the first game of a table goes on."""

    game: str
    step: int


class Table(Struct, frozen=True):
    """The table around the game: the same for everybody. `levels`: of a bot on each seat.

    `hurry`: bots at this table think less than usual, because the house is full. `broken`: the game
    cannot be shown to everybody, because of a fault in its code.
    """

    id: str
    game: str
    title: str
    players: int
    options: dict[str, str]
    level: str
    levels: list[str]
    hints: bool
    watch: Watch
    public: bool
    clock: int | None
    stage: Stage
    host: int | None
    seats: list[Seat]
    watchers: int
    commitment: str
    # Of the devices that have promised for the next deal.
    promised: list[int]
    dealing: Dealing | None
    requests: list[Request]
    played: list[Played]
    branch: BranchedFrom | None
    hurry: bool
    broken: bool


class LessonPoint(Struct, frozen=True):
    """Where the learner is in a lesson: `at` is the number of the move that is due from him.

    `at` is null while others have to move. `step` of `steps` counts the learner's own decisions.
    `over`: the lesson is at its end; the game may go on.
    """

    at: int | None
    step: int
    steps: int
    over: bool


class Play(Struct, frozen=True):
    """The game as the viewer sees it. `lesson`: for its learner, as long as it goes its way.

    Moves told in events numbered below `remembered` may not be looked at again: cards that lie
    face down. The page drops those lines, and the server does not tell them again.
    """

    id: str
    number: int
    remembered: int
    commitment: str
    view: View
    legal: list[str]
    undo: Undo
    hint: bool
    deadlines: list[float | None]
    lesson: LessonPoint | None


class Event(Struct, frozen=True):
    """Something that happened, as the viewer saw it; `said` in the viewer's language.

    `undid` (of `undone`): how many of the last moves are taken back.
    """

    n: int
    at: float
    kind: Happening
    seat: int | None
    moves: list[tuple[int, str]]
    phrase: str | None
    said: list[str]
    undid: int


class Update(Message, frozen=True, tag="update"):
    """How things stand now, and what has happened since the last update.

    `table` is left out (null) when nothing in it has changed; `play` is null before the first
    deal. `seat` is null for spectators. `n` is the number of the last event the viewer has seen.
    """

    n: int
    time: float
    seat: int | None
    table: Table | None
    play: Play | None
    events: list[Event]


AnyMessage: TypeAlias = Ok | Rejected | Reasons | Advice | Pong | Update
