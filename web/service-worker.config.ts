import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { defineConfig } from "vite";

/** What the service worker says by itself, in every language: a browser that shows it has no words. */
function t(key: string): Record<string, string> {
  const languages = ["en", "fr", "de"];
  return Object.fromEntries(languages.map((language) => [language, sentence(language, key)]));
}

function sentence(language: string, key: string): string {
  const words = new FluentBundle(language, { useIsolating: false });
  const file = new URL(`src/texts/${language}.ftl`, import.meta.url);
  words.addResource(new FluentResource(readFileSync(file, "utf-8")));
  return words.formatPattern(words.getMessage(key)!.value!);
}

// The service worker is one file with an address that never changes.
export default defineConfig({
  publicDir: false,
  define: { DAMAGED: JSON.stringify(t("kept-damaged")) },
  build: {
    outDir: "../src/katzentisch/page",
    emptyOutDir: false,
    target: "es2022",
    rolldownOptions: {
      input: "src/offline/service-worker.ts",
      output: { format: "iife", entryFileNames: "service-worker.js" },
    },
  },
});
