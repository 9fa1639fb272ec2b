import { mount } from "svelte";
import sprite from "./art/sprite.svg?raw";
import App from "./App.svelte";
import "./look.css";

document.body.insertAdjacentHTML("afterbegin", sprite);
mount(App, { target: document.getElementById("page")! });
