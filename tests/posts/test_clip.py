"""Clips of matches: what is seen frame by frame, for how long, from how near, and the same in words."""

import xml.etree.ElementTree as Xml
from dataclasses import replace

import pytest

from fracas.faces import face_of
from fracas.games import KEYS
from fracas.posts.clip import IN_THE_AIR, LAST, MOST_FRAMES, ON_THE_TABLE, SHOUTED, STEP, STEPS, make_clip
from fracas.view.match.dice import percent
from tests.page.test_replay import played


@pytest.fixture(scope="module")
def matches():
    return {key: played(key, 40) for key in KEYS}


def clip_of(game, step=10**6, count=STEPS):
    return make_clip(game, face_of(game.ruleset.key), step, count)


@pytest.mark.parametrize("key", KEYS)
def test_a_clip_tells_its_steps_in_pictures_and_words(matches, key):
    game = matches[key]
    clip = clip_of(game)
    times = [timed.milliseconds for timed in clip.frames]
    assert len(times) <= MOST_FRAMES and times[-1] == LAST
    assert {*times} <= {IN_THE_AIR, ON_THE_TABLE, STEP, SHOUTED, LAST}
    assert clip.milliseconds == sum(times) and clip.name == f"{key.replace('_', '-')}-{len(game.plies)}"
    for before, timed in zip(clip.frames, clip.frames[1:], strict=False):
        if before.frame.turn >= 0:  # dice that fly come to lie
            assert timed.frame.turn in (before.frame.turn + 1, -1) and len(timed.frame.dice) == len(before.frame.dice)
            assert before.frame.chance is None
    lines = clip.text.splitlines()
    assert len(lines) <= STEPS + 2 and all(lines) and lines[-1].startswith("Score: ")
    assert clip.frames[-1].frame.board.tokens == clip_of(game, count=1).frames[-1].frame.board.tokens


@pytest.mark.parametrize("key", KEYS)
def test_all_that_happens_is_in_the_picture(matches, key):
    clip = clip_of(matches[key])
    x, y, wide, high = clip.drawing.box
    left, top, width, height = clip.frames[0].frame.board.field.extent
    assert left - 1e-6 <= x and x + wide <= left + width + 1e-6 and top - 1e-6 <= y and y + high <= top + height + 1e-6
    for timed in clip.frames:
        board = timed.frame.board
        for cell in (*board.trail, *board.pointed):
            cx, cy = board.field.lattice.centres[cell]
            assert x <= cx <= x + wide and y <= cy <= y + high


def test_a_frame_is_whole_by_itself(matches):
    clip = clip_of(matches["elfball"])
    thrown = next(timed.frame for timed in clip.frames if timed.frame.chance is not None)
    drawing = clip.drawing.draw(thrown)
    width, height = clip.drawing.size
    root = Xml.fromstring(drawing)
    assert (root.get("width"), root.get("height"), width) == (str(width), str(height), 480)
    names = {each.get("id") for each in root.iter() if each.get("id")}
    asked = {value[1:] for each in root.iter() for name, value in each.attrib.items()
             if name.endswith("href") and value.startswith("#")}
    assert asked and asked <= names and "var(" not in drawing
    assert percent(thrown.chance) in drawing


def test_a_great_moment_is_shouted_over_the_board():
    game = next(game for game in (played("street_bowl", most) for most in (40, 80, 120))
                if any(timed.frame.word for timed in clip_of(game, count=STEPS * 6).frames))
    clip = clip_of(game, count=STEPS * 6)
    loud = next(timed for timed in clip.frames if timed.frame.word and timed.milliseconds == SHOUTED)
    assert loud.frame.word in clip.drawing.draw(loud.frame)


def test_a_clip_of_any_step_is_made(matches):
    game = matches["cave_brawl"]
    assert len(clip_of(game, -5).frames) == 1
    assert clip_of(game, 3).text == clip_of(game, 3, 999).text
    assert clip_of(game, 10**9).text == clip_of(game, len(game.plies)).text
    assert len(clip_of(game, count=10**6).frames) <= MOST_FRAMES
    assert len(clip_of(game, 3, 1).text.splitlines()) <= 3


@pytest.mark.parametrize("key", ["elfball", "street_brawl", "street_bowl"])
def test_no_chance_is_told_of_a_throw_that_the_game_does_not_count(matches, key):
    face = face_of(key)
    silent = replace(face, report=replace(face.report, value=lambda *_all: None))
    assert any(timed.frame.chance is not None for timed in clip_of(matches[key]).frames)
    assert all(timed.frame.chance is None for timed in make_clip(matches[key], silent, 10**6, STEPS).frames)
