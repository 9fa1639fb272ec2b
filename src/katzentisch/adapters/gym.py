"""Our games for Gymnasium: one seat learns, opponents play the others.

    import gymnasium
    import katzentisch.adapters.gym
    env = gymnasium.make("katzentisch/GAME-v1", players=4, opponents="rule")
    many = gymnasium.make_vec("katzentisch/GAME-v1", num_envs=1024)

Who the opponents are: opponents.py. A move of the learner that is not legal ends its game with a
reward of -1 and `illegal` in the info.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from katzentisch.adapters.drawing import Renderer
from katzentisch.adapters.extras import needed
from katzentisch.adapters.lessons import ALL_SEATS, Lessons
from katzentisch.adapters.opponents import Opponents
from katzentisch.adapters.seats import SCORE, move_number, rewarded
from katzentisch.adapters.stepper import OBSERVED, RANDOM
from katzentisch.adapters.stepping import GOES_ON, ILLEGAL
from katzentisch.core.observation import Layout
from katzentisch.games import rulebooks

gymnasium: Any = needed("gymnasium", "gym")
vector: Any = needed("gymnasium.vector", "gym")
spaces: Any = gymnasium.spaces

RENDER_MODES = ["ansi", "rgb_array"]


def observation_space(layout: Layout, moves: int) -> Any:
    """The space of a seat's observation and mask."""
    low, high = np.array(layout.low, OBSERVED), np.array(layout.high, OBSERVED)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=OBSERVED),
            "action_mask": spaces.Box(0, 1, (moves,), np.int8),
        }
    )


class KatzentischEnv(gymnasium.Env):  # type: ignore[misc]
    """One game, one seat of it learning; with `seat="all"` every seat in turn, game by game."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": RENDER_MODES, "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        opponents: Opponents = RANDOM,
        seat: int | str = 0,
        reward: str = SCORE,
        render_mode: str | None = None,
        *,
        remember: bool = False,
    ) -> None:
        self.lessons = Lessons(game, 1, players, options, opponents, seat, remember=remember)
        self.reward = rewarded(reward)
        self.render_mode = render_mode
        moves = self.lessons.rules.moves
        self.observation_space = observation_space(self.lessons.stepper.layout, moves)
        self.action_space = spaces.Discrete(moves)
        self._renderer: Renderer | None = None
        self._mask = np.ones(moves, np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        """Deal a new game."""
        super().reset(seed=seed)
        fresh = seed is not None or not self.lessons.begun
        self.lessons.begin(int(self.np_random.integers(1 << 62)) if fresh else None)
        seen = self._decision()
        return seen, {"action_mask": self._mask.copy()}

    def _decision(self) -> dict[str, NDArray[Any]]:
        """What the learner sees before a move; kept for `render`."""
        shown = self.lessons.shown
        self._last_state, self._last_seat = self.lessons.games.states.copy(), int(shown.seats[0])
        self._mask = shown.masks[0].copy()
        return {"observation": shown.observations[0].copy(), "action_mask": self._mask}

    def step(
        self, action: int
    ) -> tuple[dict[str, NDArray[Any]], float, bool, bool, dict[str, Any]]:
        """The learner's move, and everybody's up to its next."""
        check_begun(self.lessons)
        self.lessons.step(np.array([move_number(action)], np.int64))
        lesson = self.lessons.lesson
        ended = int(lesson.ended[0])
        reward = float(self.lessons.rewards(self.reward)[0])
        if ended == GOES_ON:
            seen = self._decision()
            return seen, reward, False, False, {"action_mask": self._mask.copy()}
        # A mask of zeros would be a trap for who still asks: any move does as little.
        self._mask = np.ones_like(self._mask)
        seen = {"observation": lesson.finals[0].copy(), "action_mask": self._mask}
        info: dict[str, Any] = {
            "action_mask": self._mask.copy(),
            "margin": float(lesson.margins[0]),
            "share": float(lesson.shares[0]),
        }
        return seen, reward, True, False, info | ({"illegal": True} if ended == ILLEGAL else {})

    def action_masks(self) -> NDArray[np.bool_]:
        """The moves the learner may make now, as sb3-contrib's MaskablePPO asks for them."""
        check_begun(self.lessons)
        return self._mask.astype(np.bool_)

    def render(self) -> Any:
        """The learner's view at its last decision."""
        lessons = self.lessons
        check_begun(lessons)
        self._renderer = self._renderer or Renderer(lessons.rules, lessons.players, lessons.options)
        state = lessons.stepper.game.unpack(self._last_state)
        if self.render_mode == "rgb_array":
            return self._renderer.picture(state, self._last_seat)
        return self._renderer.text(state, self._last_seat)


def check_begun(lessons: Lessons) -> None:
    """A sentence where nothing is dealt yet."""
    if not lessons.begun:
        raise gymnasium.error.ResetNeeded("No cards are dealt yet: call reset() before that.")


