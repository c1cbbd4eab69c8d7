// Glide: whatever has an id and the class "glide" travels from where it was seen last. Inside one
// parent the thing itself moves; from one parent to another a ghost flies in a layer on top. Pieces
// that are alike have the same data-kin: a new one comes from where one of its kin was taken away.
const SVG = "http://www.w3.org/2000/svg";
const still = matchMedia("(prefers-reduced-motion: reduce)");
const ghosts = new Map();
const sky = document.body.appendChild(document.createElement("div"));
sky.id = "sky";
sky.ariaHidden = "true";
const home = e => e.closest("[id]:not(.glide)");
const ground = e => (e.ownerSVGElement ?? home(e)).getBoundingClientRect();   // it may move as a whole

function box(e) {                                        // what lies on a mat out of sight is at its player's strip
  const seen = (ghosts.get(e.id) ?? e).getBoundingClientRect(), panel = e.closest(".panel");
  return seen.width || !panel ? seen : document.getElementById(`t-seat-${panel.dataset.seat}`)?.getBoundingClientRect() ?? seen;
}

export function places() {
  if (still.matches) return null;
  const seen = new Map();
  for (const e of document.querySelectorAll(".glide[id]"))
    seen.set(e.id, { box: box(e), parent: home(e), ground: ground(e), kin: e.dataset.kin });
  return seen;
}

function origins(before) {                               // where everything on the page comes from
  const here = [...document.querySelectorAll(".glide[id]")], gone = new Map(before), found = new Map();
  for (const e of here) gone.delete(e.id);
  for (const e of here) {
    const [id, old] = before.has(e.id) ? [e.id, before.get(e.id)] : [...gone].find(([, each]) => each.kin && each.kin === e.dataset.kin) ?? [];
    gone.delete(id);
    if (old?.box.width) found.set(e, old);
  }
  return found;
}

function plan(e, old) {
  const from = old.box, to = e.getBoundingClientRect(), flies = old.parent !== home(e);
  const here = ground(e), x = flies ? 0 : here.x - old.ground.x, y = flies ? 0 : here.y - old.ground.y;
  const dx = from.x + from.width / 2 - to.x - to.width / 2 + x, dy = from.y + from.height / 2 - to.y - to.height / 2 + y;
  const k = e.parentNode.getScreenCTM?.()?.a ?? e.ownerSVGElement?.getScreenCTM()?.a ?? 1;
  return { e, dx, dy, to, k, grow: from.width / (to.width || 1), flies, bb: flies && e.getBBox?.() };
}

function ghost({ e, to, bb }) {
  let made = e.cloneNode(true);
  made.removeAttribute("id");
  if (bb) {
    made.removeAttribute("transform");
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("viewBox", `${bb.x} ${bb.y} ${bb.width} ${bb.height}`);
    svg.classList.add("cuvee");
    svg.append(made);
    made = svg;
  }
  Object.assign(made.style, { position: "absolute", overflow: "visible", left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px`, height: `${to.height}px` });
  return made;
}

export function glide(before, ms = 420) {
  if (!before) return;
  const all = origins(before);
  for (const e of all.keys()) for (const a of e.getAnimations()) a.cancel();   // measured in mid-flight: no jump
  const plans = [...all].map(([e, old]) => plan(e, old));               // all reading first, then all writing
  const how = { duration: ms, easing: "cubic-bezier(.3,.1,.2,1)", fill: "backwards" };
  for (const p of plans) {
    if (Math.hypot(p.dx, p.dy) < 1 || !p.to.width) continue;
    if (!p.flies) { p.e.animate({ translate: [`${p.dx / p.k}px ${p.dy / p.k}px`, "0 0"] }, how); continue; }
    const g = ghost(p);
    sky.append(g);
    ghosts.get(p.e.id)?.remove();
    ghosts.set(p.e.id, g);
    p.e.animate({ visibility: ["hidden", "hidden"] }, how);
    g.animate({ transform: [`translate(${p.dx}px,${p.dy}px) scale(${p.grow})`, "none"] }, how).finished
      .finally(() => { g.remove(); if (ghosts.get(p.e.id) === g) ghosts.delete(p.e.id); });
  }
}
