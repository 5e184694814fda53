"""Armour, injuries, casualties and what heals, raises or sends off."""
