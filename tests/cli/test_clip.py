"""Clips from the command line: a small moving picture, its words beside it, and the record left alone."""

import json
from io import BytesIO

import pytest
from PIL import Image

from fracas.commands import raster
from tests.cli.test_commands import run as run
from tests.page.test_replay import played

DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="{}" fill="#d02"/></svg>'


def test_a_record_becomes_a_moving_picture_and_words(run, tmp_path):
    record = tmp_path / "match.txt"
    record.write_text(played("street_brawl", 12).record, encoding="utf-8")
    before = record.read_bytes()
    status, out, _err = run("clip", record, "-o", tmp_path / "match.gif", "--step", 4, "--steps", 1, "--json")
    found = json.loads(out)
    assert status == 0 and found["files"] == ["match.gif", "match.gif.txt"] and record.read_bytes() == before
    with Image.open(tmp_path / "match.gif") as picture:
        assert picture.size[0] == 480 and picture.n_frames <= found["frames"] and picture.info["loop"] == 0
    assert found["bytes"] == (tmp_path / "match.gif").stat().st_size <= raster.MOST_BYTES
    assert (tmp_path / "match.gif.txt").read_text(encoding="utf-8") == f"{found['text']}\n"


def test_another_kind_of_file_is_refused(run, tmp_path):
    status, _out, err = run("clip", "-", "-o", tmp_path / "match.png")
    assert status == 2 and "let its name end in .gif" in err and not list(tmp_path.iterdir())


def test_a_moving_picture_keeps_its_times_and_its_limit(monkeypatch):
    frames = [(DRAWING.format(high), 100 * high) for high in (2, 5, 9)]
    with Image.open(BytesIO(raster.to_gif(frames, 18))) as picture:
        times = []
        for n in range(picture.n_frames):
            picture.seek(n)
            times.append(picture.info["duration"])
    assert times == [200, 500, 900]
    monkeypatch.setattr(raster, "MOST_BYTES", 10)
    with pytest.raises(ValueError, match="too large"):
        raster.to_gif(frames, 18)
