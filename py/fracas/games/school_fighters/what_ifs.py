"""School Fighters' attacks and moxie tests without a match: two units from parameters, then the rule is run."""

from functools import partial

from fracas.games.school_fighters import state as st
from fracas.games.school_fighters.combat import fight
from fracas.games.school_fighters.layouts import EMPTY, PRINTED
from fracas.games.school_fighters.moxie import has_moxie
from fracas.games.school_fighters.shooting import shoot
from fracas.games.school_fighters.space import BASE
from fracas.games.school_fighters.state import State, Unit
from fracas.games.school_fighters.units import BOSS, MOB_RANGE, MUSCLEMAN, SHOOTER, THUG, UNITS
from fracas.kernel.contracts.what_if import TEST, Parameter, Rule, WhatIf, judge, numbers, switch, test_outcome
from fracas.kernel.geometry.plane import Point
from fracas.kernel.geometry.shapes import contains
from fracas.kernel.table import Side
from fracas.locale import N_

PLACE = (1800, 1800)
MOST_HITS = 6
KINDS = tuple(range(len(UNITS)))
NAMES = tuple(profile.name for profile in UNITS)
HIGHER = Parameter(
    N_("height"), (-1, 0, 1), 0, (N_("was charged from below"), N_("is not higher"), N_("charged from above")))
FAZED = switch(N_("the target"), N_("stands"), N_("is Fazed"))
READY = switch(N_("“Be Ready for ’Em!”"), N_("no"), N_("yes"))
MOB = switch(N_("another Thug within 3 inches"), N_("no"), N_("yes"))
HITS = tuple(f"hits:{n}:{what}" for n in range(1, MOST_HITS + 1) for what in ("bruised", "fazed", "out"))


def units(label: str, start: int) -> Parameter:
    """Return the parameter of a kind of unit."""
    return Parameter(label, KINDS, start, NAMES)


def set_scene(
    s: State, attacker: int, target: int, *, fazed: int = 0, ready: int = 0, apart: int = BASE,
) -> tuple[int, int]:
    """Put two enemies at a distance on an empty table, and return attacker and target.

    The distance is that of their centres.
    """
    s.layout, s.phase, s.side, s.first, s.south, s.round = EMPTY, st.COMBAT, 0, 0, 0, 1
    s.units = [unit_at(0, attacker, PLACE), unit_at(1, target, (PLACE[0] + apart, PLACE[1]))]
    s.gangs, s.chargers = (range(1), range(1, 2)), ()
    s.change(1, is_ready=bool(ready))
    if fazed:
        s.change(1, status=st.FAZED, bruises=0, fazed_in=1)
    return 0, 1


def unit_at(side: Side, kind: int, at: Point) -> Unit:
    """Return a unit that is as it began, at a place."""
    return Unit(side, kind, at, UNITS[kind].bruises, st.STANDING)


def pose_fight(s: State, attacker: int, target: int, fazed: int, height: int, ready: int, mob: int) -> Rule:
    """Pose an attack in close combat.

    Args: height - 1: the attacker charged from above; -1: the target charged him from below; 0: neither.
    """
    who, whom = set_scene(s, attacker, target, fazed=fazed, ready=ready)
    s.change(who, charged=whom if height > 0 else st.NO_UNIT, height=max(height, 0))
    if height < 0:
        s.change(whom, charged=who, height=height)
    if mob:
        x, y = s.units[whom].at
        s.units.append(unit_at(1, THUG, (x + MOB_RANGE, y)))
        s.gangs = s.gangs[0], range(whom, len(s.units))
    return partial(fight, who=who, target=whom)


def pose_shot(s: State, target: int, fazed: int, cover: int, ready: int) -> Rule:
    """Pose a shot."""
    who, whom = set_scene(s, SHOOTER, target, fazed=fazed, ready=ready, apart=MOB_RANGE)
    s.phase = st.SHOOTING
    if cover:
        s.layout = next(layout for layout in PRINTED.values() if layout.covers)
        s.change(whom, at=_within(s))
    return partial(shoot, who=who, target=whom)


def _within(s: State) -> tuple[int, int]:
    """Return a place in cover."""
    piece = s.layout.covers[0]
    return next((x, y) for x in range(0, 3600, 25) for y in range(0, 3600, 25) if contains(piece, (x, y)))


def pose_moxie(s: State, kind: int, losses: int) -> Rule:
    """Pose a moxie test."""
    who, _whom = set_scene(s, kind, BOSS)
    return judge(lambda t: has_moxie(t, who, losses, "6.5/R29"), "6.5")


WHAT_IFS = {
    "fight": WhatIf(
        N_("Close combat"), "6.0",
        (units(N_("attacker"), MUSCLEMAN), units(N_("target"), THUG), FAZED, HIGHER, READY, MOB), pose_fight, HITS),
    "shot": WhatIf(
        N_("Shot"), "5",
        (units(N_("target"), THUG), FAZED, switch(N_("cover"), N_("nobody near"), N_("in cover")), READY),
        pose_shot, HITS),
    "moxie": WhatIf(
        N_("Moxie test"), "6.5", (units(N_("who tests"), BOSS), numbers(N_("units lost in this round"), 0, 9, 0)),
        pose_moxie, ("passed",), test_outcome, TEST),
}
