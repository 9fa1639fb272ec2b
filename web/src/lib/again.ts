/** How long to wait before what did not come is asked for again, in milliseconds. */
const PAUSES = [250, 1000, 4000];

/** What is loaded, even if the network is gone for a moment. */
export async function again<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await load();
    } catch {
      await new Promise((go) => setTimeout(go, pause));
    }
  }
  return load();
}
