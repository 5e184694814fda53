"""Numbers in positions are bounded by what play can bring on top: from the largest accepted one, play goes on.

For every number in the positions of random matches the largest accepted value is put in its place. Where play changes a
number, the very ply that changes it is played again from there; every position that comes of it must be read again.
"""

import random
import re
from collections.abc import Iterator

import pytest

import fracas
from fracas.kernel.drivers import Answer, Tape
from fracas.kernel.errors import InvalidNotation, Pending
from fracas.kernel.ruleset import Ruleset
from tests.laws.matches import inputs
from tests.sample import sample

NUMBER = re.compile(r"(?<![A-Za-z0-9])(?:(?<=[_.~])-)?\d+(?![A-Za-z0-9])")
TRIED = sorted({*range(-2, 13), *(10**n - less for n in range(2, 7) for less in (0, 1, 2)), -99, -9, 16, 20, 24, 30, 31,
                60, 61, 200}, reverse=True)
INPUTS, LONG = 1_000, 30_000  # of random play a game
MOST, ALL = 15, 2_000  # changes that are looked at
STEP = 6  # a larger change is no count, but another place


def accepted(ruleset: Ruleset, text: str) -> bool:
    """Whether a position is read, and written as it was."""
    try:
        return ruleset.position(ruleset.parse_position(text)) == text
    except InvalidNotation:
        return False


def extremes(ruleset: Ruleset, text: str, at: re.Match[str]) -> Iterator[str]:
    """The position with the largest number that is accepted in a place, and with the least."""
    for values in (TRIED, TRIED[::-1]):
        mutated = (f"{text[:at.start()]}{value}{text[at.end():]}" for value in values)
        found = next((each for each in mutated if accepted(ruleset, each)), text)
        if found != text:
            yield found


def where_of(text: str, at: re.Match[str]) -> str:
    """The place of a number: its section, and how many numbers stand before it there; players are all alike."""
    head = re.split(r"[~.]", text[:at.start()]) if text.count("~") > 4 else text[:at.start()].split(".")
    is_player = len(re.findall(r"[._~-]", text)) > 60 and len(head) > 12
    return f"{'player' if is_player else len(head)} {len(re.findall(r'[_-]', head[-1]))}"


def play_again(ruleset: Ruleset, text: str, action: object, answers: list[Answer]) -> str:
    """The position after a ply, "" where the rules ask for something else there."""
    state = ruleset.parse_position(text)
    if action not in ruleset.legal_actions(state):
        return ""
    table = Tape(state, answers)
    try:
        ruleset.apply(table, action)
    except (Pending, ValueError):
        return ""
    return ruleset.position(table.state)


@pytest.mark.parametrize("key", fracas.KEYS)
def test_what_play_changes_it_can_change_from_the_largest_number_too(key):
    ruleset, seen, tried = fracas.ruleset(key), set[tuple[str, int]](), 0
    for game, _number in inputs(ruleset, "extremes", sample(INPUTS, LONG)):
        if game.pending is not None or not game.plies:
            continue
        if len(seen) == sample(MOST, ALL):
            break
        ply = game.plies[-1]
        before, after = ruleset.position(ply.before), game.position
        numbers, changed = (list(NUMBER.finditer(text)) for text in (before, after))
        if len(numbers) != len(changed):
            continue
        for old, new in zip(numbers, changed, strict=True):
            change = int(new[0]) - int(old[0])
            kind = where_of(before, old), change
            if not 0 < abs(change) <= STEP or kind in seen:
                continue
            seen.add(kind)
            for extreme in extremes(ruleset, before, old):
                tried += 1
                result = play_again(ruleset, extreme, ply.action, [*ply.answers])
                assert not result or accepted(ruleset, result), f"{extreme}\n{ply.action} {ply.answers}\n{result}"
    print(f"\n{key}: {tried} extremes from {len(seen)} changes")
    assert tried > 4


@pytest.mark.parametrize("key", fracas.KEYS)
def test_play_goes_on_from_the_largest_numbers(key):
    ruleset, chance, tried = fracas.ruleset(key), random.Random(f"extremes {key}"), 0
    texts = [game.position for game, number in inputs(ruleset, "largest", sample(300, LONG))
             if game.pending is None and number % 60 == 0 and not game.is_terminal()]
    for text in texts:
        numbers = list(NUMBER.finditer(text))
        for at in chance.sample(numbers, min(len(numbers), 8)):
            for extreme in extremes(ruleset, text, at):
                tried += 1
                play_on(ruleset, extreme, chance)
    print(f"\n{key}: {tried} positions played on from")
    assert tried > 20


def play_on(ruleset: Ruleset, text: str, chance: random.Random) -> None:
    """Play some inputs from a position; every position on the way is accepted."""
    game = fracas.from_position(text, seed=str(chance.random()))
    for _input in range(25):
        if game.is_terminal():
            return
        if game.pending is None:
            game.apply(chance.choice(game.legal_actions()))
        else:
            game.answer(chance.choice(game.pending.options))
        if game.pending is None:
            assert accepted(ruleset, game.position), f"{text}\n{game.position}"
