/** What the browser keeps of a release for playing offline: fetched, checked by hash, kept whole. */
import { cacheName, prefix } from "./cache-name";

export interface KitFile {
  path: string;
  bytes: number;
  sent: number;
  sha256: string;
}

export interface Kit {
  version: string;
  files: KitFile[];
}

/** Told again and again: how many of how many bytes have come. */
export type Progress = (come: number, all: number) => void;

/** A file that is damaged or cannot be had. */
export class Unfetched extends Error {
  constructor(
    readonly file: string,
    /** What the server said; 0 where there was no answer. */
    readonly status = 0,
  ) {
    super(`${file}: ${status || "no answer"}`);
  }
}

const NOT_FOUND = 404;
const LIST = "kit.json";
const PACKED = ".gz";
const VERSION_LETTERS = 12;
const GZIP = [0x1f, 0x8b];
const TYPES: Record<string, string> = {
  json: "application/json",
  mjs: "text/javascript",
  wasm: "application/wasm",
  zip: "application/zip",
};

const folder = (root: string, release: string) => `${root}offline/${release}/`;

export async function sha256(data: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** An answer, if what is in it is right. */
export async function checked(
  answer: Response | undefined,
  hash: string,
): Promise<Response | undefined> {
  if (!answer) return undefined;
  const data = await answer
    .clone()
    .arrayBuffer()
    .catch(() => null);
  return data && (await sha256(data)) === hash ? answer : undefined;
}

/** All bytes of an address; each part that comes is told. */
async function bytesOf(address: string, come: (bytes: number) => void): Promise<Uint8Array[]> {
  // We keep it ourselves; what came damaged must not come from another cache again.
  const answer = await fetch(address, { cache: "no-store" }).catch(() => undefined);
  if (!answer?.ok || !answer.body) throw new Unfetched(address, answer?.status);
  const parts: Uint8Array[] = [];
  const reader = answer.body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Unfetched(address);
    });
    if (done) return parts;
    parts.push(value);
    come(value.length);
  }
}

/** Unpacked, unless whoever sent it has let the browser do so already. */
function unpacked(parts: Uint8Array[]): Promise<ArrayBuffer> {
  const blob = new Blob(parts as BlobPart[]);
  const packed = GZIP.every((byte, at) => parts[0]?.[at] === byte);
  if (!packed) return blob.arrayBuffer();
  return new Response(blob.stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

async function fetchFile(at: string, file: KitFile, come: (bytes: number) => void) {
  const data = await unpacked(await bytesOf(at + file.path + PACKED, come)).catch((problem) => {
    throw problem instanceof Unfetched ? problem : new Unfetched(file.path);
  });
  if ((await sha256(data)) !== file.sha256) throw new Unfetched(file.path);
  const type = TYPES[file.path.split(".").at(-1)!] ?? "application/octet-stream";
  return new Response(data, { headers: { "content-type": type } });
}

/** A list, if it is whole: its version is made of all that it says (offline/kit.py). */
async function read(answer: Response | undefined): Promise<Kit | undefined> {
  try {
    const kit = (await answer!.clone().json()) as Kit;
    const said = kit.files.map((file) => file.path + file.sha256).join("");
    const digest = await sha256(new TextEncoder().encode(said).buffer);
    return digest.slice(0, VERSION_LETTERS) === kit.version ? kit : undefined;
  } catch {
    return undefined;
  }
}

/** The list of a release's files, as it is kept. */
async function keptList(cache: Cache, at: string): Promise<Kit | undefined> {
  return read(await cache.match(at + LIST));
}

/** The list as it is sent: the question mark leads past what is kept. */
const sentList = (at: string) =>
  fetch(`${at}${LIST}?`, { cache: "no-store" }).catch(() => undefined);

async function list(cache: Cache, at: string): Promise<Kit> {
  const kept = await keptList(cache, at);
  if (kept) return kept;
  const answer = await sentList(at);
  const sent = answer?.ok ? await read(answer) : undefined;
  if (!sent) throw new Unfetched(LIST, answer?.status);
  await cache.put(at + LIST, answer!.clone()).catch(() => undefined);
  return sent;
}

/** The list of a release's kit, as a file. */
export async function kitList(root: string, release: string): Promise<Response> {
  const cache = await caches.open(cacheName(root, release));
  return Response.json(await list(cache, folder(root, release)));
}

/** The same file of another release: an update does not fetch what has not changed. */
async function fromOthers(root: string, own: string, file: KitFile): Promise<Response | undefined> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(prefix(root)) || name === cacheName(root, own)) continue;
    const at = folder(root, name.slice(prefix(root).length));
    const found = await checked(await (await caches.open(name)).match(at + file.path), file.sha256);
    if (found) return found;
  }
  return undefined;
}

/** Whether a release is no longer sent: there is a newer one. */
export async function isOver(root: string, release: string): Promise<boolean> {
  return (await sentList(folder(root, release)))?.status === NOT_FOUND;
}

/** One file of a release's kit: as it is kept, or fetched again where it is missing or damaged. */
export async function kitFile(root: string, release: string, path: string): Promise<Response> {
  const cache = await caches.open(cacheName(root, release));
  const at = folder(root, release);
  const file = (await list(cache, at)).files.find((one) => one.path === path);
  if (!file) throw new Unfetched(path, NOT_FOUND);
  const kept = await checked(await cache.match(at + path), file.sha256);
  if (kept) return kept;
  const fetched = await fetchFile(at, file, () => undefined);
  await cache.put(at + path, fetched.clone()).catch(() => undefined);
  return fetched;
}

/** Whether all files of a release's kit are kept; whether they are whole is seen when they are used. */
export async function isKept(root: string, release: string): Promise<boolean> {
  if (!(await caches.has(cacheName(root, release)))) return false;
  const cache = await caches.open(cacheName(root, release));
  const kit = await keptList(cache, folder(root, release));
  const keys = new Set((await cache.keys()).map((one) => one.url));
  return !!kit?.files.every((file) => keys.has(folder(root, release) + file.path));
}

/** Whether some release of this page has been made ready to play offline. */
export async function isWished(root: string): Promise<boolean> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix(root)));
  const kept = names.map((name) => isKept(root, name.slice(prefix(root).length)));
  return (await Promise.all(kept)).includes(true);
}

/** Fetch what is missing of a release's kit. */
export async function fetchKit(root: string, release: string, told: Progress): Promise<void> {
  const cache = await caches.open(cacheName(root, release));
  const at = folder(root, release);
  const { files } = await list(cache, at);
  const all = files.reduce((sum, file) => sum + file.sent, 0);
  let done = 0;
  for (const file of files) {
    let come = 0;
    // A host that unpacks what it sends gives more bytes than are counted.
    const part = (bytes: number) => told(done + Math.min((come += bytes), file.sent), all);
    const there =
      (await checked(await cache.match(at + file.path), file.sha256)) ??
      (await fromOthers(root, release, file)) ??
      (await fetchFile(at, file, part));
    await cache.put(at + file.path, there);
    told((done += file.sent), all);
  }
}
