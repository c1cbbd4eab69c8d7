// The page of a table: its link to the server, and what happens when something happens.
import { patch } from "./patch.js";
import { glide, places } from "./glide.js";
import { explain } from "./tip.js";
import { again, icon, make, meaning, offer, setUp, turn } from "./ask.js";
import { setUp as setUpHelp } from "./help.js";
import { pinch, swipe } from "./zoom.js";

const boot = JSON.parse(document.getElementById("boot").textContent), words = boot.words;
const byId = id => document.getElementById(id);
const main = byId("main"), bar = byId("t-bar");
let { v, ask } = boot, socket, shown = "", sent = 0;   // sent: the question we answered and hear of soon
let plan = [], alone = 0;                              // answers to come, answers we gave ourselves
const lesson = boot.lesson ? await import("./lesson.js") : { holds: () => false, show() {}, other() {}, setUp() {} };
setUp(boot);
explain(meaning);

// ---- what one may wish
const wish = (key, id) => {
  const button = byId(id), show = () => button.setAttribute("aria-pressed", localStorage.getItem(key) !== "off");
  button.hidden = false;
  button.onclick = () => { localStorage.setItem(key, localStorage.getItem(key) === "off" ? "on" : "off"); show(); };
  show();
  return () => localStorage.getItem(key) !== "off";
};
const sound = wish("cuvee-sound", "t-sound"), careful = wish("cuvee-careful", "t-careful");
const BEATS = { calm: 1.6, normal: 1, quick: 0.5, instant: 0 };
const speed = () => localStorage.getItem("cuvee-speed") in BEATS ? localStorage.getItem("cuvee-speed") : "normal";
const beat = () => BEATS[speed()];
const PAUSES = { slow: 2000, normal: 1000, fast: 400, instant: 0 };    // so long what somebody else did stays in sight
const pause = () => { const chosen = PAUSES[localStorage.getItem("cuvee-bots")] ?? PAUSES.normal; return speed() === "instant" ? 0 : chosen; };
{
  const button = byId("t-speed"), show = () => { button.querySelector("b").textContent = words[`speed-${speed()}`]; };
  button.hidden = false;
  button.onclick = () => { const all = Object.keys(BEATS); localStorage.setItem("cuvee-speed", all[(all.indexOf(speed()) + 1) % all.length]); show(); };
  show();
}

function ding() {
  if (!sound() || !navigator.userActivation?.hasBeenActive) return;
  const ctx = new AudioContext(), gain = ctx.createGain(), tone = ctx.createOscillator();
  gain.gain.setValueAtTime(0.08, ctx.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, ctx.currentTime + 0.6);
  tone.frequency.value = 880;
  tone.connect(gain).connect(ctx.destination);
  tone.start(); tone.stop(ctx.currentTime + 0.6);
  tone.onended = () => ctx.close();
}

// ---- what is asked now
function answer(text, then = [], sure = !careful()) {
  const line = { q: ask.q, m: text, sure: sure || !careful(), id: ++count };
  if (sent === ask.q || !send(line)) return;
  pending = line;
  sent = ask.q;
  plan = then;
  bar.classList.add("busy");
}
let pending = null, count = 0;                         // the answer whose reply has not come, and how many were sent
const choose = (text, then, sure) => { alone = 0; remember(); answer(text, then, sure); };

function idle() {
  sent = 0;
  bar.classList.remove("busy");
}

function undo() {
  const b = make("button", "", { type: "button", className: "btn plain", id: "t-undo" });
  b.append(icon("undo"), make("b", words["take-back"]), make("kbd", "U"));
  b.onclick = () => { plan = []; undone = alone + 1; alone = 0; send({ q: v, m: "undo" }); };
  return b;
}
let undone = 0;                                        // how many answers one click takes back

// Where there is only one answer nobody is asked; a plan goes on by itself.
function goes_on() {
  if (!ask.moves || sent === ask.q) return false;
  if (undone > 1 && ask.undo) { undone--; send({ q: v, m: "undo" }); return true; }
  const held = undone > 0 || lesson.holds(ask);
  undone = 0;
  if (held) plan = [];
  if (plan.length) {
    const [next, ...rest] = plan;
    plan = [];
    if (ask.moves.some(([text]) => text === next)) { alone++; answer(next, rest, true); return true; }
  }
  if (held || ask.moves.length !== 1 || ask.sealed) return false;
  alone++;
  answer(ask.moves[0][0], [], true);
  return true;
}

