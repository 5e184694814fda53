"""Player names in sentences of the rules: the names on the board in place of those for the terminal."""

from collections.abc import Callable, Iterable


def substitute_names(
    sentence: str, players: Iterable[int], plain: Callable[[int], str], shown: Callable[[int], str],
) -> str:
    """Return a sentence with the board's names of players in place of the rules'.

    Args: plain - the rules' name of a player, with his side, for the terminal; shown - the board's name.
    """
    for who in players if sentence else ():
        sentence = sentence.replace(plain(who), shown(who))
    return sentence
