"""The replay of a turn: action by action, by itself or step by step, forth and back.

An action of which nothing is seen on the board ("Ashbow: Move.", "Ashbow is done.") is told with its neighbour: with
the one before if nobody acts after it, else with the one it leads to.
"""

from typing import Any

from fracas.faces import events
from fracas.faces.choices import NO_ONE
from fracas.kernel.table import Event, Rolled
from fracas.page.match.model.effects import DRAW, Animate, Effects, SayAloud, SendAfter
from fracas.page.match.model.match_model import MatchModel, TurnReplay
from fracas.page.match.model.messages import ReplayDue
from fracas.page.match.panels.side_panel import ReplayedAction
from fracas.page.match.play import bot_turns
from fracas.page.match.play.narration import is_seen, movements

LEAST_MS = 500.0  # of an action, also where a bot's turn is not waited for
BACK, ON = "back", "on"


def begin(model: MatchModel, turn: str) -> Effects:
    """Show a turn from its beginning.

    Args: turn - key of its heading in the log.
    """
    turns, plies = model.log.turns, model.game.plies
    if turn not in turns:
        return ()
    if model.session.is_waiting:
        model.bots.is_paused = True
    first = turns[turn]
    end = min((later for later in turns.values() if later > first), default=len(plies))
    model.replay = TurnReplay(first, _stops(model, first, end))
    model.ui.clear()
    model.ui.log_open = False
    return _show(model, model.replay, 0)


def step(model: MatchModel, way: str) -> Effects:
    """Show the action before or after, and stay there."""
    replay = model.replay
    if replay is None:
        return ()
    replay.is_running = False
    place = replay.place + (1 if way == ON else -1)
    return _show(model, replay, max(place, 0)) if place < len(replay.stops) else stop(model)


def run_on(model: MatchModel) -> Effects:
    """Let it go on by itself, or stay here."""
    replay = model.replay
    if replay is None:
        return ()
    replay.is_running = not replay.is_running
    return _show(model, replay, replay.place)


def stop(model: MatchModel) -> Effects:
    """Come back to the match."""
    model.replay = None
    model.select_acting()
    return (DRAW,)


def go_on(model: MatchModel, message: ReplayDue) -> Effects:
    """Show the next action, if the one before is still shown and it runs by itself."""
    replay = message.replay
    if replay is not model.replay or replay.place != message.place or not replay.is_running:
        return ()
    return _show(model, replay, replay.place + 1) if replay.place + 1 < len(replay.stops) else stop(model)


def _show(model: MatchModel, replay: TurnReplay, place: int) -> Effects:
    replay.place = place
    happened = events_shown(model, replay)
    effects: Effects = (Animate(tuple(movements(model.face, happened, state_shown(model, replay)))),
                        SayAloud(" ".join(sentences(model, replay))), DRAW)
    if not replay.is_running:
        return effects
    wait = max(bot_turns.beat(model, happened), LEAST_MS)
    return (*effects, SendAfter(wait, ReplayDue(replay, place)))


def _stops(model: MatchModel, first: int, end: int) -> list[int]:
    """Return the last actions of those that are shown together, up to the end of the turn."""
    face, plies, found = model.face, model.game.plies, list[int]()
    for number in range(first, end):
        after = plies[number + 1].before if number + 1 < len(plies) else model.game.state
        if is_seen(face, plies[number].events):
            found.append(number)
        elif found and found[-1] == number - 1 and face.acting(after) == NO_ONE:
            found[-1] = number
    return found if found and found[-1] == end - 1 else [*found, end - 1]


# -- what is seen of it ----------------------------------------------------------------------------------------


def events_shown(model: MatchModel, replay: TurnReplay) -> tuple[Event, ...]:
    """Return the events of the actions that are shown."""
    first = replay.stops[replay.place - 1] + 1 if replay.place else replay.first
    return tuple(event for ply in model.game.plies[first:replay.number + 1] for event in ply.events)


def state_shown(model: MatchModel, replay: TurnReplay) -> Any:
    """Return the position the actions led to."""
    return model.game.state_at(replay.number + 1)


def sentences(model: MatchModel, replay: TurnReplay) -> list[str]:
    """Return the sentences of the actions that are shown."""
    face, state = model.face, state_shown(model, replay)
    return [text for event in events_shown(model, replay) if (text := events.sentence(face, state, event))]


def action_shown(model: MatchModel, replay: TurnReplay) -> ReplayedAction:
    """Return the actions as they stand beside the board."""
    rolls = tuple(e.facts[0] for e in events_shown(model, replay) if e.facts and isinstance(e.facts[0], Rolled))
    title = model.face.turn_title(model.game.plies[replay.first].before)
    return ReplayedAction(title, replay.place + 1, len(replay.stops), " ".join(sentences(model, replay)), rolls,
                          replay.is_running)


def trail_shown(model: MatchModel, replay: TurnReplay) -> tuple[int, ...]:
    """Return the cells somebody moved between in the actions that are shown."""
    return events.trail_of(model.face, events_shown(model, replay), ())
