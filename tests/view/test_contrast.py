"""Every pair of colours the look relies on, in every theme and for colour-blind eyes.

Source: relative luminance and contrast ratio, WCAG 2.2; simulation matrices, Machado, Oliveira and Fernandes, 2009.
"""

import re
from itertools import product
from pathlib import Path

import pytest

CSS = (Path(__file__).parents[2] / "static/css/tokens.css").read_text(encoding="utf-8")
FIELD = ("grass grass-2 cobble cobble-2 endzone bar-floor stone stone-2 goal asphalt asphalt-2 lino lino-2 wood bush "
         "mud water metal platform sand").split()
DARK_KITS = "cobalt wine bottle plum slate umber".split()
LIGHT_KITS = "tangerine sky lime rose bone lemon".split()
GAMES = "elfball street-brawl cave-brawl street-bowl school-fighters".split()
BLIND = {
    "none": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def block(selector: str) -> dict[str, str]:
    body = CSS[CSS.index(selector):]
    return dict(re.findall(r"--([\w-]+):\s*([^;]+);", body[:body.index("}")]))


ROOT = block(":root {")
THEMES = {
    "light": ROOT,
    "dark": ROOT | block(':root[data-theme="dark"] {'),
    "contrast": ROOT | block(':root[data-theme="contrast"] {'),
}
EACH_THEME = pytest.mark.parametrize("theme", THEMES)
EACH_EYE = pytest.mark.parametrize("eye", BLIND)


def linear(colour: str) -> list[float]:
    values = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values]


def luminance(colour: str, eye: str = "none") -> float:
    seen = [min(1.0, max(0.0, sum(m * v for m, v in zip(row, linear(colour), strict=True)))) for row in BLIND[eye]]
    return 0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]


def ratio(a: str, b: str, eye: str = "none") -> float:
    light, dark = sorted((luminance(a, eye), luminance(b, eye)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def mixed(a: str, b: str, share: float) -> str:
    return "#" + "".join(
        f"{round(int(a[i:i + 2], 16) * (1 - share) + int(b[i:i + 2], 16) * share):02x}" for i in (1, 3, 5)
    )


def check(theme: str, pairs: list[tuple[str, str]], needed: float, eye: str = "none") -> None:
    """Fail with the list of pairs of tokens that are too close."""
    table = THEMES[theme]
    bad = [(a, b, round(found, 2)) for a, b in pairs if (found := ratio(table[a], table[b], eye)) < needed]
    assert not bad, bad


def check_marks(theme: str, mark: str, casing: str, grounds: list[str], needed: float = 3) -> None:
    """Fail if neither the mark nor its casing shows on one of the grounds."""
    table = THEMES[theme]
    bad = [ground for ground in grounds
           if max(ratio(table[mark], table[ground]), ratio(table[casing], table[ground])) < needed]
    assert not bad, (mark, bad)


@EACH_THEME
def test_text_is_readable_on_every_surface(theme):
    check(theme, list(product(("text", "text-2"), ("bg", "surface", "surface-2", "surface-3"))), 4.5)
    check(theme, list(product(("link", "good", "warn", "bad"), ("surface", "surface-2"))), 4.5)
    check(theme, [(tone, f"{tone}-bg") for tone in ("good", "warn", "bad")], 4.5)
    check(theme, [("text", f"{tone}-bg") for tone in ("good", "warn", "bad")], 4.5)
    check(theme, [("on-bar", "bar"), ("on-bar-2", "bar"), ("on-bill", "bill"), ("bill", "bar")], 4.5)


@EACH_THEME
def test_controls_and_focus_stand_out(theme):
    check(theme, [("line-soft", "surface"), ("line-soft", "surface-2"), ("focus", "bg"), ("focus", "surface")], 3)


@EACH_THEME
def test_counters_are_readable_and_differ(theme):
    check(theme, [("pc-home-on", "pc-home"), ("pc-away-on", "pc-away"), ("pc-beast-on", "pc-beast")], 4.5)


@EACH_EYE
@EACH_THEME
def test_counters_stand_out_for_every_eye(theme, eye):
    check(theme, [("pc-home", "pc-away")], 3, eye)
    check(theme, [("pc-edge", ground) for ground in FIELD], 3, eye)


@EACH_THEME
def test_marks_show_on_every_ground(theme):
    check_marks(theme, "sel", "sel-case", FIELD)
    check_marks(theme, "path", "path-case", FIELD)
    check_marks(theme, "danger", "danger-2", FIELD)


@EACH_THEME
def test_painted_lines_show(theme):
    check(theme, list(product(["grass-line"], ("grass", "grass-2"))), 3)
    check(theme, list(product(["cobble-line"], ("cobble", "cobble-2", "endzone"))), 3)
    check(theme, list(product(["chalk"], ("asphalt", "asphalt-2", "lino", "lino-2"))), 3)


@EACH_THEME
@pytest.mark.parametrize("ground", ["grass", "cobble", "stone", "asphalt", "lino"])
def test_counters_show_on_lit_ground(theme, ground):
    table = THEMES[theme]
    for band in ("certain", "likely", "even", "risky"):
        lit = mixed(table[ground], table["lift"], float(table[f"o-{band}"]))
        assert max(ratio(table["pc-edge"], lit), ratio(table["pc-rim"], lit)) >= 3, band


@EACH_EYE
def test_any_two_kits_differ_and_carry_their_figures(eye):
    for dark, light in product(DARK_KITS, LIGHT_KITS):
        assert ratio(ROOT[f"kit-{dark}"], ROOT[f"kit-{light}"], eye) >= 3, (dark, light)
    assert min(ratio("#ffffff", ROOT[f"kit-{kit}"]) for kit in DARK_KITS) >= 4.5
    assert min(ratio("#1b1528", ROOT[f"kit-{kit}"]) for kit in LIGHT_KITS) >= 4.5


@pytest.mark.parametrize("game", GAMES)
def test_ink_is_readable_on_the_bills(game):
    inks = ROOT[f"bill-{game}-1"], ROOT[f"bill-{game}-2"]
    assert min(ratio("#1b1528", mixed(*inks, step / 4)) for step in range(5)) >= 4.5


def test_the_system_preference_and_the_chosen_theme_are_the_same():
    for feature, theme in (("prefers-color-scheme: dark", "dark"), ("prefers-contrast: more", "contrast")):
        assert block(f"@media ({feature})") == block(f':root[data-theme="{theme}"] {{')
