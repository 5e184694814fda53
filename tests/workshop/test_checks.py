"""How the parts of `make test` are run."""

from workshop.checks import bytecode_kept


def test_parts_keep_their_bytecode_even_where_the_machine_wishes_none():
    assert bytecode_kept({"PYTHONDONTWRITEBYTECODE": "1", "HOME": "/x"}) == {"HOME": "/x"}
