"""The levels of bots. Each turns a situation into a thought; how strong they are in a game its ladder says.

A game has as many of the `RUNGS` as its ladder has coaches. So a step between two levels can be about as wide in every
game, though there is more to be known of one than of another.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from fracas.bots.candidates import Candidate
from fracas.bots.evaluate import certain_outcome
from fracas.bots.search import Mind, Thought, decided, search
from fracas.bots.situation import Situation, situation_of
from fracas.bots.streams import fancies
from fracas.bots.whole_turns import weighing
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.game import Game
from fracas.kernel.ruleset import Coach, Ruleset
from fracas.locale import N_, _

LITTLE = 0.5  # of misjudgement, in standard deviations of what plans are worth: the best plan is mostly kept
SOME = 1.0  # of it: less of the order is wrong than right
MUCH = 2.0  # of it: more of the order is wrong than right
YARDSTICK = "yardstick"  # the style whose weights never change
USUAL, EXPERT = Mind(is_even=True), Mind(breadth=100, is_even=True)  # of who weighs with fair odds, of an expert


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

    def think(self, situation: Situation) -> Thought:
        """Begin to think about a decision."""
        rules = situation.ruleset
        weights = self.weights or rules.styles.get(self.level.style)
        return self.level.think(self, situation._replace(ruleset=rules.weighed_by(weights)) if weights else situation)

    def decide(self, game: Game) -> Any:
        """Return the action or the option for a game that waits for one."""
        thought = self.think(situation_of(game))
        decision = thought.finish()
        self.follow(thought)
        return decision

    def follow(self, thought: Thought) -> None:
        """Remember the rest of the plan that was chosen; to be called when its decision is carried out."""
        situation, plan = thought.situation, thought.candidate.plan
        self.plan, self.expected = plan[1:], None
        if self.plan:
            self.expected = certain_outcome(situation.ruleset, situation.state, plan[0])


class Level(NamedTuple):
    """One strength of play."""

    key: str
    name: str  # English, translated where shown
    title: str  # one line, likewise; "" = as `offered` says it of the coach it is in a game
    think: Callable[[Bot, Situation], Thought]
    rung: int = 0  # of the ladder of a game, which the level is not there without
    style: str = ""  # by whose weights it judges, of those the game states; "" or one it does not = by the usual ones


class Style(NamedTuple):
    """What a coach likes, at any level; as strong as the others."""

    key: str
    name: str  # English, translated where shown
    title: str  # one line, likewise
    names: tuple[str, ...]  # of the lowest levels who play so, from the rookie upward


def _at_random(bot: Bot, situation: Situation) -> Thought:
    """Choose evenly among everything that is legal."""
    rules, state, choice = situation.ruleset, situation.state, situation.choice
    draw = situation.random(bot.seed).random()
    if choice is not None:
        return decided(situation, Candidate(option=choice.options[int(draw * len(choice.options))]))
    legal = rules.legal_actions(state)
    return decided(situation, Candidate((legal[int(draw * len(legal))],)))


def _trying(bot: Bot, situation: Situation, mind: Mind) -> Thought:
    """Try plans, and keep to one while nothing unexpected happens."""
    return _going_on(bot, situation) or search(
        situation, fancies(situation) if mind.blur else situation.random(bot.seed), mind)


def _going_on(bot: Bot, situation: Situation) -> Thought | None:
    """Keep to the plan; None if there is none any more, or something unexpected has happened."""
    if situation.choice is None and bot.plan and bot.expected == situation.state:
        if situation.ruleset.is_legal(situation.state, bot.plan[0]):
            return decided(situation, Candidate(bot.plan))
    return None


def _as_at_first(bot: Bot, situation: Situation) -> Thought:
    """Think as the first bot did."""
    return _trying(bot, situation, Mind(breadth=24, samples=2))


def _with_fair_odds(bot: Bot, situation: Situation) -> Thought:
    """Weigh every plan of the game, and misjudge none."""
    return _trying(bot, situation, USUAL)


def _standing_on(rung: int) -> Callable[[Bot, Situation], Thought]:
    """Return the way of a bot that plays like the coach on a rung of the game's ladder."""
    def think(bot: Bot, situation: Situation) -> Thought:
        coach = coach_on(situation.ruleset, rung)
        seen = situation._replace(ruleset=situation.ruleset.seen_by(coach))
        whole = _going_on(bot, seen) or weighing(seen) if coach.foresees else None
        return whole or _trying(bot, seen, mind_of(coach))
    return think


def coach_on(rules: Ruleset, rung: int) -> Coach:
    """Return the coach on a rung of a game's ladder, 0 = the rookie; the highest where it has not so many."""
    return rules.ladder[min(rung, len(rules.ladder) - 1)]


def mind_of(coach: Coach) -> Mind:
    """Return how a coach thinks."""
    mind = EXPERT if coach.is_expert else USUAL
    return mind._replace(unknown=coach.unknown, blur=coach.blur, samples=coach.samples)


def styled(level: str, style: str) -> str:
    """Return the key of a level in a style; of the level where there is no such."""
    return f"{level}-{style}"


