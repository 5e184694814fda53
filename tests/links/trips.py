"""Round trips: a match and its position go out by every way there is and come in again as they were."""

import html
import re
import zlib
from base64 import urlsafe_b64decode
from collections.abc import Iterator

import fracas
from fracas.faces import composer_of
from fracas.kernel.game import Game
from fracas.kernel.work import run_to_end
from fracas.links import find_link, read_link, read_position_only, write_link, write_position
from fracas.page.editor.ports import parse_pasted_position
from fracas.page.saving import backup
from fracas.posts.excerpt import board_excerpt, game_excerpt
from fracas.posts.snippets import frame_address
from tests.laws.matches import inputs

SITE = "https://fracas.example/play/"
_PICTURE = re.compile(r"\.p\.([A-Za-z0-9_-]+)$")
_WORDS = re.compile(r"<desc [^>]*>([^<]*)</desc>")


def matches(key: str, seed: str, count: int, apart: int = 12, longest: int = 400) -> Iterator[Game]:
    """Yield random matches, each as it stands after more and more inputs, also in the middle of a question.

    Args: apart - inputs between two of them.
          longest - inputs of one match.
    """
    found = inputs(fracas.ruleset(key), seed, count * apart, limit=longest)
    yield from (game for game, number in found if number % apart == 0)


def of_match(game: Game) -> list[str]:
    """Return the ways by which a match did not come back as it was."""
    link, record = write_link(game), game.record
    ways = {
        "link": read_link(find_link(f"{SITE}#/replay/{link}/3")).record,
        "file": fracas.from_record(record).record,
        "file of everything": backup.read(record).matches[0][1],
    }
    return [way for way, found in ways.items() if found != record]


def of_position(game: Game) -> list[str]:
    """Return the ways by which the position of a match did not come back as it was.

    A link, a file, the picture in the fragment of a frame, and the text alternative, which carry its string; and all of
    them for one that is against the rules, made by taking somebody off the board.
    """
    wrong = []
    for position in (game.position, *_against_the_rules(game)):
        shown = board_excerpt(game.ruleset, position)
        ways = {
            "link": read_position_only(find_link(f"{SITE}#/position/{write_position(position)}?x=y")),
            "file": run_to_end(parse_pasted_position(f"\ufeff{position}\r\n")),
            "picture": _last_word(html.unescape(_WORDS.search(_painted(frame_address(SITE, shown)))[1])),
            "text": _last_word(shown.text),
        }
        wrong += [way for way, found in ways.items() if found != position]
        state = game.ruleset.read_position(position)
        wrong += ["string"] * (game.ruleset.position(state) != position)
    if game.pending is None:
        wrong += ["post"] * (_last_word(game_excerpt(game).text) != game.position)
    return wrong


def _against_the_rules(game: Game) -> list[str]:
    """Return the position with the last player of the lists taken off and the first one put where another stands."""
    composer = composer_of(game.ruleset.key)
    state = game.ruleset.read_position(game.position)
    players = list(composer.players(state))
    if not players:
        return []
    composer.put(state, players[-1], -1)
    changed = game.ruleset.position(state)
    return [changed] if changed != game.position else []


def _painted(address: str) -> str:
    """Return the drawing in the fragment of a frame's address."""
    packed = _PICTURE.search(address)[1]
    return zlib.decompress(urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), -zlib.MAX_WBITS).decode()


def _last_word(text: str) -> str:
    return text.rpartition(" ")[2]
