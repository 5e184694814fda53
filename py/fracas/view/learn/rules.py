"""A chapter of the rules as it is read, in the reader and on a sheet over a match."""

from typing import NamedTuple

from fracas.locale import _
from fracas.view.controls import Button, button
from fracas.view.learn.prose import prose
from fracas.view.markup import Content, Markup, el, join


class ChapterText(NamedTuple):
    """A chapter to read."""

    number: str                         # "14" or "13.2"
    title: str
    text: str                           # Markdown of our own words
    lang: str = ""                      # language of the text if it is another than that of the page


def chapter_text(chapter: ChapterText, below: Content = None) -> Markup:
    """Return a chapter.

    Args: below - what stands at its end.
    """
    return el("article", el("h3", el("b", chapter.number), " ", chapter.title), prose(chapter.text), below,
              class_="chapter", lang=chapter.lang or None)


def rule_card(game: str, chapter: ChapterText) -> Markup:
    """Return the content of the sheet that shows a rule without leaving the match."""
    return join(
        chapter_text(chapter),
        el("p", el("a", _("Open in the rules"), href=f"#/rules/{game}/{chapter.number}", class_="b"),
           button(Button(_("Close"), "close-sheet")), class_="acts"),
    )
