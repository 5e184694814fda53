"""Several dice at once: one object for each number of them, so that equal requests are equal."""

from __future__ import annotations

from fracas.kernel.dice import D6

TWO_D6, THREE_D6 = 2 * D6, 3 * D6
