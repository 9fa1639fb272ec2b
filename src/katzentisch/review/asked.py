"""What a process can be asked about a finished game; answers are plain data, ready for JSON."""

import hashlib
import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from katzentisch.bots.engine import compiled_engine, engine_key
from katzentisch.bots.learned import learned, learned_worth
from katzentisch.core.chance import seeded
from katzentisch.core.dealer import SeededDealer
from katzentisch.core.game import Game
from katzentisch.games import rulebook
from katzentisch.review import Progress, quietly, review
from katzentisch.review.judging import judge
from katzentisch.review.luck import luck_of
from katzentisch.review.open_cards import before_the_deal
from katzentisch.review.reasons import reason_of
from katzentisch.review.second_opinion import finds_worse

# What the review of a record depends on, whoever played it and when.
PLAYED = ("game", "players", "options", "shuffles", "moves")


def get_ready(game: str) -> bool:
    """Compile all that a review needs by doing a little of it; false where Numba is missing."""
    rules = rulebook(game)
    try:
        engine = compiled_engine(rules)
    except ImportError:
        return False
    players = rules.seats[0]
    dealt = Game(rules, players, SeededDealer(seeded(0)))
    seat = dealt.actors[0]
    seen = engine.see(engine.table(dealt.state), seat)
    first, *_, last = dealt.legal_moves(seat)
    ruling = judge(engine, seen, seat, first)
    # Not every judgement hears a second opinion.
    finds_worse(engine, seen, seat, (first, 0), (last, 0), 0.0, 0.0, engine.source(0))
    reason_of(engine, seen, seat, ruling)
    before_the_deal(engine, rules.new_state(players, {}), tries=1)
    luck_of(engine, players, {}, tries=1, number=0)
    return True


def reviewed(record: Mapping[str, Any], progress: Progress = quietly) -> dict[str, Any]:
    """The review of a finished record."""
    return review(record, progress=progress).as_json()


def review_key(record: Mapping[str, Any]) -> str:
    """A name for the review of this very game by these very rules, bots and reviewers."""
    played = [record.get(key) for key in PLAYED]
    digest = hashlib.sha256(json.dumps(played, sort_keys=True).encode())
    rules = rulebook(record["game"])
    digest.update(engine_key(rules).encode())
    for found in (learned(rules), learned_worth(rules)):
        digest.update(str(found and found.training.get("weights")).encode())
    for source in sorted(files("katzentisch.review").iterdir(), key=lambda file: file.name):
        if source.name.endswith(".py"):
            digest.update(source.read_bytes())
    return digest.hexdigest()[:32]
