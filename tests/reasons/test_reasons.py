"""Reasons: proven from the position, said without notation, and refused by the checker where anything is wrong."""

import re
from fractions import Fraction

import pytest

from fracas.analyst.reasons.reason import ChancePassedBy, DiceNotNeeded
from fracas.bots import play_match
from fracas.faces import face_of
from fracas.games import KEYS
from tests.reasons.checker import Checker
from tests.reasons.count import proofs
from tests.sample import sample

NOTATION = re.compile(r"\b[HA]\d+ [a-z]|\bend\b\.?$|None|[{}<>_]")
LEVELS = ("rookie", "regular")


@pytest.fixture(scope="module")
def proven():
    """Return some proofs of each game: proof, sentence, what was played."""
    found = {}
    for key in KEYS:
        game = play_match(key, *LEVELS, "reasons", limit=sample(170, 2000)).game
        some = proofs(game, face_of(key), sample(2, None), is_quick=True)
        found[key] = [each for each in some if each[0] is not None]
    return found


def test_every_reason_is_proven_from_its_position_alone(proven):
    for key, listed in proven.items():
        for proof, said, played in listed:
            assert Checker(proof, said, played).run() == [], (key, said)
    assert sum(map(len, proven.values())) >= 5


def test_sentences_have_no_notation_and_a_gap_no_wider_than_the_lines(proven):
    for listed in proven.values():
        for proof, said, _played in listed:
            assert said.endswith(".") and not NOTATION.search(said), said
            assert 0 < proof.gap <= proof.whole


def of_kind(proven, kind):
    return next(each for listed in proven.values() for each in listed if isinstance(each[0].reason, kind))


def test_the_checker_finds_a_wrong_percentage(proven):
    proof, said, played = of_kind(proven, ChancePassedBy | DiceNotNeeded)
    assert Checker(proof, re.sub(r"\d+", lambda n: str(int(n[0]) + 1), said), played).run()
    roll = proof.reason.better if isinstance(proof.reason, ChancePassedBy) else proof.reason.played
    name = "better" if isinstance(proof.reason, ChancePassedBy) else "played"
    worse = proof.reason._replace(**{name: roll._replace(chance=roll.chance - Fraction(1, 1000))})
    assert Checker(proof._replace(reason=worse), said, played).run()


def test_the_checker_finds_another_player_and_cells_without_anybody(proven):
    proof, said, played = of_kind(proven, ChancePassedBy)
    roll = proof.reason.better
    other = proof.reason._replace(better=roll._replace(who=(roll.who + 1) % 5 or roll.who + 2))
    assert Checker(proof._replace(reason=other), said, played).run()
    taken = {token.cell for token in face_of(proof.position.split(".")[0]).tokens(Checker(proof, said).state)}
    empty = next(cell for cell in range(300) if cell not in (*taken, roll.cell))
    assert "an empty cell is marked" in Checker(proof._replace(cells=(empty,)), said, played).run()
    assert "no cell is marked" in Checker(proof._replace(cells=()), said, played).run()
