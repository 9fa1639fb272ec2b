"""Our games for PettingZoo: agents in turn (`env`), or all at once (`parallel_env`).

A move that is not legal ends the game: its agent gets -1, nobody else anything, and the agent's
info has `illegal`. No other move is made in its place.
"""

import secrets
import sys
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from katzentisch.adapters.drawing import Renderer
from katzentisch.adapters.extras import needed
from katzentisch.adapters.seats import (
    MARGIN,
    NO_MOVE,
    SCORE,
    WIN,
    agent,
    game_named,
    move_number,
    rewarded,
    setting,
)
from katzentisch.adapters.stepper import OBSERVED, stepper
from katzentisch.adapters.stepping import OVER, REFUSED, refused_of
from katzentisch.core.bits import members
from katzentisch.core.compiled import seeded_chances

pettingzoo: Any = needed("pettingzoo", "pettingzoo")
spaces: Any = needed("gymnasium.spaces", "pettingzoo")
wrappers: Any = needed("pettingzoo.utils.wrappers", "pettingzoo")

ILLEGAL_REWARD = -1.0
RENDER_MODES = ["human", "ansi", "rgb_array"]
Observed = dict[str, NDArray[Any]]


def env(
    game: str,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
    reward: str = SCORE,
    *,
    remember: bool = False,
    max_cycles: int | None = None,
) -> Any:
    """A game whose agents act in turn (AEC)."""
    raw = raw_env(
        game, players, options, render_mode, reward, remember=remember, max_cycles=max_cycles
    )
    return wrappers.OrderEnforcingWrapper(raw)


def parallel_env(
    game: str,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
    reward: str = SCORE,
    *,
    remember: bool = False,
    max_cycles: int | None = None,
) -> Any:
    """A game whose agents act all at once; who has nothing to decide waits."""
    return ParallelTable(
        game, players, options, render_mode, reward, remember=remember, max_cycles=max_cycles
    )


class Board:
    """What both kinds of environment have: one game in the compiled engine, seen by seats."""

    def __init__(
        self,
        game: str,
        players: int | None,
        options: Mapping[str, str] | None,
        render_mode: str | None,
        reward: str,
        *,
        remember: bool = False,
    ) -> None:
        self.rules = game_named(game)
        self.players, self.options = setting(self.rules, players, options)
        if render_mode is not None and render_mode not in RENDER_MODES:
            modes = ", ".join(RENDER_MODES)
            raise ValueError(f"There is no render mode {render_mode!r}; choose one of {modes}.")
        self.reward = rewarded(reward)
        self.stepper = stepper(self.rules, remember=remember)
        self.numbers, self.moves = self.stepper.numbers, self.rules.moves
        self.games = self.stepper.games(1, self.players, self.options)
        self.scores = np.zeros(6, np.int16)
        self.begun = False
        self._renderer: Renderer | None = None

    def begin(self, seed: int | None) -> None:
        """Deal: from the seed, or going on with the chance of the games before."""
        if seed is not None or not self.begun:
            chosen = secrets.randbits(63) if seed is None else seed
            self.games.chances[:] = seeded_chances(chosen, 1)
        self.begun = True
        self.games.states[:] = self.games.empty
        self.stepper.game.begin(self.games.states, self.games.chances)
        self.scores[:] = 0

    def turn(self, seat: int, move: int) -> tuple[int, NDArray[np.int16], NDArray[np.int8]]:
        """A seat's move: who is next, or why nobody is, and what the next one sees and may do."""
        observation = np.empty(self.numbers, OBSERVED)
        mask = np.empty(self.moves, np.int8)
        following = self.stepper.do.turn(
            self.games.states,
            self.games.spare,
            self.games.chances,
            seat,
            move,
            self.scores,
            observation,
            mask,
        )
        return following, observation, mask

    def turns(self, moves: NDArray[np.int64]) -> int:
        """Moves of all seats at the same time: as stepping.py tells it."""
        games = self.games
        return int(self.stepper.do.turns(games.states, games.chances, moves, self.scores))

    def look(self, seat: int) -> tuple[NDArray[np.int16], NDArray[np.int8]]:
        """What a seat sees and may do."""
        observation = np.empty(self.numbers, OBSERVED)
        mask = np.empty(self.moves, np.int8)
        self.stepper.do.look_at(self.games.states, self.games.spare, seat, observation, mask)
        return observation, mask

    def acting(self) -> list[int]:
        """The seats that have to decide."""
        return members(int(self.stepper.game.actors(self.games.states)[0]))

    def gained(self, before: list[int], *, over: bool) -> list[float]:
        """What the last move brought every seat, counted as the environment counts."""
        scores = self.scores.tolist()
        seats = range(self.players)
        if self.reward == SCORE:
            return [float(scores[seat] - before[seat]) for seat in seats]
        if not over:
            return [0.0] * self.players
        if self.reward == MARGIN:
            mean = sum(scores[: self.players]) / self.players
            return [scores[seat] - mean for seat in seats]
        shares = np.zeros(6, np.float64)
        self.stepper.do.shares_of(self.games.states, shares)
        return shares.tolist()[: self.players]

    def all_seen(self) -> NDArray[np.int16]:
        """What all seats see together: the state for centralised training."""
        return np.concatenate([self.look(seat)[0] for seat in range(self.players)])

    def observation_space(self, moves: int) -> Any:
        """The space of a seat's observation and mask."""
        layout = self.stepper.layout
        low, high = np.array(layout.low, OBSERVED), np.array(layout.high, OBSERVED)
        return spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=OBSERVED),
                "action_mask": spaces.Box(0, 1, (moves,), np.int8),
            }
        )

    def state_space(self) -> Any:
        """The space of what all seats see together."""
        layout = self.stepper.layout
        low = np.array(layout.low * self.players, OBSERVED)
        return spaces.Box(low, np.array(layout.high * self.players, OBSERVED), dtype=OBSERVED)

    def render(self, mode: str | None, seat: int) -> str | NDArray[np.uint8] | None:
        """What a seat sees, as text or picture."""
        if mode is None:
            raise ValueError("Make the environment with a render_mode to render it.")
        self._renderer = self._renderer or Renderer(self.rules, self.players, self.options)
        state = self.stepper.game.unpack(self.games.states)
        if mode == "rgb_array":
            return self._renderer.picture(state, seat)
        text = self._renderer.text(state, seat)
        if mode == "ansi":
            return text
        sys.stdout.write(text)
        return None


