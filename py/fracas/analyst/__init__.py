"""The analyst: what decided a match that is over, dice or decisions, and where something better could be done.

`fortune` tells luck from decisions, `decision_value` compares a decision with what a bot would have tried, `verdict`
does so for a whole match, `better` plays the better line. It sees a ruleset and a match and knows no game.
`mistake_words` tells a mistake as a coach would, through the face of the game.
"""

from fracas.analyst.better import Line, better_line
from fracas.analyst.verdict import Mistake, Verdict, verdict

__all__ = ["Line", "Mistake", "Verdict", "better_line", "verdict"]
