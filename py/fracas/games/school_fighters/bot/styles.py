"""Styles: other weights with which bots play School Fighters, and those of the yardstick, never changed again."""

from fracas.games.school_fighters.bot.worth import WEIGHTS, Weights

STYLES = {
    "cautious": WEIGHTS._replace(caution=7, flight=600),
    "brawler": WEIGHTS._replace(caution=5, flight=440),
    "yardstick": Weights(true=600, point=14, flight=500, stand_off=11, lead=100, last_lead=300, caution=6, inch=2),
}