function show(fresh, news = false) {
  if (sent !== ask.q) idle();
  main.className = `play ${main.dataset.shape} eyes-${ask.eyes}`;
  for (const e of document.querySelectorAll(".panel")) {
    e.classList.toggle("own", Number(e.dataset.seat) === ask.eyes);
    if (news) e.classList.remove("peek");
  }
  for (const e of document.querySelectorAll("input.invite")) e.parentElement.hidden = !byId(`t-seat-${e.dataset.seat}`).matches(".free");
  const now = JSON.stringify([ask.q, ask.moves, ask.undo, ask.eyes]);
  const mine = Boolean(ask.moves);
  bar.className = `z-ask ${mine ? "mine" : ask.over ? "over" : "wait"}${sent ? " busy" : ""}`;
  if (now !== shown || !fresh) {                         // somebody else's sealed answer does not disturb a pick
    byId("t-aside").replaceChildren();
    offer(ask, choose);
    if (ask.undo) byId("t-aside").prepend(undo());
  } else again();
  shown = now;
  document.title = `${mine ? `${words["your-turn-title"]}: ` : ""}${boot.title} · Cuvée`;
  if (mine && news) { ding(); recap(); }
  const curtain = byId("t-hand");
  if (ask.hand >= 0) {
    byId("t-hand-name").textContent = ask.name;
    byId("t-hand-go").onclick = () => { send({ eyes: ask.hand }); curtain.close(); };
    if (!curtain.open) curtain.showModal();
  } else if (curtain.open) curtain.close();
  if (ask.over && !byId("t-after")) after();
  leaving();
  lesson.show(ask);
}

// Who is out of the game may watch it to its end, at any speed, or leave.
function leaving() {
  if (!ask.out || ask.over || byId("t-out")) return;
  const row = make("div", "", { id: "t-out", className: "a-do" });
  const end = make("button", words["watch-end"], { type: "button", className: "btn", onclick: () => { localStorage.setItem("cuvee-bots", "instant"); skip(); } });
  row.append(make("span", ask.out, { className: "warning" }), end, link(words.leave, "/", "btn"));
  bar.append(row);
}

const link = (text, href, kind) => Object.assign(document.createElement("a"), { textContent: text, href, className: kind });
function after() {
  const row = Object.assign(document.createElement("p"), { id: "t-after", className: "a-do" });
  row.append(link(words["final-scoring"], `/t/${boot.key}/end`, "btn go"), link(words.replay, `/t/${boot.key}/replay`, "btn"));
  bar.append(row);
}

function confirm({ sure, q }) {
  idle();
  if (q !== ask.q) return;
  const label = ask.moves.find(([text]) => text === sure)?.[1] ?? sure, then = plan;
  const box = make("div", "", { className: "sure" }), p = make("p");
  p.append(make("b", label), make("small", words["cannot-take-back"]));
  const yes = make("button", words["do-it"], { type: "button", className: "btn go", onclick: () => answer(sure, then, true) });
  const no = make("button", words.back, { type: "button", className: "btn", onclick: () => { plan = []; shown = ""; show(false); } });
  box.append(p, yes, no);
  bar.classList.add("asks-again");
  byId("t-choices").replaceChildren(box);
  yes.focus({ preventScroll: true });
}

