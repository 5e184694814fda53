"""The match as it is drawn: pure functions from the model to what the view draws."""

from dataclasses import replace

from fracas.faces import pictures
from fracas.faces.choices import NO_ONE
from fracas.faces.match_scene import MatchScene, TurnOptions
from fracas.locale import _
from fracas.page.match.model.match_model import MatchModel
from fracas.page.match.model.session import HUMAN
from fracas.page.match.panels.side_panel import MatchCourse, dice_panel, side_panel
from fracas.page.match.play import advice, bot_turns, onboarding, turn_replay
from fracas.view.board.model import Board
from fracas.view.controls import Button
from fracas.view.match.side_panel import OVER, News, SidePanel


def scene_shown(model: MatchModel) -> MatchScene:
    """Return the scene to draw, without options while a bot decides or a turn is replayed."""
    if model.replay is not None:
        return MatchScene(turn_replay.state_shown(model, model.replay), TurnOptions(), model.ui)
    if model.dice is None and not model.session.is_waiting:
        return model.scene
    state = model.dice.state if model.dice is not None else model.game.state
    acting = model.face.acting(state) if model.face.plane is None else NO_ONE
    return MatchScene(state, TurnOptions(), replace(model.ui, selected=acting))


def cells_to_ring(model: MatchModel) -> tuple[int, ...]:
    """Return the cells to highlight, one per idea."""
    return advice.cells(model) if model.ui.selected < 0 and model.replay is None else ()


def picture(model: MatchModel, scene: MatchScene, cells: tuple[int, ...]) -> Board:
    """Return the board.

    Args: scene - the moment as it is drawn.
          cells - those to highlight.
    """
    trail = model.trail if model.replay is None else turn_replay.trail_shown(model, model.replay)
    kits = pictures.kits_of_match(model.face, model.game)
    drawn = pictures.match_board(model.face, scene, model.game.to_act, trail, kits)
    return drawn._replace(pointed=cells, signs=onboarding.signs(model))


def panel(model: MatchModel) -> SidePanel:
    """Return the side panel without advice."""
    session, bots = model.session, model.bots
    if model.dice is not None:
        is_next = session.is_barred or model.dice.is_theirs
        is_bots = session.seats[model.game.plies[-1].side] != HUMAN
        return dice_panel(model.dice.boxes, is_bots and not bots.is_paused, is_next and not bots.is_paused)
    last, is_waiting = model.log.last(), session.is_waiting
    return side_panel(model.game, model.face, model.scene, MatchCourse(
        is_waiting, _news(model), model.rolls, last.text if last is not None and is_waiting else "",
        bots.is_paused, bot_turns.is_seen(model), bots.share,
        turn_replay.action_shown(model, model.replay) if model.replay is not None else None,
        model.summary.known if model.summary is not None else None, onboarding.tip(model),
    ))


def _news(model: MatchModel) -> News | None:
    """Return the news since the coach's last input, None if there are none."""
    news = model.news
    if news is None or model.session.is_waiting or model.replay is not None:
        return None
    again = Button(_("Show me that again"), "replay", news.turn, "play", style="small") if news.turn else None
    return News(news.lines, again)


def replayable_turn(model: MatchModel) -> str:
    """Return the heading of the turn that the other side has just played, "" if none was."""
    turns, session = model.log.turns, model.session
    if HUMAN not in session.seats or not turns or not model.game.plies:
        return ""
    key = list(turns)[-1]
    return key if session.is_absent(model.game.plies[turns[key]].side) else ""


def word_on_board(model: MatchModel, shown: SidePanel) -> str:
    """Return the word on a burst over the board: a shout, or the result of the match."""
    is_over = shown.state == OVER and model.summary is not None
    return model.ui.shout or (model.summary.known.headline if is_over and model.summary is not None else "")
