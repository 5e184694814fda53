"""The controls of every screen: keys, rules, preferences, offers of the browser, and the report of a problem."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.locale import _
from fracas.page import slugs
from fracas.page.browser.offline import OfflineState
from fracas.page.chunks import READER
from fracas.page.controls import Controls, control
from fracas.page.match.sheets import help_sheet
from fracas.page.screens import problem_report
from fracas.page.screens.rule_sheet import show_rule
from fracas.view.arguments import one_of, text, word

if TYPE_CHECKING:
    from fracas.page.app import App


def controls(app: App) -> Controls:
    """Return the controls of every screen."""
    shell = app.shell

    def copy(text: str) -> None:
        shell.browser.copy(text)
        shell.say(_("Copied."))

    def explain(key: str) -> None:
        def open_box() -> None:
            from fracas.page.reader.words import explanation
            if found := explanation(game, key):
                shell.canvas.fill("term", found)
                shell.canvas.send("explain", "", "", key)
                shell.send()
        game = shell.screen.explains if shell.screen is not None else ""
        if game:
            shell.browser.when_loaded(open_box, (READER,))
    return {
        "term": control(explain, word),
        "help": control(lambda: shell.open_sheet(help_sheet())),
        "rule": control(lambda rule: show_rule(shell, slugs.key_of(shell.route.what), rule), text),
        "why-not": control(lambda game, rule: show_rule(shell, slugs.key_of(game), rule), word, text),
        "print": control(shell.browser.print_page),
        "home": control(lambda: shell.go("#/")),
        "stop-reading": control(shell.stop_text_reader),
        "report": control(lambda: shell.open_sheet(problem_report.report_sheet(app.report()))),
        "copy-report": control(lambda: copy(app.report())),
        "copy-report-link": control(lambda: copy(problem_report.link_in(app.report()))),
        "copy-text": control(copy, text),
        "save-text": control(lambda found: shell.browser.download("fracas-link.txt", found + "\n"), text),
        "update": control(shell.browser.update),
        "install": control(shell.browser.install),
        "dismiss": control(app.dismiss, one_of(*OfflineState._fields)),
        "prefer": control(shell.set_preference, word, text),
    }
