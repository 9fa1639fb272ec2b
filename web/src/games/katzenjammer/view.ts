// Generated from src/katzentisch/games/katzenjammer/words.py by `make protocol`. Do not edit.
import type { View } from "../../lib/protocol";

export type Phase = "auction" | "pay" | "foursomes" | "over";

/** How the last finished game was counted, by seat (K23). */
export interface LastScore {
  mice: number[];
  jokers: number[];
}

/** What everybody sees (K4). */
export interface Public {
  phase: Phase;
  game: number;
  games: number;
  bandleader: number;
  row: string[];
  bid: string | null;
  bidder: number | null;
  bids: (string | null)[];
  passed: boolean[];
  hand_sizes: number[];
  displayed: number[];
  mice: number[];
  pool: number;
  deck: number;
  discards: Record<string, number>;
  pad: number[][];
  last_score: LastScore | null;
}

/** What a seat alone sees (K4). */
export interface Own {
  hand: string[];
}

/** The game as somebody sees it; what is a seat's own is not there for spectators. */
export interface Seen extends View, Public, Partial<Own> {}
