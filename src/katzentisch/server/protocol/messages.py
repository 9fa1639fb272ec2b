"""What page and server say to each other. Described for readers in docs/protocol.md.

The TypeScript types of the page are generated from this file (server/typescript.py).
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

VERSION = 2
MAX_MESSAGE = 4096

Language: TypeAlias = Literal["en", "fr", "de"]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
TableId: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9]{1,32}$")]
Token: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,64}$")]
# Of the time when salts were sent in clear.
OldSalt: TypeAlias = Annotated[str, Meta(pattern="^([0-9a-f]{2}){0,64}$")]
# 32 bytes in hexadecimal; a promise is the SHA-256 of a label and a salt.
Salt: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
SaltPromise: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
MoveText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]

Stage: TypeAlias = Literal["waiting", "dealing", "playing", "over"]
Occupant: TypeAlias = Literal["nobody", "person", "bot"]
Watch: TypeAlias = Literal["anyone", "nobody"]
Undo: TypeAlias = Literal["free", "ask", "no"]
Matter: TypeAlias = Literal["undo", "bot", "end", "rematch"]
Happening: TypeAlias = Literal[
    "created",
    "sat",
    "left",
    "locked",
    "late",
    "started",
    "branched",
    "chosen",
    "moved",
    "undone",
    "said",
    "asked",
    "agreed",
    "declined",
    "kept",
    "back",
    "ended",
    "over",
]
Phrase: TypeAlias = Literal[
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "oops",
    "hurry",
    "moment",
    "good-game",
    "again",
    "laugh",
    "cry",
    "wow",
    "think",
    "cat",
    "heart",
]
View: TypeAlias = dict[str, Any]


# Said by a client over the WebSocket. The first message is `hello`.


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
    | Ping
)


# Said by the server over the WebSocket.


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
    """The answer to `hint`."""

    id: str
    move: str
    said: str


class Pong(Message, frozen=True, tag="pong"):
    """The answer to `ping`; `time` is the server's, in seconds since 1970."""

    id: str
    time: float


class Seat(Struct, frozen=True):
    """Who sits there. A `kept` seat is played by a bot until its owner is back."""

    occupant: Occupant
    name: str
    level: str
    connected: bool
    away_since: float | None
    kept: bool


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

    `hurry`: bots at this table think less than usual, because the house is full.
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


class Play(Struct, frozen=True):
    """The game as the viewer sees it.

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


# Over HTTP.


class Create(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table; its creator sits down on seat 0.

    `level` is that of all bots; `levels`, by seat, that of some: empty where it is the same.
    `salt`, here and below, is no longer used: in clear it protects nobody.
    """

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=6)]
    name: Name
    options: Annotated[dict[str, Annotated[str, Meta(max_length=40)]], Meta(max_length=20)] = {}
    level: Annotated[str, Meta(max_length=40)] = ""
    hints: bool = True
    watch: Watch = "anyone"
    public: bool = False
    clock: Annotated[int, Meta(ge=5, le=86400)] | None = None
    salt: OldSalt = ""
    levels: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=6)] = []
    promise: SaltPromise | None = None


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat: a certain one, or the first that is free.

    A client that chooses the seat's token itself, at random, may ask again when it has heard no
    answer: it gets the seat it has.
    """

    name: Name
    seat: SeatNumber | None = None
    salt: OldSalt = ""
    token: Token | None = None
    promise: SaltPromise | None = None


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table that goes on from a step of a finished game, seen from a seat: the creator's."""

    step: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber
    name: Name
    level: Annotated[str, Meta(max_length=40)] = ""
    salt: OldSalt = ""
    promise: SaltPromise | None = None


class Seated(Struct, frozen=True):
    """A seat was taken. The token is its owner's secret."""

    table: str
    seat: int
    token: str
    commitment: str


class Problem(Struct, frozen=True):
    """A request that is not possible."""

    reason: str
    clause: str
    said: str


class OpenTable(Struct, frozen=True):
    """A table in the lobby."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    level: str
    clock: int | None
    watch: Watch
    stage: Stage
    names: list[str]
    free: int
    created: float


class OptionValue(Struct, frozen=True):
    """A value of a house rule, as people read it."""

    value: str
    said: str


class OptionChoice(Struct, frozen=True):
    """A house rule: its values, the default first."""

    name: str
    clause: str
    said: str
    values: list[OptionValue]


class GameChoice(Struct, frozen=True):
    """A game and what can be chosen about it."""

    name: str
    title: str
    letter: str
    seats: list[int]
    options: list[OptionChoice]
    cards: list[str]


class LevelChoice(Struct, frozen=True):
    """A level of the bots."""

    name: str
    said: str


class PhraseChoice(Struct, frozen=True):
    """A set phrase or emote."""

    name: Phrase
    said: str


class Choices(Struct, frozen=True):
    """Everything a person can choose from, in one language."""

    version: int
    language: Language
    games: list[GameChoice]
    levels: list[LevelChoice]
    phrases: list[PhraseChoice]


class Clause(Struct, frozen=True):
    """One clause of the rules."""

    id: str
    text: str


class RulesPage(Struct, frozen=True):
    """The rules of a game: the page as Markdown, and its clauses one by one."""

    game: str
    language: Language
    markdown: str
    clauses: list[Clause]


class Shelved(Struct, frozen=True):
    """A finished game on the shelf."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    names: list[str]
    scores: list[int]
    winners: list[int]
    finished: float


class Step(Struct, frozen=True):
    """One step of a replay. `own` (open hands only): what each seat saw beyond the public view."""

    moves: list[tuple[int, str]]
    said: list[str]
    view: View
    own: list[View] | None


class Replay(Struct, frozen=True):
    """A game step by step; step 0 is the deal. `seat` null: public view or open hands."""

    id: str
    game: str
    names: list[str]
    seat: int | None
    over: bool
    total: int
    first: int
    steps: list[Step]


class Health(Struct, frozen=True):
    """Whether the server is well.

    `problem`, in a word, is what keeps tables from being written: `full`, `read-only`, `disk`,
    `missing`, `locked`, `damaged` or `failed`. `set_aside`: tables that cannot be read.
    """

    status: Literal["ok", "trouble"]
    version: str
    tables: int
    sockets: int
    problem: str = ""
    set_aside: int = 0
