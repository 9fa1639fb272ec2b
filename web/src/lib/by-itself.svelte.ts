/** Moves that the page makes for a person: one decided ahead, or the only card there is to play. */
import type { Desk } from "./desk.svelte";
import { pageOf } from "./game";
import type { View } from "./protocol";
import { settings } from "./settings.svelte";

/** A move that is to be made as soon as it is due, and the name of the time for which it holds. */
export interface Ahead {
  move: string;
  during: string;
}

/** Long enough to see what happens by itself, in milliseconds. */
const PAUSE = 600;

/** What may be decided ahead now. */
export function offered(view: View): Ahead | null {
  return pageOf(view.rules).ahead?.(view) ?? null;
}

export function holds(ahead: Ahead, view: View): boolean {
  const now = offered(view);
  return now?.move === ahead.move && now.during === ahead.during;
}

/** The move that is made without asking: what was decided ahead, or, if wished, a forced card. */
export function byItself(
  view: View,
  legal: readonly string[],
  ahead: Ahead | null,
  forced: boolean,
): string | null {
  if (ahead && holds(ahead, view) && legal.includes(ahead.move)) return ahead.move;
  return forced ? onlyCard(view, legal) : null;
}

/** The one legal move, if it is a card of the hand: nothing is to be decided then. */
function onlyCard({ hand }: View, legal: readonly string[]): string | null {
  const [move = "", ...others] = legal;
  const [, card = "", ...more] = move.split(" ");
  const isCard = Array.isArray(hand) && hand.includes(card);
  return isCard && others.length === 0 && more.length === 0 ? move : null;
}

/** Let the page make such moves at this table; to be called where its screen is made. */
export function movesByItself(table: () => Desk | null): void {
  // Who takes such a move back wants to decide for himself.
  let made = "";
  $effect(() => {
    const desk = table();
    if (desk?.ahead && !holds(desk.ahead, desk.view)) desk.ahead = null;
  });
  $effect(() => {
    const desk = table();
    if (!desk?.myTurn) return;
    const move = byItself(desk.view, desk.scene.legal, desk.ahead, settings.forced);
    const position = JSON.stringify(desk.view);
    if (!move || position === made) return;
    const soon = () => {
      made = position;
      void desk.act(move);
    };
    const timer = setTimeout(soon, settings.pace === "off" ? 0 : PAUSE);
    return () => clearTimeout(timer);
  });
}
