/** A game being looked at again: where we stand in it, and whether it runs by itself. */
import { beginningsOfParts, beginningsOfRounds, chapters, jumpBack, jumpOn } from "./chapters";
import { PACES } from "./connection.svelte";
import { framesOf } from "./frames";
import type { Moment } from "./moments";
import type { Step } from "./protocol";
import { settings, SPEEDS } from "./settings.svelte";
import { play as sound } from "./sound";

/** How long anything is shown while it runs, in milliseconds; a moment stays longer. */
const BREATH = 700;

export class Replaying {
  steps: Step[] = $state.raw([]);
  /** The step we stand at, and which of the things to see of it is shown. */
  at = $state(0);
  #frame = $state(0);
  running = $state(false);

  readonly #frames = $derived(framesOf(this.steps, this.at));
  readonly moment: Moment | null = $derived(this.#frames[this.#frame] ?? null);
  readonly now: Step | undefined = $derived(this.steps[this.at]);
  readonly rounds = $derived(chapters(this.steps.map(({ view }) => view)));
  readonly last = $derived(Math.max(0, this.steps.length - 1));
  readonly ended = $derived(this.at === this.last && this.#frame === this.#frames.length - 1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(at: number) {
    this.at = at;
  }

  /** The steps as other eyes see them: we stay where we are. */
  load(steps: Step[]): void {
    this.steps = steps;
    this.at = Math.min(this.at, this.last);
    this.#frame = Math.min(this.#frame, this.#frames.length - 1);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** To a step, and what there is to see of it first. */
  go(step: number): void {
    this.#show(Math.max(0, Math.min(this.last, step)), 0);
  }

  on(): void {
    if (this.ended) return;
    if (this.#frame < this.#frames.length - 1) this.#show(this.at, this.#frame + 1);
    else this.#show(this.at + 1, 0);
    if (this.moment?.sound) sound(this.moment.sound);
  }

  back(): void {
    if (this.#frame > 0) this.#show(this.at, this.#frame - 1);
    else if (this.at > 0) this.#show(this.at - 1, Infinity);
  }

  start(): void {
    this.go(0);
  }

  /** To the very end: how things stand then. */
  end(): void {
    this.#show(this.last, Infinity);
  }

  partBack(): void {
    this.go(jumpBack(beginningsOfParts(this.rounds), this.at));
  }
  partOn(): void {
    this.#jumpOn(beginningsOfParts(this.rounds));
  }
  roundBack(): void {
    this.go(jumpBack(beginningsOfRounds(this.rounds), this.at));
  }
  roundOn(): void {
    this.#jumpOn(beginningsOfRounds(this.rounds));
  }

  #jumpOn(beginnings: number[]): void {
    const step = jumpOn(beginnings, this.at, Infinity);
    if (step === Infinity) this.end();
    else this.go(step);
  }

  /** Run, or stop; from the end it runs once more. */
  run(): void {
    this.running = !this.running;
    if (this.running && this.ended) this.start();
    this.#hold();
  }

  faster(): void {
    this.#speed(1);
  }
  slower(): void {
    this.#speed(-1);
  }
  /** The next speed; after the fastest, the slowest. */
  otherSpeed(): void {
    if (settings.speed === SPEEDS.at(-1)) this.#speed(-SPEEDS.length);
    else this.#speed(1);
  }

  #speed(by: number): void {
    const place = Math.max(0, SPEEDS.indexOf(settings.speed)) + by;
    settings.speed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, place))]!;
    this.#hold();
  }

  #show(step: number, frame: number): void {
    this.at = step;
    this.#frame = Math.min(frame, this.#frames.length - 1);
    this.#hold();
  }

  /** While it runs, what is shown stays as long as at a table, by the speed chosen. */
  #hold(): void {
    clearTimeout(this.#timer);
    if (this.ended) this.running = false;
    if (!this.running) return;
    const length = (this.moment?.length ?? 0) * PACES[settings.pace];
    this.#timer = setTimeout(() => this.on(), (BREATH + length) / settings.speed);
  }
}
