import { expect, test } from "vitest";
import { hex, hmac, sha256 } from "../src/lib/sha256";

const text = (words: string) => new TextEncoder().encode(words);

test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  ["a".repeat(200), "c2a908d98f5df987ade41b5fce213067efbcc21ef2240212a41e54b5e7c28ae5"],
])("SHA-256 of %j", (message, digest) => {
  expect(hex(sha256(text(message)))).toBe(digest);
});

test("HMAC-SHA256 of RFC 4231, case 2", () => {
  const digest = hmac(text("Jefe"), text("what do ya want for nothing?"));
  expect(hex(digest)).toBe("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
});
