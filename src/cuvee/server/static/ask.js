// Ask: show the choices of a question as the server planned them. Things glow, the other choices are
// buttons in the ribbon, a choice that opens into others opens a bubble. It guesses nothing from words.
import { full, pruned, room, sorted, trayed } from "./tray.js";

const byId = id => document.getElementById(id);
const SVG = "http://www.w3.org/2000/svg", ROOM = 6;    // so many buttons fit into the ribbon
let tree = [], moves = [], sets = [], pools = [], trays = [], ends = "", picked = [], choose = () => {}, words = {}, sprites = {}, opened = null, aimed = null, from = null;
const at = new Map();                                  // element -> the choice that stands there

export function setUp(boot) {
  words = boot.words; sprites = boot.sprites;
  document.fonts.ready.then(refit);
  addEventListener("resize", refit);
}

export const make = (tag, text = "", props = {}) => Object.assign(document.createElement(tag), { textContent: text }, props);

export function icon(name) {
  const svg = document.createElementNS(SVG, "svg"), use = document.createElementNS(SVG, "use");
  svg.classList.add("i");
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `${sprites.names.includes(name) ? sprites.own : sprites.frame}#${name}`);
  svg.append(use);
  return svg;
}

// ---- where a choice stands
const foreign = e => e.closest(".panel")?.classList.contains("own") === false;
function things(word) {
  const key = CSS.escape(word), all = [...document.querySelectorAll(`#main [data-w~="${key}"], #main [data-w="${key}"]`)];
  const near = all.filter(e => !foreign(e));
  return near.length ? near : all;
}
const stands = choice => Boolean(choice.a) && things(choice.a).some(e => !foreign(e) || e.closest(".panel"));

export function offer(ask, then) {
  tree = ask.tree ?? []; moves = ask.moves ?? []; sets = ask.sets ?? [];
  pools = ask.pools ?? []; trays = ask.trays ?? []; ends = ask.ends ?? "";
  picked = []; choose = then;
  shut();
  show();
  if (tree.length === 1 && tree[0].t) open(tree[0]);      // a tree of one node is its bubble
}

export function again() {                              // the drawing changed, the question did not
  glow();
  if (opened) settle(byId("t-bubble"), opened);
}

const item = choice => choice.m ?? choice.k;           // k: a pick the rules take only after another one
function leaf(choice) {
  if (pools.length && item(choice) === ends) return send();
  if (pools.some(pool => pool.k.includes(item(choice)))) return collect(item(choice));
  if (sets.length && sets.some(set => set.includes(item(choice)))) return toggle(choice);
  shut();
  const first = picked.length ? whole() : null;          // what is picked goes before anything else
  if (first) choose(first[0], [...first.slice(1), choice.m, ...choice.l ?? []], false);
  else choose(choice.m, choice.l ?? [], choice.s === true);
}

function take(choice) {
  if (choice.t || choice.o && choice !== opened) return open(choice);
  leaf(choice);
}

// ---- picks in any order: what is picked so far is a part of some set the rules allow
const count = (some, m) => some.filter(each => each === m).length;       // a thing may be picked twice
const holds = (set, some) => some.every(m => count(set, m) >= count(some, m));
const whole = () => sets.find(set => set.length === picked.length && holds(set, picked));
function toggle(choice) {
  const more = [...picked, item(choice)], fits = sets.filter(set => holds(set, more));
  if (fits.length) picked = more;
  else if (picked.includes(item(choice))) picked = picked.filter(m => m !== item(choice));
  else return;
  const full = whole();
  if (full && fits.length && (fits.length === 1 || !choice.a && !opened)) return choose(full[0], full.slice(1), false);
  show();
  if (opened) open(opened);
}
function finished() {
  const full = whole();
  if (full) choose(full[0], full.slice(1), false);
}

// ---- picks of several kinds, sent together
function collect(pick) {
  if (room(pools, picked, pick)) picked = [...picked, pick];
  else if (picked.includes(pick)) picked = pruned(pools, picked, pick);
  else return;
  shut();
  show();
}
function send() {
  const all = [...sorted(pools, picked), ends];
  if (all.length > 1 || moves.some(([text]) => text === ends)) choose(all[0], all.slice(1), all.length > 1);
}

// ---- the ribbon
function button(choice, act = take) {
  const b = make("button", "", { type: "button", className: "btn" });
  if (choice.i) b.append(icon(choice.i));
  const text = make("span", "", { className: "b-words" });
  text.append(make("b", choice.w));
  if (choice.n) text.append(make("small", choice.n));
  b.append(text);
  if (choice.p) b.append(make("span", choice.p, { className: "price" }));
  b.onclick = () => act(choice);
  const point = on => { if (choice.a) for (const e of things(choice.a)) e.classList.toggle("aim", on); light(choice, on); };
  b.onpointerenter = b.onfocus = () => point(true);
  b.onpointerleave = b.onblur = () => point(false);
  return b;
}

