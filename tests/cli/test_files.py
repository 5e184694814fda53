"""Files are written whole beside the old ones, and never through a symbolic link unless that is asked for."""

import os
import stat

import pytest

import fracas
from fracas.__main__ import main
from fracas.commands import files
from fracas.kernel.errors import InvalidNotation

SITE = ("--site", "https://fracas.example/")


def run(*words):
    return main([str(word) for word in words])


@pytest.fixture
def league(tmp_path, capsys):
    """A league of two bots and its file."""
    path = tmp_path / "real.json"
    assert run("league", "new", "school-fighters", path, "--bots", "4", "--seed", "a") == 0
    capsys.readouterr()
    return path


def written_by(command, tmp_path, league):
    """Return the words of a command that writes to `tmp_path / "link"`, or to what stands for it."""
    position, link = fracas.new("elfball", seed="a").position, tmp_path / "link.json"
    (tmp_path / "post.md").write_text(f"```fracas\n{position}\n```\n", encoding="utf-8")
    return {
        "league result": ("league", "result", link, "r1.1", "3-1"),
        "league simulate": ("league", "simulate", link, "--matches", "1"),
        "league withdraw": ("league", "withdraw", link, "1"),
        "league export": ("league", "export", league, "table", "-o", link),
        "league begin": ("league", "begin", league, "r1.1", "-o", link),
        "render": ("render", position, "-o", link),
        "embed": ("embed", tmp_path / "post.md", "--kind", "frame", *SITE, "-o", link),
    }[command]


WRITING = ("league result", "league simulate", "league withdraw", "league export", "league begin", "render", "embed")


@pytest.mark.parametrize("command", WRITING)
def test_a_symbolic_link_is_refused_and_nothing_changes(command, tmp_path, league, capsys):
    before, link = league.read_bytes(), tmp_path / "link.json"
    link.symlink_to(league)
    assert run(*written_by(command, tmp_path, league)) == 2
    said = capsys.readouterr().err
    assert "is a symbolic link" in said and "--follow-links" in said and said.count("\n") == 1
    assert link.is_symlink() and league.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir() if path.name.endswith(".new")] == []


@pytest.mark.parametrize("command", [each for each in WRITING if each not in ("league withdraw", "embed")])
def test_whoever_asks_for_it_writes_where_the_link_leads(command, tmp_path, league, capsys):
    before, link = league.read_bytes(), tmp_path / "link.json"
    link.symlink_to(league)
    assert run(*written_by(command, tmp_path, league), "--follow-links") == 0
    assert link.is_symlink() and not league.is_symlink() and league.read_bytes() != before


def test_a_link_that_leads_nowhere_is_refused_for_a_new_league(tmp_path, capsys):
    (tmp_path / "new.json").symlink_to(tmp_path / "elsewhere.json")
    assert run("league", "new", "elfball", tmp_path / "new.json", "--bots", "2") == 2
    assert not (tmp_path / "elsewhere.json").exists()


def test_links_are_followed_on_reading(tmp_path, league, capsys):
    (tmp_path / "link.json").symlink_to(league)
    assert run("league", "show", tmp_path / "link.json") == 0


def test_the_old_file_stays_whole_until_the_new_one_is(tmp_path, monkeypatch):
    """The disk is full in the middle of writing."""
    path = tmp_path / "file.txt"
    path.write_text("old")
    path.chmod(0o666)

    def full(_descriptor):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        files.write_file(path, "new")
    assert path.read_text() == "old" and [each.name for each in tmp_path.iterdir()] == ["file.txt"]
    monkeypatch.undo()
    files.write_file(path, "new")
    assert path.read_text() == "new" and stat.S_IMODE(path.stat().st_mode) == 0o666


def test_a_pipe_is_written_to_and_stays_one(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    files.write_file(pipe, "text")
    assert os.read(reader, 100) == b"text" and pipe.is_fifo()
    os.close(reader)


def test_a_refusal_comes_before_long_work(tmp_path):
    (tmp_path / "link").symlink_to(tmp_path / "file")
    with pytest.raises(InvalidNotation, match=r"leads to\.$"):
        files.check_writable(tmp_path / "link")
    with pytest.raises(FileNotFoundError):
        files.check_writable(tmp_path / "no" / "file")
    with pytest.raises(IsADirectoryError):
        files.check_writable(tmp_path)
    files.check_writable(tmp_path / "file")
    assert not (tmp_path / "file").exists()
