"""The words that commands, messages and requests are made of, and how long they may be."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta

VERSION = 2
MAX_MESSAGE = 4096
# A record of six players and six shuffles has about 25 kB, with its legal moves ten times that.
MAX_RECORD = 400_000

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
# How a bot fails: a simpler one plays for it, or none finds a move.
BotTrouble: TypeAlias = Literal["simpler", "stuck"]
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
    "closed",
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
