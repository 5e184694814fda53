"""The loop of a screen: messages one after the other, effects in order, one drawing."""

from fracas.page.loop import Loop


def test_messages_sent_by_effects_wait_their_turn_and_all_is_drawn_once():
    seen = []

    def carry_out(effect):
        seen.append(effect)
        if effect == "effect of tap":
            loop.send("landed")
            seen.append("sent")

    loop = Loop(lambda message: (f"effect of {message}", f"end of {message}"), carry_out, lambda: seen.append("drawn"))
    loop.send("tap")
    assert seen == ["effect of tap", "sent", "end of tap", "effect of landed", "end of landed", "drawn"]


def test_a_failed_update_leaves_the_loop_open_for_the_next_message():
    seen = []

    def update(message):
        if message == "bad":
            raise ValueError(message)
        return (message,)

    loop = Loop(update, seen.append, lambda: seen.append("drawn"))
    try:
        loop.send("bad")
    except ValueError:
        pass
    loop.send("good")
    assert seen == ["good", "drawn"]
