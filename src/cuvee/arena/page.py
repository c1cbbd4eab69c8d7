"""Reports as a single HTML file: no script, no network, light and dark theme."""

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from cuvee.render.svg import element, join
from cuvee.render.theme import DAY, NIGHT, SEAT_INK, colours

NIGHT_INK: Final = ("#e58aa5", "#7db7ea", "#9fca86", "#eaa861", "#b59be0", "#6fc7c2")
STYLE: Final = """
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 Georgia,'Iowan Old Style',
'Palatino Linotype',serif}
main{max-width:1120px;margin:0 auto;padding:32px 20px 64px}
h1{font-size:2.1rem;line-height:1.15;margin:0 0 4px;color:var(--wine)}
h2{font-size:1.12rem;margin:0 0 4px}
.lead,figcaption,footer{color:var(--soft)}
figcaption{font-size:.86rem;margin-top:6px}
.sheet{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,460px),1fr));gap:18px;
margin-top:22px}
figure,section{margin:0;padding:16px 18px;background:var(--card);border:1px solid var(--line);
border-radius:10px;min-width:0}
.wide{grid-column:1/-1}
svg{display:block;width:100%;height:auto}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:5px 10px;text-align:right;border-bottom:1px solid var(--line)}
.text{text-align:left}
th{font-weight:400;color:var(--soft)}
code{font:13px/1.5 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}
details{margin-top:10px}summary{cursor:pointer}
.flags{columns:20rem;margin:0;padding-left:1.2em}
.flag{color:var(--wine);font-weight:700}
footer{margin-top:28px;font-size:.9rem}
"""


def page(title: str, lead: str, parts: Sequence[Markup], foot: str) -> str:
    """The whole page; `foot` is the command that produces it again."""
    series = [{f"series-{k}": ink for k, ink in enumerate(inks)} for inks in (SEAT_INK, NIGHT_INK)]
    day = f":root{{color-scheme:light dark;{colours(DAY | series[0])}}}"
    night = f"@media (prefers-color-scheme:dark){{:root{{{colours(NIGHT | series[1])}}}}}"
    head = join(
        [
            Markup('<meta charset="utf-8"><meta name="viewport" content="width=device-width">'),
            Markup('<link rel="icon" href="data:,">'),
            element("title", title),
            element("style", Markup(day + night + STYLE)),
        ]
    )
    body = element(
        "main",
        element("h1", title),
        element("p", lead, class_="lead"),
        element("div", *parts, class_="sheet"),
        element("footer", "Made by ", element("code", foot)),
    )
    whole = element("html", element("head", head), element("body", body), lang="en")
    return f"<!doctype html>\n{whole}\n"


def figure(title: str, picture: Markup, words: str = "", wide: bool = False) -> Markup:
    caption = element("figcaption", words) if words else None
    kind = "wide" if wide else None
    return element("figure", element("h2", title), picture, caption, class_=kind)


def table(
    head: Sequence[str], rows: Sequence[Sequence[Markup | str]], texts: Sequence[int] = (0,)
) -> Markup:
    """A table with numbers aligned right; the columns in `texts` are aligned left."""

    def cells(tag: str, row: Sequence[Markup | str]) -> Markup:
        kinds = ["text" if k in texts else None for k in range(len(row))]
        pairs = zip(row, kinds, strict=True)
        return element("tr", *(element(tag, cell or " ", class_=kind) for cell, kind in pairs))

    whole = element(
        "table",
        element("thead", cells("th", head)),
        element("tbody", *(cells("td", row) for row in rows)),
    )
    return element("div", whole, class_="scroll")


def section(title: str, *parts: Markup | str, wide: bool = True) -> Markup:
    return element("section", element("h2", title), *parts, class_="wide" if wide else None)