RANDOM = Level("random", N_("Random"), N_("Makes any legal move, without a thought."), _at_random)
RUNGS = tuple(Level(key, name, "", _standing_on(rung), rung) for rung, (key, name) in enumerate((
    ("rookie", N_("Rookie")), ("regular", N_("Regular")), ("hard", N_("Hard")), ("star", N_("Star")))))
FIRST = Level("yardstick", N_("Yardstick"), N_("The first bot there was, kept as it is to measure others by."),
              _as_at_first, style=YARDSTICK)
FAIR = Level("fair", N_("Fair odds"), N_("Knows every plan and weighs it with fair odds; compares teams."),
             _with_fair_odds)
STYLES = (
    Style("cautious", N_("Cautious"), N_("Looks after what it has and goes round a fight."),
          (N_("Cautious rookie"), N_("Cautious regular"), N_("Hard and cautious"))),
    Style("brawler", N_("Brawler"), N_("Seeks the fight, and wants opponents on the ground."),
          (N_("Brawling rookie"), N_("Brawling regular"), N_("Hard brawler"))),
    Style("racer", N_("Racer"), N_("Goes for the goal the shortest way."),
          (N_("Racing rookie"), N_("Racing regular"), N_("Hard racer"))),
)
LEVELS = (RANDOM, *RUNGS, FIRST, FAIR, *(
    level._replace(key=styled(level.key, style.key), name=name, title=style.title, style=style.key)
    for style in STYLES for level, name in zip(RUNGS, style.names, strict=False)
))
KEYS = tuple(level.key for level in LEVELS)


def title_of(coach: Coach) -> str:
    """Return what a coach is like, in one line; English, translated where shown."""
    if coach.is_new and not (coach.unknown or coach.overlooks) and coach.blur < SOME:
        return N_("Knows every kind of action but not all that it is good for, and misjudges little.")
    if coach.is_new and not (coach.unknown or coach.overlooks):
        return N_("Knows every kind of action but not all that it is good for, and misjudges some.")
    if coach.is_new and coach.blur < LITTLE:
        return N_("Knows the simple plans and seldom misjudges one, then always in the same way.")
    if coach.is_new:
        return N_("Knows the simple plans and misjudges most of them, always in the same way.") if coach.blur > MUCH \
            else N_("Knows the simple plans and misjudges some, always in the same way.")
    if coach.is_expert and coach.blur:
        return N_("Reckons how the match will go on, but misjudges some plans, always in the same way.")
    if 0 < coach.blur < LITTLE:
        return N_("Knows every plan and seldom misjudges one, then always in the same way.")
    if coach.blur:
        return N_("Knows every plan but misjudges some, always in the same way.")
    if coach.foresees:
        return N_("Reckons what the others will answer, and weighs whole turns by it.")
    if coach.samples > USUAL.samples:
        return N_("Thinks of what several players do together, and weighs every plan many times.")
    if coach.is_expert:
        return N_("Reckons how the match will go on, and thinks of what others do not see.")
    return N_("Knows every plan and weighs it with fair odds.")


def offered(rules: Ruleset) -> tuple[Level, ...]:
    """Return the levels that a game offers to people, each with the line that is true of it there."""
    rungs = zip(RUNGS, rules.ladder, strict=False)
    return (RANDOM, *(level._replace(title=title_of(coach)) for level, coach in rungs))


def styles_of(rules: Ruleset, key: str) -> tuple[Style, ...]:
    """Return the styles in which a level plays in a game; who judges as an expert goes by more than weights."""
    level = next((each for each, coach in zip(RUNGS, rules.ladder, strict=False)
                  if each.key == key and not coach.is_expert), None)
    return tuple(style for style in STYLES if level is not None and style.key in rules.styles
                 and styled(key, style.key) in KEYS)


def rivals(rules: Ruleset) -> tuple[Level, ...]:
    """Return the bots that a game offers to people: the levels, then those that play in one of its styles."""
    keys = {styled(level.key, style.key) for level in RUNGS for style in styles_of(rules, level.key)}
    return (*offered(rules), *(level for level in LEVELS if level.key in keys))


def level_of(key: str) -> Level:
    """Return a level.

    Raises: InvalidNotation quoting a key that is none.
    """
    for level in LEVELS:
        if level.key == key:
            return level
    raise InvalidNotation(_("{bot} is no bot; there are {bots}.").format(bot=quote(key), bots=", ".join(KEYS)))


def level_in(rules: Ruleset, key: str) -> Level:
    """Return a level that a game has.

    Raises: InvalidNotation quoting a key that is none, or none of this game.
    """
    level = level_of(key)
    has_style = not level.style or level.style in rules.styles and goes_by_weights(rules, level)
    if level.rung >= len(rules.ladder) or not has_style:
        raise InvalidNotation(_("{game} has no bot {bot}.").format(game=_(rules.name), bot=quote(key)))
    return level


def goes_by_weights(rules: Ruleset, level: Level) -> bool:
    """Return whether a level judges positions by the weights that a game states."""
    return level.key != RANDOM.key and not coach_on(rules, level.rung).is_expert
