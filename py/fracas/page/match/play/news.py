"""The news for a coach whose turn it is: what others have done since his last input, in three lines."""

from fracas.faces import events
from fracas.faces.choices import NO_ONE, NOWHERE
from fracas.faces.face import Face
from fracas.kernel.table import Event
from fracas.page.match.model.match_model import MatchModel, TurnNews

MOST_LINES = 3
USUAL = frozenset(("turn", "bell", "whistle", "step"))  # sounds of what any turn holds
LOUD = frozenset(("turnover", "flop", "goal", "dazed", "steal", "growl", "pickup", "catch"))
"""Sounds of what decides something, or of who has got the ball."""


def gather(model: MatchModel) -> TurnNews | None:
    """Return the news, None if nobody else has done anything."""
    plies = model.game.plies[model.since:]
    theirs = [ply for ply in plies if model.session.is_absent(ply.side)]
    if not theirs:
        return None
    face, state = model.face, model.game.state
    happened = [event for ply in plies for event in ply.events if event.kind != "roll"]
    told = [(weight(face, event), sentence, event) for event in happened if (
        sentence := events.row_sentence(face, state, event) or events.sentence(face, state, event))]
    ranked = sorted((place for place in range(len(told)) if told[place][0]),
                    key=lambda place: (-told[place][0], -place))[:MOST_LINES]
    lines = [told[place][1] for place in sorted(ranked)] or walks(face, [each[1:] for each in told])
    return TurnNews(tuple(dict.fromkeys(lines)), _heading(model))


def walks(face: Face, told: list[tuple[str, Event]]) -> list[str]:
    """Return the lines of a turn without weighty events: the last walks, one a player, else the last about players."""
    own = [(sentence, event) for sentence, event in told if events.player_of(face, event) != NO_ONE]
    ends: dict[int, str] = {}  # the last walk of each player, in the order in which they end
    for sentence, event in own:
        if events.trail(face, event) != (NOWHERE, NOWHERE):
            ends.pop(who := events.player_of(face, event), "")
            ends[who] = sentence
    return (list(ends.values()) or [sentence for sentence, _event in own or told[-1:]])[-MOST_LINES:]


def weight(face: Face, event: Event) -> int:
    """Return the weight of an event: that of goals and deaths is most, then shouted words, then falls."""
    effect = events.effect_of(face, event)
    if effect.stays:
        return 4
    if effect.shout:
        return 3
    return 2 if effect.sound in LOUD or effect.falls else 1 if effect.sound and effect.sound not in USUAL else 0


def _heading(model: MatchModel) -> str:
    """Return the heading of the last turn in which others have acted."""
    plies = model.game.plies
    return next((key for key, number in reversed(model.log.turns.items())
                 if number < len(plies) and model.session.is_absent(plies[number].side)), "")
