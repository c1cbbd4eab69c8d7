// A replay: whatever is clicked asks for a position, and the page glides there.
import { patch } from "./patch.js";
import { glide, places } from "./glide.js";
import "./tip.js";

const byId = id => document.getElementById(id), main = byId("main"), slider = byId("r-ply");
const last = Number(slider.max), { key, seat, lang } = main.dataset;
const PACE = { calm: 1900, normal: 1000, quick: 450 };
let shown = Number(slider.value), asked = shown, busy = false, timer = 0;

async function go(ply) {
  asked = Math.max(0, Math.min(last, ply));
  slider.value = asked;
  if (busy) return;
  busy = true;
  while (shown !== asked) {
    const answer = await fetch(`/t/${key}/frame?ply=${asked}&from=${shown}&seat=${seat}&lang=${lang}`);
    if (!answer.ok) break;
    const m = await answer.json(), before = places();
    patch(m);
    glide(before, 300);
    shown = m.ply;
    tell(m);
  }
  busy = false;
  if (shown >= last) play(false);
}

const line = text => Object.assign(document.createElement("li"), { textContent: `${text} ` });

function tell({ notes, at }) {
  byId("r-at").textContent = at;
  byId("r-notes").replaceChildren(...(notes.length || shown ? notes : [main.dataset.start]).map(line));
  const here = `?ply=${shown}&seat=${seat}`;
  history.replaceState(null, "", here);
  byId("r-share").href = here;
  byId("r-see-ply").value = shown;
  if (byId("r-copy-ply")) byId("r-copy-ply").value = shown;
  mark();
}

// The buttons, the list and the curve show where we are.
function mark() {
  for (const id of ["r-first", "r-back"]) byId(id).ariaDisabled = shown === 0;
  for (const id of ["r-on", "r-last"]) byId(id).ariaDisabled = shown === last;
  const list = main.querySelector(".moves");
  list.querySelector(".at")?.classList.remove("at");
  list.querySelector("[aria-current]")?.removeAttribute("aria-current");
  const all = [...list.querySelectorAll("a")], link = all.findLast(a => Number(a.dataset.ply) <= shown);
  if (link) {
    link.parentNode.classList.add("at");
    link.setAttribute("aria-current", "true");
    const top = link.parentNode.offsetTop - list.offsetTop;
    if (list.scrollHeight > list.clientHeight) list.scrollTop = top - list.clientHeight / 2;
  } else list.scrollTop = 0;
  for (const chart of main.querySelectorAll(".chart")) {
    const { left, right, wide, last: end } = chart.dataset;
    const x = Number(left) + (wide - left - right) * shown / end;
    chart.querySelector(".c-at").setAttribute("transform", `translate(${x} 0)`);
  }
}

function play(on) {
  clearInterval(timer);
  if (on && shown === last) go(0);
  timer = on ? setInterval(() => go(shown + 1), PACE[byId("r-speed").value]) : 0;
  const button = byId("r-auto"), use = button.querySelector("use");
  button.setAttribute("aria-pressed", Boolean(on));
  button.querySelector("span").textContent = on ? main.dataset.pause : main.dataset.play;
  use.setAttribute("href", use.getAttribute("href").replace(/#.*/, on ? "#pause" : "#play"));
}

const kept = localStorage.getItem("cuvee-speed");
if (kept in PACE) byId("r-speed").value = kept;
for (const each of document.querySelectorAll(".js, #r-auto, #r-ply")) each.hidden = false;
byId("r-auto").onclick = () => play(!timer);
byId("r-speed").onchange = () => { if (timer) play(true); };
byId("r-form").onsubmit = ev => ev.preventDefault();
byId("r-first").onclick = () => go(0);
byId("r-back").onclick = () => go(asked - 1);
byId("r-on").onclick = () => go(asked + 1);
byId("r-last").onclick = () => go(last);
slider.oninput = () => go(Number(slider.value));
if (byId("r-seat")) byId("r-seat").onchange = ev => { location.search = `?ply=${shown}&seat=${ev.target.value}`; };
main.addEventListener("click", ev => {
  const link = ev.target.closest("a[data-ply]"), chart = ev.target.closest(".chart");
  if (link && !ev.ctrlKey && !ev.metaKey && !ev.shiftKey) {
    ev.preventDefault();
    go(Number(link.dataset.ply));
  } else if (chart) {
    const { left, right, wide, last: end } = chart.dataset, room = chart.getBoundingClientRect();
    const x = (ev.clientX - room.x) * wide / room.width;
    go(Math.round((x - left) * end / (wide - left - right)));
  }
});
addEventListener("keydown", ev => {
  if (ev.target.matches("input, select, textarea")) return;
  if (ev.key === "ArrowRight") go(asked + 1);
  else if (ev.key === "ArrowLeft") go(asked - 1);
  else if (ev.key === "Home") go(0);
  else if (ev.key === "End") go(last);
});
globalThis.cuvee = { get ply() { return shown; } };
mark();

async function judge() {
  const wait = byId("r-wait"), { busy: thinks, failed } = wait.dataset;
  wait.textContent = thinks;
  wait.className = "soft";
  const answer = await fetch(`/t/${key}/chances?seat=${seat}&lang=${lang}`);
  if (!answer.ok) { wait.textContent = failed; return; }
  const made = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const id of ["r-learn", "r-moves", "r-curve"]) byId(id).replaceWith(made.getElementById(id));
  mark();
}
if (main.dataset.judged === "0") judge();
