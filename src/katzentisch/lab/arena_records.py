"""The games of a contest as ordinary records (docs/record.md), with the names of the bots."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

from katzentisch.core.chance import seeded
from katzentisch.core.dealer import SeededDealer
from katzentisch.core.game import Game
from katzentisch.games import rulebook
from katzentisch.lab.arena_play import Contest, Dealt, Fault
from katzentisch.lab.report import label


def records(contest: Contest, deals: Iterable[Dealt]) -> Iterator[bytes]:
    """Every game whose moves are kept, a line each: deal by deal, rotation by rotation."""
    for dealt in deals:
        for rotation in sorted(dealt.moves, key=int):
            yield written(record(contest, dealt, int(rotation)))


def fault_record(contest: Contest, dealt: Dealt, fault: Fault) -> bytes:
    """The game in which a bot failed, up to there."""
    return written(record(contest, dealt, fault.rotation))


def record(contest: Contest, dealt: Dealt, rotation: int) -> dict[str, Any]:
    """One game played again from its moves; a deal is its seed and its number."""
    rules, players = rulebook(contest.game), contest.players
    dealer = SeededDealer(seeded(contest.seed, dealt.deal))
    game = Game(rules, players, dealer, contest.options)
    for seat, move in dealt.moves[str(rotation)]:
        game.make(seat, move)
    bots = [contest.line_up[(seat - rotation) % players] for seat in range(players)]
    told: dict[str, Any] = {
        "names": [label(bot) for bot in bots],
        "contest": {
            "bots": bots,
            "seed": contest.seed,
            "deal": dealt.deal,
            "rotation": rotation,
            "budget": contest.budget,
        },
    }
    for fault in dealt.faults:
        if fault.rotation == rotation:
            told["fault"] = {"seat": fault.seat, "kind": fault.kind, "told": fault.told}
    return game.record() | told


def written(one: dict[str, Any]) -> bytes:
    """A record as one line of a file."""
    return json.dumps(one, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
