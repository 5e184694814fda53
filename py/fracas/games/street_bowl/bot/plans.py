"""Ideas for bots: what a sensible coach would try with each player, the most promising first.

Every plan is one player's Action, or several that are of use together. What risks nothing comes first: players who are
not wanted for anything else stand up and go to their posts before the first die of the turn falls.
"""

from collections.abc import Callable, Iterator

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.actions import START
from fracas.games.street_bowl.bot import plans_of_attacks as attacks
from fracas.games.street_bowl.bot import plans_of_posts as posts
from fracas.games.street_bowl.bot import plans_with_ball as carrying
from fracas.games.street_bowl.bot.plans_of_lanes import Lanes
from fracas.games.street_bowl.bot.plans_of_leaps import leap
from fracas.games.street_bowl.bot.plans_of_teams import guarded_runs, is_time_for, lines, players_of_best_job
from fracas.games.street_bowl.bot.plans_with_ball import runs
from fracas.games.street_bowl.bot.posts import OURS, THEIRS
from fracas.games.street_bowl.bot.sight import Plan, ScoredIdea, Sight
from fracas.games.street_bowl.bot.stalling import stall
from fracas.games.street_bowl.bot.unusual import gaze, hurl, unusual
from fracas.games.street_bowl.declare import BLITZ, END, first_in_line
from fracas.games.street_bowl.kick_off.formation import formation
from fracas.games.street_bowl.pitch import LENGTH, WIDTH, square
from fracas.games.street_bowl.state import NO_ONE, State
from fracas.kernel.table import HOME
from fracas.kernel.work import replace_pauses

MOST, EACH = 14, 4  # plans that are worth a thought; of one player
SURE = 60  # what the carrier does at once, in percent
BEHIND = 15  # column the kick aims at, from the own end: where own players come to in their next turn
DEEP = 21  # where that of an expert aims at: who has farther to go scores less often
RUNS = 5  # ideas of the carrier that compete with clearing his way
ATTACKERS = 3  # ideas against one opponent
WANTED = 4  # most players kept back for their best job
HITS = frozenset(("block", "stab", "saw"))  # what a Blitz is declared for


def plans(s: State) -> Iterator[Plan]:
    """List promising action sequences for the coach to act, best ideas first; empty ones are pauses."""
    return _plans(s, ideas_of_all)


def plans_of_novices(s: State) -> Iterator[Plan]:
    """Yield the plans of a coach who is new to the game: those of `plans` except the ones he overlooks."""
    return _plans(s, ideas_of_novices)


def plans_of_beginners(s: State) -> Iterator[Plan]:
    """Yield the plans of a coach who has played a few times: those of `plans` except the ones he overlooks."""
    return _plans(s, ideas_of_beginners)


def plans_of_experts(s: State) -> Iterator[Plan]:
    """Yield the plans of an expert: those of `plans` and joint ones of several players. He kicks deep, and stalls."""
    return _plans(s, ideas_of_all, is_expert=True)


def _plans(
    s: State, ideas_of: Callable[[Sight, int], Iterator[ScoredIdea]], is_expert: bool = False,
) -> Iterator[Plan]:
    """List the plans that come of the ideas for every player."""
    if s.phase not in (st.TURN, st.BONUS):
        yield from _outside_turns(s, DEEP if is_expert else BEHIND)
        return
    sight = Sight(s)
    asked = [s.acting] if s.acting != NO_ONE else first_in_line(s, s.side)
    yield from _looked_at(sight, asked)
    waiting = (yield from replace_pauses(stall(sight), ())) if is_expert else ()
    if waiting:
        yield waiting
        return
    ideas: list[ScoredIdea] = []
    for who in asked:
        for idea in ideas_of(sight, who):
            ideas.append(idea)
            yield ()
        yield ()
    chosen = _promised_blocks(s, ideas) or _chosen(sight, ideas)
    if is_expert and is_time_for(sight, chosen):
        kept = players_of_best_job(ideas)
        closing = yield from replace_pauses(lines(sight, kept), ())
        yield from closing
        if closing:
            return
        if any(idea.who == s.holder for idea in chosen):
            yield from guarded_runs(sight, kept)
    lanes = Lanes(sight)
    for idea in chosen:
        yield (yield from replace_pauses(lanes.through(idea), ()))
        yield ()
    if any(idea.is_sure for idea in chosen):
        return
    if s.acting != NO_ONE:
        if not _promised_blocks(s, chosen):
            yield (("stop", s.acting),)
    elif END in sight.legal and not any(idea.is_safe or idea.is_due for idea in chosen):
        yield (END,)
    elif not chosen:
        yield from (_nothing(who) for who in first_in_line(s, s.side))


def _looked_at(sight: Sight, asked: list[int]) -> Iterator[Plan]:
    """Look for the ways of all who are asked, and weigh those of the carrier, with empty plans as pauses."""
    for who in asked:
        sight.ways(who)
        yield ()
    if sight.s.holder in asked:
        yield from replace_pauses(runs(sight, sight.s.holder), ())


def _nothing(who: int) -> Plan:
    return ("declare", who, "move"), ("stop", who)


