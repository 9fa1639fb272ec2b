import { beforeEach, expect, test } from "vitest";
import { tell } from "../../../src/games/katzenjammer/telling";
import type { Seen } from "../../../src/games/katzenjammer/view";
import { bidWords } from "../../../src/games/katzenjammer/words";
import type { Desk } from "../../../src/lib/desk.svelte";
import type { Language } from "../../../src/lib/protocol";
import { settings } from "../../../src/lib/settings.svelte";

beforeEach(() => {
  settings.language = "en";
});

const auction = {
  phase: "auction",
  row: ["5", "3", "J"],
  hand: ["1", "J"],
  bid: "1x3",
  bidder: 2,
  pool: 7,
} as unknown as Seen;
const seen = (view: Partial<Seen>) =>
  tell({
    view: { ...auction, ...view },
    name: (seat: number) => ["Ada", "Felix", "Mohrle"][seat],
  } as unknown as Desk<Seen>);

test("an auction is about the row and the standing bid", () => {
  expect(seen({}).about).toBe("Row: 5, 3, joker. Standing: Mohrle, one 3.");
  expect(seen({ bid: null, bidder: null }).about).toBe("Row: 5, 3, joker. No bid yet.");
});

test("a payment is about its price, foursomes are about the own cards", () => {
  expect(seen({ phase: "pay" }).about).toBe("Price: one 3, for the row 5, 3, joker.");
  expect(seen({ phase: "foursomes" }).about).toBe("You hold 1, joker.");
});

test("where no foursome is held, that is said", () => {
  const due = (legal: string[]) =>
    tell({
      view: { ...auction, phase: "foursomes" },
      myTurn: true,
      name: () => "Mohrle",
      scene: { legal },
    } as unknown as Desk<Seen>).due;
  expect(due(["stop"])).toBe("stop");
  expect(due(["meld 5 5 5 J", "stop"])).toBeUndefined();
});

test("the table has the mice as well", () => {
  expect(seen({}).table).toBe("Row: 5, 3, joker. Standing: Mohrle, one 3. 7 mice are left.");
});

test.each<[Language, string, string]>([
  ["en", "1x3", "one 3"],
  ["en", "3x5", "three 5s"],
  ["en", "2d", "two different cards"],
  ["fr", "1x3", "une carte 3"],
  ["fr", "3x5", "trois 5"],
  ["fr", "4d", "quatre cartes différentes"],
  ["de", "1x3", "eine 3"],
  ["de", "3x5", "drei 5er"],
  ["de", "5d", "fünf verschiedene Karten"],
])("in %s the bid %s is %s", (language, bid, words) => {
  settings.language = language;
  expect(bidWords(bid)).toBe(words);
});
