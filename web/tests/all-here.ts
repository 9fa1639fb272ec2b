/** The page loads words and games when it needs them; here every test finds them all. */
import { vi } from "vitest";
import { openGame } from "../src/lib/game";
import { LANGUAGES, speak } from "../src/lib/texts.svelte";

vi.mock("../src/lib/art", () => ({ draw: () => undefined }));
const pages = Object.keys(import.meta.glob("../src/games/*/page.ts"));
await Promise.all(LANGUAGES.map(speak));
await Promise.all(pages.map((file) => openGame(file.split("/").at(-2)!)));
