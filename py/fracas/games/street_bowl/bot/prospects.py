"""The hopes and dangers of a carrier, for bots: his way, his turns, and the opponents near him."""

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.bot import ground
from fracas.games.street_bowl.pitch import GOAL_COLUMN, X, distance
from fracas.games.street_bowl.score import TURNS
from fracas.games.street_bowl.skills.blocking import BLOCK
from fracas.games.street_bowl.skills.moving import DODGE
from fracas.games.street_bowl.state import State, side_of

RUSHES = 2  # squares beyond his movement that a player risks
SURE = 0.93  # hope of a carrier who can run home at once
MARKED, RUSHED = 0.65, 0.75  # share of it left after a dodge away; after a Go For It
STEADY = 0.45  # share of his hope left for every full turn he still has to run
BARRED = 0.8  # share of it left when the opponents have moved before he runs
STAYS_BARRED = 0.5  # how much of what stands in his way now still does then
HASTE = 0.8  # share of it lost where not one square may be wasted
HOPELESS = 0.04  # too far away for the turns left: somebody may still pass
RISING = 3  # squares it costs to stand up
MOST_STEPS = 11  # of an opponent who comes at a carrier
DODGES = 0.4  # chance of an opponent to come who has to dodge on the way
FELLED = (0.1, 0.2, 0.45, 0.7, 0.75)  # chance that a block brings the carrier down: by the dice, -3 -2 1 2 3
SECOND = 0.1  # how much of the second likeliest blitz is feared besides
TOUGH = 0.7  # share of it left against Block or Dodge


def hope(s: State, who: int, cell: int) -> float:
    """Return the chance that a player who comes to a square with the ball scores in this half.

    The opponents move before he runs unless he is to run now; mates block away some of what stands in his way.
    """
    side = side_of(who)
    ma, turns = max(1, st.player(s, who).ma), TURNS - s.turns[side]
    if cell == s.where[who] and is_to_run(s, who):
        left, extra = (s.left, s.extra) if s.acting == who else (ma, RUSHES)
        far, share = _run(s, who, cell, left, extra)
    else:
        clear = max(0, abs(X[cell] - GOAL_COLUMN[side]) - ma)
        blocked, share = _run(s, who, cell, ma, RUSHES)
        far = clear + STAYS_BARRED * (blocked - clear)
        share, turns = BARRED * share, turns - 1
    if turns < 0 or far > turns * ma + RUSHES * (turns > 0):
        return HOPELESS
    if not far:
        return SURE * share
    haste = far / (turns * ma + RUSHES)
    return float(share * STEADY ** (far / ma) * (1 - HASTE * haste * haste))


def _run(s: State, who: int, cell: int, left: int, extra: int) -> tuple[float, float]:
    """Return the columns left after a carrier's run from a square, and the share of his hope that remains."""
    side, start = side_of(who), ground.BIT[cell]
    full, held = ground.occupied_squares(s) & ~ground.BIT[s.where[who]], ground.zones(s, 1 - side)
    share = MARKED if start & held else 1.0
    far = ground.columns_left(ground.run(start, left, full, held), side)
    if 0 < far <= extra and not ground.columns_left(ground.run(start, left + extra, full, held), side):
        return 0, share * RUSHED
    return far, share


def is_to_run(s: State, who: int) -> bool:
    """Return whether a player on his feet still has his Action in the turn of his side."""
    return s.side == side_of(who) and not s.used[who] and s.condition[who] == st.STANDING


def danger(s: State, who: int, cell: int) -> float:
    """Return the chance that opponents bring a carrier down on a square in one turn.

    Everybody next to him blocks, and one who can come there blitzes: through the gaps of a cage, or by a dodge.
    One more who comes without a die assists them.
    """
    side, where, condition = side_of(who), s.where, s.condition
    foes = [foe for foe in st.TEAMS[1 - side] if where[foe] >= 0 and condition[foe] <= st.PRONE]
    places = sum(ground.BIT[where[foe]] for foe in foes)
    full = ground.occupied_squares(s) & ~ground.BIT[where[who]] | ground.BIT[cell]
    rings = ground.comers(cell, places, MOST_STEPS, full, ground.zones(s, side, who))
    here = [foe for foe in foes if rings[0] & ground.BIT[where[foe]] and not condition[foe]]
    own = st.strength(s, who) + _friends(s, who, cell) // 2
    is_open = ground.NEAR[cell] & ~full
    coming = [(foe, _comes(s, foe, cell, rings)) for foe in foes if foe not in here] if is_open else []
    helpers = sum(chance == 1 for _, chance in coming)
    stays, worst, second = 1.0, 0.0, 0.0
    for foe in here:
        stays *= 1 - FELLED[_dice(st.strength(s, foe) + len(here) - 1 + min(1, helpers), own)]
    for foe, chance in coming:
        helped = min(1, helpers - (chance == 1))
        hit = chance * FELLED[_dice(st.strength(s, foe) + len(here) + helped, own)] if chance > second else 0.0
        worst, second = max(worst, hit), max(second, min(worst, hit))
    skills = st.player(s, who).skills
    tough = TOUGH if BLOCK in skills or DODGE in skills else 1.0
    return tough * (1 - stays * (1 - worst) * (1 - SECOND * second))


def _friends(s: State, who: int, cell: int) -> int:
    """Count the mates on their feet next to a square."""
    near = ground.NEAR[cell]
    return sum(s.where[mate] >= 0 and bool(near & ground.BIT[s.where[mate]]) and s.condition[mate] == st.STANDING
               for mate in st.TEAMS[side_of(who)] if mate != who)


def _comes(s: State, foe: int, cell: int, rings: list[int]) -> float:
    """Return the chance that an opponent reaches a square's neighbourhood with a square of movement left for the
    block.
    """
    place = s.where[foe]
    spare = st.player(s, foe).ma - 1 - (RISING if s.condition[foe] else 0)
    steps = next((n for n, ring in enumerate(rings) if ring & ground.BIT[place]), None)
    chance = 1.0 if steps is not None else DODGES
    spare -= steps if steps is not None else distance(place, cell) - 1
    return chance if spare >= 0 else chance * RUSHED if spare >= -RUSHES else 0.0


def escorts(s: State, who: int, cell: int) -> int:
    """Count the mates who may still come next to a carrier on a square in this turn, without a die."""
    side, where = side_of(who), s.where
    mates = [mate for mate in st.TEAMS[side]
             if mate != who and where[mate] >= 0 and not s.used[mate] and s.condition[mate] <= st.PRONE]
    if not mates:
        return 0
    places = sum(ground.BIT[where[mate]] for mate in mates)
    full = ground.occupied_squares(s) & ~ground.BIT[where[who]] | ground.BIT[cell]
    rings = ground.comers(cell, places, MOST_STEPS, full, ground.zones(s, 1 - side))
    found = 0
    for mate in mates:
        spare = st.player(s, mate).ma - (RISING if s.condition[mate] else 0)
        found += any(ring & ground.BIT[where[mate]] for ring in rings[:spare + 1])
    return found


def _dice(attack: int, defence: int) -> int:
    """Return the row of `FELLED` for two strengths."""
    if attack > defence:
        return 4 if attack > 2 * defence else 3
    return 2 if attack == defence else 0 if defence > 2 * attack else 1
