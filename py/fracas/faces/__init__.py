"""Faces: what puts the games before people, one room a game and what they share beside them.

As with rulesets, a face is loaded when somebody asks for it, and found through the registry of `fracas.games` alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fracas.games import GAMES, game_info, room

if TYPE_CHECKING:
    from fracas.faces.choices import Face
    from fracas.faces.composer import Composer
    from fracas.faces.layout_editor import LayoutEditor
    from fracas.faces.roster_editor import Arranger, RosterEditor
    from fracas.faces.tracker import TrackerLayout
    from fracas.lessons.lesson import LessonCourse
    from fracas.primers.primer import Primer
    from fracas.puzzles.aims import Aims


def face_of(key: str) -> Face:
    """Return the face of a game.

    Raises: InvalidNotation quoting a key that is none.
    """
    found: Face = room(f"faces.{game_info(key).key}.face").FACE
    return found


def roster_editor_of(key: str) -> RosterEditor[Any] | None:
    """Return who keeps the rosters that play a game, None if its teams cannot be built or there is no such game."""
    game = next((game for game in GAMES if game.key == key and game.has_rosters), None)
    if game is None:
        return None
    found: RosterEditor[Any] = room(f"faces.{game.builds_on or game.key}.roster_keeper").KEEPER
    return found


def arranger_of(key: str) -> Arranger | None:
    """Return who knows the teams of a game between two matches, None if nobody does."""
    found: Arranger | None = room(f"faces.{key}.coaching").ARRANGER if game_info(key).has_team_management else None
    return found


def editor_of(key: str) -> LayoutEditor | None:
    """Return who opens, reads and writes the tables that coaches make for a game, None if they make none."""
    found: LayoutEditor | None = room(f"faces.{key}.terrain.editor").EDITOR if game_info(key).has_tables else None
    return found


def tracker_of(key: str) -> TrackerLayout:
    """Return what of a game that is tracked at a table is shown there."""
    found: TrackerLayout = room(f"faces.{game_info(key).key}.tracker").TRACKER
    return found


def lessons_of(key: str) -> LessonCourse | None:
    """Return how a game is learnt, None if it is not taught."""
    found: LessonCourse | None = room(f"faces.{key}.course").COURSE if game_info(key).has_lessons else None
    return found


def primer_of(key: str) -> Primer | None:
    """Return a game in plain words, None if it has none."""
    found: Primer | None = room(f"primers.{key}").PRIMER if game_info(key).has_primer else None
    return found


def puzzle_aims_of(key: str) -> Aims:
    """Return what puzzles of a game may ask for; only of a game whose positions are put together."""
    found: Aims = room(f"faces.{key}.puzzles").AIMS
    return found


def composer_of(key: str) -> Composer | None:
    """Return how positions of a game are put together, None if they are not."""
    found: Composer | None = room(f"faces.{key}.composer").COMPOSER if game_info(key).has_editor else None
    return found


def games_with_rosters() -> tuple[str, ...]:
    """List the games whose coaches build teams; variants play with theirs."""
    return tuple(game.key for game in GAMES if game.has_rosters and not game.builds_on)
