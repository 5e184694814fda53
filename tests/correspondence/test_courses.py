"""Two courses of one match: both are shown with what proves them, and the coach chooses."""

from random import Random

import pytest

import fracas
from fracas.correspondence.courses import compare_courses, course_until, is_opponent_free, is_proven, without_opponent
from fracas.correspondence.exchange import OldLink, OtherOpponent, outgoing_link, receive
from fracas.correspondence.history import history_entries
from fracas.correspondence.invitation import UnprovenLink, accept, create, restore
from fracas.correspondence.link_game import LinkGame
from fracas.correspondence.local_player import LocalPlayer
from fracas.correspondence.orders import USUAL, StandingOrders
from fracas.correspondence.signatures import proof_of
from fracas.kernel.chance.commit_reveal import FRIENDLY, TURN
from fracas.kernel.errors import Desync
from fracas.kernel.resign import resignation
from fracas.kernel.table import AWAY, HOME
from fracas.links import read_link
from tests.correspondence.two_devices import Devices, secret, signed
from tests.laws.matches import pick

every_game = pytest.mark.parametrize("key", fracas.KEYS)


def played_twice(key, way=TURN):
    """Return devices, of which one has opened a turn, and the link of another course of the same turn."""
    for seed in range(20):
        devices = Devices(key, f"twice {seed}", way)
        devices.play(16)
        devices.finish_turn()
        devices.send()
        before = LinkGame(devices.game, devices.turn, devices.game.value)
        devices.finish_turn()
        first, sender = history_entries(devices.game), devices.turn
        devices.send()
        again = LinkGame(before, sender, before.value)
        random = Random(f"other {seed}")
        while again.is_mine and len(history_entries(again)) < 400:
            again.answer(pick(again.pending.options, random)) if again.pending is not None else again.apply(
                pick(again.legal_actions(), random))
        if history_entries(again)[:len(first)] != first and not again.is_terminal():
            return devices, outgoing_link(again, devices.players[sender])
    raise AssertionError("no turn could be played in two ways")


@every_game
@pytest.mark.parametrize("way", (TURN, FRIENDLY))
def test_who_signed_two_courses_is_known_by_both_and_the_coach_chooses_one(key, way):
    devices, link = played_twice(key, way)
    known, read, sender = devices.game, read_link(link), devices.other.side
    with pytest.raises(Desync, match="differs from what this device knows"):
        receive(read, known)
    courses = compare_courses(read, known)
    assert courses.is_here_signed and courses.is_there_signed and not courses.is_own_signed
    assert (courses.own_actions_here, courses.own_actions_there) == (0, 0) and courses.same < len(history_entries(read))
    assert history_entries(courses.there)[:len(history_entries(read))] == history_entries(read)
    devices.games[sender] = restore(read, devices.players[sender])
    devices.games[devices.turn] = courses.there
    for _link in range(2):
        devices.finish_turn()
        devices.send()
    assert fracas.from_record(devices.game.record, verify=True).record == devices.game.record


def test_own_actions_that_are_dropped_are_counted():
    devices, link = played_twice("street_brawl")
    while devices.game.is_mine and devices.game.pending is None:
        devices.put_in()
    courses = compare_courses(read_link(link), devices.game)
    own = [ply for ply in devices.game.plies if ply.side == devices.turn]
    assert 0 < courses.own_actions_here <= len(own) and courses.own_actions_there == 0


def moved(key):
    """Return devices and the link of a second device of the side whose turn it is, which has gone on there."""
    devices = Devices(key, "moved")
    devices.play(20)
    devices.finish_turn()
    devices.send()
    seat = devices.players[devices.turn]
    second = restore(fracas.from_record(devices.game.record), seat)
    while second.is_mine:
        second.answer(second.pending.options[0]) if second.pending is not None else second.apply(
            pick(second.legal_actions(), devices.random))
    return devices, outgoing_link(second, seat), second


@every_game
def test_what_was_played_on_a_second_device_is_signed_with_the_own_seat(key):
    devices, link, second = moved(key)
    courses = compare_courses(read_link(link), devices.game)
    assert courses.is_own_signed and courses.own_actions_there > 0 and courses.own_actions_here == 0
    assert history_entries(courses.there) == history_entries(second)
    assert compare_courses(read_link(devices.links[-1]), devices.game) is None
    devices.put_in()
    courses = compare_courses(read_link(link), devices.game)
    assert courses is None or courses.own_actions_there > 0


@every_game
def test_the_other_coach_cannot_write_moves_of_this_side(key):
    """He has a secret of his own, and signs a course in which this side has played otherwise."""
    devices = Devices(key, "insider")
    devices.play(16)
    devices.finish_turn()
    mine = devices.turn
    devices.send()
    known, entries = devices.other, history_entries(devices.other)
    insider, forged = devices.turn, None
    for cut in range(len(entries) - 1, 0, -1):
        base = course_until(known, mine, cut)
        if base.pending is None and not base.is_terminal() and base.to_act == mine and len(base.legal_actions()) > 1:
            texts = zip(base.legal_actions(), base.legal_texts(), strict=True)
            base._begin(next(each for each, text in texts if text != entries[cut].text))
            base._settle()
            forged = base
            break
    read = signed(fracas.from_record(forged.record), devices.seed, insider)
    with pytest.raises(ValueError):
        receive(read, known)
    assert compare_courses(read, known) is None
    assert not is_proven(read, mine)
    assert is_proven(read_link(devices.link()), mine)


