"""The closed list of reasons, and the facts that prove them."""

from fractions import Fraction
from typing import Any, NamedTuple

from fracas.kernel.table import Option, Side

Line = tuple[str, ...]  # actions in the notation of the game, for the checker alone


class RollFact(NamedTuple):
    """The exact chance of one action that rolls."""

    lead: Line  # actions before it, which roll nothing
    action: str
    who: int  # player, `NO_ONE` for none
    here: int  # where he stands before the lead, `NOWHERE` off the board
    cell: int  # the action is aimed at, `NOWHERE` for none
    title: str  # the roll in words, without a full stop
    chance: Fraction  # of an outcome that is no failure
    great: tuple[tuple[str, Fraction], ...]  # great successes in words with their chances


class ThreatFact(NamedTuple):
    """The best attack of the others on a player, without a roll on the way."""

    lead: Line  # from the decision to the turn of the others
    reply: Line  # steps of the attacker, then the attack; empty if there is none
    who: int  # attacker, `NO_ONE` if there is none
    target: int
    cell: int  # of the target
    chance: Fraction


class DiceNotNeeded(NamedTuple):
    """The roll was risky, and the better line rolls nothing."""

    played: RollFact
    better: Line


class LongerOdds(NamedTuple):
    """The roll of the better line works more often."""

    played: RollFact
    better: RollFact


class HelpForgotten(NamedTuple):
    """The same action works more often once another player has moved."""

    played: RollFact
    better: RollFact
    helper: int
    cell: int  # where the helper stands at first


class RiskFirst(NamedTuple):
    """A roll came before a move of another player that needs none."""

    played: RollFact
    safe: Line
    mover: int
    cell: int  # where the mover stands


class ChancePassedBy(NamedTuple):
    """The better line tries something, what was played does not."""

    played: Line
    better: RollFact


class WinPassedBy(NamedTuple):
    """The match could be won without a roll."""

    better: Line
    cell: int


class ScorePassedBy(NamedTuple):
    """A score could be had without a roll."""

    better: Line
    who: int
    cell: int


class BallPassedBy(NamedTuple):
    """The ball could be had without a roll."""

    better: Line
    who: int
    cell: int


class CarrierOpen(NamedTuple):
    """Whoever has the ball can be attacked with a better chance than after the better line."""

    played: ThreatFact
    better: ThreatFact


class TurnEndedEarly(NamedTuple):
    """The turn was ended though others could still act."""

    played: str
    players: tuple[int, ...]
    cells: tuple[int, ...]


class BallFarther(NamedTuple):
    """A player could come closer to the ball, or with it closer to where it scores."""

    played: Line
    better: Line
    who: int
    cell: int  # where he ends in the better line
    distances: tuple[int, int]  # to the ball in steps as the crow flies: played, better


class AimOdds(NamedTuple):
    """The better line reaches an aim of the game more often in this turn."""

    played: Line
    better: Line
    aim: str  # key of the game's aims
    chances: tuple[Fraction, Fraction]  # of reaching it: played, better
    cells: tuple[int, ...]


class AimChance(NamedTuple):
    """The better line reaches an aim of the game; what was played has too many courses to be counted."""

    better: Line
    aim: str
    chance: Fraction
    is_least: bool  # whether it may be more: counted is what comes off without a failure
    cells: tuple[int, ...]


class WholeOdds(NamedTuple):
    """All of the better line comes off more often than all of what was played."""

    played: Line
    better: Line
    chances: tuple[Fraction, Fraction]  # played, better
    cells: tuple[int, ...]


class CarrierMarked(NamedTuple):
    """The better line brings a player beside the opponent with the ball, whom nobody marks."""

    better: Line
    who: int
    target: int
    cell: int  # of the target
    chance: Fraction  # that all of the line comes off


class CarrierJoined(NamedTuple):
    """The better line brings a player beside a team-mate with the ball, who stands alone."""

    better: Line
    who: int
    target: int
    cell: int
    chance: Fraction


class GoalCovered(NamedTuple):
    """The better line brings a player nearer to his goal than the opponent with the ball; nobody else is."""

    better: Line
    who: int
    target: int
    cell: int
    chance: Fraction


