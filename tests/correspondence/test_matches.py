"""Matches by link: both devices always have the same, dice fall as agreed, questions reach whoever is away."""

import pytest

import fracas
from fracas.correspondence.course import dice_of, entries
from fracas.correspondence.opening import OldLink, arrived, match_of, seated
from fracas.correspondence.orders import TAGS, USUAL, Orders, read_orders
from fracas.correspondence.sealed_game import LAST, SealedGame
from fracas.correspondence.seat import Seat, read_seat
from fracas.kernel.conceding import concession
from fracas.kernel.errors import IllegalAction
from fracas.kernel.grade import grade_of
from fracas.kernel.sealed import FRIENDLY, LIVE, TURN, WAYS
from fracas.kernel.table import AWAY, HOME, Choice
from fracas.links import MOST, read_link
from tests.correspondence.two_devices import Devices, asks, is_answered, secret

INPUTS = 60
FEW = 120  # inputs within which somebody who is away is asked, in one of some matches
every_game = pytest.mark.parametrize("key", fracas.KEYS)


@every_game
@pytest.mark.parametrize("way", WAYS)
def test_both_devices_have_the_same_after_every_link_up_to_the_end(key, way):
    """The one that opens a link has all that was sent, and may go on from there by dice that fall at once."""
    devices = Devices(key, "same", way)
    while not devices.is_over:
        while (game := devices.game).is_mine:
            ends = [each for each in (concession(game.side), ("concede",)) if devices.inputs > INPUTS
                    and game.pending is None and game.ruleset.is_legal(game.state, each)]
            devices.put_in(*ends[:1])
        sent = devices.game
        devices.send()
        assert entries(devices.game)[:len(entries(sent))] == entries(sent)
        if devices.game.dice == sent.dice and not devices.game.is_live:
            assert devices.game.record == sent.record
    home, away = devices.games
    assert home.record == away.record and home.wait.why == LAST and len(devices.links[-1]) <= MOST
    assert fracas.from_record(home.record, verify=True).record == home.record
    assert (grade_of(home).key, grade_of(home).is_sealed) == ("seed", way != FRIENDLY)


def asked(key):
    """Return devices of a game on one of which a question to the coach who is away is open, and their seed."""
    for seed in range(12):
        devices = Devices(key, seed)
        if devices.play(FEW, asks):
            return devices, seed
    raise AssertionError(f"nobody was asked in {key}")


@every_game
def test_an_answer_by_link_and_the_same_by_standing_order_make_the_same_match(key):
    devices, _seed = asked(key)
    asking = devices.game
    option = asking.pending.options[-1]
    said = asking.ruleset.option_text(asking.state, asking.pending, option)
    ordered = SealedGame(asking, asking.side, asking.value)
    ordered.write_head({TAGS[1 - asking.side]: Orders().with_line(asking.pending.kind, f"={said}").text})
    ordered.go_on()
    devices.send()
    devices.put_in(option)
    while not devices.game.is_mine or devices.game.side != asking.side:
        devices.send() if not devices.game.is_mine else devices.put_in()
    by_link, by_order = entries(devices.game), entries(ordered)
    assert len(by_order) > len(entries(asking)) and by_order == by_link[:len(by_order)]
    assert dice_of(ordered, TURN).table == dice_of(devices.game, TURN).table[:len(dice_of(ordered, TURN).table)]


@every_game
def test_the_device_of_the_absent_coach_takes_what_he_ordered(key):
    _devices, seed = asked(key)
    devices = Devices(key, seed, orders=Orders(USUAL))
    assert devices.play(FEW, is_answered)
    devices.finish_turn()
    devices.send()
    assert is_answered(devices.game) and entries(devices.game)[:len(entries(devices.other))] == entries(devices.other)


@every_game
def test_a_match_is_kept_and_gone_on_with(key):
    devices = Devices(key, "kept")
    devices.play(25)
    side = devices.turn
    seat = read_seat(Seat(side, secret("kept", side)).text)
    kept = seated(fracas.from_record(devices.game.record), seat)
    assert kept.wait == devices.game.wait and kept.record == devices.game.record
    devices.games[side] = kept
    devices.play(40)
    assert match_of(devices.games[HOME].tags) == match_of(devices.games[AWAY].tags)


def test_nobody_knows_the_dice_behind_an_answer_when_he_gives_it():
    devices, _seed = asked("street_bowl")
    devices.send()
    before = devices.game.dice
    devices.put_in()
    assert devices.game.dice == before and dice_of(devices.game, TURN).is_due  # they hang on a value not opened yet
    assert devices.game.wait.side != devices.turn or isinstance(devices.game.pending, Choice)


@every_game
def test_friendly_dice_need_nothing_from_the_other_device(key):
    """Nothing is opened, no dice are waited for."""
    devices = Devices(key, "friends", FRIENDLY)
    devices.play(INPUTS)
    assert devices.game.dice and '[Opened "- -"]' in devices.game.record
    assert [len(values) for values in devices.game.sealed.values] == [1, 1]


def test_live_dice_fall_one_input_at_a_time():
    devices = Devices("cave_brawl", "live", LIVE)
    devices.put_in()
    assert devices.game.dice == 0 and (devices.game.wait.side, devices.game.wait.why) == (AWAY, "opens")
    devices.send()
    assert devices.game.dice == 0 and devices.game.wait.side == HOME
    devices.send()
    assert devices.game.dice > 0


def test_a_link_that_was_opened_brings_nothing_new():
    devices = Devices("street_brawl", "again")
    devices.finish_turn()
    devices.send()
    with pytest.raises(OldLink, match="opened already"):
        arrived(read_link(devices.links[-1]), devices.game)


def test_what_was_sent_cannot_be_taken_back_and_nobody_plays_for_the_other():
    devices = Devices("elfball", "sent", LIVE)
    home, away = devices.games
    with pytest.raises(IllegalAction, match="other side to decide"):
        away.apply("start")
    home.apply("start")
    with pytest.raises(IllegalAction, match="link of the other side"):
        home.roll_for_me()
    home.sent = home.course_mark
    assert not home.can_undo
    with pytest.raises(IllegalAction, match="standing orders was sent"):
        home.order(Orders(USUAL))


def test_orders_read_back_as_they_were_written():
    orders = Orders(USUAL, {"follow": "ask", "reroll": "=keep it", "push": "usual"})
    assert read_orders(orders.text) == orders
    assert read_orders(orders.with_line("push", "").text).lines == {"follow": "ask", "reroll": "=keep it"}
    for text in ("never", "ask; follow", "ask; follow=", "ask; follow ask; follow usual", "ask; Follow ask"):
        with pytest.raises(ValueError, match="standing order"):
            read_orders(text)