function show() {
  const loose = tree.filter(choice => !stands(choice)), box = byId("t-choices");
  const few = loose.length <= ROOM ? loose : loose.filter(choice => !choice.a).slice(0, ROOM - 1);
  const row = few.map(choice => button({ ...choice, n: "" }));
  row.forEach((b, k) => { if (few[k].n) b.title = few[k].n; });
  if (row.length && !tree.some(stands)) row[0].classList.add("go");
  if (loose.length > few.length) row.push(make("button", words.more, { type: "button", className: "btn", onclick: list }));
  if (picked.length && whole())
    row.push(make("button", words.done, { type: "button", className: "btn go", onclick: finished }));
  box.replaceChildren(...row);
  box.classList.toggle("many", row.length > 3);
  few.forEach((choice, k) => { if (pools.length && item(choice) === ends) { row[k].disabled = !picked.length && !choice.m; row[k].classList.add("go"); } });
  fit(box, row);
  trayed(byId("main"), trays, tree, picked, pick => { picked = pruned(pools, picked, pick); show(); }, make, icon);
  byId("t-words-open")?.remove();
  if (moves.length) {
    const b = make("button", "", { type: "button", className: "btn plain", id: "t-words-open", onclick: list });
    b.append(icon("list"), make("b", words["in-words"]), make("kbd", "L"));
    byId("t-aside").append(b);
  }
  glow();
  lead();
}

function refit() {                                      // letters or screen have another width now
  if (tree.length && !opened && !document.querySelector("#t-choices :is(.sure, :focus)")) show();
}

function fit(box, row) {                                // two rows at most; the rest is behind "More"
  const high = () => row.at(-1) && row.at(-1).offsetTop - row[0].offsetTop > 1.5 * row[0].offsetHeight;
  if (!high() || matchMedia("(max-width: 700px)").matches) return;
  let more = row.find(b => b.textContent === words.more);
  if (!more) row.push(more = make("button", words.more, { type: "button", className: "btn", onclick: list })), box.append(more);
  while (high() && row.length > 2) row.splice(row.length - 2, 1)[0].remove();
}

function glow() {
  at.clear();
  for (const choice of tree) if (choice.a) for (const e of things(choice.a)) at.set(e, choice);
  for (const e of document.querySelectorAll("#main [data-w]")) {
    const choice = at.get(e);
    e.classList.toggle("pick", Boolean(choice));
    e.classList.toggle("chosen", Boolean(choice && (choice === opened || picked.includes(item(choice)))));
    e.classList.remove("aim", "lit");
  }
  aimed = null;
  for (const panel of document.querySelectorAll(".panel:not(.own)")) if (panel.querySelector(".pick") && tree.some(stands)) panel.classList.add("peek");
}

// While one looks at a choice, the things it would touch are lit.
function light(choice, on) {
  for (const word of choice?.h ?? []) for (const e of things(word)) e.classList.toggle("lit", on);
}
let looked = null;
addEventListener("pointerover", ev => {
  const choice = at.get(ev.target.closest?.(".pick"));
  if (choice === looked) return;
  light(looked, false);
  light(looked = choice, true);
});

export const meaning = e => at.get(e.closest?.(".pick"));

// ---- the bubble
function open(choice) {
  const box = byId("t-bubble"), head = make("div", "", { className: "bb-head" });
  opened = choice;
  head.append(make("h3", choice.w));
  const x = make("button", "", { type: "button", className: "x", ariaLabel: words.close, onclick: () => shut(true) });
  x.append(icon("cross"));
  head.append(x);
  const items = make("div", "", { className: "bb-items" }), some = choice.t ?? [choice];
  const sums = some.length > 6 && some.every(each => each.p && !each.n && !each.t && !each.b);   // a row of numbers to choose from
  items.classList.toggle("sums", sums);
  let row = null;                                          // brief choices stand in rows of small buttons
  for (const each of some) {
    const small = sums || each.b, b = button(small ? { ...each, i: "" } : each, each.t ? open : leaf);
    b.disabled = full(pools, picked, each);
    if (picked.includes(item(each))) b.setAttribute("aria-pressed", "true");
    if (small) { b.setAttribute("aria-label", each.w); b.querySelector(".b-words").remove(); b.title = [each.w, each.n].filter(Boolean).join(" · "); b.classList.toggle("dear", Boolean(each.n)); }
    if (!each.b || sums) row = null;
    else if (!row) items.append(row = make("div", "", { className: "bb-items sums" }));
    (row ?? items).append(b);
  }
  if (some.some(each => picked.includes(item(each))) && whole())
    items.append(make("button", words.done, { type: "button", className: "btn go", onclick: finished }));
  box.replaceChildren(head, ...(choice.n && choice.t ? [make("p", choice.n)] : []), items);
  if (!box.open) box.show();
  document.getElementById("main").classList.add("asking-at");
  for (const [e, c] of at) e.classList.toggle("chosen", c === choice || picked.includes(item(c)));
  light(choice, true);
  settle(box, choice);
  items.querySelector("button")?.focus({ preventScroll: true });
}

