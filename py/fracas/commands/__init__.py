"""The commands of the command line, one module a subject: `HELP`, `add_arguments(parser)` and `run(args) -> status`."""

from fracas.commands import (
    analyse,
    bench,
    clip,
    embed,
    games,
    lab,
    league,
    legal,
    link,
    odds,
    perft,
    play,
    render,
    replay,
    rules,
    simulate,
)

ASKING = ("play",)  # that talk with the one who runs them
ALL = (games, play, replay, odds, legal, render, clip, perft, simulate, bench, rules, league, link, embed, lab, analyse)
