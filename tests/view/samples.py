"""Every piece of the page once, with the same text in every place where a text may stand."""

from fractions import Fraction

from fracas.view import home, newmatch, shell
from fracas.view.board import board, gridtable
from fracas.view.board.shout import shout
from fracas.view.controls import Button, Labelled, link_button, select, slider, switch
from fracas.view.house_rules import SettingField
from fracas.view.learn import reader, rules
from fracas.view.markup import Markup, join
from fracas.view.match import log, score, slip, squads, tray
from fracas.view.match import screen as match
from fracas.view.match.dice import UNKNOWN, DieFace
from fracas.view.match.dicebox import (
    LANDED,
    BoxDie,
    DiceBox,
    FaceKey,
    Slot,
    TypedDice,
    dice_box,
    entry_box,
    entry_buttons,
)
from fracas.view.teams.match_team import MatchTeam, ProfileRow
from tests.view.fields import FULL, TOKENS
from tests.view.league_samples import league_pieces
from tests.view.team_samples import team_pieces

FLOP, STAR = DieFace("challenge", 0), DieFace("challenge", 2)
ROLLED = (FLOP, STAR, DieFace("d6", 5), DieFace("d20", 17), DieFace("d8", 3), DieFace("block", 4), DieFace("d10", 10))


def button(text: str) -> Button:
    return Button(text, text, text, "dice", text, True, "", text, True)


def pieces(text: str) -> dict[str, Markup]:
    """Return every piece by its name."""
    token = TOKENS[0]._replace(figure=text)
    off = button(text)._replace(off=text, label="")
    row = squads.SquadRow(token, text, text, text, True)
    rule = log.Rule(text, text, text, text)
    prose = f"{text}\n\n- {text}\n- **{text}**\n\n| {text} | b |\n|---|---|\n| `{text}` | *c* |"
    chapter, term = rules.ChapterText(text, text, prose), reader.TranslatedTerm(text, text)
    entry = reader.ChapterEntry("1", text, text)
    boxed = (BoxDie(FLOP, text, 0.5, True, True, True), BoxDie(STAR))
    profile = ProfileRow(text, (text,), text)
    team = score.ScoreSide(text, 3, True)
    parts = (reader.figure(board.picture(FULL, "q", text), text, (text, text)),
             reader.log_figure((log.LogLine("r1", text, token, text, ROLLED, text),), text, ("wine", "sky")))
    read = reader.RulesModel("elfball", text, (entry,), (entry._replace(at="2", lang="fr"),), "1",
                         reader.plain_chapter(text, parts, "elfball", (entry, entry)),
                         games=(("elfball", text), ("cave-brawl", text)))
    return {
        "board": board.picture(FULL._replace(label=text, tokens=(token,)), "p"),
        "score": score.score_bar(score.Score("elfball", text, text, team, team, (button(text), off), ("wine", "sky"))),
        "strip": join(score.pegs(score.Pegs(text, 2, 6)), score.trackers((score.Tracker(text, text),))),
        "history": score.history(text, text),
        "slip": slip.slip(slip.Slip(
            text, text, Fraction(1, 3), text, token, token, text, (FLOP,), text,
            (slip.ReasonLine(text, text, slip.GOOD, text), slip.ReasonLine(text, text, slip.IDLE)),
            (slip.FanPiece(text, Fraction(1, 40), "flop"), slip.FanPiece(text, Fraction(39, 40), "s4")),
            (slip.PlanRoll(text, Fraction(1, 2)),), text)),
        "box": dice_box(DiceBox(text, boxed, text, text, LANDED)),
        "entry": entry_box(TypedDice(text, text, text, (Slot(STAR), Slot(DieFace("d6", UNKNOWN), True, True)),
                                 tuple(FaceKey(face, face.face, text) for face in ROLLED), 1)),
        "entry buttons": tray.tray(entry_buttons(TypedDice(text, text, "", (), (), 2))),
        "tray": tray.tray((button(text), off)),
        "question": tray.question(tray.Question(text, text, (tray.Chip(token, text, text),), (button(text),))),
        "thinking": tray.thinking(tray.Thinking(text, 0.4)),
        "last": tray.last_line(text),
        "squads": squads.squads((squads.Squad(text, text, (squads.Group("", (row,)), squads.Group(text, (row,)))),)),
        "card": squads.player_card(squads.Card(token, text, text, (squads.Stat(text, text, True),), ((text, text),))),
        "log": join(log.log_header(True), log.log((
            log.Turn("1", text, text), log.LogLine("2", text, token, text, ROLLED, text, True, rule, True),
            log.LogLine("3", text)))),
        "cells": gridtable.table(
            gridtable.CellTable(text, ((gridtable.Cell(1, text, 1),), (gridtable.Cell(2, text, 4),)), 1, 2)),
        **team_pieces(text),
        **league_pieces(text),
        "home": home.home(
            (home.Bill("elfball", text, text), home.Bill("cave-brawl", text, text)), home.Readiness(0.4, text),
            (("book", text, "#/rules"),),
            home.Resume(text, text, "#/match/1", board.picture(FULL, "thumb", text), 2)),
        "ready": home.ready(home.Readiness(1, text)),
        "new match": newmatch.new_match(newmatch.NewMatch(
            "elfball", text, (Labelled(text, text),),
            tuple(newmatch.SideSheet(side, text, MatchTeam(text, text, (text,), (profile,)), kit, text, "real")
                  for side, kit in enumerate(("wine", "sky"))),
            (Labelled(text, text, text),),
            (SettingField("a", text, (Labelled("no", text), Labelled("yes", text)), "yes", text),
             SettingField("b", text, (Labelled(text, text),), text)), text)),
        "rules": reader.rules_page(read),
        "section": reader.rules_page(read._replace(
            plain=(), page=rules.chapter_text(chapter, reader.plain_chapter_links("elfball", (entry,))))),
        "found": reader.rules_page(read._replace(words=text, hits=(reader.Hit(entry, text),), terms=(term,))),
        "not found": reader.rules_page(read._replace(words=text or "x")),
        "rule card": shell.sheet(text, rules.rule_card("elfball", chapter)),
        "empty": join(shell.empty("elfball", text, text, button(text)), shell.empty("elfball", text, text)),
        "shout": shout(text, "elfball"),
        "shell": join(shell.page_bar(text, "#/", (button(text),)),
                      shell.notice(shell.Notice(text, (button(text),), "bad")),
                      shell.menu((("gear", text, "#/settings"),))),
        "settings": shell.settings(shell.Settings("en", "", "full", 100, "risky", True, False)),
        "controls": join(link_button(text, "#/", icon_name="book"), select(text, text, (Labelled(text, text),), text),
                         switch(text, text, True), slider(text, text, 1, 0, 2)),
        "legend": join(match.legend(text), match.corner(True, text, button(text))),
    }


def whole_match() -> Markup:
    """Return a match screen with its regions filled."""
    parts = pieces("Ashbow")
    regions = {"score": parts["score"], "field": board.draw(FULL), "cells-box": parts["cells"],
               "strip": parts["strip"], "history": parts["history"], "squads": parts["squads"],
               "ask": join(parts["card"], parts["slip"]), "tray": parts["tray"], "last": parts["last"],
               "log-lines": parts["log"], "legend": parts["legend"]}
    drawn = str(match.match())
    for key, markup in regions.items():
        start = drawn.index(">", drawn.index(f'id="{key}"')) + 1
        drawn = drawn[:start] + markup + drawn[start:]
    return Markup(drawn)
