// Pick: choose an answer word by word, on the board or in the list. It knows no rules: only texts.
const byId = id => document.getElementById(id);
const FEW = 10;                                    // so many answers are listed as whole sentences at once
const ROOM = 12;                                   // so many of a long list are seen without being asked for
let moves = [], path = [], choose = () => {}, filter = "";

const make = (tag, text, props = {}) => Object.assign(document.createElement(tag), { textContent: text }, props);
const fits = (m, { word, at, but }) => at === undefined ? m.words.includes(word) && !but?.includes(m.words[0]) : m.words[at] === word;
const among = p => left().some(m => fits(m, p));
const left = () => moves.filter(m => path.every(p => fits(m, p)));
const things = word => document.querySelectorAll(`#main [data-w~="${CSS.escape(word)}"]`);

export function offer(list, then) {
  moves = (list ?? []).map(([text, label]) => ({ text, label, words: text.split(" ") }));
  path = []; choose = then; filter = "";
  show();
}

function thing(word) {                             // ours before another player's
  const all = [...things(word)].filter(e => e.dataset.w === word);
  return all.find(e => e.closest(".own")) ?? all[0];
}
const pretty = word => thing(word)?.getAttribute("aria-label") ?? word.replaceAll("_", " ");

function alike(list) {                             // the words that all labels share, in their order
  const [shortest, ...others] = list.map(m => m.label.split(" ")).sort((a, b) => a.length - b.length);
  const at = others.map(() => 0), found = [], gap = () => found.at(-1) === "…" || found.push("…");
  for (const word of shortest) {
    const next = others.map((a, k) => a.indexOf(word, at[k]));
    const apart = next.some((n, k) => n > at[k]);
    if (next.includes(-1) || apart && /\d/.test(word)) { gap(); continue; }   // a number counts where it stands only
    if (apart) gap();
    found.push(word);
    next.forEach((n, k) => { at[k] = n + 1; });
  }
  if (others.some((a, k) => at[k] < a.length)) gap();
  const words = found.filter(word => word !== "…");         // a lone "Put" says less than the verb
  return found[0] !== "…" && words.length > 1 || words[0]?.toLowerCase() === list[0].words[0] ? found.join(" ").replace(/(?: …)? \([^)]*$/, " …") : "";
}

function groups(list) {                            // by the first word in which they differ
  let at = 0;
  while (list.every(m => m.words[at] === list[0].words[at] && m.words.length > at)) at++;
  const found = new Map();
  for (const m of list) {
    const word = m.words[at] ?? "";
    if (!found.has(word)) found.set(word, []);
    found.get(word).push(m);
  }
  return { at, found };
}

const title = (word, some) => thing(word) || !alike(some) ? `${pretty(word)} …` : alike(some);

function buttons(list) {
  const whole = () => list.map(m => button(m.label, () => choose(m.text), m.words));
  if (list.length <= FEW) return whole();
  const { at, found } = groups(list), lone = [...found.values()].filter(some => some.length > 1).length === 1;
  if (lone && list.length <= 2 * FEW) return whole();         // one group and a "Pass" are no choice
  return [...found].map(([word, some]) => some.length === 1
    ? button(some[0].label, () => choose(some[0].text), some[0].words)
    : button(title(word, some), () => step({ word, at, said: title(word, some) }), [word], some.length));
}

function button(text, act, words = [], count = 0) {
  const b = make("button", text, { type: "button", onclick: act });
  const meant = e => means(e, words);
  const aim = on => words.forEach(w => things(w).forEach(e => e.classList.toggle("aim", on && meant(e))));
  b.onpointerenter = b.onfocus = () => aim(true);             // where it would be on the board
  b.onpointerleave = b.onblur = () => aim(false);
  if (count) b.append(make("small", ` ${count}`));
  return b;
}

function step(...all) {
  for (const p of all) if (among(p)) path.push(p);
  const rest = left();
  if (rest.length === 1) choose(rest[0].text);
  filter = "";
  show();
  const keys = matchMedia("(hover: hover)").matches;            // a finger wants no keyboard on the screen
  byId("t-choices").querySelector(keys ? "button, input" : "button")?.focus({ preventScroll: true });
}

export function back() {
  if (!path.length) return false;
  path.pop();
  show();
  return true;
}

function crumbs() {
  const bar = byId("t-path");
  bar.hidden = !path.length;
  bar.replaceChildren();
  if (!path.length) return;
  bar.append(button("‹ all answers", () => { path = []; show(); }));
  path.forEach((p, k) => bar.append(make("span", "›", { ariaHidden: "true" }),
    button(p.said ?? pretty(p.word), () => { path.length = k + 1; show(); })));
}

function show() {
  const rest = left(), all = buttons(rest), list = make("div", "", { className: "choices" });
  const short = all.every(b => b.textContent.length < 5);
  list.classList.toggle("numbers", short);
  list.classList.toggle("many", all.length > 6);
  list.append(...all);
  const box = byId("t-choices");
  box.replaceChildren(list);
  box.scrollTop = 0;
  const full = box.scrollHeight > box.clientHeight;
  if (!short && (all.length > 20 || (full && all.length > ROOM))) longer(box, list);
  crumbs();
  glow(rest);
  lead();
}

