"""Reasons for any game: how often a move brings more points than another."""

from katzentisch.bots.scene import MoveReason, Scene, mean, percent
from katzentisch.core.state import State


def moment(s: State) -> int:
    """Nothing is decided before the game is over."""
    return 0


def chapter(s: State) -> int:
    """The game is over."""
    return s.over


def rival(s: State, best: int, second: int) -> int:
    """The next best."""
    return second


def reason(scene: Scene) -> MoveReason:
    """More points in so many of the worlds, fewer in others."""
    pairs = zip(scene.sights[scene.best], scene.sights[scene.rival], strict=True)
    gains = [one.late.score[scene.seat] - other.late.score[scene.seat] for one, other in pairs]
    words = {
        "share": percent(mean(gain > 0 for gain in gains)),
        "otherShare": percent(mean(gain < 0 for gain in gains)),
    }
    return MoveReason("hint-any-game", words)
