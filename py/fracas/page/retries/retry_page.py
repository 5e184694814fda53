"""The page of a retry: a decision of a match that was just played, or a card of the deck."""

from __future__ import annotations

from typing import NamedTuple

from fracas.analyst import Mistake
from fracas.faces import face_of
from fracas.kernel.game import Game, UndoStatus
from fracas.locale import _
from fracas.page import match_facts, routes, slugs
from fracas.page.browser.task_runner import TaskRunner
from fracas.page.context import PageContext
from fracas.page.controls import control
from fracas.page.match.host.match_host import MatchHost
from fracas.page.match.model.messages import Halt
from fracas.page.match.model.session import Session, open_saved
from fracas.page.match.screen import MatchScreen
from fracas.page.retries import kept_deck
from fracas.page.retries.fresh_retries import costly_decisions, retries_of_reader
from fracas.page.retries.retry_filter import WEIGH, RetryFilter
from fracas.page.routes import Route
from fracas.page.saving.storage import WriteReport
from fracas.page.screen import Screen
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.shell import Shell
from fracas.puzzles.puzzle_days import day_number
from fracas.retries.choice_value import ChoiceValue
from fracas.retries.deck import Card
from fracas.retries.retry import Retry
from fracas.retries.retry_game import RetryGame
from fracas.view.controls import Button, button
from fracas.view.learn.retries import analysing_page
from fracas.view.markup import Markup, el, join
from fracas.view.shell import menu, sheet


class RetryPlace(NamedTuple):
    """Where a retry stands."""

    words: str  # such as "1 of 3"
    following: str  # address of what comes next


class RetrySession(Session):
    """The session of a retry: of it only the answer is kept, by the page."""

    def __init__(self, shell: Shell, game: RetryGame) -> None:
        super().__init__("", game, shell.shelf, match_facts.describe, shell.browser.wall_clock)
        self.retry_game = game

    @property
    def can_undo(self) -> UndoStatus:
        """Whether the last action may be taken back: until it is weighed."""
        return self.retry_game.can_undo

    def save(self) -> WriteReport:
        """Keep nothing of a line."""
        return self.saved


class RetryPage(MatchHost):
    """A retry on the page.

    Args:   shell - the page.
            retry - it.
            place - where it stands.
    Raises: ValueError in one sentence if its position or one of its lines is none.
    """

    def __init__(self, shell: Shell, retry: Retry, place: RetryPlace) -> None:
        super().__init__(shell)
        self.retry, self.place = retry, place
        self.game, face = RetryGame(retry), face_of(retry.game)
        self.game.tags.update(zip(("HomeKit", "AwayKit"), face.kits(self.game.state), strict=True))
        self.filter = RetryFilter(self.game, face, place.words, self._keep)
        self.match = MatchScreen(
            RetrySession(shell, self.game), face, shell.browser, shell.canvas, lambda: shell.preferences, shell.send,
            self.act_round_it, self.filter)
        self.controls = {
            **self.shared_controls(), "menu": control(self._open_menu),
            "restart": control(self._again), "weigh": control(lambda: self.match.send(WEIGH)),
            "retry-next": control(lambda: shell.go(place.following)),
            "retry-watch": control(lambda: shell.go(routes.write(
                routes.REPLAY, routes.OWN + retry.match, str(retry.step)))),
        }

    def diagnosis(self) -> dict[str, str]:
        """Return the retry's part of a problem report."""
        return {"retry": self.retry.key, "position": self.game.position}

    def _keep(self, found: ChoiceValue) -> None:
        """Keep the answer in the deck."""
        report = kept_deck.keep_answer(self.shell.shelf.store, self.retry, found.is_right, today_of(self.shell),
                                     self.shell.browser.wall_clock())
        if report.trouble:
            self.shell.say(report.trouble, "warn")

    def _open_menu(self) -> None:
        links = (("aim", _("Asked again"), routes.write(routes.RETRIES)), ("gear", _("Settings"), "#/settings"),
                 ("back", _("Start page"), "#/"))
        self.shell.open_sheet(sheet(_("Asked again"), join(
            el("p", self.filter.task()),
            el("p", _("Here the dice help you, and questions are answered for you. Only your choice counts, by its "
                      "odds."), class_="sm"),
            el("div", button(Button(_("Start again"), "restart", icon="undo")), button(Button(_("Keys"), "help")),
               class_="acts"), menu(links))))

    def _again(self) -> None:
        """Go back to the decision."""
        self.shell.canvas.fill("sheets", "")
        self.game.play_again()
        self.match.send(Halt(is_new=True))


