"""The challenges of a game as rows of the list of puzzles."""

from collections.abc import Mapping

from fracas.bots.levels import level_of
from fracas.challenges.challenge import Challenge, challenges_of
from fracas.faces import challenge_aims_of, face_of, pictures
from fracas.games import ruleset
from fracas.locale import _
from fracas.page import slugs
from fracas.page.challenges.challenge_page import address, name_of
from fracas.page.saving import lesson_progress
from fracas.view.board.sketch import encode_sketch, thumbnail
from fracas.view.learn.puzzles import PuzzleRow


def challenge_rows(game: str, kept: Mapping[str, int]) -> tuple[PuzzleRow, ...]:
    """Return the rows of a game's challenges.

    Args: kept - the reader's best scores.
    """
    return tuple(_row(number, each, kept.get(name_of(each), 0)) for number, each in enumerate(challenges_of(game), 1))


def _row(number: int, challenge: Challenge, score: int) -> PuzzleRow:
    rules, face = ruleset(challenge.game), face_of(challenge.game)
    state = rules.parse_position(challenge.position)
    side, drawn = rules.to_act(state), pictures.board(face, state)
    home, away = face.score(state)
    title = f"{number}. " + _("{home} – {away}").format(
        home=f"{face.team_name(state, side)} {(home, away)[side]}",
        away=f"{(home, away)[1 - side]} {face.team_name(state, 1 - side)}")
    aim = _(challenge_aims_of(challenge.game)[challenge.aim].text).format(n=challenge.turns)
    opponent = _("against {level}").format(level=_(level_of(challenge.opponent).name))
    board = thumbnail(encode_sketch(drawn.field, drawn.tokens, drawn.ball, drawn.kits), slugs.slug_of(challenge.game))
    is_done = score == lesson_progress.DONE
    told = _("solved") if is_done else _("{yours}\u202f% of {best}\u202f%").format(
        yours=score, best=challenge.best) if score else ""
    return PuzzleRow(address(challenge), title, aim, f"{opponent} \N{MIDDLE DOT} {_(challenge.grade)}", board, told,
                     is_done)
