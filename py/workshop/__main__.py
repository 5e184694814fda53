"""The commands behind the Makefile: `python -m workshop COMMAND`, with `PYTHONPATH=py`."""

import os
import sys
from collections.abc import Callable

from workshop import tools
from workshop.paths import ROOT
from workshop.stamps import alone


def setup() -> None:
    """Make .venv with everything that developing needs."""
    with alone():
        tools.requirements("requirements.txt")


COMMANDS: dict[str, Callable[[], None]] = {"setup": setup}


def main(words: list[str]) -> int:
    """Run one command; what is missing is said in one line."""
    if len(words) != 1 or words[0] not in COMMANDS:
        print(f"usage: python -m workshop {'|'.join(COMMANDS)}", file=sys.stderr)
        return 2
    os.chdir(ROOT)
    try:
        COMMANDS[words[0]]()
    except tools.Missing as missing:
        print(f"fracas: {missing}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
