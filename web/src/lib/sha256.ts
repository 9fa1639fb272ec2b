/** SHA-256 and HMAC of our own, because browsers lend theirs to secure pages only. */

const K = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const BLOCK = 64;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    if (found.every((prime) => n % prime !== 0)) found.push(n);
  }
  return found;
}

function fraction(x: number): number {
  return Math.floor((x - Math.floor(x)) * 2 ** 32) | 0;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function padded(message: Uint8Array): Uint8Array {
  const size = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const all = new Uint8Array(size);
  all.set(message);
  all[message.length] = 0x80;
  new DataView(all.buffer).setUint32(size - 4, message.length * 8);
  return all;
}

function stir(hash: number[], block: DataView): void {
  const w: number[] = [];
  for (let i = 0; i < 64; i++) {
    if (i < 16) {
      w.push(block.getInt32(i * 4));
      continue;
    }
    const a = w[i - 15]!;
    const b = w[i - 2]!;
    const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w.push((w[i - 16]! + low + w[i - 7]! + high) | 0);
  }
  let [a, b, c, d, e, f, g, h] = hash as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i]! + word) | 0));
}

export function sha256(message: Uint8Array): Uint8Array {
  const all = padded(message);
  const hash = [...START];
  for (let at = 0; at < all.length; at += BLOCK) stir(hash, new DataView(all.buffer, at, BLOCK));
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => digest.setInt32(i * 4, word));
  return new Uint8Array(digest.buffer);
}

export function join(...parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    join(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    join(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

export function bytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
