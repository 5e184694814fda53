"""Lines of Street Bowl near a given one, without plans of bots: what else the players who may still act could do.

Attacks of a player are his blocks where he stands and those of his Blitz from the squares beside an opponent; he may
walk beside whoever is attacked, or beside the ball, and wait. Each is tried alone, instead of what he does in the line,
before and between the actions of others, and behind the line where it has failed and his turn goes on.
"""

from collections import Counter
from dataclasses import replace
from fractions import Fraction

import fracas
from fracas.faces import puzzle_aims_of
from fracas.games.street_bowl.blocking.block import ways
from fracas.games.street_bowl.declare import first_in_line, standing_foes
from fracas.games.street_bowl.pitch import AROUND
from fracas.games.street_bowl.reach import RunSearch
from fracas.games.street_bowl.state import NO_ONE, PRONE, STANDING, TEAMS, ball_cell, on_street
from fracas.kernel.errors import DamagedText
from fracas.kernel.plan_course import next_place
from fracas.kernel.work import run_to_end
from fracas.puzzles.line_evaluation import LineEvaluation
from fracas.puzzles.line_search import state_after
from fracas.puzzles.mined_puzzle import LEAST_LEAD

SQUARES = 2  # beside one opponent from which a Blitz or a wait is tried
MOST_RUNS, COARSE = 500, 1 / 400  # of the rule for one line; courses left out where there are more
ALL_RUNS = 20_000  # for the best one
ROUGH = 1 / 50  # courses left out at first: most lines cannot come near
COURSES = 2  # positions behind the line where it has failed, the likeliest, in which more is looked for
ATTACKS = frozenset(("block", "stab", "saw"))
SAFE = 0.99  # way to where somebody waits
UNTOLD = frozenset(("declare", "stand", "step", "stop"))  # what does not tell one idea from another


class FailedCourses(LineEvaluation):
    """The evaluation of a line that keeps the positions behind it in which the turn goes on, with their weights.

    A turnover is the end where nothing but a fall or a blow counts, for whoever is hit falls before who hits him: what
    becomes of the one who fell need not be rolled.
    """

    def __init__(self, rules, aim, side, line, most, least):
        super().__init__(rules, aim, side, line, most, least)
        reached, bounces = self.ruleset.outcome, aim == puzzle_aims_of("street_bowl")["ball"]
        self.ruleset = replace(self.ruleset, outcome=lambda event, state: reached(event, state) or (
            "over" if event.kind == "turnover" and not bounces else None))
        self.ends, self.places, self.left_out = Counter(), {}, 0.0

    def chance(self, state, at=0):
        rules = self.ruleset
        if not rules.is_terminal(state) and rules.to_act(state) == self.side \
                and next_place(rules, state, self.line, at) == len(self.line):
            text = rules.position(state)
            self.ends[text] += self.weight
            self.places[text] = state.copy()
        return super().chance(state, at)

    def _after(self, work, before, at, answers):
        self.left_out += self.weight if self.weight < self.least else 0
        return super()._after(work, before, at, answers)


