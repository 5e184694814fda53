"""Cave Brawl's teams in a new match (chapter 2): line-ups, kits, rolled or typed scores.

Teams are codes of the game, "cavemen.ca_3_4_5_12.ca.ap", here also incomplete ones.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from fracas.faces.cave_brawl.pieces import BIG, head_of
from fracas.faces.face import ScoreEntry
from fracas.games.cave_brawl.state import State
from fracas.games.cave_brawl.team import teams as cave
from fracas.games.cave_brawl.team.career import CAREER
from fracas.games.cave_brawl.team.teams import Kind, Player, Team
from fracas.games.cave_brawl.words.tables import SCORE_NAMES
from fracas.kernel.errors import InvalidNotation
from fracas.kernel.table import Side
from fracas.kernel.teams.kits import DARK_KITS, LIGHT_KITS
from fracas.locale import _, pgettext
from fracas.view.board.model import Token
from fracas.view.controls import LabelledValue
from fracas.view.match.odds_slip import MINUS, signed_amount
from fracas.view.teams.match_team import LineUpRow, MatchTeam, ProfileRow
from fracas.view.teams.team_scores import PlayerScores

SHOWN = 3  # counters in the preview


def read(team: str, squad: int) -> Team:
    """Return the team of a code, complete or not."""
    found = cave.read_players(team) if team != cave.SAMPLE else None
    return found if found is not None and found.players else cave.read_team(team, squad)


def teams() -> Sequence[LabelledValue]:
    """Return the teams for a new match."""
    return tuple(LabelledValue(key, title(key)) for key in cave.TEAMS)


def sheet(team: str, options: Mapping[str, Any]) -> MatchTeam:
    """Return the profiles, line-up and scores of a team."""
    squad = cave.squad_of(options)
    found = read(team, squad)
    counts: dict[Player, int] = {}
    for player in found.players:
        counts[player] = counts.get(player, 0) + 1
    profiles = tuple(ProfileRow(f"{n} × {_(player.kind.name)}", values_of(player)) for player, n in counts.items())
    kinds = dict.fromkeys(player.kind.name for player in found.players)
    scores = tuple(
        PlayerScores(n, _(player.kind.name), tuple(map(str, player[1:5])) if player.is_rolled else ("", "", "", ""))
        for n, player in enumerate(found.players, 1)
    )
    return MatchTeam(
        title(team), ", ".join(_(name) for name in kinds), columns(), profiles,
        _rows(found, squad), squad, scores, counters(found),
    )


def title(team: str) -> str:
    """Return the name of a team."""
    name = _(cave.FACTION_NAMES[faction_of(team)])
    return _("{team}, scores typed in").format(team=name) if team == cave.SAMPLE else name


def faction_of(code: str) -> int:
    """Return the faction of a team's code."""
    key = cave.FACTIONS[-1] if code == cave.SAMPLE else code.partition(".")[0].partition("-")[0]
    return cave.FACTIONS.index(key)


def kit_of(faction: int, side: int) -> str:
    """Return the kit of a faction: a dark one at home, a light one away."""
    return LIGHT_KITS[faction % len(LIGHT_KITS)] if side else DARK_KITS[(faction + 1) % len(DARK_KITS)]


def default_kit(team: str, side: Side) -> str:
    """Return the usual kit of a team."""
    faction = faction_of(team) if team else side  # a match that begins in a position names no teams
    return kit_of(faction, side)


def kits_of(s: State) -> tuple[str, str]:
    """Return the usual kits of both teams."""
    return kit_of(s.factions[0], 0), kit_of(s.factions[1], 1)


def columns() -> tuple[str, ...]:
    """Return the names of the scores."""
    scores = (_(SCORE_NAMES[key]) for key in ("bt", "cd", "pk"))
    return (*scores, pgettext("score", "Movement"), _("Hit points"))


def values_of(player: Player) -> tuple[str, ...]:
    """Return the scores of a player, or the dice and modifiers of scores not rolled yet."""
    if player.is_rolled:
        return tuple(signed_amount(n, True) for n in (player.bt, player.cd, player.pk, player.kind.mv, player.hp))
    kind = player.kind
    rolled = tuple(f"D6{n:+d}".replace("-", MINUS) if n else "D6" for n in (kind.bt, kind.cd, kind.pk))
    return (*rolled, str(kind.mv), _("D6 × first"))


