"""The figures of a match report in Street Brawl: the same as in Elfball, on squares."""

from dataclasses import replace

from fracas.games.elfball.words import report as elfball
from fracas.games.street_brawl.words import text
from fracas.games.street_brawl.words.win_maps import MAPS
from fracas.locale import N_

REPORT = replace(
    elfball.REPORT, figures={**elfball.REPORT.figures, "carried": N_("Squares with the ball")}, title=text.title,
    maps=MAPS, rightness=79)