class BallCarried(NamedTuple):
    """The better line brings the ball nearer to the goal in the hands of a player."""

    better: Line
    who: int
    cell: int  # where he stands
    steps: int  # nearer than now
    chance: Fraction


class OutcomeOdds(NamedTuple):
    """The roll of the better line brings its best outcome more often."""

    played: RollFact
    better: RollFact
    outcome: str  # in words
    chances: tuple[Fraction, Fraction]  # of the outcome: played, better


class MoveLeftOut(NamedTuple):
    """A player could do something without a roll that he did not do in the line that was played."""

    played: Line
    better: Line
    who: int
    cell: int


class AttackerCount(NamedTuple):
    """More players of the side stand beside an opponent after the better line."""

    played: Line
    better: Line
    who: int  # the opponent
    cell: int
    counts: tuple[int, int]  # of those beside him: played, better


class CarrierPressure(NamedTuple):
    """Fewer opponents stand beside whoever has the ball after the better line."""

    played: Line
    better: Line
    who: int
    cell: int
    counts: tuple[int, int]


class AnswerOdds(NamedTuple):
    """The better answer works more often."""

    action: str
    given: tuple[Any, ...]  # dice and answers before the question
    options: tuple[Option, Option]  # played and better
    chances: tuple[Fraction, Fraction]
    cell: int


class HelpSpent(NamedTuple):
    """The answer spends what the better one keeps, and works no less often."""

    action: str
    given: tuple[Any, ...]
    options: tuple[Option, Option]
    cell: int


class OutOfTime(NamedTuple):
    """Whoever has the ball needs more turns to the goal than are left, and no more after the better line."""

    played: Line
    better: Line
    who: int
    cell: int  # where he stands
    left: int  # turns of his side behind this one
    turns: tuple[int, int]  # that the way takes at least: played, better
    chance: Fraction  # that all of the better line comes off


class TargetOdds(NamedTuple):
    """The better line harms an opponent more often."""

    played: Line  # to the end of the turn
    better: Line
    harm: str  # key of the game's harms
    who: int  # the opponent
    cell: int  # where he stands
    chances: tuple[Fraction, Fraction]  # played, better


class OrderOdds(NamedTuple):
    """What was played harms an opponent more often in another order."""

    played: Line
    better: Line  # the same actions, the first one of the better line first
    harm: str
    who: int  # the opponent
    first: int  # who acts first in the better line
    cell: int  # where he stands
    chances: tuple[Fraction, Fraction]


class PerilOdds(NamedTuple):
    """What was played brings something bad upon its own side more often than the better line."""

    played: Line  # as many actions as the better line has
    better: Line
    peril: str  # key of the game's perils
    chances: tuple[Fraction, Fraction]
    cells: tuple[int, ...]


class PlayerExposed(NamedTuple):
    """One attack of the others harms a player more often where he is left than after the better line."""

    played: ThreatFact
    better: ThreatFact
    harm: str  # key of the game's exposures


class OrderForgotten(NamedTuple):
    """The better line begins with something that helps others, and was not done."""

    played: Line
    better: Line
    who: int
    cell: int
    helped: tuple[int, ...]  # those whose condition it changes


Reason = (DiceNotNeeded | LongerOdds | HelpForgotten | RiskFirst | ChancePassedBy | WinPassedBy | ScorePassedBy
          | BallPassedBy | CarrierOpen | TurnEndedEarly | BallFarther | OutcomeOdds | MoveLeftOut | AttackerCount
          | CarrierPressure | AimOdds | AimChance
          | TargetOdds | OrderOdds | PerilOdds | PlayerExposed | OrderForgotten
          | WholeOdds | CarrierMarked | CarrierJoined | GoalCovered | BallCarried | OutOfTime | AnswerOdds | HelpSpent)


class ProvenReason(NamedTuple):
    """A reason with the position that proves it."""

    position: str
    side: Side  # whose decision it was
    reason: Reason
    gap: float  # thousandths of a win that come back once it is removed
    whole: float  # thousandths of a win between the lines
    cells: tuple[int, ...]  # meant by the sentence, marked on the board
