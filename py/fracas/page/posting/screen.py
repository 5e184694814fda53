"""The screen that puts a board into a post: of a match on this device, or of whatever a link holds."""

from __future__ import annotations

from collections.abc import Callable

from fracas.kernel.game import Game
from fracas.links import write_position
from fracas.locale import _, language
from fracas.page import codes, routes
from fracas.page.controls import control
from fracas.page.replay.opening import game_of, is_read_first
from fracas.page.routes import Route
from fracas.page.screens.quiet import QuietScreen
from fracas.page.shell import Shell
from fracas.posts import snippets
from fracas.posts.excerpt import PLAY, Excerpt, of_game
from fracas.posts.hosts import HOSTS
from fracas.posts.snippets import COMPONENT, COSTS, FRAME, KINDS, PICTURE, PIXELS, SCRIPT_KB, Place
from fracas.view import board as board_view
from fracas.view.arguments import one_of, text
from fracas.view.controls import Labelled
from fracas.view.markup import Markup, el, join
from fracas.view.posting import Posting, posting
from fracas.view.shell import page_bar
from fracas.view.theme import THEMES

LONGEST_ADDRESS = 500
PICTURED = (PICTURE, COMPONENT)  # kinds that hold the address of a picture file


class PostingScreen(QuietScreen):
    """What an author pastes to have one board in his post.

    Args: shell - the page.
          game - the match or position.
          step - of the match, counted in actions; None = the last.
    """

    key = routes.EMBED

    def __init__(self, shell: Shell, game: Game, step: int | None) -> None:
        super().__init__(shell)
        self.game, self.step = game, step
        self.host, self.kind, self.theme, self.picture = "wordpress", PICTURE, "light", ""
        self.shown: Excerpt = of_game(game, step)
        self.back = _whence(shell.route, self.shown)
        self.controls = {
            "host": control(self._choose_host, one_of(*HOSTS)), "kind": control(self._choose_kind, one_of(*KINDS)),
            "colours": control(self._choose_theme, one_of(*THEMES)),
            "picture-address": control(self._choose_picture, text),
            "post-picture": control(self._save, one_of("png", "svg")),
            "copy-snippet": control(lambda: self._copy(self.snippet)),
            "copy-address": control(lambda: self._copy(self.address)),
            "qr": control(lambda: codes.show(shell, self.address)),
            "copy-words": control(lambda: self._copy(self.shown.text)),
        }

    @property
    def address(self) -> str:
        """The address that opens the board."""
        return snippets.opening(self.shell.browser.home(), self.shown)

    @property
    def snippet(self) -> str:
        """What is pasted."""
        place = Place(self.shell.browser.home(), self.picture or f"{self.shown.name}.png")
        return snippets.snippet(self.kind, self.shown, place, language(), self._named_theme)

    @property
    def _named_theme(self) -> str:
        return self.theme if self.theme != "light" else ""

    def diagnosis(self) -> dict[str, str]:
        """Return what a report of a problem holds."""
        return {"position": self.game.position, "record": self.game.record}

    # -- choosing --------------------------------------------------------------------------------------------

    def _choose_host(self, host: str) -> None:
        self.host, self.kind = host, HOSTS[host].kinds[0]
        self.draw()

    def _choose_kind(self, kind: str) -> None:
        self.kind = kind
        self.draw()

    def _choose_theme(self, theme: str) -> None:
        self.theme, self.shown = theme, of_game(self.game, self.step, theme)
        self.draw()

    def _choose_picture(self, address: str) -> None:
        self.picture = "".join(address.split())[:LONGEST_ADDRESS]
        self.draw()

    # -- taking ----------------------------------------------------------------------------------------------

    def _copy(self, taken: str) -> None:
        self.shell.browser.copy(taken)
        self.shell.say(_("Copied."))

    def _save(self, kind: str) -> None:
        across, down = self.shown.size
        if kind == "svg":
            self.shell.browser.download(f"{self.shown.name}.svg", self.shown.drawing)
        else:
            self.shell.browser.paint(f"{self.shown.name}.png", self.shown.drawing, PIXELS,
                                     round(PIXELS * down / across))

    # -- drawing ---------------------------------------------------------------------------------------------

    def markup(self) -> Markup:
        """Return the whole screen."""
        host, pasted = HOSTS[self.host], self.snippet
        file = f"{self.shown.name}.png"
        model = Posting(
            tuple(Labelled(key, _(each.name)) for key, each in HOSTS.items()), self.host,
            tuple(Labelled(kind, _(KINDS[kind])) for kind in host.kinds), self.kind,
            (Labelled("light", _("Light")), Labelled("dark", _("Dark")), Labelled("contrast", _("High contrast"))),
            self.theme, (self.picture or file) if self.kind in PICTURED else "", file, _(host.paste), pasted,
            self.address, self.shown.text, self._preview(), len(pasted.encode()),
            _(COSTS[self.kind]).format(n=SCRIPT_KB),
            routes.write(routes.ODDS, write_position(self.shown.position)))
        return join(page_bar(_("Put into a post"), self.back), posting(model))

    def _preview(self) -> Markup:
        """Return the board as the post will show it; a frame is the very frame."""
        if self.kind not in (FRAME, COMPONENT):
            return board_view.picture(self.shown.board, "post")
        address = snippets.framing("./", self.shown, language(), self._named_theme)
        return el("iframe", src=address, title=self.shown.title, sandbox=snippets.MAY)


def _whence(route: Route, shown: Excerpt) -> str:
    """Return where the way back leads: a position comes without a step from its editor, all else from a replay."""
    is_edited = shown.way == PLAY and not route.part and not route.what.startswith(routes.OWN)
    return routes.write(routes.POSITION if is_edited else routes.REPLAY, route.what, route.part)


def opened(shell: Shell, route: Route, again: Callable[[], None]) -> PostingScreen | None:
    """Return the screen for what an address names; None, and the way home with a sentence, if there is nothing.

    Args: again - shows the address again, once a long link has been read.
    """
    if is_read_first(shell, route, again):
        return None
    game, trouble, _match = game_of(shell, route.what)
    if game is None:
        shell.notice = trouble
        shell.go("#/")
        return None
    return PostingScreen(shell, game, int(route.part) if route.part else None)
