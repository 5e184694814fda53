"""Abilities that replace one die of a challenge (chapter 2.2 (4) and 22.1), before the first counter is spent."""

from fracas.games.elfball.dice import BLANK, FLOP, HIT, STAR, net_of, pool_of
from fracas.games.elfball.momentum import KEEP
from fracas.games.elfball.state import State, is_unused, side_of, use
from fracas.kernel.dice import Bands
from fracas.kernel.table import Option, Table

# By the challenge: the ability of the attribute it is rolled with. Rule: Elfball 22.1, Rulings 126, 128.
REPLACES = {
    "dash": "steady", "face-off": "buff", "impact": "buff", "shove": "buff", "clip-might": "buff", "crush": "buff",
    "tackle": "grapple", "steal": "grapple", "disengage": "nimble", "clip-dodge": "nimble", "inferno": "nimble",
    "pick-up": "agile", "throw": "agile", "intercept": "agile", "catch": "agile", "injury": "resilient",
}
GRADED = {"face-off", "injury", "tackle", "throw"}  # challenges in which more is better also when they pass


def replacer(s: State, p: int, kind: str) -> str:
    """Return the ability with which a player may still replace a die of a challenge, "" if he has none.

    Rule: Elfball 22, Ruling 53: once per action of any player.
    """
    key = REPLACES.get(kind, "")
    return key if key and is_unused(s, p, key) else ""


def replace_one_die(
    t: Table, kind: str, p: int, key: str, faces: tuple[int, ...], need: int, highest: int, rule: str, bands: Bands,
    more: int, counters: int = 0,
) -> tuple[int, ...]:
    """Let the coach of the roller have one die rolled again; a star brings new dice.

    Rule:    Elfball 2.2 (4), 22.1, Rulings 1, 69 (before the counters, which may replace the new dice too), 70, 71;
             also on a flop.
    Args:    key - the ability.
             highest - net result that cannot be improved on.
             bands, more - what the challenge can distinguish of all its faces.
             counters - those that may be spent on this challenge afterwards.
    Asks:    the coach of `p`: which face to replace, or keep all.
    Rolls:   one challenge die.
    Changes: used.
    Returns: all faces that count.
    """
    s = t.state
    simple, is_own = s.options.simple_star, side_of(p) == s.side
    net = net_of(faces, simple)
    if net >= highest and (is_own or not counters):
        return faces
    options: tuple[Option, ...] = (KEEP, *(face for face in (FLOP, BLANK, STAR, HIT) if face in faces))
    chosen = t.choose(side_of(p), "ability", options, who=p, facts=(kind, need, faces, (), key), rule="22.1/R69")
    if chosen == KEEP:
        return faces
    use(s, p, key)
    t.tell("uses", p, key, rule="22.1")
    others = list(faces)
    others.remove(chosen)
    left = tuple(others)
    return (*left, *t.roll(
        "reroll", pool_of(1, simple), coach=side_of(p), who=p, need=need, rule=rule, more=more,
        bands=lambda new: bands((*left, *new)),
    ))
