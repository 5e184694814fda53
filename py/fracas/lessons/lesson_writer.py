"""Lessons from matches: steps of a match that its watcher has marked, as lines with the dice that fell."""

from collections.abc import Sequence

from fracas.kernel.game import Game
from fracas.kernel.ply import Ply
from fracas.kernel.record import answer_text
from fracas.kernel.ruleset import Ruleset
from fracas.kernel.table import Choice, Roll, Side
from fracas.lessons.lesson import LessonStep


def lines_of(rules: Ruleset, ply: Ply, side: Side) -> tuple[str, ...]:
    """Return an action as lines of a lesson: each decision of the learner begins a line of its own.

    Args: side - whom the learner coaches.
    """
    game = Game(rules, ply.before, None, (True, True), {"Game": rules.key})
    game.apply(ply.action)
    lines, answers = [ply.text], list[list[str]]([[]])
    for answer in ply.answers:
        request = game.pending
        if isinstance(request, Choice) and request.coach == side:
            lines.append("")
            answers.append([])
        if isinstance(request, Roll):
            answers[-1].append(answer_text(request.dice, answer._replace(is_real=False), ""))
        elif request is not None:
            option = rules.option_text(game.state, request, answer.value)  # type: ignore[arg-type]
            answers[-1].append(answer_text(None, answer, option))
        game.answer(answer.value)
    return tuple(f"{line}: {'; '.join(these)}" if these else line for line, these in zip(lines, answers, strict=True))


def steps_of(game: Game, first: int, marks: Sequence[tuple[int, str]], side: Side) -> tuple[LessonStep, ...]:
    """Return the steps of a lesson from a match.

    Args: first - number of actions before its beginning.
          marks - in order, how many actions were played at the end of each step, and its sentence.
    """
    begins = [first, *(end for end, _say in marks)]
    return tuple(
        LessonStep(say, tuple(line for ply in game.plies[begin:end] for line in lines_of(game.ruleset, ply, side)))
        for begin, (end, say) in zip(begins[:-1], marks, strict=True))
