"""The match screen: a model, messages that change it, effects that ports carry out, and pure functions that present it.

Imports go one way through its rooms: `model` (the match as data, its messages and effects), `panels` (pieces beside the
board), `play` (inputs made and told, bots), `input` (taps, keys, buttons), `display` (model to picture), then `screen`
with `update` and the `ports`, and `host`, the pages round it. `update` alone changes the model; afterwards it finds
anew what may be done, in one place. A lesson, a puzzle and a match by link hand the screen a `match_filter`.

A tap on a cell becomes a picture:
1. `screen`: the gesture comes in as the message `Tap`.
2. `update`: its handler is looked up.
3. `input/taps`: the cell is found, the intent of the tap, and what that means: a selection, a plan, an input.
4. `play/executor`: the input is made, or refused.
5. `play/narration`: dice fly, then events are told.
6. `display/renderer`: side panel and board are drawn, the rest in later frames.

A button is pressed: `screen` sends `Press`; `update`; `input/buttons` has a function for each `data-do`; then as in 4.

A bot has its turn: `play/turn_flow` calls it when an input has been shown; `play/bot_turns` thinks in a job of the
`ports`, and its decision comes back as `BotDecided`, after the pause as `BotDue`: `screen`, `update`,
`play/bot_turns`, then as in 4.
"""
