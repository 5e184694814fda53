"""What a release could do without is found again, and nothing that is in use is proposed."""

import pytest

from workshop import tools
from workshop.build_cache import build_lock
from workshop.interpreter import slim, slim_report, slim_script, wasm
from workshop.interpreter.pyodide_releases import all_releases
from workshop.interpreter.slim_report import Marks, MemoryPieces, UnmarkedRun

RELEASE = all_releases()[-1]


@pytest.fixture(scope="module")
def report():
    """The lines on the pinned release."""
    with build_lock():
        return slim_report.report_lines(tools.fetch_node_packages() / "pyodide")


def test_the_pinned_release_is_told_with_what_is_found_again_of_each_component(report):
    assert report[0].startswith(f"release {RELEASE.version}: 5,")
    told = {line.partition(": ")[0]: line.partition(": ")[2] for line in report[-len(RELEASE.components):]}
    assert told["iconv of the C library"] == "139,358 of 139,360 bytes found again"
    assert told["mapped files"].startswith("30 of 31 slots")


def test_runs_of_slots_stop_where_what_is_in_use_begins(report):
    """No run goes deep into what the known release keeps: its slots lie in components but for a few at the ends."""
    runs = [line.split()[1].rstrip(";").split("-") for line in report if line.startswith("slots ")]
    inside = [{*range(int(first), int(last) + 1)} & RELEASE.slots for first, last in runs]
    assert sum(map(len, inside)) > 1_200 and len(runs) > 15


def small_binary(slots):
    return wasm.Module(b"", [], [], [], [], [wasm.Export("free", wasm.FUNCTION, slots[0])], [], slots, bytearray())


def test_a_run_of_slots_bridges_two_in_doubt_and_no_third():
    slots = [*range(100, 140)]
    marked = {slots[5], slots[6], *slots[20:23]}
    runs = slim_report.slot_runs(small_binary(slots), Marks(marked, set()))
    assert runs == [UnmarkedRun(1, 20, (6, 7), ("free",)), UnmarkedRun(24, 40, (), ())]


def test_memory_is_cut_at_names_and_runs_join_pieces_that_nothing_marks():
    image = bytearray(b"\1" * 40_000)
    memory = MemoryPieces([0, 5_000, 10_000, 20_000, 30_000], image, 20_000)
    assert [memory.piece(at) for at in (0, 4_999, 5_000, 39_999, 40_000)] == [0, 0, 1, 4, -1]
    assert [*memory.words(0)] == [] and len([*memory.words(3)]) == 2_500
    runs = slim_report.memory_runs(memory, Marks(set(), {0, 3}))
    assert runs == [UnmarkedRun(5_000, 20_000, (), ()), UnmarkedRun(30_000, 40_000, (), ())]


def test_what_is_marked_is_what_scripts_reach_by_calls_slots_and_words():
    """1 is exported and names slot 2 and an address whose piece holds slot 3; 13 is called by nobody."""
    image = bytearray(64)
    image[32:36] = (3).to_bytes(4, "little")
    binary = wasm.Module(b"", [], [], [], [], [wasm.Export("go", wasm.FUNCTION, 1)], [], [10, 11, 12, 13], image)
    named = {1: wasm.References(frozenset({5}), frozenset({2, 32}), frozenset(), frozenset({2, 32})),
             5: wasm.References(frozenset(), frozenset({4}), frozenset(), frozenset()),
             **dict.fromkeys((10, 11, 12, 13), wasm.NOTHING)}
    marks = slim_report.mark(binary, named, MemoryPieces([8, 32, 48], image, 8), {"go"})
    assert marks == Marks({1, 5, 11, 12}, {1}), "an offset is no slot"


def test_of_a_release_that_cannot_be_read_one_line_is_said(tmp_path):
    for name in (slim.BINARY, slim_script.SCRIPT, slim_script.LOADER):
        (tmp_path / name).write_text("no", encoding="utf-8")
    with pytest.raises(wasm.UnknownFormat) as refused:
        slim_report.report_lines(tmp_path)
    assert "\n" not in str(refused.value)
