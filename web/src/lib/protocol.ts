// Generated from src/katzentisch/server/protocol/ by `make protocol`. Do not edit.

/** What every game's view has; the rest is the game's own. */
export interface View {
  rules: string;
  players: number;
  options: Record<string, string>;
  seat: number | null;
  actors: number[];
  over: boolean;
  scores: number[];
  winners: number[];
  [key: string]: unknown;
}

export const VERSION = 2;

export type Language = "en" | "fr" | "de";

export type Stage = "waiting" | "dealing" | "playing" | "over";

export type BotTrouble = "simpler" | "stuck";

export type Occupant = "nobody" | "person" | "bot";

export type Watch = "anyone" | "nobody";

export type Undo = "free" | "ask" | "no";

export type Matter = "undo" | "bot" | "end" | "rematch";

export type Happening = "created" | "sat" | "left" | "locked" | "late" | "started" | "branched" | "chosen" | "moved" | "undone" | "said" | "asked" | "agreed" | "declined" | "kept" | "back" | "ended" | "over" | "closed";

export type Phrase = "hello" | "good-luck" | "well-played" | "thanks" | "sorry" | "oops" | "hurry" | "moment" | "good-game" | "again" | "laugh" | "cry" | "wow" | "think" | "cat" | "heart";

/** Show this table, from this seat or as a spectator, from number `since` on. */
export interface Hello {
  type: "hello";
  id: string;
  table: string;
  token?: string | null;
  since?: number;
  language?: Language;
}

/** Make a move, or change a choice that is not yet turned over. */
export interface Move {
  type: "move";
  id: string;
  text: string;
}

/** Take the own last move back; where others have seen it, they are asked. */
export interface TakeBack {
  type: "undo";
  id: string;
}

/** Deal. `fill` puts bots on the empty seats. */
export interface Start {
  type: "start";
  id: string;
  fill?: boolean;
}

/** Stand up. During a game a bot keeps the seat until its owner is back. */
export interface Leave {
  type: "leave";
  id: string;
}

/** The host empties a seat before the deal. */
export interface Free {
  type: "free";
  id: string;
  seat: number;
}

/** What this device will open at the next deal; it takes the place of an earlier promise. */
export interface Promise {
  type: "promise";
  id: string;
  promise: string;
}

/** The salt that was promised, once the promises of all are shown. */
export interface Open {
  type: "open";
  id: string;
  salt: string;
}

/** One of the set phrases and emotes. */
export interface Say {
  type: "say";
  id: string;
  phrase: Phrase;
}

/** Ask the others: take back, let a bot keep an absent `seat`, end the game, play again. */
export interface Ask {
  type: "ask";
  id: string;
  matter: Matter;
  seat?: number | null;
}

/** Agree to the request of that number, or decline. */
export interface Answer {
  type: "answer";
  id: string;
  request: number;
  agree: boolean;
}

/** Why are these moves not possible now? */
export interface Why {
  type: "why";
  id: string;
  moves: string[];
}

/** What would a strong bot do with what this seat can see? */
export interface Hint {
  type: "hint";
  id: string;
}

/** How long bots take before they move, in percent of the usual, while this client is here. */
export interface Pace {
  type: "pace";
  id: string;
  percent: number;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  id: string;
}

/** The command is done, and durable. */
export interface Ok {
  type: "ok";
  id: string;
}

/** The command is not possible: a reason for programs, a clause, a sentence for people. */
export interface Rejected {
  type: "rejected";
  id: string;
  reason: string;
  clause: string;
  said: string;
}

/** Why one move is not possible; all empty if it is. */
export interface Reason {
  move: string;
  possible: boolean;
  clause: string;
  said: string;
}

/** The answer to `why`, in the order asked. */
export interface Reasons {
  type: "reasons";
  id: string;
  reasons: Reason[];
}

/** The answer to `hint`: what to do and why, and for those who ask, the figures behind it. */
export interface Advice {
  type: "hint";
  id: string;
  move: string;
  said: string;
  figures: string;
}