function settle(box, choice) {                          // beside its thing, never over it
  box.style.left = box.style.top = "";
  if (matchMedia("(max-width: 700px)").matches) return;
  const thing = choice.a && things(choice.a)[0], zone = byId("t-board").getBoundingClientRect();
  if (!thing) from = document.activeElement?.closest("#t-choices button") ?? from;
  const r = (thing ?? (from?.isConnected ? from : byId("t-choices"))).getBoundingClientRect();
  const w = box.offsetWidth, h = box.offsetHeight, gap = 22;
  const glows = [...at.keys()].map(e => e.getBoundingClientRect());
  const spots = [[r.right + gap, r.top + r.height / 2 - h / 3], [r.left - w - gap, r.top + r.height / 2 - h / 3], [r.left + r.width / 2 - w / 2, r.bottom + gap], [r.left + r.width / 2 - w / 2, r.top - h - gap]]
    .map(([x, y]) => [Math.max(8, Math.min(x, innerWidth - w - 8)), Math.max(Math.min(zone.top, 60), Math.min(y, innerHeight - h - 8))]);
  const covers = ([x, y]) => glows.filter(g => g.left < x + w && g.right > x && g.top < y + h && g.bottom > y).length + (r.left < x + w && r.right > x && r.top < y + h && r.bottom > y ? 100 : 0);
  const [x, y] = thing ? spots.sort((a, b) => covers(a) - covers(b))[0] : spots[2];
  box.style.left = `${x}px`;
  box.style.top = `${y}px`;
}

export function shut(back = false) {
  const box = byId("t-bubble"), was = opened;
  opened = null;
  light(was, false);
  if (box.open) box.close();
  byId("main").classList.remove("asking-at");
  for (const [e, c] of at) e.classList.toggle("chosen", picked.includes(item(c)));
  if (back && was) byId("t-board").focus({ preventScroll: true });
  return Boolean(was);
}

// ---- all answers in words
export function list() {
  const dialog = byId("t-words"), box = dialog.querySelector(".choices"), find = dialog.querySelector("input");
  if (!moves.length) return;
  const all = moves.map(([text, label]) => make("button", label, { type: "button", className: "btn", onclick: () => { dialog.close(); shut(); choose(text, [], false); } }));
  box.replaceChildren(...all);
  find.hidden = moves.length < 12;
  find.value = "";
  find.oninput = () => all.forEach(b => { b.hidden = !b.textContent.toLowerCase().includes(find.value.trim().toLowerCase()); });
  find.onkeydown = ev => { if (ev.key === "Enter") all.find(b => !b.hidden)?.click(); };
  if (!dialog.open) dialog.showModal();
  (find.hidden ? all[0] : find).focus();
}

// ---- on a small screen the board shows a part of itself: the one with what may be picked, or with what the question is about
export function turn(tab) {
  byId("main").dataset.tab = tab;
  for (const e of document.querySelectorAll(".tabs button")) e.setAttribute("aria-pressed", e.dataset.tab === tab);
}

