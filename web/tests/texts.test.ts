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
