"""Changing what has happened: whom, what, how much and every die of each line of the log, one more line, or one less.

A line that is changed may ask for dice: until they are typed in, the log stays as it was.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.companion import log, log_edit
from fracas.companion.log_edit import EDIT_TAG, LogEdit
from fracas.faces import events
from fracas.faces.questions import question_prompt
from fracas.faces.rolls import roll_words
from fracas.faces.tracker import NOTHING, SIDES, WHICH, WHOM, EntryButton
from fracas.kernel.game import Game
from fracas.kernel.ply import Ply
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Choice, Roll, Rolled
from fracas.kernel.tracking_rules import ON_BOARD, Value
from fracas.locale import _
from fracas.page.companion import log_lines, view_model
from fracas.page.companion.entry_state import CHANGING, MARKS, Begun
from fracas.page.controls import Controls, control
from fracas.view.arguments import index_in, number, word
from fracas.view.controls import Button
from fracas.view.table.companion import PlayerPicker, QuestionPanel

if TYPE_CHECKING:
    from fracas.page.companion.tracker_screen import TrackerScreen


class Changing:
    """The line of the log that is being changed.

    Args: screen - of the match.
    """

    def __init__(self, screen: TrackerScreen) -> None:
        self.screen = screen
        self.mending: LogEdit | None = None  # while dice or answers of it are waited for
        self.controls: Controls = {
            "line": control(self._open, index_in(lambda: range(len(self.screen.game.plies)))),
            "drop-line": control(self._drop),
            "rename": control(self._rename, number),
            "rename-word": control(self._rename, word),
            "by-one": control(self._by_one, number),
            "again": control(self._again, number),
            "otherwise": control(lambda: self._what(is_new=False)),
            "before": control(lambda: self._what(is_new=True)),
        }

    @property
    def whole(self) -> Game:
        """The log of the match, as it is saved."""
        return self.mending.whole if self.mending is not None else self.screen.game

    def take_up(self) -> None:
        """Go on with what the page was left in the middle of."""
        self._wait(log_edit.parse(self.screen.game))

    def to(self, action: Action) -> None:
        """Let something else have happened, or one thing more."""
        self._begin(action)

    def answered(self) -> None:
        """Go on after an answer: what is asked next may stay as it was."""
        assert self.mending is not None
        log_edit.answer_as_before(self.mending)
        self._go_on(self.mending)

    def leave(self) -> None:
        """Let the line stay as it was."""
        self.screen.keep(self.whole)

    # -- what is pressed -------------------------------------------------------------------------------------

    def _open(self, place: int) -> None:
        if self.screen.game.pending is None:
            self._show(Begun(CHANGING, line=place))

    def _what(self, is_new: bool) -> None:
        """Show the buttons of what could happen then."""
        if self._ply is not None:
            self._show(Begun(MARKS, line=self.screen.begun.line, is_new=is_new))

    def _drop(self) -> None:
        if self._ply is not None:
            self.screen.change(log.remove_entry(self.whole, self.screen.begun.line))

    def _rename(self, value: Value) -> None:
        """Let it have happened to another player, or have been the other side or something else."""
        ply = self._ply
        action = self.renamed(ply, value) if ply is not None else None
        if action is not None:
            self._begin(action)

    def _by_one(self, by: int) -> None:
        """Let a counter have gone by one more or one less; the line stays open."""
        ply, line = self._ply, self.screen.begun.line
        action = self._counted(ply, by) if ply is not None and by in (-1, 1) else None
        if action is not None:
            self._begin(action)
            self._show(Begun(CHANGING, line=line))

    def _again(self, answer: int) -> None:
        """Ask for one throw or answer of the line again, and for what follows from it."""
        ply = self._ply
        if ply is not None and 0 <= answer < len(ply.answers):
            self._begin(ply.action, most=answer)
            if isinstance(self.screen.game.pending, Roll):
                value = ply.answers[answer].value
                faces = value if isinstance(value, tuple) else (value,)
                self._show(self.screen.begun._replace(entered=tuple(int(face) for face in faces), die=0))

    # -- how it is carried out -------------------------------------------------------------------------------

    @property
    def _ply(self) -> Ply | None:
        """The line that is open, as it was written."""
        begun, plies = self.screen.begun, self.screen.game.plies
        return plies[begun.line] if begun.kind == CHANGING and 0 <= begun.line < len(plies) else None

    def _show(self, begun: Begun) -> None:
        self.screen.begun = begun._replace(trouble=self.screen.begun.trouble)
        self.screen.draw()

    def _begin(self, action: Action, most: int | None = None) -> None:
        begun = self.screen.begun
        try:
            self._go_on(log_edit.begin(self.whole, begun.line, action, is_new=begun.is_new, most=most))
        except ValueError as error:
            self.screen.shell.say(str(error), "bad")

    def _go_on(self, mended: LogEdit) -> None:
        if mended.draft.pending is None:
            return self.screen.change(log_edit.finish(mended))
        mended.whole.tags[EDIT_TAG] = log_edit.serialize(mended)
        self._wait(mended)
        self.screen.save()
        self.screen.draw()

    def _wait(self, mended: LogEdit | None) -> None:
        """Show the beginning of the log and what the line waits for."""
        if mended is not None:
            self.mending, self.screen.game, self.screen.begun = mended, mended.draft, Begun()
            mended.draft.tags = mended.whole.tags  # what is changed of the match meanwhile is changed for good

    # -- what could have been --------------------------------------------------------------------------------

    def renamed(self, ply: Ply, value: Value) -> Action | None:
        """Return what happened if it was another player, the other side or something else, None if it cannot be."""
        screen, mark = self.screen, log_lines.mark_of(self.screen, ply)
        action: Action
        if mark is None:
            if len(ply.action) < 3 or log_lines.gauge_of(screen, ply) is None or value not in (0, 1):
                return None
            action = (ply.action[0], value, *ply.action[2:])
        else:
            known = {WHOM: screen.tracker.players(ply.before), SIDES: (0, 1), WHICH: tuple(mark.words), NOTHING: ()}
            if value not in known[mark.asks]:
                return None
            action = mark.action(ply.before, value)
        return action if action != ply.action and screen.game.ruleset.is_legal(ply.before, action) else None

    def of_the_same(self, mark: EntryButton) -> Action | None:
        """Return what happened if it was something else to the one whom the line names, None if it names nobody."""
        begun = self.screen.begun
        if begun.line < 0 or begun.is_new:
            return None
        ply = self.screen.game.plies[begun.line]
        was = log_lines.mark_of(self.screen, ply)
        if was is None or was.asks != mark.asks or was.asks == WHICH or ply.action[0] != was.deed:
            return None
        action = mark.action(ply.before, log_lines.named(ply, was))
        return action if self.screen.game.ruleset.is_legal(ply.before, action) else None

    def _counted(self, ply: Ply, by: int) -> Action | None:
        """Return a counter that went by one more or one less, None if that is nothing."""
        if log_lines.gauge_of(self.screen, ply) is None:
            return None
        action = (*ply.action[:-1], ply.action[-1] + by)
        return action if self.screen.game.ruleset.is_legal(ply.before, action) else None

    # -- the panel -------------------------------------------------------------------------------------------

    def asked(self) -> QuestionPanel:
        """Return what can be done with a line of the log."""
        ply, screen = self._ply, self.screen
        assert ply is not None
        mark, whom = log_lines.mark_of(screen, ply), None
        if mark is not None and mark.asks == WHOM:
            fits = [who for who in screen.tracker.players(ply.before) if self.renamed(ply, who) is not None]
            whom = PlayerPicker("", view_model.teams_of(screen, ply.before, fits), "rename", view_model.ball(screen))
        others = (*self._answers(ply), *self._amounts(ply), *self._others(ply, mark))
        remove = Button(_("Remove"), "drop-line", icon="trash", style="danger")
        anything = () if ply.action[0] == ON_BOARD else (Button(_("Something else"), "otherwise", "", "pencil"),)
        before = Button(_("Before it: something forgotten"), "before", icon="plus")
        text = _("It happened to somebody else:") if whom is not None else _("It was something else:") if others else ""
        return QuestionPanel(log_lines.told(screen, ply), text, (remove, *anything, before, *others), whom)

    def _answers(self, ply: Ply) -> tuple[Button, ...]:
        """Return the throws and answers of a line, each of which can be mended; one of many throws says what for."""
        throws = [rolled for event in ply.events if (rolled := events.throw_of(event)) is not None]
        left, is_one_of_many = iter(throws), len(throws) > 1
        return tuple(
            self._throw(ply, n, next(left), is_one_of_many) if answer.is_dice else
            Button(self._question(ply, n), "again", str(n), "pencil") for n, answer in enumerate(ply.answers))

    def _throw(self, ply: Ply, answer: int, rolled: Rolled, is_one_of_many: bool) -> Button:
        what = roll_words(self.screen.face, ply.before, rolled.request)[1] if is_one_of_many else ""
        return Button(log_lines.thrown(self.screen, rolled), "again", str(answer), "dice", note=what)

    def _question(self, ply: Ply, answer: int) -> str:
        """Return a question that was answered."""
        then = Game(self.screen.game.ruleset, ply.before, None, log.REAL)
        then.apply(ply.action)
        for given in ply.answers[:answer]:
            then.answer(given.value)
        assert isinstance(then.pending, Choice)
        return question_prompt(self.screen.face, then.state, then.pending).title

    def _amounts(self, ply: Ply) -> tuple[Button, ...]:
        """Return what makes a counter that was tapped go by one less or one more."""
        less, more = (self._counted(ply, by) for by in (-1, 1))
        return (*((Button(f"{less[-1]:+d}", "by-one", "-1", "minus"),) if less is not None else ()),
                *((Button(f"{more[-1]:+d}", "by-one", "1", "plus"),) if more is not None else ()))

    def _others(self, ply: Ply, mark: EntryButton | None) -> tuple[Button, ...]:
        """Return the other side, or the other things, that a line could have named."""
        face, state = self.screen.face, self.screen.game.state
        if mark is not None and mark.asks == WHICH:
            return tuple(Button(_(label), "rename-word", key) for key, label in mark.words.items()
                         if self.renamed(ply, key) is not None)
        if mark is None or mark.asks == SIDES:
            return tuple(Button(face.team_name(state, side), "rename", str(side), "team") for side in (0, 1)
                         if self.renamed(ply, side) is not None)
        return ()
