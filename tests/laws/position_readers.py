"""Readers of position strings of their own, by the formats that `py/docs/formats.md` and the modules describe.

They know none of the code that writes or reads positions: one of three tellings that the laws compare.
"""

import re
from typing import NamedTuple

WORDS_OF_STATE = {  # what a screen reader says of a state -> how its counter is painted
    "standing": "standing", "down": "down", "dazed": "dazed", "prone": "down", "stunned": "dazed", "Fazed": "dazed",
}


class Piece(NamedTuple):
    """A player on the board."""

    side: int
    shirt: int
    state: str  # as a screen reader says it
    has_ball: bool


class Told(NamedTuple):
    """What a telling says of a board."""

    pieces: dict  # place -> Piece
    ball: str  # place of the loose ball, "" if there is none


def elfball(text):
    """Read players, the ball, and who defends the first goal, which is south or west."""
    fields = text.split(".")
    holder, pieces = fields[7], {}
    for side, team in enumerate(fields[5:7]):
        for shirt, player in enumerate(team.split("-"), 1):
            found = re.fullmatch(r"([a-z]\d{1,2})([1-8dz])", player)
            if found:
                state = {"d": "down", "z": "dazed"}.get(found[2], "standing")
                pieces[found[1]] = Piece(side, shirt, state, holder == f"{'HA'[side]}{shirt}")
    return Told(pieces, holder if re.fullmatch(r"[a-z]\d+", holder) else ""), "ha".find(fields[9][0])


def street_bowl(text):
    """Read players and the ball; the home side always defends the west."""
    sections = text.split("~")
    holder, ball = sections[6].split("_")[:2]
    pieces = {}
    for side, team in enumerate(sections[7:9]):
        for shirt, player in enumerate(team.split("."), 1):
            line = player.split("_")
            if len(line) > 1 and re.fullmatch(r"[a-z]\d", line[1]):
                state = "stunned" if set(line[2]) & {"s", "w"} else "prone" if "p" in line[2] else "standing"
                pieces[line[1]] = Piece(side, shirt, state, holder == f"{'HA'[side]}{shirt}")
    return Told(pieces, ball if ball != "o" else ""), 0


def cave_brawl(text):
    """Read players and the ball, whose square is a number in reading order; home defends the south, the last row."""
    sections = text.split("~")
    squad = int(sections[1].split("_")[0])
    holder, ball = map(int, sections[4].split("_")[:2])
    pieces = {}
    for who, player in enumerate(sections[6].split(".")):
        found = re.search(r"_(b?)([a-u]\d{1,2})_([a-z]+)", player)
        if found and not found[1]:
            pieces[found[2]] = Piece(who // squad, who % squad + 1, "prone" if "p" in found[3] else "standing",
                                     holder == who)
    return Told(pieces, f"{chr(ord('a') + ball % 21)}{ball // 21 + 1}" if ball >= 0 else ""), 0


def school_fighters(text):
    """Read the units of both gangs: nobody owns a part of the table."""
    pieces = {}
    for side, gang in enumerate(text.split("_")[-2:]):
        units = [unit for unit in gang.split("~") if not unit.startswith("T")]
        for n, unit in enumerate(units, 1):
            found = re.match(r"[a-z](\d+)\.(\d+)\.(\d+)\.(\d+)", unit)
            if found and int(found[4]) >= 3:
                place = ",".join(f"{int(found[i]) / 100:.2f}".rstrip("0").rstrip(".") for i in (1, 2))
                pieces[place] = Piece(side, n, "standing" if int(found[4]) == 4 else "Fazed", False)
    return Told(pieces, ""), -1


READERS = {"elfball": elfball, "street_brawl": elfball, "street_bowl": street_bowl, "cave_brawl": cave_brawl,
           "school_fighters": school_fighters}
