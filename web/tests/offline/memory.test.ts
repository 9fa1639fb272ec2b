import { expect, test, vi } from "vitest";
import { bytesIn, forgetMemory, keepMemory, keptMemory } from "../../src/offline/memory";

const KIT = "http://table.example/cards/offline/abc/";
const MEMORY = Uint8Array.from([1, 2, 3, 4]);
const kept = new Map<string, Response>();
const cache = {
  put: async (address: string, answer: Response) => void kept.set(address, answer),
  delete: async (address: string) => kept.delete(address),
};
const opened = vi.fn((name: string) => Promise.resolve({ name, ...cache }));
vi.stubGlobal("caches", { open: opened, match: async (at: string) => kept.get(at)?.clone() });
const browser = { userAgent: "one", room: 1000 };
vi.stubGlobal("navigator", {
  get userAgent() {
    return browser.userAgent;
  },
  storage: { estimate: async () => ({ quota: browser.room, usage: 0 }) },
});

test("what was kept is found, beside its kit", async () => {
  await keepMemory(KIT, MEMORY);
  expect(opened).toHaveBeenCalledWith("katzentisch /cards/ abc");
  expect(await bytesIn((await keptMemory(KIT))!)).toEqual(MEMORY);
});

test("another release or another browser begins anew", async () => {
  expect(await keptMemory(KIT.replace("abc", "def"))).toBeUndefined();
  browser.userAgent = "two";
  expect(await keptMemory(KIT)).toBeUndefined();
  browser.userAgent = "one";
});

test("what is damaged is not used", async () => {
  const [address, answer] = [...kept][0]!;
  kept.set(address, new Response("spoiled", { headers: answer.headers }));
  await expect(bytesIn((await keptMemory(KIT))!)).rejects.toThrow("python.memory");
});

test("it can be forgotten, and is not kept where room is short", async () => {
  await forgetMemory(KIT);
  expect(kept.size).toBe(0);
  browser.room = 39;
  await keepMemory(KIT, MEMORY);
  expect(kept.size).toBe(0);
});