// ---- what happened: a banner for a moment, and one line for each of the others before my turn
const theirs = p => p.querySelector(".seat") && !p.querySelector(`.s-${"abcdef"[ask.eyes] ?? "x"}`);
function banner(lines) {
  const line = [...lines].reverse().find(p => !p.matches(".turn") && theirs(p)), box = byId("t-banner");
  if (!line) return false;
  if (!beat() || skipping) return true;
  box.replaceChildren(...[...line.childNodes].map(e => e.cloneNode(true)));
  box.className = `banner ${[...line.querySelector(".seat").classList].find(c => c.startsWith("s-"))}`;
  box.hidden = false;
  clearTimeout(banner.timer);
  banner.timer = setTimeout(() => { box.hidden = true; }, 1500 * beat());
  return true;
}
// What changed since my last answer, for me and for the others: the numbers of the strips.
let counted = null;
const numbers = () => new Map([...document.querySelectorAll("#t-seats .strip")].map(e => [e.id, new Map([...e.querySelectorAll("[data-c]")].map(c => [c.dataset.c, c]))]));
const remember = () => { counted = new Map([...numbers()].map(([id, all]) => [id, new Map([...all].map(([name, e]) => [name, Number(e.textContent)]))])); };
function gains(id, all) {
  return [...all].flatMap(([name, e]) => {
    const more = Number(e.textContent) - counted.get(id)?.get(name);
    if (!more) return [];
    const chip = make("span", "", { className: more > 0 ? "up" : "down", title: e.title });
    chip.append(more > 0 ? `+${more}` : `−${-more}`, e.querySelector("svg").cloneNode(true));
    return [chip];
  });
}
function recap() {
  const box = byId("t-recap");
  if (!counted) return;
  const rows = [...numbers()].flatMap(([id, all]) => {
    const chips = gains(id, all), who = byId(id).querySelector(".seat");
    if (!chips.length) return [];
    const row = make("span", "", { className: "r-who" });
    row.append(who.cloneNode(true), ...chips);
    return [row];
  });
  box.hidden = !rows.length;
  box.replaceChildren(make("b", words["since-your-turn"], { className: "cap" }), ...rows);
}

// ---- messages are played in order: what others do stays in sight for a moment, unless one skips it
const queue = [];
let playing = false, skipping = false, wake = () => {};
const wait = ms => new Promise(done => { const timer = setTimeout(done, ms); wake = () => { clearTimeout(timer); done(); }; });
export function skip() { if (playing) { skipping = true; wake(); } }
byId("t-skip").onclick = skip;

function shown_by_others(m) {
  const added = m.tail?.["t-story"], box = make("template");
  if (!added || m.fill) return false;
  box.innerHTML = added;
  return banner(box.content.children);
}

async function play() {
  if (playing) return;
  playing = true;
  while (queue.length) {
    const m = queue.shift();
    if (m.id) pending = null;
    if (m.pong || m.row) continue;
    if (m.sure) { confirm(m); continue; }
    if (m.other) { idle(); plan = []; ask = m.ask; show(false); lesson.other(m.other); continue; }
    if (m.error) { idle(); plan = []; undone = 0; refuse(m.error); if (m.ask) { ask = m.ask; show(false); } continue; }
    const before = beat() && !skipping ? places() : null;
    for (const e of document.querySelectorAll(".fresh")) e.classList.remove("fresh");
    patch(m);
    if (!m.fill && before) for (const id of Object.keys(m.set)) { const e = byId(id); if (e?.matches(".glide")) e.classList.add("fresh"); }
    const others = shown_by_others(m), news = m.ask.q !== ask.q;
    v = m.v; ask = m.ask;
    if (goes_on()) { byId("t-choices").replaceChildren(); shown = ""; } else show(true, news);
    glide(before, 420 * beat());
    if (m.next) rematch(m.next);
    const rest = others && !skipping ? pause() / (1 + queue.length / 20) : 0;
    if (!rest) { if (queue.length && before) await wait(120 * beat()); continue; }
    byId("t-skip").hidden = Boolean(ask.out || ask.over);
    if (queue.length || !ask.moves) await wait(rest);
  }
  byId("t-skip").hidden = true;
  playing = skipping = false;
}

function refuse(text) {
  tell(text);
  bar.classList.remove("refused");
  requestAnimationFrame(() => bar.classList.add("refused"));
}

function tell(text, ...more) {
  const line = byId("t-link"), said = make("span", text);
  line.replaceChildren(said, ...more);
  setTimeout(() => { if (said.parentNode === line) line.replaceChildren(); }, 5000);
}

function rematch(key) {
  if (byId("t-next")) return;
  const a = link(words["to-rematch"], `/t/${key}`, "btn go");
  a.id = "t-next";
  bar.append(a);
}

