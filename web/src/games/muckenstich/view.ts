// Generated from src/katzentisch/games/muckenstich/words.py by `make protocol`. Do not edit.
import type { View } from "../../lib/protocol";

export type Phase = "discard" | "play" | "trump" | "double" | "void" | "over";

/** How the last round was counted: by seat and colour (M17, M18). */
export interface LastScore {
  numbers: number[][];
  mosquitoes: number[][];
  doubled: string | null;
  void: string | null;
}

/** What everybody sees (M4, M5, M14). */
export interface Public {
  phase: Phase;
  round: number;
  rounds: number;
  half: number | null;
  dealer: number;
  leader: number;
  trump: string | null;
  trick: [number, string][];
  winning: number | null;
  last_trick: [number, string][];
  last_winner: number | null;
  hand_sizes: number[];
  ready: boolean[];
  tricks: number[];
  mosquitoes: number[] | null;
  doubled: string | null;
  pad: number[][];
  last_score: LastScore | null;
  played?: string[];
}

/** What a seat alone sees: its hand and what it has discarded (M4, M5). */
export interface Own {
  hand: string[];
  discarded: string[];
}

/** The game as somebody sees it; what is a seat's own is not there for spectators. */
export interface Seen extends View, Public, Partial<Own> {}
