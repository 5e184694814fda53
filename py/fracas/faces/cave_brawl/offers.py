"""What a player of Cave Brawl may do now: squares to walk to, deeds now or at the end of a walk, the action tray."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from fracas.faces.cave_brawl import names as places
from fracas.faces.cave_brawl.ranges import ranges as drawn_ranges
from fracas.faces.face import MOVE, Command, Deed, Offer, Way
from fracas.games.cave_brawl.pit import AROUND, OWN_GOAL, PIT, goal_attacked_by
from fracas.games.cave_brawl.player_actions import SCORES
from fracas.games.cave_brawl.reach import paths_of, steps_to
from fracas.games.cave_brawl.roll import Reasons, against_dc, against_vault, face_needed
from fracas.games.cave_brawl.state import (
    COIN,
    HANDING,
    NO_ONE,
    ROLLING,
    TUNNEL,
    TURN,
    State,
    bodies,
    is_beast,
    side_of,
)
from fracas.games.cave_brawl.team.teams import CURSE, VAULT
from fracas.games.cave_brawl.throw import KICK_DC, MEDIUM, PASS_DC, SHORT, kick_dc, pass_dc
from fracas.games.cave_brawl.words.tables import SCORE_NAMES
from fracas.kernel.dice import D20
from fracas.kernel.ruleset import Action
from fracas.locale import _
from fracas.view.dice import percent
from fracas.view.markup import EMPTY, Markup

# Modes of the selected player besides moving; a curse has one per score.
BLOCK, PASS, KICK, LEAP, HEX = "block", "pass", "kick", "vault", "curse"
END = ("end",)
LONG = 20  # squares from goal to goal


def hex_mode(score: str) -> str:
    """Return the mode in which the victim of a curse of one score is chosen."""
    return f"{HEX}-{score}"


def likely(reasons: Reasons) -> Fraction:
    """Return the chance of a d20 roll."""
    good = D20.sides + 1 - face_needed(reasons)
    return Fraction(min(max(good, 0), D20.sides), D20.sides)


def pass_chance(s: State, who: int, mate: int) -> Fraction:
    """Return the chance of a pass to be thrown well and caught."""
    dc = pass_dc(s, who, mate)
    return likely(against_dc(s, "pk", who, dc)) * likely(against_dc(s, "cd", mate, dc))


def kick_chance(s: State, who: int) -> Fraction:
    """Return the chance of a kick to win the match."""
    return likely(against_dc(s, "pk", who, kick_dc(s, who)))


def offer(s: State, legal: Sequence[Action], who: int) -> Offer:
    """Return all that a player may do now."""
    mine = [action for action in legal if len(action) > 1 and action[1] == who]
    ways = _ways(s, who) if any(action[0] == "step" for action in mine) else {}
    deeds = [deed for action in mine for deed in _deeds(s, action, mine)]
    later = _later(s, who, ways, {deed.cell for deed in deeds if deed.mode == MOVE})
    taken = {deed.cell for deed in later if deed.kind == "take"}
    return Offer({cell: way for cell, way in ways.items() if cell not in taken}, (*deeds, *later))


def _ways(s: State, who: int) -> dict[int, Way]:
    paths = paths_of(s, who, bodies(s))
    here = places.cell_of(s, who)
    found = {}
    for cell in paths:
        steps = steps_to(s, who, paths, cell)
        if steps:
            found[cell] = Way(cell, 1, steps, (here, *(step[2] for step in steps)))
    return found


def _deeds(s: State, action: Action, mine: Sequence[Action]) -> list[Deed]:
    """Return the places of an action; what an opponent is tapped for without a mode is the tackle if there is one."""
    kind, who, target = action[0], action[1], action[2] if len(action) > 2 else NO_ONE
    if kind == "tackle":
        return [Deed(kind, action, places.cell_of(s, target))]
    if kind == "block":
        cell = places.cell_of(s, target)
        is_only = ("tackle", who, target) not in mine
        return [Deed(kind, action, cell, BLOCK), *([Deed(kind, action, cell)] if is_only else [])]
    if kind == "pass":
        return [Deed(kind, action, places.cell_of(s, target), PASS, None, pass_chance(s, who, target))]
    if kind == "kick":
        return [Deed(kind, action, goal_attacked_by(side_of(s, who)), KICK, None, kick_chance(s, who), False)]
    if kind == "vault":
        return [Deed(kind, action, places.cell_of(s, target), LEAP, None, likely(against_vault(s, who, target)))]
    if kind == "curse":
        return [Deed(kind, action, places.cell_of(s, target), hex_mode(action[3]))]
    return []


def _later(s: State, who: int, ways: dict[int, Way], near: set[int]) -> list[Deed]:
    """Return what can be done at the end of a walk: tackles and blocks of those out of reach now, and the ball."""
    if not ways or s.phase != TURN or (s.acting == who and s.acted):
        return []
    found = []
    if s.holder == NO_ONE and s.ball in ways:
        found.append(Deed("take", ("take", who), s.ball, MOVE, ways[s.ball]))
    for cell, target in bodies(s).items():
        if cell in near or not (is_beast(target) or side_of(s, target) != side_of(s, who)):
            continue
        beside = [ways[c] for c in AROUND[cell] if c in ways]
        if beside:
            found += _fights(s, who, target, cell, min(beside, key=lambda way: len(way.steps)))
    return found


def _fights(s: State, who: int, target: int, cell: int, way: Way) -> list[Deed]:
    block = Deed("block", ("block", who, target), cell, BLOCK, way)
    beast = places.beast_of(s, target) if is_beast(target) else None
    if beast.is_prone if beast is not None else s.prone[target]:
        return [block, block._replace(mode=MOVE)]
    return [block, Deed("tackle", ("tackle", who, target), cell, MOVE, way)]


def ranges(s: State, who: int, mode: str) -> Markup:
    """Return where the DC of the throw that is being aimed changes: round the passer, or round the goal for a kick.

    Rule: Cave Brawl 4.3, 4.4.
    """
    if mode not in (PASS, KICK) or who == NO_ONE or is_beast(who) or s.where[who] < 0:
        return EMPTY
    table = PASS_DC if mode == PASS else KICK_DC
    centre = s.where[who] if mode == PASS else goal_attacked_by(side_of(s, who))
    labels = [_("DC {n}").format(n=dc) for dc in table]
    taken = {PIT.points[cell] for cell in (*bodies(s), *([s.ball] if s.ball >= 0 else []))}
    return drawn_ranges(PIT.points[centre], tuple(zip((SHORT, MEDIUM, LONG), labels, strict=True)), taken)


# -- the action tray -------------------------------------------------------------------------------------------


def commands(s: State, legal: Sequence[Action], who: int, mode: str) -> tuple[Command, ...]:
    """Return the action tray of the selected player; without one what his coach may do."""
    if who == NO_ONE:
        return _of_coach(s, legal)
    mine = [action for action in legal if len(action) > 1 and action[1] == who]
    if s.phase == HANDING:
        return tuple(Command(_("Hand him the ball"), "hand", action, is_main=True) for action in mine)
    if mode == HEX or mode.startswith(f"{HEX}-"):
        return _curses()
    kinds = {action[0] for action in mine}
    ends = _ends(s, legal, who)
    if "stand" in kinds:
        return (Command(_("Stand up"), "up", ("stand", who), is_main=True), *ends)
    if s.where[who] == TUNNEL:
        goal = OWN_GOAL[side_of(s, who)]
        enter = Command(_("Come out"), "move", ("step", who, goal), is_main=True,
                        off="" if "step" in kinds else _("somebody is in the way"))
        return (enter, *ends)
    return (*_ball(s, who, kinds), *_fighting(s, who, mine, kinds), *ends)


def _of_coach(s: State, legal: Sequence[Action]) -> tuple[Command, ...]:
    if s.phase == ROLLING:
        return (Command(_("Roll the team"), "dice", ("roll",), is_main=True),)
    if s.phase == COIN:
        return (Command(_("Flip the coin"), "dice", ("flip",), is_main=True),)
    return (_end_turn(s, legal),) if s.phase == TURN and s.acting == NO_ONE else ()


def _end_turn(s: State, legal: Sequence[Action]) -> Command:
    off = "" if END in legal else _("all must come out first")
    return Command(_("End turn"), "flag", END, off=off, is_main=legal == (END,))


def _ends(s: State, legal: Sequence[Action], who: int) -> tuple[Command, ...]:
    if s.acting == NO_ONE:
        return (_end_turn(s, legal),)
    rest = ("rest", who)
    return (Command(_("Done"), "end", rest, off="" if rest in legal else _("others wait behind")),)


def _ball(s: State, who: int, kinds: set[str]) -> tuple[Command, ...]:
    if "take" in kinds:
        return (Command(_("Pick up"), "pick", ("take", who), is_main=True),)
    off = _("no ball") if s.holder != who else _("action used")
    kick = percent(kick_chance(s, who)) if "kick" in kinds else ""
    mates = _("nobody to catch") if "kick" in kinds else off
    return (
        Command(_("Pass"), "throw", None, PASS, off="" if "pass" in kinds else mates),
        Command(_("Kick"), "kick", None, KICK, kick, off="" if "kick" in kinds else off),
    )


def _fighting(s: State, who: int, mine: Sequence[Action], kinds: set[str]) -> tuple[Command, ...]:
    special = s.players[who].kind.special
    has_acted = s.acting == who and s.acted
    can_block = "block" in kinds or any(deed.mode == BLOCK for deed in offer(s, mine, who).deeds)
    off = "" if can_block else _("action used") if has_acted else _("nobody in reach")
    shown = [Command(_("Block"), "block", None, BLOCK, off=off)]
    if special == VAULT:
        shown.append(Command(_("Vault"), "up", None, LEAP, off="" if "vault" in kinds else _("nobody to leap over")))
    if special == CURSE:
        used = _("used up") if s.cursed[who] else _("action used") if has_acted else _("nobody in the pit")
        shown.append(Command(_("Curse"), "hand", None, HEX, off="" if "curse" in kinds else used))
    return tuple(shown)


def _curses() -> tuple[Command, ...]:
    return (
        *(Command(_(SCORE_NAMES[score]), "hand", None, hex_mode(score)) for score in SCORES),
        Command(_("Back"), "back", None, MOVE),
    )
