"""Everything of Street Bowl at length: how often each thing was offered, chosen and fired; prints figures, no zero.

Every other run is of ready teams as they are; the rest have skills added, themes of them too, among these teams with
Leader, Stakes and Fan Favourite. `FRACAS_SOAK=0.1` plays a tenth, in which rare rows may be missing.
"""

import os
from collections import Counter, defaultdict
from random import Random

from fracas.games.street_bowl import actions
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.ruleset import RULESET
from fracas.games.street_bowl.skills.catalogue import SKILLS
from fracas.games.street_bowl.state import Options, new_state
from fracas.games.street_bowl.team.codes import read_team
from fracas.games.street_bowl.team.teams import READY
from tests.street_bowl.brawls import MATCH_THEMES, THEMES, actions_of, brawl, gifted, match
from tests.street_bowl.test_everything_fires import TELLING, Watch, never_fired

SHARE = float(os.environ.get("FRACAS_SOAK", "1"))
RACES = tuple(READY)
MATCHES, BRAWLS = max(2 * len(RACES), int(240 * SHARE)), int(12_000 * SHARE)
INPUTS = 20_000  # at least
MOST_ACTIONS, IN_A_BRAWL = 1_500, 40
KINDS = ("events", "rolls", "questions", "answers", "reasons", "chosen", *TELLING)
ROWS = {  # event -> its rows, of which none may be missing
    "weather": range(5), "suffers": [10 * tens + units for tens in range(1, 7) for units in range(1, 9)],
}


class Tally(Counter):
    """Counts what a set would only hold."""

    def add(self, one):
        self[one] += 1

    def __ior__(self, others):
        for one in others:
            self.add(one)
        return self


class Counting(Watch):
    """Counts besides what is offered, and which row of a table came up."""

    __slots__ = ()

    def choose(self, coach, kind, options, **request):
        self.seen["offered"] |= [option for option in options if isinstance(option, str)]
        return super().choose(coach, kind, options, **request)

    def tell(self, event, *facts, rule):
        super().tell(event, *facts, rule=rule)
        if event in ROWS:
            self.seen[event].add(facts[-1])


def named(action):
    return (action[0], *((action[2],) if action[0] == "declare" else ()))


def play(s, random, seen, most):
    """Play on at random; return how many inputs that took."""
    seen["fielded"] |= {skill for p in s.players if p is not None for skill in p.skills}
    made = 0
    for action in actions_of(s, random, most):
        table = Counting(s, random, seen)
        seen["listed"] |= {name for one in actions.legal_actions(s) for name in named(one)}
        seen["chosen"] |= named(action)
        if action[0] == "step" and s.left == 0 and s.extra == 1 and st.has(s, action[1], "sprint"):
            seen["events"].add("third")
        actions.apply(table, action)
        made += 1 + table.inputs
        assert made % 7 or not RULESET.violation(s), RULESET.violation(s)
    assert not RULESET.violation(s), RULESET.violation(s)
    return made


def drawn(number, random):
    """Return the start of a match: every other one of two ready teams, of which each has its turn."""
    if number % 4 == 3:
        return match(random)  # some have nobody left
    if number % 2:
        return new_state(Options(number % 8 // 4, 1), *gifted(random, MATCH_THEMES if number % 8 == 1 else THEMES))
    home, away = RACES[number // 2 % len(RACES)], RACES[(7 * number + 5) % len(RACES)]
    return new_state(Options(number % 4 // 2, 0), *zip(*(read_team(team, {"skills": 0}) for team in (home, away)),
                                                       strict=True))


def missing(seen):
    """Return what has not been offered, chosen or fired."""
    found = {what: left for what, left in never_fired({kind: {*seen[kind]} for kind in KINDS}).items() if left}
    rows = {event: {*rows} - {*seen[event]} for event, rows in ROWS.items()}
    rows["fielded"] = {skill.key for skill in SKILLS} - {*seen["fielded"]}
    rows["never chosen"] = {*seen["listed"]} - {*seen["chosen"]} | {*seen["offered"]} - {*seen["answers"]}
    return {**found, **{what: sorted(left) for what, left in rows.items() if left}}


def test_everything_is_offered_chosen_and_fires():
    seen, made = defaultdict(Tally), 0
    for number in range(MATCHES):
        random = Random(f"fires {number}")
        made += play(drawn(number, random), random, seen, MOST_ACTIONS)
    for n in range(BRAWLS):
        random = Random(f"brawl {n}")
        made += play(brawl(random), random, seen, IN_A_BRAWL)
    print(f"\n{MATCHES} matches of {len(RACES)} races and {BRAWLS} brawls, {made:,} inputs; the rarest of each kind:")
    for kind in sorted(seen):
        rarest = [(one, n) for one, n in seen[kind].most_common()[::-1] if isinstance(one, str) or kind in ROWS]
        print(f"{kind} ({len(rarest)}):", ", ".join(f"{one} {n}" for one, n in rarest[:8]))
    assert made >= INPUTS and (SHARE < 1 or missing(seen) == {})
