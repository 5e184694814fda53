"""PyScript is mended as it was released, and not otherwise."""

import re

import pytest

from workshop import tools
from workshop.interpreter import pyscript
from workshop.paths import WORKSHOP


def test_the_release_is_mended_in_one_place():
    file, = [file for file in pyscript.bundle_files() if file.name == pyscript.PATCHED]
    released, mended = file.read_text(encoding="utf-8"), pyscript.patched_content(file).decode()
    assert released.replace(pyscript.BEFORE, "") == mended.replace(pyscript.AFTER, "") != released
    others = [file for file in pyscript.bundle_files() if file.name != pyscript.PATCHED]
    assert all(pyscript.patched_content(file) == file.read_bytes() for file in others) and len(others) > 5


@pytest.mark.parametrize(("name", "text"), [
    ("core-C9KDLldu.js", "another text"), ("core-C9KDLldu.js", pyscript.BEFORE), ("core-ABCDEFGH.js", pyscript.BEFORE)])
def test_another_release_is_refused_in_one_line(tmp_path, name, text):
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    with pytest.raises(tools.MissingRequirement, match=re.escape(name)) as refused:
        pyscript.patched_content(file)
    assert "\n" not in str(refused.value)


def test_the_patch_for_upstream_changes_what_is_changed_here():
    patch = (WORKSHOP / "interpreter" / "patches" / "pyscript-hooks.patch").read_text(encoding="utf-8")
    out = [line[1:].strip() for line in patch.splitlines() if line.startswith("-") and not line.startswith("---")]
    put = [line[1:].strip() for line in patch.splitlines() if line.startswith("+") and not line.startswith("+++")]
    assert any("Function(" in line for line in out) and not any("Function(" in line for line in put)
