"""A new match by link: the screen of a new match without seats, with the way its dice are sealed."""

from fracas.correspondence.invitation import create, match_id
from fracas.kernel.chance.commit_reveal import MODES, TURN
from fracas.page import routes, slugs
from fracas.page.context import PageContext
from fracas.page.controls import control, with_follow_up
from fracas.page.correspondence import seats
from fracas.page.correspondence.session import ByLinkSession
from fracas.page.routes import Route
from fracas.page.saving import my_tables
from fracas.page.screens.new_match import NewMatchScreen
from fracas.page.screens.side_setup import SideSetup
from fracas.page.shell import Shell
from fracas.view.arguments import flag, one_of
from fracas.view.controls import LabelledValue
from fracas.view.markup import Markup
from fracas.view.share.correspondence import link_match_options


class NewByLinkScreen(NewMatchScreen):
    """A new match by link."""

    def __init__(self, shell: Shell, game: str) -> None:
        super().__init__(shell, game, routes.TWO)
        self.dice = TURN
        self.leaves_team = True  # whether the invited coach chooses his own
        chosen = {"far-way": control(self._set_way, one_of(*MODES)), "far-team": control(self._leave_team, flag)}
        self.controls = {**self.controls, **with_follow_up(chosen, self.draw)}

    def _set_way(self, way: str) -> None:
        self.dice = way

    def _leave_team(self, is_left: bool) -> None:
        self.leaves_team = is_left

    @property
    def is_open(self) -> bool:
        """Whether the invited coach chooses his team; an own table is laid out for both."""
        return self.leaves_team and not self.table and bool(self.rules.teams)

    def chosen_here(self) -> tuple[SideSetup, ...]:
        """Return the sides whose teams are chosen on this screen."""
        return self.sides[:1] if self.is_open else self.sides

    def seats(self) -> tuple[LabelledValue, ...]:
        """Return nobody: one side is here and the other far away."""
        return ()

    def intro(self) -> Markup:
        """Return whether and how the dice are sealed, and who chooses the away team."""
        return link_match_options(self.dice, None if self.table or not self.rules.teams else self.leaves_team)

    def begin(self, changed: dict[str, int | str]) -> None:
        """Begin the match; its first link is an invitation."""
        shell, (home, away) = self.shell, self.sides
        kits = {name: side.chosen_kit for name, side in zip(("HomeKit", "AwayKit"), self.sides, strict=True)
                if side.chosen_kit}
        desk = None
        if self.editor is not None and self.table:
            desk = my_tables.load(shell.shelf.store, self.table.removeprefix(my_tables.OWN)).desk
            if desk is not None:
                changed.pop(self.editor.setting, None)
        game, seat = create(
            self.rules.key, shell.browser.fresh_secret(), self.dice, home.code, away.code, changed, kits,
            desk.start if desk is not None else None, self.is_open)
        match = match_id(game.tags)
        kept = seats.save_seat(shell, match, seat)
        saved = ByLinkSession(shell, match, game, seat).save()
        if not (kept.ok and saved.ok):
            return shell.say(kept.trouble or saved.trouble, "bad")
        shell.browser.persist()
        shell.browser.go(routes.write(routes.MATCH, match))


def open_screen(context: PageContext, route: Route) -> NewByLinkScreen | None:
    """Return the screen of a new match by link; None if there is no such game."""
    return NewByLinkScreen(context.shell, slugs.key_of(route.what)) if slugs.is_game(route.what) else None
