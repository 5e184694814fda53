"""The buttons and the bar of an analysis at work."""

from fracas.locale import _
from fracas.view.controls import Button, button
from fracas.view.markup import Markup, el


def analyse_button(off: str) -> Markup:
    """Return the button that starts the analysis.

    Args: off - why there is none, "" if there is.
    """
    return button(Button(_("Analyse the match"), "analyse", icon="help", off=off))


def analysis_progress(percent: int) -> Markup:
    """Return the bar of the analyst at work, with the button that stops him."""
    return el(
        "div", el("progress", id="analysis-bar", value=percent, max=100, aria_label=_("Analysed decisions")),
        el("p", _("Analysing every decision …"), class_="sm"),
        button(Button(_("Stop"), "stop-analysis", icon="close", main=True)), class_="simulating")
