"""The screen of the deck: what is due, how many cards each box holds, from which match each comes."""

from fracas.games import game_info
from fracas.locale import _
from fracas.page import routes
from fracas.page.context import PageContext
from fracas.page.retries import kept_deck
from fracas.page.retries.retry_page import card_address, today_of
from fracas.page.routes import Route
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.shell import Shell
from fracas.puzzles.puzzle_days import date_of
from fracas.retries import leitner
from fracas.retries.deck import Card, count_boxes
from fracas.view.learn.lessons import LessonRow
from fracas.view.learn.retries import DeckModel, deck_page
from fracas.view.markup import Markup


class DeckScreen(MarkupScreen):
    """The deck."""

    key = routes.RETRIES

    def markup(self) -> Markup:
        deck, trouble = kept_deck.load_deck(self.shell.shelf.store)
        today = today_of(self.shell)
        due = deck.due(today)
        others = sorted((card for card in deck.cards.values() if card not in due),
                        key=lambda card: (card.answered + leitner.DAYS[card.box - 1], card.retry.key))
        rows = tuple(_row(self.shell, card, card in due) for card in (*due, *others))
        boxes = tuple(zip(leitner.DAYS, count_boxes(deck.cards.values()), strict=True))
        return deck_page(DeckModel(len(due), card_address(due[0]) if due else "", boxes, rows, trouble))


def _row(shell: Shell, card: Card, is_due: bool) -> LessonRow:
    """Return a card with its match and the day on which it comes back."""
    save = shell.shelf.load(card.retry.match).save if card.retry.match else None
    title = save.facts.title if save is not None and save.facts.title else _(game_info(card.retry.game).name)
    when = _("due") if is_due else date_of(card.answered + leitner.DAYS[card.box - 1])
    words = _("Box {n} of {all}").format(n=card.box, all=leitner.LAST)
    return LessonRow(card_address(card), title, f"{_(game_info(card.retry.game).name)} \N{MIDDLE DOT} {words}", when)


def open_screen(context: PageContext, route: Route) -> DeckScreen:
    """Return the screen of the deck."""
    return DeckScreen(context.shell)
