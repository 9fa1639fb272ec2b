import { afterEach, beforeEach, expect, test, vi } from "vitest";

const KEY = "katzentisch.settings";

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function keeping(kept: Record<string, string>): Record<string, string> {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => (kept[key] = value),
  });
  return kept;
}

test("one drag is for one deal and leaves the settings alone", async () => {
  const kept = keeping({ [KEY]: JSON.stringify({ order: "rank" }) });
  const { keepOrder, ownOrder, settings, sortAgain } = await import("../src/lib/settings.svelte");
  keepOrder("deal", ["2", "1"]);
  expect(settings.order).toBe("rank");
  expect(ownOrder("deal")).toEqual(["2", "1"]);
  expect(ownOrder("next")).toEqual([]);
  expect(JSON.parse(kept["katzentisch.orders"]!)).toEqual({ deal: ["2", "1"] });
  sortAgain("deal");
  expect(ownOrder("deal")).toEqual([]);
});

test("only the last orders are kept", async () => {
  keeping({});
  const { keepOrder, ownOrder } = await import("../src/lib/settings.svelte");
  for (let deal = 0; deal < 30; deal++) keepOrder(`deal ${deal}`, ["1"]);
  expect(ownOrder("deal 29")).toEqual(["1"]);
  expect(ownOrder("deal 0")).toEqual([]);
});

test("a hand that an older page never sorted again is sorted", async () => {
  keeping({ [KEY]: JSON.stringify({ order: "own", pace: "long" }) });
  const { settings } = await import("../src/lib/settings.svelte");
  expect(settings.order).toBe("game");
  expect(settings.pace).toBe("long");
  expect(settings.rounds).toBe("click");
});
