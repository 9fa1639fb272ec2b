/** The house of this page, in a Worker: our Python and the games' engines, without a server. */
import { Drawer } from "./drawer";
import type { Engine } from "./engine";
import { bytesIn, forgetMemory, keepMemory, keptMemory } from "./memory";
import { asking, loadEngines, loadPython, type PyDoor, type PyLine, type Pyodide } from "./python";
import type { FromWorker, ToWorker } from "./talk";

interface Kit {
  files: { path: string }[];
}

/** Milliseconds: what only the next visit needs waits until this one plays. */
const LATER = 5000;
const DOOR = "katzentisch.browser.door";
const lines = new Map<number, PyLine>();
let kit = "";
let door: Promise<PyDoor> | undefined;

function tell(message: FromWorker): void {
  postMessage(message);
}

async function file(address: string): Promise<Response> {
  const found = await fetch(address);
  if (!found.ok) throw new Error(`${address}: ${found.status}`);
  return found;
}

async function bytes(address: string): Promise<ArrayBuffer> {
  return (await file(address)).arrayBuffer();
}

/** The engines' files by game. */
async function engineFiles(kit: string): Promise<Map<string, ArrayBuffer>> {
  const { files } = (await (await file(`${kit}kit.json`)).json()) as Kit;
  const paths = files.map(({ path }) => path).filter((path) => path.endsWith(".wasm"));
  const engines = paths.filter((path) => path.startsWith("engines/"));
  const named = engines.map(async (path) => {
    const game = path.slice("engines/".length, -".wasm".length);
    return [game, await bytes(kit + path)] as const;
  });
  return new Map(await Promise.all(named));
}

/** All files at once. The engines are there first: they are small. */
async function open(kit: string, language: string): Promise<PyDoor> {
  const engines = engineFiles(kit).then(loadEngines);
  const house = bytes(`${kit}katzentisch.zip`);
  // Whoever waits for them hears of it; before, something else may have failed.
  for (const one of [engines, house]) one.catch(() => undefined);
  const memory = await keptMemory(kit);
  if (memory) {
    try {
      return opened(await loadPython(kit, house, bytesIn(memory)), await engines, true);
    } catch (problem) {
      console.info(problem);
      await forgetMemory(kit);
    }
  }
  const python = await loadPython(kit, house, undefined);
  keepLater(kit, read(python, language));
  return opened(python, await engines, false);
}

/** Let Python read our house; its memory after that, where it can be had. */
function read(python: Pyodide, language: string): Uint8Array | undefined {
  const door = python.pyimport(DOOR);
  door.get_ready(language);
  door.destroy();
  try {
    return python.makeMemorySnapshot();
  } catch (problem) {
    console.info(problem);
    return undefined;
  }
}

function keepLater(kit: string, memory: Uint8Array | undefined): void {
  if (!memory || !globalThis.caches) return;
  const keep = () => keepMemory(kit, memory as Uint8Array<ArrayBuffer>).catch(() => undefined);
  setTimeout(() => void keep(), LATER);
}

function opened(python: Pyodide, engines: Map<string, Engine>, remembered: boolean): PyDoor {
  const { open_door } = python.pyimport(DOOR);
  const tellKept = (all: boolean) => tell({ type: "kept", all });
  const door = open_door(new Drawer(), asking(engines), tellKept);
  // For our tests, which look in from outside. Whoever has this browser has all that is in it.
  return Object.assign(globalThis, { python, house: door, remembered }).house;
}

function drop(line: number): void {
  lines.get(line)?.destroy();
  lines.delete(line);
}

async function hear(message: ToWorker): Promise<void> {
  if (message.type === "open") {
    kit = message.kit;
    door = open(kit, message.language);
    await door;
    return tell({ type: "open" });
  }
  const house = await door!;
  switch (message.type) {
    case "ask": {
      const { id, method, path, query, body } = message;
      const answer = await house.answer(method, path, query, body);
      const [status, text] = answer.toJs();
      answer.destroy();
      return tell({ type: "answer", id, status, text });
    }
    case "line": {
      const { line, table } = message;
      const say = (text: string) => tell({ type: "said", line, text });
      const end = (code: number) => {
        tell({ type: "closed", line, code });
        drop(line);
      };
      lines.set(line, house.line(table, say, end));
      return;
    }
    case "say":
      lines.get(message.line)?.heard(message.text);
      return;
    case "leave":
      lines.get(message.line)?.left();
      drop(message.line);
  }
}

/** Whatever nobody has foreseen ends this Worker; the page opens the house anew, from its beginning. */
async function fail(problem: unknown): Promise<void> {
  await forgetMemory(kit).catch(() => undefined);
  tell({ type: "failed", problem: String(problem) });
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => void hear(data).catch(fail));
