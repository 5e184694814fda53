"""The review of a match: key moments, the chance to win as a curve, dice, decisions, the report."""

from collections.abc import Iterator
from typing import NamedTuple

from fracas.locale import _
from fracas.view.controls import Button, button, link_button
from fracas.view.markup import EMPTY, Markup, el, join
from fracas.view.match.box_score import MatchReport
from fracas.view.match.match_report import report_body

WIDTH, HEIGHT = 600, 120  # units of the curve
MOST_POINTS = 300
MOST_MOMENTS = 3  # that come first; the others stand behind
MINUS = "\N{MINUS SIGN}"


class KeyMoment(NamedTuple):
    """A decision that cost much, in the words of a coach."""

    step: int  # where it was made
    turn: str  # and whose it was
    loss: int  # percent of a win
    played: str  # what was done and what it led to, one sentence
    better: str  # what would have been better and why, one sentence
    reason: str = ""  # what proves it, one sentence, "" for nothing


class AnalysisSummary(NamedTuple):
    """The findings of the analysis of a match."""

    teams: tuple[str, str]
    curve: tuple[float | None, ...]  # chance of the home side to win, in percent, step by step; None while it is set up
    luck: int  # percent of a win that dice gave the home side
    lost: tuple[int, int]  # what each side gave away by its decisions
    moments: tuple[KeyMoment, ...]  # the costliest first
    report: MatchReport | None = None
    rightness: int = 0  # percent of better lines that led when they were played on, 0 = not measured


def analysis_summary(model: AnalysisSummary, line: int = -1, looked_at: int = -1, again: str = "") -> Markup:
    """Return the findings of an analysis.

    Args: line - number of the moment whose better line is played on the board, -1 for none.
          looked_at - number of the moment that is shown on the board, -1 for none.
          again - where the costliest are asked again, "" for nowhere.
    """
    back = button(Button(_("Back to the match"), "back-to-match", icon="prev", main=True)) if line >= 0 else None
    rows = [el("li", _moment(number, each, line, looked_at)) for number, each in enumerate(model.moments)]
    first = el("ol", rows[:MOST_MOMENTS], class_="moments")
    others = el("details", el("summary", _("More moments")),
                el("ol", rows[MOST_MOMENTS:], class_="moments", start=MOST_MOMENTS + 1)) \
        if rows[MOST_MOMENTS:] else None
    retry = el("p", link_button(_("Try these three"), again, icon_name="aim")) if rows and again else None
    words = _("Of 100 better lines in this game {n} were ahead after four turns of play.").format(n=model.rightness)
    right = el("p", words, class_="sm mute") if rows and model.rightness else None
    report = el("details", el("summary", _("Match report")), report_body(model.report)) if model.report else None
    none = el("p", _("No decision cost much."), class_="panel")
    return el(
        "section", el("h2", _("Key moments"), class_="c"), back, first if rows else none, retry, right, others,
        el("h3", _("Chance to win"), class_="c"), _curve(model), _split(model), report,
        el("p", _("The analyst thinks longer than a bot, and longest about doubtful decisions. It sees no seed and "
                  "no future dice. It makes the mistakes that bots make."), class_="sm mute"),
        class_="stack analysis")


def _moment(number: int, each: KeyMoment, line: int, looked_at: int) -> Markup:
    """Return a key moment with the ways to see it and the better line."""
    return join(
        el("p", el("b", f"{each.turn} \N{MIDDLE DOT} {signed_percent(-each.loss)}")),
        el("p", each.played, class_="sm"),
        el("p", el("b", each.better), class_="sm"),
        el("p", each.reason, class_="sm") if each.reason else None,
        el("div",
           button(Button(_("Show"), "costly", str(number), "aim", pressed=number == looked_at,
                         name=_("Show moment {n}").format(n=number + 1))),
           button(Button(_("Play the better line"), "better", str(number), "play", pressed=number == line,
                         name=_("Play the better line of moment {n}").format(n=number + 1))),
           class_="acts"))


def _curve(model: AnalysisSummary) -> Markup:
    """Return the course of the match as a curve, described in words beside it."""
    known = [(step, chance) for step, chance in enumerate(model.curve) if chance is not None]
    (home, away), last = model.teams, max(len(model.curve) - 1, 1)
    if not known:
        return EMPTY
    first, end = known[0][1], known[-1][1]
    high, low = max(known, key=lambda pair: pair[1]), min(known, key=lambda pair: pair[1])
    words = _("{team}: {first} % to win at the start, {best} % at best (step {high}), {worst} % at worst (step "
              "{low}), {end} % at the end.").format(
        team=home, first=round(first), best=round(high[1]), high=high[0], worst=round(low[1]), low=low[0],
        end=round(end))
    middle = el("line", x1=0, x2=WIDTH, y1=HEIGHT // 2, y2=HEIGHT // 2)
    areas = [el("g", el("rect", x=part[0][0] * WIDTH / last, y=0, width=(part[-1][0] - part[0][0]) * WIDTH / last,
                        height=HEIGHT, class_="away"),
                el("polygon", points=_area(part, last)), el("polyline", points=_line(part, last)))
             for part in _parts(model.curve)]
    return el("figure", el("p", away, class_="sm away"),
              el("svg", areas, middle, viewBox=f"0 0 {WIDTH} {HEIGHT}", preserveAspectRatio="none", class_="course",
                 aria_hidden="true"),
              el("p", home, class_="sm"), el("figcaption", words, class_="sm"))


def _parts(curve: tuple[float | None, ...]) -> Iterator[list[tuple[int, float]]]:
    """Yield the pieces of a curve between set-ups, each as steps with their chances."""
    every, part = -(-len(curve) // MOST_POINTS), list[tuple[int, float]]()
    for step, chance in enumerate((*curve, None)):
        if chance is None:
            if part:
                yield [*part[::every], part[-1]]
            part = []
        else:
            part.append((step, chance))


def _line(part: list[tuple[int, float]], last: int) -> str:
    return " ".join(f"{round(WIDTH * step / last)},{round(HEIGHT * (1 - chance / 100))}" for step, chance in part)


def _area(part: list[tuple[int, float]], last: int) -> str:
    left, right = (round(WIDTH * part[end][0] / last) for end in (0, -1))
    return f"{left},{HEIGHT} {_line(part, last)} {right},{HEIGHT}"


def _split(model: AnalysisSummary) -> Markup:
    """Return the table of what dice gave each side, and what its decisions gave away."""
    rows = ((_("Dice"), signed_percent(model.luck), signed_percent(-model.luck)),
            (_("Decisions"), *(signed_percent(-lost) for lost in model.lost)))
    head = el("tr", el("th", ""), [el("th", team, scope="col") for team in model.teams])
    table = el("table", el("thead", head),
               el("tbody", [el("tr", el("th", title, scope="row"), [el("td", cell) for cell in cells])
                            for title, *cells in rows]), class_="profiles")
    words = _("In percent of a win. Dice: what they gave beside fair ones. Decisions: what the listed ones cost beside "
              "the best line found.")
    return join(el("div", table, class_="scroll", tabindex=0, role="group", aria_label=_("Dice and decisions")),
                el("p", words, class_="sm mute"))


def signed_percent(percent: int) -> str:
    """Return a difference with its sign."""
    return f"{'+' if percent > 0 else MINUS if percent < 0 else ''}{abs(percent)}\N{NO-BREAK SPACE}%"
