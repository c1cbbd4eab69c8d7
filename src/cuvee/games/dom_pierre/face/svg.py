"""Dom Pierre drawn: vineyard, roads, village and glass on one sheet, then a house for each seat."""

from typing import Final

from cuvee.games.dom_pierre.face.svg_board import board
from cuvee.games.dom_pierre.face.svg_panel import kept_panel
from cuvee.games.dom_pierre.face.text import Teller
from cuvee.games.dom_pierre.model.state import State
from cuvee.render.cache import DrawingCache, numbers_in
from cuvee.render.svg import Drawing

STYLE: Final = """
.cuvee{--green:#9aa53a;--dark:#3a3350;--violet:#84467f;--soil:#e6d3ac;--vine:#a9b87a}
.cuvee{--steel:#8b8f96;--blue:#2f6db3;--on:#fff}
@media (prefers-color-scheme:dark){.cuvee{--soil:#43372a;--vine:#5a6a3c;--green:#b7c25a}
.cuvee{--dark:#8f86b5;--violet:#c07fbc;--steel:#a5a9b0;--blue:#7fb0ea;--on:#1b1416}}
.cuvee .h1{font-size:30px;letter-spacing:.06em}.cuvee .h2{font-size:15px;letter-spacing:.05em}
.cuvee .h3{font-size:12px;letter-spacing:.04em}.cuvee .tiny{font-size:9.5px}
.cuvee .field{fill:var(--land);stroke:var(--land-edge)}.cuvee .soil{fill:var(--soil)}
.cuvee .soil{stroke:var(--land-edge);stroke-width:.8}
.cuvee .vine{stroke:var(--vine);fill:none;stroke-width:1.6;stroke-linecap:round}
.cuvee .g0{fill:var(--green)}.cuvee .g1{fill:var(--dark)}.cuvee .g2{fill:var(--violet)}
.cuvee .berry{stroke:var(--card);stroke-width:.7}.cuvee .stem{stroke:var(--leaf);fill:none}
.cuvee .stem{stroke-width:1.6;stroke-linecap:round}
.cuvee .on{fill:var(--on);font-weight:700}.cuvee .lit{fill:#fff;font-weight:700}
.cuvee .letter{paint-order:stroke;stroke:#2b1d1f}
.cuvee .letter{stroke-width:2.2px;stroke-opacity:.75}.cuvee .road{stroke:var(--land-edge);fill:none}
.cuvee .road{stroke-width:26;stroke-linecap:round}.cuvee .road.top{stroke:var(--soil)}
.cuvee .road.top{stroke-width:21}
.cuvee .space{fill:var(--card);stroke:var(--land-edge);stroke-width:1.2}
.cuvee .space.mid-section{fill:var(--land)}.cuvee .space.far{fill:var(--vine)}
.cuvee .pawn{stroke:var(--card);stroke-width:1.4}.cuvee .nobody{fill:var(--soft)}
.cuvee .sheet{fill:var(--card);stroke:var(--line)}.cuvee .slot{fill:none;stroke:var(--line)}
.cuvee .slot{stroke-dasharray:3 3}.cuvee .rule{stroke:var(--line);fill:none}
.cuvee .gold{fill:var(--gold)}.cuvee .goldline{stroke:var(--gold);fill:none;stroke-width:1.6}
.cuvee .winefill{fill:var(--wine)}.cuvee .wineline{stroke:var(--wine);fill:none;stroke-width:1.4}
.cuvee .leaf{fill:var(--leaf)}.cuvee .steel{fill:var(--steel)}.cuvee .bluefill{fill:var(--blue)}
.cuvee .glass-wall{fill:var(--sea);fill-opacity:.5;stroke:var(--soft);stroke-width:2}
.cuvee .fizz{fill:var(--gold);opacity:.55}.cuvee .woodfill{fill:#a9713c;stroke:#6e4520}
.cuvee .hoop{stroke:#6e4520;fill:none;stroke-width:1.2}
.cuvee .bottlefill{fill:#2f5b43;stroke:#16301f}.cuvee .foil{fill:#d7a93a}
.cuvee .now{stroke:var(--glow);stroke-width:3;fill:none}.cuvee .back{fill:var(--wine)}
.cuvee .disc{stroke:var(--card);stroke-width:1.5}.cuvee .spent{opacity:.45}
.cuvee .italic{font-style:italic}.cuvee .slope{fill:var(--vine);opacity:.35}
.cuvee .chapel{fill:var(--card);stroke:var(--soft);stroke-width:1.4;stroke-linejoin:round}
"""


def draw(view: State, viewer: int, names: list[str], lang: str) -> list[Drawing]:
    key = (view.content, view.options, tuple(names), lang, numbers_in(view))
    return SHEETS.page(key, lambda: drawn(Teller(view, names, lang)))


SHEETS: Final = DrawingCache[list[Drawing]]()


def drawn(t: Teller) -> list[Drawing]:
    return [board(t), *[kept_panel(t, seat) for seat in range(t.view.seats)]]
