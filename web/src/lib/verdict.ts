/** What this device can say of a deal when the game is over: the record, and what it was shown. */
import type { GameRecord } from "./api";
import { fingerprint, prove, type Fair } from "./fair";
import { pageOf } from "./game";
import type { Event } from "./protocol";
import type { Kept } from "./shares";

/**
 * `checked`: with a share of this device; `shown`: as it was shown, without a share of it; `alone`:
 * the record by itself; `unshared`: nobody opened a share; `differs`: not what this device was
 * shown; `wrong`: cannot be true at all.
 */
export type Kind =
  "checked" | "shown" | "alone" | "unshared" | "old" | "unopened" | "differs" | "wrong";
export type Difference = "commitment" | "lock" | "promises" | "salt" | "accused" | "late" | "hand";

export interface Verdict {
  kind: Kind;
  /** What differs or is wrong. */
  fault: string;
  late: number[];
  fingerprint: string;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Judge a record; `told` are the seats that were called late at the table, if that is known. */
export function judge(
  record: GameRecord,
  kinds: readonly string[],
  kept: Kept | null,
  told: readonly number[] | null,
): Verdict {
  const { fair, players, shuffles } = record;
  const proof = prove(fair, players, shuffles, kinds);
  const late = fair?.late ?? [];
  const sealed = fair?.promises ? fingerprint(fair.commitment, fair.promises) : "";
  const verdict = (kind: Kind, fault = ""): Verdict => ({ kind, fault, late, fingerprint: sealed });
  if (proof.startsWith("wrong")) return verdict("wrong", proof);
  const fault = fair && kept ? difference(fair, kept, told) : "";
  if (fault) return verdict("differs", fault);
  if (kept && !holds(record, kept)) return verdict("differs", "hand");
  if (proof === "old") return verdict(fair?.promises ? "unshared" : "old");
  if (proof === "unopened") return verdict("unopened");
  if (!kept?.lock) return verdict("alone");
  return verdict(kept.salt && fair?.salts?.[kept.seat ?? -1] === kept.salt ? "checked" : "shown");
}

/** In what a record is not as this device was shown it. */
function difference(fair: Fair, kept: Kept, told: readonly number[] | null): Difference | "" {
  const { lock, commitment, trouble, seat } = kept;
  if (trouble === "commitment" || (commitment && commitment !== fair.commitment))
    return "commitment";
  if (trouble === "second-lock") return "lock";
  if (!lock) return "";
  if (lock.commitment !== fair.commitment) return "commitment";
  if (!same(lock.promises, fair.promises)) return "promises";
  return fair.seed === undefined ? "" : unlike(fair, kept, seat, told);
}

function unlike(
  { salts = [], late = [] }: Fair,
  kept: Kept,
  seat: number | null,
  told: readonly number[] | null,
): Difference | "" {
  if (seat !== null && kept.salt) {
    if (late.includes(seat) && kept.taken) return "accused";
    if (!late.includes(seat) && salts[seat] !== kept.salt) return "salt";
  }
  if (late.some((one) => kept.opened.includes(one))) return "late";
  return told && !same([...told].sort(), late) ? "late" : "";
}

/** Whether the first hand that was shown holds what the first deck gives that seat. */
function holds({ game, players, shuffles }: GameRecord, { seat, hand }: Kept): boolean {
  const size = pageOf(game).firstHand?.(players) ?? 0;
  if (seat === null || hand.length === 0 || size === 0) return true;
  const left = [...hand];
  return (shuffles[0] ?? []).slice(seat * size, (seat + 1) * size).every((card) => {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** Who was called late at the table in the last game of these events; null if it is not told. */
export function toldLate(events: readonly Event[]): number[] | null {
  const start = events.findLastIndex(({ kind }) => kind === "started");
  const earlier = events.slice(0, Math.max(start, 0));
  const lock = earlier.findLastIndex(({ kind }) => kind === "locked" || kind === "started");
  if (earlier[lock]?.kind !== "locked") return null;
  const named = earlier.slice(lock).filter(({ kind }) => kind === "late");
  return named.map(({ seat }) => seat ?? -1).sort();
}
