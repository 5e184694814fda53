"""The turn sequence (chapters 7, 24.2) and the beginning and end of an action (chapters 8, 9, Ruling 81)."""

from fracas.games.elfball import state as st
from fracas.games.elfball.abilities.out_of_sequence import out_of_sequence
from fracas.games.elfball.double import begin_moves, begin_second, forget_moves, mark_last_moved
from fracas.games.elfball.momentum import shift
from fracas.games.elfball.movement import reset_action
from fracas.games.elfball.replacement import entrants, entry_cells
from fracas.games.elfball.scoring import check_goals, draw_card, score
from fracas.games.elfball.setup import begin_test
from fracas.games.elfball.standing import stand_cost
from fracas.games.elfball.state import State
from fracas.games.elfball.support.bribe import judge_bribe
from fracas.games.elfball.support.impcrusher import ban_impcrushers
from fracas.games.elfball.tables import BALL_STOLEN, BRIBE_OUT, NO_SHIFT
from fracas.games.elfball.throwing.catching import choose_facing
from fracas.games.elfball.tournament import draw_event
from fracas.kernel.table import Side, Table


def begin_turn(t: Table, side: Side) -> None:
    """Give a side its turn; after a Shift in Momentum its abilities out of sequence come first.

    Rule: Elfball 7, 24.2, Rulings 81 (a, b), 132 (attacks are remembered for one turn of each side).
    """
    s = t.state
    is_after_shift = s.shift != NO_SHIFT
    s.phase, s.side = st.TURN, side
    s.turn = min(s.turn + 1, st.MOST_COUNTED)
    reset_action(s)
    if s.options.double_move:
        begin_moves(s)
    if s.advanced.attacked:
        s.advanced = s.advanced._replace(attacked=tuple(p for p in s.advanced.attacked if st.side_of(p) == side))
    t.tell("turn", side, s.turn, rule="7")
    if is_after_shift and out_of_sequence(s):
        s.advanced = s.advanced._replace(window=True)
    else:
        open_turn(t)


def close_window(t: Table) -> None:
    """Go on with the turn: nothing more is done out of sequence.

    Rule: Elfball 22.2, Rulings 81 (a, b), 124 (the acting player has been named by his Quickling).
    """
    s = t.state
    named = s.advanced.named
    reset_action(s)
    if named != st.NO_ONE:
        s.advanced = s.advanced._replace(named=named)
    open_turn(t)


def open_turn(t: Table) -> None:
    """Begin a turn before its action is chosen: judge the bribed referee and draw a card.

    Rule: Elfball 21 "Bribed Referee", 24.8, Rulings 81 (b), 119 (on a flop the team does nothing, and it is a Shift).
    """
    s = t.state
    is_out = s.support[s.side].referee and judge_bribe(t)
    if s.options.event_cards:
        draw_event(t)
    if is_out:
        shift(t, BRIBE_OUT)
        t.tell("shift", s.side, s.shift, s.momentum, rule="9")
        end_turn(t)


def usable_players(s: State) -> list[int]:
    """List the players of the side in turn who may take the action, by shirt.

    Rule: Elfball 7: not the last player moved, unless he is alone on the field; 24.2; Rulings 83, 124 (who used
          Quickling), 139.
    """
    if s.advanced.named != st.NO_ONE:
        return [s.advanced.named]
    return usable_beside(s, s.extra.partner)


def usable_beside(s: State, partner: int) -> list[int]:
    """List the players who may act when another one has made the first of two moves.

    Rule: Elfball 7, 24.2, Ruling 139: the two differ, and neither is the last player moved.
    """
    on_field = st.players_on_field(s, s.side)
    last = s.last_moved[s.side] if len(on_field) > 1 else st.NO_ONE
    return [p for p in on_field if p != last and p != partner]


def may_move_again(s: State) -> bool:
    """Return whether the side in turn has a second move and a player to make it.

    Rule: Elfball 24.2, Ruling 139.
    """
    if s.extra.moves or s.shift:
        return False
    return bool(usable_beside(s, s.acting) or (entrants(s, s.side) and entry_cells(s, s.side)))


def can_do_more(s: State) -> bool:
    """Return whether the acting player has anything left to do.

    Rule: Elfball 8 "The action ends", Ruling 48.
    """
    p = s.acting
    if s.shift or s.done or s.where[p] < 0 or st.has_scored(s):
        return False
    return s.stance[p] == st.STANDING or (s.dash == st.NO_DASH and s.jog >= stand_cost(s, p))


def end_action(t: Table) -> None:
    """End the action or spell: goal, stolen ball, Impcrusher, marker, Momentum, clock; then comes the next turn.

    Rule: Elfball 9 "Reset", 20, 24.1, 24.2, 24.6, Rulings 81 (f, g), 82, 86, 118.
    """
    s = t.state
    if st.has_scored(s):
        mark_last_moved(s)
        score(t, s.side, rule="20")
        ban_impcrushers(t)
        check_goals(t)
        draw_card(t)
        if s.phase != st.OVER:
            next_test(t)
        return
    if not s.shift and s.catcher != st.NO_ONE and s.holder == s.catcher:
        s.shift = BALL_STOLEN
    if s.options.double_move and may_move_again(s):
        return begin_second(t)
    ban_impcrushers(t)
    mark_last_moved(s)
    if s.shift:
        t.tell("shift", s.side, s.shift, s.momentum, rule="9")
    else:
        s.momentum = 0
    end_turn(t)


def end_turn(t: Table) -> None:
    """Pass the turn on, or set up anew a Test that nobody can go on with.

    Rule: Elfball 7, 24.1, Ruling 84.
    """
    s = t.state
    forget_moves(s)
    if s.options.cards:
        draw_card(t)
    if s.phase == st.OVER:
        return
    if is_deserted(s):
        t.tell("deserted", rule="7/R84")
        next_test(t)
    else:
        begin_turn(t, 1 - s.side)


def is_deserted(s: State) -> bool:
    """Return whether neither side has a player on the field or one to put there.

    Rule: Elfball 7, Ruling 84.
    """
    return max(s.where) < 0 and not any(entrants(s, side) and entry_cells(s, side) for side in (0, 1))


def next_test(t: Table) -> None:
    """Set up the next Test.

    Rule: Elfball 5, Ruling 84 (in the same order when there was no goal).
    """
    t.state.test = min(t.state.test + 1, st.MOST_COUNTED)
    begin_test(t)


def pass_turn(t: Table) -> None:
    """Pass, for want of anything else.

    Rule: Elfball 7, Rulings 15, 82 (counters are lost, the marker stays).
    """
    s = t.state
    t.tell("passes", s.side, rule="7/R15")
    s.momentum = 0
    end_turn(t)


def finish_input(t: Table) -> None:
    """After an input of the acting player: let him be turned and end his action if it is over.

    Rule: Elfball 4 "Facing" (a turn when the action ends), 8.
    """
    s = t.state
    p = s.acting
    if can_do_more(s):
        return
    if s.where[p] >= 0 and s.stance[p] == st.STANDING and not st.has_scored(s):
        choose_facing(t, p)
    end_action(t)
