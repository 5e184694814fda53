"""No forged link is taken, and no true one refused; `make forgeries` tries all kinds at many moments of all games."""

import os
from collections import Counter
from itertools import product

import pytest

import fracas
from fracas.correspondence.courses import compare_courses
from fracas.correspondence.exchange import receive
from fracas.correspondence.history import history_entries
from fracas.kernel.chance.commit_reveal import MODES
from fracas.links import read_link, write_link
from tests.correspondence.forgeries import KINDS, Moment
from tests.correspondence.two_devices import Devices

MOMENTS = int(os.environ.get("FRACAS_FORGERIES", "0"))
FEW = tuple(zip(fracas.KEYS, (*MODES, *MODES), ("one",) * len(fracas.KEYS), strict=False))
ALL = tuple(product(fracas.KEYS, MODES, map(str, range(MOMENTS))))
INPUTS = 8  # by which moments are apart


def moment(key, way, seed):
    """Return a moment of a match in which the turn of one side is played and its link is due."""
    devices = Devices(key, f"forged {seed}", way)
    devices.play((int(seed) + 1) * INPUTS if seed.isdigit() else INPUTS)
    for _link in range(2):  # so that either side has signed a link that is older
        devices.finish_turn()
        devices.send()
    devices.finish_turn()
    return Moment(devices)


def taken(at, kind):
    """Return whether a forged link is taken, or offered to be chosen."""
    before = at.known.record
    try:
        read = read_link(write_link(KINDS[kind](at)))
        receive(read, at.known)
    except ValueError as error:
        assert str(error).count("\n") == 0 and at.known.record == before
        try:
            return compare_courses(read, at.known) is not None
        except UnboundLocalError:
            return False
    return True


def is_lawful(at):
    game = receive(read_link(at.link), at.known)
    entries = history_entries(at.true)
    return history_entries(game)[:len(entries)] == entries


@pytest.mark.parametrize(("key", "way", "seed"), ALL or FEW)
def test_no_forged_link_is_taken_and_the_true_one_is(key, way, seed):
    at = moment(key, way, seed)
    opened = at.opened.record
    assert [kind for kind in KINDS if taken(at, kind)] == []
    assert is_lawful(at) and at.opened.record == opened, "a forgery is made of a copy"


def test_forged_links_are_counted():
    found, refused = Counter(), 0
    for each in ALL:
        at = moment(*each)
        wrong = [kind for kind in KINDS if taken(at, kind)]
        found.update({True: len(wrong), False: len(KINDS) - len(wrong)})
        refused += not is_lawful(at)
        if wrong:
            print(*each, wrong)
    if ALL:
        print(f"\n{len(KINDS)} kinds x {len(fracas.KEYS)} games x {len(MODES)} kinds of dice x {MOMENTS} moments: "
              f"{found.total()} forged links, {found[True]} taken; {len(ALL)} true ones, {refused} refused")
    assert (found[True], refused) == (0, 0)