def _outside_turns(s: State, behind: int) -> Iterator[Plan]:
    """Set up as usual, kick behind the line of the others, at a column from the own end."""
    if s.phase == st.SETUP:
        yield (*formation(s, s.side), ("ready",))
    elif s.phase == st.KICK:
        yield (("kick", square(behind if s.kicker == HOME else LENGTH - 1 - behind, WIDTH // 2)),)
    elif s.phase == st.BEFORE:
        yield (START,)


def ideas_of_all(sight: Sight, who: int) -> Iterator[ScoredIdea]:
    """Yield the ideas for one player."""
    s = sight.s
    strange = list(unusual(sight, who))
    if strange:
        yield from strange
        return
    yield from leap(sight, who)
    if s.holder == who:
        yield from carrying.score(sight, who)
        yield from carrying.run(sight, who)
        yield from carrying.deliver(sight, who)
    else:
        yield from hurl(sight, who)
        yield from gaze(sight, who)
        yield from posts.take(sight, who)
        yield from posts.guard(sight, who)
        yield from posts.go(sight, who)
        yield from posts.follow(sight, who)
        yield from posts.lurk(sight, who)
        yield from posts.rise(sight, who)
        yield from attacks.kick(sight, who)
    yield from attacks.block(sight, who)
    yield from attacks.blitz(sight, who)


def ideas_of_novices(sight: Sight, who: int) -> Iterator[ScoredIdea]:
    """Yield a novice's ideas for one player. He has eyes for the ball alone.

    While the others have it, all of his stay where they are; while one of his has it, so do those who have nothing
    special to do.
    """
    for idea in ideas_of_all(sight, who):
        is_idle = sight.standing == THEIRS or (sight.standing == OURS and who != sight.s.holder and not idea.is_job)
        if not (is_idle and _squares_of(idea)):
            yield idea


def ideas_of_beginners(sight: Sight, who: int) -> Iterator[ScoredIdea]:
    """Yield a beginner's ideas for one player. While the others have the ball, nobody runs back."""
    return (idea for idea in ideas_of_all(sight, who) if sight.standing != THEIRS or not _falls_back(sight, idea))


def _chosen(sight: Sight, ideas: list[ScoredIdea]) -> list[ScoredIdea]:
    """Choose the ideas to examine: safe moves of players not wanted elsewhere, or else the best ideas.

    The way of the carrier is cleared first; then he goes, and those who guard him follow.
    """
    s = sight.s
    ideas.sort(key=lambda idea: -idea.score)
    sure = [idea for idea in ideas if idea.is_sure]
    if sure or s.acting != NO_ONE:
        return _before_risk(sight, ideas, sure) or sure or ideas[:MOST]
    if sight.is_ours and sight.is_ready(s.holder):
        his = [idea for idea in ideas if idea.who == s.holder]
        clearing = [idea for idea in ideas
                    if idea.is_job and not idea.can_wait and (idea.who != s.holder or idea.score >= SURE)]
        if clearing:
            return _of_each_foe(clearing) + [idea for idea in his if idea not in clearing][:RUNS]
        safe = [idea for idea in ideas if idea.is_safe and idea.who != s.holder]
        if any(idea.is_due for idea in his):
            safe = [idea for idea in safe if not _falls_back(sight, idea)]
        if his:
            return (his + safe)[:MOST]
    if any(idea.is_due for idea in ideas):
        ideas = [idea for idea in ideas if not idea.can_wait]
    wanted = _wanted(ideas)
    safe = [idea for idea in ideas if idea.is_safe and idea.who not in wanted]
    if safe:
        return safe[:MOST]
    counted: dict[int, int] = {}
    chosen = []
    for idea in ideas:
        counted[idea.who] = counted.get(idea.who, 0) + 1
        if counted[idea.who] <= EACH:
            chosen.append(idea)
    return chosen[:MOST]


def _before_risk(sight: Sight, ideas: list[ScoredIdea], sure: list[ScoredIdea]) -> list[ScoredIdea]:
    """Return the safe moves of mates before the carrier scores by a way that takes a die: they cost nothing."""
    s = sight.s
    if all(idea.who != s.holder for idea in sure) or not carrying.waits_for_mates(sight, sight.home_run(s.holder)):
        return []
    wanted = _wanted(ideas)
    return [idea for idea in ideas if idea.is_safe and idea.who not in wanted][:MOST]


def _promised_blocks(s: State, ideas: list[ScoredIdea]) -> list[ScoredIdea]:
    """Return the blocks of whoever declared a Blitz and has hit nobody yet; the carrier may think of something else."""
    if s.acting in (NO_ONE, s.holder) or s.deed != BLITZ or s.has_blocked:
        return []
    return [idea for idea in sorted(ideas, key=lambda idea: -idea.score) if idea.plan[-1][0] in HITS][:MOST]


def _of_each_foe(ideas: list[ScoredIdea]) -> list[ScoredIdea]:
    """Choose the best attacks on every opponent: who makes most of a lane is not known before it is tried."""
    counted: dict[tuple[str, int], int] = {}
    chosen = []
    for idea in ideas:
        aim = idea.plan[-1][0], idea.plan[-1][-1]
        counted[aim] = counted.get(aim, 0) + 1
        if counted[aim] <= ATTACKERS:
            chosen.append(idea)
    return chosen[:MOST]


def _falls_back(sight: Sight, idea: ScoredIdea) -> bool:
    """Return whether a player would go back towards his own end zone."""
    cells = _squares_of(idea)
    return bool(cells) and sight.is_back(idea.who, cells[-1])


def _squares_of(idea: ScoredIdea) -> list[int]:
    """List the squares on which a player would step."""
    return [action[2] for action in idea.plan if action[0] == "step"]


def _wanted(ideas: list[ScoredIdea]) -> set[int]:
    """List the players who have something better to do than to go to a post."""
    jobs = list(dict.fromkeys(idea.who for idea in ideas if idea.is_job))
    return set(jobs[:WANTED])
