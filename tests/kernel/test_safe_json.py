"""Foreign text: what is refused, and that nothing else is lost on the way."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fracas.kernel.errors import DamagedText
from fracas.kernel.text.safe_json import DEPTH_LIMIT, FILE_LIMIT, read_json
from tests.sample import sample

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**13), 10**13) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=20,
)


@settings(max_examples=sample(40, 100))
@given(PLAIN)
def test_plain_data_passes(data):
    assert read_json(json.dumps(data)) == data


REFUSED = {
    "nothing": "", "cut": '{"a": [1, 2', "infinity": "[Infinity]", "not a number": "[NaN]", "fraction": "[1.5]",
    "exponent": "[1e9]", "long number": "[" + "9" * 400 + "]", "key twice": '{"a": 1, "a": 2}', "tail": "[] []",
    "deep": "[" * 7_000 + "]" * 7_000, "deep objects": '{"a":' * 7_000, "control": '["\x00"]',
}


@pytest.mark.parametrize("text", REFUSED.values(), ids=REFUSED.keys())
def test_what_is_not_plain_is_refused_in_one_sentence(text):
    with pytest.raises(DamagedText) as refusal:
        read_json(text)
    assert "\n" not in str(refusal.value) and len(str(refusal.value)) < 200


def test_size_is_looked_at_before_anything_else():
    with pytest.raises(DamagedText, match="too large"):
        read_json(" " * (FILE_LIMIT + 1))


def test_brackets_inside_strings_do_not_count_as_depth():
    text = json.dumps(["[" * 500 + '\\"' + "{" * 500])
    assert read_json(text)[0].startswith("[")
    assert len(read_json("[" * DEPTH_LIMIT + "]" * DEPTH_LIMIT)) == 1
