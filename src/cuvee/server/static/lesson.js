// The lesson: Bouchon says one sentence at a time beside the thing it speaks of, and waits for the move it asks for.
import { icon, make } from "./ask.js";

const byId = id => document.getElementById(id);
const ZONES = { board: "t-board", own: "t-panels", others: "t-others", ask: "t-bar", news: "t-news" };
let boot, send, plan = null, at = 0, praise = "", wrong = "", closed = false;

export function setUp(given, how) {
  boot = given;
  send = how;
  const box = byId("t-coach");
  box.addEventListener("click", ev => ev.stopPropagation());
  addEventListener("resize", () => plan && place());
  document.addEventListener("scroll", () => plan && place(), true);
}

// In a lesson the page neither answers by itself nor goes on with what it planned: the script does.
export const holds = ask => Boolean(ask.lesson && !ask.lesson.over);

export function show(ask) {
  const now = ask.lesson ?? null;
  if (!now || closed) { close(); return; }
  if (now.given !== plan?.given) {
    praise = plan?.beats.find(beat => beat.do)?.praise ?? "";
    [at, wrong] = [0, ""];
  }
  plan = now;
  if (!plan.beats.length && !plan.over) { close(); return; }
  draw();
}

export function other(text) {                            // not the move the lesson asks for
  wrong = text;
  draw();
}

function close() {
  byId("t-coach").hidden = byId("t-ring").hidden = true;
}

const beat = () => plan.beats[at];
function next() {
  wrong = praise = "";
  if (at + 1 < plan.beats.length) { at++; draw(); }
  else if (plan.over) { closed = true; close(); }
  else { close(); send({ read: plan.given }); }
}
function back() { if (at) { at--; wrong = praise = ""; draw(); } }

function button(text, sign, act, kind = "btn sm") {
  const b = make("button", "", { type: "button", className: kind, onclick: act });
  if (sign) b.append(icon(sign));
  b.append(make("b", text));
  return b;
}

function draw() {
  const box = byId("t-coach"), card = box.querySelector(".co-card"), w = boot.words, now = beat();
  const foot = make("div", "", { className: "co-foot" }), bar = make("progress", "", { max: plan.step[1], value: plan.step[0] + at });
  bar.setAttribute("aria-label", w.lesson);
  foot.append(bar);
  if (at) foot.append(button(w["lesson-back"], "prev", back, "btn sm plain"));
  const last = at + 1 >= plan.beats.length;
  if (plan.over && last) {
    const more = Object.assign(document.createElement("a"), { href: `/learn/${boot.game}`, className: "btn sm", textContent: w["lesson-more"] });
    foot.append(more, button(w["lesson-on"], "play", next, "btn sm go"));
  } else if (!now?.do) foot.append(button(w["lesson-next"], "", next, "btn sm go"));
  box.className = `coach${wrong ? " nope" : praise ? " yes" : ""}`;
  const head = wrong ? w["lesson-again"] : praise ? w["lesson-right"] : now?.title ?? plan.title;
  const said = [make("p", head, { className: "cap" })];
  if (wrong || praise) said.push(make("p", wrong || praise, { className: "co-mark" }));
  said.push(make("p", now?.say ?? w["lesson-over"], { className: "co-say" }), foot);
  card.replaceChildren(...said);
  box.hidden = false;
  tools();
  place();
  card.querySelector(".go")?.focus({ preventScroll: true });
}

function tools() {                                       // in the ribbon: skip this part, leave
  if (byId("t-lesson")) { byId("t-lesson").hidden = plan.over; return; }
  const row = make("div", "", { id: "t-lesson", className: "a-side" });
  row.append(button(boot.words["lesson-skip"], "last", () => { close(); send({ read: plan.given, skip: true }); }, "btn plain"));
  row.append(Object.assign(document.createElement("a"), { href: `/learn/${boot.game}`, className: "btn plain", textContent: boot.words["lesson-leave"] }));
  byId("t-bar").append(row);
}

function thing() {                                       // a word of the board, one in a zone (own gamay), an id, or a zone
  const given = beat()?.at ?? "", words = given.split(" "), word = words.at(-1);
  const zone = words.length > 1 && byId(ZONES[words[0]]) || byId("main");
  const found = name => [...zone.querySelectorAll(`[data-w="${CSS.escape(name)}"], [data-w~="${CSS.escape(name)}"]`)]
    .filter(e => e.getBoundingClientRect().width && !(e.closest(".panel") && !e.closest(".panel.own")));
  return found(given)[0] ?? byId(ZONES[given]) ?? found(word)[0] ?? byId(given) ?? byId(ZONES[words[0]]) ?? null;
}

function place() {
  const ring = byId("t-ring"), box = byId("t-coach"), e = thing();
  ring.hidden = !e || box.hidden;
  if (box.hidden || !e) return;
  const r = e.getBoundingClientRect(), pad = 6, small = matchMedia("(max-width: 700px)").matches;
  Object.assign(ring.style, { left: `${r.left - pad}px`, top: `${r.top - pad}px`, width: `${r.width + 2 * pad}px`, height: `${r.height + 2 * pad}px` });
  ring.classList.toggle("zone", r.width > innerWidth / 3);
  if (small) { box.style.left = box.style.top = ""; return; }
  const w = box.offsetWidth, h = box.offsetHeight, gap = 18;
  const spots = [[r.right + gap, r.top + r.height / 2 - h / 2], [r.left - w - gap, r.top + r.height / 2 - h / 2], [r.left + r.width / 2 - w / 2, r.bottom + gap], [r.left + r.width / 2 - w / 2, r.top - h - gap], [innerWidth - w - 12, innerHeight - h - 12], [12, innerHeight - h - 12]]
    .map(([x, y]) => [Math.max(8, Math.min(x, innerWidth - w - 8)), Math.max(8, Math.min(y, innerHeight - h - 8))]);
  const meets = ([x, y], o) => Math.max(0, Math.min(x + w, o.right) - Math.max(x, o.left)) * Math.max(0, Math.min(y + h, o.bottom) - Math.max(y, o.top));
  const bar = byId("t-bar").getBoundingClientRect();
  const cost = spot => 4 * meets(spot, r) + meets(spot, bar);
  const [x, y] = spots.reduce((best, spot) => cost(spot) < cost(best) ? spot : best);
  Object.assign(box.style, { left: `${x}px`, top: `${y}px` });
}
