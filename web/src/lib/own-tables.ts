/** The tables this browser has a seat at, as they stand; what ended there meanwhile is kept. */
import { api, Impossible } from "./api";
import { doors } from "./doors.svelte";
import { isOffline } from "../offline/names";
import { past } from "./history";
import type { Table } from "./protocol";
import { forgetSeat, seats, type KeptSeat } from "./settings.svelte";

/** The ids of the own tables, the latest first. */
export function ownTables(): [string, KeptSeat][] {
  return Object.entries(seats).sort(([, a], [, b]) => b.at - a.at);
}

/** Delete a table of this browser, and the games that ended there. */
export async function forgetTable(id: string): Promise<void> {
  // What cannot be shown any more can be deleted all the same.
  const played = await api.table(id, seats[id]?.token).then(
    (table) => table.played,
    () => [],
  );
  await api.forgetTable(id);
  for (const game of played) past.remove(game.id);
  forgetSeat(id);
}

/** How a table stands; null where nobody says it. Nothing is loaded only to look. */
export async function lookAt(id: string): Promise<Table | null> {
  if (isOffline(id) && !doors.here) return null;
  try {
    const kept = seats[id];
    const table = await api.table(id, kept?.token);
    if (kept) await catchUp(table, kept);
    return table;
  } catch (problem) {
    if (problem instanceof Impossible && problem.reason === "table-none") forgetSeat(id);
    return null;
  }
}

/** Keep the games that ended at a table while this browser was away. */
async function catchUp(table: Table, kept: KeptSeat): Promise<void> {
  if (kept.seat < 0) return;
  for (const { id, scores, winners } of past.missing(table.played)) {
    const { names = [], finished = 0 } = await api.record(id);
    const { seat } = kept;
    // What ended before the seat was taken was somebody else's.
    if (finished * 1000 < kept.at) past.remove(id);
    else past.keep({ id, game: table.game, names, scores, winners, seat, ended: finished });
  }
}
