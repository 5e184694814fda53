"""Arguments of the commands: texts, files and settings, checked before any work is done."""

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path
from typing import Any

from fracas.kernel.errors import DamagedText, InvalidNotation, quote
from fracas.kernel.record import SIZE_LIMIT
from fracas.kernel.ruleset import Ruleset
from fracas.locale import _

MOST, MOST_PROCESSES = 1_000_000, 256


def argument_text(word: str) -> str:
    """Return a text given on the command line; "-" stands for the input stream."""
    return sys.stdin.read(SIZE_LIMIT + 1).strip() if word == "-" else word


def file_text(name: str) -> str:
    """Return the text of a file; "-" stands for the input stream.

    Raises: Damaged if it is too large or no text, OSError if it cannot be read.
    """
    if name == "-":
        return argument_text(name)
    if "\0" in name:
        raise InvalidNotation(_("{name} is not a file name.").format(name=quote(name)))
    with Path(name).open("rb") as file:
        raw = file.read(4 * SIZE_LIMIT + 1)
    if len(raw) > 4 * SIZE_LIMIT:
        raise DamagedText(_("{name} is too large.").format(name=quote(name)))
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise DamagedText(_("{name} is not a text file.").format(name=quote(name))) from None


def add_match_arguments(parser: ArgumentParser) -> None:
    """Add the arguments that say which match is played."""
    parser.add_argument("game", metavar=_("GAME"), help=_("key of the game, see `fracas games`"))
    parser.add_argument("--seed", default=None, help=_("seed of the virtual dice: any text"))
    parser.add_argument("--home-team", default="", metavar=_("TEAM"), help=_("team of the home side"))
    parser.add_argument("--away-team", default="", metavar=_("TEAM"), help=_("team of the away side"))
    parser.add_argument(
        "--option", action="append", default=[], metavar=_("NAME=VALUE"), help=_("a setting of the game, repeatable"),
    )
    parser.add_argument("--friendly", action="store_true", help=_("let teams play that are not legal"))


def game_options(args: Namespace, ruleset: Ruleset) -> dict[str, Any]:
    """Return the settings given with `--option`.

    Raises: InvalidNotation quoting what is no `name=value`.
    """
    numbers = {setting.name for setting in ruleset.settings if isinstance(setting.default, int)}
    chosen: dict[str, Any] = {}
    for pair in args.option:
        name, equals, value = pair.partition("=")
        if not equals:
            raise InvalidNotation(_("{pair} does not have the form NAME=VALUE.").format(pair=quote(pair)))
        is_number = name in numbers and value.isascii() and value.isdigit() and len(value) < 7
        chosen[name] = int(value) if is_number else value
    return chosen


def options_between_bots(args: Namespace, ruleset: Ruleset) -> dict[str, int | str]:
    """Return the settings of a match without a human coach: its defaults and the ones given.

    Raises: InvalidNotation quoting what is none.
    """
    return ruleset.options({**ruleset.bot_match_options, **game_options(args, ruleset)})


def whole_number(text: str) -> int:
    """Return a number from 1 to a million, for `argparse`."""
    return _number_up_to(MOST, text)


def number_of_processes(text: str) -> int:
    """Return a number of processes, from 1 to the most that a machine can bear, for `argparse`."""
    return _number_up_to(MOST_PROCESSES, text)


def _number_up_to(most: int, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 7 and 1 <= int(text) <= most):
        raise ArgumentTypeError(_("{text} is not a whole number from 1 to {most}.").format(text=quote(text), most=most))
    return int(text)
