"""The safest paths of players who may pay hexes with counters (chapter 22): Momentum-moves, Shamble, Swarm, React.

Jog goes first, counters where it does not reach. A way is known by its chance, its paces, and how many of them counters
may pay; one that another beats in all of these is dropped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from fracas.games.elfball.abilities import has
from fracas.games.elfball.ground import SURE, Ground, Path, Step
from fracas.games.elfball.momentum_moves import (
    CLOSER_TO,
    MOMENTUM,
    REACT,
    SHAMBLE,
    SHAMBLE_PRICE,
    SWARM,
    is_bursting,
    is_closer,
    swarmers,
    team_mates_no_stronger,
)
from fracas.games.elfball.state import STANDING, TURN, State, profile
from fracas.games.elfball.window import can_react

May_pay = Callable[[int, int, bool], bool]  # from, to, with the ball


class Means(NamedTuple):
    """How a player may pay hexes with counters."""

    kind: str  # of the actions
    most: int  # hexes
    price: int  # counters a hex
    may_pay: May_pay


def means(s: State, p: int) -> Means | None:
    """Return how the acting player may pay hexes with counters, None if he may not.

    Rule: Elfball 22 "Momentum-move", 22.2 Burst (also once he will have picked the ball up), Shamble.
    """
    if has(s, p, SHAMBLE):
        return Means(SHAMBLE, s.momentum // SHAMBLE_PRICE, SHAMBLE_PRICE, lambda here, there, has_ball: True)
    if is_bursting(s, p):
        return Means(MOMENTUM, s.momentum, 1, lambda here, there, has_ball: True)
    if has(s, p, "burst") and s.holder < 0:
        return Means(MOMENTUM, s.momentum, 1, lambda here, there, has_ball: has_ball)
    targets = [cell for key in profile(s, p).abilities if key in CLOSER_TO for cell in CLOSER_TO[key](s, p)]
    return Means(MOMENTUM, s.momentum, 1, closer(s, targets)) if targets else None


def closer(s: State, targets: list[int]) -> May_pay:
    """Return the condition of coming closer to one of these cells."""
    return lambda here, there, has_ball: is_closer(s, here, there, targets)


def aside_paths(ground: Ground) -> dict[int, Path]:
    """Return the safest paths of a player who is not acting: he Reacts, or is called by Swarm.

    Rule: Elfball 22.2 React, Swarm.
    """
    s, p = ground.s, ground.p
    if s.phase != TURN or s.stance[p] != STANDING:
        return {}
    if s.advanced.window and can_react(s, p):
        return counter_paths(ground, 0, 0, False, Means(REACT, s.momentum, 1, lambda here, there, has_ball: True))
    if not s.advanced.window and p in swarmers(s):
        can_pay = closer(s, team_mates_no_stronger(s, p))
        return counter_paths(ground, 0, 0, False, Means(SWARM, s.momentum, 1, can_pay))
    return {}


def counter_paths(ground: Ground, jog: int, paid: int, stands: bool, pay: Means) -> dict[int, Path]:
    """Return cell -> the safest path.

    Args: jog - left for paces.
          paid - Jog that standing up and fees take before.
    """
    found: dict[int, Path] = {}
    for last in _search(ground, jog, pay) if jog >= 0 else ():
        path = _path(ground, last, jog, paid, stands, pay)
        known = found.get(last.cell)
        if known is None or (-path.chance, path.counters, path.cost) < (-known.chance, known.counters, known.cost):
            found[last.cell] = path
    return {cell: found[cell] for cell in sorted(found)}


def _search(ground: Ground, jog: int, pay: Means) -> list[Step]:
    """Return the ways worth knowing, going out pace by pace."""
    first = Step(1.0, ground.start, ground.s.holder == ground.p, 0, None)
    known: dict[tuple[int, bool], list[Step]] = {(first.cell, first.has_ball): [first]}
    layers: list[list[Step]] = [[] for _ in range(jog + pay.most + 2)]
    layers[0].append(first)
    for layer in layers:
        for here in layer:
            if here.before is not None and here.has_ball and here.cell in ground.goals:
                continue
            for step in _steps(ground, here, jog, pay):
                others = known.setdefault((step.cell, step.has_ball), [])
                if not any(_beats(other, step) for other in others):
                    others.append(step)
                    layers[step.paid].append(step)
    return [step for steps in known.values() for step in steps if step is not first]


def _beats(a: Step, b: Step) -> bool:
    """Return whether a way is as good as another in everything."""
    return (
        a.likely >= b.likely and a.paid <= b.paid and a.forced <= b.forced
        and a.open_to_pay + a.forced >= b.open_to_pay + b.forced
    )


def _steps(ground: Ground, here: Step, jog: int, pay: Means) -> Iterator[Step]:
    """List the steps that can still be paid.

    Rule: Elfball 22, Ruling 123: no Momentum-move while faced; Shamble ignores that.
    """
    is_faced = here.cell in ground.watched
    for cell in ground.neighbours[here.cell]:
        if not ground.is_open(cell, here.has_ball):
            continue
        likely, paid, holds = here.likely, here.paid + 1, here.has_ball
        if cell == ground.ball and not holds:
            likely, paid, holds = likely * float(ground.pick_up()), paid + ground.toll, True
        if cell == ground.start and holds == (ground.s.holder == ground.p):
            continue  # nothing is gained by coming back
        ways = [(float(ground.leave(here.cell)), 0, 0)]
        if not is_faced:
            ways = [(1.0, int(pay.may_pay(here.cell, cell, here.has_ball)), 0)]
        elif pay.kind == SHAMBLE:
            ways.append((1.0, 0, 1))
        for chance, is_open, is_forced in ways:
            able, forced = here.open_to_pay + is_open, here.forced + is_forced
            if likely * chance and forced <= pay.most and paid <= jog + min(pay.most, able + forced):
                yield Step(likely * chance, cell, holds, paid, here, min(able, pay.most), forced)


def _path(ground: Ground, last: Step, jog: int, paid: int, stands: bool, pay: Means) -> Path:
    """Write the way to a cell out, with its exact chance; counters pay for its last paces that they may pay."""
    counters = max(last.forced, last.paid - jog)
    late = counters - last.forced
    likely, cells, rolls, kinds = SURE, [], [], []
    here = last
    while here.before is not None:
        before = here.before
        is_forced, is_open = here.forced > before.forced, is_payable(ground, before, here, pay)
        is_late = not is_forced and late > 0 and is_open
        late -= is_late
        roll = SURE if is_forced else ground.leave(before.cell)
        if here.has_ball and not before.has_ball:
            roll *= ground.pick_up()
        if roll is not SURE:
            likely *= roll
            rolls.append(here.cell)
        cells.append(here.cell)
        kinds.append(pay.kind if is_forced or is_late else "step")
        here = before
    return Path(
        likely, paid + last.paid - counters, tuple(reversed(cells)), tuple(reversed(rolls)), stands,
        tuple(reversed(kinds)), counters * pay.price,
    )


def is_payable(ground: Ground, before: Step, here: Step, pay: Means) -> bool:
    """Return whether counters may pay a pace where nobody faces the player."""
    return before.cell not in ground.watched and pay.may_pay(before.cell, here.cell, before.has_ball)
