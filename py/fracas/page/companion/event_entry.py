"""Entries in taps: a button and its subject, or a counter."""

from fracas.companion import log
from fracas.faces import preview
from fracas.faces.tracker import NOTHING, SIDES, WHOM, EntryButton
from fracas.kernel.ruleset import Action
from fracas.page.companion.effects import Effects
from fracas.page.companion.log_editor import with_other_button
from fracas.page.companion.log_update import keep, record
from fracas.page.companion.model import SUBJECT, CounterTap, TrackerModel

ONE_EVENT_MS = 1000.0  # taps on a counter within this time are one entry


def press_button(model: TrackerModel, place: int) -> Effects:
    """Press a button of the layout; one that asks for a subject opens the panel with all that fit."""
    button = _button(model, place)
    if button is None:
        return ()
    action = button.action(model.moment) if button.asks == NOTHING else with_other_button(model, button)
    if action is not None:
        return record(model, action)
    model.entry = model.entry._replace(panel=SUBJECT, button=place)
    return ()


def press_side_button(model: TrackerModel, place: int, side: int) -> Effects:
    """Press a button that names its side itself."""
    button = _button(model, place)
    if button is None or button.asks != SIDES or side not in (0, 1):
        return ()
    return record(model, button.action(model.moment, side))


def _button(model: TrackerModel, place: int) -> EntryButton | None:
    buttons = model.layout.buttons
    return buttons[place] if model.game.pending is None and 0 <= place < len(buttons) else None


def _pressed_button(model: TrackerModel) -> EntryButton | None:
    return model.layout.buttons[model.entry.button] if model.entry.panel == SUBJECT else None


def name_player(model: TrackerModel, who: int) -> Effects:
    """Name the player that the pressed button asks for."""
    button = _pressed_button(model)
    if button is None or button.asks != WHOM or who not in model.layout.players(model.moment):
        return ()
    return record(model, button.action(model.moment, who))


def name_side(model: TrackerModel, side: int) -> Effects:
    """Name the side that the pressed button asks for, or that of a player whom nobody knows."""
    button = _pressed_button(model)
    if button is None or side not in (0, 1) or not (button.asks == SIDES or button.for_side):
        return ()
    return record(model, button.action(model.moment, side, is_side=button.asks != SIDES))


def name_word(model: TrackerModel, word: str) -> Effects:
    """Name the word that the pressed button asks for."""
    button = _pressed_button(model)
    return record(model, button.action(model.moment, word)) if button is not None and word in button.words else ()


# -- counters ----------------------------------------------------------------------------------------------------


def counters(model: TrackerModel) -> list[Action]:
    """Return the action of each counter, without its amount."""
    found: list[Action] = []
    for gauge in model.layout.gauges:
        values = gauge.values(model.game.state)
        found += [(gauge.entry,)] if len(values) == 1 else [(gauge.entry, side) for side in range(len(values))]
    return found


def tap_counter(model: TrackerModel, counter: int, by: int) -> Effects:
    """Count a tap: several in a row are one entry, and one that moves nothing is none."""
    if model.game.pending is not None or not 0 <= counter < len(counters(model)) or by not in (-1, 1):
        return ()
    kind, tap, plies = counters(model)[counter], model.tap, model.game.plies
    action: Action = (*kind, by)
    before: Action = plies[tap.line].action if 0 <= tap.line == len(plies) - 1 else ()
    is_at_end = model.entry.line < 0
    rules, state = model.game.ruleset, model.game.state
    if is_at_end and preview.run(rules, state, action, ()).state == state:
        return ()
    if is_at_end and tap.counter == counter and before[:-1] == kind and model.now - tap.time < ONE_EVENT_MS:
        action = (*kind, before[-1] + by)
        model.game = log.remove_entry(model.game, tap.line).game
    if action[-1] == 0:
        model.tap = CounterTap()
        return keep(model, model.game)
    effects = record(model, action) if rules.is_legal(model.game.state, action) else ()
    model.tap = CounterTap(counter, len(model.game.plies) - 1, model.now) if is_at_end else CounterTap()
    return effects
