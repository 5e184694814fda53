"""`fracas replay FILE`: print the events of a record, or verify it."""

import json
from argparse import ArgumentParser, Namespace

import fracas
from fracas.commands.arguments import file_text
from fracas.commands.narration import event_sentences
from fracas.commands.output import run_with_progress, show
from fracas.faces import face_of
from fracas.kernel.chance.dice_audit import audit_dice
from fracas.kernel.game import Game
from fracas.locale import N_, _
from fracas.view.match.box_score import build_report, report_json
from fracas.view.match.match_report import report_text

HELP = N_("replay a record in words, or check it")


def add_arguments(parser: ArgumentParser) -> None:
    """Add the file and the switch."""
    parser.add_argument("file", metavar=_("FILE"), help=_("a record, - to read it"))
    parser.add_argument("--verify", action="store_true", help=_("only check the answers, the dice and the fingerprint"))
    parser.add_argument("--report", action="store_true", help=_("print who did what, and the dice"))


def run(args: Namespace) -> int:
    """Tell or verify.

    Raises: ValueError saying what is wrong with the record; with `--json` the object that says so is printed first.
    """
    try:
        work = fracas.from_record_in_slices(file_text(args.file), args.verify, is_followed=not args.verify)
        game = run_with_progress(work, _("{n} % replayed"))
    except ValueError:
        if args.json:
            print(json.dumps({"ok": False, "fingerprint": "", "answers": 0, "position": ""}))
        raise
    answers = sum(len(ply.answers) for ply in game.plies)
    grade = audit_dice(game)
    found = {"ok": not game.cut_reason, "fingerprint": game.fingerprint, "answers": answers, "position": game.position,
             "dice": grade.key, "by_hand": grade.by_hand}
    if args.report:
        face = face_of(game.ruleset.key)
        home, away = (face.team_name(game.state, side) for side in (0, 1))
        report = build_report(game, face.report, (home, away))
        show(args, {**found, "report": report_json(report)}, report_text(report).splitlines())
        return 0
    sentence = _("The record is correct: {actions} actions, {answers} answers, fingerprint {fingerprint}.")
    right = sentence.format(actions=len(game.plies), answers=answers, fingerprint=game.fingerprint)
    show(args, found, [right, grade.text, game.position] if args.verify else _story(game))
    return 0


def _story(game: Game) -> list[str]:
    lines: list[str] = []
    for number, ply in enumerate(game.plies, 1):
        lines.append(f"{number}. {ply.text}")
        lines += [f"    {sentence}" for sentence in event_sentences(game, ply.events, ply.before)]
    return [*lines, *([game.cut_reason] if game.cut_reason else []), game.position]
