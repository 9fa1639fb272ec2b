/** Any game, told from what the server sends: facts by name, cards where they lie. */
import { shown, type Plain } from "./any-view";
import { cardName } from "./cards";
import type { Desk } from "./desk.svelte";
import { laidTold, type Telling } from "./telling";
import { maybe, number, t } from "./texts.svelte";
import { told } from "./told.svelte";

/** What a part of a view is called. */
export function label(game: string, key: string): string {
  const plain = key.replaceAll("_", " ");
  const known = told(game)?.words.labels[key] ?? maybe(`label-${key}`);
  return known ?? plain[0]!.toLocaleUpperCase() + plain.slice(1);
}

/** What it is, in words. */
export function said(game: string, key: string, value: Plain): string {
  if (typeof value === "boolean") return value ? t("yes") : t("no");
  if (typeof value === "number") return number(value);
  return told(game)?.words.labels[`${key}-${value}`] ?? value;
}

export function anyTelling(desk: Desk): Telling {
  const { game } = desk;
  const seen = shown(desk.view, told(game)?.cards ?? []);
  const facts = [
    ...seen.facts.map(({ key, value }) => `${label(game, key)}: ${said(game, key, value)}.`),
    ...seen.who.map(({ key, seat }) => `${label(game, key)}: ${desk.name(seat)}.`),
  ];
  const rows = seen.rows
    .filter(({ cards }) => cards.length > 0)
    .map(({ key, cards }) => {
      const names = cards.map((card) => cardName(game, card)).join(", ");
      return `${label(game, key)}: ${names}.`;
    });
  const lying = seen.laid.length ? `${t("on-the-table")}: ${laidTold(desk, seen.laid)}.` : "";
  const table = [...facts, ...rows, lying].filter(Boolean).join(" ");
  return { table, about: lying || rows.join(" ") };
}
