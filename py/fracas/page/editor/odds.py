"""The odds of an action in the position of the editor, worked out a few steps at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from fracas.faces import outcomes, preview
from fracas.kernel.errors import quote
from fracas.locale import _
from fracas.page.controls import Controls, control
from fracas.page.editor.draft import Draft
from fracas.page.shell import Shell
from fracas.view.arguments import text
from fracas.view.controls import LabelledValue
from fracas.view.share.position import Odds

MOST_ACTIONS = 400  # that are listed to choose odds of
PAUSES = 4  # steps of the odds between two turns of the page


class OddsChooser:
    """The odds of one position.

    Args: shell - the page.
          work - the position.
          drawn - draws what has changed.
    """

    def __init__(self, shell: Shell, work: Draft, drawn: Callable[[], None]) -> None:
        self.shell, self.work, self.drawn = shell, work, drawn
        self.odds = Odds()  # those that are chosen
        self.controls: Controls = {"reckon": control(self._reckon, text)}

    def forget(self) -> None:
        """The position is another one now, or the screen is left."""
        self.odds = Odds()

    def view_model(self) -> Odds:
        """Return the odds of the chosen action, or the actions to choose from."""
        return self.odds if self.odds.chosen else self._offered()

    def _offered(self, chosen: str = "") -> Odds:
        """Return the actions to choose from: those of the selected player, or all."""
        work = self.work
        if work.faults or work.rules.is_terminal(work.state):
            return Odds(note=_("Odds are for legal positions of a match that is not over."))
        legal = list(work.rules.legal_actions(work.state))
        his = [action for action in legal if len(action) > 1 and action[1] == work.selected]
        listed = dict.fromkeys(work.rules.action_text(work.state, action) for action in (his or legal)[:MOST_ACTIONS])
        return Odds(tuple(LabelledValue(each, each) for each in listed), chosen)

    def _reckon(self, action: str) -> None:
        """Work out the odds of an action."""
        self.odds = self._offered(action)
        self.drawn()
        if action and not self.work.faults:
            rules, state = self.work.rules, self.work.state
            chosen = rules.parse_action(state, action)
            if not rules.is_legal(state, chosen):
                return self.shell.say(_("{action} is not possible here.").format(action=quote(action)))
            self._go_on(action, self._reckoning(chosen))

    def _reckoning(self, chosen: tuple[object, ...]) -> Iterator[None]:
        rules, state = self.work.rules, self.work.state
        found = yield from preview.outcome_odds(rules, state, chosen)
        fan = outcomes.outcomes(self.work.lying, preview.first_roll(rules, state, chosen), found)
        self.odds = self.odds._replace(fan=fan, note=" ".join(map(_, rules.assumptions)))

    def _go_on(self, action: str, reckoning: Iterator[None]) -> None:
        try:
            for _step in range(PAUSES):
                if self.odds.chosen != action:
                    return
                next(reckoning)
        except StopIteration:
            self.drawn()
            return self.shell.send()
        self.shell.browser.soon(lambda: self._go_on(action, reckoning))
