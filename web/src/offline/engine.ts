// A game's engine, as WebAssembly: the rules and the bots' searches, as the server runs them.
// Whoever calls keeps what belongs to him: lists are copied in, and back when the call is done.

/** Bytes of a list: how many things lie in a row of it, and how many rows where it has rows. */
export interface Lent {
  bytes: Uint8Array;
  length: number;
  rows?: number;
}

/** What a call is handed, in the order of src/katzentisch/offline/calls.py. */
export type Given = bigint | Lent;

export interface Engine {
  /** Call a function by its name; its answer, where it has one. */
  ask(name: string, given: Given[]): bigint;
}

type Exports = Record<string, WebAssembly.ExportValue> & {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global;
};
type Call = (...given: (number | bigint)[]) => number;

// Everything lies at a multiple of this.
const STEP = 16;
const PAGE = 65536;

export async function loadEngine(file: BufferSource): Promise<Engine> {
  const { instance } = await WebAssembly.instantiate(file, {});
  const { memory, __heap_base, ...calls } = instance.exports as Exports;
  // First come the answer and what went wrong, then what was handed in.
  const answer = upTo(Number(__heap_base.value));
  const problem = answer + STEP;

  /** Where each list will lie; undefined for a number. */
  function places(given: Given[]): (number | undefined)[] {
    let free = problem + STEP;
    const found = given.map((one) => {
      if (typeof one === "bigint") return undefined;
      const place = free;
      free = upTo(free + one.bytes.length);
      return place;
    });
    const missing = free - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    return found;
  }

  function ask(name: string, given: Given[]): bigint {
    const call = calls[`call_${name}`] as Call | undefined;
    if (!call) throw new Error(`The engine has no ${name}.`);
    const at = places(given);
    const words = given.flatMap((one, number) => {
      if (typeof one === "bigint") return [one];
      new Uint8Array(memory.buffer).set(one.bytes, at[number]);
      return [at[number]!, ...lengths(one)];
    });
    const status = call(answer, problem, ...words);
    if (status !== 0) throw new Error(`${name} ended with ${status}.`);
    given.forEach((one, number) => {
      if (typeof one === "bigint") return;
      one.bytes.set(new Uint8Array(memory.buffer, at[number], one.bytes.length));
    });
    return new DataView(memory.buffer).getBigInt64(answer, true);
  }

  return { ask };
}

function lengths({ rows, length }: Lent): bigint[] {
  return rows === undefined ? [BigInt(length)] : [BigInt(rows), BigInt(length)];
}

function upTo(place: number): number {
  return Math.ceil(place / STEP) * STEP;
}
