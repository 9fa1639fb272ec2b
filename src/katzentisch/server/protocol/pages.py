"""What the server answers over HTTP."""

from typing import Literal

from msgspec import Struct

from katzentisch.server.protocol.vocabulary import Language, Phrase, Stage, View, Watch


class Seated(Struct, frozen=True):
    """A seat was taken. The token is its owner's secret."""

    table: str
    seat: int
    token: str
    commitment: str


class Problem(Struct, frozen=True):
    """A request that is not possible."""

    reason: str
    clause: str
    said: str


class OpenTable(Struct, frozen=True):
    """A table in the lobby."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    level: str
    clock: int | None
    watch: Watch
    stage: Stage
    names: list[str]
    free: int
    created: float


class OptionValue(Struct, frozen=True):
    """A value of a house rule, as people read it."""

    value: str
    said: str


class OptionChoice(Struct, frozen=True):
    """A house rule: its values, the default first."""

    name: str
    clause: str
    said: str
    values: list[OptionValue]


class GameWords(Struct, frozen=True):
    """What people read of a game, for a page that has no words of its own for it.

    `cards`: every card by its name. `moves`: by the first word of a move, what the move is called,
    with `{cards}` where its cards stand. `prompts`: by phase, what is to be done; under the empty
    word, in every other phase. `labels`: by key of the view, what it is called; by key and value
    joined with a hyphen, what that value is. Where a game has no word, none is here.
    """

    about: str
    cards: dict[str, str]
    moves: dict[str, str]
    prompts: dict[str, str]
    labels: dict[str, str]


class GameChoice(Struct, frozen=True):
    """A game and what can be chosen about it; whether it has a lesson, and its champion learned."""

    name: str
    title: str
    letter: str
    seats: list[int]
    options: list[OptionChoice]
    cards: list[str]
    words: GameWords
    lesson: bool
    learned: bool


class LevelChoice(Struct, frozen=True):
    """A level of the bots."""

    name: str
    said: str


class PhraseChoice(Struct, frozen=True):
    """A set phrase or emote."""

    name: Phrase
    said: str


class Choices(Struct, frozen=True):
    """Everything a person can choose from, in one language."""

    version: int
    language: Language
    games: list[GameChoice]
    levels: list[LevelChoice]
    phrases: list[PhraseChoice]


class Clause(Struct, frozen=True):
    """One clause of the rules."""

    id: str
    text: str


class RulesPage(Struct, frozen=True):
    """The rules of a game: the page as Markdown, and its clauses one by one."""

    game: str
    language: Language
    markdown: str
    clauses: list[Clause]


class CoachRemark(Struct, frozen=True):
    """What the coach says: what is asked and why it matters, a tip (or none), the clause.

    `at` is the number of the move that is due then, of the last move and one at the end; null where
    it is said of a new `thing` in any game. `cards` are shown beside it.
    """

    at: int | None
    thing: str
    said: str
    tip: str
    clause: str
    cards: list[str]


class LessonPage(Struct, frozen=True):
    """The lesson of a game in words: remarks of the same `at` are said one after the other."""

    game: str
    language: Language
    moves: int
    remarks: list[CoachRemark]


class ShelvedGame(Struct, frozen=True):
    """A finished game on the shelf."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    names: list[str]
    scores: list[int]
    winners: list[int]
    finished: float


class Step(Struct, frozen=True):
    """One step of a replay. `own` (open hands only): what each seat saw beyond the public view."""

    moves: list[tuple[int, str]]
    said: list[str]
    view: View
    own: list[View] | None


class Replay(Struct, frozen=True):
    """A game step by step; step 0 is the deal. `seat` null: public view or open hands."""

    id: str
    game: str
    names: list[str]
    seat: int | None
    over: bool
    total: int
    first: int
    steps: list[Step]


class BalanceFigure(Struct, frozen=True):
    """A mean and half the width of its 95 % interval; as people read it."""

    mean: float
    width: float
    said: str


class BalanceRow(Struct, frozen=True):
    """A figure by the rules; with the options, and what they change, unless they are the rules'."""

    label: str
    usual: BalanceFigure
    changed: BalanceFigure | None
    change: BalanceFigure | None


class Balance(Struct, frozen=True):
    """What options do to a game, from many games of bots: in sentences, in figures, by seat."""

    title: str
    sentences: list[str]
    usual: str
    changed: str
    change: str
    rows: list[BalanceRow]
    seats: list[BalanceRow]
    how: str


class BalancePage(Struct, frozen=True):
    """How far it is, from 0 to 1; once it is there, the balance. Until then, ask again.

    `waiting` says what has to happen before it begins, and nothing once it has.
    """

    share: float
    waiting: str
    balance: Balance | None


class ReviewedPart(Struct, frozen=True):
    """What a cause has changed, in shares of the victory (whole percents) and points (tenths)."""

    cause: str
    share: float
    points: float


class ReviewedWay(Struct, frozen=True):
    """From a beginning to an end: `start`, the causes, `end`; all but the last add up to it."""

    parts: list[ReviewedPart]


class ReviewedPoint(Struct, frozen=True):
    """Where a seat stood at a step of the replay: its likely share of the victory, and its lead.

    `who` has moved; null where cards were dealt or drawn.
    """

    step: int
    round: int
    cause: str
    who: int | None
    share: float
    points: float


class ReviewedChoice(Struct, frozen=True):
    """A move that was possible, and the share of the victory it promised by what could be known."""

    move: str
    said: str
    share: float


class ReviewedDecision(Struct, frozen=True):
    """A decision that surely cost something, at a step of the replay.

    `view` is what the seat saw; `choices` are in no telling order; `hindsight` has open cards.
    """

    step: int
    title: str
    played: str
    best: str
    cost: str
    why: str
    hindsight: str
    view: View
    choices: list[ReviewedChoice]


class ReviewedSeat(Struct, frozen=True):
    """A finished game as one seat had it."""

    name: str
    summary: str
    counts: str
    none: str
    game: ReviewedWay
    rounds: list[ReviewedWay]
    curve: list[ReviewedPoint]
    dearest: list[ReviewedDecision]


class GameReview(Struct, frozen=True):
    """What was luck and what was played, for every seat; `causes` by name as people read them."""

    game: str
    causes: dict[str, str]
    seats: list[ReviewedSeat]
    luck: str
    skill: str
    note: str


class ReviewPage(Struct, frozen=True):
    """How far a review is, from 0 to 1; once it is there, the review. Until then, ask again.

    `waiting` says what has to happen before it begins, and nothing once it has.
    """

    share: float
    waiting: str
    review: GameReview | None


class ServerHealth(Struct, frozen=True):
    """One of the servers of the same tables."""

    name: str
    version: str
    tables: int
    sockets: int


class Health(Struct, frozen=True):
    """Whether the server is well, and which others serve the same tables.

    `problem`, in a word, is what keeps tables from being written: `full`, `read-only`, `disk`,
    `missing`, `locked`, `damaged` or `failed`. `set_aside`: tables that cannot be read.
    """

    status: Literal["ok", "trouble"]
    version: str
    tables: int
    sockets: int
    problem: str = ""
    set_aside: int = 0
    server: str = ""
    servers: list[ServerHealth] = []
