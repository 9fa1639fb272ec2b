/** Cards, colours and moves in words. */
import { textsOf } from "../../lib/texts.svelte";

export const { t, maybe } = textsOf("muckenstich");

export const COLOURS = ["R", "Y", "G", "B"] as const;

/** A card in words: “red 12”, “green mosquito”. */
export function cardName(card: string): string {
  const [colour, rank] = [card.slice(0, 1), card.slice(1)];
  return rank === "M" ? t(`mosquito-${colour}`) : t(`number-${colour}`, { number: rank });
}

export function colourName(colour: string): string {
  return t(`colour-${colour}`);
}

export function colourLetter(colour: string): string {
  return t(`letter-${colour}`);
}

export function moveName(move: string): string | null {
  const [verb = "", what = ""] = move.split(" ");
  const [key, word] = what.length > 1 ? ["card", cardName(what)] : ["colour", colourName(what)];
  return maybe(`move-${verb}`, { [key]: word });
}

export function colour(card: string): string {
  return card.slice(0, 1);
}

/** The strongest card of a colour comes last. */
export function rank(card: string): number {
  return card.endsWith("M") ? 100 : Number(card.slice(1));
}
