"""Careers in a league of Street Brawl: those of Elfball, with its own Injury table and the Chainsaw Maniac (12)."""

from dataclasses import replace
from functools import partial

from fracas.games.elfball.team import career

CAREER = replace(career.CAREER, arranged=partial(career.replace_deeds, closed=()))
