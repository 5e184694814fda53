"""A match by link on one of the two devices.

It plays its own side alone; dice are rolled as far as both sides have revealed their values.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from fracas.correspondence.history import dice_segments, playing_side
from fracas.correspondence.orders import TAGS, StandingOrders, orders_of
from fracas.kernel import record
from fracas.kernel.chance import commit_reveal
from fracas.kernel.chance.commit_reveal import LIVE, CommitRevealDice
from fracas.kernel.errors import IllegalAction, quote
from fracas.kernel.game import Game, UndoStatus
from fracas.kernel.ply import Ply, line_text
from fracas.kernel.resign import is_resignation, resignation
from fracas.kernel.ruleset import Action
from fracas.kernel.table import AWAY, HOME, NOBODY, Choice, Event, Roll, Side
from fracas.locale import N_, _

SENT = N_("it was sent to the other side")
LAST, ACCEPTED, OPENS, PLAYS, ANSWERS, SPENT = "last", "accepted", "opens", "plays", "answers", "spent"  # waited for
KEYS, SIGNED = "Keys", "Signed"  # header lines: the key of either side, and what it has signed last
ChainValue = Callable[[int], str]  # number in the chain of a side -> its value; IndexError if there is none


class Wait(NamedTuple):
    """The link or input that a match waits for."""

    side: Side  # whose link or input; NOBODY at the end
    why: str  # `ACCEPTED`, `OPENS` (a value for dice), `PLAYS`, `ANSWERS`, `LAST` (all is done), `SPENT` (no more dice)


class LinkGame(Game):
    """A match by link.

    Args: read - the match as its record has it; not changed.
          side - that of this device, NOBODY = it only watches.
          value - gives the values of that side.
          sent - fingerprint of what was sent last, "" = nothing yet.
    """

    def __init__(self, read: Game, side: Side = NOBODY, value: ChainValue | None = None, sent: str = "") -> None:
        super().__init__(read.ruleset, read.state, None, (False, False), read.tags)
        assert isinstance(read.seed, CommitRevealDice)
        self.sealed = _copied(read.seed)
        self.seed = self.sealed
        self.side, self.value, self.sent = side, value, sent
        self.plies, self.marks = [*read.plies], [*read.marks]
        self.pending, self.dice = read.pending, read.dice
        if self.pending is not None:
            self.plies[-1] = _ply(self.plies[-1])

    # -- looking ---------------------------------------------------------------------------------------------

    @property
    def is_live(self) -> bool:
        """Whether every roll is an exchange."""
        return self.sealed.way == LIVE

    @property
    def is_accepted(self) -> bool:
        """Whether both sides have told their seals."""
        return bool(self.sealed.values[AWAY][0])

    @property
    def history_fingerprint(self) -> str:
        """The fingerprint of the actions and answers, without the header lines."""
        return record.fingerprint({}, self._lines(), self.position)

    @property
    def lean_record(self) -> str:
        """The record for a link, without comments: they are notes of this device."""
        return record.write(self.tags, [line_text(self.ruleset, ply, self.is_seeded) for ply in self.plies],
                            self.fingerprint)

    @property
    def is_sent(self) -> bool:
        """Whether the match was sent as it stands, or ended by a resignation of the other side."""
        return self.sent == self.history_fingerprint or self.resigned_side == 1 - self.side

    @property
    def resigned_side(self) -> Side:
        """The side that has resigned, NOBODY if none has."""
        last = self.plies[-1].action if self.plies else ()
        return last[1] if is_resignation(last) else NOBODY

    @property
    def orders(self) -> StandingOrders:
        """The standing orders of the coach here."""
        return orders_of(self.tags, self.side)

    @property
    def wait(self) -> Wait:
        """The link or input that the match waits for."""
        if self.is_terminal():
            return Wait(NOBODY, LAST)
        if not self.is_accepted:
            return Wait(AWAY, ACCEPTED)
        if self.sealed.is_home_first:
            return Wait(HOME, OPENS)
        if isinstance(self.pending, Roll):
            if self.sealed.is_spent(playing_side(self)):
                return Wait(NOBODY, SPENT)
            lacking = self.sealed.missing_value_side(playing_side(self))
            return Wait(playing_side(self) if lacking is None else lacking, OPENS)
        return Wait(self.to_act, PLAYS if self.pending is None else ANSWERS)

    @property
    def is_mine(self) -> bool:
        """Whether an action or an answer is expected here."""
        return self.wait.side == self.side and self.wait.why in (PLAYS, ANSWERS)

    @property
    def can_undo(self) -> UndoStatus:
        """Whether the last input can be taken back: what was sent stands."""
        if self.resigned_side == self.side and not self.is_sent and not self.plies[-1].is_shown:
            return UndoStatus(True, "")
        may = super().can_undo
        return UndoStatus(False, SENT) if may and (self.marks[-1].side != self.side or self.is_sent) else may

    # -- playing ---------------------------------------------------------------------------------------------

    def apply(self, action: Action | str) -> None:
        """Play an action of the side that plays here, which may give up at any moment.

        Raises: as `Game.apply`, and IllegalAction when the other side is to play.
        """
        chosen = self.read_action(action) if isinstance(action, str) else action
        if chosen == resignation(self.side) and self.is_accepted:
            return self.give_up(self.side)
        self._refuse_other(action, is_resignation(chosen))
        super().apply(chosen)
        self.go_on(self.fresh)

    def give_up(self, side: Side) -> None:
        """Resign for a side; an action in progress is dropped.

        Raises: IllegalAction where the rules do not let it.
        """
        super().apply(resignation(side))
        self._settle()

    def _break_off(self, giving_up: Action) -> None:
        super()._break_off(giving_up)
        self.plies[-1].is_shown = True  # the other device may know a part of what was dropped: that stands

    def answer(self, value: Any) -> None:
        """Answer a question to the side that plays here.

        Raises: as `Game.answer`, and IllegalAction when the other side is to answer.
        """
        self._refuse_other(value)
        super().answer(value)
        self.go_on(self.fresh)

    def redo(self) -> None:
        """Play again what was taken back last."""
        super().redo()
        self.go_on(self.fresh)

    def undo(self) -> None:
        """Take back the last input."""
        super().undo()
        self._settle()

    def roll_for_me(self) -> None:
        """Refuse: these dice are rolled as soon as both sides have revealed their values."""
        raise IllegalAction(_("These dice fall when the other side’s link arrives."))

    def _refuse_other(self, wanted: object, is_others: bool = False) -> None:
        """Refuse an input where the other side is waited for."""
        if not self.is_mine or is_others:
            reason = _("The other side decides this. Wait for its link.")
            sentence = _("{reason} You wanted {action}.")
            raise IllegalAction(sentence.format(reason=reason, action=quote(wanted)), reason)

    def go_on(self, fresh: tuple[Event, ...] = ()) -> None:
        """Roll the dice that can be revealed and give the ordered answers of the absent coach.

        Args: fresh - what has just happened.
        """
        self._open()
        while self._falls() or self._is_ordered():
            fresh += self.fresh
        self.fresh = fresh
        self._settle()

    def _falls(self) -> bool:
        """Roll the dice waited for, if this side plays and both values are known."""
        if not isinstance(self.pending, Roll) or playing_side(self) != self.side:
            return False
        fell = dice_segments(self, self.sealed.way)
        self.sealed.settle(fell.table)
        if fell.is_due:
            lacking, wanted = self.sealed.missing_value_side(self.side), self.sealed.needed_values(self.side)[self.side]
            if lacking == 1 - self.side or (lacking == self.side and not self._opened(wanted)):
                return False
            self.sealed.begin(self.side, self.dice)
        self.sealed.end = float("inf")
        super().roll_for_me()
        return True

    def _is_ordered(self) -> bool:
        """Answer a question to the absent coach by his orders, while this side plays."""
        choice = self.pending
        if not isinstance(choice, Choice) or choice.coach == self.side or playing_side(self) != self.side:
            return False
        option = orders_of(self.tags, choice.coach).answer(self.ruleset, self.state, choice)
        if option is None:
            return False
        self._settle()
        super().answer(option)
        return True

    def without_last_action(self) -> LinkGame:
        """Return the match before its last action, a resignation."""
        before = LinkGame(self, self.side, self.value)
        before.state, before.pending = before.plies.pop().before, None
        return before

    def replay_part(self, ply: Ply, answers: int) -> None:
        """Play the first answers of an action again, up to where the next one is waited for."""
        part = _ply(ply)
        del part.answers[answers:]
        fell = [answer.value for answer in part.answers if answer.is_dice]
        self.sealed.end = ply.first_die + sum(len(faces) if isinstance(faces, tuple) else 1 for faces in fell)
        self.plies.append(part)
        self._run(0)

    # -- opening ---------------------------------------------------------------------------------------------

    def _open(self) -> None:
        """Reveal the values that the other side needs: the first one, and with live dice that for its throw."""
        if self.side == HOME and self.is_accepted and self.sealed.is_home_first:
            self._opened(1)
        if self.is_live and isinstance(self.pending, Roll) and playing_side(self) == 1 - self.side:
            self._opened(self.sealed.needed_values(1 - self.side)[self.side])

    def _opened(self, number: int) -> bool:
        """Reveal values of this side up to one; return False where there is none."""
        values, later = self.sealed.values[self.side], self.sealed.later[self.side]
        assert self.value is not None
        if number > commit_reveal.CHAIN and not self.sealed.is_renewed:
            return False
        try:
            values += [self.value(each) for each in range(len(values), number + 1)]
            while self.sealed.lacks_seal(self.side):
                later.append(self.value((len(later) + 1) * (commit_reveal.CHAIN + 1)))
        except IndexError:
            return False
        return True

    def _settle(self) -> None:
        """Write the revealed values to the header and forget dice not rolled yet."""
        self.sealed.settle(dice_segments(self, self.sealed.way).table)
        self.write_header()

    def write_header(self, orders: Mapping[str, str] | None = None) -> None:
        """Write the header lines that change, in the same order on both devices.

        Args: orders - header lines of standing orders or signatures that are new.
        """
        names = (*TAGS, SIGNED)
        told = {**{tag: self.tags[tag] for tag in names if tag in self.tags}, **(orders or {})}
        changing = {**self.sealed.tags(), **{tag: told[tag] for tag in names if tag in told}}
        self.tags = {name: text for name, text in {
            **{name: text for name, text in self.tags.items() if name not in changing}, **changing}.items() if text}

    def order(self, orders: StandingOrders) -> None:
        """Write down the standing orders of the side that plays here.

        Raises: IllegalAction when the match was sent as it stands: the other side plays by what it was told.
        """
        if self.is_sent:
            raise IllegalAction(_("Your standing orders are sent. Change them with your next link."))
        self.write_header({TAGS[self.side]: orders.text})


def _copied(dice: CommitRevealDice) -> CommitRevealDice:
    copy = CommitRevealDice(dice.way, ([*dice.values[0]], [*dice.values[1]]), dice.version)
    copy.later = [*dice.later[0]], [*dice.later[1]]
    copy.starts, copy.seeds, copy.table, copy.used = [*dice.starts], [*dice.seeds], [*dice.table], [*dice.used]
    copy.end = dice.end
    return copy


def _ply(ply: Ply) -> Ply:
    """Return a copy of an action in progress."""
    copy = Ply(ply.action, ply.text, ply.before, ply.side, ply.first_die)
    copy.answers, copy.events, copy.comment, copy.is_shown = [*ply.answers], ply.events, ply.comment, ply.is_shown
    return copy
