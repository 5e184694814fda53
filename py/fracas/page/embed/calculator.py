"""The odds of an action in the position of a link: a sentence for a post."""

from __future__ import annotations

from fracas.kernel.errors import quote
from fracas.kernel.game import Game
from fracas.links import read_link_in_slices
from fracas.locale import _, language
from fracas.page import routes
from fracas.page.browser.task_runner import TaskRunner
from fracas.page.context import PageContext
from fracas.page.controls import control
from fracas.page.deep_links import defer_long_link, link_content
from fracas.page.routes import Route
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.shell import Shell
from fracas.posts import odds_sentence, snippets
from fracas.posts.excerpt import position_excerpt
from fracas.posts.odds_sentence import ActionOdds
from fracas.posts.parameters import EmbedOptions
from fracas.view.arguments import text
from fracas.view.board import board as board_view
from fracas.view.controls import LabelledValue
from fracas.view.markup import Markup, join
from fracas.view.share.embed_form import OddsModel, odds_page
from fracas.view.shell import page_bar

MOST_ACTIONS = 400  # that are listed


class OddsScreen(MarkupScreen):
    """The odds of one action after the other.

    Args: shell - the page.
          game - begins in the position.
          action - that is weighed first, "" for none.
    """

    key = routes.ODDS

    def __init__(self, shell: Shell, game: Game, action: str) -> None:
        super().__init__(shell)
        self.game, self.action, self.trouble = game, action, ""
        self.found = ActionOdds()
        self.tasks = TaskRunner(shell.browser.now, shell.browser.soon)
        self.listed = [] if game.is_terminal() else game.legal_texts()[:MOST_ACTIONS]
        self.controls = {
            "weigh": control(self._weigh, text),
            "copy-sentence": control(lambda: self._copy(self.sentence)),
            "copy-weighed": control(
                lambda: self._copy(odds_sentence.html(shell.browser.home(), game, self.action, self.found))),
            "copy-calculator": control(lambda: self._copy(self._frame())),
        }

    @property
    def sentence(self) -> str:
        """The odds in words, "" as long as there are none."""
        return odds_sentence.sentence(self.game, self.action, self.found) if self.found.spent else ""

    def enter(self, notice: str = "") -> None:
        """Draw the screen, and weigh the action of the address."""
        super().enter(notice)
        if self.action:
            self._weigh(self.action)

    def leave(self) -> None:
        """Stop weighing."""
        self.tasks.stop()

    def diagnosis(self) -> dict[str, str]:
        """Return the facts for a problem report."""
        return {"position": self.game.position, "record": self.game.record}

    def _weigh(self, action: str) -> None:
        self.tasks.stop()
        self.action, self.found, self.trouble = action, ActionOdds(), ""
        if action:
            try:
                chosen = self.game.read_action(action)
                if not self.game.ruleset.is_legal(self.game.state, chosen):
                    raise self.game.illegal_action_error(action)
            except ValueError:
                self.trouble = _("{action} is not possible here.").format(action=quote(action))
            else:
                self.tasks.start(odds_sentence.compute_odds(self.game.ruleset, self.game.state, chosen), self._weighed)
        self.draw()

    def _weighed(self, found: ActionOdds) -> None:
        self.found = found
        self.draw()
        self.shell.send()

    def _frame(self) -> str:
        shown = position_excerpt(self.game)
        home, word = self.shell.browser.home(), odds_sentence.action_word(self.action)
        return snippets.frame_html(shown, home, EmbedOptions(lang=language()), word)[0]

    def _copy(self, taken: str) -> None:
        self.shell.browser.copy(taken)
        self.shell.say(_("Copied."))

    def markup(self) -> Markup:
        """Return the whole screen."""
        listed = self.listed if self.action in self.listed or not self.action else [self.action, *self.listed]
        assumed = " ".join(map(_, self.game.ruleset.assumptions)) if self.found.spent else ""
        board = board_view.static_board(position_excerpt(self.game).board, "weighed")
        model = OddsModel(tuple(LabelledValue(each, each) for each in listed), self.action, board, self.sentence,
                          self.trouble or assumed)
        return join(page_bar(_("What are the odds?")), odds_page(model))


def open_screen(context: PageContext, route: Route) -> OddsScreen | None:
    """Return the screen for the position of a link, or None and go home with a sentence."""
    shell = context.shell
    if defer_long_link(shell, route.what, read_link_in_slices):
        return None
    try:
        game = link_content(shell, route.what, read_link_in_slices)
        action = odds_sentence.parse_action_word(route.part) if route.part else ""
    except ValueError as error:
        shell.notice = _("This link cannot be opened: {error}").format(error=error)
        shell.go("#/")
        return None
    return OddsScreen(shell, game, action)
