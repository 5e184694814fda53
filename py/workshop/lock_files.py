"""The lock files: every requirement with its version and the hashes of all its files, for every machine.

Runs in the virtual environment; pip-tools is installed for the moment, in an environment of its own.
"""

import venv

from workshop import tools
from workshop.paths import BUILD, WORKSHOP

KEEP_ADDRESSES_OUT = ("--no-header", "--no-emit-index-url", "--no-emit-find-links", "--no-emit-trusted-host")
OPTIONS = (*KEEP_ADDRESSES_OUT, "--quiet", "--generate-hashes", "--strip-extras", "--allow-unsafe", "--no-annotate")


def update_all() -> None:
    """Write each requirements file anew from the .in file beside it."""
    folder = BUILD / "pins"
    venv.create(folder, with_pip=True, clear=True)
    tools.run(folder / "bin" / "python", "-m", "pip", "install", "-qq", "pip-tools")
    for wanted in sorted(WORKSHOP.glob("requirements*.in")):
        pinned = wanted.with_suffix(".txt")
        pinned.unlink(missing_ok=True)
        compile_one = (folder / "bin" / "pip-compile", *OPTIONS, "--output-file", pinned, wanted.name)
        tools.run(*compile_one, cwd=WORKSHOP, quiet=True)
        first = wanted.read_text(encoding="utf-8").partition("After")[0]
        title = f"{first}Written by `make pins` from {wanted.name}.\n"
        pinned.write_text(title + pinned.read_text(encoding="utf-8"), encoding="utf-8")
        tools.say(f"wrote {pinned.name}")
