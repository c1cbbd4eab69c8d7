// Tip: what a thing on the table is, in words, under the mouse, and what a click would do.
let meaning = () => null;
export const explain = how => { meaning = how; };
const tip = document.body.appendChild(Object.assign(document.createElement("div"), { id: "tip", hidden: true, ariaHidden: "true" }));
const WHAT = "#t-board svg [aria-label], #t-panels svg [aria-label], .extra svg [aria-label]";

function show(ev) {
  const e = ev.pointerType === "mouse" && ev.target.closest?.(WHAT);
  tip.hidden = !e;
  if (!e) return;
  const choice = meaning(e), more = choice ? [choice.w, choice.p, choice.n].filter(Boolean).join(" · ") : "";
  tip.replaceChildren(e.getAttribute("aria-label"), ...(more && more !== e.getAttribute("aria-label") ? [Object.assign(document.createElement("b"), { textContent: more })] : []));
  const x = Math.min(ev.clientX + 14, innerWidth - tip.offsetWidth - 8), below = ev.clientY + 18;
  const y = below + tip.offsetHeight > innerHeight ? ev.clientY - tip.offsetHeight - 10 : below;
  Object.assign(tip.style, { left: `${x}px`, top: `${y}px` });
}
addEventListener("pointerover", show);
addEventListener("pointerdown", () => { tip.hidden = true; });
