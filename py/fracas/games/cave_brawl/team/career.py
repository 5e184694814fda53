"""Careers in a league (chapter 7): what a match leaves to a team, and what its players have done.

Notes of a match have one letter a shirt, 1 for who survived and 0 for who did not, then what the coach raises:
"110111111.3bt.5cd". An improvement that the book does not allow is left out.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from fracas.games.cave_brawl.start import LEAGUE_ROUNDS
from fracas.games.cave_brawl.state import State, side_of
from fracas.games.cave_brawl.team import season
from fracas.games.cave_brawl.team.match_sheet import FIGURES, SHEET
from fracas.games.cave_brawl.team.teams import Player, read_team, rolled, squad_of, team_text
from fracas.games.cave_brawl.words.text import TELLINGS
from fracas.kernel.career import After, Career, Figure, Improvement, Options, Pause
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.game import Game
from fracas.kernel.stream import side
from fracas.locale import N_, _

_SCORES = N_("BT"), N_("CD"), N_("PK")
_RAISE = re.compile(r"(\d{1,2})(bt|cd|pk)\Z", re.ASCII)


def before_match(team: str, options: Options, seed: str) -> str:
    """Roll the scores that are not known yet.

    Rule: Cave Brawl 2.3.
    """
    found = read_team(team, squad_of(options))
    players = [one if one.is_rolled else rolled(one, f"{seed}\n{n}") for n, one in enumerate(found.players)]
    return team_text(found._replace(players=tuple(players)))


def notes(game: Game) -> tuple[str, str]:
    """Return who survived.

    Rule: Cave Brawl 7, Ruling 50.
    """
    home, away = ("".join("01"[lived] for lived in season.survivors(game.state, one)) for one in (0, 1))
    return home, away


def count(game: Game) -> Sequence[Figure]:
    """Return points, kicks, catches and kills."""
    counted: Counter[tuple[int, str]] = Counter()
    attacker = target = -1
    for event in game.events:
        facts: Mapping[str, Any] = TELLINGS[event.kind].by_role(event.facts) if event.kind in TELLINGS else {}
        if event.kind == "point":
            counted[facts["scorer"], "points"] += 1
        elif event.kind in ("kick_hits", "catches"):
            counted[facts["who"], "kicks" if event.kind == "kick_hits" else "catches"] += 1
        elif event.kind in ("blocks", "tackles"):
            attacker, target = facts["who"], facts["target"]
        elif event.kind in ("dies", "falls_dead") and facts["who"] == target:
            counted[attacker, "kills"] += 1
            target = -1
    s: State = game.state
    squad = s.options.squad
    return [Figure(side_of(s, who), who % squad, name, times) for (who, name), times in sorted(counted.items())
            if 0 <= who < 2 * squad]


def after_match(team: str, notes: str, options: Options, seed: str) -> After:
    """Return a team after a match; the new players are of the types of those who are lost.

    A `Player` holds full scores, so hit points, curses and swarm losses are restored by taking him as he is.

    Rule:   Cave Brawl 7, Rulings 50 and 51.
    Raises: InvalidNotation quoting notes that do not fit the team.
    """
    squad = squad_of(options)
    old = read_team(team, squad)
    lived, *words = notes.split(".")
    if not re.fullmatch(f"[01]{{{squad}}}", lived):
        sentence = _("{notes} does not say who of {n} players survived.")
        raise InvalidNotation(sentence.format(notes=quote(notes), n=squad))
    gone = tuple(n for n in range(squad) if lived[n] == "0")
    if not gone and not words:
        return After(team)
    players = [Player(player.kind) if n in gone else player for n, player in enumerate(old.players)]
    for word in dict.fromkeys(words):
        shirt, score = _improvement(word, squad)
        if players[shirt] is old.players[shirt] and season.can_raise(players[shirt], score):
            die = 1 + side(seed, shirt, 6) if season.brings_hit_points(players[shirt], score) else 0
            players[shirt] = season.raised(players[shirt], score, die)
    return After(team_text(old._replace(players=tuple(players))), gone)


def _improvement(word: str, squad: int) -> tuple[int, str]:
    """Return whose score is raised, and which: shirt from 0.

    Raises: InvalidNotation quoting what is no improvement.
    """
    match = _RAISE.match(word)
    if match is None or not 1 <= int(match[1]) <= squad:
        raise InvalidNotation(_("{word} is no improvement, such as 3bt.").format(word=quote(word)))
    return int(match[1]) - 1, match[2]


def improvements(pause: Pause) -> Sequence[Improvement]:
    """Return what the survivors may raise.

    Rule: Cave Brawl 7, Ruling 50.
    """
    lived, *words = pause.notes.split(".")
    found = []
    for shirt, player in enumerate(read_team(pause.team, squad_of(pause.options)).players):
        if lived[shirt:shirt + 1] == "1" and player.is_rolled:
            choices = {f"{shirt + 1}{score}": f"{_(label)} {value} → {value + 1}"
                       for score, label, value in zip(season.SCORES, _SCORES, player.scores, strict=False)
                       if season.can_raise(player, score)}
            chosen = next((word for word in words if word in choices), "")
            found.append(Improvement(shirt, player.called, tuple(choices.items()), chosen))
    return found


def arranged(pause: Pause, words: Sequence[str]) -> str:
    """Return notes with other improvements, at most one a survivor.

    Rule:   Cave Brawl 7, Ruling 50.
    Raises: InvalidNotation quoting what cannot be chosen together.
    """
    by_player = [[word for word, _label in one.choices if word in words] for one in improvements(pause)]
    chosen = [word for found in by_player for word in found]
    if len(chosen) < len(set(words)) or any(len(found) > 1 for found in by_player):
        raise InvalidNotation(_("{words} cannot be chosen together.").format(words=quote(" ".join(sorted(set(words))))))
    return ".".join((pause.notes.partition(".")[0], *chosen))


def players(team: str) -> Sequence[str]:
    """Return the names, or the types of those who have none, in shirt order."""
    return [player.called for player in read_team(team, team.count(".")).players]


CAREER = Career(
    options={"rounds": LEAGUE_ROUNDS},  # Ruling 21
    figures=FIGURES, players=players, notes=notes, count=count, before_match=before_match,
    after_match=after_match, arranged=arranged, sheet=SHEET, tie_break=season.tie_break, improvements=improvements,
)
