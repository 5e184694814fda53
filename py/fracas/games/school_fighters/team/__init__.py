"""Gangs put together by coaches (chapter 2): rosters and the faults of illegal ones, codes and files."""
