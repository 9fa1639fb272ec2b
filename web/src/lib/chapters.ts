/** The rounds of a game and their parts: tricks, auctions, or whatever the game has. */
import { pageOf } from "./game";
import type { View } from "./protocol";
import { t, textsOf } from "./texts.svelte";

export interface Part {
  /** Empty in a round that has no parts. */
  name: string;
  /** Numbers of steps. */
  steps: number[];
}

export interface Round {
  name: string;
  parts: Part[];
}

/** The steps by round and part; `views` are what the steps lead to. */
export function chapters(views: readonly View[]): Round[] {
  const rounds: Round[] = [];
  let counts: Record<string, number> = {};
  for (let at = 0; at < views.length; at++) {
    // A move stands in the part in which it was made, the deal in the one that it opens.
    const [earlier, before] = [views[at - 2] ?? null, views[Math.max(at - 1, 0)]!];
    const name = roundName(before);
    const opens = rounds.at(-1)?.name !== name;
    if (opens) {
      rounds.push({ name, parts: [] });
      counts = {};
    }
    const { parts } = rounds.at(-1)!;
    const kind = at === 1 ? null : partBegun(opens ? null : earlier, before);
    if (kind !== null || parts.length === 0) {
      const number = (counts[kind ?? ""] = (counts[kind ?? ""] ?? 0) + 1);
      parts.push({ name: kind === null ? "" : partName(before.rules, kind, number), steps: [] });
    }
    parts.at(-1)!.steps.push(at);
  }
  return rounds;
}

function roundName(view: View): string {
  const own = pageOf(view.rules).roundName?.(view);
  if (own !== undefined) return own;
  if (typeof view.round === "number") return t("nth-round", { round: view.round });
  if (typeof view.game === "number") return t("nth-game", { game: view.game });
  return t("nth-round", { round: (Array.isArray(view.pad) ? view.pad.length : 0) + 1 });
}

function partBegun(before: View | null, now: View): string | null {
  const { part } = pageOf(now.rules);
  return part ? part(before, now) : trickBegun(before, now);
}

/** In any game whose view shows a `trick`. */
function trickBegun(before: View | null, now: View): string | null {
  const begun = lying(now) === 0 && (before === null || lying(before) !== 0);
  return begun ? "trick" : null;
}

/** How many cards lie in the trick, told as pairs of seat and card or as a list by seat. */
function lying({ trick }: View): number | null {
  return Array.isArray(trick) ? trick.filter((card) => card !== null).length : null;
}

function partName(game: string, kind: string, number: number): string {
  // A trick is a trick in every game; the other parts are the game's own.
  return kind === "trick"
    ? t("part-trick", { number })
    : textsOf(game).t(`part-${kind}`, { number });
}

/** Where a jump leads: to the beginning of where we stand, or else to that of the one before. */
export function jumpBack(beginnings: readonly number[], at: number): number {
  return beginnings.findLast((first) => first < at) ?? 0;
}

/** The next beginning; after the last one, the end. */
export function jumpOn(beginnings: readonly number[], at: number, end: number): number {
  return beginnings.find((first) => first > at) ?? end;
}

export function beginningsOfParts(rounds: readonly Round[]): number[] {
  return rounds.flatMap(({ parts }) => parts.map(({ steps }) => steps[0]!));
}

export function beginningsOfRounds(rounds: readonly Round[]): number[] {
  return rounds.map(({ parts }) => parts[0]!.steps[0]!);
}
