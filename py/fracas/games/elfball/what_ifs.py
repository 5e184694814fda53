"""Elfball's challenges without a match: a few players are placed by parameters, then the rule is run."""

from functools import partial
from typing import Any

from fracas.games.elfball import state as st
from fracas.games.elfball.dice import MOST_DICE
from fracas.games.elfball.disengage import disengage, disengage_need
from fracas.games.elfball.injury import injure
from fracas.games.elfball.shove import shove
from fracas.games.elfball.state import MOST_MOMENTUM, State, profile
from fracas.games.elfball.tackle import impact, tackle
from fracas.games.elfball.throwing.ball import pick_up
from fracas.games.elfball.throwing.catching import catch
from fracas.games.elfball.throwing.throw import intercept, throw
from fracas.kernel.contracts.what_if import Parameter, Rule, WhatIf, numbers, switch
from fracas.kernel.table import Event, Table
from fracas.locale import N_

WHO, TARGET = st.TEAM_SLOTS[0][0], st.TEAM_SLOTS[1][0]
MOST_HELP = 2  # on either side: as many fit around the two opponents
LEAST_TACKLE = 1  # of the players whose Tackle does not count

MIGHT, TACKLE, DODGE = N_("Might dice"), N_("Tackle dice"), N_("Dodge dice")
SKILL, GRIT = N_("Skill dice"), N_("Grit dice")
MATES, OPPONENTS = N_("team-mates who face him"), N_("opponents who face him")
AROUND = (numbers(MATES, 0, MOST_HELP, 0), numbers(OPPONENTS, 0, MOST_HELP, 0))
OTHERS = numbers(N_("other opponents who face him"), 0, MOST_HELP, 0)
BESIDES = (
    numbers(N_("team-mates who support him"), 0, MOST_HELP, 0), OTHERS,
    switch(N_("attack"), N_("in front"), N_("rear")))
COUNTERS = numbers(N_("Momentum"), 0, MOST_MOMENTUM, 0)
HEXES = Parameter(N_("how far"), (3, 6, 9, 18), 3, (
    N_("1 to 3 hexes"), N_("4 to 6 hexes"), N_("7 to 9 hexes"), N_("10 to 18 hexes")))


def dice(label: str, start: int) -> Parameter:
    """Return the parameter of a pool."""
    return numbers(label, 1, MOST_DICE, start)


# -- who stands where --------------------------------------------------------------------------------------------


