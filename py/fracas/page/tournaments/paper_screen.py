"""Pairings and score sheets of the last round, each sheet with the code under which its table reports."""

from fracas.games import ruleset
from fracas.locale import _
from fracas.page import routes
from fracas.page.chunks import QR
from fracas.page.saving.my_tournaments import load_tournament
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.shell import Shell
from fracas.view.markup import EMPTY, Markup
from fracas.view.tournaments.sheets import PaperTable, paper_page


def table_address(home: str, key: str, number: int, table: int) -> str:
    """Return the address under which a table reports.

    Args: home - address of the site.
          number - of the round.
          table - 0 for the first.
    """
    return home + routes.write(routes.TOURNAMENT, key, f"{number}.{table + 1}")


class PaperScreen(MarkupScreen):
    """The printed sheets of the last round.

    Args: key - letters of the tournament.
    """

    key = routes.TOURNAMENT

    def __init__(self, shell: Shell, key: str) -> None:
        super().__init__(shell)
        self.letters = key
        self.is_encoded = False

    def enter(self, notice: str = "") -> None:
        """Draw the sheets, and their codes as soon as the encoder is here."""
        super().enter(notice)
        self.shell.when_loaded_here(self._encode, QR)

    def _encode(self) -> None:
        self.is_encoded = True
        self.draw()

    def _code(self, address: str) -> Markup:
        if not self.is_encoded:
            return EMPTY
        from fracas.view.share.qr import qr_content
        return qr_content(address)

    def markup(self) -> Markup:
        made, _trouble = load_tournament(self.shell.shelf.store, self.letters)
        back = routes.write(routes.TOURNAMENT, self.letters)
        if made is None or not made.rounds:
            return paper_page(_("Tournaments"), back, (), "", False)
        number, played, names = len(made.rounds), made.rounds[-1], [entrant.name for entrant in made.entrants]
        tables = []
        for table, (home, away) in enumerate(played.tables):
            address = table_address(self.shell.browser.home(), self.letters, number, table)
            tables.append(PaperTable(table + 1, names[home], names[away], address, self._code(address)))
        title = _("{name}, round {n}").format(name=made.name, n=number)
        byes = ", ".join(names[each] for each in played.byes)
        return paper_page(title, back, tables, byes, ruleset(made.game).ranking.casualties is not None)
