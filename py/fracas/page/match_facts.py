"""The facts of a match for lists: title, opponent, side to act, time since the save."""

from fracas.bots.levels import LEVELS
from fracas.faces import face_of
from fracas.faces.face import Face
from fracas.faces.pictures import kits_of_match
from fracas.kernel.game import Game
from fracas.locale import _, ngettext, pgettext
from fracas.page.match_figures import figures_of, write_figures
from fracas.page.record_tags import COACH_TAGS, NAME_TAG
from fracas.page.saving.storage import Facts
from fracas.view.board.sketch import encode_sketch

LONGEST_NAME = 40  # characters of the name of a rival
MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000  # milliseconds


def describe(game: Game) -> Facts:
    """Return the facts of a match, all but the time of its save."""
    face = face_of(game.ruleset.key)
    home, away = face.score(game.state)
    title = _("{home} {a}, {away} {b}").format(
        home=face.team_name(game.state, 0), a=home, away=face.team_name(game.state, 1), b=away)
    progress = pgettext("match", "over") if game.is_terminal() else face.detail(game.state)
    phrases = [f"{_(game.ruleset.name)}, {progress}", _opponent(game)]
    if not game.is_terminal():
        phrases.append(_turn(game, face))
    state = game.state
    drawn = encode_sketch(face.field(state), face.tokens(state), face.ball(state), kits_of_match(face, game))
    return Facts(game.ruleset.key, title, " \N{MIDDLE DOT} ".join(phrases), 0, game.is_terminal(), drawn,
                 write_figures(figures_of(game)))


def _opponent(game: Game) -> str:
    """Return the phrase that names the opponent."""
    names = {level.key: _(level.name) for level in LEVELS}
    bots = [names[game.tags[tag]] for tag in COACH_TAGS if game.tags.get(tag) in names]
    if len(bots) == 1:
        bots = [game.tags.get(NAME_TAG, "")[:LONGEST_NAME] or bots[0]]
        return _("against {bot}").format(bot=bots[0])
    return _("bots among themselves") if bots else _("two players")


def _turn(game: Game, face: Face) -> str:
    """Return the phrase that names the side to act: "your turn" where a bot sits on the other side."""
    side = game.to_act
    if game.tags.get(COACH_TAGS[1 - side]) and not game.tags.get(COACH_TAGS[side]):
        return _("your turn")
    return _("{team} to act").format(team=face.team_name(game.state, side))


def ago(when: int, now: int) -> str:
    """Return the time since a save in words, "" if it is not known; both times in milliseconds since 1970."""
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
