"""Our games in OpenSpiel: importing this file registers them.

    import pyspiel
    import katzentisch.adapters.openspiel
    game = pyspiel.load_game("katzentisch_GAME(players=4)")

Chance is explicit, one node for every card drawn or turned (positions.py). Choices made at the
same time are simultaneous nodes in games in which most choices are made so; there with
`simultaneous=False`, and in all other games, the seats are asked in turn and do not see what the
ones before them chose.
"""

import hashlib
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from katzentisch.adapters.extras import needed
from katzentisch.adapters.mini import MINI_OBSERVATIONS, MINIS
from katzentisch.adapters.observing import learners_part, observation_of
from katzentisch.adapters.positions import (
    CHANCE,
    TERMINAL,
    TOGETHER,
    Position,
    Tree,
    mostly_together,
    root,
)
from katzentisch.adapters.seats import check_players, usual_players
from katzentisch.core.bits import members
from katzentisch.core.chance import Chance, below, seeded
from katzentisch.core.compiled import compiled
from katzentisch.core.observation import Length
from katzentisch.core.plain import Plain
from katzentisch.core.rulebook import SPECTATOR, Option, Rulebook
from katzentisch.games import rulebooks

pyspiel: Any = needed("pyspiel", "openspiel")

ALL_GAMES = {**rulebooks(), **MINIS}
ALL_OBSERVATIONS = {
    name: observation_of(rules) for name, rules in rulebooks().items()
} | MINI_OBSERVATIONS
MARGIN, WIN = "margin", "win"
# How many of the last moves the information state tensor shows, and how many bits of fingerprint.
RECENT, FINGERPRINT = 64, 64
SEEDS = 1 << 53


def short_name(rules: Rulebook) -> str:
    """The name OpenSpiel knows a game by."""
    return "katzentisch_" + rules.name.replace("-", "_")


# Parameters


def default_parameter(option: Option) -> str | int:
    """An option's default as OpenSpiel writes it: numbers where values are numbers, 0 for auto."""
    if any(value.isdecimal() for value in option.values):
        return int(option.default) if option.default.isdecimal() else 0
    return option.default


def option_value(option: Option, parameter: object) -> str:
    """The option value of a parameter."""
    value = str(parameter)
    if value == "0" and "0" not in option.values:
        value = option.default
    if value not in option.values:
        values = ", ".join(option.values)
        raise ValueError(f"The option {option.name} cannot be {value}; choose one of {values}.")
    return value


def parameters(rules: Rulebook) -> dict[str, Any]:
    """Every parameter of a game with its default."""
    chosen = {option.name: default_parameter(option) for option in rules.options}
    together = {"simultaneous": True} if mostly_together(rules) else {}
    return {"players": usual_players(rules), "utility": MARGIN, **together, **chosen}


def parameter_of(option: Option, value: str) -> str | int:
    """An option's value as OpenSpiel writes it."""
    if value == option.default:
        return default_parameter(option)
    return int(value) if value.isdecimal() else value


def load(game: str, players: int, options: Mapping[str, str], **more: Any) -> Any:
    """A game by its own name and options, as pyspiel.load_game loads it by OpenSpiel's."""
    rules = ALL_GAMES[game]
    chosen = {o.name: parameter_of(o, options[o.name]) for o in rules.options if o.name in options}
    return pyspiel.load_game(short_name(rules), {"players": players, **chosen, **more})


# Types


def game_type(rules: Rulebook, *, together: bool) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    kind = pyspiel.GameType
    dynamics = kind.Dynamics.SIMULTANEOUS if together else kind.Dynamics.SEQUENTIAL
    return kind(
        short_name=short_name(rules),
        long_name=rules.title,
        dynamics=dynamics,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters(rules),
    )


def game_info(rules: Rulebook, players: int, longest: Length, utility: str) -> Any:
    """The bounds of a game."""
    most = 1.0 if utility == WIN else float(score_span(rules))
    return pyspiel.GameInfo(
        num_distinct_actions=rules.moves,
        max_chance_outcomes=len(rules.cards),
        num_players=players,
        min_utility=-most,
        max_utility=most,
        utility_sum=0.0,
        max_game_length=longest.decisions,
    )


def score_span(rules: Rulebook) -> int:
    """How far two scores can be apart, as the observation has it."""
    score = ALL_OBSERVATIONS[rules.name].layout.part("score")
    return score.high - score.low


class KatzentischGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, with its players and options chosen."""

    rules: Rulebook

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = parameters(self.rules) | dict(params or {})
        players = int(chosen["players"])
        check_players(self.rules, players)
        if chosen["utility"] not in (MARGIN, WIN):
            raise ValueError(f"The utility is {MARGIN} or {WIN}, not {chosen['utility']}.")
        options = {o.name: option_value(o, chosen[o.name]) for o in self.rules.options}
        together = bool(chosen.get("simultaneous", False))
        longest: Length = learners_part(self.rules).length(self.rules, players, options)
        info = game_info(self.rules, players, longest, chosen["utility"])
        super().__init__(game_type(self.rules, together=together), info, dict(params or {}))
        # Every deck turned to its last card.
        self._chance_nodes = longest.shuffles * sum(self.rules.copies)
        self.beginning = root(
            Tree(
                self.rules,
                players,
                tuple(options.items()),
                together=together,
                utility=chosen["utility"],
                remember=self.rules.name in MINIS,
            )
        )

    def __reduce__(self) -> Any:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> "KatzentischState":
        """The beginning of a game, before the first card is dealt."""
        return KatzentischState(self)

    def max_chance_nodes_in_history(self) -> int:
        """No game turns more cards."""
        return self._chance_nodes

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What observes states of this game."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(kind, self.rules, self.num_players(), params)


class KatzentischState(pyspiel.State):  # type: ignore[misc]
    """A state is a position that never changes; a move puts another in its place."""

    def __init__(self, game: KatzentischGame) -> None:
        super().__init__(game)
        self.position: Position = game.beginning

    def current_player(self) -> int:
        """The seat to decide, or one of OpenSpiel's pseudo-players."""
        return PSEUDO_PLAYERS.get(self.position.current, self.position.current)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.current == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The kinds of card that may come next."""
        return self.position.outcomes()

    def _apply_action(self, action: int) -> None:
        at = self.position
        if at.current == CHANCE:
            self.position = at.turned(action)
        else:
            self.position = at.after((at.current, action))

    def _apply_actions(self, actions: list[int]) -> None:
        acting = members(self.position.tree.rules.actors(self.position.s))
        self.position = self.position.after(*((seat, actions[seat]) for seat in acting))

    def _action_to_string(self, player: int, action: int) -> str:
        rules = self.position.tree.rules
        if player == pyspiel.PlayerId.CHANCE:
            return f"card {rules.cards[action]}"
        return rules.text(self.position.s, action)

    def returns(self) -> list[float]:
        """What each seat has got of it, when the game is over: all together nothing."""
        if self.is_terminal():
            return returns(self.position.tree, self.position.s)
        return [0.0] * self.position.s.players

    def resample_from_infostate(self, player: int, sampler: Any) -> "KatzentischState":
        """A state the player cannot tell from this one; its history begins here."""
        twin: KatzentischState = self.get_game().new_initial_state()
        twin.position = self.position.imagined(player, int(sampler() * SEEDS))
        return twin

    def __str__(self) -> str:
        at = self.position
        if at.current == CHANCE:
            return f"a card is turned; the deck holds {sum(at.left)}"
        return "\n".join([str(at.view()), *(self._held(seat) for seat in range(at.s.players))])

    def _held(self, seat: int) -> str:
        """What a seat holds, or all that only this seat sees."""
        own = self.position.tree.rules.own(self.position.s, seat)
        return f"{seat}: {own.get('hand', own)}"


def returns(tree: Tree, s: Any) -> list[float]:
    """The returns of a finished game: points above the mean, or victory above an equal share."""
    seats = range(s.players)
    if tree.utility == WIN:
        best = members(tree.rules.winners(s))
        return [(seat in best) / len(best) - 1 / s.players for seat in seats]
    mean = sum(s.score[: s.players]) / s.players
    return [s.score[seat] - mean for seat in seats]


PSEUDO_PLAYERS = {
    CHANCE: int(pyspiel.PlayerId.CHANCE),
    TERMINAL: int(pyspiel.PlayerId.TERMINAL),
    TOGETHER: int(pyspiel.PlayerId.SIMULTANEOUS),
}


class Observer:
    """What a seat knows: now, or with perfect recall; all, or only what is public or private."""

    def __init__(self, kind: Any, rules: Rulebook, players: int, params: Any) -> None:
        if params:
            raise ValueError(f"Our observers take no parameters, not {params}.")
        self.observation = ALL_OBSERVATIONS[rules.name]
        self.recall: bool = kind.perfect_recall
        self.public: bool = kind.public_info
        self.private: bool = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        sizes = {"player": players}
        if self.public and self.private:
            sizes["observation"] = self.observation.layout.size
            if self.recall:
                sizes |= {"recent_moves": RECENT, "fingerprint": FINGERPRINT}
        self.tensor: NDArray[np.float32] = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        first = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[first : first + size]
            first += size

    def set_from(self, state: KatzentischState, player: int) -> None:
        """Fill the tensor with what the player knows."""
        self.tensor.fill(0)
        # OpenSpiel asks for the shape of a tensor without a player.
        seat = max(player, 0)
        self.dict["player"][seat] = 1
        at = state.position
        if "observation" in self.dict:
            self.dict["observation"][:] = at.numbers(self.observation, seat)
        if "fingerprint" in self.dict:
            known = at.information(seat)
            self.dict["fingerprint"][:] = fingerprint(known)
            moves = at.recent_moves(seat, RECENT)
            self.dict["recent_moves"][: len(moves)] = moves

    def string_from(self, state: KatzentischState, player: int) -> str:
        """What the player knows, in words."""
        at = state.position
        if self.recall and self.public and self.private:
            return f"{player}\n{at.information(player)}"
        if not at.is_dealt:
            return f"{player}: nothing is dealt yet"
        everybody, own = at.view(SPECTATOR), at.view(player)
        if not self.public:
            own = {key: value for key, value in own.items() if everybody.get(key) != value}
        seen = own if self.private else everybody
        return f"{player}: {seen}" if self.private else str(seen)


def fingerprint(known: str) -> NDArray[np.float32]:
    """Bits that tell one information state from every other."""
    digest = hashlib.sha256(known.encode()).digest()[: FINGERPRINT // 8]
    return np.unpackbits(np.frombuffer(digest, np.uint8)).astype(np.float32)


class PlayoutEvaluator:
    """Judges a state for OpenSpiel's search bots by playing it to the end at random.

    The playouts run in the compiled engine (plain for mini games) and need no chance nodes.
    """

    def __init__(self, playouts: int = 1, seed: int = 0) -> None:
        self.playouts, self.chance = playouts, seeded(seed)

    def evaluate(self, state: KatzentischState) -> NDArray[np.float64]:
        """The mean returns."""
        total = np.zeros(state.num_players())
        for _ in range(self.playouts):
            s = state.position.dealt_out(self.chance)
            tree = state.position.tree
            total += returns(tree, played_out(tree.rules, s, self.chance))
        return total / self.playouts

    def prior(self, state: KatzentischState) -> list[tuple[int, float]]:
        """Every legal move is as good as any other."""
        moves = state.legal_actions()
        return [(move, 1 / len(moves)) for move in moves]


def played_out(rules: Rulebook, s: Any, chance: Chance) -> Any:
    """A state played to its end at random."""
    if rules.name in MINIS:
        Plain(rules).playout(s, chance)
        return s
    engine = compiled(rules)
    states = engine.pack(s)
    engine.playout(states, np.array([[below(chance, 1 << 32)]], np.uint64))
    return engine.unpack(states)


def register(rules: Rulebook) -> None:
    """Make a game known to OpenSpiel."""
    game = type(short_name(rules), (KatzentischGame,), {"rules": rules})
    pyspiel.register_game(game_type(rules, together=mostly_together(rules)), game)


for known_game in ALL_GAMES.values():
    register(known_game)


# OpenSpiel's search bots in C++ crash the whole process on any game written in Python.

CRASHING = {
    "MCTSBot": ("step", "step_verbose", "step_with_policy", "get_policy", "mcts_search"),
    "ISMCTSBot": ("step", "step_verbose", "step_with_policy", "get_policy"),
}


def guarded(bot: str, original: Any) -> Any:
    """A method of a C++ bot that refuses our games with a sentence; others it plays as before."""

    def search(self: Any, state: Any, *arguments: Any) -> Any:
        if is_ours(state):
            raise TypeError(
                f"OpenSpiel's C++ {bot} crashes on games written in Python. Use the Python bot: "
                "open_spiel.python.algorithms.ismcts.ISMCTSBot with "
                "katzentisch.adapters.openspiel.PlayoutEvaluator."
            )
        return original(self, state, *arguments)

    return search


def is_ours(state: Any) -> bool:
    """Whether a state is of one of our games, perhaps inside a transform."""
    return "katzentisch_" in str(state.get_game())


for bot_name, methods in CRASHING.items():
    for method in methods:
        kind = getattr(pyspiel, bot_name)
        setattr(kind, method, guarded(bot_name, getattr(kind, method)))