class KatzentischVectorEnv(vector.VectorEnv):  # type: ignore[misc]
    """Thousands of games at once, dealt anew in the same step in which they end.

    With `copy=False` the arrays are the environment's own and change with the next step. With
    `seat="all"` the learner takes every seat in turn.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": [],
        "autoreset_mode": vector.AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1024,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        opponents: Opponents = RANDOM,
        seat: int | str = ALL_SEATS,
        reward: str = SCORE,
        render_mode: None = None,
        *,
        copy: bool = True,
        remember: bool = False,
    ) -> None:
        self.lessons = Lessons(game, num_envs, players, options, opponents, seat, remember=remember)
        self.num_envs = num_envs
        self.reward = rewarded(reward)
        self.copy = copy
        moves = self.lessons.rules.moves
        self.single_observation_space = observation_space(self.lessons.stepper.layout, moves)
        self.single_action_space = spaces.Discrete(moves)
        batch = vector.utils.batch_space
        self.observation_space = batch(self.single_observation_space, num_envs)
        self.action_space = batch(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        """Deal every game; with `options={"reset_mask": …}` those that the mask names."""
        super().reset(seed=seed)
        dealt = self._asked_for(options)
        self.lessons.begin(seed, np.flatnonzero(dealt))
        seen = self._seen()
        return seen, {"action_mask": seen["action_mask"], "_action_mask": dealt}

    def _asked_for(self, options: dict[str, Any] | None) -> NDArray[np.bool_]:
        """Which games to deal, or a sentence about what is wrong with the mask."""
        if options is None or "reset_mask" not in options:
            return np.ones(self.num_envs, np.bool_)
        mask = np.asarray(options["reset_mask"])
        if mask.shape != (self.num_envs,) or mask.dtype != np.bool_ or not mask.any():
            raise ValueError(
                f"reset_mask must be an array of {self.num_envs} truth values, one of them true."
            )
        if not mask.all():
            check_begun(self.lessons)
        return mask.copy()

    def _seen(self) -> dict[str, NDArray[Any]]:
        seen: dict[str, NDArray[Any]] = {
            "observation": self.lessons.shown.observations,
            "action_mask": self.lessons.shown.masks,
        }
        return {key: value.copy() for key, value in seen.items()} if self.copy else seen

    def step(
        self, actions: NDArray[np.integer[Any]]
    ) -> tuple[dict[str, NDArray[Any]], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """A move in every game."""
        check_begun(self.lessons)
        moves = np.ascontiguousarray(actions, np.int64)
        if moves.shape != (self.num_envs,):
            raise ValueError(f"Give one action for each of the {self.num_envs} games, in an array.")
        self.lessons.step(moves)
        over = self.lessons.lesson.ended != GOES_ON
        seen = self._seen()
        info: dict[str, Any] = {
            "action_mask": seen["action_mask"],
            "_action_mask": np.ones(self.num_envs, np.bool_),
        }
        if over.any():
            info |= self._endings(over)
        rewards = self.lessons.rewards(self.reward)
        return seen, rewards, over, np.zeros(self.num_envs, np.bool_), info

    def _endings(self, over: NDArray[np.bool_]) -> dict[str, Any]:
        """How games ended, in the shape in which Gymnasium tells it; and for all at a glance."""
        lesson = self.lessons.lesson
        # As in a single game: when it is over the mask allows everything.
        masks = np.repeat(over.astype(np.int8)[:, None], self.lessons.rules.moves, axis=1)
        results = {
            "margin": np.where(over, lesson.margins, 0.0),
            "share": np.where(over, lesson.shares, 0.0),
        }
        illegal = lesson.ended == ILLEGAL
        final_info = told({"action_mask": masks, **results}, over)
        if illegal.any():
            final_info |= told({"illegal": illegal}, illegal)
        return {
            "final_obs": self._last_seen(over),
            "_final_obs": over.copy(),
            "final_info": final_info,
            "_final_info": over.copy(),
            "illegal": illegal,
            **results,
        }

    def _last_seen(self, over: NDArray[np.bool_]) -> NDArray[np.object_]:
        """Of every game that ended its last observation, as a single game would give it."""
        finals = self.lessons.lesson.finals
        last = np.full(self.num_envs, None, np.object_)
        for i in np.flatnonzero(over):
            mask = np.ones(self.lessons.rules.moves, np.int8)
            last[i] = {"observation": finals[i].copy(), "action_mask": mask}
        return last

    def action_masks(self) -> NDArray[np.bool_]:
        """The moves every learner may make now."""
        check_begun(self.lessons)
        return self.lessons.shown.masks.astype(np.bool_)


def told(arrays: dict[str, NDArray[Any]], of: NDArray[np.bool_]) -> dict[str, NDArray[Any]]:
    """Arrays, each beside the array that says which of its rows mean something."""
    return {
        key: one
        for name, array in arrays.items()
        for key, one in ((name, array), (f"_{name}", of.copy()))
    }


def register() -> None:
    """Make the games known to Gymnasium."""
    for name in rulebooks():
        gymnasium.register(
            f"katzentisch/{name}-v1",
            entry_point="katzentisch.adapters.gym:KatzentischEnv",
            vector_entry_point="katzentisch.adapters.gym:KatzentischVectorEnv",
            kwargs={"game": name},
        )


register()
