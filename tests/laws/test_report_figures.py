"""Laws of the figures of a match report: each equals a count over the record that is made here.

Records are played again, of golden matches, of bots and of random play, and read event by event: who holds the ball,
who threw it, who attacks whom.
"""

from collections import Counter
from functools import cache

import pytest

import fracas
from fracas.bots import play_match
from fracas.faces import face_of
from fracas.kernel.table import Rolled
from fracas.view.match.box_score import build_report
from tests.golden.golden import FOLDER
from tests.laws.matches import inputs, names
from tests.sample import sample

REAL = [fracas.ruleset(key) for key in fracas.KEYS]
INPUTS = sample(400, 40_000)
NOBODY, TEAM = -1, 12  # no player; the first number of the away team of Elfball
PLAYED = sample(("cave_brawl",), fracas.KEYS)  # games of which bots play one more match


class Reader:
    """A reader of a match: the last one to hold the ball, to throw it, to attack, and whom."""

    def __init__(self, holder):
        self.holder, self.thrower, self.attacker, self.target, self.cause = holder, NOBODY, NOBODY, NOBODY, ""


def earned(*kinds, role="who", **facts):
    """Return what earns a figure: events of some kinds whose facts are among those given; by whom, a role."""
    def earned_by(kind, found, _now):
        return found[role] if kind in kinds and all(found[name] in some for name, some in facts.items()) else None
    return earned_by


def either(*ways):
    """Return what earns a figure in several ways."""
    def earned_by(kind, facts, now):
        return next((who for way in ways if (who := way(kind, facts, now)) is not None), None)
    return earned_by


def passed(kind, facts, now):
    """Return the thrower, where a team-mate catches."""
    is_passed = kind == "catches" and now.thrower not in (NOBODY, facts["who"])
    return now.thrower if is_passed and (now.thrower < TEAM) == (facts["who"] < TEAM) else None


def carried(kind, facts, now):
    """Return the player who moves with the ball."""
    return facts["who"] if kind == "moves" and facts["who"] == now.holder else None


def hurt(kind, facts, now):
    """Return the attacker, where the one he attacked leaves the field."""
    is_off = kind == "injury" and facts["result"] in ("infirmary", "recovery", "benched")
    return now.attacker if is_off and facts["who"] == now.target else None


def killed(kind, facts, now):
    """Return the attacker, where the one he blocked or tackled dies of it."""
    is_hit = kind in ("dies", "falls_dead") and now.target == facts["who"]
    return now.attacker if is_hit and now.cause in ("block", "tackle") else None


FELLED = ("slide", "solid", "punishing", "crippling")
ELFBALL = {  # figure -> who of an event earns it
    "goals": earned("goal", role="scorer"),
    "throws": earned("throw"), "catches": earned("catches"), "passes": passed, "carried": carried, "hurt": hurt,
    "steals": either(earned("intercept", result=("passed",)), earned("steal", result=("loose", "taken"))),
    "tackles": earned("tackle", "cheapshot", "steal"),
    "downed": either(earned("tackle", "cheapshot", result=FELLED), earned("shock", result=("down", "dazed"))),
    "shoves": earned("shove", result=("passed",)), "momentum": earned("earns"),
}
CAVE_BRAWL = {
    "points": earned("point", role="scorer"), "kicks": earned("kick_hits"), "catches": earned("catches"),
    "kills": killed,
}
STREET_BOWL = {
    "touchdowns": earned("touchdown"), "passes": earned("passes", "passes_off_wall", "throws_hail_mary"),
    "catches": earned("catches"), "steals": earned("intercepts"), "blocks": earned("blocks"),
    "fouls": earned("fouls"), "hurt": earned("is_badly_hurt", "is_seriously_injured", "dies"),
}
SCHOOL_FIGHTERS = {
    "fights": earned("fights"), "shots": earned("shoots"), "hits": earned("hits"),
    "fazed": earned("hits", effect=("fazed",)), "out": earned("hits", effect=("out",)),
}
PREDICATES = {"elfball": ELFBALL, "street_brawl": ELFBALL, "cave_brawl": CAVE_BRAWL, "street_bowl": STREET_BOWL,
              "school_fighters": SCHOOL_FIGHTERS}
MANY = {"momentum": "n", "hits": "n"}  # figures of which an event may tell several at once, and the fact that says so
ATTACKS = ("tackle", "cheapshot", "shove", "shock", "blocks", "tackles")


