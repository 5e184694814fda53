"""The controls of every screen: keys, rules, preferences, offers of the browser, and the report of a problem."""

from collections.abc import Callable

from fracas.locale import _
from fracas.page import routes, slugs
from fracas.page.browser.offline import OfflineState
from fracas.page.chunks import READER
from fracas.page.controls import Controls, control
from fracas.page.match.host.sheets import help_sheet
from fracas.page.screens.problem_report import link_in, report_sheet
from fracas.page.screens.rule_sheet import show_rule
from fracas.page.screens.unsaved_notice import CONTROL, download_unsaved
from fracas.page.shell import Shell
from fracas.view.arguments import one_of, text, word


def controls(shell: Shell, report: Callable[[], str], dismiss: Callable[[str], None]) -> Controls:
    """Return the controls of every screen.

    Args: report - returns the text of a report of a problem.
          dismiss - puts an offer of the browser away.
    """
    def copy(text: str) -> None:
        shell.browser.copy(text)
        shell.say(_("Copied."))

    def explain_term(key: str) -> None:
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
        "term": control(explain_term, word),
        "help": control(lambda: shell.open_sheet(help_sheet())),
        "rule": control(lambda rule: show_rule(shell, slugs.key_of(shell.route.what), rule), text),
        "why-not": control(lambda game, rule: show_rule(shell, slugs.key_of(game), rule), word, text),
        "print": control(shell.browser.print_page),
        "home": control(lambda: shell.go("#/")),
        "back": control(shell.go_back),
        "stop-reading": control(shell.stop_text_reader),
        "report": control(lambda: shell.open_sheet(report_sheet(report()))),
        "copy-report": control(lambda: copy(report())),
        "copy-report-link": control(lambda: copy(link_in(report()))),
        "copy-text": control(copy, text),
        "save-text": control(lambda found: shell.browser.download("fracas-link.txt", found + "\n"), text),
        "update": control(shell.browser.update),
        "install": control(shell.browser.install),
        "dismiss": control(dismiss, one_of(*OfflineState._fields)),
        CONTROL: control(lambda: download_unsaved(shell.store, shell.browser.download)),
        "make-room": control(lambda: shell.go(routes.write(routes.SAVED))),
        "prefer": control(shell.set_preference, word, text),
    }
