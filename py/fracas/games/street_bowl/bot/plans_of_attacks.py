"""Ideas of those who attack: block, blitz, foul, throw a bomb, whirl."""

from collections.abc import Iterator

from fracas.games.street_bowl import foul
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.blocking.block import MORE_EACH, pairs
from fracas.games.street_bowl.blocking.block import ways as weapons
from fracas.games.street_bowl.blocking.block_dice import block_reasons, dice_of
from fracas.games.street_bowl.bot.posts import OURS
from fracas.games.street_bowl.bot.sight import Plan, ScoredIdea, Sight
from fracas.games.street_bowl.declare import BLITZ, BLOCK, FOUL, MOVE, standing_foes
from fracas.games.street_bowl.movement import STANDING_UP
from fracas.games.street_bowl.pitch import NEXT_TO, distance
from fracas.games.street_bowl.reach import Path
from fracas.games.street_bowl.skills import blocking
from fracas.games.street_bowl.skills.moving import DODGE, JUMP_UP
from fracas.games.street_bowl.state import State

BY_DICE = {3: 80, 2: 72, 1: 20, -2: -50, -3: -80}  # how promising a block is by its dice
CARRIER, CLOSE = 60, 10  # more for attacking the carrier; an opponent near the ball
WITH_BLOCK, AGAINST_BLOCK, AGAINST_DODGE = 14, 8, 4
TARGETS, SQUARES = 3, 3  # opponents a player thinks of blitzing, squares he does it from
HELPED, BARRIERS = 2, 4  # of them, those a mate may help with; those besides who stand in the carrier's way
FAIR = 0.65  # least chance to get there
LEAST, GOOD = 28, 60  # blocks that are thought of; that a player is wanted for
HELP = 4  # cost of a mate who comes up for it
FOULS, EACH = 14, 8  # a foul without assists; for each assist
HARD_ARMOUR = 8
WEAPON, BOTH = 45, 10  # for two opponents at once


def block(sight: Sight, who: int) -> Iterator[ScoredIdea]:
    """Block, stab or saw an opponent who stands next to him."""
    s = sight.s
    first = sight.begin(who, BLOCK) if s.acting != who else ()
    if first is None or s.acting == who and (s.deed not in (BLOCK, BLITZ) or s.has_blocked):
        return
    rise = (("stand", who),) if s.condition[who] == st.PRONE else ()
    if rise and s.acting != who and not st.has(s, who, JUMP_UP):
        return
    for foe in standing_foes(s, who):
        for way in weapons(s, who):
            score = promise(sight, s, who, foe) if way == "block" else WEAPON
            if score >= LEAST:
                yield ScoredIdea(score, who, (*first, *rise, (way, who, foe)), is_job=score >= GOOD,
                           can_wait=_can_wait(sight, foe))
        yield from _helped(sight, s, who, foe, (*first, *rise, ("block", who, foe)))
    if not rise and (s.acting != who or s.deed == BLOCK):
        yield from _two_at_once(s, who, first)


def _two_at_once(s: State, who: int, first: Plan) -> Iterator[ScoredIdea]:
    """Block two opponents by Multiple Block, who are stronger so: the more harmless first."""
    for one, other in pairs(s, who):
        dice = [dice_of(block_reasons(s, who, foe, more=MORE_EACH)) for foe in (one, other)]
        if dice[0] >= dice[1] > 0:
            score = sum(BY_DICE[number] for number in dice) // 2 + BOTH
            if score >= LEAST:
                yield ScoredIdea(score, who, (*first, ("blocks", who, one, other)), is_job=score >= GOOD)


def promise(sight: Sight, s: State, who: int, foe: int) -> int:
    """Return the promise of a block from the squares both stand on now, in percent."""
    found = BY_DICE[dice_of(block_reasons(s, who, foe))]
    if st.has(s, who, blocking.BLOCK):
        found += WITH_BLOCK
    if st.has(s, foe, blocking.BLOCK):
        found -= AGAINST_BLOCK
    if st.has(s, foe, DODGE):
        found -= AGAINST_DODGE
    if s.holder == foe:
        found += CARRIER
    elif sight.ball >= 0 and distance(s.where[foe], sight.ball) <= 2:
        found += CLOSE
    return found // 2 if s.holder == who else found


