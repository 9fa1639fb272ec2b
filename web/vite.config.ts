import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/**
 * One document answers at `/` and at `/t/TABLE`, under any sub-path, so its files lie beside it or
 * one level up. It names both; a browser loads the one that is there, and the same address once.
 */
function besideOrAbove(): Plugin {
  const above = (html: string, tag: RegExp): string =>
    html.replace(
      tag,
      (found, address: string) =>
        `${found}\n    ${found.replace(address, `../${address.slice(2)}`)}`,
    );
  return {
    name: "beside-or-above",
    enforce: "post",
    transformIndexHtml: {
      order: "post",
      handler: (html) =>
        above(
          above(html, /<script type="module"[^>]* src="(\.\/assets\/[^"]+)"><\/script>/),
          /<link rel="stylesheet"[^>]* href="(\.\/assets\/[^"]+)">/,
        ),
    },
  };
}

// The page is served from any sub-path, so every address in it is relative.
export default defineConfig({
  base: "./",
  plugins: [svelte(), besideOrAbove()],
  server: { fs: { allow: [".."] } },
  build: {
    outDir: "../src/katzentisch/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
  },
});
