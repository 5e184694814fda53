"""An editor of boards: the board with its tools, its faults, and its files."""

from typing import NamedTuple

from fracas.locale import _
from fracas.view.controls import Button, LabelledValue, button, select, text_field
from fracas.view.markup import Markup, el

BOX = "plan-box"  # id of what holds the board


class BoardFile(NamedTuple):
    """How a board is kept."""

    name: str
    text: str                           # the board as text
    kept: tuple[LabelledValue, ...]            # boards that can be opened
    key: str                            # of the one being edited, "" while it is not kept
    missing: str                        # why nobody can play on it, "" if everybody can


def editor(board: Markup, tools: Markup, state: tuple[str, str], kept: BoardFile) -> Markup:
    """Return the whole editor.

    Args: state - what stands in the way or became of the last save, and its tone.
    """
    words, tone = state
    return el(
        "main",
        el("section", board, id=BOX, class_="planbox", aria_label=_("The table")),
        el("div", el("p", words, class_=f"notice {tone}", id="plan-state", role="status"), tools, _keeping(kept),
           class_="planside"),
        id="main", tabindex=-1, class_="terrain",
    )


def _keeping(kept: BoardFile) -> Markup:
    """Return name, saving, opening and the text of the board."""
    return el(
        "section",
        text_field(_("Name of the table"), "plan-name", kept.name, most=40),
        el("div", button(Button(_("Save"), "keep", icon="check", main=True)),
           button(Button(_("New table"), "fresh", icon="plus")),
           button(Button(_("Play on it"), "play-here", icon="play", off=kept.missing)),
           button(Button(_("Delete"), "forget", icon="trash", style="danger")) if kept.key else None, class_="acts"),
        select(_("Open"), "open-plan", (LabelledValue("new", _("New table")), *kept.kept), kept.key or "new"),
        el("details", el("summary", _("As text")),
           el("label", el("span", _("Copy it, or paste another table here")),
              el("textarea", kept.text, rows=4, data_do="plan-text", spellcheck="false"), class_="field"),
           el("div", button(Button(_("Download"), "plan-file", icon="download")),
              el("label", el("span", _("Open a file")),
                 el("input", type="file", accept=".txt,text/plain", data_do="plan-open"), class_="field"),
              class_="acts"), id="plan-as-text"),
        class_="panel stack-2", aria_label=_("Keep and share"),
    )
