"""What is built is built once for the same sources, and again when a source or a word changes."""

import pytest

from workshop.build_cache import build_once, digest


def test_work_is_done_once_for_one_fingerprint_and_again_for_another(tmp_path):
    stamp, due = tmp_path / "folder" / "made", []
    for fingerprint in ("one", "one", "two", "two"):
        with build_once(stamp, fingerprint) as stale:
            due.append(stale)
    assert due == [True, False, True, False]


def test_work_that_failed_is_due_again(tmp_path):
    stamp = tmp_path / "made"
    stamp.write_text("before")
    with pytest.raises(OSError, match="full"), build_once(stamp, "now"):
        raise OSError("full")
    assert not stamp.exists()


def test_a_fingerprint_depends_on_names_contents_and_words(tmp_path):
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_text("a")
    two.write_text("a")
    assert len({digest([one]), digest([two]), digest([one, two]), digest([one], "word")}) == 4
    assert digest([two, one]) == digest([one, two])
    before = digest([one])
    one.write_text("b")
    assert digest([one]) != before
