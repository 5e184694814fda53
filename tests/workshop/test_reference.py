"""The reference that `make docs` builds: the modules it documents, and the sections of a docstring as fields."""

import importlib
import importlib.util

from workshop.website import reference


def settings():
    """Return Sphinx's settings as a module."""
    spec = importlib.util.spec_from_file_location("conf", reference.SETTINGS / "conf.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_public_module_is_there_and_says_what_it_covers():
    assert [name for name in reference.PUBLIC if not importlib.import_module(name).__doc__] == []
    assert {name for name in reference.DOORS if not hasattr(importlib.import_module(name), "__all__")} == set()


def test_the_page_of_python_has_a_section_for_each_module_and_follows_names_through_doors():
    page = reference.door(("fracas", "fracas.bots"))
    assert page.count(".. automodule:: ") == 2
    assert page.index(":imported-members:") > page.index(".. automodule:: fracas.bots")


def test_sections_of_a_docstring_become_fields_with_an_entry_a_line():
    lines = ["Weigh a roll.", "", "Args:    die - the die.", "         need - the least face.", "Returns: its chance.",
             "", "More."]
    settings().with_fields(None, "function", "weigh", None, None, lines)
    assert lines == ["Weigh a roll.", "", "", ":Args: die - the die.", "", "    need - the least face.",
                     ":Returns: its chance.", "", "More."]


def test_what_python_says_of_a_field_of_a_named_tuple_is_left_out():
    lines = ["Alias for field number 3", ""]
    settings().with_fields(None, "property", "Plan.who", None, None, lines)
    assert lines == []