def test_a_device_that_lost_its_copy_takes_what_is_proven():
    devices = Devices("elfball", "lost")
    devices.play(30)
    devices.finish_turn()
    devices.send()
    devices.finish_turn()
    read, loser = read_link(devices.link()), devices.other.side
    assert is_proven(read, loser) and proof_of(read, loser) is not None
    for stripped in ("-", "1.2." + "0" * 128):
        parts = read.tags["Signed"].split(" ")
        parts[loser] = stripped
        cut = fracas.from_record(read.record)
        cut.tags["Signed"] = " ".join(parts)
        assert not is_proven(signed(cut, devices.seed, 1 - loser), loser)


def test_who_gave_up_and_plays_on_after_all_is_believed_by_the_coach_alone():
    devices = Devices("elfball", "after all")
    devices.play(20)
    devices.finish_turn()
    devices.send()
    tired, old = devices.game, devices.links[-2]
    given = LinkGame(tired, tired.side, tired.value)
    given.apply(resignation(tired.side))
    over = receive(read_link(outgoing_link(given, devices.players[tired.side])), devices.other)
    assert over.is_terminal()
    with pytest.raises(OldLink):
        receive(read_link(old), over)
    tired.tags["Signed"] = given.tags["Signed"]
    again = read_link(outgoing_link(tired, devices.players[tired.side]))
    with pytest.raises(Desync, match="The other side conceded here, but not in the link"):
        receive(again, over)
    courses = compare_courses(again, over)
    assert not courses.there.is_terminal() and courses.is_here_signed
    while tired.is_mine:
        tired.answer(tired.pending.options[0]) if tired.pending is not None else tired.apply(tired.legal_actions()[0])
    later = read_link(outgoing_link(tired, devices.players[tired.side]))
    with pytest.raises(Desync):
        receive(later, over)
    assert compare_courses(later, over).is_there_signed


def test_an_earlier_link_of_the_same_course_does_not_bring_its_orders_back():
    devices = Devices("cave_brawl", "orders")
    devices.finish_turn()
    first = devices.link()
    devices.game.order(StandingOrders(USUAL))
    second = devices.link()
    known = receive(read_link(first), devices.other)
    known = receive(read_link(second), known)
    for link in (first, second):
        with pytest.raises(OldLink, match="already opened"):
            receive(read_link(link), known)
    assert known.tags["HomeOrders"] == USUAL


def accepted_twice(is_open=False):
    invited, seat = create("elfball", secret("rivals", HOME), is_open=is_open)
    link = outgoing_link(invited, seat)
    first, second = (outgoing_link(*accept(read_link(link), secret(name, AWAY))) for name in ("first", "second"))
    return receive(read_link(first), invited), seat, read_link(second)


@pytest.mark.parametrize("is_open", (False, True))
def test_another_opponent_may_take_the_place_until_a_value_is_out(is_open):
    home, seat, second = accepted_twice(is_open)
    with pytest.raises(OtherOpponent):
        receive(second, home)
    assert is_opponent_free(home)
    taken = receive(second, without_opponent(home))
    assert taken.tags["Sealed"] == second.tags["Sealed"] and taken.tags["Keys"] == second.tags["Keys"]
    assert taken.is_mine and taken.record != home.record
    taken.apply("start")
    away = LocalPlayer(AWAY, secret("second", AWAY))
    assert receive(read_link(outgoing_link(taken, seat)), restore(second, away)).plies
    home.apply("start")
    outgoing_link(home, seat)
    assert not is_opponent_free(home)
    with pytest.raises(OtherOpponent):
        receive(second, home)


def test_who_has_not_signed_is_no_other_opponent():
    home, _seat, second = accepted_twice()
    second.tags["Signed"] = "- 1.0." + "0" * 128
    with pytest.raises(ValueError, match="another match"):
        receive(second, home)


def test_an_invitation_that_was_changed_is_not_accepted():
    invited, seat = create("elfball", secret("changed", HOME), options={"goals": 2})
    read = read_link(outgoing_link(invited, seat))
    read.tags["HomeKit"] = "rose"
    with pytest.raises(UnprovenLink):
        accept(read, secret("changed", AWAY))


@pytest.mark.parametrize("name", ("Away", "AwayKit", "AwayOrders"))
def test_an_acceptance_that_was_changed_is_refused(name):
    """Whoever sees the link of the invited coach gives him another team, colour or orders."""
    invited, seat = create("elfball", secret("accepted", HOME), is_open=True)
    away = accept(read_link(outgoing_link(invited, seat)), secret("accepted", AWAY))
    read = read_link(outgoing_link(*away))
    changed = LinkGame(read, AWAY)
    changed.tags[name] = {"Away": "gnolls", "AwayKit": "rose", "AwayOrders": USUAL}[name]
    with pytest.raises(UnprovenLink):
        receive(changed, invited)
    assert receive(read, invited).is_accepted
