"""Faces: the presentation of the games, one room a game and shared modules beside them.

Like a ruleset, a face is loaded on first use, and found through the registry of `fracas.games` alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fracas.games import GAMES, game_info, room

if TYPE_CHECKING:
    from fracas.challenges.long_aim import LongAims
    from fracas.faces.composer import Composer
    from fracas.faces.face import Face
    from fracas.faces.foreign_names import ForeignNames
    from fracas.faces.harms import GameHarms
    from fracas.faces.layout_editor import LayoutEditor
    from fracas.faces.roster_editor import RosterEditor
    from fracas.faces.team_management import TeamManagement
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


def roster_editor_of(key: str) -> RosterEditor[Any, Any] | None:
    """Return the roster editor of a game, None for unknown games and games without rosters."""
    game = next((game for game in GAMES if game.key == key and game.has_rosters), None)
    if game is None:
        return None
    found: RosterEditor[Any, Any] = room(f"faces.{game.builds_on or game.key}.roster_schema").EDITOR
    return found


def team_management_of(key: str) -> TeamManagement | None:
    """Return the team management of a game between two matches, None if it has none."""
    if not game_info(key).has_team_management:
        return None
    found: TeamManagement = room(f"faces.{key}.team_management").TEAM_MANAGEMENT
    return found


def editor_of(key: str) -> LayoutEditor | None:
    """Return the layout editor of a game, None if its tables are always printed."""
    found: LayoutEditor | None = room(f"faces.{key}.terrain.editor").EDITOR if game_info(key).has_tables else None
    return found


def tracker_of(key: str) -> TrackerLayout:
    """Return the tracker of a game played at a table."""
    found: TrackerLayout = room(f"faces.{game_info(key).key}.tracker").TRACKER
    return found


def lessons_of(key: str) -> LessonCourse | None:
    """Return the lessons of a game, None if it has none."""
    found: LessonCourse | None = room(f"faces.{key}.lessons").COURSE if game_info(key).has_lessons else None
    return found


def primer_of(key: str) -> Primer | None:
    """Return a game in plain words, None if it has none."""
    found: Primer | None = room(f"primers.{key}").PRIMER if game_info(key).has_primer else None
    return found


def puzzle_aims_of(key: str) -> Aims:
    """Return the possible aims of a game's puzzles; only for a game with a position editor."""
    found: Aims = room(f"faces.{key}.puzzles").AIMS
    return found


def harms_of(key: str) -> GameHarms:
    """Return the harms of the players of a game; only for a game with a position editor."""
    found: GameHarms = room(f"faces.{key}.harms").HARMS
    return found


def challenge_aims_of(key: str) -> LongAims:
    """Return the possible aims of a game's challenges; only for a game with a position editor."""
    found: LongAims = room(f"challenges.aims.{game_info(key).key}").AIMS
    return found


def composer_of(key: str) -> Composer | None:
    """Return the composer of positions of a game, None if it has none."""
    found: Composer | None = room(f"faces.{key}.composer").COMPOSER if game_info(key).has_editor else None
    return found


def foreign_names_of(key: str) -> ForeignNames:
    """Return the foreign names of a game; only for a game with rosters of its own."""
    found: ForeignNames = room(f"faces.{key}.foreign_names").FOREIGN_NAMES
    return found


def games_with_rosters() -> tuple[str, ...]:
    """Return the games with rosters of their own; variants use those of their base game."""
    return tuple(game.key for game in GAMES if game.has_rosters and not game.builds_on)
