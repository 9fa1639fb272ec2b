"""Our games for Gymnasium: one seat learns, opponents play the others.

    import gymnasium
    import katzentisch.adapters.gym
    env = gymnasium.make("katzentisch/GAME-v1", players=4, opponents="rule")
    many = gymnasium.make_vec("katzentisch/GAME-v1", num_envs=1024)

Opponents are `"random"`, `"rule"` (the rule bot), or a function of the observations, masks and
seats of all games that wait for an opponent, which returns their moves. A move of the learner
that is not legal ends its game with a reward of -1 and `illegal` in the info.
"""

import secrets
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, TypeAlias

import numpy as np
from numpy.typing import NDArray

from katzentisch.adapters.arrays import Decisions, Lesson
from katzentisch.adapters.drawing import Renderer
from katzentisch.adapters.extras import needed
from katzentisch.adapters.seats import MARGIN, SCORE, game_named, rewarded, setting
from katzentisch.adapters.stepper import OBSERVED, RANDOM, Stepper, stepper
from katzentisch.adapters.stepping import FINISHED, GOES_ON, ILLEGAL
from katzentisch.core.compiled import seeded_chances
from katzentisch.core.observation import Layout
from katzentisch.games import rulebooks

gymnasium: Any = needed("gymnasium", "gym")
vector: Any = needed("gymnasium.vector", "gym")
spaces: Any = gymnasium.spaces

Observations: TypeAlias = NDArray[np.int16]
Masks: TypeAlias = NDArray[np.int8]
Callback: TypeAlias = Callable[[Observations, Masks, NDArray[np.int64]], NDArray[np.integer[Any]]]

ILLEGAL_REWARD = -1.0
RENDER_MODES = ["ansi", "rgb_array"]
ALL_SEATS = "all"


def observation_space(layout: Layout, moves: int) -> Any:
    """The space of a seat's observation and mask."""
    low, high = np.array(layout.low, OBSERVED), np.array(layout.high, OBSERVED)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=OBSERVED),
            "action_mask": spaces.Box(0, 1, (moves,), np.int8),
        }
    )


class Lessons:
    """Many games of one kind, one seat of each played from outside: arrays in and out."""

    def __init__(
        self,
        game: str,
        size: int,
        players: int | None,
        options: Mapping[str, str] | None,
        opponents: str | Callback,
        seat: int | str,
    ) -> None:
        self.rules = game_named(game)
        self.players, self.options = setting(self.rules, players, options)
        if seat != ALL_SEATS and seat not in range(self.players):
            raise ValueError(f"There is no seat {seat!r}; choose 0 … {self.players - 1} or 'all'.")
        self.callback = opponents if callable(opponents) else None
        kind = RANDOM if callable(opponents) else opponents
        self.stepper: Stepper = stepper(self.rules, kind)
        self.size = size
        # By how many seats the learner moves on from game to game.
        self.turning = 1 if seat == ALL_SEATS else 0
        self.first = np.arange(size) % self.players if self.turning else np.full(size, seat)
        self.begun = False
        self.games = self.stepper.games(size, self.players, self.options)
        self.shown = self.stepper.decisions(self.first.astype(np.int64))
        self.lesson = Lesson(
            ended=np.zeros(size, np.int8),
            gains=np.zeros(size, np.float64),
            finals=self.stepper.observations(size),
            margins=np.zeros(size, np.float64),
            shares=np.zeros(size, np.float64),
        )
        self._waiting = np.empty(size, np.int64)

    @property
    def learners(self) -> NDArray[np.int64]:
        """The learner's seat in every game."""
        return self.shown.seats

    def begin(self, seed: int | None) -> None:
        """Deal every game and play on to the learner's first decision."""
        if seed is not None or not self.begun:
            chosen = secrets.randbits(63) if seed is None else seed
            self.games.chances[:] = seeded_chances(chosen, self.size)
            self.learners[:] = self.first
        self.begun = True
        self.games.states[:] = self.games.empty
        if self.callback is None:
            self.stepper.do.begin_lessons(self.games, self.shown)
            return
        self.stepper.game.begin(self.games.states, self.games.chances)
        self._let_others_play()
        self._look()

    def step(self, moves: NDArray[np.int64]) -> None:
        """The learner's move in every game, then the opponents'."""
        if self.callback is not None:
            self._step_with_callback(moves)
            return
        self.stepper.do.step_lessons(self.games, self.turning, moves, self.shown, self.lesson)

    def _step_with_callback(self, moves: NDArray[np.int64]) -> None:
        rows, states = np.arange(self.size), self.games.states
        before = states["score"][rows, self.learners].astype(np.float64)
        refused = np.empty(self.size, np.bool_)
        self.stepper.do.move_some(self.games, rows, self.learners, moves, refused)
        self._let_others_play()
        finished = np.where(states["over"], FINISHED, GOES_ON)
        self.lesson.ended[:] = np.where(refused, ILLEGAL, finished)
        self.lesson.gains[:] = states["score"][rows, self.learners] - before
        self._deal_anew(np.flatnonzero(self.lesson.ended))
        self._look()

    def _deal_anew(self, which: NDArray[np.intp]) -> None:
        """Games that ended leave their results and begin again, the learner one seat on."""
        if len(which) == 0:
            return
        last = self.stepper.decisions(self.learners[which])
        self.stepper.do.results_some(self.games, which, last.seats, self.lesson)
        self.stepper.do.look_some(self.games, which, last)
        self.lesson.finals[which] = last.observations
        self.learners[which] = (last.seats + self.turning) % self.players
        self.stepper.do.begin_some(self.games, which)
        self._let_others_play()

    def _let_others_play(self) -> None:
        """Ask the callback until every game waits for its learner or is over."""
        states = self.games.states
        while self.stepper.do.waiting_seats(states, self.learners, self._waiting):
            which = np.flatnonzero(self._waiting >= 0)
            asked = self.stepper.decisions(self._waiting[which])
            self.stepper.do.look_some(self.games, which, asked)
            moves = self._asked_for(asked)
            refused = np.empty(len(which), np.bool_)
            self.stepper.do.move_some(self.games, which, asked.seats, moves, refused)
            if refused.any():
                row = int(np.flatnonzero(refused)[0])
                raise ValueError(
                    f"The opponents chose move {moves[row]}, which is not legal: choose one that "
                    "the action mask allows."
                )

    def _asked_for(self, asked: Decisions) -> NDArray[np.int64]:
        """What the callback chooses."""
        assert self.callback is not None
        chosen = self.callback(asked.observations, asked.masks, asked.seats)
        moves = np.asarray(chosen, np.int64)
        if moves.shape != asked.seats.shape:
            many = len(asked.seats)
            raise ValueError(f"The opponents must give {many} moves, one for each game.")
        return moves

    def _look(self) -> None:
        self.stepper.do.look_some(self.games, np.arange(self.size), self.shown)

    def rewards(self, reward: str) -> NDArray[np.float64]:
        """What the last step brought the learners."""
        ended = self.lesson.ended
        if reward == SCORE:
            brought = self.lesson.gains.copy()
        else:
            result = self.lesson.margins if reward == MARGIN else self.lesson.shares
            brought = np.where(ended == FINISHED, result, 0.0)
        brought[ended == ILLEGAL] = ILLEGAL_REWARD
        return brought


