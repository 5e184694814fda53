"""What is left out of the browser's Python cannot be missed: nothing that stays can come to it."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from types import SimpleNamespace

import pytest

import fracas
from tests.browser.test_engine import SCRIPT
from tests.sample import sample
from workshop import tools
from workshop.build_cache import build_lock
from workshop.interpreter import pyodide_releases, runtime, slim, slim_script, wasm
from workshop.interpreter.pyodide_releases import UNKNOWN, RemovedComponent

HERE = Path(__file__).parent / "browser_python"
RELEASE = pyodide_releases.all_releases()[-1]
GONE = {name for part in RELEASE.components for name in part.modules}
RUNS = RELEASE.runs
START = RELEASE.data_start


@pytest.fixture(scope="module")
def released():
    """The folder of Pyodide as it was released."""
    with build_lock():
        return tools.fetch_node_packages() / "pyodide"


@pytest.fixture(scope="module")
def known(released):
    """The binary taken apart, the names its scripts ask for, and the plan."""
    binary = wasm.parse((released / slim.BINARY).read_bytes())
    texts = ((released / name).read_text(encoding="utf-8") for name in (slim_script.SCRIPT, slim_script.LOADER))
    asked = slim_script.script_names(*texts)
    named = wasm.all_references(binary)
    plan = slim.plan_removal(binary, named, asked, RELEASE)
    dead = {number for number, body in plan.instead.items() if body == slim.UNREACHABLE}
    return SimpleNamespace(binary=binary, asked=asked, named=named, plan=plan, dead=dead,
                           staying={number: named[number] for number in named.keys() - plan.instead.keys()})


def test_much_goes(known):
    """Of the code two fifths, of what memory holds at the start a third."""
    code = {number: end - begin for number, (begin, end) in zip(known.named, known.binary.bodies, strict=True)}
    assert sum(code[number] for number in known.dead) > 0.42 * sum(code.values())
    assert sum(end - begin for begin, end in RUNS) > 1_200_000
    assert len(known.plan.shown) < 400 < len(known.binary.exports)


def test_nothing_that_stays_calls_what_goes(known):
    assert [number for number, function in known.staying.items() if function.calls & known.dead] == []
    assert [each.name for each in known.plan.shown if each.kind == wasm.FUNCTION and each.number in known.dead] == []
    outside = known.binary.imported_globals
    exported = {each.name: each.number for each in known.binary.exports if each.kind == wasm.FUNCTION}
    meant = {exported.get(outside[each]) for function in known.staying.values() for each in function.globals
             if each < len(outside)}
    assert not meant & known.dead


def test_nothing_that_stays_reads_an_address_of_a_script_function(known):
    """A start would compile a module for each of these functions."""
    read = {each for function in known.staying.values() for each in function.globals}
    assert not read & {*range(len(known.binary.imported_globals))} and known.plan.pointers == set()


def test_an_address_that_something_reads_is_asked_for(known):
    number, function = next(iter(known.staying.items()))
    reading = {**known.named, number: function._replace(globals=function.globals | {2})}
    plan = slim.plan_removal(known.binary, reading, known.asked, RELEASE)
    assert plan.pointers == {known.binary.imported_globals[2]}


def test_nothing_that_stays_has_an_address_of_what_goes(known):
    used = {number for function in known.staying.values() for number in function.numbers}
    used |= {*slim.aligned_words(known.plan.memory, START, len(known.plan.memory), START)}
    wrong = {address for begin, end in RUNS for address in used if begin <= address < end}
    assert wrong <= RELEASE.plain_numbers


def namers(known):
    """Return the slots that something names which goes, and those that something names which stays."""
    going = {word for run in RUNS for word in slim.aligned_words(known.binary.image, *run, START)}
    going.update(*(known.named[number].numbers for number in known.dead))
    staying = {*slim.aligned_words(known.plan.memory, START, len(known.plan.memory), START)}
    return going, staying.union(*(function.numbers for function in known.staying.values()))


def is_bordered(known, slots):
    """Tell whether what goes names the ends of a row of slots, but does not alone name the slot behind it."""
    going, staying = namers(known)
    return {*slots} <= going and slots[1] + 1 not in going - staying


def test_parts_end_where_what_goes_names_the_last_slot(known):
    """The linker gives slots in the order of the files, so the ends say whose all between them are."""
    assert [part.what for part in RELEASE.components if part.slots[1] > 0
            and not is_bordered(known, part.slots)] == []


@pytest.mark.parametrize("slots", [(2431, 2445), (3585, 3931), (6465, 6621), (7702, 8732)], ids=str)
def test_a_border_that_is_wrong_is_found(known, slots):
    """Sown: zlib's way to free memory, which looks like that of bzip2; unicodedata; where Python is; C++'s errors."""
    assert not is_bordered(known, slots)


def test_slots_that_hold_what_goes_are_named_by_what_goes_or_by_nobody(known):
    """But for the first functions of modules, which the list of modules alone names."""
    going, staying = namers(known)
    starters = {each.number for each in known.binary.exports if each.name.removeprefix("PyInit_") in GONE}
    slots = {slot for slot, number in enumerate(known.binary.slots, 1) if number in known.dead - starters}
    assert (slots & staying) - going <= RELEASE.plain_numbers


def test_constants_hold_no_addresses(known):
    """Tables of virtual functions are full of addresses, names of types are plain text: the border is between them."""
    places = {each.name: slim.variable_address(known.binary, each)
              for each in known.binary.exports if each.kind == wasm.VARIABLE}
    assert max(place for name, place in places.items() if name.startswith("_ZTS")) < START
    tables = [place for name, place in places.items() if name.startswith(("_ZTV", "_ZTI", "PyExc_"))]
    assert len(tables) > 200 and min(tables) > START


def test_texts_go_that_only_what_goes_names_and_what_c_tells_of_its_functions(known):
    memory = known.plan.memory
    for text, stays in ((b"Return the number of items in a container.", False), (b"len($module, obj, /)\n--\n\n", True),
                        (b"unrecognized token", False), (b"unsupported operand type(s) for ", True)):
        assert text in known.binary.image and (text in memory) == stays, text


def test_a_text_stays_while_something_that_stays_names_a_place_in_it():
    """Sown: a text that ends as another begins, a loop that begins below, a longer text about a function."""
    texts = b"\0only gone\0both ends\0looped over\0f()\n--\n\nTells what it does,\nin two lines and more of them.\0"
    memory = bytearray(texts)
    gone, both, looped, told = (texts.index(word) for word in (b"only", b"both", b"loop", b"f()"))
    slim.clear_texts(memory, {both + 5, looped - 1, told}, {gone, both, looped}, {told}, len(texts))
    assert memory == texts.replace(b"only gone", bytes(9)).replace(texts[told + 8:-1], bytes(len(texts) - told - 9))
    whole = bytearray(texts)
    slim.clear_texts(whole, {told, told + 12}, set(), {told}, len(texts))
    assert whole == texts


def test_numbers_that_are_merely_numbers_are_all_needed(known):
    going, staying = namers(known)
    inside = {number for number in RELEASE.plain_numbers
              if any(begin <= number < end for begin, end in RUNS)}
    assert RELEASE.plain_numbers <= staying and RELEASE.plain_numbers - inside <= RELEASE.slots - going


@pytest.mark.parametrize("change", [
    {"runs": ((795584, 1391280),)}, {"runs": ((795584 - 4096, 1391264),)}, {"runs": ((3625128, 3690000),)},
    {"modules": ("_nothing",)}], ids=str)
def test_a_part_that_takes_too_much_is_refused(known, change):
    """Sown: constants and variables of neighbours, a module that is not there."""
    sown = RELEASE._replace(components=(*RELEASE.components, RemovedComponent("sown", "to see it found", **change)))
    with pytest.raises(tools.MissingRequirement) as refused:
        slim.plan_removal(known.binary, known.named, known.asked, sown)
    assert "\n" not in str(refused.value)


def test_the_release_is_known_by_its_files(released, tmp_path):
    assert pyodide_releases.find_release(released) == RELEASE
    for name in (slim.BINARY, slim_script.SCRIPT):
        shutil.copy(released / name, tmp_path)
    (tmp_path / slim_script.SCRIPT).write_text("another text", encoding="utf-8")
    assert pyodide_releases.find_release(tmp_path) is UNKNOWN


@pytest.mark.parametrize("name, text", [
    (slim_script.SCRIPT, "another text"), (slim.BINARY, "\0asm\1\0\0\0"), (slim.BINARY, "no"),
], ids=["another script", "an empty binary", "no binary"])
def test_what_cannot_be_read_stays_as_released_and_that_is_said_in_one_line(released, tmp_path, capsys, name, text):
    for each in (slim.BINARY, slim_script.SCRIPT, slim_script.LOADER):
        shutil.copy(released / each, tmp_path)
    (tmp_path / name).write_text(text, encoding="utf-8")
    slim.write_slim(tmp_path, tmp_path / "out")
    for each in (slim.BINARY, slim_script.SCRIPT):
        assert (tmp_path / "out" / each).read_bytes() == (tmp_path / each).read_bytes()
    said = capsys.readouterr()
    assert (said.out + said.err).count("\n") == 1 and "stays as it is" in said.out + said.err


@pytest.fixture(scope="module")
def generic(released, tmp_path_factory):
    """The folder of a Python made smaller without any knowledge of its release."""
    folder = tmp_path_factory.mktemp("generic")
    slim.write_slim(released, folder, UNKNOWN)
    shutil.copy(released / slim_script.LOADER, folder)
    return folder


def test_of_an_unknown_release_only_what_nothing_names_goes(known, generic):
    """Whoever is named by any word of memory or any constant that stays is there still, and all modules are."""
    small = wasm.parse((generic / slim.BINARY).read_bytes())
    named = wasm.all_references(small)
    bodies = zip(named, small.bodies, known.binary.bodies, strict=True)
    gone = {number for number, (begin, end), (was, had) in bodies  # some end at once from the beginning
            if small.content[begin:end] == slim.UNREACHABLE != known.binary.content[was:had]}
    staying = [function for number, function in named.items() if number not in gone]
    words = {*slim.aligned_words(small.image, 0, len(small.image), 0)}.union(*(each.constants for each in staying))
    assert len(gone) > 1_000 and known.binary.image == small.image
    assert not any(each.calls & gone for each in staying)
    assert not {slot for slot, number in enumerate(small.slots, 1) if number in gone} & words


@pytest.fixture(scope="module")
def answers(released, generic, tmp_path_factory):
    """What the scripts say in the released Python, in the generic one and in the small one.

    What the generic one has left out the small one lacks too, so that the sweep, which takes longest, goes through it
    in long runs alone.
    """
    engine = tmp_path_factory.mktemp("scripts") / "engine.py"
    matches = f"[[match(key, INPUTS), odds(key)] for key in {fracas.KEYS!r}]"
    engine.write_text(f"{SCRIPT}\nimport json\njson.dumps({matches})\n", encoding="utf-8")
    scripts = [*(HERE / name for name in ("imports.py", "bridge.py")), engine, HERE / "sweep.py"]
    with build_lock():
        library, *archives = runtime.build_archives()
        small = slim.slim_files()

    def at(folder):
        return [folder / file.name for file in small]

    found = []
    for files, asked in ((at(released), scripts), (at(generic), scripts[:sample(-1, None)]), (small, scripts)):
        command = [tools.node_folder() / "node", HERE / "run.mjs", *files, library, "|", *archives, "|", *asked]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120,
                              env={**os.environ, "LEFT_OUT": " ".join(sorted(GONE))})
        assert done.returncode == 0, done.stdout[-2000:] or done.stderr[-2000:]
        said = map(json.loads, json.loads(done.stdout))
        found.append(dict(zip(("imports", "bridge", "engine", "sweep"), said, strict=False)))
    return found


def test_modules_that_are_left_out_say_so(answers):
    *_whole, small = answers
    assert {name: small["imports"].pop(name) for name in GONE} == dict.fromkeys(GONE, "ModuleNotFoundError")
    unnamed = {"name": "ValueError", "no name": "'none'", "lookup": "KeyError", "escape": "SyntaxError"}
    assert small["imports"] == unnamed


def test_every_function_of_every_built_in_module_answers_as_it_did(answers):
    stock, *smaller = (each["sweep"] for each in answers if "sweep" in each)
    assert len(smaller) == sample(1, 2)
    for said in smaller:
        assert {name: each for name, each in said.items() if stock.get(name) != each} == {}
        assert said.keys() == stock.keys() and len(said) > 10_000


@pytest.mark.parametrize("script", ["bridge", "engine"])
def test_the_same_comes_of_what_the_page_does(answers, script):
    stock, *smaller = (each[script] for each in answers)
    assert smaller == [stock, stock] and len(stock) >= len(fracas.KEYS)
