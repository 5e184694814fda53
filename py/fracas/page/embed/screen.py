"""The screen that puts a board into a post, from a match on this device or from a link."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from fracas.kernel.errors import DamagedText
from fracas.kernel.game import Game
from fracas.kernel.work import Work
from fracas.links import read_content_in_slices, write_position
from fracas.locale import _, language, ngettext
from fracas.page import qr_code, routes
from fracas.page.context import PageContext
from fracas.page.controls import control
from fracas.page.deep_links import defer_long_link, link_content, read_replay_in_slices
from fracas.page.match.model.session import open_saved
from fracas.page.routes import Route
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.shell import Shell
from fracas.posts import markdown, parameters, snippets
from fracas.posts.excerpt import EDIT, SOLVE, TEACH, WATCH, Excerpt, game_excerpt, link_excerpt
from fracas.posts.hosts import HOSTS, PICTURED, Host, picture_address
from fracas.posts.parameters import FEW, NONE, SIZES, EmbedOptions
from fracas.posts.snippets import COSTS, DRAWING, KINDS, MARKDOWN, PICTURE, PIXELS, SCRIPT_KB, WIDE, SnippetSources
from fracas.view.arguments import one_of, text
from fracas.view.board import board as board_view
from fracas.view.controls import LabelledValue
from fracas.view.markup import Markup, el, join
from fracas.view.share.embed_form import EmbedModel, EmbedSetting, embed_page
from fracas.view.shell import page_bar
from fracas.view.theme import THEMES

LONGEST_ADDRESS = 500
CLOSED = "closed"  # the host lets no stranger read the site, so that boards in frames cannot start
SERVER_LINES = (
    LabelledValue("nginx", "add_header Access-Control-Allow-Origin *;"),
    LabelledValue("Apache", 'Header set Access-Control-Allow-Origin "*"'),
    LabelledValue("Caddy", "header Access-Control-Allow-Origin *"),
    LabelledValue("_headers", "/*\n  Access-Control-Allow-Origin: *"),
)
"""What lets boards in frames start, by server; `py/docs/hosting.md` has the rest."""
DEAD = (PICTURE, MARKDOWN, DRAWING)  # kinds on which nothing is played
SECONDS = (1, 2, 3, 5, 10)  # a step of a match that runs by itself


class EmbedScreen(MarkupScreen):
    """What an author pastes to have one board in his post.

    Args: shell - the page.
          shows - returns what the post shows in some colours.
          back - where the way back leads.
    """

    key = routes.EMBED

    def __init__(self, shell: Shell, shows: Callable[[str], Excerpt], back: str) -> None:
        super().__init__(shell)
        self.shows, self.back = shows, back
        self.host, self.theme, self.picture = "wordpress", "light", ""
        self.wanted = EmbedOptions()  # of the settings that most leave alone
        self.shown = shows(self.theme)
        self.kind = self._kinds()[0]
        self.reach = ""  # whether boards in frames can read this site, "" until it is known
        self.controls = {
            "host": control(self._choose_host, one_of(*HOSTS)), "kind": control(self._choose_kind, one_of(*KINDS)),
            "colours": control(self._choose_theme, one_of(*THEMES)),
            **{f"post-{name}": control(partial(self._ask, name), text) for name in ("controls", "size", "autoplay")},
            "picture-address": control(self._choose_picture, text),
            "post-picture": control(self._save, one_of("png", "svg")),
            "copy-snippet": control(lambda: self._copy(self.snippet)),
            "copy-address": control(lambda: self._copy(self.address)),
            "qr": control(lambda: qr_code.show(shell, self.address)),
            "copy-words": control(lambda: self._copy(self.shown.text)),
        }

    def enter(self, notice: str = "") -> None:
        """Draw the screen, and find out whether boards in frames will start from this site."""
        super().enter(notice)
        self.shell.browser.try_frame(self._reached)

    def leave(self) -> None:
        """Take the preview away: a frame that is hidden would go on working, and ask for itself again and again."""
        self.shell.canvas.fill(f"screen-{self.key}", "")

    def _reached(self, reach: str) -> None:
        self.reach = reach
        if self.shell.screen is self:
            self.draw()
            self.shell.send()

    @property
    def address(self) -> str:
        """The address that opens the board."""
        return snippets.board_address(self.shell.browser.home(), self.shown)

    @property
    def snippet(self) -> str:
        """What is pasted."""
        place = SnippetSources(self.shell.browser.home(), self._picture(), HOSTS[self.host].flavour)
        pasted = snippets.snippet(self.kind, self.shown, place, self.options)
        is_lost = markdown.FLAVOURS[HOSTS[self.host].flavour].lost and self.kind != MARKDOWN
        return f"{pasted}\n\n{snippets.markdown_caption(self.shown, place)}" if is_lost else pasted

    @property
    def options(self) -> EmbedOptions:
        """What is asked of the board; a light one takes the colours of the reader's device once it is played."""
        wanted = self.wanted if self.shown.way == WATCH else self.wanted._replace(autoplay="")
        return wanted._replace(lang=language(), theme=self.theme if self.theme != "light" else "")

    def diagnosis(self) -> dict[str, str]:
        """Return the facts for a problem report."""
        return {"position": self.shown.position}

    def _picture(self) -> str:
        """Return the address of the picture in the post."""
        return picture_address(HOSTS[self.host], self.kind, self.picture, f"{self.shown.name}.png")

    # -- choosing --------------------------------------------------------------------------------------------

    def _choose_host(self, host: str) -> None:
        self.host = host
        self.kind = self._kinds()[0]
        self.draw()

    def _kinds(self) -> tuple[str, ...]:
        """Return the kinds of board that the host takes; an illegal position cannot be played on."""
        kinds = HOSTS[self.host].kinds
        return tuple(kind for kind in kinds if kind in DEAD) if self.shown.way == EDIT else kinds

    def _choose_kind(self, kind: str) -> None:
        self.kind = kind
        self.draw()

    def _choose_theme(self, theme: str) -> None:
        self.theme, self.shown = theme, self.shows(theme)
        self.draw()

    def _choose_picture(self, address: str) -> None:
        self.picture = "".join(address.split())[:LONGEST_ADDRESS]
        self.draw()

    def _ask(self, name: str, value: str) -> None:
        self.wanted = parameters.parse({**self.wanted._asdict(), name: value})
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
        kinds = self._kinds()
        model = EmbedModel(
            tuple(LabelledValue(key, _(each.name)) for key, each in HOSTS.items()), self.host,
            tuple(LabelledValue(kind, _(KINDS[kind])) for kind in kinds), self.kind,
            (LabelledValue("light", _("Light")), LabelledValue("dark", _("Dark")),
             LabelledValue("contrast", _("High contrast"))),
            self.theme, self.kind in PICTURED, self.picture, self._asked_picture(), self._advice(host), pasted,
            self.address, self.shown.text, self._preview(), len(pasted.encode()),
            _(COSTS[self.kind]).format(n=SCRIPT_KB),
            "" if self.shown.way == EDIT else routes.write(routes.ODDS, write_position(self.shown.position)),
            self._settings(), self.wanted.size if self.wanted.size not in SIZES else "",
            SERVER_LINES if self.reach == CLOSED and self.kind not in DEAD else ())
        return join(page_bar(_("Put into a post"), self.back), embed_page(model))

    def _asked_picture(self) -> str:
        """Return the address that the picture has as long as the author says no other."""
        return picture_address(HOSTS[self.host], self.kind, "", f"{self.shown.name}.png")

    def _advice(self, host: Host) -> str:
        """Return the advice about picture and text, on this host and with this kind."""
        return " ".join(map(_, ([host.pictures] if self.kind in PICTURED else []) + [host.paste[self.kind]]))

    def _settings(self) -> tuple[EmbedSetting, ...]:
        """Return the settings that most leave alone, those that the kind has."""
        widths = {"": _("As wide as the text"), "small": _("Small"), "medium": _("Medium"), "large": _("Large")}
        named = self.wanted.size if self.wanted.size in SIZES else ""
        found = [EmbedSetting(_("Width"), "post-size", tuple(map(LabelledValue, widths, widths.values())), named)]
        if self.kind in DEAD:
            return tuple(found)
        controls = {"": _("All"), FEW: _("Few"), NONE: _("None, only the board")}
        found.append(EmbedSetting(_("Buttons, after a tap"), "post-controls",
                             tuple(map(LabelledValue, controls, controls.values())), self.wanted.controls))
        if self.shown.way == WATCH:
            paces = (LabelledValue("", _("No")), *(LabelledValue(str(n), ngettext(
                "{n} second a step", "{n} seconds a step", n).format(n=n)) for n in SECONDS))
            found.append(EmbedSetting(
                _("Plays by itself, after a tap"), "post-autoplay", paces, self.wanted.autoplay))
        return tuple(found)

    def _preview(self) -> Markup:
        """Return the board as the post will show it; a frame is the very frame."""
        if self.kind in DEAD:
            drawn, (across, down) = board_view.static_board(self.shown.board, "post"), self.shown.size
            wide = self.options.width or WIDE
            return el("svg", drawn, width=wide, viewBox=f"0 0 {across} {down}")
        address = snippets.frame_address("./", self.shown, self.options)
        return el("iframe", src=address, title=self.shown.title, sandbox=snippets.SANDBOX)


