"""The frame of every screen: page bar, sheets, notices, live regions, and the settings."""

from typing import NamedTuple

from fracas.locale import LANGUAGES, _, pgettext
from fracas.view.board.counters import icon, use
from fracas.view.controls import Button, LabelledValue, button, checkbox, labelled_values, radio_group, slider
from fracas.view.markup import Markup, el
from fracas.view.match.score import wordmark


def page_bar(title: str, back: str = "", buttons: tuple[Button, ...] = ()) -> Markup:
    """Return the bar of a page that is no match; its title is the first heading.

    Args: back - the address above the page, "" = back to the screen the reader has come from.
    """
    return el(
        "header",
        el("a", icon("back"), href=back, class_="b", aria_label=_("Back")) if back else
        el("button", icon("back"), type="button", class_="b", data_do="back", aria_label=_("Back")),
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


def empty_state(game: str, title: str, text: str, step: Button | None = None) -> Markup:
    """Return the emblem between two dice, a headline, one sentence and the button of a next step."""
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
    """Return a notice of something done, with the button that undoes it."""
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
    is_installable: bool = False        # whether the browser would install the page


def settings_form(model: Settings) -> Markup:
    """Return the settings."""
    return el(
        "div",
        radio_group(_("Language"), "language", labelled_values(tuple(LANGUAGES.items())), model.language),
        radio_group(_("Colours"), "theme", (
            LabelledValue("", _("As the device")), LabelledValue("light", _("Light")), LabelledValue("dark", _("Dark")),
            LabelledValue("contrast", _("High contrast"))), model.theme),
        slider(_("Strength of the marks on the board"), "overlay", model.overlay, 50, 150),
        radio_group(_("Movement"), "motion", (
            LabelledValue("full", pgettext("motion", "Normal")), LabelledValue("fast", _("Fast")),
            LabelledValue("off", _("Off"))), model.motion),
        radio_group(_("A bot’s turn"), "pace", (
            LabelledValue("step", _("Step by step")), LabelledValue("slow", _("Slow")),
            LabelledValue("normal", pgettext("pace", "Normal")), LabelledValue("quick", _("Quick")),
            LabelledValue("none", _("At once"))), model.pace),
        radio_group(_("Confirm before rolling dice"), "preview", (
            LabelledValue("always", _("Always")), LabelledValue("risky", _("If risky")),
            LabelledValue("off", _("Never"))),
            model.preview),
        radio_group(_("Names on the board, and tips"), "names", (
            LabelledValue("first", _("In a first match")), LabelledValue("on", _("Always")),
            LabelledValue("off", _("Never"))),
            model.names),
        checkbox(_("Ask every question, even if all answers lead to the same"), "questions", model.asks_all),
        checkbox(_("Single-letter shortcuts on the board"), "keys", model.has_keys),
        checkbox(_("Sounds"), "sound", model.has_sound),
        slider(_("Volume"), "volume", model.volume, 0, 100),
        checkbox(_("Show sounds in words"), "captions", model.has_captions),
        checkbox(_("Keep the screen awake during a match"), "awake", model.stays_awake),
        button(Button(_("Install"), "install", icon="download")) if model.is_installable else None,
        class_="settings",
    )


def menu(items: tuple[tuple[str, str, str], ...]) -> Markup:
    """Return a menu of links.

    Args: items - icon, text and link of each.
    """
    links = [el("a", icon(name), el("span", text), href=href, class_="menuitem") for name, text, href in items]
    return el("nav", links, class_="menu", aria_label=_("Menu"))
