"""Careers in a league (chapter 7): what a match leaves to a team, and what its players have done.

Notes of a match have one letter a shirt, 1 for who survived and 0 for who did not, then what the coach raises:
"110111111.3bt.5cd". An improvement that the book does not allow is left out.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from fracas.games.cave_brawl.start import LEAGUE_ROUNDS
from fracas.games.cave_brawl.state import State, side_of
from fracas.games.cave_brawl.team import season
from fracas.games.cave_brawl.team import typed_result as by_hand
from fracas.games.cave_brawl.team.teams import SQUADS, Player, read_team, team_text
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.game import Game
from fracas.kernel.stream import side
from fracas.kernel.table import NOBODY, Side
from fracas.kernel.typed_result import Columns, Counted, Marks
from fracas.locale import N_, _

_SCORES = N_("BT"), N_("CD"), N_("PK")
_RAISE = re.compile(r"(\d{1,2})(bt|cd|pk)\Z", re.ASCII)


class CaveCareer:
    """What the league asks of Cave Brawl."""

    options: Mapping[str, Any] = {"rounds": LEAGUE_ROUNDS}  # Ruling 21
    figures: Mapping[str, str] = {
        "points": N_("Points"), "kicks": N_("Winning kicks"), "catches": N_("Catches"), "kills": N_("Opponents killed"),
    }

    def before_match(self, team: str, options: Mapping[str, Any], seed: str) -> str:
        """Roll the scores that are not known yet.

        Rule: Cave Brawl 2.3.
        """
        found = read_team(team, _squad(options))
        players = [one if one.is_rolled else self.rolled(one, f"{seed}\n{n}") for n, one in enumerate(found.players)]
        return team_text(found._replace(players=tuple(players)))

    def rolled(self, player: Player, seed: str) -> Player:
        """Return a player with scores.

        Rule: Cave Brawl 2.3, Ruling 9.
        """
        kind = player.kind
        bt, cd, pk = (1 + side(seed, n, 6) + extra for n, extra in enumerate((kind.bt, kind.cd, kind.pk)))
        return player._replace(bt=bt, cd=cd, pk=pk, hp=sum(1 + side(seed, 3 + n, 6) for n in range(max(1, bt))))

    def points(self, state: State) -> tuple[int, int]:
        """Return the points as entered.

        Rule: Cave Brawl 7, Ruling 48.
        """
        result = season.result_of(state, 0, 1)
        return result.home_points, result.away_points

    def tie_break(self, state: State) -> Side:
        """Return who goes on from a draw, NOBODY for the coin.

        Rule: Cave Brawl 7, Ruling 49.
        """
        by_coin = [season.knock_out_winner(state, coin) for coin in (1, 2)]
        return by_coin[0] if by_coin[0] == by_coin[1] else NOBODY

    def notes(self, game: Game) -> tuple[str, str]:
        """Return who survived.

        Rule: Cave Brawl 7, Ruling 50.
        """
        home, away = ("".join("01"[lived] for lived in season.survivors(game.state, one)) for one in (0, 1))
        return home, away

    def count(self, game: Game) -> Sequence[tuple[Side, int, str, int]]:
        """Return points, kicks, catches and kills: side, shirt, figure, how often."""
        counted: Counter[tuple[int, str]] = Counter()
        attacker = target = -1
        for event in game.events:
            facts = event.facts
            if event.kind == "point":
                counted[int(facts[1]), "points"] += 1  # type: ignore[arg-type]
            elif event.kind in ("kick_hits", "catches"):
                counted[int(facts[0]), "kicks" if event.kind == "kick_hits" else "catches"] += 1  # type: ignore[arg-type]
            elif event.kind in ("blocks", "tackles"):
                attacker, target = facts[:2]  # type: ignore[assignment]
            elif event.kind in ("dies", "falls_dead") and facts[0] == target:
                counted[attacker, "kills"] += 1
                target = -1
        s: State = game.state
        squad = s.options.squad
        return [(side_of(s, who), who % squad, name, times) for (who, name), times in sorted(counted.items())
                if 0 <= who < 2 * squad]

    def after_match(
        self, team: str, notes: str, options: Mapping[str, Any], seed: str,
    ) -> tuple[str, Sequence[int]]:
        """Return a team after a match, and the shirts that new players wear; those are of the type that is lost.

        Rule:   Cave Brawl 7, Rulings 50 and 51.
        Raises: InvalidNotation quoting notes that do not fit the team.
        """
        squad = _squad(options)
        old = read_team(team, squad)
        lived, *improved = notes.split(".")
        if not re.fullmatch(f"[01]{{{squad}}}", lived):
            sentence = _("{notes} does not say who of {n} players survived.")
            raise InvalidNotation(sentence.format(notes=quote(notes), n=squad))
        gone = [n for n in range(squad) if lived[n] == "0"]
        if not gone and not improved:
            return team, gone
        new = season.next_team(old, [c == "1" for c in lived], {n: old.players[n].kind.code for n in gone})
        players = list(new.players)
        for word in dict.fromkeys(improved):
            match = _RAISE.match(word)
            if match is None or not 1 <= int(match[1]) <= squad:
                raise InvalidNotation(_("{word} is no improvement, such as 3bt.").format(word=quote(word)))
            shirt = int(match[1]) - 1
            if players[shirt] is old.players[shirt] and season.can_raise(players[shirt], match[2]):
                brings = season.brings_hit_points(players[shirt], match[2])
                die = 1 + side(seed, shirt, 6) if brings else 0
                players[shirt] = season.raised(players[shirt], match[2], die)
        return team_text(new._replace(players=tuple(players))), gone

    def improvements(
        self, team: str, notes: str, options: Mapping[str, Any],
    ) -> Sequence[tuple[int, str, tuple[tuple[str, str], ...], str]]:
        """Return what the survivors may raise: shirt, type, the words of the notes with their sense, the chosen one.

        Rule: Cave Brawl 7, Ruling 50.
        """
        lived, *words = notes.split(".")
        found = []
        for shirt, player in enumerate(read_team(team, _squad(options)).players):
            if lived[shirt] == "1" and player.is_rolled:
                names = {f"{shirt + 1}{score}": f"{_(label)} {value} → {value + 1}"
                         for score, label, value in zip(("bt", "cd", "pk"), _SCORES, player[1:4], strict=True)
                         if season.can_raise(player, score)}
                chosen = next((word for word in words if word in names), "")
                found.append((shirt, player.called, tuple(names.items()), chosen))
        return found

    def columns(self, options: Mapping[str, Any]) -> Columns:
        """Return what coaches can type in of a match at the table."""
        return by_hand.columns(self.figures)

    def typed(self, team: str, options: Mapping[str, Any], marks: Marks, old: str) -> tuple[str, Counted]:
        """Return notes and figures of what was typed in.

        Rule:   Cave Brawl 7, Ruling 50.
        Raises: InvalidNotation quoting what cannot be.
        """
        return by_hand.typed(_squad(options), marks, self.figures, old)

    def accounted(self, figures: Counted, options: Mapping[str, Any]) -> int:
        """Return how many of the points of a side the figures of its players account for."""
        return sum(times for _shirt, key, times in figures if key == "points")

    def marks_of(self, notes: str, figures: Counted) -> dict[tuple[int, str], str]:
        """Return what would have to be typed in for these notes and figures."""
        return by_hand.marks_of(notes, figures)

    def players(self, team: str) -> Sequence[str]:
        """Return the names, or the types of those who have none, in shirt order."""
        return [player.called for player in read_team(team, team.count(".")).players]


def _squad(options: Mapping[str, Any]) -> int:
    squad: int = options.get("squad", SQUADS[0])
    return squad


CAREER = CaveCareer()
