"""The messages of the standard library's argument parser, in the language now set."""

import argparse

from fracas.locale import N_, _, ngettext

MESSAGES = (
    N_("usage: "), N_("positional arguments"), N_("options"), N_("show this help message and exit"),
    N_("argument %(argument_name)s: %(message)s"),
    N_("the following arguments are required: %s"), N_("one of the arguments %s is required"),
    N_("not allowed with argument %s"), N_("unrecognized arguments: %s"), N_("expected one argument"),
    N_("expected at most one argument"), N_("expected at least one argument"), N_("ignored explicit argument %r"),
    N_("ambiguous option: %(option)s could match %(matches)s"),
    N_("invalid choice: %(value)r (choose from %(choices)s)"), N_("invalid %(type)s value: %(value)r"),
)
"""As it writes them; what a newer one says in other words stays English."""


def translate_argparse() -> None:
    """Replace the translation functions of the parser by ours."""
    vars(argparse).update(_=_, ngettext=ngettext)
