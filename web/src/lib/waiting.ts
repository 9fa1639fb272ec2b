/** What the server needs a while for: asked again and again, until it is there. */

/** How long to wait before asking again, in milliseconds. */
const PAUSE = 700;

const pause = () => new Promise((go) => setTimeout(go, PAUSE));

/** How far something is, from 0 to 1, and what has to happen before it begins. */
export interface HowFar {
  share: number;
  waiting: string;
}

/** What is found in the end; meanwhile `tell` hears how far it is. */
export async function awaited<P extends HowFar, T>(
  ask: () => Promise<P>,
  found: (page: P) => T | null,
  tell: (now: HowFar) => void,
  wanted: () => boolean,
): Promise<T | null> {
  while (wanted()) {
    const page = await ask();
    const there = found(page);
    if (there !== null) return there;
    tell(page);
    await pause();
  }
  return null;
}
