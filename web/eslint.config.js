import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      "@typescript-eslint/no-non-null-assertion": "off",
      // The sprite and the rules pages are our own files, read at build time.
      "svelte/no-at-html-tags": "off",
      "svelte/require-each-key": "error",
      // Maps and addresses here are looked up, never watched.
      "svelte/prefer-svelte-reactivity": "off",
      "@typescript-eslint/no-dynamic-delete": "off",
    },
  },
  { ignores: ["node_modules/", "src/lib/protocol.ts", "src/games/*/view.ts"] },
);