/** The answer to `ping`; `time` is the server's, in seconds since 1970. */
export interface Pong {
  type: "pong";
  id: string;
  time: number;
}

/** Who sits there. A `kept` seat is played by a bot until its owner is back. `trouble`: the seat's bot fails, and a simpler one plays for it, or it is stuck. `long_away`: its owner has been away so long that a bot may keep it. */
export interface Seat {
  occupant: Occupant;
  name: string;
  level: string;
  connected: boolean;
  away_since: number | null;
  kept: boolean;
  trouble: BotTrouble | null;
  long_away?: boolean;
}

/** Something asked of the table that is not yet decided. An answer names its `number`. */
export interface Request {
  number: number;
  matter: Matter;
  by: number;
  seat: number;
  agreed: number[];
  needed: number[];
}

/** A finished game of this table; its record and replay are found by its id. */
export interface Played {
  id: string;
  number: number;
  finished: boolean;
  scores: number[];
  winners: number[];
}

/** All promises for the deal of that number, by seat: null has no share in it. Who has promised opens until `until`; the cards are dealt when all have, or then. */
export interface Dealing {
  number: number;
  commitment: string;
  promises: (string | null)[];
  opened: number[];
  until: number;
}

/** The step of a finished game from which the first game of a table goes on. */
export interface BranchedFrom {
  game: string;
  step: number;
}

/** The table around the game: the same for everybody. `levels`: of a bot on each seat. `hurry`: bots at this table think less than usual, because the house is full. `broken`: the game cannot be shown to everybody, because of a fault in its code. */
export interface Table {
  id: string;
  game: string;
  title: string;
  players: number;
  options: Record<string, string>;
  level: string;
  levels: string[];
  hints: boolean;
  watch: Watch;
  public: boolean;
  clock: number | null;
  stage: Stage;
  host: number | null;
  seats: Seat[];
  watchers: number;
  commitment: string;
  promised: number[];
  dealing: Dealing | null;
  requests: Request[];
  played: Played[];
  branch: BranchedFrom | null;
  hurry: boolean;
  broken: boolean;
}

/** Where the learner is in a lesson: `at` is the number of the move that is due from him. `at` is null while others have to move. `step` of `steps` counts the learner's own decisions. `over`: the lesson is at its end; the game may go on. */
export interface LessonPoint {
  at: number | null;
  step: number;
  steps: number;
  over: boolean;
}

/** The game as the viewer sees it. `lesson`: for its learner, as long as it goes its way. Moves told in events numbered below `remembered` may not be looked at again: cards that lie face down. The page drops those lines, and the server does not tell them again. */
export interface Play {
  id: string;
  number: number;
  remembered: number;
  commitment: string;
  view: View;
  legal: string[];
  undo: Undo;
  hint: boolean;
  deadlines: (number | null)[];
  lesson: LessonPoint | null;
}

/** Something that happened, as the viewer saw it; `said` in the viewer's language. `undid` (of `undone`): how many of the last moves are taken back. */
export interface Event {
  n: number;
  at: number;
  kind: Happening;
  seat: number | null;
  moves: [number, string][];
  phrase: string | null;
  said: string[];
  undid: number;
}

/** How things stand now, and what has happened since the last update. `table` is left out (null) when nothing in it has changed; `play` is null before the first deal. `seat` is null for spectators. `n` is the number of the last event the viewer has seen. */
export interface Update {
  type: "update";
  n: number;
  time: number;
  seat: number | null;
  table: Table | null;
  play: Play | null;
  events: Event[];
}

/** A new table; its creator sits down on seat 0. `level` is that of all bots; `levels`, by seat, that of some: empty where it is the same. `salt`, here and below, is no longer used: in clear it protects nobody. */
export interface Create {
  game: string;
  players: number;
  name: string;
  options?: Record<string, string>;
  level?: string;
  hints?: boolean;
  watch?: Watch;
  public?: boolean;
  clock?: number | null;
  salt?: string;
  levels?: string[];
  promise?: string | null;
}

