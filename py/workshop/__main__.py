"""The commands behind the Makefile: `python -m workshop COMMAND`, with `PYTHONPATH=py`.

A command starts on the machine's Python, makes what it needs, and goes on in the virtual environment.
"""

import importlib
import os
import sys
from typing import NamedTuple

from workshop import tools
from workshop.paths import ROOT
from workshop.stamps import alone


class Command(NamedTuple):
    """What a command needs installed, and the function ("module.name") that then does it in the environment."""

    requirements: str
    function: str
    runtime: bool = True


INSIDE = "inside"
PLAY, EVERYTHING = "requirements-play.txt", "requirements.txt"
COMMANDS = {
    "play": Command(PLAY, "serve.play"),
    "site": Command(PLAY, "site.build"),
    "setup": Command(EVERYTHING, "catalogues.compile_all", runtime=False),
    "test": Command(EVERYTHING, "checks.test"),
    "test-browsers": Command(EVERYTHING, "checks.test_browsers"),
    "soak": Command(EVERYTHING, "checks.soak", runtime=False),
    "bench": Command(EVERYTHING, "checks.bench", runtime=False),
    "catalogues": Command(EVERYTHING, "catalogues.update_all", runtime=False),
    "pins": Command(EVERYTHING, "pins.write", runtime=False),
}


def prepare(command: Command) -> None:
    """Install what the command needs."""
    with alone():
        tools.requirements(command.requirements)
        if command.runtime:
            tools.node_packages()


def carry_out(command: Command) -> int:
    """Call the command's function; what it returns as a number is the exit status."""
    module, _dot, name = command.function.partition(".")
    status = getattr(importlib.import_module(f"workshop.{module}"), name)()
    return status if isinstance(status, int) else 0


def main(words: list[str]) -> int:
    """Run one command; what is missing is said in one line."""
    inside = words[:1] == [INSIDE]
    words = words[inside:]
    if len(words) != 1 or words[0] not in COMMANDS:
        print(f"usage: python -m workshop {'|'.join(COMMANDS)}", file=sys.stderr)
        return 2
    os.chdir(ROOT)
    command = COMMANDS[words[0]]
    try:
        if inside:
            return carry_out(command)
        prepare(command)
        os.execv(tools.PYTHON, [str(tools.PYTHON), "-m", "workshop", INSIDE, words[0]])
    except tools.Missing as missing:
        print(f"fracas: {missing}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
