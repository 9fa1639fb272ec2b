/** A table that is not opened yet: its form is there again after a look elsewhere. */

export interface Draft {
  game: string;
  players: number;
  options: Record<string, string>;
  level: string;
  /** Bots of another level than the rest, by seat; empty where it is the same. */
  levels: string[];
  hints: boolean;
  watched: boolean;
  open: boolean;
  clock: number;
}

const KEY = "katzentisch.draft";

export function keptDraft(): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Draft | null;
  } catch {
    return null;
  }
}

export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Then the form is empty after a look elsewhere.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There was none.
  }
}
