"""The registry: the one place that names the games. What a game is made of is loaded when somebody asks for it."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fracas.kernel.contracts.game_info import GameInfo
from fracas.kernel.errors import InvalidNotation, quote
from fracas.locale import N_, _

if TYPE_CHECKING:
    from fracas.kernel.contracts.balance import BalanceReport
    from fracas.kernel.contracts.career import Career
    from fracas.kernel.contracts.tracking_rules import TrackingRules
    from fracas.kernel.contracts.what_if import WhatIfs
    from fracas.kernel.ruleset import Ruleset

EASY, MEDIUM, HARD = N_("easy"), N_("medium"), N_("hard")  # difficulties

GAMES = (
    GameInfo(
        "elfball", "Elfball", N_("Elves, orcs and worse fight over a ball on a round meadow"), "e",
        has_rosters=True, has_careers=True, has_team_management=True, has_tracking=True, has_lessons=True,
        has_primer=True, has_balance=True, has_editor=True,
        minutes=(5, 10), difficulty=EASY, special=N_("One player acts in each turn")),
    GameInfo(
        "street_brawl", "Street Brawl", N_("Elfball between the walls of an alley, with a bar halfway"), "a",
        builds_on="elfball", has_rosters=True, has_careers=True, has_team_management=True, has_tracking=True,
        has_lessons=True, has_primer=True, has_balance=True, has_editor=True,
        minutes=(15, 25), difficulty=MEDIUM, special=N_("Push them into the wall")),
    GameInfo(
        "cave_brawl", "Cave Brawl", N_("A ball game with clubs, apes and dinosaurs"), "c",
        has_rosters=True, has_careers=True, has_tracking=True, has_lessons=True, has_primer=True, has_balance=True,
        has_editor=True, minutes=(20, 30), difficulty=MEDIUM, special=N_("Dinosaurs play too")),
    GameInfo(
        "street_bowl", "Street Bowl", N_("Seven a side on cobbles between two walls, with every skill of the book"),
        "b", has_rosters=True, has_tracking=True, has_lessons=True, has_primer=True, has_balance=True,
        has_editor=True, minutes=(10, 20), difficulty=HARD, special=N_("A skill for every trick")),
    GameInfo(
        "school_fighters", "School Fighters", N_("A playground brawl between two gangs"), "s", has_rosters=True,
        has_tables=True, has_tracking=True, has_lessons=True, has_primer=True, has_balance=True, has_editor=True,
        minutes=(10, 15), difficulty=EASY, special=N_("No squares: measure in inches")),
)
KEYS = tuple(game.key for game in GAMES)
FIRST_GAME = "elfball"  # the best one to begin with
SHORTCUTS = (  # what `static/manifest.webmanifest` says of the first of them
    N_("Play Elfball against a bot"), N_("Elfball for two players"), N_("A match of Elfball"),
)


def game_info(key: str) -> GameInfo:
    """Return the registry entry of a game.

    Raises: InvalidNotation quoting a key that is none.
    """
    found = next((game for game in GAMES if game.key == key), None)
    if found is None:
        raise InvalidNotation(_("There is no game {key}: choose one of {keys}.").format(key=quote(key),
                                                                                        keys=", ".join(KEYS)))
    return found


def ruleset(key: str) -> Ruleset:
    """Return the ruleset of a game.

    Raises: InvalidNotation quoting a key that is none.
    """
    found: Ruleset = room(f"games.{game_info(key).key}.ruleset").RULESET
    return found


def career(key: str) -> Career | None:
    """Return the career of a game, None if its teams do not change between matches."""
    found: Career | None = room(f"games.{key}.team.career").CAREER if game_info(key).has_careers else None
    return found


def tracking_rules(key: str) -> TrackingRules | None:
    """Return the tracking rules of a game, None if the game cannot be tracked."""
    found: TrackingRules | None = room(f"games.{key}.tracking").TRACKING if game_info(key).has_tracking else None
    return found


def what_ifs(key: str) -> WhatIfs:
    """Return the what-if questions of a game; every game that can be tracked has some."""
    found: WhatIfs = room(f"games.{game_info(key).key}.what_ifs").WHAT_IFS
    return found


def link_words(key: str, version: str) -> bytes:
    """Return the texts that links of a game leave out where they repeat them. These texts never change."""
    file = Path(str(room(f"games.{key}").__file__)).with_name(f"link_{version}.txt")
    return file.read_bytes() if game_info(key).letter != "-" else b""


def evenness(key: str) -> BalanceReport | None:
    """Return the measured balance of the teams of a game, None if it has not been measured."""
    if not game_info(key).has_balance:
        return None
    from fracas.kernel.contracts.balance import parse  # the start of the page does without
    return parse(Path(str(room(f"games.{key}").__file__)).with_name("evenness.json").read_text(encoding="utf-8"))


def first_position() -> str:
    """Return the position in which a first match begins."""
    return Path(str(room(f"games.{FIRST_GAME}").__file__)).with_name("first_match.txt").read_text("utf-8").strip()


def room(name: str) -> Any:
    """Return a module of a game by its name below `fracas`; only this registry and that of the faces ask."""
    return import_module(f"fracas.{name}")
