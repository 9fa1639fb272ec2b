/**
 * A game in pictures: what it is about, a turn, a scoring example, what the signs mean. A game
 * brings `learn/page.ts` in its folder and its words beside it; they are loaded when asked for.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { openGame } from "./game";
import { folderOf, language } from "./texts.svelte";

/** Groups of cards side by side, and the message that explains them; "" is a card's back. */
export interface Figure {
  key: string;
  cards: string[][];
  /** What stands between the groups. */
  between?: string;
  clauses: string[];
}

export interface Sign {
  sign: string;
  key: string;
  clause: string;
}

export interface PicturePage {
  goal: Figure;
  turn: Figure[];
  scoring: Figure[];
  signs: Sign[];
}

const pages = import.meta.glob<PicturePage>("../games/*/learn/page.ts", { import: "default" });
const words = import.meta.glob<string>("../games/*/learn/*.ftl", {
  query: "?raw",
  import: "default",
});

const fileOf = (game: string): string => `../games/${folderOf(game)}/learn/page.ts`;

/** Whether there is a game in pictures. */
export function hasPictures(game: string): boolean {
  return fileOf(game) in pages;
}

/** The pictures of a game, and what says its words. */
export async function pictures(
  game: string,
): Promise<{ page: PicturePage; say: (key: string) => string } | null> {
  const load = pages[fileOf(game)];
  const source = words[`../games/${folderOf(game)}/learn/${language()}.ftl`];
  if (!load || !source) return null;
  const bundle = new FluentBundle(language(), { useIsolating: false });
  const [page, said] = await Promise.all([load(), source(), openGame(game)]);
  bundle.addResource(new FluentResource(said));
  const say = (key: string) => {
    const message = bundle.getMessage(key);
    return message?.value ? bundle.formatPattern(message.value) : key;
  };
  return { page, say };
}
