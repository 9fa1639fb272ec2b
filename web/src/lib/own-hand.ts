/** The own cards in the order in which they lie on the screen. */
import { arranged, rankOf, sorted } from "./cards";
import type { Desk } from "./desk.svelte";
import { ownOrder, settings } from "./settings.svelte";

export function lyingHand(desk: Desk, cards: readonly string[]): string[] {
  const own = ownOrder(desk.scene.deal ?? desk.game);
  return arranged(sorted(cards, settings.order, rankOf(desk.game)), own);
}
