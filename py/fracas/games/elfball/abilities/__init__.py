"""Abilities with rules of their own (chapter 22); those that change a roll stand where it is made."""