/** Take a seat: a certain one, or the first that is free. A client that chooses the seat's token itself, at random, may ask again when it has heard no answer: it gets the seat it has. */
export interface Join {
  name: string;
  seat?: number | null;
  salt?: string;
  token?: string | null;
  promise?: string | null;
}

/** A new table with the lesson of a game; its creator sits down on seat 0, to learn. */
export interface Learn {
  name: string;
}

/** A new table that goes on from a step of a finished game, seen from a seat: the creator's. */
export interface Branch {
  step: number;
  seat: number;
  name: string;
  level?: string;
  salt?: string;
  promise?: string | null;
}

/** What some options change in a game, against those of its rules. */
export interface AskBalance {
  game: string;
  players: number;
  options?: Record<string, string>;
}

/** A seat was taken. The token is its owner's secret. */
export interface Seated {
  table: string;
  seat: number;
  token: string;
  commitment: string;
}

/** A request that is not possible. */
export interface Problem {
  reason: string;
  clause: string;
  said: string;
}

/** A table in the lobby. */
export interface OpenTable {
  id: string;
  game: string;
  players: number;
  options: Record<string, string>;
  level: string;
  clock: number | null;
  watch: Watch;
  stage: Stage;
  names: string[];
  free: number;
  created: number;
}

/** A value of a house rule, as people read it. */
export interface OptionValue {
  value: string;
  said: string;
}

/** A house rule: its values, the default first. */
export interface OptionChoice {
  name: string;
  clause: string;
  said: string;
  values: OptionValue[];
}

/** What people read of a game, for a page that has no words of its own for it. `cards`: every card by its name. `moves`: by the first word of a move, what the move is called, with `{cards}` where its cards stand. `prompts`: by phase, what is to be done; under the empty word, in every other phase. `labels`: by key of the view, what it is called; by key and value joined with a hyphen, what that value is. Where a game has no word, none is here. */
export interface GameWords {
  about: string;
  cards: Record<string, string>;
  moves: Record<string, string>;
  prompts: Record<string, string>;
  labels: Record<string, string>;
}

/** A game and what can be chosen about it; whether it has a lesson, and its champion learned. */
export interface GameChoice {
  name: string;
  title: string;
  letter: string;
  seats: number[];
  options: OptionChoice[];
  cards: string[];
  words: GameWords;
  lesson: boolean;
  learned: boolean;
}

/** A level of the bots. */
export interface LevelChoice {
  name: string;
  said: string;
}

/** A set phrase or emote. */
export interface PhraseChoice {
  name: Phrase;
  said: string;
}

/** Everything a person can choose from, in one language. */
export interface Choices {
  version: number;
  language: Language;
  games: GameChoice[];
  levels: LevelChoice[];
  phrases: PhraseChoice[];
}

/** One clause of the rules. */
export interface Clause {
  id: string;
  text: string;
}

/** The rules of a game: the page as Markdown, and its clauses one by one. */
export interface RulesPage {
  game: string;
  language: Language;
  markdown: string;
  clauses: Clause[];
}

/** What the coach says: what is asked and why it matters, a tip (or none), the clause. `at` is the number of the move that is due then, of the last move and one at the end; null where it is said of a new `thing` in any game. `cards` are shown beside it. */
export interface CoachRemark {
  at: number | null;
  thing: string;
  said: string;
  tip: string;
  clause: string;
  cards: string[];
}

/** The lesson of a game in words: remarks of the same `at` are said one after the other. */
export interface LessonPage {
  game: string;
  language: Language;
  moves: number;
  remarks: CoachRemark[];
}

/** A finished game on the shelf. */
export interface ShelvedGame {
  id: string;
  game: string;
  players: number;
  options: Record<string, string>;
  names: string[];
  scores: number[];
  winners: number[];
  finished: number;
}

