"""Sphinx's settings for the reference that `make docs` builds; its sections of a docstring are those of the project."""

import re
from typing import Any

import fracas

project = "Fracas"
author = "the Fracas authors"
copyright = author
version = release = fracas.__version__
extensions = ["sphinx.ext.autodoc", "sphinx.ext.viewcode", "myst_parser", "sphinxarg.ext"]
html_theme = "furo"
html_copy_source = False
html_show_sphinx = False
exclude_patterns: list[str] = []
default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "undoc-members": False}
myst_heading_anchors = 3
suppress_warnings = ["myst.xref_missing", "misc.highlighting_failure"]  # pages also link to files of the source

SECTION = re.compile(r"(Rule|Args|Rolls|Asks|Changes|Returns|Raises|Source):\s*(.*)")


def with_fields(app: Any, what: str, name: str, thing: Any, options: Any, lines: list[str]) -> None:
    """Turn the sections of a docstring (`Args:`, `Returns:` ...) into fields, each further line into an entry."""
    out: list[str] = []
    is_in_section = False
    for line in lines:
        found = SECTION.match(line.strip())
        if found:
            if not is_in_section:
                out.append("")
            is_in_section = True
            out.append(f":{found[1]}: {found[2]}")
        elif is_in_section and line.strip():
            out += ["", f"    {line.strip()}"]
        else:
            is_in_section = False
            out.append(line)
    lines[:] = [] if lines[:1] and lines[0].startswith("Alias for field number") else out


def setup(app: Any) -> None:
    """Have Sphinx call the hook for each docstring."""
    app.connect("autodoc-process-docstring", with_fields)
