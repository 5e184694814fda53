"""The file of a watch: results as JSON lines, from which a killed run goes on."""

import json
from pathlib import Path

from fracas.lab.lines_file import LinesFile
from fracas.lab.watch.actions import ActionCount
from fracas.lab.watch.turns import SillyDecision
from fracas.lab.watch.watcher import SillyCase, WatchResult, WatchTask

FORMAT = 2


class ResultsFile(LinesFile[WatchResult]):
    """The results of one watch.

    Args:   path - the file; None = kept in memory alone.
            tasks - all matches of the watch.
    Raises: DamagedText naming a file that holds something else.
    """

    def __init__(self, path: Path | None, tasks: list[WatchTask]) -> None:
        first = tasks[0]
        head = {"watch": FORMAT, "game": first.game, "bots": [*first.bots], "seed": first.seed}
        super().__init__(path, head, result_in)


def result_in(line: str) -> WatchResult:
    """Return the result of a line.

    Raises: ValueError or TypeError if it holds none.
    """
    number, (home, away), cases, actions = json.loads(line)
    found = tuple(SillyCase(str(bot), str(kind), SillyDecision(*decision)) for bot, kind, decision in cases)
    counts = tuple(ActionCount(str(kind), int(legal), int(done)) for kind, legal, done in actions)
    return WatchResult(int(number), (int(home), int(away)), found, counts)
