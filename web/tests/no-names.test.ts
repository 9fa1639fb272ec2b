import { expect, test } from "vitest";

const sources = import.meta.glob<string>("../src/**/*.{svelte,ts,ftl,svg,css}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const FOLDER = /\/games\/(\w+)\//;
const folders = [...new Set(Object.keys(sources).flatMap((path) => FOLDER.exec(path)?.[1] ?? []))];
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

test("there are games to be named", () => {
  expect(folders.length).toBeGreaterThan(0);
});

test.each(folders)("nothing outside its folder knows %s by name", (folder) => {
  const name = new RegExp(folder.replaceAll("_", "[-_ ]?"));
  const naming = Object.entries(sources)
    .filter(([path, text]) => !path.includes(`/games/${folder}/`) && name.test(plain(text)))
    .map(([path]) => path);
  expect(naming).toEqual([]);
});
