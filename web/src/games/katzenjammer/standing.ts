/** How a game would be counted if it ended now, from what lies open. */
import type { Seen } from "./view";

export interface Standing {
  mice: number;
  jokers: number;
  /** What the most jokers would cost (K24). */
  lost: number;
  counts: number;
}

const PENALTY = 5;

/** By seat. Jokers in hands are added at the end (K23): nobody knows those of the others. */
export function standing(mice: readonly number[], displayed: readonly number[]): Standing[] {
  const most = Math.max(...displayed);
  return mice.map((caught, seat) => {
    const jokers = displayed[seat] ?? 0;
    const lost = most > 0 && jokers === most ? PENALTY : 0;
    return { mice: caught, jokers, lost, counts: caught - lost };
  });
}

/** The games that are over, and the one being played as it stands (K27). */
export function scoresNow({ over, scores, mice, displayed }: Seen): number[] {
  if (over) return scores;
  return standing(mice, displayed).map(({ counts }, seat) => (scores[seat] ?? 0) + counts);
}
