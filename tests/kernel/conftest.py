"""Hypothesis tries the same random cases every time, others in a long run; none fails because the machine is busy."""

from hypothesis import settings

from tests.sample import sample

settings.register_profile("steady", settings.get_profile("ci"), derandomize=sample(True, False))
settings.load_profile("steady")
