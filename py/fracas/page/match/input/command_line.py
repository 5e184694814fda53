"""The meaning of a typed line: an action, an answer, or a short question about the match.

Nothing is drawn here and nothing is carried out: a `Reply` says what to tell the coach and what to do.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from fracas.faces import plans
from fracas.faces.cells import cells_by_name
from fracas.faces.choices import MOVE, NO_ONE, NOWHERE
from fracas.faces.face import Face
from fracas.faces.match_scene import MatchScene
from fracas.faces.move_plan import MovePlan
from fracas.kernel.errors import IllegalAction, InvalidNotation, quote
from fracas.kernel.game import Game
from fracas.kernel.record import read_faces
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Choice, Roll, Side
from fracas.locale import N_, _, fold, ngettext
from fracas.page.match.model.log_model import LogModel
from fracas.view.board.model import Token
from fracas.view.match.dice import percent
from fracas.view.match.score import Pegs

MOST_LISTED = 40  # things named in one answer
LINE_LIMIT = 300  # characters of a typed line


class LineSubject(NamedTuple):
    """What a line is about: the match and what is selected."""

    game: Game
    face: Face
    story: LogModel
    scene: MatchScene
    side: Side  # whose coach types
    is_mine: bool = True  # False while a bot decides or another tab plays


class LineReply(NamedTuple):
    """What a line means."""

    say: str = ""
    action: Action | None = None  # to be played
    answer: Any = None  # to the pending question or roll
    plan: MovePlan | None = None  # whose chance is to be told once it is known


def reply(desk: LineSubject, line: str) -> LineReply:
    """Return the meaning of a typed line."""
    words = " ".join(line[:LINE_LIMIT].split())
    if not words:
        return LineReply(_("Type an action, an answer or a question. “help” lists the questions."))
    plain = fold(words).rstrip(" ?.")
    for names, tell in QUESTIONS:
        for name in {name for each in names for name in (each, _(each))}:
            if plain == fold(name):
                return LineReply(tell(desk))
    for name in map(fold, ("odds to", _("odds to"), "odds", _("odds"))):
        if plain.startswith(f"{name} "):
            return _odds(desk, plain.removeprefix(f"{name} "))
    return _input(desk, words)


def _input(desk: LineSubject, words: str) -> LineReply:
    """Read an action or an answer."""
    game = desk.game
    if game.is_terminal():
        return LineReply(_("The match is over."))
    if not desk.is_mine:
        return LineReply(_("It is not your turn to decide."))
    try:
        if isinstance(game.pending, Roll):
            return LineReply(answer=read_faces(game.pending.dice, words))
        if isinstance(game.pending, Choice):
            return LineReply(answer=_option(game, game.pending, words))
        plane = desk.face.plane
        parse_action = plane.parse_action if plane is not None else game.ruleset.parse_action
        action = parse_action(game.state, words)
        if not game.ruleset.is_legal(game.state, action):
            raise IllegalAction(_("{action} is not possible now.").format(action=quote(words)))
        return LineReply(action=action)
    except ValueError as error:
        return LineReply(_("{error} “help” lists the questions, “targets” your actions.").format(error=error))


def _option(game: Game, choice: Choice, words: str) -> Any:
    texts = {game.ruleset.option_text(game.state, choice, option): option for option in choice.options}
    folded = {text.casefold(): option for text, option in texts.items()}
    if words in texts:
        return texts[words]
    if words.casefold() in folded:
        return folded[words.casefold()]
    raise InvalidNotation(_("{text} is not an answer: choose one of {answers}.").format(
        text=quote(words), answers=", ".join(texts)))


# -- questions -----------------------------------------------------------------------------------------------


def _score(desk: LineSubject) -> str:
    state, face = desk.game.state, desk.face
    home, away = face.score(state)
    return _("{home} {a}, {away} {b}").format(
        home=face.team_name(state, 0), a=home, away=face.team_name(state, 1), b=away) + "."


def _clock(desk: LineSubject) -> str:
    state, face = desk.game.state, desk.face
    told = [face.detail(state), *(f"{tracker.label} {tracker.value}" for tracker in face.trackers(state))]
    pegs = face.pegs(state)
    if isinstance(pegs, Pegs):
        told.append(f"{pegs.label} {pegs.value}")
    return ". ".join(part for part in told if part) + "."


def _ball(desk: LineSubject) -> str:
    state, face = desk.game.state, desk.face
    for token in face.tokens(state):
        if token.has_ball and token.cell != NOWHERE:
            return face.cell_text(state, token.cell) + "."
    cell = face.ball(state)
    return face.cell_text(state, cell) + "." if cell != NOWHERE else _("The ball is not on the board.")


def _threats(desk: LineSubject) -> str:
    danger = set(desk.face.danger(desk.game.state, desk.side))
    return _listed(desk, lambda token: token.side == desk.side and token.cell in danger,
                   _("None of your players is threatened."))


def _listed(desk: LineSubject, wanted: Callable[[Token], bool], nobody: str = "") -> str:
    """Name counters with their places."""
    state, face = desk.game.state, desk.face
    texts = [face.cell_text(state, token.cell) for token in face.tokens(state)
             if token.cell != NOWHERE and wanted(token)]
    return "; ".join(texts[:MOST_LISTED]) + "." if texts else nobody or _("Nobody is on the board.")


def _targets(desk: LineSubject) -> str:
    """List the legal actions, or the answers to the question, in the notation."""
    game = desk.game
    if isinstance(game.pending, Choice):
        texts = [game.ruleset.option_text(game.state, game.pending, option) for option in game.pending.options]
    elif isinstance(game.pending, Roll):
        return _("Type the faces of your dice.")
    else:
        texts = game.legal_texts()
    if not texts:
        return _("There is nothing to do now.")
    shown = ", ".join(texts[:MOST_LISTED])
    rest = len(texts) - MOST_LISTED
    return shown + (ngettext(", and {n} more.", ", and {n} more.", rest).format(n=rest) if rest > 0 else ".")


def _help(desk: LineSubject) -> str:
    names = ", ".join(_(names[0]) for names, _tell in QUESTIONS)
    return _("Questions: {names}, odds to a cell. Or type an action or answer in notation.").format(
        names=names)


QUESTIONS: tuple[tuple[tuple[str, ...], Callable[[LineSubject], str]], ...] = (
    ((N_("last event"), N_("last")),
     lambda desk: desk.story.entries[-1].text if desk.story.entries else _("Nothing has happened yet.")),
    ((N_("score"),), _score),
    ((N_("clock"), N_("time")), _clock),
    ((N_("where is the ball"), N_("ball")), _ball),
    ((N_("list my pieces"), N_("pieces")),
     lambda desk: _listed(desk, lambda token: token.side == desk.side)),
    ((N_("list their pieces"), N_("opponents")),
     lambda desk: _listed(desk, lambda token: token.side == 1 - desk.side)),
    ((N_("list threats"), N_("threats")), _threats),
    ((N_("legal targets"), N_("targets")), _targets),
    ((N_("help"),), _help),
)


def _odds(desk: LineSubject, name: str) -> LineReply:
    """Return the selected player's chance to reach a cell, or the plan whose odds are to be found."""
    state, face, offer, selected = desk.game.state, desk.face, desk.scene.move_options, desk.scene.ui.selected
    if offer is None or selected == NO_ONE:
        return LineReply(_("Choose a player first."))
    if face.plane is not None:
        aimed = face.plane.plan_attack(desk.scene, name)
        return LineReply(aimed) if isinstance(aimed, str) else LineReply(plan=aimed)
    cell = cells_by_name(face, state).get(name, NOWHERE)
    if cell == NOWHERE:
        return LineReply(_("There is no cell {name}.").format(name=quote(name)))
    deed = next((deed for deed in offer.actions if deed.cell == cell and deed.mode == MOVE), None)
    if deed is not None:
        return LineReply(plan=plans.plan_of_deed(desk.game, selected, deed))
    if cell not in offer.paths:
        return LineReply(_("{name} is out of reach.").format(name=name))
    return LineReply(_("{name}: {chance}.").format(name=name, chance=percent(offer.paths[cell].chance)))
