"""Random matches of every ruleset, the material of the laws. The toy is judged with the real games."""

import itertools
from random import Random

import fracas
from fracas.bots import Bot
from fracas.bots.match import play_steps
from fracas.kernel import record
from fracas.kernel.dice import draw
from fracas.kernel.game import Game
from fracas.kernel.replay import replay_line
from fracas.kernel.table import Roll
from tests.elfball.rosters import random_code
from tests.kernel.toy import TOY

RULESETS = (TOY, *(fracas.ruleset(key) for key in fracas.KEYS))
BUILT = ("elfball", "street_brawl")  # games whose teams are rosters of Elfball
MATCH_LIMIT = 6_000  # inputs after which a random match is left for a new one
SHARED = 1_500  # inputs of bots
_shared = {}  # ruleset -> positions after such inputs, and where more come from


def names(ruleset):
    """Name a ruleset in the list of tests."""
    return ruleset.key


def pick(items, random):
    """Choose evenly, with `random()` alone so that every Python chooses the same."""
    return items[int(random.random() * len(items))]


def new_team(ruleset, random):
    """Choose a printed team, or put one together where coaches build their own."""
    if ruleset.key in BUILT and random.random() < 0.5:
        return random_code(random, ruleset.key, pick((180, 300), random))
    return pick(ruleset.teams, random) if ruleset.teams else ""


def new_match(ruleset, seed, real=(False, False)):
    """Start a match whose teams and settings are drawn from the seed."""
    random = Random(f"match {seed}")
    options = {s.name: s.default if random.random() < 0.5 else pick(s.choices, random) for s in ruleset.settings}
    teams = [new_team(ruleset, random) for _ in range(2)]
    if options.get("tournament") == "yes" or options.get("points"):  # their teams are small
        teams = [team.partition("_")[0] for team in teams]
    if options.get("points"):
        options["points"] = 250
    if ruleset.key in fracas.KEYS:
        return fracas.new(ruleset.key, f"{seed}", *teams, options, real, friendly=True)
    sides = " ".join(name for name, is_real in zip(("home", "away"), real, strict=True) if is_real)
    tags = {"Game": ruleset.key, "Format": f"{record.FORMAT}", "Seed": f"{seed}", "Goal": f"{options['goal']}",
            "Real": sides}
    return Game(ruleset, ruleset.start(options, *teams), f"{seed}", real, tags)


def load(ruleset, text):
    """Load a record, also of the toy, which the public door does not know."""
    if ruleset.key in fracas.KEYS:
        return fracas.from_record(text)
    parts = record.read(text)
    state = ruleset.start({"goal": int(parts.tags["Goal"])}, "", "")
    real = ("home" in parts.tags["Real"], "away" in parts.tags["Real"])
    game = Game(ruleset, state, parts.tags["Seed"], real, parts.tags)
    for line in parts.lines:
        replay_line(game, line)
    assert game.fingerprint == parts.fingerprint
    return game


def random_input(game, random):
    """Choose an input: an action, an option or the faces of a throw."""
    if game.pending is None:
        legal = game.legal_actions()
        assert legal, "a dead end: the match goes on, but nothing may be done"
        return pick(legal, random)
    if isinstance(game.pending, Roll):
        return draw(game.pending.dice, lambda sides: int(random.random() * sides))
    return pick(game.pending.options, random)


def give(game, value):
    """Make an input."""
    if game.pending is None:
        game.apply(value)
    else:
        game.answer(value)


last = []  # the game being played and its seed, to be shown when something goes wrong


def last_match():
    """Return the record of the match in which something went wrong, and the seed it was played from."""
    if not last:
        return ""
    game, seed = last
    broken = ""
    if game.plies and any(a.is_dice for a in game.plies[-1].answers) and not game.plies[-1].events:
        ply = game.plies.pop()  # it broke while it ran: its rolls are not known
        broken = f"then {ply.text} with {ply.answers}"
    return f"ruleset {game.ruleset.key}, seed {seed}, {len(game.plies)} actions\n{game.record}\n{broken}"


def inputs(ruleset, seed, most, limit=MATCH_LIMIT, real=False):
    """Play random matches one after another.

    Returns: an iterator of (game, number of the input in its match), after each of `most` inputs.
    """
    made = number = 0
    while made < most:
        name = f"{seed}/{number}"
        random = Random(f"inputs {name}")
        dice = (random.random() < 0.5, random.random() < 0.5) if real else (False, False)
        game = new_match(ruleset, name, dice)
        last[:] = game, name
        for count in range(1, limit + 1):
            if game.is_terminal() or made == most:
                break
            give(game, random_input(game, random))
            made += 1
            yield game, count
        number += 1


def in_order(first):
    """Yield the numbers of random matches for ever, first those in which most was found to happen."""
    yield from first
    yield from (number for number in itertools.count() if number not in first)


def positions(ruleset, seed, most, every):
    """Yield positions at action boundaries: every so many of `most` inputs, by turns of random play and of bots.

    Bots take their time, so as many positions are taken from half as many of their inputs.
    """
    streams = (
        _boundaries(_of_chance(ruleset, seed, most // 2), every),
        _boundaries(_of_bots(ruleset, seed, most // 4), every // 2),
    )
    for pair in itertools.zip_longest(*streams):
        yield from (state for state in pair if state is not None)


def _boundaries(states, every):
    due = 0
    for number, state in enumerate(states):
        if number >= due and state is not None:
            yield state.copy()
            due = number + every


def _of_chance(ruleset, seed, most):
    yield from (_at_boundary(game) for game, _ in inputs(ruleset, seed, most))


def _at_boundary(game):
    """Return the position of a match in which an action may follow, else None."""
    return game.state.copy() if game.pending is None and not game.is_terminal() else None


def _of_bots(ruleset, seed, most):
    """Yield what bots come to; the first they do once for everybody, whatever the seed."""
    known, going = _shared.setdefault(ruleset.key, ([], _playing(ruleset, "shared")))
    for number in range(min(most, SHARED)):
        if number == len(known):
            known.append(next(going))
        yield known[number]
    yield from itertools.islice(_playing(ruleset, seed), max(most - SHARED, 0))


def _playing(ruleset, seed):
    for number in itertools.count():
        game = new_match(ruleset, f"{seed}/bots/{number}")
        for _ in play_steps(game, (Bot("yardstick", "home"), Bot("yardstick", "away"))):
            yield _at_boundary(game)
