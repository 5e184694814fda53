"""The tracker of a match at a table: one tap says what happened, a second one whom it happened to.

Everything is saved at once, and everything can be changed later. A button that has just changed its meaning takes no
tap for a moment, so that a tap too many does nothing.
"""

from __future__ import annotations

from typing import Any

from fracas.companion import log
from fracas.companion.log_edit import EDIT_TAG
from fracas.companion.result import result_code
from fracas.faces import events, face_of, tracker_of
from fracas.kernel.game import Game
from fracas.kernel.ruleset import Action
from fracas.locale import _
from fracas.page import qr_code, routes
from fracas.page.chunks import rulebook_of
from fracas.page.companion import board, cards, code_check, league_match, log_lines, transfer, view_model
from fracas.page.companion.dice_entry import Answering
from fracas.page.companion.entry_state import Begun
from fracas.page.companion.event_entry import COUNTER, Happening
from fracas.page.companion.log_diff import Comparing
from fracas.page.companion.log_editor import Changing
from fracas.page.companion.persistence import OVERTAKEN, TYPED, is_overtaken, load, save, sequence_of, typed_before
from fracas.page.companion.turn_clock import TurnClock
from fracas.page.controls import control
from fracas.page.leagues.services import LeagueServices
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.screens.rule_sheet import show_rule
from fracas.page.shell import Shell
from fracas.view.arguments import one_of, text
from fracas.view.markup import Markup
from fracas.view.table.companion import tracker

DEAF_MS = 250.0  # how long a button takes no tap that has just changed its meaning


