"""What servers of the same tables tell each other: who is connected where, and how bots fare.

It is for the eyes of people and for questions of courtesy (may a bot keep his seat?). What decides
a game stands in the log.
"""

import msgspec
from msgspec import Struct

from katzentisch.server.protocol import BotTrouble, OpenTable

# Topics of the register that are no tables; no table is called like this.
LOBBY, ADDRESSES = "*lobby", "*addresses"


class AtTable(Struct, frozen=True, omit_defaults=True):
    """The people of one table who are connected to one server."""

    seats: list[int] = []
    watchers: int = 0
    # The slowest pace that anybody there wishes of the bots, in percent; none: nobody sits there.
    pace: int | None = None
    # Since when people are away who were there last, or were to come when they had sat down.
    away: dict[int, float] = {}
    seated: dict[int, float] = {}
    # Whom a bot advises there just now.
    advised: list[int] = []
    # Of the bots, where they are at home.
    hurry: bool = False
    troubles: dict[int, BotTrouble] = {}


class ServerFacts(Struct, frozen=True, omit_defaults=True):
    """What a server tells of itself."""

    version: str = ""
    tables: int = 0
    sockets: int = 0
    moves: int = 0
    games: int = 0


encode = msgspec.json.Encoder().encode
decode_table = msgspec.json.Decoder(AtTable).decode
decode_facts = msgspec.json.Decoder(ServerFacts).decode
decode_lobby = msgspec.json.Decoder(list[OpenTable]).decode
decode_addresses = msgspec.json.Decoder(dict[str, int]).decode
