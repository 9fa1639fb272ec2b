// What the tests ask of a game's engine in a real browser. Bytes come and go as base64, whole
// numbers as text: both sides then have all their bits.
import { loadEngine } from "./engine.js";

const engines = {};

const told = (bytes) => {
  let text = "";
  for (let i = 0; i < bytes.length; i += 8192) {
    text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  }
  return btoa(text);
};
const heard = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const whole = (number) => new Uint8Array(new BigInt64Array([BigInt.asIntN(64, number)]).buffer);
const lent = (bytes, length = 1) => ({ bytes, length });

window.load = async (game) => {
  engines[game] = await loadEngine(await (await fetch(`${game}.wasm`)).arrayBuffer());
};

// One call: its answer and what became of the lists.
window.ask = (game, name, given) => {
  const handed = given.map((one) =>
    typeof one === "string"
      ? BigInt(one)
      : { bytes: heard(one.bytes), length: one.length, rows: one.rows ?? undefined },
  );
  const answer = engines[game].ask(name, handed);
  const lists = handed.map((one) => (typeof one === "bigint" ? null : told(one.bytes)));
  return [String(answer), lists];
};

// A whole random game, as tests/offline/walking.py walks it: everything there is to see on the way.
function walk({ ask }, empty, seed, words, imagined) {
  const [table, source] = [empty.slice(), whole(BigInt(seed))];
  const seen = [];
  ask("begin_at", [lent(table), lent(source)]);
  for (let step = 0; ; step++) {
    seen.push(table.slice());
    const actors = ask("actors_at", [lent(table)]);
    if (actors === 0n) break;
    const seats = [0n, 1n, 2n, 3n, 4n, 5n].filter((seat) => (actors >> seat) & 1n);
    const seat = seats[step % seats.length];
    for (let word = 0n; word < words; word++) {
      seen.push(whole(ask("legal_at", [lent(table), seat, word])));
    }
    if (step % imagined === 0) {
      const [world, luck] = [new Uint8Array(table.length), whole(BigInt(step))];
      ask("blinded", [lent(table), lent(world), seat, lent(luck)]);
      seen.push(world, luck);
    }
    const move = ask("random_at", [lent(table), seat, lent(source)]);
    seen.push(whole(move));
    ask("step_at", [lent(table), seat, move, lent(source)]);
  }
  return [...seen, whole(ask("winners_at", [lent(table)])), source];
}

window.walks = async (game, empty, seeds, ...how) => {
  const parts = seeds.flatMap((seed) => walk(engines[game], heard(empty), seed, ...how));
  return told(new Uint8Array(await new Blob(parts).arrayBuffer()));
};

// So many new games at full speed: milliseconds, decisions, and what came of them.
window.playouts = (game, empty, games, seed) => {
  const start = heard(empty);
  const [room, source] = [new Uint8Array(start.length), whole(BigInt(seed))];
  const [wins, scores] = [new Uint8Array(48), new Uint8Array(48)];
  const before = performance.now();
  const decisions = engines[game].ask("new_playouts", [
    ...[lent(start), lent(room), BigInt(games), lent(source), lent(wins, 6), lent(scores, 6)],
  ]);
  const took = performance.now() - before;
  return [took, Number(decisions), [room, source, wins, scores].map(told)];
};

// Moves tried in imagined worlds, several positions in turn: milliseconds for all of them.
window.tries = (game, positions) => {
  const before = performance.now();
  for (const given of positions) window.ask(game, "try_moves", given);
  return performance.now() - before;
};