class raw_env(pettingzoo.AECEnv):  # type: ignore[misc]  # noqa: N801  # PettingZoo's name for it
    """One of our games, agents in turn; simultaneous choices are asked for seat by seat."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
        reward: str = SCORE,
        *,
        remember: bool = False,
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()
        self.max_cycles = max_cycles
        self.board = Board(game, players, options, render_mode, reward, remember=remember)
        self.render_mode = render_mode
        self.metadata = metadata(self.board, parallel=False)
        self.possible_agents = [agent(seat) for seat in range(self.board.players)]
        self.seat_of = {name: seat for seat, name in enumerate(self.possible_agents)}
        self.state_space = self.board.state_space()
        moves = self.board.moves
        self._spaces = {a: self.board.observation_space(moves) for a in self.possible_agents}
        self._actions = {a: spaces.Discrete(moves) for a in self.possible_agents}
        self._decisions = [0] * self.board.players
        # Nobody else has a move; and when the game is over a mask of zeros would be a trap.
        # Copies are handed out: PyTorch warns of arrays that nobody may write to.
        self._no_moves = np.zeros(moves, np.int8)
        self._any_move = np.ones(moves, np.int8)

    def observation_space(self, name: str) -> Any:
        """The space of an agent's observations."""
        return self._spaces[name]

    def action_space(self, name: str) -> Any:
        """The space of an agent's actions: the numbers of the moves."""
        return self._actions[name]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal a new game."""
        self.board.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {
            name: {"action_mask": self._no_moves.copy()} for name in self.agents
        }
        self._decisions = [0] * self.board.players
        seat = self.board.acting()[0]
        self._select(seat, *self.board.look(seat))

    def _select(self, seat: int, observation: NDArray[Any], mask: NDArray[Any]) -> None:
        self.agent_selection = name = self.possible_agents[seat]
        self._seen = {"observation": observation, "action_mask": mask}
        self.infos[name] = {"action_mask": mask}

    def observe(self, name: str) -> Observed:
        """What an agent sees now."""
        over = self.terminations.get(name, True) or self.truncations.get(name, True)
        if name == self.agent_selection and not over:
            return self._seen
        observation, mask = self.board.look(self.seat_of[name])
        return {"observation": observation, "action_mask": self._any_move.copy() if over else mask}

    def state(self) -> NDArray[np.int16]:
        """What all seats see together."""
        return self.board.all_seen()

    def step(self, action: int | None) -> None:
        """The selected agent's move."""
        name = self.agent_selection
        if self.terminations[name] or self.truncations[name]:
            self._was_dead_step(action)
            return
        board = self.board
        self.infos[name] = {"action_mask": self._no_moves.copy()}
        self._cumulative_rewards[name] = 0.0
        before = board.scores.tolist()
        move = NO_MOVE if action is None else move_number(action)
        following, observation, mask = board.turn(self.seat_of[name], move)
        self._decisions[self.seat_of[name]] += 1
        if following < 0:
            self._end(name, refused=following == REFUSED)
        elif self.max_cycles is not None and self._decisions[following] >= self.max_cycles:
            self._break_off()
        else:
            self._select(following, observation, mask)
        if following == REFUSED:
            self.rewards = dict.fromkeys(self.agents, 0.0) | {name: ILLEGAL_REWARD}
        elif following >= 0 and before == board.scores.tolist():
            self.rewards = dict.fromkeys(self.agents, 0.0)
            return
        else:
            gained = board.gained(before, over=following == OVER)
            self.rewards = dict(zip(self.possible_agents, gained, strict=True))
        self._accumulate_rewards()

    def _end(self, name: str, *, refused: bool) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        for other in self.agents:
            self.infos[other] = {"action_mask": self._any_move.copy()}
        if refused:
            self.infos[name]["illegal"] = True
        self.agent_selection = self.agents[0]

    def _break_off(self) -> None:
        """Somebody would have to decide once more than was asked for."""
        self.truncations = dict.fromkeys(self.agents, True)
        self.infos = {other: {"action_mask": self._any_move.copy()} for other in self.agents}
        self.agent_selection = self.agents[0]

    def render(self) -> str | NDArray[np.uint8] | None:
        """The selected agent's view."""
        return self.board.render(self.render_mode, self.seat_of[self.agent_selection])

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def metadata(board: Board, *, parallel: bool) -> dict[str, Any]:
    """What PettingZoo wants to know of an environment."""
    return {
        "name": f"katzentisch_{board.rules.name.replace('-', '_')}_v1",
        "render_modes": RENDER_MODES,
        "render_fps": 2,
        "is_parallelizable": parallel,
    }


