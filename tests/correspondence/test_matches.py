"""Matches by link: both devices always have the same, dice fall as agreed, questions reach whoever is away."""

import pytest

import fracas
from fracas.correspondence.exchange import OldLink, OtherOpponent, outgoing_link, receive
from fracas.correspondence.history import dice_segments, history_entries
from fracas.correspondence.invitation import UnprovenLink, accept, create, is_team_open, match_id, restore, with_team
from fracas.correspondence.link_game import LAST, LinkGame
from fracas.correspondence.local_player import LocalPlayer, read_local_player
from fracas.correspondence.orders import TAGS, USUAL, StandingOrders, read_orders
from fracas.kernel.chance.commit_reveal import FRIENDLY, LIVE, MODES, TURN
from fracas.kernel.chance.dice_audit import audit_dice
from fracas.kernel.errors import IllegalAction
from fracas.kernel.ply import Ply
from fracas.kernel.resign import resignation
from fracas.kernel.table import AWAY, HOME, NOBODY, Choice
from fracas.links import MOST, read_link
from tests.correspondence.two_devices import Devices, asks, is_answered, secret, signed
from tests.sample import sample

INPUTS = sample(40, 60)
FEW = 120  # inputs within which somebody who is away is asked, in one of some matches
every_game = pytest.mark.parametrize("key", fracas.KEYS)


@every_game
@pytest.mark.parametrize("way", MODES)
def test_both_devices_have_the_same_after_every_link_up_to_the_end(key, way):
    """The one that opens a link has all that was sent, and may go on from there by dice that fall at once."""
    devices = Devices(key, "same", way)
    while not devices.is_over:
        while (game := devices.game).is_mine:
            ends = [each for each in (resignation(game.side), ("concede",)) if devices.inputs > INPUTS
                    and game.pending is None and game.ruleset.is_legal(game.state, each)]
            devices.put_in(*ends[:1])
        sent = devices.game
        devices.send()
        assert history_entries(devices.game)[:len(history_entries(sent))] == history_entries(sent)
        if devices.game.dice == sent.dice and not devices.game.is_live:
            assert devices.game.record == sent.record
    home, away = devices.games
    assert home.record == away.record and home.wait.why == LAST and len(devices.links[-1]) <= MOST
    assert fracas.from_record(home.record, verify=True).record == home.record
    assert (audit_dice(home).key, audit_dice(home).is_sealed) == ("seed", way != FRIENDLY)


def giving(key):
    """Return whether a game lets a coach give up at any moment; Street Bowl has a moment for it."""
    return fracas.ruleset(key).is_legal(Devices(key, "giving").play_on(20).state, resignation(HOME))


@every_game
def test_who_waits_for_the_other_side_can_give_up_and_what_that_one_played_meanwhile_stands(key):
    devices = Devices(key, "tired")
    devices.play_on(20)
    devices.finish_turn()
    devices.send()
    busy, tired = devices.game, devices.other
    if not giving(key):
        with pytest.raises(IllegalAction):
            tired.apply(resignation(tired.side))
        return
    devices.put_in()
    played, score = len(history_entries(busy)), busy.ruleset.returns(busy.state)
    tired.apply(resignation(tired.side))
    assert tired.is_terminal() and (tired.wait.side, tired.is_sent, tired.can_undo.ok) == (NOBODY, False, True)
    tired.undo()
    assert not tired.is_terminal() and history_entries(tired) == history_entries(busy)[:len(history_entries(tired))]
    tired.redo()
    tired.sent = tired.history_fingerprint
    assert not tired.can_undo
    link = outgoing_link(tired, devices.players[tired.side])
    over = receive(read_link(link), busy)
    assert over.is_terminal() and over.resigned_side == tired.side and over.is_sent and score != over.returns()
    assert over.returns()[tired.side] == -1 and len(history_entries(over)) >= played - 1
    assert fracas.from_record(over.record, verify=True).record == over.record
    with pytest.raises(OldLink, match="over here"):
        receive(read_link(link), over)
    with pytest.raises(OldLink, match="You conceded this match"):
        receive(read_link(outgoing_link(busy, devices.players[busy.side])), tired)


def asks_who_may_give_up(game):
    """Return whether a question is open to the coach who is away, and a match may be given up there."""
    return asks(game) and game.ruleset.is_legal(game.boundary, resignation(HOME))


