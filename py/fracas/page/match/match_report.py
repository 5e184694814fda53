"""The match report on the page: shown on a sheet, copied, saved as a text file."""

from fracas.faces import face_of
from fracas.locale import _
from fracas.page.controls import Controls, control
from fracas.page.match.session import Session
from fracas.page.shell import Shell
from fracas.view.match_report import report_sheet, report_text
from fracas.view.tally import report_of


def controls(shell: Shell, session: Session) -> Controls:
    """Return what shows, copies and saves the report of a match."""
    counting = face_of(session.game.ruleset.key).report

    def copy() -> None:
        shell.browser.copy(report_text(report_of(session.game, counting)))
        shell.say(_("Copied."))

    def save() -> None:
        name = f"{session.game.ruleset.key}-{session.match}-report.txt"
        shell.browser.download(name, report_text(report_of(session.game, counting)))
    return {
        "match-report": control(lambda: shell.open_sheet(report_sheet(report_of(session.game, counting)))),
        "copy-match-report": control(copy),
        "save-match-report": control(save),
    }
