"""Rosters from other sites and programs: their formats, and the part of them that fits a game here.

Nothing is fetched. The formats are those of FUMBBL, Tourplay, BattleScribe, New Recruit and Army Forge.
"""
