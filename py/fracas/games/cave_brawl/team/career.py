"""Careers in a league (chapter 7): what a match leaves to a team, and what its players have done.

Notes of a match have one letter a shirt, 1 for who survived and 0 for who did not, then what the coach raises and of
what type those are who replace the lost: "110111101.3bt.5cd.8wi". What the book does not allow is left out.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from fracas.games.cave_brawl.start import LEAGUE_ROUNDS
from fracas.games.cave_brawl.state import NO_ONE, State, side_of
from fracas.games.cave_brawl.team import season
from fracas.games.cave_brawl.team.given import GIVEN, team_names
from fracas.games.cave_brawl.team.match_sheet import FIGURES, SHEET
from fracas.games.cave_brawl.team.teams import (
    EXILES,
    KIND_OF,
    KINDS,
    Player,
    Team,
    fault_of,
    least_basics,
    read_team,
    roll_scores,
    squad_of,
    team_text,
)
from fracas.games.cave_brawl.words.text import TELLINGS
from fracas.kernel.chance.dice_stream import die_side
from fracas.kernel.contracts.career import Career, Figure, Improvement, Options, TeamAfterMatch, TeamBetweenMatches
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.game import Game
from fracas.kernel.teams.names import new_name
from fracas.locale import N_, _

_SCORES = N_("Block and Tackle"), N_("Catch and Dodge"), N_("Pass and Kick")
_CHOICE = re.compile(rf"(\d{{1,2}})(bt|cd|pk|{'|'.join(KIND_OF)})\Z", re.ASCII)


def before_match(team: str, options: Options, seed: str) -> str:
    """Roll the scores that are not known yet.

    Rule: Cave Brawl 2.3.
    """
    found = read_team(team, squad_of(options))
    players = [one if one.is_rolled else roll_scores(one, f"{seed}\n{n}") for n, one in enumerate(found.players)]
    return team_text(found._replace(players=tuple(players)))


def notes(game: Game) -> tuple[str, str]:
    """Return the notes of both teams: 1 for each survivor and 0 for each of the lost, in shirt order.

    Rule: Cave Brawl 7, Ruling 50.
    """
    home, away = ("".join("01"[lived] for lived in season.survivors(game.state, one)) for one in (0, 1))
    return home, away


def count(game: Game) -> Sequence[Figure]:
    """Return points, kicks, catches, and the opponents killed by a Block or Tackle."""
    counted: Counter[tuple[int, str]] = Counter()
    attacker, hurt = NO_ONE, (NO_ONE, "")
    s: State = game.state
    for event in game.events:
        facts: Mapping[str, Any] = TELLINGS[event.kind].facts_by_role(event.facts) if event.kind in TELLINGS else {}
        if event.kind == "point":
            counted[facts["scorer"], "points"] += 1
        elif event.kind in ("kick_hits", "catches"):
            counted[facts["who"], "kicks" if event.kind == "kick_hits" else "catches"] += 1
        elif event.kind in ("blocks", "tackles"):
            attacker = facts["who"]
        elif event.kind == "hurt":
            hurt = facts["who"], facts["cause"]
        elif event.kind in ("dies", "falls_dead") and hurt in ((facts["who"], "block"), (facts["who"], "tackle")):
            counted[attacker, "kills"] += 1
    squad = s.options.squad
    return [Figure(side_of(s, who), who % squad, name, times) for (who, name), times in sorted(counted.items())
            if 0 <= who < 2 * squad]


def after_match(pause: TeamBetweenMatches) -> TeamAfterMatch:
    """Return a team after a match. New players are of the chosen types, else of the types that were lost.

    A `Player` holds full scores, so hit points, curses and swarm losses are restored by taking him as he is.

    Rule:   Cave Brawl 7, Rulings 50 and 51.
    Raises: InvalidNotation quoting notes that do not fit the team.
    """
    squad, notes = squad_of(pause.options), pause.notes
    old = read_team(pause.team, squad)
    lived, *words = notes.split(".")
    if not re.fullmatch(f"[01]{{{squad}}}", lived):
        sentence = _("{notes} does not say who of {n} players survived.")
        raise InvalidNotation(sentence.format(notes=quote(notes), n=squad))
    gone = tuple(n for n in range(squad) if lived[n] == "0")
    if not gone and not words:
        return TeamAfterMatch(pause.team)
    chosen = [_choice(word, squad) for word in words]
    players = with_replacements(old, gone, {shirt: what for shirt, what in chosen if what in KIND_OF})
    if pause.gives_new_names:
        players = _with_new_names(old, players, gone, pause.seed)
    for shirt, score in chosen:
        is_first = shirt not in gone and players[shirt] == old.players[shirt]  # one score each
        if is_first and score in season.SCORES and season.can_raise(players[shirt], score):
            die = 1 + die_side(pause.seed, shirt, 6) if season.brings_hit_points(players[shirt], score) else 0
            players[shirt] = season.raise_score(players[shirt], score, die)
    return TeamAfterMatch(team_text(old._replace(players=tuple(players))), gone)


def _with_new_names(old: Team, players: Sequence[Player], gone: Sequence[int], seed: str) -> list[Player]:
    """Return the players, the new ones with names of their types that nobody of the team has or had before."""
    found, taken = [*players], {*team_names(old), *(player.name for player in players)}
    for shirt in gone:
        kind = found[shirt].kind.code
        found[shirt] = found[shirt]._replace(name=new_name(GIVEN[kind], taken, f"{seed}\n{shirt}\nname"))
        taken.add(found[shirt].name)
    return found


def with_replacements(old: Team, gone: Sequence[int], types: Mapping[int, str]) -> list[Player]:
    """Return the players with a new one for each who is lost; types that break the composition are not taken.

    Rule: Cave Brawl 2.1, 7, Ruling 50: any type that keeps enough basics.
    Args: gone - shirts from 0; types - codes of the types that were chosen for them.
    """
    alike = [Player(player.kind) if n in gone else player for n, player in enumerate(old.players)]
    players = [Player(KIND_OF[types[n]]) if n in gone and n in types else player for n, player in enumerate(alike)]
    return alike if fault_of(old._replace(players=tuple(players)), len(players)) else players


def _choice(word: str, squad: int) -> tuple[int, str]:
    """Return for whom something was chosen, shirt from 0, and what: a score, or the code of a type.

    Raises: InvalidNotation quoting what is no choice.
    """
    match = _CHOICE.match(word)
    if match is None or not 1 <= int(match[1]) <= squad:
        raise InvalidNotation(_("{word} is not a choice after a match, such as 3bt or 8wi.").format(word=quote(word)))
    return int(match[1]) - 1, match[2]


def improvements(pause: TeamBetweenMatches) -> Sequence[Improvement]:
    """Return the scores that survivors may raise and the types that replacements may have.

    Rule: Cave Brawl 7, Ruling 50.
    """
    lived, *words = pause.notes.split(".")
    found, team = [], read_team(pause.team, squad_of(pause.options))
    for shirt, player in enumerate(team.players):
        if lived[shirt:shirt + 1] == "0":
            found.append(_replacement(team, shirt, words))
        if lived[shirt:shirt + 1] == "1" and player.is_rolled:
            choices = {f"{shirt + 1}{score}": f"{_(label)} {value} → {value + 1}"
                       for score, label, value in zip(season.SCORES, _SCORES, player.scores, strict=False)
                       if season.can_raise(player, score)}
            chosen = next((word for word in words if word in choices), "")
            found.append(Improvement(shirt, player.name_or_type, tuple(choices.items()), chosen))
    return found


def _replacement(team: Team, shirt: int, words: Sequence[str]) -> Improvement:
    """Return of what type the new player of a shirt may be: of the team's faction, of any among exiles."""
    lost = team.players[shirt]
    choices = {f"{shirt + 1}{kind.code}": _(kind.name) for kind in KINDS
               if team.faction in (EXILES, kind.faction) and kind != lost.kind}
    chosen = next((word for word in words if word in choices), "")
    name = _("in place of {player}").format(player=lost.name_or_type)
    return Improvement(shirt, name, tuple(choices.items()), chosen, _(lost.kind.name))


