"""The game as the kernel knows it."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from fracas.games import game_info
from fracas.games.elfball.actions import is_legal, legal_actions
from fracas.games.elfball.book import Book
from fracas.games.elfball.bot.styles import STYLES
from fracas.games.elfball.bot.worth import WEIGHTS, worth
from fracas.games.elfball.faceoff import end_free_challenge, face_off, free_step, free_steps, knock
from fracas.games.elfball.field import FIELD
from fracas.games.elfball.invariants import findings
from fracas.games.elfball.momentum import KEEP
from fracas.games.elfball.notation.actions import action_text, option_text, parse_action
from fracas.games.elfball.notation.positions import position, read_position
from fracas.games.elfball.odds.policy import ASSUMPTIONS, outcome, policy
from fracas.games.elfball.playing import apply
from fracas.games.elfball.referee import judge_entry, lost_in_goal, to_centre
from fracas.games.elfball.rules import rules_text
from fracas.games.elfball.settings import SETTINGS, options_of
from fracas.games.elfball.shove import push
from fracas.games.elfball.state import OVER, State, new_state
from fracas.games.elfball.tables import INJURIES
from fracas.games.elfball.team.legality import check_value, refuse_faults
from fracas.games.elfball.team.roster import LIMIT
from fracas.games.elfball.team.teams import TEAMS, line_up
from fracas.games.elfball.throwing.ball import hop
from fracas.games.elfball.throwing.lines import allowed_directions, fly, repel
from fracas.games.elfball.tournament import check_team
from fracas.games.elfball.tournament import points as tournament_points
from fracas.games.elfball.words.refusals import why_not
from fracas.kernel.ruleset import Action, CoachSkill, ExpertKnowledge, RankingRules, Resource, Ruleset
from fracas.kernel.table import Side, returns_for_winner
from fracas.locale import N_

BOOK = Book(
    key="elfball", field=FIELD, halves=("south", "north"), needs_guardian=True, injuries=INJURIES,
    face_off=face_off, free_cells=free_steps, is_free_pace_safe=True, free_step=free_step,
    end_free_challenge=end_free_challenge, knock=knock, fly=fly, rebounds=allowed_directions, repel=repel, hop=hop,
    push=push, entered=judge_entry, restart=to_centre, lost_in_goal=lost_in_goal, words={},
)


def start(book: Book, settings: Mapping[str, Any], home: str, away: str) -> State:
    """Return the position before the first roll.

    Raises: InvalidNotation quoting what is no team, or none for a tournament or for so many points.
    """
    options = options_of(settings)
    (home_code, home_team), (away_code, away_team) = line_up(home, book.key), line_up(away, book.key)
    for code in (home_code, away_code):
        if options.tournament:
            check_team(code)
        if settings.get("points") and not options.careers:  # between matches of a league its coaching sees to that
            check_value(code, settings["points"])
    return new_state(book, options, (home_code, away_code), (home_team, away_team))


def check_legal(book: Book, settings: Mapping[str, Any], team: str) -> None:
    """Refuse a team that is not legal for so many points.

    Rule:   Elfball 21, Street Brawl 12; in a league its coaching sees to that.
    Raises: InvalidNotation in a sentence.
    """
    if not options_of(settings).careers:
        refuse_faults(line_up(team, book.key)[0], settings["points"] or LIMIT, book.key)


def plans(s: State) -> Iterator[tuple[Action, ...]]:
    """Find promising plans for the side to act. The code is loaded when a bot first thinks."""
    from fracas.games.elfball.bot.plans import plans as found
    return found(s)


def plans_of_novices(s: State) -> Iterator[tuple[Action, ...]]:
    """Yield the plans of a novice, likewise."""
    from fracas.games.elfball.bot.plans import plans_of_novices as found
    return found(s)


def expert_plans(s: State) -> Iterator[tuple[Action, ...]]:
    """Yield the plans of an expert, as `plans` does those of others."""
    from fracas.games.elfball.bot.plans_of_experts import expert_plans as found
    return found(s)


def expert_worth(s: State, side: Side) -> int:
    """Return the worth of a position to an expert."""
    from fracas.games.elfball.bot.judgement import expert_worth as found
    return found(s, side)


def points(s: State) -> tuple[int, int]:
    """Return the goals, or the points of a tournament.

    Rule: Elfball 20, 24.8.
    """
    home, away = tournament_points(s) if s.options.tournament else s.score
    return home, away


FINER = frozenset(("cheer", "cutblock", "dash", "inferno", "shock", "shove", "steal", "transform"))  # kinds of actions

RULESET = Ruleset(
    listed=game_info("elfball"),
    version=1,
    settings=SETTINGS,
    teams=tuple(TEAMS),
    start=partial(start, BOOK),
    check_team=partial(check_legal, BOOK),
    constant=lambda s: (s.options, s.codes),
    legal_actions=legal_actions,
    apply=apply,
    to_act=lambda s: s.side,
    is_terminal=lambda s: s.phase == OVER,
    returns=lambda s: returns_for_winner(s.winner),
    action_text=action_text,
    parse_action=parse_action,
    option_text=option_text,
    position=position,
    read_position=partial(read_position, BOOK),
    invariants=findings,
    outcome=outcome,
    policy=policy,
    assumptions=ASSUMPTIONS,
    plans=plans,
    resource=Resource(N_("with Momentum"), lambda choice, option: choice.kind != "momentum" or option == KEEP),
    ladder=(CoachSkill(FINER, plans=plans_of_novices, blur=3.0), CoachSkill(blur=1.5), CoachSkill(blur=0.35),
            CoachSkill(is_expert=True)),
    expert=ExpertKnowledge(expert_plans, expert_worth),
    worth=worth,
    weights=WEIGHTS,
    styles=STYLES,
    rules_text=rules_text,
    is_legal=is_legal,
    why_not=why_not,
    ranking=RankingRules(points),
)
