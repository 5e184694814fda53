"""A chain of sealed values renews itself before its end; those of matches begun long ago end, and it is said."""

import pytest

from fracas.correspondence.exchange import receive
from fracas.correspondence.history import history_entries
from fracas.correspondence.link_game import SPENT, LinkGame
from fracas.correspondence.local_player import LocalPlayer
from fracas.kernel.chance import commit_reveal
from fracas.kernel.chance.commit_reveal import CHAIN, FIRST, LIVE, NONE, OPENED, SEALED, CommitRevealDice, read_dice
from fracas.kernel.errors import DamagedText
from fracas.kernel.table import AWAY, HOME
from fracas.links import read_link
from tests.correspondence.two_devices import Devices, secret, signed

SHORT = 6  # values of a chain, for matches that outlive several


def play_stretches(number, version="2"):
    """Return dice of live stretches of which both sides opened the values that they were made of."""
    players = [LocalPlayer(side, secret("long", side)) for side in (HOME, AWAY)]
    dice = CommitRevealDice(LIVE, ([players[HOME].value(0)], [players[AWAY].value(0)]), version)
    for count in range(number):
        side = count % 2
        for who, wanted in enumerate(dice.needed_values(side)):
            values = dice.values[who]
            values += [players[who].value(each) for each in range(len(values), wanted + 1)]
            while dice.lacks_seal(who):
                dice.later[who].append(players[who].value((len(dice.later[who]) + 1) * (CHAIN + 1)))
        dice.begin(side, 2 * count)
        dice.table[-1] = dice.table[-1]._replace(dice=2)
    dice.end = 2 * number
    return dice


def test_ten_thousand_stretches_are_read_back_from_their_header_lines():
    dice = play_stretches(10_000)
    read = read_dice(dice.tags())
    assert read.seeds == dice.seeds and len({*read.seeds}) == 10_000 and read.tags() == dice.tags()
    assert [len(later) for later in read.later] == [2, 2]  # the seal of a chain is told when half of the last is open
    spoken = dice.tags()[OPENED].replace(" ", ",").split(",")
    assert not {*read.seeds} & {*spoken} and len(spoken) == len({*spoken})


def test_the_next_seal_is_told_half_a_chain_ahead_and_never_used_for_dice():
    for more, told in ((-2, [0, 0]), (-1, [1, 0]), (0, [1, 1])):
        assert [len(later) for later in play_stretches(CHAIN // 2 + more).later] == told
    dice, used = CommitRevealDice(LIVE, (["seal"], ["seal"])), []
    for count in range(2 * CHAIN + 2):
        dice.used = [count, count]
        used += [dice.needed_values(HOME)[HOME]]
    assert [each for each in range(1, 2 * CHAIN + 5) if each not in used] == [CHAIN + 1, 2 * CHAIN + 2]


def test_what_belongs_to_no_chain_is_refused():
    tags = play_stretches(CHAIN + 10).tags()
    first, seal, value = tags[OPENED].split(" ")[HOME].split(",")
    away = tags[OPENED].split(" ")[AWAY]
    before = commit_reveal.chain_hash(first)
    for wrong in (f"{first},{value},{seal}", f"{first},{seal},{'0' * 32}", f"{value},{seal},{first}",
                  f"{first},,{value}", f"{first},{seal},{seal}", f"{NONE},{seal},{value}", f"{before},{seal},{value}"):
        with pytest.raises(DamagedText):
            read_dice({**tags, OPENED: f"{wrong} {away}"})
    old = {**tags, SEALED: FIRST + tags[SEALED][1:]}
    with pytest.raises(DamagedText):
        read_dice(old)


@pytest.mark.parametrize("key", ("elfball", "street_bowl"))
def test_a_match_outlives_its_chains_and_both_devices_stay_the_same(key, monkeypatch):
    monkeypatch.setattr(commit_reveal, "CHAIN", SHORT)
    devices = Devices(key, "outlives", LIVE)
    while min(len(later) for later in devices.game.sealed.later) < 2 and not devices.is_over:
        if devices.game.is_mine:
            devices.put_in()
        else:
            sent = history_entries(devices.game)
            devices.send()
            assert history_entries(devices.game)[:len(sent)] == sent
    assert devices.game.tags[OPENED].count(",") >= 6 and len(devices.game.sealed.table) > SHORT


def test_values_of_a_chain_whose_seal_was_not_told_before_are_refused(monkeypatch):
    """Who chooses a seal when he knows what the other side has opened can choose dice."""
    monkeypatch.setattr(commit_reveal, "CHAIN", SHORT)
    devices = Devices("elfball", "late", LIVE)
    sender = devices.turn
    while not devices.game.sealed.later[sender] or devices.turn != sender:
        devices.put_in() if devices.game.is_mine else devices.send()
    late = LinkGame(devices.game, sender)
    stranger = LocalPlayer(sender, secret("a better one", sender))
    late.sealed.later[sender][-1] = stranger.value(SHORT + 1)
    late.write_header()
    before = LinkGame(devices.other, devices.other.side, devices.other.value)
    before.sealed.later[sender][:] = devices.game.sealed.later[sender]
    before.write_header()
    with pytest.raises(DamagedText, match="its line Opened says"):
        receive(signed(late, "late", sender), before)


def test_a_chain_does_not_begin_in_the_link_that_tells_its_seal(monkeypatch):
    monkeypatch.setattr(commit_reveal, "CHAIN", SHORT)
    devices = Devices("elfball", "swift", LIVE)

    def begins():
        mine, known = (len(game.sealed.values[devices.turn]) for game in (devices.game, devices.other))
        return known <= SHORT + 1 < mine and not devices.game.is_mine

    while not begins():
        devices.put_in() if devices.game.is_mine else devices.send()
    link, known = read_link(devices.link()), devices.other
    assert receive(link, known).sealed.later[devices.turn]
    known.sealed.later[devices.turn].clear()
    known.write_header()
    with pytest.raises(DamagedText, match="its line Opened says"):
        receive(link, known)


def test_the_dice_of_an_old_match_end_in_a_word_of_its_own(monkeypatch):
    monkeypatch.setattr(commit_reveal, "CHAIN", SHORT)
    devices = Devices("elfball", "old", LIVE).as_of_old()
    while devices.game.wait.why != SPENT and not devices.is_over:
        devices.put_in() if devices.game.is_mine else devices.send()
    assert devices.game.wait.why == SPENT and not devices.game.is_mine
    assert max(len(values) for values in devices.game.sealed.values) == SHORT + 1
