"""Careers in a league of Street Brawl: those of Elfball, with its own Injury table and the Chainsaw Maniac (12)."""

from __future__ import annotations

from fracas.games.elfball.team.career import CAREER as CAREER
