"""Golden transcripts: what everybody sees at each step of one short game, to be read by a person.

No automatic test notices a view that knows something too early; a reader does. For each step
there is the truth (who did what), then what changed in the public view, then what changed for
single seats beyond that. `make golden` writes them anew; a stale or missing one fails a test.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from katzentisch.core.game import Game
from katzentisch.core.rulebook import SPECTATOR, Rulebook, View
from tests.games import folder
from tests.variants import dealt, played, random_steps


def transcripts(rules: Rulebook) -> Path:
    """Where the transcripts of a game are kept."""
    return folder(rules) / "golden"


def path_of(rules: Rulebook, players: int) -> Path:
    """Where the transcript of a game and player count is kept."""
    return transcripts(rules) / f"{players}.txt"


def telling_seed(rules: Rulebook, players: int) -> int:
    """A seed whose random game has as many kinds of moves as possible, and is short."""

    def worth(seed: int) -> tuple[int, int]:
        moves = [text for _, text in played(rules, players, {}, seed).record()["moves"]]
        return (len({text.split()[0] for text in moves}), -len(moves))

    return max(range(12), key=worth)


def transcript(rules: Rulebook, players: int) -> str:
    """The whole transcript."""
    seed = telling_seed(rules, players)
    game = dealt(rules, players, {}, seed)
    steps = len(played(rules, players, {}, seed).made)
    lines = [f"{rules.title}, {players} players, seed {seed}, {steps} moves", ""]
    before = Seen(game)
    lines += ["# 0 the deal", *before.lines(None), ""]
    for number, seat in enumerate(random_steps(game, seed), start=1):
        now = Seen(game)
        made = next(made for made in reversed(game.made + game.waiting) if made.seat == seat)
        lines += [f"# {number} seat {seat}: {made.text}", *now.lines(before), ""]
        before = now
    return "\n".join(lines)


class Seen:
    """All views of one moment."""

    def __init__(self, game: Game) -> None:
        self.public = told(game, SPECTATOR)
        self.own = [told(game, seat) for seat in range(game.players)]

    def lines(self, before: "Seen | None") -> Iterator[str]:
        """What changed since then: for everybody, and for each seat beyond that."""
        old = before.public if before else {}
        for key, value in self.public.items():
            if before is None or old.get(key) != value:
                yield f"  {key}: {shown(value)}"
        for key in old:
            if key not in self.public:
                yield f"  {key}: (gone)"
        for seat, view in enumerate(self.own):
            yield from self.seat_lines(seat, view, before)

    def seat_lines(self, seat: int, view: View, before: "Seen | None") -> Iterator[str]:
        old = before.own[seat] if before else {}
        changed = [
            f"{key}: {shown(value)}"
            for key, value in view.items()
            if value != self.public.get(key) and (before is None or value != old.get(key))
        ]
        changed += [f"{key}: (gone)" for key in old if key not in view and key != "log"]
        if changed:
            yield f"    seat {seat} · " + " · ".join(changed)


def told(game: Game, viewer: int) -> View:
    """A view with the last moves of the log, without what never changes."""
    view = game.view(viewer)
    for constant in ("rules", "players", "options", "seat"):
        del view[constant]
    log = game.log(viewer)
    view["log"] = [f"{len(log)} moves, last:"] + [f"{seat} {text}" for seat, text in log[-2:]]
    return view


def shown(value: Any) -> str:
    """A value of a view on one line."""
    match value:
        case None:
            return "–"
        case bool():
            return "yes" if value else "no"
        case dict():
            return " ".join(f"{key}={shown(inner)}" for key, inner in value.items())
        case list() | tuple():
            parts = [shown(inner) for inner in value]
            nested = any(isinstance(inner, list | tuple) or " " in str(inner) for inner in value)
            return (" | " if nested else " ").join(parts) or "(none)"
        case _:
            return str(value)
