"""Changes of players during a match: lasting injuries (chapter 17, advanced) and frogs (24.7).

`state.profiles` says what a player is now, `state.extra.frogs` what he will be again when he is no frog any more.
"""

from fracas.games.elfball.state import State, profile, side_of
from fracas.games.elfball.team.roster import ATTRIBUTES
from fracas.games.elfball.team.teams import Profile
from fracas.kernel.table import Table


def real_profile(s: State, p: int) -> Profile:
    """Return the profile of a player, of a frog the one he will have again."""
    return next((real for frog, real in s.extra.frogs if frog == p), profile(s, p))


def change_profile(s: State, p: int, real: Profile) -> None:
    """Change the profile of a player; a frog stays a frog for now, with his abilities of then.

    Rule: Elfball 24.7, Ruling 143.
    """
    if any(frog == p for frog, _real in s.extra.frogs):
        frogs = tuple((frog, real if frog == p else old) for frog, old in s.extra.frogs)
        s.extra = s.extra._replace(frogs=frogs)
        real = as_frog(real)
    s.profiles = (*s.profiles[:p], real, *s.profiles[p + 1:])


def as_frog(real: Profile) -> Profile:
    """Return the profile of a player as a frog.

    Rule: Elfball 24.7, Ruling 143.
    """
    return real._replace(jog=7, might=2, tackle=4, dodge=6, skill=0, grit=2)


def become_frog(s: State, p: int) -> None:
    """Turn a player into a frog; he keeps his Type and his abilities.

    Rule: Elfball 24.7, Ruling 143.
    """
    real = profile(s, p)
    s.extra = s.extra._replace(frogs=(*s.extra.frogs, (p, real)))
    change_profile(s, p, real)


def release_frogs(s: State) -> None:
    """Give every frog his own shape back.

    Rule: Elfball 24.7 (until the end of the Test).
    """
    frogs = s.extra.frogs
    s.extra = s.extra._replace(frogs=())
    for p, real in frogs:
        change_profile(s, p, real)


def suffer(t: Table, p: int, net: int) -> None:
    """Apply the lasting effect of a bad injury, in a match that counts for careers.

    Rule:    Elfball 17 (advanced), Rulings 42, 138; Street Brawl 8, Ruling 38.
    Args:    net - of the Injury roll, below 0 for a flop.
    Asks:    his coach: which of his highest attributes suffers.
    Changes: profiles, extra.
    """
    s = t.state
    if not s.options.careers or net > 0:
        return
    if net < 0:
        t.tell("career_over", p, rule="17")
        return
    names = highest_attributes(real_profile(s, p))
    if not names:
        return
    name = names[0] if len(names) == 1 else t.choose(side_of(p), "lasting", names, who=p, rule="17/R42")
    lower_attribute(s, p, name)
    t.tell("lasting", p, name, getattr(real_profile(s, p), name), rule="17/R138")


def highest_attributes(real: Profile) -> tuple[str, ...]:
    """List the highest attributes of a player, Jog among them; none if a lasting injury cannot lower them.

    Rule: Elfball 17, Ruling 42 (no attribute drops below 1).
    """
    top = max(getattr(real, name) for name in ATTRIBUTES)
    return tuple(name for name in ATTRIBUTES if getattr(real, name) == top > 1)


def lower_attribute(s: State, p: int, name: str) -> None:
    """Lower an attribute for good.

    Rule: Elfball 17, Ruling 138.
    """
    real = real_profile(s, p)
    s.extra = s.extra._replace(hurt=(*s.extra.hurt, (p, name)))
    change_profile(s, p, real._replace(**{name: getattr(real, name) - 1}))
