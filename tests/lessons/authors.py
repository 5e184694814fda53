"""An author who makes lessons of random matches: he marks steps, writes sentences and chooses goals, all by chance."""

from functools import cache

import fracas
from fracas.lessons.lesson_text import EVENT, STEPS, WrittenLesson
from fracas.lessons.lesson_writer import steps_of
from tests.laws.matches import inputs

SAYINGS = ("Step up.", "Trois pas à gauche, et c’est tout.", "do end: say goal", "<b>Not bold</b> & “quoted”",
           "lesson one of 3; goal steps", "Ω ≈ 63 %")
LONG, MATCHES = 60, 4  # actions of a match, matches a game


@cache
def matches(key):
    """Return random matches of a game."""
    found = []
    for number in range(MATCHES):
        for game, _count in inputs(fracas.ruleset(key), f"author {number}", 400, limit=LONG * 4):
            if len(game.plies) > LONG:
                break
        found.append(game)
    return found


def lesson_from(key, random):
    """Return a lesson of a random match whose goal is reached with its last step.

    Args: random - gives numbers from 0 to 1.
    """
    def below(most):
        return int(random() * most)
    game = matches(key)[below(MATCHES)]
    whole = len(game.plies) - (game.pending is not None)
    first = below(whole - 12)
    ends = sorted({first + 1 + below(10) for _number in range(1 + below(5))})
    side = max(game.ruleset.to_act(game.plies[first].before), 0)
    marks = [(end, SAYINGS[below(len(SAYINGS))]) for end in ends]
    begin = ends[-2] if len(ends) > 1 else first
    earlier = {event.kind for ply in game.plies[first:begin] for event in ply.events}
    fresh = [event.kind for ply in game.plies[begin:ends[-1]] for event in ply.events if event.kind not in earlier]
    goal = f"{EVENT}{fresh[below(len(fresh))]}" if fresh and random() < 0.5 else STEPS
    position = game.ruleset.position(game.plies[first].before)
    steps = tuple(step._replace(why=("", *SAYINGS)[below(len(SAYINGS) + 1)])
                  for step in steps_of(game, first, marks, side))
    return WrittenLesson(f"Lesson {first}", position, side, goal, steps, "Done. Voilà.")
