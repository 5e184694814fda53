"""The games as the page names them: keys in addresses, titles for the list of matches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.faces import face_of
from fracas.games import KEYS
from fracas.locale import _, ngettext, pgettext
from fracas.page.saving.storage import Facts

if TYPE_CHECKING:
    from fracas.faces.face import Face
    from fracas.kernel.game import Game

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000  # milliseconds
COACH_TAGS = ("HomeCoach", "AwayCoach")  # who sits where, in the header of a record; nobody named is a person


def is_open(word: str) -> bool:
    """Return whether a word of an address names a game that can be played on the page: one with an face."""
    return word.replace("-", "_") in KEYS


def key_of(word: str) -> str:
    """Return the key of the game a word of an address names; the first game for any other word."""
    key = word.replace("-", "_")
    return key if key in KEYS else KEYS[0]


def slug_of(key: str) -> str:
    """Return how a game is called in addresses and style sheets."""
    return key.replace("_", "-")


def describe(game: Game) -> Facts:
    """Return what the list of matches tells of one, all but when it was saved."""
    from fracas.faces.pictures import kits_of_match
    from fracas.view.board.sketch import encode_sketch
    face = face_of(game.ruleset.key)
    home, away = face.score(game.state)
    title = _("{home} {a}, {away} {b}").format(
        home=face.team_name(game.state, 0), a=home, away=face.team_name(game.state, 1), b=away)
    told = [f"{_(game.ruleset.name)}, {pgettext('match', 'over') if game.is_terminal() else face.detail(game.state)}",
            _opponent(game)]
    if not game.is_terminal():
        told.append(_turn(game, face))
    drawn = encode_sketch(face.field(game.state), face.tokens(game.state), face.ball(game.state),
                          kits_of_match(face, game))
    return Facts(game.ruleset.key, title, " \N{MIDDLE DOT} ".join(told), 0, game.is_terminal(), drawn)


def _opponent(game: Game) -> str:
    """Return against whom a match is played."""
    from fracas.bots.levels import LEVELS
    names = {level.key: _(level.name) for level in LEVELS}
    bots = [names[game.tags[tag]] for tag in COACH_TAGS if game.tags.get(tag) in names]
    if len(bots) == 1:
        return _("against {bot}").format(bot=bots[0])
    return _("bots among themselves") if bots else _("two players")


def _turn(game: Game, face: Face) -> str:
    """Return whose turn it is: yours where a bot sits on the other side."""
    side = game.to_act
    if game.tags.get(COACH_TAGS[1 - side]) and not game.tags.get(COACH_TAGS[side]):
        return _("your turn")
    return _("{team} to act").format(team=face.team_name(game.state, side))


def ago(when: int, now: int) -> str:
    """Return how long ago something was saved, "" if that is not known; both in milliseconds since 1970."""
    if not when:
        return ""
    minutes, hours, days = (max(0, (now - when) // length) for length in (MINUTE, HOUR, DAY))
    if not minutes:
        return _("just now")
    if not hours:
        return ngettext("{n} minute ago", "{n} minutes ago", minutes).format(n=minutes)
    if not days:
        return ngettext("{n} hour ago", "{n} hours ago", hours).format(n=hours)
    return ngettext("{n} day ago", "{n} days ago", days).format(n=days)
