"""Icons are painted from our drawings without any tool: the right size, clear corners, our colours."""

import struct
import zlib

from workshop import icons


def test_icons_are_pictures_of_the_right_size_and_colours(tmp_path):
    icons.write(tmp_path)
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
    """Return the rows of points of one of our pictures."""
    content = file.read_bytes()
    size = struct.unpack(">I", content[16:20])[0]
    at = content.index(b"IDAT")
    lines = zlib.decompress(content[at + 4:at + 4 + struct.unpack(">I", content[at - 4:at])[0]])
    width = 1 + 4 * size
    return [[tuple(lines[row * width + 1 + 4 * n:row * width + 5 + 4 * n]) for n in range(size)] for row in range(size)]
