"""The file of a watch: results as JSON lines, from which a killed run goes on."""

import json
from pathlib import Path
from typing import Any

from fracas.kernel.errors import DamagedText, quote
from fracas.lab.watch.actions import ActionCount
from fracas.lab.watch.turns import SillyDecision
from fracas.lab.watch.watcher import SillyCase, WatchResult, WatchTask
from fracas.locale import _

FORMAT = 2


class ResultsFile:
    """The results of one watch.

    Args:   path - the file; None = kept in memory alone.
            tasks - all matches of the watch.
    Raises: DamagedText naming a file that holds something else.
    """

    def __init__(self, path: Path | None, tasks: list[WatchTask]) -> None:
        self.path = path
        self.results: dict[int, WatchResult] = {}
        if path is None:
            return
        first = tasks[0]
        head = {"watch": FORMAT, "game": first.game, "bots": [*first.bots], "seed": first.seed}
        whole = path.read_text(encoding="utf-8").rpartition("\n")[0] if path.exists() else ""
        lines = whole.splitlines()
        if lines:
            self._read(head, lines)
        path.parent.mkdir(parents=True, exist_ok=True)
        kept = [json.dumps(head), *lines[1:]]
        path.write_text("".join(f"{line}\n" for line in kept), encoding="utf-8")

    def _read(self, head: dict[str, Any], lines: list[str]) -> None:
        try:
            if json.loads(lines[0]) != head:
                raise ValueError(lines[0])
            for result in map(result_in, lines[1:]):
                self.results[result.number] = result
        except (ValueError, TypeError, RecursionError):
            raise DamagedText(_("{file} is not a record of this watch: {line}.").format(
                file=quote(str(self.path)), line=quote(lines[0]))) from None

    def add(self, result: WatchResult) -> None:
        """Keep a result."""
        self.results[result.number] = result
        if self.path is not None:
            with self.path.open("a", encoding="utf-8", newline="\n") as file:
                file.write(json.dumps(result) + "\n")


def result_in(line: str) -> WatchResult:
    """Return the result of a line.

    Raises: ValueError or TypeError if it holds none.
    """
    number, (home, away), cases, actions = json.loads(line)
    found = tuple(SillyCase(str(bot), str(kind), SillyDecision(*decision)) for bot, kind, decision in cases)
    counts = tuple(ActionCount(str(kind), int(legal), int(done)) for kind, legal, done in actions)
    return WatchResult(int(number), (int(home), int(away)), found, counts)
