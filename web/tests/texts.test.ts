import {
  FluentParser,
  Visitor,
  type Entry,
  type Message,
  type VariableReference,
} from "@fluent/syntax";
import { expect, test } from "vitest";

type Sources = Record<string, string>;
const files: Sources = import.meta.glob<string>("../src/**/texts/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources: Sources = import.meta.glob<string>(["../src/**/*.{svelte,ts}", "../*.config.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const GAME = /^\.\.\/src\/games\/\w+\//;
const HOUSE = "../src/";
const games = [...new Set(Object.keys(files).flatMap((path) => GAME.exec(path)?.[0] ?? []))];

class Words extends Visitor {
  found = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    this.found.add(node.id.name);
  }
}

/** The messages of a folder: key and the words it needs. */
function messages(folder: string, language: string): Map<string, string> {
  const parsed = new FluentParser().parse(files[`${folder}texts/${language}.ftl`]!);
  const isMessage = (entry: Entry): entry is Message => entry.type === "Message";
  expect(parsed.body.filter((entry) => entry.type === "Junk")).toEqual([]);
  return new Map(
    parsed.body.filter(isMessage).map((message) => {
      const words = new Words();
      words.visit(message);
      return [message.id.name, [...words.found].sort().join(" ")];
    }),
  );
}

const both = ["fr", "de"].flatMap((language) =>
  [HOUSE, ...games].map((folder): [string, string] => [language, folder]),
);
test.each(both)("%s says all that English says, with the same words: %s", (language, folder) => {
  const english = Object.fromEntries(messages(folder, "en"));
  expect(Object.fromEntries(messages(folder, language))).toEqual(english);
});

interface Asked {
  whole: Set<string>;
  /** The beginnings of keys that are put together in the sources. */
  begun: Set<string>;
}
const HERE = /(?<!\.)\b(?:t|maybe)\(\s*(?:"([^"]+)"|`([^`$]+)\$)/g;
const OF_A_GAME = /\btextsOf\([^)]*\)\.(?:t|maybe)\(\s*(?:"([^"]+)"|`([^`$]+)\$)/g;

function asked(within: (path: string) => boolean, call: RegExp): Asked {
  const found: Asked = { whole: new Set(), begun: new Set() };
  for (const [path, source] of Object.entries(sources)) {
    if (!within(path)) continue;
    for (const [, whole, begun] of source.matchAll(call)) {
      if (whole) found.whole.add(whole);
      if (begun) found.begun.add(begun);
    }
  }
  return found;
}
const uses = ({ whole, begun }: Asked, key: string): boolean =>
  whole.has(key) || [...begun].some((start) => key.startsWith(start));

test.each([HOUSE, ...games])(
  "every message that %s asks for is there, none is left over",
  (folder) => {
    const mine = (path: string) => (folder === HOUSE ? !GAME.test(path) : path.startsWith(folder));
    const here = asked(mine, HERE);
    // What the house may ask of every game, and what every game may say in the house's words.
    const ofGames =
      folder === HOUSE ? asked((path) => GAME.test(path), HERE) : asked(() => true, OF_A_GAME);
    const own = [...messages(folder, "en").keys()];
    const known = [...own, ...messages(HOUSE, "en").keys()];
    expect([...here.whole].filter((key) => !known.includes(key))).toEqual([]);
    const begins = (start: string) => known.some((key) => key.startsWith(start));
    expect([...here.begun].filter((start) => !begins(start))).toEqual([]);
    expect(own.filter((key) => !uses(here, key) && !uses(ofGames, key))).toEqual([]);
  },
);

test("no game says in its own way what the house says already", () => {
  const house = messages(HOUSE, "en");
  for (const folder of games) {
    expect([...messages(folder, "en").keys()].filter((key) => house.has(key))).toEqual([]);
  }
});
