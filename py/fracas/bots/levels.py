"""The levels of bots: each starts a search at a decision point; a game's ladder sets their strength.

A game has as many of the `RUNGS` as its ladder has coaches. So a step between two levels can be about as wide in every
game, though there is more to be known of one than of another.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from fracas.bots.candidates import Candidate
from fracas.bots.decision_point import DecisionPoint, decision_point_of
from fracas.bots.evaluate import certain_outcome
from fracas.bots.search import DecisionSearch, SearchSettings, known_decision, search
from fracas.bots.streams import misjudgement_stream
from fracas.bots.whole_turns import search_whole_turns
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.game import Game
from fracas.kernel.ruleset import CoachSkill, Ruleset
from fracas.locale import N_, _

LITTLE = 0.5  # of misjudgement, in standard deviations of what plans are worth: the best plan is mostly kept
SOME = 1.0  # of it: less of the order is wrong than right
MUCH = 2.0  # of it: more of the order is wrong than right
YARDSTICK = "yardstick"  # the style whose weights never change
USUAL = SearchSettings(is_even=True)  # with fair odds
EXPERT = SearchSettings(breadth=100, is_even=True)


class Bot:
    """A player of one side in one match.

    Args: level - its level, or the key of one.
          seed - its own random stream; the same seed makes the same decisions.
          weights - what counts to it, of the kind the game states; empty = what the game states.
    """

    __slots__ = ("level", "seed", "weights", "plan", "expected")

    def __init__(self, level: "str | Level", seed: str, weights: tuple[int, ...] = ()) -> None:
        self.level = level if isinstance(level, Level) else level_of(level)
        self.seed = seed
        self.weights = weights
        self.plan: tuple[Any, ...] = ()  # what is left of the plan it follows
        self.expected: Any = None  # the position in which it goes on with that plan, None = it will think anew

    def think(self, situation: DecisionPoint) -> DecisionSearch:
        """Return the search for a decision."""
        rules = situation.ruleset
        weights = self.weights or rules.styles.get(self.level.style)
        return self.level.think(self, situation._replace(ruleset=rules.with_weights(weights)) if weights else situation)

    def decide(self, game: Game) -> Any:
        """Return the action or the option for a game that waits for one."""
        thought = self.think(decision_point_of(game))
        decision = thought.finish()
        self.follow(thought)
        return decision

    def follow(self, thought: DecisionSearch) -> None:
        """Keep the rest of the chosen plan; called when its decision is carried out."""
        situation, plan = thought.situation, thought.candidate.plan
        self.plan, self.expected = plan[1:], None
        if self.plan:
            self.expected = certain_outcome(situation.ruleset, situation.state, plan[0])


class Level(NamedTuple):
    """One strength of play."""

    key: str
    name: str  # English, translated where shown
    title: str  # one line, likewise; "" = as `offered` says it of the coach it is in a game
    think: Callable[[Bot, DecisionPoint], DecisionSearch]
    rung: int = 0  # of the ladder of a game, which the level is not there without
    style: str = ""  # by whose weights it judges, of those the game states; "" or one it does not = by the usual ones


def _at_random(bot: Bot, situation: DecisionPoint) -> DecisionSearch:
    """Choose evenly among everything that is legal."""
    rules, state, choice = situation.ruleset, situation.state, situation.choice
    draw = situation.random(bot.seed).random()
    if choice is not None:
        return known_decision(situation, Candidate(option=choice.options[int(draw * len(choice.options))]))
    legal = rules.legal_actions(state)
    return known_decision(situation, Candidate((legal[int(draw * len(legal))],)))


def _trying(bot: Bot, situation: DecisionPoint, mind: SearchSettings) -> DecisionSearch:
    """Try plans, and keep to one while nothing unexpected happens."""
    return keep_to_plan(bot, situation) or search(
        situation, misjudgement_stream(situation) if mind.blur else situation.random(bot.seed), mind)


def keep_to_plan(bot: Bot, situation: DecisionPoint) -> DecisionSearch | None:
    """Keep to the plan; None if there is none any more, or something unexpected has happened."""
    if situation.choice is None and bot.plan and bot.expected == situation.state:
        if situation.ruleset.is_legal(situation.state, bot.plan[0]):
            return known_decision(situation, Candidate(bot.plan))
    return None


def _as_at_first(bot: Bot, situation: DecisionPoint) -> DecisionSearch:
    """Think as the first bot did."""
    return _trying(bot, situation, SearchSettings(breadth=24, samples=2))


def _with_fair_odds(bot: Bot, situation: DecisionPoint) -> DecisionSearch:
    """Weigh every plan of the game, and misjudge none."""
    return _trying(bot, situation, USUAL)


def _standing_on(rung: int) -> Callable[[Bot, DecisionPoint], DecisionSearch]:
    """Return the play of a bot with the skill on a rung of the game's ladder."""
    def think(bot: Bot, situation: DecisionPoint) -> DecisionSearch:
        coach = skill_on_rung(situation.ruleset, rung)
        seen = situation._replace(ruleset=situation.ruleset.with_skill(coach))
        whole = keep_to_plan(bot, seen) or search_whole_turns(seen) if coach.foresees else None
        return whole or _trying(bot, seen, search_settings(coach))
    return think


