"""What a match report counts in Elfball: who did what, and which throws were enough."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from fracas.games.elfball.dice import CHALLENGE, net_of
from fracas.games.elfball.odds.pool import chance
from fracas.games.elfball.state import NO_ONE, TEAM_SLOTS, WIZARDS, State, side_of
from fracas.games.elfball.team.teams import SQUAD
from fracas.games.elfball.words import rolls
from fracas.games.elfball.words.names import team_name
from fracas.games.elfball.words.text import TELLINGS
from fracas.kernel.dice import Dice, Faces
from fracas.kernel.game import Game
from fracas.kernel.ply import Ply
from fracas.kernel.table import Roll, Side
from fracas.locale import N_

HURT = ("infirmary", "recovery", "benched")  # injuries that take a player off the field
DOWNED = ("slide", "solid", "punishing", "crippling")
TACKLES = ("tackle", "cheapshot")
_Facts = Mapping[str, Any]  # of an event by their roles, besides its kind and its rule


class ElfballReport:
    """What the match report asks of Elfball and of its variants."""

    figures: Mapping[str, str] = {
        "goals": N_("Goals"), "throws": N_("Throws"), "passes": N_("Passes that were caught"),
        "catches": N_("Catches"), "pick_ups": N_("Pick-ups"), "steals": N_("Interceptions and steals"),
        "carried": N_("Hexes with the ball"), "tackles": N_("Tackles"), "downed": N_("Opponents brought down"),
        "hurt": N_("Opponents hurt"), "shoves": N_("Shoves"), "momentum": N_("Momentum earned"),
    }

    def teams(self, game: Game) -> tuple[str, str]:
        """Return what the teams are called."""
        return team_name(game.state, 0), team_name(game.state, 1)

    def score(self, game: Game) -> tuple[int, int]:
        """Return the goals."""
        home, away = game.state.score
        return home, away

    def players(self, game: Game) -> tuple[Sequence[str], Sequence[str]]:
        """Return what the players are called, by shirt; "" for a shirt nobody wears."""
        profiles = game.state.profiles
        home, away = ([found.name if (found := profiles[p]) else "" for p in slots] for slots in TEAM_SLOTS)
        return home, away

    def count(self, game: Game) -> Sequence[tuple[Side, int, str, int]]:
        """Return what the players did: side, shirt, key of the figure, how often."""
        counted: Counter[tuple[int, str]] = Counter()
        for ply in game.plies:
            _Play(ply, counted).run()
        return [(side_of(p), p % SQUAD, key, times) for (p, key), times in sorted(counted.items()) if p not in WIZARDS]

    def value(self, roll: Roll, faces: Faces) -> int | None:
        """Return 1 if a throw was enough, else 0; None if nothing was needed, and for single dice thrown again."""
        if roll.need is None or roll.kind == "reroll" or isinstance(faces, int) or not isinstance(roll.dice, Dice):
            return None
        return int(net_of(faces, roll.dice.again is None) >= roll.need) if roll.dice.die is CHALLENGE else None

    def mean(self, roll: Roll) -> Fraction | None:
        """Return the chance that a throw is enough, exactly."""
        dice = roll.dice
        assert isinstance(dice, Dice) and roll.need is not None
        return chance(dice.count, roll.need, simple=dice.again is None)

    def title(self, game: Game, roll: Roll) -> str:
        """Return what a roll is called."""
        return rolls.title(roll)


class _Play:
    """One action, counted event by event: who holds the ball, who has thrown it, who attacks."""

    def __init__(self, ply: Ply, counted: Counter[tuple[int, str]]) -> None:
        before: State = ply.before
        self.ply, self.counted = ply, counted
        self.holder, self.thrower, self.attacker, self.target = before.holder, NO_ONE, NO_ONE, NO_ONE

    def run(self) -> None:
        """Count the action."""
        for event in self.ply.events:
            if event.kind in _COUNTED:
                facts = TELLINGS[event.kind].by_role(event.facts)
                _COUNTED[event.kind](self, {**facts, "kind": event.kind, "rule": event.rule})

    def _add(self, p: int, key: str, times: int = 1) -> None:
        self.counted[p, key] += times

    def _attack(self, facts: _Facts) -> None:
        self.attacker, self.target, kind, result = facts["who"], facts["target"], facts["kind"], facts["result"]
        if kind in TACKLES:
            self._add(self.attacker, "tackles")
        if result in DOWNED or (kind == "shock" and result in ("down", "dazed")):
            self._add(self.attacker, "downed")
        elif kind == "shove" and result == "passed":
            self._add(self.attacker, "shoves")

    def _goal(self, facts: _Facts) -> None:
        if facts["scorer"] >= 0:
            self._add(facts["scorer"], "goals")

    def _earns(self, facts: _Facts) -> None:
        self._add(facts["who"], "momentum", facts["n"])

    def _moves(self, facts: _Facts) -> None:
        if facts["who"] == self.holder:
            self._add(facts["who"], "carried")

    def _throw(self, facts: _Facts) -> None:
        self.thrower, self.holder = facts["who"], NO_ONE
        self._add(facts["who"], "throws")

    def _catches(self, facts: _Facts) -> None:
        p = facts["who"]
        self._add(p, "catches")
        if self.thrower not in (NO_ONE, p) and side_of(p) == side_of(self.thrower):
            self._add(self.thrower, "passes")
        self.holder, self.thrower = p, NO_ONE

    def _intercept(self, facts: _Facts) -> None:
        if facts["result"] == "passed":
            self._add(facts["who"], "steals")
            self.holder, self.thrower = facts["who"], NO_ONE

    def _steal(self, facts: _Facts) -> None:
        self._add(facts["who"], "tackles")
        if facts["result"] not in ("flop", "nothing"):
            self._add(facts["who"], "steals")

    def _holds(self, facts: _Facts) -> None:
        self.holder = facts["who"]
        if facts["rule"] == "12.1":
            self._add(facts["who"], "pick_ups")

    def _drops(self, _facts: _Facts) -> None:
        self.holder = NO_ONE

    def _injury(self, facts: _Facts) -> None:
        if facts["who"] == self.target and facts["result"] in HURT:
            self._add(self.attacker, "hurt")


_COUNTED: dict[str, Callable[[_Play, _Facts], None]] = {
    "tackle": _Play._attack, "cheapshot": _Play._attack, "shock": _Play._attack, "shove": _Play._attack,
    "goal": _Play._goal, "earns": _Play._earns, "moves": _Play._moves, "throw": _Play._throw,
    "catches": _Play._catches, "intercept": _Play._intercept, "steal": _Play._steal, "holds": _Play._holds,
    "drops": _Play._drops, "injury": _Play._injury,
}
REPORT = ElfballReport()
