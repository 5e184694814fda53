"""Long runs that can be stopped and go on: each keeps a log, a line a step, in `build/soak`."""

from __future__ import annotations

import json
from typing import Any

from workshop.paths import BUILD

LOGS = BUILD / "soak"


class Kept:
    """A long run and its log.

    Args: name - of the run and its log.
          wanted - how much is to be done in all; a run begins anew once as much has been done.
    """

    def __init__(self, name: str, wanted: int) -> None:
        self.name, self.wanted = name, wanted
        self.file = LOGS / f"{name}.jsonl"
        LOGS.mkdir(parents=True, exist_ok=True)
        rows = [json.loads(line) for line in self.file.read_text().splitlines()] if self.file.exists() else []
        here = [row for row in rows if row["wanted"] == wanted]
        self.done = here[-1]["done"] if here else 0
        if self.done >= wanted:
            self.done = 0
        self.rows: list[dict[str, Any]] = []  # of this run
        for row in reversed(here if self.done else []):
            if self.rows and row["done"] >= self.rows[0]["done"]:
                break
            self.rows.insert(0, row)

    @property
    def is_done(self) -> bool:
        """Whether as much has been done as was wanted."""
        return self.done >= self.wanted

    def note(self, count: int, **figures: Any) -> None:
        """Keep that so much more was done, with figures."""
        self.done += count
        row = {"done": self.done, "wanted": self.wanted, **figures}
        self.rows.append(row)
        with self.file.open("a") as log:
            log.write(json.dumps(row) + "\n")
        print(f"\n{self.name}: {', '.join(f'{name} {value}' for name, value in row.items())}", end="", flush=True)

    def tell(self, **figures: Any) -> None:
        """Print figures of the whole."""
        print(f"\n{self.name} in all: {', '.join(f'{name} {value}' for name, value in figures.items())}")
