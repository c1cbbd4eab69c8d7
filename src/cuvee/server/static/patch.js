// Patch: make the page look as the server says, keeping nodes (focus, scroll, animations) alive.
const SVG = "http://www.w3.org/2000/svg";
const byId = id => document.getElementById(id);

export function morph(a, b) {
  for (const { name, value } of [...b.attributes]) if (a.getAttribute(name) !== value) a.setAttribute(name, value);
  for (const { name } of [...a.attributes]) if (!b.hasAttribute(name)) a.removeAttribute(name);
  let at = a.firstChild;
  for (let want = b.firstChild; want;) {
    const next = want.nextSibling;
    let have = at;
    if (want.id) have = [...a.children].find(e => e.id === want.id) ?? null;
    else if (at?.id) have = null;
    if (have && have.nodeType === want.nodeType && have.nodeName === want.nodeName) {
      if (have !== at) a.insertBefore(have, at); else at = at.nextSibling;
      if (have.nodeType === 1) { if (!have.isEqualNode(want)) morph(have, want); }
      else if (have.data !== want.data) have.data = want.data;
    } else a.insertBefore(want, at);
    want = next;
  }
  while (at) { const gone = at; at = at.nextSibling; gone.remove(); }
}

export function parse(markup, parent) {
  const t = document.createElement("template"), svg = parent.namespaceURI === SVG;
  t.innerHTML = svg ? `<svg>${markup}</svg>` : markup;
  return svg ? t.content.firstChild.firstChild : t.content.firstChild;
}

// set: {id: markup}; kids: {container: ids in order}; tail, fill: {list: markup to add, or all of it}
export function patch({ set = {}, kids = {}, tail = {}, fill = {}, sizes = {} }) {
  for (const [id, box] of Object.entries(sizes)) byId(id)?.setAttribute("viewBox", box);
  const fresh = new Map(), owner = new Map();
  for (const [box, ids] of Object.entries(kids)) for (const id of ids) owner.set(id, box);
  for (const [id, markup] of Object.entries(set)) {
    const old = byId(id), box = owner.has(id) ? byId(owner.get(id)) : old?.parentNode;
    if (!box) continue;
    const made = parse(markup, box);
    if (!old || old.parentNode !== box) fresh.set(id, made);
    else if (old.nodeName === made.nodeName) morph(old, made);
    else old.replaceWith(made);
  }
  for (const [box, ids] of Object.entries(kids)) {
    const parent = byId(box);
    if (!parent) continue;
    const here = new Map([...parent.children].map(e => [e.id, e]));
    let at = parent.firstElementChild;
    for (const id of ids) {
      const e = fresh.get(id) ?? here.get(id);
      if (!e) continue;
      here.delete(id);
      if (e === at) at = at.nextElementSibling; else parent.insertBefore(e, at);
    }
    for (const e of here.values()) e.remove();
  }
  for (const [id, markup] of Object.entries(fill)) { byId(id).innerHTML = markup; byId(id).scrollTop = 1e6; }
  for (const [id, markup] of Object.entries(tail)) { byId(id).insertAdjacentHTML("beforeend", markup); byId(id).scrollTop = 1e6; }
}
