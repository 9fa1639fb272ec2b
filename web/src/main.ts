import { mount } from "svelte";
import sprite from "./art/sprite.svg?raw";
import App from "./App.svelte";
import { link } from "./lib/route.svelte";
import "./look.css";

/** Icons and manifest stand at the page’s root, which only the running page knows. */
function attach(rel: string, file: string): void {
  const element = document.createElement("link");
  element.rel = rel;
  element.href = link(file);
  document.head.append(element);
}

const target = document.getElementById("page")!;
// The document names this script twice (vite.config.ts); where both are found, one is enough.
if (!target.dataset.open) {
  target.dataset.open = "yes";
  attach("icon", "icon.svg");
  attach("apple-touch-icon", "icon-192.png");
  attach("manifest", "manifest.webmanifest");
  document.body.insertAdjacentHTML("afterbegin", sprite);
  mount(App, { target });
}