def blitz(sight: Sight, who: int) -> Iterator[ScoredIdea]:
    """Run to an opponent and block him."""
    s = sight.s
    if s.acting == who and s.has_blocked or sight.begin(who, BLITZ) is None:
        return
    scratch = s.copy()
    scratch.deed = BLITZ
    left = _squares(s, who)
    for number, foe in enumerate(_worth_blitzing(sight, who)):
        near = NEXT_TO[s.where[foe]]
        ends: list[tuple[int, Path | None]] = [
            (cell, path) for cell, path in sight.ways(who).items()
            if cell in near and path.chance >= FAIR and len(path.cells) < left]
        ends.sort(key=lambda end: (-end[1].chance, len(end[1].cells)) if end[1] else (0, 0))
        here = [(s.where[who], None)] if s.where[who] in near and s.condition[who] == st.STANDING else []
        for cell, path in [*here, *ends[:SQUARES]]:
            scratch.where[who], scratch.condition[who] = cell, st.STANDING
            chance = float(path.chance) if path is not None else 1.0
            score = int(promise(sight, scratch, who, foe) * chance)
            plan = sight.go(who, BLITZ, path, (weapons(s, who)[0], who, foe))
            if plan is not None and score >= LEAST:
                yield ScoredIdea(score, who, plan, is_job=score >= GOOD, can_wait=_can_wait(sight, foe))
            if plan is not None and chance == 1 and number < HELPED:
                yield from _helped(sight, scratch, who, foe, plan, (cell, *(path.cells if path is not None else ())))


def _helped(
    sight: Sight, s: State, who: int, foe: int, attack: Plan, way: tuple[int, ...] = (),
) -> Iterator[ScoredIdea]:
    """Let a mate come up safely first who makes it a block with two dice.

    Args: s - the position with the blocker where he blocks from; way - squares he needs free.
    """
    if sight.s.acting != st.NO_ONE or dice_of(block_reasons(s, who, foe)) > 1:
        return
    best: tuple[int, int, Plan] | None = None
    near = NEXT_TO[s.where[foe]]
    for mate in st.on_street(s, sight.side):
        if mate in (who, s.holder) or not sight.is_ready(mate):
            continue
        place, condition = s.where[mate], s.condition[mate]
        for cell, path in sight.ways(mate).items():
            if path.chance == 1 and cell in near and cell not in way:
                s.where[mate], s.condition[mate] = cell, st.STANDING
                if dice_of(block_reasons(s, who, foe)) >= 2:
                    score = promise(sight, s, who, foe)
                    plan = sight.go(mate, MOVE, path, ("stop", mate))
                    if plan is not None and (best is None or (score, -len(path.cells)) > best[:2]):
                        best = score, -len(path.cells), plan
        s.where[mate], s.condition[mate] = place, condition
    if best is not None:
        score = best[0] - HELP
        yield ScoredIdea(score, who, (*best[2], *attack), is_job=score >= GOOD, can_wait=_can_wait(sight, foe))


def _can_wait(sight: Sight, foe: int) -> bool:
    """Return whether a block can come after the carrier's run or the pick-up, as it helps neither."""
    s = sight.s
    if sight.is_loose:
        return sight.is_in_reach and distance(s.where[foe], sight.ball) > 1
    return sight.is_ours and sight.is_ready(s.holder) and not sight.is_in_way(s.where[foe])


def _squares(s: State, who: int) -> int:
    """Return the number of squares a player may still go, Go For Its included."""
    if s.acting == who:
        return s.left + s.extra
    rise = STANDING_UP if s.condition[who] == st.PRONE and not st.has(s, who, JUMP_UP) else 0
    return st.player(s, who).ma + 2 - rise


def _worth_blitzing(sight: Sight, who: int) -> list[int]:
    """List opponents to blitz: the carrier, then those next to the ball or nearest."""
    s = sight.s
    foes = [foe for foe in st.on_street(s, 1 - sight.side) if s.condition[foe] == st.STANDING]
    ball = sight.ball if sight.ball >= 0 else s.where[who]
    foes.sort(key=lambda foe: (s.holder != foe, distance(s.where[foe], ball), distance(s.where[foe], s.where[who])))
    if sight.standing != OURS:
        return foes[:TARGETS]
    in_way = [foe for foe in foes[HELPED:] if sight.is_ready(s.holder) and sight.is_in_way(s.where[foe])]
    return foes[:HELPED] + in_way[:BARRIERS]


def kick(sight: Sight, who: int) -> Iterator[ScoredIdea]:
    """Foul somebody who lies on the ground."""
    s = sight.s
    if s.holder == who or sight.begin(who, FOUL) is None:
        return
    scratch = s.copy()
    for victim in st.on_street(s, 1 - sight.side):
        if s.condition[victim] == st.STANDING:
            continue
        near = NEXT_TO[s.where[victim]]
        ends: list[tuple[int, Path | None]] = [
            (cell, path) for cell, path in sight.ways(who).items() if cell in near and path.chance == 1]
        if s.where[who] in near and s.condition[who] == st.STANDING:
            ends = [(s.where[who], None)]
        for cell, path in ends[:SQUARES]:
            scratch.where[who], scratch.condition[who] = cell, st.STANDING
            assists = -sum(reason.amount for reason in foul.assists(scratch, who, victim))
            plan = sight.go(who, FOUL, path, ("foul", who, victim))
            if plan is not None and st.player(s, victim).av - assists < HARD_ARMOUR:
                yield ScoredIdea(FOULS + EACH * assists, who, plan)
