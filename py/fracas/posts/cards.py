"""Share pictures of a match's moment, of a board in a post and of a puzzle."""

from fracas.faces import events
from fracas.faces.face import Face
from fracas.kernel.game import Game
from fracas.locale import _
from fracas.posts.clip import make_clip
from fracas.posts.excerpt import Excerpt
from fracas.view.match.result_poster import ResultPoster
from fracas.view.share.card import FLAT, ShareCard


def moment_card(game: Game, face: Face, step: int) -> ShareCard:
    """Return the share picture of a step of a match, with its last throw if it has one."""
    last = min(max(step, 0), len(game.plies))
    clip = make_clip(game, face, last, 1)
    frames = [timed.frame for timed in clip.frames]
    thrown = next((frame for frame in reversed(frames) if frame.chance is not None), frames[-1])
    state = game.state_at(last)
    (home, away), names = face.score(state), [face.team_name(state, side) for side in (0, 1)]
    said = thrown.sentence or next((said for event in reversed(game.plies[last - 1].events if last else ())
                                    if (said := events.sentence(face, state, event))), "")
    box = clip.drawing.box if clip.drawing.box[2] < FLAT * clip.drawing.box[3] else None
    return ShareCard(_(game.ruleset.name), f"{names[0]} {home} – {away} {names[1]}", said, thrown.board, box,
                     thrown.dice, thrown.chance)


def result_card(game: Game, ending: ResultPoster) -> ShareCard:
    """Return the share picture of a match that is over: its result and the throw that decided it."""
    (home, away), names, moment = ending.score, ending.teams, ending.deciding
    headline = f"{names[0]} {home} – {away} {names[1]}"
    if moment is None:
        return ShareCard(_(game.ruleset.name), headline, ending.headline)
    return ShareCard(_(game.ruleset.name), headline, f"{ending.headline}. {moment.sentence} {moment.then}".strip(),
                     moment.board, None, moment.dice, moment.chance)


def excerpt_card(shown: Excerpt, title: str) -> ShareCard:
    """Return the share picture of the board of a post."""
    return ShareCard(shown.title.partition(":")[0], title, shown.board.label, shown.board)
