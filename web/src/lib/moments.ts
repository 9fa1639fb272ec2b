/** What deserves to be seen for a while before the game goes on on the screen. */
import { pageOf } from "./game";
import type { Play, Update, View } from "./protocol";
import type { Sound } from "./sound";

export interface Moment<V extends View = View> {
  /** `shown`: something in the middle of the table; `turn`: one more card of a row. */
  kind: "trick" | "reveal" | "move" | "round" | "shown" | "turn";
  length: number;
  sound?: Sound;
  /** Cards by seat: the complete trick, or the cards just turned over. */
  cards: [number, string][];
  before: V | null;
  /** What is shown in the middle of the table meanwhile. */
  shown?: Shown;
  /** As much of a row as lies there so far. */
  row?: string[];
}

/** Cards that somebody lays before all, what is said of them, and what they bring. */
export interface Shown {
  /** Whose they are; null where a line is about several. */
  seat: number | null;
  cards: string[];
  line: Line;
  /** What becomes of them, and the cards they bring. */
  then?: Line;
  gains?: string[];
  /** A picture of the game's sprite for each thing they bring. */
  prize?: { picture: string; count: number };
}

/** A message `shown-…` of the game's texts; `$name` and `$names` are put in where it is shown. */
export interface Line {
  key: string;
  words?: Record<string, string | number>;
  /** The seats that `$names` tells. */
  seats?: number[];
}

/** How things stood, how they stand, and the moves between. */
export interface Change<V extends View = View> {
  before: V;
  now: V;
  moves: [number, string][];
}

const MOVE = 450;
const TRICK = 1100;
const ROUND = 4000;

/** The moments an update brings; `before` is what was shown until now. */
export function beats(before: Play | null, update: Update): Moment[] {
  const now = update.play;
  if (now && update.events.at(-1)?.kind === "started") {
    return pageOf(now.view.rules).opening?.(now.view) ?? [];
  }
  const moves = update.events.filter((one) => one.kind === "moved").flatMap((one) => one.moves);
  if (!now || !before || before.id !== now.id || moves.length === 0) return [];
  return momentsOf({ before: before.view, now: now.view, moves }, update.seat);
}

/** The moments a change brings, live or in a replay. */
export function momentsOf(change: Change, viewer: number | null): Moment[] {
  const { beat, next } = pageOf(change.now.rules);
  const seen = beat?.(change) ?? trickTaken(change) ?? plainMove(change, viewer);
  const first = [...(seen ? [seen] : []), ...(endsRound(change) ? [round(change)] : [])];
  const later = next?.(change) ?? [];
  // What is only turned later does not lie there yet.
  const row = later.length > 0 ? (change.before.row as string[]) : undefined;
  return [...(row ? first.map((moment) => ({ ...moment, row })) : first), ...later];
}

/** Another's move has its time, even if there is nothing more to see of it. */
function plainMove({ before, moves }: Change, viewer: number | null): Moment | null {
  const own = moves.every(([seat]) => seat === viewer);
  return own ? null : { kind: "move", length: MOVE, sound: "card", cards: [], before };
}

/** A trick that has just been completed, in any game whose view shows a `trick`. */
function trickTaken({ before, now, moves }: Change): Moment | null {
  const [lay, lies] = [laid(before.trick), laid(now.trick)];
  if (!lay || !lies || lies.length >= lay.length) return null;
  const last = moves.map(([seat, move]): [number, string] => [seat, move.split(" ").at(-1)!]);
  const cards = laid(now.last_trick) ?? [...lay, ...last];
  if (cards.length === 0) return null;
  return { kind: "trick", length: TRICK, sound: "collect", cards, before };
}

/** Cards with the seats they come from, if a value of a view is a list of these. */
export function laid(value: unknown): [number, string][] | null {
  const is = (one: unknown) =>
    Array.isArray(one) && typeof one[0] === "number" && typeof one[1] === "string";
  return Array.isArray(value) && value.every(is) ? (value as [number, string][]) : null;
}

function endsRound({ before, now }: Change): boolean {
  return roundsDone(now) > roundsDone(before) && lines(now) > 0 && !now.over;
}

function round({ before }: Change): Moment {
  return { kind: "round", length: ROUND, cards: [], before };
}

function lines(view: View): number {
  return Array.isArray(view.pad) ? view.pad.length : 0;
}

function roundsDone(view: View): number {
  return pageOf(view.rules).roundsDone?.(view) ?? lines(view);
}
