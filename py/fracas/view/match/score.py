"""The score bar with its slats, the strip of ink, the Momentum pegs, trackers, undo and redo."""

from typing import NamedTuple

from fracas.locale import _
from fracas.view.board.counters import icon, kit_classes, shirt
from fracas.view.controls import Button, button
from fracas.view.markup import Markup, classes, el, join

LONG_WORD = 7  # letters of a word that is written smaller on a phone, lest it break
MOST_ROOMY = 99  # points, beyond which figures are written smaller and names make room on a phone
LONG_NAME = 16  # letters of a whole name, lest it need more lines than there are


class ScoreSide(NamedTuple):
    """One side in the score bar."""

    name: str
    score: int
    is_acting: bool


class Score(NamedTuple):
    """The score bar of a match."""

    game: str                       # key of the ruleset
    game_name: str
    detail: str                     # "Test 2, turn 16"
    home: ScoreSide
    away: ScoreSide
    buttons: tuple[Button, ...] = ()
    kits: tuple[str, str] = ("", "")
    back: str = "#/"


def wordmark(height: int) -> Markup:
    """Return the logo; the word itself is its text alternative."""
    return el("svg", el("use", href="#wordmark", width=440, height=146, x=-6, y=-8), class_="wordmark",
              width=round(height * 440 / 146), height=height, viewBox="-6 -8 440 146", role="img", aria_label="Fracas")


def score_bar(score: Score) -> Markup:
    """Return the score bar and the strip in the two inks of the game."""
    bar = el(
        "header",
        el("a", wordmark(40), href="#/", class_="brand", aria_label=_("Fracas, home")),
        el("a", icon("back"), href=score.back, class_="b back", aria_label=_("Back")),
        el("div", el("div", score.game_name, class_="c"), el("div", score.detail, class_="xs"), class_="what"),
        _slats(score),
        [button(item) for item in score.buttons],
        class_=classes("bar on-dark", kit_classes(score.kits)),
    )
    return join(bar, el("div", class_=f"ink {score.game}"))


def _slats(score: Score) -> Markup:
    acting = score.home.name if score.home.is_acting else score.away.name if score.away.is_acting else ""
    spoken = _("{home} {a}, {away} {b}.").format(
        home=score.home.name, a=score.home.score, away=score.away.name, b=score.away.score)
    if acting:
        spoken += " " + _("{team} to act.").format(team=acting)
    tight = is_tight(score)
    home, away = side_classes("home", score.home, tight), side_classes("away", score.away, tight)
    return el(
        "div", el("h1", f"{spoken} {score.detail}", class_="away-from-sight"),
        el("div", el("span", score.home.name), shirt(0, 26), class_=home, aria_hidden="true"),
        el("div", el("div", _slat(score.home), _slat(score.away), class_="nums"),
           el("div", score.detail, class_="half"), aria_hidden="true"),
        el("div", shirt(1, 26), el("span", score.away.name), class_=away, aria_hidden="true"),
        class_="score",
    )


def is_tight(score: Score) -> bool:
    """Return whether the figures leave little room for the names."""
    return max(score.home.score, score.away.score) > MOST_ROOMY


def side_classes(name: str, team: ScoreSide, tight: bool = False) -> str | None:
    """Return the CSS classes of a side in the score bar; long words are smaller on a phone."""
    is_long = tight or len(team.name) > LONG_NAME or max(map(len, team.name.split()), default=0) > LONG_WORD
    return classes("side", name, team.is_acting and "acting", is_long and "long")


def _slat(team: ScoreSide) -> Markup:
    return el("span", team.score, class_=classes("slat", team.is_acting and "now", team.score > MOST_ROOMY and "many"))


class Pegs(NamedTuple):
    """A row of pegs: Momentum and its kind."""

    label: str
    value: int
    most: int
    least: int = 0


def pegs(row: Pegs) -> Markup:
    """Return a row of pegs with the present one in yellow, those before it filled."""
    holes = [
        el("span", number, class_=classes("peg", number < row.value and "on", number == row.value and "now"))
        for number in range(row.least, row.most + 1)
    ]
    spoken = _("{label} {value} of {most}").format(label=row.label, value=row.value, most=row.most)
    return join(el("span", row.label, class_="c sm", aria_hidden="true"),
                el("span", holes, class_="pegs", role="img", aria_label=spoken))


class Stages(NamedTuple):
    """The parts of a turn in their order."""

    names: tuple[str, ...]
    now: int                            # number of the present one, -1 before and after the turns
    other: str = ""                     # what there is then


def stages(row: Stages) -> Markup:
    """Return the parts of a turn with the present one marked."""
    if row.now < 0:
        return el("span", row.other, class_="c sm")
    return el("ol", [el("li", name, class_="on" if number == row.now else None,
                        aria_current="step" if number == row.now else None)
                     for number, name in enumerate(row.names)], class_="stages")


class TrackerFigure(NamedTuple):
    """A figure to keep in view."""

    value: str
    label: str


def trackers(row: tuple[TrackerFigure, ...]) -> Markup:
    """Return figures with their labels below: turn, half, re-rolls and their kind."""
    figures = [el("div", el("dt", item.label), el("dd", item.value), class_="trk") for item in row]
    return el("dl", figures, class_="trks")


def undo_redo_row(undo_off: str = "", redo_off: str = "") -> Markup:
    """Return undo and redo.

    Args: undo_off, redo_off - why it cannot be done now; "" if it can.
    """
    return join(
        button(Button(_("Undo"), "undo", icon="undo", name=_("Undo"), off=undo_off)),
        button(Button("", "redo", icon="redo", name=_("Redo"), off=redo_off)),
    )
