"""Play by link: two people far apart and no server, for every game and without knowing any.

`local_player` holds the identity and secret of this device, `orders` the answers a coach gives in advance, `link_game`
the match on one of the two devices, `history` its entries and the comparison of two copies, `invitation` how a match
begins, `exchange` what comes in and goes out, `signatures` who has written what (with `ed25519`), `courses` what
becomes of a link that differs. The dice stand in `fracas.kernel.chance.commit_reveal`.
"""
