"""The rules of a game to read and to search, and one of them on a sheet."""

from fracas.games import GAMES, ruleset
from fracas.kernel.rulebook import chapter_behind
from fracas.kernel.ruleset import Chapter
from fracas.locale import _, fold, language
from fracas.page import library, routes
from fracas.page.controls import control
from fracas.page.screens.glossary import matching, terms
from fracas.page.screens.quiet import QuietScreen
from fracas.page.shell import Shell
from fracas.view.arguments import text
from fracas.view.markup import Markup, el, join
from fracas.view.rules import ChapterText, Hit, Reader, reader, results, rule_card
from fracas.view.shell import page_bar, sheet

MOST_HITS = 60
EXCERPT = 140  # characters round what was found


class RulesScreen(QuietScreen):
    """The rules of a game, with search.

    Args: game - key of the game.
          at - number of the chapter.
    """

    key = routes.RULES

    def __init__(self, shell: Shell, game: str, at: str) -> None:
        super().__init__(shell)
        self.game = game
        self.at = at
        self.words = ""
        self.controls = {"search": control(self._search, text)}

    def markup(self) -> Markup:
        return join(page_bar(_("Rules")), reader(self._reader()))

    def _reader(self) -> Reader:
        rules = ruleset(self.game)
        chapters = tuple(map(shown, rules.rules_text()))
        games = tuple((library.word_of(game.key), _(game.name)) for game in GAMES)
        at = self.at or chapters[0].number
        return Reader(library.word_of(self.game), _(rules.name), chapters, at, self.words,
                      tuple(hits(chapters, self.words)), matching(terms(rules.rules_text()), self.words), games)

    def _search(self, words: str) -> None:
        """Look for words; an empty search shows the chapters again."""
        self.words = words.strip()[:80]
        model = self._reader()
        if self.words:
            self.shell.canvas.fill("rule-text", results(model))
        else:
            self.draw()


def hits(chapters: tuple[ChapterText, ...], asked: str) -> list[Hit]:
    """Return the chapters that hold all words, each with the place where the first one stands."""
    wanted = fold(asked).split()
    found: list[Hit] = []
    for chapter in chapters if wanted else ():
        text = " ".join(chapter.text.split())
        folded = fold(f"{chapter.title} {text}")
        if all(word in folded for word in wanted) and len(found) < MOST_HITS:
            place = max(fold(text).find(wanted[0]), 0)
            start = max(place - EXCERPT // 2, 0)
            excerpt = ("… " if start else "") + text[start:start + EXCERPT] + " …"
            found.append(Hit(chapter.number, chapter.title, excerpt, chapter.lang))
    return found


def shown(chapter: Chapter) -> ChapterText:
    """Return a chapter to read, its language named where it is another than the reader's."""
    return ChapterText(chapter.number, chapter.title, chapter.text,
                   "" if chapter.language == language() else chapter.language)


def rule_sheet(game: str, reference: str) -> Markup:
    """Return the sheet with one rule.

    Args: reference - chapter and ruling, for instance "12.3/R27".
    """
    found, _named = chapter_behind(ruleset(game).rules_text(), reference)
    if found is None:
        return sheet(_("Rules"), el("p", _("No rule says that")))
    return sheet(_("Rules"), rule_card(library.word_of(game), shown(found)))
