import { expect, test, vi } from "vitest";

const asked: string[] = [];
vi.stubGlobal("location", new URL("http://table.example/cards/"));
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("document", { querySelector: () => null });
vi.stubGlobal("fetch", (address: string) => {
  asked.push(address);
  return Promise.resolve(new Response("[]"));
});
vi.mock("../../src/offline/kit-address", () => ({ kitAddress: () => "kit/" }));
const own = {
  open: Promise.resolve(),
  ask: vi.fn(() => Promise.resolve(new Response("[]"))),
  line: vi.fn(),
};
vi.mock("../../src/offline/table", () => ({ ownHouse: () => own }));
const { answersHere, ask, doors, lineTo, playHere } = await import("../../src/lib/doors.svelte");
const { route } = await import("../../src/lib/route.svelte");

test.each([
  ["tables", false, "", false],
  ["tables", true, "", true],
  ["choices?language=de", false, "offlineabc", true],
  ["tables/abc?language=de", true, "", false],
  ["tables/offlineabc?language=de", false, "", true],
  ["tables/offlineabc/seats", false, "", true],
  ["records/offlineabc/replay?first=0", false, "", true],
  ["records/abc/replay?first=0", true, "", false],
  ["replay?count=2", true, "", true],
])("%s, playing here: %s, at the table %s", (path, here, at, answers) => {
  playHere(here);
  route.place = { ...route.place, id: at };
  expect(answersHere(path)).toBe(answers);
});

test("whoever keeps a table is asked about it", async () => {
  playHere(false);
  route.place = { ...route.place, id: "" };
  await ask("tables/abc", {});
  expect(asked).toEqual(["http://table.example/cards/api/tables/abc"]);
  await ask("tables/offlineabc", {});
  expect(asked).toHaveLength(1);
  expect(own.ask).toHaveBeenCalledWith("tables/offlineabc", {});
});

test("a line to a table of this page is there before its house is", async () => {
  const found = { send: vi.fn(), close: vi.fn(), onopen: null as (() => void) | null };
  own.line.mockReturnValue(found);
  const line = lineTo("offlineabc");
  const opened = vi.fn();
  line.onopen = opened;
  line.send("first");
  await vi.waitFor(() => expect(found.send).toHaveBeenCalledWith("first"));
  found.onopen?.();
  expect(opened).toHaveBeenCalled();
  line.close();
  await vi.waitFor(() => expect(found.close).toHaveBeenCalled());
});

test("a house that cannot be opened is not tried again by itself", async () => {
  playHere(true);
  own.open = Promise.reject(new Error("Traceback\nno such file"));
  await expect(ask("tables", {})).rejects.toThrow("no such file");
  expect(doors.broken).toBe("no such file");
  expect(doors.here).toBe(false);
  own.open = Promise.resolve();
  await expect(ask("tables/offlineabc", {})).rejects.toThrow("no such file");
});
