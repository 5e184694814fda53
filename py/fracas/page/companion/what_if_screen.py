"""The screen of what-ifs: a moment of a game, its exact chance, and real dice.

It needs no match. From a tracked match its teams are known, and the way back leads to it.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import count
from typing import Any

from fracas.faces import face_of, outcomes, preview
from fracas.faces.face import Face
from fracas.faces.preview import Fan
from fracas.faces.questions import question_prompt
from fracas.faces.rolls import dice_pool, die_face, die_of, need_text, reason_lines
from fracas.games import ruleset, what_ifs
from fracas.kernel.dice import Dice, draw
from fracas.kernel.dice_stream import die_side
from fracas.kernel.drivers import Answer
from fracas.kernel.game import Game
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Choice, Option, Roll, Rolled
from fracas.kernel.what_if import Scenario, Trial, WhatIf, default_values, run_trial, scenario, step_parameter
from fracas.locale import _
from fracas.page import routes
from fracas.page.browser.task_runner import TaskRunner
from fracas.page.controls import control
from fracas.page.match import panels
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.screens.rule_sheet import show_rule
from fracas.page.shell import Shell
from fracas.view.arguments import key_in, number, text, word
from fracas.view.controls import Button, LabelledValue
from fracas.view.markup import Markup
from fracas.view.match.dice import UNKNOWN, face_name
from fracas.view.match.dice_box import DiceEntry
from fracas.view.match.odds_slip import MINUS, OddsSlip
from fracas.view.table.companion import QuestionPanel
from fracas.view.table.what_if import ParameterStepper, WhatIfView, what_if

MOST_EXACT = 10_000  # a fraction with a greater denominator says nothing to people


class WhatIfScreen(MarkupScreen):
    """The moments of a game.

    Args: shell - the page.
          key - of the game.
          match - the tracked match it was opened from, "" for none.
          game - its log.
    """

    key = routes.COMPANION
    wakes = True

    def __init__(self, shell: Shell, key: str, match: str, game: Game | None) -> None:
        super().__init__(shell)
        self.face, self.rules, self.match = face_of(key), ruleset(key), match
        self.known = what_ifs(key)
        self.first = game.boundary if game is not None else self.rules.start(
            self.rules.options({}), self.face.home_team, self.face.away_team)
        self.tasks = TaskRunner(shell.browser.now, shell.browser.soon)
        self.chosen = next(iter(self.known))
        self.values: Action = ()
        self.fan: Fan = {}
        self.answers: list[Answer] = []
        self.entered: list[int] = []
        self.place = -1  # of the die that is corrected
        option = key_in(lambda: {str(each): each for each in self._options()})
        self.controls = {
            "situation": control(self._choose, word),
            "knob": control(self._turn, number, number),
            "face": control(self._type_face, number),
            "slot": control(self._correct, number),
            "throw": control(self._throw),
            "reply": control(self._reply, option),
            "again": control(self._again),
            "rule": control(lambda rule: show_rule(shell, key, rule), text),
        }
        self._set(default_values(self.situation))

    @property
    def situation(self) -> WhatIf:
        """The kind of moment."""
        return self.known[self.chosen]

    def enter(self, notice: str = "") -> None:
        """Draw the screen, and weigh the moment."""
        super().enter(notice)
        self._weigh()

    def leave(self) -> None:
        """Stop weighing."""
        self.tasks.stop()

    # -- putting it together ---------------------------------------------------------------------------------

    def _choose(self, key: str) -> None:
        if key in self.known:
            self.chosen = key
            self._set(default_values(self.situation))
            self._weigh()

    def _turn(self, place: int, by: int) -> None:
        if 0 <= place < len(self.values) and by in (-1, 1):
            self._set(step_parameter(self.situation, self.values, place, by))
            self._weigh()

    def _set(self, values: Action) -> None:
        self.values = values
        self.scene: Scenario = scenario(self.rules, self.situation, self.first, values)
        self.fan = {}
        self._begin()

    def _weigh(self) -> None:
        self.tasks.start(preview.outcome_odds(self.scene.rules, self.scene.state, self.scene.action), self._weighed)
        self.draw()

    def _weighed(self, found: Fan) -> None:
        self.fan = found
        self.draw()
        self.shell.send()

    # -- real dice -------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        self.answers, self.entered, self.place = [], [], -1
        self._go_on()

    def _go_on(self) -> None:
        """Run the rule on the dice so far; what is no question of dice is answered as the odds assume."""
        self.trial: Trial = run_trial(self.scene, self.answers)
        while isinstance(self.trial.request, Choice) and not self._is_asked(self.trial.request):
            chosen = self.rules.policy(self.trial.state, self.trial.request)
            self.answers.append(Answer(self.trial.request.kind, chosen, False))
            self.trial = run_trial(self.scene, self.answers)

    def _is_asked(self, choice: Choice) -> bool:
        """Return whether people decide: once dice lie there, of what has nothing to do with places."""
        replies = question_prompt(self.face, self.trial.state, choice).replies
        return bool(self.trial.thrown) and all(reply.cell < 0 for reply in replies)

    def _type_face(self, face: int) -> None:
        """Type in a die; the last one ends the throw."""
        request = self.trial.request
        if not isinstance(request, Roll) or not die_of(request.dice).has(face):
            return
        if 0 <= self.place < len(self.entered):
            self.entered[self.place] = face
        else:
            self.entered.append(face)
        self.place = -1
        if panels.entered_all(request, self.entered):
            return self._answer(panels.thrown(request, self.entered), is_dice=True)
        self.draw()

    def _correct(self, place: int) -> None:
        self.place = place
        self.draw()

    def _throw(self) -> None:
        """Let the phone throw."""
        request, seed, die = self.trial.request, self.shell.browser.fresh_seed(), count()
        if isinstance(request, Roll):
            self._answer(draw(request.dice, lambda sides: die_side(seed, next(die), sides)), is_dice=True)

    def _options(self) -> tuple[Option, ...]:
        return self.trial.request.options if isinstance(self.trial.request, Choice) else ()

    def _reply(self, option: Option) -> None:
        self._answer(option, is_dice=False)

    def _answer(self, value: Any, *, is_dice: bool) -> None:
        assert self.trial.request is not None
        self.answers.append(Answer(self.trial.request.kind, value, is_dice, is_dice))
        self.entered = []
        self._go_on()
        self.draw()

    def _again(self) -> None:
        self._begin()
        self.draw()

    # -- showing ---------------------------------------------------------------------------------------------

    def markup(self) -> Markup:
        back = routes.write(routes.COMPANION, self.match)
        listed = tuple(LabelledValue(key, _(each.label)) for key, each in self.known.items())
        return what_if(WhatIfView(
            _(self.rules.name), back, listed, self.chosen, self.situation.rule, self._turners(), self._slip(),
            tuple(map(_, self.rules.assumptions)), self._dice(), self._said()))

    def _turners(self) -> tuple[ParameterStepper, ...]:
        found = []
        for parameter, value in zip(self.situation.parameters, self.values, strict=True):
            at, last = parameter.values.index(value), len(parameter.values) - 1
            text = _(parameter.words[at]) if parameter.words else str(value).replace("-", MINUS)
            found.append(ParameterStepper(_(parameter.label), text, at > 0, at < last, len(parameter.words) == 2))
        return tuple(found)

    def _slip(self) -> OddsSlip:
        """Return the odds slip of the first throw."""
        label = _(self.situation.label)
        first = preview.run_to_first_roll(self.scene.rules, self.scene.state, self.scene.action)
        roll = first.request
        assert isinstance(roll, Roll)
        die, many = die_of(roll.dice), roll.dice.count if isinstance(roll.dice, Dice) else 1
        chance = sum((p for outcome, p in self.fan.items() if outcome in self.situation.good), Fraction(0))
        caption = _("succeeds") if self.fan else _("working it out")
        pieces = outcomes.outcomes(self._telling(), roll, self.fan) if self.fan else ()
        return OddsSlip(
            label, label, chance, caption, dice_text=panels.count_text(roll.dice),
            dice=(die_face(die, UNKNOWN),) * many,
            need_text=need_text(self.face, roll), reasons=reason_lines(self.face, first.state, roll), fan=pieces,
            note=self._exactly(chance))

    def _telling(self) -> Face:
        """Return the face with the words of what no action of a match comes to."""
        return replace(self.face, outcomes={**self.face.outcomes, **self.situation.words})

    def _exactly(self, chance: Fraction) -> str:
        if not self.fan or chance.denominator > MOST_EXACT or chance.denominator == 1:
            return ""
        return _("Exactly {n} of {all}.").format(n=chance.numerator, all=chance.denominator)

    def _dice(self) -> DiceEntry | QuestionPanel | None:
        request, state = self.trial.request, self.trial.state
        if isinstance(request, Roll):
            at = self.place if self.place >= 0 else len(self.entered)
            return panels.entry_of(self.face, state, request, self.entered, at)
        if isinstance(request, Choice):
            asked = question_prompt(self.face, state, request)
            return QuestionPanel(asked.title, asked.text, tuple(
                Button(reply.label, "reply", str(reply.option), note=reply.note, main=reply.is_main)
                for reply in asked.replies))
        return None

    def _said(self) -> str:
        """Return the outcome of the dice in words."""
        said = [self._thrown(rolled) for rolled in self.trial.thrown]
        if self.trial.outcome:
            roll = self.trial.thrown[-1].request if self.trial.thrown else None
            told = outcomes.words_of(self._telling(), roll, self.trial.outcome)[0]
            said.append(_("{what}: {result}.").format(what=_(self.situation.label), result=told))
        return " ".join(said)

    def _thrown(self, rolled: Rolled) -> str:
        faces = ", ".join(face_name(die) for die, _born in dice_pool(self.face, rolled))
        told = ", ".join(filter(None, (self.face.result(rolled), need_text(self.face, rolled.request))))
        return f"{faces}: {told}." if told else f"{faces}."
