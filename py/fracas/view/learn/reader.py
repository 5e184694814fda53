"""The rules reader: the game in plain words, the exact rules, the search and the terms."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from fracas.locale import _, fold, ngettext
from fracas.view.board.counters import icon, kit_classes
from fracas.view.controls import Button
from fracas.view.learn.prose import words
from fracas.view.markup import EMPTY, Content, Markup, classes, el, escape, join
from fracas.view.match.log import LogLine, log_lines
from fracas.view.shell import empty_state


class ChapterEntry(NamedTuple):
    """A chapter as it is named in lists."""

    at: str                             # in addresses: "14.2", or the key of a chapter in plain words
    number: str                         # what stands before its title
    title: str
    lang: str = ""                      # language of the title if it is another than that of the page


class Hit(NamedTuple):
    """A place where the words of a search stand."""

    entry: ChapterEntry
    excerpt: str


class TranslatedTerm(NamedTuple):
    """A term in both languages."""

    english: str
    french: str


class RulesModel(NamedTuple):
    """The rules of a game."""

    game: str                           # as in addresses
    game_name: str
    plain: tuple[ChapterEntry, ...]            # chapters in plain words
    exact: tuple[ChapterEntry, ...]            # chapters of the rules
    at: str                             # the chapter that is read
    page: Markup = EMPTY                # it
    words: str = ""                     # what is searched for
    hits: tuple[Hit, ...] = ()
    terms: tuple[TranslatedTerm, ...] = ()        # terms that match the words
    games: tuple[tuple[str, str], ...] = ()     # key and name of every game
    question_hits: Content = None            # questions that the search has found
    questions: str = ""                 # name of the page with all questions, "" = there are none


def rules_page(model: RulesModel) -> Markup:
    """Return the rules of a game: contents at the left, what is read or found at the right."""
    read = search_results(model) if model.words else join(model.page, _turning(model))
    return el(
        "main",
        el("div", el("h2", _("Rules: {game}").format(game=model.game_name), class_="d"), _games(model),
           _search_box(model.words), class_="rulehead"),
        _contents(model),
        el("div", read, id="rule-text", class_="ruletext", tabindex=-1),
        id="main", tabindex=-1, class_="rules reading",
    )


def _games(model: RulesModel) -> Markup:
    return el("nav", [
        el("a", name, href=f"#/rules/{key}", class_="b", aria_current="page" if key == model.game else None)
        for key, name in model.games
    ], class_="acts", aria_label=_("Games"))


def _search_box(asked: str) -> Markup:
    return el(
        "div", icon("zoom", 20),
        el("input", type="search", value=asked, data_do="search", placeholder=_("Search the rules"),
           aria_label=_("Search the rules"), autocomplete="off", enterkeyhint="search"),
        class_="search", role="search",
    )


def _contents(model: RulesModel) -> Markup:
    """Return both lists; the exact rules are folded up while plain words are read."""
    exact = el("ol", [_line(model, entry) for entry in model.exact])
    questions = el("ol", _line(model, ChapterEntry(model.questions, "?", _("Questions and answers")))) \
        if model.questions else None
    if not model.plain:
        return el("nav", questions, exact, class_="contents", aria_label=_("Contents"))
    return el(
        "nav", el("h3", _("In plain words"), class_="c"), el("ol", [_line(model, entry) for entry in model.plain]),
        questions, el("details", el("summary", _("The exact rules")), exact, id="exact-contents",
           open=any(entry.at == model.at for entry in model.exact)),
        class_="contents", aria_label=_("Contents"))


def _line(model: RulesModel, entry: ChapterEntry) -> Markup:
    return el("li", el("a", el("b", entry.number), el("span", entry.title, lang=entry.lang or None),
                       href=_address(model.game, entry), aria_current="true" if entry.at == model.at else None),
              class_="sub" if "." in entry.number else None)


def _address(game: str, entry: ChapterEntry) -> str:
    return f"#/rules/{game}/{entry.at}"


def _turning(model: RulesModel) -> Markup | None:
    """Return the ways to the chapters before and after the one that is read."""
    row = model.plain if any(entry.at == model.at for entry in model.plain) else model.exact
    places = [place for place, entry in enumerate(row) if entry.at == model.at]
    if not places:
        return None

    def page(place: int, text: str) -> Markup | None:
        if not 0 <= place < len(row):
            return None
        title = row[place].title if row is model.plain else row[place].number
        return el("a", text, " ", title, href=_address(model.game, row[place]), class_="b")
    return el("p", page(places[0] - 1, _("Before:")), page(places[0] + 1, _("Next:")), class_="acts turning")


# -- a chapter in plain words ------------------------------------------------------------------------------------------


def plain_chapter(title: str, parts: Sequence[Markup], game: str, sources: Sequence[ChapterEntry]) -> Markup:
    """Return a chapter in plain words, and below it the sections of the rules that say it exactly."""
    return el("article", el("h3", title), parts, _named(_("The exact rules, with rulings:"), game, sources),
              class_="chapter plain")


def plain_chapter_links(game: str, entries: Sequence[ChapterEntry]) -> Markup | None:
    """Return the way from a section of the rules back to what says it in plain words."""
    return _named(_("In plain words:"), game, entries)


def _named(before: str, game: str, entries: Sequence[ChapterEntry]) -> Markup | None:
    if not entries:
        return None
    links = [el("li", el("a", f"{entry.number} " if entry.number != entry.title else None, entry.title,
                         lang=entry.lang or None, href=_address(game, entry))) for entry in entries]
    return el("div", el("p", before), el("ul", links), class_="sources")


def figure_placeholder(key: str, caption: str) -> Markup:
    """Return the place of a picture that is still to be drawn, with its caption meanwhile."""
    return el("div", el("p", words(caption), class_="mute"), id=key)


def figure(drawing: Markup, caption: str, legend: Sequence[str] = ()) -> Markup:
    """Return a picture with its caption and what its numbers stand for."""
    points = el("ol", [el("li", line) for line in legend]) if len(legend) > 1 else \
        el("p", legend[0]) if legend else None
    return el("figure", drawing, el("figcaption", el("p", words(caption)), points), class_="shown")


def log_figure(lines: Sequence[LogLine], caption: str, kits: tuple[str, str]) -> Markup:
    """Return an example as the log tells it.

    Args: kits - what both teams wear.
    """
    listed = el("ol", log_lines(lines), class_=classes("log", kit_classes(kits)))
    return el("figure", el("figcaption", el("p", words(caption))), listed, class_="shown example")


def term_box(name: str, text: str, more: str) -> Markup:
    """Return the small box that explains a word where it stands.

    Args: more - address of the chapter that tells more.
    """
    close = el("button", icon("close"), type="button", class_="b ghost cross", popovertarget="term",
               popovertargetaction="hide", aria_label=_("Close"))
    return join(el("div", el("h2", name, id="term-title"), close, class_="term-head"), el("p", text),
                el("p", el("a", _("Continue in plain words"), href=more)))


# -- the search --------------------------------------------------------------------------------------------------------


def search_results(model: RulesModel) -> Markup:
    """Return the hits of the search, or the sentence that there are none."""
    if not model.hits and not model.terms and not model.question_hits:
        return empty_state(model.game, _("No rule says that"), _("Try fewer or other words."),
                     Button(_("Show all chapters"), "search", ""))
    found = ngettext("{n} rule", "{n} rules", len(model.hits)).format(n=len(model.hits))
    rules = join(el("p", found, class_="c", role="status"), terms(model.terms),
                 el("ol", [_hit(model, hit) for hit in model.hits], class_="hits"))
    is_asked = len(model.words.split()) > 1  # one word is rather the name of a chapter
    return join(model.question_hits, rules) if is_asked else join(rules, model.question_hits)


def _hit(model: RulesModel, hit: Hit) -> Markup:
    entry = hit.entry
    return el("li", el("a", el("b", entry.number), " ", highlight(entry.title, model.words),
                       href=_address(model.game, entry), class_=classes(entry.at != entry.number and "plain")),
              el("p", words(hit.excerpt, lambda text: highlight(text, model.words))), lang=entry.lang or None)


def terms(rows: tuple[TranslatedTerm, ...]) -> Markup | None:
    """Return terms with their French side by side."""
    if not rows:
        return None
    return el("dl", [el("div", el("dt", row.english, lang="en"), el("dd", row.french, lang="fr")) for row in rows],
              class_="terms")


def highlight(text: str, asked: str) -> Markup:
    """Return the text with every word of a search marked, whatever its case and accents."""
    wanted = [re.escape(word) for word in fold(asked).split()]
    parts, at = [], 0
    for found in re.finditer("|".join(wanted), fold(text)) if wanted else ():
        parts += [escape(text[at:found.start()]), el("mark", text[found.start():found.end()])]
        at = found.end()
    return join(parts, escape(text[at:]))
