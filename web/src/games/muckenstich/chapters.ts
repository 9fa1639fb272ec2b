/** How a replay is divided: rounds or their halves, discarding, tricks, and what is named after. */
import type { Seen } from "./view";
import { t } from "./words";

const NAMING = ["double", "void"];

export function roundName({ round, rounds, half }: Seen): string {
  const name = t("round-of", { round, rounds });
  return half === null ? name : `${name} · ${t("half", { half })}`;
}

export function part(before: Seen | null, now: Seen): string | null {
  if (now.phase === "discard") return before?.phase === "discard" ? null : "discard";
  if (now.phase === "play" && now.trick.length === 0) return "trick";
  const named = before !== null && NAMING.includes(before.phase);
  return NAMING.includes(now.phase) && !named ? "count" : null;
}
