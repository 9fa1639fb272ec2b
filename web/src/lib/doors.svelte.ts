/** Whom the page talks to: a server, or the house in this page. The rest of it need not know. */
import { kitAddress } from "../offline/kit-address";
import { isOffline } from "../offline/names";
import { link, route } from "./route.svelte";

/** A line to a table: as much of a WebSocket as is used here. */
export interface Line {
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((closed: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Door {
  /** Ask for a path under `api/`, what stands behind its question mark included. */
  ask(path: string, init: RequestInit): Promise<Response>;
  line(table: string): Line;
}

/** As the web says that a line broke. */
export const BROKEN = 1006;

/** Under this name a tab remembers, beyond a reload, that it plays without a server. */
const HERE = "katzentisch.here";

function remembered(): boolean {
  try {
    return sessionStorage.getItem(HERE) !== null;
  } catch {
    return false;
  }
}

export const doors = $state({
  /** Whether tables are opened in this page. */
  here: remembered(),
  /** Whether the browser does not keep what happens at them. */
  unkept: false,
  /** Why the house in this page cannot be opened; empty where it can, or was not tried. */
  broken: "",
});

const server: Door = {
  ask: (path, init) => fetch(link(`api/${path}`), init),
  line: (table) => new WebSocket(link(`ws/${table}`).replace(/^http/, "ws")) as unknown as Line,
};

/** From now on tables are opened in this page, or no longer. */
export function playHere(here: boolean): void {
  doors.here = here;
  try {
    if (here) sessionStorage.setItem(HERE, "");
    else sessionStorage.removeItem(HERE);
  } catch {
    // Then only this page knows.
  }
}

/** The house in this page, which is loaded when it is needed. */
async function own(): Promise<Door> {
  // Who wishes it tries again; nobody does it by a timer.
  if (doors.broken) throw new Error(doors.broken);
  try {
    const house = (await import("../offline/table")).ownHouse(kitAddress() ?? "");
    await house.open;
    return house;
  } catch (problem) {
    doors.broken = lastLine(problem);
    playHere(false);
    throw problem;
  }
}

/** What an error says; Python's begin with much that only programmers read. */
function lastLine(problem: unknown): string {
  return String(problem).trim().split("\n").at(-1)!;
}

/** A table or a finished game in an address, if it names one. */
function named(path: string): string | undefined {
  return /^(?:tables|records)\/([^/?]+)/.exec(path)?.[1];
}

/** Whether this page answers: of its tables and games, and at them and while we play here of all. */
export function answersHere(path: string): boolean {
  const id = named(path);
  return id === undefined ? doors.here || isOffline(route.place.id) : isOffline(id);
}

export async function ask(path: string, init: RequestInit): Promise<Response> {
  return (answersHere(path) ? await own() : server).ask(path, init);
}

/** A line to whoever keeps the table. */
export function lineTo(table: string): Line {
  return isOffline(table) ? late(own(), table) : server.line(table);
}

/** A line to a house that is still to be found. */
function late(house: Promise<Door>, table: string): Line {
  const line: Line = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => void found.then((one) => one?.send(text)),
    close: () => void found.then((one) => one?.close()),
  };
  const found = house.then(
    (door) => {
      const one = door.line(table);
      one.onopen = () => line.onopen?.();
      one.onmessage = (message) => line.onmessage?.(message);
      one.onclose = (closed) => line.onclose?.(closed);
      return one;
    },
    () => void line.onclose?.({ code: BROKEN }),
  );
  return line;
}
