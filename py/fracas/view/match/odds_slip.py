"""The odds slip: action, dice and need, reasons with signs, fan of outcomes, chance of the plan."""

from collections.abc import Sequence
from typing import NamedTuple

from fracas.locale import _
from fracas.view.board.counters import counter
from fracas.view.board.model import Chance, Token
from fracas.view.controls import screen_reader_text
from fracas.view.markup import Markup, classes, el, join
from fracas.view.match.dice import DieFace, dice_row, percent

GOOD, BAD, PLAIN, IDLE = "good", "bad", "", "mute"
MINUS = "\u2212"
MOST_ALIKE = 3          # outcomes of the same tone after the first that have a colour of their own
_NARROW = 0.065         # share of the fan below which a figure does not fit into its piece


class ReasonLine(NamedTuple):
    """One line of the calculation."""

    amount: str         # "2", "−1", "+1", "0"; or a chance
    text: str
    tone: str = PLAIN   # GOOD helps the coach who reads it, BAD hinders him, IDLE does not apply
    rule: str = ""      # what to open in the rules, "" for nothing


class FanPiece(NamedTuple):
    """A piece of the fan."""

    text: str
    chance: Chance
    tone: str           # "flop", "fail", "s1" to "s4" from small to great success


class PlanRoll(NamedTuple):
    """A roll of the plan on the stub."""

    text: str
    chance: Chance


class OddsSlip(NamedTuple):
    """An odds slip."""

    sentence: str                       # the title in full, for screen readers: "Ashbow tries to tackle Snaga"
    label: str                          # the title in short, between the two counters
    chance: Chance
    caption: str                        # below the chance: "whole plan"
    who: Token | None = None
    whom: Token | None = None
    dice_text: str = ""                 # "4 dice"
    dice: tuple[DieFace, ...] = ()
    need_text: str = ""                 # "needs 2"
    reasons: tuple[ReasonLine, ...] = ()
    fan: tuple[FanPiece, ...] = ()
    parts: tuple[PlanRoll, ...] = ()
    note: str = ""                      # a sentence below: assumptions, what is left after a re-roll
    ball: str = "ball-elf"


def signed_amount(amount: int, is_first: bool) -> str:
    """Return an amount with its sign; the base of a sum has none."""
    if is_first or amount == 0:
        return str(amount) if amount >= 0 else f"{MINUS}{-amount}"
    return f"+{amount}" if amount > 0 else f"{MINUS}{-amount}"


def odds_slip(s: OddsSlip) -> Markup:
    """Return an odds slip."""
    return el(
        "section",
        el("div", _title(s), _needs(s), reason_list(s.reasons), outcome_fan(s.fan),
           el("p", s.note, class_="note") if s.note else None, class_="main"),
        _stub(s),
        class_="slip", aria_label=_("Odds"),
    )


def _title(s: OddsSlip) -> Markup:
    shown = el("span", counter(s.who, 28, s.ball) if s.who else None, el("span", s.label),
               counter(s.whom, 28, s.ball) if s.whom else None, class_="whom", aria_hidden="true")
    return el("h2", shown, screen_reader_text(s.sentence))


def _needs(s: OddsSlip) -> Markup | None:
    if not (s.dice_text or s.need_text):
        return None
    return el(
        "p", el("span", s.dice_text),
        el("span", dice_row(s.dice, 19), aria_hidden="true") if s.dice else None,
        el("span", s.need_text),
        class_="needs",
    )


def reason_list(rows: Sequence[ReasonLine]) -> Markup | None:
    """Return the lines of a calculation; a line with a rule opens it."""
    if not rows:
        return None
    return el("ul", map(_reason, rows), class_="why")


def _reason(row: ReasonLine) -> Markup:
    words = join(el("b", row.amount, class_=row.tone or None), el("span", row.text))
    if row.rule:
        words = el("button", words, type="button", data_do="rule", data_arg=row.rule)
    return el("li", words, class_="mute" if row.tone == IDLE else None)


def outcome_fan(outcomes: Sequence[FanPiece]) -> Markup | None:
    """Return a bar of all outcomes with its key; a failure that hurts is striped."""
    shown = [outcome for outcome in outcomes if outcome.chance > 0]
    if not shown:
        return None
    pieces, keys, left = [], [], 0.0
    for place, outcome in enumerate(shown):
        alike = sum(earlier.tone == outcome.tone for earlier in shown[:place])
        colour = classes(outcome.tone, f"again-{min(alike, MOST_ALIKE)}" if alike else None) or ""
        pieces.append(_piece(outcome, colour, left))
        keys.append(_key(outcome, colour))
        left += float(outcome.chance) * 100
    bar = el("svg", pieces, class_="fan", width="100%", height=26, aria_hidden="true", focusable="false")
    return join(bar, el("ul", keys, class_="fankey"))


def _piece(outcome: FanPiece, colour: str, left: float) -> Markup:
    width = float(outcome.chance) * 100
    figure = None
    if outcome.chance >= _NARROW:
        figure = el("text", round(outcome.chance * 100), class_="n", x=f"{left + width / 2:.2f}%", y="50%")
    at = f"{left:.2f}%"
    return join(
        el("rect", class_=colour, x=at, width=f"{width:.2f}%", height="100%",
           fill="url(#p-flop)" if outcome.tone == "flop" else None),
        el("line", class_="cut", x1=at, x2=at, y1=0, y2="100%") if left else None,
        figure,
    )


def _key(outcome: FanPiece, colour: str) -> Markup:
    figure = percent(outcome.chance)
    narrow = outcome.chance < _NARROW
    return el("li", el("i", class_=colour), outcome.text, el("b", figure) if narrow else screen_reader_text(figure))


def _stub(s: OddsSlip) -> Markup:
    parts = [el("li", el("span", part.text), el("b", percent(part.chance))) for part in s.parts]
    return el(
        "div", el("b", percent(s.chance), class_=classes("chance", s.chance == 1 and "whole")),
        el("span", s.caption, class_="c sm"),
        el("ul", parts, class_="sum") if parts else None,
        class_="stub",
    )
