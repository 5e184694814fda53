"""What does not come of legal inputs and agreed dice is refused, in a sentence that quotes it."""

from random import Random

import pytest

import fracas
from fracas import matches
from fracas.correspondence.exchange import OldLink, OtherOpponent, outgoing_link, receive
from fracas.correspondence.invitation import accept, check_match, create
from fracas.correspondence.link_game import LinkGame
from fracas.correspondence.local_player import LocalPlayer, read_local_player
from fracas.correspondence.orders import TAGS
from fracas.kernel import record
from fracas.kernel.chance.commit_reveal import FRIENDLY, OPENED, SEALED, STRETCHES, TURN
from fracas.kernel.dice import draw
from fracas.kernel.ply import Ply
from fracas.kernel.replay import replay_line
from fracas.kernel.table import AWAY, HOME
from fracas.links import read_link
from tests.correspondence.test_matches import asked
from tests.correspondence.two_devices import Devices, secret, signed
from tests.laws.matches import pick
from tests.sample import sample

every_game = pytest.mark.parametrize("key", fracas.KEYS)


def thrown(key, seed="cheat", way=TURN):
    """Return devices with a turn that is not sent yet and in which dice fell."""
    devices = Devices(key, seed, way)
    devices.play(10)
    while True:
        devices.finish_turn()
        if devices.game.dice > devices.other.dice:
            return devices
        devices.send()


def marked(text):
    """Return a forged record with the fingerprint it needs."""
    parts = record.read(text)
    lines = [line for line in text.splitlines() if line and line[0] not in "[#"]
    body = text.partition("[Fingerprint")[0]
    game = reread(body)
    return body + f'[Fingerprint "{record.fingerprint(parts.tags, lines, game.position)}"]\n'


def reread(body):
    """Return the game of a record whose fingerprint is not looked at."""
    parts = record.read(body)
    game = fracas.Game(fracas.ruleset(parts.tags["Game"]), matches._first_position(
        fracas.ruleset(parts.tags["Game"]), parts.tags), matches._seed(parts.tags), tags=parts.tags)
    for line in parts.lines:
        replay_line(game, line)
    return game


def refused(read, known):
    """Return the sentence by which a match is refused."""
    before = known.record
    with pytest.raises(ValueError) as error:
        receive(read, known)
    assert known.record == before
    said = str(error.value)
    assert said.endswith((".", "”")) and "Traceback" not in said
    return said


@every_game
@pytest.mark.parametrize("way", (TURN, FRIENDLY))
def test_other_actions_with_the_same_dice_or_other_dice_are_refused(key, way):
    """The dice of a turn are fixed, and the fingerprint of a forged record is put right."""
    devices = thrown(key, way=way)
    lines = devices.game.record.splitlines()
    ply = [ply for ply in devices.game.plies if any(event.kind == "roll" for event in ply.events)][-1]
    last = max(n for n, line in enumerate(lines) if line == devices.game.line_text(ply))
    rolled = next(event.facts[0] for event in ply.events if event.kind == "roll")
    kind, faces = rolled.request.kind, record.faces_text(rolled.request.dice, rolled.faces)
    other = next(text for text in record_texts(rolled.request.dice) if text != faces)
    forged = [*lines[:last], lines[last].replace(f"{kind}={faces}", f"{kind}={other}", 1), *lines[last + 1:]]
    with pytest.raises(ValueError, match="are not those of this seed"):
        marked("\n".join(forged))


def record_texts(dice):
    """Return faces of throws of dice, as they are written, that could have fallen."""
    random = Random("other faces")
    return [record.faces_text(dice, draw(dice, lambda n: int(random.random() * n))) for _ in range(40)]


@every_game
def test_inputs_of_the_other_side_are_refused(key):
    """The sender plays the next turn of the receiver too, with what needs no dice."""
    said = {bold_turn(key, seed) for seed in range(sample(3, 5))}
    assert any("The other side decides this. Wait for its link. You wanted" in each for each in said)


def bold_turn(key, seed):
    """Return the refusal of a turn that goes on into that of the receiver, "" where that one begins with dice."""
    devices = Devices(key, seed)
    devices.play(30)
    devices.finish_turn()
    other = 1 - devices.turn
    bold = LinkGame(devices.game, other, LocalPlayer(other, secret("made up", other)).value)
    if not bold.is_mine:
        return ""
    before = bold.dice
    if bold.pending is None:
        bold.apply(pick(bold.legal_actions(), devices.random))
    else:
        bold.answer(bold.pending.options[0])
    sent = signed(bold, seed, devices.turn)
    return refused(sent, devices.other) if bold.dice == before else ""


