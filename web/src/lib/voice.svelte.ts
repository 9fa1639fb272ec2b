/** What is read out beside what happens: answers to keys, and once more what was said before. */

const KEPT = 200;

export class Voice {
  /** A new answer has a new number, so that the same words are read out again. */
  answer = $state.raw({ number: 0, said: "" });
  /** What was announced, oldest first. */
  #announced: string[] = [];
  /** How far back the player has gone through it. */
  #back = 0;

  say(said: string): void {
    this.answer = { number: this.answer.number + 1, said };
  }

  /** Something was read out by itself: looking back begins there again. */
  announce(said: string): void {
    this.#announced = [...this.#announced, said].slice(-KEPT);
    this.#back = 0;
  }

  /** What was announced last; empty if nothing was. */
  last(): string {
    this.#back = 0;
    return this.#announced.at(-1) ?? "";
  }

  /** What was announced before what was heard last, or after it; the ends are heard again. */
  step(way: 1 | -1): string {
    const most = Math.max(0, this.#announced.length - 1);
    this.#back = Math.min(most, Math.max(0, this.#back - way));
    return this.#announced.at(-1 - this.#back) ?? "";
  }
}
