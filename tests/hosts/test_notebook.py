"""A notebook on the installed engine: `pip install` of the tree into an environment of its own, and every cell is run.

Not part of `make test`: `make notebook` installs Jupyter's kernel and client by pip.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import fracas
from workshop.paths import ROOT

CELLS = (
    "import fracas",
    'game = fracas.new("elfball", seed="x")\ngame.apply("start")\ngame.answer("south")\ngame.apply("H1 at l13")\ngame',
    "fracas.picture(game.position, theme='dark')",
    "[fracas.new(key, seed='x')._repr_svg_()[:4] for key in fracas.KEYS]",
    "import sys; fracas.__file__, sys.prefix",
)


def notebook() -> str:
    """Return a notebook as Jupyter keeps it."""
    cells = [{"cell_type": "code", "id": f"c{number}", "metadata": {}, "execution_count": None, "outputs": [],
              "source": text} for number, text in enumerate(CELLS)]
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python", "language": "python"}}
    return json.dumps({"nbformat": 4, "nbformat_minor": 5, "metadata": kernel, "cells": cells})


def run(*words: str | Path, cwd: Path) -> None:
    """Run a program that must succeed."""
    done = subprocess.run([str(word) for word in words], cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout[-2000:]}\n{done.stderr[-2000:]}"


def test_a_notebook_draws_boards_with_the_installed_engine(tmp_path: Path) -> None:
    own = tmp_path / "env" / "bin"
    run(sys.executable, "-m", "venv", own.parent, cwd=tmp_path)
    began = time.monotonic()
    run(own / "python", "-m", "pip", "install", "--quiet", ROOT, cwd=tmp_path)
    installed = time.monotonic() - began
    run(own / "python", "-m", "pip", "install", "--quiet", "ipykernel", "nbconvert", cwd=tmp_path)
    (tmp_path / "boards.ipynb").write_text(notebook(), encoding="utf-8")
    run(own / "python", "-m", "jupyter", "nbconvert", "--to", "notebook", "--execute", "--inplace", "boards.ipynb",
        cwd=tmp_path)
    done = json.loads((tmp_path / "boards.ipynb").read_text(encoding="utf-8"))["cells"]
    shown = [[each["data"] for each in cell["outputs"] if "data" in each] for cell in done]
    for cell in (1, 2):
        text = "".join(shown[cell][0]["image/svg+xml"])
        described = ElementTree.fromstring(text).findtext("{http://www.w3.org/2000/svg}desc") or ""
        assert "l13" in described, described
        print(f"\ncell {cell}: {len(text):,} bytes of SVG")
    assert "".join(shown[3][0]["text/plain"]).count("'<svg'") == len(fracas.KEYS)
    assert str(own.parent / "lib") in "".join(shown[4][0]["text/plain"])
    print(f"installed in {installed:.0f} s")
