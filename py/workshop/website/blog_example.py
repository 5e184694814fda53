"""`blog-example.html`: a post about rules as anybody could write it, made from Markdown with boards in it.

It shows what `python -m fracas embed` makes of a post; its boards are on the same site and so are its addresses. Beside
it stands `blogging.html`, the tour for authors.
"""

import hashlib
import re
import shutil
from pathlib import Path

from markdown_it import MarkdownIt

from fracas.commands.fences import Place, replace_fences
from fracas.commands.raster import font_family, to_png
from fracas.posts.excerpt import Excerpt
from fracas.posts.snippets import PICTURE, PIXELS
from workshop.paths import BUILD, ROOT, WORKSHOP

SOURCE = WORKSHOP / "website" / "blog-example.md"
TOUR = ROOT / "py" / "docs" / "blogging.md"  # as a page of the site too, its fences as boards
NAME = "blog-example"
PICTURES = BUILD / "pictures"  # drawn once: a large board takes seconds
STYLE = """
:root { color-scheme: light dark; font: 1.0625rem/1.6 Georgia, "Times New Roman", serif; }
body { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: break-word; }
h1 { font-size: 2rem; line-height: 1.15; } h2 { margin-top: 2.5rem; font-size: 1.3rem; line-height: 1.25; }
figure, p:has(> a > img) { margin: 1.5rem 0 .25rem; } img, iframe { display: block; max-width: 100%; }
figcaption, p:has(> a > img) + p { margin-top: .25rem; font: .875rem/1.4 system-ui, sans-serif; }
pre { overflow-x: auto; font-size: .8rem; }
td, th { text-align: left; vertical-align: top; padding: .2rem .6rem .2rem 0; }
table { display: block; overflow-x: auto; } p > img { width: 49%; display: inline-block; vertical-align: top; }
@media print { body { padding: 0; } figure, img { break-inside: avoid; } h2 { break-after: avoid; } }
"""


def write_example(site: Path) -> None:
    """Write the post, the tour for authors and their pictures to a site."""
    (site / NAME).mkdir()
    for picture in sorted((TOUR.parent / "pictures").glob("blog-*.webp")):
        shutil.copyfile(picture, site / NAME / picture.name)
    write_post(site, NAME, SOURCE.read_text(encoding="utf-8"))
    write_post(site, TOUR.stem, tour_text(TOUR.read_text(encoding="utf-8")))


def tour_text(text: str) -> str:
    """Return the tour for a site, which has its pictures and no other page of the documents."""
    return re.sub(r"\[([^]]+)\]\(\w+\.md\)", r"\1", text.replace("](pictures/", f"](./{NAME}/"))


def write_post(site: Path, name: str, source: str) -> None:
    """Write one page with its boards."""
    def save(file: str, shown: Excerpt) -> None:
        (site / NAME / file).write_bytes(cached_png(shown.drawing))

    place = Place("./", "board" if name == NAME else name, pictures=f"./{NAME}/")
    text, _boards = replace_fences(source, place, PICTURE, save)
    body = MarkdownIt("commonmark", {"html": True}).enable("table").render(text)
    title = re.sub("<[^>]*>", "", body.partition("</h1>")[0]).strip()
    (site / f"{name}.html").write_text(
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
