"""Exact chances of what a face shows, found by running the rules alone: of paths, of single rolls, of answers.

No counter and no re-roll of a team is spent, and opponents are taken to let it happen: they neither dive after a
player nor make him roll again. Skills and abilities of the player help as the policy of the game uses them.
"""

from dataclasses import replace
from fractions import Fraction

from fracas.faces.events import player_of
from fracas.faces.outcomes import row_of
from fracas.faces.preview import run, usual_answer
from fracas.kernel.dice import outcomes
from fracas.kernel.drivers import Answer
from fracas.kernel.odds import Enumeration
from fracas.kernel.table import Choice, Roll
from fracas.view.board.model import STANDING

GOOD, BAD = "good", "bad"
PAID_REROLLS = ("team", "leader", "pro")  # of Street Bowl; its skills are named by their own keys
GOES_ON = ("hungry",)  # bad outcomes after which a player walks on: a Vampire feeds when he has arrived
DECLINED = ("nobody", "keep", "stay_up")


def with_own_skills_only(ruleset, side):
    """Return a policy by which only the skills of the player himself help, and no opponent interferes."""
    def policy(state, choice):
        usual = ruleset.policy(state, choice)
        is_paid = choice.kind == "momentum" or (choice.kind == "reroll" and usual in PAID_REROLLS)
        if choice.coach != side or is_paid:
            return next((option for option in choice.options if option in DECLINED), usual)
        return usual
    return policy


def distribution(ruleset, state, action):
    """Return the results of an action: its end states, and the chances of its decided outcomes."""
    work = Enumeration(ruleset, state).follow(lambda table: ruleset.apply(table, action), state)
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value


def tone(face, key):
    """Return the tone of an outcome."""
    row, part = row_of(face, key)
    words = face.outcomes.get(row, (key, "fail"))
    return (words(None, part) if callable(words) else words)[1]


def has_arrived(face, before, after, who, cell):
    """Return whether a player stands on a cell, with the ball if it lay there, or has scored by going there."""
    side = face.token(before, who).side
    if face.score(after)[side] > face.score(before)[side]:
        return True
    if face.cell_of(after, who) != cell:
        return False
    counter = face.token(after, who)
    return counter.has_ball if face.ball(before) == cell else counter.stance == STANDING


def chance_of_path(ruleset, face, state, who, path):
    """Return the exact chance that all steps of a path go as planned, equal positions taken together."""
    side = ruleset.to_act(state)
    here = {ruleset.position(state): (state, Fraction(1))}
    arrived = Fraction(0)
    for number, action in enumerate(path.steps, 1):
        is_last = number == len(path.steps)
        rules = replace(ruleset, policy=with_own_skills_only(ruleset, side),
                        outcome=_judge(ruleset, face, state, who, path.cell if is_last else None))
        after = {}
        for before, chance in here.values():
            found = distribution(rules, before, action)
            arrived += chance * found.decided.get(GOOD, 0)
            for end in found.ends:
                if is_last:
                    arrived += chance * end.chance * has_arrived(face, state, end.state, who, path.cell)
                elif rules.to_act(end.state) == side and rules.is_legal(end.state, path.steps[number]):
                    key = rules.position(end.state)
                    known = after.get(key, (end.state, Fraction(0)))[1]
                    after[key] = end.state, known + chance * end.chance
        here = after
    return arrived


def _judge(ruleset, face, start, who, cell):
    """Return the outcome of a step: bad once it has failed, good once it has led to the last cell, else undecided."""
    def outcome(event, state):
        key = ruleset.outcome(event, state)
        if key is None or player_of(face, event) != who:
            return None
        if key not in GOES_ON and tone(face, key) in ("flop", "fail"):
            return BAD
        return GOOD if cell is not None and has_arrived(face, start, state, who, cell) else None
    return outcome


def chance_of_event(ruleset, state, action, good, bad):
    """Return the chance that one of the good outcomes or events of an action comes before any of the bad ones."""
    def outcome(event, now):
        names = {event.kind, ruleset.outcome(event, now)}
        return GOOD if names & good else BAD if names & bad else None
    rules = replace(ruleset, outcome=outcome, policy=with_own_skills_only(ruleset, ruleset.to_act(state)))
    return distribution(rules, state, action).decided.get(GOOD, Fraction(0))


def chance_after_answers(ruleset, before, action, answers, judge, first):
    """Return the chance of success of the roll that some answers lead to.

    Args: judge - a roll -> the chance that it succeeds, None for another roll.
          first - kinds of rolls that have to be passed before.
    """
    here = run(ruleset, before, action, answers)
    if isinstance(here.request, Choice):
        usual = usual_answer(ruleset, here)
        return chance_after_answers(ruleset, before, action, (*answers, usual), judge, first)
    if not isinstance(here.request, Roll):
        return Fraction(0)
    roll = here.request
    judged = judge(roll)
    if judged is not None:
        return judged
    if roll.kind not in first:
        return Fraction(0)
    return sum((chance * chance_after_answers(
        ruleset, before, action, (*answers, Answer(roll.kind, faces, True)), judge, first)
        for faces, chance in outcomes(roll.dice, roll.bands, roll.more)), Fraction(0))
