import { mount } from "svelte";
import sprite from "./art/sprite.svg?raw";
import App from "./App.svelte";
import "./look.css";

const sprites = import.meta.glob<string>("./games/*/sprite.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

// A browser looks for its icon anew at every screen: it must not depend on the address.
for (const one of document.querySelectorAll<HTMLLinkElement>("link[rel~=icon], link[rel=manifest]"))
  one.setAttribute("href", one.href);
for (const drawn of [sprite, ...Object.values(sprites)])
  document.body.insertAdjacentHTML("afterbegin", drawn);
mount(App, { target: document.getElementById("page")! });
