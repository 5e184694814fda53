"""`make docs`: the reference of the public Python door and of the command line, built by Sphinx into the site.

Runs in the virtual environment. The pages of `py/docs` are part of it.
"""

import shutil
import sys

from workshop import tools
from workshop.paths import BUILD, ENGINE, SITE, WORKSHOP
from workshop.website import site

SETTINGS = WORKSHOP / "website" / "reference_pages"
PAGES = ENGINE.parent / "docs"
DOORS = ("fracas.bots", "fracas.analyst")  # packages whose names are those of modules behind them
PUBLIC = (
    "fracas", "fracas.matches", "fracas.kernel.game", "fracas.kernel.errors", "fracas.kernel.ruleset", "fracas.links",
    *DOORS, "fracas.kernel.table", "fracas.kernel.dice", "fracas.kernel.drivers", "fracas.kernel.odds",
    "fracas.kernel.record",
)
"""The modules that outside programs may use, in the order in which a reader meets them."""
NOT_BROWSED = "reference"  # the folder of the site; no page of the game asks for it, and none of it is kept offline


def build() -> None:
    """Write the reference to build/site/reference; a warning of Sphinx fails."""
    site.build()
    source, target = BUILD / "docs" / "source", BUILD / "docs" / "html"
    shutil.rmtree(source, ignore_errors=True)
    shutil.copytree(SETTINGS, source)
    shutil.copytree(PAGES, source / "pages")
    (source / "api.md").write_text(door(PUBLIC), encoding="utf-8")
    tools.run(sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-E", "-b", "html", source, target)
    shutil.rmtree(SITE / NOT_BROWSED, ignore_errors=True)
    shutil.copytree(target, SITE / NOT_BROWSED, ignore=shutil.ignore_patterns(".doctrees", ".buildinfo"))
    tools.say(f"wrote {(SITE / NOT_BROWSED / 'index.html').relative_to(BUILD.parent)}")


def door(modules: tuple[str, ...]) -> str:
    """Return the page that has Sphinx document some modules."""
    return "# Python\n\n" + "\n".join(map(section, modules))


def section(module: str) -> str:
    """Return the section of one module, with what it takes from others if it is a door to them."""
    handed_on = "   :imported-members:\n" if module in DOORS else ""
    return f"## `{module}`\n\n```{{eval-rst}}\n.. automodule:: {module}\n{handed_on}```\n"