def with_choices(pause: TeamBetweenMatches, words: Sequence[str]) -> str:
    """Return notes with other choices, at most one a player.

    Rule:   Cave Brawl 7, Ruling 50.
    Raises: InvalidNotation quoting what cannot be chosen together.
    """
    team = read_team(pause.team, squad_of(pause.options))
    types = {shirt: what for shirt, what in (_choice(word, len(team.players)) for word in words) if what in KIND_OF}
    if types and [player.kind.code for player in with_replacements(team, [*types], types)] != [
            types.get(shirt, player.kind.code) for shirt, player in enumerate(team.players)]:
        raise InvalidNotation(_("A team needs at least {n} basic players.").format(
            n=least_basics(len(team.players))))
    by_player = [[word for word, _label in one.choices if word in words] for one in improvements(pause)]
    chosen = [word for found in by_player for word in found]
    if len(chosen) < len(set(words)) or any(len(found) > 1 for found in by_player):
        raise InvalidNotation(_("{words} cannot be chosen together.").format(words=quote(" ".join(sorted(set(words))))))
    return ".".join((pause.notes.partition(".")[0], *chosen))


def players(team: str) -> Sequence[str]:
    """Return the names, given ones of those who have none, in shirt order."""
    return team_names(read_team(team, team.count(".")))


CAREER = Career(
    options={"rounds": LEAGUE_ROUNDS},  # Ruling 21
    figures=FIGURES, players=players, notes=notes, count=count, before_match=before_match,
    after_match=after_match, arranged=with_choices, sheet=SHEET, tie_break=season.tie_break, improvements=improvements,
)
