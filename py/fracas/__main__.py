"""The command line: `python -m fracas COMMAND`. Every command is a module of `fracas.commands`.

Bad input ends with status 2 and one line on the error stream, Ctrl-C with status 130.
"""

import os
import re
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from io import TextIOWrapper
from typing import NoReturn

import fracas
from fracas import commands
from fracas.commands.argparse_translations import translate_argparse
from fracas.commands.output import HEARTBEAT
from fracas.lab.interrupts import interrupt_on_termination
from fracas.locale import _, set_language

NARROW = "\u00a0\u202f"  # spaces before French signs


class Parser(ArgumentParser):
    """A parser that refuses in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {plain(message)}\n")


def plain(message: str) -> str:
    """Return a message on one line without control characters, whatever it quotes."""
    words = " ".join(re.split(r"[ \t\r\n\f\v]+", message.strip()))
    return "".join(c if c.isprintable() or c in NARROW else "?" for c in words)


def parser(argv: Sequence[str] = ()) -> Parser:
    """Return the parser of the command that the words begin with, or else of the whole command line."""
    translate_argparse()
    whole = Parser(prog="fracas", description=_("Five rowdy tabletop games, played by the book."))
    whole.add_argument("--version", action="version", version=f"fracas {fracas.__version__}",
                       help=_("show the version and exit"))
    listed = whole.add_subparsers(dest="command", metavar=_("COMMAND"), required=True)
    for name in (argv[0],) if argv and argv[0] in commands.NAMES else commands.NAMES:
        command = commands.load(name)
        own = listed.add_parser(name, help=_(command.HELP), description=_(command.HELP))
        own.add_argument("--json", action="store_true", help=_("print one object for programs"))
        command.add_arguments(own)
        own.set_defaults(run=command.run)
    return whole


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command.

    Args:    argv - its words; None = those of the process.
    Returns: exit status: 0 = done, 1 = what was to be checked is wrong, 2 = bad input, 130 = stopped.
    """
    words = sys.argv[1:] if argv is None else argv
    args = parser(words).parse_args(words)
    try:
        _read_game(args)
        if args.command not in commands.ASKING:
            HEARTBEAT.start()
        status: int = args.run(args)
        sys.stdout.flush()
        return status
    except ValueError as error:
        return _refuse(str(error))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever was reading has gone
        return 0
    except OSError as error:
        return _refuse(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        exec("")  # else Python ends by the signal where it came amid evaluated text, as whenever a named tuple is made
        HEARTBEAT.stop()
        print("\r\x1b[K" * sys.stderr.isatty() + _("Stopped."), file=sys.stderr)
        return 130
    finally:
        HEARTBEAT.stop()


def _read_game(args: Namespace) -> None:
    """Put the keys of the games in the place of what was written."""
    game = vars(args).get("game")
    if isinstance(game, str):
        args.game = _key_of(game)
    elif isinstance(game, list):
        args.game = [_key_of(each) for each in game]


def _key_of(game: str) -> str:
    """Return the key of a game that may be written as in an address, such as `street-bowl`."""
    key = game.strip().lower().replace("-", "_").replace(" ", "_")
    return key if key in fracas.KEYS else game


def _refuse(reason: str) -> int:
    print(f"fracas: {plain(reason)}", file=sys.stderr)
    return 2


def _open_streams() -> None:
    """Replace closed streams by null streams, and characters that a stream cannot encode by "?"."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))
        elif mode == "w" and isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


if __name__ == "__main__":
    interrupt_on_termination()
    _open_streams()
    set_language(os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en")
    sys.exit(main())
