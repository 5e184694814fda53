"""Assumptions of the odds: the coach's usual answers, and the event that decides an outcome."""

from collections.abc import Sequence
from typing import Any, cast

from fracas.games.elfball.abilities.ability_dice import replacer
from fracas.games.elfball.dice import BLANK, FLOP, HIT, STAR, net_of
from fracas.games.elfball.momentum import KEEP
from fracas.games.elfball.odds.pool import chance
from fracas.games.elfball.odds.usual_answers import ANSWERS
from fracas.games.elfball.state import State, attacked_goal, profile, side_of
from fracas.games.elfball.throwing.catching import CATCH
from fracas.games.elfball.throwing.throw import NOBODY, intercept_need
from fracas.kernel.table import Choice, Event, Option
from fracas.locale import N_

ASSUMPTIONS = (
    N_("Momentum is spent while a challenge fails, on the die that helps most."),
    N_("Players catch what comes to them, and the best opponent intercepts."),
    N_("A successful Impact is followed by the Tackle, and a Dash wins one more pace."),
    N_("Nobody is turned who need not be."),
    N_("An ability replaces the worst die of a challenge that fails."),
)

USUAL = {"catch": CATCH, "follow": "tackle", "extra-die": "tackle", "dash": "hex", "prize": "ball"}


def policy(s: State, choice: Choice) -> Option:
    """Return the usual answer of a coach to a question."""
    if choice.kind == "momentum":
        return reroll_choice(s, choice)
    if choice.kind in ANSWERS:
        return ANSWERS[choice.kind](s, choice)
    if choice.kind == "face":
        return cast(int, choice.facts[0])
    if choice.kind == "intercept":
        able = [int(p) for p in choice.options if p != NOBODY]
        simple = s.options.simple_star
        return max(able, key=lambda p: chance(
            profile(s, p).skill, intercept_need(s, p).value, simple=simple, ability=bool(replacer(s, p, "intercept")),
        ))
    return USUAL.get(choice.kind, choice.options[0])


def reroll_choice(s: State, choice: Choice) -> Option:
    """Return the face to replace: the worst while the own challenge fails, the best while the opponent's succeeds."""
    _, need, open_dice, fixed = cast(Sequence[Any], choice.facts)
    net = net_of((*open_dice, *fixed), s.options.simple_star)
    if side_of(choice.who) == choice.coach:
        order: tuple[int, ...] = (FLOP, BLANK, HIT, STAR) if net < need else ()
    else:
        order = (STAR, HIT, BLANK) if need and net >= need else ()
    return next((face for face in order if face in choice.options), KEEP)


def outcome(event: Event, s: State) -> str | None:
    """Return the outcome of an action that an event decides, None if it decides nothing yet."""
    kind, facts = event.kind, event.facts
    if kind in ("tackle", "shove", "steal", "shock", "transform"):
        return f"{kind}:{facts[2]}"
    if kind == "cheapshot":
        return f"tackle:{facts[2]}"
    if kind == "impact":
        return None if facts[2] == "passed" else f"impact:{facts[2]}"
    if kind == "clip":
        return "clip:failed" if facts[2] == "failed" else None
    if kind == "throw":
        return f"throw:{facts[2]}" if facts[2] in ("flop", "missed") else None
    if kind == "intercept":
        return "throw:intercepted" if facts[1] == "passed" else None
    if kind in ("moves", "enters"):
        return _arrival(s, cast(int, facts[0]), kind)
    if kind in ("falls", "dazed"):
        return DECIDED[kind] if facts[0] == s.acting else None
    if kind in ("taunt", "potion", "bribe"):
        return f"{kind}:{facts[-1]}"
    if kind in ("first", "face_off"):
        return f"{kind}:{_winner(event)}"
    return DECIDED.get(kind)


DECIDED = {
    "falls": "down", "dazed": "dazed", "holds": "ball", "misses_ball": "fumbled", "catches": "throw:caught",
    "drops_catch": "throw:dropped", "declines": "throw:dropped", "no_dice": "throw:dropped", "rests": "throw:loose",
    "repelled": "throw:repelled", "bounces": "throw:loose", "dashes": "dash", "tie": "face_off:tie", "stands": "stand",
    "inferno": "inferno",
}


def _arrival(s: State, p: int, kind: str) -> str | None:
    cell = s.where[p]
    if cell == s.ball:
        return None
    if s.holder == p and cell == attacked_goal(s, side_of(p), cell):
        return "goal"
    return "through" if kind == "moves" else "entered"


def _winner(event: Event) -> str:
    if event.kind == "first":
        home, away = cast(Sequence[int], event.facts)
        return "tie" if home == away else "home" if home > away else "away"
    return ("home", "away")[side_of(cast(int, event.facts[0]))]
