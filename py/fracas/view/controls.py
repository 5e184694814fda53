"""Buttons and the few other controls of the page. What a control does stands in `data-do` and `data-arg`.

A control that cannot be used now stays focusable and says why: `aria-disabled`, never silently missing.
"""

from functools import lru_cache
from typing import NamedTuple

from fracas.locale import _
from fracas.view.board.counters import icon
from fracas.view.markup import Markup, Value, classes, el


class Button(NamedTuple):
    """A button."""

    label: str                      # "" if only the icon shows; then `name` is needed
    do: str                         # what the page does
    arg: str = ""                   # with what
    icon: str = ""
    note: str = ""                  # small second line
    main: bool = False              # the one yellow button of the screen
    off: str = ""                   # why it cannot be used now, "" if it can
    name: str = ""                  # what a screen reader says instead of the label
    pressed: bool | None = None     # on or off, None for a plain button
    style: str = ""                 # further classes: "ghost", "danger"
    key: str = ""                   # id
    is_mute: bool = False           # its reason is heard, and told when it is pressed, but not printed


class LabelledValue(NamedTuple):
    """One of several values to choose from, with its label."""

    value: str
    label: str
    note: str = ""


@lru_cache(maxsize=512)  # most are drawn again and again
def button(b: Button) -> Markup:
    """Return a button."""
    name = f"{b.name} ({b.off})" if b.name and b.off else b.name
    is_unseen = bool(b.is_mute and b.off)
    note = b.off if is_unseen else b.note or (b.off if b.label else "")
    return el(
        "button", icon(b.icon) if b.icon else None, el("span", b.label, class_="t") if b.label else None,
        el("small", note, class_="away-from-sight" if is_unseen else None) if note else None,
        type="button", id=b.key or None, class_=classes("b", b.main and not b.off and "go", b.style),
        data_do=b.do, data_arg=b.arg or None, aria_label=name or None,
        title=b.off or (name if not b.label else None) or None, aria_disabled="true" if b.off else None,
        aria_pressed=None if b.pressed is None else str(b.pressed).lower(),
    )


def link_button(label: str, href: str, *, icon_name: str = "", main: bool = False) -> Markup:
    """Return a link that looks like a button; `href` begins with #."""
    return el("a", icon(icon_name) if icon_name else None, el("span", label, class_="t"),
              href=href, class_=classes("b", main and "go"))


def text_button(label: str, do: str, arg: str = "", *, expanded: bool | None = None, name: str = "",
                controls: str = "") -> Markup:
    """Return a button that looks like a link, for "why?" and its kind."""
    return el("button", label, type="button", class_="link", data_do=do, data_arg=arg or None,
              aria_label=name or None, aria_controls=controls or None,
              aria_expanded=None if expanded is None else str(expanded).lower())


def radio_group(legend: str, do: str, choices: tuple[LabelledValue, ...], chosen: str, *, arg: str = "") -> Markup:
    """Return a row of pieces of which one is chosen (radio buttons)."""
    return el(
        "fieldset", el("legend", legend, class_="c"),
        el("div", [_piece(do, arg, choice, choice.value == chosen) for choice in choices], class_="pick"),
    )


def _piece(do: str, arg: str, choice: LabelledValue, chosen: bool) -> Markup:
    return el(
        "label",
        el("input", type="radio", name=f"{do} {arg}" if arg else do, value=choice.value, checked=chosen, data_do=do,
           data_arg=f"{arg} {choice.value}" if arg else choice.value),
        el("span", el("span", choice.label, class_="t"), el("small", choice.note) if choice.note else None, class_="b"),
    )


def select(label: str, do: str, choices: tuple[LabelledValue, ...], chosen: str, *, arg: str = "") -> Markup:
    """Return a drop-down list with its label."""
    options = [el("option", c.label, value=c.value, selected=c.value == chosen) for c in choices]
    return el("label", el("span", label), el("select", options, data_do=do, data_arg=arg or None), class_="field")


def undo_redo_buttons(what: str, can_undo: bool, can_redo: bool) -> tuple[Button, Button]:
    """Return the undo and redo buttons of a stored thing; they are always there.

    Args: what - ends what they do.
    """
    idle, bare = "" if can_undo else _("nothing has been done yet"), "" if can_redo else _("nothing to redo")
    return (Button("", f"undo-{what}", icon="undo", name=_("Undo"), off=idle),
            Button("", f"redo-{what}", icon="redo", name=_("Redo"), off=bare))


def text_field(
    label: str, do: str, value: str, *, arg: str = "", most: int, placeholder: str = "", **attributes: Value,
) -> Markup:
    """Return a line to type in with its label.

    Args: most - characters.
          attributes - further ones of the line itself.
    """
    return el("label", el("span", label),
              el("input", type="text", value=value, placeholder=placeholder or None, maxlength=most, data_do=do,
                 data_arg=arg or None, autocomplete="off", **attributes), class_="field")


def number_field(label: str, do: str, value: int, most: int, *, arg: str = "", step: int | None = None) -> Markup:
    """Return a field for a whole number from 0 on with its label."""
    return el("label", el("span", label),
              el("input", type="number", min=0, max=most, step=step, value=value, data_do=do, data_arg=arg or None,
                 inputmode="numeric"), class_="field")


def checkbox(label: str, do: str, is_on: bool, *, arg: str = "", note: str = "") -> Markup:
    """Return a check box with its label."""
    return el(
        "label", el("input", type="checkbox", checked=is_on, data_do=do, data_arg=arg or None),
        el("span", label, el("small", note, class_="mute sm") if note else None, class_="t"), class_="check",
    )


def file_button(label: str, do: str, accept: str = ".txt,.json,text/plain,application/json") -> Markup:
    """Return the button that opens a file."""
    return el("label", el("span", label, class_="t"), el("input", type="file", accept=accept, data_do=do),
              class_="b file")


def slider(label: str, do: str, value: int, low: int, high: int) -> Markup:
    """Return a slider with its label."""
    return el("label", el("span", label), el("input", type="range", min=low, max=high, value=value, data_do=do),
              class_="field")


def labelled_values(pairs: tuple[tuple[str, str], ...]) -> tuple[LabelledValue, ...]:
    """Return the choices for pairs of a value and its label."""
    return tuple(LabelledValue(value, label) for value, label in pairs)


def screen_reader_text(text: str) -> Markup:
    """Return text for screen readers only."""
    return el("span", text, class_="away-from-sight")
