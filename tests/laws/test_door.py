"""The public door: what it promises is there, and nothing else."""

from importlib import import_module

import pytest

import fracas


def test_the_door_hands_on_what_it_promises():
    handed_on = {name: module for module, names in fracas.HANDED_ON.items() for name in names}
    assert sorted(fracas.__all__) == sorted(handed_on)
    for name, module in handed_on.items():
        assert getattr(fracas, name) is getattr(import_module(module), name)


def test_the_door_has_nothing_else():
    with pytest.raises(AttributeError, match="'fracas' has no attribute 'opponent'"):
        fracas.opponent  # noqa: B018
