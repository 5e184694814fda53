"""Random tournaments, and the judge of their draws: a matching library, with costs worked out here a second way."""

from random import Random

import networkx

from fracas.kernel.work import run_to_end
from fracas.tournaments import changes
from fracas.tournaments.draw import draw_round
from fracas.tournaments.model import TIE_BREAKS, Entrant, SwissTournament, TableScore
from fracas.tournaments.standings import standings

GAMES = ("street_bowl", "elfball", "cave_brawl", "street_brawl", "school_fighters")
BYE = -1


def random_score(random):
    return TableScore((random.randint(0, 3), random.randint(0, 3)), (random.randint(0, 5), random.randint(0, 5)))


def new_tournament(seed, coaches):
    """A tournament with its entrants; some have squads, divisions and tie-breaks of their own."""
    random = Random(f"tournament {seed}")
    keys = random.sample([*TIE_BREAKS], random.randint(1, len(TIE_BREAKS)))
    made = SwissTournament(random.choice(GAMES), f"Cup {seed}", str(seed), tie_breaks=tuple(keys))
    squads, divisions = random.choice((0, 0, 2, 4)), random.choice((0, 0, 2, 3))
    made.between = tuple(number for number in range(1, 8) if random.random() < 0.3)
    for number in range(coaches):
        changes.add_entrant(made, Entrant(
            f"Coach {number}", "Orcs", 0, f"Squad {number // squads}" if squads else "",
            f"Division {number % divisions}" if divisions else ""))
    return made, random


def facts(made):
    """What earlier rounds say: points, opponents and byes of each, worked out from the scores alone."""
    points, met, byes = [0] * len(made.entrants), {}, [0] * len(made.entrants)
    for played in made.rounds:
        for table, (home, away) in enumerate(played.tables):
            met[home, away] = met[away, home] = met.get((home, away), 0) + 1
            first, second = played.scores[table].points
            points[home] += 2 * (first > second) + (first == second)
            points[away] += 2 * (second > first) + (first == second)
        for number in played.byes:
            byes[number] += 1
            points[number] += 2
    return points, met, byes


def quality(made, number):
    """Return a function that judges a pair: what it breaks, the gravest first; nothing is best."""
    points, met, byes = facts(made)
    rows = [row.entrant for row in standings(made) if made.entrants[row.entrant].plays(number)]
    levels = sorted({points[each] for each in rows}, reverse=True)
    rule = made.division_rule(number)

    def judge(one, other):
        if BYE in (one, other):
            who = max(one, other)
            return (byes[who] ** 2, 0, 0, (len(levels) - 1 - levels.index(points[who])) ** 2,
                    (len(rows) - 1 - rows.index(who)) ** 2)
        here, there = made.entrants[one], made.entrants[other]
        same = here.division == there.division
        wrong = {"within": not same, "between": same, "any": False}[rule]
        return (met.get((one, other), 0) ** 2, int(here.squad == there.squad != ""), int(wrong),
                (levels.index(points[one]) - levels.index(points[other])) ** 2,
                (rows.index(one) - rows.index(other)) ** 2)
    return judge, rows


def total(judge, pairs):
    return tuple(map(sum, zip(*(judge(*pair) for pair in pairs), strict=True)))


def best(judge, players):
    """The quality of the best draw there is, by the library."""
    graph = networkx.Graph()
    scale = 10 ** 8
    for place, one in enumerate(players):
        for other in players[:place]:
            cost = 0
            for part in judge(one, other):
                cost = cost * scale + part
            graph.add_edge(one, other, weight=-cost)
    return total(judge, networkx.max_weight_matching(graph, maxcardinality=True))


def play(seed, coaches, rounds):
    """Play a tournament with late entries and withdrawals; yield for each draw its quality and the best one's."""
    made, random = new_tournament(seed, coaches)
    for number in range(1, rounds + 1):
        if number > 1 and random.random() < 0.3 and len(made.entrants) < 64:
            changes.add_entrant(made, Entrant(f"Late {number}"))
        there = [place for place, entrant in enumerate(made.entrants) if entrant.plays(number)]
        if number > 1 and random.random() < 0.3 and len(there) > 3:
            changes.withdraw(made, random.choice(there))
        drawn = run_to_end(draw_round(made))
        if number > 1:
            judge, rows = quality(made, number)
            pairs = [*drawn.tables, *((each, BYE) for each in drawn.byes)]
            assert sorted(each for pair in pairs for each in pair if each != BYE) == sorted(rows)
            yield made, total(judge, pairs), best(judge, [*rows, *([BYE] if len(rows) % 2 else [])])
        changes.add_round(made, drawn)
        for table in range(len(drawn.tables)):
            changes.enter_score(made, number, table, random_score(random))
