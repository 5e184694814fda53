"""No text costs more than it weighs: texts made for a reader that looks back again and again.

A reader that is linear takes milliseconds of the processor for each; one that is not takes minutes for the longest.
"""

import json
from itertools import product
from re import fullmatch
from time import process_time

import pytest

from fracas.games.cave_brawl.team import roster_file
from fracas.kernel.teams.team_files import SIZE_LIMIT
from fracas.kernel.text.safe_json import FILE_LIMIT, read_json
from fracas.page.saving.my_teams import TEAM_FILE

MOST = 2.0  # seconds of the processor
BEFORE = r"[a-z-]+(?:-[A-Za-z0-9-]+)?"
"""What the head of a team text of Cave Brawl is; how it is read looks back nowhere."""

KEYS = json.dumps({f"key {n}": n for n in range(60_000)})
HOSTILE = {
    "a key twice behind many": (read_json, f'{KEYS[:-1]}, "last": 1, "last": 2}}'),
    "hyphens": (roster_file.read_text, "-" * (SIZE_LIMIT - 1) + "!"),
    "hyphens in a mark": (roster_file.read_text, "[Fracas cave_brawl " + "-" * (SIZE_LIMIT - 20)),
    "blanks": (TEAM_FILE.match, " " * (FILE_LIMIT // 4)),
}


@pytest.mark.parametrize(("read", "text"), HOSTILE.values(), ids=HOSTILE.keys())
def test_a_hostile_text_is_refused_at_once(read, text):
    before = process_time()
    try:
        found = read(text)
    except ValueError:
        found = None
    assert found is None and process_time() - before < MOST


def test_the_head_of_a_team_text_is_read_as_it_is_said():
    head = roster_file.CODE.removesuffix(r"(?:\.[A-Za-z0-9_-]+)*")
    for length in range(6):
        for letters in product("aB-", repeat=length):
            text = "".join(letters)
            assert bool(fullmatch(head, text)) is bool(fullmatch(BEFORE, text)), text
