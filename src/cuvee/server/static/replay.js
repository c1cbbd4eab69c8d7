// A replay: the slider asks for positions and the page glides there.
import { patch } from "./patch.js";
import { glide, places } from "./glide.js";
import "./tip.js";

const byId = id => document.getElementById(id), main = byId("main"), slider = byId("r-ply");
let shown = Number(slider.value), asked = shown, busy = false, timer = 0;

async function go(ply) {
  asked = Math.max(0, Math.min(Number(slider.max), ply));
  slider.value = asked;
  if (busy) return;
  busy = true;
  while (shown !== asked) {
    const answer = await fetch(`/t/${main.dataset.key}/frame?ply=${asked}&from=${shown}&seat=${main.dataset.seat}`);
    if (!answer.ok) break;
    const m = await answer.json(), before = places();
    patch(m);
    glide(before, 300);
    shown = m.ply;
    tell(m.notes);
  }
  busy = false;
  if (shown >= Number(slider.max)) play(false);
}

function tell(notes) {
  byId("r-at").textContent = shown;
  byId("r-back").ariaDisabled = shown === 0;
  byId("r-on").ariaDisabled = shown === Number(slider.max);
  byId("r-notes").replaceChildren(...notes.map(text => Object.assign(document.createElement("li"), { textContent: text })));
  const here = `?ply=${shown}&seat=${main.dataset.seat}`;
  history.replaceState(null, "", here);
  byId("r-share").href = here;
  if (byId("r-copy-ply")) byId("r-copy-ply").value = shown;
}

function play(on) {
  clearInterval(timer);
  if (on && shown === Number(slider.max)) go(0);
  timer = on ? setInterval(() => go(shown + 1), 900) : 0;
  byId("r-auto").setAttribute("aria-pressed", Boolean(on));
}

byId("r-auto").hidden = false;
byId("r-auto").onclick = () => play(!timer);
byId("r-form").onsubmit = ev => ev.preventDefault();
byId("r-back").onclick = () => go(asked - 1);
byId("r-on").onclick = () => go(asked + 1);
slider.oninput = () => go(Number(slider.value));
byId("r-seat").onchange = ev => { location.search = `?ply=${shown}&seat=${ev.target.value}`; };
addEventListener("keydown", ev => {
  if (ev.target.matches("input, select, textarea")) return;
  if (ev.key === "ArrowRight") go(asked + 1);
  else if (ev.key === "ArrowLeft") go(asked - 1);
});
globalThis.cuvee = { get ply() { return shown; } };

async function chances() {
  const box = byId("r-chances");
  if (!box) return;
  box.textContent = "A bot looks at every answer again. This takes a moment…";
  const answer = await fetch(`/t/${main.dataset.key}/chances`);
  if (answer.ok) box.innerHTML = await answer.text();
  else box.textContent = "The bot could not say.";
}
chances();
