"""The match screen: a model, messages that change it, effects that ports carry out, and pure functions that present it.

`model` is plain data. `messages` are what a person, the clock, a job or an input brings about. `update` alone changes
the model and returns `effects`; afterwards it finds anew what may be done, in one place. `screen` hands messages to
`update`, effects to the ports (`executor`, `jobs`, `announcer`, the board) and draws once a message (`renderer`, from
`present` and `side_panel`). A lesson, a puzzle and a match by link hand the screen a `match_filter`.

A tap on a cell becomes a picture:
1. `screen`: the gesture comes in as the message `Tap`.
2. `update`, `pointer_input`: its cell or player is found, and the intent of the tap.
3. `intents`: the intent selects a player, shows a plan, or runs its actions.
4. `inputs`, `executor`: the effect `ApplyAction` plays an action, and `InputMade` comes back.
5. `dice_animation`: dice fly, then events are narrated.
6. `renderer`: side panel and board are drawn, the rest in later frames.

A button is pressed: `screen` sends `Press`; `buttons` has a function for each `data-do`, which changes the model or
runs inputs as in 4; `renderer` draws.

A bot has its turn: `inputs` calls `bot_turns`, which starts a job in `jobs`; the job's result comes back as
`BotDecided`, and after the pause `BotDue` plays it through `executor`, as in 4 to 6.
"""
