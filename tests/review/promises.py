"""Why forecasts promise too much or too little, by `python -m tests.review promises`.

What the best move promises less what was won is cut into parts that add up:

- *hands*: the habit in imagined worlds, less the habit with the true hands;
- *hands of the best move*: by how much more imagined worlds flatter that move than the habit;
- *not played*: what it gains with the true hands, which is nobody's if he does not make it;
- *play*: the habit with the true hands less what was won, for others play on otherwise than in
  rollouts, or the end of a rollout is not worth what it seems.

The luck of the race that found the best move is no part of it: what it promises is asked in fresh
worlds. How much it was is told beside.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log

from katzentisch.bots.engine import Engine
from katzentisch.bots.rollout import AS_USUAL
from katzentisch.core.chance import below, seeded
from katzentisch.core.game import Game
from katzentisch.review.judging import Runner, run
from katzentisch.review.open_cards import worth
from tests.review.measuring import FRESH_WORLDS, Forecasts, by_game, decisions, games, ruled

# A forecast is never surer than this when it is asked how surprising an outcome is.
SUREST = 0.995


@dataclass(frozen=True)
class Promise:
    """Shares of the victory at one decision: after the best move and the habit, and what came."""

    game: int
    found: float
    best: float
    usual: float
    best_open: float
    usual_open: float
    won: float

    @property
    def parts(self) -> dict[str, float]:
        """What was promised too much, and why; the parts add up to it."""
        return {
            "too much": self.best - self.won,
            "hands": self.usual - self.usual_open,
            "hands of the best move": self.best - self.usual - self.best_open + self.usual_open,
            "not played": self.best_open - self.usual_open,
            "play": self.usual_open - self.won,
        }


def promised(
    engine: Engine,
    players: int,
    level: str,
    count: int,
    seed: int,
    share: float = 1.0,
    one_in: int = 1,
) -> list[Promise]:
    """What was promised at some decisions of finished games."""
    found, chance = [], seeded(seed, 4)
    for number, (game, _) in enumerate(games(engine, players, (level,), count, seed, share)):
        best = game.rules.winners(game.state)
        for before, seat, move in decisions(game):
            if below(chance, one_in) == 0:
                won = (best >> seat & 1) / best.bit_count()
                found.append(promise(engine, before, seat, move, number, won))
    return found


def promise(engine: Engine, game: Game, seat: int, move: int, number: int, won: float) -> Promise:
    """What a decision promises in imagined worlds, and with the true hands."""
    ruling = ruled(engine, game, seat, move)
    seen = engine.see(engine.table(game.state), seat)
    source = engine.source(4713, len(game.made))
    best = Runner(ruling.choices[0][0], AS_USUAL)
    usual = Runner(int(engine.do.rule_at(seen, seat, source)), AS_USUAL)
    run(engine, seen, seat, [best, usual], FRESH_WORLDS, source)
    stream, size = len(game.made), len(game.shuffles[-1])
    with_hands = [
        worth(engine, game.state, FRESH_WORLDS, stream, deck_size=size, seat=seat, move=one.move)
        for one in (best, usual)
    ]
    return Promise(
        game=number,
        found=ruling.choices[0][1].share,
        best=best.worth.share,
        usual=usual.worth.share,
        best_open=with_hands[0][seat].worth.share,
        usual_open=with_hands[1][seat].worth.share,
        won=won,
    )


def surprise(said: float, won: float) -> float:
    """How surprising an outcome is after what was said: the log loss."""
    said = min(SUREST, max(1 - SUREST, said))
    return -won * log(said) - (1 - won) * log(1 - said)


def told(found: Sequence[Promise]) -> Iterator[str]:
    """All of it, one line each: means, parts, log losses, tenths."""
    owners = [one.game for one in found]
    yield f"{len(found)} decisions of {len(set(owners))} games"
    for name in ("found", "best", "usual", "best_open", "usual_open", "won"):
        yield f"{name}: {by_game([getattr(one, name) for one in found], owners)}"
    for part in found[0].parts:
        yield f"part {part}: {by_game([one.parts[part] for one in found], owners)}"
    for name in ("best", "usual", "usual_open"):
        losses = [surprise(getattr(one, name), one.won) for one in found]
        yield f"log loss of {name}: {by_game(losses, owners)}"
    for name in ("best", "usual"):
        said = Forecasts([(getattr(one, name), one.won, one.game) for one in found])
        for size, mean, came, error in said.tenths():
            yield f"{name} {size}: {mean:.3f} → {came:.3f} ± {2 * error:.3f}"