// On a small screen the board shows a part of itself: the one with what may be picked.
function lead() {
  const board = byId("t-board"), room = board.getBoundingClientRect();
  if (board.scrollWidth <= board.clientWidth && board.scrollHeight <= board.clientHeight) return;
  const spots = [...board.querySelectorAll(".pick")].map(e => e.getBoundingClientRect()).filter(r => r.width);
  if (!spots.length) return;
  const edge = (side, most) => most(...spots.map(r => r[side]));
  const all = new DOMRect(edge("left", Math.min), edge("top", Math.min));
  all.width = edge("right", Math.max) - all.x;
  all.height = edge("bottom", Math.max) - all.y;
  const fit = all.width <= room.width && all.height <= room.height;
  const seen = r => r.left >= room.left && r.right <= room.right && r.top >= room.top && r.bottom <= room.bottom;
  if (fit ? seen(all) : spots.some(seen)) return;
  const middle = r => [(r.left + r.right) / 2, (r.top + r.bottom) / 2], here = middle(room), there = middle(all);
  const far = p => Math.hypot(p[0] - here[0], p[1] - here[1]), near = spots.map(middle).sort((a, b) => far(a) - far(b))[0];
  const spare = [all.width - room.width, all.height - room.height].map(n => Math.max(0, n) / 2);   // as many of them as have room
  const [left, top] = near.map((at, k) => Math.min(Math.max(at, there[k] - spare[k]), there[k] + spare[k]) - here[k]);
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  board.scrollBy({ left, top, behavior: still ? "auto" : "smooth" });
}

function longer(box, list) {                       // the first ones, a way to find one, and a way to the rest
  const input = make("input", "", { type: "search", placeholder: "type to find an answer", className: "find", value: filter, ariaLabel: "Find an answer" });
  const more = make("button", "", { type: "button", className: "more" });
  const sift = room => {
    filter = input.value.toLowerCase();
    const found = [...list.children].filter(b => b.textContent.toLowerCase().includes(filter));
    for (const b of list.children) b.hidden = true;
    for (const b of found.slice(0, room)) b.hidden = false;
    more.hidden = found.length <= room;
    more.textContent = `${found.length - room} more …`;
  };
  input.oninput = () => sift(ROOM);
  input.onkeydown = ev => { if (ev.key === "Enter") [...list.children].find(b => !b.hidden)?.click(); };
  more.onclick = () => { sift(Infinity); [...list.children].filter(b => !b.hidden)[ROOM]?.focus(); };
  box.prepend(input);
  box.append(more);
  sift(ROOM);
}

const own = e => e.dataset.w.split(" "), but = e => e.dataset.but?.split(" ");   // but: verbs whose answers mean another thing
const around = e => e.parentElement.closest("[data-w]");
const named = e => around(e) ? [...own(e), ...named(around(e))] : own(e);   // a price in a column means both
const means = (e, words) => named(e).every(w => words.includes(w)) && !but(e)?.includes(words[0]);

function glow(rest) {
  const open = new Set(rest.flatMap(m => m.words.filter((w, k) => !path.some(p => p.word === w && (p.at ?? k) === k))));
  const taken = new Set(path.map(p => p.word)), home = document.querySelector("#t-panels .own");
  const all = [...document.querySelectorAll("#main [data-w]")], foreign = e => (e.closest(".panel") ?? home) !== home;
  const near = new Set(all.filter(e => !foreign(e)).map(e => e.dataset.w));
  for (const e of all) {
    const theirs = foreign(e) && near.has(e.dataset.w);                // what is meant is on the board or ours
    const leads = own(e).some(w => open.has(w)) && rest.some(m => means(e, m.words));
    e.classList.toggle("pick", leads && !theirs);
    e.classList.toggle("chosen", own(e).every(w => taken.has(w)));
    e.classList.remove("aim");
  }
}
export const again = () => glow(left());

addEventListener("click", ev => {
  if (!moves.length || !ev.target.closest?.("#t-board, #t-panels")) return;
  const hit = ev.target.closest("[data-w].pick, [data-w].chosen")           // a piece on a target does not hide it
    ?? document.elementsFromPoint(ev.clientX, ev.clientY).map(e => e.closest("[data-w].pick")).find(Boolean);
  if (!hit) return;
  if (path.at(-1)?.word === hit.dataset.w) back();
  else step(...named(hit).map(word => ({ word, but: but(hit) })));
});

addEventListener("keydown", ev => {
  const typing = ev.target.matches?.("input, select, textarea");
  if (ev.key === "Escape" && back()) ev.preventDefault();
  else if (!typing && /^[1-9]$/.test(ev.key) && !ev.ctrlKey && !ev.altKey && !ev.metaKey)
    [...document.querySelectorAll("#t-choices .choices button:not([hidden])")][ev.key - 1]?.click();
});
