"""From a tap to a plan: the options of a coach, intents of taps, and the odds of a plan."""

from collections.abc import Generator, Sequence
from fractions import Fraction

from fracas.faces import events
from fracas.faces.choices import MOVE, NO_ONE, NOWHERE, MoveOptions, TargetedAction
from fracas.faces.face import Face
from fracas.faces.intents import Clear, Decide, Inspect, Intent, Propose, Refuse, Select
from fracas.faces.match_scene import MatchScene, TurnOptions
from fracas.faces.move_plan import MovePath, MovePlan
from fracas.faces.outcomes import outcomes
from fracas.faces.preview import Fan, first_roll, outcome_odds, position_before_last
from fracas.faces.questions import question_prompt
from fracas.kernel.game import Game
from fracas.kernel.geometry.plane import INCH, distance2
from fracas.kernel.table import Choice, Event
from fracas.locale import _, ngettext


def turn_options(face: Face, game: Game) -> TurnOptions:
    """Return the options of the side to act."""
    if isinstance(game.pending, Choice):
        texts = {option: game.ruleset.option_text(game.state, game.pending, option) for option in game.pending.options}
        ask = question_prompt(face, game.state, game.pending)
        return TurnOptions(acting=face.acting(game.state), ask=ask, texts=texts)
    legal = tuple(game.legal_actions())
    if not legal:
        return TurnOptions()
    actors, acting = face.actors(game.state, legal), face.acting(game.state)
    return TurnOptions(legal, actors, acting, setup=face.setup(game.state, legal))


def tap_intent(face: Face, game: Game, scene: MatchScene, cell: int) -> Intent:
    """Return the intent of a tap on a cell."""
    now, ui, offer = scene.now, scene.ui, scene.move_options
    if now.ask is not None:
        for reply in now.ask.replies:
            if reply.cell == cell:
                return Decide(reply.option)
    who = face.who_at(scene.state, cell)
    if offer is not None:
        for deed in offer.actions:
            if deed.cell == cell and deed.mode == ui.mode:
                return Propose(plan_of_deed(game, ui.selected, deed))
        if ui.mode == MOVE and cell in offer.paths:
            return Propose(plan_of_way(game, ui.selected, offer.paths[cell]))
        if who == ui.selected:
            return Clear()
    if who in now.actors and who != ui.selected:
        return Select(who)
    why = face.explain_tap(scene.state, ui.selected, cell, ui.mode) if ui.plan is None else ""
    if who == NO_ONE and why:
        return Refuse(why)
    if who == NO_ONE and offer is not None and ui.selected == now.acting and ui.plan is None and ui.mode == MOVE:
        return Refuse(out_of_reach(face, scene, offer, cell))  # whoever is acting cannot be let go of
    return Inspect(who, why) if who != NO_ONE else Clear()


def out_of_reach(face: Face, scene: MatchScene, offer: MoveOptions, cell: int) -> str:
    """Return the sentence for a tapped cell that the selected player cannot reach."""
    name, place = face.name(scene.state, scene.ui.selected), face.cell_text(scene.state, cell)
    most = max((len(way.cells) - 1 for way in offer.paths.values()), default=0)
    if not most:
        return _("{name} cannot move any more.").format(name=name)
    return ngettext("{cell}: {name} does not get there, he has {n} step left.",
                    "{cell}: {name} does not get there, he has {n} steps left.", most).format(
        cell=place, name=name, n=most)


def tappable_cells(face: Face, scene: MatchScene) -> set[int]:
    """Return the cells where a tap would do something; a tap beside them goes to the nearest."""
    now, ui, offer = scene.now, scene.ui, scene.move_options
    if now.ask is not None:
        return {reply.cell for reply in now.ask.replies if reply.cell >= 0}
    if offer is not None:
        cells = {deed.cell for deed in offer.actions if deed.mode == ui.mode}
        return cells | set(offer.paths) if ui.mode == MOVE else cells
    return {cell for who in now.actors if (cell := face.cell_of(scene.state, who)) >= 0}


def plan_of_way(game: Game, who: int, way: MovePath) -> MovePlan:
    """Return the plan of a mere walk; its slip shows the first step that needs a roll."""
    first = len(way.steps) - len(way.cells) + 1  # steps before he leaves his cell, such as standing up
    for number, cell in enumerate(way.cells[1:], first):
        if cell in way.rolls:
            state = position_before_last(game.ruleset, game.state, way.steps[: number + 1])
            action = way.steps[number]
            roll = first_roll(game.ruleset, state, action)
            return MovePlan(who, way.cell, "", way.steps, way, roll, state, action, way.chance, success=Fraction(1))
    return MovePlan(who, way.cell, "", way.steps, way, None, game.state, None, way.chance, {}, Fraction(1))


def plan_of_deed(game: Game, who: int, deed: TargetedAction) -> MovePlan:
    """Return the plan of something done to a cell, perhaps after a walk."""
    way = deed.path
    actions = (*(way.steps if way is not None else ()), deed.action)
    state = position_before_last(game.ruleset, game.state, actions)
    roll = first_roll(game.ruleset, state, deed.action)
    walk = way.chance if way is not None else Fraction(1)
    hopeless = Fraction(0) if not deed.chance else None  # known before its fan, so that nothing recommends it meanwhile
    plan = MovePlan(who, deed.cell, deed.kind, actions, way, roll, state, deed.action, walk, success=hopeless)
    return plan if roll is not None else plan._replace(fan={}, success=Fraction(1))


def with_odds(face: Face, plan: MovePlan, fan: dict[str, Fraction]) -> MovePlan:
    """Return the plan with its worked-out fan; a mere walk of several rolls keeps the chance of its way."""
    told = outcomes(face, plan.roll, fan)
    good = sum((Fraction(o.chance) for o in told if o.tone not in ("flop", "fail")), Fraction(0))
    if not plan.kind:
        is_one = plan.path is not None and len(plan.path.rolls) == 1
        return plan._replace(fan=fan, walk=good if is_one else plan.walk)
    return plan._replace(fan=fan, success=good)


def is_same(one: MovePlan | None, other: MovePlan) -> bool:
    """Return whether two taps mean the same plan; on a plane they need not hit the same place."""
    if one is None or (one.cell == other.cell and one.actions == other.actions):
        return one is not None
    if one.end is None or other.end is None or (one.kind, one.who) != (other.kind, other.who):
        return False
    return distance2(one.end, other.end) <= INCH * INCH


def odds_work(game: Game, face: Face, plan: MovePlan) -> Generator[None, None, Fan]:
    """Work out the fan of a plan that rolls, in small steps."""
    assert plan.roll_action is not None
    return outcome_odds(game.ruleset, face.without_rerolls(plan.roll_state, plan.roll_action), plan.roll_action)


def trail_of(face: Face, fresh: Sequence[Event], before: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cells of the last movement; steps of one player that join make one trail.

    Args: fresh - the events of the last input.
          before - the trail until then.
    """
    if face.plane is not None:
        paths = [path for event in fresh if (path := face.plane.path(event))]
        return tuple(map(face.plane.places.number, paths[-1])) if paths else ()
    trail = before
    for event in fresh:
        start, end = events.trail(face, event)
        if start != NOWHERE:
            trail = (*trail, end) if trail and trail[-1] == start else (start, end)
    return trail
