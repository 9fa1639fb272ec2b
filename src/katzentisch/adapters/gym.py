"""Our games for Gymnasium: one seat learns, opponents play the others.

    import gymnasium
    import katzentisch.adapters.gym
    env = gymnasium.make("katzentisch/und-tschuess-v1", players=4, opponents="rule")
    many = gymnasium.make_vec("katzentisch/und-tschuess-v1", num_envs=1024)

Opponents are `"random"`, `"rule"` (the rule bot), or a function of the observations, masks and
seats of all games that wait for an opponent, which returns their moves. A move of the learner
that is not legal ends its game with a reward of -1 and `illegal` in the info.
"""

import secrets
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, TypeAlias

import numpy as np
from numpy.typing import NDArray

from katzentisch.adapters.batched import OBSERVED, RANDOM, Engine, engine
from katzentisch.adapters.drawing import Screen
from katzentisch.adapters.extras import needed
from katzentisch.adapters.kernels import FINISHED, GOES_ON, ILLEGAL
from katzentisch.adapters.seats import MARGIN, SCORE, rewarded, rulebook, setting
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
        self.rules = rulebook(game)
        self.players, self.options = setting(self.rules, players, options)
        self.callback = opponents if callable(opponents) else None
        self.engine: Engine = engine(self.rules, RANDOM if callable(opponents) else opponents)
        self.size = size
        self.turning = 1 if seat == ALL_SEATS else 0
        if seat != ALL_SEATS and seat not in range(self.players):
            raise ValueError(f"There is no seat {seat!r}; choose 0 … {self.players - 1} or 'all'.")
        self.first = np.arange(size) % self.players if self.turning else np.full(size, seat)
        self.states = self.engine.game.states(size, self.players, self.options)
        self.empty = self.states[:1].copy()
        self.chances: Any = None
        self.learners = np.array(self.first, np.int64)
        self.observations = self.engine.observations(size)
        self.masks = self.engine.masks(size)
        self.finals = self.engine.observations(size)
        self.ended = np.zeros(size, np.int8)
        self.gains = np.zeros(size, np.float64)
        self.margins = np.zeros(size, np.float64)
        self.shares = np.zeros(size, np.float64)
        self._waiting = np.empty(size, np.int64)

    def begin(self, seed: int | None) -> None:
        """Deal every game and play on to the learner's first decision."""
        if seed is not None or self.chances is None:
            chosen = secrets.randbits(63) if seed is None else seed
            self.chances = seeded_chances(chosen, self.size)
            self.learners[:] = self.first
        self.states[:] = self.empty
        if self.callback is None:
            self.engine.kernels.begin_lessons(
                self.states, self.chances, self.learners, self.observations, self.masks
            )
            return
        self.engine.game.begin(self.states, self.chances)
        self._let_others_play()
        self._look()

    def step(self, moves: NDArray[np.int64]) -> None:
        """The learner's move in every game, then the opponents'."""
        if self.callback is not None:
            self._step_with_callback(moves)
            return
        self.engine.kernels.step_lessons(
            self.states,
            self.empty,
            self.chances,
            self.learners,
            self.turning,
            moves,
            self.observations,
            self.masks,
            self.finals,
            self.ended,
            self.gains,
            self.margins,
            self.shares,
        )

    def _step_with_callback(self, moves: NDArray[np.int64]) -> None:
        rows = np.arange(self.size)
        before = self.states["score"][rows, self.learners].astype(np.float64)
        refused = np.empty(self.size, np.bool_)
        self.engine.kernels.move_some(
            self.states, rows, self.learners, moves, self.chances, refused
        )
        self._let_others_play()
        self.ended[:] = np.where(refused, ILLEGAL, np.where(self.states["over"], FINISHED, GOES_ON))
        self.gains[:] = self.states["score"][rows, self.learners] - before
        self._deal_anew(np.flatnonzero(self.ended))
        self._look()

    def _deal_anew(self, which: NDArray[np.intp]) -> None:
        """Games that ended leave their results and begin again, the learner one seat on."""
        if len(which) == 0:
            return
        kernels, seats = self.engine.kernels, self.learners[which]
        kernels.results_some(self.states, which, seats, self.margins, self.shares)
        last, masks = self.engine.observations(len(which)), self.engine.masks(len(which))
        kernels.look_some(self.states, which, seats, last, masks)
        self.finals[which] = last
        self.learners[which] = (seats + self.turning) % self.players
        kernels.begin_some(self.states, which, self.empty, self.chances)
        self._let_others_play()

    def _let_others_play(self) -> None:
        """Ask the callback until every game waits for its learner or is over."""
        kernels = self.engine.kernels
        while kernels.waiting_seats(self.states, self.learners, self._waiting):
            which = np.flatnonzero(self._waiting >= 0)
            seats = self._waiting[which]
            observations = self.engine.observations(len(which))
            masks = self.engine.masks(len(which))
            kernels.look_some(self.states, which, seats, observations, masks)
            assert self.callback is not None
            moves = np.asarray(self.callback(observations, masks, seats), np.int64)
            if moves.shape != seats.shape:
                raise ValueError(f"The opponents must give {len(seats)} moves, one for each game.")
            refused = np.empty(len(which), np.bool_)
            kernels.move_some(self.states, which, seats, moves, self.chances, refused)
            if refused.any():
                row = int(np.flatnonzero(refused)[0])
                raise ValueError(
                    f"The opponents chose move {moves[row]}, which is not legal: choose one that "
                    "the action mask allows."
                )

    def _look(self) -> None:
        rows = np.arange(self.size)
        self.engine.kernels.look_some(
            self.states, rows, self.learners, self.observations, self.masks
        )

    def rewards(self, reward: str) -> NDArray[np.float64]:
        """What the last step brought the learners."""
        if reward == SCORE:
            brought = self.gains.copy()
        else:
            result = self.margins if reward == MARGIN else self.shares
            brought = np.where(self.ended == FINISHED, result, 0.0)
        brought[self.ended == ILLEGAL] = ILLEGAL_REWARD
        return brought


