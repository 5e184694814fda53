"""Street Bowl's rolls without a match: a few players put where the parameters say, then the rule itself is run."""

from __future__ import annotations

from functools import partial
from typing import Any

from fracas.games.street_bowl import roll
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.blocking.block import one_block
from fracas.games.street_bowl.foul import foul
from fracas.games.street_bowl.injuries.injury import armour
from fracas.games.street_bowl.movement import go_for_it, pick_up
from fracas.games.street_bowl.odds.outcome import INJURIES
from fracas.games.street_bowl.pitch import CELLS, Y, square
from fracas.games.street_bowl.player import Player
from fracas.games.street_bowl.skills.blocking import BLOCK
from fracas.games.street_bowl.skills.catalogue import talents_of
from fracas.games.street_bowl.skills.dodging import dodge
from fracas.games.street_bowl.skills.handling import CATCH, SURE_HANDS
from fracas.games.street_bowl.skills.hurting import CLAW, DIRTY_PLAYER, MIGHTY_BLOW
from fracas.games.street_bowl.skills.moving import DODGE, SURE_FEET
from fracas.games.street_bowl.skills.throwing import PASS
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.throwing.catching import aimed_bonus, catch_roll
from fracas.games.street_bowl.throwing.interception import interception_reasons
from fracas.games.street_bowl.throwing.passing import pass_reasons, throw_roll
from fracas.games.street_bowl.throwing.ranges import BANDS, band_between
from fracas.kernel.contracts.what_if import (
    TEST,
    VERDICT,
    Parameter,
    Rule,
    WhatIf,
    Words,
    judge,
    numbers,
    switch,
    test_outcome,
)
from fracas.kernel.table import Event, Table
from fracas.locale import N_

WHO, TARGET = st.TEAMS[0][0], st.TEAMS[1][0]
HERE = square(12, 3)
ZONES_AT = (square(13, 2), square(13, 3), square(13, 4))  # next to him
BEHIND, AHEAD, BEYOND = square(11, 3), square(13, 3), (square(14, 2), square(14, 3), square(14, 4))
OWN_HELP = (square(14, 2), square(13, 2), square(14, 4))  # next to the target, not next to those who help him
THEIR_HELP = (square(11, 2), square(11, 3), square(11, 4))
MOST = 3  # of zones and of assists

AGILITY = numbers(N_("Agility"), 1, 6, 3)
ZONES = numbers(N_("tackle zones on him"), 0, MOST, 0)
REROLL = switch(N_("team re-roll"), N_("none left"), N_("one left"))
RAIN = switch(N_("weather"), N_("fine"), N_("rain"))
SNOW = switch(N_("weather"), N_("fine"), N_("snow"))
WIND = switch(N_("weather"), N_("fine"), N_("wind"))
RANGES = Parameter(N_("range"), tuple(range(len(BANDS))), 0, (
    N_("quick pass"), N_("short pass"), N_("long pass"), N_("long bomb")))
ARMOUR = numbers(N_("Armour Value"), 5, 10, 8)
PASS_WORDS: Words = {
    "fumble": (N_("fumbled"), "flop"), "inaccurate": (N_("goes astray"), "fail"), "accurate": (N_("accurate"), "s3")}
HURT = ("foul:stunned", "foul:out", "foul:casualty")
NOT_FALLEN: Words = {"falls": (N_("you fall"), "flop"), "passed": TEST["passed"]}


def skill(label: str) -> Parameter:
    """Return the parameter of a skill that somebody has or not."""
    return switch(label, N_("no"), N_("yes"))


# -- who stands where --------------------------------------------------------------------------------------------


def set_scene(s: State, deed: str, *skills: str, rerolls: int = 0, weather: int = st.FINE, **scores: Any) -> None:
    """Let a player act in the middle of the street in the turn of the home team."""
    s.phase, s.side, s.kicker, s.first_kicker, s.turns = st.TURN, 0, 1, 1, [1, 0]
    s.rerolls, s.weather, s.acting, s.deed = [rerolls, 0], weather, WHO, deed
    s.left = s.extra = 1
    place_player(s, WHO, HERE, *skills, **scores)


