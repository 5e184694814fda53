"""The game as the kernel knows it."""

from fracas.games import game_info
from fracas.games.cave_brawl.actions import apply, is_legal, legal_actions
from fracas.games.cave_brawl.bot.judgement import expert_worth
from fracas.games.cave_brawl.bot.plans import plans
from fracas.games.cave_brawl.bot.plans_of_experts import expert_plans
from fracas.games.cave_brawl.bot.plans_of_novices import plans_of_beginners, plans_of_novices, plans_of_the_wary
from fracas.games.cave_brawl.bot.styles import STYLES
from fracas.games.cave_brawl.bot.worth import WEIGHTS, worth
from fracas.games.cave_brawl.check import findings
from fracas.games.cave_brawl.notation import action_text, option_text, parse_action
from fracas.games.cave_brawl.odds.policy import ASSUMPTIONS, outcome, policy
from fracas.games.cave_brawl.position import position, read_position
from fracas.games.cave_brawl.start import LEAGUE_ROUNDS, SETTINGS, start
from fracas.games.cave_brawl.state import OVER
from fracas.games.cave_brawl.team.season import points
from fracas.games.cave_brawl.team.teams import TEAMS
from fracas.games.cave_brawl.words.refusals import why_not
from fracas.kernel.contracts.rulebook import rules_reader
from fracas.kernel.ruleset import CoachSkill, ExpertKnowledge, RankingRules, Ruleset
from fracas.kernel.table import returns_for_winner

RULESET = Ruleset(
    listed=game_info("cave_brawl"), version=1,
    settings=SETTINGS, teams=TEAMS, start=start, constant=lambda s: (s.options, s.factions, s.titles),
    legal_actions=legal_actions, apply=apply, to_act=lambda s: s.side,
    is_terminal=lambda s: s.phase == OVER, returns=lambda s: returns_for_winner(s.winner),
    action_text=action_text, parse_action=parse_action,
    option_text=option_text, position=position, read_position=read_position, invariants=findings, outcome=outcome,
    policy=policy, assumptions=ASSUMPTIONS, plans=plans, worth=worth, weights=WEIGHTS, styles=STYLES,
    ladder=(CoachSkill(frozenset(("curse", "kick", "pass", "vault")), plans=plans_of_novices, blur=0.25),
            CoachSkill(plans=plans_of_beginners, blur=1.0), CoachSkill(plans=plans_of_the_wary, blur=0.75),
            CoachSkill(is_expert=True)),
    expert=ExpertKnowledge(expert_plans, expert_worth),
    rules_text=rules_reader(__file__, introduction="Cave Brawl"), bot_match_options={"rounds": LEAGUE_ROUNDS},
    squad_rolls=frozenset(("bt", "cd", "pk", "hp")), is_legal=is_legal, why_not=why_not, ranking=RankingRules(points),
)
