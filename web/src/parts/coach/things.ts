/** What is new to somebody in an ordinary game: a game's own `coach.ts` says what there is now. */
import type { Desk } from "../../lib/desk.svelte";
import type { View } from "../../lib/protocol";
import { folderOf } from "../../lib/texts.svelte";

/** The things a table shows now, by name; what is asked of the player first. */
export type Things<V extends View = View> = (view: V, seat: number, legal: string[]) => string[];

const own = import.meta.glob<Things>("../../games/*/coach.ts", { import: "default", eager: true });

export function newThings(desk: Desk): string[] {
  const { seat, legal } = desk.scene;
  if (seat === null || desk.moment) return [];
  return own[`../../games/${folderOf(desk.game)}/coach.ts`]?.(desk.view, seat, legal) ?? [];
}

const KEY = "katzentisch.explained";

interface Explained {
  id: string;
  things: string[];
}

/** What has been explained in a game; a new game begins anew. */
export function explained(id: string): string[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Partial<Explained>;
    return kept.id === id ? (kept.things ?? []) : [];
  } catch {
    return [];
  }
}

export function rememberExplained(id: string, thing: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ id, things: [...explained(id), thing] }));
  } catch {
    // A browser that keeps nothing hears it again.
  }
}