class KatzentischEnv(gymnasium.Env):  # type: ignore[misc]
    """One game, one seat of it learning."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": RENDER_MODES, "render_fps": 2}

    def __init__(
        self,
        game: str = "und-tschuess",
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
        self.observation_space = observation_space(self.lessons.engine.layout, moves)
        self.action_space = spaces.Discrete(moves)
        self._screen: Screen | None = None
        self._shown: Any = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        """Deal a new game."""
        super().reset(seed=seed)
        fresh = seed is not None or self.lessons.chances is None
        self.lessons.begin(int(self.np_random.integers(1 << 62)) if fresh else None)
        self._shown = self.lessons.states.copy()
        mask = self.lessons.masks[0].copy()
        seen = {"observation": self.lessons.observations[0].copy(), "action_mask": mask}
        return seen, {"action_mask": mask.copy()}

    def step(
        self, action: int
    ) -> tuple[dict[str, NDArray[Any]], float, bool, bool, dict[str, Any]]:
        """The learner's move, and everybody's up to its next."""
        self.lessons.step(np.array([action], np.int64))
        ended = int(self.lessons.ended[0])
        reward = float(self.lessons.rewards(self.reward)[0])
        if ended == GOES_ON:
            self._shown = self.lessons.states.copy()
            observation, mask = self.lessons.observations[0].copy(), self.lessons.masks[0].copy()
        else:
            # A mask of zeros would be a trap for who still asks: any move does as little.
            observation, mask = self.lessons.finals[0].copy(), np.ones_like(self.lessons.masks[0])
        info = {"action_mask": mask.copy()} | ({"illegal": True} if ended == ILLEGAL else {})
        seen = {"observation": observation, "action_mask": mask}
        return seen, reward, ended != GOES_ON, False, info

    def render(self) -> Any:
        """The learner's view at its last decision."""
        lessons = self.lessons
        self._screen = self._screen or Screen(lessons.rules, lessons.players, lessons.options)
        state = lessons.engine.game.unpack(self._shown)
        if self.render_mode == "rgb_array":
            return self._screen.picture(state, self.seat)
        return self._screen.text(state, self.seat)


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
        game: str = "und-tschuess",
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
        self.single_observation_space = observation_space(self.lessons.engine.layout, moves)
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
            "observation": self.lessons.observations,
            "action_mask": self.lessons.masks,
        }
        return {key: value.copy() for key, value in seen.items()} if self.copy else seen

    def step(
        self, actions: NDArray[np.integer[Any]]
    ) -> tuple[dict[str, NDArray[Any]], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """A move in every game."""
        moves = np.ascontiguousarray(actions, np.int64)
        if moves.shape != (self.num_envs,):
            raise ValueError(f"Give one action for each of the {self.num_envs} games, in an array.")
        lessons = self.lessons
        lessons.step(moves)
        over = lessons.ended != GOES_ON
        seen = self._seen()
        info: dict[str, Any] = {"action_mask": seen["action_mask"]}
        if over.any():
            info |= {
                "final_obs": lessons.finals.copy() if self.copy else lessons.finals,
                "_final_obs": over,
                "illegal": lessons.ended == ILLEGAL,
                "margin": lessons.margins.copy(),
                "share": lessons.shares.copy(),
            }
        return seen, lessons.rewards(self.reward), over, np.zeros(self.num_envs, np.bool_), info


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
