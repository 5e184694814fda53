"""Gangs that coaches put together (chapter 2): rosters and why they are not legal, codes and files."""
