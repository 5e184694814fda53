"""Blogs made by Hugo, Jekyll, MkDocs with Material and Pelican, as their packages come and with no theme of ours."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

HUGO = """baseURL = "{address}"
title = "A blog"
theme = []
"""
UNSAFE = "[markup.goldmark.renderer]\nunsafe = true\n"
PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<style>body { max-width: 40rem; margin: 0 auto } img { max-width: 100%; height: auto }</style><title>A post</title>
</head><body><main>{{ .Content }}</main></body></html>"""
JEKYLL = """title: A blog
url: "{address}"
theme: minima
plugins: [jekyll-feed]
"""
MKDOCS = """site_name: A blog
site_url: {address}
theme:
  name: {theme}
  font: false
"""
PELICAN = """SITENAME = "A blog"
SITEURL = "{address}"
PATH = "content"
FEED_ALL_RSS = "feeds/all.rss.xml"
RSS_FEED_SUMMARY_ONLY = False
RELATIVE_URLS = False
ARTICLE_URL = ARTICLE_SAVE_AS = "{{slug}}.html"
"""


class Program(NamedTuple):
    """A program that makes a blog of Markdown files."""

    flavour: str  # on the command line of Fracas
    posts: str  # the folder of posts, below that of the blog
    file: str  # a post's file in it
    head: str  # what stands above its text
    pictures: str  # the folder of pictures, below that of the blog; "" for that of each post
    page: str  # where a post is found
    feed: str  # "" if there is none
    settings: Callable[[Path, str], None]  # writes them
    command: tuple[str, ...]
    made: str  # the folder with the pages


def of_hugo(folder: Path, address: str, more: str = "") -> None:
    """Write the settings of a Hugo that renders posts in a page of plain HTML."""
    (folder / "config.toml").write_text(HUGO.format(address=address) + more, encoding="utf-8")
    (folder / "layouts" / "_default").mkdir(parents=True)
    for name in ("single", "list"):
        (folder / "layouts" / "_default" / f"{name}.html").write_text(PAGE, encoding="utf-8")


def of_unsafe_hugo(folder: Path, address: str) -> None:
    """Write the settings of a Hugo that keeps HTML, as Fracas tells its authors."""
    of_hugo(folder, address, UNSAFE)


def of_jekyll(folder: Path, address: str) -> None:
    """Write the settings of a Jekyll with the theme it comes with."""
    (folder / "_config.yml").write_text(JEKYLL.format(address=address.rstrip("/")), encoding="utf-8")
    (folder / "index.md").write_text("---\nlayout: home\n---\n", encoding="utf-8")


def of_mkdocs(theme: str) -> Callable[[Path, str], None]:
    """Return what writes the settings of MkDocs in a theme."""
    def write(folder: Path, address: str) -> None:
        text = MKDOCS.format(address=address, theme=theme)
        (folder / "mkdocs.yml").write_text(text.replace("  font: false\n", "") if theme == "mkdocs" else text, "utf-8")
        (folder / "docs" / "index.md").write_text("# A blog\n", encoding="utf-8")
    return write


def of_pelican(folder: Path, address: str) -> None:
    """Write the settings of Pelican with the theme it comes with."""
    (folder / "pelicanconf.py").write_text(PELICAN.format(address=address.rstrip("/")), encoding="utf-8")


DATED = "---\ntitle: {title}\ndate: 2020-01-02\n---\n\n"
HUGO_PROGRAM = Program("hugo", "content/posts", "{title}.md", DATED, "static", "posts/{title}/", "posts/index.xml",
                       of_hugo, ("hugo", "--quiet"), "public")
MKDOCS_PROGRAM = Program("mkdocs", "docs", "{title}.md", "# {title}\n\n", "docs", "{title}/", "", of_mkdocs("mkdocs"),
                         ("mkdocs", "--quiet", "build"), "site")
PROGRAMS = {
    "Hugo": HUGO_PROGRAM,
    "Hugo, bundles": HUGO_PROGRAM._replace(settings=of_unsafe_hugo, file="{title}/index.md", pictures=""),
    "Jekyll": Program("jekyll", "_posts", "2020-01-02-{title}.md", DATED.replace("title:", "layout: post\ntitle:"),
                      "assets", "2020/01/02/{title}.html", "feed.xml", of_jekyll, ("jekyll", "build", "--quiet"),
                      "_site"),
    "MkDocs": MKDOCS_PROGRAM,
    "Material": MKDOCS_PROGRAM._replace(settings=of_mkdocs("material")),
    "Pelican": Program("pelican", "content", "{title}.md", "Title: {title}\nDate: 2020-01-02\n\n", "content",
                       "{title}.html", "feeds/all.rss.xml", of_pelican,
                       ("pelican", "content", "-s", "pelicanconf.py", "-o", "output", "-q"), "output"),
}


def make(program: Program, folder: Path, address: str, posts: dict[str, str], pictures: list[Path]) -> Path:
    """Make a blog with posts and return the folder of its pages.

    Args: posts - their texts, by their titles.
          pictures - files that go where the program wants them.
    """
    (folder / program.pictures).mkdir(parents=True, exist_ok=True)
    (folder / program.posts).mkdir(parents=True, exist_ok=True)
    program.settings(folder, address)
    for title, text in posts.items():
        file = folder / program.posts / program.file.format(title=title)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(program.head.format(title=title) + text, encoding="utf-8")
        for picture in pictures:
            place = folder / program.pictures if program.pictures else file.parent
            (place / picture.name).write_bytes(picture.read_bytes())
    done = subprocess.run(program.command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout[-2000:]}\n{done.stderr[-2000:]}"
    return folder / program.made