@every_game
def test_links_that_are_old_or_of_another_match_are_refused(key):
    devices = Devices(key, "old")
    devices.play(30)
    devices.finish_turn()
    devices.send()
    devices.finish_turn()
    old = devices.links[-1]
    devices.send()
    with pytest.raises(OldLink, match=r"old link. It ends with action \d+. This device is at action"):
        receive(read_link(old), devices.other)
    assert "another match: its Sealed is" in refused(Devices(key, "another").game, devices.game)
    with pytest.raises(ValueError, match="not played by link"):
        check_match(fracas.new(key, "x"))


@every_game
def test_a_turn_played_twice_is_refused_with_its_first_difference(key):
    """The sender has seen his dice, and sends another course of the same turn."""
    devices = thrown(key)
    devices.send()
    first, known = devices.other, devices.game
    short = fracas.from_record(first.record)
    second = LinkGame(short, first.side, first.value)
    second.plies[-1].comment = ""
    other = Ply(("other",), "another action", second.plies[-1].before, first.side, 0)
    second.plies[-1] = other
    assert "differs from what this device knows from action" in refused(signed(second, "cheat", first.side), known)


@every_game
def test_another_secret_than_the_sealed_one_gives_no_dice(key):
    devices = Devices(key, "sneaky")
    devices.play(10)
    while devices.game.is_mine:
        other = LocalPlayer(devices.turn, secret("a better one", devices.turn))
        before = LinkGame(devices.game, devices.turn, other.value)
        devices.put_in()
        if len(devices.game.sealed.table) > len(before.sealed.table):
            break
        if not devices.game.is_mine:
            devices.send()
    seal = before.sealed.values[before.side][0]
    last = devices.game.plies[-1]
    if before.pending is None:
        before.apply(last.action)
    else:
        before.answer(next(each.value for each in last.answers[len(before.plies[-1].answers):] if not each.is_dice))
    with pytest.raises(ValueError, match=f"does not lead to the seal “{seal}”"):
        fracas.from_record(before.record)


def test_an_answer_against_the_standing_order_is_refused():
    devices, _seed = asked("elfball")
    game, side = devices.game, devices.turn
    texts = [game.ruleset.option_text(game.state, game.pending, each) for each in game.pending.options]
    for known in devices.games:
        known.tags[TAGS[1 - side]] = f"ask; {game.pending.kind}={texts[0]}"
    honest = LinkGame(game, side, game.value)
    honest.go_on()
    forged = LinkGame(game, side, game.value)
    forged.tags[TAGS[1 - side]] = f"ask; {game.pending.kind}={texts[1]}"
    forged.go_on()
    forged.tags[TAGS[1 - side]] = honest.tags[TAGS[1 - side]]
    forged, honest = (signed(each, devices.seed, side) for each in (forged, honest))
    assert f"says “{game.pending.kind} {texts[1]}”; by the agreed dice and the standing orders it is" in refused(
        forged, devices.other)
    assert receive(honest, devices.other).fingerprint == honest.fingerprint


@pytest.mark.parametrize(("name", "told"), (
    (STRETCHES, "sealed dice cannot be"), (OPENED, "seal"), (SEALED, "way that this version"),
    ("HomeOrders", "standing order"),
    ("Rules", "need the same version"), ("AwayKit", "another match: its AwayKit is “rose”"),
))
def test_header_lines_that_were_changed_are_named(name, told):
    devices = thrown("elfball")
    game = devices.game
    wrong = {STRETCHES: game.tags[STRETCHES] + "h0", OPENED: "0" * 32 + " " + game.tags[OPENED].split(" ")[1],
             SEALED: "9" + game.tags[SEALED][1:], "HomeOrders": "maybe", "Rules": "0", "AwayKit": "rose"}
    tags = {**game.tags, name: wrong[name]}
    body = "\n".join([*(f'[{key} "{value}"]' for key, value in tags.items()), "", *map(str, game._lines()), ""])
    with pytest.raises(ValueError, match=told):
        receive(signed(fracas.from_record(marked(body)), "cheat", devices.turn), devices.other)


def test_an_invitation_is_accepted_once():
    invited, seat = create("cave_brawl", secret("x", HOME))
    link = outgoing_link(invited, seat)
    first, second = (outgoing_link(*accept(read_link(link), secret(name, AWAY))) for name in "xy")
    home = receive(read_link(first), invited)
    with pytest.raises(OtherOpponent, match="Another device has accepted this invitation before"):
        receive(read_link(second), home)
    with pytest.raises(ValueError, match="can watch it"):
        accept(read_link(outgoing_link(home, seat)), secret("z", AWAY))


def test_what_is_no_seat_is_not_read():
    for text in ("", "home", "north " + "a" * 32 + " -", "home " + "g" * 32 + " -"):
        with pytest.raises(ValueError, match="not a seat of a match by link"):
            read_local_player(text)
