"""The colours of print: every token of a theme is reset on paper, and every pair of them used there can be read.

Browsers leave backgrounds out unless they are told otherwise, so text must be dark enough for bare paper too.
"""

import re
from pathlib import Path

from tests.view.test_contrast import ROOT, THEMES, ratio

FOLDER = Path(__file__).parents[2] / "static/css"
PAPER = "#ffffff"
LEAST = 4.5
GROUNDS = ("bg", "surface", "surface-2", "surface-3")
COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b|var\(--(?:bill|kit|pc)")
DRAWN = re.compile(r"kit-|crowd-|bill-|fan")  # filled shapes with figures of their own, the same in every theme
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
TEXT, GROUND = re.compile(r"(?<![-\w])color:\s*([^;]+)"), re.compile(r"(?<![-\w])background(?:-color)?:\s*([^;]+)")
PRINT = (FOLDER / "print.css").read_text(encoding="utf-8")


def tokens(css: str) -> dict[str, str]:
    """Return the tokens set in a block."""
    return dict(re.findall(r"--([\w-]+):\s*([^;]+);", css))


def full(colour: str) -> str:
    """Return a colour in six digits."""
    digits = colour.removeprefix("#")[:6]
    return "#" + ("".join(2 * each for each in digits[:3]) if len(digits) < 6 else digits)


RESET = tokens(PRINT[PRINT.index(":root:root"):].partition("}")[0])
GROUNDLESS = re.findall(r":is\((.*?)\):is\(\*, #print\) \{ color: #000; background: none", PRINT, re.DOTALL)
OUTER = r",(?![^(]*\))"  # a comma outside of brackets
BARE = {each.strip() for group in GROUNDLESS for each in re.split(OUTER, re.sub(r"\s+", " ", group))}
HIDDEN = PRINT[PRINT.index(".bar .b,"):].partition("{")[0].replace(" ", "").split(",")
UNPRINTED = [each for each in HIDDEN if re.fullmatch(r"\.[\w-]+", each)]


def test_every_colour_of_a_theme_is_reset_on_paper():
    changed = {name for theme in ("dark", "contrast") for name, value in THEMES[theme].items()
               if THEMES[theme][name] != ROOT.get(name) and COLOUR.search(value)}
    assert len(changed) > 60
    assert not changed - RESET.keys()
    assert not {name for name, value in ROOT.items() if COLOUR.search(value) and not DRAWN.search(name)} - RESET.keys()


def test_every_pair_of_colours_used_in_print_can_be_read():
    wrong, seen = [], 0
    for file in sorted(FOLDER.glob("*.css")):
        css = re.sub(r"/\*.*?\*/", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
        for selector, body in RULE.findall(css):
            text, name = TEXT.search(body), selector.strip().removeprefix("(").split("{")[-1].strip()
            if text is None or (ink := colour_of(text[1])) is None or is_bare(name):
                continue
            ground = GROUND.search(body)
            below = colour_of(ground[1]) if ground is not None else None
            grounds = [PAPER, below] if below is not None else [PAPER, *(full(RESET[each]) for each in GROUNDS)]
            seen += len(grounds)
            wrong += [f"{file.name} {name}: {ink} on {each}: {ratio(ink, each):.2f}" for each in grounds
                      if ratio(ink, each) < LEAST]
    assert seen > 200
    assert not wrong, "\n".join(wrong)


def colour_of(value: str) -> str | None:
    """Return the colour on paper of a value of a style sheet, None for one that is none."""
    value = value.strip()
    name = re.fullmatch(r"var\(--([\w-]+)\)", value)
    if name is not None:
        value = RESET.get(name[1]) or ROOT.get(name[1], "")
    return full(value) if re.fullmatch(r"#[0-9a-fA-F]{3,8}", value) else None


def is_bare(selector: str) -> bool:
    """Return whether a rule of print takes the ground and the light ink from all that a selector means, or hides it."""
    if any(re.search(re.escape(each) + r"(?![\w-])", selector) for each in UNPRINTED):
        return True
    return all(each.strip() in BARE for each in re.split(OUTER, re.sub(r"\s+", " ", selector)))
