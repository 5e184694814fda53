"""The rules reader: chapters, the search with its hits marked, the terms in both languages."""

import re
from typing import NamedTuple

from fracas.locale import _, fold, ngettext
from fracas.view.controls import Button, button
from fracas.view.counters import icon
from fracas.view.markup import Markup, classes, el, escape, join
from fracas.view.prose import prose, words
from fracas.view.shell import empty


class ChapterText(NamedTuple):
    """A chapter to read."""

    number: str                         # "14" or "13.2"
    title: str
    text: str                           # Markdown of our own words
    lang: str = ""                      # language of the text if it is another than that of the page


class Hit(NamedTuple):
    """A place where the words of a search stand."""

    number: str
    title: str
    excerpt: str
    lang: str = ""


class Term(NamedTuple):
    """A term in both languages."""

    english: str
    french: str


class Reader(NamedTuple):
    """The rules of a game."""

    game: str
    game_name: str
    chapters: tuple[ChapterText, ...]
    at: str = ""                        # number of the chapter to read, "" for the contents
    words: str = ""                     # what is searched for
    hits: tuple[Hit, ...] = ()
    terms: tuple[Term, ...] = ()        # terms that match the words, or the whole glossary
    games: tuple[tuple[str, str], ...] = ()     # key and name of every game


def reader(model: Reader) -> Markup:
    """Return the rules of a game: contents at the left, what is read or found at the right."""
    return el(
        "main",
        el("div", el("h2", _("Rules: {game}").format(game=model.game_name), class_="d"), _games(model),
           search_box(model.words), class_="rulehead"),
        _contents(model),
        el("div", results(model) if model.words else _text(model), id="rule-text", class_="ruletext", tabindex=-1),
        id="main", tabindex=-1, class_=classes("rules", bool(model.at or model.words) and "reading"),
    )


def _games(model: Reader) -> Markup | None:
    if len(model.games) < 2:
        return None
    return el("nav", [
        el("a", name, href=f"#/rules/{key}", class_="b", aria_current="page" if key == model.game else None)
        for key, name in model.games
    ], class_="acts", aria_label=_("Games"))


def search_box(asked: str) -> Markup:
    """Return the search field."""
    return el(
        "div", icon("zoom", 20),
        el("input", type="search", value=asked, data_do="search", placeholder=_("Search the rules"),
           aria_label=_("Search the rules"), autocomplete="off", enterkeyhint="search"),
        class_="search", role="search",
    )


def _contents(model: Reader) -> Markup:
    items = [
        el("li", el("a", el("b", chapter.number), el("span", chapter.title, lang=chapter.lang or None),
                    href=f"#/rules/{model.game}/{chapter.number}",
                    aria_current="true" if chapter.number == model.at else None),
           class_="sub" if "." in chapter.number else None)
        for chapter in model.chapters
    ]
    return el("nav", el("ol", items), class_="contents", aria_label=_("Contents"))


def _text(model: Reader) -> Markup:
    places = [i for i, chapter in enumerate(model.chapters) if chapter.number == model.at]
    if not places:
        return el("div", el("h3", _("Terms in both languages")), terms(model.terms)) if model.terms else \
            el("p", _("Choose a chapter."), class_="mute")
    at = places[0]
    return join(chapter_text(model.chapters[at]), _turning(model, at))


def chapter_text(chapter: ChapterText) -> Markup:
    """Return a chapter."""
    return el("article", el("h3", el("b", chapter.number), " ", chapter.title), prose(chapter.text),
              class_="chapter", lang=chapter.lang or None)


def _turning(model: Reader, at: int) -> Markup:
    def page(place: int, text: str) -> Markup | None:
        if not 0 <= place < len(model.chapters):
            return None
        chapter = model.chapters[place]
        return el("a", text, " ", chapter.number, href=f"#/rules/{model.game}/{chapter.number}", class_="b")
    return el("p", page(at - 1, _("Before:")), page(at + 1, _("Next:")), class_="acts turning")


def results(model: Reader) -> Markup:
    """Return what the search found, or that it found nothing."""
    if not model.hits and not model.terms:
        return empty(model.game, _("No rule says that"), _("Try fewer or other words."),
                     Button(_("Show all chapters"), "search", ""))
    found = ngettext("{n} rule", "{n} rules", len(model.hits)).format(n=len(model.hits))
    return join(
        el("p", found, class_="c", role="status"), terms(model.terms),
        el("ol", [_hit(model, hit) for hit in model.hits], class_="hits"),
    )


def _hit(model: Reader, hit: Hit) -> Markup:
    return el("li", el("a", el("b", hit.number), " ", marked(hit.title, model.words),
                       href=f"#/rules/{model.game}/{hit.number}"),
              el("p", words(hit.excerpt, lambda text: marked(text, model.words))), lang=hit.lang or None)


def terms(rows: tuple[Term, ...]) -> Markup | None:
    """Return terms with their French side by side."""
    if not rows:
        return None
    return el("dl", [el("div", el("dt", row.english, lang="en"), el("dd", row.french, lang="fr")) for row in rows],
              class_="terms")


def marked(text: str, asked: str) -> Markup:
    """Return the text with every word of a search marked, whatever its case and accents."""
    wanted = [re.escape(word) for word in fold(asked).split()]
    parts, at = [], 0
    for found in re.finditer("|".join(wanted), fold(text)) if wanted else ():
        parts += [escape(text[at:found.start()]), el("mark", text[found.start():found.end()])]
        at = found.end()
    return join(parts, escape(text[at:]))


def rule_card(game: str, chapter: ChapterText) -> Markup:
    """Return the content of the sheet that shows a rule without leaving the match."""
    return join(
        chapter_text(chapter),
        el("p", el("a", _("Open in the rules"), href=f"#/rules/{game}/{chapter.number}", class_="b"),
           button(Button(_("Close"), "close-sheet")), class_="acts"),
    )
