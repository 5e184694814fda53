"""What a beast does when it is due (chapter 6.3)."""

from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.bestiary import BEASTS, CARRY_OFF, CONSTRICT, SWARM
from fracas.games.cave_brawl.curse import lower
from fracas.games.cave_brawl.injury import carry_off, deal_damage
from fracas.games.cave_brawl.pit import AROUND, DISTANCE, GOALS, SIZE
from fracas.games.cave_brawl.player_actions import SCORES
from fracas.games.cave_brawl.roll import against_beast_attack, face_needed, random_pick, roll_sum
from fracas.games.cave_brawl.state import Beast, State
from fracas.kernel.dice import D6, D20
from fracas.kernel.table import Side, Table


def beasts_act(t: Table, side: Side) -> None:
    """Let all beasts act that were released against the team whose turn ends, in order of release.

    Rule: Cave Brawl 3.2, 6.2, Ruling 43.
    """
    s: State = t.state
    for due in [beast.who for beast in s.beasts if beast.against == side]:
        if s.phase == st.TURN:
            act(t, st.beast_of(s, due))


def act(t: Table, beast: Beast) -> None:
    """Let one beast squeeze its victim, or choose a target, move and attack.

    Rule:  Cave Brawl 6.3, Rulings 45 and 47.
    Rolls: d6 constriction; or [dN tie], then those of `attack`.
    """
    s: State = t.state
    if beast.victim != st.NO_ONE:
        squeeze(t, beast)
        return
    was_prone = beast.is_prone
    if was_prone:
        beast = beast._replace(is_prone=False)
        st.replace_beast(s, beast)
        t.tell("beast_stands_up", beast.who, rule="6.4/R47")
    near = nearest(s, beast, 1) if was_prone else nearest(s, beast)
    if not near:
        return
    target = random_pick(t, "prey", near, coach=beast.against, who=beast.who, rule="6.3/R4")
    if not was_prone:
        beast = chase(t, beast, s.where[target])
    if DISTANCE[beast.cell][s.where[target]] == 1:
        attack(t, beast, target)


def nearest(s: State, beast: Beast, reach: int = SIZE) -> list[int]:
    """List the nearest players a beast may go for, in canonical order of their squares.

    Rule: Cave Brawl 6.3 (1), Ruling 47: until its first attack roll those of the stalling team, if there are any.
    Args: reach - leave out everybody farther away.
    """
    row = DISTANCE[beast.cell]
    prey = [who for who, cell in enumerate(s.where) if cell >= 0 and row[cell] <= reach]
    stalling = [who for who in prey if st.side_of(s, who) == beast.against]
    if stalling and not beast.has_attacked:
        prey = stalling
    least = min((row[s.where[who]] for who in prey), default=0)
    return sorted((who for who in prey if row[s.where[who]] == least), key=lambda who: s.where[who])


def chase(t: Table, beast: Beast, prey: int) -> Beast:
    """Move a beast towards the square of its prey.

    Rule:    Cave Brawl 6.3 (2), Ruling 44.
    Returns: the beast where it is now.
    """
    cell = end_of_chase(beast.cell, prey, BEASTS[beast.kind].mv, st.bodies(t.state))
    if cell == beast.cell:
        return beast
    moved = beast._replace(cell=cell)
    st.replace_beast(t.state, moved)
    t.tell("beast_moves", beast.who, beast.cell, cell, rule="6.3/R44")
    return moved


def end_of_chase(start: int, prey: int, most: int, taken: dict[int, int]) -> int:
    """Return the last square of a chase: next to the prey by fewest steps, else as near as `most` allows.

    Rule: Cave Brawl 6.3 (2), Ruling 44; ties go by steps, then by canonical order.
    """
    row = DISTANCE[prey]
    best, front, seen = (row[start], 0, start), [start], {start}
    for steps in range(1, most + 1):
        if best[0] == 1:
            break
        near = {cell for old in front for cell in AROUND[old]}
        front = sorted(cell for cell in near if cell not in seen and cell not in taken and cell not in GOALS)
        seen.update(front)
        best = min([best, *((row[cell], steps, cell) for cell in front)])
    return best[2]


def attack(t: Table, beast: Beast, target: int) -> None:
    """Attack an adjacent player.

    Rule:  Cave Brawl 6.3 (3).
    Rolls: d20; on a hit the damage dice, then d6 if the beast has a special and the victim lives.
    """
    s: State = t.state
    kind, coach = BEASTS[beast.kind], beast.against
    st.replace_beast(s, beast._replace(has_attacked=True))
    reasons = against_beast_attack(s, beast.who, target)
    made = t.test(
        "attack", D20, coach=coach, need=face_needed(reasons), who=beast.who, target=target, reasons=reasons, rule="6.3"
    )
    if not made.passed:
        t.tell("beast_misses", beast.who, target, rule="6.3")
        return
    t.tell("beast_hits", beast.who, target, rule="6.3")
    damage = roll_sum(t, "damage", kind.damage, coach=coach, who=beast.who, target=target, rule="6.3")
    deal_damage(t, target, damage, "beast")
    if kind.special and s.phase == st.TURN and st.is_living(s, target):
        if not t.test("special", D6, coach=coach, need=2, who=beast.who, target=target, rule="6.3/R45").passed:
            special(t, st.beast_of(s, beast.who), target)


def special(t: Table, beast: Beast, target: int) -> None:
    """Apply the special of a beast to the victim of its hit.

    Rule: Cave Brawl 6.2, 6.3 (4), Ruling 45.
    """
    s: State = t.state
    what = BEASTS[beast.kind].special
    if what == SWARM:
        swarm(t, beast.who, target)
    elif what == CONSTRICT:
        st.replace_beast(s, beast._replace(victim=target))
        t.tell("constricted", target, beast.who, rule="6.3/R45")
    elif what == CARRY_OFF:
        carry_off(t, target)


def swarm(t: Table, beast_who: int, target: int) -> None:
    """Let insects take one off each score of the victim, to the end of the match.

    Rule: Cave Brawl 6.2, 6.3 (4), Ruling 45.
    """
    for score in SCORES:
        lower(t.state, target, score, 1)
    t.tell("swarmed", target, beast_who, rule="6.3/R45")


def squeeze(t: Table, beast: Beast) -> None:
    """Hurt the constricted player; the snake neither moves nor attacks.

    Rule:  Cave Brawl 6.3 (4).
    Rolls: d6.
    """
    damage = t.roll("squeeze", D6, coach=beast.against, who=beast.who, target=beast.victim, rule="6.3/R45")
    t.tell("squeezed", beast.victim, beast.who, rule="6.3/R45")
    deal_damage(t, beast.victim, damage, "snake")
