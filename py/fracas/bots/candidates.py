"""Candidates of a bot: plans of actions or options of a question, with their sampled values."""

from collections.abc import Collection, Iterable, Iterator
from typing import Any, NamedTuple

from fracas.bots.decision_point import DecisionPoint
from fracas.kernel.ruleset import Action, Ruleset
from fracas.kernel.table import Choice, Option

MOST_OPTIONS = 12  # of a question that are tried


class Candidate:
    """A plan or an option, with the sum of its samples."""

    __slots__ = ("plan", "option", "total", "samples", "certain", "begun", "known", "fancy", "seen")

    def __init__(self, plan: tuple[Action, ...] = (), option: Option | None = None) -> None:
        self.plan = plan  # actions in order; empty at a question
        self.option = option  # of a question; None when an action is chosen
        self.total = 0  # of worths, in thousandths of a win
        self.samples = 0
        self.seen: tuple[int, ...] = ()  # worths of the first samples of an option that somebody may misjudge
        self.certain: int | None = None  # worth of where it leads, if no die and no question is on the way
        self.begun: Any = None  # the position after what the plan certainly begins with, None before the first sample
        self.known = 0  # actions of the plan that have led there
        self.fancy = 0.0  # what a bot that misjudges things believes it to be worth more than it is

    @property
    def decision(self) -> Any:
        """The input for the game: the first action, or the option."""
        return self.plan[0] if self.plan else self.option

    @property
    def value(self) -> float:
        """Mean worth in thousandths of a win as the bot sees it; 0 before the first sample."""
        return self.total / self.samples + self.fancy if self.samples else 0.0


class CandidateScore(NamedTuple):
    """The score of one candidate, a line of a bot's explanation."""

    text: str  # in the notation of the game
    value: int  # thousandths of a win for the side that decides
    samples: int


def candidates(situation: DecisionPoint, unknown: Collection[str] = ()) -> Iterator[Candidate | None]:
    """Yield the candidates at a decision point, the most promising first.

    Args:    unknown - kinds of actions the bot does not think of.
    Returns: the candidates; before them a None wherever the search can pause.
    """
    choice, rules = situation.choice, situation.ruleset
    if choice is not None:
        yield from (Candidate(option=option) for option in promising_options(rules, situation.state, choice))
        return
    legal = rules.legal_actions(situation.state)
    seen: set[tuple[Action, ...]] = set()
    for plan in rules.plans(situation.state):
        if not plan:
            yield None
        elif plan not in seen and not any(action[0] in unknown for action in plan):
            if plan[0] in legal or rules.is_legal(situation.state, plan[0]):
                seen.add(plan)
                yield Candidate(plan)
    if not seen:
        known = [action for action in dict.fromkeys(legal) if action[0] not in unknown]
        yield from (Candidate((action,)) for action in known or dict.fromkeys(legal))


def promising_options(ruleset: Ruleset, state: Any, choice: Choice) -> list[Option]:
    """List the options of a question worth trying: what the usual coach does first, then in order.

    An option that the rules let another one beat is none of them, whatever the worth of positions says.
    """
    usual = ruleset.policy(state, choice)
    others = [option for option in choice.options if option != usual and not ruleset.is_beaten(choice, option)]
    return [usual, *others[: MOST_OPTIONS - 1]]


def explain(situation: DecisionPoint, listed: Iterable[Candidate]) -> list[CandidateScore]:
    """Return the scores of the sampled candidates in the notation of the game, best first."""
    tried = sorted((c for c in listed if c.samples), key=lambda c: -c.value)
    return [CandidateScore(_text(situation, c), round(c.value), c.samples) for c in tried]


def _text(situation: DecisionPoint, candidate: Candidate) -> str:
    rules, choice = situation.ruleset, situation.choice
    if choice is None:
        first = rules.action_text(situation.state, candidate.plan[0])
        return first if len(candidate.plan) == 1 else f"{first} … ({len(candidate.plan)})"
    assert candidate.option is not None
    return f"{choice.kind} {rules.option_text(situation.state, choice, candidate.option)}"
