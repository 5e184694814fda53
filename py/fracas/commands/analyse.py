"""`fracas analyse RECORD`: luck and decisions of a match, and better lines for its costliest mistakes."""

from argparse import ArgumentParser, Namespace

import fracas
from fracas.analyst import Mistake, Verdict, verdict
from fracas.analyst.mistake_words import PERCENT, words_of_mistake
from fracas.analyst.reasons.proof import prove_mistake
from fracas.analyst.reasons.reason_words import reason_sentence
from fracas.analyst.win_chance import with_clock
from fracas.commands.arguments import file_text, whole_number
from fracas.commands.output import Progress, columns, show
from fracas.faces import face_of
from fracas.kernel.errors import InvalidNotation
from fracas.kernel.game import Game
from fracas.kernel.work import run_to_end
from fracas.locale import N_, _

HELP = N_("separate luck from decisions in a finished match, and show the better lines")
SEATS = ("home", "away")  # in what is printed for programs


def add_arguments(parser: ArgumentParser) -> None:
    """Add the file and the number of decisions to print."""
    parser.add_argument("file", metavar=_("FILE"), help=_("a record, - to read it"))
    parser.add_argument("--most", type=whole_number, default=5, metavar="N",
                        help=_("number of costliest decisions to show, default 5"))


def run(args: Namespace) -> int:
    """Analyse.

    Raises: ValueError saying what is wrong with the record, or that the match is not over.
    """
    game = fracas.from_record(file_text(args.file))
    if not game.is_terminal():
        raise InvalidNotation(_("The match is not over. Analyse it when it is."))
    found = _analysed(game)
    told = found.mistakes[:args.most]
    words = [_told(game, each) for each in told]
    show(args, {
        "curve": found.curve, "luck": round(found.luck), "decisions": round(found.skill),
        "lost": {seat: round(found.worth_lost(side)) for side, seat in enumerate(SEATS)},
        "costliest": [{"action": each.number + 1, "side": SEATS[each.side], "loss": round(each.loss),
                       "played": each.played, "better": _line(game, each), "words": list(said)}
                      for each, said in zip(told, words, strict=True)],
    }, _lines(game, found, told, words))
    return 0


def _told(game: Game, mistake: Mistake) -> tuple[str, ...]:
    """Return a mistake in sentences: what was played, what was better, and the reason if it is proven."""
    face = face_of(game.ruleset.key)
    words = run_to_end(words_of_mistake(game, face, mistake))
    proof = run_to_end(prove_mistake(with_clock(game, face.report), face, mistake))
    reason = (reason_sentence(face, game.plies[mistake.number].before, proof),) if proof is not None else ()
    return words.played, words.better, *reason


def _analysed(game: Game) -> Verdict:
    progress, work = Progress(), verdict(game, face_of(game.ruleset.key).report)
    while True:
        try:
            progress.update(_("{n} % analysed").format(n=int(100 * next(work))))
        except StopIteration as end:
            progress.close()
            result: Verdict = end.value
            return result


def _line(game: Game, mistake: Mistake) -> list[str]:
    """Return the better line in the notation of the game."""
    state = game.plies[mistake.number].before
    return [game.ruleset.action_text(state, action) for action in mistake.better.plan] or [mistake.best]


def _lines(game: Game, found: Verdict, told: tuple[Mistake, ...], words: list[tuple[str, ...]]) -> list[str]:
    face = face_of(game.ruleset.key)
    teams = [face.team_name(game.state, side) for side in (0, 1)]
    rows = [("", *teams), (_("Dice"), *(f"{part / PERCENT:+.0f} %" for part in (found.luck, -found.luck))),
            (_("Lost by decisions"), *(f"{found.worth_lost(side) / PERCENT:.0f} %" for side in (0, 1)))]
    lines = columns(rows)
    for each, said in zip(told, words, strict=True):
        turn, team = face.turn_title(game.plies[each.number].before), teams[each.side]
        turn = turn if team in turn else f"{turn}, {team}"
        lines += ["", _("Action {n}, {turn}:").format(n=each.number + 1, turn=turn)]
        lines += [f"  {sentence}" for sentence in said]
    return lines if told else [*lines, _("No decision cost much.")]