def set_scene(s: State, counters: int) -> int:
    """Set a player to act in the open, nobody else on the field, and return his cell."""
    s.phase, s.side, s.south, s.first, s.turn, s.momentum = st.TURN, 0, 0, 0, 1, counters
    field = s.book.field
    here = next(cell for cell in range(len(field.names) // 2, len(field.names))
                if all(around >= 0 and not field.lines[around] for around in (cell, *field.neighbours[cell])))
    s.ball, s.acting, s.jog = st.NOWHERE, WHO, profile(s, WHO).jog
    stand(s, WHO, here, 0)
    return here


def stand(s: State, p: int, cell: int, facing: int) -> None:
    """Put a player on a cell, without any ability."""
    s.where[p], s.stance[p], s.facing[p] = cell, st.STANDING, facing
    change(s, p, abilities=())


def change(s: State, p: int, **attributes: Any) -> None:
    """Let a player be otherwise than his team has him."""
    s.profiles = (*s.profiles[:p], profile(s, p)._replace(**attributes), *s.profiles[p + 1:])


def surround(s: State, here: int, mates: int, opponents: int, first: int = 0) -> None:
    """Put other players around a cell, facing it.

    Args: first - direction from which on the neighbours are taken.
    """
    around = s.book.field.neighbours[here][first:]
    people = [*st.TEAM_SLOTS[0][1:1 + mates], *st.TEAM_SLOTS[1][1:1 + opponents]]
    for p, cell in zip(people, around, strict=False):
        stand(s, p, cell, s.book.field.direction_to(cell, here))


def oppose(s: State, here: int, mates: int, opponents: int, rear: int) -> None:
    """Put an opponent in front of a player, and other players around him."""
    there = s.book.field.neighbours[here][0]
    toward = s.book.field.direction_to(there, here)
    ways = len(s.book.field.neighbours[there])
    stand(s, TARGET, there, (toward + ways // 2) % ways if rear else toward)
    surround(s, here, mates, opponents, first=1)


# -- the what-ifs ------------------------------------------------------------------------------------------------


def pose_tackle(s: State, dice: int, dodge: int, has_ball: int, mates: int, opponents: int, rear: int, n: int) -> Rule:
    """Pose a Tackle of an opponent who is not stronger."""
    oppose(s, set_scene(s, n), mates, opponents, rear)
    change(s, WHO, tackle=dice)
    change(s, TARGET, dodge=dodge)
    s.holder = TARGET if has_ball else WHO
    return partial(tackle, p=WHO, target=TARGET, extra_die=0)


def pose_impact(s: State, dice: int, might: int, mates: int, opponents: int, rear: int, n: int) -> Rule:
    """Pose the Impact before the Tackle of a stronger opponent."""
    oppose(s, set_scene(s, n), mates, opponents, rear)
    change(s, WHO, might=dice)
    change(s, TARGET, might=might)
    return partial(impact, p=WHO, target=TARGET, extra_die=0, earns=0)


def pose_shove(s: State, dice: int, might: int, mates: int, opponents: int, rear: int, n: int) -> Rule:
    """Pose a Shove."""
    oppose(s, set_scene(s, n), mates, opponents, rear)
    change(s, WHO, might=dice)
    change(s, TARGET, might=might)
    return partial(shove, p=WHO, target=TARGET)


def pose_disengage(s: State, dice: int, highest: int, mates: int, others: int, n: int) -> Rule:
    """Pose leaving a hex that opponents face."""
    here = set_scene(s, n)
    surround(s, here, mates, others + 1)
    change(s, WHO, dodge=dice)
    for place, p in enumerate(st.facing_players(s, 1, here)):
        change(s, p, tackle=LEAST_TACKLE if place else highest)
    return lambda t: leave_hex(t, here)


def leave_hex(t: Table, here: int) -> None:
    """Let the acting player try to leave his hex.

    Rule: Elfball 11.
    """
    need = disengage_need(t.state, WHO, here)
    assert need is not None
    disengage(t, WHO, need)


def pose_pick_up(s: State, dice: int, mates: int, opponents: int, n: int) -> Rule:
    """Pose picking the ball up."""
    here = set_scene(s, n)
    surround(s, here, mates, opponents)
    change(s, WHO, skill=dice)
    s.ball = here
    return partial(pick_up, p=WHO)


def pose_throw(s: State, dice: int, hexes: int, mates: int, opponents: int, n: int) -> Rule:
    """Pose a throw over so many hexes."""
    here = set_scene(s, n)
    surround(s, here, mates, opponents)
    change(s, WHO, skill=dice)
    s.holder = WHO
    field = s.book.field
    far = next(far for far in range(hexes, 0, -1) if field.within(here, far, far))
    return partial(throw, p=WHO, target=field.within(here, far, far)[0])


def pose_catch(s: State, dice: int, mates: int, opponents: int, n: int) -> Rule:
    """Pose catching a loose ball."""
    here = set_scene(s, n)
    surround(s, here, mates, opponents)
    change(s, WHO, skill=dice)
    s.ball = here
    return partial(catch, p=WHO)


def pose_intercept(s: State, dice: int, mates: int, opponents: int, n: int) -> Rule:
    """Pose intercepting the throw of an opponent, who may spend his Momentum on it."""
    here = set_scene(s, n)
    surround(s, here, mates, opponents)
    change(s, WHO, skill=dice)
    s.side, s.acting, s.ball = 1, st.NO_ONE, here
    return partial(intercept, p=WHO)


def pose_injury(s: State, dice: int) -> Rule:
    """Pose an Injury roll, which the opponents have brought about."""
    set_scene(s, 0)
    s.side, s.acting = 1, st.NO_ONE
    return partial(injure, p=WHO, dice=dice)


# -- what decides ------------------------------------------------------------------------------------------------


def impact_outcome(event: Event, _state: State) -> str | None:
    """Return the outcome of an Impact, None for other events."""
    return f"impact:{event.facts[2]}" if event.kind == "impact" else None


def throw_outcome(event: Event, _state: State) -> str | None:
    """Return the quality of a throw, None for other events; who catches it does not matter."""
    return f"throw:{event.facts[2]}" if event.kind == "throw" else None


def interception_outcome(event: Event, _state: State) -> str | None:
    """Return the outcome of an attempt to intercept, None for other events."""
    return f"intercept:{event.facts[1]}" if event.kind == "intercept" else None


def disengage_outcome(event: Event, _state: State) -> str | None:
    """Return the outcome of a Disengage, None for other events. A player who is held counts when he falls."""
    return "disengage:passed" if event.kind == "disengages" else {"falls": "down", "dazed": "dazed"}.get(event.kind)


def injury_outcome(event: Event, _state: State) -> str | None:
    """Return the severity of an injury, None for other events."""
    return f"injury:{event.facts[1]}" if event.kind == "injury" else None


# Outcomes that no action of a match has, worst first.
OF_IMPACT = {"impact:passed": (N_("the Tackle follows"), "s2")}
OF_LEAVING = {"disengage:passed": (N_("gets away"), "s2")}
OF_THROW = {"throw:wobbly": (N_("wobbly"), "s2"), "throw:perfect": (N_("perfect"), "s3")}
OF_INTERCEPTION = {
    "intercept:flop": (N_("flop"), "flop"), "intercept:failed": (N_("nothing"), "fail"),
    "intercept:passed": (N_("has the ball"), "s3")}
OF_INJURY = {
    "injury:infirmary": (N_("Infirmary"), "flop"), "injury:recovery": (N_("Recovery"), "fail"),
    "injury:benched": (N_("Benched"), "fail"), "injury:dazed": (N_("Dazed"), "s1"), "injury:down": (N_("Down"), "s2")}

WHAT_IFS = {
    "tackle": WhatIf(
        N_("Tackle"), "14",
        (dice(TACKLE, 4), numbers(N_("Dodge of the target"), 1, 6, 3),
         switch(N_("target"), N_("without the ball"), N_("has the ball")), *BESIDES, COUNTERS),
        pose_tackle, ("tackle:solid", "tackle:punishing", "tackle:crippling")),
    "impact": WhatIf(
        N_("Impact"), "14", (dice(MIGHT, 3), numbers(N_("Might of the target"), 1, 8, 4), *BESIDES, COUNTERS),
        pose_impact, ("impact:passed",), impact_outcome, OF_IMPACT),
    "shove": WhatIf(
        N_("Shove"), "15", (dice(MIGHT, 4), numbers(N_("Might of the target"), 1, 8, 3), *BESIDES, COUNTERS),
        pose_shove, ("shove:passed",)),
    "disengage": WhatIf(
        N_("Disengage"), "11",
        (dice(DODGE, 4), numbers(N_("highest Tackle that faces him"), 1, 6, 3), AROUND[0], OTHERS, COUNTERS),
        pose_disengage, ("disengage:passed",), disengage_outcome, OF_LEAVING),
    "pick-up": WhatIf(N_("Pick up"), "12.1", (dice(SKILL, 3), *AROUND, COUNTERS), pose_pick_up, ("ball",)),
    "throw": WhatIf(
        N_("Throw"), "13.1", (dice(SKILL, 3), HEXES, *AROUND, COUNTERS), pose_throw,
        ("throw:wobbly", "throw:perfect"), throw_outcome, OF_THROW),
    "catch": WhatIf(
        N_("Catch"), "13.4", (dice(SKILL, 3), *AROUND, COUNTERS), pose_catch, ("throw:caught",)),
    "intercept": WhatIf(
        N_("Intercept"), "13.3", (dice(SKILL, 3), *AROUND, numbers(N_("Momentum of the opponents"), 0, 6, 0)),
        pose_intercept, ("intercept:passed",), interception_outcome,
        OF_INTERCEPTION),
    "injury": WhatIf(
        N_("Injury"), "17", (numbers(GRIT, 1, MOST_DICE, 3),), pose_injury,
        ("injury:down", "injury:dazed"), injury_outcome, OF_INJURY),
}
