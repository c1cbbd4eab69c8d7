"""Metrics of the server in the OpenMetrics format."""

from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """Counters since the start of this process."""

    def __init__(self) -> None:
        self.moves = 0
        self.refused = 0
        self.opened = 0
        self.bots_replaced = 0
        self.conflicts = 0
        self.faults = 0
        self.seconds = 0.0
        self.buckets = [0] * len(BOUNDS)

    def move(self, seconds: float) -> None:
        """Count an answer and the seconds until it was sent to everybody."""
        self.moves += 1
        self.seconds += seconds
        for k, bound in enumerate(BOUNDS):
            self.buckets[k] += seconds <= bound

    def text(self, gauges: dict[str, int], storage_errors: int) -> str:
        lines = []
        for name, kind, value in (
            *((f"cuvee_{name}", "gauge", value) for name, value in gauges.items()),
            ("cuvee_storage_errors", "counter", storage_errors),
            ("cuvee_faults", "counter", self.faults),
            ("cuvee_conflicts", "counter", self.conflicts),
            ("cuvee_moves", "counter", self.moves),
            ("cuvee_refusals", "counter", self.refused),
            ("cuvee_tables_opened", "counter", self.opened),
            ("cuvee_bots_replaced", "counter", self.bots_replaced),
        ):
            ending = "_total" if kind == "counter" else ""
            lines += [f"# TYPE {name} {kind}", f"{name}{ending} {value}"]
        lines.append("# TYPE cuvee_move_seconds histogram")
        for bound, count in zip(BOUNDS, self.buckets, strict=True):
            lines.append(f'cuvee_move_seconds_bucket{{le="{bound}"}} {count}')
        lines.append(f'cuvee_move_seconds_bucket{{le="+Inf"}} {self.moves}')
        lines.append(f"cuvee_move_seconds_count {self.moves}")
        lines.append(f"cuvee_move_seconds_sum {self.seconds:.6f}")
        return "\n".join([*lines, "# EOF", ""])
