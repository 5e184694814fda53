"""The screen of a new match at a table: that of a new match, without seats and dice."""

from fracas.companion import log
from fracas.kernel.text.short_checksum import checksum_letters
from fracas.page import routes, slugs
from fracas.page.companion.persistence import save
from fracas.page.context import PageContext
from fracas.page.routes import Route
from fracas.page.screens.new_match import NewMatchScreen
from fracas.view.controls import LabelledValue
from fracas.view.markup import EMPTY, Markup


class NewTableScreen(NewMatchScreen):
    """A new match at a table."""

    def intro(self) -> Markup:
        return EMPTY

    def seats(self) -> tuple[LabelledValue, ...]:
        return ()

    def begin(self, changed: dict[str, int | str]) -> None:
        shell, (home, away) = self.shell, self.sides
        kits = {name: side.chosen_kit for name, side in zip(("HomeKit", "AwayKit"), self.sides, strict=True)
                if side.chosen_kit}
        letters = checksum_letters(shell.browser.fresh_seed())
        game = log.create(self.rules.key, letters, home.code, away.code, changed, kits)
        match = shell.browser.fresh_id()
        shell.notice = save(shell, match, game).trouble
        shell.browser.persist()
        shell.browser.go(routes.write(routes.COMPANION, match))


def open_screen(context: PageContext, route: Route) -> NewTableScreen | None:
    """Return the screen of a new match at a table; None if there is no such game."""
    if not slugs.is_game(route.what):
        return None
    return NewTableScreen(context.shell, slugs.key_of(route.what), route.part)
