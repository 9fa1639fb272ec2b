/** When all else has come: let the browser keep this release, so that the page opens without a network. */
import { link } from "../lib/route.svelte";
import { cacheName } from "./cache-name";
import { canKeep, release } from "./release";

export const SCRIPT = "service-worker.js";

// As long as this tab is open nothing of its release is thrown away (service-worker.ts).
if (canKeep && release) {
  const name = cacheName(link(""), release);
  void navigator.locks.request(name, { mode: "shared" }, () => new Promise(() => undefined));
  register().catch(() => undefined);
}

export function register(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(link(SCRIPT));
}
