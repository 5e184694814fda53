"""The site as it is deployed: beside each large file its compressed ones, for servers that send those."""

import subprocess
from pathlib import Path

from workshop import tools
from workshop.paths import BUILD, WORKSHOP
from workshop.website import site

COMPRESSED = (".br", ".gz")
SMALL = 1000  # bytes; smaller files fit in a packet or two as they are
PLAIN = {".png", ".woff2", *COMPRESSED}  # what is compressed already


def build() -> Path:
    """Build the site and lay compressed files beside the plain ones."""
    folder = site.build()
    tools.say("compressing the site for servers that send .br and .gz")
    compress(folder)
    return folder


def compress(folder: Path) -> None:
    """Lay compressed files beside the large files of a folder, and remove those of an earlier build."""
    for old in [path for path in folder.rglob("*") if path.suffix in COMPRESSED]:
        old.unlink()
    names = [path.relative_to(folder).as_posix() for path in sorted(folder.rglob("*")) if path.is_file()
             and path.suffix not in PLAIN and not path.name.startswith(".") and path.stat().st_size > SMALL]
    command = [tools.node_folder() / "node", WORKSHOP / "website" / "compress.mjs", folder, BUILD / "compressed"]
    subprocess.run(command, input="\n".join(names), text=True, check=True)
