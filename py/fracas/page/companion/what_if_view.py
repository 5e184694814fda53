"""The screen of what-ifs as it is drawn, worked out from its model."""

from dataclasses import replace
from fractions import Fraction

from fracas.faces import outcomes, preview, slips
from fracas.faces.face import Face
from fracas.faces.questions import question_prompt
from fracas.faces.rolls import dice_pool, die_face, die_of, need_text, reason_lines
from fracas.games import what_ifs
from fracas.kernel.dice import Dice
from fracas.kernel.table import Choice, Roll, Rolled
from fracas.locale import _
from fracas.page import routes
from fracas.page.companion.what_if_model import WhatIfModel
from fracas.page.match.panels import panels
from fracas.view.controls import Button, LabelledValue
from fracas.view.match.dice import UNKNOWN, face_name
from fracas.view.match.dice_box import DiceEntry
from fracas.view.match.odds_slip import MINUS, OddsSlip
from fracas.view.table.companion import QuestionPanel
from fracas.view.table.what_if import ParameterStepper, WhatIfView

MOST_EXACT = 10_000  # a fraction with a greater denominator says nothing to people


def what_if_view(model: WhatIfModel) -> WhatIfView:
    """Return the whole screen."""
    back = routes.write(routes.COMPANION, model.match)
    labels = tuple(LabelledValue(key, _(each.label)) for key, each in what_ifs(model.game).items())
    return WhatIfView(
        _(model.rules.name), back, labels, model.chosen, model.what_if.rule, _steppers(model), _slip(model),
        tuple(map(_, model.rules.assumptions)), _dice(model), _outcome_text(model))


def _steppers(model: WhatIfModel) -> tuple[ParameterStepper, ...]:
    found = []
    for parameter, value in zip(model.what_if.parameters, model.values, strict=True):
        at, last = parameter.values.index(value), len(parameter.values) - 1
        text = _(parameter.words[at]) if parameter.words else str(value).replace("-", MINUS)
        found.append(ParameterStepper(_(parameter.label), text, at > 0, at < last, len(parameter.words) == 2))
    return tuple(found)


def _slip(model: WhatIfModel) -> OddsSlip:
    """Return the odds slip of the first throw."""
    label, scene = _(model.what_if.label), model.scene
    first = preview.run_to_first_roll(scene.rules, scene.state, scene.action)
    roll = first.request
    assert isinstance(roll, Roll)
    die, many = die_of(roll.dice), roll.dice.count if isinstance(roll.dice, Dice) else 1
    chance = sum((p for outcome, p in model.fan.items() if outcome in model.what_if.good), Fraction(0))
    caption = _("succeeds") if model.fan else _("calculating …")
    pieces = outcomes.outcomes(_face_with_words(model), roll, model.fan) if model.fan else ()
    return OddsSlip(
        label, label, chance, caption, dice_text=slips.count_text(roll.dice),
        dice=(die_face(die, UNKNOWN),) * many,
        need_text=need_text(model.face, roll), reasons=reason_lines(model.face, first.state, roll), fan=pieces,
        note=_exactly(model, chance))


def _face_with_words(model: WhatIfModel) -> Face:
    """Return the face with the words of outcomes that no action of a match has."""
    return replace(model.face, outcomes={**model.face.outcomes, **model.what_if.words})


def _exactly(model: WhatIfModel, chance: Fraction) -> str:
    if not model.fan or chance.denominator > MOST_EXACT or chance.denominator == 1:
        return ""
    return _("Exactly {n} of {all}.").format(n=chance.numerator, all=chance.denominator)


def _dice(model: WhatIfModel) -> DiceEntry | QuestionPanel | None:
    request, state = model.trial.request, model.trial.state
    if isinstance(request, Roll):
        at = model.die if model.die >= 0 else len(model.dice)
        return panels.entry_of(model.face, state, request, model.dice, at)
    if isinstance(request, Choice):
        question = question_prompt(model.face, state, request)
        return QuestionPanel(question.title, question.text, tuple(
            Button(reply.label, "reply", str(reply.option), note=reply.note, main=reply.is_main)
            for reply in question.replies))
    return None


def _outcome_text(model: WhatIfModel) -> str:
    """Return the outcome of the dice in words."""
    texts = [_throw_text(model, rolled) for rolled in model.trial.thrown]
    if model.trial.outcome:
        roll = model.trial.thrown[-1].request if model.trial.thrown else None
        result = outcomes.words_of(_face_with_words(model), roll, model.trial.outcome)[0]
        texts.append(_("{what}: {result}.").format(what=_(model.what_if.label), result=result))
    return " ".join(texts)


def _throw_text(model: WhatIfModel, rolled: Rolled) -> str:
    faces = ", ".join(face_name(die) for die, _born in dice_pool(model.face, rolled))
    result = ", ".join(filter(None, (model.face.result(rolled), need_text(model.face, rolled.request))))
    return f"{faces}: {result}." if result else f"{faces}."
