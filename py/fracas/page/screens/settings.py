"""The screen of the settings."""

from functools import partial

from fracas.locale import _, language
from fracas.page import routes
from fracas.page.context import PageContext
from fracas.page.controls import control
from fracas.page.routes import Route
from fracas.page.saving.preferences import OFF, ON, SYSTEM
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.shell import Shell
from fracas.view.arguments import text
from fracas.view.markup import Markup, el, join
from fracas.view.shell import Settings, page_bar, settings_form

GIVEN = ("language", "theme", "motion", "pace", "preview", "overlay", "volume", "names")  # controls with a value
SWITCHED = ("keys", "sound", "captions", "awake", "questions")  # switches
HEARD = {"sound": "knock", "volume": "hit"}  # sounds that are played when they are set


class SettingsScreen(MarkupScreen):
    """The settings."""

    key = routes.SETTINGS

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.controls = {
            **{name: control(partial(self._prefer, name), text) for name in GIVEN},
            **{name: control(partial(self._switch, name)) for name in SWITCHED},
        }

    def markup(self) -> Markup:
        chosen = self.shell.preferences
        model = Settings(
            language(), "" if chosen.theme == SYSTEM else chosen.theme, chosen.motion, chosen.overlay, chosen.preview,
            chosen.keys == ON, chosen.awake == ON, chosen.sound == ON, chosen.volume, chosen.captions == ON,
            chosen.pace, chosen.questions == ON, chosen.names, self.shell.offline.installable,
        )
        main = el("main", settings_form(model), id="main", tabindex=-1, class_="page panel")
        return join(page_bar(_("Settings")), main)

    def _switch(self, name: str) -> None:
        self._prefer(name, OFF if self.shell.preferences._asdict()[name] == ON else ON)

    def _prefer(self, name: str, value: str) -> None:
        if name == "language":  # may stay as it was
            self.shell.canvas.forget(f"screen-{self.key}")
        self.shell.set_preference(name, value or (SYSTEM if name == "theme" else ""), self.draw)
        if name in HEARD:
            self.shell.sound((HEARD[name],))


def open_screen(context: PageContext, _route: Route) -> SettingsScreen:
    """Return the screen of the settings."""
    return SettingsScreen(context.shell)