# -- line-up ---------------------------------------------------------------------------------------------------


def _rows(team: Team, squad: int) -> tuple[LineUpRow, ...]:
    """Return the kinds of the faction: any number of basics, specials as long as enough basics are left.

    Rule: Cave Brawl 2.1, Ruling 7.
    """
    most = squad - cave.least_basics(squad)
    specials = sum(not player.kind.is_basic for player in team.players)
    rows = []
    for kind in (kind for kind in cave.KINDS if team.faction in (cave.EXILES, kind.faction)):
        chosen = sum(player.kind is kind for player in team.players)
        limit = squad if kind.is_basic else chosen + most - specials
        less = _without(team, kind) if chosen else ""
        rows.append(LineUpRow(_(kind.name), chosen, limit, less, _with(team, kind) if chosen < limit else ""))
    return tuple(rows)


def _with(team: Team, kind: Kind) -> str:
    """Return the code of a team with one more player of a kind, behind the last one."""
    order = [one.code for one in cave.KINDS]
    place = sum(order.index(player.kind.code) <= order.index(kind.code) for player in team.players)
    players = sorted(team.players, key=lambda player: order.index(player.kind.code))
    return cave.team_text(team._replace(players=(*players[:place], Player(kind), *players[place:])))


def _without(team: Team, kind: Kind) -> str:
    """Return the code of a team without the last player of a kind."""
    last = max(n for n, player in enumerate(team.players) if player.kind is kind)
    return cave.team_text(team._replace(players=team.players[:last] + team.players[last + 1:]))


def counters(team: Team) -> tuple[Token, ...]:
    """Return the counters of three players: the first, the middle one with the ball, the last."""
    size = len(team.players)
    shown = dict.fromkeys((0, size // 2, size - 1)) if size >= SHOWN else range(size)
    return tuple(
        Token("", 0, 0, str(n + 1), team.players[n].kind.code == BIG, has_ball=n == size // 2,
              bar=100 if team.players[n].is_rolled else -1, head=head_of(team.players[n].kind.code))
        for n in shown
    )


# -- scores ----------------------------------------------------------------------------------------------------


def _without_scores(team: str, options: Mapping[str, Any]) -> str:
    """Return the code of a team whose scores are rolled in the match."""
    found = read(team, cave.squad_of(options))
    return cave.team_text(found._replace(players=tuple(Player(player.kind) for player in found.players)))


def _with_typed_scores(team: str, options: Mapping[str, Any], shirt: int, texts: tuple[str, ...]) -> str:
    """Return the code of a team with typed scores of one player; four empty texts leave them to the match.

    Raises: InvalidNotation in a sentence for incomplete scores.
    """
    found = read(team, cave.squad_of(options))
    players = [*found.players]
    kind = players[shirt - 1].kind
    players[shirt - 1] = Player(kind)
    if any(texts):
        numbers = [number for text in texts if (number := read_score(text)) is not None]
        *scores, hit_points = numbers or [0]
        low, high, most = cave.LOWEST, cave.HIGHEST, cave.MOST_HP
        if len(scores) < 3 or not (low <= min(scores) and max(scores) <= high and 1 <= hit_points <= most):
            sentence = _(
                "No. {n}, {player}: the three scores from {low} to {high}, hit points from 1 to {most}")
            raise InvalidNotation(sentence.format(
                n=shirt, player=_(kind.name), low=low, high=high, most=most))
        bt, cd, pk = scores
        players[shirt - 1] = Player(kind, bt, cd, pk, hit_points)
    return cave.team_text(found._replace(players=tuple(players)))


def read_score(text: str) -> int | None:
    """Return a typed whole number, None for other texts; the minus may be a hyphen or the real sign."""
    plain = text.strip().replace(MINUS, "-")
    digits = plain.removeprefix("-")
    return int(plain) if digits.isascii() and digits.isdecimal() and len(digits) <= 3 else None


SCORES = ScoreEntry(
    (*SCORE_NAMES.values(), "Hit points"),
    lambda team, options, seed: CAREER.before_match(_without_scores(team, options), options, seed), _without_scores,
    _with_typed_scores)
