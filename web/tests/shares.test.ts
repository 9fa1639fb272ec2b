import { beforeEach, expect, test } from "vitest";
import { promiseOf } from "../src/lib/fair";
import type { Storing } from "../src/lib/keeping";
import type { Dealing, Event, Play, Table } from "../src/lib/protocol";
import { Shares } from "../src/lib/shares";

/** A browser's storage; `full` refuses to take anything more. */
class Drawer implements Storing {
  entries = new Map<string, string>();
  full = false;
  get length(): number {
    return this.entries.size;
  }
  getItem = (key: string) => this.entries.get(key) ?? null;
  key = (place: number) => [...this.entries.keys()][place] ?? null;
  removeItem = (key: string) => void this.entries.delete(key);
  setItem = (key: string, value: string) => {
    if (this.full) throw new Error("QuotaExceededError");
    this.entries.set(key, value);
  };
}

const ROOT = "c0".repeat(32);
const OTHER = "0c".repeat(32);

function table(change: Partial<Table> = {}): Table {
  const empty = { id: "t", stage: "waiting", commitment: ROOT, promised: [], played: [] };
  return { ...empty, dealing: null, ...change } as unknown as Table;
}
function locked(promises: (string | null)[], change: Partial<Dealing> = {}): Table {
  const dealing = { number: 1, commitment: ROOT, promises, opened: [], until: 5, ...change };
  return table({ stage: "dealing", dealing });
}

let drawer: Drawer;
let device: Shares;
beforeEach(() => {
  drawer = new Drawer();
  device = new Shares(() => drawer);
});
/** The same browser after a reload, or another tab of it. */
const again = (): Shares => new Shares(() => drawer);

function promised(by: Shares = device, seat = 0): string {
  const wish = by.see(table(), seat, true);
  if (wish?.type !== "promise") throw new Error("no promise was made");
  return wish.promise;
}

test("a seat promises once, and opens exactly what it promised", () => {
  const promise = promised();
  expect(device.see(table({ promised: [0] }), 0, false)).toBeNull();
  const wish = device.see(locked([promise, null]), 0, false);
  expect(wish?.type).toBe("open");
  expect(promiseOf((wish as { salt: string }).salt)).toBe(promise);
  expect(device.kept("t", 1).trouble).toBe("");
});

test("a promise given with the seat is opened, and another after the game is a fresh one", () => {
  const salt = "ab".repeat(32);
  device.promise("t", 1, 0, salt, ROOT);
  expect(device.see(table({ promised: [0] }), 0, true)).toBeNull();
  expect(device.see(locked([promiseOf(salt)]), 0, false)).toEqual({ type: "open", salt });
  const over = table({ stage: "over", commitment: OTHER, played: [{}] as Table["played"] });
  const fresh = device.see(over, 0, false);
  expect(fresh?.type).toBe("promise");
  expect((fresh as { promise: string }).promise).not.toBe(promiseOf(salt));
});

test("after a reload the same salt is opened to the same lock", () => {
  const promise = promised();
  const first = device.see(locked([promise]), 0, false);
  expect(again().see(locked([promise]), 0, true)).toEqual(first);
  expect(again().see(locked([promise], { opened: [0] }), 0, true)).toBeNull();
  expect(device.kept("t", 1).taken).toBe(true);
});

test("two tabs of one browser can both open what either promised", () => {
  const one = promised();
  const other = again();
  expect(other.see(table({ promised: [0] }), 0, true)).toBeNull();
  expect(other.see(locked([one]), 0, false)?.type).toBe("open");
});

test("a promise that came too late does no harm: the earlier one is opened", () => {
  const early = promised();
  device.promise("t", 1, 0, "ab".repeat(32), ROOT);
  const wish = device.see(locked([early]), 0, false);
  expect(promiseOf((wish as { salt: string }).salt)).toBe(early);
});

test("a device that comes takes over; one that is there lets the other be", () => {
  const phone = new Shares(() => new Drawer());
  expect(phone.see(table({ promised: [0] }), 0, false)).toBeNull();
  const taken = phone.see(table({ promised: [0] }), 0, true);
  expect(taken?.type).toBe("promise");
  const lock = locked([(taken as { promise: string }).promise]);
  promised();
  expect(device.see(lock, 0, false)).toBeNull();
  expect(device.kept("t", 1).trouble).toBe("promise");
  expect(phone.see(lock, 0, false)?.type).toBe("open");
});

