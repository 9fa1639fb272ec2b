/** The page loads words and games when it needs them; here every test finds them all. */
import { vi } from "vitest";

vi.mock("../src/lib/art", () => ({ draw: () => undefined }));
// One process for all files saves most of the time; what they load and stub is still their own.
vi.unstubAllGlobals();
vi.resetModules();
const { openGame } = await import("../src/lib/game");
const { LANGUAGES, speak } = await import("../src/lib/texts.svelte");
const pages = Object.keys(import.meta.glob("../src/games/*/page.ts"));
await Promise.all(LANGUAGES.map(speak));
await Promise.all(pages.map((file) => openGame(file.split("/").at(-2)!)));
