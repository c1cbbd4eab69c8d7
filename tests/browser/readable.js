// What a reader cannot read and a hand cannot hit on the page of a table: a list of findings.
// It is evaluated in the page with {phone, ids, only}: `only` names a part to look at; a finding is {kind, where, text, much, box}.
options => {
  const { phone, ids, only } = options, root = document.documentElement;
  const start = only ? document.querySelector(only) : document.body;
  const LEAST = phone ? 13 : 12, ORNAMENT = 11, TARGET = phone ? 44 : 24, SLACK = 1.5;
  const OVERLAYS = "dialog, .peek, .banner, .toast, #tip, .drawer, #sky";
  const found = [];
  const report = (kind, e, text, much, box) => {
    const r = box ?? e.getBoundingClientRect();
    found.push({ kind, where: place(e), text: text.trim().slice(0, 90), much, box: [r.left, r.top, r.right - r.left, r.bottom - r.top] });
  };
  function place(e) {                                   // a short selector, from the nearest id on
    const names = [];
    for (let at = e; at && at !== document.body; at = at.parentElement) {
      const kinds = [...at.classList].filter(c => !["pick", "chosen", "glide", "fresh", "aim"].includes(c)).slice(0, 2);
      names.unshift(at.id ? `#${at.id}` : [at.localName, ...kinds].join("."));
      if (at.id || names.length > 4) break;
    }
    return names.join(" ") || "body";
  }

  const past = (r, c) => Math.max(c.left - r.left, r.right - c.right, c.top - r.top, r.bottom - c.bottom);
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  // ---- what is seen at all
  const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
  const dead = "script, style, noscript, template, title, desc, defs, symbol, metadata, head, option, .unseen, .skip, [hidden]";
  const isSeen = e => !e.closest(dead) && (!modal || modal.contains(e))
    && e.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const shapes = new Set(["rect", "circle", "ellipse", "path", "polygon", "image", "use"]);
  const alpha = paint => paint === "none" || paint === "transparent" ? 0 : Number(/^(?:rgba|hsla|color)\(.*[,/]\s*([\d.]+)\)$/.exec(paint)?.[1] ?? 1);
  function opaque(e) {
    const style = getComputedStyle(e);
    if (Number(style.opacity) < 0.8) return false;
    if (shapes.has(e.localName)) return e.localName === "image" || e.localName === "use" || alpha(style.fill) * Number(style.fillOpacity) > 0.8;
    return e instanceof HTMLElement && alpha(style.backgroundColor) > 0.85;
  }
  function buried(x, y, text) {                         // something solid lies over this text here
    for (const e of document.elementsFromPoint(x, y)) {
      if (e === text || text.contains(e) || e.contains(text)) return false;
      if (opaque(e)) return true;
    }
    return false;
  }

  // ---- the texts: each with its size, its glyphs, and the boxes that cut it
  const ports = new Map();
  function port(e) {                                    // how an ancestor cuts what is in it
    if (!ports.has(e)) {
      const style = getComputedStyle(e), how = style.overflowX + style.overflowY;
      const cuts = e instanceof SVGElement ? e.localName === "svg" && !e.ownerSVGElement && how !== "visiblevisible" : how !== "visiblevisible";
      ports.set(e, cuts ? { r: e.getBoundingClientRect(), scrolls: /auto|scroll/.test(how) } : null);
    }
    return ports.get(e);
  }
  function scale(e) {
    if (e instanceof SVGElement) {
      const m = e.getScreenCTM?.() ?? e.closest("text")?.getScreenCTM();
      return m ? Math.sqrt(Math.abs(m.a * m.d - m.b * m.c)) : 1;
    }
    const at = e.closest("div, p, button, li, section, h1, h2, h3, a, td") ?? e;
    return at.offsetWidth > 8 ? at.getBoundingClientRect().width / at.offsetWidth : 1;
  }
  const texts = [];
  const walker = document.createTreeWalker(start, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const e = node.parentElement, text = node.data;
    if (!text.trim() || !isSeen(e) || !e.getClientRects().length) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const squeezed = e.closest("text[textLength]");        // a range knows nothing of `textLength`
    const whole = (squeezed ? [squeezed.getBoundingClientRect()] : [...range.getClientRects()]).filter(r => r.width > 0.5 && r.height > 0.5);
    const low = /[gjpqyç,;()Q_ß]/.test(text) ? 0.14 : 0.26;
    const turned = e instanceof SVGElement && Math.abs(e.getScreenCTM?.()?.b ?? 0) > 0.02;
    let rects = whole.map(r => turned ? r : new DOMRect(r.left, r.top + 0.2 * r.height, r.width, (0.8 - low) * r.height));
    let gone = false, far = false;                        // far: in a box that scrolls, out of its port
    for (let at = e; at && at !== document.documentElement; at = at.parentElement) {
      const cut = port(at);
      if (!cut || at === document.body) continue;
      const r = cut.r;
      if (cut.scrolls) {
        far ||= rects.some(b => past(b, r) > SLACK);
      } else if (!far) {
        const out = rects.find(b => past(b, r) > SLACK);
        if (out && e.closest(".nm")) rects = rects.map(b => new DOMRect(Math.max(b.left, r.left), b.top, Math.max(0, Math.min(b.right, r.right) - Math.max(b.left, r.left)), b.height));
        else if (out && !e.closest(".orn")) { report("clipped by its box", e, text, `box ${place(at)}`, out); gone = true; break; }
      }
      if (getComputedStyle(at).position === "fixed") break;
    }
    if (gone || !rects.length) continue;
    texts.push({ e, node, text, rects, far, size: parseFloat(getComputedStyle(e).fontSize) * scale(e), over: e.closest(OVERLAYS), orn: e.closest(".orn"), hush: e.closest(".orn, [aria-hidden=true]") });
  }

  // ---- small texts
  for (const t of texts) {
    if (t.size < (t.orn ? ORNAMENT : LEAST) - 0.05) report("too small to read", t.e, t.text, `${t.size.toFixed(1)} px`, t.rects[0]);
  }

  // ---- texts that leave their cards
  function card(t) {
    const r = t.rects[0], x = r.left + r.width / 2, y = r.top + r.height / 2;
    let best = null;
    const about = c => c.left < x && c.right > x && c.top < y && c.bottom > y && c.height >= r.height && c.width > 8;
    if (!(t.e instanceof SVGElement)) {
      for (let at = t.e; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.display !== "inline" && (alpha(style.backgroundColor) > 0.3 || parseFloat(style.borderLeftWidth) > 0)) return at;
      }
      return null;
    }
    for (let group = t.e.closest("text")?.parentElement, depth = 0; group instanceof SVGElement && depth < 4; group = group.parentElement, depth++) {
      for (const shape of group.children) {
        if (shape.contains(t.e)) break;                   // what is drawn later lies over the text
        const round = shape.localName === "circle" || shape.localName === "ellipse";
        if (shape.localName !== "rect" && !(round && depth === 0)) continue;
        if (getComputedStyle(shape).fill === "none") continue;
        const c = shape.getBoundingClientRect(), middle = Math.abs(c.top + c.height / 2 - y) < c.height / 4;
        if (about(c) && (middle || !round) && (!best || c.width < best.getBoundingClientRect().width)) best = shape;
      }
      if (best) return best;
    }
    return null;
  }
  for (const t of texts) {
    if (t.hush || t.e.closest(".loose, .nm") || t.far && !(t.e instanceof SVGElement)) continue;
    const at = card(t);
    if (!at) continue;
    const c = at.getBoundingClientRect(), out = t.rects.find(r => past(r, c) > SLACK);
    if (out) report("outside its card", t.e, t.text, `by ${past(out, c).toFixed(0)} px, card ${place(at)}`, out);
  }

  // ---- text over text
  const pieces = texts.filter(t => !t.hush && !t.far).flatMap(t => t.rects.map(r => ({ t, r }))).sort((a, b) => a.r.left - b.r.left);
  for (let i = 0; i < pieces.length; i++) {
    for (let j = i + 1; j < pieces.length && pieces[j].r.left < pieces[i].r.right - SLACK; j++) {
      const a = pieces[i], b = pieces[j];
      if (a.t === b.t || a.t.over !== b.t.over) continue;
      const left = b.r.left, right = Math.min(a.r.right, b.r.right), top = Math.max(a.r.top, b.r.top), bottom = Math.min(a.r.bottom, b.r.bottom);
      if (right - left < SLACK || bottom - top < SLACK) continue;
      const x = (left + right) / 2, y = (top + bottom) / 2;
      if (buried(x, y, a.t.e) || buried(x, y, b.t.e)) continue;
      report("text over text", a.t.e, `${a.t.text.trim()} / ${b.t.text.trim()}`, `with ${place(b.t.e)}, ${(right - left).toFixed(0)}x${(bottom - top).toFixed(0)} px`, { left: Math.min(a.r.left, b.r.left), right: Math.max(a.r.right, b.r.right), top: Math.min(a.r.top, b.r.top), bottom: Math.max(a.r.bottom, b.r.bottom) });
    }
  }

  // ---- what may be touched
  const meant = (x, y) => document.elementsFromPoint(x, y).map(e => e.closest(".pick")).find(Boolean);
  const same = (a, b) => a === b || Boolean(a && b && a.dataset.w && a.dataset.w === b.dataset.w);
  function roomy(hits, x, y) {                           // what is touched may be larger than what is drawn
    const half = TARGET / 2 - 1;
    return [[-half, 0], [half, 0], [0, -half], [0, half]].every(([dx, dy]) => hits(x + dx, y + dy));
  }
  const board = document.getElementById("t-board"), here = board && [board.scrollLeft, board.scrollTop];
  const covering = document.querySelector("#t-bubble[open], .peek");
  for (const e of document.querySelectorAll("#main .pick")) {
    if (!isSeen(e) || covering && !covering.contains(e)) continue;
    if (phone) e.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const r = e.getBoundingClientRect(), x = r.left + r.width / 2, y = r.top + r.height / 2, name = e.getAttribute("aria-label") ?? e.dataset.w;
    if (r.width < 0.5) continue;
    if (Math.min(r.width, r.height) < TARGET - 0.5 && !roomy((px, py) => same(meant(px, py), e), x, y)) report("target too small", e, name, `${r.width.toFixed(0)}x${r.height.toFixed(0)} px`);
    if (r.left < -1 || r.top < -1 || r.right > innerWidth + 1 || r.bottom > innerHeight + 1) {
      if (!phone || x < 0 || y < 0 || x > innerWidth || y > innerHeight) { report("target out of sight", e, name, `at ${x.toFixed(0)}, ${y.toFixed(0)}`); continue; }
    }
    if (same(meant(x, y), e) && document.elementFromPoint(x, y)?.closest("#main, dialog")) continue;
    let hits = 0;
    for (let i = 1; i <= 5; i++) for (let j = 1; j <= 5; j++) if (same(meant(r.left + i * r.width / 6, r.top + j * r.height / 6), e)) hits++;
    if (hits < 7) report("target covered", e, name, `by ${place(document.elementFromPoint(x, y) ?? document.body)}, ${hits} of 25 points are free`);
  }
  if (here) board.scrollTo(...here);
  for (const e of document.querySelectorAll("button, a[href], input:not([type=hidden]), select, summary")) {
    if (!isSeen(e) || e.closest("svg") || getComputedStyle(e).display === "inline" && e.closest("p, li")) continue;
    if (covering && !covering.contains(e)) continue;
    const r = e.getBoundingClientRect(), x = r.left + r.width / 2, y = r.top + r.height / 2;
    if (r.width < 1 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) { if (r.width >= 1 && !scrolled(e)) report("button out of sight", e, e.textContent, ""); continue; }
    const name = e.textContent || e.getAttribute("aria-label") || "";
    if (Math.min(r.width, r.height) < TARGET - 0.5 && !roomy((px, py) => e.contains(document.elementFromPoint(px, py)), x, y)) report("target too small", e, name, `${r.width.toFixed(0)}x${r.height.toFixed(0)} px`);
    const top = document.elementFromPoint(x, y);
    if (top && top !== e && !e.contains(top) && !scrolled(e)) report("target covered", e, name, `by ${place(top)}`);
  }
  function scrolled(e) {                                  // it lies outside a box that scrolls
    for (let at = e.parentElement; at; at = at.parentElement) {
      const cut = port(at), r = e.getBoundingClientRect();
      if (cut?.scrolls && (r.bottom > cut.r.bottom || r.top < cut.r.top || r.right > cut.r.right || r.left < cut.r.left)) return true;
    }
    return false;
  }

  if (only) {
    const r = start.getBoundingClientRect();
    if (past(r, screen) > SLACK) report("outside the screen", start, start.textContent, "");
    return found;
  }

  // ---- every thing in its zone, and nothing to scroll
  const zones = ["#t-bar", "#t-board", "#t-panels", "#t-others", "#t-news", ".plate", ".bar nav"].map(s => document.querySelector(s)).filter(e => e && isSeen(e));
  const boxes = zones.map(e => e.getBoundingClientRect());
  zones.forEach((zone, i) => {
    const c = boxes[i];
    if (past(c, screen) > SLACK) report("zone outside the screen", zone, "", `by ${past(c, screen).toFixed(0)} px`);
    for (let j = 0; j < i; j++) {
      const d = boxes[j], w = Math.min(c.right, d.right) - Math.max(c.left, d.left), h = Math.min(c.bottom, d.bottom) - Math.max(c.top, d.top);
      if (w > 2 && h > 2 && !zone.closest(".drawer")) report("zones over each other", zone, "", `${place(zones[j])}, ${w.toFixed(0)}x${h.toFixed(0)} px`);
    }
    if (/auto|scroll/.test(getComputedStyle(zone).overflowY)) return;
    for (const part of zone.querySelectorAll(":scope > *, :scope > ol > *, :scope > .panel.own > *")) {
      if (!isSeen(part) || part.closest(".peek") || ["fixed"].includes(getComputedStyle(part).position)) continue;
      const r = part.getBoundingClientRect();
      if (r.width > 1 && r.height > 1 && past(r, c) > 2) report("outside its zone", part, part.textContent.slice(0, 40), `by ${past(r, c).toFixed(0)} px out of ${place(zone)}`);
    }
  });
  if (root.scrollWidth > innerWidth + 1) report("page scrolls sideways", document.body, "", `${root.scrollWidth - innerWidth} px`);
  if (root.scrollHeight > innerHeight + 1) report("page scrolls", document.body, "", `${root.scrollHeight - innerHeight} px`);
  if (!phone) {
    for (const e of document.querySelectorAll("#main *, .bar *")) {
      if (!(e instanceof HTMLElement) || e.matches("#t-story, #t-chat, input, .peek") || !isSeen(e)) continue;
      if (/auto|scroll/.test(getComputedStyle(e).overflowY) && e.scrollHeight > e.clientHeight + 2) report("scrolls", e, "", `${e.scrollHeight - e.clientHeight} px hidden`);
    }
  } else {
    const bar = document.getElementById("t-bar");
    if (bar && bar.getBoundingClientRect().height > 0.4 * innerHeight + 2) report("sheet above 40 %", bar, "", `${bar.getBoundingClientRect().height.toFixed(0)} px`);
  }

  // ---- ids
  const inner = new Set(ids), bad = text => (text.match(/[\p{L}\d_]+(?:[.-][\p{L}\d_]+)*/gu) ?? []).flatMap(word => [word, ...word.split(/[.-]/)]).find(word => inner.has(word)) ?? /\bundefined\b|\bNaN\b|\[object|\{ ?\$/.exec(text)?.[0];
  for (const t of texts) if (bad(t.text)) report("internal id", t.e, t.text, bad(t.text), t.rects[0]);
  for (const e of document.querySelectorAll("[aria-label], [title]")) {
    for (const text of [e.getAttribute("aria-label"), e.getAttribute("title")]) if (text && !e.closest("dialog:not([open])") && bad(text)) report("internal id", e, text, bad(text));
  }
  const ask = globalThis.cuvee?.ask ?? {};
  (function look(choices) {
    for (const c of choices) {
      for (const text of [c.w, c.n, c.p]) if (text && bad(text)) report("internal id", document.getElementById("t-bar"), text, bad(text));
      look(c.t ?? []);
    }
  })(ask.tree ?? []);
  for (const [, label] of ask.moves ?? []) if (bad(label)) report("internal id", document.getElementById("t-bar"), label, bad(label));

  // ---- arrow keys lead to whatever glows
  const glows = [...document.querySelectorAll("#main .pick")].filter(e => isSeen(e) && e.getBoundingClientRect().width);
  if (!phone && !covering && glows.length && globalThis.cuvee) {
    const ways = new Map(), arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];   // thing -> where its arrows lead
    const now = () => document.querySelector("#main .aim");
    function press(key) {
      board.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      if (now() && !ways.has(now())) ways.set(now(), new Map());
      return now();
    }
    function next() {                                     // the first key on the shortest way to an arrow not yet tried
      const begun = new Set([now()]);
      for (let rim = [[now(), null]]; rim.length;) {
        const [e, first] = rim.shift(), fresh = arrows.find(key => !ways.get(e).has(key));
        if (fresh) return first ?? fresh;
        for (const [key, to] of ways.get(e)) if (!begun.has(to)) { begun.add(to); rim.push([to, first ?? key]); }
      }
      return null;
    }
    board.focus({ preventScroll: true });
    for (const key of arrows) if (!now()) press(key);
    for (let key; now() && (key = next());) { const e = now(); ways.get(e).set(key, press(key)); }
    const reached = [...ways.keys()];
    for (const e of glows) if (!reached.some(other => same(other, e))) report("not reached by arrow keys", e, e.getAttribute("aria-label") ?? e.dataset.w, `${reached.length} of ${glows.length} are`);
    now()?.classList.remove("aim");
    document.activeElement.blur();
  }

  // ---- every choice has its place
  const worded = new Set([...document.querySelectorAll("#t-choices button b, #t-bubble h3")].map(e => e.textContent));
  const rest = [...document.querySelectorAll("#t-choices button:not(:has(b))")].length > 0;
  for (const c of ask.tree ?? []) {
    const things = c.a ? [...document.querySelectorAll(`#main [data-w~="${CSS.escape(c.a)}"].pick`)] : [];
    const shown = things.some(e => e.getBoundingClientRect().width > 0 || phone);
    if (!shown && !worded.has(c.w) && !rest) report("choice not on the page", document.getElementById("t-bar"), c.w, c.a ? `at ${c.a}` : "in the ribbon");
  }
  return found;
}
