"""A career of Cave Brawl (chapter 7), built from its season functions; the tests hand it to the league."""

from fracas.games.cave_brawl import season
from fracas.games.cave_brawl.start import LEAGUE_ROUNDS
from fracas.games.cave_brawl.state import ENDINGS, SOUTH
from fracas.games.cave_brawl.teams import Player, read_team, team_text
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.stream import side
from fracas.kernel.table import NOBODY
from fracas.league.careers import After
from fracas.league.model import Figure


class CaveCareer:
    """Notes are one letter a shirt: "1" survived, "0" did not; then, optionally, "." and raises such as "3bt"."""

    options = {"rounds": LEAGUE_ROUNDS}
    figures = {"kills": "Kills"}

    def before_match(self, team, options, seed):
        """Roll the scores that are not known yet."""
        squad = options.get("squad", 9)
        found = read_team(team, squad)
        rolled = [p if p.is_rolled else self._rolled(p, f"{seed}\n{n}") for n, p in enumerate(found.players)]
        return team_text(found._replace(players=tuple(rolled)))

    def _rolled(self, player, seed):
        dice = iter(1 + side(seed, n, 6) for n in range(40))
        kind = player.kind
        bt, cd, pk = (next(dice) + extra for extra in (kind.bt, kind.cd, kind.pk))
        return Player(kind, bt, cd, pk, sum(next(dice) for _die in range(max(1, bt))))

    def points(self, state):
        result = season.result_of(state, 0, 1)
        return result.home_points, result.away_points

    def tie_break(self, state):
        winners = {season.knock_out_winner(state, coin) for coin in (1, 2)}
        return winners.pop() if len(winners) == 1 else NOBODY

    def notes(self, game):
        both = (season.survivors(game.state, one) for one in (SOUTH, 1 - SOUTH))
        return tuple("".join("01"[lived] for lived in team) for team in both)

    def count(self, game):
        kicked = ENDINGS[game.state.ending] == "kick"
        return [Figure(game.state.winner, 0, "kills", 1)] if kicked else []

    def after_match(self, team, notes, options, seed):
        squad = options.get("squad", 9)
        old = read_team(team, squad)
        lived, _dot, raises = notes.partition(".")
        if len(lived) != squad or set(lived) - set("01"):
            raise InvalidNotation(f"{quote(notes)} does not say who of {squad} players survived.")
        gone = tuple(n for n in range(squad) if lived[n] == "0")
        new = season.next_team(old, [c == "1" for c in lived], {n: old.players[n].kind.code for n in gone})
        players = list(new.players)
        for one in filter(None, raises.split(".")):
            shirt, score = int(one[:-2]) - 1, one[-2:]
            if shirt not in gone and players[shirt].is_rolled and season.can_raise(players[shirt], score):
                die = 1 + side(seed, shirt, 6) if season.brings_hit_points(players[shirt], score) else 0
                players[shirt] = season.raised(players[shirt], score, die)
        return After(team_text(new._replace(players=tuple(players))), gone)

    def players(self, team):
        return [player.kind.name for player in read_team(team, team.count(".")).players]


CAREER = CaveCareer()
