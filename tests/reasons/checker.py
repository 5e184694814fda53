"""A checker of reasons: it reads a proof and its sentence, and recomputes all of it from the position alone.

It shares no code with `fracas.analyst.reasons`: lines are played by `Game`, chances come from `fracas.odds` and are
counted once more throw by throw, without bands, where that ends in time.
"""

from collections import deque
from dataclasses import replace
from fractions import Fraction
from functools import cache
from math import dist

import fracas
from fracas.analyst.reasons import reason as kinds
from fracas.faces import face_of, harms_of, puzzle_aims_of
from fracas.kernel.dice import outcomes
from fracas.kernel.drivers import Answer, Tape
from fracas.kernel.errors import Pending
from fracas.kernel.game import Game
from fracas.kernel.plan_course import next_place
from fracas.kernel.table import Choice, Event, Roll
from fracas.puzzles.aims import Aim

BAD, GREAT = ("flop", "fail"), ("s3", "s4")
MOST_LEAVES = 3_000  # of a count throw by throw
MOVES = "moves"  # what begins with a step
MOST_FAR = 9  # cells that a player goes in one turn without dice
MOST_WAYS = 15_000  # of the others to a player
MOST_ANSWERS = 60  # to one action: a ball may bounce for ever
KNOWN = {}  # counts so far: what a proof says of a position does not change what is counted there
MOST_KNOWN = 2_000  # counts


class Decided(BaseException):
    """The event that decides was told."""


class Watched(Tape):
    """A tape that stops at the event that decides.

    Args: quiet - answers from the beginning on, up to which nothing decides.
    """

    def __init__(self, state, answers, rules, quiet=0):
        super().__init__(state, answers)
        self.rules, self.quiet = rules, quiet

    def tell(self, event, *facts, rule):
        super().tell(event, *facts, rule=rule)
        if event != "roll" and self.at >= self.quiet:
            found = self.rules.outcome(Event(event, facts, rule), self.state)
            if found is not None:
                raise Decided(found)


def once(place, count):
    """Return a count; it is made once for everything that it hangs on."""
    if place not in KNOWN:
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        KNOWN[place] = count()
    return KNOWN[place]


def percent(chance):
    """Return a chance as the page writes it."""
    if 0 < chance < Fraction(1, 100):
        return "<\u202f1\u202f%"
    if Fraction(99, 100) < chance < 1:
        return ">\u202f99\u202f%"
    return f"{round(chance * 100)}\u202f%"


def after(rules, state, line, is_passing=False):
    """Return the position after actions in which nothing is rolled or asked; None if anything is."""
    game = Game(rules, state.copy(), None, (True, True))
    for text in line:
        game.apply(text)
        while isinstance(game.pending, Choice):
            game.answer(rules.policy(game.state, game.pending))
        if game.pending is not None:
            return game.state if is_passing and len(line) == 1 else None
    return game.state


def counted(rules, state, action, given=()):
    """Count the outcomes of an action throw by throw; None if there are too many."""
    total, todo = {}, [(list(given), Fraction(1))]
    leaves = 0
    while todo:
        answers, chance = todo.pop()
        leaves += 1
        if leaves + len(todo) > MOST_LEAVES:
            return None
        table = Watched(state.copy(), list(answers), rules, len(given))
        try:
            rules.apply(table, action)
            found = "other"
        except Decided as end:
            found = end.args[0]
        except Pending as stop:
            asked = stop.request
            if isinstance(asked, Choice):
                todo.append(([*answers, Answer(asked.kind, rules.policy(table.state, asked), False)], chance))
            else:
                todo += [([*answers, Answer(asked.kind, faces, True)], chance * share)
                         for faces, share in outcomes(asked.dice, None, asked.more)]
            continue
        total[found] = total.get(found, 0) + chance
    return total


def told(face, roll, key):
    """Return the words and the tone of an outcome."""
    parts = key.split(":")
    rows = [key, *(":".join((*parts[:n], "*", *parts[n + 1:])) for n in range(len(parts)))]
    row = next((row for row in rows if row in face.outcomes), None)
    if row is None:
        return key, "fail"
    words = face.outcomes[row]
    part = next((part for part, star in zip(parts, row.split(":"), strict=True) if star == "*"), "")
    return words if isinstance(words, tuple) else words(roll, part)


