"""Icons are drawn from our SVG files: the right size, clear corners, our colours."""

import struct
import zlib

from workshop.website import icons


def test_icons_are_pictures_of_the_right_size_and_colours(tmp_path):
    icons.write_icons(tmp_path)
    sizes = {}
    for file in tmp_path.iterdir():
        content = file.read_bytes()
        assert content[:8] == b"\x89PNG\r\n\x1a\n"
        sizes[file.name] = struct.unpack(">II", content[16:24])
    assert sizes == {
        "icon-180.png": (180, 180), "icon-192.png": (192, 192), "icon-512.png": (512, 512),
        "maskable-512.png": (512, 512),
    }
    small, maskable = (pixels(tmp_path / name) for name in ("icon-192.png", "maskable-512.png"))
    assert small[0][0] == (0, 0, 0, 0)  # a round corner
    assert maskable[0][0] == (0x1B, 0x15, 0x28, 255)  # none where the system cuts
    assert small[30][96] == (0xFF, 0xD0, 0x2E, 255)


def pixels(file):
    """Return the rows of pixels of a PNG file of eight bits a channel, with transparency.

    Source: PNG (Portable Network Graphics) Specification, W3C (2003), 9 "Filtering".
    """
    content = file.read_bytes()
    size, at, packed = struct.unpack(">I", content[16:20])[0], 8, b""
    assert content[24:26] == bytes([8, 6])
    while at < len(content):
        length, = struct.unpack(">I", content[at:at + 4])
        packed += content[at + 8:at + 8 + length] if content[at + 4:at + 8] == b"IDAT" else b""
        at += length + 12
    lines, width = zlib.decompress(packed), 4 * size
    rows, above = [], bytes(width)
    for row in range(size):
        kind, *line = lines[row * (width + 1):(row + 1) * (width + 1)]
        for n in range(width):
            left, up, corner = (line[n - 4], above[n], above[n - 4]) if n > 3 else (0, above[n], 0)
            line[n] = line[n] + (0, left, up, (left + up) // 2, nearest(left, up, corner))[kind] & 0xFF
        rows.append([tuple(line[n:n + 4]) for n in range(0, width, 4)])
        above = line
    return rows


def nearest(left, up, corner):
    """Return the neighbour nearest to left + up - corner, which Paeth's filter predicts from."""
    return min((left, up, corner), key=lambda each: abs(left + up - corner - each))