class Neighbours:
    """The lines near one, weighed one by one.

    Args: aim - its key and what it is.
    """

    def __init__(self, rules, aim_key, aim, state, line):
        self.rules, self.aim_key, self.aim, self.state, self.line = rules, aim_key, aim, state, tuple(line)
        self.side = rules.to_act(state)
        self.known, self.doubt = {}, {}  # chances of lines, and by how much they may be higher

    def chance(self, line):
        """Return the chance of a line; at least that where its courses are endless, or it cannot come near."""
        if line and line not in self.known:
            near = self.chance(self.line) - LEAST_LEAD if line != self.line else -1
            rough, work = self.weigh(line, ROUGH)
            if rough + Fraction(work.left_out) > near:
                rough, work = self.weigh(line)
            self.known[line], self.doubt[line] = rough, Fraction(work.left_out)
        return self.known[line] if line else Fraction(0)

    def weigh(self, line, *coarser):
        """Return the chance of a line and its evaluation, exact if it can be, or with some courses left out.

        The best line is always exact.
        """
        for least in coarser or (0, COARSE):
            work = FailedCourses(
                self.rules, self.aim, self.side, line, ALL_RUNS if line == self.line else MOST_RUNS, least)
            try:
                return run_to_end(work.chance(self.state)), work
            except DamagedText:
                work.left_out = 1
        return Fraction(0), work

    # -- where something may be added --------------------------------------------------------------------------------

    def behind(self, line, courses=COURSES):
        """Yield lines with one deed more, of players who may act once it has failed."""
        _chance, work = self.weigh(line)
        for text, _weight in work.ends.most_common(courses):
            s, stop = work.places[text], ()
            if s.acting != NO_ONE:
                stop = (("stop", s.acting),)
                s = state_after(self.rules, s, stop)
            if s is not None:
                yield from ((*line, *stop, *deed) for deed in self.deeds(s))

    def between(self):
        """Yield the line with one deed more before an action that a player declares."""
        for place, action in enumerate(self.line):
            if action[0] != "declare":
                continue
            s = self.state_before(place)
            if s is None or s.acting != NO_ONE:
                continue
            later = {each[1] for each in self.line[place:]}
            for deed in self.deeds(s):
                if deed[0][1] not in later and not (is_blitz(deed) and is_blitz(self.line[place:])):
                    yield (*self.line[:place], *deed, *self.line[place:])

    def state_before(self, place):
        """Return the likeliest position before an action of the line, None if there is none."""
        if place == 0:
            return self.state
        _chance, work = self.weigh(self.line[:place])
        likeliest = work.ends.most_common(1)
        return work.places[likeliest[0][0]] if likeliest else None

    def parts(self):
        """Return the line player by player."""
        found = []
        for action in self.line:
            if found and found[-1][0][1] == action[1]:
                found[-1].append(action)
            else:
                found.append([action])
        return [tuple(part) for part in found]

    def alone(self):
        """Yield each deed alone, by whoever is acting or by others once he has stopped, unless it is too unlikely."""
        floor = self.chance(self.line) - LEAST_LEAD
        if self.state.acting != NO_ONE:
            stop = (("stop", self.state.acting),)
            after = state_after(self.rules, self.state, stop)
            if after is not None:
                yield from ((*stop, *deed) for deed in self.deeds(after, floor))
        yield from self.deeds(self.state, floor)

    def instead(self):
        """Yield the line with another deed of one of its players, and without him."""
        parts, place = self.parts(), 0
        for number, part in enumerate(parts if len(parts) > 1 else ()):
            before, rest = self.line[:place], sum(parts[number + 1:], ())
            if before or rest[0][0] == "declare":
                yield (*before, *rest)
            s = self.state_before(place)
            for deed in self.deeds(s) if s is not None else ():
                if deed[0][1] == part[0][1] and not (is_blitz(deed) and is_blitz(rest)):
                    yield (*before, *deed, *rest)
            place += len(part)

    def extended(self):
        """Yield the best deed of each of several players with one of another behind it."""
        best = {}
        for line in self.alone():
            who = line[-1][1]
            if self.chance(line) > self.chance(best.get(who, ())):
                best[who] = line
        for line in best.values() if len(self.parts()) > 1 else ():
            yield from self.behind(line, 1)

    def lines(self):
        """Yield all of them, those that add to the line first."""
        yield from self.behind(self.line)
        yield from self.between()
        yield from self.alone()
        yield from self.instead()
        yield from self.extended()

    # -- what a player may do ----------------------------------------------------------------------------------------

    def deeds(self, s, floor=-1):
        """Yield what the acting player, or those who may act next, can do for the aim.

        Args: floor - a chance to get there that is no higher is not worth a try.
        """
        able = [s.acting] if s.acting != NO_ONE else first_in_line(s, self.side)
        foes = [foe for foe in on_street(s, 1 - self.side) if s.condition[foe] == STANDING]
        targets = [] if self.aim_key == "ball" else [s.holder] if self.aim_key == "drop" else foes
        helped = {action[2] for action in self.line if action[0] in ATTACKS}
        for who in able:
            open_to = {action[2] for action in self.rules.legal_actions(s) if action[:2] == ("declare", who)}
            if "block" in open_to and s.condition[who] == STANDING:
                yield from ((("declare", who, "block"), (way, who, foe))
                            for foe in standing_foes(s, who) if foe in targets for way in ways(s, who))
            if "blitz" in open_to or s.acting == who and s.deed == "blitz" and not s.has_blocked:
                yield from self.blitzes(s, who, targets, foes, floor)
            if "move" in open_to or s.acting == who and s.deed == "move":
                yield from self.walks(s, who, [s.where[foe] for foe in helped if s.where[foe] >= 0], foes)

    def begun(self, s, who, deed):
        """Return how an Action of a player begins."""
        start = (("declare", who, deed),) if s.acting == NO_ONE else ()
        return (*start, ("stand", who)) if s.condition[who] == PRONE else start

    def blitzes(self, s, who, targets, foes, floor):
        """Yield the blocks of a Blitz, each from some of the squares that are reached most safely."""
        start, paths = self.begun(s, who, "blitz"), self.paths(s, who, "blitz")
        for foe in targets:
            for cells in best_squares(s, who, paths, AROUND[s.where[foe]], foes, foe, floor):
                yield from ((*start, *(("step", who, cell) for cell in cells), (way, who, foe)) for way in ways(s, who))

    def walks(self, s, who, beside, foes):
        """Yield walks to wait beside somebody who is attacked or beside the loose ball, or to take it."""
        start, paths = self.begun(s, who, "move"), self.paths(s, who, "move")
        if self.aim_key == "ball":
            beside = [ball_cell(s)]
            if beside[0] in paths:
                yield (*start, *(("step", who, cell) for cell in paths[beside[0]].cells))
        for there in beside:
            for cells in best_squares(s, who, paths, AROUND[there], foes, NO_ONE, SAFE):
                if cells:
                    yield (*start, *(("step", who, cell) for cell in cells), ("stop", who))

    def paths(self, s, who, deed):
        """Return the safest way to each square in reach of an Action, with a re-roll of the team."""
        return RunSearch(s, who, deed if s.acting == NO_ONE else "", has_team=True).paths()


