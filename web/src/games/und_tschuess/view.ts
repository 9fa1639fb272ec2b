// Generated from src/katzentisch/games/und_tschuess/words.py by `make protocol`. Do not edit.
import type { View } from "../../lib/protocol";

export type Phase = "deal" | "play" | "exchange" | "draw" | "row" | "over";

/** What everybody sees (U5, U10, U12). */
export interface Public {
  phase: Phase;
  round: number;
  row: string[];
  inside: number[];
  ready: boolean[];
  lying: string[][];
  totals: number[];
  hand_sizes: number[];
  exchanger: number | null;
  aside: number;
  deck: number;
  discards: number;
  reshuffle_to_come: boolean;
  pad: ((string | null)[])[];
}

/** What a seat alone sees: its hand, its choice, the cards it lays aside (U5, U12). */
export interface Own {
  hand: string[];
  choice: string | null;
  laid_aside?: string[];
}

/** The game as somebody sees it; what is a seat's own is not there for spectators. */
export interface Seen extends View, Public, Partial<Own> {}
