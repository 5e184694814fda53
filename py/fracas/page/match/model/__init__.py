"""The match screen as data: its model, the messages that change it, the effects that come of them."""
