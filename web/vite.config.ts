import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is served from any sub-path, so every address in it is relative; one level down the
// server names the files as they are seen from there (server/page.py).
export default defineConfig({
  base: "./",
  plugins: [svelte()],
  server: { fs: { allow: [".."] } },
  build: {
    outDir: "../src/katzentisch/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
  },
});
