"""Records of every format that was ever written are loaded for ever, and graded for what they prove."""

import re
from pathlib import Path

import pytest

import fracas
from fracas.kernel.chance.dice_audit import audit_dice
from fracas.kernel.errors import DamagedText, Desync, InvalidNotation

FORMAT_1 = sorted((Path(__file__).parent / "format_1").glob("*.txt"))


def begun(key="elfball", real=(False, False), **rest):
    game = fracas.new(key, "a seed", real=real, **rest)
    game.apply(game.legal_actions()[0])
    while game.pending is not None:
        game.answer("4" if real[0] and game.pending.kind == "first" else game.pending.options[0])
    for _action in range(3):
        game.apply(game.legal_actions()[0])
    return game


@pytest.mark.parametrize("file", FORMAT_1, ids=lambda file: file.stem)
def test_a_record_of_format_1_is_loaded_as_it_was_and_its_dice_cannot_be_checked(file):
    text = file.read_text(encoding="utf-8")
    game = fracas.from_record(text, verify=True)
    assert game.record == text and game.format == 1
    assert audit_dice(game).key == "unchecked" and "cannot be checked" in audit_dice(game).text
    with pytest.raises(DamagedText):
        fracas.from_record(text.replace('[Fingerprint "', '[Fingerprint "0'))


def test_the_whole_course_is_under_the_fingerprint_but_comments_are_free():
    record = begun().record
    head, body, mark = record.split("\n\n")
    rows = body.split("\n")
    for place in range(len(rows)):
        with pytest.raises(ValueError, match="."):
            fracas.from_record("\n\n".join((head, "\n".join(rows[:place] + rows[place + 1:]), mark)))
    for tag in head.split("\n")[2:]:
        with pytest.raises(ValueError, match="."):
            fracas.from_record(record.replace(f"{tag}\n", ""))
    assert fracas.from_record(record.replace("\n\n[F", "\n# well played\n\n[F")).plies[-1].comment == "well played"


def test_a_record_of_today_has_to_have_its_fingerprint():
    record = begun().record
    with pytest.raises(DamagedText, match="lacks its last line, the fingerprint"):
        fracas.from_record(re.sub(r"\[Fingerprint.*\n", "", record))



def test_dice_are_by_hand_only_where_the_side_declared_it():
    game = begun()
    with pytest.raises(Desync, match="this side did not declare"):
        fracas.from_record(game.record.replace("start: first=", "start: first=4!; first=", 1))
    honest = begun(real=(True, False))
    assert audit_dice(honest)[:2] == (True, 1) and "1 die was thrown by hand" in audit_dice(honest).text
    assert fracas.from_record(honest.record).record == honest.record
    with pytest.raises(Desync, match="this side did not declare"):
        fracas.from_record(honest.record.replace('[Real "home"]', '[Real "away"]'))


def test_dice_of_no_hand_and_no_seed_are_refused():
    record = begun().record
    with pytest.raises(Desync, match="there is no seed"):
        fracas.from_record(record.replace('[Seed "a seed"]\n', ""))
    with pytest.raises(Desync, match="this side did not declare"):
        fracas.from_record(re.sub(r"(first=\d)", r"\1!", record.replace('[Seed "a seed"]\n', "")))


@pytest.mark.parametrize("real", ["both", "away home", "home home", "home, away"])
def test_sides_that_are_none_throw_no_real_dice(real):
    head = '[Game "elfball"]\n[Format "2"]\n[Home "orcs"]\n[Away "orcs"]\n'
    with pytest.raises(InvalidNotation, match="not sides"):
        fracas.from_record(f'{head}[Real "{real}"]\n')


OTHERS = [("Home", "orcs"), ("Away", "orcs"), ("Options", "goals=3"), ("Game", "cave_brawl")]


@pytest.mark.parametrize(("tag", "value"), OTHERS)
def test_header_lines_that_contradict_the_first_position_are_refused(tag, value):
    game = begun()
    again = fracas.from_position(game.position, "other")
    again.tags.update({name: game.tags[name] for name in ("Home", "Away")})
    assert fracas.from_record(again.record).state == game.state
    again.tags[tag] = value
    with pytest.raises(ValueError, match="another game, other teams or options"):
        fracas.from_record(again.record)


def test_a_match_without_hand_dice_says_that_all_are_of_the_seed():
    grade = audit_dice(fracas.from_record(begun().record))
    assert grade.key == "seed" and grade.text == "All dice are virtual and of the seed."


@pytest.mark.parametrize("comment", ["x" * 7_900 + "\n# " + "x" * 200, "\n".join(["# abc"] * 2_700)])
def test_a_comment_is_as_long_as_a_comment_may_be(comment):
    record = begun().record
    head, body, mark = record.split("\n\n")
    with pytest.raises(DamagedText, match="comment on action 1 of the record is too long"):
        fracas.from_record("\n\n".join((head, body.replace("\n", f"\n# {comment}\n", 1), mark)))


def test_all_comments_together_are_as_long_as_comments_may_be():
    game = fracas.new("cave_brawl", "a seed")
    for _action in range(52):
        game.apply(game.legal_actions()[0])
        while game.pending is not None:
            game.answer(game.pending.options[0])
        game.plies[-1].comment = "x" * 7_900
    with pytest.raises(DamagedText, match="comment on action 51 of the record"):
        fracas.from_record(game.record)
