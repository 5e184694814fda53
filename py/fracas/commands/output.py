"""Output of the commands: one object for programs or lines for people; progress on the error stream."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterable, Sequence
from time import monotonic
from typing import Any, TextIO

PAUSE = 0.2  # seconds between two lines of progress on a terminal
LONG_PAUSE = 10.0  # elsewhere


def show(args: Namespace, found: Any, lines: Iterable[str]) -> None:
    """Print the object when `--json` was given, otherwise the lines."""
    print(json.dumps(found, ensure_ascii=False) if args.json else "\n".join(lines))


def columns(rows: Sequence[tuple[str, ...]]) -> list[str]:
    """Align rows of texts."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(text.ljust(w) for text, w in zip(row, widths, strict=True)).rstrip() for row in rows]


class Progress:
    """A progress line, rewritten in place on a terminal, printed now and then elsewhere."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self.stream = sys.stderr if stream is None else stream
        self.is_terminal = self.stream.isatty()
        self.next = monotonic() + (PAUSE if self.is_terminal else LONG_PAUSE)
        self.is_shown = False

    def update(self, text: str) -> None:
        """Show the text if it is time to."""
        now = monotonic()
        if now < self.next:
            return
        self.next = now + (PAUSE if self.is_terminal else LONG_PAUSE)
        self.stream.write(f"\r\x1b[K{text}" if self.is_terminal else f"{text}\n")
        self.stream.flush()
        self.is_shown = True

    def note(self, text: str) -> None:
        """Say something that stays."""
        self.close()
        self.stream.write(f"{text}\n")

    def close(self) -> None:
        """Clear the line."""
        if self.is_terminal and self.is_shown:
            self.stream.write("\r\x1b[K")
            self.stream.flush()
