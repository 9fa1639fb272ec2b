import { beforeEach, expect, test, vi } from "vitest";
import type { FromWorker, ToWorker } from "../../src/offline/talk";

vi.stubGlobal("location", new URL("http://table.example/"));
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("document", { querySelector: () => null });
const { OwnHouse } = await import("../../src/offline/table");
const { doors } = await import("../../src/lib/doors.svelte");

const KIT = "http://table.example/offline/1/";

/** A Worker that does nothing by itself. */
class Still {
  heard: ToWorker[] = [];
  ended = false;
  onmessage: ((message: MessageEvent) => void) | null = null;
  onerror: ((problem: ErrorEvent) => void) | null = null;
  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  say(message: FromWorker): void {
    this.onmessage?.({ data: message } as MessageEvent);
  }
}

let worker: Still;
let house: InstanceType<typeof OwnHouse>;

beforeEach(() => {
  worker = new Still();
  house = new OwnHouse(KIT, worker as unknown as Worker);
});

async function opened(): Promise<void> {
  worker.say({ type: "open" });
  await house.open;
}

test("the house is told where its files are, and what is read first", async () => {
  expect(worker.heard).toEqual([{ type: "open", kit: KIT, language: "en" }]);
  await opened();
});

test("requests wait until the house is open, and each gets its own answer", async () => {
  const one = house.ask("tables/offlinea?language=de", {});
  const other = house.ask("tables?language=fr", { method: "POST", body: "{}" });
  expect(worker.heard).toHaveLength(1);
  await opened();
  await Promise.resolve();
  const [, first, second] = worker.heard;
  expect(first).toMatchObject({ method: "GET", path: "tables/offlinea", query: "language=de" });
  expect(second).toMatchObject({ method: "POST", path: "tables", body: "{}" });
  const id = (message?: ToWorker) => (message?.type === "ask" ? message.id : -1);
  worker.say({ type: "answer", id: id(second), status: 409, text: '{"said":"no"}' });
  worker.say({ type: "answer", id: id(first), status: 200, text: "{}" });
  expect((await one).ok).toBe(true);
  expect((await other).status).toBe(409);
  expect(await (await other).json()).toEqual({ said: "no" });
});

test("a line is open when the house is, and says and hears", async () => {
  const line = house.line("offlinea");
  const heard: string[] = [];
  line.onopen = () => heard.push("open");
  line.onmessage = ({ data }) => heard.push(data);
  line.onclose = ({ code }) => heard.push(`closed ${code}`);
  await opened();
  const asked = worker.heard.at(-1);
  expect(asked).toMatchObject({ type: "line", table: "offlinea" });
  const number = asked?.type === "line" ? asked.line : -1;
  line.send("hello");
  expect(worker.heard.at(-1)).toEqual({ type: "say", line: number, text: "hello" });
  worker.say({ type: "said", line: number, text: "there" });
  worker.say({ type: "closed", line: number, code: 4401 });
  expect(heard).toEqual(["open", "there", "closed 4401"]);
});

test("a line that is given up before the house is open is never opened", async () => {
  const line = house.line("offlinea");
  line.close();
  await opened();
  expect(worker.heard.some(({ type }) => type === "line")).toBe(false);
});

test("whoever closes a line hears nothing more of it", async () => {
  const line = house.line("offlinea");
  const heard: string[] = [];
  line.onmessage = ({ data }) => heard.push(data);
  await opened();
  line.close();
  expect(worker.heard.at(-1)?.type).toBe("leave");
  worker.say({ type: "said", line: 1, text: "late" });
  expect(heard).toEqual([]);
});

test("a Worker that fails leaves nobody waiting, and is ended", async () => {
  const complain = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await opened();
  const closed: number[] = [];
  house.line("offlinea").onclose = ({ code }) => closed.push(code);
  const asked = house.ask("choices", {});
  await Promise.resolve();
  worker.say({ type: "failed", problem: "Python has ended" });
  expect((await asked).status).toBe(503);
  expect(closed).toEqual([1006]);
  expect(house.gone && worker.ended).toBe(true);
  complain.mockRestore();
});

test("a house that cannot be opened says so to whoever waits for it", async () => {
  const complain = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const closed: number[] = [];
  house.line("offlinea").onclose = ({ code }) => closed.push(code);
  const asked = house.ask("choices", {});
  worker.say({ type: "failed", problem: "404" });
  await expect(house.open).rejects.toThrow("404");
  await expect(asked).rejects.toThrow("404");
  expect(closed).toEqual([1006]);
  complain.mockRestore();
});

test("what the browser does not keep is known to the page", () => {
  worker.say({ type: "kept", all: false });
  expect(doors.unkept).toBe(true);
  worker.say({ type: "kept", all: true });
  expect(doors.unkept).toBe(false);
});
