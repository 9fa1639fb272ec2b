/** What is read out beside what happens: answers to keys, and once more what was said last. */
export class Voice {
  /** A new answer has a new number, so that the same words are read out again. */
  answer = $state.raw({ number: 0, said: "" });
  /** What was announced last, as it was said. */
  announced = "";

  say(said: string): void {
    this.answer = { number: this.answer.number + 1, said };
  }
}
