"""The sheet of a clip: its progress, then the moving picture and its words."""

from fracas.locale import _
from fracas.view.controls import Button, button
from fracas.view.markup import Markup, el
from fracas.view.shell import sheet

BAR, PICTURE = "clip-bar", "clip-picture"  # ids


def clip_progress() -> Markup:
    """Return the sheet while a clip is made."""
    return sheet(_("Clip"), el(
        "div", el("p", _("The clip is made on your device."), class_="sm"),
        el("progress", id=BAR, max=100, value=0, aria_label=_("Progress of the clip")), class_="stack-2"))


def clip_failure() -> Markup:
    """Return the sheet of a clip that could not be made."""
    return sheet(_("Clip"), el("p", _("The clip could not be made. Check the network and try again.")))


def clip_sheet(name: str, text: str, size: tuple[int, int], made: int) -> Markup:
    """Return the sheet of a clip that is made.

    Args: name - of its file; text - the same in words; size - in pixels; made - its bytes.
    """
    width, height = size
    return sheet(_("Clip"), el(
        "div",
        el("img", id=PICTURE, class_="clip", alt=text, width=width, height=height),
        el("div", button(Button(_("Share"), "clip-share", name, "share", main=True)),
           button(Button(_("Save as a file"), "clip-save", name, "download")),
           button(Button(_("Copy the words"), "clip-copy", text, "copy")), class_="acts"),
        el("p", _("{name}, {n} kB").format(name=name, n=round(made / 1000)), class_="sm mute"),
        el("label", el("span", _("The clip in words")), el("textarea", text, rows=5, readonly=True, class_="sm"),
           class_="field"), class_="stack-2"))
