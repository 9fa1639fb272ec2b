/** A game as the server tells of it, as far as a test needs it. */
import type { Play, Step, Update } from "../src/lib/protocol";

export function play(view: object): Play {
  return { id: "g", view } as unknown as Play;
}

export function update(view: object, ...moves: [number, string][]): Update {
  const events = [{ kind: "moved", moves }];
  return { seat: 0, play: play(view), events } as unknown as Update;
}

/** A step of a replay. */
export function step(view: object, ...moves: [number, string][]): Step {
  return { moves, said: [], view, own: null } as unknown as Step;
}
