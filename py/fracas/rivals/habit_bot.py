"""The bot with habits: it plays like those on the game's ladder, and likes some signs of decisions.

What it likes never moves it against what the odds settle: a certain win, a certain gain far above all else, an answer
that another one beats, luck for luck.
"""

from collections.abc import Callable, Mapping
from math import floor

from fracas.bots.candidates import Candidate
from fracas.bots.decision_point import DecisionPoint
from fracas.bots.levels import RUNGS, Bot, Level, keep_to_plan, search_settings, skill_on_rung
from fracas.bots.search import DecisionSearch, search
from fracas.bots.streams import misjudgement_stream
from fracas.kernel.ruleset import CoachSkill, Ruleset
from fracas.rivals.ground import PlanGround
from fracas.rivals.signs import plan_signs

WEAKEST, STRONGEST = -1.0, 4.0  # strengths in rungs of the ladder, 0 = a rookie
STAR = 3.0  # the highest rung; above it habits are left out of more and more decisions, at last of all
WORSE = 2.0  # times that a rookie misjudges more, a rung below him

Likes = Mapping[str, int]  # thousandths of a win by sign


def leaning_level(ground: PlanGround, likes: Likes, strength: float, style: str = "") -> Level:
    """Return the level of a bot with a liking.

    Args: strength - in rungs; between two of them it decides now like one, now like the other, above the star now with
                     habits, now like the star himself.
          style - by whose weights it judges where it is no expert.
    """
    def think(bot: Bot, situation: DecisionPoint) -> DecisionSearch:
        draw = situation.random(bot.seed + "\nrung").random()
        if draw < strength - STAR:
            return RUNGS[-1].think(bot, situation)
        rules = situation.ruleset
        coach = _coach_at(rules, strength, draw)
        weights = rules.styles.get(style) if style and not coach.is_expert else None
        rules = rules.with_weights(weights) if weights else rules
        seen = situation._replace(ruleset=rules.with_skill(coach))
        kept = keep_to_plan(bot, seen)
        mind = search_settings(coach)._replace(leaning=_leaning(ground, likes, seen))
        return kept or search(seen, misjudgement_stream(seen) if mind.blur else seen.random(bot.seed), mind)
    rung = RUNGS[max(0, min(len(RUNGS) - 1, round(strength)))]
    return rung._replace(think=think)


def _coach_at(rules: Ruleset, strength: float, draw: float) -> CoachSkill:
    """Return the coach of one decision."""
    if strength < 0:
        rookie = skill_on_rung(rules, 0)
        return rookie._replace(blur=max(rookie.blur, 0.5) * (1 - WORSE * max(strength, WEAKEST)))
    lower = floor(strength)
    coach = skill_on_rung(rules, lower + (draw < strength - lower))
    return coach._replace(foresees=False)


def _leaning(ground: PlanGround, likes: Likes, situation: DecisionPoint) -> Callable[[Candidate], float]:
    """Return the addition to the value of a candidate, 0 for an answer."""
    def fancy(candidate: Candidate) -> float:
        if situation.choice is not None:
            return 0.0
        signs = plan_signs(ground, situation.state, situation.side, candidate.plan)
        return ground.unit * sum(amount for sign, amount in likes.items() if sign in signs)
    return fancy
