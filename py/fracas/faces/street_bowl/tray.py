"""Street Bowl's action tray: the buttons of the selected player, or of a coach without a selection."""

from collections.abc import Sequence

from fracas.faces.choices import FLIGHT, NO_ONE, TrayButton
from fracas.faces.street_bowl import move_options
from fracas.faces.street_bowl.hints import BANK_NORTH, BANK_SOUTH, BOTH, GAZE, HAIL, LEAP, LOB, MATE, SAW, STAB
from fracas.games.street_bowl import declare, reach
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.pitch import AROUND, NORTH, square
from fracas.games.street_bowl.ruleset import RULESET
from fracas.games.street_bowl.skills.moving import BALL_AND_CHAIN
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.words.names import player_name, skill_name
from fracas.games.street_bowl.zones import is_marked
from fracas.kernel.ruleset import Action
from fracas.locale import N_, _, ngettext

END = ("end",)
DECLARED = (  # Actions with a button of their own: key, label, icon
    (declare.BLOCK, N_("Block"), "block"), (declare.BLITZ, N_("Blitz"), "tackle"), (declare.PASS, N_("Pass"), "throw"),
    (declare.HAND_OFF, N_("Hand off"), "hand"), (declare.FOUL, N_("Foul"), "kick"),
    (declare.THROW, N_("Throw team-mate"), "team"), (declare.BOMB, N_("Bomb"), "aim"),
)
USUAL = {declare.MOVE, declare.BLOCK}  # a tap on the street declares them
COMPASS = (N_("North"), N_("East"), N_("South"), N_("West"))
MIDDLES = (square(6, 3), square(19, 3))  # of the halves, by side
THROWS = ((FLIGHT, N_("Throw"), "throw"), (BANK_NORTH, N_("Off the north wall"), "turn"),
          (BANK_SOUTH, N_("Off the south wall"), "turn"), (HAIL, N_("Hail Mary"), "aim"))


def tray_buttons(s: State, legal: Sequence[Action], who: int, mode: str) -> tuple[TrayButton, ...]:
    """Return the buttons of the selected player, or of a coach without a selection."""
    if s.phase == st.KICK:
        return (TrayButton(_("Kick to the middle"), "kick", ("kick", MIDDLES[1 - s.side]), is_main=True),)
    if who == NO_ONE or s.phase not in (st.TURN, st.BONUS):
        return _of_coach(s, legal)
    if s.acting not in (NO_ONE, who):
        return (TrayButton(_("Done"), "end", ("stop", s.acting), note=player_name(s, s.acting)), *_end_of_both(s))
    mine = [action for action in legal if len(action) > 1 and action[1] == who]
    if s.acting == who:
        return (*_of_acting(s, who, mine), *_end_of_both(s))
    return (*_of_ready(s, who, mine), _end_turn(s, legal))


def _of_coach(s: State, legal: Sequence[Action]) -> tuple[TrayButton, ...]:
    if s.phase == st.BEFORE:
        return (TrayButton(_("Roll the dice"), "dice", ("start",), is_main=True),)
    return (_end_turn(s, legal),) if s.phase in (st.TURN, st.BONUS) and s.acting == NO_ONE else ()


def _end_turn(s: State, legal: Sequence[Action]) -> TrayButton:
    """Return the button that ends the turn, with the number of players who could still move freely."""
    free = free_to_move(s)
    note = ngettext("{n} safe move", "{n} safe moves", free).format(n=free) if free else ""
    off = "" if END in legal else _("first move the Warpstone player")
    return TrayButton(_("End turn"), "flag", END, note=note, off=off, is_main=not free)


def _end_of_both(s: State) -> tuple[TrayButton, ...]:
    """Return the button that ends the acting player's Action and the turn."""
    later = move_options.position_after_stop(s)
    if later is None:
        return ()
    return (_end_turn(later, RULESET.legal_actions(later))._replace(action=("stop", s.acting), then=(END,)),)


def free_to_move(s: State) -> int:
    """Return the number of players who could still move without dice."""
    return sum(_is_free(s, who) for who in declare.first_in_line(s, s.side) if not st.has(s, who, BALL_AND_CHAIN))


