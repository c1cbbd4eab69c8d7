// The page of a table: its link to the server, and what happens when something happens.
import { patch } from "./patch.js";
import { glide, places } from "./glide.js";
import { explain } from "./tip.js";
import { again, icon, make, meaning, offer, setUp, turn } from "./ask.js";
import { setUp as setUpHelp } from "./help.js";
import { pinch } from "./zoom.js";

const boot = JSON.parse(document.getElementById("boot").textContent), words = boot.words;
const byId = id => document.getElementById(id);
const main = byId("main"), bar = byId("t-bar");
let { v, ask } = boot, socket, shown = "", sent = 0;   // sent: the question we answered and hear of soon
let plan = [], alone = 0, mark = 0;                    // answers to come, answers we gave ourselves, news since our turn
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
  if (sent === ask.q || !send({ q: ask.q, m: text, sure: sure || !careful() })) return;
  sent = ask.q;
  plan = then;
  bar.classList.add("busy");
}
const choose = (text, then, sure) => { alone = 0; answer(text, then, sure); };

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
  const held = undone > 0;
  undone = 0;
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
  const line = [...lines].reverse().find(theirs), box = byId("t-banner");
  if (!line || !beat()) return;
  box.replaceChildren(...[...line.childNodes].map(e => e.cloneNode(true)));
  box.className = `banner ${[...line.querySelector(".seat").classList].find(c => c.startsWith("s-"))}`;
  box.hidden = false;
  clearTimeout(banner.timer);
  banner.timer = setTimeout(() => { box.hidden = true; }, 1500 * beat());
}
function recap() {
  const lines = [...byId("t-story").querySelectorAll("p")].slice(mark).filter(theirs), box = byId("t-recap");
  mark = byId("t-story").querySelectorAll("p").length;
  const last = new Map(lines.map(p => [p.querySelector(".seat").textContent, p]));
  box.hidden = last.size === 0;
  const list = make("ul");
  list.append(...[...last.values()].slice(-3).map(p => { const li = make("li"); li.append(...[...p.childNodes].map(e => e.cloneNode(true))); return li; }));
  box.replaceChildren(make("h3", words["since-your-turn"], { className: "cap" }), list);
}

// ---- messages are played in order, faster when they pile up
const queue = [], wait = ms => new Promise(done => setTimeout(done, ms));
let playing = false;
async function play() {
  if (playing) return;
  playing = true;
  while (queue.length) {
    const m = queue.shift();
    if (m.pong) continue;
    if (m.sure) { confirm(m); continue; }
    if (m.error) { idle(); plan = []; undone = 0; tell(m.error); if (m.ask) { ask = m.ask; show(false); } continue; }
    const before = beat() ? places() : null;
    for (const e of document.querySelectorAll(".fresh")) e.classList.remove("fresh");
    patch(m);
    if (!m.fill) {
      for (const id of Object.keys(m.set)) { const e = byId(id); if (e?.matches(".glide")) e.classList.add("fresh"); }
      const added = m.tail?.["t-story"], box = make("template");
      if (added) { box.innerHTML = added; banner(box.content.children); }
    } else mark = byId("t-story").querySelectorAll("p").length;
    const news = m.ask.q !== ask.q;
    v = m.v; ask = m.ask;
    if (goes_on()) { byId("t-choices").replaceChildren(); shown = ""; } else show(true, news);
    glide(before, 420 * beat());
    if (m.next) rematch(m.next);
    if (queue.length && before) await wait(queue.length > 3 ? 60 : 300 * beat());
  }
  playing = false;
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
  const at = new URL(`/t/${boot.key}/link?v=${v}&eyes=${ask.eyes}`, location.href);
  at.protocol = at.protocol.replace("http", "ws");
  socket = new WebSocket(at);
  socket.binaryType = "arraybuffer";
  let alive = 0;
  socket.onopen = () => {
    main.dataset.link = "up";
    byId("t-link").textContent = "";
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
addEventListener("keydown", ev => {
  if (ev.ctrlKey || ev.altKey || ev.metaKey || ev.target.matches?.("input, select, textarea") || document.querySelector("dialog[open]:not(#t-bubble, #t-menu)")) return;
  const key = ev.key.toLowerCase();
  if (key === "u") byId("t-undo")?.click();
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
mark = byId("t-story").querySelectorAll("p").length;
pinch(byId("t-board"));
setUpHelp(boot, () => ask, tell);
show(false);
connect();
globalThis.cuvee = { get v() { return v; }, get ask() { return ask; }, get busy() { return sent > 0 || queue.length > 0 || playing; }, get socket() { return socket; } };