class TrackerScreen(MarkupScreen):
    """A match at a table.

    Args: shell - the page.
          leagues - those whose match it could be.
          match - id of its save.
          game - its log.
          sequence - of the save it stands in.
    """

    key = routes.COMPANION
    wakes = True
    landing = ""

    def __init__(self, shell: Shell, leagues: LeagueServices, match: str, game: Game, sequence: int) -> None:
        super().__init__(shell)
        self.leagues, self.match, self.game = leagues, match, game
        self.sequence = sequence  # of the save this screen has seen last
        self.face, self.tracker = face_of(game.ruleset.key), tracker_of(game.ruleset.key)
        self.begun = Begun()
        self.changed = self.counters_changed = -DEAF_MS  # when buttons, and counters, changed their meaning last
        self.shows_all = False  # the whole log, not only its latest lines
        self.happening, self.answering, self.changing = Happening(self), Answering(self), Changing(self)
        self.comparing, self.clock = Comparing(self), TurnClock(self)
        self.brought = ""  # the log of another phone, which is compared as soon as this one is shown
        self.steady = {  # buttons that never mean anything else
            **self.clock.controls,
            "depth": control(self._choose_depth, one_of(*view_model.DEPTHS)),
            "whole-log": control(self._show_all),
            "hand": control(self._change_hands),
            "weigh": control(lambda: shell.go(routes.write(routes.COMPANION, routes.WEIGH, match))),
            "sequence": control(lambda: shell.open_sheet(view_model.sequence(self))),
            "cards": control(self._show_cards),
            "rule": control(lambda rule: show_rule(shell, game.ruleset.key, rule), text),
            "heard": control(self._hear, text),
            "hand-over": control(lambda: qr_code.show(shell, transfer.address_of(shell, self.changing.whole))),
            "fetch-log": control(lambda: shell.browser.download(
                f"{game.ruleset.key}-{match}-table.txt", self.changing.whole.record)),
        }
        self.controls = {
            **self.happening.controls, **self.answering.controls, **self.changing.controls, **self.comparing.controls,
            "leave-it": control(self._leave_it),
            "undo-deed": control(self._undo),
            "to-board": control(lambda: board.go(self)),
            "to-league": control(lambda: league_match.enter_result(self)),
            **self.steady,
        }
        self._take_up()

    # -- drawing ---------------------------------------------------------------------------------------------

    def enter(self, notice: str = "") -> None:
        """Draw it; what has happened on the board since is taken over."""
        taken = board.take_over(self)
        super().enter(notice or taken)
        if self.brought:
            text, self.brought = self.brought, ""
            self.comparing.begin(text)

    def markup(self) -> Markup:
        return tracker(view_model.table(self))

    def act(self, do: str, arg: str) -> bool:
        """Carry out a control, unless another tab has changed the log or its button has just changed its meaning."""
        if do in self.controls and self.is_overtaken:
            self.catch_up()
            return True
        if do in self.controls and do not in self.steady:
            changed = self.counters_changed if do == COUNTER else self.changed
            if self.shell.browser.now() - changed < DEAF_MS:
                return True
        buttons, counters = (self.depth, self.begun.stage(self.game)), self.begun.instead
        is_done = super().act(do, arg)
        now = self.shell.browser.now()
        if (self.depth, self.begun.stage(self.game)) != buttons:
            self.changed = now
        if self.begun.instead != counters:
            self.counters_changed = now
        return is_done

    @property
    def depth(self) -> str:
        """How closely the match is followed."""
        return self.game.tags.get(view_model.DEPTH_TAG, view_model.DEPTHS[0])

    @property
    def moment(self) -> Any:
        """The position in which something happens: the present one, or that before the line that is changed."""
        return self.game.plies[self.begun.line].before if self.begun.line >= 0 else self.game.state

    def keep(self, game: Game, said: str = "") -> None:
        """Go on with a log, save it, show it and say what happened."""
        self.game, self.begun, self.changing.mending = game, Begun(), None
        for name in (TYPED, EDIT_TAG):
            game.tags.pop(name, None)
        self.renew()
        if said:
            self.shell.canvas.send("text", "say", "", said)

    def renew(self) -> None:
        """Save the log and show it; what has been begun stays begun."""
        self.save()
        self.draw()

    def save(self) -> None:
        """Save the log as it stands."""
        self.begun = self.begun._replace(trouble=save(self.shell, self.match, self.changing.whole).trouble)
        self.sequence = sequence_of(self.shell, self.match)

    # -- what another tab has saved --------------------------------------------------------------------------

    @property
    def is_overtaken(self) -> bool:
        """Whether another tab has saved the log since: nothing is written over that."""
        return is_overtaken(self.shell, self.match, self.sequence)

    def catch_up(self) -> None:
        """Show the log as another tab has saved it, and say so; what was begun here is gone."""
        self.clock.is_running = False
        found = load(self.shell, self.match)
        if found.game is None:
            return self.shell.say(found.trouble, "bad")
        self.game, self.sequence, self.changing.mending = found.game, found.sequence, None
        self._take_up()
        self.changed = self.counters_changed = self.shell.browser.now()
        self.shell.say(_(OVERTAKEN), "bad")
        self.draw()

    def _take_up(self) -> None:
        """Go on with what the log was left in the middle of."""
        self.begun = Begun()
        self.changing.take_up()
        self.begun = self.begun._replace(entered=typed_before(self.game))

    # -- what happened ---------------------------------------------------------------------------------------

    def happen(self, action: Action) -> None:
        """Write down what happened."""
        if self.begun.line >= 0:
            return self.changing.to(action)
        known = len(self.game.plies)
        try:
            self.game.apply(action)
        except ValueError as error:
            return self.shell.say(str(error), "bad")
        self._told(known)

    def answer(self, value: Any) -> None:
        """Answer what the rules ask for: with the faces of a throw, or an option."""
        known = len(self.game.plies) - 1
        self.game.answer(value)
        self.answered(known)

    def answered(self, known: int) -> None:
        """Show what came of answers.

        Args: known - number of the line that they belong to.
        """
        self.game.tags.pop(TYPED, None)
        if self.changing.mending is not None:
            self.shell.sound(events.sounds(self.face, self.game.fresh))
            return self.changing.answered()
        self._told(known)

    def _told(self, known: int) -> None:
        self.shell.sound(events.sounds(self.face, self.game.fresh))
        self.keep(self.game, log_lines.line_text(self, known) if known < len(self.game.plies) else "")

    # -- changing what has happened --------------------------------------------------------------------------

    def _leave_it(self) -> None:
        """Go back from what was begun; a throw that was not made is none."""
        if self.game.pending is not None:
            return self._undo()
        self.begun = Begun()
        self.draw()

    def _undo(self) -> None:
        if self.changing.mending is not None:
            return self.changing.leave()
        if self.game.plies:
            changed = log.remove_entry(self.game, len(self.game.plies) - 1)
            self.keep(changed.game, _("Taken back."))

    def change(self, changed: log.EditedLog) -> None:
        """Go on with a changed log, and name what no longer fits."""
        said = _("Changed.")
        if changed.left_out:
            said = _("Changed. What no longer fits was left out: {what}.").format(what="; ".join(changed.left_out))
        self.keep(changed.game, said)
        if changed.left_out:
            self.shell.say(said, "warn")

    # -- how it is shown -------------------------------------------------------------------------------------

    def _choose_depth(self, depth: str) -> None:
        """Follow the match more or less closely."""
        if depth == view_model.FULL:
            return board.go(self)
        self.game.tags[view_model.DEPTH_TAG] = depth
        self.renew()

    def _show_all(self) -> None:
        self.shows_all = not self.shows_all
        self.draw()

    def _show_cards(self) -> None:
        """Open the cards of both squads as soon as the rule book is here, which says what abilities do."""
        key = self.game.ruleset.key
        self.shell.when_loaded_here(lambda: self.shell.open_sheet(cards.cards_sheet(self)), key, rulebook_of(key))

    def _hear(self, typed: str) -> None:
        """Say what letters come to that are being typed in."""
        result = result_code(log.tracking_rules_of(self.game).standing(self.changing.whole.state))
        verdict = code_check.judge_letters(typed, result, self.game.tags[log.TABLE])
        self.shell.canvas.send("text", "heard-answer", "", verdict)

    def _change_hands(self) -> None:
        self.game.tags[view_model.HAND_TAG] = "" if self.game.tags.get(view_model.HAND_TAG) else "left"
        self.renew()