test("a device without a share is silent and suspects nobody", () => {
  expect(device.see(locked([OTHER]), 0, true)).toBeNull();
  expect(device.kept("t", 1).trouble).toBe("");
  expect(device.kept("t", 1).lock?.promises).toEqual([OTHER]);
});

test.each([[[OTHER]], [[null]]])("a promise replaced by %j is not opened", (promises) => {
  promised();
  expect(device.see(locked(promises), 0, false)).toBeNull();
  expect(device.kept("t", 1).trouble).toBe("promise");
});

test("a commitment that changed before the lock, or in it, is not opened for", () => {
  const promise = promised();
  expect(device.see(locked([promise], { commitment: OTHER }), 0, false)).toBeNull();
  expect(device.kept("t", 1).trouble).toBe("commitment");
  const second = new Shares(() => new Drawer());
  const early = promised(second);
  second.see(table({ commitment: OTHER, promised: [0] }), 0, false);
  expect(second.see(locked([early]), 0, false)).toBeNull();
  expect(second.kept("t", 1).trouble).toBe("commitment");
});

test("there is no second lock for one deal, even after a reload", () => {
  const promise = promised();
  expect(device.see(locked([promise, null]), 0, false)?.type).toBe("open");
  expect(again().see(locked([promise, OTHER]), 0, true)).toBeNull();
  expect(device.kept("t", 1).trouble).toBe("second-lock");
  expect(device.kept("t", 1).lock?.promises).toEqual([promise, null]);
});

test("a salt promised at one table, seat or deal is not opened for another", () => {
  const promise = promised();
  const elsewhere = { ...locked([promise]), id: "other" };
  expect(device.see(elsewhere, 0, true)).toBeNull();
  expect(device.see(locked([null, promise]), 1, true)).toBeNull();
  expect(device.see(locked([promise], { number: 2 }), 0, true)).toBeNull();
});

test("a full storage does not stop the game, and opens nothing twice", () => {
  drawer.full = true;
  const promise = promised();
  expect(device.see(table({ promised: [0] }), 0, false)).toBeNull();
  expect(device.see(locked([promise]), 0, false)?.type).toBe("open");
  expect(again().see(locked([promise, null]), 0, true)).toBeNull();
});

test("a storage that is full when the lock comes forgets the salt rather than the lock", () => {
  const promise = promised();
  drawer.full = true;
  expect(device.see(locked([promise]), 0, false)?.type).toBe("open");
  expect(again().see(locked([promise, null]), 0, true)).toBeNull();
});

test("a browser without any storage plays", () => {
  const bare = new Shares(() => {
    throw new Error("SecurityError");
  });
  const promise = promised(bare);
  expect(bare.see(locked([promise]), 0, false)?.type).toBe("open");
});

test("who watches promises nothing and keeps the lock", () => {
  expect(device.see(table(), null, true)).toBeNull();
  expect(device.see(locked([OTHER]), null, false)).toBeNull();
  expect(device.kept("t", 1).lock?.commitment).toBe(ROOT);
});

test("only so many deals are kept, the newest", () => {
  for (let n = 0; n < 100; n++) device.see({ ...locked([OTHER]), id: `t${n}` }, null, true);
  const kept = [...drawer.entries.keys()].filter((key) => key.startsWith("katzentisch.deal."));
  expect(kept.length).toBe(60);
});

function dealt(by: Shares, hand: string[], ...moves: [number, string][]): void {
  const play = { id: "g", number: 1, view: { hand } } as unknown as Play;
  const started = { kind: "started", moves: [] } as unknown as Event;
  by.dealt("t", play, 0, [started, { kind: "moved", moves } as unknown as Event]);
}

test("the first hand is kept once, and none that was played from", () => {
  dealt(device, ["3", "J"], [1, "pass"]);
  dealt(device, ["J"], [0, "pay 3"]);
  expect(device.ofGame("g")?.hand).toEqual(["3", "J"]);
  const late = new Shares(() => new Drawer());
  dealt(late, ["J"], [0, "pay 3"]);
  expect(late.ofGame("g")?.hand).toEqual([]);
});
