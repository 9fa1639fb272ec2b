import { expect, test, vi } from "vitest";
import { html } from "../src/lib/markdown";

vi.stubGlobal("location", new URL("http://table.example/cards/t/abc"));
vi.stubGlobal("addEventListener", () => undefined);
const { link, parse, rootOf } = await import("../src/lib/route.svelte");

test.each([
  ["/", "/"],
  ["/new", "/"],
  ["/cards/history", "/cards/"],
  ["/t/abc", "/"],
  ["/cards/", "/cards/"],
  ["/cards/tv/abc", "/cards/"],
  ["/cards/t/abc/", "/cards/"],
  ["/a/t/rules/some-game", "/a/t/"],
])("the root above %s is %s", (path, root) => {
  expect(rootOf(path)).toBe(root);
});

test("links lead from the root, wherever the page stands", () => {
  expect(link("t/xyz#token")).toBe("http://table.example/cards/t/xyz#token");
  expect(link("./")).toBe("http://table.example/cards/");
});

test("a path names its screen", () => {
  expect(parse("r/abc", "?move=7")).toMatchObject({ screen: "replay", id: "abc" });
  expect(parse("anything")).toMatchObject({ screen: "home" });
});

test("a rules page becomes HTML with an id for each clause, and nothing else becomes HTML", () => {
  expect(html("- M8. Follow *it*, `R7`.")).toBe(
    '<p class="clause" id="M8"><b>M8</b> Follow <em>it</em>, <code>R7</code>.</p>',
  );
  expect(html("## <b>")).toBe("<h3>&lt;b&gt;</h3>");
});
