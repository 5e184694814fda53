"""Events of a match as sentences, sounds, shouted words and movements, and the position that is shown after them."""

from collections.abc import Iterator, Sequence
from typing import Any

from fracas.faces import events
from fracas.faces.choices import NO_ONE
from fracas.faces.face import Face
from fracas.kernel.table import Event
from fracas.page.board.live_board import Movement
from fracas.page.match import moves
from fracas.page.match.model.effects import Animate, Effect, Effects, Outside, SayAloud, SayShout, SendAfter
from fracas.page.match.model.match_model import MatchModel
from fracas.page.match.model.messages import ShoutOver

SHOUT_MS = 1150.0


def narrate(model: MatchModel, happened: tuple[Event, ...], known: int | None = None, state: Any = None) -> Effects:
    """Let events be seen and heard.

    Args: known - how many events of the last action may be told, None = all.
          state - the position by then, None = the present one.
    """
    sentences = model.log.tell(known, state)
    model.trail = moves.trail_of(model.face, happened, model.trail)
    effects: list[Effect] = []
    word = next((word for event in happened if (word := events.shout(model.face, event))), "")
    if word:
        model.ui.shout = word
        wait = model.context.pace(SHOUT_MS) or SHOUT_MS
        effects += [SayShout(word), SendAfter(wait, ShoutOver(word))]
    effects.append(Animate(tuple(movements(model.face, happened, model.game.state if state is None else state))))
    if happened:
        effects.append(Outside("events", " ".join(events.sounds(model.face, happened))))
    if sentences:
        effects.append(SayAloud(" ".join(sentences)))
    return effects


def movements(face: Face, happened: Sequence[Event], state: Any) -> Iterator[Movement]:
    """Return the movements of counters besides walking."""
    for event in happened:
        for who, how, aim in events.motions(face, event):
            yield Movement(face.token(state, who).key, how, face.token(state, aim).key if aim >= 0 else "")


def is_seen(face: Face, happened: Sequence[Event]) -> bool:
    """Return whether events are seen on the board, and not only told."""
    return any(event.kind == "roll" or events.motions(face, event) or events.shout(face, event)
               or events.trail(face, event)[1] >= 0 for event in happened)


def select_acting(model: MatchModel) -> None:
    """Keep the acting player selected while his action lasts."""
    now = model.now
    if now.acting != NO_ONE and now.legal and now.setup is None and not model.session.is_waiting:
        model.ui.selected = now.acting
