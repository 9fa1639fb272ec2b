/**
 * The games this browser took part in, with how they ended: those of private tables as well, of
 * which no list but this one knows. Nothing of it leaves the browser.
 */
import { Keeping, type Storing } from "./keeping";
import { ranks } from "./places";
import type { Played } from "./protocol";

export interface PastGame {
  /** The game's id: its replay is found by it. */
  id: string;
  game: string;
  names: string[];
  /** Empty where the game was stopped. */
  scores: number[];
  winners: number[];
  /** Where its owner sat. */
  seat: number;
  /** When it ended, in seconds since 1970. */
  ended: number;
}

/** A game its owner no longer wants to see stays known, lest it be found again at its table. */
interface Removed {
  id: string;
  removed: true;
}

const MOST = 400;

export class History {
  readonly #kept: Keeping<PastGame | Removed>;

  constructor(storage?: () => Storing) {
    this.#kept = new Keeping("katzentisch.game.", MOST, storage);
  }

  /** The games, the latest first. */
  games(): PastGame[] {
    const kept = this.#kept.all().filter((one): one is PastGame => !("removed" in one));
    return kept.sort((a, b) => b.ended - a.ended);
  }

  /** Whether a game is known, even if only as one not to be shown. */
  knows(id: string): boolean {
    return this.#kept.get(id) !== null;
  }

  /** Keep a game; false if it was known already. */
  keep(game: PastGame): boolean {
    if (this.knows(game.id)) return false;
    this.#kept.set(game.id, game);
    return true;
  }

  remove(id: string): void {
    this.#kept.set(id, { id, removed: true });
  }

  /** Those of a table's games that are not known. */
  missing(played: readonly Played[]): Played[] {
    return played.filter(({ id }) => !this.knows(id));
  }
}

export const past = new History();

/** The own place in a game; none where it was stopped. */
export function ownRank({ scores, winners, seat }: PastGame): number | null {
  return winners.length > 0 ? (ranks(scores, winners)[seat] ?? null) : null;
}
