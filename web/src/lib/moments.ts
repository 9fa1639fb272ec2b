/** What deserves to be seen for a while before the game goes on on the screen. */
import type { Play, Update } from "./protocol";
import type { Sound } from "./sound";

export interface Moment {
  kind: "trick" | "reveal" | "move" | "round";
  length: number;
  sound?: Sound;
  /** Cards by seat: the complete trick, or the cards just turned over. */
  cards: [number, string][];
  before: Play | null;
  moves: [number, string][];
}

const MOVE = 450;
const TRICK = 1100;
const REVEAL = 1900;
const ROUND = 4000;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The moments an update brings; `before` is what was shown until now. */
export function beats(before: Play | null, update: Update): Moment[] {
  const now = update.play;
  const moves = update.events.filter((one) => one.kind === "moved").flatMap((one) => one.moves);
  if (!now || !before || before.id !== now.id || moves.length === 0) return [];
  const first = beat(before, now, update.seat, moves);
  const scored = (now.view.pad as unknown[] | undefined)?.length ?? 0;
  const finished = roundsDone(now) > roundsDone(before) && scored > 0 && !now.view.over;
  const round: Moment = { kind: "round", length: ROUND, cards: [], before, moves };
  return [...(first ? [first] : []), ...(finished ? [round] : [])];
}

/** Rounds that are over: … und Tschüss! opens a line of its pad when a round begins. */
function roundsDone(play: Play): number {
  const lines = (play.view.pad as unknown[] | undefined)?.length ?? 0;
  const begun = (play.view.inside as unknown[] | undefined)?.length ? 1 : 0;
  return lines - begun;
}

function beat(
  before: Play,
  now: Play,
  viewer: number | null,
  moves: [number, string][],
): Moment | null {
  const seen = { before, moves };
  const trick = now.view.last_trick as [number, string][] | undefined;
  if (trick?.length && completes(before, now, moves)) {
    return { kind: "trick", length: TRICK, sound: "collect", cards: trick, ...seen };
  }
  const turned = moves.filter(([, text]) => text.startsWith("play "));
  if (now.view.lying && turned.length > 1) {
    const cards = turned.map(([seat, text]): [number, string] => [seat, text.slice(5)]);
    return { kind: "reveal", length: REVEAL, sound: "reveal", cards, ...seen };
  }
  const own = moves.every(([seat]) => seat === viewer);
  return own ? null : { kind: "move", length: MOVE, sound: "card", cards: [], ...seen };
}

/** Whether these moves ended a trick: it is not the last trick that was known before. */
function completes(before: Play, now: Play, moves: [number, string][]): boolean {
  const lay = before.view.trick as unknown[];
  const played = moves.some(([, text]) => text.startsWith("play ") || text.startsWith("trump "));
  return played && lay.length > 0 && !same(now.view.trick, lay) && isShorter(now, lay.length);
}

function isShorter(now: Play, lying: number): boolean {
  return (now.view.trick as unknown[]).length < lying;
}
