import { expect, test } from "vitest";
import type { GameRecord } from "../src/lib/api";
import type { Fair } from "../src/lib/fair";
import { pageOf } from "../src/lib/game";
import type { Event } from "../src/lib/protocol";
import type { Kept } from "../src/lib/shares";
import { judge, toldLate } from "../src/lib/verdict";
import cases from "./fair.json";

const OTHER = "0c".repeat(32);

function found(about: string): { record: GameRecord; kinds: string[] } {
  const one = cases.find((each) => each.about === about)!;
  const shuffles = one.shuffles.map((deck) => deck.split(" "));
  const fair = one.fair as Fair;
  return { record: { format: "", game: one.game, players: 3, shuffles, fair }, kinds: one.kinds };
}
const all = found("all opened");
const late = found("one late");
const old = found("salts in clear");

/** What a device on a seat has kept of that very deal. */
function kept({ record }: typeof all, seat: number | null, change: Partial<Kept> = {}): Kept {
  const { commitment, promises = [], salts = [] } = record.fair!;
  const salt = seat === null ? "" : salts[seat]!;
  const lock = { number: 1, commitment, promises };
  const size = pageOf(record.game).firstHand!(record.players);
  const hand = seat === null ? [] : record.shuffles[0]!.slice(seat * size, (seat + 1) * size);
  const opened = salts.flatMap((one, place) => (one ? [place] : []));
  const known = { table: "t", number: 1, seat, commitment, promise: promises[seat ?? 9] ?? "" };
  const rest = { salt, taken: !!salt, lock, opened, trouble: "" as const, game: "g", hand };
  return { ...known, ...rest, ...change };
}
const say = (one: typeof all, mine: Kept | null, told: number[] | null = null) =>
  judge(one.record, one.kinds, mine, told);
const without = (one: typeof all, change: Partial<Fair>): typeof all => ({
  ...one,
  record: { ...one.record, fair: { ...one.record.fair!, ...change } },
});

test("a device with a share, one that was shown it, and one that was not there", () => {
  expect(say(all, kept(all, 0), []).kind).toBe("checked");
  expect(say(all, kept(all, 2), []).kind).toBe("shown");
  expect(say(all, kept(all, null), []).kind).toBe("shown");
  expect(say(all, null).kind).toBe("alone");
  expect(say(all, kept(all, 0, { lock: null, opened: [] })).kind).toBe("alone");
  expect(say(all, null).fingerprint).toMatch(/^([0-9a-f]{4} ){5}[0-9a-f]{4}$/);
});

test("who was late is named", () => {
  expect(say(late, kept(late, 0), [1])).toMatchObject({ kind: "checked", late: [1], fault: "" });
  expect(say(late, kept(late, 1), [1])).toMatchObject({ kind: "shown", late: [1] });
});

test("a deal in which nobody opened a share is called so", () => {
  const record = { ...old.record, fair: { ...old.record.fair!, salts: ["", "", ""] } };
  const alone = { ...record.fair, promises: [null, null, null], late: [] };
  const dealt = { ...old, record: { ...record, shuffles: [], fair: alone } };
  expect(say(dealt, null).kind).toBe("unshared");
});

test("old and unopened deals are called so", () => {
  expect(say(old, null).kind).toBe("old");
  const closed = without(all, { seed: undefined });
  expect(say(closed, kept(all, 0)).kind).toBe("unopened");
  const bare = { ...all, record: { ...all.record, fair: undefined } };
  expect(say(bare, null).kind).toBe("unopened");
});

const salt = all.record.fair!.salts![1]!;
test.each<[string, typeof all, Kept, number[] | null, string]>([
  [
    "another commitment before the lock",
    all,
    kept(all, 0, { commitment: OTHER }),
    [],
    "commitment",
  ],
  ["a commitment that changed", all, kept(all, 0, { trouble: "commitment" }), [], "commitment"],
  ["a second lock", all, kept(all, 0, { trouble: "second-lock" }), [], "lock"],
  [
    "promises that were not shown",
    all,
    kept(all, 0, { lock: { ...kept(all, 0).lock!, promises: [null, OTHER, null] } }),
    [],
    "promises",
  ],
  ["a lock, but a record of the old style", old, kept(all, 0, { commitment: "" }), [], "promises"],
  [
    "promises left out of the record",
    without(all, { promises: undefined, late: undefined }),
    kept(all, 0),
    null,
    "promises",
  ],
  ["another salt than ours", all, kept(all, 0, { salt: OTHER }), [], "salt"],
  ["our salt, taken, called late", late, kept(late, 1, { salt, taken: true }), [1], "accused"],
  ["another's opening, shown, called late", late, kept(late, 0, { opened: [0, 1] }), [1], "late"],
  ["somebody late whom nobody named", late, kept(late, 0), [], "late"],
  ["somebody named who is not late", all, kept(all, 0), [1], "late"],
  ["other first cards", all, kept(all, 0, { hand: ["5", "5", "5", "5", "5", "5"] }), [], "hand"],
])("%s is an alarm", (_, one, mine, told, fault) => {
  expect(say(one, mine, told)).toMatchObject({ kind: "differs", fault });
});

test("a promises' count or a salt that cannot be is an alarm even to strangers", () => {
  expect(say(without(all, { salts: [] }), null)).toMatchObject({
    kind: "wrong",
    fault: "wrong-salts",
  });
});

test("a salt that was sent and not taken may be late", () => {
  expect(say(late, kept(late, 1, { salt, taken: false }), [1]).kind).toBe("shown");
});

test("cards that came on top of the first hand do not matter", () => {
  const more = [...kept(all, 1).hand, "J"].sort();
  expect(say(all, kept(all, 1, { hand: more }), []).kind).toBe("checked");
});

test("who was called late is read from what happened", () => {
  const events = (...told: (string | number)[]): Event[] =>
    told.map((one) =>
      typeof one === "number" ? { kind: "late", seat: one } : { kind: one },
    ) as unknown as Event[];
  expect(toldLate(events("created", "locked", 2, 1, "started", "moved", "over"))).toEqual([1, 2]);
  const twice = events("locked", 1, "started", "over", "locked", "started", "over");
  expect(toldLate(twice)).toEqual([]);
  expect(toldLate(events("locked", 1, "started", "over", "started"))).toBeNull();
  expect(toldLate(events("created"))).toBeNull();
});
