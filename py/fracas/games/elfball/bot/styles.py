"""Styles: other weights for bots, and those of the yardstick, which are never changed again."""

from fracas.games.elfball.bot.worth import WEIGHTS, Weights

STYLES = {
    "cautious": WEIGHTS._replace(watched=24, covered=12, strike=210),
    "brawler": WEIGHTS._replace(stands=84, lies=44, sleeps=30),
    "racer": WEIGHTS._replace(hex=28, threat=290, first_at_ball=11),
    "yardstick": Weights(
        held=200, hex=24, threat=260, later_threat=90, strike=180, patience=30, watched=18, covered=8,
        first_at_ball=9, grab=150, stands=70, lies=40, sleeps=30, waits=12, rests=6, counter=9, spell=70, close=2,
        lead=900),
}
