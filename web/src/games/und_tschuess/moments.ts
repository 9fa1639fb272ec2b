/** What deserves to be seen: cards turned over together, and the end of a round. */
import type { Change, Moment, Shown } from "../../lib/moments";
import type { Seen } from "./view";

const REVEAL = 1900;
const TIE = 2600;

export function beat({ before, now, moves }: Change<Seen>): Moment<Seen> | null {
  const turned = moves.filter(([, move]) => move.startsWith("play "));
  if (turned.length < 2) return null;
  const cards = turned.map(([seat, move]): [number, string] => [seat, move.slice(5)]);
  const shown = nobodyLeft(before, now) ? tie(before, cards) : null;
  const length = shown ? TIE : REVEAL;
  return { kind: "reveal", length, sound: "reveal", cards, before, ...(shown && { shown }) };
}

function nobodyLeft(before: Seen, now: Seen): boolean {
  return now.round === before.round && now.inside.length === before.inside.length;
}

/** Whose totals are the same, and that they are the lowest or the highest (U8). */
function tie(before: Seen, cards: [number, string][]): Shown {
  const totals = cards.map(([seat, card]) => (before.totals[seat] ?? 0) + Number(card));
  const having = (total: number) =>
    cards.flatMap(([seat], at) => (totals[at] === total ? seat : []));
  const [low, high] = [having(Math.min(...totals)), having(Math.max(...totals))];
  const any = before.options.ties !== "lowest";
  const said = (key: string, seats: number[]) => ({ seat: null, cards: [], line: { key, seats } });
  if (low.length === totals.length) return said("tie-all", low);
  if (low.length > 1 && high.length > 1 && any) return said("tie-ends", [...low, ...high]);
  return low.length > 1 ? said("tie-lowest", low) : said("tie-highest", high);
}

/** A line of the pad opens when its round begins. */
export function roundsDone({ pad, inside }: Seen): number {
  return pad.length - (inside.length > 0 ? 1 : 0);
}