def first_request(rules, state, action):
    """Return the first roll of the side itself, or the first of all."""
    answers, first = [], None
    while True:
        try:
            rules.apply(Tape(state.copy(), list(answers)), action)
            return first
        except Pending as stop:
            asked = stop.request
        if isinstance(asked, Choice):
            answers.append(Answer(asked.kind, rules.policy(state, asked), False))
            continue
        first = first or asked
        if asked.coach == rules.to_act(state) or asked.need is None:
            return asked
        answers.append(Answer(asked.kind, min(faces for faces, _ in outcomes(asked.dice, None, asked.more)), True))


@cache
def neighbours(lattice):
    """Return the cells beside each cell."""
    cells = list(enumerate(lattice.centres))
    return [[other for other, there in cells if 0 < dist(here, there) < 1.5 * lattice.unit] for _cell, here in cells]


class Checker:
    """The check of one proof.

    Args: sentence - what is said of it, in English.
          played - the actions that were played, in the notation of the game.
    """

    def __init__(self, proof, sentence, played=()):
        self.proof, self.sentence, self.played = proof, sentence, played
        self.rules = fracas.ruleset_of(proof.position)
        self.face = face_of(self.rules.key)
        self.state = self.rules.parse_position(proof.position)
        self.side = proof.side
        self.faults = []
        self.uncounted = 0  # chances of lines with too many courses

    def expect(self, holds, fault):
        if not holds:
            self.faults.append(fault)

    def run(self):
        """Return what is wrong, nothing if all is proven."""
        self.expect(self.rules.to_act(self.state) == self.side or isinstance(
            self.proof.reason, kinds.AnswerOdds | kinds.HelpSpent), "another side decides")
        self.expect(self.sentence.endswith("."), "no sentence")
        self.expect(self.proof.gap <= self.proof.whole + 1e-6 and self.proof.gap > 0, "no gap")
        self.check_cells()
        getattr(self, type(self.proof.reason).__name__)(self.proof.reason)
        return self.faults

    def check_cells(self):
        cells = self.proof.cells
        r = self.proof.reason
        players = [getattr(r, name) for name in ("who", "mover", "helper") if hasattr(r, name)]
        players += [fact.who for name in ("played", "better") if isinstance(
            fact := getattr(r, name, None), kinds.RollFact)]
        on_board = [who for who in players if who >= 0 and self.face.cell_of(self.state, who) >= 0]
        self.expect(cells or not on_board, "no cell is marked")
        places = {token.cell for token in self.face.tokens(self.state)} | {self.face.ball(self.state)}
        moved = isinstance(r, kinds.PlayerExposed | kinds.BallFarther | kinds.AttackerCount | kinds.CarrierPressure
                           | kinds.CarrierOpen)
        aims = {fact.cell for name in ("played", "better") if isinstance(
            fact := getattr(r, name, None), kinds.RollFact)}
        self.expect(moved or all(cell in places or cell in aims for cell in cells), "an empty cell is marked")

    # -- facts -----------------------------------------------------------------------------------------------

    def roll(self, fact):
        state = after(self.rules, self.state, fact.lead)
        if state is None:
            self.faults.append("the lead rolls")
            return
        game = Game(self.rules, state.copy(), None, (True, True))
        action = game.read_action(fact.action)
        odds, _assumptions = fracas.odds(game, action)
        brute = once((self.rules.position(state), action), lambda: counted(self.rules, state, action))
        self.expect(brute is None or brute == odds, f"odds {odds} counted {brute}")
        request = first_request(self.rules, state, action)
        by_words = {}
        for key, chance in odds.items():
            words, tone = told(self.face, request, key)
            by_words[words, tone] = by_words.get((words, tone), 0) + chance
        good = sum((chance for (_words, tone), chance in by_words.items() if tone not in BAD), Fraction(0))
        self.expect(good == fact.chance, f"chance {fact.chance}, truly {good}")
        great = {fracas_text(words): chance for (words, tone), chance in by_words.items() if tone in GREAT}
        self.expect(great == dict(fact.great), f"great {fact.great}, truly {great}")
        if request is not None and 0 <= request.who and isinstance(request, Roll) and self.face.name(
                state, request.who) not in fact.title:
            own = self.face.name(state, fact.who) if fact.who >= 0 else ""
            self.expect(own and own in fact.title or request.who != fact.who, "another player")
        self.expect(fact.who < 0 or fact.who in self.face.actors(state, (action,)), "another player acts")
        self.expect(fact.who < 0 or fact.here == self.face.cell_of(self.state, fact.who), "stands elsewhere")

    def certain(self, line, is_passing=False):
        state = after(self.rules, self.state, line, is_passing)
        self.expect(state is not None, f"{line} rolls")
        return state if state is not None else self.state

    def says(self, *parts):
        for part in parts:
            self.expect(part in self.sentence, f"does not say {part}")

    def name(self, who):
        return self.face.name(self.state, who)

    # -- reasons, by the names of their records ----------------------------------------------------------------

    def DiceNotNeeded(self, r):
        self.roll(r.played)
        self.certain(r.better, is_passing=True)
        self.says(percent(1 - r.played.chance), r.played.title)
        self.expect(r.played.chance < 1, "nothing to fail")

    def LongerOdds(self, r):
        self.roll(r.played)
        self.roll(r.better)
        self.says(percent(r.played.chance), percent(r.better.chance), r.played.title)
        self.expect(r.better.chance > r.played.chance, "no better chance")

    def HelpForgotten(self, r):
        self.roll(r.played)
        self.roll(r.better)
        self.says(percent(r.played.chance), percent(r.better.chance), r.played.title, self.name(r.helper))
        self.expect(r.better.chance > r.played.chance and r.played.action == r.better.action, "no help")
        self.expect(r.helper != r.played.who and r.cell == self.face.cell_of(self.state, r.helper), "another helper")

    def RiskFirst(self, r):
        self.roll(r.played)
        self.certain(r.safe)
        self.says(percent(1 - r.played.chance), r.played.title, self.name(r.mover))
        game = Game(self.rules, self.state.copy(), None, (True, True))
        self.expect(r.mover in self.face.actors(self.state, (game.read_action(r.safe[0]),)), "another mover")
        self.expect(not r.played.lead and r.played.chance < 1 and r.mover != r.played.who, "no risk first")

    def ChancePassedBy(self, r):
        self.roll(r.better)
        self.says(percent(r.better.chance), r.better.title)
        if len(self.played) > 1:
            self.certain(self.played)

    def OutcomeOdds(self, r):
        self.roll(r.played)
        self.roll(r.better)
        own, other = (dict(fact.great).get(r.outcome, 0) for fact in (r.played, r.better))
        self.expect((own, other) == r.chances and own < other, f"chances {r.chances}, truly {own, other}")
        named = (r.outcome, "cannot bring that") if other < r.better.chance else ("instead cannot bring that",)
        self.says(percent(other), r.better.title, *((r.outcome, percent(own)) if own else named))

    def WinPassedBy(self, r):
        last = self.certain(r.better)
        self.expect(self.rules.is_terminal(last) and self.rules.returns(last)[self.side] > 0, "no win")

    def ScorePassedBy(self, r):
        last = self.certain(r.better)
        self.expect(self.face.score(last)[self.side] > self.face.score(self.state)[self.side], "no score")

    def BallPassedBy(self, r):
        last = self.certain(r.better)
        held = [token for token in self.face.tokens(last) if token.has_ball and token.side == self.side]
        self.expect(held and self.face.who_at(last, held[0].cell) == r.who, "no ball")
        self.says(self.name(r.who))

    def TurnEndedEarly(self, r):
        game = Game(self.rules, self.state.copy(), None, (True, True))
        ending = game.read_action(r.played)
        able = {who for action in game.legal_actions() if action != ending
                for who in self.face.actors(self.state, (action,)) if who >= 0}
        self.expect(able == set(r.players), f"players {r.players}, truly {able}")
        self.says(str(len(able)))
        last = after(self.rules, self.state, [r.played], is_passing=True)
        self.expect(last is not None, "ends nothing")

    def MoveLeftOut(self, r):
        self.certain(r.better)
        self.certain(r.played, is_passing=True)
        self.says(self.name(r.who))
        game = Game(self.rules, self.state.copy(), None, (True, True))
        first = game.read_action(r.better[0])
        self.expect(r.who in self.face.actors(self.state, (first,)), "another player")
        for text in r.played:
            action = game.read_action(text)
            self.expect(action[0] != first[0] or r.who not in self.face.actors(game.state, (action,)), "it was done")
            game.apply(action)
            if game.pending is not None:
                break

    def gap(self, state, here, there):
        if self.face.plane is not None:
            return dist(*(self.face.plane.places.place_of(cell) for cell in (here, there)))
        lattice = self.face.field(state).lattice
        return dist(lattice.centres[here], lattice.centres[there]) / lattice.unit

    def ends(self, r):
        return self.certain(r.played, is_passing=True), self.certain(r.better, is_passing=True)

    def BallFarther(self, r):
        found = []
        for state in self.ends(r):
            held = [token.cell for token in self.face.tokens(state) if token.has_ball]
            ball = held[0] if held else self.face.ball(state)
            found.append(self.path(state, self.face.cell_of(state, r.who), {ball}))
        self.expect(tuple(found) == r.distances and found[0] > found[1], f"steps {r.distances}, truly {found}")
        self.says(self.name(r.who), *map(str, found))

    def besides(self, r, nobody):
        near = 110 if self.face.plane is not None else 1.5
        found = []
        for state in self.ends(r):
            here = self.face.cell_of(state, r.who)
            side = self.face.token(state, r.who).side
            found.append(sum(token.side == 1 - side and token.cell >= 0 and token.stance == "standing"
                             and self.gap(state, here, token.cell) < near for token in self.face.tokens(state)))
        self.expect(tuple(found) == r.counts, f"counts {r.counts}, truly {found}")
        self.says(self.name(r.who), *(f"{count}" if count else nobody for count in found))
        return found

    def AttackerCount(self, r):
        own, other = self.besides(r, "No attacker stands")
        self.expect(other > own and self.face.token(self.state, r.who).side == 1 - self.side, "no more of them")

    def CarrierPressure(self, r):
        own, other = self.besides(r, "line nobody does")
        self.expect(other < own and self.face.token(self.state, r.who).side == self.side, "no fewer of them")

    def CarrierOpen(self, r):
        chances = []
        for fact in (r.played, r.better):
            state = self.certain(fact.lead)
            held = [token.cell for token in self.face.tokens(state) if token.has_ball and token.side == self.side]
            self.expect(held == [fact.cell] and self.rules.to_act(state) != self.side, "nobody is open")
            chances.append(Fraction(0))
            if fact.reply:
                there = after(self.rules, state, fact.reply[:-1])
                self.expect(there is not None, "the way rolls")
                if there is not None:
                    chances[-1] = self.success(there, fact.reply[-1])
        self.expect(tuple(chances) == (r.played.chance, r.better.chance), f"truly {chances}")
        self.says(percent(chances[0]), self.name(r.played.target), self.name(r.played.who))
        self.says(percent(chances[1]) if r.better.reply else "nobody gets there")

    def success(self, state, text):
        game = Game(self.rules, state.copy(), None, (True, True))
        action = game.read_action(text)
        request = first_request(self.rules, state, action)
        if request is None:
            return Fraction(1)
        odds, _assumptions = fracas.odds(game, action)
        return sum((chance for key, chance in odds.items() if told(self.face, request, key)[1] not in BAD), Fraction(0))

    def line(self, texts):
        return [self.rules.parse_action(self.state, text) for text in texts]

    def AimOdds(self, r):
        self.says(percent(r.chances[1]), percent(r.chances[0]) if r.chances[0] else "none as played")
        self.expect(r.chances[1] > r.chances[0], "no better chance")
        for line, chance in zip((r.played, r.better), r.chances, strict=True):
            self.reaches(line, r.aim, chance)

    def AimChance(self, r):
        self.says(percent(r.chance), "with the better line")
        self.expect(r.chance > 0 and r.is_least == ("at least" in self.sentence), "no chance")
        if r.is_least:
            self.comes_off(r.better, r.chance, r.aim)
        else:
            self.reaches(r.better, r.aim, r.chance)

    def reaches(self, line, key, chance):
        found, _ends = self.best_of(line, key, puzzle_aims_of(self.rules.key)[key])
        self.expect(found in (chance, None), f"chance {chance}, truly {found}")

    def comes_off(self, line, chance, key=""):
        """Return the positions where a line has come off, counted anew."""
        found, ends = self.best_of(line, key, puzzle_aims_of(self.rules.key)[key] if key else None, self.face)
        self.expect(chance is None or found in (chance, None), f"comes off in {chance}, truly {found}")
        self.ends = ends
        return [] if found is None else ends

    def best_of(self, line, name, aim, face=None):
        """Return the chance of a line, None if it has too many courses, and the positions at its end."""
        def count():
            for is_banded in (False, True):
                work = Scores(self.rules, aim, self.side, self.line(line), face, is_banded)
                found = work.chance(self.state, 0)
                if found is not None:
                    break
            return found, work.ends
        found, ends = once((self.proof.position, self.side, tuple(line), name, face is None), count)
        self.uncounted += found is None
        return found, ends

    def WholeOdds(self, r):
        self.says(percent(r.chances[1]), percent(r.chances[0]) if r.chances[0] else "what was played never")
        self.expect(r.chances[1] > r.chances[0], "no better chance")
        for line, chance in zip((r.played, r.better), r.chances, strict=True):
            self.comes_off(line, chance)

    def gained(self, r):
        """Return the carrier before, and the positions of a line that came off with him."""
        if not isinstance(r, kinds.OutOfTime):
            self.says(percent(r.chance) if r.chance < 1 else "no dice needed")
        held = next(token for token in self.face.tokens(self.state) if token.has_ball)
        self.expect(held.cell == r.cell, "another cell")
        pairs = []
        for end in self.comes_off(r.better, r.chance):
            then = next((token for token in self.face.tokens(end) if token.has_ball), None)
            self.expect(then is not None and then.key == held.key, "another carrier")
            pairs.append((end, then))
        return held, pairs

    def near(self, state, held, side):
        return {self.face.who_at(state, token.cell) for token in self.face.tokens(state)
                if token.side == side and token.cell >= 0 and token.stance == "standing" and token.key != held.key
                and self.gap(state, token.cell, held.cell) < 1.5}

    def CarrierMarked(self, r):
        held, pairs = self.gained(r)
        self.says(self.name(r.who), self.name(r.target))
        self.expect(held.side != self.side and self.face.who_at(self.state, held.cell) == r.target, "another carrier")
        self.expect(not self.near(self.state, held, self.side), "somebody marks him")
        self.expect(all(r.who in self.near(end, then, self.side) for end, then in pairs), "not beside him")

    def CarrierJoined(self, r):
        held, pairs = self.gained(r)
        self.says(self.name(r.who), self.name(r.target))
        self.expect(held.side == self.side and self.face.who_at(self.state, held.cell) == r.target, "another carrier")
        self.expect(not self.near(self.state, held, self.side), "he is not alone")
        self.expect(all(r.who in self.near(end, then, self.side) for end, then in pairs), "not beside him")

    def way(self, state, side, cell):
        """Return the number of steps to where a side scores, counted cell by cell."""
        return self.path(state, cell, {*self.face.goals(state, side)})

    def path(self, state, cell, ends):
        lattice = self.face.field(state).lattice
        seen, edge, far = {cell}, {cell}, 0
        while not ends & seen:
            edge = {other for here in edge for other in neighbours(lattice)[here]} - seen
            seen |= edge
            far += 1
        return far

    def behind(self, state, held):
        far = self.way(state, held.side, held.cell)
        return {self.face.who_at(state, token.cell) for token in self.face.tokens(state)
                if token.side == self.side and token.cell >= 0 and token.stance == "standing"
                and self.way(state, held.side, token.cell) < far}

    def GoalCovered(self, r):
        held, pairs = self.gained(r)
        self.says(self.name(r.who), self.name(r.target))
        self.expect(held.side != self.side and self.face.who_at(self.state, held.cell) == r.target, "another carrier")
        self.expect(not self.behind(self.state, held), "somebody is nearer")
        self.expect(all(r.who in self.behind(end, then) for end, then in pairs), "no nearer")

    def OutOfTime(self, r):
        held, pairs = self.gained(r)
        self.says(self.name(r.who), f"{r.left} turn", f"needs {r.turns[0]} ", f"line: {r.turns[1]}.")
        self.expect(held.side == self.side and self.face.who_at(self.state, held.cell) == r.who, "another carrier")
        self.expect(r.turns[1] <= r.left < r.turns[0], "time is left")
        self.comes_off(r.played, None)
        for ends, turns in ((self.ends, r.turns[0]), ([end for end, _then in pairs], r.turns[1])):
            for end in ends:
                then = next(token for token in self.face.tokens(end) if token.has_ball)
                left, pace = self.face.clock(end, r.who)
                self.expect(left == r.left and self.face.who_at(end, then.cell) == r.who, "other turns are left")
                way = self.way(end, self.side, then.cell)
                self.expect(pace * (turns - 1) < way <= pace * turns, f"{way} steps, {pace} a turn")

    def BallCarried(self, r):
        held, pairs = self.gained(r)
        self.says(self.name(r.who), f" {r.steps} step")
        self.expect(held.side == self.side and self.face.who_at(self.state, held.cell) == r.who, "another carrier")
        here = self.way(self.state, self.side, held.cell)
        self.expect(all(here - self.way(end, self.side, then.cell) == r.steps for end, then in pairs), "other steps")

    def TargetOdds(self, r):
        self.odds_of_harm(r, (r.played, r.better))
        self.expect(r.cell == self.face.cell_of(self.state, r.who), "stands elsewhere")
        self.says(percent(r.chances[0]) if r.chances[0] else "none as played")

    def odds_of_harm(self, r, lines):
        befalls = harms_of(self.rules.key).targets[r.harm].befalls
        self.says(self.name(r.who), percent(r.chances[1]))
        self.expect(self.face.token(self.state, r.who).side == 1 - self.side, "no opponent")
        self.expect(r.chances[1] > r.chances[0], "no better chance")
        self.expect(self.line(lines[0]) == [self.rules.parse_action(self.state, text) for text in self.played]
                    or not self.played, "another line was played")
        for line, chance in zip(lines, r.chances, strict=True):
            found, _ends = self.best_of(line, (r.harm, r.who), Aim("", lambda s, event, _: befalls(s, event) == r.who))
            self.expect(found in (chance, None), f"chance {chance}, truly {found}")

    def OrderOdds(self, r):
        self.odds_of_harm(r, (r.played, r.better))
        self.says(self.name(r.first), percent(r.chances[0]))
        own, other = self.line(r.played), self.line(r.better)
        self.expect(sorted(map(repr, own)) == sorted(map(repr, other)), "other actions")
        self.expect(own != other and [each for each in own if each != other[0]] == other[1:], "another order")
        self.expect(r.first in self.face.actors(self.state, (other[0],)), "another player")
        self.expect(r.cell == self.face.cell_of(self.state, r.first), "stands elsewhere")

    def PerilOdds(self, r):
        self.says(percent(r.chances[0]), percent(r.chances[1]) if r.chances[1] else "none with")
        self.expect(r.chances[0] > r.chances[1], "no less risk")
        own = self.line(r.played)
        self.expect(not self.played or own == self.line(self.played)[:len(r.better)], "another line was played")
        peril = harms_of(self.rules.key).perils[r.peril]
        for line, chance in zip((r.played, r.better), r.chances, strict=True):
            place = self.proof.position, self.side, tuple(line), r.peril
            found = once(place, lambda line=line: self.spared(line, peril))
            self.uncounted += found is None
            self.expect(found in (1 - chance, None), f"risk {chance}, spared truly {found}")

    def spared(self, line, peril):
        """Return the chance of a line that something does not happen, None if it has too many courses."""
        for is_banded in (False, True):
            found = Spared(self.rules, peril, self.side, self.line(line), None, is_banded).chance(self.state, 0)
            if found is not None:
                return found
        return None

    def PlayerExposed(self, r):
        who, other = r.played.target, 1 - self.side
        self.says(self.name(who), percent(r.played.chance))
        self.says(percent(r.better.chance) if r.better.chance else "nobody after")
        self.expect(r.better.target == who and self.face.token(self.state, who).side == self.side, "another player")
        self.expect(r.played.chance > r.better.chance, "no less open")
        for fact in (r.played, r.better):
            state = self.certain(fact.lead)
            self.expect(self.rules.to_act(state) == other, "the others do not act")
            self.expect(fact.cell == self.face.cell_of(state, who), "stands elsewhere")
            if fact.reply:
                there = after(self.rules, state, fact.reply[:-1])
                if there is None:
                    self.faults.append("the way rolls")
                    return
                found = self.harmed(there, fact.reply[-1], r.harm, who)
                self.expect(found == fact.chance, f"chance {fact.chance}, truly {found}")
            place = "reached", self.rules.position(state), fact.cell
            for there, action in once(place, lambda state=state, cell=fact.cell: [*self.reached(state, cell)]):
                found = self.harmed(there, action, r.harm, who)
                self.expect(found <= fact.chance, f"harmed by {action} in {found}")
        self.expect(r.played.reply and self.name(r.played.who) in self.sentence, "nobody harms")

    def reached(self, state, target):
        """Yield the positions beside a cell that one of the others reaches without dice, and what he may roll for."""
        edge, seen = deque([(state, -1, "")]), set()
        while edge and len(seen) < MOST_WAYS:
            here, who, first = edge.popleft()
            for action in self.rules.legal_actions(here):
                actor = next(iter(self.face.actors(here, (action,))), -1)
                if actor < 0 or who not in (-1, actor) or self.gap(
                        here, max(0, self.face.cell_of(here, actor)), target) > MOST_FAR:
                    continue
                text = self.rules.action_text(here, action)
                key = actor, self.face.cell_of(here, actor), first, text
                if key in seen:
                    continue
                seen.add(key)
                end = after(self.rules, here, [text])
                if end is not None and self.rules.to_act(end) != self.side:
                    is_declared = self.face.cell_of(end, actor) == self.face.cell_of(here, actor)
                    edge.append((end, actor, first or (text if is_declared else MOVES)))
                elif end is None and self.face.cell_of(here, actor) >= 0 and self.gap(
                        here, self.face.cell_of(here, actor), target) < 1.5:
                    yield here, text

    def harmed(self, state, text, harm, who):
        """Return how often one action of the others harms somebody."""
        return once((self.rules.position(state), text, harm, who), lambda: self.count_harm(state, text, harm, who))

    def count_harm(self, state, text, harm, who):
        exposure = harms_of(self.rules.key).exposures[harm]
        told = replace(self.rules, outcome=lambda event, s: "harmed" if exposure.befalls(s, event) == who else
                       "spared" if event.kind in exposure.settled_by else None)
        action = told.parse_action(state, text)
        found, _assumptions = fracas.odds(Game(told, state.copy(), None, (True, True)), action)
        return found.get("harmed", Fraction(0))

    def OrderForgotten(self, r):
        game = Game(self.rules, self.state.copy(), None, (True, True))
        first = game.read_action(r.better[0])
        self.expect(len(r.better) == 1 and r.who in self.face.actors(self.state, (first,)), "another player")
        self.certain(r.better)
        game.apply(first)
        friends = {token.key: token for token in self.face.tokens(game.state) if token.side == self.side}
        helped = {self.face.who_at(self.state, token.cell) for token in self.face.tokens(self.state)
                  if token.key in friends and token.cell >= 0 and friends[token.key].cell == token.cell
                  and (friends[token.key].stance, friends[token.key].bar) != (token.stance, token.bar)} - {r.who}
        self.expect(helped == set(r.helped) and helped, f"helps {r.helped}, truly {helped}")
        self.says(self.name(r.who), str(len(helped)) if len(helped) > 1 else self.name(min(helped)))
        self.expect(not any(action[0] == first[0] and r.who in self.face.actors(self.state, (action,))
                            for action in self.line(r.played)), "it was done")

    def AnswerOdds(self, r):
        self.says(*map(percent, r.chances))
        self.expect(r.chances[1] > r.chances[0], "no better chance")
        action = self.rules.parse_action(self.state, r.action)
        for option, chance in zip(r.options, r.chances, strict=True):
            given, _asked = answered(self.rules, self.state, action, (*r.given, option))
            place = self.proof.position, action, *((answer.kind, answer.value) for answer in given)
            odds = once(place, lambda given=given: counted(self.rules, self.state, action, given))
            request = first_request(self.rules, self.state, action)
            good = odds and sum((p for key, p in odds.items() if told(self.face, request, key)[1] not in BAD),
                                Fraction(0))
            self.expect(odds is None or good == chance, f"chance {chance}, truly {good}")

    def HelpSpent(self, r):
        action = self.rules.parse_action(self.state, r.action)
        _given, asked = answered(self.rules, self.state, action, r.given)
        is_free = self.rules.resource.is_free
        self.expect(is_free(asked, r.options[1]) and not is_free(asked, r.options[0]), "nothing is spent")


