"""Printed tables of results (Street Brawl 8)."""

# Net of an Injury roll, from 0 (and a flop) to 6 and more. Rule: Street Brawl 8.
INJURIES = ("infirmary", "infirmary", "recovery", "recovery", "benched", "dazed", "down")
