"""Which part of Python's standard library the page carries; everything else would be downloaded for nothing.

A line names packages or modules. A package is kept whole, minus what `LEFT_OUT` names. The engine and the page may
import only what is kept: `imported` and `is_kept` let the build refuse anything else.
"""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

KEPT = """
_pyodide pyodide
__future__ _collections_abc _py_warnings _sitebuiltins _weakrefset abc annotationlib codecs contextlib contextvars
copy copyreg enum functools genericpath importlib io keyword operator os posixpath reprlib site stat types typing
warnings weakref zipimport
encodings/__init__ encodings/aliases encodings/ascii encodings/cp437 encodings/idna encodings/latin_1
encodings/raw_unicode_escape encodings/unicode_escape encodings/utf_8 encodings/utf_8_sig encodings/utf_16
encodings/utf_16_le encodings/utf_16_be stringprep
_colorize _opcode_metadata ast _ast_unparse code codeop dis inspect linecache opcode pprint token tokenize traceback
asyncio concurrent queue selectors signal socket ssl subprocess threading _threading_local
base64 bz2 compression gzip hashlib hmac lzma secrets shutil struct tarfile tempfile zipfile
fnmatch glob ntpath pathlib
collections bisect datetime _pydatetime _strptime calendar dataclasses graphlib heapq numbers random fractions decimal
statistics uuid
argparse csv difflib gettext html _markupbase json locale logging platform re shlex string textwrap unicodedata
urllib/__init__ urllib/error urllib/parse urllib/response ipaddress
_compat_pickle pickle _pylong pkgutil sched
"""

BUILT_IN = frozenset({"math", "cmath", "zlib", "unicodedata", "binascii", "array", "select", "mmap"})
"""Modules in C that some machines' Pythons load as files and Pyodide has built in."""

LEFT_OUT = """
_pyodide/_docs
asyncio/__main__ asyncio/proactor_events asyncio/tools asyncio/windows_events asyncio/windows_utils
concurrent/interpreters concurrent/futures/interpreter concurrent/futures/process
importlib/metadata importlib/resources
json/tool json/__main__ logging/config logging/handlers
zipfile/__main__
"""

_KEPT = frozenset(KEPT.split())
_LEFT_OUT = frozenset(LEFT_OUT.split())


def is_kept(module: str) -> bool:
    """Tell whether the page carries a module, named with dots or as a path in the archive."""
    parts = module.removesuffix(".py").removesuffix("/__init__").replace(".", "/").split("/")
    names = {"/".join(parts[:n]) for n in range(1, len(parts) + 1)} | {"/".join([*parts, "__init__"])}
    return not names & _LEFT_OUT and bool(names & _KEPT)


def imported(sources: Iterable[Path]) -> Iterator[tuple[Path, str]]:
    """Yield each module that the sources import absolutely, at the top or inside a function."""
    for source in sources:
        for node in ast.walk(ast.parse(source.read_bytes())):
            if isinstance(node, ast.Import):
                yield from ((source, alias.name) for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                yield source, node.module