def read_on(now, kind, facts, rule):
    """Remember what an event changes."""
    if kind in ATTACKS:
        now.attacker = facts["who"]
        now.target = facts["target"] if kind not in ("blocks", "tackles") else now.target
    elif kind == "hurt":
        now.target, now.cause = facts["who"], facts["cause"]
    if kind == "throw":
        now.thrower, now.holder = facts["who"], NOBODY
    elif kind in ("catches", "holds") or (kind, facts.get("result")) == ("intercept", "passed"):
        now.holder = facts["who"]
        now.thrower = now.thrower if kind == "holds" else NOBODY
    elif kind == "drops":
        now.holder = NOBODY


def counted(game):
    """Count the figures of a match: (player, figure) -> how often."""
    face, predicates, found = face_of(game.ruleset.key), PREDICATES[game.ruleset.key], Counter()
    now = Reader(NOBODY)
    for ply in game.plies:
        now = Reader(getattr(ply.before, "holder", NOBODY)) if game.ruleset.key in ("elfball", "street_brawl") else now
        for event in ply.events:
            if event.kind not in face.event_templates:
                continue
            facts = face.event_templates[event.kind].facts_by_role(event.facts)
            for figure, earned_by in predicates.items():
                who = earned_by(event.kind, facts, now)
                if who is not None and who != NOBODY:
                    found[who, figure] += facts.get(MANY[figure], 1) if figure in MANY else 1
            if "pick_ups" in face.report.figures and event.kind == "holds" and event.rule == "12.1":
                found[facts["who"], "pick_ups"] += 1
            read_on(now, event.kind, facts, event.rule)
    return found


@cache
def matches_of(key):
    """List the golden matches, and random ones as their records tell them, each at its last input."""
    records = [path.read_text(encoding="utf-8") for path in sorted((FOLDER / key).glob("*.txt"))]
    if key in PLAYED:
        records.append(play_match(key, "yardstick", "yardstick", "figures").game.record)
    last = None
    for game, count in inputs(fracas.ruleset(key), "figures", INPUTS):
        if count == 1 and last is not None:
            records.append(last.record)
        last = game
    return [fracas.from_record(text) for text in (*records, last.record)]


def player_numbers(game):
    """Return the number of each shirt in the game's events, by side."""
    state, key = game.state, game.ruleset.key
    if key == "school_fighters":
        return [list(gang) for gang in state.gangs]
    size = len(face_of(key).report.players(state)[0])
    return [[side * size + shirt for shirt in range(size)] for side in (0, 1)]


@pytest.mark.parametrize("ruleset", REAL, ids=names)
def test_every_figure_of_a_report_is_a_count_over_the_record(ruleset):
    spec, seen = face_of(ruleset.key).report, Counter()
    assert set(spec.figures) == set(PREDICATES[ruleset.key]) | ({"pick_ups"} & set(spec.figures))
    for game in matches_of(ruleset.key):
        report, mine = build_report(game, spec), counted(game)
        for side, numbers in enumerate(player_numbers(game)):
            *lines, whole = report.players[side]
            shown = {(numbers[line.shirt - 1], key): times for line in lines
                     for key, times in zip(spec.figures, line.figures, strict=True) if times}
            own = {key: times for key, times in mine.items() if key[0] in numbers and times}
            assert shown == own, (game.record, side)
            assert whole.figures == tuple(sum(times for (_who, figure), times in own.items() if figure == key)
                                          for key in spec.figures)
            seen.update({key: times for (_who, key), times in own.items()})
        assert report.score == face_of(ruleset.key).score(game.state)
    assert len(seen) >= len(spec.figures) // 2, seen


def whose(game, roll):
    """Return whose luck a good throw is: a beast that hits or does worse is lucky for the opponents of its prey."""
    is_beasts = game.ruleset.key == "cave_brawl" and roll.kind in ("attack", "special")
    return int(roll.target < game.state.options.squad) if is_beasts else roll.coach


@pytest.mark.parametrize("ruleset", REAL, ids=names)
def test_the_throws_of_a_report_are_those_of_the_record(ruleset):
    spec, hunted = face_of(ruleset.key).report, 0
    for game in matches_of(ruleset.key):
        thrown, worth = Counter(), Counter()
        for ply in game.plies:
            for event in ply.events:
                rolled = event.facts[0] if event.kind == "roll" else None
                if isinstance(rolled, Rolled) and spec.value(rolled.request, rolled.faces) is not None:
                    key = rolled.request.kind, whose(game, rolled.request)
                    thrown[key] += 1
                    worth[key] += spec.value(rolled.request, rolled.faces)
                    hunted += key[0] == "attack"
        luck = build_report(game, spec).luck
        assert {(each.kind, each.side): (each.rolled, each.actual) for each in luck} == {
            key: (times, worth[key]) for key, times in thrown.items()}
    assert hunted or ruleset.key != "cave_brawl"
