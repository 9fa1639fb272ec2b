import { beforeEach, expect, test } from "vitest";
import { byItself, offered } from "../../../src/lib/by-itself.svelte";
import { beats } from "../../../src/lib/moments";
import type { Update, View } from "../../../src/lib/protocol";
import { settings } from "../../../src/lib/settings.svelte";
import { play, update } from "../../playing";

const base = { rules: "katzenjammer", seat: 0, game: 1, deck: 60, pool: 20, row: [], pad: [] };
const paying = { ...base, phase: "pay", bid: "3x4", row: ["2", "5", "J"] };
const presenting = { ...base, phase: "foursomes" };

beforeEach(() => {
  settings.language = "en";
});

test("another's payment is shown: whose, the cards, the bid, the row", () => {
  const after = { ...base, phase: "foursomes" };
  const [moment, ...more] = beats(play(paying), update(after, [2, "pay 4 4 J"]));
  expect(more).toEqual([]);
  expect(moment!.kind).toBe("shown");
  expect(moment!.shown).toEqual({
    seat: 2,
    cards: ["4", "4", "J"],
    line: { key: "payment", words: { bid: "3 × 4" } },
    then: { key: "paid", words: { naturals: 2, jokers: 1 } },
    gains: ["2", "5", "J"],
  });
});

test("the own payment is not shown to whoever has just made it", () => {
  const after = { ...base, phase: "foursomes" };
  expect(beats(play(paying), update(after, [0, "pay 4 4 J"]))).toEqual([]);
});

test("a foursome is shown with its mice, the own one too", () => {
  const after = { ...presenting, pool: 17 };
  for (const seat of [0, 1]) {
    const [moment] = beats(play(presenting), update(after, [seat, "meld 3 3 J J"]));
    expect(moment!.shown).toEqual({
      seat,
      cards: ["3", "3", "J", "J"],
      line: { key: "foursome", words: { value: "3" } },
      then: { key: "mice", words: { mice: 3 } },
      prize: { picture: "mouse", count: 3 },
    });
  }
});

test("four jokers catch what they are declared as, at most what is left", () => {
  const few = { ...presenting, pool: 2 };
  const [moment] = beats(play(few), update({ ...few, pool: 0 }, [1, "meld J J J J as 5"]));
  expect(moment!.shown!.line.words).toEqual({ value: "5" });
  expect(moment!.shown!.prize).toEqual({ picture: "mouse", count: 2 });
});

test("a joker foursome catches nothing and is discarded", () => {
  const [moment] = beats(play(presenting), update(presenting, [1, "meld J J J J as J"]));
  expect(moment!.shown!.line.key).toBe("jokers");
  expect(moment!.shown!.then!.key).toBe("discarded");
  expect(moment!.shown!.prize).toBeUndefined();
});

const row = ["2", "4", "2"];
const turned = [["2"], ["2", "4"], ["2", "4", "2"]];

test("a new row is turned card by card, in a bounded time", () => {
  const after = { ...base, phase: "auction", row, deck: 57 };
  const own = beats(play(presenting), update(after, [0, "stop"]));
  expect(own.map(({ kind }) => kind)).toEqual(["turn", "turn", "turn"]);
  expect(own.map((moment) => moment.row)).toEqual(turned);
  expect(Math.max(...own.map(({ length }) => length))).toBeLessThanOrEqual(800);
});

test("until a row is turned, the unsold one lies there", () => {
  const auction = { ...base, phase: "auction", row: ["1", "1"] };
  const after = { ...base, phase: "auction", row, deck: 57 };
  const seen = beats(play(auction), update(after, [1, "pass"]));
  expect(seen.map(({ kind }) => kind)).toEqual(["move", "turn", "turn", "turn"]);
  expect(seen.map((moment) => moment.row)).toEqual([["1", "1"], ...turned]);
});

test("a bid turns nothing", () => {
  const auction = { ...base, phase: "auction", row };
  expect(beats(play(auction), update(auction, [1, "bid 1x1"])).map(({ kind }) => kind)).toEqual([
    "move",
  ]);
});

test("the first row is turned when the cards are dealt, not for who comes later", () => {
  const started = (...kinds: string[]) =>
    ({
      seat: 0,
      play: play({ ...base, phase: "auction", row }),
      events: kinds.map((kind) => ({ kind, moves: [] })),
    }) as unknown as Update;
  expect(beats(null, started("created", "started")).map((moment) => moment.row)).toEqual(turned);
  expect(beats(null, started("created", "started", "moved"))).toEqual([]);
});

const bidding = { ...base, phase: "auction", passed: [false, false, true] } as unknown as View;

test("a pass decided ahead is made in this auction and in no other", () => {
  const ahead = offered(bidding)!;
  expect(byItself(bidding, ["bid 1x1", "pass"], ahead, false)).toBe("pass");
  expect(byItself(bidding, [], ahead, false)).toBeNull();
  const next = { ...bidding, deck: 57 };
  expect(byItself(next, ["bid 1x1", "pass"], ahead, false)).toBeNull();
  expect(byItself(next, ["bid 1x1", "pass"], null, false)).toBeNull();
});

test("who has passed, watches or is not at an auction has nothing to decide ahead", () => {
  expect(offered({ ...bidding, seat: 2 })).toBeNull();
  expect(offered({ ...bidding, seat: null })).toBeNull();
  expect(offered({ ...bidding, phase: "pay" })).toBeNull();
});
