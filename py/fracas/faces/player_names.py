"""Sentences of the rules on the page: everybody in them goes by the name he has on the board and in the log."""

from collections.abc import Callable, Iterable


def substitute_names(
    sentence: str, players: Iterable[int], plain: Callable[[int], str], shown: Callable[[int], str],
) -> str:
    """Return a sentence with players called as the board calls them.

    Args: plain - what the rules call a player, with his side, for the terminal; shown - what the board calls him.
    """
    for who in players if sentence else ():
        sentence = sentence.replace(plain(who), shown(who))
    return sentence