export function lead() {
  const where = [...at.keys()].map(e => e.closest("#t-board") ? "board" : e.closest(".own") ? "own" : "others");
  const aside = !tree.some(choice => !choice.a);           // what lies beside the board can wait as long as there are buttons
  if (where.length && !where.includes("board") && (aside || where.includes("own"))) turn(where.includes("own") ? "own" : "others");
  else if (tree.length) turn("board");
  if (matchMedia("(max-width: 700px)").matches) [...at.keys()].find(e => e.closest(".own"))?.scrollIntoView({ block: "nearest", inline: "nearest" });
  const board = byId("t-board");
  if (board.scrollWidth <= board.clientWidth + 1 && board.scrollHeight <= board.clientHeight + 1) return;
  near(board);
  const spots = glowing(board);
  if (!spots.length) return;
  const room = board.getBoundingClientRect(), frame = around(spots);
  let [x, y] = [(frame.left + frame.right) / 2, (frame.top + frame.bottom) / 2];
  const inside = spots.some(r => Math.abs(r.left + r.width / 2 - x) < room.width / 2 && Math.abs(r.top + r.height / 2 - y) < room.height / 2);
  const seat = byId("main").className.match(/eyes-(\d)/)?.[1], own = seat && board.querySelector(`[data-of="${seat}"]`)?.getBoundingClientRect();
  const wide = Math.max(...spots.map(r => r.right)) - Math.min(...spots.map(r => r.left)) > room.width;
  if (own && wide) {                                      // too far apart to see all: those near one's own piece
    const far = r => Math.hypot(r.left - own.left, r.top - own.top), near = [...spots].sort((a, b) => far(a) - far(b))[0];
    [x, y] = [(own.left + near.right) / 2 + Math.sign(near.left - own.left) * room.width / 6, (own.top + near.bottom) / 2];
  } else if (!inside) [x, y] = [spots[0].left + spots[0].width / 2, spots[0].top + spots[0].height / 2];
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  board.scrollBy({ left: x - room.left - room.width / 2, top: y - room.top - room.height / 2, behavior: still ? "auto" : "smooth" });
}
function glowing(board) {                               // what may be picked, or else what the question is about
  const glows = [...board.querySelectorAll(".pick")], shown = glows.length ? glows : [...board.querySelectorAll(".look")];
  return shown.map(e => e.getBoundingClientRect()).filter(r => r.width);
}
const around = spots => ({
  left: Math.min(...spots.map(r => r.left)), right: Math.max(...spots.map(r => r.right)),
  top: Math.min(...spots.map(r => r.top)), bottom: Math.max(...spots.map(r => r.bottom)),
});
const CLOSER = 1.35;                                    // so much larger than usual the board gets by itself
function near(board) {                                  // few things close together are shown larger
  board.style.removeProperty("--zoom");
  const spots = glowing(board), usual = Number(getComputedStyle(board).getPropertyValue("--zoom"));
  if (!spots.length || !usual) return;
  const frame = around(spots), fits = Math.min(board.clientWidth / (frame.right - frame.left + 60), board.clientHeight / (frame.bottom - frame.top + 60));
  if (fits > 1.1) board.style.setProperty("--zoom", usual * Math.min(CLOSER, fits));
}

// ---- clicks and keys
export const picks = ev => ev.target.closest?.(".pick")       // a piece on a target does not hide it
  ?? document.elementsFromPoint(ev.clientX, ev.clientY).map(e => e.closest(".pick")).find(Boolean);
addEventListener("click", ev => {
  if (ev.target.closest?.("#t-bubble, #t-coach, dialog[open], .bar, .toast")) return;
  const hit = picks(ev);
  const choice = hit && at.get(hit);
  if (!choice) { shut(); return; }
  ev.preventDefault();
  ev.stopImmediatePropagation();
  if (choice === opened) return shut();
  const finger = matchMedia("(hover: none)").matches && (choice.n || choice.p);
  if (choice.t || (choice.o || finger) && !sets.length && !pools.length) open(choice); else leaf(choice);
}, true);

const HEADING = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
function walk([dx, dy]) {                                 // from glow to glow, by direction
  const middle = e => { const r = e.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]; };
  const all = [...at.keys()].filter(e => e.getBoundingClientRect().width);
  if (!all.length) return;
  const board = byId("t-board").getBoundingClientRect(), here = aimed ? middle(aimed) : [board.left + board.width / 2, board.top + board.height / 2];
  const far = e => { const [x, y] = middle(e), a = (x - here[0]) * dx + (y - here[1]) * dy, b = Math.abs((x - here[0]) * dy) + Math.abs((y - here[1]) * dx); return a <= 1 ? Infinity : a + 2 * b; };
  const next = all.filter(e => e !== aimed).sort((a, b) => far(a) - far(b))[0];
  if (aimed && (!next || far(next) === Infinity)) return;
  aimed?.classList.remove("aim");
  aimed = next ?? all[0];
  aimed.classList.add("aim");
  light(looked, false);
  light(looked = at.get(aimed), true);
  if (aimed.id) byId("t-board").setAttribute("aria-activedescendant", aimed.id);
}

addEventListener("keydown", ev => {
  if (ev.ctrlKey || ev.altKey || ev.metaKey) return;
  document.documentElement.dataset.keys = "";
  const typing = ev.target.matches?.("input, select, textarea"), board = document.activeElement === byId("t-board");
  if (ev.key === "Escape") { if (shut(true)) ev.preventDefault(); return; }
  if (typing || document.querySelector("dialog[open]:not(#t-bubble)")) return;
  if (/^[1-9]$/.test(ev.key)) [...document.querySelectorAll(opened ? "#t-bubble .bb-items button" : "#t-choices button")][ev.key - 1]?.click();
  else if (ev.key === "l" || ev.key === "L") { ev.preventDefault(); list(); }
  else if (HEADING[ev.key] && board) { ev.preventDefault(); walk(HEADING[ev.key]); }
  else if (ev.key === "Enter" && board && aimed) { ev.preventDefault(); take(at.get(aimed)); }
});
