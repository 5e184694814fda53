"""The value bench: an expert's judgement of positions beside the results of play-outs.

`books` says of a game how a play-out ends and what its experts foretell, `playouts` plays positions out, `bench`
measures the judgement on them, and corrections of it on positions they were not fitted to.
"""
