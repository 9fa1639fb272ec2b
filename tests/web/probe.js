/* What is wrong with the screen as it stands: a list of sentences, empty if nothing is. */
(() => {
  const FINGER = 44;
  const found = [];
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  /* A panel over the table stands for a dialog; on the screen for the room nobody can scroll it. */
  const panel = document.querySelector(".tv > .end, .felt > .between");
  const over = dialog ?? panel;
  const root = over ?? document.body;
  const say = (what, where) => found.push(`${what}: ${where}`);
  const kept = (ask) => {
    const answers = new Map();
    return (element) => {
      if (!answers.has(element)) answers.set(element, ask(element));
      return answers.get(element);
    };
  };
  const boxOf = kept((element) => element.getBoundingClientRect());
  const styleOf = kept((element) => getComputedStyle(element));
  const shown = kept(
    (element) =>
      element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) &&
      !element.closest(".unseen, [hidden], details:not([open]) > :not(summary)"),
  );
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const name = (element) => {
    const classes = typeof element.className === "string" ? element.className : "";
    const own = `${element.tagName.toLowerCase()}.${classes.split(" ").filter((one) => !one.startsWith("svelte-")).join(".")}`;
    return `${own} "${(element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40)}"`;
  };
  const inCard = (element) => element.closest("svg") !== null;
  /* By how much a box stands out of another. */
  const beyond = (box, place) =>
    Math.max(place.left - box.left, place.top - box.top, box.right - place.right, box.bottom - place.bottom);
  /* What scrolls by itself may hold more than it shows: sheets and pages, never the board. */
  const scroller = kept((element) => {
    const first = element.matches("button, a, input, textarea, select, svg") ? element.parentElement : element;
    for (let at = first; at && at !== document.documentElement; at = at.parentElement) {
      if (at.closest(".board")) return at.closest(".known, .note") ?? (scrollY > 0 ? document.documentElement : null);
      const { overflowX, overflowY } = styleOf(at);
      if (/auto|scroll/.test(overflowY + overflowX) && at.scrollHeight > at.clientHeight + 1) return at;
    }
    return !dialog && document.documentElement.scrollHeight > innerHeight ? document.documentElement : null;
  });
  /* The region a thing has to stay in; a dialog that opens from there does not. */
  const regionOf = (element) => {
    const region = element.closest("[data-region]");
    const within = scroller(element);
    return over || (within && within !== document.documentElement) ? null : region;
  };
  const frameOf = (within) => (within === document.documentElement ? screen : boxOf(within));
  /* A sticky thing covers only what can be scrolled out from under it. */
  const sticks = kept((element) => {
    for (let at = element; at; at = at.parentElement) {
      if (styleOf(at).position === "sticky") return true;
    }
    return false;
  });

  /* 1. Nothing is wider than its place, and nothing scrolls sideways. */
  function sideways() {
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) say("sideways", `${wide} px`);
    if (panel?.matches(".end") && panel.scrollHeight > panel.clientHeight + 1) say("cannot be scrolled", name(panel));
    const long = document.documentElement.scrollHeight - innerHeight;
    if (long > 0 && document.querySelector(".room, .tv")) say("longer than the screen", `${long} px`);
    for (const element of root.querySelectorAll("*")) {
      const more = element.scrollWidth - element.clientWidth;
      if (more <= 1 || inCard(element) || element.matches("input, textarea, select") || !shown(element)) continue;
      if (/auto|scroll/.test(styleOf(element).overflowX)) say("sideways", `${more} px in ${name(element)}`);
    }
  }

  /* 2 and 3. No word is broken, none is covered, and on the board none touches another. */
  const lying = [];
  function touching() {
    for (const [at, [one, own, said]] of lying.entries()) {
      for (const [other, theirs, also] of lying.slice(at + 1)) {
        if (one === other) continue;
        const across = Math.min(own.right, theirs.right) - Math.max(own.left, theirs.left);
        /* Lines stand close: only the letters themselves count. */
        const middle = Math.min(own.bottom, theirs.bottom) - Math.max(own.top, theirs.top) - 0.4 * own.height;
        if (across > 1 && middle > 1) say("touching", `${said} and ${also} in ${name(one)}`);
      }
    }
  }
  function words() {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.data.trim() || inCard(parent) || !shown(parent)) continue;
      if (parent.closest("option, style, script")) continue;
      for (const match of node.data.matchAll(/[^\s\-–—/]+/gu)) word(parent, node, match);
    }
  }
  function word(parent, node, match) {
    const range = document.createRange();
    range.setStart(node, match.index);
    range.setEnd(node, match.index + match[0].length);
    const rects = [...range.getClientRects()].filter((one) => one.width > 0);
    if (rects.length === 0) return;
    if (rects.some((one) => Math.abs(one.top - rects[0].top) > 4) && !parent.closest("code, textarea, input, .address")) {
      say("broken word", `${match[0]} in ${name(parent)}`);
    }
    const [box] = rects;
    if (parent.closest(".board")) lying.push([parent, box, match[0]]);
    const edge = Math.min(2, box.width / 2);
    for (const x of new Set([box.left + edge, box.right - edge])) letter(parent, match, x, box.y + box.height / 2);
  }
  function letter(parent, match, x, y) {
    const point = { left: x, top: y, right: x, bottom: y };
    const within = scroller(parent);
    if (within && beyond(point, frameOf(within)) > 0) return;
    if (beyond(point, screen) > 0) {
      if (!within) say("outside", `${match[0]} in ${name(parent)}`);
      return;
    }
    const above = document.elementFromPoint(x, y);
    if (!above || parent.contains(above) || above.contains(parent)) return;
    if (styleOf(parent).pointerEvents === "none" || (within && sticks(above))) return;
    say("covered", `${match[0]} in ${name(parent)} by ${name(above)}`);
  }

  /* 4. Controls and cards are whole and on the screen; a dialog is, and can be closed. */
  function controls() {
    for (const thing of root.querySelectorAll("button, a, input, select, textarea, summary, svg.face")) {
      if (!shown(thing) || (thing.matches("svg") && thing.closest("button"))) continue;
      const box = boxOf(thing);
      if (box.width === 0) continue;
      if (!scroller(thing)) {
        const off = beyond(box, screen);
        if (off > 1) say("off the screen", `${Math.round(off)} px of ${name(thing)}`);
      }
      const region = regionOf(thing);
      const out = region ? beyond(box, boxOf(region)) : 0;
      if (out > 4) say("out of its place", `${Math.round(out)} px of ${name(thing)} in ${region.dataset.region}`);
      const small = !thing.closest("p, li, td, span, label, details, small, [data-card]") && Math.min(box.width, box.height) < FINGER - 0.5;
      if (small && thing.matches("button, select, summary")) {
        say("too small", `${Math.round(box.width)} × ${Math.round(box.height)} ${name(thing)}`);
      }
    }
  }
  /* What stands above the beginning of all that can be scrolled is never seen. */
  function reachable() {
    for (const thing of root.querySelectorAll("img, svg, button, h1, h2, h3, p, li")) {
      const within = shown(thing) && !thing.parentElement.closest("svg") && scroller(thing);
      if (!within || within.scrollTop > 0 || sticks(thing)) continue;
      const off = frameOf(within).top - boxOf(thing).top;
      if (boxOf(thing).width > 0 && off > 1) say("cannot be reached", `${Math.round(off)} px of ${name(thing)}`);
    }
  }
  function closable() {
    if (!dialog) return;
    const off = beyond(boxOf(dialog), screen);
    if (off > 0) say("off the screen", `${Math.round(off)} px of the dialog`);
    const close = dialog.querySelector("form[method=dialog] button");
    const { x, y, width, height } = boxOf(close);
    const above = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!close.contains(above) || Math.min(width, height) < FINGER - 0.5) say("cannot be closed", name(dialog));
  }

  /* A fanned card shows its index and a finger's width. */
  function hand() {
    if (over || scrollY > 0) return;
    for (const card of document.querySelectorAll(".hand [data-card]")) finger(card, boxOf(card));
  }
  function finger(card, box) {
    const own = (x, y) => card.contains(document.elementFromPoint(x, y));
    /* The longest open stretch along a line, as far as a finger needs it; mostly the first. */
    const run = (length, at) => {
      if (length > FINGER && [1, 11, 22, 33, FINGER - 1].every((step) => own(...at(step)))) return FINGER;
      let [longest, now] = [0, 0];
      for (let step = 1; step < length && longest < FINGER; step += 2) {
        now = own(...at(step)) ? now + 2 : 0;
        longest = Math.max(longest, now);
      }
      return longest;
    };
    const longest = (length, lines) => lines.reduce((so, at) => (so >= FINGER ? so : Math.max(so, run(length, at))), 0);
    const widest = longest(box.width, [0.12, 0.35].map((part) => (x) => [box.left + x, box.top + box.height * part]));
    const tallest = longest(box.height, [6, 24].map((x) => (y) => [box.left + x, box.top + y]));
    if (Math.min(widest, tallest) < FINGER) say("no room for a finger", `${widest} × ${tallest} of card ${card.dataset.card}`);
    if (!own(box.left + box.width * 0.16, box.top + box.height * 0.13)) say("index hidden", `card ${card.dataset.card}`);
  }

  /* 5. No text is cut by its own box, or stands out of its region. */
  function texts() {
    for (const element of root.querySelectorAll("*")) {
      if (inCard(element) || element.matches("textarea, input, select, .unseen")) continue;
      if (![...element.childNodes].some((one) => one.nodeType === 3 && one.data.trim()) || !shown(element)) continue;
      const more = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 3;
      if (more && /hidden|clip/.test(styleOf(element).overflow)) say("cut", name(element));
      const region = regionOf(element);
      const off = region ? beyond(boxOf(element), boxOf(region)) : 0;
      if (off > 6) say("text out of its place", `${Math.round(off)} px of ${name(element)}`);
    }
  }

  /* 6. Whatever is chosen from a list can be read whole. */
  const ARROW = 18;
  const pen = document.createElement("canvas").getContext("2d");
  function lists() {
    for (const list of root.querySelectorAll("select")) {
      if (!shown(list)) continue;
      const style = styleOf(list);
      const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - ARROW;
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      for (const { label, value } of list.options) {
        /* A seat: the name is what somebody chose, and the list shows it whole when it is open. */
        if (/^\d+$/.test(value) && !/^\d+$/.test(label)) continue;
        const off = Math.round(pen.measureText(label).width - room);
        if (off > 1) say("cut in its list", `${off} px of "${label}"`);
      }
    }
  }

  /* 7. Where the regions are, for comparing one decision with the next. */
  function regions() {
    const places = {};
    for (const region of document.querySelectorAll("[data-region]")) {
      const { x, y, width, height } = boxOf(region);
      places[region.dataset.region] = [x, y, width, height].map(Math.round);
    }
    return places;
  }

  for (const look of [sideways, words, touching, controls, reachable, closable, hand, texts, lists]) look();
  return { found: [...new Set(found)], regions: regions() };
})()
