/** How a round is divided in a replay: the exchange, the cards of all, the duel. */
import type { Seen } from "./view";

export function part(before: Seen | null, now: Seen): string | null {
  if (now.phase === "exchange") return before?.phase === "exchange" ? null : "exchange";
  if (now.phase !== "play") return null;
  if (now.inside.length === 2) return before?.inside.length === 2 ? null : "duel";
  return now.lying.every((cards) => cards.length === 0) ? "all" : null;
}
