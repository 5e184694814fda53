"""The figures of a match report in Elfball: deeds by player, and throws that were enough."""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import product
from typing import Any

from fracas.games.elfball.dice import CHALLENGE, net_of
from fracas.games.elfball.odds.pool import chance
from fracas.games.elfball.state import NO_ONE, TEAM_SLOTS, WIZARDS, State, is_timed, side_of
from fracas.games.elfball.team.teams import SQUAD
from fracas.games.elfball.words import rolls
from fracas.games.elfball.words.names import team_name
from fracas.games.elfball.words.text import TELLINGS
from fracas.games.elfball.words.win_maps import MAPS
from fracas.kernel.contracts.stats import StatsSpec
from fracas.kernel.dice import Dice, Faces
from fracas.kernel.game import Game
from fracas.kernel.ply import Ply
from fracas.kernel.table import Event, Roll, Side
from fracas.locale import N_

HURT = ("infirmary", "recovery", "benched")  # injuries that take a player off the field
PICK_UP = "12.1"  # rule of a ball taken up from the ground
ATTACKS = ("tackle", "cheapshot", "shove", "shock")
# What counts for the player an event is about: its kind, or its kind and result.
DEEDS: Mapping[object, str] = {
    "throw": "throws", "catches": "catches", "tackle": "tackles", "cheapshot": "tackles", "steal": "tackles",
    ("intercept", "passed"): "steals", ("steal", "loose"): "steals", ("steal", "taken"): "steals",
    ("shove", "passed"): "shoves", ("shock", "down"): "downed", ("shock", "dazed"): "downed",
    **dict.fromkeys(product(("tackle", "cheapshot"), ("slide", "solid", "punishing", "crippling")), "downed"),
}


def _count(game: Game) -> Sequence[tuple[Side, int, str, int]]:
    """Return the figures of the players: side, shirt, key of the figure, number."""
    counted: Counter[tuple[int, str]] = Counter()
    for ply in game.plies:
        _Play(ply, counted).run()
    return [(side_of(p), p % SQUAD, key, times) for (p, key), times in sorted(counted.items()) if p not in WIZARDS]


def _value(roll: Roll, faces: Faces) -> int | None:
    """Return 1 if a throw was enough, else 0; None if nothing was needed, and for single dice thrown again."""
    if roll.need is None or roll.kind == "reroll" or isinstance(faces, int) or not isinstance(roll.dice, Dice):
        return None
    return int(net_of(faces, roll.dice.again is None) >= roll.need) if roll.dice.die is CHALLENGE else None


def _mean(roll: Roll) -> Fraction | None:
    """Return the chance that a throw is enough, exactly."""
    dice = roll.dice
    assert isinstance(dice, Dice) and roll.need is not None
    return chance(dice.count, roll.need, simple=dice.again is None)


class _Play:
    """One action counted event by event, with the holder, the thrower and the attacker."""

    def __init__(self, ply: Ply, counted: Counter[tuple[int, str]]) -> None:
        before: State = ply.before
        self.ply, self.counted = ply, counted
        self.holder, self.thrower, self.attacker, self.target = before.holder, NO_ONE, NO_ONE, NO_ONE

    def run(self) -> None:
        """Count the action."""
        for event in self.ply.events:
            if event.kind in TELLINGS:
                facts: Mapping[str, Any] = TELLINGS[event.kind].facts_by_role(event.facts)
                self._count_deed(event.kind, facts)
                self._follow_ball(event, facts)

    def _add(self, p: int, key: str, times: int = 1) -> None:
        self.counted[p, key] += times

    def _count_deed(self, kind: str, facts: Mapping[str, Any]) -> None:
        for deed in (kind, (kind, facts.get("result"))):
            if deed in DEEDS:
                self._add(facts["who"], DEEDS[deed])
        if kind in ATTACKS:
            self.attacker, self.target = facts["who"], facts["target"]
        elif kind == "injury" and facts["who"] == self.target and facts["result"] in HURT:
            self._add(self.attacker, "hurt")
        elif kind == "goal" and facts["scorer"] != NO_ONE:
            self._add(facts["scorer"], "goals")
        elif kind == "earns":
            self._add(facts["who"], "momentum", facts["n"])

    def _follow_ball(self, event: Event, facts: Mapping[str, Any]) -> None:
        p = facts.get("who", NO_ONE)
        if event.kind == "moves" and p == self.holder:
            self._add(p, "carried")
        elif event.kind == "throw":
            self.thrower, self.holder = p, NO_ONE
        elif event.kind == "catches":
            if self.thrower not in (NO_ONE, p) and side_of(p) == side_of(self.thrower):
                self._add(self.thrower, "passes")
            self.holder, self.thrower = p, NO_ONE
        elif event.kind == "intercept" and facts["result"] == "passed":
            self.holder, self.thrower = p, NO_ONE
        elif event.kind == "holds":
            self.holder = p
            if event.rule == PICK_UP:
                self._add(p, "pick_ups")
        elif event.kind == "drops":
            self.holder = NO_ONE
REPORT = StatsSpec(
    figures={
        "goals": N_("Goals"), "throws": N_("Throws"), "passes": N_("Passes that were caught"),
        "catches": N_("Catches"), "pick_ups": N_("Pick-ups"), "steals": N_("Interceptions and steals"),
        "carried": N_("Hexes with the ball"), "tackles": N_("Tackles"), "downed": N_("Opponents brought down"),
        "hurt": N_("Opponents hurt"), "shoves": N_("Shoves"), "momentum": N_("Momentum earned"),
    },
    honours={"goals": 10, "steals": 5, "hurt": 5, "passes": 4, "downed": 3, "catches": 2, "pick_ups": 1, "momentum": 1},
    teams=lambda state: (team_name(state, 0), team_name(state, 1)),
    score=lambda state: tuple(state.score),
    players=lambda state: [[found.name if (found := state.profiles[p]) else "" for p in slots] for slots in TEAM_SLOTS],
    count=_count, value=_value, mean=_mean, title=rolls.title,
    situation=lambda state: 0 if is_timed(state) else state.options.goals, maps=MAPS, rightness=81,
)
