/**
 * A game in pictures: what it is about, a turn, a scoring example, what the signs mean. A game
 * brings `learn/page.ts` in its folder and its words beside it; they are loaded when asked for.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { pageOf } from "./game";
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

const words = import.meta.glob<string>("../games/*/learn/*.ftl", {
  query: "?raw",
  import: "default",
});

/** The pictures of a game, and what says its words. */
export async function pictures(
  game: string,
): Promise<{ page: PicturePage; say: (key: string) => string } | null> {
  const load = pageOf(game).pictures;
  const source = words[`../games/${folderOf(game)}/learn/${language()}.ftl`];
  if (!load || !source) return null;
  const bundle = new FluentBundle(language(), { useIsolating: false });
  bundle.addResource(new FluentResource(await source()));
  const say = (key: string) => {
    const message = bundle.getMessage(key);
    return message?.value ? bundle.formatPattern(message.value) : key;
  };
  return { page: (await load()).default, say };
}
