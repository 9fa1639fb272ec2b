/** What there is to see of a replay, one thing after another. */
import { momentsOf, type Moment } from "./moments";
import type { Step } from "./protocol";

/**
 * What is seen of a step, in order: what is held on the screen at a table, then how things stand.
 * The empty table after a trick is nothing to stop at, as the next step shows it too; the cards
 * dealt after a round and the end of the game are.
 */
export function framesOf(steps: readonly Step[], at: number): (Moment | null)[] {
  const [before, step] = [steps[at - 1], steps[at]];
  if (!before || !step) return [null];
  const moments = momentsOf({ before: before.view, now: step.view, moves: step.moves }, null);
  // A plain move is seen by how things stand.
  const held = moments.filter(({ kind }) => kind !== "move");
  if (held.length === 0) return [moments[0] ?? null];
  return step.view.over || held.at(-1)!.kind === "round" ? [...held, null] : held;
}
