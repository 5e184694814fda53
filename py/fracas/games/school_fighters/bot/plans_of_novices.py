"""Plans of novices: the usual ones without those that beginners overlook.

They charge and strike whoever is nearest, one unit after the other and never several at once, and in the last rounds
hold nobody back.
"""

from collections.abc import Generator, Iterable, Iterator

from fracas.games.school_fighters import actions
from fracas.games.school_fighters.bot import plans as usual
from fracas.games.school_fighters.state import COMBAT, MOVEMENT, NO_UNIT, SHOOTING, State
from fracas.kernel.geometry.plane import distance2
from fracas.kernel.ruleset import Action

RUSH = 3  # round from which on nobody holds while he could do something


def plans_of_novices(s: State) -> Iterable[usual.Plan]:
    """Return the plans of a coach who is new to the game."""
    if s.phase == MOVEMENT:
        return _movement(s)
    return _attacks(s) if s.phase in (SHOOTING, COMBAT) else usual.plans(s)


def _movement(s: State) -> Iterator[usual.Plan]:
    """Charges, shots' places and advances for some units; the end of the part when nobody is left."""
    listed = actions.legal_actions(s)
    if s.active != NO_UNIT:
        ideas = [action for action in (yield from _unit_ideas(s, s.active)) if action in listed]
        yield from ((action,) for action in (*ideas, *listed))
        return
    units = [action[1] for action in listed if action[0] == "activate"]
    for who in sorted(units, key=lambda n: usual.nearest(s, n)[0])[: usual.FEW]:
        for action in (yield from _unit_ideas(s, who)):
            yield ("activate", who), action
    if not units:
        yield (actions.DONE,)


def _unit_ideas(s: State, who: int) -> Generator[usual.Plan, None, list[Action]]:
    """Find a few actions of a unit, of its charges the nearest one; with an empty plan for each pause."""
    found = yield from usual.unit_ideas(s, who)
    nearest = _nearest_of([action for action in found if action[0] == "charge"], s)
    found = [action for action in found if action[0] != "charge" or action in nearest]
    return [action for action in found if action[0] != "hold"] or found if s.round >= RUSH else found


def _attacks(s: State) -> list[usual.Plan]:
    """List the attack of each unit on its nearest target, then the other actions."""
    listed = actions.legal_actions(s)
    strikes = _nearest_of([action for action in listed if action[0] in ("fight", "shoot")], s)
    others = [action for action in listed if action[0] not in ("fight", "shoot")]
    if strikes and s.round >= RUSH:
        others.remove(actions.DONE)
    return [(action,) for action in (*strikes, *others)]


def _nearest_of(attacks: list[Action], s: State) -> list[Action]:
    """Return the attack of each unit whose target is the nearest."""
    best: dict[int, Action] = {}
    for action in sorted(attacks, key=lambda each: distance2(s.units[each[1]].at, s.units[each[2]].at)):
        best.setdefault(action[1], action)
    return list(best.values())
