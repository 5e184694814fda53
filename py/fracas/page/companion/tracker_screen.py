"""The tracker of a match at a table: one tap says what happened, a second one whom it happened to.

Everything is saved at once, and everything can be changed later. A button that has just changed its meaning takes no
tap for a moment, so that a tap too many does nothing.
"""

from __future__ import annotations

from itertools import count
from typing import Any

from fracas.companion import log
from fracas.companion.mending import MENDING
from fracas.companion.result import result_code
from fracas.faces import events, face_of, prospect, tracker_of
from fracas.faces.rolls import die_of
from fracas.faces.tracker import NOTHING, SIDES, WHOM, Mark
from fracas.kernel.dice import draw
from fracas.kernel.game import Game
from fracas.kernel.ruleset import Action
from fracas.kernel.stream import side
from fracas.kernel.table import Choice, Roll
from fracas.locale import _
from fracas.page import codes, routes
from fracas.page.companion import board, cards, handing, league, letters, lines, showing
from fracas.page.companion.begun import NAMING, Begun
from fracas.page.companion.changing import Changing
from fracas.page.companion.clock import TurnClock
from fracas.page.companion.comparing import Comparing
from fracas.page.companion.keeping import TYPED, keep, typed_before
from fracas.page.controls import control
from fracas.page.leagues.entrance import Entrance
from fracas.page.match import panels
from fracas.page.parts import book_of
from fracas.page.screens.quiet import QuietScreen
from fracas.page.screens.rules import show_rule
from fracas.page.shell import Shell
from fracas.view.arguments import named, number, one_of, text, word
from fracas.view.markup import Markup
from fracas.view.table.companion import tracker

DEAF_MS = 250.0  # how long a button takes no tap that has just changed its meaning
ONE_EVENT_MS = 1000.0  # taps on a counter within this time are one event


