"""What is round every screen: the bar of quiet pages, sheets, notices, live regions, and the settings."""

from typing import NamedTuple

from fracas.locale import LANGUAGES, _, pgettext
from fracas.view.board.counters import icon, use
from fracas.view.controls import Button, Labelled, button, labelled, pick, slider, switch
from fracas.view.markup import Markup, el
from fracas.view.match.score import wordmark


def page_bar(title: str, back: str = "#/", buttons: tuple[Button, ...] = ()) -> Markup:
    """Return the bar of a page that is no match; its title is the first heading."""
    return el(
        "header",
        el("a", icon("back"), href=back, class_="b", aria_label=_("Back")),
        el("a", wordmark(34), href="#/", class_="brand", aria_label=_("Fracas, home")),
        el("h1", title, class_="c title"), [button(item) for item in buttons],
        class_="bar page on-dark",
    )


def sheet(title: str, content: Markup, key: str = "sheet") -> Markup:
    """Return a sheet over the page; the page opens it as a modal dialogue.

    Args: title - its heading.
          content - what is on it.
          key - its id.
    """
    return el(
        "dialog",
        el("div", el("h2", title, class_="c", id=f"{key}-title"),
           button(Button("", "close-sheet", key, "close", name=_("Close"), style="ghost cross")), class_="sheethead"),
        el("div", content, class_="sheetbody"),
        id=key, class_="sheet", aria_labelledby=f"{key}-title",
    )


def empty(game: str, title: str, text: str, step: Button | None = None) -> Markup:
    """Return the emblem between two dice that did not help, a headline, one sentence and the button of a next step."""
    art = el(
        "svg", use(f"em-{game}", 60, 76, 34), use("d6-1", 36, 23, 44), use("die-blank", 38, 130, 40),
        width=150, height=72, viewBox="0 0 150 72", aria_hidden="true",
    )
    return el("section", art, el("h2", title, class_="d"), el("p", text, class_="mute"),
              button(step) if step else None, class_="empty")


class Notice(NamedTuple):
    """Something to know that does not stop anybody."""

    text: str
    buttons: tuple[Button, ...] = ()
    tone: str = ""                      # "good", "warn", "bad"


def notice(model: Notice) -> Markup:
    """Return a notice: ready for offline, saved, a new version, storage is full."""
    return el("div", el("p", model.text), [button(item) for item in model.buttons],
              class_=f"notice {model.tone}".strip(), role="alert" if model.tone == "bad" else "status")


def undo_notice(text: str, do: str = "restore") -> Notice:
    """Return what was done, with the button that undoes it."""
    return Notice(text, (Button(_("Undo"), do, icon="undo"),))


class Settings(NamedTuple):
    """Everything that can be set; the values are those of the controls."""

    language: str
    theme: str                          # "", "light", "dark", "contrast"
    motion: str                         # "full", "fast", "off"
    overlay: int                        # strength of the marks, 50 to 150 per cent
    preview: str                        # a second tap before dice: "always", "risky", "off"
    has_keys: bool                      # single-letter shortcuts
    stays_awake: bool
    has_sound: bool = False
    volume: int = 60                    # per cent
    has_captions: bool = False          # what is heard, in words
    pace: str = "normal"                # of a bot's turn: "step", "slow", "normal", "quick", "none"
    asks_all: bool = False              # also what nothing can be gained by
    names: str = "first"                # on the board: "first", "on", "off"


def settings(model: Settings) -> Markup:
    """Return the settings."""
    return el(
        "div",
        pick(_("Language"), "language", labelled(tuple(LANGUAGES.items())), model.language),
        pick(_("Colours"), "theme", (
            Labelled("", _("As the device")), Labelled("light", _("Light")), Labelled("dark", _("Dark")),
            Labelled("contrast", _("High contrast"))), model.theme),
        slider(_("Strength of the marks on the board"), "overlay", model.overlay, 50, 150),
        pick(_("Movement"), "motion", (
            Labelled("full", pgettext("motion", "Normal")), Labelled("fast", _("Fast")),
            Labelled("off", _("Off"))), model.motion),
        pick(_("A bot’s turn"), "pace", (
            Labelled("step", _("Step by step")), Labelled("slow", _("Slow")),
            Labelled("normal", pgettext("pace", "Normal")), Labelled("quick", _("Quick")),
            Labelled("none", _("At once"))), model.pace),
        pick(_("Ask again before dice are rolled"), "preview", (
            Labelled("always", _("Always")), Labelled("risky", _("If it is risky")), Labelled("off", _("Never"))),
            model.preview),
        pick(_("Names on the board, and tips"), "names", (
            Labelled("first", _("In a first match")), Labelled("on", _("Always")), Labelled("off", _("Never"))),
            model.names),
        switch(_("Ask every question, also where no answer could improve anything"), "questions", model.asks_all),
        switch(_("Single-letter shortcuts on the board"), "keys", model.has_keys),
        switch(_("Sounds"), "sound", model.has_sound),
        slider(_("Volume"), "volume", model.volume, 0, 100),
        switch(_("Show in words what is heard"), "captions", model.has_captions),
        switch(_("Keep the screen awake during a match"), "awake", model.stays_awake),
        class_="settings",
    )


def menu(items: tuple[tuple[str, str, str], ...]) -> Markup:
    """Return a menu of links.

    Args: items - icon, text and link of each.
    """
    links = [el("a", icon(name), el("span", text), href=href, class_="menuitem") for name, text, href in items]
    return el("nav", links, class_="menu", aria_label=_("Menu"))
