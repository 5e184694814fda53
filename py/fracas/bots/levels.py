"""The levels of bots. Each turns a situation into a thought; a further level is one more entry of `LEVELS`."""

from collections.abc import Callable
from typing import Any, NamedTuple

from fracas.bots.candidates import Candidate
from fracas.bots.evaluate import certain_outcome
from fracas.bots.search import Mind, Thought, decided, search
from fracas.bots.situation import Situation, situation_of
from fracas.bots.streams import fancies
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.game import Game
from fracas.kernel.ruleset import Ruleset
from fracas.locale import N_

YARDSTICK = "yardstick"  # the style whose weights never change
USUAL, EXPERT = Mind(is_even=True), Mind(breadth=100, is_even=True)  # of `regular`, of `hard`


class Bot:
    """A player of one side in one match.

    Args: level - key of its level.
          seed - its own random stream; the same seed makes the same decisions.
          weights - what counts to it, of the kind the game states; empty = what the game states.
    """

    __slots__ = ("level", "seed", "weights", "plan", "expected")

    def __init__(self, level: str, seed: str, weights: tuple[int, ...] = ()) -> None:
        self.level = level_of(level)
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
    title: str  # one line, likewise
    think: Callable[[Bot, Situation], Thought]
    is_offered: bool = True  # to people; the others are there to be measured against
    is_expert: bool = False  # whether it is there only in games that have experts
    style: str = ""  # by whose weights it judges, of those the game states; "" or one it does not = by the usual ones


class Style(NamedTuple):
    """What a coach likes, at any level; as strong as the others."""

    key: str
    name: str  # English, translated where shown
    title: str  # one line, likewise
    names: tuple[str, str]  # of a rookie and a regular who play so


def _at_random(bot: Bot, situation: Situation) -> Thought:
    """Choose evenly among everything that is legal."""
    rules, state, choice = situation.ruleset, situation.state, situation.choice
    draw = situation.random(bot.seed).random()
    if choice is not None:
        return decided(situation, Candidate(option=choice.options[int(draw * len(choice.options))]))
    legal = rules.legal_actions(state)
    return decided(situation, Candidate((legal[int(draw * len(legal))],)))


def _thinking(mind: Mind) -> Callable[[Bot, Situation], Thought]:
    """Return the way of a bot that tries plans and keeps to one while nothing unexpected happens."""
    def think(bot: Bot, situation: Situation) -> Thought:
        if situation.choice is None and bot.plan and bot.expected == situation.state:
            if situation.ruleset.is_legal(situation.state, bot.plan[0]):
                return decided(situation, Candidate(bot.plan))
        if mind.is_novice:
            return search(situation._replace(ruleset=situation.ruleset.seen_by_novices()), fancies(situation), mind)
        return search(situation, situation.random(bot.seed), mind)
    return think


def _expertly(mind: Mind, usual: Mind) -> Callable[[Bot, Situation], Thought]:
    """Return the way of a bot that sees the game as an expert does; as usual in a game that has none."""
    def think(bot: Bot, situation: Situation) -> Thought:
        rules = situation.ruleset
        if rules.expert is None:
            return _thinking(usual)(bot, situation)
        return _thinking(mind)(bot, situation._replace(ruleset=rules.seen_by_experts()))
    return think


def styled(level: str, style: str) -> str:
    """Return the key of a level in a style; of the level where there is no such."""
    return f"{level}-{style}"


RUNGS = (
    Level("random", N_("Random"), N_("Makes any legal move, without a thought."), _at_random),
    Level("rookie", N_("Rookie"), N_("Knows the simple plans and misjudges some, always in the same way."),
          _thinking(Mind(is_even=True, is_novice=True))),
    Level("regular", N_("Regular"), N_("Knows every plan and weighs it with fair odds."),
          _thinking(USUAL)),
    Level("hard", N_("Hard"), N_("Reckons how the match will go on, and moves the whole team to one purpose."),
          _expertly(EXPERT, USUAL), is_expert=True),
    Level("yardstick", N_("Yardstick"), N_("The first bot there was, kept as it is to measure others by."),
          _thinking(Mind(breadth=24, samples=2)), is_offered=False, style=YARDSTICK),
)
STYLES = (
    Style("cautious", N_("Cautious"), N_("Looks after what it has and goes round a fight."),
          (N_("Cautious rookie"), N_("Cautious regular"))),
    Style("brawler", N_("Brawler"), N_("Seeks the fight, and wants opponents on the ground."),
          (N_("Brawling rookie"), N_("Brawling regular"))),
    Style("racer", N_("Racer"), N_("Goes for the goal the shortest way."), (N_("Racing rookie"), N_("Racing regular"))),
)
OFFERED = tuple(level for level in RUNGS if level.is_offered)  # in some game at least; `offered` says in which
LEVELS = (*RUNGS, *(
    level._replace(key=styled(level.key, style.key), name=name, title=style.title, is_offered=False, style=style.key)
    for style in STYLES for level, name in zip(RUNGS[1:3], style.names, strict=True)
))
KEYS = tuple(level.key for level in LEVELS)


def offered(rules: Ruleset) -> tuple[Level, ...]:
    """Return the levels that a game offers to people."""
    return tuple(level for level in OFFERED if _is_in(rules, level))


def _is_in(rules: Ruleset, level: Level) -> bool:
    return rules.expert is not None or not level.is_expert


def rivals(rules: Ruleset) -> tuple[Level, ...]:
    """Return the bots that a game offers to people: the levels, then those that play in one of its styles."""
    named = [style.key for style in STYLES if style.key in rules.styles]
    return (*offered(rules), *(level for level in LEVELS if level.style in named))


def level_of(key: str) -> Level:
    """Return a level.

    Raises: InvalidNotation quoting a key that is none.
    """
    for level in LEVELS:
        if level.key == key:
            return level
    raise InvalidNotation(f"{quote(key)} is no bot; there are {', '.join(KEYS)}.")


def level_in(rules: Ruleset, key: str) -> Level:
    """Return a level that a game has.

    Raises: InvalidNotation quoting a key that is none, or none of this game.
    """
    level = level_of(key)
    if not _is_in(rules, level):
        raise InvalidNotation(f"{rules.name} has no bot {quote(key)}.")
    return level