class TrackerScreen(QuietScreen):
    """A match at a table.

    Args: shell - the page.
          leagues - those whose match it could be.
          match - id of its save.
          game - its log.
    """

    key = routes.COMPANION
    wakes = True
    landing = ""

    def __init__(self, shell: Shell, leagues: Entrance, match: str, game: Game) -> None:
        super().__init__(shell)
        self.leagues, self.match, self.game = leagues, match, game
        self.face, self.tracker = face_of(game.ruleset.key), tracker_of(game.ruleset.key)
        self.begun = Begun()
        self.deaf_until = 0.0
        self.shows_all = False  # the whole log, not only its latest lines
        self.comparing, self.clock, self.changing = Comparing(self), TurnClock(self), Changing(self)
        self.brought = ""  # the log of another phone, which is compared as soon as this one is shown
        self.dialled = (-1, -1, 0.0)  # the last counter tapped: its number, that of its deed, when
        option = named(lambda: {self._option_text(each): each for each in self._options()})
        self.controls = {
            "mark": control(self._mark, number),
            "mark-side": control(self._mark_side, number, number),
            "whom": control(self._name, number),
            "whom-side": control(self._name_side, number),
            "which": control(self._name_word, word),
            "dial": control(self._dial, number, number),
            "face": control(self._type_face, number),
            "slot": control(self._correct, number),
            "die": control(self._answer, option),
            "reply": control(self._answer, option),
            "leave-it": control(self._leave_it),
            "undo-deed": control(self._undo),
            "depth": control(self._choose_depth, one_of(*showing.DEPTHS)),
            "to-board": control(lambda: board.go(self)),
            "whole-log": control(self._show_all),
            "to-league": control(lambda: league.enter_result(self)),
            **self.comparing.controls, **self.clock.controls, **self.changing.controls,
            "throw": control(self._throw),
            "hand": control(self._change_hands),
            "weigh": control(lambda: shell.go(routes.write(routes.COMPANION, routes.WEIGH, match))),
            "sequence": control(lambda: shell.open_sheet(showing.sequence(self))),
            "cards": control(self._show_cards),
            "rule": control(lambda rule: show_rule(shell, game.ruleset.key, rule), text),
            "heard": control(self._hear, text),
            "hand-over": control(lambda: codes.show(shell, handing.address_of(shell, self.changing.whole))),
            "fetch-log": control(lambda: shell.browser.download(
                f"{game.ruleset.key}-{match}-table.txt", self.changing.whole.record)),
        }
        self.changing.take_up()
        self.begun = self.begun._replace(entered=typed_before(self.game))

    # -- drawing ---------------------------------------------------------------------------------------------

    def enter(self, notice: str = "") -> None:
        """Draw it; what has happened on the board since is taken over."""
        taken = board.take_over(self)
        super().enter(notice or taken)
        if self.brought:
            text, self.brought = self.brought, ""
            self.comparing.begin(text)

    def markup(self) -> Markup:
        return tracker(showing.table(self))

    def act(self, do: str, arg: str) -> bool:
        """Carry out a control, unless its button has just changed its meaning."""
        if do in self.controls and self.shell.browser.now() < self.deaf_until and do not in ("dial", "face"):
            return True
        before = self.begun.stage(self.game)
        is_done = super().act(do, arg)
        if self.begun.stage(self.game) != before:
            self.deaf_until = self.shell.browser.now() + DEAF_MS
        return is_done

    @property
    def depth(self) -> str:
        """How closely the match is followed."""
        return self.game.tags.get(showing.DEPTH_TAG, showing.DEPTHS[0])

    @property
    def moment(self) -> Any:
        """The position in which something happens: the present one, or that before the line that is changed."""
        return self.game.plies[self.begun.line].before if self.begun.line >= 0 else self.game.state

    def keep(self, game: Game, said: str = "") -> None:
        """Go on with a log, save it, show it and say what happened."""
        self.game, self.begun, self.changing.mending = game, Begun(), None
        for name in (TYPED, MENDING):
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
        self.begun = self.begun._replace(trouble=keep(self.shell, self.match, self.changing.whole).trouble)

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

    def _told(self, known: int) -> None:
        self.shell.sound(events.sounds(self.face, self.game.fresh))
        self.keep(self.game, lines.line_text(self, known) if known < len(self.game.plies) else "")

    def _mark(self, place: int) -> None:
        """A button of what happened was pressed."""
        if self.game.pending is not None or not 0 <= place < len(self.tracker.marks):
            return
        mark = self.tracker.marks[place]
        if mark.asks == NOTHING:
            return self.happen(mark.action(self.moment))
        action = self.changing.of_the_same(mark)
        if action is not None:
            return self.happen(action)
        self.begun = self.begun._replace(kind=NAMING, place=place)
        self.draw()

    def _mark_side(self, place: int, of: int) -> None:
        """A button that names its side was pressed."""
        marks = self.tracker.marks
        if self.game.pending is None and 0 <= place < len(marks) and marks[place].asks == SIDES and of in (0, 1):
            self.happen(marks[place].action(self.moment, of))

    def _marked(self) -> Mark | None:
        return self.tracker.marks[self.begun.place] if self.begun.kind == NAMING else None

    def _name(self, who: int) -> None:
        """Say whom it happened to."""
        mark = self._marked()
        if mark is not None and mark.asks == WHOM and who in self.tracker.players(self.moment):
            self.happen(mark.action(self.moment, who))

    def _name_side(self, of: int) -> None:
        """Say which side it happened to, where nobody is named."""
        mark = self._marked()
        if mark is not None and of in (0, 1) and (mark.asks == SIDES or mark.for_side):
            self.happen(mark.action(self.moment, of, is_side=mark.asks != SIDES))

    def _name_word(self, key: str) -> None:
        """Say which of several things it was."""
        mark = self._marked()
        if mark is not None and key in mark.words:
            self.happen(mark.action(self.moment, key))

    def _dial(self, place: int, by: int) -> None:
        """A counter was tapped; several taps in a row are one event, and one that moves nothing is none."""
        dials = showing.dials(self)
        if self.game.pending is not None or not 0 <= place < len(dials) or by not in (-1, 1):
            return
        now, (last, deed, when) = self.shell.browser.now(), self.dialled
        action: Action = (*dials[place], by)
        before: Action = self.game.plies[deed].action if 0 <= deed == len(self.game.plies) - 1 else ()
        is_now = self.begun.line < 0  # and not instead of a line, or before one
        rules, state = self.game.ruleset, self.game.state
        if is_now and prospect.run(rules, state, (*dials[place], by), ()).state == state:
            return
        if is_now and last == place and before[:-1] == dials[place] and now - when < ONE_EVENT_MS:
            action = (*dials[place], before[-1] + by)
            self.game = log.without(self.game, deed).game
        if action[-1] == 0:
            self.keep(self.game)
            self.dialled = (-1, -1, 0.0)
            return
        if self.game.ruleset.is_legal(self.game.state, action):
            self.happen(action)
        self.dialled = (place, len(self.game.plies) - 1, now) if is_now else (-1, -1, 0.0)

    # -- dice and questions ----------------------------------------------------------------------------------

    def _type_face(self, face: int) -> None:
        """Type in a die; the last one ends the throw."""
        request, entered = self.game.pending, [*self.begun.entered]
        if not isinstance(request, Roll) or not die_of(request.dice).has(face):
            return
        if 0 <= self.begun.die < len(entered):
            entered[self.begun.die] = face
        elif not panels.entered_all(request, entered):
            entered.append(face)
        entered = entered[:panels.dice_of(request, entered)]
        if panels.entered_all(request, entered):
            return self._answer(panels.thrown(request, entered))
        self.begun = self.begun._replace(die=-1, entered=tuple(entered))
        self.game.tags[TYPED] = " ".join(map(str, entered))
        self.renew()

    def _throw(self) -> None:
        """Let the phone throw the dice that nobody has at hand."""
        request, seed, number = self.game.pending, self.shell.browser.fresh_seed(), count()
        if isinstance(request, Roll):
            self._answer(draw(request.dice, lambda sides: side(seed, next(number), sides)))

    def _correct(self, place: int) -> None:
        self.begun = self.begun._replace(die=place)
        self.draw()

    def _options(self) -> tuple[Any, ...]:
        return self.game.pending.options if isinstance(self.game.pending, Choice) else ()

    def _option_text(self, option: Any) -> str:
        assert isinstance(self.game.pending, Choice)
        return self.game.ruleset.option_text(self.game.state, self.game.pending, option)

    def _answer(self, value: Any) -> None:
        known = len(self.game.plies) - 1
        self.game.answer(value)
        self.game.tags.pop(TYPED, None)
        if self.changing.mending is not None:
            self.shell.sound(events.sounds(self.face, self.game.fresh))
            return self.changing.answered()
        self._told(known)

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
            changed = log.without(self.game, len(self.game.plies) - 1)
            self.keep(changed.game, _("Taken back."))

    def change(self, changed: log.Changed) -> None:
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
        if depth == showing.FULL:
            return board.go(self)
        self.game.tags[showing.DEPTH_TAG] = depth
        self.renew()

    def _show_all(self) -> None:
        self.shows_all = not self.shows_all
        self.draw()

    def _show_cards(self) -> None:
        """Open the cards of both squads as soon as the rule book is here, which says what abilities do."""
        key = self.game.ruleset.key
        self.shell.when_here(lambda: self.shell.open_sheet(cards.cards_sheet(self)), key, book_of(key))

    def _hear(self, typed: str) -> None:
        """Say what letters come to that are being typed in."""
        result = result_code(log.tracking_of(self.game).standing(self.changing.whole.state))
        self.shell.canvas.send("text", "heard-answer", "", letters.judged(typed, result, self.game.tags[log.TABLE]))

    def _change_hands(self) -> None:
        self.game.tags[showing.HAND_TAG] = "" if self.game.tags.get(showing.HAND_TAG) else "left"
        self.renew()
