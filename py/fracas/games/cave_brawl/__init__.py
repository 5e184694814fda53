"""Cave Brawl: nine a side, one ball, a stone pit and sometimes a dinosaur.

Modules are chapters of the reference: `pit` 1, `teams` 2, `turn`, `activation`, `movement`, `score` 3, `ball` 3.5,
`roll` 4.0, `block`, `tackle`, `throw`, `fear`, `revive`, `infighting`, `curse` 4.1 to 4.11, `injury` 5, `ungawa` and
`beasts` 6, `season` 7. `LEDGER.md` says where each section and ruling lives and which tests show it.
"""
