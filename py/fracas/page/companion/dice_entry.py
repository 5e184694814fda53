"""What the rules ask for: dice, typed in one by one or thrown by the phone, and questions that are answered."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any

from fracas.faces.rolls import die_of
from fracas.kernel.dice import draw
from fracas.kernel.dice_stream import die_side
from fracas.kernel.table import Choice, Roll
from fracas.page.companion.persistence import TYPED
from fracas.page.controls import Controls, control
from fracas.page.match import panels
from fracas.view.arguments import key_in, number

if TYPE_CHECKING:
    from fracas.page.companion.tracker_screen import TrackerScreen


class Answering:
    """The throw or the question that is waited for.

    Args: screen - of the match.
    """

    def __init__(self, screen: TrackerScreen) -> None:
        self.screen = screen
        option = key_in(lambda: {self._text(each): each for each in self._options()})
        self.controls: Controls = {
            "face": control(self._type_face, number),
            "slot": control(self._correct, number),
            "throw": control(self._throw),
            "die": control(screen.answer, option),
            "reply": control(screen.answer, option),
        }

    def _type_face(self, face: int) -> None:
        """Type in a die; the last one ends the throw."""
        screen, request, entered = self.screen, self.screen.game.pending, [*self.screen.begun.entered]
        if not isinstance(request, Roll) or not die_of(request.dice).has(face):
            return
        if 0 <= screen.begun.die < len(entered):
            entered[screen.begun.die] = face
        elif not panels.entered_all(request, entered):
            entered.append(face)
        entered = entered[:panels.dice_of(request, entered)]
        if panels.entered_all(request, entered):
            return screen.answer(panels.thrown(request, entered))
        screen.begun = screen.begun._replace(die=-1, entered=tuple(entered))
        screen.game.tags[TYPED] = " ".join(map(str, entered))
        screen.renew()

    def _correct(self, place: int) -> None:
        self.screen.begun = self.screen.begun._replace(die=place)
        self.screen.draw()

    def _throw(self) -> None:
        """Let the phone throw the dice that nobody has at hand, all that the line still asks for: a team has sixty.

        Of a line that is changed it throws one throw, since what followed may stay.
        """
        screen, game = self.screen, self.screen.game
        seed, die, known = screen.shell.browser.fresh_seed(), count(), len(game.plies) - 1
        is_thrown = False
        while isinstance(request := game.pending, Roll) and not (is_thrown and screen.changing.mending is not None):
            game.answer(draw(request.dice, lambda sides: die_side(seed, next(die), sides)))
            is_thrown = True
        if is_thrown:
            screen.answered(known)

    def _options(self) -> tuple[Any, ...]:
        request = self.screen.game.pending
        return request.options if isinstance(request, Choice) else ()

    def _text(self, option: Any) -> str:
        game = self.screen.game
        assert isinstance(game.pending, Choice)
        return game.ruleset.option_text(game.state, game.pending, option)