class AnalysisScreen(MarkupScreen):
    """The analyst at work on a match whose costly decisions are to be asked again.

    Args: shell - the page.
          match - id of its save.
          game - it.
    """

    key = routes.MATCH

    def __init__(self, shell: Shell, match: str, game: Game) -> None:
        super().__init__(shell)
        self.match, self.game = match, game
        self.is_empty = False  # whether no decision cost much
        self.analyst = TaskRunner(shell.browser.now, shell.browser.soon)

    def markup(self) -> Markup:
        puzzles = routes.write(routes.PUZZLES, slugs.slug_of(self.game.ruleset.key))
        return analysing_page(self.is_empty, routes.write(routes.MATCH, self.match), puzzles)

    def enter(self, notice: str = "") -> None:
        """Draw the bar, and begin."""
        super().enter(notice)
        self.analyst.start(costly_decisions(self.game, face_of(self.game.ruleset.key).report), self._finish, self._show)

    def leave(self) -> None:
        """Stop the analyst."""
        self.analyst.stop()

    def _show(self, share: float) -> None:
        self.shell.canvas.set("analysis-bar", "value", str(int(100 * share)))
        self.shell.send()

    def _finish(self, found: tuple[Mistake, ...]) -> None:
        """Go on to the first decision."""
        fresh = retries_of_reader(self.match, self.game, found)
        self.shell.fresh_retries = fresh
        if fresh.retries:
            return self.shell.browser.replace(routes.write(routes.RETRY, self.match, "1"))
        self.is_empty = True
        self.draw()
        self.shell.send()


def today_of(shell: Shell) -> int:
    """Return the number of the reader's own calendar date."""
    return day_number(shell.browser.today()) or 1


def card_address(card: Card) -> str:
    """Return the address of a card."""
    return routes.write(routes.RETRY, routes.CARD + card.retry.key, slugs.slug_of(card.retry.game))


def open_screen(context: PageContext, route: Route) -> Screen | None:
    """Return the screen of a retry; None, after a notice, and the way elsewhere if there is none."""
    shell = context.shell
    try:
        if route.what.startswith(routes.CARD):
            return _card_page(shell, route.what.removeprefix(routes.CARD))
        return _match_page(shell, route)
    except ValueError as error:
        shell.notice = _("This position cannot be asked again: {error}").format(error=error)
    shell.go(routes.write(routes.RETRIES))
    return None


def _card_page(shell: Shell, key: str) -> Screen | None:
    """Return the page of a card, after which the next one comes that is due."""
    deck, _trouble = kept_deck.load_deck(shell.shelf.store)
    card = deck.cards.get(key)
    if card is None:
        shell.go(routes.write(routes.RETRIES))
        return None
    due = deck.due(today_of(shell))
    following = next((card_address(each) for each in due if each.retry.key != key), routes.write(routes.RETRIES))
    words = _("{n} due.").format(n=len(due)) if due else ""
    return RetryPage(shell, card.retry, RetryPlace(words, following))


def _match_page(shell: Shell, route: Route) -> Screen | None:
    """Return the page of one of the decisions of a match; first the analyst's, where they are not known."""
    match, fresh = route.what, shell.fresh_retries
    if fresh is not None and fresh.match == match and fresh.retries:
        number = min(max(int(route.part) if route.part.isdecimal() else 1, 1), len(fresh.retries))
        of = len(fresh.retries)
        following = routes.write(routes.RETRY, match, str(number + 1)) if number < of else routes.write(routes.RETRIES)
        words = _("{n} of {all}.").format(n=number, all=of)
        return RetryPage(shell, fresh.retries[number - 1], RetryPlace(words, following))
    game, trouble = open_saved(shell.shelf, match, is_followed=True) if match != routes.SHOWN else (None, "")
    if game is None or not game.is_terminal():
        shell.notice = trouble or _("Only a finished match can be asked again.")
        shell.go("#/")
        return None
    return AnalysisScreen(shell, match, game)
