/// <reference lib="webworker" />
/**
 * Stands between the page and the network, so that the page opens without one.
 *
 * Of each release it keeps the page's files, and the kit where somebody wished to play offline. Addresses
 * name their release, or have a hash in them: nothing is ever mixed. What a tab still uses stays.
 */
import { cacheName, prefix } from "./cache-name";
import { checked, fetchKit, isWished, kitFile, kitList, Unfetched } from "./kept";

const scope = globalThis.self as unknown as ServiceWorkerGlobalScope;

/** The name of this release, and the hashes of its page's files: whoever sends this puts them before it (delivery/release.py). */
declare const RELEASE: string;
declare const FILES: Record<string, string>;
/** Sentences from texts/, put here when the page is built. */
declare const DAMAGED: Record<string, string>;

const DOCUMENT = "index.html";
const KIT = /^offline\/([0-9a-f]+)\/(.+)$/;
const LIST = "kit.json";
/** As files are fetched, not as they are kept. */
const PACKED = ".gz";
/** What the server has to say itself. */
const ASKED = /^(api\/|ws|health$|metrics$)/;
const LONGEST_WAIT = 5000;

const root = scope.registration.scope;
const own = cacheName(root, RELEASE);

scope.addEventListener("install", (event) => event.waitUntil(installed()));
scope.addEventListener("activate", (event) => event.waitUntil(begin()));
// A page that was loaded past us asks for us.
scope.addEventListener("message", (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request);
  if (!answer) return;
  event.respondWith(answer);
  if (event.request.mode === "navigate") event.waitUntil(answer.then(tidy));
});

/** All or nothing: what is half kept would take the place of what is whole. */
async function installed(): Promise<void> {
  try {
    // While it is held nobody throws away what has come.
    await navigator.locks.request(own, { mode: "shared" }, install);
  } catch (problem) {
    if (!(await held()).has(own)) await caches.delete(own);
    throw problem;
  }
}

/** Keep the page; and the kit, if an older one is kept: who could play offline still can. */
async function install(): Promise<void> {
  const cache = await caches.open(own);
  await Promise.all(
    Object.keys(FILES).map(async (path) => cache.put(new URL(path, root), await file(path))),
  );
  if (await isWished(root)) await fetchKit(root, RELEASE, () => undefined);
  await scope.skipWaiting();
}

async function begin(): Promise<void> {
  await scope.clients.claim();
  await tidy();
}

async function held(): Promise<Set<string | undefined>> {
  return new Set(((await navigator.locks.query()).held ?? []).map((lock) => lock.name));
}

/** Forget releases that no tab uses: each holds a lock with the name of its own. */
async function tidy(): Promise<void> {
  const { installing, waiting } = scope.registration;
  // A newer one does it, when it has come.
  if (installing || waiting) return;
  const used = await held();
  for (const name of await caches.keys()) {
    const old = name.startsWith(prefix(root)) && name !== own && !used.has(name);
    if (old) await caches.delete(name);
  }
}

function answerTo(request: Request): Promise<Response> | undefined {
  if (request.method !== "GET" || !request.url.startsWith(root)) return undefined;
  const path = new URL(request.url).pathname.slice(new URL(root).pathname.length);
  const [, release, name] = KIT.exec(path) ?? [];
  if (release && name) {
    const asSent = name.endsWith(PACKED) || request.url.endsWith("?");
    return asSent ? undefined : ofKit(release, name);
  }
  if (ASKED.test(path)) return undefined;
  if (request.mode === "navigate") return documentAt(request, path);
  if (path in FILES) return file(path).catch(() => fetch(request));
  // An older tab's, or a newer one's.
  if (path.startsWith("assets/"))
    return caches.match(request).then((kept) => kept ?? fetch(request));
  return undefined;
}

async function ofKit(release: string, name: string): Promise<Response> {
  try {
    return await (name === LIST ? kitList(root, release) : kitFile(root, release, name));
  } catch (problem) {
    const status = (problem instanceof Unfetched && problem.status) || 503;
    return new Response(`${name}: ${(problem as Error).message}`, { status });
  }
}

/** A file of this release's page: as it is kept, or fetched where it is missing or damaged. */
async function file(path: string): Promise<Response> {
  const cache = await caches.open(own);
  const address = new URL(path, root).href;
  const hash = FILES[path]!;
  const kept = await checked(await cache.match(address), hash);
  if (kept) return kept;
  const found = (await same(path, hash)) ?? (await checked(await fetched(address, path), hash));
  if (!found) throw new Unfetched(path);
  await cache.put(address, found.clone()).catch(() => undefined);
  return found;
}

/** An older release's, where it is the same: its name tells. */
async function same(path: string, hash: string): Promise<Response | undefined> {
  return path.startsWith("assets/")
    ? checked(await caches.match(new URL(path, root)), hash)
    : undefined;
}

function fetched(address: string, path: string): Promise<Response | undefined> {
  const cache = path.startsWith("assets/") ? "default" : "no-cache";
  return fetch(address, { cache, priority: "low" } as RequestInit).catch(() => undefined);
}

/** The document from the network while there is one, so that an update comes at once. */
async function documentAt(request: Request, path: string): Promise<Response> {
  // A web space that says nothing of how long it lasts is asked all the same.
  const answer = await inTime(fetch(request, { cache: "no-cache" }));
  if (answer && answer.status < 500) return answer;
  return (await keptDocument(path)) ?? answer ?? Response.error();
}

/** An answer, unless there is none or it is long in coming. */
function inTime(asked: Promise<Response>): Promise<Response | undefined> {
  const late = new Promise<undefined>((end) => setTimeout(() => end(undefined), LONGEST_WAIT));
  return Promise.race([asked.catch(() => undefined), late]);
}

/** The document as it is kept, if the page can begin with what is kept; else it is said what is wrong. */
async function keptDocument(path: string): Promise<Response> {
  const wrong: string[] = [];
  await Promise.all(Object.keys(FILES).map((name) => file(name).catch(() => wrong.push(name))));
  if (wrong.length) return damaged(wrong);
  const found = await file(DOCUMENT);
  // Its files as they are seen from so many folders down (delivery/page.py).
  const above = "../".repeat(path.split("/").length - 1);
  const text = (await found.text()).replaceAll('"./', `"${above || "./"}`);
  const headers = new Headers(found.headers);
  headers.delete("content-encoding");
  return new Response(text, { headers });
}

function damaged(files: string[]): Response {
  const named = files.join(", ");
  const said = Object.entries(DAMAGED).map(
    ([language, words]) => `<p lang="${language}">${words} (${named})</p>`,
  );
  const text = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Katzentisch</title><h1>Katzentisch</h1>${said.join("")}`;
  return new Response(text, {
    status: 503,
    headers: { "content-type": "text/html; charset=utf-8" },
  });
}
