"""The READMEs and the pages of `py/docs`: dialogues are true, links lead somewhere, sizes are kept."""

import doctest
import re
from pathlib import Path

import pytest

import fracas
from fracas.commands import NAMES
from workshop.measures import census

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "py" / "docs"
PAGES = ("README.md", "py/README.md", *(page.relative_to(ROOT).as_posix() for page in sorted(DOCS.rglob("*.md"))))
TALKING = [page for page in PAGES if ">>> " in (ROOT / page).read_text(encoding="utf-8")]
MOST_BYTES = {"README.md": 6000, "py/README.md": 15000}
LINK = re.compile(r"\]\(([^)#:]+)\)")


@pytest.mark.parametrize("name", TALKING)
def test_every_dialogue_runs_as_it_stands(name):
    failed, tried = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert tried > 5 and failed == 0


def test_the_pages_with_dialogues_are_those_about_the_engine():
    assert TALKING == ["README.md", "py/docs/bots.md", "py/docs/by-link.md", "py/docs/engine.md", "py/docs/formats.md"]


@pytest.mark.parametrize("name", PAGES)
def test_every_link_of_a_page_leads_to_a_file(name):
    page = ROOT / name
    links = LINK.findall(page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_pages_link_to_each_other_only_for_the_reference_holds_no_more():
    targets = {page: LINK.findall(page.read_text(encoding="utf-8")) for page in DOCS.rglob("*.md")}
    assert [page for page, links in targets.items()
            if not all((page.parent / link).resolve().is_relative_to(DOCS) for link in links)] == []


@pytest.mark.parametrize("name", PAGES)
def test_dotted_names_of_a_page_are_those_of_the_code(name):
    text = (ROOT / name).read_text(encoding="utf-8")
    dotted = set(re.findall(r"`((?:fracas|workshop)(?:\.\w+)+)(?:\(.*?\))?`", text))
    assert [each for each in sorted(dotted) if not is_there(each)] == []


def is_there(dotted):
    """Return whether a dotted name is a module or stands in one, by files: some modules load in a browser only."""
    module, _dot, name = dotted.rpartition(".")
    file = ROOT / "py" / Path(*module.split(".")).with_suffix(".py")
    package = ROOT / "py" / Path(*dotted.split("."))
    if package.is_dir() or package.with_suffix(".py").is_file():
        return True
    file = file if file.is_file() else file.with_suffix("") / "__init__.py"
    return file.is_file() and re.search(rf"\b{name}\b", file.read_text(encoding="utf-8")) is not None


def test_every_page_is_linked_from_the_map():
    text = (ROOT / "py/README.md").read_text(encoding="utf-8")
    linked = {(ROOT / "py" / link).resolve() for link in LINK.findall(text)}
    assert [page for page in DOCS.rglob("*.md") if page not in linked] == []


def test_the_glossary_has_every_word_that_only_looks_like_a_participle():
    text = (ROOT / "py/README.md").read_text(encoding="utf-8")
    glossary = text.partition("## Glossary\n")[2].partition("\n## ")[0].lower()
    assert [term for term in census.TERMS if term.lower() not in glossary] == []


def test_the_readmes_stay_short():
    assert {name: size for name, most in MOST_BYTES.items() if (size := (ROOT / name).stat().st_size) > most} == {}


def test_the_map_names_every_package_and_every_command():
    text = (ROOT / "py/README.md").read_text(encoding="utf-8")
    packages = [path.parent.name for path in (ROOT / "py/fracas").glob("*/__init__.py")]
    assert [package for package in packages if f"`fracas.{package}`" not in text] == []
    text = (DOCS / "command-line.md").read_text(encoding="utf-8")
    assert [command for command in NAMES if not re.search(rf"^\| `{command}\b", text, re.MULTILINE)] == []


def test_the_table_of_games_names_every_game():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [key for key in fracas.KEYS if f"| {fracas.ruleset(key).name} |" not in text] == []
