"""The file of a tournament: read back exactly, damaged ones refused in a sentence; two copies put together."""

import json
from random import Random

import pytest

from fracas.kernel.work import run_to_end
from fracas.tournaments import changes
from fracas.tournaments.draw import draw_round
from fracas.tournaments.files import read_tournament, tournament_key, write_tournament
from fracas.tournaments.merge import merge_tournaments
from fracas.tournaments.model import Entrant, TableScore
from fracas.tournaments.naf import naf_report
from tests.tournaments.days import new_tournament, random_score


def after(rounds, coaches=9, seed=1):
    made, random = new_tournament(seed, coaches)
    for number in range(1, rounds + 1):
        changes.add_round(made, run_to_end(draw_round(made)))
        for table in range(len(made.rounds[-1].tables)):
            changes.enter_score(made, number, table, random_score(random))
    return made


def copy(made):
    return read_tournament(write_tournament(made))


def test_a_file_reads_back_exactly():
    for seed in range(20):
        made = after(seed % 4, 4 + seed, seed)
        assert copy(made) == made and tournament_key(copy(made)) == tournament_key(made)


def test_damaged_files_are_refused_in_one_sentence():
    """Ten in a hundred signs altered, cut or doubled: never taken, never a crash."""
    text, random = write_tournament(after(3)), Random("damage")
    for _time in range(400):
        at = random.randrange(len(text))
        length = max(1, random.randrange(len(text) // 10))
        changed = random.choice((text[:at], text[:at] + "".join(chr(random.randrange(32, 500)) for _sign in range(
            length)) + text[at + length:], text[:at] + text[at:at + length] * 2 + text[at + length:]))
        if changed != text:
            with pytest.raises(ValueError, match=r"^[^\n]+$"):
                read_tournament(changed)


@pytest.mark.parametrize("where, value", [
    ("entrants", [["<img src=x onerror=1>\u202e", "", 0, "", "", 1, 0]]), ("rounds", [{}]), ("worth", [1, 2]),
    ("tie_breaks", ["coin"]), ("squads", "up"), ("game", "chess"), ("minutes", 10 ** 9), ("between", ["A", "B"]),
])
def test_a_file_with_a_right_checksum_is_believed_no_more(where, value):
    from fracas.tournaments import files
    body = json.loads(write_tournament(after(1)))["tournament"]
    body[where] = value
    whole = {"fracas": "tournament", "format": 1, "checksum": files.body_checksum(body), "tournament": body}
    with pytest.raises(ValueError, match=r"^[^\n]+$"):
        read_tournament(json.dumps(whole))


def test_two_megabytes_are_refused_at_once():
    with pytest.raises(ValueError, match="too large"):
        read_tournament("[" * 2_000_000)


def test_nobody_sits_at_two_tables():
    from fracas.tournaments import files
    body = json.loads(write_tournament(after(1)))["tournament"]
    body["rounds"][0]["tables"][0] = body["rounds"][0]["tables"][1]
    whole = {"fracas": "tournament", "format": 1, "checksum": files.body_checksum(body), "tournament": body}
    with pytest.raises(ValueError, match="twice in a round"):
        read_tournament(json.dumps(whole))


def test_copies_of_two_devices_come_to_the_same_whichever_is_first():
    ours = after(2)
    changes.add_round(ours, run_to_end(draw_round(ours)))
    theirs = copy(ours)
    changes.enter_score(ours, 3, 0, TableScore((2, 1)))
    changes.enter_score(theirs, 3, 1, TableScore((0, 0)))
    changes.add_entrant(theirs, Entrant("Late"))
    one, other = merge_tournaments(ours, theirs), merge_tournaments(theirs, ours)
    assert one == other and one.rounds[2].scores == {0: TableScore((2, 1)), 1: TableScore((0, 0))}
    assert merge_tournaments(one, theirs) == one, "again changes nothing"


def test_scores_that_disagree_are_both_kept():
    ours = after(0, 4)
    changes.add_round(ours, run_to_end(draw_round(ours)))
    theirs = copy(ours)
    changes.enter_score(ours, 1, 0, TableScore((2, 1)))
    changes.enter_score(theirs, 1, 0, TableScore((1, 2)))
    merged = merge_tournaments(ours, theirs)
    assert merged.rounds[0].scores[0] == TableScore((2, 1)) and merged.disputes[0].score == TableScore((1, 2))
    changes.enter_score(merged, 1, 0, TableScore((1, 2)), replaces=True)
    assert [old.score for old in merged.disputes] == [TableScore((2, 1))]


def test_another_tournament_or_another_draw_is_refused():
    one, other = after(1), after(1, seed=2)
    with pytest.raises(ValueError, match="another tournament"):
        merge_tournaments(one, other)
    drawn = copy(one)
    drawn.rounds[0].tables = tuple(pair[::-1] for pair in drawn.rounds[0].tables)
    with pytest.raises(ValueError, match="drew round 1 differently"):
        merge_tournaments(one, drawn)


def test_the_report_for_the_naf_has_every_match_once_and_no_markup_of_others():
    import xml.etree.ElementTree as ET
    made = after(2)
    made.entrants[0] = made.entrants[0]._replace(name="Tom & <b>Jerry</b>", member=4711)
    made.rounds[0].scores[0] = TableScore((1, 0), is_forfeit=True)
    root = ET.fromstring(naf_report(made, "me & you", 1_700_000_000_000).encode())
    assert [each.tag for each in root][:2] == ["organiser", "coaches"] and root[0].text == "me & you"
    assert len(root.findall("game")) == sum(len(played.scores) for played in made.rounds) - 1
    assert root.find("coaches/coach/name").text == "Tom & <b>Jerry</b>"
    for game in root.findall("game"):
        records = game.findall("playerRecord")
        assert game[0].tag == "timeStamp" and len(game[0].text) == 16 and len(records) == 2
        assert [each.tag for each in records[0]] == [
            "name", "number", "team", "teamRating", "touchDowns", "badlyHurt"]
    numbers = {each.text for each in root.iter("number")}
    assert numbers == {"4711", "9"}
