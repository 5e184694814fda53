"""Rules text: the small part of Markdown our chapters use, as safe markup.

Paragraphs, lists, tables, headings, bold, slanted and typewriter words. Everything else is text.
"""

import re
from collections.abc import Callable

from fracas.view.markup import Markup, el, escape, join

_WORDS = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`")
_ITEM = re.compile(r"\s*(?:[-*]|\d+\.) ")
_RULE_LINE = re.compile(r"\|?[\s:|-]+\|[\s:|-]*$")

Marker = Callable[[str], Markup]


def prose(text: str) -> Markup:
    """Return a text in Markdown with its paragraphs, lists and tables."""
    blocks = [block for block in re.split(r"\n\s*\n", text.strip()) if block.strip()]
    return join(_block(block.strip("\n")) for block in blocks)


def _block(block: str) -> Markup:
    lines = [line.rstrip() for line in block.split("\n")]
    first = lines[0].lstrip()
    if first.startswith("|"):
        return _table(lines)
    if first.startswith("#"):
        rest = _block("\n".join(lines[1:])) if lines[1:] else None
        return join(el("h4", words(first.lstrip("# "))), rest)
    if _ITEM.match(first):
        return _list(lines)
    ahead = next((i for i, line in enumerate(lines) if i and (_ITEM.match(line) or line.startswith("|"))), None)
    if ahead:
        return join(el("p", words(" ".join(lines[:ahead]))), _block("\n".join(lines[ahead:])))
    return el("p", words(" ".join(lines)))


def _list(lines: list[str]) -> Markup:
    """Return a list; lines that are further in are a list within the item above them."""
    depth = _depth(lines[0])
    items: list[tuple[list[str], list[str], list[str]]] = []  # the item's own words, the list within, words after it
    for line in lines:
        item = _ITEM.match(line)
        if item and _depth(line) <= depth:
            items.append(([line[item.end():]], [], []))
            continue
        own, within, after = items[-1]
        if item or within and not after and _depth(line) > _depth(within[0]):
            within.append(line)
        else:
            (after if within else own).append(line.strip())
    return el("ol" if lines[0].lstrip()[0].isdigit() else "ul", [_item(*item) for item in items], class_="points")


def _item(own: list[str], within: list[str], after: list[str]) -> Markup:
    nested = _list(within) if within else None
    return el("li", words(" ".join(own)), nested, words(" ".join(after)) if after else None)


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip())


def _table(lines: list[str]) -> Markup:
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")]
            for line in lines if not _RULE_LINE.fullmatch(line.strip())]
    head = el("tr", [el("th", words(cell), scope="col") for cell in rows[0]])
    body = [el("tr", [el("td", words(cell)) for cell in row]) for row in rows[1:]]
    return el("div", el("table", el("thead", head), el("tbody", body)), class_="scroll", tabindex=0, role="region",
              aria_label=" ".join(rows[0]))


def words(text: str, mark: Marker = escape) -> Markup:
    """Return a line of text with its bold, slanted and typewriter words.

    Args: mark - turns plain words into markup; the search puts its marks there.
    """
    parts, at = [], 0
    for match in _WORDS.finditer(text):
        parts.append(mark(text[at:match.start()]))
        tag = "b" if match[1] else "i" if match[2] else "code"
        parts.append(el(tag, mark(match[1] or match[2] or match[3])))
        at = match.end()
    return join(parts, mark(text[at:]))