def place_player(s: State, who: int, cell: int, *skills: str, **scores: Any) -> None:
    """Put a player on a square, with no skills but these."""
    s.where[who], s.fielded[who] = cell, 1
    players = list(s.players)
    found = players[who]
    assert found is not None
    players[who] = _changed(found, skills, scores)
    s.players = tuple(players)


def _changed(player: Player, skills: tuple[str, ...], scores: dict[str, Any]) -> Player:
    return player._replace(skills=skills, talents=talents_of(skills), **scores)


def mark(s: State, cells: tuple[int, ...], many: int, side: int = 1) -> None:
    """Put so many of a side on these squares, besides who is there."""
    free = [who for who in st.TEAMS[side] if s.where[who] == st.RESERVES]
    for who, cell in zip(free, cells[:many], strict=False):
        place_player(s, who, cell)


# -- the what-ifs ------------------------------------------------------------------------------------------------


def pose_dodge(s: State, ag: int, zones: int, can_dodge: int, rerolls: int) -> Rule:
    """Pose a dodge out of one tackle zone into others."""
    set_scene(s, "move", *(DODGE,) * can_dodge, rerolls=rerolls, ag=ag)
    mark(s, (BEHIND,), 1)
    mark(s, BEYOND, zones)
    return judge(lambda t: dodge(t, WHO, HERE, AHEAD)[0], "7")


def pose_go_for_it(s: State, snow: int, is_sure: int, rerolls: int) -> Rule:
    """Pose going for it."""
    set_scene(s, "move", *(SURE_FEET,) * is_sure, rerolls=rerolls, weather=st.SNOW if snow else st.FINE)
    return judge(lambda t: go_for_it(t, WHO, AHEAD), "7")


def pose_pick_up(s: State, ag: int, zones: int, rain: int, is_sure: int, rerolls: int) -> Rule:
    """Pose picking the ball up."""
    set_scene(s, "move", *(SURE_HANDS,) * is_sure, rerolls=rerolls, weather=st.RAIN if rain else st.FINE, ag=ag)
    mark(s, ZONES_AT, zones)
    s.ball = HERE
    return partial(pick_up, who=WHO)


def pose_pass(s: State, ag: int, reach: int, zones: int, wind: int, can_pass: int, rerolls: int) -> Rule:
    """Pose the roll of a pass."""
    set_scene(s, "pass", *(PASS,) * can_pass, rerolls=rerolls, weather=st.WIND if wind else st.FINE, ag=ag)
    mark(s, ZONES_AT, zones)
    s.holder = WHO
    band = tuple(BANDS)[reach]
    cell = next(cell for cell in CELLS if Y[cell] == Y[HERE] and band_between(HERE, cell) == band)
    return lambda t: t.tell(VERDICT, throw_roll(t, WHO, pass_reasons(t.state, WHO, cell), target=cell), rule="10.2")


def pose_catch(s: State, ag: int, is_accurate: int, zones: int, rain: int, can_catch: int, rerolls: int) -> Rule:
    """Pose a catch."""
    set_scene(s, "pass", *(CATCH,) * can_catch, rerolls=rerolls, weather=st.RAIN if rain else st.FINE, ag=ag)
    mark(s, ZONES_AT, zones)
    return judge(lambda t: catch_roll(t, WHO, *aimed_bonus(t.state, WHO, bool(is_accurate))), "10.2")


def pose_interception(s: State, ag: int, zones: int, rain: int) -> Rule:
    """Pose an interception."""
    set_scene(s, "pass", weather=st.RAIN if rain else st.FINE, ag=ag)
    mark(s, ZONES_AT, zones)
    s.side, s.acting = 1, st.NO_ONE
    return judge(intercepts, "10.2")


def intercepts(t: Table) -> bool:
    """Return whether a player intercepts.

    Rule: Street Bowl 10.2 "Interception".
    """
    return roll.passes(t, "intercept", WHO, interception_reasons(t.state, WHO), rule="10.2")


def pose_block(
    s: State, own: int, against: int, helpers: int, others: int, blocks: int, holds: int, dodges: int, rerolls: int,
) -> Rule:
    """Pose a block."""
    set_scene(s, "block", *(BLOCK,) * blocks, rerolls=rerolls, st=own)
    place_player(s, TARGET, AHEAD, *(BLOCK,) * holds, *(DODGE,) * dodges, st=against)
    mark(s, OWN_HELP, helpers, side=0)
    mark(s, THEIR_HELP, others)
    return partial(one_block, who=WHO, target=TARGET)


