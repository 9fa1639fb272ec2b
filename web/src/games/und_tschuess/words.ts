/** Cards and moves in words. */
import { textsOf } from "../../lib/texts.svelte";

export const { t, maybe } = textsOf("und-tschuess");

/** A card with a real minus. */
export function cardName(card: string): string {
  return card.replace("-", "−");
}

export function moveName(move: string): string | null {
  const [verb = "", card = ""] = move.split(" ");
  return maybe(`move-${verb}`, { card: cardName(card) });
}