def skill_on_rung(rules: Ruleset, rung: int) -> CoachSkill:
    """Return the skill on a rung of a game's ladder, 0 = the rookie, at most the highest."""
    return rules.ladder[min(rung, len(rules.ladder) - 1)]


def search_settings(coach: CoachSkill) -> SearchSettings:
    """Return the search settings of a skill."""
    mind = EXPERT if coach.is_expert else USUAL
    return mind._replace(unknown=coach.unknown, blur=coach.blur, samples=coach.samples)


RANDOM = Level("random", N_("Random"), N_("Plays any legal move without thinking."), _at_random)
RUNGS = tuple(Level(key, name, "", _standing_on(rung), rung) for rung, (key, name) in enumerate((
    ("rookie", N_("Rookie")), ("regular", N_("Regular")), ("hard", N_("Hard")), ("star", N_("Star")))))
FIRST = Level("yardstick", N_("Yardstick"), N_("The first bot, kept to measure the others."),
              _as_at_first, style=YARDSTICK)
FAIR = Level("fair", N_("Fair odds"), N_("Knows every plan and judges it fairly. Used to compare teams."),
             _with_fair_odds)
FORMER_STYLES = ("cautious", "brawler", "racer")  # in keys of bots that saves and leagues of before may name
FORMER = tuple(level._replace(key=f"{level.key}-{style}") for style in FORMER_STYLES for level in RUNGS[:3])
LEVELS = (RANDOM, *RUNGS, FIRST, FAIR, *FORMER)
KEYS = tuple(level.key for level in LEVELS)


def skill_title(coach: CoachSkill) -> str:
    """Return the description of a skill in one line; English, translated where shown."""
    if coach.is_new and not (coach.unknown or coach.overlooks) and coach.blur < SOME:
        return N_("Uses every kind of action, but not every trick. Makes few mistakes.")
    if coach.is_new and not (coach.unknown or coach.overlooks):
        return N_("Uses every kind of action, but not every trick. Makes some mistakes.")
    if coach.is_new and coach.blur < LITTLE:
        return N_("Plays simple plans. Makes few mistakes, but always the same ones.")
    if coach.is_new:
        return N_("Plays simple plans and makes many mistakes, always the same ones.") if coach.blur > MUCH \
            else N_("Plays simple plans and makes some mistakes, always the same ones.")
    if coach.is_expert and coach.blur:
        return N_("Looks ahead, but makes some mistakes, always the same ones.")
    if 0 < coach.blur < LITTLE:
        return N_("Knows every plan. Makes few mistakes, but always the same ones.")
    if coach.blur:
        return N_("Knows every plan, but makes some mistakes, always the same ones.")
    if coach.foresees:
        return N_("Looks ahead to your answer and plans whole turns.")
    if coach.samples > USUAL.samples:
        return N_("Makes its players work together and checks every plan many times.")
    if coach.is_expert:
        return N_("Looks far ahead and sees what the others miss.")
    return N_("Knows every plan and judges it fairly.")


def levels_of(rules: Ruleset) -> tuple[Level, ...]:
    """Return the levels that a game offers to people, each with its description there."""
    rungs = zip(RUNGS, rules.ladder, strict=False)
    return (RANDOM, *(level._replace(title=skill_title(coach)) for level, coach in rungs))


def level_of(key: str) -> Level:
    """Return a level.

    Raises: InvalidNotation quoting a key that is none.
    """
    for level in LEVELS:
        if level.key == key:
            return level
    raise InvalidNotation(_("There is no bot {bot}. Choose one of: {bots}.").format(
        bot=quote(key), bots=", ".join(level.key for level in LEVELS if level not in FORMER)))


def level_in(rules: Ruleset, key: str) -> Level:
    """Return a level that a game has.

    Raises: InvalidNotation quoting a key that is none, or none of this game.
    """
    level = level_of(key)
    has_style = not level.style or level.style in rules.styles
    if level in FORMER or level.rung >= len(rules.ladder) or not has_style:
        raise InvalidNotation(_("{game} has no bot {bot}.").format(game=_(rules.name), bot=quote(key)))
    return level


def uses_weights(rules: Ruleset, level: Level) -> bool:
    """Return whether a level judges positions by the weights that a game states."""
    return level.key != RANDOM.key and not skill_on_rung(rules, level.rung).is_expert
