"""The markup of a what-if: its parameters, the odds slip, real dice and their outcome."""

from typing import NamedTuple

from fracas.locale import _
from fracas.view.controls import Button, LabelledValue, button, select, text_button
from fracas.view.markup import Markup, el
from fracas.view.match import odds_slip
from fracas.view.match.dice_box import DiceEntry, dice_entry
from fracas.view.match.odds_slip import OddsSlip
from fracas.view.shell import page_bar
from fracas.view.table.companion import QuestionPanel


class ParameterStepper(NamedTuple):
    """A parameter: its value, and whether there is less and more."""

    label: str
    value: str
    has_less: bool
    has_more: bool
    is_switch: bool  # between two words


class WhatIfView(NamedTuple):
    """A moment, its odds and its dice."""

    game: str
    back: str
    situations: tuple[LabelledValue, ...]
    situation: str
    rule: str
    turners: tuple[ParameterStepper, ...]
    slip: OddsSlip
    assumed: tuple[str, ...]
    dice: DiceEntry | QuestionPanel | None  # None once it is decided
    outcome_text: str  # of the dice so far


def what_if(model: WhatIfView) -> Markup:
    """Return the whole screen."""
    return el(
        "div", page_bar(_("What are the odds?"), model.back),
        el("main",
           el("section", select(model.game, "situation", model.situations, model.situation),
              el("div", [_turner(place, each) for place, each in enumerate(model.turners)]),
              text_button(_("The rule"), "rule", model.rule), class_="panel stack", aria_label=_("The moment")),
           odds_slip.odds_slip(model.slip),
           el("details", el("summary", _("What the odds assume")), el("ul", [el("li", each) for each in model.assumed]),
              class_="panel sm") if model.assumed else None,
           el("div", el("h2", _("Real dice"), class_="c"),
              el("p", model.outcome_text, role="status", id="judged", class_="judged"), _dice(model.dice),
              class_="panel stack"),
           id="main", tabindex=-1, class_="page stack-2 weighing"),
    )


def _turner(place: int, turner: ParameterStepper) -> Markup:
    if turner.is_switch:
        spoken = _("{what}: {value}").format(what=turner.label, value=turner.value)
        turns = button(Button(turner.value, "knob", f"{place} {1 if turner.has_more else -1}", "turn", name=spoken))
    else:
        less, more = _("{what}: less").format(what=turner.label), _("{what}: more").format(what=turner.label)
        least, most = _("this is the least"), _("this is the most")
        turns = el(
            "span",
            button(Button("", "knob", f"{place} -1", "minus", name=less, off="" if turner.has_less else least)),
            el("b", turner.value, aria_live="polite"),
            button(Button("", "knob", f"{place} 1", "plus", name=more, off="" if turner.has_more else most)),
            class_="turns")
    name = el("span", turner.label, class_="t")
    return el("div", name, turns, class_="turner", role="group", aria_label=turner.label)


def _dice(dice: DiceEntry | QuestionPanel | None) -> Markup:
    again = button(Button(_("Roll again"), "again", icon="redo"))
    match dice:
        case DiceEntry():
            throw = Button(_("No dice at hand"), "throw", icon="dice")
            return el("div", dice_entry(dice), button(throw), class_="stack")
        case QuestionPanel():
            return el("div", el("h3", dice.title), el("p", dice.text) if dice.text else None,
                      el("div", map(button, dice.buttons), class_="marks"), class_="stack")
    return el("div", again, class_="acts")
