import { FluentParser, type Entry, type Message } from "@fluent/syntax";
import { expect, test } from "vitest";
import type { PicturePage } from "../src/lib/learn";

const pages = import.meta.glob<PicturePage>("../src/games/*/learn/page.ts", {
  import: "default",
  eager: true,
});
const words = import.meta.glob<string>("../src/games/*/learn/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const rules = import.meta.glob<string>("../../src/katzentisch/games/*/rules.en.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const folders = Object.keys(pages).map((path) => path.replace("page.ts", ""));

function keys(path: string): string[] {
  const { body } = new FluentParser().parse(words[path]!);
  expect(body.filter((entry) => entry.type === "Junk")).toEqual([]);
  const isMessage = (entry: Entry): entry is Message => entry.type === "Message";
  return body
    .filter(isMessage)
    .map(({ id }) => id.name)
    .sort();
}

const figures = ({ goal, turn, scoring }: PicturePage) => [goal, ...turn, ...scoring];

test("there are games in pictures", () => expect(folders.length).toBeGreaterThan(0));

test.each(folders)("every picture has its words in every language, none is left over: %s", (at) => {
  const page = pages[`${at}page.ts`]!;
  const asked = [...figures(page), ...page.signs].map(({ key }) => key).sort();
  for (const language of ["en", "fr", "de"]) expect(keys(`${at}${language}.ftl`)).toEqual(asked);
});

test.each(folders)("every clause is one of the rules: %s", (at) => {
  const page = pages[`${at}page.ts`]!;
  const name = /games\/(\w+)\//.exec(at)![1]!;
  const text = rules[`../../src/katzentisch/games/${name}/rules.en.md`]!;
  const cited = figures(page).flatMap(({ clauses }) => clauses);
  for (const clause of [...cited, ...page.signs.map((sign) => sign.clause)]) {
    expect(text).toContain(`- ${clause}. `);
  }
});
