"""The match screen: one skeleton for phone, tablet and desktop; the style sheet arranges it.

The page fills the regions by their ids: `score`, `field`, `cells-box`, `corner`, `legend`, `shout`, `strip`,
`history`, `squads`, `ask`, `tray`, `last`, `log-head`, `log-lines`.
"""

from __future__ import annotations

from typing import NamedTuple

from fracas.locale import _
from fracas.view.controls import Button, button
from fracas.view.counters import kit_classes
from fracas.view.markup import EMPTY, Markup, classes, el, join


class Match(NamedTuple):
    """The contents of the regions; each comes from the function of its module."""

    score: Markup
    board: Markup
    cells: Markup                       # `gridtable.table`
    strip: Markup                       # `score.pegs`, `score.trackers`
    history: Markup                     # `score.history`
    squads: Markup
    ask: Markup                         # `squads.player_card` and a slip, box or question
    tray: Markup                        # `tray.tray`
    last: Markup                        # `tray.last_line`
    log_header: Markup
    log: Markup
    legend: Markup = EMPTY
    has_figures: bool = False
    is_zoomed: bool = False
    view: str = ""                      # "dice": a phone shows less of the board, "entry": none; "" shows all
    kits: tuple[str, str] = ("", "")    # worn by the counters in lists and slips


def match(model: Match) -> Markup:
    """Return the match screen."""
    return el(
        "main",
        el("div", model.score, id="score", class_="score-area"),
        el("section", model.squads, id="squads", aria_label=_("Squads")),
        el("section", _field(model), id="main", class_="field-area", tabindex=-1, aria_label=_("Board")),
        el("div", model.strip, id="strip", class_="strip"),
        el("div", model.history, id="history", class_="history", role="group", aria_label=_("Undo and redo")),
        el("div",
           el("div", model.ask, id="ask", class_="ask"),
           el("div", el("div", model.tray, id="tray", role="group", aria_label=_("Actions")),
              el("div", model.last, id="last"), id="dock", class_="dock"),
           el("section", el("div", model.log_header, id="log-head"),
              el("ol", model.log, id="log-lines", class_="log", tabindex=0),
              id="log", class_="logbox", aria_label=_("Log")),
           class_="side-area"),
        class_=classes("match", kit_classes(model.kits)), id="match", data_view=model.view or None,
    )


def _field(model: Match) -> Markup:
    return join(
        el("div", model.board, id="field", class_="boardbox"),
        el("div", model.cells, id="cells-box", class_="away-from-sight"),
        el("div", corner(model.is_zoomed, model.has_figures), id="corner", class_="corner"),
        el("div", model.legend, id="legend", class_="legend"),
        el("div", id="shout"), el("div", id="captions", class_="captions"),
    )


def corner(is_zoomed: bool, has_figures: bool) -> Markup:
    """Return the buttons in the corner of the board: zoom and chances as figures."""
    zoom = Button("", "zoom", "out", "fit", name=_("Show the whole board")) if is_zoomed else \
        Button("", "zoom", "in", "zoom", name=_("Zoom in"))
    figures = Button("%", "figures", pressed=has_figures, name=_("Show the chances as figures"))
    return join(button(zoom), button(figures))


def legend(title: str, is_paid: bool = False) -> Markup:
    """Return what the pies mean, and the coins where there are any.

    Args: title - "Where 3 can go".
    """
    dot = el("svg", el("circle", r=4, fill="currentColor"), width=14, height=14, viewBox="-9 -9 18 18",
             aria_hidden="true")
    rows = [(dot, _("certain"))]
    for quarters, text in ((3, "75\u202f%+"), (2, "50\u202f%+"), (1, "25\u202f%+"), (0, _("less"))):
        pie = el("svg", el("use", href=f"#pie-{quarters}"), width=14, height=14, aria_hidden="true")
        rows.append((pie, text))
    if is_paid:
        coin = el("svg", el("circle", r=7, fill="var(--bill)", stroke="var(--on-bill)", stroke_width=2), width=14,
                  height=14, viewBox="-9 -9 18 18", aria_hidden="true")
        rows.append((coin, _("Momentum it costs")))
    return join(el("span", title, class_="c sm"), el("ul", [el("li", drawn, text) for drawn, text in rows]))
