/** Everything the page says by itself, in English, French and German (Fluent files in texts/). */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { again } from "./again";
import type { Language } from "./protocol";
import { settings } from "./settings.svelte";

export const LANGUAGES: Language[] = ["en", "fr", "de"];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
};

/** Messages by file. */
type Sources = Record<string, string>;
/** Those of a language, the house's and all games', come together, and only if it is spoken. */
const files = import.meta.glob<Sources>("../texts/*.ts", { import: "default" });
let sources: Partial<Record<Language, Sources>> = $state.raw({});

/** The folder of a game, here as in Python: that of `odd-game` is `odd_game`. */
export function folderOf(game: string): string {
  return game.replaceAll("-", "_");
}

/** The messages of a language, and before them a game's own. */
function bundle(language: Language, game: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const known = sources[language] ?? {};
  made.addResource(new FluentResource(known[`./${language}.ftl`] ?? ""));
  const added = known[`../games/${folderOf(game)}/texts/${language}.ftl`] ?? "";
  made.addResource(new FluentResource(added), { allowOverrides: true });
  return made;
}

const bundles: Record<string, FluentBundle> = {};

/** The language the browser asks for, else English. */
export function browserLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

export function wished(): Language {
  return settings.language ?? browserLanguage(navigator.languages);
}

let spoken: Language = $state("en");

/** The language that is spoken: the one wished for, as soon as its words are here. */
export function language(): Language {
  const wish = wished();
  return sources[wish] ? wish : spoken;
}

/** Fetch the words of a language; until they are here the last one is spoken. */
export async function speak(wish: Language): Promise<void> {
  if (!sources[wish]) {
    const found = await again(files[`../texts/${wish}.ts`]!);
    sources = { ...sources, [wish]: found };
  }
  if (wish === wished()) spoken = wish;
}

type Words = Record<string, FluentVariable>;

/** A number within a message, with a real minus. */
class Signed extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return super.toString(scope).replace("-", "−");
  }
}

function signed(words: Words = {}): Words {
  const put = (word: FluentVariable) => (typeof word === "number" ? new Signed(word) : word);
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, put(word)]));
}

function find(game: string, key: string, words?: Words): string | null {
  const now = language();
  const texts = (bundles[`${now} ${game}`] ??= bundle(now, game));
  const message = texts.getMessage(key);
  return message?.value ? texts.formatPattern(message.value, signed(words)) : null;
}

export interface Texts {
  /** The message of that key with its words filled in. */
  t: (key: string, words?: Words) => string;
  /** The message of that key, if there is one. */
  maybe: (key: string, words?: Words) => string | null;
}

/** What the page says of a game: its own messages, and those of all. */
export function textsOf(game: string): Texts {
  const maybe = (key: string, words?: Words) => find(game, key, words);
  return { t: (key, words) => maybe(key, words) ?? key, maybe };
}

export const { t, maybe } = textsOf("");

/** What is made once for each language: that takes longer than what it is made for. */
function once<Form>(make: (language: string) => Form): () => Form {
  const made: Record<string, Form> = {};
  return () => (made[language()] ??= make(language()));
}

const numbers = once((language) => new Intl.NumberFormat(language));
const lists = once((language) => new Intl.ListFormat(language, { type: "conjunction" }));

export function number(value: number): string {
  return numbers().format(value).replace("-", "−");
}

/** Names one after the other, as the language joins them. */
export function listed(names: readonly string[]): string {
  return lists().format(names);
}

export function day(seconds: number): string {
  const form = new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" });
  return form.format(seconds * 1000);
}
