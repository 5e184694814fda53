"""Records as they come out of mail, chat and blogs are read; nothing else is changed."""

import pytest

import fracas
from fracas.kernel.errors import DamagedText
from fracas.kernel.text.record_wrapper import unwrap_record


def played():
    game = fracas.new("street_brawl", seed="mail", home="", away="")
    for _input in range(30):
        if game.pending is None:
            game.apply(game.legal_actions()[0])
        else:
            game.answer(game.pending.options[0])
    return game.record


def quoted(record, mark):
    return "\n".join(f"{mark}{line}" for line in record.splitlines())


WRAPPED = {
    "quoted": lambda record: quoted(record, "> "),
    "quoted twice": lambda record: quoted(record, ">> "),
    "quoted apart": lambda record: quoted(record, "> > "),
    "quoted with a greeting": lambda record: "Hello,\nlook at this:\n\n" + quoted(record, "> ") + "\n",
    "after a greeting": lambda record: f"Look at this:\n\n{record}",
    "a fence": lambda record: f"```\n{record}```\n",
    "a fence with words round it": lambda record: f"Look:\n\n~~~ fracas\n{record}~~~\nWhat would you have done?\n",
    "a fence in a quotation": lambda record: quoted(f"```\n{record}```", "> "),
    "curly quotes": lambda record: record.replace(' "', " “").replace('"]', "”]"),
    "German quotes": lambda record: record.replace(' "', " „").replace('"]', "“]"),
    "French quotes": lambda record: record.replace(' "', " «\u00a0").replace('"]', "\u00a0»]"),
    "curly quotes in a quotation": lambda record: quoted(record.replace(' "', " “").replace('"]', "”]"), "> "),
    "a mark of byte order, lines of Windows": lambda record: "\ufeff" + record.replace("\n", "\r\n"),
}


@pytest.mark.parametrize("way", WRAPPED)
def test_a_record_is_read_whatever_was_put_round_it(way):
    record = played()
    wrapped = WRAPPED[way](record)
    assert fracas.from_record(wrapped, verify=True).record == record


@pytest.mark.parametrize("text", [
    "", "> a quotation", "```\ncode\n```", "hello [Game “elfball”]", "elfball.1.x-y", "{}"])
def test_what_is_no_record_stays_as_it_is(text):
    assert unwrap_record(text) == text


def test_a_record_is_left_alone_with_all_that_it_holds():
    record = played().replace("\n\n", '\n[Remark "“quoted” > and ``` too"]\n\n', 1)
    assert unwrap_record(record).strip() == record.strip()


def test_a_record_without_its_last_line_is_refused_in_words():
    record = played()
    cut = record[:record.index("[Fingerprint")]
    with pytest.raises(DamagedText, match="lacks its last line.*Copy the whole record"):
        fracas.from_record(cut)
