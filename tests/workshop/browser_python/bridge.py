"""Do with JavaScript what Pyodide and PyScript do: convert, call to and fro, hand errors through, wait for promises."""

import asyncio
import csv
import faulthandler
import gettext
import hashlib
import inspect
import io
import json
import re
import sys
import tempfile
import traceback
import unicodedata
import zlib
from collections import Counter, OrderedDict, deque, namedtuple
from contextlib import redirect_stdout, suppress
from contextvars import ContextVar, copy_context
from dataclasses import dataclass
from decimal import Decimal
from enum import Enum
from fractions import Fraction
from functools import lru_cache, partial
from pathlib import Path
from random import Random

from pyodide.code import run_js
from pyodide.ffi import JsException, create_proxy, to_js

said = []


def note(*things):
    """Note what came of it."""
    said.append(re.sub(r"0x[0-9a-f]+|python-\w+", "", repr(things)))


def failing(function, *arguments):
    """Note how a call fails, with its traceback."""
    try:
        note(function(*arguments))
    except BaseException as error:
        note("".join(traceback.format_exception(error)))


thing = run_js("({a: [1, 2.5, 'x', null, undefined, true, 10n ** 30n], m: new Map([['k', 1]]), s: new Set([1]), "
               "f: (x, ...y) => [x, ...y], g: function* () { yield 1; yield 2 }, "
               "bad: () => { throw new TypeError('no') }, "
               "b: new Uint8Array([1, 2, 3]), later: async (x) => x + 1, C: class { constructor(n) { this.n = n } } })")
note(thing.a.to_py(), thing.m.to_py(), thing.s.to_py(), thing.b.to_py().tolist(), thing.b.to_bytes(), dir(thing)[:40])
note(thing.f(1, "zwei", 3).to_py(), [*thing.g()], len(thing.a), thing.a[1], thing.C.new(7).n)
note("a" in thing.object_keys())
note(list(thing.m.items()), thing.m["k"], 1 in thing.s, str(thing), bool(thing), thing == thing, thing.typeof)
failing(thing.bad)
failing(lambda: thing.nothing)
failing(lambda: thing.a[99])
with suppress(JsException):
    run_js("null.x")
proxy = create_proxy(lambda *x: sum(x))
note(run_js("(f) => [f(1, 2), f.toString().length > 0, typeof f]")(proxy).to_py())
failing(run_js("(f) => f('a')"), create_proxy(int))
note(run_js("(d) => [d.get('x'), d.has('x'), [...d.keys()], d.length]")(create_proxy({"x": 1})).to_py())
note(run_js("(d) => [d.length, d.get(1), [...d], d.slice ? 1 : 0]")(create_proxy([1, 2])).to_py())
buffer = run_js("(p) => { const b = p.getBuffer(); const r = [...b.data, b.format]; b.release(); return r }")
note(buffer(create_proxy(b"ab")).to_py())
note(to_js({"a": [1, {"b": (2, 3.5, "ü", None, True, 2**70)}]}).a.length, to_js(bytearray(b"xy")).to_py())
failing(to_js, {(1, 2): object()})
proxy.destroy()
failing(run_js("(f) => f(1)"), proxy)


async def waiting():
    """Wait for what is there at once."""
    await asyncio.sleep(0)
    return [x async for x in several()]


async def several():
    """Yield a few."""
    for n in range(3):
        yield n


for step in (waiting(), several().__anext__()):
    try:
        note(step.send(None))
    except BaseException as error:
        note(repr(error))
    step.close()
note(json.loads(json.dumps({"ä": [1, 2.5, None, True, "\u2028", {"x": [{}]}]}, indent=1, sort_keys=True)))
failing(json.loads, '{"a": ]')
note(re.sub(r"(?P<w>\w+)\s(?i:B)", r"<\g<w>>", "ä b a B"))
note(re.findall(r"\b\w(?=x)|[^\W\d]{2,}?", "ax 12 bxx ÄÖ"), re.split("(,)", "a,b"))
failing(re.compile, "(")
note(unicodedata.normalize("NFKD", "ﬁ Å 가"), unicodedata.category("ß"), unicodedata.bidirectional("א"),
     "ß".upper(), "ǅ".title(), "İ".lower(), "ﬀ".casefold(), "²".isdigit(), "ⅷ".isnumeric(),
     unicodedata.decimal("٣"), "日本".isidentifier())
