"""Links hold a whole match; every one that was ever released opens for ever, and no other text does any harm."""

import zlib
from base64 import urlsafe_b64encode
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

import fracas
from fracas.games import link_words
from fracas.kernel.errors import DamagedText
from fracas.kernel.text.compression import compress
from fracas.links import (
    CHECK,
    LINK_LIMIT,
    MOST,
    PACKED_TEXT,
    find_link,
    read_link,
    read_log,
    read_position_only,
    write_link,
    write_log,
    write_position,
)
from tests.laws.damage import damaged, refused
from tests.laws.matches import inputs
from tests.sample import sample

HERE = Path(__file__).parent
DAMAGED = sample(40, 100)  # links a game
RELEASED = [line.split() for file in sorted(HERE.glob("version_*.txt")) for line in file.read_text().splitlines()]
WORDS = {  # of versions 2 and 3; another text needs another version
    "elfball": "f4a67cae9727c600",
    "street_brawl": "c17e24943f105302",
    "cave_brawl": "edfc40ffcf900d44",
    "street_bowl": "306bd9c873689d45",
    "school_fighters": "d7d096080516e157",
}
every_game = pytest.mark.parametrize("key", fracas.KEYS)


@pytest.mark.parametrize(("key", "mark", "packed"), RELEASED, ids=[f"{link[:2]} {key}" for key, _, link in RELEASED])
def test_a_released_link_opens_for_ever(key, mark, packed):
    game = read_link(packed)
    assert game.ruleset.key == key and mark in (game.fingerprint, sha256(game.position.encode()).hexdigest()[:16])


@every_game
def test_the_words_that_links_leave_out_stay_as_they_are(key):
    assert sha256(link_words(key, "2")).hexdigest()[:16] == WORDS[key]


@every_game
@pytest.mark.parametrize("real", [False, True], ids=["virtual", "real"])
def test_a_match_comes_back_from_its_link_wherever_it_stands(key, real):
    for game, count in inputs(fracas.ruleset(key), "links", 150, limit=150, real=real):
        if count in (1, 2, 40, 150):
            packed = write_link(game)
            again = read_link(packed)
            assert again.record == game.record and again.state == game.state and again.to_act == game.to_act
            assert all(c.isalnum() or c in "-_" for c in packed) and len(packed) < MOST
            assert find_link(f"see https://example.org/#/replay/{packed}/12#?secret=x") == packed
            position = read_link(write_position(game.position))
            assert position.state == game.boundary and position.plies == []


def test_comments_are_in_the_link():
    game = fracas.new("elfball", "x")
    game.apply("start")
    game.plies[0].comment = "à toi\nH1>abc"
    assert read_link(write_link(game)).plies[0].comment == game.plies[0].comment


def test_a_die_cannot_be_altered_and_a_line_not_taken_out():
    game = next(game for game, count in inputs(fracas.ruleset("elfball"), "altered", 300, limit=60) if count == 60)
    for old, new in ((game.plies[0].text, "start: half north"), (game.plies[-2].text + "\n", "")):
        altered = game.lean_record.replace(old, new)
        assert altered != game.lean_record
        with pytest.raises(ValueError, match="."):
            fracas.from_record(altered, is_lean=True)


@every_game
def test_damaged_links_are_refused_in_a_sentence(key):
    random = Random(f"links {key}")
    games = inputs(fracas.ruleset(key), "damaged links", 120, limit=40)
    links = [write_link(game) for game, count in games if count == 40]
    count = sum(refused(read_link, damaged(links[n % len(links)], links[0], random.random)) for n in range(DAMAGED))
    assert count > DAMAGED // 2


def test_a_bomb_does_not_go_off():
    bomb = zlib.compressobj(9, zlib.DEFLATED, -15)
    zeros = bomb.compress(b"0" * 30_000_000) + bomb.flush()
    for head in ("1", "2-", "2e"):
        with pytest.raises(DamagedText, match="too much"):
            read_link(head + urlsafe_b64encode(zeros).decode().rstrip("="))
    packed = urlsafe_b64encode(bytes(CHECK) + compress(b"0" * (PACKED_TEXT + 1), b"")).decode().rstrip("=")
    with pytest.raises(DamagedText, match="cut or altered"):
        read_link("3-" + packed)


def test_a_text_longer_than_any_match_is_deflated_and_comes_back():
    random = Random("long").random
    for log in ("A1 tackles\n" * (PACKED_TEXT // 10), "".join(f"{random():.16f}" for _number in range(600))):
        assert write_log(log, "elfball")[:2] == "2e" and read_log(write_log(log, "elfball")) == log
        assert write_log(log[:1_000], "elfball")[:2] == "3e"


@every_game
def test_a_text_that_was_altered_is_not_taken_for_another(key):
    """A position has no fingerprint: the check before it tells."""
    random = Random(f"check {key}").random
    packed = write_position(fracas.new(key, "check").position)
    for _number in range(40):
        at = 2 + int(random() * (len(packed) - 2))
        altered = packed[:at] + ("A" if packed[at] != "A" else "B") + packed[at + 1:]
        try:
            assert read_position_only(altered) == read_position_only(packed)  # what is behind the end of the last byte
        except ValueError:
            continue


@pytest.mark.parametrize("text", ["", "2", "1", "2e", "2x", "3", "3e", "3x", "3eAAAA", "4eAAAA", "2z" + "A" * 40,
                                  "3z" + "A" * 40, "3e" + "A" * 400, "3e" + "_" * 400, "1é", "2e*", "3e*", "2eA" * 9,
                                  "²eAAA"])
def test_what_is_no_link_is_refused_in_a_sentence(text):
    with pytest.raises(ValueError, match="."):
        read_link(text)


def test_a_link_beyond_all_length_is_refused_unread():
    with pytest.raises(DamagedText, match="too long"):
        read_link("2e" + "A" * LINK_LIMIT)
    assert find_link("no link here") == ""


@every_game
def test_no_part_of_a_position_is_taken_for_a_link(key):
    for game, count in inputs(fracas.ruleset(key), "no links", 200, limit=100):
        if count % 20 == 0:
            assert find_link(game.position) == ""
    for version in "123":
        assert find_link(f"{key}.1.{version}_1_1_2_2_0_0_0-1_0_2_0_0_1_1_1_0_0_0_0_0.o") == ""
