"""The watchdog of a start, `static/watchdog.js`, inlined at the top of the page.

It depends on no file of the site: the build puts into it the hashes of all that a visit fetches, the marks at the ends
of style and shell, and its sentences in every language; the page's policy names it by its hash.
"""

import base64
import hashlib
import json
import re
from pathlib import Path

from fracas.page.screens import first_screen
from workshop import runtime, tools
from workshop.paths import STATIC

SOURCE = STATIC / "watchdog.js"
PLACE = "<!-- the build puts static/watchdog.js here, before all that can fail -->"
HASHES, MARKS, WORDS = (f"/* the build puts the {name} here */" for name in ("hashes", "marks", "words"))
STYLE, SHELL = "static/site.css", "static/shell.js"
ENTRY = "py/main.py"
STARTERS = (STYLE, SHELL, "static/interpreter.js", "pyscript.toml", ENTRY)
"""Files that every start needs, besides some of the runtime; all have to be sent with a type browsers take."""
REMARK = re.compile(r"(?m)^ *//.*\n| +// .*$")
MARK = {STYLE: re.compile(r':root\{--whole:"(\w+)"\}'), SHELL: re.compile(r'window\.fracasMark = "(\w+)";')}


def with_watchdog(page: str, site: Path) -> str:
    """Return the page with the watchdog in its place, which its policy names.

    Raises: MissingRequirement if the page has no place for it.
    """
    script = SOURCE.read_text(encoding="utf-8")
    filled = {HASHES: hash_table(site), MARKS: mark_table(site), WORDS: first_screen.causes_by_language()}
    for place, table in filled.items():
        script = replace_once(script, place, json.dumps(table, ensure_ascii=False)[1:-1])
    script = "\n" + REMARK.sub("", script)
    return with_source(replace_once(page, PLACE, f"<script>{script}</script>"), "script-src", script)


def replace_once(text: str, place: str, content: str) -> str:
    """Return the text with a placeholder filled.

    Raises: MissingRequirement if it is not there exactly once.
    """
    if text.count(place) != 1:
        raise tools.MissingRequirement(f"a file of the site must hold {place!r} once")
    return text.replace(place, content)


def with_source(page: str, rule: str, content: str) -> str:
    """Return the page whose policy allows a text inlined in it, by its hash.

    Args: rule - "script-src" or "style-src".
    """
    own = base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()
    return page.replace(f"{rule} 'self'", f"{rule} 'self' 'sha256-{own}'")


def with_mark(name: str, content: str) -> str:
    """Return a gathered file with a mark at its end, which only the whole file of this version bears."""
    mark = hashlib.sha256(content.encode()).hexdigest()[:16]
    return content + (f'\n:root{{--whole:"{mark}"}}\n' if name == STYLE else f'\nwindow.fracasMark = "{mark}";\n')


def mark_table(site: Path) -> dict[str, str]:
    """Return the marks of style and shell."""
    found = {}
    for name, pattern in MARK.items():
        marks = pattern.findall((site / name).read_text(encoding="utf-8"))
        if len(marks) != 1:
            raise tools.MissingRequirement(f"{name} must bear one mark")
        found["style" if name == STYLE else "shell"] = marks[0]
    return found


def hash_table(site: Path) -> dict[str, list[str | int]]:
    """Return the hash and size of each file that is fetched, and whether every start needs it."""
    files = [*(site / name for name in STARTERS),
             *sorted(path for path in (site / "runtime").rglob("*") if path.is_file() and path.suffix != ".css")]
    return {path.relative_to(site).as_posix(): [content_hash(path), path.stat().st_size, int(is_start_file(path))]
            for path in files}


def content_hash(file: Path) -> str:
    """Return a file's hash as the scripts of the page compute it."""
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16]


def is_start_file(file: Path) -> bool:
    """Return whether every start of the page needs a file."""
    return file.suffix != ".zip" or file.stem in ("stdlib", runtime.START)
