"""The components that are removed from the pinned Pyodide, with the reasons; slim.py removes them.

The linker puts object files one behind the other: their functions, their slots in the table of functions, their
constants (`.rodata`) and their variables (`.data`). So a part is a run of slots and runs of addresses. Where a run
ends was found by who names the slots and addresses there: those inside are named by what is left out alone, those
beside it by what stays. The numbers hold for the files with these hashes and no others; tests/workshop/test_slim.py
checks them anew.
"""

from typing import NamedTuple

RELEASE_HASHES = {  # SHA-256 of the files as they were released
    "pyodide.asm.mjs": "f7cdc8ece80678ceb712f8e65ebe6d3a83203a180c399865f49612a051693635",
    "pyodide.asm.wasm": "cc36e3cab04fdfc9a63ff13eb52eae2b911bf46c025cc7b281f394bd3de1d5e6",
}


class RemovedComponent(NamedTuple):
    """A row of neighbouring object files that are left out."""

    what: str
    why: str
    modules: str = ""  # of Python, which then are not there: importing one raises ModuleNotFoundError
    slots: tuple[int, int] = (0, -1)  # first and last
    runs: tuple[tuple[int, int], ...] = ()  # of memory when it starts: first address and end


COMPONENTS = (
    RemovedComponent("foreign functions", "there is nothing to call: no shared library can be loaded from the page",
         "_ctypes", (2235, 2428), ((3583704, 3587800),)),
    RemovedComponent("bzip2", "the page unpacks nothing but zip archives; shutil and zipfile do without", "_bz2",
                     (2431, 2444),
         ((3588000, 3588472),)),
    RemovedComponent("keyed hashes, SQLite, xz and Zstandard",
         "hmac works with hashlib alone, shutil and zipfile do without, nobody stores in tables",
         "_hmac _sqlite3 _lzma _zstd", (2477, 2688), ((3590116, 3598520),)),
    RemovedComponent("the old profiler, pickles",
                     "nothing profiles; pickle itself is not on the page, without which _pickle fails",
         "_lsprof _pickle", (2933, 3000), ((3606472, 3609156),)),
    RemovedComponent("looking into other processes", "there are none", "_remote_debugging", (3026, 3038),
                     ((3610040, 3610640),)),
    RemovedComponent("time zones", "zoneinfo is not on the page", "_zoneinfo", (3151, 3170), ((3612976, 3613956),)),
    RemovedComponent("XML, Chinese, Japanese and Korean encodings",
         "the page reads and writes UTF-8; xml and these encodings are not on it",
         "pyexpat _elementtree _codecs_cn _codecs_hk _codecs_iso2022 _codecs_jp _codecs_kr _codecs_tw _multibytecodec",
         (3585, 3909), ((795584, 1391264), (3625128, 3689408))),
    RemovedComponent("mapped files", "there is no disk", "mmap", (3938, 3968), ((3690720, 3691400),)),
    RemovedComponent("terminals, CPython's tests of itself", "there is no terminal, and the tests are not on the page",
         "termios xxsubtype _xxtestfuzz _testbuffer _testinternalcapi _testcapi _testlimitedcapi _testclinic "
         "_testclinic_limited", (4060, 5324), ((2122624, 2143600), (3693092, 3733840))),
    RemovedComponent("expat, with the hashes for _hmac", "only the modules above call it", slots=(6465, 6608),
         runs=((3776200, 3781940),)),
    RemovedComponent("the libraries behind them: libffi, xz, SQLite, Zstandard, bzip2",
                     "only the modules above call them",
         slots=(6622, 7652), runs=((2714728, 2752704), (2754832, 2783488), (3782800, 3797480))),
    RemovedComponent("iconv of the C library", "Python has its own encodings",
         runs=((2823166, 2962526),)),
    RemovedComponent("the C++ library", "nothing here is written in C++: it comes along for packages that are",
         slots=(7702, 8438), runs=((3000752, 3142652), (3802248, 3812848))),
    RemovedComponent("the names of characters", "nobody asks for them: unicodedata.name finds none",
         runs=((1574128, 1849184), (1856640, 2020448))),
)

STUBS: dict[str | int, bytes] = {
    "_ZNSt3__28ios_base4InitC1Ev": bytes.fromhex("0020000b"),  # local.get 0: C++'s streams are not set up
    1578480: bytes.fromhex("0041000b"),  # i32.const 0: a character has no name (`_getucname` of unicodedata.c)
    1856640: bytes.fromhex("0041000b"),  # i32.const 0: no character has that name (`_getcode`)
}
"""Functions that stay and give the answer in these bytes, by what they export or the address that they alone name."""

PLAIN_NUMBERS = frozenset({
    6498, 6661, 917504, 925824, 983040, 983552, 999999, 1000000, 1000003, 1047552, 1048320, 1048575, 1048576, 1048584,
    1048592, 1051523, 1052672, 1114111, 1114112, 1179648, 1310720, 1664525, 1835008, 3652425, 3681606})
"""What stays holds these as numbers of its own (limits of Unicode, factors of hashes, days), not as addresses."""

DATA_START = 3149000
"""From here on memory holds `.data`, whose words may be addresses or slots; constants before it hold neither, because
Pyodide is compiled so that what needs an address is a variable."""
