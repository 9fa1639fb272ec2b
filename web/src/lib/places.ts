/** Who came first, second, third: the winners, and after them the others by their scores. */

export interface Ranked {
  seat: number;
  /** Equals have the same, and the next one counts them all: 1, 1, 3. */
  rank: number;
  score: number;
}

/**
 * All seats, the best first. Who has won says the game, which may break a tie of scores; where it
 * names nobody (yet, or because the game was stopped), the scores alone count.
 */
export function places(scores: readonly number[], winners: readonly number[]): Ranked[] {
  const better = (a: number, b: number): number =>
    Number(winners.includes(b)) - Number(winners.includes(a)) ||
    (winners.includes(a) ? 0 : scores[b]! - scores[a]!);
  const seats = scores.map((_, seat) => seat).sort((a, b) => better(a, b) || a - b);
  return seats.map((seat) => ({
    seat,
    rank: 1 + seats.filter((other) => better(other, seat) < 0).length,
    score: scores[seat]!,
  }));
}

/** By seat, the place it came in. */
export function ranks(scores: readonly number[], winners: readonly number[]): number[] {
  const found: number[] = [];
  for (const { seat, rank } of places(scores, winners)) found[seat] = rank;
  return found;
}
