/** As much of Pyodide as is used here, and of our Python (browser/door.py) through it. */
import { loadEngine, type Engine, type Given } from "./engine";
import type { Drawer } from "./drawer";
import { unpack, type Files } from "./unpack";

/** Something of Python's; what is not given back stays in its memory. */
interface Proxy {
  destroy(): void;
}

interface Buffer {
  data: Uint8Array;
  release(): void;
}

/** A list that is lent to an engine (offline/engine.py). */
interface PyLent extends Proxy {
  bytes: Proxy & { getBuffer(type: "u8"): Buffer };
  length: number;
  rows: number | undefined;
}

type PyGiven = number | bigint | PyLent;

export interface PyLine extends Proxy {
  heard(text: string): void;
  left(): void;
}

interface PyAnswer extends Proxy {
  toJs(): [status: number, text: string];
}

export interface PyDoor {
  answer(method: string, path: string, query: string, body: string): Promise<PyAnswer>;
  line(table: string, say: (text: string) => void, end: (code: number) => void): PyLine;
}

type Ask = (game: string, name: string, given: Iterable<PyGiven>) => bigint;

interface DoorModule extends Proxy {
  get_ready(language: string): void;
  open_door(drawer: Drawer, ask: Ask, tell: (all: boolean) => void): PyDoor;
}

export interface Pyodide {
  runPython(code: string): unknown;
  pyimport(name: string): DoorModule;
  makeMemorySnapshot(): Uint8Array;
}

/** As much of what Python runs on as is used before it begins. */
interface Ground {
  FS: Files;
  /** Libraries that are there when Python asks for them, by their files. */
  preloadedWasm: Record<string, unknown>;
  addRunDependency(name: string): void;
  removeRunDependency(name: string): void;
  growMemory(bytes: number): unknown;
  loadWebAssemblyModule(
    file: Uint8Array,
    wishes: { loadAsync: true; nodelete: true },
    path: string,
    names: object,
  ): Promise<unknown>;
}

interface Settings {
  preRun: ((ground: Ground) => void)[];
}

type Create = (settings: Settings) => Promise<unknown>;

interface Wishes {
  indexURL: string;
  env: Record<string, string>;
  createPyodideModule: Create;
  _makeSnapshot: boolean;
  _loadSnapshot: Promise<Uint8Array> | undefined;
}

interface PyodideModule {
  loadPyodide(wishes: Wishes): Promise<Pyodide>;
}

/** Where our Python lies, in Python's eyes. */
const HOME = "/house";
const LIBRARY = ".so";

/**
 * Python with the files of our house; it begins with `memory` where that is given (memory.ts).
 *
 * Libraries of machine code are loaded before it begins, in the order of the archive: so they lie at the
 * same places of every memory.
 */
export async function loadPython(
  kit: string,
  house: Promise<ArrayBuffer>,
  memory: Promise<Uint8Array> | undefined,
): Promise<Pyodide> {
  const place = `${kit}pyodide/`;
  const [{ loadPyodide }, { default: create }] = await Promise.all([
    import(/* @vite-ignore */ `${place}pyodide.mjs`) as Promise<PyodideModule>,
    import(/* @vite-ignore */ `${place}pyodide.asm.mjs`) as Promise<{ default: Create }>,
  ]);
  const furnish = async (ground: Ground) => {
    if (memory) ground.growMemory((await memory).length);
    const files = unpack(new Uint8Array(await house), HOME, ground.FS);
    for (const path of files.filter((one) => one.endsWith(LIBRARY))) {
      const wishes = { loadAsync: true, nodelete: true } as const;
      const file = ground.FS.readFile(path);
      ground.preloadedWasm[path] = await ground.loadWebAssemblyModule(file, wishes, path, {});
    }
  };
  return loadPyodide({
    indexURL: place,
    env: { PYTHONPATH: HOME },
    createPyodideModule: (settings) => furnished(create, settings, furnish),
    _makeSnapshot: !memory,
    _loadSnapshot: memory,
  });
}

/** The ground of Python, on which something is done before it begins. */
function furnished(
  create: Create,
  settings: Settings,
  furnish: (ground: Ground) => Promise<void>,
): Promise<unknown> {
  return new Promise((made, fail) => {
    settings.preRun.push((ground) => {
      ground.addRunDependency(HOME);
      furnish(ground).then(() => ground.removeRunDependency(HOME), fail);
    });
    create(settings).then(made, fail);
  });
}

export async function loadEngines(files: Map<string, ArrayBuffer>): Promise<Map<string, Engine>> {
  const loaded = [...files].map(async ([game, file]) => [game, await loadEngine(file)] as const);
  return new Map(await Promise.all(loaded));
}

/** How Python asks the engines: what it lends is worked on where it lies. */
export function asking(engines: Map<string, Engine>): Ask {
  return (game, name, given) => {
    const borrowed: (() => void)[] = [];
    try {
      const handed = Array.from(given, (one) => borrow(one, borrowed));
      return engines.get(game)!.ask(name, handed);
    } finally {
      for (const giveBack of borrowed) giveBack();
    }
  };
}

function borrow(one: PyGiven, borrowed: (() => void)[]): Given {
  if (typeof one !== "object") return BigInt(one);
  const held = one.bytes;
  const buffer = held.getBuffer("u8");
  const lent = { bytes: buffer.data, length: one.length, rows: one.rows };
  borrowed.push(() => {
    buffer.release();
    held.destroy();
    one.destroy();
  });
  return lent;
}
