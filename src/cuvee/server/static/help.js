// Help: what a thing is, large and in words (right click, long press, or "?"), and why it cannot be picked now.
import { icon, make, picks } from "./ask.js";

const SVG = "http://www.w3.org/2000/svg", LONG = 550;
const byId = id => document.getElementById(id);
let over = null, timer = 0, held = false;

function portrait(e) {                                   // the thing itself, drawn large
  if (!e.getBBox) return null;
  const r = e.getBBox(), svg = document.createElementNS(SVG, "svg"), twin = e.cloneNode(true);
  twin.removeAttribute("transform");
  for (const each of [twin, ...twin.querySelectorAll("[id]")]) each.removeAttribute("id");
  twin.classList.remove("pick", "chosen", "aim", "fresh");
  svg.setAttribute("viewBox", `${r.x - 3} ${r.y - 3} ${r.width + 6} ${r.height + 6}`);
  svg.classList.add("cuvee", "hc-pic");
  svg.append(twin);
  return svg;
}

export async function help(e, key, eyes) {
  const words = e.dataset.w.split(" ");
  for (const word of words) {
    const answer = await fetch(`/t/${key}/help?eyes=${eyes}&w=${encodeURIComponent(word)}`);
    if (!answer.ok) continue;
    const box = byId("t-help"), body = box.querySelector(".helpc"), name = make("p", e.getAttribute("aria-label") ?? "", { className: "soft" });
    body.innerHTML = await answer.text();
    body.firstElementChild.prepend(name);
    const drawn = portrait(e);
    if (drawn) body.prepend(drawn);
    if (!box.open) box.showModal();
    return true;
  }
  return false;
}

export function setUp(boot, asking, tell) {
  const thing = ev => ev.target.closest?.("#main [data-w]");
  const what = async e => { if (!await help(e, boot.key, asking().eyes)) tell(e.getAttribute("aria-label") ?? ""); };
  addEventListener("contextmenu", ev => { const e = thing(ev); if (e) { ev.preventDefault(); if (!held) what(e); } });
  addEventListener("pointerover", ev => { over = thing(ev); });
  addEventListener("pointerdown", ev => {
    held = false;
    const e = thing(ev);
    clearTimeout(timer);
    if (e && ev.pointerType === "touch") timer = setTimeout(() => { held = true; what(e); }, LONG);
  });
  for (const kind of ["pointerup", "pointercancel", "pointermove"]) addEventListener(kind, ev => { if (kind !== "pointermove" || Math.hypot(ev.movementX, ev.movementY) > 4) clearTimeout(timer); });
  addEventListener("keydown", ev => {
    if (ev.key !== "?" || ev.target.matches?.("input, select, textarea")) return;
    const e = document.querySelector("#main .aim") ?? over;
    if (e) { ev.preventDefault(); what(e); }
  });
  async function why(e, eyes) {
    for (const word of e.dataset.w.split(" ")) {
      const answer = await fetch(`/t/${boot.key}/why?eyes=${eyes}&w=${encodeURIComponent(word)}`);
      if (answer.ok) return make("span", "", { innerHTML: await answer.text() });
    }
    return null;
  }
  addEventListener("click", async ev => {                 // what does not glow says why not
    const e = ev.target.closest?.("#t-board [data-w], #t-panels .own [data-w], .extra [data-w]");
    if (!e || held || picks(ev) || e.closest(".extra") && /^s\d$/.test(e.dataset.w)) return;
    const { over: ended, moves, eyes } = asking(), reason = ended ? "why-over" : moves ? "why-not-now" : "why-not-yours";
    const more = make("button", boot.words["what-is-this"], { type: "button", className: "btn sm", onclick: () => what(e) });
    more.prepend(icon("info"));
    const said = !ended && eyes >= 0 ? await why(e, eyes) : null;
    if (said) tell("", said, more);
    else tell(`${e.getAttribute("aria-label") ?? ""}. ${boot.words[reason]}`, more);
  });
}
