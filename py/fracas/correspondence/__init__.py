"""Play by link: two people far apart and no server, for every game and without knowing any.

`seat` is what a device keeps to itself, `orders` what a coach has answered in advance, `sealed_game` the match on one
of the two devices, `course` what happened in it, `opening` what is done with a link that comes in. How the dice are
sealed stands in `fracas.kernel.commit_reveal`.
"""
