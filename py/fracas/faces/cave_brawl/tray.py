"""Cave Brawl's action tray: the buttons of the selected player, or of his coach."""

from collections.abc import Sequence

from fracas.faces.cave_brawl.chances import of_kick
from fracas.faces.cave_brawl.line_up import usual_line_up
from fracas.faces.cave_brawl.move_options import BLOCK, HEX, KICK, LEAP, PASS, curse_mode, move_options
from fracas.faces.choices import MOVE, TrayButton
from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.pit import OWN_GOAL
from fracas.games.cave_brawl.player_actions import SCORES
from fracas.games.cave_brawl.state import State
from fracas.games.cave_brawl.team.teams import CURSE, VAULT
from fracas.games.cave_brawl.words.tables import SCORE_NAMES
from fracas.kernel.ruleset import Action
from fracas.locale import _
from fracas.view.match.dice import percent

END = ("end",)


def tray_buttons(s: State, legal: Sequence[Action], who: int, mode: str) -> tuple[TrayButton, ...]:
    """Return the buttons of the selected player, or of a coach without a selection."""
    if who == st.NO_ONE:
        return _of_coach(s, legal)
    mine = [action for action in legal if len(action) > 1 and action[1] == who]
    if s.phase == st.HANDING:
        return tuple(TrayButton(_("Give him the ball"), "hand", action, is_main=True) for action in mine)
    if mode == HEX or mode.startswith(f"{HEX}-"):
        return _curses()
    kinds = {action[0] for action in mine}
    ends = _ends(s, legal, who)
    if "stand" in kinds:
        return (TrayButton(_("Stand up"), "up", ("stand", who), is_main=True), *ends)
    if s.where[who] == st.TUNNEL:
        goal = OWN_GOAL[st.side_of(s, who)]
        enter = TrayButton(_("Come out"), "move", ("step", who, goal), is_main=True,
                           off="" if "step" in kinds else _("the way is blocked"))
        return (enter, *ends)
    return (*_ball(s, who, kinds), *_fighting(s, who, mine, kinds), *ends)


def _of_coach(s: State, legal: Sequence[Action]) -> tuple[TrayButton, ...]:
    if s.phase == st.ROLLING:
        return (TrayButton(_("Roll the team"), "dice", ("roll",), is_main=True),)
    if s.phase == st.COIN:
        return (TrayButton(_("Flip the coin"), "dice", ("flip",), is_main=True),)
    if s.phase != st.TURN or s.acting != st.NO_ONE:
        return ()
    first, *then = usual_line_up(s) or (None,)
    if first is None:
        return (_end_turn(s, legal),)
    return TrayButton(_("Everybody out"), "move", first, is_main=True, then=tuple(then)), _end_turn(s, legal)


def _end_turn(s: State, legal: Sequence[Action]) -> TrayButton:
    off = "" if END in legal else _("come out first")
    return TrayButton(_("End turn"), "flag", END, off=off, is_main=legal == (END,))


def _ends(s: State, legal: Sequence[Action], who: int) -> tuple[TrayButton, ...]:
    if s.acting == st.NO_ONE:
        return (_end_turn(s, legal),)
    rest = ("rest", who)
    return (TrayButton(_("Done"), "end", rest, off="" if rest in legal else _("others wait behind him")),)


def _ball(s: State, who: int, kinds: set[str]) -> tuple[TrayButton, ...]:
    if "take" in kinds:
        return (TrayButton(_("Pick up"), "pick", ("take", who), is_main=True),)
    off = _("no ball") if s.holder != who else _("action used")
    kick = percent(of_kick(s, who)) if "kick" in kinds else ""
    mates = _("nobody to catch") if "kick" in kinds else off
    return (
        TrayButton(_("Pass"), "throw", None, PASS, off="" if "pass" in kinds else mates),
        TrayButton(_("Kick"), "kick", None, KICK, kick, off="" if "kick" in kinds else off),
    )


def _fighting(s: State, who: int, mine: Sequence[Action], kinds: set[str]) -> tuple[TrayButton, ...]:
    special = s.players[who].kind.special
    has_acted = s.acting == who and s.acted
    can_block = "block" in kinds or any(each.mode == BLOCK for each in move_options(s, mine, who).actions)
    off = "" if can_block else _("action used") if has_acted else _("nobody in reach")
    shown = [TrayButton(_("Block"), "block", None, BLOCK, off=off)]
    if special == VAULT:
        shown.append(TrayButton(_("Vault"), "up", None, LEAP, off="" if "vault" in kinds else _("nobody to leap over")))
    if special == CURSE:
        used = _("used up") if s.cursed[who] else _("action used") if has_acted else _("nobody in the pit")
        shown.append(TrayButton(_("Curse"), "hand", None, HEX, off="" if "curse" in kinds else used))
    return tuple(shown)


def _curses() -> tuple[TrayButton, ...]:
    return (
        *(TrayButton(_(SCORE_NAMES[score]), "hand", None, curse_mode(score)) for score in SCORES),
        TrayButton(_("Back"), "back", None, MOVE),
    )
