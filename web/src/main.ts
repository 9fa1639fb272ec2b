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

attach("icon", "icon.svg");
attach("apple-touch-icon", "icon-192.png");
attach("manifest", "manifest.webmanifest");
document.body.insertAdjacentHTML("afterbegin", sprite);
mount(App, { target: document.getElementById("page")! });
