/** What deserves to be seen for a while before the game goes on on the screen. */
import { pageOf } from "./game";
import type { Play, Update, View } from "./protocol";
import type { Sound } from "./sound";

export interface Moment<V extends View = View> {
  kind: "trick" | "reveal" | "move" | "round";
  length: number;
  sound?: Sound;
  /** Cards by seat: the complete trick, or the cards just turned over. */
  cards: [number, string][];
  before: V | null;
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
  const moves = update.events.filter((one) => one.kind === "moved").flatMap((one) => one.moves);
  if (!now || !before || before.id !== now.id || moves.length === 0) return [];
  return momentsOf({ before: before.view, now: now.view, moves }, update.seat);
}

/** The moments a change brings, live or in a replay. */
export function momentsOf(change: Change, viewer: number | null): Moment[] {
  const first = beat(change, viewer);
  return [...(first ? [first] : []), ...(endsRound(change) ? [round(change)] : [])];
}

function beat(change: Change, viewer: number | null): Moment | null {
  const seen = pageOf(change.now.rules).beat?.(change) ?? trickTaken(change);
  if (seen) return seen;
  const own = change.moves.every(([seat]) => seat === viewer);
  const { before } = change;
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
