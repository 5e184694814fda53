"""The mine of puzzles: matches of bots are searched for positions with one best line that is clearly better.

Two places of a match are worth a look: the actions before a throw that brought an aim about, and the decisions that the
analyst calls the costliest. A position is kept if the best of its lines leads every one that is not as good by five
points or more, and has two actions or more that have to be found.
"""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import chain, islice
from math import fsum, sqrt
from random import Random
from typing import Any, NamedTuple

from fracas.analyst.verdict import verdict
from fracas.bots.match import play_match
from fracas.bots.streams import normal_number
from fracas.kernel.contracts.stats import StatsSpec
from fracas.kernel.errors import DamagedText
from fracas.kernel.game import Game
from fracas.kernel.ruleset import Action, CoachSkill, Ruleset
from fracas.kernel.work import run_to_end
from fracas.puzzles.aims import Aim, Aims
from fracas.puzzles.line_evaluation import line_chance
from fracas.puzzles.line_search import MOST_PLANS, other_deeds, state_after
from fracas.puzzles.mined_puzzle import FOUND_ALONE, LEAST_CHOICES, LEAST_LEAD, MinedPuzzle, choices_in
from fracas.puzzles.puzzle import Puzzle

PAIRS = (("rookie", "rookie"), ("regular", "rookie"), ("regular", "regular"))  # who plays, in turn
LOOKS = 5  # at positions for one aim in one match
BACK = (4, 2, 1)  # actions before the throw at which a puzzle may begin, the longest first
MOST_RUNS = 800  # of the rule, for one plan: one that needs more is left out
TRIALS = 50  # of each level
LEAST, MOST = Fraction(1, 10), Fraction(97, 100)  # chance of a line that is worth a puzzle
WIDTH, DEPTH = 4, 4  # lines that are made longer, and by how many actions at most
SINGLES = 10  # actions that are tried behind them, of those that reach nothing alone as well
LED_WIDTH, LED_DEPTH, LED_PLANS = 2, 2, 8  # the same of what goes before, and plans of each that are tried
PART_END: Action = ("done",)
STOPS = frozenset(("stop", "rest"))  # of one player, after which others act

Lines = dict[tuple[Action, ...], Fraction]


class MinePlace(NamedTuple):
    """A place of a match that is worth a look."""

    state: Any
    aim: str


