"""The end of a match as a poster: result, decisive moment with its chance, best player, luck."""

from fractions import Fraction
from typing import NamedTuple

from fracas.locale import _
from fracas.view.board.counters import counter
from fracas.view.board.lattice import Box
from fracas.view.board.model import Board, Token
from fracas.view.controls import Button, button
from fracas.view.markup import Markup, classes, el
from fracas.view.match.dice import DieFace, dice_row, percent
from fracas.view.match.match_report import signed_decimal

MOST_GAIN = 4  # throws from which on a bar of luck is full


class DecisiveMoment(NamedTuple):
    """The throw that decided a match."""

    turn: str  # heading of its turn
    sentence: str
    dice: tuple[DieFace, ...]
    need: str
    result: str
    chance: Fraction  # of a throw as good, or as bad
    picture: Markup  # the board when the dice were about to fall, empty where nobody was on it
    step: int  # of the replay, before it
    then: str = ""  # the score it led to
    board: Board | None = None  # what `picture` shows, for a file
    near: Box = (0.0, 0.0, 1.0, 1.0)  # the part of it
    decides: bool = True  # False where no score made the difference: then it is only the unlikeliest


class BestPlayer(NamedTuple):
    """The best player."""

    name: str
    team: str
    done: tuple[tuple[str, int], ...]  # labels and figures
    side: int
    shirt: int
    head: str = ""  # in the words of `view.heads`


class ResultPoster(NamedTuple):
    """A match that is over; the slower findings are filled in after the result."""

    headline: str
    teams: tuple[str, str]
    score: tuple[int, int]
    how: str = ""  # how it ended if not by time
    deciding: DecisiveMoment | None = None
    best: BestPlayer | None = None
    luck: tuple[Fraction, Fraction] | None = None  # throws more than expected that came out well
    is_complete: bool = False
    look: str = ""  # the game as style sheets name it
    ball: str = "ball-elf"


def result_poster(model: ResultPoster) -> Markup:
    """Return the poster."""
    (home, away), (mine, theirs) = model.teams, model.score
    score = el("p", el("span", home), el("b", mine), el("b", theirs), el("span", away), class_="final")
    top = el("div", el("h2", model.headline), score, el("p", model.how) if model.how else None,
             class_=classes("top", model.look))
    rest = [_deciding(model.deciding) if model.deciding else None,
            _best(model.best, model.ball) if model.best else None,
            _luck(model.luck, model.teams) if model.luck else None]
    again = el("p", button(Button(_("Try these three"), "retry", icon="aim")))
    waiting = el("p", _("Looking for the decisive moment …"), class_="sm")
    return el("section", top, again, rest if model.is_complete else waiting, class_="ending", aria_label=_("Result"))


def _deciding(moment: DecisiveMoment) -> Markup:
    exact = f"{moment.chance.numerator}/\N{ZERO WIDTH SPACE}{moment.chance.denominator}"
    words = " \N{MIDDLE DOT} ".join(part for part in (moment.need, moment.result) if part)
    return el(
        "div", el("h3", _("The decisive moment") if moment.decides else _("The unlikeliest throw"), class_="c"),
        el("p", moment.turn, class_="sm mute"),
        el("div", moment.picture, class_="shot") if moment.picture else None,
        el("div",
           el("div", el("p", el("b", moment.sentence)),
              el("p", el("span", dice_row(moment.dice, 20), aria_hidden="true"), el("span", words), class_="needs"),
              el("p", moment.then) if moment.then else None),
           el("p", el("b", percent(moment.chance), class_="chance"), el("span", exact), class_="stub"),
           class_="odds"),
        el("p", button(Button(_("Watch it from here"), "watch", str(moment.step), "play"))),
        class_="deciding",
    )


def _best(best: BestPlayer, ball: str) -> Markup:
    done = " \N{MIDDLE DOT} ".join(f"{label}\N{NARROW NO-BREAK SPACE}{times}" for label, times in best.done)
    return el(
        "div", counter(Token("", 0, best.side, str(best.shirt), head=best.head), 40, ball),
        el("div", el("h3", _("Best player"), class_="c"), el("p", el("b", best.name), f", {best.team}"),
           el("p", done, class_="sm mute")),
        class_="best",
    )


def luck_text(luck: tuple[Fraction, Fraction], teams: tuple[str, str]) -> str:
    """Return in one line whom the dice liked."""
    home, away = luck
    if max(home, away) - min(home, away) < 1:
        return _("The dice favoured nobody.")
    side = int(away > home)
    told = _("The dice favoured {team}: {more} good rolls against the odds, {other} for {others}.")
    return told.format(
        team=teams[side], more=signed_decimal(luck[side]), other=signed_decimal(luck[1 - side]), others=teams[1 - side])


def _luck(luck: tuple[Fraction, Fraction], teams: tuple[str, str]) -> Markup:
    bars = [_bar(side, gain) for side, gain in enumerate(luck)]
    drawn = el("svg", el("line", x1=0, x2=0, y1=-1, y2=25, class_="axis"), bars, viewBox="-52 -2 104 28", width=104,
               height=28, aria_hidden="true")
    return el("div", drawn, el("div", el("h3", _("Luck"), class_="c"), el("p", luck_text(luck, teams), class_="sm")),
              class_="fortune")


def _bar(side: int, gain: Fraction) -> Markup:
    width = min(float(abs(gain)), MOST_GAIN) / MOST_GAIN * 50
    return el("rect", x=f"{-width if gain < 0 else 0:.1f}", y=13 * side, width=f"{width:.1f}", height=11,
              class_="away" if side else "home")


