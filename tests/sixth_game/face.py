"""The face of the kernel tests' toy: the least a game needs to be played on the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fracas.faces.choices import NO_ONE, AnswerChoice, MoveOptions, QuestionPrompt, TrayButton
from fracas.faces.face import Face
from fracas.faces.tables import DeedTitle, Effect
from fracas.kernel.contracts.event_text import EventTemplate, Names
from fracas.kernel.contracts.stats import StatsSpec
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Choice, Event
from fracas.view.board.lattice import Lattice
from fracas.view.board.model import PlayingField, Token
from fracas.view.controls import LabelledValue as Piece
from fracas.view.markup import EMPTY
from fracas.view.match.score import TrackerFigure
from fracas.view.match.squads import PlayerDetails, SquadList
from fracas.view.teams.match_team import MatchTeam

TRACK = PlayingField("toy", Lattice(((n, side) for side in (0, 1) for n in range(30)), 44, False), (0, 0, 30 * 44, 88),
                     EMPTY,
              EMPTY, "ball-elf", 46)
NAMES = ("Hare", "Tortoise")
TELLINGS = {"scores": EventTemplate("points", "{points} points.")}


def _token(s: Any, who: int) -> Token:
    return Token(f"p{who}", 30 * who + s.points[who], who, NAMES[who][0], can_act=s.turn == who)


def _commands(_state: Any, legal: Sequence[Action], _who: int, _mode: str) -> tuple[TrayButton, ...]:
    return tuple(TrayButton(action[0].capitalize(), "dice", action, is_main=action == ("wait",)) for action in legal)


def _question(_state: Any, choice: Choice) -> QuestionPrompt:
    replies = tuple(AnswerChoice(option, str(option), is_main=option == "no") for option in choice.options)
    return QuestionPrompt(f"{choice.kind.capitalize()}?", "Yes or no.", replies)


def _tell(event: Event, _state: Any, _players: Names, _sides: Names) -> str:
    told = TELLINGS[event.kind]
    return str(told.sentence).format(**told.facts_by_role(event.facts))


FACE = Face(
    key="toy",
    home_team="hare",
    away_team="tortoise",
    teams=lambda: tuple(Piece(name.lower(), name) for name in NAMES),
    sheet=lambda team, _settings: MatchTeam(team.capitalize(), "", (), ()),
    default_kit=lambda _team, side: ("red", "blue")[side],
    field=lambda _state: TRACK,
    team_name=lambda _state, side: NAMES[side],
    score=lambda state: state.points,
    detail=lambda state: f"to {state.goal}",
    trackers=lambda state: (TrackerFigure(str(state.goal), "goal"),),
    tokens=lambda state: (_token(state, 0), _token(state, 1)),
    token=_token,
    name=lambda _state, who: NAMES[who],
    who_at=lambda state, cell: next((who for who in (0, 1) if _token(state, who).cell == cell), NO_ONE),
    cell_of=lambda state, who: _token(state, who).cell,
    squad=lambda _state, side, _who: SquadList(NAMES[side], "", ()),
    card=lambda state, who, _kind: PlayerDetails(_token(state, who), NAMES[who], "", ()),
    cell_text=lambda _state, cell: str(cell % 30),
    label=lambda state: f"{state.points[0]} to {state.points[1]}",
    letters=lambda state: f"{state.points[0]}-{state.points[1]}",
    kits=lambda _state: ("red", "blue"),
    report=StatsSpec(
        figures={}, honours={}, teams=lambda _state: NAMES, score=lambda state: state.points,
        players=lambda _state: ((), ()), count=lambda _game: (),
        value=lambda _roll, _faces: None, title=lambda roll: roll.kind,
    ),
    acting=lambda _state: NO_ONE,
    move_options=lambda _state, _legal, _who: MoveOptions({}, ()),
    tray_buttons=_commands,
    hint=lambda state, _who, _mode: ("Race", "Be the first."),
    questions={"again": _question, "mercy": _question},
    rolls={kind: DeedTitle(f"{{who}} rolls for {kind}") for kind in ("gamble", "duel", "nerve")},
    roll_label=lambda roll: roll.kind,
    reason=lambda _state, _roll, reason: reason.rule,
    result=lambda rolled: str(rolled.faces),
    outcomes={str(points): (f"{points} points", "pass") for points in range(7)},
    event_templates=TELLINGS,
    tell=_tell,
    effects={"scores": Effect(sound="goal")},
    turn_key=lambda state: (state.turn,),
    turn_title=lambda state: NAMES[state.turn],
)
