"""The watchdog of a start, `static/watchdog.js`, inlined at the top of the page.

It depends on no file of the site: the build puts into it the hashes of all that a visit fetches, the marks at the ends
of style and shell, and its sentences in every language; the page's policy names it by its hash.
"""

import base64
import hashlib
import json
import re
from collections.abc import Mapping
from pathlib import Path

from workshop import tools
from workshop.interpreter import archives
from workshop.interpreter.product import FRACAS, Product
from workshop.paths import STATIC

SOURCE = STATIC / "watchdog.js"
PLACE = "<!-- the build puts static/watchdog.js here, before all that can fail -->"
HASHES, MARKS, WORDS = (f"/* the build puts the {name} here */" for name in ("hashes", "marks", "words"))
IN_SOURCES = re.compile(r"\bfracas")  # begins the names of what the scripts share and keep, as they are written
REMARK = re.compile(r"(?m)^ *//.*\n| +// .*$")
MARKED = re.compile(r'^(?::root\{--whole:"|window\.\w+Mark = ")(\w+)"', re.MULTILINE)


def with_watchdog(page: str, site: Path, product: Product, sentences: Mapping[str, Mapping[str, str]]) -> str:
    """Return the page with the watchdog in its place, which its policy names.

    Args:   sentences - what it says, by language and cause.
    Raises: MissingRequirement if the page has no place for it.
    """
    script = with_name(SOURCE.read_text(encoding="utf-8"), product)
    filled = {HASHES: hash_table(site, product), MARKS: {**mark_table(site, product), "end": product.end},
              WORDS: sentences}
    for place, table in filled.items():
        script = replace_once(script, place, json.dumps(table, ensure_ascii=False)[1:-1])
    script = "\n" + REMARK.sub("", script)
    return with_source(replace_once(page, PLACE, f"<script>{script}</script>"), "script-src", script)


def with_name(script: str, product: Product) -> str:
    """Return a script whose variables and keys bear the name of a product."""
    return IN_SOURCES.sub(product.name, script)


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


def with_mark(name: str, content: str, product: Product = FRACAS) -> str:
    """Return a gathered file with a mark at its end, which only the whole file of this version bears."""
    mark = hashlib.sha256(content.encode()).hexdigest()[:16]
    is_style = name == product.style
    return content + (f'\n:root{{--whole:"{mark}"}}\n' if is_style else f'\nwindow.{product.name}Mark = "{mark}";\n')


def mark_table(site: Path, product: Product = FRACAS) -> dict[str, str]:
    """Return the marks of style and shell, if the product has them."""
    found = {}
    for kind, name in (("style", product.style), ("shell", product.shell)):
        if name:
            marks = MARKED.findall((site / name).read_text(encoding="utf-8"))
            if len(marks) != 1:
                raise tools.MissingRequirement(f"{name} must bear one mark")
            found[kind] = marks[0]
    return found


def hash_table(site: Path, product: Product = FRACAS) -> dict[str, list[str | int]]:
    """Return the hash and size of each file that is fetched, and whether every start needs it."""
    files = [*(site / name for name in product.starters),
             *sorted(path for path in (site / "runtime").rglob("*") if path.is_file() and path.suffix != ".css")]
    return {path.relative_to(site).as_posix(): [content_hash(path), path.stat().st_size, int(is_start_file(path))]
            for path in files}


def content_hash(file: Path) -> str:
    """Return a file's hash as the scripts of the page compute it."""
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16]


def is_start_file(file: Path) -> bool:
    """Return whether every start of the page needs a file."""
    return file.suffix != ".zip" or file.stem in (archives.LIBRARY, archives.START)