def _is_free(s: State, who: int) -> bool:
    here = s.where[who]
    if is_marked(s, who) or all(cell in s.where for cell in AROUND[here]):  # only with a dodge, or with no free square
        return False
    if s.condition[who] == st.STANDING and not s.rooted[who]:  # his first step is certain
        return True
    return any(path.chance == 1 for path in reach.paths(s, who).values())


def _of_ready(s: State, who: int, mine: Sequence[Action]) -> tuple[TrayButton, ...]:
    """Return the buttons of declarations; a tap on the street declares a Move or a Block by itself."""
    able = {action[2] for action in mine if action[0] == "declare"}
    if st.has(s, who, BALL_AND_CHAIN):
        return (TrayButton(_("Set off"), "move", ("declare", who, declare.MOVE), is_main=True),) if able else ()
    used = {deed for deed, bit in declare.ONCE_A_TURN.items() if s.declared & bit} - {declare.THROW}
    return tuple(
        TrayButton(_(label), icon, ("declare", who, deed), off=_("used this turn") if deed in used else "")
        for deed, label, icon in DECLARED if deed in (able - USUAL) | used
    )


def _of_acting(s: State, who: int, mine: Sequence[Action]) -> tuple[TrayButton, ...]:
    """Return the buttons of the acting player."""
    kinds = {action[0] for action in mine}
    stop = TrayButton(_("Done"), "end", ("stop", who))
    if "stand" in kinds:
        return (TrayButton(_("Stand up"), "up", ("stand", who), is_main=True), stop)
    return (*_throws(mine), *_mates(s, mine), *_fights(s, mine, kinds), *_moves(kinds), *_rolls(mine), stop)


def _throws(mine: Sequence[Action]) -> list[TrayButton]:
    """Return the buttons of throws of a ball or a bomb."""
    modes = {"pass": FLIGHT, "bomb": FLIGHT, "hail": HAIL}
    able = {BANK_NORTH if action[3] == NORTH else BANK_SOUTH for action in mine if action[0] == "bank"}
    able |= {modes[action[0]] for action in mine if action[0] in modes}
    shown = [TrayButton(_(label), icon, None, mode) for mode, label, icon in THROWS if mode in able]
    return [*shown, *([TrayButton(_("Lob it far"), "aim", None, LOB)] if any(a[0] == "lob" for a in mine) else [])]


def _mates(s: State, mine: Sequence[Action]) -> list[TrayButton]:
    """Return the buttons of team-mates who could be thrown."""
    mates = dict.fromkeys(action[2] for action in mine if action[0] == "throw")
    return [TrayButton(_("Throw {name}").format(name=player_name(s, mate)), "throw", None, f"{MATE}-{mate}")
            for mate in mates]


def _fights(s: State, mine: Sequence[Action], kinds: set[str]) -> list[TrayButton]:
    """Return the buttons of attacks in place of a block, and of the pairs of a Multiple Block."""
    shown = []
    if "stab" in kinds:
        shown.append(TrayButton(skill_name("stab"), "tackle", None, STAB))
    if "saw" in kinds and "block" in kinds:
        shown.append(TrayButton(skill_name("chainsaw"), "tackle", None, SAW))
    seconds = dict.fromkeys(action[3] for action in mine if action[0] == "blocks")
    shown += [TrayButton(_("Two, then {name}").format(name=player_name(s, foe)), "block", None, f"{BOTH}-{foe}")
              for foe in seconds]
    return shown


def _moves(kinds: set[str]) -> list[TrayButton]:
    shown = [TrayButton(skill_name("leap"), "up", None, LEAP)] if "leap" in kinds else []
    return [*shown, *([TrayButton(skill_name("hypnotic-gaze"), "ear", None, GAZE)] if "gaze" in kinds else [])]


def _rolls(mine: Sequence[Action]) -> list[TrayButton]:
    """Return the buttons of the directions of a Ball & Chain player."""
    return [TrayButton(_(COMPASS[action[2]]), "dice", action) for action in mine if action[0] == "roll"]
