"""The part of Python's standard library that the page carries.

`KEPT` names what Pyodide and PyScript need to start and what the engine and the page may import besides; a package is
kept whole, minus what `LEFT_OUT` names. Whoever needs more adds it here: the build refuses an import of anything else.
"""

import ast
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

KEPT = """
_pyodide pyodide __future__ _colorize _opcode_metadata _py_warnings _pylong _threading_local _weakrefset annotationlib
ast asyncio base64 bisect codeop collections concurrent contextlib contextvars copy copyreg csv
dataclasses datetime decimal dis encodings/__init__ encodings/aliases encodings/ascii encodings/cp437
encodings/latin_1 encodings/utf_8 enum fnmatch fractions functools gettext glob graphlib hashlib heapq hmac
html/__init__ html/entities importlib inspect ipaddress json keyword linecache locale logging numbers opcode
operator pathlib queue random re reprlib sched secrets selectors shutil signal socket string struct subprocess
tempfile textwrap threading token tokenize traceback types typing urllib/__init__ urllib/parse warnings weakref
zipfile
"""

BUILT_IN = frozenset(
    "_collections_abc _sitebuiltins abc array atexit binascii cmath codecs errno gc genericpath io itertools marshal "
    "math ntpath os posixpath runpy select site stat sys time unicodedata zipimport zlib".split()
)
"""Modules that are part of the interpreter's own binary, in C or as frozen byte code."""

LEFT_OUT = """
_pyodide/_docs pyodide/console pyodide/http pyodide/_nodesock_transport
asyncio/__main__ asyncio/proactor_events asyncio/tools asyncio/windows_events asyncio/windows_utils
concurrent/interpreters concurrent/futures/interpreter concurrent/futures/process concurrent/futures/thread
importlib/_bootstrap importlib/_bootstrap_external importlib/machinery importlib/metadata importlib/readers
importlib/resources importlib/simple importlib/util
json/tool json/__main__ logging/config logging/handlers pathlib/types zipfile/__main__
"""

_KEPT = frozenset(KEPT.split())
_LEFT_OUT = frozenset(LEFT_OUT.split())


def is_importable(module: str) -> bool:
    """Return whether the page can import a module."""
    top = module.partition(".")[0]
    return top not in sys.stdlib_module_names or top in BUILT_IN or is_kept(module)


def is_kept(module: str) -> bool:
    """Tell whether the archive holds a module, named with dots or as a path."""
    parts = module.removesuffix(".py").removesuffix("/__init__").replace(".", "/").split("/")
    names = {"/".join(parts[:n]) for n in range(1, len(parts) + 1)} | {"/".join([*parts, "__init__"])}
    return not names & _LEFT_OUT and bool(names & _KEPT)


def absolute_imports(sources: Iterable[Path]) -> Iterator[tuple[Path, str]]:
    """Yield each module that the sources import absolutely, at the top or inside a function."""
    for source in sources:
        for node in ast.walk(ast.parse(source.read_bytes())):
            if isinstance(node, ast.Import):
                yield from ((source, alias.name) for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                yield source, node.module
