"""The app icons as PNG files, for systems that take no SVG."""

from pathlib import Path

from fracas.commands.raster import to_png
from workshop.paths import STATIC

SIZES = {"icon": (180, 192, 512), "maskable": (512,)}  # pixels across


def write_icons(folder: Path) -> None:
    """Write every icon in every size to a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, sizes in SIZES.items():
        drawing = (STATIC / "icons" / f"{name}.svg").read_text(encoding="utf-8")
        for size in sizes:
            (folder / f"{name}-{size}.png").write_bytes(to_png(drawing, size))
