"""Literal colours for pictures that leave the page. The tokens of the style sheet are the original; a test compares."""

import re

from fracas.view.markup import Markup

_ALWAYS = {
    "kit-cobalt": "#173cab", "kit-wine": "#951848", "kit-bottle": "#0b5543", "kit-plum": "#62309f",
    "kit-slate": "#3b4458", "kit-umber": "#74400f", "kit-tangerine": "#ffac66", "kit-sky": "#86d0ff",
    "kit-lime": "#c3e765", "kit-rose": "#ffb0d0", "kit-bone": "#efe5cf", "kit-lemon": "#ffe069",
    "crowd-1": "#e0a377", "crowd-2": "#8fb98a", "crowd-3": "#a48fc4", "crowd-4": "#d58a72", "crowd-5": "#c9b27a",
}
_LIGHT = {
    "t-line": "#1b1528", "crowd": ".5", "o-certain": ".5", "o-likely": ".37", "o-even": ".25", "o-risky": ".13",
    "bill": "#ffd02e", "on-bill": "#1b1528", "focus": "#4a23b4", "focus-2": "#ffffff", "pc-edge": "#1b1528",
    "pc-rim": "#ffffff", "pc-home": "#173cab", "pc-home-on": "#ffffff", "pc-away": "#ffac66",
    "pc-away-on": "#1b1528", "pc-neutral": "#6b4a7c", "pc-beast": "#4b1533", "pc-beast-on": "#ffe9c4",
    "lift": "#fff7c4", "sel": "#ffe14a", "sel-case": "#1b1528", "danger": "#7d0a1c", "danger-2": "#ffffff",
    "path": "#ffffff", "path-case": "#1b1528", "band": "#f4f0ff", "mark": "#1b1528", "ghost": "#ffffff",
    "grass": "#57973f", "grass-2": "#4e8c39", "grass-out": "#3c6d33", "grass-line": "#ffffff",
    "grass-ring": "#ffe66b", "grid": "#2f5f27", "cobble": "#8a8391", "cobble-2": "#7d7685", "cobble-gap": "#5e5768",
    "cobble-line": "#ffffff", "brick": "#8d4a3a", "brick-2": "#793d30", "brick-gap": "#4d251d",
    "endzone": "#6d77a3", "bar-floor": "#a3713f", "stone": "#9b8a71", "stone-2": "#8e7e66", "stone-gap": "#655744",
    "rock": "#5d4f42", "rock-2": "#4a3e34", "cave": "#17110f", "goal": "#ffedb0", "asphalt": "#7f858f",
    "asphalt-2": "#767c86", "lino": "#a48b5f", "lino-2": "#9b8359", "chalk": "#ffffff", "wood": "#9a6a35",
    "wood-2": "#85582a", "bush": "#3f8a3a", "bush-2": "#347532", "mud": "#8a6335", "water": "#5b93b8",
    "wall": "#5b5263", "metal": "#8590a8", "platform": "#b8843f", "sand": "#b89a55",
}
_DARK = {
    "t-line": "#9c92b5", "crowd": ".24", "o-certain": ".3", "o-likely": ".22", "o-even": ".15", "o-risky": ".08",
    "bill": "#ffd02e", "on-bill": "#1b1528", "focus": "#ffd02e", "focus-2": "#120e1a", "pc-edge": "#f7f3ff",
    "pc-rim": "#150f20", "pc-home": "#1f45bd", "pc-home-on": "#ffffff", "pc-away": "#ffb87a",
    "pc-away-on": "#1b1528", "pc-neutral": "#8b66a0", "pc-beast": "#5a1a3e", "pc-beast-on": "#ffe9c4",
    "lift": "#f2eaa0", "sel": "#ffe14a", "sel-case": "#120e1a", "danger": "#ff8d86", "danger-2": "#2a0a10",
    "path": "#ffffff", "path-case": "#120e1a", "band": "#e9e2ff", "mark": "#120e1a", "ghost": "#ffffff",
    "grass": "#24492a", "grass-2": "#1f4025", "grass-out": "#152b1a", "grass-line": "#f3fff0",
    "grass-ring": "#f0d75a", "grid": "#3d6b43", "cobble": "#37323f", "cobble-2": "#302b38", "cobble-gap": "#1d1924",
    "cobble-line": "#f4f0ff", "brick": "#522c24", "brick-2": "#45241d", "brick-gap": "#230f0b",
    "endzone": "#2b3358", "bar-floor": "#4f3414", "stone": "#3d352b", "stone-2": "#352e25", "stone-gap": "#1f1a14",
    "rock": "#241e19", "rock-2": "#1a1511", "cave": "#050302", "goal": "#5e5020", "asphalt": "#2d313a",
    "asphalt-2": "#282c34", "lino": "#40361f", "lino-2": "#382f1a", "chalk": "#f4f0ff", "wood": "#4a3114",
    "wood-2": "#3c270f", "bush": "#1b4420", "bush-2": "#153719", "mud": "#3c2710", "water": "#1d3f57",
    "wall": "#191421", "metal": "#39415a", "platform": "#553a12", "sand": "#4b3d1a",
}
_CONTRAST = {
    "t-line": "#fff", "crowd": ".1", "o-certain": ".3", "o-likely": ".22", "o-even": ".14", "o-risky": ".07",
    "bill": "#ffee00", "on-bill": "#000000", "focus": "#ffee00", "focus-2": "#000000", "pc-edge": "#ffffff",
    "pc-rim": "#000000", "pc-home": "#00209c", "pc-home-on": "#ffffff", "pc-away": "#ffffff",
    "pc-away-on": "#000000", "pc-neutral": "#5b3a70", "pc-beast": "#6d0050", "pc-beast-on": "#ffffff",
    "lift": "#ffffff", "sel": "#ffee00", "sel-case": "#000000", "danger": "#ff9a90", "danger-2": "#000000",
    "path": "#ffffff", "path-case": "#000000", "band": "#8fd8ff", "mark": "#000000", "ghost": "#ffffff",
    "grass": "#0b1f0d", "grass-2": "#0b1f0d", "grass-out": "#000000", "grass-line": "#ffffff",
    "grass-ring": "#ffee00", "grid": "#5f7a60", "cobble": "#18161c", "cobble-2": "#18161c", "cobble-gap": "#5c5864",
    "cobble-line": "#ffffff", "brick": "#000000", "brick-2": "#000000", "brick-gap": "#8a8a8a",
    "endzone": "#10173d", "bar-floor": "#2b1b05", "stone": "#1b1713", "stone-2": "#1b1713", "stone-gap": "#777066",
    "rock": "#000000", "rock-2": "#000000", "cave": "#000000", "goal": "#3d3400", "asphalt": "#14161a",
    "asphalt-2": "#14161a", "lino": "#191509", "lino-2": "#191509", "chalk": "#ffffff", "wood": "#2a1a05",
    "wood-2": "#2a1a05", "bush": "#062b0b", "bush-2": "#062b0b", "mud": "#241504", "water": "#04202f",
    "wall": "#000000", "metal": "#1a2030", "platform": "#332205", "sand": "#2a2206", "die": "#000",
    "die-ink": "#fff", "die-flop": "#ff9a90", "die-star": "#ffee00", "die-hit": "#7dffa8",
}
THEMES = {"light": _ALWAYS | _LIGHT, "dark": _ALWAYS | _DARK, "contrast": _ALWAYS | _CONTRAST}

_VARIABLE = re.compile(r"var\(--([\w-]+)(?:,([^()]*))?\)")


def with_literal_colours(markup: str, theme: str, kits: tuple[str, str] = ("", "")) -> Markup:
    """Return the markup with every token replaced by its value.

    Args: markup - what `el` made.
          theme - "light", "dark" or "contrast".
          kits - of both teams; high contrast ignores them.
    """
    values = THEMES[theme]
    if theme != "contrast":
        worn = {f"kit-{side}": kit for side, kit in zip(("home", "away"), kits, strict=True) if kit}
        values = values | {side: values[f"kit-{kit}"] for side, kit in worn.items()}
    before = ""
    while markup != before:
        before, markup = markup, _VARIABLE.sub(lambda match: values.get(match[1]) or match[2] or match[0], markup)
    return Markup(markup.replace("#ffffff", "#fff"))