def open_screen(context: PageContext, route: Route) -> EmbedScreen | None:
    """Return the screen for what an address names; None, and the way home with a sentence, if there is nothing."""
    shell = context.shell
    what, is_own = route.what, route.what.startswith(routes.OWN)
    reader = read_replay_in_slices if route.part else whole
    if not is_own and defer_long_link(shell, what, reader):
        return None
    try:
        held = _saved(shell, what) if is_own else link_content(shell, what, reader)
        if isinstance(held, str):
            return _of_place(shell, what, held)
    except ValueError as error:
        shell.notice = str(error) if is_own else _("This link cannot be opened: {error}").format(error=error)
        shell.go("#/")
        return None
    step, back = int(route.part) if route.part.isdigit() else None, routes.write(routes.REPLAY, what, route.part)
    return EmbedScreen(shell, lambda theme: game_excerpt(held, step, theme), back)


def whole(packed: str) -> Work[Game | str]:
    """Return the match of a link to be watched, or the text of its position or puzzles; in slices."""
    return read_content_in_slices(packed, is_followed=True)


def _saved(shell: Shell, what: str) -> Game:
    game, trouble = open_saved(shell.shelf, what.removeprefix(routes.OWN), is_followed=True)
    if game is None:
        raise DamagedText(trouble)
    return game


def _of_place(shell: Shell, link: str, text: str) -> EmbedScreen:
    way = {SOLVE: routes.PUZZLE, TEACH: routes.COURSE}.get(link_excerpt(link, text=text).way, routes.POSITION)
    return EmbedScreen(shell, lambda theme: link_excerpt(link, theme, text), routes.write(way, link))
