/**
 * Python's memory as it was when it had read our house, kept beside the kit it was made of.
 *
 * The next visit begins with it: reading anew takes several times as long. It is a help and nothing more:
 * whatever is wrong with it, Python reads anew.
 */
import { cacheName } from "./cache-name";
import { sha256 } from "./kept";

const NAME = "python.memory";
const HASH = "katzentisch-sha256";
const BROWSER = "katzentisch-browser";
/** It is kept where there is room for so many of them: games must never want for it. */
const ROOM = 10;
const KIT = /^(.*\/)offline\/([^/]+)\/$/;

/** The memory that is kept, if there is one that this browser has made. */
export async function keptMemory(kit: string): Promise<Response | undefined> {
  const found = await globalThis.caches?.match(kit + NAME).catch(() => undefined);
  return found?.headers.get(BROWSER) === navigator.userAgent ? found : undefined;
}

/** What is in it; fails where it is damaged. */
export async function bytesIn(found: Response): Promise<Uint8Array> {
  const bytes = await found.arrayBuffer();
  if ((await sha256(bytes)) !== found.headers.get(HASH)) throw new Error(`${NAME} is damaged.`);
  return new Uint8Array(bytes);
}

/** Keep it, if the browser likes. */
export async function keepMemory(kit: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  const { quota = 0, usage = 0 } = await navigator.storage.estimate();
  const [, root, release] = KIT.exec(kit) ?? [];
  if (!root || !release || quota - usage < ROOM * memory.length) return;
  const headers = { [HASH]: await sha256(memory.buffer), [BROWSER]: navigator.userAgent };
  const cache = await caches.open(cacheName(root, release));
  await cache.put(kit + NAME, new Response(memory, { headers }));
}

export async function forgetMemory(kit: string): Promise<void> {
  const [, root, release] = KIT.exec(kit) ?? [];
  if (!root || !release) return;
  await (await caches.open(cacheName(root, release))).delete(kit + NAME);
}
