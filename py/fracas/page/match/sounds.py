"""Which sound an event makes. Every sound has its sentence in the log, so nobody misses anything without them."""

from __future__ import annotations

from collections.abc import Iterable

from fracas.kernel.table import Event
from fracas.locale import N_, _
from fracas.view.markup import Markup, el

MOST = 4  # sounds of one input

SOUNDS: dict[str, tuple[str, ...]] = {
    "dice": ("roll",),
    "step": ("moves", "enters", "beast_moves", "monitor-moves", "orders-run", "follows"),
    "turn": ("faces",),
    "tackle": ("impact", "tackle", "cheapshot", "tackles", "blocks", "shove", "fights", "infights", "charges",
               "beast_hits"),
    "fall": ("falls", "knocked_down", "falls_dead", "hits"),
    "wall": ("pushed", "crush", "squeezed", "constricted"),
    "dazed": ("dazed", "hurt", "dies", "beast_dies", "detained", "injury", "carried_off"),
    "pickup": ("holds", "picks_up", "is_handed_ball"),
    "throw": ("throw", "flies", "passes", "shoots", "kick_hits"),
    "catch": ("catches",),
    "steal": ("intercept", "steal"),
    "bounce": ("bounces", "ball_bounces"),
    "gain": ("earns", "momentum", "points"),
    "shift": ("shift",),
    "flop": ("drops", "drops_catch", "misses_ball", "pass_fails", "catch_fails", "vault_fails", "block_fails"),
    "turnover": ("turnover", "repelled"),
    "goal": ("goal", "point", "touchdown"),
    "growl": ("ungawa", "appears", "re_awakens", "curses"),
    "bell": ("round",),
    "whistle": ("set_up", "face_off", "thrown_in", "restart", "match_over", "match-over", "over"),
}
CAPTIONS = {
    "dice": N_("dice roll"), "step": N_("steps"), "turn": N_("a heel turns"), "tackle": N_("a thud"),
    "fall": N_("somebody falls"), "wall": N_("a shove"), "dazed": N_("a groan"), "pickup": N_("a grab"),
    "throw": N_("a whoosh"), "catch": N_("hands clap on the ball"), "steal": N_("a snatch"),
    "bounce": N_("the ball bounces"), "gain": N_("clicks, rising"), "shift": N_("clicks, falling"),
    "flop": N_("a low drone"), "turnover": N_("a buzzer"), "goal": N_("the crowd roars"), "growl": N_("a growl"),
    "bell": N_("a bell"), "whistle": N_("a whistle"),
}
_OF = {kind: sound for sound, kinds in SOUNDS.items() for kind in kinds}


def of_events(events: Iterable[Event]) -> tuple[str, ...]:
    """Return the sounds of what one input brought about: each at most once, in the order of the events."""
    found = dict.fromkeys(_OF[event.kind] for event in events if event.kind in _OF)
    return tuple(found)[:MOST]


def caption(names: Iterable[str]) -> Markup:
    """Return in words what is heard; screen readers are told the events themselves."""
    return el("p", "\u266a ", " \u00b7 ".join(_(CAPTIONS[name]) for name in names), aria_hidden="true")