// ---- the link: it comes back by itself and catches up
const utf8 = new TextDecoder();
function send(line) {
  const up = socket?.readyState === 1;
  if (up) socket.send(JSON.stringify(line)); else tell(words["no-link"]);
  return up;
}
function connect(pause = 250) {
  const at = new URL(`/t/${boot.key}/link?v=${v}&eyes=${ask.eyes}&lang=${document.documentElement.lang}`, location.href);
  at.protocol = at.protocol.replace("http", "ws");
  socket = new WebSocket(at);
  socket.binaryType = "arraybuffer";
  let alive = 0;
  socket.onopen = () => {
    main.dataset.link = "up";
    byId("t-link").textContent = "";
    if (pending) { sent = pending.q; socket.send(JSON.stringify({ ...pending, again: true })); }
    alive = setInterval(() => socket.send('{"ping":1}'), 25000 + Math.random() * 10000);
    if (goes_on()) byId("t-choices").replaceChildren();
  };
  socket.onmessage = e => { pause = 250; queue.push(JSON.parse(utf8.decode(e.data))); play(); };
  socket.onclose = e => {
    clearInterval(alive);
    idle();
    main.dataset.link = "down";
    if (e.code === 4404) return tell(words["table-gone"]);
    byId("t-link").textContent = words["link-lost"];
    setTimeout(connect, pause + Math.random() * pause, Math.min(pause * 2, 8000));
  };
}

// ---- tools: story, menu, mats of others, tabs of a phone
const toggle = (id, on) => { const b = byId(id); b.hidden = false; b.onclick = on; };
toggle("t-story-open", () => byId("t-story-open").setAttribute("aria-expanded", byId("t-news").classList.toggle("drawer")));
toggle("t-whole", () => byId("t-story-open").click());
toggle("t-menu-open", () => { const menu = byId("t-menu"); if (menu.open) menu.close(); else menu.show(); });
byId("t-course-open").onclick = async () => {
  const answer = await fetch(`/t/${boot.key}/course?seat=${ask.eyes}`), box = byId("t-course");
  byId("t-menu").close();
  if (answer.ok) { box.querySelector("div").innerHTML = await answer.text(); box.showModal(); }
};
for (const b of document.querySelectorAll("[data-close]")) b.onclick = () => b.closest("dialog").close();
byId("t-story").addEventListener("click", ev => {
  const line = ev.target.closest("p[data-at]");
  if (line) location.href = `/t/${boot.key}/replay?ply=${line.dataset.at}`;
});
addEventListener("click", ev => {
  if (!ev.target.closest("#t-menu, #t-menu-open") && byId("t-menu").open) byId("t-menu").close();
  const strip = ev.target.closest(".strip:not(.pick), .extra [data-w^=s]:not(.pick)"), panel = strip && byId(`t-panel-${strip.dataset.w.slice(1)}`);
  for (const e of document.querySelectorAll(".panel.peek")) if (e !== panel && !e.contains(ev.target)) e.classList.remove("peek");
  if (panel && !panel.classList.contains("own")) panel.classList.toggle("peek");
});
byId("t-recap").onclick = () => { byId("t-recap").hidden = true; };
const tabs = document.querySelector(".tabs");
tabs.hidden = false;
for (const b of tabs.children) b.onclick = () => turn(b.dataset.tab);
const beside = by => {
  const all = [...tabs.children], at = all.findIndex(b => b.dataset.tab === main.dataset.tab);
  turn(all[Math.min(all.length - 1, Math.max(0, at + by))].dataset.tab);
};
for (const area of [tabs, bar, byId("t-panels"), byId("t-others"), byId("t-news")]) swipe(area, beside);
addEventListener("keydown", ev => {
  if (ev.ctrlKey || ev.altKey || ev.metaKey || ev.target.matches?.("input, select, textarea") || document.querySelector("dialog[open]:not(#t-bubble, #t-menu)")) return;
  const key = ev.key.toLowerCase();
  if (key === "u") byId("t-undo")?.click();
  else if (key === " " && playing) { ev.preventDefault(); skip(); }
  else if (key === "s") byId("t-story-open").click();
  else if (key === "m") byId("t-menu-open").click();
  else if (key === "escape") { byId("t-menu").close(); for (const e of document.querySelectorAll(".panel.peek")) e.classList.remove("peek"); }
});
byId("t-say")?.addEventListener("submit", ev => {
  ev.preventDefault();
  const line = byId("t-line");
  if (line.value.trim()) send({ chat: line.value });
  line.value = "";
});
for (const e of document.querySelectorAll("input.invite")) {
  e.value = new URL(e.value, location.href).href;
  e.onfocus = () => e.select();
}
for (const id of ["t-story", "t-chat"]) byId(id).scrollTop = 1e6;
pinch(byId("t-board"));
setUpHelp(boot, () => ask, tell);
lesson.setUp(boot, send);
show(false);
connect();
globalThis.cuvee = { get v() { return v; }, get ask() { return ask; }, get busy() { return sent > 0 || queue.length > 0 || playing; }, get socket() { return socket; } };
