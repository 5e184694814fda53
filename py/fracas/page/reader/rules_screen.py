"""The rules of a game to read and to search: first in plain words, one tap further exactly."""

from fracas.faces import face_of, primer_of
from fracas.games import GAMES, ruleset
from fracas.kernel.ruleset import Chapter as Section
from fracas.locale import _
from fracas.page import routes, slugs
from fracas.page.context import PageContext
from fracas.page.controls import control
from fracas.page.reader import rulings as questions
from fracas.page.reader.figures import example_figure, picture_figure
from fracas.page.reader.glossary import glossary_terms, matching_terms
from fracas.page.reader.question_search import search_questions
from fracas.page.reader.ruling_pages import find_question, question_list, ruling_board, ruling_model
from fracas.page.reader.rulings import RulingAnswer
from fracas.page.reader.search import search_chapters
from fracas.page.routes import Route
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.screens.rule_sheet import readable_chapter
from fracas.page.shell import Shell
from fracas.primers.primer import Example, Figure, PrimerChapter
from fracas.primers.texts import chapter_texts
from fracas.view.arguments import text
from fracas.view.learn.prose import prose
from fracas.view.learn.questions import question_hits, ruling_page, ruling_post
from fracas.view.learn.reader import (
    ChapterEntry,
    RulesModel,
    figure_placeholder,
    plain_chapter,
    plain_chapter_links,
    rules_page,
    search_results,
)
from fracas.view.learn.rules import chapter_text
from fracas.view.markup import EMPTY, Markup, join
from fracas.view.shell import page_bar


class RulesScreen(MarkupScreen):
    """The rules of a game, with search.

    Args: game - key of the game.
          at - key of a chapter in plain words, number of a section, name of a ruling, or that of all rulings.
    """

    key = routes.RULES

    def __init__(self, shell: Shell, game: str, at: str) -> None:
        super().__init__(shell)
        self.game, self.word = game, slugs.slug_of(game)
        self.primer = primer_of(game)
        self.chapters = self.primer.chapters if self.primer is not None else ()
        self.at = at or (self.chapters[0].key if self.chapters else "") or self._sections()[0].number
        self.words = ""
        self.waiting: list[tuple[str, Figure, str]] = []  # pictures to be drawn: id of the place, what, caption
        self.controls = {"search": control(self._search, text), "copy-ruling": control(self._copy_ruling)}

    def title(self) -> str:
        """Return the question that is answered, "" for other pages."""
        ruling = find_question(self._rulings(), self.at)
        return ruling.question if ruling is not None else ""

    def markup(self) -> Markup:
        return join(page_bar(_("Rules")), rules_page(self._reader()))

    def draw(self) -> None:
        """Send the regions that differ; pictures follow one by one, after the words."""
        self.waiting.clear()
        super().draw()
        self.shell.browser.soon(self._draw_next)

    def _draw_next(self) -> None:
        if not self.waiting or self.shell.screen is not self:
            return
        (key, shows, caption), *self.waiting = self.waiting
        face = face_of(self.game)
        self.shell.canvas.fill(key, example_figure(face, shows, key, caption) if isinstance(shows, Example)
                               else picture_figure(face, shows, key, caption))
        self.shell.send()
        self.shell.browser.soon(self._draw_next)

    def _sections(self) -> tuple[Section, ...]:
        return ruleset(self.game).rules_text()

    def _rulings(self) -> tuple[RulingAnswer, ...]:
        return questions.rulings_of(self.game, self._sections())

    def _copy_ruling(self) -> None:
        """Copy the text that puts the ruling into a post."""
        ruling = find_question(self._rulings(), self.at)
        if ruling is not None:
            address = self.shell.browser.home() + routes.write(routes.RULES, self.word, ruling.at)
            page = ruling_model(ruling, self._sections(), None)
            self.shell.browser.copy(ruling_post(page, _(ruleset(self.game).name), address))
            self.shell.say(_("Copied."))

    def _reader(self) -> RulesModel:
        sections = self._sections()
        games = tuple((slugs.slug_of(game.key), _(game.name)) for game in GAMES)
        plain, exact = tuple(map(self._named, self.chapters)), tuple(map(_entry, sections))
        texts = [" ".join(block.text for block in chapter_texts(self.game)[chapter.key].blocks)
                 for chapter in self.chapters]
        written = [*zip(plain, texts, strict=True), *((_entry(section), section.text) for section in sections)]
        rulings = self._rulings()
        return RulesModel(self.word, _(ruleset(self.game).name), plain, exact, self.at,
                      EMPTY if self.words else self._page(), self.words, search_chapters(written, self.words),
                      matching_terms(glossary_terms(sections), self.words), games,
                      question_hits(self.word, search_questions(rulings, self.words), self.words),
                      questions.LIST if rulings else "")

    def _named(self, chapter: PrimerChapter) -> ChapterEntry:
        title = chapter_texts(self.game)[chapter.key].title
        return ChapterEntry(chapter.key, str(self.chapters.index(chapter) + 1), title)

    def _page(self) -> Markup:
        """Return the chapter that is read, nothing for a name that none has."""
        for chapter in self.chapters:
            if chapter.key == self.at:
                return self._plain(chapter)
        for section in self._sections():
            if section.number == self.at:
                about = self.primer.about(self.at) if self.primer is not None else ()
                links = plain_chapter_links(self.word, tuple(map(self._named, about)))
                return chapter_text(readable_chapter(section), links)
        return self._questions()

    def _questions(self) -> Markup:
        """Return the page of a ruling or that of all, nothing for another name."""
        rulings, sections = self._rulings(), self._sections()
        ruling = find_question(rulings, self.at)
        if ruling is None:
            return question_list(self.word, sections, rulings) if self.at == questions.LIST else EMPTY
        board = ruling_board(self.primer, self.game, ruling)
        if board is not None:
            self.waiting.append(("shown0", *board))
        return ruling_page(self.word, ruling_model(ruling, sections, board))

    def _plain(self, chapter: PrimerChapter) -> Markup:
        said = chapter_texts(self.game)[chapter.key]
        figures = iter(chapter.figures)
        parts: list[Markup] = []
        for number, block in enumerate(said.blocks):
            if block.is_caption:
                self.waiting.append((f"shown{number}", next(figures), block.text))
                parts.append(figure_placeholder(f"shown{number}", block.text))
            else:
                parts.append(prose(block.text))
        sources = tuple(_entry(section) for section in self._sections() if section.number in chapter.sections)
        return plain_chapter(said.title, parts, self.word, sources)

    def _search(self, words: str) -> None:
        """Look for words; an empty search shows the chapters again."""
        self.words = words.strip()[:80]
        self.shell.canvas.forget()  # what was found takes the place of what was read, and the other way round
        if self.words:
            self.waiting.clear()
            self.shell.canvas.fill("rule-text", search_results(self._reader()))
        else:
            self.draw()


def _entry(section: Section) -> ChapterEntry:
    read = readable_chapter(section)
    return ChapterEntry(read.number, read.number, read.title, read.lang)


def open_screen(context: PageContext, route: Route) -> RulesScreen:
    """Return the rules of a game, open at a chapter."""
    return RulesScreen(context.shell, slugs.key_of(route.what), route.part)
