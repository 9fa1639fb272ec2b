/** What a player is told or asked beside the game. It stands where the prompt stands. */
export interface Notice {
  key: string;
  said: string;
  /** The clause behind it, or none. */
  clause?: string;
  /** It is said at once, whatever else is being said. */
  alarm?: boolean;
  /** Somebody at the table asks it. */
  question?: boolean;
  /** What can be done about it. */
  acts?: { label: string; main?: boolean; act: () => void }[];
  /** Shows the figures behind it, where there are any. */
  figures?: () => void;
  /** How it goes away, where that is up to the player. */
  close?: () => void;
}