@pytest.mark.parametrize("key", ("elfball", "street_brawl", "cave_brawl"))
def test_who_is_asked_or_asks_can_give_up_in_the_middle_of_an_action(key):
    """The action is dropped on both devices, and what fell in it cannot be had again."""
    for is_asked in (True, False):
        devices, _seed = asked(key, asks_who_may_give_up)
        asking = devices.game
        if is_asked:
            devices.send()
        tired = devices.game
        assert tired.pending is not None
        tired.apply(resignation(tired.side))
        assert not tired.can_undo and tired.returns()[tired.side] == -1
        over = receive(read_link(devices.link()), devices.other)
        assert history_entries(over) == history_entries(tired) and len(over.plies) <= len(asking.plies)
        assert fracas.from_record(over.record, verify=True).fingerprint == tired.fingerprint


def test_nobody_gives_up_for_the_other_or_before_there_is_one():
    devices = Devices("elfball", "forged")
    devices.play_on(20)
    devices.finish_turn()
    forged = LinkGame(devices.game, devices.turn, devices.game.value)
    with pytest.raises(IllegalAction, match="other side decides"):
        forged.apply(resignation(1 - forged.side))
    forged.give_up(1 - forged.side)
    with pytest.raises(IllegalAction, match="other side decides"):
        receive(signed(forged, "forged", forged.side), devices.other)
    alone, _seat = create("elfball", secret("alone", HOME))
    with pytest.raises(IllegalAction, match="other side decides"):
        alone.apply(resignation(HOME))


def test_a_turn_that_was_changed_is_refused_though_its_side_gives_up():
    devices = Devices("elfball", "changed")
    devices.play_on(20)
    devices.finish_turn()
    changed = LinkGame(devices.game, devices.turn, devices.game.value)
    changed.give_up(changed.side)
    ply = changed.plies[-2]
    changed.plies[-2] = Ply(("other",), "another action", ply.before, ply.side, ply.first_die)
    with pytest.raises(ValueError, match="You wanted"):
        receive(signed(changed, "changed", changed.side), devices.other)


FIRST = {}
"""The seeds with which somebody is asked at first, by game and question, so that they are looked for once."""


def asked(key, until=asks):
    """Return devices of a game on one of which a question to the coach who is away is open, and their seed."""
    for seed in range(FIRST.get((key, until), 0), 12):
        devices = Devices(key, seed)
        if devices.play(FEW, until):
            FIRST[key, until] = seed
            return devices, seed
    raise AssertionError(f"nobody was asked in {key}")


@every_game
def test_an_answer_by_link_and_the_same_by_standing_order_make_the_same_match(key):
    devices, _seed = asked(key)
    asking = devices.game
    option = asking.pending.options[-1]
    said = asking.ruleset.option_text(asking.state, asking.pending, option)
    ordered = LinkGame(asking, asking.side, asking.value)
    ordered.write_header({TAGS[1 - asking.side]: StandingOrders().with_line(asking.pending.kind, f"={said}").text})
    ordered.go_on()
    devices.send()
    devices.put_in(option)
    while not devices.game.is_mine or devices.game.side != asking.side:
        devices.send() if not devices.game.is_mine else devices.put_in()
    by_link, by_order = history_entries(devices.game), history_entries(ordered)
    assert len(by_order) > len(history_entries(asking)) and by_order == by_link[:len(by_order)]
    before = dice_segments(ordered, TURN).table
    assert before == dice_segments(devices.game, TURN).table[:len(before)]


@every_game
def test_the_device_of_the_absent_coach_takes_what_he_ordered(key):
    _devices, seed = asked(key)
    devices = Devices(key, seed, orders=StandingOrders(USUAL))
    assert devices.play(FEW, is_answered)
    devices.finish_turn()
    devices.send()
    known = history_entries(devices.other)
    assert is_answered(devices.game) and history_entries(devices.game)[:len(known)] == known


@every_game
def test_a_match_is_kept_and_gone_on_with(key):
    devices = Devices(key, "kept")
    devices.play(25)
    side = devices.turn
    seat = read_local_player(LocalPlayer(side, secret("kept", side)).text)
    kept = restore(fracas.from_record(devices.game.record), seat)
    assert kept.wait == devices.game.wait and kept.record == devices.game.record
    devices.games[side] = kept
    devices.play(40)
    assert match_id(devices.games[HOME].tags) == match_id(devices.games[AWAY].tags)


