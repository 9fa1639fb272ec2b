/**
 * The fair dealer, checked here and now (docs/fair-dealing.md): promises of salts, and the cards of
 * a record dealt again from the opened seed and salts.
 */
import { bytes, hex, hmac, join, sha256 } from "./sha256";

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);
const LABEL = ascii("katzentisch/1 fair dealer");
const PROMISE_LABEL = ascii("katzentisch/2 seat promise");
const SALT_DIGITS = 64;

/** What a record tells of its deal; of old without promises, unopened without a seed. */
export interface Fair {
  commitment: string;
  seed?: string;
  salts?: string[];
  promises?: (string | null)[];
  late?: number[];
}

interface Opened extends Fair {
  seed: string;
  salts: string[];
}

/** What stands before everybody when a table is locked for a deal. */
export interface Lock {
  number: number;
  commitment: string;
  promises: (string | null)[];
}

/** A new salt from this device's own chance. */
export function drawSalt(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

export function promiseOf(salt: string): string {
  return hex(sha256(join(PROMISE_LABEL, bytes(salt))));
}

/** All promises of one deal in 24 digits that people can compare. */
export function fingerprint(commitment: string, promises: readonly (string | null)[]): string {
  const lines = ["katzentisch/2 lock", commitment, ...promises.map((one) => one ?? "-")];
  const digits = hex(sha256(ascii(lines.join("\n")))).slice(0, 24);
  return digits.match(/.{4}/g)!.join(" ");
}

/** The stream of one shuffle: 32-bit words from HMAC blocks 0, 1, … */
function* words(key: Uint8Array, shuffle: number): Generator<number> {
  for (let block = 0; ; block++) {
    const counter = new DataView(new ArrayBuffer(8));
    counter.setUint32(0, shuffle);
    counter.setUint32(4, block);
    const digest = new DataView(hmac(key, new Uint8Array(counter.buffer)).buffer);
    for (let place = 0; place < 32; place += 4) yield digest.getUint32(place);
  }
}

function below(stream: Generator<number>, n: number): number {
  const limit = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const word = stream.next().value as number;
    if (word < limit) return word % n;
  }
}

/** The key of all shuffles of a deal. */
export function tableKey({ seed, salts }: Opened): Uint8Array {
  const salted = salts.map(bytes).flatMap((salt) => [Uint8Array.of(salt.length), salt]);
  return hmac(bytes(seed), join(LABEL, ...salted));
}

/** The cards of one shuffle, dealt again from their listed order. */
export function deal(opened: Opened, cards: readonly string[], shuffle: number): string[] {
  const stream = words(tableKey(opened), shuffle);
  const order = [...cards];
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(stream, last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/** What a record proves of its deal by itself, or why it cannot be true. */
export type Proof =
  "checked" | "old" | "unopened" | "wrong-shape" | "wrong-seed" | "wrong-salts" | "wrong-cards";

/** Check a record's deal for that many seats; `kinds` is the deck's order. */
export function prove(
  fair: Fair | undefined,
  players: number,
  shuffles: readonly (readonly string[])[],
  kinds: readonly string[],
): Proof {
  if (!fair) return "unopened";
  if (!isDigest(fair.commitment)) return "wrong-shape";
  if ([fair.salts, fair.promises].some((list) => list && list.length !== players))
    return "wrong-salts";
  if (fair.seed === undefined) return "unopened";
  if (!isOpened(fair, players)) return "wrong-shape";
  if (hex(sha256(bytes(fair.seed))) !== fair.commitment) return "wrong-seed";
  if (fair.promises && !fits(fair)) return "wrong-salts";
  if (!follows(fair, shuffles, kinds)) return "wrong-cards";
  return fair.promises && fair.salts.some((salt) => salt) ? "checked" : "old";
}

const isDigest = (value: unknown): value is string =>
  typeof value === "string" && /^[0-9a-f]{64}$/.test(value);
const isSalt = (value: unknown): boolean =>
  typeof value === "string" && /^([0-9a-f]{2}){0,64}$/.test(value);
const isList = (value: unknown, length: number, of: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === length && value.every(of);

function isOpened(fair: Fair, players: number): fair is Opened {
  const { promises, late } = fair;
  const promised = (one: unknown): boolean => one === null || isDigest(one);
  const seat = (one: unknown): boolean => Number.isInteger(one) && (one as number) < players;
  if (!isDigest(fair.seed) || !isList(fair.salts, players, isSalt)) return false;
  if (promises === undefined) return late === undefined;
  return isList(promises, players, promised) && isList(late, late?.length ?? -1, seat);
}

/** Every salt fits its promise, and exactly those who kept theirs back are named as late. */
function fits({ promises = [], salts, late = [] }: Opened): boolean {
  return promises.every((promised, seat) => {
    const salt = salts[seat]!;
    if (late.includes(seat)) return promised !== null && salt === "";
    if (promised === null) return salt === "";
    return salt.length === SALT_DIGITS && promiseOf(salt) === promised;
  });
}

function follows(
  opened: Opened,
  shuffles: readonly (readonly string[])[],
  kinds: readonly string[],
): boolean {
  return shuffles.every((shuffle, number) => {
    const listed = [...shuffle].sort((a, b) => kinds.indexOf(a) - kinds.indexOf(b));
    return deal(opened, listed, number).join(" ") === shuffle.join(" ");
  });
}
