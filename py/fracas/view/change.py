"""One change of the document, as the page sends it to the browser."""

from typing import NamedTuple


class Change(NamedTuple):
    """One change of the document.

    op      what happens                                            name            value
    "set"   attribute `name` of the element becomes `value`         attribute       text
    "fill"  the content of the element becomes `value`              ""              markup
    "put"   the element is replaced; new ones are added to `name`   id of a layer   markup
    "drop"  the element is removed                                  ""              ""
    """

    op: str
    key: str                        # id of the element
    name: str
    value: str