def answered(rules, state, action, values):
    """Return the answers of some values, and what is asked behind them."""
    answers = []
    while True:
        try:
            rules.apply(Tape(state.copy(), list(answers)), action)
            return answers, None
        except Pending as stop:
            asked = stop.request
        if len(answers) == len(values):
            return answers, asked
        answers.append(Answer(asked.kind, values[len(answers)], isinstance(asked, Roll)))


class TooLong(Exception):
    """A line has too many courses to be counted here."""


class Scored(BaseException):
    """The aim is reached."""


class Failed(BaseException):
    """Something does not come off."""


class Aimed(Tape):
    """A tape that stops where an aim is reached.

    Args: judge - the rules and the face by which something does not come off; None = nothing stops there.
    """

    def __init__(self, state, answers, aim, side, judge=None):
        super().__init__(state, answers)
        self.aim, self.side, self.judge = aim, side, judge

    def tell(self, event, *facts, rule):
        super().tell(event, *facts, rule=rule)
        if event == "roll":
            return
        if self.aim.is_reached(self.state, Event(event, facts, rule), self.side):
            raise Scored
        if self.judge is not None:
            rules, face = self.judge
            found = rules.outcome(Event(event, facts, rule), self.state)
            if found is not None and told(face, None, found)[1] in BAD:
                raise Failed