class KatzentischEnv(gymnasium.Env):  # type: ignore[misc]
    """One game, one seat of it learning."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": RENDER_MODES, "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        opponents: str | Callback = RANDOM,
        seat: int = 0,
        reward: str = SCORE,
        render_mode: str | None = None,
    ) -> None:
        self.lessons = Lessons(game, 1, players, options, opponents, seat)
        self.reward = rewarded(reward)
        self.render_mode = render_mode
        self.seat = seat
        moves = self.lessons.rules.moves
        self.observation_space = observation_space(self.lessons.stepper.layout, moves)
        self.action_space = spaces.Discrete(moves)
        self._renderer: Renderer | None = None
        self._last_state: Any = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        """Deal a new game."""
        super().reset(seed=seed)
        fresh = seed is not None or not self.lessons.begun
        self.lessons.begin(int(self.np_random.integers(1 << 62)) if fresh else None)
        self._last_state = self.lessons.games.states.copy()
        shown = self.lessons.shown
        mask = shown.masks[0].copy()
        seen = {"observation": shown.observations[0].copy(), "action_mask": mask}
        return seen, {"action_mask": mask.copy()}

    def step(
        self, action: int
    ) -> tuple[dict[str, NDArray[Any]], float, bool, bool, dict[str, Any]]:
        """The learner's move, and everybody's up to its next."""
        self.lessons.step(np.array([action], np.int64))
        shown, lesson = self.lessons.shown, self.lessons.lesson
        ended = int(lesson.ended[0])
        reward = float(self.lessons.rewards(self.reward)[0])
        if ended == GOES_ON:
            self._last_state = self.lessons.games.states.copy()
            observation, mask = shown.observations[0].copy(), shown.masks[0].copy()
        else:
            # A mask of zeros would be a trap for who still asks: any move does as little.
            observation, mask = lesson.finals[0].copy(), np.ones_like(shown.masks[0])
        info = {"action_mask": mask.copy()} | ({"illegal": True} if ended == ILLEGAL else {})
        seen = {"observation": observation, "action_mask": mask}
        return seen, reward, ended != GOES_ON, False, info

    def render(self) -> Any:
        """The learner's view at its last decision."""
        lessons = self.lessons
        self._renderer = self._renderer or Renderer(lessons.rules, lessons.players, lessons.options)
        state = lessons.stepper.game.unpack(self._last_state)
        if self.render_mode == "rgb_array":
            return self._renderer.picture(state, self.seat)
        return self._renderer.text(state, self.seat)


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
        opponents: str | Callback = RANDOM,
        seat: int | str = ALL_SEATS,
        reward: str = SCORE,
        render_mode: None = None,
        *,
        copy: bool = True,
    ) -> None:
        self.lessons = Lessons(game, num_envs, players, options, opponents, seat)
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
        """Deal every game."""
        super().reset(seed=seed)
        self.lessons.begin(seed)
        seen = self._seen()
        return seen, {"action_mask": seen["action_mask"]}

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
        moves = np.ascontiguousarray(actions, np.int64)
        if moves.shape != (self.num_envs,):
            raise ValueError(f"Give one action for each of the {self.num_envs} games, in an array.")
        self.lessons.step(moves)
        lesson = self.lessons.lesson
        over = lesson.ended != GOES_ON
        seen = self._seen()
        info: dict[str, Any] = {"action_mask": seen["action_mask"]}
        if over.any():
            info |= {
                "final_obs": lesson.finals.copy() if self.copy else lesson.finals,
                "_final_obs": over,
                "illegal": lesson.ended == ILLEGAL,
                "margin": lesson.margins.copy(),
                "share": lesson.shares.copy(),
            }
        rewards = self.lessons.rewards(self.reward)
        return seen, rewards, over, np.zeros(self.num_envs, np.bool_), info


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
