"""What a match report counts in Elfball: who did what, and which throws were enough."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from fracas.games.elfball.dice import CHALLENGE, net_of
from fracas.games.elfball.odds.pool import chance
from fracas.games.elfball.state import NO_ONE, TEAM_SLOTS, WIZARDS, State, side_of
from fracas.games.elfball.team.teams import SQUAD, team_name
from fracas.games.elfball.words import text
from fracas.kernel.dice import Dice, Faces
from fracas.kernel.game import Game
from fracas.kernel.ply import Ply
from fracas.kernel.table import Event, Roll, Side
from fracas.locale import N_

HURT = ("infirmary", "recovery", "benched")  # injuries that take a player off the field
DOWNED = ("slide", "solid", "punishing", "crippling")
TACKLES = ("tackle", "cheapshot", "cutblock", "steal")
ATTACKS = ("tackle", "cheapshot", "shock", "cutblock", "shove")  # events: who, whom, ..., result


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
        home, away = (team_name(code) or text.team_name(game.state, side) for side, code in enumerate(game.state.codes))
        return home, away

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
        return text.title(roll)


class _Play:
    """One action, counted event by event: who holds the ball, who has thrown it, who attacks."""

    def __init__(self, ply: Ply, counted: Counter[tuple[int, str]]) -> None:
        before: State = ply.before
        self.ply, self.counted = ply, counted
        self.holder, self.thrower, self.attacker, self.target = before.holder, NO_ONE, NO_ONE, NO_ONE

    def run(self) -> None:
        """Count the action."""
        for event in self.ply.events:
            found = getattr(self, f"_on_{event.kind}", None)
            if found is not None:
                found(event, event.facts)
            elif event.kind in ATTACKS:
                self._attack(event)

    def _add(self, p: int, key: str, times: int = 1) -> None:
        self.counted[p, key] += times

    def _attack(self, event: Event) -> None:
        facts: Any = event.facts
        self.attacker, self.target = facts[0], facts[1]
        if event.kind in TACKLES:
            self._add(self.attacker, "tackles")
        if facts[-1] in DOWNED or (event.kind == "shock" and facts[-1] in ("down", "dazed")):
            self._add(self.attacker, "downed")
        elif event.kind == "shove" and facts[-1] == "passed":
            self._add(self.attacker, "shoves")

    def _on_goal(self, event: Event, facts: Any) -> None:
        if facts[1] >= 0:
            self._add(facts[1], "goals")

    def _on_earns(self, event: Event, facts: Any) -> None:
        self._add(facts[0], "momentum", facts[1])

    def _on_moves(self, event: Event, facts: Any) -> None:
        if facts[0] == self.holder:
            self._add(facts[0], "carried")

    def _on_throw(self, event: Event, facts: Any) -> None:
        self.thrower, self.holder = facts[0], NO_ONE
        self._add(facts[0], "throws")

    def _on_catches(self, event: Event, facts: Any) -> None:
        p = facts[0]
        self._add(p, "catches")
        if self.thrower not in (NO_ONE, p) and side_of(p) == side_of(self.thrower):
            self._add(self.thrower, "passes")
        self.holder, self.thrower = p, NO_ONE

    def _on_intercept(self, event: Event, facts: Any) -> None:
        if facts[-1] == "passed":
            self._add(facts[0], "steals")
            self.holder, self.thrower = facts[0], NO_ONE

    def _on_steal(self, event: Event, facts: Any) -> None:
        self._add(facts[0], "tackles")
        if facts[-1] not in ("flop", "nothing"):
            self._add(facts[0], "steals")

    def _on_holds(self, event: Event, facts: Any) -> None:
        self.holder = facts[0]
        if event.rule == "12.1":
            self._add(facts[0], "pick_ups")

    def _on_drops(self, event: Event, facts: Any) -> None:
        self.holder = NO_ONE

    def _on_injury(self, event: Event, facts: Any) -> None:
        if facts[0] == self.target and facts[1] in HURT:
            self._add(self.attacker, "hurt")


REPORT = ElfballReport()
