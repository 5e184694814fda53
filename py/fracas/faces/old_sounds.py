"""The sounds of events of the games whose tables are not written yet."""

from __future__ import annotations

SOUNDS: dict[str, tuple[str, ...]] = {
    "dice": ("roll",),
    "step": ("moves", "enters", "beast_moves", "monitor_moves", "orders_run", "follows"),
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
    "whistle": ("set_up", "face_off", "thrown_in", "restart", "match_over", "over"),
}
OF = {kind: sound for sound, kinds in SOUNDS.items() for kind in kinds}