class Scores:
    """The chance of a line to score, counted throw by throw, its own questions answered as well as they can be.

    Args: aim - None = to come off.
          face - its failures end the line; None = the line goes on.
          is_banded - throws that a rule takes for the same are one.
    """

    def __init__(self, rules, aim, side, line, face=None, is_banded=False):
        self.rules, self.side, self.line, self.runs = rules, side, line, 0
        self.aim, self.is_whole = aim or next(iter(puzzle_aims_of(rules.key).values())), aim is None
        self.judge, self.is_banded = (rules, face) if face is not None else None, is_banded
        self.ends, self.known = [], {}

    def chance(self, state, at):
        try:
            return self._from(state, at)
        except TooLong:
            return None

    def _from(self, state, at):
        rules = self.rules
        if at == len(self.line):
            self.ends.append(state)
            return Fraction(self.is_whole)
        if rules.is_terminal(state) or rules.to_act(state) != self.side:
            return Fraction(0)
        at = next_place(rules, state, self.line, at)
        if at == len(self.line):
            return Fraction(0)
        key = at, rules.position(state)
        if key not in self.known:
            self.known[key] = self._run(state, at, [])
        return self.known[key]

    def _run(self, before, at, answers):
        self.runs += 1
        if self.runs > MOST_LEAVES or len(answers) > MOST_ANSWERS:
            raise TooLong
        table = Aimed(before.copy(), list(answers), self.aim, self.side, self.judge)
        try:
            self.rules.apply(table, self.line[at])
        except Scored:
            return Fraction(1)
        except Failed:
            return Fraction(0)
        except Pending as stop:
            asked = stop.request
            if isinstance(asked, Roll):
                bands = asked.bands if self.is_banded else None
                return sum((share * self._run(before, at, [*answers, Answer(asked.kind, faces, True)])
                            for faces, share in outcomes(asked.dice, bands, asked.more)), Fraction(0))
            options = asked.options if asked.coach == self.side else [self.rules.policy(table.state, asked)]
            return max(self._run(before, at, [*answers, Answer(asked.kind, option, False)]) for option in options)
        return self._from(table.state, at + 1)


