"""Damaged, oversized and hostile files of other sites and programs: one sentence or a list of lines, nothing else."""

import json
from random import Random
from time import process_time

import pytest

from fracas.foreign.fitted_team import fit_team
from fracas.foreign.sources import read_foreign_in_slices
from fracas.kernel.text.safe_json import FILE_LIMIT
from fracas.kernel.work import run_to_end
from tests.foreign.rosters import ALL, BATTLESCRIBE, FUMBBL

FILES = 1_000
MOST_SECONDS = 6.0  # of the processor for a file of two million characters


def outcome(text):
    """Return the team code and the lines left of a roster, or the sentence that refuses it."""
    try:
        found = fit_team(run_to_end(read_foreign_in_slices(text)))
    except ValueError as error:
        return str(error)
    written = "" if found.editor is None else found.editor.write(found.roster)
    if written:
        assert found.editor.read(written) == found.roster
    return written, found.left


def damage(rng, text):
    """Return a text that was cut, or in which signs were changed, lost or doubled."""
    at, length = rng.randrange(len(text)), rng.randint(1, 40)
    kind = rng.randrange(5)
    if kind == 0:
        return text[:at]
    if kind == 1:
        return text[:at] + text[at + length:]
    if kind == 2:
        return text[:at] + text[at:at + length] + text[at:]
    if kind == 3:
        return text[:at] + chr(rng.choice((0, 34, 60, 91, 123, 125, 0x202E, 0xD7FF, rng.randrange(32, 1000)))) + \
            text[at + 1:]
    return text[:at] + str(rng.randrange(-9, 10 ** 9)) + text[at + 1:]


def test_of_many_files_one_in_ten_is_damaged_and_no_other_suffers():
    rng, whole = Random("files"), {key: outcome(text) for key, text in ALL.items()}
    counts = {"whole": 0, "refused": 0, "listed": 0}
    for number in range(FILES):
        key = rng.choice([*ALL])
        if number % 10:
            assert outcome(ALL[key]) == whole[key]
            counts["whole"] += 1
            continue
        found = outcome(damage(rng, ALL[key]))
        if isinstance(found, str):
            assert found and "\n" not in found and found.endswith((".", "!"))
        counts["refused" if isinstance(found, str) else "listed"] += 1
    assert counts["whole"] == FILES * 9 // 10 and counts["refused"] and counts["listed"]


@pytest.mark.parametrize("key", ALL)
def test_a_damaged_file_ends_in_a_sentence_or_a_list(key):
    rng = Random(key)
    for _round in range(150):
        text = ALL[key]
        for _time in range(rng.randint(1, 3)):
            text = damage(rng, text) or "x"
        found = outcome(text)
        assert isinstance(found, str) == (not isinstance(found, tuple))
        assert not isinstance(found, str) or found and "\n" not in found


def test_every_field_of_another_shape_counts_as_nothing():
    body = json.loads(FUMBBL)
    for odd in (None, 7, -1, True, "x", [], {}, [[]], {"name": 3}, 10 ** 12):
        for field in body:
            found = outcome(json.dumps({**body, field: odd}))
            assert found
        for field in body["players"][0]:
            assert isinstance(outcome(json.dumps({**body, "players": [{**body["players"][0], field: odd}]})), tuple)
        assert isinstance(outcome(json.dumps({**body, "players": [odd, *body["players"]]})), tuple)


ROSTER = "<roster><forces><force><selections>{}</selections></force></forces></roster>"
LONG = {
    "players": json.dumps({**json.loads(FUMBBL), "players": [{"position": "Goblin"}] * 80_000}),
    "skills": json.dumps({**json.loads(FUMBBL), "players": [{"position": "Goblin", "skills": ["Block"] * 150_000}]}),
    "no skills": json.dumps({**json.loads(FUMBBL), "players": [{"position": "Goblin", "skills": ["x"] * 300_000}]}),
    "a long name": FUMBBL.replace("Da Lads", "x" * 1_900_000),
    "numbers": FUMBBL.replace('"rerolls": 2', '"rerolls": ' + "9" * 1_000_000),
    "brackets": '{"rerolls": ' + "[" * 1_900_000,
    "too long": FUMBBL + " " * FILE_LIMIT + "x",
    "selections": ROSTER.format('<selection name="Block" type="model"/>' * 48_000),
    "deep selections": ROSTER.format('<selection name="Block" type="model"><selections>' * 38_000),
    "open quotes": "<roster " + '<a "' * 450_000,
    "words": "<roster " + "a" * 1_900_000,
    "attributes": "<roster " + "a=" * 900_000 + ">",
    "blanks": "<roster a" + " " * 1_900_000 + ">",
    "slashes": "<roster " + "/" * 1_900_000,
    "comments": "<roster>" + "<!-" * 600_000,
    "entities": BATTLESCRIBE.replace("&amp;", "&amp;" * 350_000),
    "pasted": "++ A [GF 1pts] ++\n" + "Thug [1] Q3+ D3+ | 5pts\n" * 80_000,
    "one line": "++ " + "a (" * 600_000,
    "one selection": "++ A (Human) [1] ++\n" + "x [" * 600_000,
}


@pytest.mark.parametrize("key", LONG)
def test_two_million_signs_cost_little_and_end_in_a_sentence_or_a_list(key):
    before = process_time()
    found = outcome(LONG[key])
    assert process_time() - before < MOST_SECONDS
    assert isinstance(found, tuple) or "\n" not in found and len(found) < 400


@pytest.mark.parametrize("text", [
    "PK\x03\x04rest", "<?xml version='1.0'?><team/>", "<roster>", "<roster></a></roster>", "{}", "[]", "1", "++",
    "++ ++", '{"lineUps": []}', '<!DOCTYPE r [<!ENTITY a "b">]><roster/>',
])
def test_what_is_no_roster_is_refused_in_a_sentence(text):
    found = outcome(text)
    assert isinstance(found, str) and found.endswith(".") and "\n" not in found or found[0] == ""


def test_an_entity_of_the_file_itself_is_never_followed():
    text = BATTLESCRIBE.replace("<roster", '<!DOCTYPE r [<!ENTITY big "Blitzer">]><roster', 1)
    assert isinstance(outcome(text), str) or outcome(text) == outcome(BATTLESCRIBE)
    assert "&big;" in json.loads(outcome(BATTLESCRIBE.replace("Cats &amp; Co", "&big;"))[0])["team"]["name"]


@pytest.mark.parametrize(("depth", "is_read"), [(20, True), (200, False)])
def test_a_whole_file_that_is_nested_too_deeply_is_refused(depth, is_read):
    inner = '<selection name="Ogre" type="model"><selections>' * depth + "</selections></selection>" * depth
    found = outcome(ROSTER.format(inner).replace("<force>", '<force catalogueName="Human">'))
    assert isinstance(found, tuple) if is_read else "nested too deeply" in found


@pytest.mark.parametrize(("skills", "is_read"), [(990, True), (1_100, False)])
def test_a_roster_with_more_skills_than_players_can_have_is_refused(skills, is_read):
    body = {**json.loads(FUMBBL), "players": [{"position": "Goblin", "skills": ["x"] * skills}]}
    found = outcome(json.dumps(body))
    assert isinstance(found, tuple) if is_read else "Fracas reads at most" in found
