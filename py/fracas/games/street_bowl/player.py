"""A player: characteristics, skills, and what his skills come to (chapter 1)."""

from __future__ import annotations

from typing import NamedTuple

from fracas.games.street_bowl.skills.skill import Talents


class Player(NamedTuple):
    """What a player is in this match; replaced, never edited: potions change him."""

    position: str  # key of his line in the roster, "orc.blitzer"
    name: str  # his own, "" = none
    tag: str  # his race, for Animosity
    ma: int  # squares a turn
    st: int  # 1..
    ag: int  # 1..6
    av: int  # armour breaks on more than this
    skills: tuple[str, ...]  # keys; first those of his position in printed order, then those added
    talents: Talents  # what these skills come to in rolls