/** One step of a replay. `own` (open hands only): what each seat saw beyond the public view. */
export interface Step {
  moves: [number, string][];
  said: string[];
  view: View;
  own: View[] | null;
}

/** A game step by step; step 0 is the deal. `seat` null: public view or open hands. */
export interface Replay {
  id: string;
  game: string;
  names: string[];
  seat: number | null;
  over: boolean;
  total: number;
  first: number;
  steps: Step[];
}

/** A mean and half the width of its 95 % interval; as people read it. */
export interface BalanceFigure {
  mean: number;
  width: number;
  said: string;
}

/** A figure by the rules; with the options, and what they change, unless they are the rules'. */
export interface BalanceRow {
  label: string;
  usual: BalanceFigure;
  changed: BalanceFigure | null;
  change: BalanceFigure | null;
}

/** What options do to a game, from many games of bots: in sentences, in figures, by seat. */
export interface Balance {
  title: string;
  sentences: string[];
  usual: string;
  changed: string;
  change: string;
  rows: BalanceRow[];
  seats: BalanceRow[];
  how: string;
}

/** How far it is, from 0 to 1; once it is there, the balance. Until then, ask again. `waiting` says what has to happen before it begins, and nothing once it has. */
export interface BalancePage {
  share: number;
  waiting: string;
  balance: Balance | null;
}

/** What a cause has changed, in shares of the victory (whole percents) and points (tenths). */
export interface ReviewedPart {
  cause: string;
  share: number;
  points: number;
}

/** From a beginning to an end: `start`, the causes, `end`; all but the last add up to it. */
export interface ReviewedWay {
  parts: ReviewedPart[];
}

/** Where a seat stood at a step of the replay: its likely share of the victory, and its lead. `who` has moved; null where cards were dealt or drawn. */
export interface ReviewedPoint {
  step: number;
  round: number;
  cause: string;
  who: number | null;
  share: number;
  points: number;
}

/** A move that was possible, and the share of the victory it promised by what could be known. */
export interface ReviewedChoice {
  move: string;
  said: string;
  share: number;
}

/** A decision that surely cost something, at a step of the replay. `view` is what the seat saw; `choices` are in no telling order; `hindsight` has open cards. */
export interface ReviewedDecision {
  step: number;
  title: string;
  played: string;
  best: string;
  cost: string;
  why: string;
  hindsight: string;
  view: View;
  choices: ReviewedChoice[];
}

/** A finished game as one seat had it. */
export interface ReviewedSeat {
  name: string;
  summary: string;
  counts: string;
  none: string;
  game: ReviewedWay;
  rounds: ReviewedWay[];
  curve: ReviewedPoint[];
  dearest: ReviewedDecision[];
}

/** What was luck and what was played, for every seat; `causes` by name as people read them. */
export interface GameReview {
  game: string;
  causes: Record<string, string>;
  seats: ReviewedSeat[];
  luck: string;
  skill: string;
  note: string;
}

/** How far a review is, from 0 to 1; once it is there, the review. Until then, ask again. `waiting` says what has to happen before it begins, and nothing once it has. */
export interface ReviewPage {
  share: number;
  waiting: string;
  review: GameReview | null;
}

/** One of the servers of the same tables. */
export interface ServerHealth {
  name: string;
  version: string;
  tables: number;
  sockets: number;
}

/** Whether the server is well, and which others serve the same tables. `problem`, in a word, is what keeps tables from being written: `full`, `read-only`, `disk`, `missing`, `locked`, `damaged` or `failed`. `set_aside`: tables that cannot be read. */
export interface Health {
  status: "ok" | "trouble";
  version: string;
  tables: number;
  sockets: number;
  problem?: string;
  set_aside?: number;
  server?: string;
  servers?: ServerHealth[];
}

export type AnyCommand = Hello | Move | TakeBack | Start | Leave | Free | Promise | Open | Say | Ask | Answer | Why | Hint | Pace | Ping;

export type AnyMessage = Ok | Rejected | Reasons | Advice | Pong | Update;
