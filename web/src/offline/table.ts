/** The page's own house, as the page knows a server: requests and lines, answered by a Worker. */
import { BROKEN, doors, playHere, type Door, type Line } from "../lib/doors.svelte";
import { language } from "../lib/texts.svelte";
import type { FromWorker, ToWorker } from "./talk";

/** As much of a Worker as is used here. */
export type Working = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

const GONE_AWAY = 503;

interface Waiting {
  answer: (found: Response) => void;
}

/** A line to a table in the Worker; the page takes it for a WebSocket. */
class OwnLine implements Line {
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;

  constructor(
    readonly send: (text: string) => void,
    readonly close: () => void,
  ) {}
}

export class OwnHouse implements Door {
  readonly #worker: Working;
  readonly #asked = new Map<number, Waiting>();
  readonly #lines = new Map<number, OwnLine>();
  #last = 0;
  /** Ready when the house is open; fails where it cannot be opened. */
  readonly open: Promise<void>;
  /** Whether the Worker has ended. */
  gone = false;

  constructor(kit: string, worker: Working) {
    this.#worker = worker;
    this.open = new Promise((open, fail) => {
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === "open") open();
        else if (data.type === "failed") fail(this.#end(data.problem));
        else this.#hear(data);
      };
      worker.onerror = ({ message }) => fail(this.#end(message));
    });
    // Whoever waits for it hears of it; nobody may.
    this.open.catch(() => undefined);
    this.#tell({ type: "open", kit, language: language() });
  }

  async ask(path: string, init: RequestInit): Promise<Response> {
    await this.open;
    const [place = "", query = ""] = path.split("?");
    const { method = "GET", body = "" } = init;
    const id = ++this.#last;
    return new Promise((answer) => {
      this.#asked.set(id, { answer });
      this.#tell({ type: "ask", id, method, path: place, query, body: body as string });
    });
  }

  line(table: string): Line {
    const line = ++this.#last;
    const made = new OwnLine(
      (text) => this.#tell({ type: "say", line, text }),
      () => {
        this.#lines.delete(line);
        this.#tell({ type: "leave", line });
      },
    );
    this.#lines.set(line, made);
    this.open.then(
      () => {
        if (!this.#lines.has(line)) return;
        this.#tell({ type: "line", line, table });
        made.onopen?.();
      },
      () => {
        if (this.#lines.delete(line)) made.onclose?.({ code: BROKEN });
      },
    );
    return made;
  }

  #tell(message: ToWorker): void {
    if (!this.gone) this.#worker.postMessage(message);
  }

  #hear(message: FromWorker): void {
    switch (message.type) {
      case "answer": {
        const { id, status, text } = message;
        this.#asked.get(id)?.answer(new Response(text, { status }));
        this.#asked.delete(id);
        return;
      }
      case "said":
        return this.#lines.get(message.line)?.onmessage?.({ data: message.text });
      case "closed": {
        const line = this.#lines.get(message.line);
        this.#lines.delete(message.line);
        return line?.onclose?.({ code: message.code });
      }
      case "kept":
        doors.unkept = !message.all;
    }
  }

  /** The Worker has failed: nobody waits for it any more, and the next wish opens a new house. */
  #end(problem: string): Error {
    console.error(problem);
    this.gone = true;
    doors.unkept = false;
    this.#worker.terminate();
    for (const { answer } of this.#asked.values()) answer(new Response("", { status: GONE_AWAY }));
    this.#asked.clear();
    for (const line of this.#lines.values()) line.onclose?.({ code: BROKEN });
    this.#lines.clear();
    return new Error(problem);
  }
}

function newWorker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
}

let house: OwnHouse | null = null;

/** The house of this page, opened if it is not. */
export function ownHouse(kit: string): OwnHouse {
  if (!house || house.gone) house = new OwnHouse(kit, newWorker());
  return house;
}

/** From now on tables are opened in this page, and nothing is asked of a server but its own. */
export async function startOffline(kit: string): Promise<void> {
  doors.broken = "";
  await ownHouse(kit).open;
  playHere(true);
}
