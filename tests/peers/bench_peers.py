"""make bench-peers: our games and their peers in one run, taking turns, the best of five.

Every contender works for a moment of CPU time on one core, then the next one does; five times.
"""

import argparse
import json
import os
import platform
import sys
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")
os.environ.setdefault("JAX_PLATFORMS", "cpu")

from cuvee.build import build
from cuvee.games import NAMES
from peers import ours, theirs

ROUNDS = 5
LONG = 0.15  # seconds of CPU time for each turn of each contender


def rate(work: ours.Work) -> float:
    """Units a second; a peer in a process of its own says its rate itself, as a negative."""
    done, begun = 0.0, process_time()
    while True:
        did = work()
        if did < 0:
            return -float(did)
        done += did
        took = process_time() - begun
        if took >= LONG:
            return done / took


def prepared() -> list[tuple[str, str, Any]]:
    """Row, name and work of every contender that can be made ready here."""
    found: list[tuple[str, str, Any]] = []
    for row, make in ours.ROWS.items():
        found += [(row, f"Cuvée {name}", make(name)) for name in NAMES]
    for row, peer, ready in theirs.contenders():
        try:
            work = ready()
            work()
            found.append((row, peer, work))
        except Exception as error:
            print(f"{peer}: left out of {row!r}: {type(error).__name__}: {error}", file=sys.stderr)
    return found


def measured(rounds: int) -> dict[str, dict[str, float]]:
    """The best rate of every contender, by row."""
    works = prepared()
    best: dict[str, dict[str, float]] = {}
    for _ in range(rounds):
        for row, name, work in works:
            rates = best.setdefault(row, {})
            rates[name] = max(rates.get(name, 0.0), rate(work))
    return best


def is_ours(name: str) -> bool:
    return name.startswith("Cuvée")


def ratios(best: dict[str, dict[str, float]]) -> list[tuple[str, float, float]]:
    """What we promise: our slowest game beside the peer, in this run; and the promise."""

    def against(row: str, peers: list[str], middle: bool = False) -> float:
        rates = best[row]
        worst = min(rate for name, rate in rates.items() if is_ours(name))
        found = [r for n, r in rates.items() if not is_ours(n) and any(p in n for p in peers)]
        return worst / (median(found) if middle else max(found)) if found else 0.0

    engine = "random play, in the engine"
    driven, one = "random play, driven from Python", "environment steps, one game"
    return [
        ("decisions/s to Catanatron's", against(engine, ["Catanatron"]), 100),
        ("decisions/s to OpenSpiel's C++ rollouts", against(engine, ["OpenSpiel"]), 20),
        ("driven from Python to OpenSpiel's median", against(driven, ["OpenSpiel"], True), 5),
        ("AEC steps/s to PettingZoo's fastest", against(one, ["PettingZoo"]), 40),
        ("AEC steps/s to PettingZoo's median", against(one, ["PettingZoo"], True), 40),
        ("simulations/s to Catanatron's", against("search simulations", ["Catanatron"]), 300),
    ]


def said(value: float) -> str:
    if value >= 1e6:
        return f"{value / 1e6:.2f} M"
    return f"{value / 1e3:.1f} k" if value >= 1e4 else f"{value:.0f}"


def report(best: dict[str, dict[str, float]]) -> str:
    """One table, with the ratio of each to the best peer of its row; and what we promise."""
    text = f"{machine()}; Python {platform.python_version()}; Cuvée {build()}, 4 players\n\n"
    text += "| what, a second | contender | rate | to the best peer |\n|---|---|---:|---:|\n"
    for row, rates in best.items():
        top = max([rate for name, rate in rates.items() if not is_ours(name)], default=0.0)
        for name, found in sorted(rates.items(), key=lambda item: -item[1]):
            text += (
                f"| {row} | {name} | {said(found)} | {found / top:.3g} × |\n"
                if top
                else (f"| {row} | {name} | {said(found)} | |\n")
            )
    text += "\n| our slowest game | times | promised |\n|---|---:|---:|\n"
    for what, found, wanted in ratios(best):
        text += f"| {what} | {found:.0f} | {wanted:.0f} |\n"
    return text


def machine() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
        model = next(line.split(": ")[1] for line in lines if line.startswith("model name"))
    except (OSError, StopIteration, IndexError):
        model = platform.processor() or platform.machine()
    return f"{model}, {os.cpu_count()} cores, one used"


def chart(best: dict[str, dict[str, float]]) -> str:
    """Bars on a logarithmic scale, one panel a row, as an SVG."""
    from math import log10

    parts, y = [], 10
    for row, rates in best.items():
        parts.append(f'<text x="10" y="{y + 12}" font-weight="bold">{row}, a second</text>')
        y += 20
        for name, found in sorted(rates.items(), key=lambda item: -item[1]):
            wide = max(1.0, 75 * log10(max(found, 1.0)))
            colour = "#7b1e3a" if is_ours(name) else "#9aa5b1"
            parts.append(f'<text x="230" y="{y + 11}" text-anchor="end">{name}</text>')
            parts.append(
                f'<rect x="238" y="{y}" width="{wide:.0f}" height="13" fill="{colour}"/>'
                f'<text x="{244 + wide:.0f}" y="{y + 11}">{said(found)}</text>'
            )
            y += 17
        y += 14
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 {y}" font-family="sans-serif"'
        f' font-size="12" fill="#222"><rect width="860" height="{y}" fill="#fff"/>'
        f"{''.join(parts)}</svg>\n"
    )


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--rounds", type=int, default=ROUNDS)
    asked.add_argument("--json", action="store_true")
    asked.add_argument("--page", type=Path, help="the page whose table is replaced")
    given = asked.parse_args()
    best = measured(given.rounds)
    print(json.dumps(best, indent=1) if given.json else report(best))
    if given.page:
        text = given.page.read_text("utf-8")
        before, _, rest = text.partition("<!-- table -->\n")
        _, _, after = rest.partition("<!-- end of the table -->")
        table = f"<!-- table -->\n{report(best)}<!-- end of the table -->"
        given.page.write_text(before + table + after, "utf-8")
        (given.page.parent / "pictures" / "peers.svg").write_text(chart(best), "utf-8")


if __name__ == "__main__":
    main()
