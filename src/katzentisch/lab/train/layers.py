"""A network of two hidden layers that learns: forward, backward and Adam's steps, in NumPy alone.

For networks as small as these a learning library is no faster (docs/decisions/bots-champion.md).
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
Params = list[Array]
# Adam's own constants.
KEPT, KEPT_SQUARES, TINY = 0.9, 0.999, 1e-5
# No step goes further than this, all weights together.
LONGEST = 0.5


def new_params(rng: np.random.Generator, sizes: tuple[int, int, int, int], last: float) -> Params:
    """Weights and biases of three layers to begin with; `last` scales those of the answer."""
    params = []
    for place, scale in enumerate((2**0.5, 2**0.5, last)):
        given, out = sizes[place], sizes[place + 1]
        params.append((rng.standard_normal((given, out)) * scale / given**0.5).astype(np.float32))
        params.append(np.zeros(out, np.float32))
    return params


def forward(params: Params, given: Array) -> tuple[Array, Array, Array]:
    """Both hidden layers and the answer."""
    first = np.maximum(given @ params[0] + params[1], 0)
    second = np.maximum(first @ params[2] + params[3], 0)
    return first, second, second @ params[4] + params[5]


def backward(params: Params, given: Array, first: Array, second: Array, wish: Array) -> Params:
    """How the loss changes with every weight, from how it changes with the answer."""
    of_second = (wish @ params[4].T) * (second > 0)
    of_first = (of_second @ params[2].T) * (first > 0)
    return [
        *(given.T @ of_first, of_first.sum(0)),
        *(first.T @ of_second, of_second.sum(0)),
        *(second.T @ wish, wish.sum(0)),
    ]


def numbered(name: str, params: Params) -> dict[str, Array]:
    """A list of weights by name and place."""
    return {f"{name}_{place}": one for place, one in enumerate(params)}


class Adam:
    """Steps that are as long for every weight as its slopes agree."""

    def __init__(self, params: Params) -> None:
        self.params = params
        self.means = [np.zeros_like(one) for one in params]
        self.squares = [np.zeros_like(one) for one in params]
        self.steps = 0

    def arrays(self, name: str) -> dict[str, Array]:
        """The weights, and what is kept of them."""
        means, squares = f"{name}_means", f"{name}_squares"
        return {
            **numbered(name, self.params),
            **numbered(means, self.means),
            **numbered(squares, self.squares),
        }

    def step(self, slopes: Params, rate: float) -> None:
        """One step down."""
        self.steps += 1
        length = float(np.sqrt(sum(float((slope * slope).sum()) for slope in slopes)))
        shorter = min(1.0, LONGEST / (length + 1e-9))
        rate *= (1 - KEPT_SQUARES**self.steps) ** 0.5 / (1 - KEPT**self.steps)
        for place, steep in enumerate(slopes):
            slope = steep * np.float32(shorter)
            mean, square = self.means[place], self.squares[place]
            mean += (1 - KEPT) * (slope - mean)
            square += (1 - KEPT_SQUARES) * (slope * slope - square)
            self.params[place] -= np.float32(rate) * mean / (np.sqrt(square) + TINY)


def with_habit(answer: Array, habits: Array) -> Array:
    """What every move is worth: its own answer, and the last one where it is the rule bot's."""
    worths = answer[:, :-1].copy()
    worths[np.arange(len(worths)), habits] += answer[:, -1]
    return worths


def slope_of_answer(slope: Array, habits: Array) -> Array:
    """How the loss changes with the answer, from how it changes with what the moves are worth."""
    return np.column_stack((slope, slope[np.arange(len(slope)), habits]))


def log_chances(answer: Array, masks: Array) -> Array:
    """The logarithm of every move's probability; next to nothing for those that are not legal."""
    answer = np.where(masks, answer, np.float32(-1e9))
    answer -= answer.max(1, keepdims=True)
    answer -= np.log(np.exp(answer).sum(1, keepdims=True))
    return answer


@dataclass(frozen=True, slots=True)
class Liking:
    """What a network thinks of every move of some decisions, and how it came to that.

    It is given a row for each decision; or, where it weighs moves one by one, rows for the legal
    moves of each in their order, and then some that mean nothing.
    """

    given: Array
    first: Array
    second: Array
    worths: Array
    masks: Array
    habits: Array
    by_move: bool

    def slopes(self, params: Params, slope: Array) -> Params:
        """How the loss changes with every weight, from how it changes with what moves are worth."""
        by_move = self.by_move
        wish = slope[self.masks][:, None] if by_move else slope_of_answer(slope, self.habits)
        return backward(params, self.given, self.first, self.second, wish)


def judged(params: Params, given: Array, masks: Array, habits: Array) -> Liking:
    """What a network thinks of some decisions."""
    by_move = given.ndim == 3
    if by_move:
        given = given[np.arange(given.shape[1]) < masks.sum(1)[:, None]]
    first, second, answer = forward(params, given)
    if by_move:
        worths = np.zeros(masks.shape, answer.dtype)
        worths[masks] = answer[:, 0]
    else:
        worths = with_habit(answer, habits)
    return Liking(given, first, second, worths, masks, habits, by_move)


def liked(params: Params, given: Array, masks: Array, habits: Array) -> Array:
    """The logarithms of all moves' probabilities, by a network."""
    return log_chances(judged(params, given, masks, habits).worths, masks)
