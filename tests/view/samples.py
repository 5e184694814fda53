"""Every piece of the page once, with the same text in every place where a text may stand."""

from fractions import Fraction

from fracas.view import home, new_match, shell
from fracas.view.board import board, grid_table
from fracas.view.board.shout import shout
from fracas.view.controls import Button, LabelledValue, checkbox, link_button, select, slider
from fracas.view.house_rules import SettingField
from fracas.view.learn import reader, rules
from fracas.view.markup import Markup, join
from fracas.view.match import log, odds_slip, score, squads, tray
from fracas.view.match import screen as match
from fracas.view.match.dice import UNKNOWN, DieFace
from fracas.view.match.dice_box import (
    LANDED,
    BoxDie,
    DiceBox,
    DiceEntry,
    DieSlot,
    FaceKey,
    dice_box,
    dice_entry,
    dice_entry_buttons,
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
    rule = log.RuleNote(text, text, text, text)
    prose = f"{text}\n\n- {text}\n- **{text}**\n\n| {text} | b |\n|---|---|\n| `{text}` | *c* |"
    chapter, term = rules.ChapterText(text, text, prose), reader.TranslatedTerm(text, text)
    entry = reader.ChapterEntry("1", text, text)
    boxed = (BoxDie(FLOP, text, 0.5, True, True, True), BoxDie(STAR))
    profile = ProfileRow(text, (text,), text)
    team = score.ScoreSide(text, 3, True)
    parts = (reader.figure(board.static_board(FULL, "q", text), text, (text, text)),
             reader.log_figure((log.LogLine("r1", text, token, text, ROLLED, text),), text, ("wine", "sky")))
    read = reader.RulesModel("elfball", text, (entry,), (entry._replace(at="2", lang="fr"),), "1",
                         reader.plain_chapter(text, parts, "elfball", (entry, entry)),
                         games=(("elfball", text), ("cave-brawl", text)))
    return {
        "board": board.static_board(FULL._replace(label=text, tokens=(token,)), "p"),
        "score": score.score_bar(score.Score("elfball", text, text, team, team, (button(text), off), ("wine", "sky"))),
        "strip": join(score.pegs(score.Pegs(text, 2, 6)), score.trackers((score.TrackerFigure(text, text),))),
        "history": score.undo_redo_row(text, text),
        "slip": odds_slip.odds_slip(odds_slip.OddsSlip(
            text, text, Fraction(1, 3), text, token, token, text, (FLOP,), text,
            (odds_slip.ReasonLine(text, text, odds_slip.GOOD, text), odds_slip.ReasonLine(text, text, odds_slip.IDLE)),
            (odds_slip.FanPiece(text, Fraction(1, 40), "flop"), odds_slip.FanPiece(text, Fraction(39, 40), "s4")),
            (odds_slip.PlanRoll(text, Fraction(1, 2)),), text)),
        "box": dice_box(DiceBox(text, boxed, text, text, LANDED)),
        "entry": dice_entry(DiceEntry(text, text, text, (DieSlot(STAR), DieSlot(DieFace("d6", UNKNOWN), True, True)),
                                 tuple(FaceKey(face, face.face, text) for face in ROLLED), 1)),
        "entry buttons": tray.tray(dice_entry_buttons(DiceEntry(text, text, "", (), (), 2))),
        "tray": tray.tray((button(text), off)),
        "question": tray.question(tray.Question(text, text, (tray.PlayerChip(token, text, text),), (button(text),))),
        "thinking": tray.bot_progress(tray.BotProgress(text, 0.4)),
        "last": tray.last_line(text),
        "squads": squads.squad_lists((squads.SquadList(text, text, (squads.SquadGroup("", (row,)),
                                                                    squads.SquadGroup(text, (row,)))),)),
        "card": squads.player_card(squads.PlayerDetails(token, text, text, (squads.Stat(text, text, True),),
                                                        ((text, text),))),
        "log": join(log.log_header(True), log.log_lines((
            log.TurnHeading("1", text, text), log.LogLine("2", text, token, text, ROLLED, text, True, rule, True),
            log.LogLine("3", text)))),
        "cells": grid_table.cell_table(
            grid_table.CellTable(text, ((grid_table.Cell(1, text, 1),), (grid_table.Cell(2, text, 4),)), 1, 2)),
        **team_pieces(text),
        **league_pieces(text),
        "home": home.home(
            home.HomeModel(
                (home.GameCard("elfball", text, text, (text, text)), home.GameCard("cave-brawl", text, text)),
                (("team", text, "#/teams"), ("cup", text, "#/leagues")), (
                    home.StepCard(text, text, text, href="#/match/1", board=board.static_board(FULL, "thumb", text)),
                    home.StepCard(text, text, text, do="next-match", arg=text),
                    home.StepCard(text, "", text, href="#/today")),
                2),
            home.Readiness(0.4, text)),
        "ready": home.readiness_light(home.Readiness(1, text)),
        "new match": new_match.new_match(new_match.NewMatchForm(
            "elfball", text, (LabelledValue(text, text),),
            tuple(new_match.SideForm(side, text, MatchTeam(text, text, (text,), (profile,)), kit, text, "real")
                  for side, kit in enumerate(("wine", "sky"))),
            (LabelledValue(text, text, text),),
            (SettingField("a", text, (LabelledValue("no", text), LabelledValue("yes", text)), "yes", text),
             SettingField("b", text, (LabelledValue(text, text),), text)), text)),
        "rules": reader.rules_page(read),
        "section": reader.rules_page(read._replace(
            plain=(), page=rules.chapter_text(chapter, reader.plain_chapter_links("elfball", (entry,))))),
        "found": reader.rules_page(read._replace(words=text, hits=(reader.Hit(entry, text),), terms=(term,))),
        "not found": reader.rules_page(read._replace(words=text or "x")),
        "rule card": shell.sheet(text, rules.rule_card("elfball", chapter)),
        "empty": join(shell.empty_state("elfball", text, text, button(text)), shell.empty_state("elfball", text, text)),
        "shout": shout(text, "elfball"),
        "shell": join(shell.page_bar(text, "#/", (button(text),)),
                      shell.notice(shell.Notice(text, (button(text),), "bad")),
                      shell.menu((("gear", text, "#/settings"),))),
        "settings": shell.settings_form(shell.Settings("en", "", "full", 100, "risky", True, False)),
        "controls": join(link_button(text, "#/", icon_name="book"),
                         select(text, text, (LabelledValue(text, text),), text),
                         checkbox(text, text, True), slider(text, text, 1, 0, 2)),
        "legend": join(match.chance_legend(text), match.corner_buttons(True, text, button(text))),
    }


def whole_match() -> Markup:
    """Return a match screen with its regions filled."""
    parts = pieces("Ashbow")
    regions = {"score": parts["score"], "field": board.draw(FULL), "cells-box": parts["cells"],
               "strip": parts["strip"], "history": parts["history"], "squads": parts["squads"],
               "ask": join(parts["card"], parts["slip"]), "tray": parts["tray"], "last": parts["last"],
               "log-lines": parts["log"], "legend": parts["legend"]}
    drawn = str(match.match_skeleton())
    for key, markup in regions.items():
        start = drawn.index(">", drawn.index(f'id="{key}"')) + 1
        drawn = drawn[:start] + markup + drawn[start:]
    return Markup(drawn)
