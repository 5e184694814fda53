"""The seeded faults stay applicable while the code around them changes; `make mutations` sees that each is found."""

import ast
from collections import Counter

import pytest

from tests.mutations.faults import FAULTS, ROOMS
from tests.mutations.kinds import KINDS
from workshop.measures.mutations import apply_fault, fault_module, room_tests
from workshop.paths import ROOT


def test_there_are_forty_faults_and_four_of_every_kind():
    counts = Counter(fault.kind for fault in FAULTS)
    assert len(FAULTS) >= 40 and set(counts) == set(KINDS) and min(counts.values()) >= 4


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.file}-{fault.kind}")
def test_every_fault_can_be_sown_and_its_room_has_tests(fault):
    """The module can still be read with it: a fault that no Python runs is found by anything."""
    assert ast.parse(apply_fault(fault, fault_module(fault).read_text(encoding="utf-8"))).body
    assert room_tests(fault)


def test_every_file_of_a_room_exists():
    lost = [name for names in ROOMS.values() for name in names.split() if not [*(ROOT / "tests").glob(f"{name}.py")]]
    assert lost == []
