"""Friendly dice: neither side chooses them, and both can foretell them from the first link of the home side on."""

import pytest

import fracas
from fracas.correspondence.exchange import outgoing_link, receive
from fracas.correspondence.invitation import accept, create
from fracas.correspondence.local_player import LocalPlayer
from fracas.kernel.chance import commit_reveal
from fracas.kernel.chance.commit_reveal import FIRST, FRIENDLY, VERSION, CommitRevealDice
from fracas.kernel.chance.dice_stream import die_side
from fracas.kernel.table import AWAY, HOME
from fracas.links import read_link
from tests.correspondence.two_devices import Devices, secret
from tests.sample import sample

every_game = pytest.mark.parametrize("key", fracas.KEYS)
TRIED = sample(200, 5_000)  # seals
SHORT = 8  # values in a chain: its length does not matter to who can choose
THROWN = 8  # dice of six sides that the invited coach would like to be high


def first_dice(version, home, seal, opened):
    """Return the pips of the first dice of a match from both seals and the values that the home side has opened."""
    dice = CommitRevealDice(FRIENDLY, ([home.value(0), *opened], [seal]), version)
    dice.begin(HOME, 0)
    return sum(1 + die_side(dice.seeds[0], number, 6) for number in range(THROWN))


@pytest.mark.parametrize(("version", "can_choose"), ((FIRST, True), (VERSION, False)))
def test_the_invited_coach_cannot_choose_by_trying_seals(version, can_choose, monkeypatch):
    """He knows the invitation alone when his own seal goes out; in old matches that was all the dice hung on."""
    monkeypatch.setattr(commit_reveal, "CHAIN", SHORT)
    home = LocalPlayer(HOME, secret("friendly", HOME))
    guess = [value for value in (secret("guess", HOME)[:32],) if version == VERSION]
    tried = [LocalPlayer(AWAY, secret(f"seal {number}", AWAY)).value(0) for number in range(TRIED)]
    foreseen = {seal: first_dice(version, home, seal, guess) for seal in tried}
    best = max(tried, key=foreseen.__getitem__)
    opened = [home.value(1)] if version == VERSION else []
    fell = {seal: first_dice(version, home, seal, opened) for seal in tried}
    assert (fell[best] == foreseen[best] >= 6 * THROWN - 10) == can_choose
    assert (sum(fell[seal] == foreseen[seal] for seal in tried) == TRIED) == can_choose


@every_game
def test_the_home_side_has_fixed_its_value_before_it_sees_the_other_seal(key):
    """Its invitation holds the seal that the value leads to: another value is refused by whoever was invited."""
    invited, seat = create(key, secret("fixed", HOME), FRIENDLY)
    away, own = accept(read_link(outgoing_link(invited, seat)), secret("fixed", AWAY))
    home = receive(read_link(outgoing_link(away, own)), invited)
    assert len(home.sealed.values[HOME]) == 2 and len(away.sealed.values[HOME]) == 1
    home.sealed.values[HOME][1] = secret("another", HOME)[:32]
    home.write_header()
    with pytest.raises(ValueError, match="does not lead to the seal"):
        receive(read_link(outgoing_link(home, seat)), away)


@every_game
def test_no_link_more_is_needed_than_with_the_dice_of_old_matches(key):
    """The home side opens its value with the first link that it sends anyhow."""
    for devices in (Devices(key, "as many", FRIENDLY), Devices(key, "as many", FRIENDLY).as_of_old()):
        assert devices.game.is_mine and not devices.other.is_mine
        devices.finish_turn()
        assert devices.game.dice > 0 or devices.game.wait.why != "opens"
        devices.send()
        devices.finish_turn()
        assert devices.game.sealed.missing_value_side(devices.turn) is None
