"""The analyst's findings beside a replay: the course as a curve, luck, decisions, the costliest mistakes."""

from typing import NamedTuple

from fracas.locale import _
from fracas.view.controls import Button, button
from fracas.view.markup import Markup, el, join

WIDTH, HEIGHT = 600, 120  # units of the curve
MOST_POINTS = 300
MINUS = "\N{MINUS SIGN}"


class CostlyDecision(NamedTuple):
    """A decision that cost much."""

    step: int  # where it can be seen
    turn: str  # and whose it was
    loss: int  # percent of a win
    played: str
    better: str
    is_shown: bool  # its better line is what is being watched


class AnalysisSummary(NamedTuple):
    """The findings of the analysis of a match."""

    teams: tuple[str, str]
    curve: tuple[float, ...]  # chance of the home side to win, in percent, step by step
    luck: int  # percent of a win that dice gave the home side
    skill: int  # and what decisions gave it
    lost: tuple[int, int]  # what each side gave away
    costly: tuple[CostlyDecision, ...]
    is_aside: bool = False  # a better line is being watched instead of the match


def analyse_button(off: str) -> Markup:
    """Return the button that starts the analysis.

    Args: off - why there is none, "" if there is.
    """
    return button(Button(_("Analyse the match"), "analyse", icon="help", off=off))


def analysis_progress(percent: int) -> Markup:
    """Return the bar of the analyst at work, with the button that stops him."""
    return el(
        "div", el("progress", id="analysis-bar", value=percent, max=100, aria_label=_("Decisions that are weighed")),
        el("p", _("The analyst weighs every decision …"), class_="sm"),
        button(Button(_("Stop"), "stop-analysis", icon="close", main=True)), class_="simulating")


def analysis_summary(model: AnalysisSummary) -> Markup:
    """Return the findings of an analysis."""
    back = button(Button(_("Back to the match"), "back-to-match", icon="prev", main=True)) if model.is_aside else None
    return el(
        "section", el("h2", _("Analysis"), class_="c"), back, _curve(model), _split(model), _costly(model),
        el("p", _("The analyst weighs every plan with fair odds, longer than a bot does, and the most doubtful "
                  "decisions as an expert of the game sees them. He sees neither the seed nor dice to come, and errs "
                  "where bots err."), class_="sm mute"),
        class_="stack analysis")


def _curve(model: AnalysisSummary) -> Markup:
    """Return the course of the match as a curve, described in words beside it."""
    curve, (home, away) = model.curve, model.teams
    last = max(len(curve) - 1, 1)
    steps = [*range(0, len(curve), -(-len(curve) // MOST_POINTS)), len(curve) - 1]
    points = [(round(WIDTH * step / last), round(HEIGHT * (1 - curve[step] / 100))) for step in steps]
    line = " ".join(f"{x},{y}" for x, y in points)
    best, worst = max(range(len(curve)), key=curve.__getitem__), min(range(len(curve)), key=curve.__getitem__)
    words = _("{team}: {first}\u202f% to win at first, {best}\u202f% at best (step {high}), "
              "{worst}\u202f% at worst (step {low}), {end}\u202f% at the end.").format(
        team=home, first=round(curve[0]), best=round(curve[best]), high=best, worst=round(curve[worst]), low=worst,
        end=round(curve[-1]))
    middle = el("line", x1=0, x2=WIDTH, y1=HEIGHT // 2, y2=HEIGHT // 2)
    drawn = el("svg", el("polygon", points=f"0,{HEIGHT} {line} {WIDTH},{HEIGHT}"), middle, el("polyline", points=line),
               viewBox=f"0 0 {WIDTH} {HEIGHT}", preserveAspectRatio="none", class_="course", aria_hidden="true")
    return el("figure", el("p", away, class_="sm away"), drawn, el("p", home, class_="sm"),
              el("figcaption", words, class_="sm"))


def _split(model: AnalysisSummary) -> Markup:
    """Return the table of what dice and decisions gave each side."""
    rows = ((_("Dice"), signed_percent(model.luck), signed_percent(-model.luck)),
            (_("Decisions"), signed_percent(model.skill), signed_percent(-model.skill)),
            (_("Given away"), *(f"{lost}\N{NO-BREAK SPACE}%" for lost in model.lost)))
    head = el("tr", el("th", ""), [el("th", team, scope="col") for team in model.teams])
    table = el("table", el("thead", head),
               el("tbody", [el("tr", el("th", title, scope="row"), [el("td", cell) for cell in cells])
                            for title, *cells in rows]), class_="profiles")
    words = _("Dice and decisions of both sides add up to the result. Given away is what the most doubtful decisions "
              "cost beside the best line found.")
    return join(el("div", table, class_="scroll", tabindex=0, role="group", aria_label=_("Dice and decisions")),
                el("p", words, class_="sm mute"))


def _costly(model: AnalysisSummary) -> Markup:
    """Return the costliest decisions, each with the ways to see it and the better line."""
    if not model.costly:
        return el("p", _("No decision was found that cost much."), class_="panel")
    return el("div", el("h3", _("Costliest decisions"), class_="c"),
              el("ol", [el("li", _one(number, each)) for number, each in enumerate(model.costly)], class_="costly"))


def _one(number: int, each: CostlyDecision) -> Markup:
    return join(
        el("p", el("b", f"{each.turn}: {signed_percent(-each.loss)}")),
        el("p", _("Played: {played}. Better: {better}.").format(played=each.played, better=each.better), class_="sm"),
        el("div", button(Button(_("Show"), "costly", str(number), name=_("Show step {n}").format(n=each.step))),
           button(Button(
               _("Play the better line"), "better", str(number), "play", pressed=each.is_shown,
               name=_("Play the better line of step {n}").format(n=each.step))),
           class_="acts"))


def signed_percent(percent: int) -> str:
    """Return a difference with its sign."""
    return f"{'+' if percent > 0 else MINUS if percent < 0 else ''}{abs(percent)}\N{NO-BREAK SPACE}%"
