/** Begins the names of tables and games of a page; no server gives such a name (browser/page_house.py). */
const OFFLINE = "offline";

/** Whether a table or a game is kept in this browser. */
export function isOffline(id: string): boolean {
  return id.startsWith(OFFLINE);
}