def pose_armour(s: State, av: int, is_mighty: int, has_claw: int) -> Rule:
    """Pose the armour and injury of somebody knocked down in a block."""
    set_scene(s, "block", *(MIGHTY_BLOW,) * is_mighty, *(CLAW,) * has_claw)
    place_player(s, TARGET, AHEAD, av=av)
    s.condition[TARGET] = st.PRONE
    return lambda t: armour(t, TARGET, "block", by=WHO)


def pose_foul(s: State, av: int, helpers: int, others: int, is_dirty: int) -> Rule:
    """Pose a foul."""
    set_scene(s, "foul", *(DIRTY_PLAYER,) * is_dirty)
    place_player(s, TARGET, AHEAD, av=av)
    s.condition[TARGET] = st.PRONE
    mark(s, OWN_HELP, helpers, side=0)
    mark(s, THEIR_HELP, others)
    return partial(foul, who=WHO, target=TARGET)


# -- what decides ------------------------------------------------------------------------------------------------


def of_fall(event: Event, state: State) -> str | None:
    """Return whether somebody kept his feet."""
    return "falls" if event.kind == "falls" else test_outcome(event, state)


def of_armour(event: Event, _state: State) -> str | None:
    """Return the injury of a player who was knocked down."""
    if event.kind == "armour_holds":
        return "armour:holds"
    return f"foul:{INJURIES[event.kind]}" if event.kind in INJURIES else None


WHAT_IFS = {
    "block": WhatIf(
        N_("Block"), "8",
        (numbers(N_("Strength"), 1, 7, 3), numbers(N_("Strength of the target"), 1, 7, 3),
         numbers(N_("team-mates who assist"), 0, MOST, 0), numbers(N_("opponents who assist"), 0, MOST, 0),
         skill(N_("he has Block")), skill(N_("the target has Block")), skill(N_("the target has Dodge")), REROLL),
        pose_block, ("block:down", "crowd"), words={"other": (N_("nobody falls"), "fail")}),
    "dodge": WhatIf(
        N_("Dodge"), "7",
        (AGILITY, numbers(N_("tackle zones where he goes"), 0, MOST, 0), skill(N_("he has Dodge")), REROLL),
        pose_dodge, ("passed",), test_outcome, TEST),
    "go-for-it": WhatIf(
        N_("Go For It"), "7", (SNOW, skill(N_("he has Sure Feet")), REROLL), pose_go_for_it, ("passed",), of_fall,
        NOT_FALLEN),
    "pick-up": WhatIf(
        N_("Pick up"), "7", (AGILITY, ZONES, RAIN, skill(N_("he has Sure Hands")), REROLL), pose_pick_up, ("ball",)),
    "pass": WhatIf(
        N_("Pass"), "10.2", (AGILITY, RANGES, ZONES, WIND, skill(N_("he has Pass")), REROLL), pose_pass, ("accurate",),
        test_outcome, PASS_WORDS),
    "catch": WhatIf(
        N_("Catch"), "10.2",
        (AGILITY, switch(N_("the ball comes"), N_("astray"), N_("accurate")), ZONES, RAIN,
         skill(N_("he has Catch")), REROLL),
        pose_catch, ("passed",), test_outcome, TEST),
    "interception": WhatIf(
        N_("Interception"), "10.2", (AGILITY, ZONES, RAIN), pose_interception, ("passed",), test_outcome, TEST),
    "armour": WhatIf(
        N_("Armour and injury"), "9",
        (ARMOUR, skill(N_("the blocker has Mighty Blow")), skill(N_("the blocker has Claw"))),
        pose_armour, HURT, of_armour),
    "foul": WhatIf(
        N_("Foul"), "13",
        (ARMOUR, numbers(N_("team-mates who assist"), 0, MOST, 0), numbers(N_("opponents who assist"), 0, MOST, 0),
         skill(N_("he is a Dirty Player"))),
        pose_foul, HURT),
}
