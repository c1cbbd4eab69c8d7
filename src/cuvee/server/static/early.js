// Before the first paint: the look this browser chose.
(() => {
  const root = document.documentElement;
  const kept = name => { try { return localStorage.getItem(`cuvee-${name}`); } catch { return null; } };
  for (const [name, usual] of [["theme", "auto"], ["text", "normal"], ["patterns", "off"]]) {
    const value = kept(name);
    if (value && value !== usual) root.dataset[name] = value; else delete root.dataset[name];
  }
})();
