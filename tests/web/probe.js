/* What is wrong with the screen as it stands: a list of sentences, empty if nothing is. */
(() => {
  const found = [];
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const root = dialog ?? document.body;
  const say = (what, where) => found.push(`${what}: ${where}`);
  const name = (element) => {
    const classes = typeof element.className === "string" ? element.className : "";
    const own = `${element.tagName.toLowerCase()}.${classes.split(" ").filter((one) => !one.startsWith("svelte-")).join(".")}`;
    return `${own} "${(element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40)}"`;
  };
  const shown = (element) =>
    element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) &&
    !element.closest(".unseen, [hidden], details:not([open]) > :not(summary)");
  const inCard = (element) => element.closest("svg") !== null;
  /* What scrolls by itself may hold more than it shows: sheets and pages, never the board. */
  const scroller = (element) => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (at.closest(".board")) {
        if (at.closest(".known, .note")) return at.closest(".known, .note");
        return null;
      }
      const flow = getComputedStyle(at);
      if (/auto|scroll/.test(flow.overflowY + flow.overflowX)) return at;
    }
    return document.documentElement.scrollHeight > innerHeight ? document.documentElement : null;
  };

  /* 1. Nothing is wider than the screen. */
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) say("sideways", `${wide} px`);
  const content = dialog?.querySelector(".content");
  if (content && content.scrollWidth > content.clientWidth + 1) {
    say("sideways", `dialog ${content.scrollWidth - content.clientWidth} px`);
  }

  /* 2 and 3. No word is broken, none is covered. */
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || inCard(parent) || !shown(parent) || parent.closest("option, style, script")) continue;
    for (const match of node.data.matchAll(/[^\s\-–—/]+/gu)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const rects = [...range.getClientRects()].filter((one) => one.width > 0);
      if (rects.length === 0) continue;
      const code = parent.closest("code, textarea, input, .address");
      if (!code && rects.some((one) => Math.abs(one.top - rects[0].top) > 4)) {
        say("broken word", `${match[0]} in ${name(parent)}`);
      }
      const [box] = rects;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const within = scroller(parent);
      const outside = x < 0 || y < 0 || x > innerWidth || y > innerHeight;
      if (outside) {
        if (!within) say("outside", `${match[0]} in ${name(parent)}`);
        continue;
      }
      const over = document.elementFromPoint(x, y);
      const clipped = within && (() => {
        const frame = within === document.documentElement ? { top: 0, bottom: innerHeight, left: 0, right: innerWidth } : within.getBoundingClientRect();
        return y < frame.top || y > frame.bottom || x < frame.left || x > frame.right;
      })();
      if (clipped || !over || parent.contains(over) || over.contains(parent)) continue;
      if (getComputedStyle(parent).pointerEvents === "none") continue;
      say("covered", `${match[0]} in ${name(parent)} by ${name(over)}`);
    }
  }

  /* 4. Controls and cards are whole and on the screen. */
  const things = root.querySelectorAll("button, a, input, select, textarea, summary, svg.face");
  for (const thing of things) {
    if (!shown(thing) || thing.closest("svg.face")?.parentElement?.closest("button") === thing) continue;
    if (thing.matches("svg") && thing.closest("button")) continue;
    const box = thing.getBoundingClientRect();
    if (box.width === 0) continue;
    const within = scroller(thing);
    if (!within) {
      const off = Math.max(-box.left, -box.top, box.right - innerWidth, box.bottom - innerHeight);
      if (off > 1) say("off the screen", `${Math.round(off)} px of ${name(thing)}`);
    }
    const region = thing.closest("[data-region]");
    if (region && !within) {
      const place = region.getBoundingClientRect();
      const off = Math.max(place.left - box.left, place.top - box.top, box.right - place.right, box.bottom - place.bottom);
      if (off > 4) say("out of its place", `${Math.round(off)} px of ${name(thing)} in ${region.dataset.region}`);
    }
    const small = !thing.matches("svg, [data-card]") && !thing.closest("p, li, td, span, label, details, small") && Math.min(box.width, box.height) < 43.5;
    if (small && thing.matches("button, select, summary")) say("too small", `${Math.round(box.width)} × ${Math.round(box.height)} ${name(thing)}`);
  }
  if (!dialog) {
    for (const card of document.querySelectorAll(".hand [data-card]")) {
      const box = card.getBoundingClientRect();
      const own = (x, y) => card.contains(document.elementFromPoint(x, y));
      /* The longest open stretch along a few lines across the card, and down it. */
      const run = (count, at) => {
        let [longest, now] = [0, 0];
        for (let step = 1; step < count; step += 2) {
          now = own(...at(step)) ? now + 2 : 0;
          longest = Math.max(longest, now);
        }
        return longest;
      };
      const across = [0.12, 0.35].map((part) => run(box.width, (x) => [box.left + x, box.top + box.height * part]));
      const down = [6, 24].map((x) => run(box.height, (y) => [box.left + x, box.top + y]));
      const [widest, tallest] = [Math.max(...across), Math.max(...down)];
      if (widest < 40 || tallest < 42) say("no room for a finger", `${widest} × ${tallest} of card ${card.dataset.card}`);
      if (!own(box.left + box.width * 0.16, box.top + box.height * 0.13)) say("index hidden", `card ${card.dataset.card}`);
    }
  }

  /* 5. No text is cut by its own box. */
  for (const element of root.querySelectorAll("*")) {
    if (inCard(element) || !shown(element) || element.matches("textarea, input, select, .unseen")) continue;
    const texts = [...element.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
    const clips = /hidden|clip/.test(getComputedStyle(element).overflow);
    if (texts && clips && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 3)) {
      say("cut", name(element));
    }
    if (texts && element.closest("[data-region]")) {
      const place = element.closest("[data-region]").getBoundingClientRect();
      const box = element.getBoundingClientRect();
      const off = Math.max(place.left - box.left, place.top - box.top, box.right - place.right, box.bottom - place.bottom);
      if (off > 6 && !scroller(element)) say("text out of its place", `${Math.round(off)} px of ${name(element)}`);
    }
  }

  /* 6. Where the regions are, for comparing one decision with the next. */
  const regions = {};
  for (const region of document.querySelectorAll("[data-region]")) {
    const box = region.getBoundingClientRect();
    regions[region.dataset.region] = [box.x, box.y, box.width, box.height].map(Math.round);
  }
  return { found: [...new Set(found)], regions };
})()
