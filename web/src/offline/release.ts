/** What this tab's document says of its release: page and kit that belong together (delivery/release.py). */
// Tests read this file where there is no document.
const mark = globalThis.document?.querySelector<HTMLMetaElement>("meta[name=katzentisch-release]");

export const release = mark?.content ?? "";
/** How many bytes are sent for playing offline; 0 where that is not built. */
export const kitBytes = Number(mark?.dataset.kit ?? 0);
/** Whether no server of ours stands behind this page. */
export const alone = mark?.dataset.alone !== undefined;
/** Whether this browser keeps anything at this address. */
const browser = globalThis.navigator ?? {};
export const canKeep = "serviceWorker" in browser && "locks" in browser;
