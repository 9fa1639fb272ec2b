/** The page as it is before anything has been loaded. */
import { beforeEach, expect, test, vi } from "vitest";

const folders = Object.keys(import.meta.glob("../src/games/*/page.ts")).map((file) =>
  file.split("/").at(-2)!,
);

beforeEach(() => {
  vi.resetModules();
});

test("a language is spoken when its words are here, and the last one until then", async () => {
  const { settings } = await import("../src/lib/settings.svelte");
  const { language, speak, t } = await import("../src/lib/texts.svelte");
  settings.language = "fr";
  await speak("fr");
  const french = t("loading");
  settings.language = "de";
  const coming = speak("de");
  expect([language(), t("loading")]).toEqual(["fr", french]);
  await coming;
  expect(language()).toBe("de");
  expect([french, "loading"]).not.toContain(t("loading"));
  settings.language = "fr";
  expect(t("loading")).toBe(french);
});

test("words that come too late change nothing", async () => {
  const { settings } = await import("../src/lib/settings.svelte");
  const { language, speak } = await import("../src/lib/texts.svelte");
  settings.language = "en";
  await Promise.all([speak("en"), speak("de")]);
  expect(language()).toBe("en");
});

test.each(folders)("of %s there is nothing, then its cards, then all", async (folder) => {
  const { isOpen, openCards, openGame, pageOf } = await import("../src/lib/game");
  expect(pageOf(folder)).toEqual({});
  await openCards();
  expect(pageOf(folder).Face).toBeDefined();
  expect([pageOf(folder).Table, isOpen(folder)]).toEqual([undefined, false]);
  const { Face } = pageOf(folder);
  await openGame(folder);
  expect(pageOf(folder).Table).toBeDefined();
  expect(isOpen(folder)).toBe(true);
  // Cards that are there already are not drawn anew.
  await openCards();
  expect(pageOf(folder).Face).toBe(Face);
});

test("of a game from elsewhere there is nothing to wait for", async () => {
  const { isOpen, openGame, pageOf } = await import("../src/lib/game");
  expect(isOpen("odd-game")).toBe(true);
  await openGame("odd-game");
  expect(pageOf("odd-game")).toEqual({});
});