class ParallelTable(pettingzoo.ParallelEnv):  # type: ignore[misc]
    """One of our games, agents all at once. The last action is to wait, for who has no decision."""

    def __init__(
        self,
        game: str,
        players: int | None,
        options: Mapping[str, str] | None,
        render_mode: str | None,
        reward: str,
        *,
        remember: bool = False,
        max_cycles: int | None = None,
    ) -> None:
        self.board = Board(game, players, options, render_mode, reward, remember=remember)
        self.max_cycles, self._cycles = max_cycles, 0
        self.render_mode = render_mode
        self.metadata = metadata(self.board, parallel=True)
        self.possible_agents = [agent(seat) for seat in range(self.board.players)]
        self.agents: list[str] = []
        self.state_space = self.board.state_space()
        self.wait = self.board.moves
        actions = self.wait + 1
        self._spaces = {a: self.board.observation_space(actions) for a in self.possible_agents}
        self._actions = {a: spaces.Discrete(actions) for a in self.possible_agents}

    def observation_space(self, name: str) -> Any:
        """The space of an agent's observations."""
        return self._spaces[name]

    def action_space(self, name: str) -> Any:
        """The space of an agent's actions: the numbers of the moves, and waiting."""
        return self._actions[name]

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """Deal a new game."""
        self.board.begin(seed)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._shown()

    def _shown(self) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """What every agent sees and may do."""
        seen: dict[str, Observed] = {}
        for seat, name in enumerate(self.possible_agents):
            observation, moves = self.board.look(seat)
            mask = np.append(moves, np.int8(not moves.any()))
            seen[name] = {"observation": observation, "action_mask": mask}
        infos = {name: {"action_mask": seen[name]["action_mask"]} for name in seen}
        return seen, infos

    def state(self) -> NDArray[np.int16]:
        """What all seats see together."""
        return self.board.all_seen()

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Any], ...]:
        """Everybody's move at the same time."""
        if not self.board.begun:
            raise RuntimeError("No cards are dealt yet: call reset() before step().")
        board, names = self.board, self.possible_agents
        asked = [actions.get(name) for name in names]
        moves = np.array([NO_MOVE if one is None else move_number(one) for one in asked], np.int64)
        acting = board.acting()
        idle = [s for s, move in enumerate(moves) if s not in acting and move != self.wait]
        before = board.scores.tolist()
        after = refused_of(idle[0]) if idle else board.turns(moves)
        over = after <= 0
        observations, infos = self._shown()
        if after < 0:
            offender = names[refused_of(after)]
            rewards = dict.fromkeys(names, 0.0) | {offender: ILLEGAL_REWARD}
            infos[offender]["illegal"] = True
        else:
            rewards = dict(zip(names, board.gained(before, over=over), strict=True))
        self._cycles += 1
        cut = not over and self._cycles == self.max_cycles
        self.agents = [] if over or cut else names[:]
        ended, broken_off = dict.fromkeys(names, over), dict.fromkeys(names, cut)
        return observations, rewards, ended, broken_off, infos

    def render(self) -> str | NDArray[np.uint8] | None:
        """The view of the first agent that has to decide."""
        return self.board.render(self.render_mode, (self.board.acting() or [0])[0])

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


__all__ = ["MARGIN", "SCORE", "WIN", "env", "parallel_env", "raw_env"]
