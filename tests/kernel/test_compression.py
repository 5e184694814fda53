"""Texts are packed by what is foretold: every text comes back, with the same bytes on every machine for ever."""

from hashlib import sha256
from random import Random

import pytest

import fracas
from fracas.games import link_words
from fracas.kernel.text.compression import compress, decompress
from tests.sample import sample

WORDS = b"H1 at l13\nH2 at l14\nend\nH1>bcf\nH2 rest\n"
TEXT = b"H1 at l14\nH1>bcfii\nH2 rest\nend\nH1 tackle A2: momentum keep\nH2>bcf\n" * 3


def drawn(signs, length, random):
    return bytes(signs[int(random.random() * len(signs))] for _ in range(int(random.random() * length)))


@pytest.mark.parametrize("signs", [b"a", b"ab\n >", bytes(range(256)), b"\0\xff", b"H12 kl>\n"])
def test_every_text_comes_back(signs):
    random = Random(f"packing {signs!r}")
    for _number in range(sample(25, 60)):
        text, words = drawn(signs, 200, random), drawn(signs, 60, random)
        assert decompress(compress(text, words), words, len(text)) == text


def test_the_bytes_are_the_same_for_ever():
    """Links are made of them: whoever changes these bytes has made a new version of links."""
    packed = compress(TEXT, WORDS)
    assert (len(packed), sha256(packed).hexdigest()[:16]) == (44, "14c8fb1b5c45b4a5")
    whole = bytes(range(256)) * 3
    assert sha256(compress(whole, b"")).hexdigest()[:16] == "4dc45b94c32cc9ab"


def test_words_known_before_make_it_short_and_are_needed():
    assert len(compress(TEXT, WORDS)) < len(compress(TEXT, b"")) < len(TEXT) / 2
    try:
        assert decompress(compress(TEXT, WORDS), b"", 1_000) != TEXT
    except ValueError:
        pass


@pytest.mark.parametrize("key", fracas.KEYS)
def test_what_was_learnt_is_not_changed_by_a_text(key):
    words = link_words(key, "2")
    first = compress(TEXT, words)
    compress(TEXT[::-1], words)
    assert compress(TEXT, words) == first


def test_a_player_is_foreseen_by_the_one_before_him():
    """In turn they cost next to nothing, in any order they cost what it says."""
    in_turn = b"".join(b"H%d rest\n" % (number % 7 + 1) for number in range(140))
    random = Random("order")
    mixed = b"".join(b"H%d rest\n" % (int(random.random() * 7) + 1) for _number in range(140))
    assert 5 * len(compress(in_turn, b"")) < 2 * len(compress(mixed, b""))


def test_a_text_is_never_longer_than_asked_for_and_never_cut():
    with pytest.raises(ValueError, match="too long"):
        decompress(compress(b"a" * 5_000, b""), b"", 4_999)
    packed = compress(TEXT, WORDS)
    for length in range(len(packed) - 7):
        with pytest.raises(ValueError, match="."):
            assert decompress(packed[:length], WORDS, 1_000) != TEXT
            raise ValueError("another text")
