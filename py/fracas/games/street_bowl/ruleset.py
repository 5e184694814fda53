"""The game as the kernel knows it."""

from collections.abc import Iterator

from fracas.games import game_info
from fracas.games.street_bowl.actions import apply, is_legal, is_terminal, legal_actions, returns, to_act
from fracas.games.street_bowl.bot.styles import STYLES, WEIGHTS, Weights
from fracas.games.street_bowl.check import findings
from fracas.games.street_bowl.notation import action_text, option_text, parse_action
from fracas.games.street_bowl.odds.outcome import outcome
from fracas.games.street_bowl.odds.policy import ASSUMPTIONS, is_beaten, policy
from fracas.games.street_bowl.position import position, read_position
from fracas.games.street_bowl.ranking import RANKING
from fracas.games.street_bowl.roll import LEADER_REROLL, TEAM_REROLL
from fracas.games.street_bowl.rules import rules_text
from fracas.games.street_bowl.start import SETTINGS, start
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.team.teams import READY
from fracas.games.street_bowl.words.refusals import why_not
from fracas.kernel.ruleset import Action, CoachSkill, ExpertKnowledge, Resource, Ruleset
from fracas.kernel.table import Side
from fracas.locale import N_


def plans(s: State) -> Iterator[tuple[Action, ...]]:
    """List promising action sequences; what finds them is not loaded before a bot is to think."""
    from fracas.games.street_bowl.bot.plans import plans as found
    return found(s)


def plans_of_novices(s: State) -> Iterator[tuple[Action, ...]]:
    """Return the plans of a novice, likewise."""
    from fracas.games.street_bowl.bot.plans import plans_of_novices as found
    return found(s)


def plans_of_beginners(s: State) -> Iterator[tuple[Action, ...]]:
    """Return the plans of a beginner, likewise."""
    from fracas.games.street_bowl.bot.plans import plans_of_beginners as found
    return found(s)


def plans_of_experts(s: State) -> Iterator[tuple[Action, ...]]:
    """Return the plans of an expert, likewise."""
    from fracas.games.street_bowl.bot.plans import plans_of_experts as found
    return found(s)


def worth(s: State, side: Side, w: Weights = WEIGHTS) -> int:
    """Return the worth of a position for a side. The evaluation is not loaded before a bot is to think."""
    from fracas.games.street_bowl.bot.worth import worth as weighed
    return weighed(s, side, w)


UNUSUAL = frozenset(("bank", "foul", "hail", "lob"))  # kinds of actions

RULESET = Ruleset(
    listed=game_info("street_bowl"), version=1,
    settings=SETTINGS, teams=tuple(READY), start=start, constant=lambda s: (s.options, s.sides),
    legal_actions=legal_actions, apply=apply, to_act=to_act,
    is_terminal=is_terminal, returns=returns, action_text=action_text, parse_action=parse_action,
    option_text=option_text, position=position, read_position=read_position, invariants=findings, outcome=outcome,
    policy=policy, assumptions=ASSUMPTIONS, plans=plans, worth=worth, weights=WEIGHTS, styles=STYLES,
    resource=Resource(N_("with a team re-roll"), lambda _choice, option: option not in (TEAM_REROLL, LEADER_REROLL)),
    is_beaten=is_beaten,
    ladder=(
        CoachSkill(UNUSUAL, plans=plans_of_novices, blur=4.0),
        CoachSkill(UNUSUAL, plans=plans_of_beginners, blur=2.0),
        CoachSkill(blur=0.7), CoachSkill(is_expert=True, samples=32)),
    expert=ExpertKnowledge(plans_of_experts, worth),
    rules_text=rules_text, is_legal=is_legal, why_not=why_not, ranking=RANKING,
)
