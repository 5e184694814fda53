"""Tips for a first match, shared by the games with a ball."""

from fracas.locale import _, ngettext


def reach_ball_tip(n: int, name: str = "") -> str:
    """Return the tip for a ball that `n` players can reach; `name` is its opposing carrier, if any."""
    if name:
        return _tackle_carrier_tip(name, n)
    if not n:
        return _("None of your players reaches the ball this turn. Tap one who gets close.")
    return ngettext("{n} of your players can reach the ball. Tap him.",
                    "{n} of your players can reach the ball. Tap one.", n).format(
        n=n)


def _tackle_carrier_tip(name: str, n: int) -> str:
    if not n:
        return _("{name} has the ball, out of your reach. Get between him and your goal.").format(name=name)
    return ngettext("{name} has the ball. {n} of your players can reach him: bring {name} down.",
                    "{name} has the ball. {n} of your players can reach him: bring {name} down.", n).format(
        name=name, n=n)


def run_with_ball_tip(name: str, away: int, is_able: bool) -> str:
    """Return the tip for the own ball carrier, `away` steps from scoring."""
    if not is_able:
        return _("{name} has the ball but cannot move now. Clear his way with another player.").format(name=name)
    return ngettext("{name} has the ball, {n} step from scoring. Tap him.",
                    "{name} has the ball, {n} steps from scoring. Tap him.", away).format(name=name, n=away)
