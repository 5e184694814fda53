"""Two generations of a save, one or both of them damaged with the shape of a save in view.

What loads is the newest generation that was left alone; where none was, what loads is what some program has written
with a right checksum, or nothing and a sentence. Afterwards the match can be saved again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from random import Random
from typing import NamedTuple

import fracas
from fracas.page.saving.storage import Facts, Memory, Save, Shelf, decode, encode
from tests.fuzz.damage import EDGES, STRANGE
from tests.fuzz.formats import records, summed

A, B = "fracas.match.m.a", "fracas.match.m.b"
Damage = Callable[[str, str, Random], str]  # a save, the other generation -> damaged


def _cut(text: str, other: str, random: Random) -> str:
    return text[: random.randrange(len(text))]


def _flip(text: str, other: str, random: Random) -> str:
    place = random.randrange(len(text))
    return text[:place] + chr(ord(text[place]) ^ 1 << random.randrange(5)) + text[place + 1 :]


def _head_of_the_other(text: str, other: str, random: Random) -> str:
    return other.partition("\n")[0] + "\n" + text.partition("\n")[2]


def _halves(text: str, other: str, random: Random) -> str:
    place = random.randrange(len(text))
    return text[:place] + other[place:]


def _word(text: str, other: str, random: Random) -> str:
    """Change a word of the head: format, sequence, length, checksum."""
    head, _newline, body = text.partition("\n")
    words = head.split(" ")
    words[random.randrange(len(words))] = random.choice(EDGES + STRANGE)
    return " ".join(words) + "\n" + body


def _line(text: str, other: str, random: Random) -> str:
    """Take a line out, or say one twice, with its checksum made right now and then."""
    lines = text.split("\n")
    place = random.randrange(len(lines))
    lines[place : place + 1] = random.choice(([], [lines[place]] * 2, [random.choice(STRANGE)]))
    found = "\n".join(lines)
    return summed(found) if random.random() < 0.5 else found


def _facts(text: str, other: str, random: Random) -> str:
    """Damage the line of facts behind a right checksum."""
    head, facts, body = text.split("\n", 2)
    place = random.randrange(len(facts))
    piece = random.choice((*STRANGE, "[" * 70, "9" * 4400, ", ", '"over": null'))
    return summed("\n".join((head, facts[:place] + piece + facts[place + random.randrange(9) :], body)))


def _none(text: str, other: str, random: Random) -> str:
    return random.choice(STRANGE)


DAMAGES: tuple[Damage, ...] = (_cut, _flip, _head_of_the_other, _halves, _word, _line, _facts, _none)


class Pair(NamedTuple):
    """The two generations of one match."""

    older: Save
    newer: Save
    texts: tuple[str, str]


@cache
def pairs() -> tuple[Pair, ...]:
    """Return generations of matches, the second an input or more later."""
    found = []
    for key in fracas.KEYS:
        texts = records(key)
        for n in range(len(texts) - 1):
            facts = Facts(key, f"Home {n}, Away 1", "Test 2", 1_700_000_000_000 + n, n % 2 == 0, "a.b")
            older, newer = Save(n + 1, facts, texts[n]), Save(n + 2, facts, texts[n + 1])
            found.append(Pair(older, newer, (encode(older), encode(newer))))
    return tuple(found)


def damaged_saves(seed: str, times: int) -> Counter[str]:
    """Damage so many saves; return what was loaded."""
    random, counts = Random(f"saves {seed}"), Counter[str]()
    for _time in range(times):
        pair = random.choice(pairs())
        texts = [*pair.texts]
        for which in random.choice(((0,), (1,), (1,), (0, 1))):
            texts[which] = random.choice(DAMAGES)(texts[which], pair.texts[1 - which], random)
        counts[loaded(pair, *texts)] += 1
    return counts


def loaded(pair: Pair, older: str, newer: str) -> str:
    """Load a match of two generations as they are now; return what came of it: the word for it.

    Raises: AssertionError if that is neither the newest one left alone, nor one with a right checksum, nor a sentence.
    """
    store = Memory()
    store.texts = {A: older, B: newer}
    shelf = Shelf(store)
    found = shelf.load("m")
    whole = [text for text in (older, newer) if summed(text) == text and text.startswith("fracas ")]
    is_of_later = any(text.split(" ", 2)[1].strip("0") not in ("", "1") for text in whole)
    if found.save is None:
        kind = "refused"
        assert found.trouble
        assert is_of_later or (older, newer) not in ((pair.texts[0], newer), (older, pair.texts[1]))
    elif found.save in (pair.older, pair.newer):
        kind = "older" if found.save == pair.older else "newer"
        assert kind == "newer" or newer != pair.texts[1]
    else:
        kind = "as forged"
        assert found.save in [decode(text) for text in whole]
    written = shelf.save("m", pair.newer.facts, pair.newer.record)
    assert is_of_later or written.ok and shelf.load("m").save[1:] == pair.newer[1:]
    return kind
