"""What a client asks for over HTTP: a table, a seat, a lesson, a branch, a balance."""

from typing import Annotated

from msgspec import Meta, Struct

from katzentisch.server.protocol.vocabulary import (
    Name,
    OldSalt,
    SaltPromise,
    SeatNumber,
    Token,
    Watch,
)


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


class Learn(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table with the lesson of a game; its creator sits down on seat 0, to learn."""

    name: Name


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table that goes on from a step of a finished game, seen from a seat: the creator's."""

    step: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber
    name: Name
    level: Annotated[str, Meta(max_length=40)] = ""
    salt: OldSalt = ""
    promise: SaltPromise | None = None


class AskBalance(Struct, frozen=True, forbid_unknown_fields=True):
    """What some options change in a game, against those of its rules."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=6)]
    options: Annotated[dict[str, Annotated[str, Meta(max_length=40)]], Meta(max_length=20)] = {}
