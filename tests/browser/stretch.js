// Make the words of a page a third longer, as translations are: for pages without a pseudo language.
selector => {
  const start = selector ? document.querySelector(selector) : document.body;
  const walker = document.createTreeWalker(start, NodeFilter.SHOW_TEXT), all = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) all.push(node);
  for (const node of all) {
    const text = node.data.trim();
    if (node.parentElement.closest("script, style, noscript, title, desc, .seat, h1, kbd") || !/\p{L}{3}/u.test(text)) continue;
    node.data = `${node.data.trimEnd()}${"~".repeat(Math.round(0.35 * text.length))}`;
  }
}