def is_blitz(line):
    """Return whether a Blitz is declared in a line."""
    return any(action[2:] == ("blitz",) for action in line)


def best_squares(s, who, paths, squares, foes, target, floor):
    """Return the ways to the squares that are reached most safely, and held by fewest others."""
    found = [(1, s.where[who], ())] if s.where[who] in squares else []
    found += [(paths[cell].chance, cell, paths[cell].cells) for cell in squares
              if cell in paths and paths[cell].chance > floor]
    held = {cell: sum(cell in AROUND[s.where[foe]] for foe in foes if foe != target) for _chance, cell, _way in found}
    found.sort(key=lambda each: (-each[0], held[each[1]], len(each[2])))
    return [cells for _chance, _cell, cells in found[:SQUARES]]


def idea_of(line):
    """Return what tells one line from another: who does what to whom, wherever he walks."""
    walks = [("walk", action[1]) for action in line if action[0] == "step"]
    deeds = [action for action in line if action[0] not in UNTOLD]
    attackers = {action[1] for action in deeds}
    return frozenset((*deeds, *(walk for walk in walks if walk[1] not in attackers)))


def with_all_to_act(puzzle):
    """Return a puzzle as if none of the side had acted in this turn."""
    rules = fracas.ruleset("street_bowl")
    s = rules.parse_position(puzzle.position)
    for who in TEAMS[s.side]:
        s.used[who] = 0
    return puzzle._replace(position=rules.position(s))
