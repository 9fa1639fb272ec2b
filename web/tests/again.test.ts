import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { again } from "../src/lib/again";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("what does not come is asked for again", async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error("gone")).mockResolvedValue("here");
  const coming = again(load);
  await vi.runAllTimersAsync();
  expect(await coming).toBe("here");
  expect(load).toHaveBeenCalledTimes(2);
});

test("what never comes is given up", async () => {
  const load = vi.fn().mockRejectedValue(new Error("gone"));
  const given = expect(again(load)).rejects.toThrow("gone");
  await vi.runAllTimersAsync();
  await given;
  expect(load).toHaveBeenCalledTimes(4);
});
