"""A Cave Brawl position in words and figures: the score bar, a cell, the whole board. For eyes and screen readers."""

from fracas.faces.cave_brawl.names import beast_of, cell_name, cell_of, name, shirt, team_name, who_at
from fracas.faces.place_notes import board_text, place_note
from fracas.games.cave_brawl import pit
from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.state import State
from fracas.games.cave_brawl.team.given import display_name, type_of
from fracas.games.cave_brawl.ungawa import PATIENCE
from fracas.locale import _, ngettext
from fracas.view.match.score import Pegs, TrackerFigure


def round_of(s: State) -> int:
    """Return the number of the round; two turns make one."""
    return (s.turn + 1) // 2


def detail(s: State) -> str:
    """Return the line of the score bar: "Round 7, to 3"."""
    if s.turn == 0:
        return _("Before the match, to {n}").format(n=s.options.target)
    if s.phase == st.HANDING:
        return _("New start, to {n}").format(n=s.options.target)
    return _("Round {round}, to {n}").format(round=round_of(s), n=s.options.target)


def turn_title(s: State) -> str:
    """Return the heading of the turn in the log."""
    team = team_name(s, s.side)
    if s.phase == st.COIN:
        return _("The coin")
    if s.phase == st.ROLLING:
        return _("Scores: {team}").format(team=team)
    if s.phase == st.TURN:
        return _("Round {n}, {team}").format(n=round_of(s), team=team)
    return _("Who has the ball: {team}").format(team=team)


def pegs(s: State) -> Pegs:
    """Return the row of pegs that counts the turns without moving the ball."""
    return Pegs(_("Stalling"), s.stall, PATIENCE)


def trackers(s: State) -> tuple[TrackerFigure, ...]:
    """Return the figures to keep in view that the score bar does not tell."""
    shown = [TrackerFigure(f"{round_of(s)}/{s.options.rounds}", _("round"))] if s.options.rounds else []
    if s.beasts:
        shown.append(TrackerFigure(str(len(s.beasts)), ngettext("beast", "beasts", len(s.beasts))))
    return tuple(shown)


def cell_text(s: State, cell: int) -> str:
    """Return a cell with its player, beast and bodies in words, for screen readers."""
    words = [cell_name(s, cell), *_hole(s, cell)]
    who = who_at(s, cell)
    if who != st.NO_ONE:
        words.append(_beast_text(s, who) if st.is_beast(who) else _player_text(s, who))
    if s.holder == st.NO_ONE and s.ball == cell:
        words.append(_("the ball"))
    words += [_("body of {name}").format(name=name(s, corpse)) for corpse in range(len(s.players))
              if s.body[corpse] == cell]
    return ", ".join(words)


def surroundings(s: State, cell: int, but: int) -> str:
    """Return the features and neighbours of a square in words, one player left out."""
    special = _hole(s, cell) or ([_("at the wall")] if len(pit.AROUND[cell]) < 8 else [])
    beside = (who_at(s, near) for near in pit.AROUND[cell])
    return place_note(special, (name(s, who) for who in beside if who not in (st.NO_ONE, but)))


def _hole(s: State, cell: int) -> list[str]:
    """Return the goal or cave of a square in words."""
    if cell in pit.GOALS:
        side = next(side for side in (0, 1) if pit.OWN_GOAL[side] == cell)
        return [_("goal of the {team}").format(team=team_name(s, side))]
    if cell in pit.CAVES:
        return [_("left cave") if cell == pit.CAVES[0] else _("right cave")]
    return []


def _player_text(s: State, who: int) -> str:
    side = _("home") if st.side_of(s, who) == 0 else _("away")
    kind = f"{type_of(s, who)} {display_name(s, who)}"
    words = [_("{team} {shirt} {type}").format(team=side, shirt=shirt(s, who), type=kind)]
    if s.where[who] >= 0:
        words.append(_("prone") if s.prone[who] else _("standing"))
    if s.players[who].hp:
        words.append(_("{n} of {full} hit points").format(n=s.hp[who], full=s.players[who].hp))
    if s.holder == who:
        words.append(_("has the ball"))
    return ", ".join(words)


def _beast_text(s: State, who: int) -> str:
    beast = beast_of(s, who)
    assert beast is not None
    words = [name(s, who), ngettext("{n} hit point", "{n} hit points", beast.hp).format(n=beast.hp)]
    if beast.is_prone:
        words.append(_("prone"))
    if beast.victim != st.NO_ONE:
        words.append(_("holds {name}").format(name=name(s, beast.victim)))
    return ", ".join(words)


def board_label(s: State) -> str:
    """Return the board in one sentence."""
    told = _("Cave Brawl pit: {home} {a}, {away} {b}; {detail}").format(
        home=team_name(s, 0), a=s.score[0], away=team_name(s, 1), b=s.score[1], detail=detail(s))
    if s.holder != st.NO_ONE:
        return board_text(told, cell_name(s, cell_of(s, s.holder)), name(s, s.holder))
    return board_text(told, cell_name(s, s.ball) if st.ball_cell(s) >= 0 else "")
