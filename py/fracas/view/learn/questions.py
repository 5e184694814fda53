"""Rulings as questions and answers: the list of a game, one to read, and the text of a post."""

from collections.abc import Sequence
from typing import NamedTuple

from fracas.locale import _, ngettext
from fracas.view.controls import Button, button, link_button
from fracas.view.learn.prose import prose
from fracas.view.learn.reader import Hit, figure_placeholder, highlight
from fracas.view.markup import Content, Markup, el, escape, join


class RulingPage(NamedTuple):
    """A ruling as it is read."""

    number: int
    question: str
    context: str  # what the rules say before it, "" for nothing
    answer: str
    section: str  # number of its chapter
    chapter: str  # title of that
    board: str = ""  # address that puts its board into a post, "" = it has none
    caption: str = ""  # of its board
    lang: str = ""  # language of the rules if it is another than that of the page


def ruling_page(game: str, page: RulingPage) -> Markup:
    """Return a ruling: the question, the answer, the rule it belongs to, its board, and what goes into a post."""
    board = figure_placeholder("shown0", page.caption) if page.board else None
    rule = el("details", el("summary", _("The rule it belongs to")), prose(page.context), lang=page.lang or None,
              id="ruling-rule", open=True) if page.context else None
    answer = el("div", prose(page.answer), lang=page.lang or None, class_="answer")
    return el(
        "article", el("h3", page.question), answer, rule,
        board, el("p", _named(page.number), " · ", el("a", f"{page.section} {page.chapter}",
                                                       href=f"#/rules/{game}/{page.section}"), class_="sm"),
        el("div", button(Button(_("Copy for a post"), "copy-ruling", icon="copy")),
           link_button(_("Put its board into a post"), page.board) if page.board else None, class_="acts"),
        class_="chapter plain")


def _named(number: int) -> str:
    return _("Ruling {n}").format(n=number)


def ruling_list(game: str, chapters: Sequence[tuple[str, Sequence[tuple[str, str]]]]) -> Markup:
    """Return the questions of a game.

    Args: chapters - name of each chapter, with name in addresses and text of each question.
    """
    count = sum(len(listed) for _title, listed in chapters)
    return el(
        "article", el("h3", _("Questions and answers")),
        el("p", ngettext("{n} question about the rules, with its answer.",
                         "{n} questions about the rules, each with its answer.", count).format(n=count)),
        [(el("h4", title), el("ul", [el("li", el("a", text, href=f"#/rules/{game}/{at}")) for at, text in listed],
                              class_="points")) for title, listed in chapters],
        class_="chapter plain")


def question_hits(game: str, hits: Sequence[Hit], asked: str) -> Content:
    """Return the questions that a search has found, nothing if there are none."""
    if not hits:
        return None
    lines = [el("li", el("a", highlight(hit.entry.title, asked), href=f"#/rules/{game}/{hit.entry.at}", class_="plain"),
                el("p", hit.excerpt), lang=hit.entry.lang or None) for hit in hits]
    return join(el("h3", _("Questions and answers"), class_="c"), el("ol", lines, class_="hits"))


def ruling_post(page: RulingPage, game: str, address: str) -> str:
    """Return the text that an author pastes: question, answer and the link, complete without script or style."""
    linked = f'<a href="{escape(address)}">{escape(f"{game}: {_named(page.number)}")}</a>'
    asked = el("p", el("strong", page.question))
    return f'<blockquote cite="{escape(address)}">{asked}{prose(page.answer)}<p>{linked}</p></blockquote>'
