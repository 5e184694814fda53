"""The tables of a game's face as text: every event with its sentence and effects, every roll, every outcome."""

from pathlib import Path

from fracas.faces import face_of
from fracas.faces.tables import EffectByFact

FOLDER = Path(__file__).parent
BY_FACTS = "(as its facts say)"


def written(key):
    """Return the tables of a game, a line a row."""
    face = face_of(key)
    events = (line for kind in face.event_templates for line in event_lines(face, kind))
    rolls = (f"roll {kind}: {type(title).__name__.removesuffix('Title').lower()} | {title.text}"
             for kind, title in face.rolls.items())
    outcomes = (outcome_line(outcome, told) for outcome, told in face.outcomes.items())
    return "".join(f"{line}\n" for line in (*events, *rolls, *outcomes))


def event_lines(face, kind):
    """Return the sentence of a kind of event, and a line for each thing it does to eye and ear."""
    telling, effect = face.event_templates[kind], face.effects[kind]
    told = telling.sentence if isinstance(telling.sentence, str) else BY_FACTS
    yield f"event {kind} ({telling.facts}): {told}"
    cases = {f" where {effect.role} is {fact}": each for fact, each in effect.effects.items()} | {"": effect.other} \
        if isinstance(effect, EffectByFact) else {"": effect}
    for case, each in cases.items():
        columns = [f"{name} {value}" for name, value in each._asdict().items() if value]
        if columns:
            yield f"    {'; '.join(columns)}{case}"


def outcome_line(outcome, told):
    """Return the words of an outcome and its tone; those of an open key for the part "1"."""
    words, tone = told if isinstance(told, tuple) else told(None, "1")
    return f"outcome {outcome}: {words} ({tone})"
