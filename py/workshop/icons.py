"""The icons as pictures of points, for systems that take no drawings: a small painter of the shapes our icons use.

Only what `static/icons/*.svg` hold is understood: rectangles, straight-line paths, and groups with a transform.
"""

import math
import re
import struct
import xml.etree.ElementTree as ElementTree
import zlib
from pathlib import Path

from workshop.paths import STATIC

Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]

SIZES = {"icon": (180, 192, 512), "maskable": (512,)}
FINE = 4  # sub-rows and sub-columns of a point, for smooth edges
SAME: Matrix = (1, 0, 0, 1, 0, 0)


def write(folder: Path) -> None:
    """Write every icon in every size to a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, sizes in SIZES.items():
        root = ElementTree.parse(STATIC / "icons" / f"{name}.svg").getroot()
        width = float((root.get("viewBox") or "").split()[2])
        for size in sizes:
            canvas = Painter(size)
            paint(root, (size / width, 0, 0, size / width, 0, 0), canvas)
            (folder / f"{name}-{size}.png").write_bytes(canvas.png())


def paint(node: ElementTree.Element, matrix: Matrix, canvas: "Painter") -> None:
    """Paint an element and what is in it."""
    matrix = product(matrix, transform(node.get("transform") or ""))
    kind = node.tag.rpartition("}")[2]
    outline = rectangle(node) if kind == "rect" else path(node.get("d") or "") if kind == "path" else []
    if outline:
        placed = [moved(matrix, point) for point in outline]
        canvas.fill(placed, node.get("fill") or "#000")
        if node.get("stroke"):
            scale = math.sqrt(abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))
            canvas.line(placed, float(node.get("stroke-width") or 1) * scale / 2, str(node.get("stroke")))
    for child in node:
        paint(child, matrix, canvas)


def transform(text: str) -> Matrix:
    """Read the translations, scales and rotations of a `transform`."""
    matrix = SAME
    for name, values in re.findall(r"(\w+)\(([^)]*)\)", text):
        a, *rest = map(float, values.split())
        turn = math.radians(a)
        step: Matrix = {
            "translate": (1, 0, 0, 1, a, rest[0] if rest else 0),
            "scale": (a, 0, 0, rest[0] if rest else a, 0, 0),
            "rotate": (math.cos(turn), math.sin(turn), -math.sin(turn), math.cos(turn), 0, 0),
        }[name]
        matrix = product(matrix, step)
    return matrix


def product(m: Matrix, n: Matrix) -> Matrix:
    """Return the matrix that applies `n` first, then `m`."""
    return (m[0] * n[0] + m[2] * n[1], m[1] * n[0] + m[3] * n[1], m[0] * n[2] + m[2] * n[3],
            m[1] * n[2] + m[3] * n[3], m[0] * n[4] + m[2] * n[5] + m[4], m[1] * n[4] + m[3] * n[5] + m[5])


def moved(m: Matrix, point: Point) -> Point:
    """Return a point after a transform."""
    return m[0] * point[0] + m[2] * point[1] + m[4], m[1] * point[0] + m[3] * point[1] + m[5]


def rectangle(node: ElementTree.Element) -> list[Point]:
    """Return the outline of a rectangle at the origin, its corners as round as they are drawn."""
    width, height, r = float(node.get("width") or 0), float(node.get("height") or 0), float(node.get("rx") or 0)
    corners = ((width - r, r, -90), (width - r, height - r, 0), (r, height - r, 90), (r, r, 180))
    turns = range(0, 91, 3) if r else (0,)
    return [(x + r * math.cos(math.radians(start + turn)), y + r * math.sin(math.radians(start + turn)))
            for x, y, start in corners for turn in turns]


def path(text: str) -> list[Point]:
    """Return the corners of a closed path of straight lines in absolute coordinates."""
    corners: list[Point] = []
    for letter, values in re.findall(r"([MLHVZ])([^MLHVZ]*)", text):
        numbers = [float(number) for number in re.findall(r"-?[\d.]+", values)]
        if letter == "H":
            corners += [(x, corners[-1][1]) for x in numbers]
        elif letter == "V":
            corners += [(corners[-1][0], y) for y in numbers]
        else:
            corners += zip(numbers[::2], numbers[1::2], strict=True)
    return corners


class Painter:
    """A square picture with transparency.

    Args: size - points a side.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self.fine = size * FINE
        self.rows = [bytearray(self.fine) for _row in range(self.fine)]  # index into `colours`, 0 = clear
        self.colours: list[tuple[int, ...]] = [(0, 0, 0, 0)]

    def fill(self, corners: list[Point], colour: str) -> None:
        """Fill an outline."""
        index = self._index(colour)
        edges = list(zip(corners, [*corners[1:], corners[0]], strict=True))
        for row, points in enumerate(self.rows):
            y = (row + 0.5) / FINE
            cut = [edge for edge in edges if (edge[0][1] <= y) != (edge[1][1] <= y)]
            across = sorted(x0 + (y - y0) * (x1 - x0) / (y1 - y0) for (x0, y0), (x1, y1) in cut)
            for left, right in zip(across[::2], across[1::2], strict=True):
                first, last = (min(max(round(x * FINE), 0), self.fine) for x in (left, right))
                points[first:last] = bytes((index,)) * (last - first)

    def line(self, corners: list[Point], half: float, colour: str) -> None:
        """Draw along an outline with round joins."""
        for (x0, y0), (x1, y1) in zip(corners, [*corners[1:], corners[0]], strict=True):
            long = math.hypot(x1 - x0, y1 - y0) or 1
            dx, dy = (y1 - y0) / long * half, (x0 - x1) / long * half
            self.fill([(x0 + dx, y0 + dy), (x1 + dx, y1 + dy), (x1 - dx, y1 - dy), (x0 - dx, y0 - dy)], colour)
            turns = [math.radians(turn) for turn in range(0, 360, 15)]
            self.fill([(x0 + half * math.cos(turn), y0 + half * math.sin(turn)) for turn in turns], colour)

    def _index(self, colour: str) -> int:
        digits = colour.removeprefix("#")
        digits = "".join(digit * 2 for digit in digits) if len(digits) == 3 else digits
        found = (*bytes.fromhex(digits), 255)
        if found not in self.colours:
            self.colours.append(found)
        return self.colours.index(found)

    def png(self) -> bytes:
        """Return the picture as a file."""
        lines = b"".join(b"\0" + self._line(row) for row in range(self.size))
        head = struct.pack(">IIBBBBB", self.size, self.size, 8, 6, 0, 0, 0)
        parts = ((b"IHDR", head), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b""))
        return b"\x89PNG\r\n\x1a\n" + b"".join(
            struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
            for name, body in parts)

    def _line(self, row: int) -> bytes:
        """Return one row of points, each the mean of its parts."""
        parts = self.rows[row * FINE:(row + 1) * FINE]
        made = bytearray()
        for left in range(0, self.fine, FINE):
            seen = b"".join(part[left:left + FINE] for part in parts)
            if seen.count(seen[0]) == len(seen):
                made += bytes(self.colours[seen[0]])
                continue
            colours = [self.colours[index] for index in seen]
            opaque = [colour for colour in colours if colour[3]]
            made += bytes(sum(colour[n] for colour in opaque) // len(opaque) for n in range(3))
            made.append(255 * len(opaque) // len(colours))
        return bytes(made)
