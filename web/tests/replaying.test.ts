import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { step } from "./playing";

vi.stubGlobal("location", new URL("http://table.example/r/abc"));
vi.stubGlobal("addEventListener", () => undefined);
const { Replaying } = await import("../src/lib/replaying.svelte");
const { settings } = await import("../src/lib/settings.svelte");

const rules = "another-game";
const laid: [number, string][] = [
  [0, "5"],
  [1, "7"],
];
/** The deal, a trick of two cards that ends the round, a card of the next one, the end. */
const STEPS = [
  step({ rules, round: 1, trick: [], pad: [] }),
  step({ rules, round: 1, trick: laid.slice(0, 1), pad: [] }, [0, "play 5"]),
  step({ rules, round: 2, trick: [], last_trick: laid, pad: [[1, 2]] }, [1, "play 7"]),
  step({ rules, round: 2, trick: laid.slice(0, 1), pad: [[1, 2]] }, [0, "play 5"]),
  step({ rules, round: 2, trick: [], last_trick: laid, pad: [[1, 2]], over: true }, [1, "play 7"]),
];

function looking(at = 0): InstanceType<typeof Replaying> {
  const replaying = new Replaying(at);
  replaying.load(STEPS);
  return replaying;
}
const shown = ({ at, moment }: InstanceType<typeof Replaying>) => [at, moment?.kind ?? null];

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 1;
  settings.pace = "normal";
});
afterEach(() => vi.useRealTimers());

const ALL = [
  [0, null],
  [1, "move"],
  [2, "trick"],
  [2, "round"],
  [2, null],
  [3, "move"],
  [4, "trick"],
  [4, null],
];

test("one press is one thing to see, there and back", () => {
  const replaying = looking();
  const seen = [shown(replaying)];
  while (!replaying.ended) {
    replaying.on();
    seen.push(shown(replaying));
  }
  expect(seen).toEqual(ALL);
  const back = [shown(replaying)];
  for (let n = 1; n < ALL.length; n++) {
    replaying.back();
    back.push(shown(replaying));
  }
  expect(back).toEqual(ALL.toReversed());
  replaying.back();
  expect(shown(replaying)).toEqual([0, null]);
});

test("a link, the slider or the list leads to what there is to see of a step first", () => {
  expect(shown(looking(2))).toEqual([2, "trick"]);
  const replaying = looking();
  replaying.go(4);
  expect(shown(replaying)).toEqual([4, "trick"]);
  replaying.go(99);
  expect(replaying.at).toBe(4);
  expect(looking(99).at).toBe(4);
});

test("the end is how things stand then", () => {
  const replaying = looking();
  replaying.end();
  expect(shown(replaying)).toEqual([4, null]);
  replaying.start();
  expect(shown(replaying)).toEqual([0, null]);
});

test("from round to round", () => {
  const replaying = looking();
  replaying.roundOn();
  expect(replaying.at).toBe(3);
  replaying.roundOn();
  expect(replaying.ended).toBe(true);
  replaying.roundBack();
  expect(replaying.at).toBe(3);
  replaying.partBack();
  expect(replaying.at).toBe(0);
  replaying.partOn();
  expect(replaying.at).toBe(3);
});

/** How long a replay runs until that step is left, in milliseconds. */
function lasts(at: number): number {
  const replaying = looking();
  replaying.go(at);
  replaying.run();
  const start = Date.now();
  while (replaying.at === at && replaying.running) vi.advanceTimersToNextTimer();
  replaying.close();
  return Date.now() - start;
}

test("what is held at a table is held while it runs, longer than a plain move", () => {
  expect(lasts(2)).toBeGreaterThan(lasts(1) + 4000);
});

test.each([0.5, 2, 4])("at %s times the speed it takes so much less time", (speed) => {
  const normal = lasts(2);
  settings.speed = speed;
  expect(lasts(2)).toBeCloseTo(normal / speed);
});

test("how long things are shown is the person's choice here, too", () => {
  const normal = lasts(2);
  settings.pace = "long";
  expect(lasts(2)).toBeGreaterThan(normal);
  settings.pace = "off";
  expect(lasts(2)).toBeLessThan(normal);
});

test("it runs through all there is to see, stops at the end, and runs once more", () => {
  const replaying = looking();
  replaying.run();
  const seen = [shown(replaying)];
  while (replaying.running) {
    vi.advanceTimersToNextTimer();
    seen.push(shown(replaying));
  }
  expect(seen).toEqual(ALL);
  expect(vi.getTimerCount()).toBe(0);
  replaying.run();
  expect([replaying.at, replaying.running]).toEqual([0, true]);
  replaying.run();
  expect(vi.getTimerCount()).toBe(0);
});

test("speeds have an end, but the button goes round", () => {
  const replaying = looking();
  for (let n = 0; n < 5; n++) replaying.faster();
  expect(settings.speed).toBe(4);
  replaying.otherSpeed();
  expect(settings.speed).toBe(0.5);
  replaying.slower();
  expect(settings.speed).toBe(0.5);
});

test("with other eyes we stay where we are", () => {
  const replaying = looking();
  replaying.go(2);
  replaying.on();
  replaying.load([...STEPS]);
  expect(shown(replaying)).toEqual([2, "round"]);
});