def places(game: Game, aims: Aims) -> Iterator[list[MinePlace]]:
    """Yield places before the throws that brought an aim about, those of one throw together."""
    looks = dict.fromkeys(aims, 0)
    ends = [*(ply.before for ply in game.plies[1:]), game.state]
    first = 0
    for number, (ply, after) in enumerate(zip(game.plies, ends, strict=True)):
        if number and game.plies[number - 1].side != ply.side:
            first = number
        for key, aim in aims.items():
            if looks[key] < LOOKS and any(answer.is_dice for answer in ply.answers) \
                    and any(aim.is_reached(after, event, ply.side) for event in ply.events):
                looks[key] += 1
                starts = range(first, number, max(1, (number - first) // LOOKS)) if aim.is_led else [
                    number - back for back in BACK if number - back >= first]
                yield [MinePlace(game.plies[start].before, key) for start in starts]


def costly_places(game: Game, aims: Aims, report: StatsSpec) -> Iterator[list[MinePlace]]:
    """Yield the places of the costliest decisions of a match, one for each aim."""
    for mistake in run_to_end(verdict(game, report)).mistakes:
        for aim in aims:
            yield [MinePlace(game.plies[mistake.number].before, aim)]


def mine_match(
    rules: Ruleset, aims: Aims, seed: str, number: int, report: StatsSpec | None = None,
    teams: tuple[str, str] = ("", ""),
) -> list[MinedPuzzle]:
    """Return the puzzles in one match between bots.

    Args: report - what counts in a match of the game, for the analyst; None to do without him.
          teams - who play; "" = the first and the last one of the game.
    """
    home, away = PAIRS[number % len(PAIRS)]
    game = play_match(rules.key, home, away, f"{seed}.{number}", teams=teams).game
    found: list[MinedPuzzle] = []
    for group in (*places(game, aims), *(costly_places(game, aims, report) if report else ())):
        for place in group:
            mined = assay(rules, aims[place.aim], place)
            if mined is not None:
                found.append(mined)
                break
    return found


def assay(rules: Ruleset, aim: Aim, place: MinePlace) -> MinedPuzzle | None:
    """Return the puzzle of a place, None if it is not worth one."""
    known = rated_lines(rules, aim, place.state)
    if len(known) < 2:
        return None
    lines = {**known, **other_ends(rules, aim, place.state, known)}
    best = max(lines.values())
    line = min((plan for plan, chance in lines.items() if chance == best), key=len)
    lead = best - max((chance for chance in lines.values() if chance < best), default=best)
    if not LEAST <= best <= MOST or lead < LEAST_LEAD or choices_in(line) < LEAST_CHOICES:
        return None
    line = needed_actions(rules, aim, place.state, line, best)
    is_short = choices_in(line) < LEAST_CHOICES or (aim.is_led and PART_END not in line[1:])
    if is_short or is_forced(rules, place.state, line):
        return None
    texts = action_texts(rules, place.state, line)
    shares = tuple(solving_share(rules, aim, coach, place.state, known, best) for coach in rules.ladder)
    return MinedPuzzle(Puzzle("m", rules.position(place.state), place.aim, texts, best), shares)


def is_forced(rules: Ruleset, state: Any, line: Sequence[Action]) -> bool:
    """Return whether a line of no more actions than it needs is all that can be done."""
    deeds = {action for action in rules.legal_actions(state) if action[0] not in FOUND_ALONE}
    return len(line) == LEAST_CHOICES and deeds == set(line)


def needed_actions(
    rules: Ruleset, aim: Aim, state: Any, line: tuple[Action, ...], chance: Fraction,
) -> tuple[Action, ...]:
    """Return a line without needless actions: all that stands behind its last throw, or any action of a long one."""
    for place in reversed(range(len(line))):
        is_last = place == len(line) - 1
        shorter = (*line[:place], *line[place + 1:])
        if (is_last or aim.is_led) and shorter and rules.is_legal(state, shorter[0]) and line_chance(
                rules, aim, rules.to_act(state), state, shorter) == chance:
            line = shorter
    return line


def rated_lines(rules: Ruleset, aim: Aim, state: Any) -> Lines:
    """Return the exact chance of each plan of a position; a plan that goes too many ways is left out.

    Where each plan is one action, lines of several are tried too; of some aims, those that begin in an earlier phase.
    """
    if rules.is_terminal(state):
        return {}
    return {**_lines_here(rules, aim, state), **(_led_lines(rules, aim, state) if aim.is_led else {})}


def _lines_here(rules: Ruleset, aim: Aim, state: Any) -> Lines:
    """Return the chances of the lines of this phase."""
    found = _rated(rules, aim, state, [*_plans_here(rules, state)])
    singles = sorted(found, key=lambda plan: -found[plan])[:SINGLES]  # one may only weaken for another
    beam = [] if any(len(plan) > 1 for plan in found) else singles
    for _more in range(DEPTH):
        longer = _rated(rules, aim, state, [(*line, *each) for line in beam for each in singles if each[0] not in line])
        better = {line: chance for line, chance in longer.items() if chance > found[line[:-1]]}
        found.update(better)
        beam = sorted(better, key=lambda line: -found[line])[:WIDTH]
    return found


def _plans_here(rules: Ruleset, state: Any) -> Iterator[tuple[Action, ...]]:
    """Yield the plans of a position, and those of the others once whoever is acting has stopped."""
    yield from islice(filter(None, rules.plans(state)), MOST_PLANS)
    for stop in rules.legal_actions(state):
        after = state_after(rules, state, (stop,)) if stop[0] in STOPS else None
        if after is not None:
            yield from ((stop, *plan) for plan in islice(filter(None, rules.plans(after)), MOST_PLANS))


def other_ends(rules: Ruleset, aim: Aim, state: Any, lines: Lines) -> Lines:
    """Return the chances of lines that end in another deed of the same player against the same target."""
    return _rated(rules, aim, state, [*other_deeds(rules, state, lines)])


def _led_lines(rules: Ruleset, aim: Aim, state: Any) -> Lines:
    """Return the chances of lines that begin with plans without a throw and the end of their phase."""
    found: Lines = {}
    beam: list[tuple[Fraction, tuple[Action, ...], Any]] = [(Fraction(0), (), state)]
    for _more in range(LED_DEPTH):
        longer = []
        for _chance, lead, before in beam:
            plans = (plan for plan in rules.plans(before) if plan and plan != (PART_END,))
            for plan in ((), *islice(plans, LED_PLANS)):  # it may be best to do nothing before
                after = state_after(rules, before, plan)
                ended = state_after(rules, after, (PART_END,)) if after is not None else None
                if ended is None:
                    continue
                lines = _lines_here(rules, aim, ended)
                found.update({(*lead, *plan, PART_END, *line): chance for line, chance in lines.items() if chance})
                longer.append((max(lines.values(), default=Fraction(0)), (*lead, *plan), after))
        beam = sorted(longer, key=lambda each: -each[0])[:LED_WIDTH]
    return found


def _rated(rules: Ruleset, aim: Aim, state: Any, plans: Sequence[tuple[Action, ...]]) -> Lines:
    """Return the exact chances of some plans."""
    found: Lines = {}
    for plan in dict.fromkeys(plans):
        try:
            found[plan] = line_chance(rules, aim, rules.to_act(state), state, plan, MOST_RUNS)
        except DamagedText:
            continue
    return found


def trouble_of(rules: Ruleset, aims: Aims, mined: MinedPuzzle) -> str:
    """Return the fault of a mined puzzle, worked out anew, "" without one."""
    puzzle, state = mined.puzzle, rules.parse_position(mined.puzzle.position)
    line = tuple(rules.parse_action(state, text) for text in puzzle.line)
    lines = rated_lines(rules, aims[puzzle.aim], state)
    lines.update(other_ends(rules, aims[puzzle.aim], state, lines))
    chance = line_chance(rules, aims[puzzle.aim], rules.to_act(state), state, line)
    lesser = max((each for each in lines.values() if each < chance), default=chance)
    if not rules.is_legal(state, line[0]):
        return f"{puzzle.line[0]} is not legal"
    if choices_in(line) < LEAST_CHOICES:
        return "one action is too few"
    if chance != puzzle.chance or chance < max(lines.values()):
        return f"the chance is {chance}, that of the best plan {max(lines.values())}"
    if chance - lesser < LEAST_LEAD:
        return f"the lead is {chance - lesser}"
    return ""


def action_texts(rules: Ruleset, state: Any, line: Sequence[Action]) -> tuple[str, ...]:
    """Return the actions of a line in the notation of the game."""
    return tuple(rules.action_text(state, action) for action in line)


def solving_share(
    rules: Ruleset, aim: Aim, coach: CoachSkill, state: Any, lines: Lines, best: Fraction,
) -> int:
    """Return the percentage of trials in which a level takes a best line, of those it knows.

    Args: lines - all plans; a level with plans of its own knows only these.
          best - chance of the best line, which may be none of them.
    """
    if coach.plans is not None:
        lines = rated_lines(rules.with_skill(coach), aim, state)
    known = [chance for plan, chance in lines.items() if not any(action[0] in coach.unknown for action in plan)]
    return _share(known, best, coach.blur, Random(rules.position(state)))


def _share(known: Sequence[Fraction], best: Fraction, blur: float, random: Random) -> int:
    """Return the percentage of trials in which the best chance is taken, each being misjudged."""
    if not known or max(known) < best:
        return 0
    mean = fsum(map(float, known)) / len(known)
    spread = sqrt(fsum((float(chance) - mean) ** 2 for chance in known) / len(known))
    solved = 0
    for _trial in range(TRIALS):
        seen = [(float(chance) + blur * spread * normal_number(random), chance) for chance in known]
        solved += max(seen)[1] == best
    return round(100 * solved / TRIALS)


# -- what was found --------------------------------------------------------------------------------------------------


def unlike_puzzles(matches: Iterable[Iterable[MinedPuzzle]]) -> list[MinedPuzzle]:
    """Return the puzzles of matches, no two alike: another aim, other kinds of actions or another chance."""
    seen: dict[Any, MinedPuzzle] = {}
    for each in chain.from_iterable(matches):
        seen.setdefault(likeness(each), each)
    return list({each.puzzle.position: each for each in seen.values()}.values())


def likeness(mined: MinedPuzzle) -> tuple[Any, ...]:
    """Return the likeness of a puzzle, the same for two that are alike."""
    kinds = tuple(text.split(" ", 1)[-1].rstrip("0123456789") for text in mined.puzzle.line)
    return mined.puzzle.aim, len(kinds), kinds[-1], mined.puzzle.chance, mined.shares
