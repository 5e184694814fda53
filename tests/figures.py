"""Figures that tests measure: printed, and kept for the page of figures where a command asks for that."""

import json
import os
from pathlib import Path


def figure(what: str, asked: str, measured: str) -> None:
    """Print a figure; under `make bench` and `make figures` keep it for `py/docs/figures.md`."""
    print(f"\n{what}: {measured}" + (f"; asked {asked}" if asked else ""), end="")
    if "FRACAS_FIGURES" in os.environ:
        with Path(os.environ["FRACAS_FIGURES"]).open("a", encoding="utf-8") as kept:
            kept.write(json.dumps([what, asked, measured]) + "\n")
