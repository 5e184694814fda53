"""Matches of a season (chapter 7): the points entered, the winner of a draw, and the improvement of survivors.

Pairings, tables and brackets are those of every league: see `fracas.league`. Pure functions; dice are handed in.
"""

from fracas.games.cave_brawl.state import ENDINGS, State, is_living, team
from fracas.games.cave_brawl.team.teams import Player
from fracas.kernel.table import NOBODY, Side

CAP = 8  # of a score that is raised (2.3)
SCORES = ("bt", "cd", "pk")  # that may be raised


def survivors(s: State, side: Side) -> list[bool]:
    """Return for each player of a team, in shirt order, whether he survived the match.

    Rule: Cave Brawl 7, Ruling 50: a zombie dead at the end and anyone carried off did not.
    """
    return [is_living(s, who) for who in team(s, side)]


def can_raise(player: Player, score: str) -> bool:
    """Return whether a score may be raised.

    Rule: Cave Brawl 2.3, 7.
    """
    return player.scores[SCORES.index(score)] < CAP


def brings_hit_points(player: Player, score: str) -> bool:
    """Return whether raising this score brings a die of hit points.

    Rule: Cave Brawl 7, Ruling 51.
    """
    return score == "bt" and player.bt >= 1


def raise_score(player: Player, score: str, die: int = 0) -> Player:
    """Return a survivor with one score raised by 1.

    Rule: Cave Brawl 7, Ruling 51.
    Args: die - d6 of hit points where `brings_hit_points`, else 0.
    """
    assert can_raise(player, score) and (die > 0) == brings_hit_points(player, score)
    bt, cd, pk = (value + (name == score) for name, value in zip(SCORES, player.scores, strict=False))
    return player._replace(bt=bt, cd=cd, pk=pk, hp=player.hp + die)


def points(s: State) -> tuple[int, int]:
    """Return the points a match counts for. A kick or a concession raises the winner's points to the target.

    Rule: Cave Brawl 7, Rulings 48 and 60.
    """
    found = [*s.score]
    if ENDINGS[s.ending] in ("kick", "conceded"):
        found[s.winner] = s.options.target
    return found[0], found[1]


def tie_break(s: State) -> Side:
    """Return the side that wins a drawn knock-out match, NOBODY for the coin.

    Rule: Cave Brawl 7, Ruling 49: a draw goes to more living players, then more total HP, then the coin.
    """
    if s.winner != NOBODY:
        return s.winner
    living = [[who for who in team(s, side) if is_living(s, who)] for side in (0, 1)]
    south, north = ((len(alive), sum(s.hp[who] for who in alive)) for alive in living)
    return NOBODY if south == north else int(north > south)
