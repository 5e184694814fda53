"""The public door: what it promises is there, and nothing else."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

import fracas


def test_the_door_hands_on_what_it_promises():
    handed_on = {name: module for module, names in fracas.PUBLIC.items() for name in names}
    assert sorted(fracas.__all__) == sorted(handed_on)
    for name, module in handed_on.items():
        assert getattr(fracas, name) is getattr(import_module(module), name)


def test_type_checkers_see_the_same_door():
    stub = ast.parse(Path(fracas.__file__).with_suffix(".pyi").read_text(encoding="utf-8"))
    declared = {(node.module, alias.name) for node in stub.body if isinstance(node, ast.ImportFrom)
                for alias in node.names}
    assert declared == {(module, name) for module, names in fracas.PUBLIC.items() for name in names}


def test_the_door_has_nothing_else():
    with pytest.raises(AttributeError, match="'fracas' has no attribute 'opponent'"):
        fracas.opponent  # noqa: B018
