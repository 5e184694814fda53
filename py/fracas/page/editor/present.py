"""The position editor as markup: board, bar, legality, the selected player, tools, and all that stands beside."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase

from fracas.faces import outcomes, pictures, preview, puzzle_aims_of
from fracas.faces.choices import NO_ONE, NOWHERE
from fracas.faces.composer import PositionField
from fracas.faces.face import Face
from fracas.games import GAMES
from fracas.links import write_position, write_puzzle
from fracas.locale import _
from fracas.page import routes, slugs
from fracas.page.editor.model import EditorModel
from fracas.puzzles.puzzle import write
from fracas.view.board.counters import kit_classes
from fracas.view.board.model import Board
from fracas.view.controls import LabelledValue, undo_redo_buttons
from fracas.view.markup import Markup, classes, join
from fracas.view.share import position as view
from fracas.view.shell import page_bar

MOST_ACTIONS = 400  # that are listed to choose odds of


def look(model: EditorModel, face: Face) -> str | None:
    """Return the classes of the screen, by game, board and kits.

    Args: face - of the game, as the board lies.
    """
    field, kits = face.field(model.state), face.kits(model.state)
    return classes("match replay position", field.game, field.is_wide and "wide", kit_classes(kits))


def board(model: EditorModel, face: Face) -> Board:
    """Return the board with the selected player marked."""
    drawn = pictures.board(face, model.state)
    key = face.token(model.state, model.selected).key if model.selected != NO_ONE else ""
    return drawn._replace(tokens=tuple(t._replace(selected=True) if t.key == key else t for t in drawn.tokens))


def announcement(model: EditorModel) -> str:
    """Return a change in words: its place and what is against the rules now."""
    if model.trouble:
        return model.trouble
    cell = model.selected_cell
    where = model.face.cell_text(model.state, cell) if cell != NOWHERE else hint(model)
    faults = _("Against the rules: {faults}.").format(faults=", ".join(map(_, model.faults))) if model.faults else ""
    again = "\N{ZERO WIDTH SPACE}" * (model.at % 2)  # the same words are read anew
    return f"{where} {faults}".strip() + again


def hint(model: EditorModel) -> str:
    """Return the meaning of a tap on the board now, in a sentence."""
    if model.has_ball:
        return _("Tap the place of the ball, or its carrier.")
    if model.selected != NO_ONE:
        return _("Tap a cell to place him.")
    return _("Tap a player, then a cell.")


def regions(model: EditorModel, bar: tuple[str, str]) -> dict[str, Markup]:
    """Return the content of every region by its id, but for the board.

    Args: bar - title of the screen and the address of the way back.
    """
    face, state, selected = model.face, model.state, model.selected
    name = face.name(state, selected) if selected != NO_ONE else ""
    cell = model.selected_cell
    where = face.cell_text(state, cell) if cell != NOWHERE else _("not on the board")
    ball = model.has_ball if model.composer.put_ball is not None else None
    undo_redo = undo_redo_buttons("position", model.at > 0, model.at + 1 < len(model.states))
    return {
        "score": page_bar(*bar),
        "verdict": view.legality(tuple(map(_, model.faults)), model.trouble),
        "piece": view.player_panel(name, where, _settings(model, model.player_fields, selected), hint(model)),
        "tools": view.tools(undo_redo, ball, "" if name else _("nobody selected")),
        "aside": _aside(model),
    }


def _settings(model: EditorModel, fields: Sequence[PositionField], who: int) -> tuple[view.DialSetting, ...]:
    state = model.state
    return tuple(view.DialSetting(each.key, _(each.label), tuple(each.choices(state, who)), each.read(state, who))
                 for each in fields)


# -- beside the board --------------------------------------------------------------------------------------------------


def _aside(model: EditorModel) -> Markup:
    has_own_teams = model.spec.has_own_teams
    games = tuple((slugs.slug_of(game.key), _(game.name)) for game in GAMES if game.has_editor and has_own_teams)
    off = _("it is against the rules") if model.faults else (
        "" if model.has_unfinished_match else _("the match is over"))
    return join(
        view.games(games, slugs.slug_of(model.rules.key)),
        view.lists(_lists(model), model.face.field(model.state).ball),
        view.export_panel(model.text, off),
        view.match(_teams(model) if has_own_teams else (), _settings(model, model.composer.on_match, NO_ONE)),
        view.odds(odds(model)), view.puzzle_maker(puzzle_maker(model)))


def _teams(model: EditorModel) -> tuple[tuple[tuple[LabelledValue, ...], str], ...]:
    """Return the teams to choose from and the chosen one, side by side; a team of its own comes first."""
    state, face = model.state, model.face
    return tuple(
        ((*(() if team else (LabelledValue("", face.team_name(state, side)),)), *face.teams()), team)
        for side, team in enumerate(model.teams))


def _lists(model: EditorModel) -> tuple[tuple[str, tuple[view.ListedPlayer, ...]], ...]:
    """Return everybody who can be put on the board, by team."""
    face, state = model.face, model.state
    rows: dict[int, list[view.ListedPlayer]] = {0: [], 1: [], 2: []}
    for who in model.composer.players(state):
        token = face.token(state, who)
        is_here = face.cell_of(state, who) >= 0
        rows[token.side].append(
            view.ListedPlayer(who, token, face.name(state, who), is_here, who == model.selected))
    names = (face.team_name(state, 0), face.team_name(state, 1), _("Others"))
    return tuple((name, tuple(rows[number])) for number, name in enumerate(names))


def odds(model: EditorModel) -> view.Odds:
    """Return the odds of the chosen action, and the actions to choose from: the selected player's, or all."""
    if not model.has_unfinished_match:
        return view.Odds(note=_("Odds need a legal position of a match that is not over."))
    rules, state, chosen = model.rules, model.state, model.odds
    legal = list(rules.legal_actions(state))
    his = [action for action in legal if len(action) > 1 and action[1] == model.selected]
    texts = dict.fromkeys(rules.action_text(state, action) for action in (his or legal)[:MOST_ACTIONS])
    actions = tuple(LabelledValue(text, text) for text in texts)
    if not chosen.fan:
        return view.Odds(actions, chosen.action)
    first = preview.first_roll(rules, state, rules.parse_action(state, chosen.action))
    fan = outcomes.outcomes(model.face, first, chosen.fan)
    return view.Odds(actions, chosen.action, fan, " ".join(map(_, rules.assumptions)))


def puzzle_maker(model: EditorModel) -> view.PuzzleMaker:
    """Return the puzzle that is made of the position."""
    aims = tuple(LabelledValue(key, _(aim.text)) for key, aim in puzzle_aims_of(model.composer.game).items())
    aim, note, puzzle = model.puzzle
    is_found = puzzle is not None and bool(puzzle.line)
    return view.PuzzleMaker(aims, aim, note, is_found, "".join(puzzle.hints if puzzle is not None else ()),
                            puzzle is not None and not is_found)


# -- addresses ---------------------------------------------------------------------------------------------------------


def address(model: EditorModel, screen: str) -> str:
    """Return the address that opens the position in a screen."""
    return routes.write(screen, write_position(model.text))


def puzzle_address(model: EditorModel, screen: str) -> str:
    """Return the address that opens the puzzle in a screen, those it follows before it."""
    last = model.puzzle.puzzle
    assert last is not None  # its buttons are there only then
    named = [puzzle._replace(key=f"{last.key}{letter}")
             for puzzle, letter in zip((*model.series, last), ascii_lowercase, strict=False)]
    return routes.write(screen, write_puzzle("".join(map(write, named if model.series else [last])), last.game))
