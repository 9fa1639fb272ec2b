/**
 * The keys never stand nowhere. What had the focus may go, with its button, its sheet or the whole
 * screen: then the same thing made anew has it, else what was around it, else the heading.
 */

const nowhere = () => !document.activeElement || document.activeElement === document.body;

/** A thing and all that is around it, the innermost first. */
export function around(inner: Element): Element[] {
  const all: Element[] = [];
  for (let at: Element | null = inner; at; at = at.parentElement) all.push(at);
  return all;
}

/** Where the keys go on when what had them has gone. */
export function standIn(was: readonly Element[], page: Element): Element {
  const anew = was[0]?.id ? document.getElementById(was[0].id) : null;
  const left = was.find((one) => one !== page && page.contains(one));
  return anew ?? left ?? page.querySelector("h1") ?? page;
}

/** Stand on something, though it be no control; it is none again when the keys leave it. */
export function standOn(place: Element): void {
  const element = place as HTMLElement;
  if (!element.hasAttribute("tabindex") && element.tabIndex < 0) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** Watch over a page from now on. */
export function neverNowhere(page: HTMLElement): () => void {
  let was: Element[] = [];
  const note = ({ target }: FocusEvent): void => {
    was = around(target as Element);
  };
  const mend = () => {
    if (nowhere() && was[0] && !was[0].isConnected) standOn(standIn(was, page));
  };
  // A board that knows better where the next decision is comes first.
  const watcher = new MutationObserver(() => nowhere() && setTimeout(mend));
  watcher.observe(page, { childList: true, subtree: true });
  page.addEventListener("focusin", note);
  return () => {
    watcher.disconnect();
    page.removeEventListener("focusin", note);
  };
}
