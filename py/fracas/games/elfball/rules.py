"""The rules to read; each alternative rule of chapter 24 is a section."""

from fracas.kernel.rulebook import rules_beside

rules_text = rules_beside(__file__, listed="24")
