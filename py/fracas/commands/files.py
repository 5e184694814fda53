"""Files that commands write: whole or not at all, and never through a symbolic link unless that is asked for."""

import os
import stat
from argparse import ArgumentParser
from pathlib import Path
from secrets import token_hex

from fracas.kernel.errors import InvalidNotation, quote
from fracas.locale import _

ORDINARY = 0o666
STREAMS = ("/dev/", "/proc/")  # what lies there is a device or a pipe under many names


def add_link_argument(parser: ArgumentParser) -> None:
    """Add the switch that lets a command write through symbolic links."""
    parser.add_argument("--follow-links", action="store_true", default=False,
                        help=_("write where a symbolic link leads, which is refused otherwise"))


def target_of(name: str | Path, follow_links: bool | None = None) -> Path:
    """Return the file that a name stands for.

    Args:   follow_links - whether to write where a symbolic link leads; None where that cannot be asked for.

    Raises: InvalidNotation if it is a symbolic link that is not to be followed.
    """
    path = Path(name)
    if not path.is_symlink() or str(path).startswith(STREAMS):
        return path
    if not follow_links:
        said = _("{file} is a symbolic link: name the file it leads to.") if follow_links is None else \
            _("{file} is a symbolic link: name the file it leads to, or add --follow-links.")
        raise InvalidNotation(said.format(file=quote(str(name))))
    return path.resolve()


def write_file(name: str | Path, content: str | bytes, follow_links: bool | None = None) -> None:
    """Write a file whole and put it in the place of the old one, or write to a pipe.

    Raises: InvalidNotation if it is a symbolic link that is not to be followed, OSError if it cannot be written.
    """
    path = target_of(name, follow_links)
    raw = content.encode() if isinstance(content, str) else content
    if str(path).startswith(STREAMS) or (path.exists() and not path.is_file()):
        path.write_bytes(raw)
        return
    fresh = path.with_name(f".{path.name[:100]}.{token_hex(4)}.new")
    mode = stat.S_IMODE(path.stat().st_mode) if path.exists() else None
    if mode is not None and not os.access(path, os.W_OK):
        raise PermissionError(13, os.strerror(13), str(name))
    try:
        opened = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, ORDINARY if mode is None else mode)
        with open(opened, "wb") as file:
            file.write(raw)
            file.flush()
            os.fsync(file.fileno())
        if mode is not None:
            fresh.chmod(mode)
        os.replace(fresh, path)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(name)) from None
    finally:
        fresh.unlink(missing_ok=True)


def check_writable(name: str | Path, follow_links: bool | None = None) -> None:
    """Refuse a file that could not be written, before long work is done for it; nothing is changed.

    Raises: as `write_file`.
    """
    path = target_of(name, follow_links)
    if path.is_dir():
        raise IsADirectoryError(21, os.strerror(21), str(name))
    where = path if path.exists() else path.parent
    if not where.exists():
        raise FileNotFoundError(2, os.strerror(2), str(name))
    if not os.access(where, os.W_OK):
        raise PermissionError(13, os.strerror(13), str(name))
