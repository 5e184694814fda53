"""The screens that are no match: home, rules, saved matches, settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.games import KEYS, ruleset
from fracas.kernel.rulebook import chapter_behind
from fracas.kernel.ruleset import Chapter as Written
from fracas.locale import _, fold, language
from fracas.page import library, offline, preferences, routes
from fracas.page.adapter import adapter_of, field_of
from fracas.page.front import home_markup
from fracas.page.glossary import matching, terms
from fracas.page.session import open_saved
from fracas.page.storage import Save
from fracas.view import board as board_view
from fracas.view.home import Resume, ready
from fracas.view.markup import Markup, el, join
from fracas.view.model import Board
from fracas.view.rules import Chapter, Hit, Reader, RuleCard, reader, results, rule_card
from fracas.view.shell import Settings, page_bar, settings, sheet

if TYPE_CHECKING:
    from fracas.page.app import App

MOST_HITS = 60
EXCERPT = 140  # characters round what was found


class QuietScreen:
    """A screen that is one piece of markup.

    Args: app - the page.
    """

    key = ""

    def __init__(self, app: App) -> None:
        self.app = app

    def markup(self) -> Markup:
        """Return the whole screen."""
        raise AssertionError("every screen has its own markup")

    def enter(self, notice: str = "") -> None:
        """Draw the screen."""
        self.app.canvas.forget()
        self.draw()
        if notice:
            self.app.say(notice)

    def draw(self) -> None:
        """Send what differs."""
        self.app.canvas.fill(f"screen-{self.key}", self.markup())

    def leave(self) -> None:
        """Nothing runs here."""

    def act(self, do: str, arg: str) -> bool:
        """Carry out a button of this screen."""
        found = getattr(self, f"on_{do.replace('-', '_')}", None)
        if found is None:
            return False
        found(arg)
        return True


class HomeScreen(QuietScreen):
    """The wall of bills, and the slip back into the last match."""

    key = routes.HOME

    def markup(self) -> Markup:
        saved = self.app.shelf.listed()
        open_ones = [(match, save) for match, save in saved if not save.facts.over]
        resume = self._resume(*open_ones[0], len(saved) - 1) if open_ones else None
        return home_markup(offline.readiness(self.app.offline), resume)

    def draw_readiness(self) -> None:
        """Show how much of the site is on the device."""
        self.app.canvas.send("put", "ready", "screen-home", ready(offline.readiness(self.app.offline)))

    def _resume(self, match: str, save: Save, more: int) -> Resume:
        game, _trouble = open_saved(self.app.shelf, match)
        thumbnail = Markup("")
        if game is not None:
            adapter = adapter_of(game.ruleset.key)
            label = adapter.label(game.state)
            drawn = Board(field_of(adapter, game.state), label, adapter.tokens(game.state), adapter.ball(game.state))
            thumbnail = board_view.picture(drawn, "thumb", label)
        return Resume(save.facts.title, save.facts.line, routes.write(routes.MATCH, match), thumbnail, more)


class SettingsScreen(QuietScreen):
    """What a reader can set."""

    key = routes.SETTINGS

    def markup(self) -> Markup:
        chosen = self.app.preferences
        model = Settings(
            language(), "" if chosen.theme == preferences.SYSTEM else chosen.theme, chosen.motion, chosen.overlay,
            chosen.preview, chosen.keys == preferences.ON, chosen.awake == preferences.ON,
            chosen.sound == preferences.ON, chosen.volume, chosen.captions == preferences.ON,
        )
        return join(page_bar(_("Settings")), el("main", settings(model), id="main", tabindex=-1, class_="page panel"))

    def _prefer(self, name: str, value: str) -> None:
        self.app.prefer(name, value)
        self.draw()

    def on_language(self, arg: str) -> None:
        """Set the language."""
        self._prefer("language", arg)

    def on_theme(self, arg: str) -> None:
        """Set the theme."""
        self._prefer("theme", arg or preferences.SYSTEM)

    def on_motion(self, arg: str) -> None:
        """Set the speed of all movement."""
        self._prefer("motion", arg)

    def on_preview(self, arg: str) -> None:
        """Set which actions ask for a second tap."""
        self._prefer("preview", arg)

    def on_overlay(self, arg: str) -> None:
        """Set the strength of the marks on the board."""
        self._prefer("overlay", arg)

    def on_keys(self, arg: str) -> None:
        """Switch the single-letter keys."""
        self._prefer("keys", preferences.OFF if self.app.preferences.keys == preferences.ON else preferences.ON)

    def on_sound(self, arg: str) -> None:
        """Switch the sounds; switched on, one is heard."""
        self._prefer("sound", preferences.OFF if self.app.preferences.sound == preferences.ON else preferences.ON)
        self.app.sound(("knock",))

    def on_captions(self, arg: str) -> None:
        """Switch the words for what is heard."""
        self._prefer("captions", preferences.OFF if self.app.preferences.captions == preferences.ON else preferences.ON)

    def on_volume(self, arg: str) -> None:
        """Set the volume of the sounds."""
        self._prefer("volume", arg)
        self.app.sound(("hit",))

    def on_awake(self, arg: str) -> None:
        """Switch whether the screen is kept on during a match."""
        self._prefer("awake", preferences.OFF if self.app.preferences.awake == preferences.ON else preferences.ON)


class RulesScreen(QuietScreen):
    """The rules of a game, with search.

    Args: game - key of the game.
          at - number of the chapter.
    """

    key = routes.RULES

    def __init__(self, app: App, game: str, at: str) -> None:
        super().__init__(app)
        self.game = game
        self.at = at
        self.words = ""

    def markup(self) -> Markup:
        return join(page_bar(_("Rules")), reader(self._reader()))

    def _reader(self) -> Reader:
        rules = ruleset(self.game)
        chapters = tuple(map(shown, rules.rules_text()))
        games = tuple((library.word_of(key), _(ruleset(key).name)) for key in KEYS)
        at = self.at or chapters[0].number
        return Reader(library.word_of(self.game), _(rules.name), chapters, at, self.words,
                      tuple(hits(chapters, self.words)), matching(terms(rules.rules_text()), self.words), games)

    def on_search(self, arg: str) -> None:
        """Look for words; an empty search shows the chapters again."""
        self.words = arg.strip()[:80]
        model = self._reader()
        if self.words:
            self.app.canvas.fill("rule-text", results(model))
        else:
            self.draw()


def hits(chapters: tuple[Chapter, ...], asked: str) -> list[Hit]:
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


def shown(chapter: Written) -> Chapter:
    """Return a chapter to read, its language named where it is another than the reader's."""
    return Chapter(chapter.number, chapter.title, chapter.text,
                   "" if chapter.language == language() else chapter.language)


def rule_sheet(game: str, reference: str) -> Markup:
    """Return the sheet with one rule.

    Args: reference - chapter and ruling, for instance "12.3/R27".
    """
    found, _named = chapter_behind(ruleset(game).rules_text(), reference)
    if found is None:
        return sheet(_("Rules"), el("p", _("No rule says that")))
    card = RuleCard(library.word_of(game), shown(found))
    return sheet(_("Rules"), rule_card(card))

