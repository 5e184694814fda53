"""The screen of what a reader can set."""

from __future__ import annotations

from fracas.locale import _, language
from fracas.page import routes
from fracas.page.saving import preferences
from fracas.page.screens.quiet import QuietScreen
from fracas.view.markup import Markup, el, join
from fracas.view.shell import Settings, page_bar, settings


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
