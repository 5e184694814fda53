"""A match that was played on the board, as people at a table would have written it down: the same match tracked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import fracas
from fracas.companion import log
from fracas.games.cave_brawl import state as cave
from fracas.games.elfball import state as elfball
from fracas.games.elfball.tracking import PLACE_WORDS
from fracas.kernel.game import Game
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Event, Rolled

GOLDEN = Path(__file__).parents[1] / "golden"
Told = Iterator[tuple[Action, list[Event]]]  # what is written down, and the throws and choices it repeats


def played(game: str, name: str) -> Game:
    """Return a match that was played on the board."""
    return fracas.from_record((GOLDEN / game / f"{name}.txt").read_text(encoding="utf-8"))


def unplayed(match: Game) -> Game:
    """Return the log of the same match before anything has happened."""
    pairs = [pair.split("=") for pair in match.tags.get("Options", "").split()]
    options = {name: int(value) if value.isdecimal() else value for name, value in pairs}
    return log.create(match.ruleset.key, "MATCHX", match.tags["Home"], match.tags["Away"], options)


def tracked(match: Game, tell: Callable[[Game], Told]) -> Game:
    """Return the same match at a table."""
    table = unplayed(match)
    for action, answers in tell(match):
        write(table, action, answers)
    return table


def write(table: Game, action: Action, answers: Iterable[Event]) -> None:
    """Write one thing down that happened, with its throws and choices."""
    table.apply(action)
    for event in answers:
        table.answer(event.facts[0].faces if isinstance(event.facts[0], Rolled) else event.facts[2])
    assert table.pending is None, (action, table.pending)


def elfball_results(match: Game) -> Told:
    """Write down results alone."""
    return _elfball(match, with_dice=False)


def elfball_faces(match: Game) -> Told:
    """Write down the dice of injuries instead of what they come to."""
    return _elfball(match, with_dice=True)


def _elfball(match: Game, with_dice: bool) -> Told:
    shifted, momentum = False, 0
    shown = needed = 0  # counters as the table has them, and as it must have them before a throw
    for ply in match.plies:
        injury: list[Event] | None = None
        for event in ply.events:
            facts = event.facts
            if event.kind in ("roll", "choice"):
                if with_dice and injury is None and event.kind == "roll" and facts[0].request.kind == "injury":
                    injury, needed = [], momentum
                if injury is not None:
                    injury.append(event)
            elif event.kind in ("earns", "momentum", "spends"):
                momentum = facts[-1]
            elif event.kind == "injury" and injury is not None:
                if needed != shown:
                    yield ("momentum", needed - shown), []
                shown, first = momentum, injury[0].facts[0].request
                yield ("injury", facts[0], first.dice.count), injury
                injury = None
                if facts[1] in elfball_places():
                    continue
            elif event.kind == "leaves" and facts[1] != elfball.BENCH and not _is_thrown(ply.events, event, with_dice):
                yield ("put", facts[0], PLACE_WORDS[facts[1]]), []
            elif event.kind == "shift":
                shifted = True
            elif event.kind == "goal":
                yield (("goal", facts[1]) if facts[1] >= 0 else ("goal-for", facts[0])), []
                shifted, momentum, shown = False, 0, 0
            elif event.kind == "turn":
                yield ("face-off", facts[0]) if facts[1] == 1 else ("shift" if shifted else "over", -1), []
                momentum = momentum if shifted or facts[1] == 1 else 0
                shown = shown if shifted else 0
                shifted = False


def elfball_places() -> tuple[str, ...]:
    """Return the results of injuries that take a player off the field."""
    return ("infirmary", "recovery", "benched")


def _is_thrown(events: Iterable[Event], leaving: Event, with_dice: bool) -> bool:
    """Return whether a player leaves because of an injury whose dice were written down."""
    before = [event for event in events if event is leaving or event.kind == "injury"]
    place = next(n for n, event in enumerate(before) if event is leaving)
    cause = before[place - 1] if with_dice and place else leaving
    return cause.kind == "injury" and cause.facts[0] == leaving.facts[0]


def turns_of(match: Game, kind: str) -> int:
    """Count the turns of a match."""
    return sum(event.kind == kind for event in match.events)


# -- Cave Brawl --------------------------------------------------------------------------------------------------


def cave_results(match: Game) -> Told:
    """Write down results alone."""
    return _cave(match, with_dice=False)


def cave_faces(match: Game) -> Told:
    """Write down the dice of damage instead of what they come to."""
    return _cave(match, with_dice=True)


def _cave(match: Game, with_dice: bool) -> Told:
    is_handed = False
    for ply in match.plies:
        thrown: Event | None = None
        if any(event.kind == "rolls_team" for event in ply.events):
            answers = [event for event in ply.events if event.kind in ("roll", "choice")]
            yield ("team",), [event for event in answers if not _is_coin(event)]
        for event in ply.events:
            facts = event.facts
            if event.kind == "roll":
                thrown = event if facts[0].request.kind == "damage" else None
            elif event.kind == "offense":
                yield ("offense", facts[0]), []
            elif event.kind == "is_handed_ball":
                yield ("hand", -1), []
                is_handed = True
            elif event.kind == "turn_begins":
                if not is_handed:
                    yield ("over",), []
                is_handed = False
            elif event.kind == "point":
                yield ("point", facts[1]), []
            elif event.kind == "hurt" and facts[0] < cave.FIRST_BEAST and with_dice:
                yield _damage(facts[0], facts[1], thrown)
            elif event.kind in ("dies", "falls_dead") and not with_dice:
                yield ("dies", facts[0]), []
            elif event.kind == "carried_off":
                yield ("carried-off", facts[0]), []
            elif event.kind == "re_awakens":
                yield ("rises", facts[0], facts[2]), []


def _is_coin(event: Event) -> bool:
    return event.kind == "roll" and event.facts[0].request.kind == "coin"


def _damage(who: int, amount: int, thrown: Event | None) -> tuple[Action, list[Event]]:
    """Return what a player suffers: so many hit points, or the dice."""
    if thrown is None:
        return ("hurt", who, amount), []
    rolled = thrown.facts[0]
    faces = (rolled.faces,) if isinstance(rolled.faces, int) else rolled.faces
    return ("damage", who, len(faces)), [thrown._replace(facts=(rolled._replace(faces=faces),))]


# -- Street Bowl -------------------------------------------------------------------------------------------------

BOXES = {"is_knocked_out": "ko", "is_badly_hurt": "badly-hurt", "is_seriously_injured": "injured", "dies": "dead",
         "is_arrested": "arrested", "is_dragged_away": "dragged-away", "wakes_up": "fit", "is_cured": "fit"}
ENDS_OF_INJURY = ("is_stunned", "goes_to_reserves", *BOXES)


def bowl_results(match: Game) -> Told:
    """Write down results alone."""
    return _bowl(match, with_dice=False)


def bowl_faces(match: Game) -> Told:
    """Write down the dice of injuries instead of what they come to."""
    return _bowl(match, with_dice=True)


def _bowl(match: Game, with_dice: bool) -> Told:
    kicker, has_scored, has_kicked = -1, False, False
    for ply in match.plies:
        thrown: list[Event] = []
        for event in ply.events:
            facts = event.facts
            if event.kind in ("roll", "choice"):
                is_first = event.kind == "roll" and facts[0].request.kind == "injury"
                thrown = [event] if is_first else [*thrown, event] if thrown else []
            elif event.kind == "drive_begins":
                kicker, has_scored = facts[0], False
            elif event.kind == "turn_begins":
                first = ("kick-off", kicker) if not has_kicked else ("next-kick",)
                yield first if kicker >= 0 else ("over",), []
                kicker, has_kicked = -1, True
            elif event.kind == "half_ends" and not has_scored:
                yield ("over",), []
            elif event.kind == "touchdown":
                yield ("touchdown", facts[1]), []
                has_scored = True
            elif event.kind in ENDS_OF_INJURY:
                yield from _injury(facts[0], event.kind, thrown if with_dice else [])
                thrown = []


def _injury(who: int, ends: str, thrown: list[Event]) -> Told:
    """Return what has become of a player: a box, or the dice where no skill has changed them."""
    kinds = {event.facts[0].request.kind for event in thrown if event.kind == "roll"}
    is_plain = thrown and all(event.kind == "roll" for event in thrown) and thrown[0].facts[0].request.who == who
    if is_plain and kinds <= {"injury", "casualty", "casualty_detail", "regeneration"} and ends != "goes_to_reserves":
        yield ("injury", who), thrown
    elif ends in BOXES:
        yield ("put", who, BOXES[ends]), []


# -- School Fighters ---------------------------------------------------------------------------------------------


def school_results(match: Game) -> Told:
    """Write down results alone."""
    return _school(match, with_dice=False)


def school_faces(match: Game) -> Told:
    """Write down the dice of attacks instead of what they come to."""
    return _school(match, with_dice=True)


def _school(match: Game, with_dice: bool) -> Told:
    for ply in match.plies:
        thrown: list[Event] = []
        for event in ply.events:
            facts = event.facts
            if event.kind == "roll" and facts[0].request.kind in ("fight", "shoot", "block"):
                thrown.append(event)
            elif event.kind == "round":
                yield ("first", facts[1]) if facts[0] == 1 else ("round",), []
            elif event.kind == "points":
                yield ("round",), []
            elif event.kind == "hits":
                if with_dice:
                    strikes, blocks = (each.facts[0].request.dice.count for each in thrown)
                    yield ("attack", facts[1], strikes, blocks), thrown
                elif facts[2]:
                    yield ("hit", facts[1], facts[2]), []
                thrown = []
            elif event.kind == "heals" or (event.kind == "stands_up" and event.rule != "6.6/R31"):
                yield ("heal", facts[0]), []
            elif event.kind == "detained":
                yield ("detain", facts[0]), []
            elif event.kind == "flees":
                yield ("flee", facts[0]), []
