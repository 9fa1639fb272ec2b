import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** As the bundler names it: a path, on Windows without the slash before its drive. */
const DOCUMENT = decodeURIComponent(
  new URL("index.html", import.meta.url).pathname.replace(/^\/(?=\w:)/, ""),
);

/** What the bundler knows of modules: which ones they import at their head. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** What the page cannot begin without: what the document imports, and what that imports. */
function alwaysNeeded(modules: Modules): Set<string> {
  const needed = new Set([DOCUMENT]);
  for (const id of needed) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) needed.add(imported);
  }
  return needed;
}

// The page is served from any sub-path, so every address in it is relative; one level down the
// server names the files as they are seen from there (server/page.py).
export default defineConfig({
  base: "./",
  plugins: [svelte()],
  worker: { format: "es" },
  server: { fs: { allow: [".."] } },
  build: {
    outDir: "../src/katzentisch/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file compresses better than thirty, and is asked for once.
          groups: [
            {
              debugName: "always needed",
              name: (id, modules) => (alwaysNeeded(modules).has(id) ? "house" : null),
            },
          ],
        },
      },
    },
  },
});
