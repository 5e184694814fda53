"""What long texts cost in time of the processor, beside a plain reader that is linear; prints figures."""

import pytest

from tests.laws.readers import READERS, Reader
from tests.laws.steps import seconds_of

USUAL = Reader._field_defaults["size"]
LEAST = 0.001  # seconds, below which a clock tells little


def ratio(read, make, size):
    """Return how much longer four times the text takes."""
    once, fourfold = (seconds_of(read, make(n)) for n in (size, 4 * size))
    return fourfold / max(once, LEAST)


@pytest.mark.parametrize("name", READERS)
def test_four_times_the_text(name):
    reader = READERS[name]
    size = reader.size * (40 if reader.size == USUAL else 2)
    linear = ratio(lambda text: [c for c in text if c.isupper()], lambda n: "x" * 10 * n, 40 * USUAL)
    found = {what: ratio(reader.read, make, size) / linear for what, make in reader.texts.items()}
    worst = max(found, key=lambda what: found[what])
    print(f"\n{name}: processor time at 4n {found[worst]:.2f} times that of a linear reader, with {worst}", end="")
    assert found[worst] < 2
