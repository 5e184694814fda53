"""The game as the kernel knows it."""

from fracas.games import game_info
from fracas.games.school_fighters.actions import apply, is_legal, legal_actions
from fracas.games.school_fighters.bot.foresight import weighed_turns
from fracas.games.school_fighters.bot.initiative import expert_worth
from fracas.games.school_fighters.bot.plans import plans
from fracas.games.school_fighters.bot.plans_of_experts import expert_plans
from fracas.games.school_fighters.bot.plans_of_novices import plans_of_novices
from fracas.games.school_fighters.bot.styles import STYLES
from fracas.games.school_fighters.bot.worth import WEIGHTS, worth
from fracas.games.school_fighters.check import findings
from fracas.games.school_fighters.notation import action_text, option_text, parse_action
from fracas.games.school_fighters.odds.policy import ASSUMPTIONS, outcome, policy
from fracas.games.school_fighters.position import position, read_position
from fracas.games.school_fighters.state import OVER, SETTINGS, start
from fracas.games.school_fighters.units import GANGS
from fracas.games.school_fighters.words.refusals import why_not
from fracas.kernel.contracts.rulebook import rules_reader
from fracas.kernel.ruleset import CoachSkill, ExpertKnowledge, Ruleset
from fracas.kernel.table import returns_for_winner

RULESET = Ruleset(
    listed=game_info("school_fighters"), version=1,
    settings=SETTINGS, teams=tuple(GANGS), start=start, legal_actions=legal_actions, is_legal=is_legal, apply=apply,
    constant=lambda s: (s.size, s.monitor_rule, s.open_guard, s.titles,
                        [(unit.side, unit.kind, unit.name) for unit in s.units]),
    to_act=lambda s: s.side, is_terminal=lambda s: s.phase == OVER, returns=lambda s: returns_for_winner(s.winner),
    action_text=action_text, parse_action=parse_action,
    option_text=option_text, position=position, read_position=read_position, invariants=findings, outcome=outcome,
    policy=policy, assumptions=ASSUMPTIONS, plans=plans, worth=worth, weights=WEIGHTS, styles=STYLES,
    why_not=why_not, expert=ExpertKnowledge(expert_plans, expert_worth, weighed_turns),
    ladder=(
        CoachSkill(frozenset(("order", "salts")), frozenset(("caution", "flight")), plans=plans_of_novices, blur=2.5),
        CoachSkill(blur=0.9), CoachSkill(is_expert=True, blur=0.5), CoachSkill(is_expert=True, foresees=True)),
    rules_text=rules_reader(__file__),
)
