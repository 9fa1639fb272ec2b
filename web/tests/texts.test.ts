import { FluentBundle, FluentResource } from "@fluent/bundle";
import {
  FluentParser,
  Visitor,
  type Entry,
  type Message,
  type VariableReference,
} from "@fluent/syntax";
import { expect, test } from "vitest";

const files = import.meta.glob<string>("../src/texts/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>("../src/**/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});

class Words extends Visitor {
  found = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    this.found.add(node.id.name);
  }
}

function messages(language: string): Map<string, string> {
  const parsed = new FluentParser().parse(files[`../src/texts/${language}.ftl`]!);
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

const english = messages("en");

test.each(["fr", "de"])("%s says all that English says, with the same words", (language) => {
  expect(Object.fromEntries(messages(language))).toEqual(Object.fromEntries(english));
});

/** Keys asked for in the sources: whole ones, and the beginnings of those put together there. */
function asked(): { whole: Set<string>; begun: Set<string> } {
  const whole = new Set<string>();
  const begun = new Set<string>();
  for (const source of Object.values(sources)) {
    for (const [, key] of source.matchAll(/\b(?:t|maybe)\(\s*"([^"]+)"/g)) whole.add(key!);
    for (const [, key] of source.matchAll(/\b(?:t|maybe)\(\s*`([^`$]+)\$/g)) begun.add(key!);
  }
  return { whole, begun };
}

test("every message the page asks for is there, and none is left over", () => {
  const { whole, begun } = asked();
  expect([...whole].filter((key) => !english.has(key))).toEqual([]);
  const keys = [...english.keys()];
  expect([...begun].filter((start) => !keys.some((key) => key.startsWith(start)))).toEqual([]);
  const used = (key: string) => whole.has(key) || [...begun].some((start) => key.startsWith(start));
  expect(keys.filter((key) => !used(key))).toEqual([]);
});

function say(language: string, key: string, words: Record<string, number | string>): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(files[`../src/texts/${language}.ftl`]!));
  return bundle.formatPattern(bundle.getMessage(key)!.value!, words);
}

test.each([
  ["en", 0, "costs 0 cats and 0 jokers"],
  ["en", 1, "costs 1 cat and 1 joker"],
  ["en", 2, "costs 2 cats and 2 jokers"],
  ["fr", 0, "coûte 0 chat et 0 joker"],
  ["fr", 1, "coûte 1 chat et 1 joker"],
  ["fr", 2, "coûte 2 chats et 2 jokers"],
  ["de", 0, "kostet 0 Katzen und 0 Joker"],
  ["de", 1, "kostet 1 Katze und 1 Joker"],
  ["de", 2, "kostet 2 Katzen und 2 Joker"],
])("%s counts %i", (language, count, words) => {
  expect(say(language, "costs", { naturals: count, jokers: count })).toBe(words);
});

test.each([
  ["en", "1 point card, 1 point", "Present 3s with 1 joker"],
  ["fr", "1 carte-points, 1 point", "Présenter des 3 avec 1 joker"],
  ["de", "1 Punktekarte, 1 Punkt", "3er mit einem Joker vorführen"],
])("%s has a singular", (language, points, meld) => {
  expect(say(language, "point-cards", { cards: 1, points: 1 })).toBe(points);
  expect(say(language, "move-meld", { value: "3", jokers: 1 })).toBe(meld);
});
