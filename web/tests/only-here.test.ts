import { expect, test } from "vitest";
import { onlyHere } from "../src/lib/only-here";

test.each([
  ["http://127.0.0.1:8000/t/abc", true],
  ["http://127.1.2.3/t/abc", true],
  ["http://localhost:8000/t/abc#token", true],
  ["http://[::1]:8000/", true],
  ["http://192.168.1.7:8000/t/abc", false],
  ["https://cards.example/127.0.0.1/t/abc", false],
  ["https://localhost.example/", false],
])("%s: %s", (address, only) => {
  expect(onlyHere(address)).toBe(only);
});
