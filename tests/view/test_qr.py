"""QR codes: the drawn squares are those of segno, and a decoder that is not segno's reads the text in the drawing."""

import re

import pytest
import segno
import zxingcpp

from fracas.kernel.errors import DamagedText
from fracas.view.share.qr import MARGIN, modules, qr_code, qr_content, qr_sheet

PIXELS = 3  # of a module
ADDRESS = "https://fracas.example/play/#/replay/2e"
TEXTS = [ADDRESS, ADDRESS + "Ab-_09zZ" * 60, "https://fracas.example/é/" + "é" * 40, ADDRESS + "Ab-_" * 725]


def pixels(drawing):
    """Paint the dark lines of a drawing on white paper.

    Returns: rows of grey values, and the width in pixels.
    """
    size = int(re.search(r'viewBox="0 0 (\d+) \1"', drawing)[1])
    rows = [bytearray(b"\xff" * size * PIXELS) for _row in range(size)]
    for x, y, width in (map(int, found) for found in re.findall(r"M(\d+) (\d+)\.5h(\d+)", drawing)):
        rows[y][x * PIXELS:(x + width) * PIXELS] = bytes(width * PIXELS)
    return b"".join(bytes(row) * PIXELS for row in rows), size * PIXELS


@pytest.mark.parametrize("text", TEXTS, ids=len)
def test_a_decoder_reads_what_was_drawn(text):
    painted, width = pixels(str(qr_code(text, "a code")))
    found = zxingcpp.read_barcodes(memoryview(painted).cast("B", shape=[width, width]))
    assert [each.text for each in found] == [text]


@pytest.mark.parametrize("text", TEXTS, ids=len)
def test_the_drawing_is_segnos_matrix_with_a_quiet_margin_of_four(text):
    matrix = segno.make(text, error="l", micro=False).matrix
    assert modules(text) == tuple(map(bytes, matrix))
    painted, width = pixels(str(qr_code(text, "a code")))
    seen = [[painted[y * width + x] == 0 for x in range(0, width, PIXELS)] for y in range(0, width, PIXELS)]
    inner = [row[MARGIN:-MARGIN] for row in seen[MARGIN:-MARGIN]]
    assert inner == [list(map(bool, row)) for row in matrix]
    assert sum(map(sum, seen)) == sum(map(sum, inner)) and len(seen) == len(matrix) + 8


def test_the_paper_is_white_and_the_squares_are_black_whatever_the_theme():
    drawing = str(qr_code(TEXTS[0], "<a> code"))
    assert re.findall(r'(?:fill|stroke)="([^"]*)"', drawing) == ["#fff", "#000", "none"]
    assert 'd="M0 0h' in drawing.partition("#fff")[0], "the paper reaches under the margin"
    assert 'role="img"' in drawing and "&lt;a&gt; code" in drawing and "var(" not in drawing


def test_what_is_too_long_for_one_code_is_said_and_the_file_is_offered():
    most = "x" * 2953  # ISO/IEC 18004, table 7: version 40, level L, bytes
    assert len(modules(most)) == 177
    with pytest.raises(DamagedText, match="2954 characters are too many for a QR code"):
        qr_code(most + "x", "a code")
    assert "<svg" not in qr_content(most + "x") and "characters are too many for" in qr_content(most + "x")
    assert 'data-do="save-text"' in qr_sheet(most + "x") and "2954 characters" in qr_sheet(most + "x")