class Spared(Scores):
    """The chance of a line that something does not happen, counted likewise."""

    def _from(self, state, at):
        over = at == len(self.line) or self.rules.is_terminal(state) or self.rules.to_act(state) != self.side
        at = at if over else next_place(self.rules, state, self.line, at)
        return Fraction(1) if over or at == len(self.line) else super()._from(state, at)

    def _run(self, before, at, answers):
        self.runs += 1
        if self.runs > MOST_LEAVES or len(answers) > MOST_ANSWERS:
            raise TooLong
        table = Aimed(before.copy(), list(answers), self.aim, self.side)
        try:
            self.rules.apply(table, self.line[at])
        except Scored:
            return Fraction(0)
        except Pending as stop:
            asked = stop.request
            if isinstance(asked, Roll):
                bands = asked.bands if self.is_banded else None
                return sum((share * self._run(before, at, [*answers, Answer(asked.kind, faces, True)])
                            for faces, share in outcomes(asked.dice, bands, asked.more)), Fraction(0))
            options = asked.options if asked.coach == self.side else [self.rules.policy(table.state, asked)]
            return max(self._run(before, at, [*answers, Answer(asked.kind, option, False)]) for option in options)
        return self._from(table.state, at + 1)


def fracas_text(words):
    from fracas.locale import _
    return _(words)
