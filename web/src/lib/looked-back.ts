/** What of all that happened may still be looked at. */
import type { Event } from "./protocol";

/** Who has chosen is seen at the seats; what lies face down may not be looked at again. */
export function lookedBack(events: readonly Event[], remembered: number): Event[] {
  return events.filter(({ kind, n }) => kind !== "chosen" && (kind !== "moved" || n >= remembered));
}

/** The last sentences of what happened, the latest last. */
export function lastLines(events: readonly Event[], remembered: number, most: number): string[] {
  return lookedBack(events, remembered)
    .slice(-most)
    .flatMap(({ said }) => said)
    .slice(-most);
}
