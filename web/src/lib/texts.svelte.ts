/** Everything the page says by itself, in English, French and German (Fluent files in texts/). */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./protocol";
import { settings } from "./settings.svelte";

export const LANGUAGES: Language[] = ["en", "fr", "de"];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
};

const sources = import.meta.glob<string>("../texts/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(sources[`../texts/${language}.ftl`] ?? ""));
  return made;
}

const bundles: Partial<Record<Language, FluentBundle>> = {};

/** The language the browser asks for, else English. */
export function browserLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

export function language(): Language {
  return settings.language ?? browserLanguage(navigator.languages);
}

/** A number within a message, with a real minus. */
class Signed extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return super.toString(scope).replace("-", "−");
  }
}

function signed(words: Record<string, FluentVariable> = {}): Record<string, FluentVariable> {
  const put = (word: FluentVariable) => (typeof word === "number" ? new Signed(word) : word);
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, put(word)]));
}

function find(key: string, words?: Record<string, FluentVariable>): string | null {
  const now = language();
  const texts = (bundles[now] ??= bundle(now));
  const message = texts.getMessage(key);
  return message?.value ? texts.formatPattern(message.value, signed(words)) : null;
}

/** The message of that key with its words filled in. */
export function t(key: string, words?: Record<string, FluentVariable>): string {
  return find(key, words) ?? key;
}

/** The message of that key, if there is one: games the page does not know have none. */
export function maybe(key: string, words?: Record<string, FluentVariable>): string | null {
  return find(key, words);
}

export function number(value: number): string {
  return new Intl.NumberFormat(language()).format(value).replace("-", "−");
}

export function day(seconds: number): string {
  const form = new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" });
  return form.format(seconds * 1000);
}
