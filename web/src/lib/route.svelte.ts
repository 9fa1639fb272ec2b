/**
 * Where we are. Paths are relative to the page’s root, wherever a proxy has put it.
 *
 * A web space without a server of ours knows no paths: there the place stands behind a question mark.
 */
import { alone } from "../offline/release";

export type Screen = "home" | "new" | "table" | "tv" | "replay" | "rules" | "learn" | "history";

export interface Place {
  screen: Screen;
  id: string;
  query: URLSearchParams;
}

const SCREENS: Record<string, Screen> = {
  new: "new",
  t: "table",
  tv: "tv",
  r: "replay",
  replay: "replay",
  rules: "rules",
  learn: "learn",
  history: "history",
};

/** The place a path names, seen from the page's own root. */
export function parse(path: string, query = ""): Place {
  const [screen = "", id = ""] = path.replace(/^\//, "").split("/");
  return {
    screen: SCREENS[screen] ?? "home",
    id: decodeURIComponent(id),
    query: new URLSearchParams(query),
  };
}

/** The root of the page under an address of it: what stands before the place. */
export function rootOf(path: string): string {
  return /^(.*?\/)(?:(?:t|tv|r|rules|learn)\/[^/]+\/?|new|replay|history)?$/.exec(path)?.[1] ?? "/";
}

const AT = "at";
const root = new URL(
  alone ? location.pathname.replace(/[^/]*$/, "") : rootOf(location.pathname),
  location.href,
);

/** A place as a web space without paths has it. */
export function unpathed(address: URL, root: string): URL {
  const path = address.pathname.slice(new URL(root).pathname.length);
  if (!(path.split("/")[0]! in SCREENS)) return address;
  const made = new URL(root);
  made.searchParams.set(AT, path);
  for (const [key, value] of address.searchParams) made.searchParams.append(key, value);
  made.hash = address.hash;
  return made;
}

function here(): Place {
  if (alone) return parse(new URLSearchParams(location.search).get(AT) ?? "", location.search);
  return parse(location.pathname.slice(root.pathname.length), location.search);
}

export const route = $state({ place: here() });

addEventListener("popstate", () => {
  route.place = here();
});

/** A full address inside the page. */
export function link(path: string): string {
  const address = new URL(path, root);
  return (alone ? unpathed(address, root.href) : address).href;
}

export function go(path: string): void {
  history.pushState(null, "", link(path));
  route.place = here();
  scrollTo(0, 0);
}

/** Change the address without a new entry in the history. */
export function replace(path: string): void {
  history.replaceState(null, "", link(path));
  route.place = here();
}

/** Let a link inside the page change the screen without loading it anew. */
export function follow(event: MouseEvent): void {
  const anchor = (event.target as Element).closest("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!anchor || !plain || anchor.target || anchor.hasAttribute("download")) return;
  const address = new URL(anchor.href);
  if (address.origin !== root.origin || !address.pathname.startsWith(root.pathname)) return;
  if (address.pathname.slice(root.pathname.length).startsWith("api/")) return;
  event.preventDefault();
  go(address.href);
}
