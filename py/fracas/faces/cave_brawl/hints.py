"""Hints for a coach of Cave Brawl: a headline and a sentence."""

from fracas.faces.cave_brawl.names import team_name
from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.actions import legal_actions
from fracas.games.cave_brawl.state import State
from fracas.locale import N_, _

_HINTS = {
    "block": (N_("Block whom?"), N_("He is pushed and loses 1D6. You cannot fall.")),
    "pass": (N_("Pass to whom?"), N_("Both of them roll.")),
    "kick": (N_("Kick at the hole?"), N_("Through the hole, and you win the match.")),
    "vault": (N_("Vault over whom?"), ""),
    "curse": (N_("Curse which score?"), N_("It drops by 1D6 for the match. Choose it, then tap a victim.")),
}

_CARRIER = N_("He brings it out of the tunnel. Choose good hands and quick feet.")


def prompt(s: State, _actors: int) -> tuple[str, str]:
    """Return the headline and sentence of the steps before the first turn."""
    team = team_name(s, s.side)
    if s.phase == st.ROLLING:
        return _("{team}: roll your players").format(team=team), _("One tap rolls the whole team.")
    if s.phase == st.COIN:
        return _("Who has the ball?"), _("The coin decides: 1 home, 2 away.")
    if s.phase == st.HANDING:
        return _("{team}: who gets the ball?").format(team=team), _(_CARRIER)
    return "", ""


def hint(s: State, who: int, mode: str) -> tuple[str, str]:
    """Return the headline and sentence for the selected player."""
    if s.phase == st.HANDING:
        return _("Who gets the ball?"), _(_CARRIER)
    if mode:
        title, words = _HINTS[mode if mode in _HINTS else mode.partition("-")[0]]
        return _(title), _(words) if words else ""
    if s.where[who] == st.TUNNEL:
        return _("He waits in the tunnel."), _("Everybody must come out.")
    if s.prone[who]:
        return _("He lies on the ground."), _("To stand up takes his whole move.")
    if s.acting == who and not any(action[0] == "step" for action in legal_actions(s)):
        return _("No steps left. Choose an action."), ""
    return _("Tap a lit square or opponent."), ""