note(zlib.decompress(zlib.compress(b"squeezed" * 99, 9))[-3:], zlib.crc32(b"a"), zlib.adler32(b"a"))
squeezer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, 9, zlib.Z_DEFAULT_STRATEGY, b"words words")
packed = squeezer.compress(b"many words " * 50) + squeezer.flush()
note(packed, zlib.decompressobj(-zlib.MAX_WBITS, b"words words").decompress(packed)[:20])
failing(zlib.decompress, b"none")
note([hashlib.new(name, b"x").hexdigest()[:9] for name in ("md5", "sha1", "sha256", "sha512", "sha3_256", "blake2b")])
note([*csv.reader(io.StringIO('a,"b ""c""",d\n'))], csv.list_dialects())
note(Random("seed").sample(range(99), 5), Random(7).gauss(0, 1), Fraction(1, 3) + Fraction("0.125"))
note(Decimal("1.10") / 3)
note(f"{1234567.891:,.2f} {255:#x} {0.1 + 0.2!r} {1e22} {float('nan')} {10**50:e}")
sys.set_int_max_str_digits(9999)
note(int("9" * 5000) % 97)
note(str(3**9000)[-9:], divmod(-7**80, 3**40), (2**200).to_bytes(26, "big")[:3], float.fromhex("0x1.8p3"))
note(round(2.675, 2))
for code in ("utf-8", "utf-16", "latin-1", "ascii", "cp437"):
    note(*(text.encode(code, "replace") for text in ("Grüße €", "日本")))
failing("ü".encode, "ascii")
failing(b"\xff".decode)
failing("a".encode, "gb2312")
note(Counter("hello").most_common(2), OrderedDict(a=1), deque([1, 2], 1), namedtuple("P", "x y")(1, 2))


@dataclass(order=True, slots=True)
class Card:
    """A thing with fields."""

    suit: str
    rank: int = 2


note(sorted([Card("b"), Card("a", 3)]), Enum("E", "A B").A, lru_cache(lambda x: x)(3))
note(partial(max, 5)(3), inspect.signature(Card))
turn = ContextVar("turn", default=1)
note(copy_context().run(lambda: (turn.set(2), turn.get())[1]), turn.get())
with tempfile.TemporaryDirectory() as folder:
    Path(folder, "f").write_text("zeile\n", encoding="utf-8")
    note([path.name for path in Path(folder).iterdir()], Path(folder, "f").read_bytes())
    note(Path(folder, "f").stat().st_size)
    failing(Path("/nowhere").read_text)
with redirect_stdout(io.StringIO()) as out:
    print("printed", 1, sep="|")
note(out.getvalue(), gettext.NullTranslations().ngettext("a", "b", 2))


def deep(n):
    """Call itself without end."""
    return deep(n + 1)


try:
    deep(0)
except RecursionError as error:
    note(str(error)[:40])
failing(eval, "(" * 250)
with tempfile.TemporaryFile() as file:
    faulthandler.dump_traceback(file)
    file.seek(0)
    note(file.read())
failing(eval, "1 +")
failing(exec, "def f(:\n  pass")
failing(exec, "x = {\n'a': 1/0}")
failing(compile, "a b", "<typed>", "exec")
namespace = {}
exec("""
match [1, {"k": 2}]:
    case [a, {"k": b}]:
        c = a + b
type X[T] = list[T]
async def f():
    async with x as y:
        yield
try:
    1 / 0
except* ZeroDivisionError as g:
    n = len(g.exceptions)
t = t"{c}"
s = f"{c=!r:>5}"
""", namespace)
note(namespace["c"], namespace["n"], namespace["s"], [*namespace["t"]])
json.dumps(said)
