"""Hypothesis tries the same random cases every time, and none fails because the machine is busy."""

from hypothesis import settings

settings.load_profile("ci")
