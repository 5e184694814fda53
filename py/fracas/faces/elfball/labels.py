"""An Elfball position in words: the score bar, the figures to keep in view, a cell, the board, a turn."""

from fracas.faces.elfball.pieces import player_name, shirt
from fracas.faces.place_notes import board_text, place_note
from fracas.games.elfball import field as geometry
from fracas.games.elfball import state as st
from fracas.games.elfball.state import State
from fracas.games.elfball.words.names import team_name
from fracas.games.elfball.words.variant import compass, variant_text
from fracas.kernel.table import NOBODY
from fracas.locale import N_, _, ngettext
from fracas.view.match.score import Pegs, TrackerFigure

STANCES = {st.STANDING: N_("standing"), st.DOWN: N_("down"), st.DAZED: N_("dazed")}


def detail(s: State) -> str:
    """Return the line of the score bar: "Test 2, turn 16"."""
    if s.phase in (st.OPENING, st.SET_UP):
        return _("Test {test}, set-up").format(test=s.test)
    if s.turn == 0:
        return _("Test {test}, face-off").format(test=s.test)
    if s.extra.moves:
        return _("Test {test}, turn {turn}, second player").format(test=s.test, turn=s.turn)
    return _("Test {test}, turn {turn}").format(test=s.test, turn=s.turn)


def pegs(s: State) -> Pegs:
    """Return the Momentum track."""
    return Pegs(_("Momentum"), s.momentum, st.MOST_MOMENTUM)


def trackers(s: State) -> tuple[TrackerFigure, ...]:
    """Return the figures to keep in view that the score bar does not tell."""
    shown = []
    if s.options.goals > 1:
        shown.append(TrackerFigure(str(s.options.goals), _("goals to win")))
    if s.options.cards:
        shown.append(TrackerFigure(str(s.cards), _("cards left")))
    return tuple(shown)


def turn_title(s: State) -> str:
    """Return the heading of the turn in the log."""
    if s.phase == st.OPENING:
        return _("First roll")
    return f"{detail(s)}, {team_name(s, s.side)}" if s.side in (0, 1) else detail(s)


def cell_text(s: State, cell: int) -> str:
    """Return a cell with its player in words, for screen readers."""
    p = st.player_at(s, cell)
    words = [s.book.field.names[cell], *_line(s, cell)]
    if p < 0:
        return ", ".join((*words, _("the ball")) if st.ball_cell(s) == cell else words)
    words += [_("{team} {shirt} {name}, {position}").format(
        team=_("home") if st.side_of(p) == 0 else _("away"), shirt=shirt(p), name=st.profile(s, p).name,
        position=_(st.profile(s, p).position)), _(STANCES[s.stance[p]])]
    if any(frog == p for frog, _real in s.extra.frogs):
        words.append(_("frog"))
    if s.facing[p] >= 0:
        words.append(_("facing {direction}").format(direction=compass(s, s.facing[p])))
    if s.holder == p:
        words.append(_("has the ball"))
    if near := len(st.facing_players(s, 1 - st.side_of(p), cell)):
        words.append(ngettext("faced by {n} opponent", "faced by {n} opponents", near).format(n=near))
    if s.last_moved[st.side_of(p)] == p:
        words.append(_("just moved"))
    return ", ".join(words)


def surroundings(s: State, cell: int, but: int) -> str:
    """Return the features and neighbours of a cell in words, one player left out."""
    beside = (st.player_at(s, near) for near in s.book.field.beside[cell])
    return place_note(_line(s, cell), (player_name(s, p) for p in beside if p not in (-1, but)))


def _line(s: State, cell: int) -> list[str]:
    """Return the line or goal of a cell in words."""
    field = s.book.field
    line = field.lines[cell]
    if line == geometry.NO_LINE:
        return []
    if line == geometry.GOAL:
        if s.south == NOBODY:
            return [_("goal")]
        side = next(side for side in (0, 1) if cell in field.goals[st.half_of(s, side)])
        return [_("goal of the {team}").format(team=team_name(s, side))]
    return [variant_text(s, N_("edge")) if line == geometry.EDGE else _("half-way line")]


def board_label(s: State) -> str:
    """Return the board in one sentence."""
    cell = st.ball_cell(s)
    told = variant_text(s, N_("Elfball field: {home} {a}, {away} {b}; {detail}")).format(
        home=team_name(s, 0), a=s.score[0], away=team_name(s, 1), b=s.score[1], detail=detail(s))
    holder = player_name(s, s.holder) if s.holder >= 0 else ""
    return board_text(told, s.book.field.names[cell] if cell >= 0 else "", holder)
