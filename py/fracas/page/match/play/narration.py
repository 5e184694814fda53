"""What inputs brought about, told: dice first, then sentences, sounds, shouted words and movements.

Dice fly, land and are counted, and only then anything tells what came of them. The throw that a coach attempts falls
first; the throws that it leads to, which nobody can influence, fall on one card. Each card is shown on the position in
which its first dice were thrown. Counters, log, score, shout, sound and the spoken line follow when its dice lie still.
Without movement all of it is there at once, and whoever does not want to wait taps. So many throws that nobody would
watch them, as those for the scores of a whole team, are told at once.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from fracas.faces import events, slips
from fracas.faces.face import Face
from fracas.faces.move_plan import MovePlan
from fracas.kernel.chance.roll_trace import TracedThrow, last_throws
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
from fracas.page.match.play import onboarding, pace
from fracas.page.saving.preferences import BEATS
from fracas.view.match.dice_box import COUNTED, FLYING, LANDED, DiceBox

FLY_MS, LAND_MS, DIE_MS, COUNT_MS, FOLLOW_MS = 560.0, 320.0, 70.0, 650.0, 450.0
MOST_THROWS = 20  # of one input that are shown
MOST_CHAINED = 8  # on one card
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
    is_seen = model.context.pace(1) and (not model.is_theirs or pace.is_shown(model))
    if not 0 < rolls <= MOST_THROWS or not is_seen:
        return _finish(model, fresh)
    earlier = fresh[:len(fresh) - len(game.fresh)]
    model.dice = dice = DiceAnimation(game.plies[-1].before, known, is_theirs=model.is_theirs)
    told = narrate(model, earlier, known, dice.state) if earlier else ()
    return (*told, SendSoon(DiceDue(dice)))


def go_on(model: MatchModel, message: DiceDue) -> Effects:
    """Show the next picture, or how it ends; nothing if the animation was skipped."""
    dice = message.dice
    if dice is not model.dice:
        return ()
    if dice.pictures is None:
        dice.pictures = list(_pictures(model, dice))
    if not dice.pictures or _is_theirs(model, dice, dice.pictures[0]) and not pace.is_shown(model):
        return skip(model)
    picture = dice.pictures.pop(0)
    throw = picture.throws[0]
    effects: list[Effect] = [*_tell(model, dice, throw.at, throw.state)]
    if picture.is_first:
        dice.known = throw.at + 1  # the throw itself, which its card tells
        effects.append(Outside("events", "dice"))
    if picture.stage:
        dice.boxes = tuple(_box(model, dice, each, picture) for each in picture.throws)
    usual = model.context.pace(picture.wait)
    if _is_theirs(model, dice, picture):
        usual = pace.wait(model, usual)
    elif model.session.is_barred:
        usual = pace.take(model, usual)
    return (*effects, DRAW, SendAfter(usual, DiceDue(dice)))


def _is_theirs(model: MatchModel, dice: DiceAnimation, picture: DicePicture) -> bool:
    """Return whether a picture belongs to the time of others: their throws, and what leads over to them."""
    return dice.is_theirs or picture.is_chain and model.session.is_barred


def _box(model: MatchModel, dice: DiceAnimation, throw: TracedThrow, picture: DicePicture) -> DiceBox:
    """Return a throw on its card; real dice have been seen to fall."""
    request = throw.rolled.request
    is_duel = request.who < 0 and (request.kind, 1 - request.coach) in dice.duels
    stage = COUNTED if throw.rolled.is_real else picture.stage
    box = panels.throw_box(model.face, dice.state, throw.rolled, stage, is_duel)
    return box._replace(earlier=len(picture.throws) > 1)


def skip(model: MatchModel) -> Effects:
    """Show at once how it ends."""
    if model.dice is None:
        return ()
    return _finish(model, model.game.plies[-1].events[model.dice.known:])


def _pictures(model: MatchModel, dice: DiceAnimation) -> Iterator[DicePicture]:
    """Return the pictures of all throws: what a coach attempts by itself, what follows of it on one card."""
    thrown, known = last_throws(model.game), dice.known
    dice.duels = frozenset((throw.rolled.request.kind, throw.rolled.request.coach) for throw in thrown)
    for number, (card, is_chain) in enumerate(_cards(model, dice, thrown)):
        if number and card[0].at > known:
            yield DicePicture(card, "", FOLLOW_MS, False, True)
        known = card[-1].at + 1
        most = max(len(faces) if isinstance(faces := throw.rolled.faces, tuple) else 1 for throw in card)
        stages = ((FLYING, FLY_MS), (LANDED, LAND_MS + DIE_MS * most), (COUNTED, COUNT_MS))
        is_real = all(throw.rolled.is_real for throw in card)
        for place, (stage, wait) in enumerate(stages[2:] if is_real else stages):
            yield DicePicture(card, stage, wait, place == 0, is_chain)


def _cards(
    model: MatchModel, dice: DiceAnimation, thrown: tuple[TracedThrow, ...],
) -> list[tuple[tuple[TracedThrow, ...], bool]]:
    """Return the throws, card by card, and whether nobody could influence them, as all after the first of an input.

    What a coach attempts himself falls before what it leads to, so that no card tells its result.
    """
    attempt = 0 if dice.is_theirs or thrown[0].rolled.request.need is None else 1
    has_bot = any(map(model.session.is_absent, (0, 1)))
    is_hurried = has_bot and not dice.is_theirs and not BEATS[model.context.preferences.pace]
    chain = () if is_hurried or len(thrown) - attempt > MOST_CHAINED else thrown[attempt:]
    return [card for card in ((thrown[:attempt], False), (chain, True)) if card[0]]


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
    is_drawn = not model.is_theirs or pace.is_shown(model)  # else all of it when the coach is to decide
    return (*effects, *((DRAW,) if is_drawn else ()), SendNow(InputShown()))


# -- events ----------------------------------------------------------------------------------------------------


def narrate(model: MatchModel, happened: tuple[Event, ...], known: int | None = None, state: Any = None) -> Effects:
    """Let events be seen and heard.

    Args: known - how many events of the last action may be told, None = all.
          state - the position by then, None = the present one.
    """
    sentences = model.log.tell(known, state)
    is_moved = any(events.trail(model.face, event)[1] >= 0 for event in happened) or model.face.plane is not None
    before = model.trail if is_moved or model.is_theirs else ()  # what others moved is seen until the coach acts
    model.trail = events.trail_of(model.face, happened, before)
    if model.is_theirs and not pace.is_shown(model):
        return (*_shout(model, happened), Outside("events", ""))
    moved = tuple(movements(model.face, happened, model.game.state if state is None else state))
    heard = (Outside("events", " ".join(events.sounds(model.face, happened))),) if happened else ()
    said = (SayAloud(" ".join(sentences)),) if sentences else ()
    return (*_shout(model, happened), Animate(moved), *heard, *said)


def _shout(model: MatchModel, happened: tuple[Event, ...]) -> Effects:
    """Shout a word over the board; what others do and decides the match stays there until the coach goes on."""
    face, shouted = model.face, [event for event in happened if events.shout(model.face, event)]
    lasting = [event for event in shouted if events.effect_of(face, event).stays] if model.is_theirs else []
    if not lasting and (not shouted or model.is_theirs and not pace.is_shown(model)):
        return ()
    word = events.shout(face, (lasting or shouted)[0])
    over = show_burst(model, word)
    return (SayShout(word),) if lasting else (SayShout(word), over)


def show_burst(model: MatchModel, word: str) -> SendAfter:
    """Show a word on a burst over the board, and return the effect that ends it."""
    model.ui.shout = word
    return SendAfter(model.context.pace(SHOUT_MS) or SHOUT_MS, ShoutOver(word))


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
    return SayAloud(slips.plan_sentence(model.face, model.game.state, plan))
