/** What deserves to be seen: cards turned over together, and the end of a round. */
import type { Change, Moment } from "../../lib/moments";
import type { Seen } from "./view";

const REVEAL = 1900;

export function beat({ before, moves }: Change<Seen>): Moment<Seen> | null {
  const turned = moves.filter(([, move]) => move.startsWith("play "));
  if (turned.length < 2) return null;
  const cards = turned.map(([seat, move]): [number, string] => [seat, move.slice(5)]);
  return { kind: "reveal", length: REVEAL, sound: "reveal", cards, before };
}

/** A line of the pad opens when its round begins. */
export function roundsDone({ pad, inside }: Seen): number {
  return pad.length - (inside.length > 0 ? 1 : 0);
}