def test_nobody_knows_the_dice_behind_an_answer_when_he_gives_it():
    devices, _seed = asked("street_bowl")
    devices.send()
    before = devices.game.dice
    devices.put_in()
    assert devices.game.dice == before
    assert dice_segments(devices.game, TURN).is_due  # they hang on a value not opened yet
    assert devices.game.wait.side != devices.turn or isinstance(devices.game.pending, Choice)


@every_game
def test_friendly_dice_need_one_value_of_the_home_side_and_no_more_links(key):
    """It is opened with the first link of the home side, when the other seal is fixed; no dice are waited for."""
    devices = Devices(key, "friends", FRIENDLY)
    away = devices.other
    assert away.wait == (HOME, "opens") and [len(values) for values in away.sealed.values] == [1, 1]
    while devices.inputs < INPUTS and not devices.is_over:
        assert devices.game.sealed.missing_value_side(devices.turn) is None
        devices.put_in() if devices.game.is_mine else devices.send()
    assert devices.game.dice and [len(values) for values in devices.game.sealed.values] == [2, 1]


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
    with pytest.raises(OldLink, match="already opened"):
        receive(read_link(devices.links[-1]), devices.game)


def test_what_was_sent_cannot_be_taken_back_and_nobody_plays_for_the_other():
    devices = Devices("elfball", "sent", LIVE)
    home, away = devices.games
    with pytest.raises(IllegalAction, match="other side decides"):
        away.apply("start")
    home.apply("start")
    with pytest.raises(IllegalAction, match="other side’s link"):
        home.roll_for_me()
    home.sent = home.history_fingerprint
    assert not home.can_undo
    with pytest.raises(IllegalAction, match="standing orders are sent"):
        home.order(StandingOrders(USUAL))


def test_orders_read_back_as_they_were_written():
    orders = StandingOrders(USUAL, {"follow": "ask", "reroll": "=keep it", "push": "usual"})
    assert read_orders(orders.text) == orders
    assert read_orders(orders.with_line("push", "").text).lines == {"follow": "ask", "reroll": "=keep it"}
    for text in ("never", "ask; follow", "ask; follow=", "ask; follow ask; follow usual", "ask; Follow ask"):
        with pytest.raises(ValueError, match="standing order"):
            read_orders(text)


@every_game
def test_the_invited_coach_chooses_his_team_once(key):
    rules = fracas.ruleset(key)
    team = next((team for team in rules.teams if team != rules.teams[-1]), "")
    invited, seat = create(key, secret("open", HOME), is_open=True)
    link = read_link(outgoing_link(invited, seat))
    assert is_team_open(link)
    away, own = accept(with_team(link, team, "rose"), secret("open", AWAY))
    home = receive(read_link(outgoing_link(away, own)), invited)
    assert home.position == away.position and home.tags.get("Away", "") == team and home.tags["AwayKit"] == "rose"
    assert not is_team_open(home) and not is_team_open(away) and home.is_accepted
    again = accept(with_team(link, rules.teams[-1] if rules.teams else "", "jade"), secret("other", AWAY))
    with pytest.raises(ValueError, match="another match"):
        receive(again[0], home)
    with pytest.raises(OtherOpponent):
        receive(read_link(outgoing_link(*again)), home)


def test_nobody_chooses_where_the_home_side_has_chosen_or_what_cannot_play():
    fixed, seat = create("elfball", secret("fixed", HOME))
    link = read_link(outgoing_link(fixed, seat))
    assert not is_team_open(link)
    with pytest.raises(UnprovenLink):
        accept(with_team(link, "gnolls"), secret("fixed", AWAY))
    away, own = accept(link, secret("fixed", AWAY))
    sent = with_team(away, "gnolls")
    with pytest.raises(ValueError, match="another match: its Away is “gnolls”"):
        receive(signed(sent, "fixed", own.side), fixed)
    for team in ("nobody", "orcs_nonsense"):
        with pytest.raises(ValueError, match="no|meaning"):
            with_team(link, team)
