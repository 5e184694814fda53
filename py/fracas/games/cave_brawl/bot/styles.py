"""Styles: other weights with which bots play Cave Brawl, and those of the yardstick, which are never changed again."""

from fracas.games.cave_brawl.bot.worth import WEIGHTS, Weights

STYLES = {
    "cautious": WEIGHTS._replace(alone=4, guard=3, beast_near=9, stalling=20),
    "brawler": WEIGHTS._replace(life=18, on_feet=8, last=36),
    "racer": WEIGHTS._replace(advance=7, held=58, alone=1),
    "yardstick": Weights(point=220, held=50, advance=5, guard=2, alone=2, loose=6, life=14, on_feet=5, in_tunnel=8,
                         last=30, beast_near=6, stalling=25, rivals=3),
}
