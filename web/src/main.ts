import { mount } from "svelte";
import sprite from "./art/sprite.svg?raw";
import App from "./App.svelte";
import { draw } from "./lib/art";
import { openGame } from "./lib/game";
import { route } from "./lib/route.svelte";
import { seats } from "./lib/settings.svelte";
import { speak, wished } from "./lib/texts.svelte";
import "./look.css";

// A browser looks for its icon anew at every screen: it must not depend on the address.
for (const one of document.querySelectorAll<HTMLLinkElement>("link[rel~=icon], link[rel=manifest]"))
  one.setAttribute("href", one.href);
draw(sprite);
// The game of a seat one has comes together with the words, before the table says what it is.
void openGame(seats[route.place.id]?.game ?? "");
// Not awaited: the parts of games build on this file, and would wait for it to be done.
void speak(wished()).then(() => mount(App, { target: document.getElementById("page")! }));
// What the browser keeps for playing without a network comes after all else.
addEventListener("load", () =>
  (globalThis.requestIdleCallback ?? setTimeout)(() => void import("./offline/arrival")),
);
