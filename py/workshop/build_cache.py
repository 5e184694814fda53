"""The build cache: a step of set-up or building runs again only when its inputs have changed."""

import contextlib
import fcntl
import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path

from workshop.paths import BUILD, ROOT


def digest(files: Iterable[Path], *words: str) -> str:
    """Return a fingerprint of the named files' contents and of any further words, the same wherever the tree lies."""
    total = hashlib.sha256("\0".join(words).encode())
    for file in sorted(files):
        name = file.relative_to(ROOT) if file.is_relative_to(ROOT) else file
        total.update(f"\0{name.as_posix()}\0".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


@contextlib.contextmanager
def build_once(stamp: Path, fingerprint: str) -> Iterator[bool]:
    """Enter with True if the work behind `stamp` is due; leaving without an error marks it as done."""
    stale = not stamp.is_file() or stamp.read_text() != fingerprint
    if stale:
        stamp.unlink(missing_ok=True)
    yield stale
    if stale:
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.write_text(fingerprint)


@contextlib.contextmanager
def build_lock() -> Iterator[None]:
    """Keep two runs in the same folder from building over each other: the second waits for the first."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
