// Trays: picks of several kinds lie here, side by side, until they are sent together.
const leaves = tree => tree.flatMap(choice => choice.t ? leaves(choice.t) : [choice]);
const item = choice => choice.m ?? choice.k;
const home = (pools, pick) => pools.find(pool => pool.k.includes(pick));
const met = (pool, picked) => !pool.c.length || picked.some(pick => pool.c.includes(pick));

export function room(pools, picked, pick) {              // may it be picked now?
  const pool = home(pools, pick);
  return picked.filter(each => pool.k.includes(each)).length < pool.n && met(pool, picked) && (!picked.includes(pick) || pool.r.includes(pick));
}

export function full(pools, picked, choice) {            // nothing of this choice may be picked any more
  const all = leaves([choice]).map(item).filter(pick => home(pools, pick));
  return all.length > 0 && !all.some(pick => room(pools, picked, pick));
}

export function pruned(pools, picked, pick) {            // one taken out, with what cannot be without it
  const rest = picked.toSpliced(picked.lastIndexOf(pick), 1);
  return rest.filter(each => met(home(pools, each), rest));
}

export function sorted(pools, picked) {
  const order = pools.flatMap(pool => pool.k);
  return picked.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}

export function trayed(main, trays, tree, picked, drop, make, icon) {
  document.getElementById("t-tray")?.remove();
  if (!trays.length) return;
  const box = make("div", "", { id: "t-tray" }), all = leaves(tree);
  box.classList.toggle("still", !trays.some(tray => tray.k.length));
  for (const tray of trays) {
    const side = make("section"), row = make("div", "", { className: "tray-row" });
    row.append(...tray.h.map(words => make("span", words, { className: "chip" })));
    row.append(...picked.filter(pick => tray.k.includes(pick)).map(pick => {
      const choice = all.find(each => item(each) === pick), b = make("button", "", { type: "button", className: "btn sm", onclick: () => drop(pick) });
      b.append(make("b", choice.w), icon("cross"));
      if (choice.n) b.title = choice.n;
      return b;
    }));
    if (!row.children.length) row.append(make("span", "–", { className: "soft" }));
    side.append(make("h4", tray.w), row);
    box.append(side);
  }
  main.append(box);
}
