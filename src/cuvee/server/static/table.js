// The page of a table: its link to the server, and what happens when something happens.
import { patch } from "./patch.js";
import { glide, places } from "./glide.js";
import "./tip.js";
import { again, offer } from "./pick.js";

const boot = JSON.parse(document.getElementById("boot").textContent);
const byId = id => document.getElementById(id);
const main = byId("main");
let { v, ask } = boot, socket, shown = "", sent = 0;   // sent: the question we answered and hear of soon

// ---- what one may switch off
const wish = (key, id) => {
  const button = byId(id);
  const show = () => button.setAttribute("aria-pressed", localStorage.getItem(key) !== "off");
  button.hidden = false;
  button.onclick = () => { localStorage.setItem(key, localStorage.getItem(key) === "off" ? "on" : "off"); show(); };
  show();
  return () => localStorage.getItem(key) !== "off";
};
const sound = wish("cuvee-sound", "t-sound"), careful = wish("cuvee-careful", "t-careful");
wish("cuvee-close", "t-close"); // on a small screen: a part of the board to be moved, or all of it

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
function answer(text, sure = !careful()) {
  if (sent === ask.q || !send({ q: ask.q, m: text, sure })) return;
  sent = ask.q;
  byId("t-choices").classList.add("busy");
}

function idle() {
  sent = 0;
  byId("t-choices").classList.remove("busy");
}

function undo() {
  const b = Object.assign(document.createElement("button"), { type: "button", textContent: "Take back", className: "undo" });
  b.onclick = () => send({ q: v, m: "undo" });
  return b;
}

function show(fresh, news = false) {
  if (sent !== ask.q) idle();
  main.className = `eyes-${ask.eyes} ${main.dataset.shape}`;
  document.querySelectorAll(".panel").forEach((e, k) => {
    e.classList.toggle("own", k === ask.eyes);
    e.tabIndex = k === ask.eyes ? 0 : -1;                // on a phone the own one can be moved, by keys too
  });
  for (const e of document.querySelectorAll("input.invite")) e.parentElement.hidden = !byId(`t-seat-${e.dataset.seat}`).matches(".free");
  const now = JSON.stringify([ask.q, ask.moves, ask.undo, ask.eyes]);
  if (now !== shown || !fresh) {                         // somebody else's sealed answer does not disturb a pick
    offer(ask.moves, answer);
    if (ask.undo) byId("t-choices").append(undo());
  } else again();
  shown = now;
  const mine = Boolean(ask.moves);
  document.title = `${mine ? "● Your turn: " : ""}${boot.title} · Cuvée`;
  byId("t-bar").classList.toggle("mine", mine);
  if (mine && news) { ding(); course(); }
  const curtain = byId("t-hand");
  if (ask.hand >= 0) {
    byId("t-hand-name").textContent = `${ask.name}, it is your turn`;
    byId("t-hand-go").onclick = () => { send({ eyes: ask.hand }); curtain.close(); };
    if (!curtain.open) curtain.showModal();
  } else if (curtain.open) curtain.close();
  if (ask.over && !byId("t-after")) after();
}

function link(text, href, kind) {
  return Object.assign(document.createElement("a"), { textContent: text, href, className: kind });
}
function after() {
  const row = Object.assign(document.createElement("p"), { id: "t-after", className: "row" });
  row.append(link("Final scoring", `/t/${boot.key}/end`, "button main"), link("Replay", `/t/${boot.key}/replay`, "button"));
  byId("t-bar").append(row);
}

function confirm({ sure, q }) {
  idle();
  if (q !== ask.q) return;
  const label = ask.moves.find(([text]) => text === sure)?.[1] ?? sure;
  const box = document.createElement("div"), p = document.createElement("p"), what = document.createElement("b"), yes = document.createElement("button"), no = document.createElement("button");
  box.className = "sure";
  what.textContent = label;
  p.append(what, document.createElement("br"), "This cannot be taken back.");
  Object.assign(yes, { type: "button", className: "main", textContent: "Do it", onclick: () => answer(sure, true) });
  Object.assign(no, { type: "button", textContent: "Back", onclick: () => show(false) });
  box.append(p, yes, no);
  byId("t-choices").replaceChildren(box);
  yes.focus({ preventScroll: true });
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
    if (m.error) { idle(); tell(m.error); if (m.ask) { ask = m.ask; show(false); } continue; }
    const before = places();
    for (const e of document.querySelectorAll(".fresh")) e.classList.remove("fresh");
    patch(m);
    if (!m.fill) for (const id of Object.keys(m.set)) { const e = byId(id); if (e?.matches(".glide")) e.classList.add("fresh"); }
    const news = m.ask.q !== ask.q;
    v = m.v; ask = m.ask;
    show(true, news);
    glide(before);
    if (m.next) rematch(m.next);
    if (queue.length && before) await wait(queue.length > 3 ? 60 : 300);
  }
  playing = false;
}

function tell(text) {
  const line = byId("t-link");
  line.textContent = text;
  line.classList.add("loud");
  setTimeout(() => { if (line.textContent === text) { line.textContent = ""; line.classList.remove("loud"); } }, 6000);
}

function rematch(key) {
  if (byId("t-next")) return;
  const a = link("To the rematch", `/t/${key}`, "button main");
  a.id = "t-next";
  byId("t-bar").append(a);
}

// ---- the link: it comes back by itself and catches up
const utf8 = new TextDecoder();
function send(line) {
  const up = socket?.readyState === 1;
  if (up) socket.send(JSON.stringify(line)); else tell("No link to the table just now.");
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
  };
  socket.onmessage = e => { pause = 250; queue.push(JSON.parse(utf8.decode(e.data))); play(); };
  socket.onclose = e => {
    clearInterval(alive);
    idle();
    main.dataset.link = "down";
    if (e.code === 4404) return tell("This table is gone.");
    byId("t-link").textContent = "Link lost, trying again …";
    setTimeout(connect, pause + Math.random() * pause, Math.min(pause * 2, 8000));
  };
}

// ---- the course of the game, as far as this seat can see, when somebody wants it
async function course() {
  const box = byId("t-course");
  if (!box.open) return;
  const answer = await fetch(`/t/${boot.key}/course?seat=${ask.eyes}`);
  if (answer.ok) box.querySelector("div").innerHTML = await answer.text();
}
byId("t-course").addEventListener("toggle", course);

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
show(false);
again();
connect();
globalThis.cuvee = { get v() { return v; }, get ask() { return ask; }, get busy() { return sent > 0 || queue.length > 0 || playing; }, get socket() { return socket; } };
