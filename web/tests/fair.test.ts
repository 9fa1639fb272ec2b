import { expect, test } from "vitest";
import { drawSalt, fingerprint, promiseOf, prove, tableKey, type Fair } from "../src/lib/fair";
import { hex } from "../src/lib/sha256";
import records from "./fair.json";

/** The vectors of docs/fair-dealing.md. */
const SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const SALT = "202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f";
const PROMISE = "47c1302f68a26a8cec8504c43b8eda0c7ba33b64b42ec23a75fd62544bf6a290";

interface Case {
  about: string;
  game: string;
  kinds: string[];
  fair: Fair;
  proof: string;
  fingerprint: string;
  shuffles: string[];
}
const cases = records as Case[];
const decks = (one: Case): string[][] => one.shuffles.map((deck) => deck.split(" "));
const proof = (one: Case, change: object = {}, players = 3) =>
  prove({ ...one.fair, ...change }, players, decks(one), one.kinds);

test("a promise, a key and a fingerprint are those of the document", () => {
  expect(promiseOf(SALT)).toBe(PROMISE);
  const opened = { commitment: COMMITMENT, seed: SEED, salts: ["", SALT, ""] };
  expect(hex(tableKey(opened))).toBe(
    "856ccbf0f09755699a185f6b74e4f54bea5bb4ed51e102ad2566ead7ec924af9",
  );
  expect(fingerprint(COMMITMENT, [null, PROMISE, null])).toBe("c15f 48dd 7fb3 91f2 6a89 d8a7");
});

test("a salt has 32 bytes, another each time", () => {
  const drawn = Array.from({ length: 20 }, drawSalt);
  expect(drawn.every((salt) => /^[0-9a-f]{64}$/.test(salt))).toBe(true);
  expect(new Set(drawn).size).toBe(20);
});

test.each(cases)("the server's deal of $game, $about, is dealt again", (one) => {
  expect(proof(one)).toBe(one.proof);
  const { commitment, promises } = one.fair;
  expect(promises ? fingerprint(commitment, promises) : "").toBe(one.fingerprint);
});

test.each(cases)("two cards changed in $game, $about, are noticed", (one) => {
  const [first, second] = decks(one) as [string[], string[]];
  const changed = [second.at(-1)!, ...second.slice(1, -1), second[0]!];
  expect(prove(one.fair, 3, [first, changed], one.kinds)).toBe("wrong-cards");
});

const old = cases.find((one) => one.about === "salts in clear")!;
const all = cases.find((one) => one.about === "all opened")!;
const late = cases.find((one) => one.about === "one late")!;
const [a, b] = all.fair.salts as [string, string];

test.each<[string, Case, object, string]>([
  ["another seed", all, { seed: SEED }, "wrong-seed"],
  ["another commitment", all, { commitment: COMMITMENT }, "wrong-seed"],
  ["another salt", all, { salts: [b, a, ""] }, "wrong-salts"],
  ["no salts", all, { salts: [] }, "wrong-salts"],
  ["a salt too few", old, { salts: old.fair.salts!.slice(1) }, "wrong-salts"],
  ["a salt too many", old, { salts: [...old.fair.salts!, ""] }, "wrong-salts"],
  ["a promise too few", all, { promises: all.fair.promises!.slice(1) }, "wrong-salts"],
  ["an unpromised salt", all, { salts: [a, b, a] }, "wrong-salts"],
  ["a salt kept back silently", late, { late: [] }, "wrong-salts"],
  ["a late seat with a salt", all, { late: [1] }, "wrong-salts"],
  ["a late seat without a promise", late, { late: [1, 2] }, "wrong-salts"],
  ["no list of the late", all, { late: undefined }, "wrong-shape"],
  ["late in the old style", old, { late: [] }, "wrong-shape"],
  ["late seats that are none", late, { late: [1, 3] }, "wrong-shape"],
  ["seed without salts", all, { salts: undefined }, "wrong-shape"],
  ["a promise of letters", all, { promises: ["x", null, null] }, "wrong-shape"],
  ["no commitment", all, { commitment: "" }, "wrong-shape"],
  ["the other choice of who was late", late, { salts: [a, b, ""], late: [] }, "wrong-cards"],
])("%s is noticed", (_, one, change, found) => {
  expect(proof(one, change)).toBe(found);
});

test("without a seed nothing is opened", () => {
  expect(prove(undefined, 3, [], [])).toBe("unopened");
  expect(proof(all, { seed: undefined })).toBe("unopened");
});
