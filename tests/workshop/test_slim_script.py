"""Of Pyodide's script goes what nothing names, and addresses that nothing reads."""

import pytest

from workshop import tools
from workshop.interpreter import slim_script

WHOLE = """async function make() {
    function inText() {}
    function inAnotherText() {}
    function named() { return "inText"; }
    function namesItself() { namesItself(); }
    namesItself.sig = "v";
    named.sig = "ii";
    Module["namesItself"] = namesItself;
    Module["asProperty"] = named;
    Module["computed" + 1] = named;
    Module[inAnotherName] = named;
    var inAnotherName = "x", two = 2;
    var byTheLoader = () => 1;
    var works = call();
    var wasmImports = {asked: _asked, "unasked": _unasked, alsoAsked: named};
    function _asked() {}
    function _unasked() {}
    works.asProperty;
}
export default make;
"""
STAYS = ("function inText", "function named", 'named.sig = "ii"', 'Module["asProperty"]', 'Module["computed" + 1]',
         "Module[inAnotherName]", "two = 2", "byTheLoader = ", "works = call()", "asked: _asked", "alsoAsked: named",
         "function _asked", "works.asProperty", "export default make")
GOES = ("inAnotherText", "namesItself", "unasked")
FIRST = f"GOT[name]={slim_script.FIRST_ADDRESS};{';'.join(slim_script.FOR_LIBRARIES)}"


@pytest.fixture
def loader(tmp_path):
    """A loader that has one of the names."""
    file = tmp_path / slim_script.LOADER
    file.write_text("started.byTheLoader()", encoding="utf-8")
    return file


def test_what_something_names_or_does_stays_and_the_rest_goes(loader):
    small = slim_script.strip_unnamed(WHOLE, loader, ["asked", "alsoAsked"])
    assert [each for each in STAYS if each not in small] == []
    assert [each for each in GOES if each in small] == []


@pytest.mark.parametrize("script", ["function make() {", "let make = 1;", "another text"])
def test_a_script_of_another_form_is_refused_in_one_line(loader, script):
    refused = r"^Pyodide's pyodide.asm.mjs cannot be made smaller: .*Error"
    with pytest.raises(tools.MissingRequirement, match=refused) as said:
        slim_script.strip_unnamed(script, loader, [])
    assert "\n" not in str(said.value)


def test_addresses_go_only_where_nothing_reads_one():
    assert "-1" not in slim_script.strip_addresses(FIRST, set())
    assert slim_script.strip_addresses(FIRST, {"emscripten_out"}) == FIRST
    with pytest.raises(tools.MissingRequirement, match="has 2 times"):
        slim_script.strip_addresses(FIRST * 2, set())
