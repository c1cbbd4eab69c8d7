// Zoom: a board that is larger than its place can be moved with a finger and made larger with two.
const MOST = 4;

export function pinch(board) {
  const fingers = new Map();
  let zoom = 0, apart = 0;
  const far = () => { const [a, b] = [...fingers.values()]; return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY); };
  function set(to, x, y) {
    const r = board.getBoundingClientRect(), old = zoom || Number(getComputedStyle(board).getPropertyValue("--zoom")) || 1;
    zoom = Math.min(MOST, Math.max(1, to));
    const [left, top] = [(board.scrollLeft + x - r.left) * zoom / old, (board.scrollTop + y - r.top) * zoom / old];
    board.style.setProperty("--zoom", zoom);
    board.scrollTo(left - x + r.left, top - y + r.top);
  }
  board.addEventListener("pointerdown", ev => {
    if (ev.pointerType !== "touch") return;
    fingers.set(ev.pointerId, ev);
    if (fingers.size === 2) apart = far();
  });
  board.addEventListener("pointermove", ev => {
    if (!fingers.has(ev.pointerId)) return;
    fingers.set(ev.pointerId, ev);
    if (fingers.size !== 2) return;
    const [a, b] = [...fingers.values()], now = far();
    set((zoom || Number(getComputedStyle(board).getPropertyValue("--zoom")) || 1) * now / apart, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
    apart = now;
  });
  for (const kind of ["pointerup", "pointercancel", "pointerleave"]) board.addEventListener(kind, ev => fingers.delete(ev.pointerId));
  addEventListener("keydown", ev => {
    if (ev.target.matches?.("input, select, textarea") || ev.ctrlKey || ev.metaKey || !"+-0".includes(ev.key)) return;
    const r = board.getBoundingClientRect(), now = zoom || 1;
    set(ev.key === "0" ? 1 : ev.key === "+" ? now * 1.25 : now / 1.25, r.left + r.width / 2, r.top + r.height / 2);
  });
}

// Swipe: a finger that moves sideways over `area` turns to the next page, or back.
export function swipe(area, turn) {
  let from = null;
  area.addEventListener("touchstart", ev => { from = ev.touches.length === 1 ? ev.touches[0] : null; }, { passive: true });
  area.addEventListener("touchend", ev => {
    const to = ev.changedTouches[0], dx = from ? to.clientX - from.clientX : 0;
    if (Math.abs(dx) > 60 && Math.abs(dx) > 2 * Math.abs(to.clientY - from.clientY)) turn(dx < 0 ? 1 : -1);
    from = null;
  });
}
