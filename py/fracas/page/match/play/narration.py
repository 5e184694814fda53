"""What inputs brought about, told: dice first, then sentences, sounds, shouted words and movements.

Dice fly, land and are counted, and only then anything tells what came of them. A throw of the last input is shown on
the position in which it was made. Counters, log, score, shout, sound and the spoken line follow when its dice lie
still, and before the dice of the next throw fly. Without movement all of it is there at once, and whoever does not
want to wait taps. So many throws that nobody would watch them, as those for the scores of a whole team, are told at
once.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from fracas.faces import events
from fracas.faces.face import Face
from fracas.faces.move_plan import MovePlan
from fracas.kernel.roll_trace import last_throws
from fracas.kernel.table import Event
from fracas.page.board.live_board import Movement
from fracas.page.match.model.effects import (
    DRAW,
    Animate,
    Effect,
    Effects,
    Outside,
    SayAloud,
    SayShout,
    SendAfter,
    SendNow,
    SendSoon,
    Toast,
)
from fracas.page.match.model.match_model import DiceAnimation, DicePicture, MatchModel
from fracas.page.match.model.messages import DiceDue, InputShown, ShoutOver
from fracas.page.match.panels import panels
from fracas.page.match.play import onboarding
from fracas.view.match.dice_box import COUNTED, FLYING, LANDED

FLY_MS, LAND_MS, DIE_MS, COUNT_MS, FOLLOW_MS = 560.0, 320.0, 70.0, 650.0, 700.0
MOST_THROWS = 20  # of one input that are shown one by one
SHOUT_MS = 1150.0

# -- dice ------------------------------------------------------------------------------------------------------


def begin(model: MatchModel, fresh: tuple[Event, ...]) -> Effects:
    """Show the events of inputs, the dice of the last of them first.

    Args: fresh - their events; all but those of the last input are told at once.
    """
    game = model.game
    model.dice = None
    known = len(game.plies[-1].events) - len(game.fresh) if game.plies else 0
    rolls = sum(event.kind == "roll" for event in game.fresh) if fresh else 0
    if not 0 < rolls <= MOST_THROWS or not model.context.pace(1):
        return _finish(model, fresh)
    earlier = fresh[:len(fresh) - len(game.fresh)]
    model.dice = dice = DiceAnimation(game.plies[-1].before, known)
    told = narrate(model, earlier, known, dice.state) if earlier else ()
    return (*told, SendSoon(DiceDue(dice)))


def go_on(model: MatchModel, message: DiceDue) -> Effects:
    """Show the next picture, or how it ends; nothing if the animation was skipped."""
    dice = message.dice
    if dice is not model.dice:
        return ()
    if dice.pictures is None:
        dice.pictures = list(_pictures(model, dice))
    if not dice.pictures:
        return skip(model)
    picture = dice.pictures.pop(0)
    throw = picture.throw
    effects: list[Effect] = [*_tell(model, dice, throw.at, throw.state)]
    if picture.is_first:
        dice.known = throw.at + 1  # the throw itself, which the box tells
        effects.append(Outside("events", "dice"))
    if picture.stage:
        request = throw.rolled.request
        is_duel = request.who < 0 and (request.kind, 1 - request.coach) in dice.duels
        dice.box = panels.throw_box(model.face, dice.state, throw.rolled, picture.stage, is_duel)
    return (*effects, DRAW, SendAfter(model.context.pace(picture.wait), DiceDue(dice)))


def skip(model: MatchModel) -> Effects:
    """Show at once how it ends."""
    if model.dice is None:
        return ()
    return _finish(model, model.game.plies[-1].events[model.dice.known:])


def _pictures(model: MatchModel, dice: DiceAnimation) -> Iterator[DicePicture]:
    """Return the pictures of all throws; real dice have been seen to fall."""
    thrown, known = last_throws(model.game), dice.known
    dice.duels = frozenset((throw.rolled.request.kind, throw.rolled.request.coach) for throw in thrown)
    for number, throw in enumerate(thrown):
        if throw.at > known and number:
            yield DicePicture(throw, "", FOLLOW_MS, False)
        known = throw.at + 1
        rolled = throw.rolled
        count = len(rolled.faces) if isinstance(rolled.faces, tuple) else 1
        stages = ((FLYING, FLY_MS), (LANDED, LAND_MS + DIE_MS * count), (COUNTED, COUNT_MS))
        for place, (stage, wait) in enumerate(stages[2:] if rolled.is_real else stages):
            yield DicePicture(throw, stage, wait, place == 0)


def _tell(model: MatchModel, dice: DiceAnimation, until: int, state: object) -> Effects:
    """Narrate the events before a throw."""
    happened = model.game.plies[-1].events[dice.known:until]
    dice.state = state
    dice.known = max(dice.known, until)
    return narrate(model, happened, until, state) if happened else ()


def _finish(model: MatchModel, rest: tuple[Event, ...]) -> Effects:
    """Show the position after the rest of the events."""
    model.dice, model.known = None, ()
    effects: list[Effect] = [*narrate(model, rest), *onboarding.note_end(model)]
    if model.refused:
        effects.append(Toast(model.refused))
        model.refused = ""
    return (*effects, DRAW, SendNow(InputShown()))


# -- events ----------------------------------------------------------------------------------------------------


def narrate(model: MatchModel, happened: tuple[Event, ...], known: int | None = None, state: Any = None) -> Effects:
    """Let events be seen and heard.

    Args: known - how many events of the last action may be told, None = all.
          state - the position by then, None = the present one.
    """
    sentences = model.log.tell(known, state)
    model.trail = events.trail_of(model.face, happened, model.trail)
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


def end_shout(model: MatchModel, message: ShoutOver) -> Effects:
    """Take a shouted word away, unless another is shouted by now."""
    if model.ui.shout != message.word:
        return ()
    model.ui.shout = ""
    return (DRAW,)


def movements(face: Face, happened: Sequence[Event], state: Any) -> Iterator[Movement]:
    """Return the movements of counters besides walking."""
    for event in happened:
        for who, how, aim in events.motions(face, event):
            yield Movement(face.token(state, who).key, how, face.token(state, aim).key if aim >= 0 else "")


def is_seen(face: Face, happened: Sequence[Event]) -> bool:
    """Return whether events are seen on the board, and not only told."""
    return any(event.kind == "roll" or events.motions(face, event) or events.shout(face, event)
               or events.trail(face, event)[1] >= 0 for event in happened)


def say_plan(model: MatchModel, plan: MovePlan) -> SayAloud:
    """Return the sentence of a plan, spoken."""
    return SayAloud(panels.plan_sentence(model.face, model.game.state, plan))
