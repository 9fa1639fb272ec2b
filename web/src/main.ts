import { mount } from "svelte";
import sprite from "./art/sprite.svg?raw";
import App from "./App.svelte";
import "./look.css";

// A browser looks for its icon anew at every screen: it must not depend on the address.
for (const one of document.querySelectorAll<HTMLLinkElement>("link[rel~=icon], link[rel=manifest]"))
  one.setAttribute("href", one.href);
document.body.insertAdjacentHTML("afterbegin", sprite);
mount(App, { target: document.getElementById("page")! });
