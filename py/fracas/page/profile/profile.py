"""A profile: what the matches of a person against bots add up to, as pure functions of their figures."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from fracas.bots.levels import RANDOM, RUNGS
from fracas.games import KEYS
from fracas.page.match_figures import MatchFigures

LADDER = tuple(level.key for level in (RANDOM, *RUNGS))  # the weakest first
BEATEN, COMEBACK, COOL = "beaten", "comeback", "cool"  # kinds of badges
COOL_MOVES, COOL_SHARE = 10, 0.1  # least moves of a cool match, and the share of them in which dice fell at most


class CountedMatch(NamedTuple):
    """A match that counts for a profile."""

    when: int  # milliseconds since 1970
    game: str
    figures: MatchFigures


class GameRecord(NamedTuple):
    """The matches of one game."""

    game: str
    won: int
    drawn: int
    lost: int
    beaten: tuple[str, ...]  # keys of the levels beaten, the weakest first


class PlayStyle(NamedTuple):
    """How somebody plays, in figures of all his matches."""

    turns: int
    moves: int
    risks: int  # moves in which dice fell
    throws: int
    dice: int


class Badge(NamedTuple):
    """Something that was done for the first time."""

    kind: str
    when: int  # milliseconds since 1970
    game: str
    level: str  # key of the bot


class Profile(NamedTuple):
    """Everything that a profile shows."""

    games: tuple[GameRecord, ...]
    style: PlayStyle
    badges: tuple[Badge, ...]  # the latest first
    run: int  # matches won in a row up to the last one

    @property
    def matches(self) -> int:
        """How many matches count."""
        return sum(each.won + each.drawn + each.lost for each in self.games)


def add_up(matches: Iterable[CountedMatch]) -> Profile:
    """Return the profile of some matches."""
    ordered = sorted(matches)
    games = tuple(filter(None, (_game_record(key, ordered) for key in KEYS)))
    totals = [sum(column) for column in zip(*(
        (each.figures.turns, each.figures.moves, each.figures.risks, each.figures.throws, each.figures.dice)
        for each in ordered), strict=True)] or [0] * 5
    run = next((n for n, each in enumerate(reversed(ordered)) if each.figures.outcome <= 0), len(ordered))
    return Profile(games, PlayStyle(*totals), tuple(reversed(_badges(ordered))), run)


def _game_record(game: str, ordered: Sequence[CountedMatch]) -> GameRecord | None:
    own = [each.figures for each in ordered if each.game == game]
    if not own:
        return None
    counts = Counter(figures.outcome for figures in own)
    beaten = {rung_of(figures.level) for figures in own if figures.outcome > 0 and figures.is_whole}
    return GameRecord(game, counts[1], counts[0], counts[-1], tuple(level for level in LADDER if level in beaten))


def rung_of(level: str) -> str:
    """Return the level without its style: a brawling regular is a regular."""
    return next((key for key in LADDER if level == key or level.startswith(f"{key}-")), level)


def _badges(ordered: Sequence[CountedMatch]) -> list[Badge]:
    """Return the badges in the order of time."""
    found: dict[tuple[str, str, str], Badge] = {}
    for when, game, figures in ordered:
        if figures.outcome <= 0 or not figures.is_whole:
            continue
        level = rung_of(figures.level)
        kinds = [(BEATEN, level)] if level in LADDER else []
        if figures.is_comeback:
            kinds.append((COMEBACK, ""))
        if figures.moves >= COOL_MOVES and figures.risks <= COOL_SHARE * figures.moves:
            kinds.append((COOL, ""))
        for kind, of in kinds:
            found.setdefault((kind, game, of), Badge(kind, when, game, level))
    return list(found.values())
