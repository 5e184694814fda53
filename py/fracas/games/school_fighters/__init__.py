"""School Fighters: two gangs, five rounds, a table measured in inches.

Modules are chapters of the reference: `terrain`, `space` 1, `setup`, `units` 2, `turn` 3, `orders` 4.1, `movement` 1.5
and 4.2, `shooting` 5, `combat` 6.0 to 6.3, `separation` 6.4, `moxie` 6.5, `turn` 6.6 and 6.7, `monitor` 7, `layouts` 8.
`ways` offers useful moves, paths and regions. `LEDGER.md` says where each section and ruling lives and which tests show
it.
"""
