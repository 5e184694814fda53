"""The page of figures: rows of a run replace those of the same name and leave the others."""

import json

from tests import figures
from workshop.measures import figures_page
from workshop.measures.figures_page import Row, with_rows

PAGE = """# Figures

<!-- measured -->
| What | Asked | Measured | When, where |
|---|---|---|---|
| copy | <= 11 x | 0.5 x | 2026-01-01, a desk |
| odds | <= 4 ms | 1 ms | 2026-01-01, a desk |
<!-- end -->

Notes | with | bars.
"""


def test_a_row_measured_anew_stands_in_its_old_place_and_a_new_one_at_the_end():
    found = [Row("odds", "<= 4 ms", "2 ms", "today, a phone"), Row("taps", "", "9 ms", "today, a phone")]
    page = with_rows(PAGE, found)
    lines = page.splitlines()
    assert lines[4:9] == [
        "|---|---|---|---|", "| copy | <= 11 x | 0.5 x | 2026-01-01, a desk |",
        "| odds | <= 4 ms | 2 ms | today, a phone |", "| taps |  | 9 ms | today, a phone |", "<!-- end -->"]
    assert page.endswith("\nNotes | with | bars.\n") and with_rows(page, []) == page


def test_a_figure_is_printed_and_kept_only_where_a_command_asks_for_it(tmp_path, monkeypatch, capsys):
    kept = tmp_path / "kept.jsonl"
    monkeypatch.delenv("FRACAS_FIGURES", raising=False)
    figures.figure("copy", "<= 11 x", "0.4 x")
    monkeypatch.setenv("FRACAS_FIGURES", str(kept))
    figures.figure("odds", "", "2 ms")
    assert capsys.readouterr().out == "\ncopy: 0.4 x; asked <= 11 x\nodds: 2 ms"
    assert [json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines()] == [["odds", "", "2 ms"]]


def test_the_page_that_is_written_names_date_and_machine(tmp_path, monkeypatch):
    page, collected = tmp_path / "figures.md", tmp_path / "figures.jsonl"
    page.write_text(PAGE, encoding="utf-8")
    collected.write_text('["copy", "<= 11 x", "0.3 x"]\n', encoding="utf-8")
    monkeypatch.setattr(figures_page, "PAGE", page)
    monkeypatch.setattr(figures_page, "COLLECTED", collected)
    monkeypatch.setattr(figures_page, "ENGINE", tmp_path / "py" / "fracas")
    figures_page.update_page()
    row = page.read_text(encoding="utf-8").splitlines()[5]
    assert row.startswith("| copy | <= 11 x | 0.3 x | 20") and "CPython 3." in row
