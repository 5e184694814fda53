"""The match screen: one skeleton for phone, tablet and desktop; the style sheet arranges it.

The page fills the regions by their ids: `score`, `field`, `cells-box`, `corner`, `legend`, `shout`, `strip`,
`history`, `squads`, `ask`, `tray`, `last`, `log-head`, `log-lines`.
"""

from fracas.locale import _
from fracas.view.controls import Button, button
from fracas.view.markup import Markup, el, join


def match_skeleton() -> Markup:
    """Return the empty match screen."""
    return el(
        "main",
        el("div", id="score", class_="score-area"),
        el("section", id="squads", aria_label=_("Squads")),
        board_area(el("div", id="legend", class_="legend"), el("div", id="shout"),
                   el("div", id="captions", class_="captions")),
        el("div", id="strip", class_="strip"),
        el("div", id="history", class_="history", role="group", aria_label=_("Undo and redo")),
        el("div",
           el("div", id="ask", class_="ask", tabindex=-1),
           el("div", el("div", id="tray", role="group", aria_label=_("Actions"), tabindex=-1), el("div", id="last"),
              id="dock", class_="dock"),
           el("section", el("div", id="log-head"), el("ol", id="log-lines", class_="log", tabindex=0),
              id="log", class_="logbox", aria_label=_("Log")),
           class_="side-area"),
        class_="match", id="match",
    )


def board_area(*over: Markup) -> Markup:
    """Return the region of a live board, its accessible table and the buttons in its corner.

    Args: over - what else lies over it.
    """
    return el(
        "section", el("div", id="field", class_="boardbox"), el("div", id="cells-box", class_="away-from-sight"),
        el("div", id="minimap", class_="minimap"), el("div", id="corner", class_="corner"), *over,
        id="main", class_="field-area", tabindex=-1, aria_label=_("Board"))


def corner_buttons(is_zoomed: bool, whole: str, other: Button) -> Markup:
    """Return the buttons in the corner of the board: zoom and another.

    Args: whole - name of the one that shows the whole board.
    """
    zoom = Button("", "zoom", "out", "fit", name=whole) if is_zoomed else \
        Button("", "zoom", "in", "zoom", name=_("Zoom in"))
    return join(button(zoom), button(other))


def chance_legend(title: str, is_paid: bool = False) -> Markup:
    """Return the legend of the pies, and of the coins where there are any.

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
