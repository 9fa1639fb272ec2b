/** The service worker of this tab, for whoever must wait for it. */
import { register, SCRIPT } from "./arrival";
import { Unfetched } from "./kept";

/** Fails when a worker cannot keep the page: a file does not come, or there is no room. */
function refused(worker: ServiceWorker | null): Promise<never> {
  return new Promise((_, fail) => {
    worker?.addEventListener("statechange", () => {
      if (worker.state === "redundant") fail(new Unfetched(SCRIPT));
    });
  });
}

/** Ready when a service worker answers for this tab; fails where none can. */
export async function attended(): Promise<void> {
  const { active, installing } = await register();
  const ready = navigator.serviceWorker.ready;
  const working = active ?? (await Promise.race([ready, refused(installing)])).active;
  if (navigator.serviceWorker.controller) return;
  // A page that was loaded past it, by pressing shift, is taken in when it asks.
  const taken = new Promise<void>((done) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => done(), { once: true });
  });
  working?.postMessage("take me in");
  await taken;
}
