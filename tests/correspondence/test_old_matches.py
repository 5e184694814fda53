"""Matches that began before links were signed: they are played on as they were, and nothing in them is signed.

`old/matches.json` was written by the version of those days: two seats, three links and a copy of each match.
"""

import json
from pathlib import Path
from random import Random

import pytest

import fracas
from fracas.correspondence.courses import compare_courses
from fracas.correspondence.exchange import OldLink, outgoing_link, receive
from fracas.correspondence.history import history_entries
from fracas.correspondence.invitation import accept, match_id, restore
from fracas.correspondence.link_game import KEYS, SIGNED, LinkGame
from fracas.correspondence.local_player import read_local_player
from fracas.correspondence.orders import StandingOrders
from fracas.correspondence.signatures import is_signed_match
from fracas.kernel.chance.commit_reveal import FRIENDLY
from fracas.kernel.resign import resignation
from fracas.kernel.table import AWAY, HOME
from fracas.links import read_link, write_link
from tests.correspondence.two_devices import Devices
from tests.laws.matches import pick

MATCHES = json.loads((Path(__file__).parent / "old" / "matches.json").read_text())
every_old_match = pytest.mark.parametrize("old", MATCHES, ids=[f"{old['game']}-{old['way']}" for old in MATCHES])


def devices_of(old):
    """Return both devices of an old match, one of which has just opened the last link of the other."""
    sender, receiver = old["sender"], 1 - old["sender"]
    devices = Devices(old["game"], "old", old["way"]).as_of_old()
    players = [read_local_player(text) for text in old["seats"]]
    link = read_link(old["links"][2])
    known = restore(fracas.from_record(old["known"]), players[receiver])
    devices.games[sender] = restore(link, players[sender])
    devices.games[receiver] = receive(link, known)
    devices.turn, devices.players = receiver, players
    return devices


@every_old_match
def test_an_old_link_is_opened_as_it_was_and_the_match_goes_on(old):
    devices = devices_of(old)
    assert devices.game.record == old["after"] and not is_signed_match(devices.game)
    for _link in range(3):
        devices.finish_turn()
        devices.send()
    assert devices.game.dice and not {KEYS, SIGNED} & {*devices.game.tags}
    assert devices.game.tags["Sealed"].startswith("1 ")
    if old["way"] == FRIENDLY:
        assert [len(values) for values in devices.game.sealed.values] == [1, 1]


@every_old_match
def test_an_old_invitation_is_still_accepted(old):
    invitation, home = read_link(old["links"][0]), read_local_player(old["seats"][HOME])
    away, _player = accept(invitation, read_local_player(old["seats"][AWAY]).secret)
    away.order(StandingOrders())
    assert write_link(away) == old["links"][1]
    known = receive(read_link(old["links"][1]), restore(read_link(old["links"][0]), home))
    assert match_id(known.tags) == match_id(away.tags)


def forged(devices, seed):
    """Return a match in which a stranger plays on, or gives up, for a side whose link is due; None if he cannot."""
    random, wrong = Random(seed), LinkGame(devices.other, devices.turn)
    if seed == 0 and wrong.ruleset.is_legal(wrong.boundary, resignation(devices.turn)):
        wrong.give_up(devices.turn)
        return wrong
    for _action in range(1 + seed % 4):
        if wrong.pending is None and not wrong.is_terminal() and wrong.to_act == devices.turn:
            wrong._begin(pick(wrong.legal_actions(), random))
            wrong._settle()
    mine, theirs = history_entries(devices.game), history_entries(wrong)
    return wrong if wrong.dice == devices.other.dice and mine[:len(theirs)] != theirs else None


def take_a_wrong_link(devices):
    """Let a device take what a stranger made of a link that is due, and return it as it stands then."""
    for _link in range(30):
        devices.finish_turn()
        for seed in range(8):
            wrong = forged(devices, seed)
            if wrong is not None and wrong.pending is None:
                return receive(read_link(write_link(wrong)), devices.other)
        devices.send()
    raise AssertionError("no stranger could play")


@every_old_match
def test_a_wrong_link_that_was_taken_can_be_taken_back_for_the_true_one(old):
    """Nothing in an old match proves who wrote a link: that of a stranger is taken, and both courses can be seen."""
    devices = devices_of(old)
    known = take_a_wrong_link(devices)
    true = devices.game
    read = read_link(outgoing_link(true, devices.players[devices.turn]))
    with pytest.raises(ValueError) as error:
        receive(read, known)
    assert not isinstance(error.value, OldLink)
    courses = compare_courses(read, known)
    entries = history_entries(true)
    assert history_entries(courses.there)[:len(entries)] == entries
    assert not (courses.is_here_signed or courses.is_there_signed or courses.is_own_signed)
    devices.games[1 - devices.turn] = courses.there
    devices.turn = 1 - devices.turn
    for _link in range(2):
        devices.finish_turn()
        devices.send()
