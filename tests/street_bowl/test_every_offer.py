"""A way in which rules go wrong: something that the rules allow is offered by no list.

What a coach may do with his players stands here a second time, told from the rules and without any care for speed; in
all positions of random play the list of actions has to be the same, and every kind of action has to be on it somewhere.
"""

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.actions import PLAYER_ACTIONS, apply, legal_actions
from fracas.games.street_bowl.pitch import CELLS, distance
from fracas.games.street_bowl.throwing.ranges import band_between
from fracas.games.street_bowl.throwing.wall_pass import WALLS, band_off
from tests.sample import sample
from tests.street_bowl.brawls import Coach, actions_of
from tests.street_bowl.test_every_roll import positions

RANGES = {st.SMOG: ("quick_pass",), st.SNOW: ("quick_pass", "short_pass")}  # in other weather all of them
ALL_RANGES = ("quick_pass", "short_pass", "long_pass", "long_bomb")
LAST = ("pass", "bank", "hail", "hand", "foul", "throw", "bomb", "lob", "gaze")


def near(s, who, side):
    """List the other players of a side next to a player."""
    return [other for other in st.TEAMS[side] if s.where[other] >= 0 and distance(s.where[other], s.where[who]) == 1]


def foes(s, who, *, are_up):
    return [foe for foe in near(s, who, 1 - st.side_of(who)) if (s.condition[foe] == st.STANDING) == are_up]


def may_declare(s, who):
    """Street Bowl 6; 19.2 Jump Up, 19.6 Ball & Chain, Bombardier, No Hands, Take Root, Throw Team-Mate; Ruling 76."""
    def has(skill):
        return st.has(s, who, skill)

    is_up, in_turn = s.condition[who] == st.STANDING, s.phase == st.TURN
    street = [other for other in st.EVERYBODY if s.where[other] >= 0]
    can_have_ball = in_turn and not has("no-hands") and (s.holder == who or s.ball >= 0)
    if has("ball-and-chain"):
        return {("declare", who, "move")}
    allowed = {
        "block": foes(s, who, are_up=True) and (is_up or has("jump-up")),
        "blitz": not s.declared & st.BLITZED and not s.rooted[who],
        "pass": can_have_ball and not s.declared & st.PASSED,
        "handoff": can_have_ball and not s.declared & st.HANDED_OFF,
        "foul": not s.declared & st.FOULED and any(
            st.side_of(other) != s.side and s.condition[other] != st.STANDING for other in street),
        "throw": has("throw-team-mate") and not s.declared & st.PASSED and any(
            st.side_of(other) == s.side and other != who and st.has(s, other, "right-stuff") for other in street),
        "bomb": has("bombardier") and is_up,
    }
    return {("declare", who, "move")} | {("declare", who, deed) for deed, may in allowed.items() if may}


def declarations(s):
    """Street Bowl 6; 13 Warpstone Tincture, Ruling 46."""
    ready = [who for who in st.TEAMS[s.side] if s.where[who] >= 0 and not s.used[who] and not s.frozen[who]
             and s.condition[who] in (st.STANDING, st.PRONE)]
    first = [who for who in ready if s.brews[who] & st.WARPSTONE]
    return set().union(*(may_declare(s, who) for who in first or ready)) | (set() if first else {("end",)})


def moves(s, who):
    """Street Bowl 7; 19.2 Leap, 19.6 Ball & Chain; Ruling 72."""
    if s.left + s.extra == 0:
        return set()
    if st.has(s, who, "ball-and-chain"):
        return {("roll", who, facing) for facing in range(4)}
    empty = [cell for cell in CELLS if cell not in s.where]
    out = {("step", who, cell) for cell in empty if distance(cell, s.where[who]) == 1}
    if st.has(s, who, "leap") and "leap" not in s.once[who] and s.left + s.extra >= 2:
        out |= {("leap", who, cell) for cell in empty if distance(cell, s.where[who]) <= 2}
    return out


def attacks(s, who):
    """Street Bowl 8; 19.4 Multiple Block, 19.6 Chainsaw, Stab."""
    targets = foes(s, who, are_up=True)
    if st.has(s, who, "chainsaw"):
        return {("saw", who, foe) for foe in targets}
    out = {("block", who, foe) for foe in targets}
    out |= {("stab", who, foe) for foe in targets if st.has(s, who, "stab")}
    if s.deed == "block" and st.has(s, who, "multiple-block"):
        out |= {("blocks", who, a, b) for a in targets for b in targets if a != b}
    return out


def throws(s, who, kind, far, bands=ALL_RANGES):
    """Street Bowl 10.1, 14; 19.3 Hail Mary Pass; Rulings 28, 71."""
    seen = [band for band in RANGES.get(s.weather, ALL_RANGES) if band in bands]
    others = [cell for cell in CELLS if cell != s.where[who]]
    out = {(kind, who, cell) for cell in others if band_between(s.where[who], cell) in seen}
    if far and st.has(s, who, "hail-mary-pass") and s.weather not in RANGES:
        out |= {(far, who, cell) for cell in others}
    if kind == "pass":
        out |= {("bank", who, cell, wall) for wall in WALLS for cell in others
                if band_off(s.where[who], cell, wall) in seen}
    return out


def special(s, who):
    """The special part of the Action he declared. Street Bowl 6, 10.5, 12, 13; 19.6 Hypnotic Gaze."""
    mates = [mate for mate in near(s, who, st.side_of(who)) if s.condition[mate] == st.STANDING]
    if s.deed == "move":
        return {("gaze", who, foe) for foe in foes(s, who, are_up=True) if st.has(s, who, "hypnotic-gaze")}
    if s.deed == "block" or s.deed == "blitz" and not s.has_blocked and s.left + s.extra > 0:
        return attacks(s, who)
    if s.deed == "foul":
        return {("foul", who, foe) for foe in foes(s, who, are_up=False)}
    if s.deed == "throw":
        return {("throw", who, mate, cell) for mate in mates if st.has(s, mate, "right-stuff")
                for _kind, _who, cell in throws(s, who, "throw", "", ("quick_pass", "short_pass"))}
    if s.deed == "bomb":
        return throws(s, who, "bomb", "lob")
    if s.holder != who or s.deed == "blitz":
        return set()
    return throws(s, who, "pass", "hail") if s.deed == "pass" else {("hand", who, mate) for mate in mates}


def by_the_rules(s):
    """Return all that the coach of the moving team may do."""
    if s.acting == st.NO_ONE:
        return declarations(s)
    who = s.acting
    rest = {("stand", who)} if s.condition[who] == st.PRONE else moves(s, who) | special(s, who)
    return rest | {("stop", who)}


def test_the_list_of_actions_is_what_the_rules_allow_and_every_action_is_on_it():
    """Trap 12. Street Bowl 6."""
    offered, chosen = set(), set()
    for s, random, most in positions("offers", sample(200, 400), 60):
        for action in actions_of(s, random, most):
            if s.phase in (st.TURN, st.BONUS):
                listed = legal_actions(s)
                assert len(listed) == len({*listed})
                assert {*listed} == by_the_rules(s), {*listed} ^ by_the_rules(s)
                offered |= {one[2] if one[0] == "declare" else one[0] for one in listed}
                chosen.add(action[2] if action[0] == "declare" else action[0])
            apply(Coach(s, random), action)
    kinds = {*PLAYER_ACTIONS, *LAST, "end", "move", "blitz", "handoff"} - {"declare"}
    assert kinds - offered == set() and kinds - chosen == set()
