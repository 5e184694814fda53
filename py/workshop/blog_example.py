"""`blog-example.html`: a post about rules as anybody could write it, made from Markdown with boards in it.

It shows what `python -m fracas embed` makes of a post; its boards are on the same site and so are its addresses.
"""

import hashlib
import re
from pathlib import Path

from markdown_it import MarkdownIt

from fracas.commands.fences import Place, replace_fences
from fracas.commands.raster import font_family, to_png
from fracas.posts.excerpt import Excerpt
from fracas.posts.snippets import PICTURE, PIXELS
from workshop.paths import BUILD, WORKSHOP

SOURCE = WORKSHOP / "blog-example.md"
NAME = "blog-example"
PICTURES = BUILD / "pictures"  # drawn once: a large board takes seconds
STYLE = """
:root { color-scheme: light dark; font: 1.0625rem/1.6 Georgia, "Times New Roman", serif; }
body { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: break-word; }
h1 { font-size: 2rem; line-height: 1.15; } h2 { margin-top: 2.5rem; font-size: 1.3rem; line-height: 1.25; }
figure, p:has(> a > img) { margin: 1.5rem 0 .25rem; } img, iframe { display: block; max-width: 100%; }
figcaption, p:has(> a > img) + p { margin-top: .25rem; font: .875rem/1.4 system-ui, sans-serif; }
@media print { body { padding: 0; } figure, img { break-inside: avoid; } h2 { break-after: avoid; } }
"""


def write_example(site: Path) -> None:
    """Write the post and its pictures to a site."""
    folder = site / NAME
    folder.mkdir()

    def save(name: str, shown: Excerpt) -> None:
        (folder / name).write_bytes(cached_png(shown.drawing))

    place = Place("./", "board", pictures=f"./{NAME}/")
    text, _boards = replace_fences(SOURCE.read_text(encoding="utf-8"), place, PICTURE, save)
    body = MarkdownIt("commonmark", {"html": True}).render(text)
    title = re.sub("<[^>]*>", "", body.partition("</h1>")[0]).strip()
    (site / f"{NAME}.html").write_text(
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<link rel="icon" href="./static/icons/icon.svg" type="image/svg+xml">\n<title>{title}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<main>\n{body}</main>\n</body>\n</html>\n", encoding="utf-8")


def cached_png(drawing: str) -> bytes:
    """Return a drawing as pixels, those of an earlier build if it is the same and so are its letters."""
    kept = PICTURES / f"{hashlib.sha256(f'{font_family()} {drawing}'.encode()).hexdigest()[:24]}.png"
    if not kept.is_file():
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(to_png(drawing, PIXELS))
    return kept.read_bytes()
